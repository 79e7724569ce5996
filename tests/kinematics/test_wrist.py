import numpy as np
import pytest

from signer.kinematics.arm import forward_arm
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.wrist import wrist_angles, wrist_pronation, wrist_rotation
from tests.helpers.arms import MIRROR, human_arm

SIDES = pytest.mark.parametrize("side", [1, -1])


@SIDES
def test_angles_read_from_a_rotation_are_those_that_made_it(side):
    arm = human_arm(side)
    p, f, d = np.random.default_rng(0).uniform((-3.1, -1.55, -3.1), (3.1, 1.55, 3.1), (2000, 3)).T
    read = wrist_angles(arm, wrist_rotation(arm, p, f, d))
    assert np.abs(np.stack(read) - (p, f, d)).max() < 1e-12


@SIDES
def test_it_is_turn_then_bend_then_side_bend(side):
    arm = human_arm(side)
    p, f, d = 0.4, -0.7, 0.2
    down, z, x = (0.0, -1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0)
    product = axis_rotation(down, side * p) @ axis_rotation(z, -side * f) @ axis_rotation(x, -d)
    assert np.abs(wrist_rotation(arm, p, f, d) - product).max() < 1e-15


@SIDES
@pytest.mark.parametrize("bend", [np.pi / 2, -np.pi / 2])
def test_a_wrist_bent_square_has_no_turn_of_its_own(side, bend):
    arm = human_arm(side)
    rotation = wrist_rotation(arm, 0.5, bend, 0.2)
    read = wrist_angles(arm, rotation)
    assert read.pronation == 0.0
    assert np.abs(wrist_rotation(arm, *read) - rotation).max() < 1e-9


def test_one_wrist_equals_a_member_of_many():
    arm = human_arm(-1)
    angles = np.random.default_rng(1).uniform(-1, 1, (50, 3))
    many = wrist_rotation(arm, *angles.T)
    for i in range(50):
        assert np.abs(wrist_rotation(arm, *angles[i]) - many[i]).max() < 1e-15
        assert abs(wrist_pronation(arm, many[i]) - np.asarray(wrist_pronation(arm, many))[i]) < 1e-15
    assert (
        np.abs(
            wrist_rotation(arm, 0.3, angles[:, 1], 0.0)[7] - wrist_rotation(arm, 0.3, angles[7, 1], 0.0)
        ).max()
        < 1e-15
    )


def test_a_mirrored_wrist_has_the_same_angles():
    right, left = wrist_rotation(human_arm(-1), 0.3, 0.5, -0.2), wrist_rotation(human_arm(1), 0.3, 0.5, -0.2)
    assert (MIRROR @ right @ MIRROR == left).all()


@SIDES
def test_the_signs_are_the_anatomical_ones(side):
    """On an arm hanging with the palm to the body: bend goes to the body, side bend forward, turn brings the
    palm back."""
    arm = human_arm(side)

    def fingertip(*angles):
        rotation = wrist_rotation(arm, *angles)
        hand = {"wrist_rotation": rotation, "articulator": (0.0, -0.15, 0.0)}
        return forward_arm(
            arm, shoulder=np.zeros(3), shoulder_rotation=np.eye(3), flexion=0.0, **hand
        ).articulator

    assert side * fingertip(0.0, 0.5, 0.0)[0] < -0.05
    assert fingertip(0.0, 0.0, 0.3)[2] > 0.03
    palm = wrist_rotation(arm, 0.5, 0.0, 0.0) @ (-side, 0.0, 0.0)
    assert palm[2] < -0.4


def test_what_is_no_matrix_is_refused():
    with pytest.raises(ValueError, match="3, 3"):
        wrist_angles(human_arm(1), np.zeros(3))
