"""GLB of somebody's avatar: its own file, with a sign as one more animation.

Meshes, materials, pictures and other animations stay as they are, to the byte; the new animation is the
first. Joints turn, and none is moved unless the file rests in another pose than its skin was bound in; morph
targets show the face.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from body_model.arrays import Array, Array32
from body_model.face_shapes import FACE_SHAPES, mirrored_shape
from nonmanuals.shapes import GAZE_SHAPES
from signer import atomic
from signer.avatars.morphs import weights_of
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.export.gltf import Animation, Gltf
from signer.export.losses import Loss
from signer.export.options import Options, Progress, quiet
from signer.export.skeleton import STILL_RAD, continuous
from signer.export.vrma import SEEN
from signer.kinematics.rotations import quaternion_from_matrix
from signer.motion.face.track import face_at
from signer.motion.pose import Clip

if TYPE_CHECKING:
    from signer.avatars import Avatar

_STILL: Final = 1e-6
"""Share of a file's longest bone by which a joint that is moved is off its rest: far under a tenth of a
millimetre, far over rounding in single precision."""
_FACE_S: Final = 1.0 / 30.0
"""Time between looks at what a face does, s: no movement of it is shorter."""


def write(
    avatar: Avatar, blocks: Iterable[Clip], path: Path, options: Options, progress: Progress = quiet
) -> None:
    """Write an avatar's own file with the blocks of a clip, solved on it, as its first animation.

    OSError when that cannot be done.
    """
    tracks = _Tracks(avatar)
    for block in blocks:
        tracks.add(block)
    atomic.write(path, b"".join(tracks.file(options)), keep_backup=False)
    progress(1.0)


def lacking_losses(face: Collection[str], sign: Sign) -> tuple[Loss, ...]:
    """Say which shapes of a sign's face an avatar has not that has those of `face`.

    Of looks it is not said: eyes may turn by bones.
    """
    times_s = np.arange(0.0, span_s(sign)[1], _FACE_S)
    most = face_at(sign, times_s).weights.max(axis=0, initial=0.0)
    shown = map(mirrored_shape, FACE_SHAPES) if sign.dominant_side == "left" else FACE_SHAPES
    return tuple(
        Loss("face", "", f"{name}, up to {most[row]:.0%}, is left out: the avatar has no such shape")
        for row, name in enumerate(shown)
        if name not in face and name not in GAZE_SHAPES and most[row] > SEEN
    )


class _Tracks:
    """Turns and places of an avatar's joints over time, against their parents."""

    def __init__(self, avatar: Avatar) -> None:
        self._avatar, glb = avatar, avatar.glb
        standing = avatar.standing
        self._driven = sorted({*avatar.soup.joints, *avatar.bones.values()})
        self._column = {node: column for column, node in enumerate(self._driven)}
        # from the file's space to the rest space of its skin, in which hips stay where they rest, and to ours
        hips = avatar.bones["root"]
        to_file = glb.worlds[hips] @ np.linalg.inv(avatar.soup.bind[hips])
        self._before = to_file @ np.linalg.inv(standing.to_ours)
        self._after = standing.to_ours @ avatar.soup.bind[self._driven]
        self._bones = standing.fold[self._driven]
        rest = glb.locals[self._driven]
        sizes = np.linalg.norm(rest[:, :3, :3], axis=1)
        self._rest = quaternion_from_matrix(rest[:, :3, :3] / sizes[:, None, :]), rest[:, :3, 3]
        self._turns, self._places, self._times = list[Array32](), list[Array32](), list[Array]()
        self._faces = list[Array]()
        self._last: Array | None = None
        self._fps = 0.0
        self._turned, self._moved = np.zeros(len(rest)), np.zeros(len(rest))

    def add(self, clip: Clip) -> None:
        """Add the frames of a clip."""
        self._fps = float(clip.fps)
        local = self._locals(clip.matrices)
        sizes = np.linalg.norm(local[..., :3, :3], axis=-2)
        turns = quaternion_from_matrix(local[..., :3, :3] / sizes[..., None, :])
        turns = continuous(turns, self._rest[0] if self._last is None else self._last)
        self._last = turns[-1]
        apart = np.minimum(np.abs(turns - self._rest[0]), np.abs(turns + self._rest[0])).max(axis=(0, 2))
        self._turned = np.maximum(self._turned, 2.0 * apart)
        away = np.abs(local[..., :3, 3] - self._rest[1]).max(axis=(0, 2))
        self._moved = np.maximum(self._moved, away)
        self._turns.append(turns.astype(np.float32))
        self._places.append(local[..., :3, 3].astype(np.float32))
        self._times.append(clip.times_s)
        self._faces.append(clip.face_weights)

    def _locals(self, matrices: Array) -> Array:
        """(F, n, 4, 4) places of the driven nodes against their parents, for matrices (F, B, 3, 4)."""
        glb, count = self._avatar.glb, len(matrices)
        moved = np.zeros((count, len(self._driven), 4, 4))
        moved[..., :3, :] = matrices[:, self._bones]
        moved[..., 3, 3] = 1.0
        worlds = self._before @ moved @ self._after
        above = np.empty_like(worlds)
        for column, node in enumerate(self._driven):
            parent, between = glb.parents[node], np.eye(4)
            while parent >= 0 and parent not in self._column:  # what stands between, as it rests
                between, parent = glb.locals[parent] @ between, glb.parents[parent]
            above[:, column] = (worlds[:, self._column[parent]] if parent >= 0 else np.eye(4)) @ between
        return np.asarray(np.linalg.inv(above) @ worlds)

    def file(self, options: Options) -> Iterator[bytes]:
        """Return the file piece by piece."""
        glb = self._avatar.glb
        gltf = Gltf(json.loads(json.dumps(glb.json)), glb.binary)
        times = np.concatenate(self._times)
        extras = {"sign": dict(options.about), "frames_per_second": self._fps, **options.lost}
        animation = Animation(gltf, str(options.about.get("gloss") or "sign"), extras=extras)
        gltf.told["animations"].insert(0, gltf.told["animations"].pop())
        clock = gltf.accessor((times - times[0]).astype(np.float32), bounds=True)
        longest = float(np.linalg.norm(self._rest[1], axis=1).max(initial=0.0))
        turning = np.flatnonzero(self._turned > STILL_RAD).tolist()
        moving = np.flatnonzero(self._moved > _STILL * longest).tolist()
        if not turning and not moving:
            turning = [self._column[self._avatar.bones["root"]]]  # so that the file has a length
        tracks = ((turning, "rotation", self._turns), (moving, "translation", self._places))
        for columns, path, blocks in tracks:
            for column in columns:
                node = self._driven[column]
                animation.add(path, clock, gltf.column([block[:, column] for block in blocks]), node)
                _as_parts(gltf.told["nodes"][node], self._rest, column)
        for mesh, weights in weights_of(glb, self._avatar.standing.face, np.concatenate(self._faces)).items():
            nodes = [row for row, one in enumerate(glb.nodes) if one.get("mesh") == mesh]
            animation.add("weights", clock, gltf.column([weights.ravel()]), *nodes)
        return gltf.file()


def _as_parts(node: dict[str, Any], rest: tuple[Array, Array], column: int) -> None:
    """Write the place of a node that is animated as turn, place and size, where it is a matrix."""
    if (matrix := node.pop("matrix", None)) is not None:
        size = float(np.linalg.norm(np.array(matrix, np.float64).reshape(4, 4)[0, :3]))
        node["rotation"], node["translation"] = rest[0][column].tolist(), rest[1][column].tolist()
        node["scale"] = [size] * 3
