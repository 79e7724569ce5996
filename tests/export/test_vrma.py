"""VRMA: three-vrm plays it on an avatar made of our body, and puts every bone where the fold has it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from body_model.load import load_body
from nonmanuals.mouthing import viseme_weights
from signer.document.fitting import with_key
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.document.values import SpacePoint
from signer.errors import ExportError
from signer.export import about, export, format_of, losses_of
from signer.export.bone_sets import VRM, bone_set
from signer.export.folding import Folded, folded
from signer.export.vrma import VOWELS, presets_of
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.posing import clip
from tests.helpers.node import node
from tests.helpers.vrm import PRESETS, write_vrm

BODY = load_body()
FPS = 15
SHAPES = ("browInnerUp", "jawOpen", "eyeBlinkLeft")


def looking() -> Sign:
    """A sign with a mouthed word, raised brows, and eyes that look to a side."""
    sign = replace(load_sign(FOLDER / "BORED.sign"), dominant_side="left")
    sign = add_span("mouth", Span("m9", 0.9, 0.4, signal="mouthing.word", word="mother"))(sign)
    sign = add_span("brows", Span("b9", 0.5, 0.5, signal="brow.raise"))(sign)
    return add_span("gaze", Span("l9", 0.3, 0.6, signal="gaze.ipsi"))(sign)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Folded, dict[str, dict[str, Any]]]:
    folder, sign = tmp_path_factory.mktemp("vrma"), looking()
    write_vrm(folder / "a.vrm", BODY, SHAPES)
    found = folded([clip(sign, FPS)], bone_set(BODY, VRM))
    times = ",".join(map(repr, found.times_s[::3].tolist()))
    files = {face: folder / f"{face}.vrma" for face in ("presets", "arkit")}
    for face, path in files.items():
        export(sign, path, FPS, face=face)
    shown = node("vrma.mjs", folder / "a.vrm", times, *files.values())
    return found, dict(zip(files, shown, strict=True))


def test_every_bone_is_where_the_fold_has_it(played: tuple[Folded, dict[str, dict[str, Any]]]) -> None:
    found, shown = played
    for one in shown.values():
        for frame, seen in enumerate(one["frames"]):
            places = np.array([seen["bones"][name] for name in found.bones.names])
            assert np.linalg.norm(places - found.positions[3 * frame], axis=-1).max() < 1e-6
        assert one["duration"] == pytest.approx(found.times_s[-1], abs=1e-6)


def test_the_contact_that_is_printed_is_that_of_three_js(tmp_path: Path) -> None:
    """A place to which the arm stretches is missed on the bones of VRM, whose shoulder is another one."""
    idea = load_sign(FOLDER / "IDEA.sign")
    first = idea.hand("dominant").keys[0]
    far = replace(first, placement=SpacePoint(first.articulator, (-0.8, 0.3, 0.3)), act=None)
    sign = replace(with_key(idea, "dominant", far), lead_out_s=0.2)
    lost = export(sign, tmp_path / "far.vrma", FPS)
    write_vrm(tmp_path / "a.vrm", BODY)
    shown = clip(sign, FPS)
    times = ",".join(map(repr, shown.times_s.tolist()))
    (one,) = node("vrma.mjs", tmp_path / "a.vrm", times, tmp_path / "far.vrma")
    bones, worst_m = bone_set(BODY, VRM), 0.0
    for frame, seen in enumerate(one["frames"]):
        for hand in (track[frame] for track in shown.hands.values()):
            if hand.goal is None:
                continue
            ends = []
            for bone, point in (
                (hand.goal.articulator_bone, hand.articulator),
                (hand.goal.target_bone, hand.target),
            ):
                row = bones.carriers[bone]
                turn = Rotation.from_quat(seen["turns"][bones.names[row]]).as_matrix() @ bones.t_turns[row]
                beside = shown.bone_rotations[frame, bone].T @ (point - shown.bone_positions[frame, bone])
                at_rest = BODY.heads[bone] + beside - bones.heads[row]
                ends.append(np.array(seen["bones"][bones.names[row]]) + turn @ at_rest)
            apart = ends[1] - ends[0] - (hand.target - hand.articulator)
            worst_m = max(worst_m, float(np.linalg.norm(apart)))
    printed_mm = float(lost[-1].words.partition("within ")[2].split(" mm")[0])
    assert printed_mm > 1.0
    assert 1000.0 * worst_m == pytest.approx(printed_mm, abs=0.006)


def test_the_face_is_either_vrms_or_arkits(played: tuple[Folded, dict[str, dict[str, Any]]]) -> None:
    found, shown = played
    presets, arkit = shown["presets"], shown["arkit"]
    assert set(presets["presets"]) <= set(PRESETS)
    assert presets["custom"] == arkit["presets"] == []
    assert max(seen["weights"]["aa"] for seen in presets["frames"]) > 0.1
    names = list(BODY.shape_names)
    for frame, seen in enumerate(arkit["frames"]):
        for shape in SHAPES:
            weight = found.face_weights[3 * frame, names.index(shape)]
            assert seen["weights"][shape] == pytest.approx(weight, abs=1e-6)
    assert max(seen["weights"]["browInnerUp"] for seen in arkit["frames"]) > 0.1


def test_the_avatar_looks_where_the_signer_looks(played: tuple[Folded, dict[str, dict[str, Any]]]) -> None:
    found, shown = played
    for frame, seen in enumerate(shown["presets"]["frames"]):
        x, y, z = found.looks[3 * frame]
        assert seen["look"] == pytest.approx(
            [np.degrees(np.arctan2(x, z)), -np.degrees(np.arcsin(y))], abs=1e-3
        )
    assert max(abs(seen["look"][0]) for seen in shown["presets"]["frames"]) > 5.0


def test_the_file_says_what_it_lost_and_how_well_contacts_are_met(tmp_path: Path) -> None:
    sign, path = looking(), tmp_path / "a.vrma"
    lost = export(sign, path, FPS)
    content = path.read_bytes()
    gltf = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])
    told = gltf["asset"]["extras"]
    assert told["contacts_mm"] < 0.1
    assert [one["words"] for one in told["losses"]] == [loss.words for loss in lost]
    assert "contacts are within 0.0" in lost[-1].words
    assert told["sign"] == json.loads(json.dumps(about(sign)))
    assert gltf["extensions"]["VRMC_vrm_animation"]["specVersion"] == "1.0"
    assert {loss.where for loss in lost if loss.severity == "left out" and loss.feature == "face"} == {
        loss.where for loss in losses_of(sign, format_of("a.vrma")) if "(brows)" in loss.where and loss.feature == "face"
    } != set()  # fmt: skip
    export(sign, tmp_path / "again.vrma", FPS)
    assert (tmp_path / "again.vrma").read_bytes() == content


def test_a_vowel_of_a_preset_is_the_preset_alone() -> None:
    for name, viseme in VOWELS.items():
        shown = {shape: np.array([weight]) for shape, weight in viseme_weights(viseme)}
        found = presets_of(shown, np.zeros(1))
        assert {one: round(float(share[0]), 6) for one, share in found.items() if share[0] > 1e-6} == {
            name: 1.0
        }


def test_a_choice_that_a_format_has_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="GLB has no choice of faces; --face is for VRMA"):
        export(looking(), tmp_path / "a.glb", face="arkit")
    with pytest.raises(ExportError, match="--bones is for BVH"):
        export(looking(), tmp_path / "a.json", bones="vrm")
