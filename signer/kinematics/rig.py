"""The solver's arm inside the body.

Its measures, the girdle that carries it, and which bone takes which share of a turn.

Solver frames carry the rest world by a constant: a bone's turn from rest is R C^T, with R the solver's
    rotation of the
segment and C its frame at rest. The heads of the twist bones lie on the lines between the joints, so that no
share of twist moves elbow or wrist.
"""

from dataclasses import dataclass, field
from math import radians, sin
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Indices
from body_model.kept import Kept, per_owner
from body_model.model import Body, TurnShares
from body_model.plain_types import Side
from body_model.surface_point import Attachment
from signer.kinematics.arm import Attainable, attained, forearm_of
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.hand import hand_bones
from signer.kinematics.least_jerk import cubic_step
from signer.kinematics.limits import CLAVICLE_RISE, within_one
from signer.kinematics.rotations import FixedAxis
from signer.kinematics.sides import bone_suffix, side_sign
from signer.kinematics.skeleton import local_rotations, rest_rotations
from signer.kinematics.vectors import leading_axes, length, turned
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_pronation

ARM_BONES: Final = ("clavicle", "shoulder01", "upperarm01", "upperarm02", "lowerarm01", "lowerarm02", "wrist")
"""The bones between trunk and hand, each the parent of the next: the order of all results here."""
ARM_PARENTS: Final = np.arange(len(ARM_BONES)) - 1
"""(7,) places among these of the parents; the first hangs on the trunk."""

BENT_ENOUGH: Final = sin(radians(12.0))
"""Sine of the least bend at rest by which an elbow's axis is told: at half of it an error of a millimetre in
a joint turns the axis by 2 degrees. Our own bodies rest bent by 43 degrees."""
GAIN_ROOM_M: Final = (0.005, 0.06)
"""Distances of a target from the ends of an arm's reach, m, where a gain of the girdle begins and is whole.
Without them eight of 142 signs missed contacts on the head by up to 10 mm at a gain of 1.3."""


class _GoesAlong(NamedTuple):
    """Shares of an upper arm's ways that the girdle goes along, by eye, within the ranges of its joints.

    Attributes:
        rise: rise of the clavicle for a radian that the arm is raised past the knee.
        knee_rad: elevations of the upper arm between which it begins to rise, rad: the scapula does at about
            30 degrees.
        forward_rad: most that it comes forward with an arm that points ahead, rad.
        across_rad: likewise with one that points across the chest, rad.
    """

    rise: float
    knee_rad: tuple[float, float]
    forward_rad: float
    across_rad: float


_GIRDLE: Final = _GoesAlong(
    rise=0.16,
    knee_rad=(radians(20.0), radians(40.0)),
    forward_rad=radians(6.0),
    across_rad=radians(18.0),
)


@dataclass(frozen=True, slots=True, eq=False)
class ArmRig:
    """One arm of a body as the solver needs it.

    Attributes:
        arm: lengths, hinge and range.
        bones: (7,) indices of ARM_BONES.
        hand_bones: (19,) indices of `hand.BONES`.
        heads: (7, 3) m, joints at rest.
        shoulder: (3,) m, the shoulder joint at rest; `elbow` and `wrist` likewise.
        upper_arm_frame: (3, 3), solver to rest world; `forearm_frame` and `hand_frame` likewise.
        rest_flexion_rad: the solver's flexion of the model's rest pose.
        rest_wrist: the solver's wrist angles of the model's rest pose.
        shares: how its bones share its turns.
        twist_axes: about which upper arm and forearm twist, from rest, in rest world axes; pronation is
            positive.
        girdle_gain: by how many times the girdle goes along with an arm that has room for it; 1 is usual.
    """

    side: Side
    arm: Arm
    bones: Indices
    hand_bones: Indices
    heads: Array
    shoulder: Array
    elbow: Array
    wrist: Array
    upper_arm_frame: Array
    forearm_frame: Array
    hand_frame: Array
    rest_flexion_rad: float
    rest_wrist: WristAngles
    shares: TurnShares
    twist_axes: tuple[FixedAxis, FixedAxis]
    girdle_gain: float = 1.0
    kept: Kept = field(init=False, repr=False, default_factory=dict)


class Girdle(NamedTuple):
    """The shoulder girdle: rotations from rest, and the position of the shoulder joint.

    Rotations are (..., 3, 3) of clavicle and shoulder01; the shoulder joint is (..., 3) m.
    """

    clavicle: Array
    shoulder01: Array
    shoulder: Array


@per_owner
def arm_rig(body: Body, side: Side) -> ArmRig:
    """Measure an arm on the body at rest.

    The elbow's axis stands across both bones, so the arm is a straight one. Two bones that are nearly in line
    do not tell it: then it is the first axis of the forearm's frame.
    """
    sign, suffix = side_sign(side), bone_suffix(side)
    bones = body.bones(*(name + suffix for name in ARM_BONES))
    heads = body.heads[bones]
    S, E, W = heads[2], heads[4], heads[6]
    upper, fore = E - S, W - E
    u, f = float(np.linalg.norm(upper)), float(np.linalg.norm(fore))
    of_upper, of_forearm, flexion = _hinges(upper / u, fore / f, body.frames[bones[4]][:, 0])
    upper_frame = np.column_stack([-of_upper, -upper / u, np.cross(of_upper, upper / u)])
    forearm_frame = np.column_stack([-of_forearm, -fore / f, np.cross(of_forearm, fore / f)])
    bone = body.frames[bones[6]]
    hand_frame = np.column_stack([-sign * bone[:, 2], -bone[:, 1], -sign * bone[:, 0]])
    arm = Arm.straight(u, f, sign)
    rest_wrist = wrist_angles(arm, forearm_frame.T @ hand_frame)
    return ArmRig(
        side,
        arm,
        bones,
        hand_bones(body, side),
        heads,
        S,
        E,
        W,
        upper_frame,
        forearm_frame,
        hand_frame,
        flexion,
        rest_wrist,
        body.turn_shares,
        (FixedAxis.of(upper / u), FixedAxis.of(sign * fore / f)),
    )


def _hinges(upper: Array, forearm: Array, axis: Array) -> tuple[Array, Array, float]:
    """Return the elbow's axis across upper arm and forearm (3,), and its flexion at rest, rad.

    Args:
        upper: (3,) unit direction of the upper arm at rest.
        forearm: (3,) of the forearm.
        axis: (3,) taken where the bones are too much in line. Then it is brought across each bone by itself,
            so that turns move no joint, and upper arm and forearm at rest differ by a little besides flexion.
    """
    across = np.cross(upper, forearm)
    bend = float(np.linalg.norm(across))
    if bend >= BENT_ENOUGH:
        hinge = across / bend
        return hinge, hinge, float(np.arctan2(bend, upper @ forearm))
    of_upper, of_forearm = (axis - (axis @ bone) * bone for bone in (upper, forearm))
    hinge = of_upper / np.linalg.norm(of_upper)
    return hinge, of_forearm / np.linalg.norm(of_forearm), float(np.arctan2(across @ hinge, upper @ forearm))


def arm_of(body: Body, side: Side) -> Arm:
    """The solver's arm of a side of the body."""
    return arm_rig(body, side).arm


def girdle_for(rig: ArmRig, guide: ArmPosture, target: Array, ends: Attainable | None = None) -> Girdle:
    """Set the girdle for an arm that goes to a target (..., 3) m, by the gain of its rig.

    `guide` is that arm solved from the shoulder at rest. The nearer the target is to an end of the arm's
    reach the less of the gain is left: what an arm meets without it, it meets with it. `ends` are those of
    its reach; None where nobody knows them.
    """
    along = guide.elbow - rig.shoulder
    asked = _girdle_asked(rig, along / length(along)[..., None])
    usual = _girdle_at(rig, *asked)
    if rig.girdle_gain == 1.0:
        return usual
    ends, (low, high) = ends or attained(rig.arm, guide), GAIN_ROOM_M
    far_m = np.linalg.norm(target - usual.shoulder, axis=-1)
    room_m = np.minimum(far_m - ends.least_m, ends.most_m - far_m)
    return _girdle_at(rig, *asked, 1.0 + (rig.girdle_gain - 1.0) * cubic_step((room_m - low) / (high - low)))


def girdle(rig: ArmRig, upper_arm_direction: ArrayLike, gain: float = 1.0) -> Girdle:
    """Set the girdle for an upper arm that is to point in a unit direction (..., 3) of the world.

    It rises with the arm from about 30 degrees on and comes forward with it, both times `gain`. Set it
    before the final solve, from a solve with the shoulder at rest: letting it follow the solved arm would
    take the articulator off its target.

    Source: shares by eye on this body within the clavicle's range of Ludewig 2004; the rise starts where the
        scapula does.
    """
    return _girdle_at(rig, *_girdle_asked(rig, np.asarray(upper_arm_direction, np.float64)), gain)


def _girdle_asked(rig: ArmRig, along: Array) -> tuple[Array, Array]:
    """Return the rise (...) and the way forward, rad, that an upper arm along (..., 3) asks of the girdle."""
    low, high = _GIRDLE.knee_rad
    elevation = np.arccos(within_one(-along[..., 1]))
    into = np.minimum(np.maximum(elevation - low, 0.0), high - low)
    past_knee = into * into / (2.0 * (high - low)) + np.maximum(elevation - high, 0.0)
    ahead, across = np.maximum(along[..., 2], 0.0), np.maximum(-rig.arm.side * along[..., 0], 0.0)
    forward = _GIRDLE.forward_rad * ahead * ahead + _GIRDLE.across_rad * across * across
    return _GIRDLE.rise * past_knee, forward


def _girdle_at(rig: ArmRig, rise: Array, forward: Array, gain: Array | float = 1.0) -> Girdle:
    """Return the girdle risen and brought forward by angles (...) rad, both times a gain."""
    risen = soft_distance(gain * rise, CLAVICLE_RISE.high_rad, 0.6)[..., None] * rig.shares.girdle
    s, c = rig.arm.side * np.sin(risen), np.cos(risen)
    aside = -rig.arm.side * (gain * forward)[..., None]
    across, along = np.sin(aside), np.cos(aside)
    both = np.zeros((*risen.shape, 3, 3))
    both[..., 0, 0], both[..., 0, 1], both[..., 0, 2] = along * c, -along * s, across
    both[..., 1, 0], both[..., 1, 1] = s, c
    both[..., 2, 0], both[..., 2, 1], both[..., 2, 2] = -across * c, across * s, along
    return girdle_of(rig, both[..., 0, :, :], both[..., 1, :, :])


def girdle_of(rig: ArmRig, clavicle: Array, shoulder01: Array) -> Girdle:
    """The girdle whose bones are turned from rest by rotations (..., 3, 3)."""
    joint = rig.heads[0] + clavicle @ (rig.heads[1] - rig.heads[0])
    return Girdle(clavicle, shoulder01, joint + shoulder01 @ (rig.shoulder - rig.heads[1]))


def girdle_at_rest(rig: ArmRig) -> Girdle:
    """The girdle of a hanging arm, and of the model's rest pose."""
    return Girdle(np.eye(3), np.eye(3), rig.shoulder)


def arm_bone_rotations(rig: ArmRig, girdle: Girdle, posture: ArmPosture) -> Array:
    """Compute the rotations (..., 7, 3, 3) of ARM_BONES from rest in world axes.

    With them the drawn joints are the posture's. The girdle must be the one whose shoulder the posture
    was solved from.
    """
    forearm_in_world = forearm_of(rig.arm, posture)
    upper = posture.shoulder_rotation @ rig.upper_arm_frame.T
    forearm = forearm_in_world @ rig.forearm_frame.T
    along, about_forearm = rig.twist_axes
    twist = along.twist(np.swapaxes(girdle.shoulder01, -1, -2) @ upper)
    turn = wrist_pronation(rig.arm, np.asarray(posture.wrist_rotation)) - rig.rest_wrist.pronation
    out = np.empty((*leading_axes(upper.shape[:-2], girdle.shoulder01.shape[:-2], np.shape(turn)), 7, 3, 3))
    out[..., 0, :, :] = girdle.clavicle
    out[..., 1, :, :] = girdle.shoulder01
    # the swing of the upper arm and a share of its twist: all of it, and the rest of the twist taken back
    out[..., 2, :, :] = upper @ along.by((rig.shares.upper_arm - 1.0) * twist)
    out[..., 3, :, :] = upper
    shared = np.asarray(turn)[..., None] * np.array(rig.shares.forearm)
    out[..., 4:6, :, :] = forearm[..., None, :, :] @ about_forearm.by(shared)
    out[..., 6, :, :] = forearm_in_world @ posture.wrist_rotation @ rig.hand_frame.T
    return out


def bone_rotations(
    body: Body, posture: ArmPosture, *, side: Side, girdle: Girdle | None = None, fingers: Array | None = None
) -> Array:
    """Compute the rotations (..., B, 3, 3) of all bones against their parents for one solved arm.

    The rest of the body is at rest. The result is for `skeleton.world_pose`. Two arms are put together by
    taking each arm's bones from its own result.

    Args:
        body: the body at rest.
        posture: of `arm.solve_arm`, from the girdle's shoulder.
        side: which arm.
        girdle: of `girdle`; at rest when not given.
        fingers: (..., 19, 3, 3) of `hand.finger_rotations`; the model's rest when not given.
    """
    rig = arm_rig(body, side)
    turns = arm_bone_rotations(rig, girdle_at_rest(rig) if girdle is None else girdle, posture)
    local = local_rotations(ARM_PARENTS, turns)
    out = rest_rotations(
        body, np.broadcast_shapes(local.shape[:-3], () if fingers is None else fingers.shape[:-3])
    )
    out[..., rig.bones, :, :] = local
    if fingers is not None:
        out[..., rig.hand_bones, :, :] = fingers
    return out


def hand_matrices(body: Body, side: Side, fingers: Array) -> Array:
    """Skinning matrices (..., 19, 3, 4) of the bones below a wrist at rest, constant for a handshape."""
    heads = body.heads[hand_bones(body, side)]
    turns = np.array(np.broadcast_to(fingers, fingers.shape))
    shifts = heads - turned(turns, heads)
    for level, parents in _levels_of_hand(body, side):
        shifts[..., level, :] = (
            turned(turns[..., parents, :, :], shifts[..., level, :]) + shifts[..., parents, :]
        )
        turns[..., level, :, :] = turns[..., parents, :, :] @ turns[..., level, :, :]
    return np.concatenate([turns, shifts[..., None]], axis=-1)


@per_owner
def _levels_of_hand(body: Body, side: Side) -> list[tuple[list[int], list[int]]]:
    """Return the places among a hand's bones of those of each level, and of their parents."""
    bones = hand_bones(body, side).tolist()
    above = {bone: int(body.parents[bone]) for bone in bones}
    level, levels = [bone for bone in bones if above[bone] not in above], list[tuple[list[int], list[int]]]()
    while level := [bone for bone in bones if above[bone] in level]:
        levels.append(([bones.index(bone) for bone in level], [bones.index(above[bone]) for bone in level]))
    return levels


def articulator_in_hand(rig: ArmRig, attachment: Attachment, hand: Array, wrist: ArrayLike) -> Array:
    """Return a point (..., 3) m of the drawn hand in the solver's hand frame, with the wrist as origin.

    Near the wrist the skin hangs on the forearm too, so the place depends on the wrist's rotation; it never
    depends on shoulder or elbow.

    Args:
        rig: the arm.
        attachment: the point, or points (...), carried by the forearm and what is below it.
        hand: (..., 19, 3, 4) of `hand_matrices`.
        wrist: (..., 3, 3) rotation of the hand against the forearm.

    Raises:
        ValueError: the point hangs on bones above the elbow.
    """
    return point_of_hand(rig, attachment, hand).at(wrist)


class PointOfHand(NamedTuple):
    """A point of a drawn hand that keeps its shape, prepared for many rotations of its wrist.

    Attributes:
        rig: the arm.
        carried: (..., 3) m, what hand and wrist carry of it, in the wrist bone's rest space.
        held: (..., 3) m, as much of the wrist at rest.
        on_forearm: (..., k, 3) m, what each twist bone of the forearm carries of it, from that share of the
            elbow.
        elbow: (..., k, 3) m, these shares of the elbow.
        turns: (k,) by which share of the forearm's turn each of them is twisted.
    """

    rig: ArmRig
    carried: Array
    held: Array
    on_forearm: Array
    elbow: Array
    turns: Array

    def at(self, wrist: ArrayLike) -> Array:
        """(..., 3) m, the point in the solver's hand frame for wrist rotations (..., 3, 3)."""
        rig, Rw = self.rig, np.asarray(wrist, np.float64)
        # the forearm as at rest: wrist bone and twist bones as this wrist turns them
        place = turned(rig.forearm_frame @ Rw @ rig.hand_frame.T, self.carried) + self.held
        if len(self.turns):
            pronation = wrist_pronation(rig.arm, Rw) - rig.rest_wrist.pronation
            twisted = rig.twist_axes[1].by(np.asarray(pronation)[..., None] * self.turns)
            place = place + (turned(twisted, self.on_forearm) + self.elbow).sum(axis=-2)
        return turned(np.swapaxes(Rw, -1, -2), turned(rig.forearm_frame.T, place - rig.wrist))


def point_of_hand(rig: ArmRig, attachment: Attachment, hand: Array) -> PointOfHand:
    """Prepare a point of a hand; arguments and errors as of `articulator_in_hand`."""
    parts = _parts_of_hand(rig, tuple(attachment.bones.tolist()))
    q = attachment.q
    # in the wrist bone's rest space: what hangs on the hand
    still = np.broadcast_to(np.eye(3, 4), (*hand.shape[:-3], 1, 3, 4))
    on_hand = q[..., parts.hand, :]
    carried = turned(np.concatenate([hand, still], -3)[..., parts.hand_places, :, :], on_hand).sum(axis=-2)
    held, on_forearm = on_hand[..., 3:].sum(axis=-2) * rig.wrist, q[..., parts.forearm, :]
    elbow = on_forearm[..., 3:] * rig.elbow
    turns = np.array(rig.shares.forearm)[parts.forearm_places]
    return PointOfHand(rig, carried - held, held, on_forearm[..., :3] - elbow, elbow, turns)


class _PartsOfHand(NamedTuple):
    """Indices of a point's bones of the hand, from the wrist on, and of the forearm.

    `hand_places` and `forearm_places` are where those are among the hand's bones, the wrist being the last,
    and among the twist bones.
    """

    hand: Indices
    hand_places: Indices
    forearm: Indices
    forearm_places: Indices


@per_owner
def _parts_of_hand(rig: ArmRig, bones: tuple[int, ...]) -> _PartsOfHand:
    found: list[Indices] = []
    for group in (*rig.hand_bones.tolist(), int(rig.bones[6])), rig.bones[4:6].tolist():
        own = [(at, group.index(bone)) for at, bone in enumerate(bones) if bone in group]
        found.extend(np.array(own, np.intp).reshape(-1, 2).T)
    if len(found[0]) + len(found[2]) < len(bones):
        raise ValueError("an articulator must be carried by the forearm and the hand alone")
    return _PartsOfHand(*found)


def soft_distance(distance: ArrayLike, most: ArrayLike, knee: float) -> Array:
    """Limit a distance (...) smoothly to below `most`, unchanged up to `knee` of it.

    Reaching with the result instead of the true distance, an arm slows down before it is straight, where the
    elbow's speed would be infinite. The price is a miss of 37 % of the rest at full reach.
    """
    d, limit = np.asarray(distance, np.float64), np.asarray(most, np.float64)
    start, rest = knee * limit, (1.0 - knee) * limit
    return np.asarray(np.minimum(d, start) - rest * np.expm1(-np.maximum(d - start, 0.0) / rest))
