"""The body's bones in a pose: from rotations against the parent to places in the world."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.model import Body


class BonePose(NamedTuple):
    """Pose of the bones: turns from rest in world axes (..., B, 3, 3) and heads (..., B, 3) m."""

    rotations: Array
    positions: Array


def world_pose(body: Body, local: Array) -> BonePose:
    """Follow the chain from the root.

    Args:
        body: the body at rest.
        local: (..., B, 3, 3) turn of each bone against its parent, in world rest axes; identity is rest.
    """
    rotations, positions = np.empty(local.shape), np.empty(local.shape[:-1])
    for bones, parents, offsets in _levels(body):
        if parents is None:
            rotations[..., bones, :, :] = local[..., bones, :, :]
            positions[..., bones, :] = offsets
            continue
        above = rotations[..., parents, :, :]
        rotations[..., bones, :, :] = above @ local[..., bones, :, :]
        positions[..., bones, :] = positions[..., parents, :] + (above @ offsets[:, :, None])[..., 0]
    return BonePose(rotations, positions)


def rest_rotations(body: Body, lead: tuple[int, ...] = ()) -> Array:
    """Rotations (*lead, B, 3, 3) of the body at rest, fresh to write into."""
    rest: Array = np.tile(np.eye(3), (*lead, len(body.bone_names), 1, 1))
    return rest


def mirrored_rotations(rotations: Array) -> Array:
    """Rotations (..., 3, 3) as a mirror across the signer's middle shows them.

    The bones' order is not changed.
    """
    flip = np.array((-1.0, 1.0, 1.0))
    return np.asarray(rotations * (flip[:, None] * flip))


@lru_cache(maxsize=4)
def _levels(body: Body) -> tuple[tuple[Indices, Indices | None, Array], ...]:
    """Bones by their depth, so that each level is one product.

    Bones, their parents, their offsets from them.
    """
    depth = np.zeros(len(body.parents), np.intp)
    for bone, parent in enumerate(body.parents):
        depth[bone] = 0 if parent < 0 else depth[parent] + 1
    levels: list[tuple[Indices, Indices | None, Array]] = []
    for level in range(int(depth.max()) + 1):
        bones = np.flatnonzero(depth == level)
        parents = body.parents[bones]
        if level == 0:
            levels.append((bones, None, body.heads[bones]))
        else:
            levels.append((bones, parents, body.heads[bones] - body.heads[parents]))
    return tuple(levels)
