"""Penetration of candidate postures of a key, and of a dial from some of them, more where it decides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.distance_parts import GRIDS, SIDES, Part, code_of, part_of_code, side_of_code
from body_model.plain_types import Side
from signer.motion.operations.possible import Blocked
from signer.motion.posture.penetration import PART_NAMES, is_too_deep
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.solving.candidates import REASONS, Candidates, Codes
from signer.motion.solving.obstacles import Obstacle, worst_of_tries

_PLACES: Final = len(GRIDS) + 2 * len(Part)
BARRED_FROM: Final = len(REASONS)
"""The first code of what a posture is barred by, after those of limits: by part of the limb, then by what it
is in.

What it is in is counted from the hand, its own side first: a posture is solved for a right-handed signer and
    may be drawn in a mirror.
"""
_INWARD: Final = 0.08  # share of an interval from either end that a new angle keeps, or it tells nothing new
_CLOSE_RAD: Final = np.radians(0.4)  # a change is known to this: a mark of the dial is two degrees
_BESIDE_RAD: Final = np.radians(2.0)  # so far beside where a change should be it is looked for
_WIDE_RAD: Final = np.radians(10.0)  # between nearer angles nothing is looked for: a finger is as wide
_NEARLY_M: Final = -0.002  # over what is allowed: skin that is so near may meet between two angles


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


def depths(solved: SolvedPosture, tries: Candidates, obstacle: Obstacle) -> Depths:
    """Return how much deeper candidate postures lie in something than flesh gives, and codes of what."""
    worst = worst_of_tries(solved, tries, obstacle)
    of_hand = np.array(
        [
            (found := part_of_code(int(part))) is not None and found[1] is not Part.FOREARM
            for part in worst.part
        ],
        np.intp,
    )
    into = _counted_from(worst.into, solved.side)
    return Depths(worst.over_m, np.where(worst.into >= 0, BARRED_FROM + of_hand * _PLACES + into, 0))


def _counted_from(codes: Codes, side: Side) -> Codes:
    """Codes of parts with side 0 for the given one and 1 for the other.

    Those of head and trunk as they are.
    """
    is_other = (side_of_code(codes) != SIDES.index(side)).astype(np.intp)
    return np.where(codes < len(GRIDS), codes, code_of(is_other, (codes - len(GRIDS)) % len(Part)))


def deepest(found: Sequence[Depths]) -> Depths:
    """The deepest of several moments of the same postures."""
    over, codes = np.stack([one.over_m for one in found]), np.stack([one.codes for one in found])
    most = over.argmax(axis=0)[None]
    return Depths(np.take_along_axis(over, most, axis=0)[0], np.take_along_axis(codes, most, axis=0)[0])


@dataclass(frozen=True, slots=True, eq=False)
class Clearance:
    """Known penetration at some angles of a dial, rising.

    `over_m` (m,) is how much deeper than flesh gives; `codes` (m,) say what that is in.
    """

    angles: Array
    over_m: Array
    codes: Codes

    def codes_at(self, angles: Array) -> Codes:
        """Return codes of what bars each angle (n,), zero for nothing.

        Between two known angles the depth is taken to change evenly.
        """
        if not len(self.angles):
            return np.zeros(len(angles), np.intp)
        over = np.interp(angles, self.angles, self.over_m)
        # the deeper one of the two neighbours says in what
        after = np.clip(np.searchsorted(self.angles, angles), 0, len(self.angles) - 1)
        before = np.maximum(after - 1, 0)
        deeper = np.where(self.over_m[before] > self.over_m[after], before, after)
        return np.where(is_too_deep(over), self.codes[deeper], 0)


NOTHING_KNOWN: Final = Clearance(np.zeros(0), np.zeros(0), np.zeros(0, np.intp))


def clearance(angles: Array, runs: Codes, measured: Callable[[Array], Depths]) -> Clearance:
    """Measure what bars a dial at some angles (n,), rising, and closer to where an answer changes.

    Args:
        angles: to begin with.
        runs: (n,) by which run of angles that no limit bars each belongs to; nothing is known between two
            runs.
        measured: the depths at angles (m,).
    """
    over, codes = measured(angles)
    for is_first in (True, False):
        places, new = _closer(angles, runs, over, is_first=is_first)
        if not len(places):
            break
        more = measured(new)
        angles, runs = np.insert(angles, places + 1, new), np.insert(runs, places + 1, runs[places])
        over, codes = np.insert(over, places + 1, more.over_m), np.insert(codes, places + 1, more.codes)
    return Clearance(angles, over, codes)


def _closer(angles: Array, runs: Codes, over: Array, *, is_first: bool) -> tuple[Codes, Array]:
    """The places after which to measure at more angles, and these.

    At first to either side of where the depth, taken to change evenly, puts a change, so that little is left
    between them, and in the middle between two that touch, where there may be something; then where it puts
    the change again.
    """
    gap, inside, same_run = np.diff(angles), is_too_deep(over), np.diff(runs) == 0
    changes = np.flatnonzero((inside[1:] != inside[:-1]) & same_run & (gap > _CLOSE_RAD))
    share = over[changes] / (over[changes] - over[changes + 1])
    if not is_first:
        return changes, angles[changes] + np.clip(share, _INWARD, 1.0 - _INWARD) * gap[changes]
    touches = (
        ~inside[1:]
        & ~inside[:-1]
        & (np.maximum(over[1:], over[:-1]) > _NEARLY_M)
        & same_run
        & (gap > _WIDE_RAD)
    )
    middles = np.flatnonzero(touches)
    beside = _BESIDE_RAD / gap[changes]
    places = np.concatenate([changes, changes, middles])
    shares = np.concatenate([share - beside, share + beside, np.full(len(middles), 0.5)])
    new = angles[places] + np.clip(shares, _INWARD, 1.0 - _INWARD) * gap[places]
    order = np.lexsort((new, places))
    return places[order], new[order]
