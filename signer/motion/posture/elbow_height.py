"""Elbow height on its circle, from the joints alone: zero at the lowest point, outward positive."""

from typing import Final

import numpy as np

from body_model.arrays import Array

_ABOVE: Final = 1e-9


def elbow_heights(side_sign: int, shoulder: Array, elbow: Array, articulator: Array) -> Array:
    """Return the height (...) rad of the elbow on its circle about shoulder-articulator.

    +pi or -pi is its highest point. An articulator straight above or below the shoulder has no lowest
    point; it counts as if it were a little in front.

    Args:
        side_sign: +1 left, -1 right.
        shoulder: (..., 3) m.
        elbow: (..., 3) m.
        articulator: (..., 3) m.
    """
    x, y, z = np.moveaxis(articulator - shoulder, -1, 0)
    length = np.sqrt(x * x + y * y + z * z)
    length = np.where(length > 0.0, length, 1.0)
    x, y, z = x / length, y / length, z / length
    # The downward direction square to the axis, and the one a quarter turn further about it.
    level = np.hypot(x, z)
    is_steep = level < _ABOVE
    low = np.where(is_steep, 1.0, level)
    down = (np.where(is_steep, 0.0, x * y / low), -level, np.where(is_steep, np.sign(y), z * y / low))
    across = (y * down[2] - z * down[1], z * down[0] - x * down[2], x * down[1] - y * down[0])
    e = np.moveaxis(elbow - shoulder, -1, 0)
    return np.asarray(
        side_sign
        * np.arctan2(
            sum(a * b for a, b in zip(across, e, strict=True)),
            sum(a * b for a, b in zip(down, e, strict=True)),
        )
    )
