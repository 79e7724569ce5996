"""The 52 face shapes as sparse whole numbers."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baking.figure import EYE, Figure
from baking.source import Wheel
from body_model.arrays import Indices

STEP_M: Final = 1e-5
NEGLIGIBLE_M: Final = 2e-5


@dataclass(frozen=True, slots=True)
class FaceShapes:
    """Shape k moves `vertices[starts[k]:starts[k + 1]]` by `deltas` steps of STEP_M."""

    names: tuple[str, ...]
    starts: NDArray[np.int32]
    vertices: NDArray[np.uint16]
    deltas: NDArray[np.int16]


def face_shapes(wheel: Wheel, figure: Figure, kept: Indices) -> FaceShapes:
    """Read the shapes at the kept vertices."""
    units = wheel.face_units()
    starts, vertices, deltas = [0], [], []
    for name, moved in units.items():
        delta = moved[figure.source_vertices] * figure.scale
        if name.startswith("eyeLook"):
            delta[figure.parts == EYE] = (
                0.0  # the eyeballs turn by their bones; only the lids follow the shape
            )
        delta = delta[kept]
        touched = np.flatnonzero(np.abs(delta).max(axis=1) > NEGLIGIBLE_M)
        vertices.append(touched.astype(np.uint16))
        deltas.append(np.round(delta[touched] / STEP_M).astype(np.int16))
        starts.append(starts[-1] + len(touched))
    return FaceShapes(
        tuple(units), np.array(starts, np.int32), np.concatenate(vertices), np.concatenate(deltas)
    )
