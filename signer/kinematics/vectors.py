"""Products, directions and leading axes of many vectors, and functions of one number or of many."""

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import NOTHING, STILL, Array


def frozen(value: Array) -> Array:
    """Make an array read-only, and return it."""
    value.flags.writeable = False
    return value


IDENTITY: Final = frozen(STILL[:, :3].copy())
"""No turn."""
X, Y, Z = IDENTITY
"""Unit vectors along the axes: to the signer's left, up, and ahead."""
NOTHING_2: Final = NOTHING * NOTHING
"""Of squares. With its double articulators beside the hinge of an elbow are missed by more than 1e-12 m."""


def leading_axes(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the shape that leading axes broadcast to, without asking numpy where they are alike."""
    different = set(shapes) - {()}
    if len(different) > 1:
        return np.broadcast_shapes(*different)
    return different.pop() if different else ()


def entries(vectors: Array) -> Array:
    """Entries (k, ...) of vectors (..., k); numpy's own move of an axis takes ten times as long."""
    return vectors.transpose(-1, *range(vectors.ndim - 1))


def turned(rotation: ArrayLike, vector: ArrayLike) -> Array:
    """Vectors (..., 3) turned by rotations (..., 3, 3)."""
    v = np.asarray(vector, np.float64)
    return np.asarray((np.asarray(rotation, np.float64) @ v[..., None])[..., 0])


def length(vector: Array) -> Array:
    """Lengths (...) of vectors (..., n)."""
    return np.asarray(np.sqrt((vector * vector).sum(-1)))


def dot(a: Array, b: Array) -> Array:
    """Inner products (...) of vectors (..., 3)."""
    product: Array = (a * b).sum(-1)
    return product


def cross(a: Array, b: Array) -> Array:
    """Cross products (..., 3) of vectors (..., 3); for a few of them several times quicker than numpy's."""
    ax, ay, az, bx, by, bz = a[..., 0], a[..., 1], a[..., 2], b[..., 0], b[..., 1], b[..., 2]
    return np.stack((ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx), -1)


def unit_or_ahead(vector: Array) -> Array:
    """Unit vectors (..., 3) along vectors (..., 3); straight ahead (0, 0, 1) where there is no length."""
    own = length(vector)
    has_length = own > NOTHING
    unit: Array = (
        np.where(has_length[..., None], vector, (0.0, 0.0, 1.0)) / np.where(has_length, own, 1.0)[..., None]
    )
    return unit


class Functions(NamedTuple):
    """Functions of floats, or of arrays (...), in which one formula serves one hand and many."""

    cos: Callable[[Any], Any]
    sin: Callable[[Any], Any]
    sqrt: Callable[[Any], Any]
    least: Callable[[Any, Any], Any]
    most: Callable[[Any, Any], Any]
    where: Callable[[Any, Any, Any], Any]
    any: Callable[[Any], bool]


FLOATS: Final = Functions(
    math.cos, math.sin, math.sqrt, min, max,
    lambda condition, a, b: a if condition else b, bool,
)  # fmt: skip
ARRAYS: Final = Functions(
    np.cos, np.sin, np.sqrt, np.minimum, np.maximum, np.where,
    lambda conditions: bool(conditions.any()),
)  # fmt: skip
