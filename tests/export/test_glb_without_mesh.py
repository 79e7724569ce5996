"""GLB of movement alone, and of the body once: together what the whole file holds."""

import base64
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygltflib
import pytest
from scipy.spatial.transform import Rotation

from body_model.skin import skin_matrices, surface
from signer.characters.load import reference
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.export import glb
from signer.export.exported_skin import four_bone_skin
from signer.export.figure_colours import triangles_by_look
from signer.export.options import Options
from signer.export.skeleton import joint_name
from signer.files import save_sign
from signer.motion.carriers.part import turn_of
from signer.motion.face.track import face_at
from signer.motion.posing import clip
from tests.helpers.command_line import run
from tests.helpers.node import node
from tests.helpers.signs import shrugging_sign, small_sign


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


@pytest.fixture(scope="module")
def body_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("body") / "body.glb"
    path.write_bytes(glb.body_bytes(reference()))
    return path


def test_movement_plays_on_the_body_of_another_file(body_file: Path, tmp_path: Path) -> None:
    """Three.js puts joints where they are solved, and skins body and face by them and by the weights alone.

    `python -m benchmarks.clients --without-mesh` asks Babylon.js too.
    """
    sign = add_span("feeling", Span("f", 0.3, 0.6, signal="feel.happy"))(shrugging_sign())
    solved = clip(sign, 6.0)
    moving = tmp_path / "movement.glb"
    moving.write_bytes(glb.glb_bytes(solved, Options({}, without_mesh=True)))
    frames = [0, len(solved) // 2, len(solved) - 1]
    shown = node("play.mjs", moving, ",".join(map(str, frames)), body_file)["frames"]
    body, skin = solved.character.body, four_bone_skin(solved.character.body)
    at_rest = skin_matrices(body, np.broadcast_to(np.eye(3), (len(body.bone_names), 3, 3)), body.heads)
    names = [joint_name(bone) for bone in body.bone_names]
    assert np.ptp(solved.face_weights[frames], axis=0).max() > 0.1
    for found, frame in zip(shown, frames, strict=True):
        joints = np.array([found["joints"][name] for name in names])
        assert np.linalg.norm(joints - solved.bone_positions[frame], axis=-1).max() < 1e-4
        turns = skin.turns(solved.matrices[frame])
        rest = surface(body, at_rest, solved.face_weights[frame]).positions
        skinned = np.einsum("mij,mj->mi", turns[..., :3], rest) + turns[..., 3]
        for look, triangles in triangles_by_look(body).items():
            vertices = np.frombuffer(base64.b64decode(found["vertices"][look]), np.float32).reshape(-1, 3)
            assert np.linalg.norm(vertices - skinned[np.unique(triangles)], axis=-1).max() < 1e-4, look


def test_movement_and_body_are_together_the_whole_file(body_file: Path) -> None:
    frames = clip(small_sign(), 10.0)
    read = pygltflib.GLTF2.load_from_bytes
    whole, movement = (read(glb.glb_bytes(frames, Options({}, without))) for without in (False, True))
    body = read(body_file.read_bytes())
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


def test_a_glb_has_the_turns_that_life_gives_to_trunk_and_head() -> None:
    """They are what the joints' quaternions come to from the root on, read by pygltflib and turned by scipy."""
    sign = replace(small_sign(), life=1.0)
    solved = clip(sign, 10.0)
    file = pygltflib.GLTF2.load_from_bytes(glb.glb_bytes(solved, Options({}, without_mesh=True)))
    parents = {child: at for at, node in enumerate(file.nodes) for child in node.children or ()}
    rows, moved = {node.name: at for at, node in enumerate(file.nodes)}, channels(file)

    def turned(bone: str) -> Rotation:
        at: int | None = rows[joint_name(bone)]
        here, rest = Rotation.identity(), Rotation.identity()
        while at is not None:
            own = Rotation.from_quat(file.nodes[at].rotation or (0.0, 0.0, 0.0, 1.0))
            values = moved.get((file.nodes[at].name, "rotation"))
            here, rest = (own if values is None else Rotation.from_quat(values)) * here, own * rest
            at = parents.get(at)
        return here * rest.inv()

    life = face_at(sign, solved.times_s)
    chest, head = (turn_of(*life.of(kind).T[:3]) for kind in ("torso", "head"))
    for bone, asked in (("spine01", chest), ("head", chest @ head)):
        found = turned(bone)
        assert np.degrees(found.magnitude()).max() > 1.0
        assert np.abs(found.as_matrix() - asked).max() < 1e-5


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
