"""Approach of a newcomer's hand to a place: from outside, not through the body.

A first contact keeps the wrist as it was. Where that would drive forearm or hand through the signer, as it
does across the body, another wrist and elbow height are chosen from a coarse grid. Only a few points of the
limb are looked at: this finds a sane start, it is no measure of collision.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
import scipy

from body_model.arrays import Array
from body_model.model import SKIN
from body_model.plain_types import Side
from body_model.skin import surface
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE
from signer.document.tracks.hand import Key
from signer.document.values import HandRole, Orientation
from signer.kinematics.arm import ArmPosture, elbow_rotation
from signer.kinematics.limits import shoulder_excess
from signer.kinematics.rig import ArmRig, articulator_in_hand
from signer.kinematics.sides import bone_suffix
from signer.kinematics.swivel import change_reference, hinge_swivel
from signer.kinematics.wrist import wrist_rotation
from signer.motion.places.hands import Hand
from signer.motion.posture.reaching import ArmGoal, reach
from signer.motion.posture.solved_posture import SolvedPosture, solve_candidate
from signer.motion.posture.surroundings import Context, Surroundings, arm_carrier

WRISTS_DEG: Final = (
    (-70.0, -35.0, 0.0, 35.0, 70.0),
    (-45.0, -20.0, 0.0, 25.0, 50.0, 70.0),
    (-25.0, 0.0, 15.0),
)
HEIGHTS_DEG: Final = (-30.0, 0.0, 30.0, 60.0)
"""Tried wrists (forearm turn, bend, side) and elbow heights, these from the natural one."""

_FOREARM_RADIUS_M: Final = 0.036
_HAND_RADIUS_M: Final = 0.020
_FINGER_RADIUS_M: Final = 0.010
_KNUCKLES: Final = ("finger2-1", "finger3-1", "finger4-1", "finger5-1", "finger1-2")
_FINGERS: Final = ("finger2-2", "finger3-2", "finger4-2", "finger5-2")
_TIPS: Final = ("finger1-3", "finger2-3", "finger3-3", "finger4-3", "finger5-3")
_TIPS_MAY_PRESS_M: Final = 0.004
_ALONG_FOREARM: Final = (0.0, 0.3, 0.6, 0.85)
_BEARABLE_M: Final = 0.012

# What a candidate costs: a metre inside the body, a metre out of reach, a radian past the shoulder, and
# radians squared of change.
_INSIDE: Final = 150.0
_SHORT: Final = 200.0
_SHOULDER: Final = 6.0
_WRIST: Final = 0.35
_HEIGHT: Final = 0.5


class _Skin(NamedTuple):
    """The skin of the signer without one arm, to be searched: its points and which way is out.

    The other forearm is left out too while it hangs.
    """

    tree: Any
    normals: Array


def from_outside(role: HandRole, key: Key, natural_height_rad: float, around: Context) -> tuple[Key, float]:
    """The key with a wrist that keeps the limb out of the body, and the elbow height to go with it.

    Args:
        role: the hand's track.
        key: with its elbow at the natural height.
        natural_height_rad: that height.
        around: what the posture depends on besides the key.
    """
    solved = solve_candidate(key, role, around)
    rig = around.character.rigs[solved.side]
    if inside_m(rig, solved.hand, solved.reach.posture, solved.surroundings) <= _BEARABLE_M:
        return key, natural_height_rad
    angles, heights = _grid(natural_height_rad)
    arm_goal = _asked(rig, solved, angles, heights)
    posture = reach(rig, arm_goal).posture
    cost = (
        _INSIDE * inside_m(rig, solved.hand, posture, solved.surroundings)
        + _SHORT * posture.short_by_m
        + _SHOULDER * np.abs(np.stack(shoulder_excess(rig.arm, posture.shoulder_rotation))).sum(axis=0)
        + _WRIST * np.square(angles).sum(axis=-1)
        + _HEIGHT * np.square(heights - natural_height_rad)
    )
    best = int(np.argmin(cost))
    return replace(key, orientation=Orientation(*(float(angle) for angle in angles[best]))), float(
        heights[best]
    )


def _grid(natural_height_rad: float) -> tuple[Array, Array]:
    """Wrists (n, 3) rad and elbow heights (n,) rad, every wrist with every height."""
    tried = np.stack(np.meshgrid(*WRISTS_DEG, HEIGHTS_DEG, indexing="ij"), axis=-1).reshape(-1, 4)
    radians = np.radians(tried)
    return radians[:, :3], natural_height_rad + radians[:, 3]


def _asked(rig: ArmRig, solved: SolvedPosture, angles: Array, heights: Array) -> ArmGoal:
    """Return the arm's goal for each wrist and elbow height.

    The shoulder at rest is near enough for the height.
    """
    turns = wrist_rotation(rig.arm, *angles.T)
    articulators = articulator_in_hand(rig, solved.attachment, solved.hand.matrices, turns)
    arm_goal = ArmGoal(solved.target, articulators, turns, 0.0, solved.branch, shoulder=solved.shoulder)
    flexion = reach(rig, arm_goal).posture.flexion_rad
    vertical = hinge_swivel(
        rig.arm, elbow_height=heights, flexion=flexion, wrist_rotation=turns, articulator=arm_goal.articulator
    )
    swivel = change_reference(rig.arm, solved.target - rig.shoulder, vertical, old="vertical", new="smooth")
    return replace(arm_goal, swivel_rad=swivel)


def inside_m(rig: ArmRig, hand: Hand, posture: ArmPosture, surroundings: Surroundings) -> Array:
    """Return the summed depth (...) m of points of forearm and hand within the signer.

    The signer is posed as in these surroundings.
    """
    forearm = posture.shoulder_rotation @ elbow_rotation(rig.arm, posture.flexion_rad)
    turn = forearm @ posture.wrist_rotation
    elbow, wrist = np.asarray(posture.elbow)[..., None, :], np.asarray(posture.wrist)[..., None, :]
    along = elbow + np.array(_ALONG_FOREARM)[:, None] * (wrist - elbow)
    knuckles = wrist + _knuckles(surroundings.character, rig, hand) @ np.swapaxes(turn, -1, -2)
    radii = np.array(
        [_FOREARM_RADIUS_M] * len(_ALONG_FOREARM)
        + [_HAND_RADIUS_M] * len(_KNUCKLES)
        + [_FINGER_RADIUS_M] * len(_FINGERS)
        + [-_TIPS_MAY_PRESS_M] * len(_TIPS)
    )
    skin, points = _skin_without(rig.side, surroundings), np.concatenate([along, knuckles], axis=-2)
    _, nearest = skin.tree.query(points)
    outside = ((points - skin.tree.data[nearest]) * skin.normals[nearest]).sum(axis=-1)
    return np.asarray(np.maximum(radii - outside, 0.0).sum(axis=-1))


def _knuckles(character: Character, rig: ArmRig, hand: Hand) -> Array:
    """(n, 3) m, joints and tips of the fingers in the solver's hand frame."""
    body = character.body
    suffix = bone_suffix(rig.side)
    joints, tips = (body.bones(*(name + suffix for name in names)) for names in (_KNUCKLES + _FINGERS, _TIPS))
    points = np.concatenate([body.heads[joints], body.tails[tips]])
    place = [rig.hand_bones.tolist().index(bone) for bone in (*joints.tolist(), *tips.tolist())]
    posed = (hand.matrices[place, :, :3] @ points[:, :, None])[..., 0] + hand.matrices[place, :, 3]
    return np.asarray((posed - rig.wrist) @ rig.hand_frame)


@lru_cache(maxsize=8)
def _skin_without(side: Side, surroundings: Surroundings) -> _Skin:
    body, rig, across = (
        surroundings.character.body,
        surroundings.character.rigs[side],
        surroundings.character.rigs[OTHER_SIDE[side]],
    )
    drawn = surface(body, surroundings.matrices)
    # A hanging forearm is in the way of the far hip, and would make room.
    hangs = not surroundings.moves({arm_carrier(OTHER_SIDE[side])})
    makes_room = np.concatenate([across.bones[4:], across.hand_bones]) if hangs else across.bones[:0]
    left_out = np.concatenate([rig.bones, rig.hand_bones, makes_room])
    own = np.asarray((body.subdivision @ body.weights)[:, left_out].sum(axis=1)).ravel()
    outer = (own < 0.3) & ~(body.subdivision @ (body.parts != SKIN).astype(np.float64) > 0.0)
    return _Skin(
        scipy.spatial.cKDTree(drawn.positions[outer].astype(np.float64)),
        drawn.normals[outer].astype(np.float64),
    )
