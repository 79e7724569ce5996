"""Make a character from a body: its arms, its rests, its bones by role, and its scale."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import radians
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from body_model.load import load_body
from body_model.model import Body
from body_model.plain_types import Side
from signer.characters.character import Character, RestPosture
from signer.characters.roles import BONE_OF_ROLE
from signer.characters.scale import scale_between
from signer.document.sign import RESTS, Rest
from signer.kinematics.arm import forward_arm
from signer.kinematics.arm_shape import ArmPosture
from signer.kinematics.hand import ANGLE_COUNT
from signer.kinematics.rig import ArmRig, arm_rig
from signer.kinematics.rotations import axis_rotation, rotation_exp
from signer.kinematics.sides import SIDES
from signer.kinematics.vectors import X, Y, Z
from signer.kinematics.wrist import wrist_rotation

RESTS_FILE: Final = Path(__file__).with_name("rests.json")
"""Angles of the rest postures of each body, baked by `tools/bake_rests.py`."""
FITTED_FILE: Final = Path(__file__).with_name("handshapes.json")
"""Handshapes of further bodies, in degrees from the reference's, baked by `tools/bake_handshapes.py`."""


HANGING_FINGERS_DEG: Final = (
    (18.0, 2.0, 24.0, 10.0),
    (24.0, 0.0, 28.0, 12.0),
    (29.0, -2.0, 31.0, 14.0),
    (33.0, -5.0, 33.0, 15.0),
    (-12.0, 28.0, 12.0, 12.0, 16.0),
)
"""Index to pinky, then thumb, as `signer.kinematics.hand` orders them: how the fingers of a hanging hand
curl, by eye; the thumb beside the palm."""


def make_character(name: str, rests: Mapping[Rest, RestPosture] | None = None) -> Character:
    """Make a character from the body of that name, anew.

    Args:
        name: of the body.
        rests: its rest postures beside hanging arms; the baked ones where None.

    Raises:
        LookupError: there is no body of that name.
        ValueError: its data is missing or broken.
    """
    body = load_body(name)
    made = character_of(body, baked_rests(name, body) if rests is None else rests)
    return replace(made, handshapes=fitted_handshapes(name))


def fitted_handshapes(name: str) -> Mapping[str, Array]:
    """Return turns (21,) rad of joints by which a shipped body makes shapes unlike the reference.

    ValueError where the file is missing or broken.
    """
    try:
        told = json.loads(FITTED_FILE.read_text(encoding="utf-8")).get(name, {})
        return MappingProxyType({shape: np.radians(turned) for shape, turned in told.items()})
    except (OSError, ValueError, TypeError, AttributeError) as wrong:
        mend = "bake it with tools/bake_handshapes.py"
        raise ValueError(f"{FITTED_FILE}: broken data of handshapes: {wrong}; {mend}") from wrong


def character_of(body: Body, rests: Mapping[Rest, RestPosture]) -> Character:
    """Make a character of a body, anew; `rests` are its rest postures beside hanging arms."""
    rigs = {side: arm_rig(body, side) for side in SIDES}
    return Character(
        name=body.name,
        body=body,
        rigs=MappingProxyType(rigs),
        rest="hanging",
        rests=MappingProxyType({"hanging": _hanging(rigs), **rests}),
        bones=MappingProxyType({role: body.bone_index[bone] for role, bone in BONE_OF_ROLE.items()}),
        scale=scale_between(load_body(), body),
    )


def _hanging(rigs: Mapping[Side, ArmRig]) -> RestPosture:
    fingers = np.radians([angle for digit in HANGING_FINGERS_DEG for angle in digit])
    return RestPosture(
        MappingProxyType({side: hanging_posture(rig) for side, rig in rigs.items()}),
        MappingProxyType(dict.fromkeys(rigs, fingers)),
    )


def hanging_posture(rig: ArmRig) -> ArmPosture:
    """A relaxed arm hanging at the side, the hand beside the thigh with the palm to it.

    Angles by eye on this body, clear of hip and thigh by 3 cm.
    """
    s = rig.arm.side
    forward, out, twist = radians(2.0), radians(8.0), radians(6.0)
    turn = axis_rotation(X, -forward) @ axis_rotation(Z, s * out) @ axis_rotation(-Y, s * twist)
    return rest_posture(rig, turn, radians(18.0), (radians(12.0), 0.0, 0.0))


def rest_posture(
    rig: ArmRig, shoulder_rotation: Array, flexion_rad: float, wrist_rad: Sequence[float]
) -> ArmPosture:
    """The arm with these angles from the shoulder at rest; its articulator is the wrist.

    `wrist_rad` are pronation, flexion and deviation.
    """
    turn, flexion = wrist_rotation(rig.arm, *wrist_rad), np.asarray(flexion_rad)
    points = forward_arm(
        rig.arm,
        shoulder=rig.shoulder,
        shoulder_rotation=shoulder_rotation,
        flexion=flexion,
        wrist_rotation=turn,
        articulator=np.zeros(3),
    )
    flags = np.zeros((), np.intp)
    return ArmPosture(shoulder_rotation, flexion, turn, *points, np.zeros(()), flags, flags)


def baked_rests(name: str, body: Body) -> Mapping[Rest, RestPosture]:
    """Read the angles of a shipped body's rests, as postures of that body or of another one.

    Raises:
        ValueError: what is wrong with the file, and how it is mended.
    """
    rigs = {side: arm_rig(body, side) for side in SIDES}
    mend = "bake it with tools/bake_rests.py"
    try:
        baked = json.loads(RESTS_FILE.read_text(encoding="utf-8"))[name]
        return {rest: _rest(rigs, baked[rest]) for rest in RESTS[1:]}
    except FileNotFoundError as missing:
        raise ValueError(f"{RESTS_FILE}: the data file is missing; {mend}") from missing
    except KeyError as missing:
        raise ValueError(f"{RESTS_FILE}: nothing is said of {missing} for {name}; {mend}") from missing
    except (OSError, ValueError, TypeError) as wrong:
        raise ValueError(f"{RESTS_FILE}: broken data of rests: {wrong}; {mend}") from wrong


def _rest(rigs: Mapping[Side, ArmRig], angles: Mapping[str, Any]) -> RestPosture:
    arms, fingers = dict[Side, ArmPosture](), dict[Side, Array]()
    for side, rig in rigs.items():
        told = angles[side]
        turn, wrist = rotation_exp(told["shoulder_rad"]), told["wrist_rad"]
        arms[side] = rest_posture(rig, turn, told["elbow_rad"], wrist)
        fingers[side] = np.array(told["fingers_rad"], np.float64)
        if fingers[side].shape != (ANGLE_COUNT,):
            raise ValueError(f"fingers_rad must be {ANGLE_COUNT} angles")
    return RestPosture(MappingProxyType(arms), MappingProxyType(fingers))
