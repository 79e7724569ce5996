"""Closed-form arcs against dense sampling of the same conditions, in thousands of random cases on both
sides."""

import numpy as np
import pytest

from signer.kinematics import arcs
from signer.kinematics.arm import solve_arm, solve_arm_global
from signer.kinematics.feasible import feasible_swivel, shoulder_arcs, twist_condition
from signer.kinematics.limits import clamp_wrist, shoulder_excess
from signer.kinematics.rotations import FixedAxis, axis_rotation
from signer.kinematics.wrist import wrist_angles
from tests.helpers.arms import human_arm, random_rotations, within_reach
from tests.helpers.extent import count
from tools.drawing.swivel_pictures import hand_arcs

SWIVELS = np.linspace(-np.pi, np.pi, 181)
DOWN = FixedAxis.of((0.0, -1.0, 0.0))
CASES = count(200, whole=2400)
SIDES = pytest.mark.parametrize("side", [1, -1])


def case(draw, i):
    given = draw.one(i)
    del given["swivel"]
    return given


def agrees(found, holds):
    """Whether arcs say what sampling says, leaving out samples on the very edge."""
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
