"""Look up what inventories call shapes, parts and places in notation, both ways.

The columns `hamnosys` of the inventories hold symbols alone; what they say in either dialect is read from
them by the grammar. Several names may be written alike: then the one that is used most is read.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import handshapes.catalogue
import sites.catalogue
from handshapes.table import read_table
from signer.notation.cursor import Cursor
from signer.notation.grammar import read_alone
from signer.notation.hand_symbols import read_shape
from signer.notation.notated import Location, Part, Shape
from signer.notation.place_symbols import read_location
from signer.notation.symbols import NotationError
from sites.reading import ON_OTHER_HAND

COLUMN: Final = "hamnosys"
ARMS: Final = (".R", ".L")
"""Endings of sites of the arms: each hand touches the other arm, so both are written alike."""
JOINTS: Final = frozenset({"ip", "pip", "mcp"})
"""Levels of articulators that are joints."""
_Said = TypeVar("_Said")
_Name = TypeVar("_Name")


def symbols_in(path: Path, key: str) -> dict[str, tuple[str, ...]]:
    """Return the symbols of each row of an inventory's table, by its name; none where it has none."""
    return {row[key]: tuple(row[COLUMN].split()) for row in read_table(path, (key, COLUMN), key=(key,))}


def _read_rows(path: Path, key: str, read: Callable[[Cursor], _Said]) -> dict[str, _Said]:
    found = {}
    for name, symbols in symbols_in(path, key).items():
        if symbols:
            try:
                found[name] = read_alone(symbols, read)
            except NotationError as error:
                raise ValueError(f"{path.name}, {name}: {error}") from error
    return found


def _by_meaning(rows: Iterable[tuple[_Name, _Said]]) -> dict[_Said, _Name]:
    """Return the first name for each of what rows say."""
    return {said: name for name, said in reversed(list(rows))}


@cache
def shapes() -> Mapping[str, Shape]:
    """Return the notation of every handshape."""
    return _read_rows(handshapes.catalogue.DATA / "handshapes.csv", "name", read_shape)


@cache
def _handshapes() -> Mapping[Shape, str]:
    return _by_meaning((shape.name, shapes()[shape.name]) for shape in handshapes.catalogue.every())


def handshape_of(shape: Shape) -> str | None:
    """Return the handshape that is written exactly so; None where there is none."""
    return _handshapes().get(shape)


@cache
def parts() -> Mapping[str, Part]:
    """Return the notation of every articulator."""
    found = _read_rows(handshapes.catalogue.DATA / "articulators.csv", "id", read_location)
    return {name: place.part for name, place in found.items()}


@cache
def _articulators() -> Mapping[Part, str]:
    """Articulators by their notation; symbols of joints are read as joints, not as the bones beside them."""
    ranked = sorted(handshapes.catalogue.articulators(), key=lambda one: (one.level not in JOINTS, one.rank))
    return _by_meaning((one.id, parts()[one.id]) for one in ranked)


def articulator_of(part: Part) -> str | None:
    """Return the articulator that is written exactly so; None where there is none."""
    return _articulators().get(part)


@cache
def places() -> Mapping[str, Location]:
    """Return the notation of every site that has one.

    What lies on the skin has no contact there: a sign tells whether it is touched.
    """
    return _read_rows(sites.catalogue.DATA / "sites.csv", "id", read_location)


@cache
def _sites(is_space: bool) -> Mapping[Location, str]:
    return _by_meaning(
        (site.id, places()[site.id])
        for site in sites.catalogue.every()
        if site.id in places() and (site.kind == "space") == is_space
    )


def site_of(place: Location, hand: str = "right") -> str | None:
    """Return the site that is written exactly so; None where there is none.

    Args:
        place: where; without a contact, or with one that says how far it is, it is space if there is such a
            site, else with any contact skin. What touches it does not count.
        hand: "right" for the dominant hand of a sign, which touches the left arm; "left" for the other one.
    """
    bare = replace(place, articulator=None)
    found = None
    if place == Location(place.part, is_hand=True, contact="touch", articulator=place.articulator):
        on_hand = f"{ON_OTHER_HAND}{articulator_of(place.part)}"
        found = on_hand if on_hand in places() else None
    if found is None and place.contact in ("", "close", "armextended"):
        found = _sites(is_space=True).get(bare)
    if found is None and place.contact not in ("", "armextended"):
        found = _sites(is_space=False).get(replace(bare, contact=""))
    if found is not None and sites.catalogue.find(found).carrier in ("arm.R", "arm.L"):
        return found.removesuffix(ARMS[0]).removesuffix(ARMS[1]) + ARMS[hand == "right"]
    return found
