"""The square grid of a patch of skin: its measures, values between its points, what flesh gives."""

from typing import Final

import numpy as np

from body_model.arrays import Array, Indices

SPACING_M: Final = 0.00125
"""Between two points of the grid: between them skin is within 0.03 mm of flat, also on a finger."""
REACH_M: Final = 0.040
"""Reach of a patch from its place, m: skin beyond counts as so much lower that hardly any hand gets
there."""
STEEPEST: Final = 1.5
"""Steepest fall of the skin: where it ends or folds under it goes on so, or a hand beside it would drop."""
HALF: Final = round(REACH_M / SPACING_M)
"""Points of the grid from the place to its edge."""
SIDE: Final = 2 * HALF + 1
"""Points of the grid to a side."""
_BLOCK: Final = 4
"""Points of the grid to a side of a block of skin that bends, whose middle says early how high it is."""
_BLOCKS: Final = 2 * HALF // _BLOCK
"""Blocks to a side."""
_MIDDLE: Final = slice(_BLOCK // 2, None, _BLOCK)
MIDDLES: Final = np.arange(SIDE * SIDE).reshape(SIDE, SIDE)[_MIDDLE, _MIDDLE].ravel()
"""The points of the grid in the middles of the blocks."""
_SQUARE: Final = np.array((0, 1, SIDE, SIDE + 1))
"""The corners of a square of the grid, counted from its first."""
FREE_M: Final = 0.012
"""Skin this near to the place that is touched, m, counts as it is. Half and double
change entries of touching hands' matrices by up to 0.009 and 0.015."""
GIVES: Final = (0.030, 0.005)
"""So far from that place, m, flesh gives so much, m: skin counts as that much lower, and less nearer by."""
ANYWHERE: Final = (0.016, 0.003)
"""From so far on, m, flesh gives so much, m, as it does anywhere."""


def given(apart: Array, *, evenly: bool = False) -> Array:
    """Return how much (...) m flesh gives at skin that lies (..., 3) m from the site that is touched.

    `evenly`: no more far away than anywhere.
    """
    away = np.sqrt(np.einsum("...i,...i->...", apart, apart))
    beyond = np.square(np.maximum(away - FREE_M, 0.0))
    anywhere = np.minimum((ANYWHERE[1] / (ANYWHERE[0] - FREE_M) ** 2) * beyond, ANYWHERE[1])
    if evenly:
        return np.asarray(anywhere)
    return np.asarray(np.maximum(anywhere, (GIVES[1] / (GIVES[0] - FREE_M) ** 2) * beyond))


def block_at(place: Array) -> Indices:
    """Return the blocks (k,) in which places (k, 2) m lie; beyond the grid those of its edge."""
    at = np.minimum(np.maximum((place + REACH_M) * (1.0 / (_BLOCK * SPACING_M)), 0.0), _BLOCKS - 1)
    row, column = at.astype(np.intp).T
    return np.asarray(row * _BLOCKS + column)


def corners_of(values: Array, body: Indices, place: Array) -> Array:
    """(k, ...) what values (n, N, ...) on bodies (k,) are at places (k, 2) m; one body stands for all."""
    if len(values) == 1:
        return corners(values[0], place)
    return corners(values.reshape(-1, *values.shape[2:]), place, body * values.shape[1])


def corners(values: Array, place: Array, before: Indices | int = 0) -> Array:
    """(k, ...) what values (N, ...) of the points of the grid are at places (k, 2) m between them.

    `before` (k,) is how many values stand before the grid that is meant.
    """
    at = np.minimum(np.maximum((place + REACH_M) * (1.0 / SPACING_M), 0.0), SIDE - 1 - 1e-9)
    corner = at.astype(np.intp)
    (u, v), row = (at - corner).T, before + corner[:, 0] * SIDE + corner[:, 1]
    if values.ndim > 1:
        # many columns are mixed at once
        shares = np.empty((len(row), 4))
        both = np.multiply(u, v, out=shares[:, 3])
        np.subtract(u, both, out=shares[:, 2])
        np.subtract(v, both, out=shares[:, 1])
        np.subtract(1.0 - u, shares[:, 1], out=shares[:, 0])
        return np.asarray((shares[:, None] @ values.take(row[:, None] + _SQUARE, axis=0))[:, 0])
    first, second = values[row], values[row + SIDE]
    first = first + v * (values[row + 1] - first)
    return np.asarray(first + u * (second + v * (values[row + SIDE + 1] - second) - first))
