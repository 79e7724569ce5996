"""Places at which a hand is tried that cannot be where it is told to be: about it, and before it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

import sites.catalogue as sites
from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.document.sign import SIDE_OF
from signer.document.values import BothMeet, Contact, Placement, SpacePoint
from signer.importing.draft_places import site_point
from signer.kinematics.sides import side_sign
from signer.motion.solving.hand_moment import HandMoment

SHIFTS: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.04), (0.0, 0.0, 0.08), (0.07, 0.0, 0.0), (0.0, -0.07, 0.0), (0.0, 0.07, 0.0),
    (0.0, 0.0, 0.13), (-0.07, 0.0, 0.0), (0.07, 0.0, 0.08), (0.07, -0.07, 0.08), (0.07, 0.07, 0.08),
    (0.1, -0.1, 0.0), (0.0, 0.0, -0.1), (0.12, 0.0, 0.1),
)  # fmt: skip
"""Shifts, m, at which a hand is tried that cannot be where it is told to be: to its own side, up, out.
Symbols of places are a hand's length apart: half of it is the same symbol, the last ones are the next."""
MET_AT: Final[tuple[Vector, ...]] = (
    (0.0, 0.0, 0.0), (0.0, 0.0, 0.08), (0.0, 0.0, 0.15), (0.0, 0.08, 0.0), (0.0, -0.08, 0.0), (0.0, 0.1, 0.1),
    (0.0, -0.1, 0.1),
)  # fmt: skip
"""Shifts, m, in the middle, at which a hand is tried that cannot meet its mirror image as it is told to."""
FURTHER: Final[tuple[Vector, ...]] = (
    *SHIFTS, (0.0, 0.13, 0.08), (0.07, 0.13, 0.0), (0.0, 0.1, 0.12), (0.09, 0.09, 0.09), (0.0, 0.15, 0.0),
    (0.13, 0.0, 0.06), (0.0, -0.13, 0.08), (0.15, 0.0, 0.03), (0.11, 0.11, 0.0), (-0.11, 0.0, 0.08),
    (-0.15, 0.0, 0.03), (-0.11, -0.11, 0.03), (-0.11, 0.1, 0.05),
)  # fmt: skip
"""Shifts at which it is tried tilted by up to a symbol: to the next symbol of places too, most of them up,
where a forearm comes upright, and to the other side, where it comes to lie across."""
MOST_MOVED_M: Final = 0.16
"""Distance, m, from where a hand is told to be up to which it is at the next symbol at most."""
BESIDE_M: Final = {"head": 0.04, "hand": 0.04, "trunk": 0.12}
"""Distances, m, up to which a place on the skin is beside another one, as on the trunk on arms too: half of
those lie within 18, 9 and 69 mm of the next."""
HAND: Final = "palm.centre"
"""Part of a hand that is at a place where notation names none: its middle, where the usual part cannot be."""
CLOSE_AT_M: Final = (0.02, 0.1)
"""Distances, m, that are as close as the usual one: nine in ten of the library's hands that are close to
something are 3 to 70 mm from it."""
AWAY_M: Final = (0.1, 0.2, 0.3)
"""Distances, m, before a place to which a hand is brought for which no posture at it is found."""


def away(first: HandMoment) -> list[Array]:
    """Return points (3,) m ever further before a place that the hand cannot come to, and to its own side."""
    target, aside = first.tried.target, side_sign(first.side)
    ways = ((0.0, 0.0, 1.0), (0.6 * aside, 0.0, 0.8))
    return [target + by * np.array(way) for by in AWAY_M for way in ways]


def beside(first: HandMoment) -> list[Contact]:
    """Return the places beside the one on the skin that a hand touches, nearest first: the next symbols."""
    told, side = first.key.placement, SIDE_OF[first.role]
    if not isinstance(told, Contact) or not isinstance(told.site, str) or not touches(told):
        return []
    carrier = sites.find(told.site).carrier
    most_m = BESIDE_M.get(carrier, BESIDE_M["trunk"])
    here = site_point(first.character, told.site, first.role)[0]
    found = [
        (float(np.linalg.norm(site_point(first.character, one.id, first.role)[0] - here)), one.id)
        for one in sites.placed(side)
        if one.carrier == carrier and one.kind == "surface" and not one.is_followed and one.id != told.site
    ]
    return [replace(told, site=name) for apart_m, name in sorted(found) if apart_m <= most_m]


def as_close(first: HandMoment) -> list[Contact]:
    """Return the place of a hand that is close to something at the other distances that are close too."""
    told = first.key.placement
    if not isinstance(told, Contact) or not _is_close(told):
        return []
    return [replace(told, stand_off_m=off_m) for off_m in CLOSE_AT_M]


def near(first: HandMoment, shifts: Sequence[Vector]) -> list[Array]:
    """Return points (3,) m about the place of a hand that touches nothing, nearest first.

    Half a hand further on is the same symbol still.
    """
    told = first.key.placement
    if touches(told):
        return []
    target, side = first.tried.target, side_sign(first.side)
    return [target, *(target + np.array((side * x, y, z)) for x, y, z in shifts)]


def moved_m(told: HandMoment, done: HandMoment) -> float | None:
    """Return how far, m, a hand that touches nothing is from where it is told to be; None further."""
    one, other = told.key.placement, done.key.placement
    if one == other or (_is_close(one) and _is_close(other) and told.key.sites == done.key.sites):
        return 0.0
    if not isinstance(other, SpacePoint | BothMeet) or touches(one) or _is_close(one):
        return None
    if other.articulator not in (one.articulator, HAND):
        return None
    apart_m = float(np.linalg.norm(told.tried.target - done.tried.target))
    return apart_m if apart_m <= MOST_MOVED_M else None


def _is_close(placement: Placement) -> bool:
    return isinstance(placement, Contact) and placement.manner == "near"


def touches(placement: Placement) -> bool:
    """Return whether a hand touches at a placement, or means to."""
    return isinstance(placement, Contact) and placement.manner not in ("near", "none")
