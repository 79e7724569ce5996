"""Rough depth of a hand or forearm in head or trunk, from the middles of its patches of skin.

For searches that try thousands of postures, of which most are hopeless; what is hopeful is to be measured.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.distance import SIDES
from body_model.distance_bent import bend_of, is_bent
from body_model.distance_face import faces_of
from body_model.distance_grid import FAR_M, Grid
from body_model.distance_load import Obstacles
from body_model.distance_parts import LIMB

DEEP_M: Final = 0.012
"""Rough depth, m, from which a point lies in the body by any measure: a middle is where skin is or below it,
and a lattice's step is 4 or 6 mm."""
_MOVES_M: Final = np.float32(0.018)
"""Most by which skin that the arms carry may have moved on, m."""
_AT_REST: Final = np.eye(3, 4, dtype=np.float32)
"""Matrix of a bone that stands as at rest."""


class Middles(NamedTuple):
    """The middles of a limb's patches.

    Where they are (n, m, 3) m, and how high (n, m) m roughly over the skin of head and trunk.
    """

    places: Array32
    heights: Array32


def rough_depth(obstacles: Obstacles, matrices: Array, side: str, face: Array | None = None) -> Array32:
    """Estimate the depth (n,) m of a side's forearm or hand in head or trunk, at least zero.

    Skinning matrices are (n, B, 3, 4), weights of the face shapes (S,) or (n, S), None at rest. It costs a
    fiftieth of measuring. Shoulders and the other arm are not looked at: `distance_rough_skin` does that.
    """
    return np.asarray(
        np.maximum(-rough_middles(obstacles, matrices, side, face=face).heights.min(axis=1), 0.0), np.float32
    )


def rough_middles(
    obstacles: Obstacles, matrices: Array, side: str, every: int = 1, face: Array | None = None
) -> Middles:
    """Return the middles of a limb's patches and their rough heights, for matrices (n, B, 3, 4).

    Args:
        obstacles: of the body that is posed.
        matrices: skinning matrices.
        side: whose forearm and hand.
        every: which of the patches, 1 for all: a look at each fourth one takes a fourth of the time and may
            miss a finger.
        face: (S,) or (n, S) weights of the face shapes; None at rest.
    """
    count, limb = len(matrices), _limb(obstacles, side, every)
    columns = matrices[:, limb.bones].transpose(2, 0, 1, 3).astype(np.float32)  # (3, n, b, 4)
    points: Array32 = columns.reshape(3, count, limb.rows.shape[1]) @ limb.rows.T  # (3, n, m)
    middles = points.transpose(1, 2, 0)
    lowest, body = np.full(middles.shape[:2], FAR_M), obstacles.lattices.body
    faces = faces_of(obstacles.lattices, matrices, face)
    if faces is not None:
        pose = np.repeat(np.arange(count), middles.shape[1])
        read = obstacles.lattices.posed(matrices, faces).read(pose, points.reshape(3, -1))
        heights = read.distance + np.where(read.still, np.float32(0.0), _MOVES_M)
        return Middles(middles, heights.reshape(lowest.shape))
    if is_bent(body, matrices):
        pose = np.repeat(np.arange(count), middles.shape[1])
        rest = bend_of(body).unbent(matrices, pose, points.reshape(3, -1)).reshape(points.shape)
        return Middles(middles, np.min([_nearest(grid, rest) for grid in obstacles.grids], axis=0))
    for grid in obstacles.grids:
        own = matrices[:, grid.bone].astype(np.float32)  # (n, 3, 4)
        if (own == _AT_REST).all():
            at_rest = points
        else:
            at_rest = np.einsum("nji,jnm->inm", own[:, :, :3], points - np.moveaxis(own[:, :, 3:], 1, 0))
        np.minimum(lowest, _nearest(grid, at_rest), out=lowest)
    return Middles(middles, lowest)


def parts_of_middles(obstacles: Obstacles, side: str, every: int = 1) -> Indices:
    """(m,) which part of the limb each patch is of, of the patches that `rough_middles` takes."""
    return _limb(obstacles, side, every).parts


def radii_of_middles(obstacles: Obstacles, side: str, every: int = 1) -> Array32:
    """(m,) m, how far the skin of each patch that `rough_middles` takes reaches from its middle."""
    return _limb(obstacles, side, every).radii


class _Limb(NamedTuple):
    """The bones (b,) that carry a limb, rows (m, b * 4), parts and radii (m,) of its patches.

    The rows give their middles from the bones' matrices.
    """

    bones: Indices
    rows: Array32
    parts: Indices
    radii: Array32


@lru_cache(maxsize=8)
def _limb(obstacles: Obstacles, side: str, every: int = 1) -> _Limb:
    skin = obstacles.skin
    own = np.flatnonzero((skin.side == SIDES.index(side)) & np.isin(skin.part, LIMB))
    bundle, patch = (each[::every] for each in np.nonzero(skin.patch_radius_m[own] > 0.0))
    bones = np.unique(skin.bones[own])
    rows = np.zeros((len(bundle), len(bones), 4), np.float32)
    each = np.arange(len(bundle))[:, None]
    carried = np.searchsorted(bones, skin.bones[own[bundle]])
    np.add.at(rows, (each, carried), skin.patch_rows[own[bundle], patch].reshape(len(bundle), -1, 4))
    return _Limb(
        bones, rows.reshape(len(bundle), -1), skin.part[own[bundle]], skin.patch_radius_m[own[bundle], patch]
    )


def _nearest(grid: Grid, points: Array32) -> Array32:
    """(n, m) m, heights at the lattice's places nearest to points (3, n, m); far outside of it."""
    heights = np.full(points.shape[1:], FAR_M)
    low = grid.origin - np.float32(0.5 * grid.step_m)
    high = low + np.float32(grid.step_m) * np.array(grid.shape, np.float32)
    within = (points[1] > low[1]) & (points[1] < high[1])
    for axis in (0, 2):
        within &= (points[axis] > low[axis]) & (points[axis] < high[axis])
    rows = np.flatnonzero(within)
    if len(rows):
        near = points.reshape(3, -1)[:, rows]
        cell = ((near - low[:, None]) / np.float32(grid.step_m)).astype(np.int32)
        cell = np.minimum(cell, np.array(grid.shape, np.int32)[:, None] - 1)  # rounding at the far end
        flat = (cell[0] * grid.shape[1] + cell[1]) * grid.shape[2] + cell[2]
        moves = np.where(grid.still.take(flat), np.float32(0.0), _MOVES_M)
        heights.reshape(-1)[rows] = grid.distance.take(flat) + moves
    return heights
