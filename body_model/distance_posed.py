"""Bundles of skin in their poses: their points, and how wide their patches are there.

Everything is stored with x, y and z apart and patches along the last axis: numpy is several times quicker
along long rows than along the eight points of a patch.
"""

from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array32, Indices
from body_model.distance_parts import BUNDLE, POINTS
from body_model.distance_skin import MovingSkin

NEVER_M: Final = np.float32(1e3)
"""Distance at which a patch counts that a bundle does not have, m."""


class PosedSkin(NamedTuple):
    """Some bundles (U,), each in one pose; their patches are Q = U * p.

    Attributes:
        pose: (U,) row of the batch.
        bundle: (U,) of the skin, ascending.
        columns: (U, 3, b * 4) what the bundle's rows are multiplied by.
        points: (3, s, Q) m.
        middles: (3, Q) m, of the patches.
        radii: (Q,) m, of the balls about the middles; far below zero where there is no patch.
        inner: (Q,) m, from a middle to the nearest point of its patch; far where there is no patch.
    """

    pose: Indices
    bundle: Indices
    columns: Array32
    points: Array32
    middles: Array32
    radii: Array32
    inner: Array32


def posed_skin(skin: MovingSkin, matrices: Array32, pose: Indices, bundle: Indices) -> PosedSkin:
    """Bundles (U,), ascending, in poses (U,) of skinning matrices (n, B, 3, 4)."""
    count, width = len(bundle), skin.rows.shape[1]
    columns = matrices[pose[:, None], skin.bones[bundle]]  # (U, b, 3, 4)
    columns = np.ascontiguousarray(np.swapaxes(columns, 1, 2)).reshape(count, 3, width)
    flat, posed = columns.reshape(3 * count, width), np.empty((3 * count, skin.rows.shape[2]), np.float32)
    edges = (3 * np.flatnonzero(np.diff(bundle, prepend=-1, append=-1))).tolist()
    for first, end in pairwise(edges):
        # one bundle after the other: to multiply all at once their rows would be copied, and those are
        # megabytes
        np.dot(flat[first:end], skin.rows[bundle[first // 3]], out=posed[first:end])
    points = np.ascontiguousarray(posed.reshape(count, 3, POINTS, BUNDLE).transpose(1, 2, 0, 3)).reshape(
        3, POINTS, count * BUNDLE
    )
    middles = points.sum(axis=1) * np.float32(1.0 / POINTS)
    away = points - middles[:, None]
    away *= away
    squared = away.sum(axis=0)
    missing = (skin.patch_radius_m[bundle] < 0.0).ravel()
    radii, inner = np.sqrt(squared.max(axis=0)), np.sqrt(squared.min(axis=0))
    radii[missing], inner[missing] = -NEVER_M, NEVER_M
    return PosedSkin(pose, bundle, columns, points, middles, radii, inner)
