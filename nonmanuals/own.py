"""A signal of one's own: a face, and how the head is held with it, kept under a name."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from handshapes.search import Searchable, fold
from nonmanuals import catalogue
from nonmanuals.shapes import Region, region_of
from nonmanuals.signal import Values


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


def namesake(name: str) -> str:
    """Return the name of the inventory's signal that is called so; empty where there is none."""
    wanted = fold(name)
    return next((one.name for one in catalogue.every() if wanted in {fold(one.id), fold(one.name)}), "")
