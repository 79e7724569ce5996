"""Frames of bones: columns X flexion axis, Y along the bone, Z palmar or forward."""

import numpy as np

from body_model.arrays import Array


def unit(vector: Array) -> Array:
    """Return a vector (3,) of length one."""
    return np.asarray(vector / np.linalg.norm(vector))


def frame_about(x: Array, along: Array) -> Array:
    """Return the frame (3, 3) along a bone whose flexion axis is nearest to one."""
    y = unit(along)
    x = unit(x - (x @ y) * y)
    return np.stack([x, y, np.cross(x, y)], axis=1)


def least_turn(first: Array, last: Array) -> Array:
    """Return the rotation (3, 3) that takes one unit vector to another about the axis across both."""
    x, y, z = np.cross(first, last)
    skew = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.asarray(np.eye(3) + skew + skew @ skew / (1.0 + first @ last))


def on_line(point: Array, start: Array, end: Array) -> Array:
    """Return the point (3,) of the line through two others that is nearest to one."""
    along = unit(end - start)
    return np.asarray(start + ((point - start) @ along) * along)
