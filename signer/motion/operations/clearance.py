"""Depths of candidate postures beyond what flesh gives, and words for what bars an angle of a dial."""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.distance_parts import GRIDS, SIDES, Part, code_of, part_of_code, side_of_code
from body_model.plain_types import Side
from signer.motion.operations.possible import Blocked
from signer.motion.posture.penetration import PART_NAMES, Worst
from signer.motion.solving.candidates import REASONS, Codes

_PLACES: Final = len(GRIDS) + 2 * len(Part)
BARRED_FROM: Final = len(REASONS)
"""The first code of what a posture is barred by, after those of limits: by part of the limb, then by what it
is in.

What it is in is counted from the hand, its own side first: a posture is solved for a right-handed signer and
may be drawn in a mirror.
"""


def reason(code: int) -> str:
    """Return the words for a code of a limit or of being barred."""
    if code < BARRED_FROM:
        return REASONS[code]
    of_hand, into = divmod(code - BARRED_FROM, _PLACES)
    found = part_of_code(into)
    name = (
        ("the head", "the body")[into]
        if found is None
        else f"{('its own', 'the other')[found[0]]} {PART_NAMES[found[1]]}"
    )
    return f"The {'hand' if of_hand else 'forearm'} would be in {name}."


def blocked(low_rad: float, high_rad: float, code: int) -> Blocked:
    """A interval of angles with what its code says."""
    return Blocked(low_rad, high_rad, reason(code), by_body=code >= BARRED_FROM)


class Depths(NamedTuple):
    """Of tried postures: how much deeper than flesh gives (n,) m, and codes of what that is in."""

    over_m: Array
    codes: Codes


def depths_of(worst: Worst, side: Side) -> Depths:
    """Return how deep the worst points of the hand of a side lie, and codes of what they are in."""
    parts = (part_of_code(code) for code in worst.part.tolist())
    of_hand = np.array([found is not None and found[1] is not Part.FOREARM for found in parts], np.intp)
    into = _counted_from(worst.into, side)
    return Depths(worst.over_m, np.where(worst.into >= 0, BARRED_FROM + of_hand * _PLACES + into, 0))


def _counted_from(codes: Codes, side: Side) -> Codes:
    """Codes of parts with side 0 for the given one and 1 for the other.

    Those of head and trunk as they are.
    """
    is_other = (side_of_code(codes) != SIDES.index(side)).astype(np.intp)
    return np.where(codes < len(GRIDS), codes, code_of(is_other, (codes - len(GRIDS)) % len(Part)))
