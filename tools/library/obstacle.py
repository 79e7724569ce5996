"""Penetration of a hand and its forearm into signer and other arm, for natural postures to avoid."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Mask
from body_model.load import load_body
from body_model.model import SKIN
from body_model.plain_types import Side
from body_model.regions import points_of_parts
from body_model.skin import posed_cage, surface
from signer.characters.load import load_character
from signer.document.sign import OTHER_SIDE
from signer.document.values import HandForm
from signer.kinematics.arm import ArmPosture, elbow_rotation
from signer.kinematics.rig import arm_rig
from signer.motion.places.hands import shaped_hand
from signer.motion.posture.resting import resting_body

BEARABLE_M: Final = 0.003
"""Flesh gives way so far."""
_EVERY: Final = 17
_SEEN_M: Final = 0.07


@dataclass(frozen=True, slots=True, eq=False)
class Obstacle:
    """Skin that is in the way, to be searched: its points and which way is out."""

    tree: Any
    normals: Array

    def depths(self, points: Array) -> Array:
        """Return how deep points (..., 3) m lie within it, (...) m; negative outside.

        Nothing is below minus seven centimetres.
        """
        flat = points.reshape(-1, 3)
        away, nearest = self.tree.query(flat, distance_upper_bound=_SEEN_M)
        deep = np.full(len(flat), -_SEEN_M)
        close = np.flatnonzero(np.isfinite(away))
        found = nearest[close]
        deep[close] = ((self.tree.data[found] - flat[close]) * self.normals[found]).sum(axis=-1)
        return deep.reshape(points.shape[:-1])


@cache
def trunk(side: Side) -> Obstacle:
    """The signer without the arms, as a hand of that side meets it."""
    return _obstacle(resting_body(load_character()), _shares(*_limb(side), *_limb(OTHER_SIDE[side])) < 0.3)


def arm_in_the_way(side: Side, matrices: Array) -> Obstacle:
    """Forearm and hand of that side on a posed body (B, 3, 4)."""
    rig = arm_rig(load_body(), side)
    return _obstacle(matrices, _shares(*rig.bones[4:], *rig.hand_bones) > 0.5)


def inside_m(side: Side, form: HandForm, posture: ArmPosture, obstacles: tuple[Obstacle, ...]) -> Array:
    """Compute a cost (n,) m of how deep hands in a form, on solved arms (n,), lie in obstacles.

    Of each obstacle it is the deepest point, and the mean of all points, of the depth that is too much.
    """
    rig = arm_rig(load_body(), side)
    forearm = posture.shoulder_rotation @ elbow_rotation(rig.arm, posture.flexion_rad)
    turn = forearm @ posture.wrist_rotation
    elbow, wrist = np.asarray(posture.elbow)[..., None, :], np.asarray(posture.wrist)[..., None, :]
    hand = wrist + _hand_points(form, side) @ np.swapaxes(turn, -1, -2)
    arm = elbow + _forearm_points(side) @ np.swapaxes(forearm, -1, -2)
    total = np.zeros(hand.shape[:-2])
    for obstacle in obstacles:
        deep = np.concatenate([obstacle.depths(hand), obstacle.depths(arm)], axis=-1)
        too_deep = np.maximum(deep - BEARABLE_M, 0.0)
        total += too_deep.max(axis=-1) + too_deep.mean(axis=-1)
    return total


@cache
def _hand_points(form: HandForm, side: Side) -> Array:
    """(n, 3) m, some points of the hand's skin in the solver's hand frame."""
    body, rig = load_body(), arm_rig(load_body(), side)
    matrices = np.tile(np.eye(3, 4), (len(body.bone_names), 1, 1))
    matrices[rig.hand_bones] = shaped_hand(load_character(), form, side).matrices
    positions = body.subdivision @ posed_cage(body, matrices)
    chosen = np.flatnonzero(_shares(*rig.hand_bones, rig.bones[-1]) > 0.5)[::_EVERY]
    return np.asarray((positions[chosen] - rig.wrist) @ rig.hand_frame)


@cache
def _forearm_points(side: Side) -> Array:
    """(n, 3) m, some points of the forearm's skin from the elbow, in the solver's forearm frame.

    Its own turn is left out.
    """
    body, rig = load_body(), arm_rig(load_body(), side)
    chosen = np.flatnonzero(_shares(*rig.bones[4:6]) > 0.5)[::_EVERY]
    return np.asarray(((body.subdivision @ body.cage)[chosen] - rig.elbow) @ rig.forearm_frame)


def _obstacle(matrices: Array, chosen: Mask) -> Obstacle:
    body = load_body()
    drawn = surface(body, matrices)
    outer = chosen & points_of_parts(body, SKIN)
    return Obstacle(
        cKDTree(drawn.positions[outer].astype(np.float64)), drawn.normals[outer].astype(np.float64)
    )


def _limb(side: Side) -> tuple[int, ...]:
    """The bones of an arm from the shoulder joint on: what the collar bone carries is part of the chest."""
    rig = arm_rig(load_body(), side)
    return (*rig.bones[2:].tolist(), *rig.hand_bones.tolist())


def _shares(*bones: int) -> Array:
    """(M,) how much of each vertex of the drawn surface the bones carry."""
    return np.asarray((load_body().subdivision @ load_body().weights)[:, list(bones)].sum(axis=1)).ravel()
