"""How deep a hand or forearm roughly lies in head or trunk: a quick look at the middles of its patches of skin.

For searches that try thousands of postures, of which most are hopeless; what is hopeful is to be measured.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from body_model.distance import SIDES
from body_model.distance_grid import FAR_M, Grid
from body_model.distance_load import load_obstacles
from body_model.distance_parts import LIMB
from body_model.model import Array, Array32, Indices

DEEP_M: Final = 0.012
"""What is roughly as deep as this lies in it by any measure: a middle is where skin is or below it, and a lattice's step is 4 or 6 mm."""
_MOVES_M: Final = np.float32(0.018)
"""How far skin may have moved on that the arms carry."""


def rough_depth(matrices: Array, side: str) -> Array32:
    """(n,) m, how deep forearm or hand of a side roughly lie in head or trunk, for skinning matrices (n, B, 3, 4); no less than zero.

    A fiftieth of what measuring costs. What is in shoulders or in the other arm is not looked at.
    """
    count, bones = matrices.shape[:2]
    columns = np.swapaxes(matrices, -1, -2).astype(np.float32)
    middles = _middles(side) @ columns.reshape(count, bones * 4, 3)  # (n, m, 3)
    deepest = np.zeros(count, np.float32)
    for grid in load_obstacles().grids:
        own = columns[:, grid.bone]  # (n, 4, 3)
        at_rest = np.asarray((middles - own[:, None, 3]) @ np.swapaxes(own[:, :3], -1, -2), np.float32)
        deepest = np.maximum(deepest, -_nearest(grid, at_rest).min(axis=1))
    return deepest


@lru_cache(maxsize=2)
def _middles(side: str) -> Array32:
    """(m, B * 4) rows that give the middles of a limb's patches from the matrices."""
    skin, bones = load_obstacles().skin, load_obstacles().skin.centre_rows.shape[1] // 4
    own = np.flatnonzero((skin.side == SIDES.index(side)) & np.isin(skin.part, LIMB))
    bundle, patch = np.nonzero(skin.patch_radius_m[own] > 0.0)
    rows = np.zeros((len(bundle), bones, 4), np.float32)
    each = np.arange(len(bundle))[:, None]
    np.add.at(rows, (each, skin.bones[own[bundle]]), skin.patch_rows[own[bundle], patch].reshape(len(bundle), -1, 4))
    return rows.reshape(len(bundle), -1)


def _nearest(grid: Grid, points: Array32) -> Array32:
    """(n, m) m, heights at the nearest points of the lattice; far outside where it does not reach."""
    size = np.array(grid.shape)
    cell = ((points - grid.origin) / np.float32(grid.step_m) + np.float32(0.5)).astype(np.intp)
    within = ((cell >= 0) & (cell < size)).all(axis=-1)
    flat: Indices = np.where(within, (cell[..., 0] * size[1] + cell[..., 1]) * size[2] + cell[..., 2], 0)
    return np.where(within, grid.distance.take(flat) + np.where(grid.still.take(flat), np.float32(0.0), _MOVES_M), FAR_M)
