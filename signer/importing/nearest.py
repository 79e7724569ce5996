"""Handshapes, articulators and sites nearest to what a notation names, where no inventory has it so.

What is near is told by the fields that differ, the weightier ones first: there is no distance in millimetres
between symbols.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile
from typing import Final, Generic, TypeVar

import handshapes.catalogue as shapes
import sites.catalogue as sites
from body_model.plain_types import Side
from signer.notation import tables
from signer.notation.notated import Location, Part, Shape

Name = TypeVar("Name", bound=str)
MOST: Final = 5
"""Alternatives that are kept: as many as the panel of guesses shows at once."""
_OF_FINGERS: Final = {"tip": "fingertips", "pad": "fingerpads", "": "fingertips"}
"""Articulators of all fingers that are chosen, by the part of several fingers that is named."""


@dataclass(frozen=True, slots=True)
class Found(Generic[Name]):
    """Names that are near to what is said, the nearest first.

    Attributes:
        names: at least one.
        is_exact: the first is written just so.
        is_sure: the nearest is what is written but for a detail that the inventory has not, as of a handshape
            how fingers are bent or the thumb lies, or which of two shapes the hand is nearer to.
    """

    names: tuple[Name, ...]
    is_exact: bool
    is_sure: bool


@cache
def handshapes_near(shape: Shape) -> Found[str]:
    """Return the handshapes nearest to a shape."""
    exact = tables.handshape_of(shape)
    plain = replace(shape, between=None)
    rows = ((name, said) for name, said in tables.shapes().items() if said.between is None)
    ranked = sorted(rows, key=lambda row: (_apart(plain, row[1]), shapes.find(row[0]).name != exact))
    names = tuple(name for name, _ in ranked if name != exact)
    apart = _apart(plain, ranked[0][1])
    found = ((exact,) if exact else ()) + names
    return Found(found[:MOST], bool(exact), bool(exact) or not any(apart[:2]))


def _apart(one: Shape, other: Shape) -> tuple[int, ...]:
    """Tell how far two shapes are apart: fingers first, then their bending, what touches, and the thumb."""
    base = 0 if one.base == other.base else _bases_apart(one.base, other.base)
    return (
        base,
        len(set(one.special) ^ set(other.special)),
        len({digit for digit, _ in set(one.bends) ^ set(other.bends)}),
        _bend_apart(one.bend, other.bend),
        _differ(one.thumb_enclosed, other.thumb_enclosed) + _differ(one.thumb_between, other.thumb_between),
        _differ(one.contact, other.contact) + _differ(one.second_contact, other.second_contact),
        0 if one.thumb == other.thumb else 1 if not (one.thumb and other.thumb) else 2,
        _differ(one.opening, other.opening) + len(set(one.exempt) ^ set(other.exempt)),
    )


def _bases_apart(one: str, other: str) -> int:
    """Count the letters of the longer of two names behind those that both begin with."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    return max(len(one), len(other)) - same


def _bend_apart(one: str, other: str) -> int:
    if one == other:
        return 0
    order = ("", "halfbent", "bent", "round", "hooked", "dblbent", "dblhooked")
    return 1 + abs(order.index(one) - order.index(other)) if one in order and other in order else len(order)


def _differ(one: object, other: object) -> int:
    return int(one != other)


@cache
def articulators_near(part: Part, handshape: str) -> Found[str]:
    """Return the articulators of a handshape nearest to a part of the hand."""
    shape = shapes.find(handshape)
    legal = tuple(one.id for one in shapes.legal(shape))
    exact = tables.articulator_of(part)
    if exact is None and len(part.digits) > 1 and part.location in _OF_FINGERS:
        exact = _OF_FINGERS[part.location]
    if exact is not None and shapes.find_articulator(exact).is_offered:
        return Found((exact, *_others(legal, exact)), exact == tables.articulator_of(part), True)
    rows = [(name, said) for name, said in tables.parts().items() if shapes.find_articulator(name).is_offered]
    ranked = sorted(rows, key=lambda row: (*_part_apart(part, row[1]), row[0] not in legal, _rank(row[0])))
    nearest = ranked[0][0]
    return Found((nearest, *_others(legal, nearest)), False, _part_apart(part, ranked[0][1])[0] == 0)


def articulators_of(handshape: str, usual: str) -> tuple[str, ...]:
    """Return what of a hand may touch where nothing is named: the usual part, then what is used most."""
    return (usual, *_others(tuple(one.id for one in shapes.legal(shapes.find(handshape))), usual))


def shares(names: Sequence[object]) -> tuple[float, ...]:
    """Return how likely each of some names is, in the order of their use: the n-th 1/n times the first.

    Such a fall (Zipf's) is assumed, as the inventories tell order alone.
    """
    most = sum(1.0 / number for number in range(1, len(names) + 1))
    return tuple(round(1.0 / (number * most), 3) for number in range(1, len(names) + 1))


def _others(legal: tuple[str, ...], first: str) -> tuple[str, ...]:
    return tuple(sorted((one for one in legal if one != first), key=_rank))[: MOST - 1]


def _rank(name: str) -> int:
    return shapes.find_articulator(name).rank


def _part_apart(one: Part, other: Part) -> tuple[int, ...]:
    return (
        _differ(one.location, other.location),
        len(set(one.digits) ^ set(other.digits)),
        0 if one.side == other.side else 1 if not (one.side and other.side) else 2,
    )


@cache
def site_near(place: Location, hand: Side) -> Found[str]:
    """Return the site of the skin nearest to where something is touched, of body, arm or the other hand.

    Args:
        place: its contact and the part of the hand count for nothing.
        hand: "right" for the dominant hand of a sign, "left" for the other one.
    """
    touched = Location(place.part, place.is_hand, place.second, place.behind, "touch")
    exact = tables.site_of(touched, hand)
    if exact is not None:
        return Found((exact,), True, True)
    plain = replace(touched, second=None)
    simpler = tables.site_of(plain, hand) or (
        tables.site_of(replace(plain, second=None, part=place.second), hand) if place.second else None
    )
    if simpler is not None:
        return Found((simpler,), False, True)
    rows = [
        (site.id, said)
        for site in sites.placed(hand)
        if site.kind == "surface" and (said := tables.places().get(site.id)) is not None
        if said.is_hand == place.is_hand
    ]
    ranked = sorted(rows, key=lambda row: (*_place_apart(place, row[1]), sites.find(row[0]).rank))
    return Found((ranked[0][0],), False, _place_apart(place, ranked[0][1])[0] == 0)


def _place_apart(one: Location, other: Location) -> tuple[int, ...]:
    return (*_part_apart(one.part, other.part), _differ(one.behind, other.behind))
