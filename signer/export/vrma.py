"""VRMA: a movement for any VRM avatar, as three-vrm, VRoid Hub and Unity's UniVRM play it.

A GLB with the extension VRMC_vrm_animation 1.0. Its nodes are the bones of a VRM humanoid alone, each hung on
the one above in a T-pose whose axes are those of the world: players multiply by the turn of that one. What
other joints turn is folded into them (`folding.py`), so that hands meet what they touch on a body of our
measures; on an avatar of its own measures they do not, and no file of turns can make them.

The face is either that of VRM's presets, blinks and five vowels, or the shapes of ARKit under their names;
an avatar that has both would show both. The gaze is a direction; the avatar turns its eyes.
It cannot hold the skin, contacts, or what the keys meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from nonmanuals.mouthing import viseme_weights
from nonmanuals.shapes import GAZE_SHAPES, region_of
from signer import atomic
from signer.export.folding import Folded
from signer.export.gltf import Animation, Gltf, rate_told
from signer.export.options import Options, Progress, quiet
from signer.export.skeleton import STILL_M, STILL_RAD, continuous
from signer.kinematics.rotations import axis_rotation, quaternion_from_matrix
from signer.lazy import lazily

with lazily():
    from scipy import optimize

EXTENSION: Final = "VRMC_vrm_animation"
SPECIFICATION: Final = "1.0"
VOWELS: Final[Mapping[str, str]] = {"aa": "aa", "ih": "I", "ou": "U", "ee": "E", "oh": "O"}
"""Presets of the mouth, and our visemes that look so (nonmanuals/data/visemes.csv)."""
BLINKS: Final[Mapping[str, str]] = {"blinkLeft": "eyeBlinkLeft", "blinkRight": "eyeBlinkRight"}
SEEN: Final = 1e-4
"""Weights that are never greater are not written: a ten-thousandth of a shape moves nothing that is seen."""


def write(folded: Folded, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write a clip that is folded to VRM's bones; OSError when that cannot be done."""
    atomic.write(path, _content(folded, options), keep_backup=False)
    progress(1.0)


def _content(folded: Folded, options: Options) -> Iterator[bytes]:
    gltf = Gltf()
    gltf.describe({
        **rate_told(folded.fps),
        "moments": len(folded.times_s),
        "contacts_mm": round(folded.contacts_mm, 4),
        "sign": dict(options.about),
        **options.lost,
    })  # fmt: skip
    animation = _Animation(gltf, folded, options)
    animation.add_bones(folded)
    bones = {name: {"node": row} for row, name in enumerate(folded.bones.names)}
    told: dict[str, Any] = {"specVersion": SPECIFICATION, "humanoid": {"humanBones": bones}}
    presets, custom = _faces(folded, options.face)
    if expressions := {
        kind: {name: {"node": animation.add_weight(name, weights)} for name, weights in found.items()}
        for kind, found in (("preset", presets), ("custom", custom))
        if found
    }:
        told["expressions"] = expressions
    if (
        float(np.abs(folded.looks - folded.looks[0]).max()) > STILL_RAD
        or folded.looks[0, 2] < 1.0 - STILL_RAD
    ):
        told["lookAt"] = {"node": animation.add_look(folded), "offsetFromHeadBone": _eyes_in_head(folded)}
    gltf.told |= {"extensions": {EXTENSION: told}, "extensionsUsed": [EXTENSION]}
    gltf.add("scenes", name="sign", nodes=[0, *range(len(folded.bones.names), gltf.count("nodes"))])
    return gltf.file()


class _Animation:
    """The one animation of the file: a channel for all that moves."""

    def __init__(self, gltf: Gltf, folded: Folded, options: Options) -> None:
        self._gltf = gltf
        times_s = (folded.times_s - folded.times_s[0]).astype(np.float32)
        self._times = {len(each): gltf.accessor(each, bounds=True) for each in (times_s[:1], times_s)}
        self._made = Animation(gltf, str(options.about.get("gloss") or "sign"))

    def add_bones(self, folded: Folded) -> None:
        """Add a node a bone, in the T-pose without turns, and their turns and the way of the hips.

        Of bones that are still one moment is written; one that stands as in the T-pose needs none.
        """
        bones, heads = folded.bones, folded.t_pose_heads()
        turns = continuous(quaternion_from_matrix(folded.from_t_pose()))
        for row, (name, parent) in enumerate(zip(bones.names, bones.parents.tolist(), strict=True)):
            place = heads[row] - (heads[parent] if parent >= 0 else 0.0)
            below = np.flatnonzero(bones.parents == row).tolist()
            self._gltf.add("nodes", translation=place.tolist(), children=below, name=name)
            own = turns[:, row]
            is_still = 2.0 * float(np.abs(own - own[0]).max()) < STILL_RAD
            if not is_still or 2.0 * float(np.abs(own[0, :3]).max()) > STILL_RAD:
                self._add(row, "rotation", own[:1] if is_still else own)
        if float(np.ptp(folded.positions[:, 0], axis=0).max()) > STILL_M:
            self._add(0, "translation", folded.positions[:, 0])

    def add_weight(self, name: str, weights: Array) -> int:
        """Add a shape of the face: a node whose x is its weight."""
        node = self._gltf.add("nodes", name=name)
        return self._add(node, "translation", np.pad(weights[:, None], ((0, 0), (0, 2))))

    def add_look(self, folded: Folded) -> int:
        """Add where the eyes look: a node that turns as they do in the head."""
        node = self._gltf.add("nodes", name="lookAt")
        x, y, z = np.moveaxis(folded.looks, -1, 0)
        yaw = axis_rotation((0.0, 1.0, 0.0), np.arctan2(x, z))
        pitch = axis_rotation((1.0, 0.0, 0.0), -np.arcsin(np.clip(y, -1.0, 1.0)))
        return self._add(node, "rotation", continuous(quaternion_from_matrix((yaw @ pitch)[:, None]))[:, 0])

    def _add(self, node: int, path: str, values: Array) -> int:
        """Move a node; return it."""
        self._made.add(path, self._times[len(values)], self._gltf.accessor(values.astype(np.float32)), node)
        return node


def _faces(folded: Folded, face: str) -> tuple[dict[str, Array], dict[str, Array]]:
    """Return weights (F,) of presets and of shapes of the face that are ever seen, by name."""
    names, weights = folded.bones.body.shape_names, folded.face_weights
    shown = {
        name: weights[:, row] for row, name in enumerate(names)
        if name not in GAZE_SHAPES and float(weights[:, row].max()) > SEEN
    }  # fmt: skip
    if face == "arkit":
        return {}, shown
    presets = presets_of(shown, np.zeros(len(weights)))
    return {name: found for name, found in presets.items() if float(found.max()) > SEEN}, {}


def presets_of(shown: Mapping[str, Array], still: Array) -> dict[str, Array]:
    """Return blinks, and the vowels that come nearest to the mouth by least squares, (F,) each, by name.

    Args:
        shown: weights (F,) of face shapes, by name.
        still: (F,) zeros.
    """
    found = {name: shown[shape] for name, shape in BLINKS.items() if shape in shown}
    vowels = {name: dict(viseme_weights(viseme)) for name, viseme in VOWELS.items()}
    shapes = sorted({shape for weights in vowels.values() for shape in weights} | {
        shape for shape in shown if region_of(shape) == "mouth"
    })  # fmt: skip
    mixes = np.array([[weights.get(shape, 0.0) for weights in vowels.values()] for shape in shapes])
    mouth = np.stack([shown.get(shape, still) for shape in shapes], axis=-1)
    shares = np.zeros((len(mouth), len(vowels)))
    for frame in np.flatnonzero(mouth.max(axis=-1) > SEEN):
        shares[frame] = optimize.nnls(mixes, mouth[frame])[0]
    return found | dict(zip(vowels, np.minimum(shares, 1.0).T, strict=True))


def _eyes_in_head(folded: Folded) -> list[float]:
    """Return the place between the eyes, from the head's joint, m."""
    body = folded.bones.body
    eyes = [body.heads[body.bone_index[f"eye.{letter}"]] for letter in "LR"]
    found: list[float] = (np.mean(eyes, axis=0) - body.heads[body.bone_index["head"]]).tolist()
    return found
