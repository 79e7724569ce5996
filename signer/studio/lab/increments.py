"""Joint increments of one step of the Jacobian methods, from the Jacobian and the remaining error."""

from math import pi
from typing import Final

import numpy as np

from body_model.arrays import Array

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
