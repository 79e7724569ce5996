"""The Python interface that is kept stable: every name is where it was promised, and takes what was
promised."""

import importlib
import inspect
from math import radians
from operator import attrgetter
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.sign import Sign
from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.rig import arm_of, bone_rotations
from signer.kinematics.swivel import feasible_swivel
from tests.helpers.extent import each

STEP = "chain, state, target, options"
FUNCTIONS = {
    "signer.kinematics.arm:Arm": "upper_arm, forearm, hinge, flexion_range, side",
    "signer.kinematics.arm:Arm.straight": "upper_arm_m, forearm_m, side, flexion_range=(0.0, "
    f"{radians(150.0)!r})",
    "signer.kinematics.arm:solve_arm": (
        "arm, *, shoulder, target, articulator, wrist_rotation, swivel, branch='primary', "
        "hint_flexion=None, reference='vertical'"
    ),
    "signer.kinematics.arm:solve_arm_global": (
        "arm, *, shoulder, target, articulator, hand_rotation, swivel_about_wrist,"
        " branch='primary', hint_flexion=None, reference='vertical'"
    ),
    "signer.kinematics.arm:forward_arm": "arm, *, shoulder, shoulder_rotation, flexion, wrist_rotation, "
    "articulator",
    "signer.kinematics.arm:arm_parameters": (
        "arm, *, shoulder, shoulder_rotation, flexion, wrist_rotation, articulator, reference='vertical'"
    ),
    "signer.kinematics.wrist:wrist_rotation": "arm, pronation, flexion, deviation",
    "signer.kinematics.wrist:wrist_angles": "arm, rotation",
    "signer.kinematics.swivel:swivel_for_elbow": "arm, *, shoulder, target, articulator, wrist_rotation, "
    "elbow",
    "signer.kinematics.swivel:change_reference": "arm, direction, swivel, *, old, new",
    "signer.kinematics.swivel:elbow_height": "arm, *, swivel, flexion, wrist_rotation, articulator",
    "signer.kinematics.swivel:hinge_swivel": "arm, *, elbow_height, flexion, wrist_rotation, articulator",
    "signer.kinematics.swivel:feasible_swivel": "arm, *, shoulder, target, articulator, wrist_rotation",
    "signer.kinematics.rig:arm_of": "body, side",
    "signer.kinematics.rig:bone_rotations": "body, posture, *, side",
    "signer.kinematics.elbow_circle:elbow_position": "shoulder, hand, length, omega, hand_side",
    "signer.kinematics.two_bone:solve_planar": "length1, length2, x, y, positive_bend=True",
    "signer.kinematics.two_bone:solve_spatial": "length1, length2, target, method='heading'",
    "signer.kinematics.chain:Chain": f"lengths, joint_limit_rad={radians(90.0)!r}, elastic=False",
    "signer.kinematics.chain:ccd": STEP,
    "signer.kinematics.chain:jacobian_transpose": STEP,
    "signer.kinematics.chain:pseudo_inverse": STEP,
    "signer.kinematics.chain:damped_least_squares": STEP,
    "signer.kinematics.chain:selectively_damped_least_squares": STEP,
    "signer.kinematics.chain:iterate": "chain, state, target, method",
    "signer.files:load_sign": "path",
    "signer.files:save_sign": "sign, path",
    "signer.motion:pose_at": "sign, time_s",
    "signer.motion:clip": "sign, fps",
    "signer.export:export": "sign, path, fps=30",
    "signer.document.face_edits:add_span": "kind, span",
    "signer.document.face_edits:bind": "span_id, *, from_key=None, to_key=None",
    "signer.document.face_edits:release_part": "span_id, signal_id",
    "signer.document.face_edits:suggest_blinks": "",
    "signer.document.face_edits:fix": "span_id",
    "signer.document.face_edits:set_span": "span_id, **changes",
    "signer.motion.face.track:face_at": "sign, times_s",
    "nonmanuals.catalogue:every": "",
    "nonmanuals.catalogue:find": "signal_id",
    "nonmanuals.catalogue:search": "text",
    "nonmanuals.catalogue:parts_of": "signal_id",
    "nonmanuals.mouthing:phonemes": "word, reading='whole'",
    "nonmanuals.mouthing:visemes": "sounds",
}
RESULTS = {
    "signer.kinematics.arm:ArmPosture": (
        "shoulder_rotation", "flexion_rad", "wrist_rotation", "elbow", "wrist", "articulator", "short_by_m", "flags", "branch",
    ),
    "signer.kinematics.arm:ArmPoints": ("elbow", "wrist", "articulator"),
    "signer.kinematics.arm:ArmParameters": ("target", "swivel", "branch"),
    "signer.kinematics.two_bone:PlanarBend": ("theta1_rad", "theta2_rad", "reached"),
    "signer.kinematics.chain:State": ("angles", "lengths"),
}  # fmt: skip
ORIGIN = np.zeros(3)


def found(name: str) -> Any:
    """What `module:name` names, taken from the module as a user takes it."""
    module, _, path = name.partition(":")
    return attrgetter(path)(importlib.import_module(module))


@each(FUNCTIONS)
def test_a_function_takes_what_was_promised_and_asks_for_nothing_else(name: str) -> None:
    promised = inspect.signature(eval(f"lambda {FUNCTIONS[name]}: None")).parameters
    taken = inspect.signature(found(name)).parameters
    assert list(taken)[: len(promised)] == list(promised)
    for argument, promise in promised.items():
        assert taken[argument].kind == promise.kind
        assert promise.default is promise.empty or taken[argument].default == promise.default
    for argument in list(taken)[len(promised) :]:
        assert taken[argument].default is not inspect.Parameter.empty


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_is_a_named_tuple_with_the_promised_fields(name: str) -> None:
    assert found(name)._fields[: len(RESULTS[name])] == RESULTS[name]


def test_every_interface_function_says_what_it_does() -> None:
    assert [name for name in FUNCTIONS if not inspect.getdoc(found(name))] == []


def test_the_arm_of_the_body_is_solved_and_drives_its_bones() -> None:
    body = load_body()
    arm = arm_of(body, "right")
    posture = solve_arm(
        arm,
        shoulder=ORIGIN,
        target=(-0.1, 0.0, 0.4),
        articulator=(0.0, -0.1, 0.0),
        wrist_rotation=np.eye(3),
        swivel=0.3,
        branch=[0, 1],
    )
    assert posture.shoulder_rotation.shape == (2, 3, 3)
    one = solve_arm(
        arm,
        shoulder=ORIGIN,
        target=(-0.1, 0.0, 0.4),
        articulator=ORIGIN,
        wrist_rotation=np.eye(3),
        swivel=0.3,
    )
    assert bone_rotations(body, one, side="right").shape[-2:] == (3, 3)
    for low, high in feasible_swivel(
        arm, shoulder=ORIGIN, target=(-0.1, 0.0, 0.4), articulator=ORIGIN, wrist_rotation=np.eye(3)
    ):
        assert low <= high


def test_poses_and_clips_say_what_they_are() -> None:
    pose_at, clip = found("signer.motion:pose_at"), found("signer.motion:clip")
    for value in (pose_at(Sign(), 0.0), clip(Sign(), 10)):
        assert "(" in (inspect.getdoc(type(value)) or "")


def test_an_arm_may_be_made_by_names() -> None:
    arm = Arm.straight(upper_arm_m=0.3, forearm_m=0.26, side=1)
    assert arm.flexion_range == (0.0, radians(150.0))
