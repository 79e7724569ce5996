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
    """Unit direction in which an arc leaves the straight line: the mean of the outward normals, square to the line.

    Args:
        start: (3,) m.
        end: (3,) m.
        start_normal: (3,) outward at the start, zero at a free point.
        end_normal: the same at the end. Without either the arc goes forward and up.
    """
    chord = end - start
    length = float(np.linalg.norm(chord))
    along = chord / length if length > _SAME_PLACE_M else np.zeros(3)
    # The last two do not lie along one line, so one of them stands across.
    across = (wished - (wished @ along) * along for wished in (start_normal + end_normal, np.array(FORWARD_UP), np.array(_FORWARD)))
    square = next(each for each in across if float(np.linalg.norm(each)) > _LEAST)
    return np.asarray(square / np.linalg.norm(square))


def path_points(shape: PathShape, height_m: float, start: Array, end: Array, bulge: Array, way: Array) -> Array:
    """Points of the path, (F, 3) m, at the shares `way` (F,) of the way; both ends are met exactly.

    The arc is a parabola that stands `height_m` off the straight line at half way, along `bulge`.
    """
    share = way[:, None]
    points = (1.0 - share) * start + share * end
    if shape == "arc":
        points = points + (4.0 * height_m) * share * (1.0 - share) * bulge
    return points
