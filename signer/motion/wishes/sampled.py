"""Dials tried at many angles: where the answer changes between two samples the change is closed in on, and like answers are joined."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signer.motion.wishes.clearance import reason
from signer.motion.wishes.many import Codes
from signer.motion.wishes.possible import Blocked, Possible

Array = NDArray[np.float64]

CUTS: Final = 64
"""Into how many parts the step at an end is cut, to within a fifteenth of a degree of the true end."""


class Stretch(NamedTuple):
    """Samples of one answer, from the first to the last angle."""

    low_rad: float
    high_rad: float
    code: int


def dial_range(values: Array, codes: Codes, ends: dict[int, tuple[float, float]], own: Codes) -> Possible:
    """What is possible of one dial, whose samples are at the places `own`, when those of several stand in one row."""
    first = int(own[0])
    stretches = stretches_of(values[own], codes[own], {place - first: end for place, end in ends.items() if first <= place < own[-1]})
    allowed = tuple((s.low_rad, s.high_rad) for s in stretches if not s.code)
    return Possible(allowed, tuple(Blocked(s.low_rad, s.high_rad, reason(s.code)) for s in stretches if s.code))


def ends_of(values: Array, codes: Codes, dials: Codes, codes_at: Callable[[Array, Codes], Codes]) -> dict[int, tuple[float, float]]:
    """Where answers change between a sample and the next: the last angle before and the first one after, by the sample's place."""
    seams = np.flatnonzero((np.diff(codes) != 0) & (np.diff(dials) == 0))
    low, high, before, after = values[seams], values[seams + 1], codes[seams], codes[seams + 1]
    if not len(seams):
        return {}
    cuts = low[:, None] + np.linspace(0.0, 1.0, CUTS + 1) * (high - low)[:, None]
    inner = codes_at(cuts[:, 1:-1].ravel(), np.repeat(dials[seams], CUTS - 1)).reshape(len(seams), -1)
    # the end of what is possible, if one of the two sides is; else the end of the first reason
    same = np.where((after == 0)[:, None], inner != 0, inner == before[:, None])
    steps = np.where(same.all(axis=1), CUTS - 1, np.argmin(same, axis=1))
    low, high = cuts[np.arange(len(seams)), steps], cuts[np.arange(len(seams)), steps + 1]
    return {int(seam): (float(a), float(b)) for seam, a, b in zip(seams, low, high, strict=True)}


def stretches_of(values: Array, codes: Codes, ends: dict[int, tuple[float, float]]) -> list[Stretch]:
    """Samples joined while their answer is the same."""
    found: list[Stretch] = []
    start, previous = float(values[0]), 0
    for place in sorted(ends):
        found.append(Stretch(start, ends[place][0], int(codes[previous])))
        start, previous = ends[place][1], place + 1
    found.append(Stretch(start, float(values[-1]), int(codes[previous])))
    return found
