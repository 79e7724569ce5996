"""The face shapes: the source's 52 as exact mirror images of each other, and ten made from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from baking.figure import EYE, RESTING_FACE, SKIN, Figure
from baking.mouth import tongue_shapes
from baking.source import Wheel
from baking.symmetry import MIRROR
from baking.weighting import smoothstep
from body_model.arrays import Array, Indices
from body_model.face_shapes import FACE_SHAPES, mirrored_shape

STEP_M: Final = 1e-5
NEGLIGIBLE_M: Final = 2e-5

PUFF_SPLIT_M: Final = 0.012
"""A cheek is puffed on one side only from so far beyond the middle on, and fades out as far across it."""
PUFF_EVENED: Final = 10
"""Rounds in which the source's puffed cheek, which ends in an edge beside the nose, is evened out.

With half of them the edge is seen at film size, twice as many take 2 mm of the cheek away.
"""
INNER_BROWS: Final = 1.45
"""Share of the source's raised inner brows: their ends do not stay behind the outer ones, as in doubt."""
PRESS_LEVEL: Final[Mapping[str, float]] = {"mouthSmile": -0.20, "mouthFrown": 0.28}
"""Added to the source's pressed lips, whose corners rise by 3 mm as in a smirk: they stay level."""
SUCK_SHARE: Final = -0.55
"""Of a puffed cheek,"""
SUCK_FADES_M: Final = (0.018, 0.036)
"""between these distances from the middle: the lips stay."""
BULGE_DEPTH_M: Final = 0.022
"""The cheek's inner side goes along, which lies less deep than this."""


@dataclass(frozen=True, slots=True)
class Bump:
    """A part of the cheek that is pressed out, or drawn in.

    Attributes:
        height_m: how far out.
        width_m: radius of the skin that goes along.
        from_corner_m: place outward of the corner of the mouth, and above it.
    """

    height_m: float
    width_m: float
    from_corner_m: tuple[float, float]


BULGE: Final = Bump(0.012, 0.014, (0.021, 0.0))
"""By the tongue."""
HOLLOW: Final = Bump(-0.008, 0.017, (0.022, 0.012))
"""Of a cheek that is sucked in, below its bone: without it film size shows no hollow."""


@dataclass(frozen=True, slots=True)
class FaceShapes:
    """Shape k moves `vertices[starts[k]:starts[k + 1]]` by `deltas` steps of STEP_M."""

    names: tuple[str, ...]
    starts: NDArray[np.int32]
    vertices: NDArray[np.uint16]
    deltas: NDArray[np.int16]


def source_shapes(wheel: Wheel, figure: Figure, mirror: Indices) -> dict[str, Array]:
    """The source's shapes as displacements (V, 3) m of the figure, left and right exact mirror images.

    Each is the mean of itself and its partner's mirror image. What one shape undoes of another, as
    mouthClose of jawOpen, it undoes still.
    """
    units = {name: figure.scale * moved[figure.source_vertices] for name, moved in wheel.face_units().items()}
    for name, moved in units.items():
        if name.startswith("eyeLook"):
            # the eyeballs turn by their bones; only the lids follow the shape
            moved[figure.parts == EYE] = 0.0
    return {
        name: 0.5 * (moved + units[mirrored_shape(name)][mirror] * MIRROR) for name, moved in units.items()
    }


def all_shapes(source: Mapping[str, Array], figure: Figure, mirror: Indices, lips: Array) -> dict[str, Array]:
    """The shapes that are baked, as displacements (V, 3) m: the source's, and ours made from them.

    Args:
        source: of `source_shapes`.
        figure: the reference figure with a finished mouth; other bodies have the same shapes.
        mirror: pairs of its vertices.
        lips: (V,) how much each vertex belongs to the lips.
    """
    across = figure.positions[:, :1]
    puff = _evened(figure, source["cheekPuff"], lips)
    mended = {"cheekPuff": puff, "browInnerUp": INNER_BROWS * source["browInnerUp"]}
    for side in ("Left", "Right"):
        level = sum(share * source[f"{name}{side}"] for name, share in PRESS_LEVEL.items())
        mended[f"mouthPress{side}"] = source[f"mouthPress{side}"] + level
    left = {
        "cheekPuffLeft": puff * smoothstep(-PUFF_SPLIT_M, PUFF_SPLIT_M, across),
        "tongueBulgeLeft": _bump(figure, lips, BULGE),
    }
    sucked = SUCK_SHARE * left["cheekPuffLeft"] + _bump(figure, lips, HOLLOW)
    left["cheekSuckLeft"] = sucked * smoothstep(*SUCK_FADES_M, across)
    right = {mirrored_shape(name): moved[mirror] * MIRROR for name, moved in left.items()}
    tongue = tongue_shapes(figure)
    # a full smile is the source's, of which the resting face has some: more would bend the lips sharply
    smiles = {
        name: (1.0 - share) * source[name]
        for name, share in RESTING_FACE.items()
        if name.startswith("mouthSmile")
    }
    even = {
        name: 0.5 * (moved + tongue[mirrored_shape(name)][mirror] * MIRROR) for name, moved in tongue.items()
    }
    return {**source, **mended, **smiles, **left, **right, **even}


def stored_shapes(shapes: Mapping[str, Array], kept: Indices) -> FaceShapes:
    """Shapes at the kept vertices as sparse whole numbers, in the order of their names."""
    if set(shapes) != set(FACE_SHAPES):
        raise ValueError(f"not the face shapes: {', '.join(sorted(set(shapes) ^ set(FACE_SHAPES)))}")
    starts, vertices, deltas = [0], [], []
    for name in FACE_SHAPES:
        moved = shapes[name][kept]
        touched = np.flatnonzero(np.abs(moved).max(axis=1) > NEGLIGIBLE_M)
        vertices.append(touched.astype(np.uint16))
        deltas.append(np.round(moved[touched] / STEP_M).astype(np.int16))
        starts.append(starts[-1] + len(touched))
    return FaceShapes(
        FACE_SHAPES, np.array(starts, np.int32), np.concatenate(vertices), np.concatenate(deltas)
    )


def _evened(figure: Figure, moved: Array, lips: Array) -> Array:
    """A shape (V, 3) m without edges, as strong as before.

    Each vertex of the skin goes as those around it do, the lips as they did.
    """
    ahead = np.roll(figure.quads, -1, axis=1)
    a, b = figure.quads.ravel(), ahead.ravel()
    joined = csr_matrix((np.ones(len(a)), (a, b)), shape=(len(moved), len(moved)))
    joined = ((joined + joined.T) > 0.0).astype(np.float64)
    around = np.asarray(joined.sum(axis=1)).reshape(-1, 1)
    share, found = (figure.parts == SKIN)[:, None] * (1.0 - lips[:, None]), moved
    for _ in range(PUFF_EVENED):
        found = found + 0.5 * share * (joined @ found / np.maximum(around, 1.0) - found)
    return np.asarray(found * (np.abs(moved).max() / np.abs(found).max()))


def _bump(figure: Figure, lips: Array, bump: Bump) -> Array:
    """The left cheek pressed out beside the corner of the mouth, or in."""
    positions, skin = figure.positions, figure.parts == SKIN
    corner = positions[skin & (lips > 0.5)]
    corner = corner[np.argmax(corner[:, 0])]
    wanted = corner[:2] + bump.from_corner_m
    beside = skin & (np.linalg.norm(positions[:, :2] - wanted, axis=1) < 0.5 * bump.width_m)
    centre = positions[beside][np.argmax(positions[beside, 2])]
    away = positions - centre
    out = _outward(figure, skin & (np.linalg.norm(away, axis=1) < 0.8 * bump.width_m), centre)
    depth = -(away @ out)
    beside_m = np.linalg.norm(away + depth[:, None] * out, axis=1)
    share = np.exp(-np.square(beside_m / bump.width_m)) * smoothstep(2.5, 1.8, beside_m / bump.width_m)
    share *= smoothstep(BULGE_DEPTH_M, 0.5 * BULGE_DEPTH_M, depth) * skin
    return np.asarray(bump.height_m * share[:, None] * out)


def _outward(figure: Figure, near: NDArray[np.bool_], centre: Array) -> Array:
    """The mean normal (3,) of the outer skin among vertices near a point of it."""
    quads = figure.quads[near[figure.quads].all(axis=1)]
    a, b, c, d = (figure.positions[quads[:, corner]] for corner in range(4))
    normals = np.cross(c - a, d - b)
    head = np.array([0.0, centre[1], 0.0])
    normals = normals[(normals @ (centre - head)) > 0.0].sum(axis=0)
    return np.asarray(normals / np.linalg.norm(normals))
