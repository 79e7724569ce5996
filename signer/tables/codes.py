"""Codes of tables as names of our inventories: handshapes by their labels, places by minor locations."""

from collections.abc import Mapping
from functools import cache
from typing import Final

import handshapes.catalogue as shapes
import sites.catalogue as places
from handshapes.handshape import Handshape
from handshapes.search import fold
from sites.site import Site

AROUND: Final[Mapping[str, tuple[str, ...]]] = {
    "head": ("head", "face", "head space"), "body": ("torso", "neck", "torso space"),
    "arm": ("arm", "arm space"), "hand": ("hand", "hand space"), "neutral": ("neutral space",),
}  # fmt: skip
"""Regions of our places by major locations."""
TWO: Final = ("symmetrical", "alternating", "asymmetrical", "2", "two", "x")
"""Beginnings of what tables write of signs of both hands."""
ALIKE: Final = ("symmetricaloralternating", "symmetrical", "alternating", "2s", "2ss")


def handshapes_of(code: str) -> tuple[Handshape, ...]:
    """Return the handshapes that a code may mean, the likeliest first; none for a code that is not known."""
    return _shapes().get(fold(code), ()) if code else ()


@cache
def _shapes() -> Mapping[str, tuple[Handshape, ...]]:
    found = dict[str, dict[str, Handshape]]()
    for shape in shapes.every():  # those called so come before those that only share a label
        found.setdefault(fold(shape.name), {})[shape.name] = shape
    for shape in shapes.every():
        for label in (*shape.asllex, shape.title):
            found.setdefault(fold(label), {}).setdefault(shape.name, shape)
    return {code: tuple(named.values()) for code, named in found.items()}


def sites_of(minor: str, major: str = "") -> tuple[Site, ...]:
    """Return the places that codes may mean, those most used first; none for codes that are not known.

    Args:
        minor: fine location, as "CheekNose".
        major: coarse one, as "Head": it decides what is meant by "Other", and by nothing.
    """
    if not minor and not major:
        return ()
    regions = AROUND.get(fold(major), ())
    named = [
        site for site in places.every()
        if site.is_placed and (not minor or fold(minor) in map(fold, site.asllex))
    ]  # fmt: skip
    within = [site for site in named if site.region in regions]
    return tuple(within or (named if minor else ()))


def hands_of(code: str) -> int | None:
    """Return how many hands a code of the kind of sign means; None where that is not known."""
    plain = fold(code).replace(" ", "").replace("-", "")
    if not plain:
        return None
    if plain.startswith(("one", "1")):
        return 1
    return 2 if plain.startswith(TWO) else None


def are_alike(code: str) -> bool:
    """Return whether both hands of a sign do the same."""
    return fold(code).replace(" ", "").replace("-", "").startswith(ALIKE)
