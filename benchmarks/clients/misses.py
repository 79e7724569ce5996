"""Distance of vertices that a client shows from those that the editor draws at the same moments."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from body_model.skin import surface
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.export.figure_colours import triangles_by_look
from signer.motion.posing import poses

Array: TypeAlias = NDArray[np.float64]
Shapes: TypeAlias = Mapping[str, NDArray[np.float32]]


def misses_m(sign: Sign, times_s: Sequence[float], vertices: Shapes) -> Array:
    """(F,) m: how far the worst vertex is off at each moment.

    Args:
        sign: what the file was made from.
        times_s: (F,) the moments at which `vertices` were shown.
        vertices: (F, N, 3) m of each mesh, by its look.

    Raises:
        ValueError: the file lacks a mesh, or has another one.
    """
    body = load_body()
    corners = {look: np.unique(triangles) for look, triangles in triangles_by_look(body).items()}
    if set(vertices) != set(corners):
        raise ValueError(f"shown are {sorted(vertices)}; the editor draws {sorted(corners)}")
    solved = poses(sign, times_s, load_character())
    drawn = (
        surface(body, matrices, face).positions
        for matrices, face in zip(solved.matrices, solved.face_weights, strict=True)
    )
    return np.array(
        [
            max(_worst(vertices[look][frame], all_of[corners[look]]) for look in corners)
            for frame, all_of in enumerate(drawn)
        ]
    )


def _worst(shown: NDArray[np.float32], drawn: NDArray[np.floating]) -> float:
    return float(np.linalg.norm(shown - drawn, axis=-1).max())
