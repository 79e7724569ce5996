"""Fields of arms and hands on the drawn surface: palm and back, folds at joints, tendons on the back."""

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
_TENDONS: Final = (0.15, 0.94)
"""Shares of the way from the wrist to a knuckle between which its tendon is seen on the back of the hand,"""
_GATHERED: Final = 0.40
"""and share of the knuckles' distance that tendons still have where they come from below the wrist."""


def hand_fields(body: Body) -> Array32:
    """Compute (M, 4) for the drawn surface.

    The share of arm from the elbow on, and above 1 how far tendons show; that of palm; m to the next fold;
    and which tendon of the back, from 0, that of the index finger, to 3.
    """
    rest = rest_surface(body)
    found = np.zeros((len(rest.positions), 4))
    found[:, 2], shown = FAR_M, np.zeros(len(found))
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
        is_palm, is_hand = palm > 0.0, hand > 0.5
        found[is_hand, 2] = _to_joint(body, suffix, rest.positions, is_hand)
        found[is_palm, 2] = np.minimum(found[is_palm, 2], _to_crease(body, suffix, rest.positions, is_palm))
        seen, found[is_hand, 3] = _tendons(body, suffix, rest.positions[is_hand])
        shown[is_hand] = seen * (1.0 - palm[is_hand]) * (1.0 - _on_fingers(body, suffix)[is_hand])
    np.clip(found[:, :3], 0.0, 1.0, out=found[:, :3])
    found[:, 0] += shown
    return np.ascontiguousarray(found, np.float32)


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


def _to_joint(body: Body, suffix: str, positions: Array, rows: Mask) -> Array:
    """(n,) m from vertices of a hand to the next fold across a finger's joint, along the finger."""
    here = positions[rows]
    nearest = np.full(len(here), FAR_M)
    for finger in ("finger1", *_FINGERS):
        share = _share(body, (finger,), suffix)[rows]
        for number in (2, 3):
            bone = body.bone_index[f"{finger}-{number}{suffix}"]
            away = np.abs((here - body.heads[bone]) @ body.frames[bone][:, 1])
            nearest = np.minimum(nearest, np.where(share > 0.5, away, FAR_M))
    return nearest


def _to_crease(body: Body, suffix: str, positions: Array, rows: Mask) -> Array:
    """(n,) m from vertices of a palm to the next of its great folds, or of those at the fingers' roots."""
    here = positions[rows]
    flat, lengths = _flat(body, suffix, here)
    folds = [np.array(line) * lengths for line in _PALM]
    away = np.min([_to_segment(flat, *ends) for line in folds for ends in pairwise(line)], axis=0)
    nearest = np.where(_on_fingers(body, suffix)[rows] > 0.7, FAR_M, away)
    for finger in _FINGERS:
        first, second = (body.bone_index[f"{finger}-{number}{suffix}"] for number in (1, 2))
        root = body.heads[first] + _ROOT * (body.heads[second] - body.heads[first])
        away = np.abs((here - root) @ body.frames[first][:, 1])
        is_finger = _share(body, (finger,), suffix)[rows] > 0.5
        nearest = np.minimum(nearest, np.where(is_finger, away, FAR_M))
    return nearest


def _tendons(body: Body, suffix: str, points: Array) -> tuple[Array, Array]:
    """Return how far tendons show at points (n, 3) m of a hand, and which of them, both (n,).

    They come together towards the wrist, evenly, so that what lies between two has a number between theirs.
    """
    flat, (_, long_m) = _flat(body, suffix, points)
    knuckles = [body.heads[body.bone_index[f"{finger}-1{suffix}"]] for finger in _FINGERS]
    across = _flat(body, suffix, np.array(knuckles))[0][:, 0]
    share = flat[:, 1] / long_m
    gathered = np.clip(_GATHERED + (1.0 - _GATHERED) * share, _GATHERED, 1.0)
    u_m = across.mean() + (flat[:, 0] - across.mean()) / gathered
    number = (u_m - across[0]) / (across[-1] - across[0]) * (len(across) - 1)
    low, high = _TENDONS
    shown = np.clip((share - low) / 0.2, 0.0, 1.0) * np.clip((high - share) / 0.15, 0.0, 1.0)
    return shown * (np.abs(number - 1.5) < 2.2), number


def _on_fingers(body: Body, suffix: str) -> Array:
    return np.asarray(sum(_share(body, (finger,), suffix) for finger in _FINGERS))


def _flat(body: Body, suffix: str, points: Array) -> tuple[Array, Array]:
    """Return points (n, 3) on the plane of the hand at rest, (n, 2) m.

    Counted from the index's knuckle towards the pinky's, and from the wrist towards the middle one's; and the
    lengths (2,) of both ways.
    """
    wrist, middle = (body.heads[body.bone_index[f"{name}{suffix}"]] for name in ("wrist", "finger3-1"))
    index, pinky = (body.heads[body.bone_index[f"{name}-1{suffix}"]] for name in ("finger2", "finger5"))
    up, across = middle - wrist, pinky - index
    long_m, wide_m = float(np.linalg.norm(up)), float(np.linalg.norm(across))
    flat = np.stack([(points - index) @ across / wide_m, (points - wrist) @ up / long_m], axis=1)
    return flat, np.array([wide_m, long_m])


def _to_segment(points: Array, start: Array, end: Array) -> Array:
    """(n,) m from points (n, 2) of a plane to a line from start to end."""
    way = end - start
    share = np.clip((points - start) @ way / (way @ way), 0.0, 1.0)
    return np.asarray(np.linalg.norm(points - start - share[:, None] * way, axis=1))
