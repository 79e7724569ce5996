"""Files of avatars: found whatever tool wrote them, and refused in words where they cannot be used."""

import json
import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from signer.avatars.bone_names import missing_from
from signer.avatars.gltf import Glb, read_glb
from signer.avatars.licence import licence_of
from signer.avatars.reading import read_avatar
from signer.avatars.soup import is_touched
from signer.avatars.standing import Standing
from signer.errors import AvatarError
from tests.helpers.avatar_files import Made, mixamo, mutated, packed, rigify, t_posed, vroid, write_avatar

WRITTEN = {
    "in centimetres": Made(unit=100.0, every=7),
    "in hundredths": Made(unit=0.01, every=7),
    "below a node that is scaled": Made(armature=0.01, every=7),
    "VRM 0, which faces backwards": Made(vrm=0, backwards=True, names=lambda _: "bone", every=7),
    "VRM 1": Made(vrm=1, names=lambda _: "bone", every=7),
    "Mixamo": Made(names=lambda bone: f"mixamorig:{mixamo(bone)}", every=7),
    "Rigify": Made(names=rigify, every=7),
    "MakeHuman": Made(names=lambda bone: bone.replace("upperarm02", "upperarm01"), every=7),
    "with axes of its own": Made(rolled=True, every=7),
    "at rest unlike its skin": Made(bent=True, every=7),
}


def standing(path: Path, made: Made) -> Standing:
    write_avatar(path, made)
    return read_avatar(path).standing()


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Standing:
    return standing(tmp_path_factory.mktemp("avatar") / "plain.glb", Made(every=7))


@pytest.mark.parametrize("made", WRITTEN.values(), ids=WRITTEN)
def test_an_avatar_stands_alike_however_it_is_written(made: Made, plain: Standing, tmp_path: Path) -> None:
    found = standing(tmp_path / "a.glb", made)
    assert np.abs(found.heads - plain.heads).max() < 1e-6
    assert np.abs(found.frames - plain.frames).max() < 2e-5
    assert found.points.shape == plain.points.shape
    assert np.abs(np.sort(found.points, axis=0) - np.sort(plain.points, axis=0)).max() < 1e-6
    assert found.triangles.shape == plain.triangles.shape


def test_joints_stand_where_the_body_has_them(plain: Standing) -> None:
    body = load_body("woman")
    _, joints = t_posed(body)
    own = [
        row for row, bone in enumerate(body.bone_names) if plain.has[row] and not bone.startswith("upperarm")
    ]
    off = plain.heads[own] - joints[own]
    assert np.abs(off - off.mean(axis=0)).max() < 1e-6
    assert np.abs(plain.weights.sum(axis=1) - 1.0).max() < 1e-6


def test_a_bone_that_is_missing_stands_at_the_next_one_below(plain: Standing) -> None:
    index = load_body().bone_index
    for bone, below in (
        ("lowerarm02.R", "wrist.R"),
        ("shoulder01.L", "upperarm02.L"),
        ("spine04", "spine03"),
    ):
        assert not plain.has[index[bone]]
        assert np.array_equal(plain.heads[index[bone]], plain.heads[index[below]])
    assert plain.turn_shares.forearm == (0.5, 0.5)
    assert plain.turn_shares.metacarpals == (0.0, 0.0, 0.0, 0.0)


def test_vroids_names_are_known(tmp_path: Path) -> None:
    write_avatar(tmp_path / "a.glb", Made(names=vroid, every=7))
    assert len(read_avatar(tmp_path / "a.glb").bones) == 46  # its eyes are not called eyes


def test_hair_and_glasses_are_passed_through() -> None:
    passed = ("Hair_01", "Wolf3D_Glasses", "Body/N00_000_00_EyeIris_00_EYE", "face/Eyelashes")
    assert not any(map(is_touched, passed))
    assert all(
        map(is_touched, ("Body", "Wolf3D_Head/Wolf3D_Skin", "Tops/N00_002_01_Tops_01_CLOTH", "Chair_Shirt"))
    )


Change = Callable[[dict[str, Any]], None]


def _without(bone: str) -> Change:
    def change(gltf: dict[str, Any]) -> None:
        for node in gltf["nodes"]:
            if node.get("name") == mixamo(bone):
                node["name"] = "other"

    return change


def _set(where: str, value: Any) -> Change:
    def change(gltf: dict[str, Any]) -> None:
        *path, last = where.split(".")
        place: Any = gltf
        for step in path:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return change


REFUSED = {
    "no joint was found for the right thumb 3;": _without("finger1-3.R"),
    "no joint was found for the left hand;": _without("wrist.L"),
    "is packed by Draco": _set("extensionsRequired", ["KHR_draco_mesh_compression"]),
    "is packed by meshopt": _set("extensionsRequired", ["EXT_meshopt_compression"]),
    "stretched along one axis": _set("accessors.0", {"componentType": 5126, "count": 48, "type": "MAT4", "bufferView": 0}),
    "has parts in other files": _set("bufferViews.1.buffer", 1),
    "has a child that is none": _set("nodes.1.children", [999]),
    "stand below themselves": _set("nodes.1.children", [0]),
    "there is no 'skins' in it": lambda gltf: gltf.pop("skins"),
    "no skin that joints carry": lambda gltf: gltf.update(meshes=[{"primitives": []}, {"primitives": []}]),
    "names what is not there": _set("skins.0.joints", [1, 2, 3]),
    "is too short": _set("bufferViews.1.byteLength", 8),
    "is too large": _set("accessors.1.count", 10**12),
    "no part of its skin can be touched": lambda gltf: [mesh.update(name="Hair") for mesh in gltf["meshes"]],
}  # fmt: skip


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], bytes]:
    """An avatar of few triangles: its JSON and its binary part."""
    path = tmp_path_factory.mktemp("avatar") / "small.glb"
    write_avatar(path, Made(every=200))
    glb = read_glb(path)
    return dict(glb.json), bytes(glb.binary)


@pytest.mark.parametrize(("words", "change"), REFUSED.items(), ids=REFUSED)
def test_what_cannot_be_learned_is_refused_in_words(
    words: str, change: Change, small: tuple[dict[str, Any], bytes], tmp_path: Path
) -> None:
    gltf, data = json.loads(json.dumps(small[0])), small[1]
    change(gltf)
    if "stretched" in words:  # the inverse bind matrix of the first joint
        data = struct.pack("<f", 3.0) + data[4:]
        gltf = json.loads(json.dumps(small[0]))
    path = tmp_path / "odd.glb"
    path.write_bytes(packed(gltf, data))
    with pytest.raises(AvatarError, match=words) as refused:
        read_avatar(path)
    assert str(path) in str(refused.value)


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    for content in (b"", b"glTF", b"PK\3\4", b"glTF" + struct.pack("<II", 1, 12), b"glTF" + bytes(64)):
        (tmp_path / "a.vrm").write_bytes(content)
        with pytest.raises(AvatarError):
            read_avatar(tmp_path / "a.vrm")
    with pytest.raises(AvatarError, match="cannot be read"):
        read_avatar(tmp_path / "none.vrm")


def test_mutated_files_are_read_or_refused(small: tuple[dict[str, Any], bytes], tmp_path: Path) -> None:
    gltf, data = small
    whole, rng, path = packed(gltf, data), random.Random(7), tmp_path / "odd.glb"
    refused = 0
    for _ in range(200):
        path.write_bytes(mutated(whole, rng))
        try:
            read_avatar(path).standing()
        except AvatarError:
            refused += 1
    assert 50 < refused < 200


def test_bones_that_are_needed_are_named_until_there_are_all() -> None:
    assert len(missing_from({})) == 38


@pytest.mark.parametrize(
    ("meta", "forbids"),
    [
        ({"VRMC_vrm": {"meta": {"authors": ["Ada"]}}}, "changing it and passing it on"),
        (
            {"VRMC_vrm": {"meta": {"allowRedistribution": True, "modification": "allowModification"}}},
            "",
        ),
        ({"VRM": {"meta": {"licenseName": "Redistribution_Prohibited"}}}, "passing it on"),
        ({"VRM": {"meta": {"licenseName": "CC_BY_ND"}}}, "changing it"),
        ({"VRM": {"meta": {"licenseName": "CC0"}}}, ""),
        ({"VRM": {"meta": 3}}, None),
        ({}, None),
    ],
)
def test_a_licence_says_what_it_forbids(meta: dict[str, Any], forbids: str | None) -> None:
    found = licence_of(Glb(Path("a.vrm"), b"", {"extensions": meta}, memoryview(b"")))
    assert (None if found is None else found.forbids) == forbids
