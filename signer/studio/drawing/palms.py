"""Fields of arms and palms on the drawn surface, by which palm and back of a hand are told apart."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from body_model.arrays import Array, Array32, Mask
from body_model.model import Body
from body_model.surface_point import rest_surface
from signer.kinematics.sides import SIDES, bone_suffix

FAR_M: Final = 0.02
"""From any crease, m; farther is all the same."""
_FACING: Final = (-0.15, 0.45)
"""Cosine between the skin and where the palm faces: none of the palm's colour below the first, all of it
above the second."""
_FINGERS: Final = ("finger2", "finger3", "finger4", "finger5")
_ROOT: Final = 0.45
"""Share of the first phalanx at which the fold of a finger's root lies, for its web covers the knuckle."""
_PALM: Final = (
    ((1.15, 0.74), (0.75, 0.83), (0.40, 0.92), (0.20, 1.00)),
    ((-0.20, 0.80), (0.30, 0.70), (0.70, 0.58), (0.95, 0.48)),
    ((-0.15, 0.78), (0.20, 0.62), (0.38, 0.40), (0.42, 0.20), (0.40, 0.06)),
)
"""The three great folds: from the index's to the pinky's knuckle, and from the wrist to the middle one's."""


def hand_fields(body: Body) -> Array32:
    """Compute (M, 3) for the drawn surface: share of arm from the elbow on, of palm, m to the next crease."""
    rest = rest_surface(body)
    found = np.zeros((len(rest.positions), 3))
    found[:, 2] = FAR_M
    for side in SIDES:
        suffix = bone_suffix(side)
        arm = _share(body, ("lowerarm", "wrist", "metacarpal", "finger"), suffix)
        hand = _share(body, ("wrist", "metacarpal", "finger"), suffix)
        facing = np.einsum("mk,mk->m", rest.normals, _palmward(body, suffix))
        low, high = _FACING
        rise = np.clip((facing - low) / (high - low), 0.0, 1.0)
        palm = np.clip(2.0 * hand - 1.0, 0.0, 1.0) * rise * rise * (3.0 - 2.0 * rise)
        found[:, 0] += np.clip(2.0 * arm - 0.5, 0.0, 1.0)
        found[:, 1] += palm
        is_near = palm > 0.0
        found[is_near, 2] = _to_crease(body, suffix, rest.positions, is_near)
    return np.ascontiguousarray(np.clip(found, 0.0, 1.0), np.float32)


def _share(body: Body, names: tuple[str, ...], suffix: str) -> Array:
    """(M,) how much the bones of one side hold of the drawn surface whose names begin so."""
    chosen = [name.endswith(suffix) and name.startswith(names) for name in body.bone_names]
    return np.asarray(body.subdivision @ (body.weights @ np.array(chosen, np.float64)))


def _palmward(body: Body, suffix: str) -> Array:
    """(M, 3) where the palm of a hand at rest faces about each vertex, by the bones that hold it."""
    ways = np.zeros((len(body.bone_names), 3))
    for bone, name in enumerate(body.bone_names):
        if name.endswith(suffix) and name.startswith(("wrist", "metacarpal", "finger")):
            ways[bone] = body.frames[bone][:, 2]
    found = np.asarray(body.subdivision @ (body.weights @ ways))
    return np.asarray(found / np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-9))


def _to_crease(body: Body, suffix: str, positions: Array, rows: Mask) -> Array:
    """(n,) m from vertices of a palm to the next fold of the palm or of a finger's joint."""
    here = positions[rows]
    nearest = np.full(len(here), FAR_M)
    for finger in ("finger1", *_FINGERS):
        share = _share(body, (finger,), suffix)[rows]
        first, second = (body.bone_index[f"{finger}-{number}{suffix}"] for number in (1, 2))
        folds = [(body.heads[body.bone_index[f"{finger}-{k}{suffix}"]], k) for k in (2, 3)]
        if finger in _FINGERS:
            root = body.heads[first] + _ROOT * (body.heads[second] - body.heads[first])
            folds.append((root, 1))
        for at, bone in folds:
            along = body.frames[body.bone_index[f"{finger}-{bone}{suffix}"]][:, 1]
            away = np.abs((here - at) @ along)
            nearest = np.minimum(nearest, np.where(share > 0.5, away, FAR_M))
    wrist, middle = (body.heads[body.bone_index[f"{name}{suffix}"]] for name in ("wrist", "finger3-1"))
    index, pinky = (body.heads[body.bone_index[f"{name}-1{suffix}"]] for name in ("finger2", "finger5"))
    up, across = middle - wrist, pinky - index
    long_m, wide_m = float(np.linalg.norm(up)), float(np.linalg.norm(across))
    v_m, u_m = (here - wrist) @ up / long_m, (here - index) @ across / wide_m
    flat = np.stack([u_m, v_m], axis=1)
    on_fingers = sum(_share(body, (finger,), suffix)[rows] for finger in _FINGERS)
    for line in _PALM:
        points = np.array(line) * (wide_m, long_m)
        away = np.min([_to_segment(flat, *ends) for ends in pairwise(points)], axis=0)
        nearest = np.minimum(nearest, np.where(on_fingers > 0.7, FAR_M, away))
    return nearest


def _to_segment(points: Array, start: Array, end: Array) -> Array:
    """(n,) m from points (n, 2) of a plane to a line from start to end."""
    way = end - start
    share = np.clip((points - start) @ way / (way @ way), 0.0, 1.0)
    return np.asarray(np.linalg.norm(points - start - share[:, None] * way, axis=1))
