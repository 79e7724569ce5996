"""No joint's velocity steps: measured at every half millisecond, and as `signer check` finds it with few
poses."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from body_model.arrays import Array
from signer.document.sign import Sign
from signer.document.values import HandRole
from signer.files import load_sign
from signer.kinematics.nearest_wrist import nearest_wrist
from signer.library.shelf import sign_files
from signer.motion.checks import steps
from signer.motion.checks.review import review
from signer.motion.checks.steps import STEP_M_S, WITHIN_S, velocity_steps
from signer.motion.movement import transitions
from signer.motion.pose import Clip
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
    assert [problem.time_s for problem in warned] == pytest.approx([0.557, 0.557, 0.649, 0.649], abs=2e-3)


def test_a_joint_that_leaps_where_nothing_changes_is_found_and_one_that_is_quick_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def along(points: Callable[[Array], Array]) -> None:
        def joints(solved: Clip, _role: HandRole) -> Array:
            return np.stack([points(solved.times_s)] * 3, axis=-1)[:, None]

        monkeypatch.setattr(steps, "joints_of", joints)

    sign = sign_of(touching_key("chin"))
    leaps_s = sign.hand("dominant").keys[0].time_s - np.array([0.1234, 0.0517])
    along(lambda times_s: 0.05 * (times_s[:, None] > leaps_s).sum(axis=-1))
    assert [step.time_s for step in velocity_steps(sign, clip(sign))] == pytest.approx(
        leaps_s, abs=2.0 * WITHIN_S
    )
    along(lambda times_s: 3.0 * times_s)
    assert not velocity_steps(sign, clip(sign))


def test_a_hand_that_has_no_time_to_rise_is_found_where_its_key_begins() -> None:
    sign = replace(sign_of(touching_key("chin")), lead_in_s=0.0)
    assert ("dominant", "wrist") in found_in(sign) or ("dominant", "finger") in found_in(sign)


def test_a_stop_that_the_speed_profile_asks_for_is_no_step() -> None:
    sign = load_sign(LIBRARY["STOP"])
    assert any(key.transition.easing == "soft start" for key in sign.hand("dominant").keys)
    assert not found_in(sign)
