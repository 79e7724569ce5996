"""Exporting signs: a real one replayed by another reader, and one clear message when it cannot be done."""

import json
import os
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from signer.document import edits
from signer.document.frame_rates import FrameRate, Rate
from signer.document.marker_edits import add_marker
from signer.document.queries import frame_count
from signer.document.sign import Sign
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.errors import ExportError
from signer.export import about, export, exporting, format_of
from signer.export.skeleton import joint_name
from signer.files import load_sign
from signer.motion.posing import clip
from tests.helpers.animation_reader import joint_positions
from tests.helpers.characters import BOTH
from tests.helpers.signs import small_sign

FILM = Fraction(60_000, 1001)
"""Frames a second that are called 60, or 59.94."""
SAMPLE = Path(__file__).parents[1] / "files" / "old" / "v1.0.sign"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("export") / "idea.json"
    export(load_sign(SAMPLE), path, fps=12)
    animation: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return animation


def test_the_exported_joints_are_those_of_the_program(exported: dict[str, Any]) -> None:
    solved = clip(load_sign(SAMPLE), 12)
    names = [joint_name(bone) for bone in load_body().bone_names]
    assert exported["timing"]["frames"] == len(solved)
    for frame in range(len(solved)):
        read = joint_positions(exported, frame)
        away = np.linalg.norm(
            np.array([read[name] for name in names]) - solved.bone_positions[frame], axis=-1
        )
        assert away.max() < 1e-6


def test_a_signing_body_needs_no_translations(exported: dict[str, Any]) -> None:
    assert exported["tracks"]["translation"]["joints"] == []
    assert "leftHand" in exported["tracks"]["rotation"]["joints"]
    assert "leftUpperLeg" not in exported["tracks"]["rotation"]["joints"]


def test_a_left_handed_signer_leads_with_the_left_hand(exported: dict[str, Any]) -> None:
    assert exported["hands"]["dominant"]["side"] == "left"
    assert exported["sign"]["dominant_side"] == "left"


def test_metadata_goes_along() -> None:
    assert about(Sign(gloss="IDEA", tags=("noun",)))["tags"] == ["noun"]


def test_markers_go_along_where_there_are_any() -> None:
    marked = add_marker(0.4, "first touch")(small_sign())
    assert about(marked)["markers"] == [{"time_s": 0.4, "text": "first touch"}]
    assert "markers" not in about(small_sign())


def test_progress_is_told_from_nothing_to_all(tmp_path: Path) -> None:
    told: list[float] = []
    export(replace(small_sign(), lead_out_s=0.1), tmp_path / "a.json", 5, told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)


def test_the_ending_of_a_path_has_no_case() -> None:
    assert format_of("a/b.JSON").name == "Animation JSON"


@pytest.mark.parametrize(
    ("own", "usual"),
    [(24, 72), (25, 75), (30, 60), (59, 118), (60, 60), (100, 100), (FILM / 2, FILM), (FILM, FILM)],
)
def test_a_glb_has_60_frames_a_second_or_more_with_all_of_the_signs_own_among_them(
    own: Rate, usual: FrameRate
) -> None:
    assert format_of("a.glb").usual_fps(Sign(fps=own)) == usual
    assert format_of("a.json").usual_fps(Sign(fps=own)) == own


@pytest.mark.parametrize(
    ("name", "fps", "words"),
    [
        ("a.fbx", 30, r"no format has the ending '.fbx'; use .json"),
        ("a.gif", 30, "films are drawn"),
        ("a", 30, "no format has the ending ''"),
        ("a.json", 0, "0 frames a second cannot be exported"),
        ("a.json", float("nan"), "nan frames a second"),
        ("no/a.json", 30, "there is no folder"),
        (".", 30, "no format has the ending"),
    ],
)
def test_what_cannot_be_exported_is_told(tmp_path: Path, name: str, fps: float, words: str) -> None:
    with pytest.raises(ExportError, match=words):
        export(replace(small_sign(), lead_in_s=0.0), tmp_path / name, fps)


def test_too_many_frames_are_refused_before_any_is_solved(tmp_path: Path) -> None:
    long = edits.move_keys(["k1", "k2"], 500.0)(small_sign())
    with pytest.raises(ExportError, match="501401 frames are too many"):
        export(long, tmp_path / "a.json", 1000)


@pytest.mark.parametrize("ending", [".json", ".glb"])
def test_a_pipe_is_refused_before_any_frame_is_solved_and_stays(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / f"link{ending}"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    monkeypatch.setattr(exporting, "blocks", None)
    with pytest.raises(
        ExportError, match="not exported: is a device or a pipe, not a file; give the name of a file"
    ):
        export(small_sign(), link)
    assert pipe.is_fifo()
    assert link.is_symlink()


def test_an_empty_sign_is_not_exported(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="has no keys"):
        export(Sign(), tmp_path / "a.json")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (PermissionError(13, "no"), "save it in another folder"),
        (
            OSError(28, "No space left"),
            "the disk is full; free some space on it, or save it in another folder",
        ),
    ],
)
def test_a_disk_that_refuses_is_told_and_the_older_export_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, words: str
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"older")

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(ExportError, match=words):
        export(small_sign(), path, 5)
    assert path.read_bytes() == b"older"


def test_a_write_protected_export_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"older")
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(
        ExportError, match="may not be written; change its permissions or save it in another folder"
    ):
        export(small_sign(), path, 5)
    assert path.read_bytes() == b"older"


def test_an_export_leaves_nothing_beside_it(tmp_path: Path) -> None:
    for _ in range(2):
        export(small_sign(), tmp_path / "a.json", 5)
    assert [item.name for item in tmp_path.iterdir()] == ["a.json"]


def test_a_folder_of_that_name_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.json").mkdir()
    with pytest.raises(ExportError, match="is a folder; give a file name"):
        export(small_sign(), tmp_path / "a.json", 5)


def test_a_shrug_alone_is_a_sign_and_turns_the_shoulder(tmp_path: Path) -> None:
    sign = Sign(tracks=(ShoulderTrack("base", (ShoulderKey("s1", 0.4, elevation_rad=0.4),)),))
    export(sign, tmp_path / "SHRUG.json", fps=10)
    rotation = json.loads((tmp_path / "SHRUG.json").read_text())["tracks"]["rotation"]
    still, shrugging = (
        rotation["frames"][frame][rotation["joints"].index("leftShoulder")] for frame in (0, 4)
    )
    assert max(abs(a - b) for a, b in zip(still, shrugging, strict=True)) > 0.1


def test_an_export_names_the_signer_whose_joints_it_moves(tmp_path: Path) -> None:
    lengths = []
    for character in BOTH:
        path = tmp_path / f"{character.name}.json"
        export(small_sign(), path, 10.0, character=character)
        told = json.loads(path.read_text(encoding="utf-8"))
        assert told["sign"]["rig"]["name"] == character.name
        lengths.append(
            sum(joint["length_m"] for joint in told["skeleton"] if joint["name"].startswith("right"))
        )
    assert lengths[1] < 0.98 * lengths[0]


@pytest.mark.parametrize("ending", ["json", "glb"])
def test_a_broken_rate_is_exported_exactly(ending: str, tmp_path: Path) -> None:
    rate = Fraction(30_000, 1001)
    sign = replace(small_sign(), fps=rate)
    export(sign, tmp_path / f"a.{ending}", rate, without_mesh=ending == "glb")
    content = (tmp_path / f"a.{ending}").read_bytes()
    count = frame_count(sign)
    if ending == "json":
        timing = json.loads(content)["timing"]
        assert (timing["fps"], timing["rate"], timing["frames"]) == (30_000 / 1001, [30_000, 1001], count)
        assert timing["duration_s"] == pytest.approx((count - 1) * 1001 / 30_000, abs=1e-12)
        return
    gltf = json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")])
    about = gltf["asset"]["extras"]
    assert (about["frames_per_second"], about["frame_rate"]) == (30_000 / 1001, [30_000, 1001])
    last = max(one["max"][0] for one in gltf["accessors"] if one["type"] == "SCALAR" and "max" in one)
    assert last == pytest.approx((count - 1) * 1001 / 30_000, abs=1e-6)
