"""Dressing the figure: where shirt and hair are, how far they stand off, what they smooth away."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import scipy.sparse as sp
from scipy.sparse.linalg import spsolve
from scipy.spatial import cKDTree

from baking.figure import SKIN, Figure
from baking.skeleton import ARM, HAND, Skeleton
from baking.source import Array
from baking.weighting import smoothstep
from body_model.arrays import Indices, Mask

SHIRT_OFFSET_M: Final = 0.0075
HAIR_OFFSET_M: Final = 0.008
# Hair stands higher on the crown.
HAIR_CROWN_OFFSET_M: Final = 0.010
SLEEVE_SHARE: Final = 0.72
NECK_RADIUS_M: Final = 0.098
# Outside this field a vertex is simply far from a border; small numbers keep the stored field precise near
# zero.
FIELD_LIMIT_M: Final = 0.25
# Where the chest's detail is, as vertices of the base mesh: the shirt hides it and must not show it.
CHEST_DETAIL: Final = (1785, 8457)
CHEST_DETAIL_RADIUS_M: Final = 0.05
# How far about it a smooth surface is laid through the skin, and from which share of that on the skin counts:
# soft, as under a close shirt.
CHEST_FIT_M: Final = 0.085
CHEST_HOLE: Final = 0.72

# The hairline seen from the middle of the head: elevation in degrees over azimuth from straight ahead.
HAIRLINE_AZIMUTH: Final = (0, 22, 38, 50, 58, 63, 67, 71, 84, 95, 101, 109, 121, 150, 180)
HAIRLINE_ELEVATION: Final = (43, 42, 38, 31, 20, 6, -8, -14, -12, -14, -22, -29, -35, -40, -42)
# Hair keeps this far from the ear.
EAR_CLEARANCE_M: Final = 0.003


@dataclass(frozen=True, slots=True)
class Dress:
    """Signed distances to the borders of shirt and hair, and how high on the head a vertex is.

    Distances are positive inside.
    """

    shirt: Array
    hair: Array
    elevation_deg: Array


def measure_dress(figure: Figure, skeleton: Skeleton, weights: Array, ears: Array) -> Dress:
    """Measure at every vertex how far inside the shirt and the hair it is."""
    skin = figure.parts == SKIN
    shirt = np.where(
        skin,
        np.clip(_shirt(figure.positions, skeleton, weights, figure.size), -FIELD_LIMIT_M, FIELD_LIMIT_M),
        -1.0,
    )
    elevation, line = _hairline(figure.positions, skeleton, figure.size)
    hair = np.minimum(
        (elevation - line) / 600.0, _distance_to(figure.positions, ears > 0.4) - EAR_CLEARANCE_M
    )
    below_neck = figure.positions[:, 1] <= skeleton.head("neck02")[1] + 0.01
    hair = np.where(skin & ~below_neck, np.clip(hair, -FIELD_LIMIT_M, FIELD_LIMIT_M), -1.0)
    return Dress(shirt, hair, elevation)


def _shirt(positions: Array, skeleton: Skeleton, weights: Array, size: float) -> Array:
    distance = np.full(len(positions), FIELD_LIMIT_M)
    for side, sign in (("L", 1.0), ("R", -1.0)):
        shoulder, elbow = skeleton.head(f"upperarm01.{side}"), skeleton.head(f"lowerarm01.{side}")
        length = np.linalg.norm(elbow - shoulder)
        from_hem = SLEEVE_SHARE * length - (positions - shoulder) @ ((elbow - shoulder) / length)
        arm = [skeleton.names.index(f"{name}.{side}") for name in ARM[1:] + HAND]
        beside = (positions[:, 0] * sign > abs(shoulder[0]) * 0.93) & (
            weights[:, arm].sum(axis=1) > 0.0
        )  # not the hips
        distance = np.where(beside, np.minimum(distance, from_hem), distance)
    collar = (positions - skeleton.head("neck02")) / size - [0.0, 0.022, 0.012]
    distance = np.minimum(
        distance, np.linalg.norm(collar / np.sqrt([1.0, 1.05, 1.0]), axis=1) - NECK_RADIUS_M
    )
    on_head = weights[:, skeleton.names.index("head")] + weights[:, skeleton.names.index("neck03")]
    return np.asarray(np.minimum(distance, (0.32 - on_head) * 0.15))


def _distance_to(positions: Array, region: Mask) -> Array:
    """Signed distance to a region of vertices, negative inside."""
    outside = cKDTree(positions[region]).query(positions)[0]
    inside = cKDTree(positions[~region]).query(positions)[0]
    return np.asarray(outside - inside)


def _hairline(positions: Array, skeleton: Skeleton, size: float) -> tuple[Array, Array]:
    eye = skeleton.head("eye.L")
    x, y, z = (positions - [0.0, eye[1] + 0.005 * size, eye[2] - 0.085 * size]).T
    azimuth = np.degrees(np.arctan2(np.abs(x), z))
    elevation = np.degrees(np.arctan2(y, np.hypot(x, z)))
    return elevation, np.interp(azimuth, HAIRLINE_AZIMUTH, HAIRLINE_ELEVATION)


def put_on(figure: Figure, dress: Dress) -> Array:
    """The dressed positions: smoothed under shirt and hair, then pushed out."""
    positions = under_dress(figure, dress, figure.positions)
    mean = _neighbour_mean(figure.quads, len(positions))
    outwards = _smooth_normals(positions, figure.quads, mean)
    shirt = SHIRT_OFFSET_M * smoothstep(-0.001, 0.006, dress.shirt)
    crown = HAIR_OFFSET_M + HAIR_CROWN_OFFSET_M * smoothstep(30.0, 65.0, dress.elevation_deg)
    return np.asarray(positions + outwards * (shirt + crown * smoothstep(0.0, 0.040, dress.hair))[:, None])


def under_dress(figure: Figure, dress: Dress, positions: Array) -> Array:
    """Smooth positions, or moves, of a figure's vertices (V, 3) under shirt and hair."""
    mean = _neighbour_mean(figure.quads, len(positions))
    positions = positions.copy()
    under_shirt = smoothstep(-0.002, 0.03, dress.shirt)[:, None]
    for _ in range(14):
        positions += 0.6 * under_shirt * (mean @ positions - positions)
    chest = _without_chest_detail if figure.is_reference else _rounded_chest
    positions = chest(figure, dress, mean, positions)
    under_hair = smoothstep(0.0, 0.05, dress.hair)[:, None]
    for _ in range(6):
        positions += 0.5 * under_hair * (mean @ positions - positions)
    return positions


def _without_chest_detail(figure: Figure, dress: Dress, mean: sp.csr_matrix, positions: Array) -> Array:
    """Replace the detail by the membrane its border spans; repeated averaging would not get there."""
    source = figure.source_vertices
    centres = [figure.positions[source == vertex][0] for vertex in CHEST_DETAIL]
    near = np.min([np.linalg.norm(figure.positions - centre, axis=1) for centre in centres], axis=0)
    inside = np.flatnonzero((near < CHEST_DETAIL_RADIUS_M) & (dress.shirt > 0.02))
    outside = np.setdiff1d(np.arange(len(positions)), inside)
    laplace = (sp.eye(len(positions)) - mean).tocsr()[inside]
    membrane = spsolve(laplace[:, inside].tocsc(), -(laplace[:, outside] @ positions[outside]))
    result = positions.copy()
    result[inside] = 0.85 * membrane + 0.15 * positions[inside]
    return result


def _rounded_chest(figure: Figure, dress: Dress, _mean: sp.csr_matrix, positions: Array) -> Array:
    """Replace the detail by a smooth surface through what is round it.

    On a rounder chest a membrane would lie flat within a ring.
    """
    source, result = figure.source_vertices, positions.copy()
    for vertex in CHEST_DETAIL:
        centre = figure.positions[source == vertex][0]
        away = (positions - centre)[:, :2] / CHEST_FIT_M
        far = np.linalg.norm(away, axis=1)
        front = (dress.shirt > 0.02) & (np.abs(positions[:, 2] - centre[2]) < CHEST_FIT_M) & (far < 1.0)
        terms = np.stack([away[:, 0] ** i * away[:, 1] ** j for i in range(3) for j in range(3 - i)], axis=1)
        about = front & (far > CHEST_HOLE)
        shares = np.linalg.lstsq(terms[about], positions[about, 2], rcond=None)[0]
        smooth = 1.0 - smoothstep(CHEST_HOLE, 1.0, far[front])
        result[front, 2] += smooth * (terms[front] @ shares - positions[front, 2])
    return result


def _neighbour_mean(quads: Indices, count: int) -> sp.csr_matrix:
    ahead = np.roll(quads, -1, axis=1)
    rows, columns = (
        np.concatenate([quads.ravel(), ahead.ravel()]),
        np.concatenate([ahead.ravel(), quads.ravel()]),
    )
    joined = sp.csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(count, count))
    joined.data[:] = 1.0
    return sp.csr_matrix(sp.diags(1.0 / np.asarray(joined.sum(axis=1)).ravel()) @ joined)


def _smooth_normals(positions: Array, quads: Indices, mean: sp.csr_matrix) -> Array:
    a, b, c, d = (positions[quads[:, corner]] for corner in range(4))
    normals = np.zeros_like(positions)
    np.add.at(normals, quads.ravel(), np.repeat(np.cross(c - a, d - b), 4, axis=0))
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    for _ in range(4):
        normals = mean @ normals
    return np.asarray(normals / np.linalg.norm(normals, axis=1, keepdims=True))
