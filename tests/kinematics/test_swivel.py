import numpy as np
import pytest

from signer.kinematics import arcs
from signer.kinematics.arm import solve_arm, solve_arm_global
from signer.kinematics.limits import clamp_wrist, shoulder_excess
from signer.kinematics.rotations import FixedAxis, axis_rotation
from signer.kinematics.swivel import (
    change_reference,
    elbow_height,
    feasible_swivel,
    hinge_swivel,
    natural_height,
    reference_direction,
    shoulder_arcs,
    swivel_for_elbow,
    twist_condition,
    wrapped,
)
from signer.kinematics.wrist import wrist_angles
from tests.helpers.arms import ARMS, human_arm, random_rotations, within_reach
from tests.helpers.extent import count
from tools.drawing.swivel_pictures import hand_arcs

every_arm = pytest.mark.parametrize("arm", ARMS.values(), ids=ARMS.keys())
every_reference = pytest.mark.parametrize("reference", ["vertical", "smooth"])
SIDES = pytest.mark.parametrize("side", [1, -1])


@every_arm
def test_the_same_posture_in_either_reference(arm):
    draw, _ = within_reach(arm, 1000)
    vertical = solve_arm(arm, **draw.arguments(), reference="vertical")
    sight = draw.target - draw.shoulder
    swivel = change_reference(arm, sight, draw.swivel, old="vertical", new="smooth")
    smooth = solve_arm(arm, **(draw.arguments() | {"swivel": swivel}), reference="smooth")
    assert np.abs(vertical.shoulder_rotation - smooth.shoulder_rotation).max() < 1e-11
    back = change_reference(arm, sight, swivel, old="smooth", new="vertical")
    assert np.abs(wrapped(back - draw.swivel)).max() < 1e-12
    assert (change_reference(arm, sight, draw.swivel, old="smooth", new="smooth") == draw.swivel).all()


def test_the_references_agree_for_level_targets_and_straight_ahead():
    angle = np.linspace(-3.0, 3.0, 50)
    level = np.stack([np.sin(angle), 0 * angle, np.cos(angle)], -1)
    half = np.linspace(-1.5, 1.5, 50)
    ahead = np.stack([0 * half, np.sin(half), np.cos(half)], -1)
    for directions in (level, ahead):
        assert (
            np.abs(
                reference_direction(directions, "vertical") - reference_direction(directions, "smooth")
            ).max()
            < 1e-13
        )


@every_reference
def test_the_reference_stands_across_the_sight(reference):
    d = np.random.default_rng(2).normal(size=(1000, 3))
    h = reference_direction(d, reference)
    assert np.abs((h * d).sum(-1)).max() < 1e-14
    assert np.abs((h * h).sum(-1) - 1.0).max() < 1e-14


def test_under_a_hanging_arm_the_smooth_reference_hardly_moves_in_a_millimetre():
    hanging = np.array((0.0, -0.5, 0.0))
    around = hanging + 0.001 * np.array([(1, 0, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)])
    turn = np.degrees(
        np.arccos(
            np.clip(reference_direction(around, "smooth") @ reference_direction(hanging, "smooth"), -1, 1)
        )
    )
    assert turn.max() < 0.2


@every_arm
@every_reference
def test_the_swivel_of_an_elbow_brings_it_back(arm, reference):
    draw, _ = within_reach(arm, 1000)
    found = solve_arm(arm, **draw.arguments(), reference=reference)
    given = {name: value for name, value in draw.arguments().items() if name != "swivel"}
    read = swivel_for_elbow(arm, **given, elbow=found.elbow, reference=reference)
    again = solve_arm(arm, **given, swivel=read, reference=reference)
    assert np.abs(again.elbow - found.elbow).max() < 1e-9


def test_a_dragged_elbow_comes_as_near_as_its_circle_allows():
    arm = human_arm(-1)
    given = {
        "shoulder": np.zeros(3),
        "target": (0.1, -0.1, 0.3),
        "articulator": (0.02, -0.15, 0.03),
        "wrist_rotation": np.eye(3),
    }
    for wish in np.random.default_rng(3).normal(size=(30, 3)):
        best = solve_arm(arm, **given, swivel=swivel_for_elbow(arm, **given, elbow=wish)).elbow
        circle = solve_arm(arm, **given, swivel=np.linspace(-np.pi, np.pi, 2000)).elbow
        assert np.linalg.norm(best - wish) <= np.linalg.norm(circle - wish, axis=-1).min() + 1e-12


@every_arm
def test_the_elbows_height_is_zero_at_the_lowest_point_of_its_circle(arm):
    draw, _ = within_reach(arm, 300)
    flexion = solve_arm(arm, **draw.arguments()).flexion_rad
    hand = {"flexion": flexion, "wrist_rotation": draw.wrist_rotation, "articulator": draw.articulator}
    swivel = hinge_swivel(arm, elbow_height=0.0, **hand)
    low = solve_arm(arm, **(draw.arguments() | {"swivel": swivel})).elbow[:, 1]
    for by in (-0.3, -0.01, 0.01, 0.3):
        other = solve_arm(arm, **(draw.arguments() | {"swivel": swivel + by})).elbow[:, 1]
        assert (other >= low - 1e-12).all()
    assert np.abs(wrapped(elbow_height(arm, swivel=draw.swivel, **hand) - draw.swivel + swivel)).max() < 1e-12


@SIDES
def test_bending_the_wrist_at_a_kept_elbow_height_leaves_the_elbow_in_its_plane(side):
    arm = human_arm(side)
    given = {"shoulder": np.zeros(3), "target": (0.0, 0.05, 0.35), "articulator": (0.0, -0.16, 0.03)}
    heights = []
    for bend in np.radians((-60.0, 0.0, 60.0)):
        turn = axis_rotation((0.0, 0.0, 1.0), -side * bend)
        flexion = solve_arm(arm, **given, wrist_rotation=turn, swivel=0.0).flexion_rad
        hand = {"flexion": flexion, "wrist_rotation": turn, "articulator": given["articulator"]}
        elbow = solve_arm(
            arm, **given, wrist_rotation=turn, swivel=hinge_swivel(arm, elbow_height=0.6, **hand)
        ).elbow
        across = elbow - np.dot(elbow, given["target"]) / np.dot(given["target"], given["target"]) * np.array(
            given["target"]
        )
        heights.append(across / np.linalg.norm(across))
    assert np.abs(np.diff(heights, axis=0)).max() < 1e-12


@SIDES
def test_the_natural_elbow_is_low_for_the_chest_and_higher_for_the_face_and_across(side):
    arm = human_arm(side)
    chest, face, across = (side * -0.18, -0.1, 0.15), (side * -0.15, 0.22, 0.12), (side * -0.38, -0.02, 0.1)
    low, high, over = (
        np.degrees(float(natural_height(arm, shoulder=np.zeros(3), target=p))) for p in (chest, face, across)
    )
    assert low == pytest.approx(10.0, abs=1.0)
    assert 40.0 < high < 51.0
    assert 28.0 < over < 36.0


def test_angles_within_a_turn_are_left_alone():
    assert (wrapped([0.1, -3.0, np.pi]) == [0.1, -3.0, np.pi]).all()
    assert wrapped(4.0) == pytest.approx(4.0 - 2 * np.pi)


def test_a_direction_of_another_shape_is_refused():
    with pytest.raises(ValueError, match="direction"):
        reference_direction(np.zeros(2))


SWIVELS = np.linspace(-np.pi, np.pi, 181)
DOWN = FixedAxis.of((0.0, -1.0, 0.0))
CASES = count(200, whole=2400)


def case(draw, i):
    given = draw.one(i)
    del given["swivel"]
    return given


def agrees(found, holds):
    """Return whether arcs say what sampling says, leaving out samples on the very edge."""
    inside, clear = np.zeros(len(SWIVELS), bool), np.ones(len(SWIVELS), bool)
    for low, high in found:
        inside |= (low <= SWIVELS) & (high >= SWIVELS)
        for end in (low, high):
            clear &= (np.abs(SWIVELS - end) > 1e-6) | (abs(end) == np.pi)
    return bool((inside == holds)[clear].all())


@SIDES
@pytest.mark.parametrize("reference", ["vertical", "smooth"])
def test_the_arcs_of_the_shoulder_are_those_of_sampling(side, reference):
    arm = human_arm(side)
    draw, _ = within_reach(arm, CASES, seed=3, wrist=True)
    kinds = set()
    for i in range(CASES):
        at_zero, posture = (
            solve_arm(arm, **case(draw, i), swivel=swivel, reference=reference) for swivel in (0.0, SWIVELS)
        )
        found = shoulder_arcs(arm, at_zero, draw.shoulder[i])
        excess = shoulder_excess(arm, posture.shoulder_rotation)
        for held, over in zip(found.values(), excess, strict=True):
            assert agrees(held, np.abs(over) == 0.0)
        every = arcs.intersection(found.values())
        assert agrees(every, (np.abs(np.stack(excess)) == 0.0).all(0))
        kinds.add("full" if every == arcs.FULL else min(len(every), 2))
    assert kinds >= {0, 1, 2}


@SIDES
def test_the_arcs_of_a_hand_held_in_the_world_are_those_of_sampling(side):
    arm = human_arm(side)
    rng = np.random.default_rng(4)
    draw, _ = within_reach(arm, 300, seed=5)
    hands = random_rotations(rng, 300)
    bound = 0
    for i in range(300):
        given = {name: value for name, value in case(draw, i).items() if name != "wrist_rotation"} | {
            "hand_rotation": hands[i]
        }
        at_zero, posture = (
            solve_arm_global(arm, **given, swivel_about_wrist=swivel, reference="smooth")
            for swivel in (0.0, SWIVELS)
        )
        by_name = hand_arcs(arm, at_zero, draw.shoulder[i], hands[i])
        over = clamp_wrist(wrist_angles(arm, posture.wrist_rotation)).over
        for name, amount in zip(("forearm turn", "wrist bend", "wrist side"), over, strict=True):
            assert agrees(by_name[name], np.abs(amount) < 1e-12)
        bound += arcs.intersection(by_name.values()) != arcs.FULL
    assert bound > 250


@pytest.mark.parametrize(("low", "high"), [(-0.5, 0.8), (-1.5, 1.6), (-2.5, 2.0), (0.2, 0.2)])
def test_a_twist_within_any_two_angles_is_one_arc(low, high):
    rng = np.random.default_rng(8)
    for rotation in random_rotations(rng, 200):
        t = rng.normal(size=3)
        t /= np.linalg.norm(t)
        found = twist_condition(t, rotation, low, high)
        twist = DOWN.twist(axis_rotation(t, SWIVELS) @ rotation)
        assert agrees(found, (twist >= low) & (twist <= high))


def test_both_sides_have_the_same_range():
    left, right = human_arm(1), human_arm(-1)
    flip = np.array((-1.0, 1.0, 1.0))
    draw, _ = within_reach(left, 50, seed=10)
    for i in range(50):
        given = case(draw, i)
        mirrored = {name: value * flip for name, value in given.items() if name != "wrist_rotation"}
        mirrored["wrist_rotation"] = given["wrist_rotation"] * (flip[:, None] * flip)
        a, b = feasible_swivel(left, **given), feasible_swivel(right, **mirrored)
        assert np.abs(np.array(a) - np.array(b)).max(initial=0.0) < 1e-9


def test_a_target_on_the_shoulder_has_a_range_too():
    origin = np.zeros(3)
    given = {"shoulder": origin, "target": origin, "articulator": origin, "wrist_rotation": np.eye(3)}
    assert len(shoulder_arcs(human_arm(1), solve_arm(human_arm(1), **given, swivel=0.0), origin)) == 3
