"""Search ways between handshapes with the quick model of the hand."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from body_model.arrays import Array
from handshapes.ways import Way
from tools.fitting.begun_ways import graded_ways
from tools.fitting.digits import Digits
from tools.fitting.drawn_ways import MORE_M, STRAIGHT
from tools.fitting.way_mending import within_room
from tools.fitting.ways_file import as_stored

QUICK_BOUND_M: Final = 0.0038
"""Bound of the quick model, which reads depths about a third too deep."""
STRICT_BOUND_M: Final = 0.0022
"""Bound of the quick model between letters, which are read from the shape of the hand."""
_SAMPLES: Final = 13
_NEAR_END: Final = 0.3
"""Share of the change within which a hand still leaves an end shape, or already comes to it."""
_BATCH: Final = 20
_TRIES: Final = 160
_STEP_RAD: Final = 0.25


def search_way(
    digits: Digits, start: Array, end: Array, known: Way | None = None, bound_m: float = QUICK_BOUND_M
) -> Way | None:
    """Return the least way that is free by the quick model, or the least deep; None for the straight one.

    No digit lies deeper than `bound_m` in another one. A `known` way that is free is kept.
    """
    share = np.linspace(0.0, 1.0, _SAMPLES)[1:-1]
    # what touches in an end shape lies in each other by the quick model; away from there that is no excuse
    leaving, coming = (np.clip(1.0 - part / _NEAR_END, 0.0, 1.0)[:, None] for part in (share, 1.0 - share))
    first, last = digits.depths(np.stack([start, end])) + MORE_M
    allowed = np.maximum(bound_m, np.maximum(leaving * first, coming * last))

    def over_m(ways: Sequence[Way]) -> Array:
        straight = (1.0 - share[:, None]) * start + share[:, None] * end
        postures = np.concatenate([way.led(straight, share) for way in ways])
        deep = digits.depths(postures).reshape(len(ways), len(share), -1) - allowed
        return np.asarray(deep.max(axis=(1, 2)))

    best, least = STRAIGHT, float(over_m([STRAIGHT])[0])
    if least <= 0.0:
        return None
    if known is not None and (over := float(over_m([known])[0])) < least:
        best, least = known, over
    if least <= 0.0:
        return best
    candidates = graded_ways(start, end)
    for at in range(0, len(candidates), _BATCH):
        batch = candidates[at : at + _BATCH]
        over = over_m(batch)
        free = np.flatnonzero(over <= 0.0)
        row = int(free[0]) if len(free) else int(over.argmin())
        if over[row] < least:
            best, least = batch[row], float(over[row])
        if least <= 0.0:
            return as_stored(best)
    drawn, size = np.random.default_rng(0), _STEP_RAD
    for _ in range(_TRIES // _BATCH):
        tries = [Way(*(part + drawn.normal(0.0, size, 21) for part in best)) for _ in range(_BATCH)]
        tries = [within_room(way, start, end) for way in tries]
        over = over_m(tries)
        row = int(over.argmin())
        if over[row] < least:
            best, least = tries[row], float(over[row])
        else:
            size *= 0.7
        if least <= 0.0:
            break
    return as_stored(best)
