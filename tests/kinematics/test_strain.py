import numpy as np
import pytest

from signer.kinematics.arm import solve_arm
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.strain import BEND, RAISE, TURN, TWIST, WRIST_BEND, WRIST_SIDE, strain
from signer.kinematics.wrist import wrist_rotation
from tests.helpers.arms import MIRROR, human_arm, within_reach

JOINTS = (RAISE, TWIST, BEND, TURN, WRIST_BEND, WRIST_SIDE)
SIDES = pytest.mark.parametrize("side", [1, -1])


@pytest.mark.parametrize("joint", JOINTS)
def test_strain_is_nothing_at_ease_and_one_at_the_limit(joint):
    assert joint.strain(0.5 * (joint.low_rad + joint.high_rad)) == 0.0
    assert joint.strain(joint.most_rad) == pytest.approx(1.0)
    assert joint.strain(joint.least_rad) == pytest.approx(1.0 if joint.least_rad < joint.low_rad else 0.0)
    angles = np.linspace(joint.high_rad, joint.most_rad, 50)
    assert (np.diff(joint.strain(angles)) > 0.0).all()


def test_every_comfort_names_its_source():
    assert all("RULA" in joint.source or "limits.py" in joint.source for joint in JOINTS)


@SIDES
def test_each_joint_is_measured_on_its_own(side):
    arm = human_arm(side)
    easy = solve_arm(
        arm,
        shoulder=np.zeros(3),
        target=(0.0, -0.28, 0.25),
        articulator=np.zeros(3),
        wrist_rotation=np.eye(3),
        swivel=0.0,
    )
    assert float(strain(arm, easy).worst()) < 0.05
    bent = easy._replace(wrist_rotation=wrist_rotation(arm, 0.0, np.radians(80.0), 0.0))
    assert strain(arm, bent).wrist_bent == pytest.approx(1.0)
    assert strain(arm, bent).wrist_tilted == pytest.approx(0.0)
    turned = easy._replace(shoulder_rotation=axis_rotation((0.0, -1.0, 0.0), side * np.radians(90.0)))
    assert strain(arm, turned).twisted == pytest.approx(1.0)
    assert strain(arm, turned).total() == pytest.approx(1.0 / np.sqrt(6.0), abs=0.02)


def test_both_sides_are_strained_alike():
    left, right = human_arm(1), human_arm(-1)
    draw, _ = within_reach(left, 200, wrist=True)
    flip = np.diag(MIRROR)
    a = solve_arm(left, **draw.arguments())
    b = solve_arm(
        right,
        shoulder=draw.shoulder * flip,
        target=draw.target * flip,
        articulator=draw.articulator * flip,
        wrist_rotation=MIRROR @ draw.wrist_rotation @ MIRROR,
        swivel=draw.swivel,
    )
    assert np.abs(np.array(strain(left, a)) - np.array(strain(right, b))).max() < 1e-9
