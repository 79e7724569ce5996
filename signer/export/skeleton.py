"""The skeleton of exported files and its motion: joints with their own frames, against their parents.

A joint stands at the head of a bone. Its frame is the bone's own: Y along the bone, X the main axis of
bending (a positive turn bends), Z = X x Y. Tips are joints without a frame of their own (that of their
parent) at the end of the last bones.
"""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.model import Body
from signer.kinematics.rotations import quaternion_from_matrix

_MIDDLE: Final = {
    "root": "hips", "spine05": "spine", "spine04": "spineMiddle", "spine03": "spineUpper",
    "spine02": "chest", "spine01": "upperChest", "neck01": "neck", "neck02": "neckMiddle",
    "neck03": "neckUpper", "head": "head",
}  # fmt: skip
_SIDED: Final = {
    "eye": "Eye", "pelvis": "Pelvis", "upperleg01": "UpperLeg", "clavicle": "Shoulder",
    "shoulder01": "OuterShoulder", "upperarm01": "UpperArm", "upperarm02": "UpperArmTwist",
    "lowerarm01": "LowerArm", "lowerarm02": "LowerArmTwist", "wrist": "Hand",
    "finger1-1": "ThumbMetacarpal", "finger1-2": "ThumbProximal", "finger1-3": "ThumbDistal",
}  # fmt: skip
FINGERS: Final = ("Index", "Middle", "Ring", "Little")
PHALANGES: Final = ("Proximal", "Intermediate", "Distal")
SIDES: Final = {"L": "left", "R": "right"}


def joint_name(bone: str) -> str:
    """The exported name of the joint at which a bone of the body begins.

    LookupError for a bone without one.
    """
    stem, dot, side = bone.rpartition(".")
    name = _MIDDLE.get(bone) if not dot else _sided(stem)
    if name is None or (dot and side not in SIDES):
        raise LookupError(f"the bone {bone!r} has no exported name; give it one in {__name__}")
    return SIDES[side] + name if dot else name


def tip_name(joint: str) -> str:
    """The name of the end joint that marks where the last bone of a chain ends."""
    return f"{joint}Tip"


def _sided(stem: str) -> str | None:
    if stem.startswith("metacarpal"):
        return f"{FINGERS[int(stem[-1]) - 1]}Metacarpal"
    if stem.startswith("finger") and stem not in _SIDED:
        return f"{FINGERS[int(stem[6]) - 2]}{PHALANGES[int(stem[-1]) - 1]}"
    return _SIDED.get(stem)


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


def local_motion(body: Body, rotations: Array, positions: Array, before: Array | None = None) -> Motion:
    """Poses against the parents.

    Args:
        body: the body at rest.
        rotations: (F, B, 3, 3) world rotations of the bones from rest.
        positions: (F, B, 3) m, heads of the bones.
        before: (B, 4) the quaternions of the frame before, whose signs are gone on with.
    """
    return against_parents(rotations @ body.frames, positions, body.parents, before)


def against_parents(axes: Array, places: Array, parents: Indices, before: Array | None = None) -> Motion:
    """Return axes (F, n, 3, 3) and places (F, n, 3) m of the world against those of the parents (n,)."""
    inner = np.flatnonzero(parents >= 0)
    above = axes[:, parents[inner]].swapaxes(-1, -2)
    local, offsets = axes.copy(), places.copy()
    local[:, inner] = above @ axes[:, inner]
    offsets[:, inner] = (above @ (places[:, inner] - places[:, parents[inner]])[..., None])[..., 0]
    return Motion(continuous(quaternion_from_matrix(local), before), offsets)


class Tracks:
    """Motion of joints over the blocks of a clip, one after the other.

    Attributes:
        skeleton: all joints; those that can move are the first ones.
        blocks: the motion of each block.
        before: (B, 4) quaternions of the last frame; None before the first block.
    """

    def __init__(self, skeleton: tuple[Joint, ...], count: int, kind: type[np.floating] = np.float64) -> None:
        """Start without frames; the first `count` joints can move."""
        self.skeleton, self.blocks, self._kind = skeleton, list[Motion](), kind
        own = self.skeleton[:count]
        self._at_rest = np.array([joint.rotation for joint in own])
        self._placed = np.array([joint.translation_m for joint in own])
        self._turned, self._shifted = np.zeros(len(own)), np.zeros(len(own))
        self.before: Array | None = None

    def keep(self, motion: Motion) -> None:
        """Go on with the next block."""
        apart = np.minimum(np.abs(motion.rotations - self._at_rest), np.abs(motion.rotations + self._at_rest))
        self._turned = np.maximum(self._turned, 2.0 * apart.max(axis=(0, 2)))
        away = np.abs(motion.translations_m - self._placed).max(axis=(0, 2))
        self._shifted, self.before = np.maximum(self._shifted, away), motion.rotations[-1]
        self.blocks.append(Motion(*(np.asarray(values, self._kind) for values in motion)))

    def moving(self) -> tuple[Indices, Indices]:
        """The joints that turn and those that shift against their rest.

        Most of a body stands still while it signs.
        """
        return np.flatnonzero(self._turned > STILL_RAD), np.flatnonzero(self._shifted > STILL_M)


class Movement(Tracks):
    """Motion of the joints of a body of ours."""

    def __init__(self, body: Body, kind: type[np.floating] = np.float64) -> None:
        super().__init__(joints(body), len(body.heads), kind)
        self._body = body

    def add(self, rotations: Array, positions: Array) -> None:
        """Go on with the next block, as `local_motion` takes it."""
        self.keep(local_motion(self._body, rotations, positions, self.before))


def continuous(quaternions: Array, before: Array | None = None) -> Array:
    """Choose signs of quaternions (F, B, 4) so that each frame neighbours the one before.

    The first has w >= 0, unless there is one `before` (B, 4).
    """
    steps = np.einsum("fbk,fbk->fb", quaternions[1:], quaternions[:-1])
    began = quaternions[:1, :, 3] if before is None else np.einsum("fbk,bk->fb", quaternions[:1], before)
    signs = np.where(np.concatenate([began, steps]) < 0.0, -1.0, 1.0).cumprod(axis=0)
    return np.asarray(quaternions * signs[..., None])
