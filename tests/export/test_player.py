"""The page on formats shows code that runs and files that open."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from body_model.face_basis import face_weights
from body_model.load import load_body
from signer.export.animation_json import animation_bytes
from signer.export.options import Options
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.skeleton import rest_rotations
from signer.motion.pose import Clip
from signer.motion.posing import clip
from tests.helpers.animation_reader import joint_positions
from tests.helpers.clips import clip_of_local, waving_clip
from tests.helpers.examples import example
from tests.helpers.node import node

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "file-format.md").read_text(encoding="utf-8")
PLAYER = (DOCS / "player.js").read_text(encoding="utf-8")


def test_the_page_shows_the_player_as_it_is() -> None:
    assert f"```js\n{PLAYER}```" in PAGE


def joints_in(animation: bytes, folder: Path, *frames: float) -> list[dict[str, Any]]:
    """Where the player finds every joint."""
    (folder / "a.json").write_bytes(animation)
    found: list[dict[str, Any]] = node(
        "joints.mjs", DOCS / "player.js", folder / "a.json", ",".join(map(str, frames))
    )
    return found


def test_the_player_finds_the_same_joints_as_the_other_reader(tmp_path: Path) -> None:
    animation = animation_bytes(waving_clip(frames=4), Options())
    (found,), expected = joints_in(animation, tmp_path, 3), joint_positions(json.loads(animation), 3)
    assert found.keys() == expected.keys()
    for name, place in found.items():
        np.testing.assert_allclose(place["p"], expected[name], atol=1e-7)


def test_between_frames_the_player_turns_joints_the_shortest_way_at_an_even_rate(tmp_path: Path) -> None:
    body, shares = load_body(), (0.25, 0.5, 0.75)
    local = rest_rotations(body, (5,))
    local[:, body.bone_index["lowerarm01.R"]] = axis_rotation(
        [1.0, 0.0, 0.0], 0.2 * np.array([0.0, 1.0, *shares])
    )
    turning = clip_of_local(local)
    animation = animation_bytes(clip_of_local(local[:2]), Options())
    for row, found in enumerate(joints_in(animation, tmp_path, *shares), 2):
        wrist = turning.bone_positions[row, body.bone_index["wrist.R"]]
        assert np.linalg.norm(found["rightHand"]["p"] - wrist) < 2e-5


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("player") / "IDEA.json"
    path.write_bytes(animation_bytes(clip(example("IDEA"), 10), Options({"gloss": "IDEA"})))
    return path


def pages(*jobs: tuple[Path, float, int]) -> list[dict[str, Any]]:
    """What the page shows of files at times in ms, turned by degrees."""
    shown: list[dict[str, Any]] = node(
        "page.mjs",
        DOCS / "player.html",
        DOCS / "player.js",
        json.dumps([(str(one[0]), *one[1:]) for one in jobs]),
    )
    return shown


def test_the_web_page_draws_every_bone_of_the_frame_that_is_due(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(animation_bytes(waving_clip(frames=12, fps=30.0), Options()))
    (shown,) = pages((tmp_path / "a.json", 1000 * (12 + 5.5) / 30, 0))
    animation = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    joints = joint_positions(animation, 5)  # the second time round
    expected: list[list[Any]] = []
    for joint in animation["skeleton"]:
        if joint["parent"] and "Eye" not in joint["name"]:
            for act, name in (("moveTo", joint["parent"]), ("lineTo", joint["name"])):
                expected.append([act, *seen(joints[name])])
    lines = [line for line in shown["drawn"] if line[0] in ("moveTo", "lineTo")]
    assert shown["before"] == 0
    assert [line[0] for line in lines] == [line[0] for line in expected]
    np.testing.assert_allclose([line[1:] for line in lines], [line[1:] for line in expected], atol=1e-4)


def seen(place: Any) -> tuple[float, float]:
    """Where the page draws a point that is seen from the front."""
    return 400 + 620 * place[0], 1130 - 620 * place[1]


def test_the_web_page_draws_a_head_around_both_eyes(exported: Path) -> None:
    shown, from_behind = pages((exported, 450, 0), (exported, 450, 180))
    joints = joint_positions(json.loads(exported.read_text(encoding="utf-8")), 4)
    ((_, x, y, across, high, *_),) = [line for line in shown["drawn"] if line[0] == "ellipse"]
    eyes = [seen(joints[name]) for name in ("leftEye", "rightEye")]
    dots = [tuple(line[1:3]) for line in shown["drawn"] if line[0] == "arc"]
    for eye in eyes:
        assert any(np.hypot(eye[0] - dot[0], eye[1] - dot[1]) < 0.1 for dot in dots)
        assert abs(eye[0] - x) < across
    top, bottom = (seen((0.0, load_body().landmarks[name][1]))[1] for name in ("crown", "chin"))
    assert abs(y - high - top) < 15  # about an inch
    assert abs(y + high - bottom) < 15
    assert len([line for line in from_behind["drawn"] if line[0] == "arc"]) == len(dots) - 2


def test_the_web_page_draws_the_contact_and_tells_it(exported: Path) -> None:
    shown, at_rest = pages((exported, 450, 0), (exported, 50, 0))
    hand = clip(example("IDEA"), 10).hands["dominant"][4]
    ring, dot = [line for line in shown["drawn"] if line[0] == "arc"][-2:]
    np.testing.assert_allclose(ring[1:3], seen(hand.target), atol=1e-3)
    np.testing.assert_allclose(dot[1:3], seen(hand.articulator), atol=1e-3)
    assert shown["told"] == "IDEA  0.40 s\npinky.tip on temple.R, 0.00 mm"
    assert at_rest["told"] == "IDEA  0.00 s"


def test_the_web_page_draws_brows_lids_and_mouth_from_the_face(tmp_path: Path) -> None:
    still = clip_of_local(rest_rotations(load_body(), (1,)))
    shown = {
        name: lines_of_face(still, tmp_path / f"{name}.json", **weights)
        for name, weights in {
            "rest": {"tongueOut": 0.5},
            "raised": {"browInnerUp": 1.0},
            "open": {"jawOpen": 0.6},
            "sealed": {"jawOpen": 0.6, "mouthClose": 0.6},
            "wink": {"eyeBlinkRight": 1.0},
        }.items()
    }
    rest = shown["rest"]
    assert len(rest) == 2 * 2 + 5
    changes = {name: np.subtract(lines, rest)[:, 1] for name, lines in shown.items() if name != "wink"}
    assert np.flatnonzero(changes["raised"] < -5).tolist() == [0, 2]  # the inner ends; pixels count downwards
    assert np.flatnonzero(changes["open"] > 5).tolist() == [7]
    assert not changes["sealed"].any()
    assert len(shown["wink"]) == len(rest) + 2


def lines_of_face(still: Clip, path: Path, **weights: float) -> list[list[float]]:
    """Points of the lines that the page draws after the head."""
    face = face_weights(load_body(), weights)[None]
    path.write_bytes(animation_bytes(replace(still, face_weights=face), Options()))
    (shown,) = pages((path, 0, 0))
    acts = [line[0] for line in shown["drawn"]]
    after = shown["drawn"][acts.index("ellipse") :]
    return [line[1:] for line in after if line[0] in ("moveTo", "lineTo")]


def cut(text: str) -> str:
    return text[: len(text) // 2]


def without(*steps: Any) -> Callable[[str], str]:
    """The animation without one of its parts."""

    def change(text: str) -> str:
        animation = json.loads(text)
        part = animation
        for step in steps[:-1]:
            part = part[step]
        del part[steps[-1]]
        return json.dumps(animation)

    return change


def put(value: Any, *steps: Any) -> Callable[[str], str]:
    """The animation with one of its parts replaced."""

    def change(text: str) -> str:
        animation = json.loads(text)
        part = animation
        for step in steps[:-1]:
            part = part[step]
        part[steps[-1]] = value
        return json.dumps(animation)

    return change


WRONG: list[tuple[Callable[[str], str], str]] = [
    (lambda _: " \n", "the file is empty."),
    (cut, "this is not JSON ("),
    (lambda _: "glTF\x02", "this is a GLB; open it in a 3-D viewer, or export the sign as NAME.json."),
    (
        lambda _: '{"format": "asl-sign"}',
        "this is a sign file; export it first: signer export NAME.sign -o NAME.json",
    ),
    (lambda _: "[]", "this is JSON, but no animation of Signer"),
    (lambda _: "null", "this is JSON, but no animation of Signer"),
    (
        lambda text: text.replace('"version": 1', '"version": 2'),
        "this page reads version 1, the file has version 2;",
    ),
    (without("tracks"), '"tracks" is missing; export the sign again.'),
    (without("timing", "fps"), '"timing" tells no frames; export the sign again.'),
    (without("skeleton", 5), "does not stand before it; export the sign again."),
    (
        lambda text: text.replace('"joints": ["', '"joints": ["un', 1),
        "of a track is not in the skeleton; export the sign again.",
    ),
    (
        without("tracks", "rotation", "frames", 3),
        "a track does not have its 15 frames; export the sign again.",
    ),
    (without("tracks", "rotation", "frames", 3, 2, 1), "a number is missing ("),
    (
        put(1e12, "timing", "frames"),
        '"timing" tells 1000000000000 frames at 10 a second; this page plays at most 40000',
    ),
    (put(40_001, "timing", "frames"), "this page plays at most 40000"),
    (put(2.5, "timing", "frames"), '"timing" tells 2.5 frames'),
    (put(1e300, "timing", "fps"), "at 1e+300 a second; this page plays at most"),
    (put("9", "timing", "frames"), '"timing" tells 9 frames at 10 a second'),
    (put([{}] * 1001, "skeleton"), "joints and frames are no lists as Signer writes them"),
    (
        put({"length": 15}, "tracks", "rotation", "frames"),
        "joints and frames are no lists as Signer writes them",
    ),
    (put(3, "tracks", "rotation", "joints"), "joints and frames are no lists as Signer writes them"),
    (put(None, "hands", "base"), "hands or face are not told as Signer does"),
    (put({"shapes": 1}, "face"), "hands or face are not told as Signer does"),
    (without("skeleton", 0, "translation_m", 1), "a number is missing (the joint hips in frame 0)"),
]


def test_the_web_page_says_in_words_what_is_wrong_with_a_file(exported: Path, tmp_path: Path) -> None:
    paths = [tmp_path / f"BAD{number}.json" for number in range(len(WRONG))]
    for path, (change, _) in zip(paths, WRONG, strict=True):
        path.write_text(change(exported.read_text(encoding="utf-8")), encoding="utf-8")
    for path, (_, words), shown in zip(
        paths, WRONG, pages(*((path, 400.0, 0) for path in paths)), strict=True
    ):
        assert shown["wrong"].startswith(f"{path.name}: ")
        assert words in shown["wrong"]
        assert shown["drawn"] == []
