"""Dials tried at many angles.

Where the answer changes between two samples the change is closed in on, and like answers are joined.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.motion.operations.clearance import blocked
from signer.motion.operations.possible import Possible
from signer.motion.solving.candidates import Codes

Ends = dict[int, tuple[float, float]]
"""Intervals in which answers change between a sample and the next: the last angle before and the first one
after, by the sample's place."""

CUTS: Final = (8, 8)
"""Into how many parts the step at an end is cut, and each of these again: to within a fifteenth of a degree
of the true end."""
_SHARES: Final = tuple(np.linspace(0.0, 1.0, parts + 1) for parts in CUTS)


class AngleInterval(NamedTuple):
    """Samples of one answer, from the first to the last angle."""

    low_rad: float
    high_rad: float
    code: int


class Samples(NamedTuple):
    """Angles (n,) rad at which dials were tried, those of a dial in a row and rising.

    The dial of each, and its answer.
    """

    values: Array
    dials: Codes
    codes: Codes

    def with_ends(self, ends: Ends) -> "Samples":
        """Return the samples with the angles on both sides of each end among them."""
        if not ends:
            return self
        places = np.array(sorted(ends))
        at = np.repeat(places + 1, 2)
        values = np.insert(self.values, at, [angle for place in places for angle in ends[int(place)]])
        codes = np.insert(
            self.codes, at, np.stack([self.codes[places], self.codes[places + 1]], axis=1).ravel()
        )
        return Samples(values, np.insert(self.dials, at, np.repeat(self.dials[places], 2)), codes)


def dial_range(samples: Samples, ends: Ends, dial: int) -> Possible:
    """Return the possible angles of one dial."""
    stretches = angle_intervals(samples, ends, dial)
    allowed = tuple((s.low_rad, s.high_rad) for s in stretches if not s.code)
    return Possible(allowed, tuple(blocked(s.low_rad, s.high_rad, s.code) for s in stretches if s.code))


def ends_of(samples: Samples, codes_at: Callable[[Array, Codes], Codes]) -> Ends:
    """Find where answers change, by trying angles (m,) of dials (m,) in between."""
    values, dials, codes = samples
    seams = np.flatnonzero((np.diff(codes) != 0) & (np.diff(dials) == 0))
    low, high, before, after = values[seams], values[seams + 1], codes[seams], codes[seams + 1]
    if not len(seams):
        return {}
    for parts, shares in zip(CUTS, _SHARES, strict=True):
        cuts = low[:, None] + shares * (high - low)[:, None]
        inner = codes_at(cuts[:, 1:-1].ravel(), np.repeat(dials[seams], parts - 1)).reshape(len(seams), -1)
        # the end of what is possible, if one of the two sides is; else the end of the first reason
        same = np.where((after == 0)[:, None], inner != 0, inner == before[:, None])
        steps = np.where(same.all(axis=1), parts - 1, np.argmin(same, axis=1))
        low, high = cuts[np.arange(len(seams)), steps], cuts[np.arange(len(seams)), steps + 1]
    return {int(seam): (float(a), float(b)) for seam, a, b in zip(seams, low, high, strict=True)}


def angle_intervals(samples: Samples, ends: Ends, dial: int = 0) -> list[AngleInterval]:
    """Samples of one dial joined while their answer is the same."""
    own = np.flatnonzero(samples.dials == dial)
    first, last = int(own[0]), int(own[-1])
    found: list[AngleInterval] = []
    start, previous = float(samples.values[first]), first
    for place in sorted(place for place in ends if first <= place < last):
        found.append(AngleInterval(start, ends[place][0], int(samples.codes[previous])))
        start, previous = ends[place][1], place + 1
    found.append(AngleInterval(start, float(samples.values[last]), int(samples.codes[previous])))
    return found
