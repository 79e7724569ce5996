"""Clips without a sign: any movement of the bones, for what consumes clips."""

from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from body_model.load import load_body
from body_model.skin import skin_matrices
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.skeleton import world_pose
from signer.motion.pose import Clip, HandPose
from tests.helpers.characters import REFERENCE


def waving_clip(frames: int = 12, fps: float = 30.0, seed: int = 0) -> Clip:
    """All bones turn far and smoothly, each about an axis of its own, past half a turn for some."""
    body, draw = load_body(), np.random.default_rng(seed)
    axes = draw.normal(size=(len(body.bone_names), 3))
    axes /= np.linalg.norm(axes, axis=-1, keepdims=True)
    angles = np.linspace(0.0, 1.0, frames)[:, None] * draw.uniform(-4.0, 4.0, len(axes))
    return clip_of_local(np.asarray(axis_rotation(axes, angles)), fps)


def clip_of_local(local: Any, fps: float = 30.0) -> Clip:
    """The clip of turns (F, B, 3, 3) of the bones against their parents."""
    body, frames = load_body(), len(local)
    bones = world_pose(body, local)
    hands = {
        role: tuple(cast(HandPose, stand_in_hand(side, role == "base", index)) for index in range(frames))
        for role, side in (("dominant", "right"), ("base", "left"))
    }
    matrices = skin_matrices(body, bones.rotations, bones.positions)
    return Clip(
        times_s=np.arange(frames) / fps,
        matrices=matrices,
        bone_rotations=bones.rotations,
        bone_positions=bones.positions,
        chest=matrices[:, body.bone_index["spine01"]],
        face_weights=np.zeros((frames, len(body.shapes))),
        hands=cast(Any, hands),
        dominant_side="right",
        character=REFERENCE,
        fps=fps,
    )


def stand_in_hand(side: str, resting: bool, frame: int) -> SimpleNamespace:
    return SimpleNamespace(
        side=side,
        resting=resting,
        key_id=None if resting else "k1",
        touching=not resting,
        contact_error_m=frame * 1e-6,
        short_by_m=0.0,
        goal=None,
        second_goal=None,
    )
