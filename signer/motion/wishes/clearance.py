"""How deep a hand lies in the body in tried postures of one key, and on a dial from some of them, more where that decides."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.distance_parts import GRIDS, Part, part_of_code
from signer.motion.posture.other_arm import OtherArm
from signer.motion.posture.penetration import Worst, is_too_deep, place_words, worst_of
from signer.motion.posture.stations import Station
from signer.motion.wishes.many import REASONS, Codes, Tries

Array = NDArray[np.float64]

_ABOVE_ALL: Final = np.array((0.0, 1.3, 0.0))  # in trunk and head alike, the words for these two need no place
_PLACES: Final = len(GRIDS) + 2 * len(Part)
BARRED_FROM: Final = len(REASONS)
"""The first code of what a posture is barred by, after those of limits: by part of the limb, then by what it is in."""
ROUNDS: Final = 2
"""How often an end of what is clear is closed in on by measuring where the depth, taken to change evenly, puts it."""
_INWARD: Final = 0.08
_CLOSE_RAD: Final = np.radians(0.4)


def reason(code: int) -> str:
    """What a code of a limit or of being barred says."""
    if code < BARRED_FROM:
        return REASONS[code]
    of_hand, into = divmod(code - BARRED_FROM, _PLACES)
    name = ("head", "body")[into] if into < len(GRIDS) else place_words(into, _ABOVE_ALL)
    return f"The {'hand' if of_hand else 'forearm'} would be in the {name}."


def worst_tries(station: Station, tries: Tries, beside: OtherArm | None) -> Worst:
    """The worst point of the hand in each of n tried postures; `beside` is the other arm where the key does not follow it."""
    assert station.meeting is not None
    matrices = station.meeting.bodies(tries.answer, beside if station.other is None else station.other)
    articulators = np.broadcast_to(tries.answer.posture.articulator, (len(matrices), 3))
    return worst_of(matrices, {station.side: articulators}, (station.side,))[station.side]


class Depths(NamedTuple):
    """Of tried postures: how much deeper than flesh gives (n,) m, and codes of what that is in."""

    over_m: Array
    codes: Codes


def depths(station: Station, tries: Tries, beside: OtherArm | None) -> Depths:
    """How deep tried postures lie in something."""
    worst = worst_tries(station, tries, beside)
    of_hand = np.array([(found := part_of_code(int(part))) is not None and found[1] is not Part.FOREARM for part in worst.part], np.intp)
    return Depths(worst.over_m, np.where(worst.into >= 0, BARRED_FROM + of_hand * _PLACES + worst.into, 0))


@dataclass(frozen=True, slots=True, eq=False)
class Clearance:
    """What is known of some angles of a dial, rising: how much deeper than flesh gives (m,), and codes of what that is in."""

    angles: Array
    over_m: Array
    codes: Codes

    def codes_at(self, angles: Array) -> Codes:
        """What bars each angle (n,), zero for nothing; between two known angles the depth is taken to change evenly."""
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
    """What bars a dial, from measuring it at some angles (n,), rising, and closer to where an answer changes.

    Args:
        angles: to begin with.
        runs: (n,) by which run of angles that no limit bars each belongs to; nothing is known between two runs.
        measured: the depths at angles (m,).
    """
    over, codes = measured(angles)
    for _ in range(ROUNDS):
        seams = np.flatnonzero((np.diff(runs) == 0) & (np.diff(is_too_deep(over)) != 0) & (np.diff(angles) > _CLOSE_RAD))
        if not len(seams):
            break
        share = np.clip(over[seams] / (over[seams] - over[seams + 1]), _INWARD, 1.0 - _INWARD)
        new = angles[seams] + share * (angles[seams + 1] - angles[seams])
        more = measured(new)
        angles, runs = np.insert(angles, seams + 1, new), np.insert(runs, seams + 1, runs[seams])
        over, codes = np.insert(over, seams + 1, more.over_m), np.insert(codes, seams + 1, more.codes)
    return Clearance(angles, over, codes)
