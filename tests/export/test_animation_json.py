"""Animation JSON: an independent reader sees the same joints, and the file obeys its published schema."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from body_model.load import load_body
from signer.document.queries import span_s
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.export.animation_json import animation_bytes, write
from signer.export.animation_schema import schema
from signer.export.options import Options, about
from signer.export.sampling import blocks
from signer.export.skeleton import joint_name
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.skeleton import rest_rotations
from signer.motion.pose import Clip
from tests.helpers.animation_reader import joint_positions
from tests.helpers.characters import REFERENCE
from tests.helpers.clips import clip_of_local, waving_clip
from tests.helpers.json_schemas import require_described
from tests.helpers.signs import small_sign, with_random_spans

BODY = load_body()


def written(clip: Clip, **about: Any) -> dict[str, Any]:
    animation: dict[str, Any] = json.loads(animation_bytes(clip, Options(about)))
    return animation


def test_the_schema_describes_every_field_of_the_file() -> None:
    require_described(schema(), written(waving_clip(), gloss="WAVE"))


def test_a_reader_that_knows_only_joint_transforms_finds_the_joints_within_a_thousandth_of_a_millimetre() -> (
    None
):
    clip = waving_clip()
    animation = written(clip)
    for frame in range(len(clip)):
        read = joint_positions(animation, frame)
        places = np.array([read[joint_name(bone)] for bone in BODY.bone_names])
        assert np.linalg.norm(places - clip.bone_positions[frame], axis=-1).max() < 1e-6


def test_tips_follow_their_bones() -> None:
    clip = waving_clip()
    bone = BODY.bone_index["finger2-3.R"]
    for frame in (0, 7):
        end = clip.bone_positions[frame, bone] + clip.bone_rotations[frame, bone] @ (
            BODY.tails[bone] - BODY.heads[bone]
        )
        np.testing.assert_allclose(
            joint_positions(written(clip), frame)["rightIndexDistalTip"], end, atol=1e-6
        )


def test_only_joints_that_move_have_tracks() -> None:
    local = rest_rotations(BODY, (3,))
    local[2, BODY.bone_index["wrist.R"]] = axis_rotation([1.0, 0.0, 0.0], 0.01)
    tracks = written(clip_of_local(local))["tracks"]
    assert tracks["rotation"]["joints"] == ["rightHand"]
    assert tracks["translation"] == {"joints": [], "frames_m": []}


def test_a_joint_that_is_moved_gets_a_translation_track() -> None:
    clip = clip_of_local(rest_rotations(BODY, (2,)))
    lifted = clip.bone_positions + np.array([[[0.0, 0.0, 0.0]], [[0.0, 0.02, 0.0]]])
    animation = written(replace(clip, bone_positions=lifted))
    assert animation["tracks"]["translation"]["joints"] == ["hips"]
    assert joint_positions(animation, 1)["head"][1] == pytest.approx(
        BODY.heads[BODY.bone_index["head"], 1] + 0.02, abs=1e-6
    )


def test_each_frame_is_one_line() -> None:
    lines = animation_bytes(waving_clip(frames=5), Options()).decode().splitlines()
    assert sum(line.startswith("        [[") for line in lines) == 5


def test_a_hand_at_work_has_its_errors_and_one_at_rest_has_none() -> None:
    hands = written(waving_clip(frames=3))["hands"]
    assert hands["dominant"] == {
        "side": "right", "key": ["k1"] * 3, "touching": [True] * 3, "contact_error_m": [0, 1e-6, 2e-6], "short_by_m": [0, 0, 0],
        "goals": [],
    }  # fmt: skip
    assert hands["base"]["contact_error_m"] == [None, None, None]


def test_timing_and_metadata() -> None:
    animation = written(waving_clip(frames=4, fps=25), gloss="WAVE")
    assert animation["timing"] == {"fps": 25, "frames": 4, "duration_s": 0.12}
    assert animation["sign"] == {"gloss": "WAVE"}


def test_the_same_clip_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        write([waving_clip()], tmp_path / name, Options({"gloss": "WAVE"}))
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_a_neutral_face_has_no_shapes_and_a_moved_one_those_that_are_seen() -> None:
    clip = waving_clip(frames=3)
    assert written(clip)["face"] == {"shapes": [], "frames": []}
    weights, shapes = np.zeros((3, len(BODY.shapes))), list(BODY.shapes)
    weights[1:, shapes.index("jawOpen")], weights[:, shapes.index("cheekPuff")] = 0.25, 1.0
    face = written(replace(clip, face_weights=weights))["face"]
    assert set(face["shapes"]) == {"jawOpen", "cheekPuff"}
    assert [frame[face["shapes"].index("jawOpen")] for frame in face["frames"]] == [0, 0.25, 0.25]
    assert [frame[face["shapes"].index("cheekPuff")] for frame in face["frames"]] == [1, 1, 1]
    require_described(schema(), written(replace(clip, face_weights=weights)))


def test_a_gaze_is_told_by_its_targets_and_turns_the_joints_of_the_eyes() -> None:
    assert written(waving_clip(frames=3))["gaze"] == {"targets_m": [], "held_back": []}
    sign = add_span("gaze", Span("l1", 0.5, 0.3, signal="gaze.far"))(small_sign())
    clip = Clip.joined([*blocks(REFERENCE, sign, 10.0, (0.0, 0.8))])
    animation = written(clip)
    require_described(schema(), animation)
    near, far = animation["gaze"]["targets_m"][0], animation["gaze"]["targets_m"][6]
    notch = BODY.landmarks["suprasternal_notch"]
    assert near == pytest.approx(notch + np.array((0.0, 0.16, 1.5)), abs=2e-3)
    assert far is None
    assert animation["gaze"]["held_back"] == [False] * len(clip)
    joints = animation["tracks"]["rotation"]["joints"]
    assert {"leftEye", "rightEye"} <= set(joints)
    assert about(sign)["spans"] == [
        {"track": "gaze", "signal": "gaze.far", "start_s": 0.5, "end_s": 0.8, "strength": 1.0}
    ]


def test_blocks_that_were_solved_apart_are_one_clip(monkeypatch: pytest.MonkeyPatch) -> None:
    sign = with_random_spans(small_sign(), 5)
    whole = Clip.joined([*blocks(REFERENCE, sign, 12.0, span_s(sign))])
    monkeypatch.setattr("signer.export.sampling.BLOCK", 5)
    parts = Clip.joined([*blocks(REFERENCE, sign, 12.0, span_s(sign))])
    for field in ("times_s", "matrices", "bone_rotations", "bone_positions", "chest", "face_weights"):
        np.testing.assert_allclose(getattr(parts, field), getattr(whole, field), atol=1e-12, err_msg=field)
    assert len(parts) == len(parts.hands["base"]) == len(whole) > 5
