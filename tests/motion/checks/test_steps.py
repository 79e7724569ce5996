"""No joint's velocity steps: measured at every half millisecond, and as `signer check` finds it with few
poses."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.files import load_sign
from signer.kinematics.hand_in_world import nearest_wrist
from signer.library.shelf import sign_files
from signer.motion.checks.review import review
from signer.motion.checks.steps import STEP_M_S, velocity_steps
from signer.motion.movement import transitions
from signer.motion.posing import clip
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.extent import count
from tests.helpers.movement import greatest_velocity_step

LIBRARY = {path.stem: path for path in sign_files()}
SOME = [
    "HEAR",
    "FINISH",
    *np.random.default_rng(12).permutation(sorted(LIBRARY))[: count(1, whole=len(LIBRARY))].tolist(),
]


def found_in(sign: Sign) -> list[tuple[str, str]]:
    return [(step.role, step.joint) for step in velocity_steps(sign, clip(sign))]


@pytest.mark.parametrize("name", SOME)
def test_no_joint_of_a_sign_of_the_library_steps_in_its_velocity(name: str) -> None:
    sign = load_sign(LIBRARY[name])
    assert greatest_velocity_step(sign) <= STEP_M_S
    assert not found_in(sign)


def test_a_wrist_that_comes_to_its_limit_at_speed_is_found_and_warned_of_with_its_place_and_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transitions, "gentle_wrist", lambda arm, wished, *_room: nearest_wrist(arm, wished))
    sign = replace(
        load_sign(LIBRARY["FINISH"]), gloss="HARD"
    )  # by another name, for what is remembered of single moments
    assert greatest_velocity_step(sign) > STEP_M_S
    warned = [problem for problem in review(sign).problems if "jerks" in problem.words]
    assert {problem.where for problem in warned} == {
        "tracks[0] (hand, dominant).keys[0]",
        "tracks[1] (hand, base).keys[0]",
    }
    assert {problem.severity for problem in warned} == {"warning"}
    assert [problem.time_s for problem in warned] == pytest.approx([0.501, 0.501, 0.602, 0.602], abs=2e-3)


def test_a_hand_that_has_no_time_to_rise_is_found_where_its_key_begins() -> None:
    sign = replace(sign_of(touching_key("chin")), lead_in_s=0.0)
    assert ("dominant", "wrist") in found_in(sign) or ("dominant", "finger") in found_in(sign)


def test_a_stop_that_the_speed_profile_asks_for_is_no_step() -> None:
    sign = load_sign(LIBRARY["STOP"])
    assert any(key.transition.easing == "soft start" for key in sign.hand("dominant").keys)
    assert not found_in(sign)
