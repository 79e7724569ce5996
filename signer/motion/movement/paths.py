"""The way of a target from one place to the next through space: straight, an arc, circles, a zigzag."""

from typing import Final

import numpy as np

from body_model.arrays import AS_ONE, Array, Mask
from signer.document.values import LEAST_DIRECTION, PathShape
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.vectors import Y, Z

FORWARD_UP: Final = (0.0, 0.6, 0.8)
"""Direction in which a path bends that has no skin at either end."""
_CORNER: Final = 0.97
"""Sharpness of a zigzag's corners: 0 is a wave, 1 a broken line."""


def bulge_direction(
    start: Array, end: Array, start_normal: Array, end_normal: Array, plane_rad: float = 0.0
) -> Array:
    """Return the unit direction (..., 3) in which a path leaves the straight line.

    It is the mean of the outward normals, square to the line.

    Args:
        start: (..., 3) m.
        end: (..., 3) m.
        start_normal: (..., 3) outward at the start, zero at a free point.
        end_normal: the same at the end. Without either the path goes forward and up.
        plane_rad: how far it is turned about the line (of a path that ends where it began: about up).
    """
    chord = end - start
    length = np.linalg.norm(chord, axis=-1, keepdims=True)
    along = np.where(length > AS_ONE, chord, 0.0) / np.where(length > AS_ONE, length, 1.0)
    wishes = (start_normal + end_normal, np.array(FORWARD_UP), Z)
    # The last two do not lie along one line, so one of them stands across.
    first, second, third = (wished - (wished * along).sum(-1, keepdims=True) * along for wished in wishes)
    square = np.where(_is_long(first), first, np.where(_is_long(second), second, third))
    bulge = np.asarray(square / np.linalg.norm(square, axis=-1, keepdims=True))
    if not plane_rad:
        return bulge
    return np.asarray(
        (axis_rotation(onward_direction(start, end, bulge), plane_rad) @ bulge[..., None])[..., 0]
    )


def onward_direction(start: Array, end: Array, bulge: Array) -> Array:
    """Return the unit direction (..., 3) from start to end, or up across the bulge where these are one."""
    chord = end - start
    length = np.linalg.norm(chord, axis=-1, keepdims=True)
    upwards, forwards = (wished - (bulge * wished).sum(-1, keepdims=True) * bulge for wished in (Y, Z))
    level = np.where(_is_long(upwards), upwards, forwards)
    along = np.where(length > LEAST_DIRECTION, chord, level)
    return np.asarray(along / np.linalg.norm(along, axis=-1, keepdims=True))


def path_points(
    shape: PathShape,
    height_m: float | Array,
    start: Array,
    end: Array,
    bulge: Array,
    way: Array,
    turns: float = 1.0,
    onward: Array | None = None,
) -> Array:
    """Points of the path, (F, 3) m, at the shares `way` (F,) of the way; both ends are met exactly.

    An arc is a parabola that stands `height_m` off the straight line at half way, along `bulge`. A broken
    number of turns is the circle through both ends, a whole number loops of radius `height_m` that move
    along; a zigzag has `turns` waves of
    `height_m` to either side. A slide is straight here: on the skin it is `slides`' matter. Height, ends and
        bulge are one
    for all shares or lead with F. `onward` (3,) is where whole loops go from their place, along the straight
    line unless it is given.
    """
    share, height = way[:, None], np.asarray(height_m)[..., None]
    points = (1.0 - share) * start + share * end
    if shape == "arc":
        points = points + (4.0 * height) * share * (1.0 - share) * bulge
    elif shape == "circle":
        onward = onward_direction(start, end, bulge) if onward is None else onward
        points = points + _round(height, start, end, bulge, onward, share, turns)
    elif shape == "zigzag":
        points = points + height * (_wave(turns, share) - share * _wave(turns, 1.0)) * bulge
    return np.asarray(np.where(share >= 1.0, end, points))


def _round(
    height: Array, start: Array, end: Array, bulge: Array, onward: Array, share: Array, turns: float
) -> Array:
    """Return the offset (..., 3) of circles from the straight line."""
    chord = end - start
    size = np.linalg.norm(chord, axis=-1, keepdims=True)
    whole = round(turns)
    if abs(turns - whole) > AS_ONE:
        angle = 2.0 * np.pi * turns
        z = (np.exp(1j * angle * share) - 1.0) / (np.exp(1j * angle) - 1.0)
        on_circle = (z.real - share) * chord - z.imag * size * bulge
        if (size > LEAST_DIRECTION).all():
            return np.asarray(on_circle)
        whole = whole or (1 if turns > 0.0 else -1)
        return np.where(size > LEAST_DIRECTION, on_circle, _loops(height, bulge, onward, share, whole))
    return _loops(height, bulge, onward, share, whole)


def _loops(height: Array, bulge: Array, onward: Array, share: Array, turns: int) -> Array:
    angle = 2.0 * np.pi * turns * share
    return np.asarray(height * ((1.0 - np.cos(angle)) * bulge + np.sin(angle) * onward))


def _wave(turns: float, share: Array | float) -> Array:
    return np.asarray(np.arcsin(_CORNER * np.sin(2.0 * np.pi * turns * share)) / np.arcsin(_CORNER))


def _is_long(vectors: Array) -> Mask:
    return np.asarray(np.linalg.norm(vectors, axis=-1, keepdims=True) > LEAST_DIRECTION)
