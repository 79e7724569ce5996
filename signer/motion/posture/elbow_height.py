"""Elbow height on its circle, from the joints alone: zero at the lowest point, outward positive."""

import numpy as np

from body_model.arrays import TRACE, Array


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
    axis, e = articulator - shoulder, elbow - shoulder
    x, y, z = axis[..., 0], axis[..., 1], axis[..., 2]
    level2 = x * x + z * z
    length2 = level2 + y * y
    is_steep = level2 < TRACE * TRACE * length2
    if np.any(is_steep):
        x, z = np.where(is_steep, 0.0, x), np.where(is_steep, TRACE * np.sqrt(length2), z)
        level2 = x * x + z * z
    # Along the downward direction square to the axis, (xy, -xx - zz, zy), and along the one a quarter turn
    # further about it, (z, 0, -x): both as long, but for the axis's length.
    down = x * y * e[..., 0] - level2 * e[..., 1] + z * y * e[..., 2]
    across = np.sqrt(length2) * (z * e[..., 0] - x * e[..., 2])
    return np.asarray(side_sign * np.arctan2(across, down + 0.0))  # without a length all is zero, not minus
