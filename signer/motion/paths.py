"""The way of a target from one place to the next: straight, or an arc that bulges away from the body."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from signer.document.values import PathShape

Array = NDArray[np.float64]

FORWARD_UP: Final = (0.0, 0.6, 0.8)
_FORWARD: Final = (0.0, 0.0, 1.0)
_SAME_PLACE_M: Final = 1e-6
_LEAST: Final = 1e-3


def bulge_direction(start: Array, end: Array, start_normal: Array, end_normal: Array) -> Array:
    """Unit direction (..., 3) in which an arc leaves the straight line: the mean of the outward normals, square to the line.

    Args:
        start: (..., 3) m.
        end: (..., 3) m.
        start_normal: (..., 3) outward at the start, zero at a free point.
        end_normal: the same at the end. Without either the arc goes forward and up.
    """
    chord = end - start
    length = np.linalg.norm(chord, axis=-1, keepdims=True)
    along = np.where(length > _SAME_PLACE_M, chord, 0.0) / np.where(length > _SAME_PLACE_M, length, 1.0)
    wishes = (start_normal + end_normal, np.array(FORWARD_UP), np.array(_FORWARD))
    # The last two do not lie along one line, so one of them stands across.
    first, second, third = (wished - (wished * along).sum(-1, keepdims=True) * along for wished in wishes)
    square = np.where(_is_long(first), first, np.where(_is_long(second), second, third))
    return np.asarray(square / np.linalg.norm(square, axis=-1, keepdims=True))


def _is_long(vectors: Array) -> NDArray[np.bool_]:
    return np.asarray(np.linalg.norm(vectors, axis=-1, keepdims=True) > _LEAST)


def path_points(shape: PathShape, height_m: float | Array, start: Array, end: Array, bulge: Array, way: Array) -> Array:
    """Points of the path, (F, 3) m, at the shares `way` (F,) of the way; both ends are met exactly.

    The arc is a parabola that stands `height_m` off the straight line at half way, along `bulge`. Height, ends and bulge
    are one for all shares or lead with F.
    """
    share = way[:, None]
    points = (1.0 - share) * start + share * end
    if shape == "arc":
        points = points + (4.0 * np.asarray(height_m)[..., None]) * share * (1.0 - share) * bulge
    return points
