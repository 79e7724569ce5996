"""Movement is even: no velocity of a wrist or a fingertip steps, and `signer check` tells of one that
does."""

from dataclasses import replace
from functools import cache
from time import thread_time

import numpy as np
import pytest

from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ
from signer.document.values import EASINGS, LOCAL_KINDS, ROLES, Easing, LocalMovement, Transition
from signer.files import load_sign, open_sign
from signer.library.shelf import Entry, sign_files
from signer.motion.checks.pace import TOGETHER_S
from signer.motion.checks.review import review
from signer.motion.movement import transitions
from signer.motion.operations.evenness import EXCUSED_STEP_M_S, STEP_M_S, excused, of_hand
from signer.motion.operations.loosening import TimeWarp, retimed
from signer.motion.posing import poses
from signer.sequencing import perform, say
from tests.helpers.characters import REFERENCE
from tests.helpers.examples import sign_of, touching_key
from tests.helpers.extent import count
from tests.helpers.goldens import sign_named
from tests.helpers.movement import changes, greatest_velocity_step, velocity_steps
from tests.soak.generated import CASES

LIBRARY = {path.stem: path for path in sign_files()}
SOME = [
    "STOP",
    "FINISH",
    *np.random.default_rng(12).permutation(sorted(LIBRARY))[: count(1, whole=len(LIBRARY))].tolist(),
]
SENTENCES = (
    "fs-JAZZ",
    "STOP TOMORROW SCHOOL",
    "WANT DRINK COFFEE",
    "YESTERDAY HELP TEACHER",
    "FATHER FINISH",
)


@cache
def shelf() -> tuple[Entry, ...]:
    words = {word for line in SENTENCES for word in line.split()}
    return tuple(Entry(path, open_sign(path).sign) for name, path in LIBRARY.items() if name in words)


@pytest.mark.parametrize("name", SOME)
def test_no_velocity_steps_in_a_sign_of_the_library(name: str) -> None:
    assert greatest_velocity_step(load_sign(LIBRARY[name])) <= STEP_M_S


@pytest.mark.parametrize("line", SENTENCES[: count(1, whole=len(SENTENCES))])
def test_no_velocity_steps_in_a_sentence_by_more_than_rounding_leaves(line: str) -> None:
    assert greatest_velocity_step(perform(say(line, shelf())).sign) <= 1.03 * STEP_M_S


@pytest.mark.parametrize("easing", EASINGS)
def test_a_hand_that_stands_is_brought_to_the_speed_of_any_profile_evenly(easing: Easing) -> None:
    chin = replace(touching_key("chin"), transition=Transition(easing=easing), hold_s=0.1)
    chest = replace(touching_key("chest.mid.centre"), id="k2", time_s=chin.end_s + 0.5)
    sign = sign_of(chin, chest)
    times, sizes = changes(sign, REFERENCE, chin.end_s - 0.05, chest.time_s + 0.05)["dominant"]
    assert of_hand(sizes).max() <= STEP_M_S, times[of_hand(sizes).argmax()]


def test_a_wrist_that_turns_corners_on_its_way_is_found_and_warned_of_once_a_place_and_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = transitions.gentle_wrist
    monkeypatch.setattr(
        transitions,
        "gentle_wrist",
        lambda arm, wished, below, above, line, _on: real(arm, wished, below, above, line),
    )
    chin = replace(touching_key("chin"), transition=Transition(path="zigzag", height_m=0.04, turns=4.0))
    sign = sign_of(chin, replace(touching_key("chest.mid.centre"), id="k2", time_s=chin.end_s + 0.4))
    warned = [problem for problem in review(sign).problems if problem.code == "jump"]
    assert {problem.where for problem in warned} == {"tracks[0] (hand, dominant).keys[0]"}
    assert {problem.severity for problem in warned} == {"warning"}
    assert (np.diff([problem.time_s for problem in warned]) > TOGETHER_S).all()


def test_taps_and_local_movements_that_a_sign_names_are_excused_and_nothing_else() -> None:
    assert excused(load_sign(LIBRARY["IDEA"]), "dominant") == {}
    assert set(excused(load_sign(LIBRARY["SCHOOL"]), "dominant")) == {"tap"}
    assert excused(load_sign(LIBRARY["SCHOOL"]), "base") == {}, "its hand is tapped, and does not tap"
    assert set(excused(load_sign(LIBRARY["DOG"]), "dominant")) == {"snap"}


@pytest.mark.parametrize("hold_s", [0.001, 0.03, 0.1])
def test_a_local_movement_that_has_no_time_is_smaller_and_throws_no_fingertip(hold_s: float) -> None:
    moves = tuple(
        LocalMovement(kind, 0.3, 5.0, "hold", "s" if kind == "open and close" else "") for kind in LOCAL_KINDS
    )
    chin = replace(touching_key("chin"), hold_s=hold_s)
    for move in moves:
        sign = sign_of(replace(chin, local=(move,)), replace(chin, id="k2", time_s=chin.end_s + 0.5))
        _, sizes = changes(sign, REFERENCE, chin.time_s - 0.01, chin.end_s + 0.01)["dominant"]
        assert of_hand(sizes).max() <= EXCUSED_STEP_M_S, move.kind


@pytest.mark.parametrize("name", ["zigzag", "shoulder_by_hand"])
def test_a_hand_rises_and_sinks_in_reach_so_that_its_elbow_is_not_stretched_on_the_way(name: str) -> None:
    sign = retimed(sign_named(name), TimeWarp((0.0,), (0.4,)))
    slow = replace(sign, lead_in_s=0.8, lead_out_s=0.8)  # as new signs rise; it was written with half of it
    assert velocity_steps(slow, REFERENCE) == ()


def test_a_hand_that_has_no_time_to_rise_is_found_where_its_key_begins() -> None:
    sign = replace(sign_of(touching_key("chin")), lead_in_s=0.0)
    key_s = sign.hand("dominant").keys[0].time_s
    assert any(abs(step.time_s - key_s) < 2.0 / MOMENTS_HZ for step in velocity_steps(sign, REFERENCE))


# Files found in use


def case(name: str) -> Sign:
    return load_sign(CASES / f"{name}.sign")


def test_a_contact_that_is_missed_between_the_frames_of_its_film_is_told() -> None:
    missed = [one for one in review(case("met-but-not_plain_103_01")).problems if one.code == "missed"]
    assert {one.severity for one in missed} == {"error"}
    assert all(0.483 <= one.time_s <= 0.525 for one in missed if one.time_s is not None)


def test_a_check_takes_no_longer_for_a_film_of_a_thousand_frames_a_second() -> None:
    quick = case("review_24s")
    quick = quick.with_tracks(*(replace(quick.hand(role), keys=quick.hand(role).keys[:1]) for role in ROLES))
    review(quick)  # what is loaded once
    took_s = []
    for fps in (24, quick.fps):
        begun = thread_time()
        review(replace(quick, fps=fps))
        took_s.append(thread_time() - begun)
    assert took_s[1] < 1.5 * took_s[0] + 0.2


def test_an_elbow_stays_on_its_branch_while_the_other_hand_carries_its_place_out_of_reach() -> None:
    sign = case("jump_both_follow_134mm")
    key = sign.hand("base").keys[1]
    hands = poses(sign, np.arange(key.time_s, key.end_s, 1.0 / MOMENTS_HZ), REFERENCE).hands["base"]
    elbows = np.array([hand.elbow for hand in hands])
    assert np.linalg.norm(np.diff(elbows, axis=0), axis=1).max() < 0.01
    assert len({int(hand.posture.branch) for hand in hands}) == 1
    assert 0.001 < hands[0].short_by_m == pytest.approx(hands[0].contact_error_m)


def test_an_elbow_does_not_leap_just_after_a_key_that_is_left_at_speed() -> None:
    sign = case("jump_one_hand_elbow")
    frames = poses(sign, np.arange(0.3, 0.31, 1.0 / 120.0), REFERENCE)
    elbows = np.array([hand.elbow for hand in frames.hands["dominant"]])
    assert np.linalg.norm(np.diff(elbows, axis=0), axis=1).max() < 0.02
