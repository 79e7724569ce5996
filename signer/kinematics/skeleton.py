"""The body's bones in a pose: from rotations against the parent to places in the world."""

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.kept import per_owner
from body_model.model import Body


class BonePose(NamedTuple):
    """Pose of the bones: turns from rest in world axes (..., B, 3, 3) and heads (..., B, 3) m."""

    rotations: Array
    positions: Array


def world_pose(body: Body, local: Array, shifts: Mapping[int, Array] = MappingProxyType({})) -> BonePose:
    """Follow the chain from the root.

    Args:
        body: the body at rest.
        local: (..., B, 3, 3) turn of each bone against its parent, in world rest axes; identity is rest.
        shifts: by bone, (..., 3) m from where its parent carries it, in the same axes.
    """
    levels = _levels(body)
    # bones in the order of their levels: each level is a slice then, and one product turns and shifts it
    posed = np.empty((*local.shape[:-1], 4))
    posed[..., :3] = local[..., levels.bones, :, :]
    posed[..., 3] = levels.offsets
    for bone, shift in shifts.items():
        posed[..., levels.places[bone], :, 3] += shift
    for level, parents in levels.below_root:
        above = posed[..., parents, :, :]
        posed[..., level, :, :] = above[..., :3] @ posed[..., level, :, :]
        posed[..., level, :, 3] += above[..., 3]
    posed = posed[..., levels.places, :, :]
    return BonePose(np.ascontiguousarray(posed[..., :3]), np.ascontiguousarray(posed[..., 3]))


def local_rotations(parents: Indices, rotations: Array) -> Array:
    """Return turns (..., B, 3, 3) against the parents from turns from rest in world axes.

    Args:
        parents: (B,) the bone that each hangs on; negative for the root, whose turn stays.
        rotations: (..., B, 3, 3).
    """
    local, inner = rotations.copy(), np.flatnonzero(parents >= 0)
    local[..., inner, :, :] = (
        np.swapaxes(rotations[..., parents[inner], :, :], -1, -2) @ rotations[..., inner, :, :]
    )
    return local


def rest_rotations(body: Body, lead: tuple[int, ...] = ()) -> Array:
    """Rotations (*lead, B, 3, 3) of the body at rest, fresh to write into."""
    rest: Array = np.tile(np.eye(3), (*lead, len(body.bone_names), 1, 1))
    return rest


def mirrored_rotations(rotations: Array) -> Array:
    """Rotations (..., 3, 3) as a mirror across the signer's middle shows them, in the same order."""
    flip = np.array((-1.0, 1.0, 1.0))
    return np.asarray(rotations * (flip[:, None] * flip))


class _Levels(NamedTuple):
    """Bones of a body in the order of their depth.

    Attributes:
        bones: (B,) in that order, and `places` (B,) where each bone is in it.
        offsets: (B, 3) m, of their heads from those of their parents, in that order.
        below_root: of each depth but the first, a slice of that order, and the parents' places (n,).
    """

    bones: Indices
    places: Indices
    offsets: Array
    below_root: tuple[tuple[slice, Indices], ...]


@per_owner
def _levels(body: Body) -> _Levels:
    depth = np.zeros(len(body.parents), np.intp)
    for bone, parent in enumerate(body.parents):
        depth[bone] = 0 if parent < 0 else depth[parent] + 1
    bones = np.argsort(depth, kind="stable")
    places = np.argsort(bones)
    parents = body.parents[bones]
    offsets = body.heads[bones] - np.where(parents[:, None] < 0, 0.0, body.heads[parents])
    ends = np.searchsorted(depth[bones], np.arange(int(depth.max()) + 2)).tolist()
    levels = [slice(start, end) for start, end in pairwise(ends[1:])]
    return _Levels(bones, places, offsets, tuple((level, places[parents[level]]) for level in levels))
