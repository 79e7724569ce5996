"""GLB of movement alone, and of the body once: together what the whole file holds."""

from pathlib import Path

import numpy as np
import pygltflib
import pytest

from signer.characters.load import reference
from signer.export import glb
from signer.export.options import Options
from signer.files import save_sign
from signer.motion.posing import clip
from tests.helpers.command_line import run
from tests.helpers.signs import small_sign


def values(file: pygltflib.GLTF2, accessor: int) -> np.ndarray:
    """Return the numbers of an accessor without sparse values."""
    held = file.accessors[accessor]
    view = file.bufferViews[held.bufferView]
    wide = {"SCALAR": 1, "VEC3": 3, "VEC4": 4, "MAT4": 16}[held.type]
    kind = {5126: "<f4", 5125: "<u4", 5123: "<u2", 5121: "u1"}[held.componentType]
    data = file.binary_blob()[view.byteOffset : view.byteOffset + view.byteLength]
    return np.frombuffer(data, kind).reshape(held.count, wide)


def channels(file: pygltflib.GLTF2) -> dict[tuple[str, str], np.ndarray]:
    """Return what moves the joints: values by name and path."""
    (made,) = file.animations
    return {
        (file.nodes[one.target.node].name, one.target.path): values(file, made.samplers[one.sampler].output)
        for one in made.channels
        if one.target.path != "weights"
    }


def test_movement_and_body_are_together_the_whole_file() -> None:
    frames = clip(small_sign(), 10.0)
    read = pygltflib.GLTF2.load_from_bytes
    whole, movement = (read(glb.glb_bytes(frames, Options({}, without))) for without in (False, True))
    body = read(glb.body_bytes(reference()))
    assert (movement.meshes, movement.skins) == ([], [])
    assert body.animations == []
    moved, all_moved = channels(movement), channels(whole)
    assert moved.keys() == all_moved.keys()
    assert all(np.array_equal(moved[name], all_moved[name]) for name in moved)
    joints = [node.name for node in movement.nodes]
    for other in (whole, body):
        assert [node.name for node in other.nodes][: len(joints)] == joints
        assert [node.rotation for node in other.nodes][: len(joints)] == [
            node.rotation for node in movement.nodes
        ]
    for ours, theirs in zip(body.meshes, whole.meshes, strict=True):
        for name in ("POSITION", "WEIGHTS_0"):
            here, there = (getattr(mesh.primitives[0].attributes, name) for mesh in (ours, theirs))
            assert np.array_equal(values(body, here), values(whole, there))
    names = {name for mesh in body.meshes for name in mesh.extras.get("targetNames", [])}
    assert {"jawOpen", "eyeBlinkLeft"} <= names


def test_the_command_writes_the_body_once_and_for_glb_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glb, "body_bytes", lambda _character: b"glTF")
    sign = tmp_path / "SMALL.sign"
    save_sign(small_sign(), sign)
    given = ("export", sign, "-o", f"{tmp_path}/out/", "--glb-without-mesh", "--fps", "5")
    assert run(*given) == 2
    assert "--glb-without-mesh is for GLB" in capsys.readouterr().err
    assert run(*given, "--format", "glb") == 0
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["SMALL.glb", "body-signer-hm08.glb"]
