"""Find and search handshapes and articulators, and place articulators on the hand."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from body_model.plain_types import Side
from handshapes.articulator import Articulator
from handshapes.derived import parts_of
from handshapes.handshape import Handshape
from handshapes.reading import Inventory, read_inventory
from handshapes.search import Searchable, did_you_mean, rank_matches

if TYPE_CHECKING:
    from body_model.surface_point import SurfacePoint

DATA: Final = Path(__file__).parent / "data"
PALM: Final = "palm.centre"
THUMB: Final = "thumb."
"""Beginning of the ids of all points of the thumb."""
_ALSO_CALLED: Final = {"pinky": "little finger", "index": "forefinger"}
Thing = TypeVar("Thing")


@cache
def _inventory() -> Inventory:
    return read_inventory(DATA)


def find(name: str) -> Handshape:
    """The handshape of that name; LookupError says which names are close."""
    return _found(name, _inventory().handshapes, "handshape")


def every() -> tuple[Handshape, ...]:
    """All handshapes, those to be shown first in front."""
    return tuple(_inventory().handshapes.values())


def search(text: str) -> tuple[Handshape, ...]:
    """Handshapes that answer the text, best first.

    Exact name, letter or number, then beginnings, words and pieces.
    """
    shapes = every()
    return tuple(shapes[place] for place in rank_matches(text, searchable()))


@cache
def searchable() -> Sequence[Searchable]:
    """Return the search terms of every handshape, in their order."""
    return tuple(
        Searchable((shape.name, shape.title), shape.letters, shape.aliases, f"{shape.group} {shape.words}")
        for shape in every()
    )


def articulators() -> tuple[Articulator, ...]:
    """All articulators, most used first."""
    return tuple(sorted(_inventory().articulators.values(), key=lambda one: one.rank))


def articulator_terms(one: Articulator) -> Searchable:
    """Return the search terms of an articulator: its name, and where it lies; nobody is called by an id."""
    where = f"{one.placement} {one.aspect} {_ALSO_CALLED.get(one.digit, '')}"
    return Searchable((one.name,), text=f"{one.id.replace('.', ' ')} {where}")


def find_articulator(articulator_id: str) -> Articulator:
    """The articulator of that id; LookupError says which ids are close."""
    return _found(articulator_id, _inventory().articulators, "articulator")


def legal(handshape: Handshape) -> tuple[Articulator, ...]:
    """The articulators that may touch with the handshape and lie on the drawn hand, the default first."""
    found = _inventory().articulators
    return tuple(found[name] for name in handshape.articulators if found[name].is_offered)


def default(handshape: Handshape) -> Articulator:
    """The articulator chosen when nothing else was.

    The handshape's default, or the first legal one that is placed.
    """
    return legal(handshape)[0]


def default_in_space(handshape: Handshape) -> Articulator:
    """The articulator chosen at a place in space when nothing else was.

    The default, unless it is on the thumb: that there would bring the hand across the body, so it is the
    palm's centre.
    """
    own, palm = default(handshape), find_articulator(PALM)
    return palm if own.id.startswith(THUMB) and palm in legal(handshape) else own


@lru_cache(maxsize=4096)
def articulator_points(
    articulator_id: str, side: Side, handshape: Handshape | None = None
) -> "tuple[tuple[SurfacePoint, float], ...]":
    """The points of the skin whose mean is the articulator, with their shares.

    A derived articulator depends on the handshape; without one it is made for a flat hand with all fingers
    selected. LookupError when the articulator is unknown or lies on no drawn hand.
    """
    # Names are looked up by files and commands that need no body, so it is loaded only here.
    from body_model.load import load_body
    from body_model.surface_point import SurfacePoint, mirrored

    inventory, body = _inventory(), load_body()
    if inventory.topology_hash != body.topology_hash:
        raise ValueError(
            "handshapes/data/places.json belongs to another body; run tools/place_articulators.py"
        )
    articulator = find_articulator(articulator_id)
    if not articulator.placed:
        raise LookupError(f"{articulator.name} ({articulator_id}) is not placed on the hand")
    shares = ((articulator_id, 1.0),) if articulator.kind == "point" else parts_of(articulator_id, handshape)
    places = ((inventory.places[name], share) for name, share in shares)
    points = ((SurfacePoint(place.quad, place.u, place.v), share) for place, share in places)
    return tuple((point if side == "right" else mirrored(body, point), share) for point, share in points)


def _found(name: str, things: Mapping[str, Thing], what: str) -> Thing:
    if name in things:
        return things[name]
    raise LookupError(f"there is no {what} {name!r}{did_you_mean(name, things)}")
