import numpy as np
import pytest

from signer.kinematics.arm import paper_angles, solve_arm
from signer.kinematics.rotations import axis_rotation, shortest_turn
from tests.helpers.arms import ARMS, MIRROR, human_arm, within_reach

SIDES = pytest.mark.parametrize("side", [1, -1])
FLIP = np.diag(MIRROR)
DOWN = np.array((0.0, -1.0, 0.0))


def shoulder_from_angles(arm, phi, theta, tau):
    """The shoulder's rotation that these angles tell: a turn about the upper arm, then a swing from straight
    down."""
    direction = np.stack(
        (arm.side * np.sin(phi) * np.sin(theta), -np.cos(phi), np.sin(phi) * np.cos(theta)), -1
    )
    own = shortest_turn(DOWN, arm.upper_arm / np.linalg.norm(arm.upper_arm))
    return shortest_turn(DOWN, direction) @ axis_rotation(DOWN, arm.side * np.asarray(tau)) @ own.T


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
