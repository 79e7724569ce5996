"""A signal of one's own: a face, and how the head is held with it, kept under a name."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Final

from handshapes.search import Searchable, fold
from nonmanuals import catalogue
from nonmanuals.shapes import Region, region_of
from nonmanuals.signal import Values

LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class OwnSignal:
    """A face that its maker has named, of a right-handed signer.

    Attributes:
        name: as its maker calls it.
        shapes: weights of face shapes, sorted by name.
        head: channels of the head that are not zero, rad or m, sorted by name.
        extra: what a newer file has more, as its reader keeps it.
    """

    name: str
    shapes: Values
    head: Values = ()
    extra: tuple[Hashable, ...] = ()

    @property
    def parts(self) -> dict[Region, Values]:
        """Its shapes by the part of the face that they move."""
        found: dict[Region, list[tuple[str, float]]] = {}
        for shape, weight in self.shapes:
            found.setdefault(region_of(shape), []).append((shape, weight))
        return {region: tuple(values) for region, values in found.items()}

    @property
    def searchable(self) -> Searchable:
        """Search terms of the signal: its name, and that it is one's own."""
        return Searchable((self.name,), aliases=("own",))


def name_problem(name: str, taken: Iterable[str] = ()) -> str:
    """Return what is wrong with a name for a signal of one's own; empty when nothing is.

    Names that differ in nothing but capitals, blanks and dashes are the same name.
    """
    wanted = fold(name)
    if not wanted:
        return "give it a name with a letter or a number in it"
    if not name.isprintable():
        return "the name has characters that cannot be shown; leave them out"
    if len(name) > LONGEST_NAME:
        return f"the name has {len(name)} characters; {LONGEST_NAME} are the most"
    for signal in catalogue.every():
        if wanted in {fold(signal.id), fold(signal.name)}:
            return f"{signal.name} is a signal of the inventory; choose another name"
    same = next((other for other in taken if fold(other) == wanted), "")
    return f"there is one called {same} already; choose another name" if same else ""
