"""Sets of bones that other bodies have: all of ours with legs, or fewer; at rest and in the T-pose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from body_model.model import Body
from signer.export.skeleton import FINGERS, PHALANGES, SIDES, tip_name
from signer.export.whole_body import WholeJoint, whole_body
from signer.kinematics.rotations import matrix_from_quaternion

_SIDED: Final = (
    "Shoulder", "UpperArm", "LowerArm", "Hand", "UpperLeg", "LowerLeg", "Foot", "Toes", "ThumbMetacarpal",
    "ThumbProximal", "ThumbDistal", *(f"{finger}{phalanx}" for finger in FINGERS for phalanx in PHALANGES),
)  # fmt: skip
VRM: Final = frozenset({
    "hips", "spine", "chest", "upperChest", "neck", "head",
    *(f"{side}{part}" for side in SIDES.values() for part in _SIDED),
})  # fmt: skip
"""Bones of a VRM 1.0 humanoid but eyes and jaw: what VRoid, Mixamo and Ready Player Me have, too."""
NEEDED: Final = frozenset({
    "hips",
    *(
        f"{side}{part}"
        for side in SIDES.values() for part in _SIDED
        if part not in ("Shoulder", "UpperLeg", "LowerLeg", "Foot", "Toes")
    ),
})  # fmt: skip
"""Bones without which nobody signs: arms and fingers. Fingertips would be off by 20 to 70 mm."""


@dataclass(frozen=True, slots=True, eq=False)
class BoneSet:
    """The K bones of a body that a file has, parents before children.

    Attributes:
        body: whose bones they are.
        names: as in exported files.
        parents: (K,) rows; -1 of the first.
        heads: (K, 3) m at rest.
        offsets: (K, 3) m at rest, from the head of the parent; of the first, zero.
        t_turns: (K, 3, 3) turns of the T-pose from rest, in axes of the world.
        rows: (K,) bones of the body; of those of a leg below the hip, the bone of the body that carries them.
        carriers: (B,) the row that carries each bone of the body: its own, or that of the next one up.
        tips: (K, 3) m at rest, ends of bones from their heads; zero where another bone goes on.
    """

    body: Body
    names: tuple[str, ...]
    parents: Indices
    heads: Array
    offsets: Array
    t_turns: Array
    rows: Indices
    carriers: Indices
    tips: Array

    def row(self, name: str) -> int:
        """Return the row of a bone; ValueError where there is none."""
        return self.names.index(name)

    def has(self, name: str) -> bool:
        """Return whether there is a bone of that name."""
        return name in self.names

    def positions(self, rotations: Array, first: Array) -> Array:
        """Return heads (F, K, 3) m of bones that are turned.

        Args:
            rotations: (F, K, 3, 3) turns from rest, in axes of the world.
            first: (F, 3) m, head of the first bone.
        """
        found = np.empty((*rotations.shape[:-2], 3))
        found[:, 0] = first
        for row, parent in enumerate(self.parents.tolist()):
            if row:
                found[:, row] = found[:, parent] + rotations[:, parent] @ self.offsets[row]
        return found


def all_bones(body: Body) -> frozenset[str]:
    """Return the names of all bones, legs included, tips not."""
    return frozenset(joint.joint.name for joint in _joints(body))


BONES: Final[Mapping[str, Callable[[Body], Collection[str]]]] = MappingProxyType({
    "all": all_bones, "vrm": lambda _: VRM,
})  # fmt: skip
"""Sets that can be asked for, by name."""


def bone_set(body: Body, names: Collection[str]) -> BoneSet:
    """Return a set of bones of a body.

    Raises:
        ValueError: arms, hands or fingers are missing; without them contacts are off by centimetres.
    """
    return _bone_set(body, frozenset(names))


@lru_cache(maxsize=8)
def _bone_set(body: Body, names: frozenset[str]) -> BoneSet:
    if missing := sorted(NEEDED - names):
        raise ValueError(f"a body without {', '.join(missing)} cannot sign; give it arms, hands and fingers")
    joints = [one.joint for one in whole_body(body)]
    parent_of = {joint.name: joint.parent for joint in joints}
    frames, places, t_frames = _world(body)
    kept = [joint.name for joint in joints if joint.name in names]
    kept.sort(key=lambda name: _depth(parent_of, name))  # stable: in the order of the skeleton otherwise
    row_of = {name: row for row, name in enumerate(kept)}

    def row_above(name: str | None) -> int:
        while name is not None and name not in row_of:
            name = parent_of[name]
        return -1 if name is None else row_of[name]

    own = [joint.name for joint in joints[: len(body.heads)]]
    parents = np.array([row_above(parent_of[name]) for name in kept], np.intp)
    heads = np.array([places[name] for name in kept])
    ends = [places.get(tip_name(name), places[name]) - places[name] for name in kept]
    return BoneSet(
        body,
        tuple(kept),
        parents,
        heads,
        np.where(parents[:, None] < 0, 0.0, heads - heads[parents]),
        np.array([t_frames[name] @ frames[name].T for name in kept]),
        np.array([own.index(_own_above(parent_of, own, name)) for name in kept], np.intp),
        np.array([row_above(name) for name in own], np.intp),
        np.array(ends),
    )


def _own_above(parent_of: Mapping[str, str | None], own: Collection[str], name: str) -> str:
    while name not in own:
        name = str(parent_of[name])  # the root is the body's own
    return name


def _depth(parent_of: Mapping[str, str | None], name: str | None) -> int:
    return 0 if name is None else 1 + _depth(parent_of, parent_of[name])


def _joints(body: Body) -> list[WholeJoint]:
    return [one for one in whole_body(body) if not one.joint.name.endswith(tip_name(""))]


def _world(body: Body) -> tuple[dict[str, Array], dict[str, Array], dict[str, Array]]:
    """Return axes (3, 3) at rest, places (3,) at rest and axes in the T-pose of all joints, by name."""
    frames, places, t_frames = dict[str, Array](), dict[str, Array](), dict[str, Array]()
    for joint, t_pose, _ in whole_body(body):
        above = (np.eye(3), np.zeros(3), np.eye(3))
        if joint.parent is not None:
            above = frames[joint.parent], places[joint.parent], t_frames[joint.parent]
        frames[joint.name] = above[0] @ matrix_from_quaternion(joint.rotation)
        places[joint.name] = above[1] + above[0] @ joint.translation_m
        t_frames[joint.name] = above[2] @ matrix_from_quaternion(t_pose)
    return frames, places, t_frames
