"""The exported skeleton for other bodies.

Legs at rest, which the drawn figure lacks, bone lengths, and a T-pose.

The T-pose is that of VRM 1.0: arms and fingers straight to the sides, palms down, thumbs level and half way
to the front, legs straight down, feet to the front. Trunk, neck, shoulders and head stay as they rest.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.model import Body
from signer.export.skeleton import FINGERS, PHALANGES, SIDES, Joint, joints, tip_name
from signer.kinematics.rotations import matrix_from_quaternion, quaternion_from_matrix, shortest_turn

LEG: Final = (("LowerLeg", "knee"), ("Foot", "ankle"), ("Toes", "toes"))
"""The joints of a leg below the hip, and the landmarks at which they stand."""
LEG_END: Final = "toe_tips"
_NO_TURN: Final = np.array((0.0, 0.0, 0.0, 1.0))
_UP, _FORWARD = np.array((0.0, 1.0, 0.0)), np.array((0.0, 0.0, 1.0))
_STEEP: Final = 0.9
"""A bone that points forward by more than this cosine has its z axis up, as the other bones of the body
have."""


class WholeJoint(NamedTuple):
    """One joint of the whole body, and how it is turned against its parent in the T-pose.

    `length_m` is that of its bone, 0 at a tip.
    """

    joint: Joint
    t_pose: Array
    length_m: float


def t_pose_turns(body: Body) -> Array:
    """(B, 3, 3) turns of the bones of a body against their parents, from rest to the T-pose."""
    count, turned = len(body.bone_names), dict[str, Array]()
    turns = np.empty((count, 3, 3))
    for row, one in enumerate(whole_body(body)[:count]):
        above = np.eye(3) if one.joint.parent is None else turned[one.joint.parent]
        turned[one.joint.name] = above @ matrix_from_quaternion(np.asarray(one.t_pose))
        turns[row] = turned[one.joint.name] @ body.frames[row].T
    inner = np.flatnonzero(body.parents >= 0)
    local = turns.copy()
    local[inner] = turns[body.parents[inner]].swapaxes(-1, -2) @ turns[inner]
    return local


def whole_body(body: Body) -> tuple[WholeJoint, ...]:
    """List the joints of the body and its legs, parents first, the body's bones before the others."""
    found = _with_legs(body)
    turns = _t_pose(found)
    lengths = dict(
        zip(
            (joint.name for joint in found),
            np.linalg.norm(body.tails - body.heads, axis=-1).tolist(),
            strict=False,
        )
    )
    lengths |= {
        joint.parent: float(np.linalg.norm(joint.translation_m))
        for joint in found
        if joint.parent and _is_of_leg(joint.name)
    }
    tips = {joint.name for joint in found if joint.name.endswith(tip_name(""))}
    return tuple(
        WholeJoint(joint, turns[joint.name], 0.0 if joint.name in tips else lengths[joint.name])
        for joint in found
    )


def _is_of_leg(name: str) -> bool:
    return any(
        name in (f"{side}{part}", tip_name(f"{side}{part}")) for side in SIDES.values() for part, _ in LEG
    )


def _with_legs(body: Body) -> list[Joint]:
    found = joints(body)
    bones, tips = found[: len(body.bone_names)], found[len(body.bone_names) :]
    below = [joint for letter, side in SIDES.items() for joint in _leg(body, side, letter)]
    thighs = {f"{side}UpperLeg" for side in SIDES.values()}
    return [*bones, *below, *(tip for tip in tips if tip.parent not in thighs)]


def _leg(body: Body, side: str, letter: str) -> list[Joint]:
    """Knee, foot and toes of one side, and the end of the toes, against their parents."""
    thigh = body.bone_index[f"upperleg01.{letter}"]
    parent, frame, place = f"{side}UpperLeg", body.frames[thigh], body.heads[thigh]
    places = [
        body.landmarks[f"{landmark}.{letter}"] for landmark in (*(landmark for _, landmark in LEG), LEG_END)
    ]
    found = []
    for (name, _), here, end in zip(LEG, places, places[1:], strict=False):
        own = _frame(end - here)
        found.append(
            Joint(f"{side}{name}", parent, frame.T @ (here - place), quaternion_from_matrix(frame.T @ own))
        )
        parent, frame, place = f"{side}{name}", own, here
    return [*found, Joint(tip_name(parent), parent, frame.T @ (places[-1] - place), _NO_TURN)]


def _frame(along: Array, towards: Array | None = None) -> Array:
    """(3, 3) axes of a bone: y along it, z towards a direction, the front unless given."""
    y = along / np.linalg.norm(along)
    front = _UP if y @ _FORWARD >= _STEEP else _FORWARD
    x = np.cross(y, front if towards is None else towards)
    x /= np.linalg.norm(x)
    return np.stack([x, y, np.cross(x, y)], axis=1)


def _t_pose(found: Sequence[Joint]) -> dict[str, Array]:
    """Turns (4,) against the parents; a joint that is not to be straightened keeps that of its rest."""
    wanted, world, turns = _straightened(), dict[str, Array](), dict[str, Array]()
    knees = {joint.parent: joint.translation_m for joint in found if joint.name.endswith(LEG[0][0])}
    for joint in found:
        parent = np.eye(3) if joint.parent is None else world[joint.parent]
        world[joint.name] = parent @ matrix_from_quaternion(joint.rotation)
        turns[joint.name] = joint.rotation
        if (
            joint.name in knees
        ):  # the thigh's axes are those of its upper half, which does not point at the knee
            knee = world[joint.name] @ knees[joint.name]
            wanted[joint.name] = shortest_turn(knee / np.linalg.norm(knee), -_UP) @ world[joint.name]
        if joint.name in wanted:
            world[joint.name] = wanted[joint.name]
            turns[joint.name] = quaternion_from_matrix(parent.T @ world[joint.name])
    return turns


def _straightened() -> dict[str, Array]:
    """World axes (3, 3) of the joints that a T-pose straightens."""
    found: dict[str, Array] = {}
    for side in SIDES.values():
        sign = 1.0 if side == "left" else -1.0
        out = np.array((sign, 0.0, 0.0))
        thumb, across = _frame(out + _FORWARD, out - _FORWARD), _frame(out, _FORWARD - _UP)
        arm, hand, leg, foot = _frame(out), _frame(out, -_UP), _frame(-_UP), _frame(_FORWARD)
        found |= {f"{side}{name}": arm for name in ("UpperArm", "UpperArmTwist", "LowerArm")}
        found |= {f"{side}LowerArmTwist": across, f"{side}Hand": hand}
        phalanges = [f"{side}{finger}{part}" for finger in FINGERS for part in PHALANGES]
        found |= dict.fromkeys(phalanges, hand)
        found |= {f"{side}Thumb{part}": thumb for part in ("Metacarpal", "Proximal", "Distal")}
        found |= {f"{side}LowerLeg": leg, f"{side}Foot": foot, f"{side}Toes": foot}
    return found
