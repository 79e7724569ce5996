"""Animation JSON of somebody's avatar: its own joints, named as in its file, in metres and facing +Z.

Turns against the parent are those of the file's nodes, but for what stands above all of them; lengths are in
metres whatever the file's unit is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from body_model.arrays import Array
from body_model.skin import skin_matrices
from signer.export import animation_json
from signer.export.options import Options, Progress, quiet
from signer.export.skeleton import Joint, Motion, Tracks, against_parents
from signer.export.whole_body import WholeJoint, t_pose_turns
from signer.kinematics.skeleton import world_pose
from signer.motion.pose import Clip

if TYPE_CHECKING:
    from signer.avatars import Avatar


def write(
    avatar: Avatar, blocks: Iterable[Clip], path: Path, options: Options, progress: Progress = quiet
) -> None:
    """Write the blocks of a clip, solved on an avatar; OSError when that cannot be done."""
    animation_json.write(blocks, path, options, progress, AvatarJoints(avatar))


class AvatarJoints:
    """Joints of an avatar's file: those that carry skin or are bones, and all that stand above them."""

    def __init__(self, avatar: Avatar) -> None:
        glb, standing = avatar.glb, avatar.standing
        driven = {*avatar.soup.joints, *avatar.bones.values()}
        above = set(driven)
        for node in driven:
            while (node := glb.parents[node]) >= 0:
                above.add(node)
        self._nodes = [node for node in glb.order if node in above]
        row = {node: at for at, node in enumerate(self._nodes)}
        self._parents = np.array([row.get(glb.parents[node], -1) for node in self._nodes])
        worlds = standing.to_ours @ avatar.soup.bind[self._nodes]
        sizes = np.linalg.norm(worlds[:, :3, :3], axis=1)
        self._axes, self._places = worlds[:, :3, :3] / sizes[:, None, :], worlds[:, :3, 3]
        self._moving = np.array([node in driven for node in self._nodes])
        self._bones = standing.fold[self._nodes]
        index = avatar.body.bone_index
        own = {index[bone]: row[node] for bone, node in avatar.bones.items()}
        self._row_of = [_nearest(own, avatar.body.parents, bone) for bone in range(len(avatar.body.parents))]
        names = [glb.name_of(node) or f"node {node}" for node in self._nodes]
        often = Counter(names)
        self._names = [
            name if often[name] == 1 else f"{name} ({node})"
            for name, node in zip(names, self._nodes, strict=True)
        ]
        self._body = avatar.body
        rest = self._locals(np.eye(4)[None, None, :3].repeat(len(avatar.body.heads), axis=1))
        self.movement = Tracks(
            tuple(
                Joint(name, self._names[parent] if parent >= 0 else None, place, turn)
                for name, parent, place, turn in zip(
                    self._names, self._parents, rest.translations_m[0], rest.rotations[0], strict=True
                )
            ),
            len(self._nodes),
        )

    def add(self, clip: Clip) -> None:
        """Go on with the next block."""
        self.movement.keep(self._locals(clip.matrices, self.movement.before))

    def described(self) -> tuple[WholeJoint, ...]:
        """List the joints at rest and in a T-pose."""
        body = self._body
        pose = world_pose(body, t_pose_turns(body))
        turned = self._locals(skin_matrices(body, pose.rotations, pose.positions)[None]).rotations[0]
        lengths = np.zeros(len(self._nodes))
        for row in np.flatnonzero(self._parents >= 0):
            long = float(np.linalg.norm(self.movement.skeleton[row].translation_m))
            lengths[self._parents[row]] = max(lengths[self._parents[row]], long)
        return tuple(map(WholeJoint, self.movement.skeleton, turned, lengths.tolist()))

    def name_of(self, bone: int) -> str:
        """Return the name of the joint that carries the skin of a bone of ours."""
        return self._names[self._row_of[bone]]

    def stands(self, clip: Clip, frame: int, bone: int) -> tuple[Array, Array]:
        """Return the axes (3, 3) of that joint in a frame, in its columns, and its place (3,) m."""
        axes, places = self._placed(clip.matrices[frame][None])
        return axes[0, self._row_of[bone]], places[0, self._row_of[bone]]

    def _placed(self, matrices: Array) -> tuple[Array, Array]:
        """(F, n, 3, 3) axes and (F, n, 3) m of the joints, for matrices (F, B, 3, 4)."""
        moved = np.where(self._moving[:, None, None], matrices[:, self._bones], np.eye(4)[:3])
        turned = (moved[..., :3] @ self._places[:, :, None])[..., 0]
        return moved[..., :3] @ self._axes, turned + moved[..., 3]

    def _locals(self, matrices: Array, before: Array | None = None) -> Motion:
        return against_parents(*self._placed(matrices), self._parents, before)


def _nearest(own: dict[int, int], parents: Any, bone: int) -> int:
    """Return the row of the joint that stands for a bone of ours, or for the next one above that has one."""
    while bone not in own:
        bone = int(parents[bone])
    return own[bone]
