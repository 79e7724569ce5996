import numpy as np
import pytest

from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.limits import (
    CONE_AXIS,
    HUMERAL_TWIST,
    WRIST,
    clamp_wrist,
    posture_reports,
    shoulder_excess,
    wrist_reports,
)
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.wrist import WristAngles
from tests.helpers.arms import MIRROR, human_arm, random_rotations

SIDES = pytest.mark.parametrize("side", [1, -1])


def degrees(*angles):
    return WristAngles(*(np.radians(np.asarray(angle, float)) for angle in angles))


def test_angles_within_the_ranges_are_kept_and_not_reported():
    asked = degrees(79.0, -69.0, 21.0)
    kept = clamp_wrist(asked)
    assert all((a == b).all() for a, b in zip(asked, kept.angles, strict=True))
    assert wrist_reports(kept.over) == ()


def test_angles_beyond_stop_at_the_range_and_say_so():
    kept = clamp_wrist(degrees(-100.0, 95.0, -40.0))
    assert np.degrees(np.array(kept.angles)) == pytest.approx((-82.0, 80.0, -35.0))
    words = [report.words for report in wrist_reports(kept.over)]
    assert words == [
        "Forearm turn stops at 82° palm up.",
        "Wrist bend stops at 80° to the palm.",
        "Wrist side stops at 35° to the pinky.",
    ]
    assert wrist_reports(kept.over)[1].over_rad == pytest.approx(np.radians(15.0))


def test_many_wrists_are_clamped_at_once():
    kept = clamp_wrist(degrees(np.zeros(5), np.linspace(-100, 100, 5), np.zeros(5)))
    assert np.degrees(kept.angles.flexion) == pytest.approx((-70, -50, 0, 50, 80))


def test_every_range_is_in_order_and_names_its_source():
    for _, reach in (*WRIST, ("twist", HUMERAL_TWIST)):
        assert reach.low_rad < reach.high_rad
        assert any(name in reach.source for name in ("AAOS", "Boone", "Ludewig"))


@SIDES
def test_the_upper_arm_may_hang_reach_and_rise_but_not_go_back(side):
    arm = human_arm(side)
    for rotation in (
        np.eye(3),
        axis_rotation((1.0, 0.0, 0.0), -np.pi / 2),
        axis_rotation((0.0, 0.0, 1.0), side * 3.0),
    ):
        excess = shoulder_excess(arm, rotation)
        assert excess.backward == 0.0
        assert excess.inward == 0.0
    backward = shoulder_excess(arm, axis_rotation((1.0, 0.0, 0.0), np.radians(80.0)))
    assert 0.4 < backward.backward < 0.7
    across = shoulder_excess(
        arm,
        axis_rotation((0.0, 1.0, 0.0), -side * np.radians(60.0)) @ axis_rotation((1.0, 0.0, 0.0), -np.pi / 2),
    )
    assert across.inward == pytest.approx(np.radians(60.0) - np.arcsin(0.71))


@SIDES
def test_the_upper_arm_turns_a_quarter_outward_and_more_inward(side):
    arm = human_arm(side)
    turn = axis_rotation((0.0, -1.0, 0.0), side * np.radians(120.0))
    assert shoulder_excess(arm, turn).twist == pytest.approx(np.radians(15.0))
    assert shoulder_excess(arm, turn.T).twist == pytest.approx(-np.radians(30.0))


def test_both_sides_have_the_same_limits():
    rotations = random_rotations(np.random.default_rng(0), 300)
    left = shoulder_excess(human_arm(1), rotations)
    right = shoulder_excess(human_arm(-1), MIRROR @ rotations @ MIRROR)
    assert np.abs(np.array(left) - np.array(right)).max() < 1e-12


def test_the_middle_of_the_cone_is_a_direction():
    assert np.linalg.norm(CONE_AXIS) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ((0.0, 0.0, 0.6), "70.0 mm out of reach: the arm is straight."),
        ((0.0, 0.0, 0.05), "mm too near: the elbow bends 150° at most."),
    ],
)
def test_a_missed_target_is_told_with_the_reason(target, words):
    arm = human_arm(1)
    missed = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=target,
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.3,
    )
    reports = posture_reports(arm, missed)
    assert reports[0].joint == "elbow"
    assert words in reports[0].words


@pytest.mark.parametrize(
    ("articulator", "distance", "words"),
    [
        ((0.0, -0.15, 0.05), 1.2, "the arm with this wrist is not longer"),
        ((0.0, 0.3, 0.1), 0.05, "the arm with this wrist folds no further"),
        ((0.1, 0.25, 0.0), 0.6, "bending the elbow does not move this point"),
        ((0.0, -0.05, -0.2), 0.01, "the elbow bends"),
    ],
)
def test_a_miss_that_no_elbow_limit_explains_has_its_reason_too(articulator, distance, words):
    arm = Arm.straight(0.28, 0.25, -1, (-0.5, 2.6))
    missed = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.0, 0.0, distance),
        articulator=articulator,
        wrist_rotation=np.eye(3),
        swivel=0.3,
        hint_flexion=1.0,
    )
    assert words in posture_reports(arm, missed)[0].words


def test_a_hand_bent_far_back_cannot_come_nearer_by_bending_the_elbow_backward():
    arm = human_arm(1)
    hand = (0.0, 0.3, -0.2)
    missed = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.0, 0.0, 0.1),
        articulator=hand,
        wrist_rotation=np.eye(3),
        swivel=0.0,
    )
    assert "does not bend backward" in posture_reports(arm, missed)[0].words


def test_an_elbow_that_does_not_open_fully_says_how_far_it_opens():
    arm = Arm.straight(0.28, 0.25, 1, (np.radians(20.0), 2.6))
    missed = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.0, 0.0, 0.9),
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.0,
    )
    assert "opens to 20°" in posture_reports(arm, missed)[0].words


def test_a_reached_target_in_easy_reach_has_nothing_to_tell():
    arm = human_arm(-1)
    easy = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.05, -0.1, 0.35),
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.3,
    )
    assert posture_reports(arm, easy) == ()


def test_a_shoulder_past_its_limits_is_told_in_words():
    arm = human_arm(-1)
    behind = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.0, -0.1, -0.45),
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.3,
    )
    words = " ".join(report.words for report in posture_reports(arm, behind))
    assert "too far back" in words
