import numpy as np
import pytest

from signer.kinematics.arm import Arm, solve_arm
from signer.kinematics.posture_angles import arm_from_points, paper_angles, shoulder_from_angles
from tests.helpers.arms import ARMS, MIRROR, human_arm, odd_arm, within_reach

SIDES = pytest.mark.parametrize("side", [1, -1])
FLIP = np.diag(MIRROR)


@pytest.mark.parametrize("arm", ARMS.values(), ids=ARMS.keys())
def test_the_papers_angles_make_the_shoulder_again(arm):
    draw, _ = within_reach(arm, 500)
    posture = solve_arm(arm, **draw.arguments())
    angles = paper_angles(arm, posture, draw.shoulder)
    again = shoulder_from_angles(arm, angles.phi, angles.theta, angles.tau)
    assert np.abs(again - posture.shoulder_rotation).max() < 1e-9


@SIDES
def test_gamma_is_what_flexion_leaves_of_a_straight_arm(side):
    arm = human_arm(side)
    draw, _ = within_reach(arm, 500)
    posture = solve_arm(arm, **draw.arguments())
    assert (
        np.abs(paper_angles(arm, posture, draw.shoulder).gamma - (np.pi - posture.flexion_rad)).max() < 1e-7
    )


@SIDES
def test_the_angles_are_counted_from_hanging_ahead_and_outward(side):
    arm = human_arm(side)
    for phi, theta in ((0.0, 0.0), (0.5, 0.0), (1.2, 0.7), (1.2, -0.7)):
        R = shoulder_from_angles(arm, phi, theta, 0.0)
        elbow = R @ arm.upper_arm / 0.28
        assert elbow == pytest.approx(
            (side * np.sin(phi) * np.sin(theta), -np.cos(phi), np.sin(phi) * np.cos(theta))
        )
    assert np.abs(shoulder_from_angles(arm, 0.0, 0.0, 0.0) - np.eye(3)).max() == 0.0


def test_mirrored_arms_have_the_same_angles():
    left, right = human_arm(1), human_arm(-1)
    draw, _ = within_reach(left, 100)
    a = solve_arm(left, **draw.arguments())
    mirrored = {name: getattr(draw, name) * FLIP for name in ("shoulder", "target", "articulator")}
    b = solve_arm(right, **mirrored, wrist_rotation=MIRROR @ draw.wrist_rotation @ MIRROR, swivel=draw.swivel)
    pairs = zip(
        paper_angles(left, a, draw.shoulder), paper_angles(right, b, mirrored["shoulder"]), strict=True
    )
    assert max(np.abs(x - y).max() for x, y in pairs) < 1e-9


@SIDES
def test_the_points_of_a_bent_arm_tell_its_posture(side):
    arm = human_arm(side)
    draw, _ = within_reach(arm, 1000)
    posture = solve_arm(arm, **draw.arguments())
    found = arm_from_points(
        arm,
        shoulder=draw.shoulder,
        elbow=posture.elbow,
        wrist=posture.wrist,
        hinge=posture.shoulder_rotation @ arm.hinge,
    )
    bent = posture.flexion_rad > 1e-3
    assert np.abs(found.flexion_rad - posture.flexion_rad)[bent].max() < 1e-9
    assert np.abs(found.shoulder_rotation - posture.shoulder_rotation)[bent].max() < 1e-9


@SIDES
def test_a_straight_arm_takes_its_hinge_from_outside(side):
    arm = human_arm(side)
    posture = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.3, 0.4, 1.0),
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.7,
    )
    points = {"shoulder": np.zeros(3), "elbow": posture.elbow, "wrist": posture.wrist}
    found = arm_from_points(arm, **points, hinge=posture.shoulder_rotation @ arm.hinge)
    assert np.abs(found.shoulder_rotation - posture.shoulder_rotation).max() < 1e-12
    assert found.flexion_rad == 0.0
    with pytest.raises(ValueError, match="hinge"):
        arm_from_points(arm, **points)


def test_what_points_cannot_tell_is_refused():
    with pytest.raises(ValueError, match="in line"):
        arm_from_points(odd_arm(1, 7), shoulder=np.zeros(3), elbow=np.ones(3), wrist=(1.0, 2.0, 3.0))
    with pytest.raises(ValueError, match="apart"):
        arm_from_points(
            Arm.straight(0.3, 0.3, 1), shoulder=np.zeros(3), elbow=np.zeros(3), wrist=(1.0, 2.0, 3.0)
        )
