"""docs/retarget.py brings signs to other bodies: turns alone miss, contacts are met."""

import csv
import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from signer.export.animation_json import animation_bytes
from signer.export.options import Options
from signer.files import load_sign
from signer.library.shelf import FOLDER, sign_files
from signer.motion.posing import clip
from tests.helpers.animation_reader import joint_positions
from tests.helpers.extent import part
from tests.helpers.node import node

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "retargeting.md").read_text(encoding="utf-8")
SPEC = spec_from_file_location("retarget", DOCS / "retarget.py")
assert SPEC is not None
assert SPEC.loader is not None
retarget = module_from_spec(SPEC)
SPEC.loader.exec_module(retarget)

with (DOCS / "joint-names.csv").open(encoding="utf-8") as file:
    NAMES = list(csv.DictReader(file))
ARM = {
    f"{side}{part}"
    for side in ("left", "right")
    for part in ("UpperArmTwist", "LowerArm", "LowerArmTwist", "Hand")
}
UNMOVED = [0.0, 0.0, 0.0, 1.0]
Body = list[dict[str, Any]]


SIGNS = sorted({"IDEA", "REMEMBER", "FRIEND", *(path.stem for path in part(sign_files(), every=80))})
"""One hand; one hand on the other; hands that follow each other by turns; and a part of the library."""
MET_MM = 2e-3


@pytest.fixture(scope="module", params=SIGNS)
def animation(request: pytest.FixtureRequest) -> dict[str, Any]:
    solved = clip(load_sign(FOLDER / f"{request.param}.sign"), 10)
    read: dict[str, Any] = json.loads(animation_bytes(solved, Options({"gloss": request.param})))
    return read


def shorter(animation: dict[str, Any], share: float = 0.95) -> Body:
    """Our body with arms that are shorter, in its T-pose."""
    return [
        joint
        | {
            "rest_rotation": joint["t_pose_rotation"],
            "translation_m": [
                (share if joint["name"] in ARM else 1.0) * part for part in joint["translation_m"]
            ],
            "ours": joint["name"],
        }
        for joint in animation["skeleton"]
    ]


def with_world_axes(body: Body, names: dict[str, str]) -> Body:
    """That body with joints of these names alone, whose axes in the T-pose are those of the world."""
    world = retarget.resting_turns(body)
    at, parents = retarget.places(body, world), {joint["name"]: joint["parent"] for joint in body}

    def above(name: str) -> str | None:
        parent: str | None = parents[name]
        return parent if parent is None or parent in names else above(parent)

    return [
        {
            "name": names[name],
            "parent": None if above(name) is None else names[above(name) or ""],
            "translation_m": retarget.add(at[name], at[above(name)], -1),
            "rest_rotation": UNMOVED,
            "ours": name,
        }
        for name in (joint["name"] for joint in body)
        if name in names
    ]


def misses_mm(animation: dict[str, Any], body: Body, shown: list[Any]) -> list[float]:
    return [
        1000 * retarget.length(retarget.missed(animation, body, shown[frame], frame, goal))
        for hand in animation["hands"].values()
        for goal in hand["goals"]
        if goal["primary"]
        for frame in (goal["first_frame"], goal["last_frame"])
    ]


def bodies(animation: dict[str, Any]) -> dict[str, Body]:
    vrm = {row["joint"]: row["vrm"] for row in NAMES if row["vrm"]}
    mixamo = {row["joint"]: row["mixamo"] for row in NAMES if row["mixamo"]}
    return {"shorter": shorter(animation)} | {
        name: with_world_axes(shorter(animation), names) for name, names in (("vrm", vrm), ("mixamo", mixamo))
    }


def test_a_body_with_other_axes_but_our_measures_shows_our_pose(animation: dict[str, Any]) -> None:
    ours = with_world_axes(
        shorter(animation, 1.0), {joint["name"]: joint["name"] for joint in animation["skeleton"]}
    )
    for frame in part(range(animation["timing"]["frames"]), every=3):
        read = joint_positions(animation, frame)
        shown = retarget.places(ours, retarget.copied(animation, ours, frame))
        for name, place in read.items():
            np.testing.assert_allclose(shown[name], place, atol=1e-6)


@pytest.mark.parametrize("animation", ["IDEA"], indirect=True)
def test_copied_turns_miss_the_contact_of_a_shorter_arm_by_what_the_page_says(
    animation: dict[str, Any],
) -> None:
    body = shorter(animation)
    copied = [retarget.copied(animation, body, frame) for frame in range(animation["timing"]["frames"])]
    (said,) = re.findall(r"IDEA's fingertip is\s+([\d.]+) mm off", PAGE)
    assert misses_mm(animation, body, copied)[0] == pytest.approx(float(said), abs=0.05)


@pytest.mark.parametrize("name", ["shorter", "vrm", "mixamo"])
def test_every_contact_is_met_on_another_body(name: str, animation: dict[str, Any]) -> None:
    body = bodies(animation)[name]
    shown = retarget.retargeted(animation, body)
    assert max(misses_mm(animation, body, shown)) < MET_MM
    for frame in (0, len(shown) - 1):  # at rest nothing is moved
        at_rest = retarget.copied(animation, body, frame)
        for joint in body:
            np.testing.assert_allclose(shown[frame][joint["name"]], at_rest[joint["name"]], atol=1e-6)


@pytest.mark.parametrize("animation", ["FRIEND"], indirect=True)
@pytest.mark.parametrize("name", ["shorter", "vrm"])
def test_in_javascript_it_is_the_same(name: str, animation: dict[str, Any], tmp_path: Path) -> None:
    body = bodies(animation)[name]
    for file, value in (("a.json", animation), ("body.json", body)):
        (tmp_path / file).write_text(json.dumps(value), encoding="utf-8")
    found = node(
        "retarget.mjs", DOCS / "player.js", DOCS / "retarget.js", tmp_path / "a.json", tmp_path / "body.json"
    )
    for shown, world in zip(found, retarget.retargeted(animation, body), strict=True):
        at = retarget.places(body, world)
        for joint in (each["name"] for each in body):
            np.testing.assert_allclose(shown[joint]["p"], at[joint], atol=1e-6)
            np.testing.assert_allclose(shown[joint]["q"], world[joint], atol=1e-6)


def test_turns_against_the_parents_lead_to_the_same_places(animation: dict[str, Any]) -> None:
    body = bodies(animation)["vrm"]
    world = retarget.retargeted(animation, body)[5]
    again = retarget.world_turns(body, retarget.local_turns(body, world))
    for joint in body:
        np.testing.assert_allclose(again[joint["name"]], world[joint["name"]], atol=1e-6)


def test_the_page_shows_the_code_as_it_is() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 2
    assert all(block in (DOCS / "retarget.py").read_text(encoding="utf-8") for block in blocks)


def test_the_names_are_those_of_all_joints_and_the_page_lists_them(animation: dict[str, Any]) -> None:
    ours = {joint["name"] for joint in animation["skeleton"]}
    assert {row["joint"] for row in NAMES} == ours
    for row in NAMES:
        assert row["vrm"] in ("", row["joint"])
        if not row["joint"].startswith("right"):
            assert f"| {' | '.join(value and f'`{value}`' for value in row.values())} |" in PAGE
    for system in ("vrm", "mixamo", "arkit"):
        named = [row[system] for row in NAMES if row[system]]
        assert len(set(named)) == len(named)
        assert {name.replace("left", "right").replace("Left", "Right") for name in named} <= set(named)


def test_every_bone_that_vrm_requires_has_a_joint() -> None:
    middle = {"hips", "spine", "head"}
    sided = ("UpperLeg", "LowerLeg", "Foot", "UpperArm", "LowerArm", "Hand")
    required = middle | {f"{side}{part}" for side in ("left", "right") for part in sided}
    assert required <= {row["vrm"] for row in NAMES}
