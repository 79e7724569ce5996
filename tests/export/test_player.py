"""The page on formats shows code that runs."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from body_model.load import load_body
from signer.export.animation_json import animation_bytes
from signer.export.options import Options
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.skeleton import rest_rotations
from tests.helpers.animation_reader import joint_positions
from tests.helpers.clips import clip_of_local, waving_clip
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
