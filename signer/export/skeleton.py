"""The skeleton of exported files and its motion: joints with their own frames, against their parents.

A joint stands at the head of a bone. Its frame is the bone's own: Y along the bone, X the main axis of
bending (a positive turn bends), Z = X x Y. Tips are joints without a frame of their own (that of their
parent) at the end of the last bones.
"""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.model import Body
from signer.export.joint_names import joint_name, tip_name
from signer.kinematics.rotations import quaternion_from_matrix

# Below these a joint counts as still: far under what a millimetre at the fingertip needs, far over rounding.
STILL_RAD: Final = 1e-7
STILL_M: Final = 1e-7


class Joint(NamedTuple):
    """One joint at rest: where it stands and how its frame is turned, both against the parent's frame."""

    name: str
    parent: str | None
    translation_m: Array
    rotation: Array


class Motion(NamedTuple):
    """The joints' places over time against their parents.

    Rotations (F, B, 4) xyzw and translations (F, B, 3) m.
    """

    rotations: Array
    translations_m: Array


def joints(body: Body) -> tuple[Joint, ...]:
    """All joints, parents before children, tips last; the first ones are the body's bones in their order."""
    names = [joint_name(bone) for bone in body.bone_names]
    rest = local_motion(body, np.broadcast_to(np.eye(3), (1, len(names), 3, 3)), body.heads[None])
    found = [
        Joint(
            name,
            names[parent] if parent >= 0 else None,
            rest.translations_m[0, bone],
            rest.rotations[0, bone],
        )
        for bone, (name, parent) in enumerate(zip(names, body.parents, strict=True))
    ]
    for bone in sorted(set(range(len(names))) - set(body.parents.tolist())):
        end = body.frames[bone].T @ (body.tails[bone] - body.heads[bone])
        found.append(Joint(tip_name(names[bone]), names[bone], end, np.array((0.0, 0.0, 0.0, 1.0))))
    return tuple(found)


def local_motion(body: Body, rotations: Array, positions: Array) -> Motion:
    """Poses against the parents.

    Args:
        body: the body at rest.
        rotations: (F, B, 3, 3) world rotations of the bones from rest.
        positions: (F, B, 3) m, heads of the bones.
    """
    frames = rotations @ body.frames
    local, offsets = frames.copy(), positions.copy()
    inner = np.flatnonzero(body.parents >= 0)
    above = frames[:, body.parents[inner]].swapaxes(-1, -2)
    local[:, inner] = above @ frames[:, inner]
    offsets[:, inner] = (above @ (positions[:, inner] - positions[:, body.parents[inner]])[..., None])[..., 0]
    return Motion(_continuous(quaternion_from_matrix(local)), offsets)


def moving(skeleton: tuple[Joint, ...], motion: Motion) -> tuple[Indices, Indices]:
    """The joints that turn and those that shift against their rest.

    Most of a body stands still while it signs.
    """
    count = motion.rotations.shape[1]
    at_rest = np.array([joint.rotation for joint in skeleton[:count]])
    placed = np.array([joint.translation_m for joint in skeleton[:count]])
    apart = np.minimum(np.abs(motion.rotations - at_rest), np.abs(motion.rotations + at_rest)).max(
        axis=(0, 2)
    )
    shifted = np.abs(motion.translations_m - placed).max(axis=(0, 2))
    return np.flatnonzero(2.0 * apart > STILL_RAD), np.flatnonzero(shifted > STILL_M)


def _continuous(quaternions: Array) -> Array:
    """Choose signs of quaternions so that each frame neighbours the one before, the first with w >= 0."""
    steps = np.einsum("fbk,fbk->fb", quaternions[1:], quaternions[:-1])
    first = np.where(quaternions[:1, :, 3] < 0.0, -1.0, 1.0)
    signs = np.concatenate([first, np.where(steps < 0.0, -1.0, 1.0)]).cumprod(axis=0)
    return np.asarray(quaternions * signs[..., None])
