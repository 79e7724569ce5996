"""Rotations as matrices, quaternions (x, y, z, w) and rotation vectors, all over leading axes."""

from dataclasses import dataclass
from math import atan2, cos, sin
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import NOTHING, Array
from signer.kinematics import vectors
from signer.kinematics.vectors import IDENTITY, entries

_CROSS: Final = np.cross(IDENTITY, IDENTITY[:, None]).reshape(len(IDENTITY), -1)
"""The matrix of the cross product with each axis, by rows: the product with it makes that of any vector, the
product of a matrix by rows with its transpose what of the matrix is skew."""


def axis_rotation(axis: ArrayLike, angle: ArrayLike) -> Array:
    """Rotation (..., 3, 3) by `angle` (...) rad about a unit `axis` (..., 3)."""
    d = np.asarray(axis, np.float64)
    c, s = np.cos(angle)[..., None, None], np.sin(angle)[..., None, None]
    along = d[..., :, None] * d[..., None, :]
    skew = (d @ _CROSS).reshape(along.shape)
    return np.asarray(along + c * (IDENTITY - along) + s * skew)


@dataclass(frozen=True, slots=True, eq=False)
class FixedAxis:
    """Turns about a unit axis that stays, prepared for many turns one after the other.

    Attributes:
        along: (3, 3) the part of any turn about it that stays.
        across: (3, 3) what goes with the cosine of the angle.
        skew: (3, 3) what goes with its sine.
        reads: (9, 2) cosine and sine of the twist about the axis, times a factor, of a rotation by rows.
    """

    along: Array
    across: Array
    skew: Array
    reads: Array

    @classmethod
    def of(cls, axis: ArrayLike) -> "FixedAxis":
        """Prepare a unit axis (3,)."""
        d = np.asarray(axis, np.float64)
        along, skew = d[:, None] * d, (d @ _CROSS).reshape(3, 3)
        return cls(
            along, IDENTITY - along, skew, np.stack([(IDENTITY - along).ravel(), skew.ravel()], axis=-1)
        )

    def by(self, angle: Array | float) -> Array:
        """Return the rotation (..., 3, 3) by `angle` (...) rad, as `axis_rotation` does."""
        if isinstance(angle, float):
            return np.asarray(self.along + cos(angle) * self.across + sin(angle) * self.skew)
        c, s = np.cos(angle)[..., None, None], np.sin(angle)[..., None, None]
        return np.asarray(self.along + c * self.across + s * self.skew)

    def twist(self, rotation: Array) -> Array | float:
        """Read the twist (...) rad of a rotation (..., 3, 3) about the axis, before a swing.

        It is in [-pi, pi]. A swing of half a turn leaves it undefined; it is zero then. That of one rotation
        is a float.
        """
        if rotation.ndim == 2:
            one_cosine, one_sine = (rotation.reshape(9) @ self.reads).tolist()
            return atan2(one_sine, one_cosine) if abs(one_cosine) + abs(one_sine) > NOTHING else 0.0
        read = rotation.reshape(*rotation.shape[:-2], 1, 9) @ self.reads  # one by one: rounded as any other
        cosine, sine = entries(read[..., 0, :])
        return np.where(np.abs(cosine) + np.abs(sine) > NOTHING, np.arctan2(sine, cosine), 0.0)


def matrix_from_quaternion(quaternion: ArrayLike) -> Array:
    """Rotation (..., 3, 3) of a quaternion (..., 4), which need not be of unit length."""
    q = np.asarray(quaternion, np.float64)
    q = q / np.sqrt((q * q).sum(-1, keepdims=True))
    v, w = q[..., :3], q[..., 3:, None]
    skew = (v @ _CROSS).reshape(*v.shape, 3)
    level = 1.0 - 2.0 * (v * v).sum(-1)
    return np.asarray(
        level[..., None, None] * IDENTITY + 2.0 * (v[..., :, None] * v[..., None, :] + w * skew)
    )


def quaternion_from_matrix(rotation: ArrayLike) -> Array:
    """Unit quaternion (..., 4) with w >= 0 of a rotation (..., 3, 3)."""
    R = np.asarray(rotation, np.float64)
    trace = R[..., 0, 0] + R[..., 1, 1] + R[..., 2, 2]
    # four ways to the same quaternion, each exact where its own component is the largest
    products = np.empty((*trace.shape, 4, 4))
    products[..., :3, :3] = R + np.swapaxes(R, -1, -2) + (1.0 - trace)[..., None, None] * IDENTITY
    # what of it is skew: the axis by twice the sine
    products[..., :3, 3] = R.reshape(*trace.shape, 9) @ _CROSS.T
    products[..., 3, :3] = products[..., :3, 3]
    products[..., 3, 3] = 1.0 + trace
    squares = np.diagonal(products, axis1=-2, axis2=-1)
    best = squares.argmax(-1)[..., None, None]
    q = np.take_along_axis(products, best, -2)[..., 0, :]
    q = q / np.sqrt((q * q).sum(-1, keepdims=True))
    positive: Array = np.where(q[..., 3:] < 0.0, -q, q)
    return positive


def rotation_log(rotation: ArrayLike) -> Array:
    """Rotation vector (..., 3) rad, at most pi long, of a rotation (..., 3, 3)."""
    q = quaternion_from_matrix(rotation)
    sine = vectors.length(q[..., :3])
    tiny = sine < 1e-8
    stretch = np.where(tiny, 2.0, 2.0 * np.arctan2(sine, q[..., 3]) / np.where(tiny, 1.0, sine))
    return q[..., :3] * stretch[..., None]


def rotation_exp(vector: ArrayLike) -> Array:
    """Rotation (..., 3, 3) of a rotation vector (..., 3) rad."""
    v = np.asarray(vector, np.float64)
    angle = vectors.length(v)
    tiny = angle < 1e-8
    half = np.where(tiny, 0.5, np.sin(0.5 * angle) / np.where(tiny, 1.0, angle))
    return matrix_from_quaternion(np.concatenate([v * half[..., None], np.cos(0.5 * angle)[..., None]], -1))


def rotation_angle(rotation: ArrayLike) -> Array:
    """Angle (...) rad in [0, pi] of a rotation (..., 3, 3), exact for small ones too."""
    q = quaternion_from_matrix(rotation)
    angle: Array = 2.0 * np.arctan2(vectors.length(q[..., :3]), q[..., 3])
    return angle


def slerp(start: ArrayLike, end: ArrayLike, share: ArrayLike) -> Array:
    """Rotation (..., 3, 3) a `share` (...) of the shortest way from `start` to `end` (..., 3, 3)."""
    A, B = np.asarray(start, np.float64), np.asarray(end, np.float64)
    return A @ rotation_exp(
        rotation_log(np.swapaxes(A, -1, -2) @ B) * np.asarray(share, np.float64)[..., None]
    )


def shortest_turn(start: ArrayLike, end: ArrayLike) -> Array:
    """The least rotation (..., 3, 3) from unit vectors `start` (..., 3) to `end`, which may be opposite."""
    a, b = np.broadcast_arrays(np.asarray(start, np.float64), np.asarray(end, np.float64))
    across, w = vectors.cross(a, b), 1.0 + (a * b).sum(-1)
    opposite = w < 1e-14
    if opposite.any():
        least = np.eye(3)[np.abs(a).argmin(-1)]
        across, w = np.where(opposite[..., None], vectors.cross(a, least), across), np.where(opposite, 0.0, w)
    return matrix_from_quaternion(np.concatenate([across, w[..., None]], -1))
