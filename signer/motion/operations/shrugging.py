"""Ranges of a shoulder while the hand keeps its contact, and operations held to them."""

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np

from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import HandRole
from signer.kinematics.clavicle import FORWARD_RAD, RISE_RAD
from signer.motion.operations.dials import in_row, possible_of, sampled, set_to
from signer.motion.operations.possible import Held, Possible
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.surroundings import Context
from signer.motion.solving.candidates import shrugged
from signer.motion.solving.hand_moment import HandMoment

Doing: TypeAlias = Literal["assist", "elevation_rad", "protraction_rad"]

DOINGS: Final[tuple[Doing, ...]] = ("assist", "elevation_rad", "protraction_rad")
"""Movements of a shoulder, as its keys name them."""
RANGES: Final[tuple[tuple[float, float], ...]] = ((0.0, 1.0), RISE_RAD, FORWARD_RAD)
"""Range of each movement on any arm."""
_SAMPLES: Final = (11, 26, 24)
"""A tenth of the help, and two degrees, apart."""


class ShoulderRanges(NamedTuple):
    """Possible help, rise and forward draw of a shoulder while the other two stay; a share, and rad."""

    assist: Possible
    elevation: Possible
    protraction: Possible


def shoulder_ranges(key: Key, role: HandRole, around: Context) -> ShoulderRanges:
    """Return the ranges of a hand's shoulder while the hand's key keeps its contact; cached."""
    return _ranges(replace(key, id="", time_s=0.0, hold_s=0.0, extra=()), role, around)


@lru_cache(maxsize=64)
def _ranges(key: Key, role: HandRole, around: Context) -> ShoulderRanges:
    solved = solve_posture(key, role, around)
    now = np.array([getattr(around.shoulder, name) for name in DOINGS], np.float64)
    grids = [np.linspace(*limits, count) for limits, count in zip(RANGES, _SAMPLES, strict=True)]
    stretches = sampled(
        in_row(grids, range(len(DOINGS))),
        lambda row: shrugged(solved, Shoulder(*set_to(row, now).T)).broken(),
    )
    return ShoulderRanges(*(possible_of(stretches, dial, limits) for dial, limits in enumerate(RANGES)))


def shrugged_within(
    key: ShoulderKey, hand: HandMoment | None, doing: Doing, value: float
) -> Held[ShoulderKey]:
    """One thing that a shoulder does as wished, or as near to it as keeps the contact of its hand's key.

    Its limits hold anyway. The hand is None where it has no key.
    """
    low, high = RANGES[DOINGS.index(doing)]
    value, words = min(max(value, low), high), ""
    if hand is not None:
        does = Shoulder(key.assist, key.elevation_rad, key.protraction_rad)
        ranges = shoulder_ranges(hand.key, hand.role, replace(hand.around, shoulder=does))
        value, words = ranges[DOINGS.index(doing)].nearest(value)
    changes: dict[str, Any] = {doing: value}
    return Held(replace(key, **changes), value, words)
