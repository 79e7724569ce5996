"""GLB: what is in the file, read with a reader of the container that shares no code with the writer."""

import json
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from body_model.skin import surface
from signer.export.corrections import corrections_of
from signer.export.exported_skin import TOTAL, face_targets, four_bone_skin
from signer.export.figure_colours import triangles_by_look, vertex_colours
from signer.export.glb import glb_bytes, write
from signer.export.options import Options, quiet
from signer.export.skeleton import joints
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.skeleton import rest_rotations
from signer.motion.pose import Clip
from tests.helpers.clips import clip_of_local

BODY = load_body()
COMPONENTS = {5121: "u1", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
SIZES = {"SCALAR": 1, "VEC3": 3, "VEC4": 4, "MAT4": 16}


def bending_clip(frames: int = 7, fps: float = 30.0) -> Clip:
    """Elbow and fingers of the right hand bend, the hips rise."""
    local = rest_rotations(BODY, (frames,))
    for bone, most in (("lowerarm01.R", 1.5), ("finger2-1.R", 1.2), ("finger2-2.R", 1.4), ("wrist.R", -0.8)):
        local[:, BODY.bone_index[bone]] = axis_rotation([1.0, 0.0, 0.0], np.linspace(0.0, most, frames))
    return clip_of_local(local, fps)


class Reader:
    def __init__(self, data: bytes) -> None:
        assert data[:4] == b"glTF"
        version, length, size = struct.unpack("<III", data[4:16])
        assert (version, length) == (2, len(data))
        self.json: dict[str, Any] = json.loads(data[20 : 20 + size])
        self.blob = data[28 + size :]

    def array(self, index: int) -> np.ndarray:
        accessor = self.json["accessors"][index]
        view = self.json["bufferViews"][accessor["bufferView"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        kind, width = np.dtype(COMPONENTS[accessor["componentType"]]), SIZES[accessor["type"]]
        return np.frombuffer(self.blob, kind, accessor["count"] * width, start).reshape(
            accessor["count"], width
        )

    def rows(self, index: int) -> np.ndarray:
        """An accessor of vectors, sparse or not."""
        accessor = self.json["accessors"][index]
        if "bufferView" in accessor:
            return self.array(index)
        found, sparse = np.zeros((accessor["count"], 3), np.float32), accessor.get("sparse")
        if sparse:
            parts = []
            for part, kind in (("indices", "<u4"), ("values", "<f4")):
                start = self.json["bufferViews"][sparse[part]["bufferView"]]["byteOffset"]
                width = sparse["count"] * (3 if part == "values" else 1)
                parts.append(np.frombuffer(self.blob, kind, width, start))
            found[parts[0]] = parts[1].reshape(-1, 3)
        return found

    def skinned(self, look: str, frame: int, matrices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Places and unit normals of a mesh in a frame, as glTF says they are found."""
        (node,) = [one for one in self.json["nodes"] if one["name"] == look]
        (primitive,) = self.json["meshes"][node["mesh"]]["primitives"]
        given, targets = primitive["attributes"], primitive.get("targets", [])
        ends = [self.array(given[name]).astype(float) for name in ("POSITION", "NORMAL")]
        if targets:
            weights = self.tracks()[look, "weights"][1].reshape(-1, len(targets))[frame]
            for weight, target in zip(weights, targets, strict=True):
                for end, name in zip(ends, ("POSITION", "NORMAL"), strict=True):
                    if name in target:
                        end += weight * self.rows(target[name])
        shares = self.array(given["WEIGHTS_0"]) / TOTAL
        blended = np.einsum("nb,nbij->nij", shares, matrices[self.array(given["JOINTS_0"])])
        places = np.einsum("nij,nj->ni", blended[:, :, :3], ends[0]) + blended[:, :, 3]
        normals = np.einsum("nij,nj->ni", blended[:, :, :3], ends[1])
        return places, normals / np.linalg.norm(normals, axis=-1, keepdims=True)

    def tracks(self) -> dict[tuple[str, str], tuple[np.ndarray, np.ndarray]]:
        (animation,) = self.json["animations"]
        found = {}
        for channel in animation["channels"]:
            sampler = animation["samplers"][channel["sampler"]]
            assert sampler["interpolation"] == "LINEAR"
            name = self.json["nodes"][channel["target"]["node"]]["name"]
            found[name, channel["target"]["path"]] = (
                self.array(sampler["input"])[:, 0],
                self.array(sampler["output"]),
            )
        return found


@pytest.fixture(scope="module")
def read() -> Reader:
    return Reader(glb_bytes(bending_clip(), Options({"gloss": "BEND", "licence": "CC0", "notes": "none"})))


def test_the_nodes_are_the_joints_of_animation_json_in_their_tree(read: Reader) -> None:
    nodes, skeleton = read.json["nodes"], joints(BODY)
    assert [node["name"] for node in nodes[: len(skeleton)]] == [joint.name for joint in skeleton]
    parents = {nodes[child]["name"]: node["name"] for node in nodes for child in node.get("children", [])}
    assert all(parents.get(joint.name) == joint.parent for joint in skeleton)


def test_every_frame_is_there_and_only_what_moves_has_a_track(read: Reader) -> None:
    tracks = read.tracks()
    assert set(tracks) == {
        ("rightLowerArm", "rotation"), ("rightHand", "rotation"), ("rightIndexProximal", "rotation"),
        ("rightIndexIntermediate", "rotation"), ("surface", "weights"),
    }  # fmt: skip
    for times, _ in tracks.values():
        np.testing.assert_allclose(times, np.arange(7) / 30, atol=1e-6)


def test_quaternions_are_unit_and_keep_their_sign(read: Reader) -> None:
    for (_, path), (_, values) in read.tracks().items():
        if path == "rotation":
            np.testing.assert_allclose(np.linalg.norm(values, axis=-1), 1.0, atol=1e-6)
            assert (np.einsum("fk,fk->f", values[1:], values[:-1]) > 0.5).all()


def test_a_clip_in_which_nothing_moves_still_lasts(tmp_path: Path) -> None:
    still = Reader(glb_bytes(clip_of_local(rest_rotations(BODY, (3,)), 24.0), Options()))
    assert set(still.tracks()) == {("hips", "translation")}
    assert "targets" not in still.json["meshes"][0]["primitives"][0]


def test_the_file_says_what_it_holds(read: Reader) -> None:
    extras = read.json["asset"]["extras"]
    sign = {"gloss": "BEND", "licence": "CC0", "notes": "none"}
    assert extras == {"subdivision_level": 1, "frames_per_second": 30.0, "frames": 7, "sign": sign}
    assert read.json["scenes"][0]["extras"] == {"gloss": "BEND", "licence": "CC0", "frames_per_second": 30.0}
    assert read.json["animations"][0]["name"] == "BEND"
    assert all(mesh["name"].endswith("subdivision level 1") for mesh in read.json["meshes"])


def test_the_same_clip_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.glb", "b.glb"):
        write([bending_clip(3)], tmp_path / name, Options())
    assert (tmp_path / "a.glb").read_bytes() == (tmp_path / "b.glb").read_bytes()


def test_weights_are_four_to_a_vertex_and_sum_to_one_exactly() -> None:
    skin = four_bone_skin(load_body())
    assert (skin.weights.astype(int).sum(axis=1) == TOTAL).all()
    assert (skin.weights[:, :-1] >= skin.weights[:, 1:]).all()
    assert (skin.joints[skin.weights == 0] == 0).all()


def test_shapes_carry_four_bone_skinning_to_the_drawn_surface_in_every_frame() -> None:
    clip, skin = bending_clip(9), four_bone_skin(load_body())
    found = corrections_of(skin, clip.matrices, face_targets(skin, clip.face_weights), quiet)
    assert found.left_m < 1e-4
    for matrices, weights in zip(clip.matrices, found.weights, strict=True):
        rest = skin.rest.copy()
        rest[found.vertices] += np.einsum("k,knj->nj", weights, found.shapes)
        turned = skin.turns(matrices)
        skinned = np.einsum("nij,nj->ni", turned[:, :, :3], rest) + turned[:, :, 3]
        assert np.linalg.norm(skinned - surface(BODY, matrices).positions, axis=-1).max() < 1.2e-4


@pytest.mark.parametrize("frames", [1, 2, 9])
def test_weights_of_shapes_stay_between_0_and_1_because_blender_clamps_them(frames: int) -> None:
    clip, skin = bending_clip(9), four_bone_skin(load_body())
    face = face_targets(skin, clip.face_weights[-frames:])
    weights = corrections_of(skin, clip.matrices[-frames:], face, quiet).weights
    assert 1 <= weights.shape[1] <= frames
    assert (weights[:, 0] == 1.0).all()
    assert (weights[:, 1:].min(axis=0) == 0.0).all()
    assert (weights[:, 1:].max(axis=0) == 1.0).all()


def test_without_the_shapes_it_would_be_millimetres_off() -> None:
    clip, skin = bending_clip(2), four_bone_skin(load_body())
    turned = skin.turns(clip.matrices[1])
    skinned = np.einsum("nij,nj->ni", turned[:, :, :3], skin.rest) + turned[:, :, 3]
    assert np.linalg.norm(skinned - surface(BODY, clip.matrices[1]).positions, axis=-1).max() > 2e-3


def test_more_frames_than_are_sampled_are_held_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signer.export.corrections.SAMPLES", 3)
    clip, skin = bending_clip(12), four_bone_skin(load_body())
    face = face_targets(skin, clip.face_weights)
    assert corrections_of(skin, clip.matrices, face, quiet).left_m < 1e-4


def test_every_triangle_has_one_look_and_colours_are_between_black_and_white() -> None:
    parts = triangles_by_look(BODY)
    assert set(parts) == {"surface", "eyes", "lashes"}
    assert sum(map(len, parts.values())) == len(BODY.triangles)
    colours = vertex_colours(BODY)
    assert ((colours >= 0.0) & (colours <= 1.0)).all()
    assert (colours[np.unique(parts["surface"]), 3] == 1.0).all()


SHOWN = (
    "browInnerUp", "cheekPuffRight", "eyeBlinkLeft", "eyeBlinkRight", "eyeLookDownLeft", "jawOpen", "mouthClose",
    "mouthPucker", "mouthSmileLeft", "noseSneerRight", "tongueOut", "tongueUp",
)  # fmt: skip


@pytest.fixture(scope="module")
def speaking() -> tuple[Clip, Reader]:
    """Twelve shapes move while head, neck, left eye and an elbow turn; and the file of it."""
    frames = 8
    local = rest_rotations(BODY, (frames,))
    moving = ("neck01", 0.4), ("neck02", -0.3), ("head", 0.5), ("eye.L", 0.4), ("lowerarm01.R", 1.5)
    for bone, most in moving:
        local[:, BODY.bone_index[bone]] = axis_rotation([0.6, 0.8, 0.0], np.linspace(0.0, most, frames))
    face = np.zeros((frames, len(BODY.shapes)))
    face[:, [BODY.shape_names.index(name) for name in SHOWN]] = np.random.default_rng(3).random((frames, 12))
    clip = replace(clip_of_local(local), face_weights=face)
    return clip, Reader(glb_bytes(clip, Options()))


def test_shapes_that_move_stand_by_their_names_before_the_corrections(speaking: tuple[Clip, Reader]) -> None:
    _, read = speaking
    names = {
        mesh["name"].split(",")[0]: mesh.get("extras", {}).get("targetNames", [])
        for mesh in read.json["meshes"]
    }
    assert tuple(names["surface"][: len(SHOWN) + 1]) == (*SHOWN, "constant")
    assert names["eyes"] == []
    lashes = {name for name in names["lashes"] if "correction" not in name} - {"constant"}
    assert {"eyeBlinkLeft", "eyeBlinkRight"} < lashes < {*SHOWN}
    assert read.json["asset"]["extras"]["shapes_not_arkit"] == ["cheekPuffRight", "tongueUp"]
    assert ("leftEye", "rotation") in read.tracks()


def test_a_reader_of_the_file_has_every_vertex_of_a_moving_face_within_a_tenth_of_a_millimetre(
    speaking: tuple[Clip, Reader],
) -> None:
    clip, read = speaking
    triangles = triangles_by_look(BODY)
    for frame in range(len(clip)):
        drawn = surface(BODY, clip.matrices[frame], clip.face_weights[frame])
        for look, corners in triangles.items():
            places, normals = read.skinned(look, frame, clip.matrices[frame])
            chosen = np.unique(corners)
            assert np.linalg.norm(places - drawn.positions[chosen], axis=-1).max() < 1e-4, (frame, look)
            off = np.linalg.norm(normals - drawn.normals[chosen], axis=-1)
            assert np.percentile(off, 95) < 0.25, (frame, look)


def test_what_progress_raises_ends_the_export_with_nothing_written(tmp_path: Path) -> None:
    def stop(share: float) -> None:
        if share > 0.3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write([bending_clip(3)], tmp_path / "a.glb", Options(), stop)
    assert not list(tmp_path.iterdir())
