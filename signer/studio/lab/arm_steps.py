"""One iteration of each iterative method on an arm of shoulder and elbow.

In plain floats where they are faster than small arrays.
"""

from math import atan2, cos, pi, sin, sqrt
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.studio.lab.methods import MethodId

MOST_TURN_RAD: Final = pi / 4
"""Of the selectively damped method, for one step."""

_NO_PULL: Final = 1e-12
"""Singular values below this share of the largest are rounding: the direction cannot be moved at all."""


def transpose(jacobian: Array, way: Array) -> Array:
    """Downhill, as far as the straight-line guess says is best.

    Source: Buss, Introduction to inverse kinematics with Jacobian transpose, pseudoinverse and damped least
        squares, eq. 4.
    """
    pull = jacobian.T @ way
    moved = jacobian @ pull
    square = float(moved @ moved)
    return pull * (float(way @ moved) / square) if square > 0.0 else pull * 0.0


def pseudo_inverse(jacobian: Array, way: Array) -> Array:
    """The least turn that goes the whole way if the Jacobian held for all of it."""
    left, sizes, right = np.linalg.svd(jacobian, full_matrices=False)
    kept = sizes > _NO_PULL * sizes[0]
    return right.T @ (np.where(kept, 1.0 / np.where(kept, sizes, 1.0), 0.0) * (left.T @ way))


def damped(jacobian: Array, way: Array, damping: float) -> Array:
    """The turn that weighs the way left over against its own size; `damping` is a length."""
    square = jacobian @ jacobian.T
    square.flat[:: len(square) + 1] += damping * damping
    return jacobian.T @ np.linalg.solve(square, way)


def selectively_damped(jacobian: Array, way: Array) -> Array:
    """Each singular direction turns at most so far that the tip is not thrown about.

    Source: Buss and Kim 2005, Selectively damped least squares for inverse kinematics, section 4, one end
        effector.
    """
    left, sizes, right = np.linalg.svd(jacobian, full_matrices=False)
    throws = np.sqrt((jacobian * jacobian).sum(0))
    total = np.zeros(jacobian.shape[1])
    for side, size, turn in zip(left.T, sizes, right, strict=True):
        if size <= _NO_PULL * sizes[0]:
            continue
        thrown = float(np.abs(turn) @ throws) / size
        total += _at_most(turn * (float(side @ way) / size), MOST_TURN_RAD * min(1.0, 1.0 / thrown))
    return _at_most(total, MOST_TURN_RAD)


def _at_most(turn: Array, limit: float) -> Array:
    """Scale an increment down until no joint turns by more than the limit."""
    largest = float(np.abs(turn).max(initial=0.0))
    return turn * (limit / largest) if largest > limit else turn


X_AXIS: Final[Vector] = (1.0, 0.0, 0.0)
_AXES: Final[tuple[Vector, ...]] = (X_AXIS, (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


class ArmState(NamedTuple):
    """The shoulder's rotation (3, 3) and the elbow's flexion, rad."""

    shoulder: Array
    flexion: float


class Bones(NamedTuple):
    """An arm as the iterations need it.

    The hinge is -x of the shoulder's frame, the upper arm lies along -y.

    Attributes:
        upper_arm: its length.
        tip: (3,) the tip from the elbow, in the forearm's frame.
        flexion_range: least and greatest flexion, rad.
        in_space: whether the shoulder turns about three axes or only about x.
    """

    upper_arm: float
    tip: Vector
    flexion_range: tuple[float, float]
    in_space: bool


def step(bones: Bones, method: MethodId, state: ArmState, target: Array, damping: float) -> ArmState:
    """One iteration of a method; `damping` is a length."""
    goal: Vector = tuple(target.tolist())
    if method == "ccd":
        return descend(bones, state, goal)
    elbow, tip = ends(bones, state)
    hinge = _column(state.shoulder, -1.0)
    axes = _AXES if bones.in_space else _AXES[:1]
    jacobian = np.array([*(_cross(axis, tip) for axis in axes), _cross(hinge, _less(tip, elbow))]).T
    way = np.array(_less(goal, tip))
    if method == "damped":
        turn = damped(jacobian, way, damping)
    elif method == "selective":
        turn = selectively_damped(jacobian, way)
    elif method == "transpose":
        turn = transpose(jacobian, way)
    else:
        turn = pseudo_inverse(jacobian, way)
    *shoulder, bend = turn.tolist()
    x, y, z = (*shoulder, 0.0, 0.0)[:3]
    return ArmState(rotation(x, y, z) @ state.shoulder, _within(bones, state.flexion + bend))


def descend(bones: Bones, state: ArmState, goal: Vector) -> ArmState:
    """First the elbow, then the shoulder, each turned as near to the target as it goes."""
    elbow, tip = ends(bones, state)
    bend = _angle_about(_column(state.shoulder, -1.0), _less(tip, elbow), _less(goal, elbow))
    bent = ArmState(state.shoulder, _within(bones, state.flexion + bend))
    tip = ends(bones, bent)[1]
    if not bones.in_space:
        return ArmState(rotation(_angle_about(X_AXIS, tip, goal), 0.0, 0.0) @ bent.shoulder, bent.flexion)
    across = _cross(tip, goal)
    size = sqrt(_dot(across, across))
    if size < 1e-15:
        return bent
    share = atan2(size, _dot(tip, goal)) / size
    return ArmState(
        rotation(across[0] * share, across[1] * share, across[2] * share) @ bent.shoulder, bent.flexion
    )


def ends(bones: Bones, state: ArmState) -> tuple[Vector, Vector]:
    """Elbow and tip."""
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = state.shoulder.tolist()
    u = bones.upper_arm
    x, y, z = bones.tip
    c, s = cos(state.flexion), sin(state.flexion)
    y, z = c * y + s * z - u, c * z - s * y
    return (-u * xy, -u * yy, -u * zy), (
        xx * x + xy * y + xz * z,
        yx * x + yy * y + yz * z,
        zx * x + zy * y + zz * z,
    )


def rotation(x: float, y: float, z: float) -> Array:
    """The rotation (3, 3) of a rotation vector, rad."""
    angle = sqrt(x * x + y * y + z * z)
    c = cos(angle)
    s = sin(angle) / angle if angle > 1e-8 else 1.0
    t = (1.0 - c) / (angle * angle) if angle > 1e-8 else 0.5
    return np.array(
        (
            (c + t * x * x, t * x * y - s * z, t * x * z + s * y),
            (t * x * y + s * z, c + t * y * y, t * y * z - s * x),
            (t * x * z - s * y, t * y * z + s * x, c + t * z * z),
        )
    )


def _within(bones: Bones, flexion: float) -> float:
    low, high = bones.flexion_range
    return min(max(flexion, low), high)


def _angle_about(axis: Vector, start: Vector, end: Vector) -> float:
    """The angle that turns `start` about a unit axis as near to `end` as it goes.

    Zero where every angle is as good.
    """
    across = _dot(axis, _cross(start, end))
    along = _dot(start, end) - _dot(axis, start) * _dot(axis, end)
    return atan2(across, along) if abs(across) + abs(along) > 1e-15 else 0.0


def _column(matrix: Array, factor: float) -> Vector:
    """The first column of a matrix, times a factor."""
    return float(matrix[0, 0]) * factor, float(matrix[1, 0]) * factor, float(matrix[2, 0]) * factor


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _less(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]
