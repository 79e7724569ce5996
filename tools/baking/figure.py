"""The figure: which bodies of the source's family we draw, in metres, and which faces we keep."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baking.source import Array, BaseMesh, Wheel
from body_model.arrays import Indices

HEIGHT_M: Final = 1.70
"""Of the reference body; the others stand to it as they do in the source."""
RESTING_FACE: Final = {
    "browInnerUp": 0.40,
    "browOuterUpLeft": 0.15,
    "browOuterUpRight": 0.15,
    "mouthClose": 0.10,
    "mouthFrownLeft": -0.25,
    "mouthFrownRight": -0.25,
    "mouthSmileLeft": 0.27,
    "mouthSmileRight": 0.27,
}
"""The face that all weights of zero show, looked at on both bodies.

The source's looks stern, its brows low, the corners of its mouth down, and its lips stand open by a slit.
"""
# A signer is framed from the hips; below the middle of the thigh nothing is ever shown.
CUT_HEIGHT_M: Final = 0.75

SKIN, EYE, TEETH, TONGUE, LASH = range(5)
PART_OF_GROUP: Final = {
    "body": SKIN,
    "helper-l-eye": EYE,
    "helper-r-eye": EYE,
    "helper-upper-teeth": TEETH,
    "helper-lower-teeth": TEETH,
    "helper-tongue": TONGUE,
    "helper-l-eyelashes-1": LASH,
    "helper-l-eyelashes-2": LASH,
    "helper-r-eyelashes-1": LASH,
    "helper-r-eyelashes-2": LASH,
}


@dataclass(frozen=True, slots=True)
class Figure:
    """The drawn groups of the base mesh, whole, in metres, y up, z forward, the floor at zero."""

    positions: Array
    quads: Indices
    parts: NDArray[np.uint8]
    texture_corners: Array
    source_vertices: Indices
    all_positions: Array
    scale: float
    height_m: float

    @property
    def is_reference(self) -> bool:
        """Return whether this is the body that signs are written on."""
        return self.height_m == HEIGHT_M

    @property
    def size(self) -> float:
        """Height as a share of the reference body's."""
        return self.height_m / HEIGHT_M


def build_figure(wheel: Wheel, moved: Array, scale: float | None = None) -> Figure:
    """Scale and place the figure and keep the groups that are drawn.

    Args:
        wheel: the source.
        moved: (V, 3) how far its build moves the base mesh, in file units.
        scale: metres in a unit of the source, the reference body's; None to make the figure HEIGHT_M tall.
    """
    mesh = wheel.mesh
    shape = mesh.vertices + moved
    heights = shape[np.unique(mesh.quads[mesh.groups == "body"]), 1]
    height = float(np.ptp(heights))
    if scale is None:
        scale, height_m = HEIGHT_M / height, HEIGHT_M
    else:
        height_m = height * scale
    return _keep_drawn(mesh, (shape - [0.0, heights.min(), 0.0]) * scale, scale, height_m)


def rest_the_face(figure: Figure, shapes: Mapping[str, Array]) -> Figure:
    """Give the figure its resting face, which no weight of a face shape makes."""
    positions = figure.positions.copy()
    for name, strength in RESTING_FACE.items():
        positions += strength * shapes[name]
    return replace(figure, positions=positions)


def _keep_drawn(mesh: BaseMesh, placed: Array, scale: float, height_m: float) -> Figure:
    drawn = np.isin(mesh.groups, list(PART_OF_GROUP))
    used, quads = np.unique(mesh.quads[drawn], return_inverse=True)
    quads = quads.reshape(-1, 4)
    parts = np.zeros(len(used), np.uint8)
    parts[quads.ravel()] = np.repeat([PART_OF_GROUP[group] for group in mesh.groups[drawn]], 4)
    return Figure(
        placed[used], quads, parts, mesh.texture[mesh.texture_quads[drawn]], used, placed, scale, height_m
    )


def kept_after_cut(figure: Figure) -> tuple[Indices, Indices]:
    """The vertices above the cut, and the quads among them in the new numbering."""
    above = (figure.positions[:, 1] > CUT_HEIGHT_M)[figure.quads].all(axis=1)
    kept, quads = np.unique(figure.quads[above], return_inverse=True)
    return kept, quads.reshape(-1, 4)


def hem_of(positions: Array, quads: Indices) -> Indices:
    """Return the vertices of the border that the cut left."""
    edges = np.sort(np.stack([quads, np.roll(quads, -1, axis=1)], axis=-1).reshape(-1, 2), axis=1)
    unique, count = np.unique(edges, axis=0, return_counts=True)
    border = np.unique(unique[count == 1])
    return np.asarray(border[positions[border, 1] < CUT_HEIGHT_M + 0.1])


def level_hem(positions: Array, hem: Indices, height_m: float) -> Array:
    """Bring the border that the cut left to one height, so that trousers end in a hem, not in steps."""
    result = positions.copy()
    result[hem, 1] = height_m
    return result


def sample_mask(figure: Figure, image: NDArray[np.uint8]) -> Array:
    """Read a painted mask at the skin's vertices, 0 to 1.

    The mean over the quads around, so a border runs along edges.

    Reading it at the vertices themselves would be a matter of luck: the painter's borders follow the mesh's.
    """
    height, width = image.shape
    inwards = 0.5 * np.eye(4) + 0.125
    samples = np.einsum("kc,qci->kqi", inwards, figure.texture_corners)
    column = np.clip(samples[..., 0] * (width - 1), 0, width - 1).astype(int)
    row = np.clip((1 - samples[..., 1]) * (height - 1), 0, height - 1).astype(int)
    of_quad = (image[row, column] / 255.0).mean(axis=0)
    corners = figure.quads.ravel()
    total = np.bincount(corners, np.repeat(of_quad, 4))
    return np.where(figure.parts == SKIN, total / np.maximum(np.bincount(corners), 1), 0.0)
