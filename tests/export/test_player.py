"""The page on formats shows code that runs and files that open."""

import json
import re
from pathlib import Path

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtQml import QJSEngine

from signer.export.animation_json import animation_bytes
from signer.export.options import Options
from signer.files import read_sign
from tests.helpers.animation_reader import joint_positions
from tests.helpers.clips import waving_clip
from tests.helpers.node import node

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "file-format.md").read_text(encoding="utf-8")
PLAYER = (DOCS / "player.js").read_text(encoding="utf-8")


def test_the_page_shows_the_player_as_it_is() -> None:
    assert f"```js\n{PLAYER}```" in PAGE


def test_the_player_finds_the_same_joints_as_the_other_reader(qapp: QCoreApplication) -> None:
    text = animation_bytes(waving_clip(frames=4), Options()).decode()
    engine = QJSEngine()
    engine.evaluate(PLAYER)
    engine.globalObject().setProperty("text", text)
    answer = engine.evaluate("JSON.stringify(jointPositions(JSON.parse(text), 3))")
    assert not answer.isError(), answer.toString()
    found, expected = json.loads(answer.toString()), joint_positions(json.loads(text), 3)
    assert found.keys() == expected.keys()
    for name, place in found.items():
        np.testing.assert_allclose(place["p"], expected[name], atol=1e-12)


def test_the_web_page_draws_every_bone_of_the_frame_that_is_due(tmp_path: Path) -> None:
    clip = waving_clip(frames=12, fps=30.0)
    (tmp_path / "a.json").write_bytes(animation_bytes(clip, Options()))
    shown = node("page.mjs", DOCS / "player.html", DOCS / "player.js", tmp_path / "a.json", str(1000 * (12 + 5.5) / 30))
    animation = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    joints = joint_positions(animation, 5)  # the second time round
    expected: list[list[object]] = []
    for joint in animation["skeleton"]:
        if joint["parent"]:
            for act, name in (("move", joint["parent"]), ("line", joint["name"])):
                expected.append([act, 400 + 620 * joints[name][0], 1160 - 620 * joints[name][1]])
    assert shown["before"] == 0
    assert shown["drawn"][-1] == ["stroke"]
    assert [line[0] for line in shown["drawn"][:-1]] == [line[0] for line in expected]
    np.testing.assert_allclose([line[1:] for line in shown["drawn"][:-1]], [line[1:] for line in expected], atol=1e-6)


def test_the_sign_of_the_page_opens() -> None:
    example = next(text for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) if '"asl-sign"' in text)
    assert read_sign(example).sign.gloss == "IDEA"
