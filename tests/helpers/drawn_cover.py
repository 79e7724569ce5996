"""Cover of the face, told by the drawn triangles of a hand and arm: what the rough looks are held against."""

from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.plain_types import Side
from body_model.regions import MOSTLY
from body_model.skin import surface
from signer.characters.character import Character, per_character
from signer.kinematics.frames import brought_back
from signer.motion.comfort.body import FEATURES, Hidden, face_points_at_rest, spread
from signer.motion.pose import Pose
from signer.motion.posture.surroundings import arm_bones

_STEPS: Final = (7, 5)
"""Points of a feature, across and up: the share of an eye that is hidden is told to a thirtieth."""
_LIMB_FROM: Final = 1
"""The place of the upper arm's first bone among those of an arm: skin that these carry mostly is arm or
hand."""


def drawn_cover(pose: Pose, side: Side) -> Hidden:
    """Measure what the hand and arm of a side hide of the face, as `hidden_by` does from patches."""
    character = pose.character
    head = pose.matrices[character.bones["head"]]
    skin = surface(character.body, pose.matrices).positions[_limb_triangles(character, side)]
    triangles = brought_back(pose.chest, skin.astype(np.float64))
    at_rest = face_points_at_rest(character)
    features = [
        brought_back(pose.chest, points @ head[:, :3].T + head[:, 3])
        for points in (*_features(character), at_rest.places)
    ]
    eyes, mouth, places = features
    ends = np.cumsum([len(points) for points in features])[:-1]
    of_eyes, of_mouth, of_face = np.split(_is_behind(triangles, np.concatenate(features)), ends)
    articulator = next(hand.articulator for hand in pose.hands.values() if hand.side == side)
    at = brought_back(pose.chest, articulator)
    share = at_rest._replace(places=places).share(of_face[None], at[None])[0]
    return Hidden(
        float(of_eyes.mean()), float(of_mouth.mean()), float(share), eyes.mean(axis=0), mouth.mean(axis=0)
    )


@per_character(maxsize=1)
def _features(character: Character) -> tuple[Array, Array]:
    """Points of both eyes, and of the mouth, of the head at rest."""
    landmarks, across = character.body.landmarks, character.scale.head
    eyes = [landmarks[name] + spread(FEATURES.eye_m, _STEPS) * across for name in ("eye.R", "eye.L")]
    return np.concatenate(eyes), landmarks["mouth"] + spread(FEATURES.mouth_m, _STEPS) * across


@per_character(maxsize=2)
def _limb_triangles(character: Character, side: Side) -> Indices:
    """(t, 3) triangles of the drawn skin of an arm and hand."""
    body = character.body
    own = np.asarray(
        (body.subdivision @ body.weights)[:, arm_bones(character, side)[_LIMB_FROM:]].sum(axis=1)
    ).ravel()
    return np.asarray(body.triangles[(own[body.triangles] > MOSTLY).all(axis=1)])


def _is_behind(triangles: Array, points: Array) -> Mask:
    """(k,) whether points (k, 3) have any of the triangles (t, 3, 3) before them, looked at along -z."""
    low, high = points.min(axis=0), points.max(axis=0)
    a, b, c = triangles.transpose(1, 2, 0)
    least, most = np.minimum(np.minimum(a, b), c), np.maximum(np.maximum(a, b), c)
    near = (least[0] <= high[0]) & (least[1] <= high[1]) & (most[0] >= low[0]) & (most[1] >= low[1])
    found = triangles[near & (most[2] > low[2])]
    a, b, c = (found[:, None, corner] for corner in range(3))
    p = points[None, :, :2]
    weights = np.stack([_doubled_area(p, b, c), _doubled_area(a, p, c), _doubled_area(a, b, p)])
    inside = (weights >= 0.0).all(axis=0) | (weights <= 0.0).all(axis=0)
    whole = weights.sum(axis=0)
    depth = (weights[0] * a[..., 2] + weights[1] * b[..., 2] + weights[2] * c[..., 2]) / np.where(
        whole == 0.0, 1.0, whole
    )
    return np.asarray((inside & (whole != 0.0) & (depth > points[:, 2])).any(axis=0))


def _doubled_area(a: Array, b: Array, c: Array) -> Array:
    return np.asarray(
        (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])
    )
