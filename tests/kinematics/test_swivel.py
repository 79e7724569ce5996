import numpy as np
import pytest

from signer.kinematics.arm import solve_arm
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.swivel import (
    change_reference,
    elbow_height,
    hinge_swivel,
    natural_height,
    reference_direction,
    swivel_for_elbow,
    wrapped,
)
from tests.helpers.arms import ARMS, human_arm, within_reach

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
