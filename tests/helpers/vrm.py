"""A VRM 1.0 avatar made of a body of ours: its joints in the T-pose, without a skin."""

import json
import struct
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from body_model.model import Body
from signer.export.bone_sets import VRM
from signer.export.whole_body import whole_body

PRESETS = ("aa", "ih", "ou", "ee", "oh", "blinkLeft", "blinkRight")


def write_vrm(path: Path, body: Body, shapes: Iterable[str] = ()) -> None:
    """Write all joints of a body, those that VRM has no name for too, and expressions that move nothing."""
    joints = [(one.joint, one.t_pose) for one in whole_body(body)]
    index = {joint.name: number for number, (joint, _) in enumerate(joints)}
    nodes: list[dict[str, Any]] = [
        {"name": joint.name, "translation": joint.translation_m.tolist(), "rotation": turn.tolist()}
        for joint, turn in joints
    ]
    for joint, _ in joints:
        if joint.parent is not None:
            nodes[index[joint.parent]].setdefault("children", []).append(index[joint.name])
    bones = {name: {"node": index[name]} for name in (*sorted(VRM), "leftEye", "rightEye")}
    ranges = {
        name: {"inputMaxValue": 90.0, "outputScale": 90.0}
        for name in (
            "rangeMapHorizontalInner",
            "rangeMapHorizontalOuter",
            "rangeMapVerticalDown",
            "rangeMapVerticalUp",
        )
    }
    extension = {
        "specVersion": "1.0",
        "meta": {"name": "ours", "authors": ["Signer"], "licenseUrl": "https://vrm.dev/licenses/1.0/"},
        "humanoid": {"humanBones": bones},
        "expressions": {"preset": {name: {} for name in PRESETS}, "custom": {name: {} for name in shapes}},
        "lookAt": {"type": "bone", "offsetFromHeadBone": [0.0, 0.06, 0.0], **ranges},
    }
    _write(path, {
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": nodes,
        "extensionsUsed": ["VRMC_vrm"], "extensions": {"VRMC_vrm": extension},
    })  # fmt: skip


def _write(path: Path, gltf: Mapping[str, Any]) -> None:
    told = json.dumps(gltf).encode()
    told += b" " * (-len(told) % 4)
    path.write_bytes(struct.pack("<4sIIII", b"glTF", 2, 20 + len(told), len(told), 0x4E4F534A) + told)
