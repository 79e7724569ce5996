"""Animation JSON says what is brought where: an independent reader finds both points as the program has them,
at every key."""

import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Act, BothMeet, Contact, SpacePoint, Transition
from signer.export.animation_json import animation_bytes
from signer.export.animation_schema import schema
from signer.export.options import Options
from signer.motion.pose import Clip, HandPose
from signer.motion.posing import clip
from tests.helpers.animation_reader import in_world, joint_frames, turned
from tests.helpers.examples import example
from tests.helpers.json_schemas import require_described
from tests.helpers.signs import SPOT, small_sign

FPS = 20
PAGE = (Path(__file__).parents[2] / "docs" / "file-format.md").read_text(encoding="utf-8")


class Case(NamedTuple):
    clip: Clip
    animation: dict[str, Any]


def moving() -> Sign:
    """A slide from chin to chest, then a rub at a place of the user's own."""
    slide = Key("k1", 0.4, "1", Contact("index.tip", "chin"), 0.1, transition=Transition(path="slide"))
    rub = Key("k2", 0.9, "1", Contact("index.tip", SPOT, "rub"), 0.3, act=Act(0.02, 1))
    return Sign(gloss="MOVING", tracks=(HandTrack("dominant", (slide, rub)),))


def on_hands() -> Sign:
    """A touch of the other hand with a second contact, then both hands meet."""
    other = Key("b1", 0.4, "b", SpacePoint("palm.centre", (0.05, -0.1, 0.3)), 0.3)
    touch = Key(
        "a1",
        0.4,
        "1",
        Contact("index.tip", "other.palm.centre"),
        0.3,
        second=Contact("thumb.tip", "other.index.base.palmar"),
    )
    first, second = (Key(f"{role}2", 1.1, "1", BothMeet("index.tip", (0.0, -0.1, 0.3)), 0.1) for role in "ab")
    return Sign(
        gloss="HANDS", tracks=(HandTrack("dominant", (touch, first)), HandTrack("base", (other, second)))
    )


def by_fingertips() -> Sign:
    """Five fingertips, whose mean lies off the skin, on the chin."""
    return Sign(
        gloss="TIPS",
        tracks=(HandTrack("dominant", (Key("k1", 0.4, "5", Contact("fingertips", "chin"), 0.1),)),),
    )


def left_handed() -> Sign:
    return replace(small_sign(), dominant_side="left")


@pytest.fixture(
    scope="module",
    params=[small_sign, left_handed, moving, on_hands, by_fingertips],
    ids=lambda make: make.__name__,
)
def case(request: pytest.FixtureRequest) -> Case:
    solved = clip(request.param(), FPS)
    return Case(solved, json.loads(animation_bytes(solved, Options())))


def goals_at(case: Case, role: str, frame: int) -> dict[bool, dict[str, Any]]:
    found = [
        goal
        for goal in case.animation["hands"][role]["goals"]
        if goal["first_frame"] <= frame <= goal["last_frame"]
    ]
    assert len({goal["primary"] for goal in found}) == len(found)
    return {goal["primary"]: goal for goal in found}


def test_articulator_and_target_are_where_the_program_has_them(case: Case) -> None:
    for frame in range(len(case.clip)):
        joints = joint_frames(case.animation, frame)
        for role, track in case.clip.hands.items():
            hand: HandPose = track[frame]
            for primary, goal in goals_at(case, role, frame).items():
                points = (
                    (hand.articulator, hand.target)
                    if primary
                    else (hand.second_articulator, hand.second_target)
                )
                for name, point in zip(("articulator", "target"), points, strict=True):
                    assert point is not None
                    np.testing.assert_allclose(
                        in_world(joints, goal[f"{name}_joint"], goal[f"{name}_m"]), point, atol=1e-6
                    )
                if goal["target_normal"] is not None:
                    turn = joints[goal["target_joint"]][1]
                    np.testing.assert_allclose(
                        turned(turn, goal["target_normal"]), hand.target_normal, atol=1e-6
                    )


def test_a_hand_has_a_goal_while_a_key_is_held_and_on_a_slide(case: Case) -> None:
    for role, track in case.clip.hands.items():
        for frame, hand in enumerate(track):
            assert bool(goals_at(case, role, frame)) == (hand.key_id is not None or hand.touching)


def test_neighbouring_runs_differ(case: Case) -> None:
    for hand in case.animation["hands"].values():
        for primary in (True, False):
            runs = [goal for goal in hand["goals"] if goal["primary"] is primary]
            for run, following in pairwise(runs):
                assert run["last_frame"] < following["first_frame"]
                told = [
                    {name: value for name, value in each.items() if not name.endswith("_frame")}
                    for each in (run, following)
                ]
                assert told[0] != told[1] or run["last_frame"] + 1 < following["first_frame"]


def test_the_schema_describes_goals(case: Case) -> None:
    require_described(schema(), case.animation)


def test_a_target_is_the_skin_of_its_site_or_stands_off_it_along_the_normal(case: Case) -> None:
    for role in case.clip.hands:
        for goal in case.animation["hands"][role]["goals"]:
            if goal["site_m"] is not None:
                off = np.subtract(goal["target_m"], goal["site_m"])
                np.testing.assert_allclose(np.cross(off, goal["target_normal"]), 0.0, atol=1e-6)
                assert np.linalg.norm(off) < 1e-6 or (
                    goal["articulator"] == "fingertips" and off @ goal["target_normal"] > 1e-3
                )


def test_where_a_hand_is_in_reach_its_articulator_is_at_its_target(case: Case) -> None:
    for frame in range(len(case.clip)):
        joints = joint_frames(case.animation, frame)
        for role, track in case.clip.hands.items():
            goal = goals_at(case, role, frame).get(True)
            if goal is not None and track[frame].short_by_m == 0.0:
                points = [
                    in_world(joints, goal[f"{name}_joint"], goal[f"{name}_m"])
                    for name in ("articulator", "target")
                ]
                assert np.linalg.norm(np.subtract(*points)) < 1e-4


@pytest.mark.parametrize("case", [small_sign, left_handed], indirect=True, ids=["right", "left"])
def test_the_hand_at_a_touch_is_told_by_name_on_the_side_where_it_is_drawn(case: Case) -> None:
    goal = goals_at(case, "dominant", 8)[True]
    side = case.clip.dominant_side
    assert (goal["articulator"], goal["site"], goal["manner"]) == ("index.tip", "temple.R", "touch")
    assert (goal["articulator_joint"], goal["target_joint"]) == (f"{side}IndexDistal", "head")


@pytest.mark.parametrize("case", [on_hands], indirect=True, ids=["on_hands"])
def test_a_place_on_the_other_hand_is_carried_by_it(case: Case) -> None:
    goals = goals_at(case, "dominant", 8)
    assert goals[True]["site"] == "other.palm.centre"
    assert goals[False]["site"] == "other.index.base.palmar"
    assert all(goal["target_joint"].startswith("left") for goal in goals.values())
    meeting = goals_at(case, "dominant", 22)[True]
    assert (meeting["site"], meeting["target_joint"]) == ("other.both_meet", "leftHand")


@pytest.mark.parametrize("case", [moving], indirect=True, ids=["moving"])
def test_a_slide_has_no_one_site_and_a_still_hold_is_one_run(case: Case) -> None:
    sliding, held = goals_at(case, "dominant", 13)[True], goals_at(case, "dominant", 9)[True]
    assert (sliding["site"], sliding["articulator"], sliding["target_normal"] is None) == (
        None,
        "index.tip",
        False,
    )
    assert (held["first_frame"], held["last_frame"]) == (8, 10)


def test_the_goal_of_the_page_is_one_of_idea() -> None:
    (shown,) = [
        json.loads(text)
        for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
        if '"articulator_m"' in text
    ]
    solved = clip(example("IDEA"), 30)
    (goal, *_) = json.loads(animation_bytes(solved, Options()))["hands"]["dominant"]["goals"]
    assert shown.keys() == goal.keys()
    for name, value in goal.items():
        assert shown[name] == (pytest.approx(value, abs=1e-3) if isinstance(value, list) else value)
