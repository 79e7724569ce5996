"""Ways of a hand from rest to a key and back, joint by joint: shoulder, elbow and wrist turn evenly.

A hand that nobody leads otherwise is raised as an arm is raised: the elbow bends evenly, the upper arm swings
by the shortest way, late on the way up and early on the way down, and twists evenly meanwhile. Where forearms
hang at rest the wrist turns above the waist, late on the way up and early on the way down, so that below it
the palm faces the thigh. Both ends are met as they are.
"""

from dataclasses import replace
from math import radians
from typing import Final, NamedTuple, TypedDict

import numpy as np

from body_model.arrays import Array
from signer.kinematics.arm import arm_parameters, elbow_rotation, forward_arm
from signer.kinematics.least_jerk import least_jerk
from signer.kinematics.rig import ArmRig, Girdle, articulator_in_hand, girdle, girdle_of
from signer.kinematics.rotations import (
    FixedAxis,
    rotation_angle,
    rotation_exp,
    rotation_log,
    shortest_turn,
    slerp,
)
from signer.kinematics.vectors import turned
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.movement.frames import Frames, SampledSegment, mixed
from signer.motion.movement.secondary_motion import UNMOVED
from signer.motion.places.hands import hand_of
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder, by_hand
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.wished_wrist import moved_wrist

LOOKS: Final = 25
"""Moments of a way between which speeds are measured, and at which it is looked at for wrists in doubt: twice
as many tell a hundredth more."""


class RestWay(NamedTuple):
    """Movement of a hand that rises from rest or goes back to it.

    Attributes:
        most_m_s: peak speed of a wrist or an elbow, m/s: people's wrists peak at 1.55 to 1.97 in single signs
            (benchmarks/naturalness/people.py), the middle knuckle half as fast again. With 1.85 it reached
            2.7.
        most_rad_s: peak speed at which a hand turns. It leaves nine of ten ways of the library as long as
            wrists need; with half most last longer, with double hands flick round in 0.4 s at 950 degrees a
            second.
        elbow_in: power of the share of the rise by which the upper arm swings: the elbow stays at the side
            until the hand is up, and comes there first as it falls. With 1 IDEA's arm falls spread out; with
            double it is thrown up.
        later: power of the share of the rise that a wrist's turn goes by, beyond 1, where the forearm hangs
            at rest. With 0 a palm that is held up shows to the front at the hip; half way to the waist the
            palms of the library are up to 72 degrees off the body's side with 0, 59 with 1, 51 with 2; with 2
            a forearm turns 1.5 times as fast.
    """

    most_m_s: float
    most_rad_s: float
    elbow_in: float
    later: float


REST_WAY: Final = RestWay(most_m_s=1.6, most_rad_s=radians(600.0), elbow_in=1.6, later=2.0)


def on_rest_way(sampled: SampledSegment) -> Frames:
    """The frames of a hand that rises from rest to a key, or goes from one to rest, joint by joint."""
    start, end, way = sampled.held or sampled.before, sampled.after, sampled.way
    rig = sampled.character.rigs[start.side]
    fingers = sampled.fingers if sampled.locally.fingers is None else sampled.locally.fingers
    hand = hand_of(sampled.character, fingers, start.side)
    wrist = _wrists(rig, sampled.before, end, way, sampled.locally.wrist)
    articulator = articulator_in_hand(rig, start.attachment, hand.matrices, wrist)
    moved, arm = _arms(rig, start, end, way, sampled.shoulder)
    points = forward_arm(rig.arm, **arm, wrist_rotation=wrist, articulator=articulator)
    told = arm_parameters(rig.arm, **arm, wrist_rotation=wrist, articulator=articulator, reference="smooth")
    return Frames(
        angles=hand.angles,
        fingers=hand.fingers,
        swivel=told.swivel,
        articulator=articulator,
        target=points.articulator,
        normal=mixed(start.normal, end.normal, way),
        over=np.zeros((len(way), 3)),
        clavicle=moved.clavicle,
        shoulder01=moved.shoulder01,
        shoulder=moved.shoulder,
        shoulder_rotation=arm["shoulder_rotation"],
        flexion=arm["flexion"],
        wrist_rotation=wrist,
        elbow=points.elbow,
        wrist=points.wrist,
        reached=points.articulator,
        short_by=np.zeros(len(way)),
        flags=np.zeros(len(way), np.intp),
        branch=told.branch,
    )


def turns_of(sampled: SampledSegment) -> tuple[Array, Array]:
    """Return how wrist (n, 3, 3) and swivel (n,) rad turn on a hand's own way, as on one that is led."""
    own = on_rest_way(replace(sampled, aside=None, locally=UNMOVED, held=None))
    return own.wrist_rotation, own.swivel


def least_s(rest: SolvedPosture, key: SolvedPosture) -> float:
    """Return how long, s, a hand goes from rest to a key or back by itself, no quicker than people's."""
    rig, way = key.character.rigs[key.side], least_jerk(np.linspace(0.0, 1.0, LOOKS))
    _, arm = _arms(rig, rest, key, way, AUTOMATIC)
    wrist = _wrists(rig, rest, key, way)
    points = forward_arm(rig.arm, **arm, wrist_rotation=wrist, articulator=np.zeros(3))
    hands = arm["shoulder_rotation"] @ elbow_rotation(rig.arm, arm["flexion"]) @ wrist
    return time_for(np.stack([points.wrist, points.elbow], axis=1), hands)


def time_for(joints: Array, hands: Array) -> float:
    """Return how long, s, a way lasts in which no joint and no turn of the hand is too quick.

    Args:
        joints: (n, k, 3) m, places at even times of the way.
        hands: (n, 3, 3) rotations of the hand at these times.
    """
    steps_m = float(np.linalg.norm(np.diff(joints, axis=0), axis=-1).max())
    turn_rad = float(rotation_angle(np.swapaxes(hands[:-1], -1, -2) @ hands[1:]).max())
    return (len(hands) - 1) * max(steps_m / REST_WAY.most_m_s, turn_rad / REST_WAY.most_rad_s)


class _Arm(TypedDict):
    """Shoulder (n, 3) m, upper arm (n, 3, 3) and elbow (n,) rad, as `forward_arm` takes them."""

    shoulder: Array
    shoulder_rotation: Array
    flexion: Array


def _arms(
    rig: ArmRig, start: SolvedPosture, end: SolvedPosture, way: Array, shoulder: Shoulder
) -> tuple[Girdle, _Arm]:
    """Return girdle and arm down to the elbow at shares (n,) of the way between two postures."""
    swung = _late(way, REST_WAY.elbow_in, rises=start.constraint is None)
    upper_arm = _upper_arms(rig, start, end, swung)
    moved = _girdles(rig, start, end, upper_arm, shoulder, swung)
    one, other = (np.asarray(posture.reach.posture.flexion_rad) for posture in (start, end))
    flexion = (1.0 - way) * one + way * other
    return moved, _Arm(shoulder=moved.shoulder, shoulder_rotation=upper_arm, flexion=flexion)


def _upper_arms(rig: ArmRig, start: SolvedPosture, end: SolvedPosture, way: Array) -> Array:
    """(n, 3, 3) upper arms that swing along a great circle from one end to the other and twist evenly."""
    rest, key, raised = (start, end, way) if start.constraint is None else (end, start, 1.0 - way)
    hanging, held = (posture.reach.posture.shoulder_rotation for posture in (rest, key))
    along = FixedAxis.of(_direction(rig, hanging))
    twist = along.twist(held @ hanging.T)
    swing = rotation_log(shortest_turn(_direction(rig, hanging), _direction(rig, held)))
    return np.asarray(rotation_exp(raised[:, None] * swing) @ along.by(raised * twist) @ hanging)


def _girdles(
    rig: ArmRig, start: SolvedPosture, end: SolvedPosture, upper_arm: Array, shoulder: Shoulder, way: Array
) -> Girdle:
    """The girdle that goes along with an upper arm (n, 3, 3), and evenly what it is besides at each end."""
    along = _along(rig, upper_arm, shoulder)
    besides = [_besides(rig, posture) for posture in (start, end)]
    clavicle, shoulder01 = (
        slerp(one, other, way) @ bone
        for one, other, bone in zip(*besides, (along.clavicle, along.shoulder01), strict=True)
    )
    return girdle_of(rig, clavicle, shoulder01)


def _along(rig: ArmRig, shoulder_rotation: Array, shoulder: Shoulder) -> Girdle:
    """The girdle of an upper arm (..., 3, 3), without help, moved by hand as the shoulder is."""
    return by_hand(rig, girdle(rig, _direction(rig, shoulder_rotation), rig.girdle_gain), shoulder)


def _besides(rig: ArmRig, posture: SolvedPosture) -> tuple[Array, Array]:
    """(..., 3, 3) each, how clavicle and shoulder01 are turned on from where the upper arm alone has them."""
    held, arm = posture.reach.girdle, posture.reach.posture
    along = _along(rig, arm.shoulder_rotation, posture.shoulder)
    return (
        held.clavicle @ np.swapaxes(along.clavicle, -1, -2),
        held.shoulder01 @ np.swapaxes(along.shoulder01, -1, -2),
    )


def _wrists(
    rig: ArmRig, start: SolvedPosture, end: SolvedPosture, way: Array, moves: Array | None = None
) -> Array:
    """(n, 3, 3) wrists from rest to a key or back, with what they do by themselves (n, 3) rad besides."""
    first, last = (
        np.stack(wrist_angles(rig.arm, posture.wrist_rotation), axis=-1) for posture in (start, end)
    )
    rises = start.constraint is None
    hangs = np.maximum(np.cos((start if rises else end).reach.posture.flexion_rad), 0.0)
    done = _late(way, 1.0 + REST_WAY.later * hangs, rises=rises)
    angles = WristAngles(*np.moveaxis(mixed(first, last, done), -1, 0))
    return np.asarray(wrist_rotation(rig.arm, *moved_wrist(angles, moves)))


def _late(way: Array, power: Array | float, *, rises: bool) -> Array:
    """Return shares (n,) of a way that are done late on the way up and early on the way down."""
    way = np.clip(way, 0.0, 1.0)  # the end of a way may lie past it by a rounding
    return way**power if rises else 1.0 - (1.0 - way) ** power


def _direction(rig: ArmRig, shoulder_rotation: Array) -> Array:
    """(..., 3) unit direction of the upper arm."""
    along = rig.arm.upper_arm / np.linalg.norm(rig.arm.upper_arm)
    return turned(shoulder_rotation, along)
