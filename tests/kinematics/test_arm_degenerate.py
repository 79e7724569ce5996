"""Every degenerate case of the solver: a defined answer, its flag, and no numbers that are not numbers."""

import numpy as np
import pytest

from signer.kinematics.arm import Arm, ArmFlags, forward_arm, solve_arm
from signer.kinematics.arm_one import bend
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.vectors import ARRAYS, FLOATS
from tests.helpers.arms import human_arm

REFERENCES = ("vertical", "smooth")
ORIGIN = np.zeros(3)
SIDES = pytest.mark.parametrize("side", [1, -1])
REFERENCE = pytest.mark.parametrize("reference", REFERENCES)


def solve(arm, target, articulator=ORIGIN, wrist_rotation=None, swivel=0.3, **more):
    turn = np.eye(3) if wrist_rotation is None else wrist_rotation
    one = solve_arm(
        arm,
        shoulder=ORIGIN,
        target=target,
        articulator=articulator,
        wrist_rotation=turn,
        swivel=swivel,
        **more,
    )
    many = solve_arm(
        arm,
        shoulder=ORIGIN,
        target=np.tile(np.asarray(target, float), (40, 1)),
        articulator=articulator,
        wrist_rotation=turn,
        swivel=swivel,
        **more,
    )
    for single, members in zip(one, many, strict=True):
        assert np.isfinite(np.asarray(single)).all()
        assert np.abs(np.asarray(single) - members).max() < 2e-15
    R = one.shoulder_rotation
    assert np.abs(R.T @ R - np.eye(3)).max() < 1e-12
    assert abs(np.linalg.det(R) - 1.0) < 1e-12
    points = forward_arm(
        arm,
        shoulder=ORIGIN,
        shoulder_rotation=R,
        flexion=one.flexion_rad,
        wrist_rotation=turn,
        articulator=articulator,
    )
    assert np.abs(points.articulator - one.articulator).max() < 1e-12
    return one


@SIDES
@REFERENCE
def test_too_far_stretches_the_arm_to_its_exact_length(side, reference):
    found = solve(human_arm(side), (0.0, 0.0, 2.0), reference=reference)
    assert found.flags == ArmFlags.TOO_FAR
    assert found.flexion_rad == 0.0
    assert found.short_by_m == pytest.approx(2.0 - 0.53, abs=1e-12)


@SIDES
@REFERENCE
def test_too_near_folds_the_arm_to_its_limit(side, reference):
    found = solve(human_arm(side), (0.0, 0.0, 0.05), reference=reference)
    assert found.flags == ArmFlags.TOO_NEAR
    assert found.flexion_rad == np.radians(150.0)


@SIDES
@REFERENCE
def test_a_target_on_the_shoulder_is_taken_as_straight_ahead(side, reference):
    found = solve(human_arm(side), ORIGIN, reference=reference)
    assert found.flags == ArmFlags.AT_SHOULDER | ArmFlags.TOO_NEAR
    assert found.articulator[2] == pytest.approx(found.short_by_m)
    assert np.abs(found.articulator[:2]).max() == 0.0


def folding_arm(side: int) -> Arm:
    return Arm.straight(0.25, 0.25, side, (0.0, np.pi))


@SIDES
def test_an_articulator_that_can_sit_on_the_shoulder_does(side):
    found = solve(folding_arm(side), ORIGIN)
    assert found.flags & ArmFlags.AT_SHOULDER
    assert not found.flags & ArmFlags.TOO_NEAR
    assert np.linalg.norm(found.articulator) < 1e-15
    assert found.flexion_rad == pytest.approx(np.pi)


@SIDES
def test_an_articulator_on_the_hinge_axis_leaves_the_elbow_free(side):
    arm = human_arm(side)
    on_axis = np.array((0.1, 0.25, 0.0))  # from the wrist back to the elbow, and out along the hinge
    reach = np.hypot(0.28, 0.1)
    far = solve(arm, (0.0, 0.0, 0.5), on_axis)
    assert far.flags == ArmFlags.ELBOW_FREE | ArmFlags.TOO_FAR
    assert far.flexion_rad == 0.0
    assert far.short_by_m == pytest.approx(0.5 - reach, abs=1e-12)
    near = solve(arm, (0.0, 0.0, 0.2), on_axis, hint_flexion=1.0)
    assert near.flags == ArmFlags.ELBOW_FREE | ArmFlags.TOO_NEAR
    assert near.flexion_rad == 1.0
    exact = solve(arm, (0.0, 0.0, reach), on_axis, hint_flexion=9.0)
    assert exact.flags == ArmFlags.ELBOW_FREE
    assert exact.flexion_rad == np.radians(150.0)


@SIDES
@pytest.mark.parametrize("up", [1.0, -1.0])
def test_a_target_on_the_vertical_keeps_the_limit_from_straight_ahead(side, up):
    arm = human_arm(side)
    found = solve(arm, (0.0, 0.4 * up, 0.0))
    assert found.flags == ArmFlags.NO_REFERENCE
    beside = solve(arm, (0.0, 0.4 * up, 1e-7))
    assert beside.flags == 0
    assert np.abs(found.shoulder_rotation - beside.shoulder_rotation).max() < 1e-6


@SIDES
@pytest.mark.parametrize("up", [1.0, -1.0])
def test_the_smooth_reference_sees_nothing_special_on_the_vertical(side, up):
    arm = human_arm(side)
    found = solve(arm, (0.0, 0.4 * up, 0.0), reference="smooth")
    assert found.flags == 0
    for beside in ((1e-7, 0.4 * up, 0.0), (0.0, 0.4 * up, -1e-7), (-1e-7, 0.4 * up, 1e-7)):
        near = solve(arm, beside, reference="smooth")
        assert np.abs(found.shoulder_rotation - near.shoulder_rotation).max() < 3e-6


@SIDES
@pytest.mark.parametrize("up", [0.5, -0.5])
def test_the_smooth_reference_has_its_zeros_behind_the_body(side, up):
    target = 0.4 * np.array((0.0, up, -np.sqrt(0.75)))
    assert solve(human_arm(side), target, reference="smooth").flags == ArmFlags.NO_REFERENCE


@SIDES
@pytest.mark.parametrize("along", [1.0, -1.0])
def test_an_arm_whose_reach_runs_along_the_hinge_has_a_frame_all_the_same(side, along):
    arm = human_arm(side)
    beside_shoulder = np.array(
        (along * 0.2, 0.25 + 0.28, 0.0)
    )  # at zero flexion the articulator lies on the hinge through S
    found = solve(arm, (0.0, 0.0, 0.2), beside_shoulder)
    assert found.flags & ArmFlags.ON_HINGE_AXIS
    assert np.abs(found.articulator - (0.0, 0.0, 0.2)).max() < 1e-9


@SIDES
def test_all_in_one_line_the_swivel_still_turns_the_palm(side):
    arm = human_arm(side)
    hand = (0.0, -0.1, 0.0)
    still = solve(arm, (0.0, 0.0, 0.63), hand, swivel=0.0)
    turned = solve(arm, (0.0, 0.0, 0.63), hand, swivel=0.5)
    assert np.abs(still.elbow - turned.elbow).max() < 1e-12
    assert np.trace(still.shoulder_rotation.T @ turned.shoulder_rotation) == pytest.approx(
        1.0 + 2.0 * np.cos(0.5)
    )


@SIDES
def test_exactly_full_reach_is_not_out_of_reach(side):
    found = solve(human_arm(side), (0.0, 0.0, 0.28 + 0.25))
    assert found.flags == 0
    assert found.short_by_m == 0.0


@SIDES
@pytest.mark.parametrize("flexion", [0.0, 0.7, 2.0])
def test_a_locked_elbow_keeps_its_angle(side, flexion):
    arm = Arm.straight(0.28, 0.25, side, (flexion, flexion))
    for distance in (0.05, 0.3, 0.8):
        found = solve(arm, (0.0, 0.0, distance), (0.01, -0.1, 0.02))
        assert found.flexion_rad == flexion


@SIDES
@pytest.mark.parametrize("flexion", [0.0, 0.7, 2.0])
def test_a_locked_elbow_meets_what_it_can_meet_whatever_the_rounding(side, flexion):
    arm = Arm.straight(0.28, 0.25, side, (flexion, flexion))
    rng = np.random.default_rng(1)
    for hand in rng.normal(size=(60, 3)) * 0.1:
        rotation = axis_rotation((0.6, 0.0, 0.8), rng.uniform(-3, 3))
        points = forward_arm(
            arm,
            shoulder=ORIGIN,
            shoulder_rotation=rotation,
            flexion=flexion,
            wrist_rotation=np.eye(3),
            articulator=hand,
        )
        found = solve(arm, points.articulator, hand)
        assert found.flags == 0
        assert found.flexion_rad == flexion


@SIDES
@pytest.mark.parametrize("flexion", [0.0, np.radians(150.0)])
def test_an_articulator_close_to_the_hinge_axis_is_met_at_the_very_limits(side, flexion):
    arm = human_arm(side)
    rng = np.random.default_rng(2)
    for scale in np.repeat((1e-3, 1e-5, 1e-7, 1e-9), 20):
        hand = (0.1, 0.25, 0.0) + rng.normal(size=3) * scale
        rotation = axis_rotation((0.6, 0.0, 0.8), rng.uniform(-3, 3))
        points = forward_arm(
            arm,
            shoulder=ORIGIN,
            shoulder_rotation=rotation,
            flexion=flexion,
            wrist_rotation=np.eye(3),
            articulator=hand,
        )
        found = solve(arm, points.articulator, hand)
        assert found.flags == 0
        assert np.abs(found.articulator - points.articulator).max() < 1e-12


@pytest.mark.parametrize("end", ["low", "high"])
@pytest.mark.parametrize("scale", [1e-1, 1e-3, 1e-5])
def test_at_exactly_the_distance_of_a_limit_rounding_cannot_push_the_elbow_past_it(end, scale):
    elbow = human_arm(1).elbow
    rng = np.random.default_rng(3)
    y, z, v02 = rng.normal(size=300) * scale, rng.normal(size=300) * scale, rng.uniform(0.0, 0.1, 300)
    angle = getattr(elbow, end)
    middle = elbow.reach2 + (y * y + z * z) + v02
    d2 = middle - 2.0 * elbow.reach * (y * np.cos(angle) + z * np.sin(angle))
    l2, primary = y * y + z * z, np.zeros(300, np.intp)
    c, s, flags, _ = bend(ARRAYS, elbow, d2, v02, l2, y, z, primary, np.zeros(300))
    assert (flags == 0).all()
    assert (c * elbow.cos_mid + s * elbow.sin_mid >= elbow.cos_half).all()
    assert np.abs(middle - 2.0 * elbow.reach * (y * c + z * s) - d2).max() < 1e-15
    for i in range(300):
        own = (float(each[i]) for each in (d2, v02, l2, y, z))
        assert bend(FLOATS, elbow, *own, 0, 0.0)[:3] == (c[i], s[i], 0)


@SIDES
def test_almost_degenerate_inputs_are_as_calm_as_their_neighbours(side):
    arm = human_arm(side)
    rng = np.random.default_rng(4)
    for scale in 10.0 ** -np.arange(3, 20):
        for _ in range(6):
            solve(arm, rng.normal(size=3) * scale)
            solve(arm, (0.0, 0.3, 0.0) + rng.normal(size=3) * scale)
            solve(arm, (0.0, 0.0, 0.3), (0.1, 0.25, 0.0) + rng.normal(size=3) * scale)
            solve(folding_arm(side), rng.normal(size=3) * scale, rng.normal(size=3) * scale)
            solve(arm, (0.0, 0.0, 0.2), (0.2, 0.53, 0.0) + rng.normal(size=3) * scale, reference="smooth")


@SIDES
@pytest.mark.parametrize("distance", [1e3, 1e60, 1e149])
@pytest.mark.parametrize("hand", [(0.0, -0.1, 0.0), (0.05, -0.1, 0.06)])
def test_a_target_however_far_is_pointed_at(side, distance, hand):
    found = solve(human_arm(side), distance * np.array((0.0, 0.6, 0.8)), hand)
    assert found.flags == ArmFlags.TOO_FAR
    assert np.abs(found.articulator / np.linalg.norm(found.articulator) - (0.0, 0.6, 0.8)).max() < 1e-12
