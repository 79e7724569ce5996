import numpy as np
import pytest

from signer.kinematics.arm import forward_arm
from signer.kinematics.orientation import DIRECTIONS, directions_of, hand_rotation
from tests.helpers.arms import MIRROR, human_arm

SIDES = pytest.mark.parametrize("side", ["right", "left"])


@SIDES
def test_the_directions_of_a_rotation_are_those_that_made_it(side):
    rng = np.random.default_rng(0)
    palm, fingers = rng.normal(size=(2, 200, 3))
    rotation = hand_rotation(side, palm, fingers)
    assert np.abs(np.swapaxes(rotation, -1, -2) @ rotation - np.eye(3)).max() < 1e-14
    assert np.abs(np.linalg.det(rotation) - 1.0).max() < 1e-14
    read = directions_of(side, rotation)
    assert np.abs(read.fingers - fingers / np.linalg.norm(fingers, axis=-1, keepdims=True)).max() < 1e-14
    assert ((read.palm * palm).sum(-1) > 0.0).all()


def test_a_hanging_hand_is_the_solvers_zero():
    assert np.abs(hand_rotation("right", DIRECTIONS["left"], DIRECTIONS["down"]) - np.eye(3)).max() == 0.0
    assert np.abs(hand_rotation("left", DIRECTIONS["right"], DIRECTIONS["down"]) - np.eye(3)).max() == 0.0


def test_mirrored_directions_turn_the_other_hand_in_the_mirror():
    palm, fingers = np.array((0.3, 0.5, -0.7)), np.array((-0.2, 0.9, 0.1))
    flip = np.diag(MIRROR)
    assert (
        np.abs(
            MIRROR @ hand_rotation("right", palm, fingers) @ MIRROR
            - hand_rotation("left", palm * flip, fingers * flip)
        ).max()
        < 1e-15
    )


@SIDES
def test_with_fingers_up_and_the_palm_out_the_thumb_points_to_the_middle(side):
    rotation = hand_rotation(side, DIRECTIONS["out"], DIRECTIONS["up"])
    radial = rotation[:, 2]
    assert radial[0] == (1.0 if side == "right" else -1.0)


def test_left_is_the_signers_own_left():
    assert DIRECTIONS["left"][0] > 0.0
    assert DIRECTIONS["out"][2] > 0.0


@pytest.mark.parametrize(
    ("palm", "fingers"),
    [((0, 0, 0), (0, 1, 0)), ((0, 1, 0), (0, 0, 0)), ((0, 1, 0), (0, -2, 0)), ((0, np.nan, 0), (1, 0, 0))],
)
def test_directions_that_make_no_hand_are_refused(palm, fingers):
    with pytest.raises(ValueError, match=r"direction|palm"):
        hand_rotation("right", palm, fingers)


def test_directions_of_another_shape_are_refused():
    with pytest.raises(ValueError, match="directions"):
        hand_rotation("right", (0.0, 1.0), (1.0, 0.0, 0.0))


def test_an_unknown_side_is_refused():
    with pytest.raises(ValueError, match="side"):
        hand_rotation("middle", (1, 0, 0), (0, 1, 0))


@SIDES
def test_the_hands_axes_are_those_of_the_arm(side):
    arm = human_arm(1 if side == "left" else -1)
    points = forward_arm(
        arm,
        shoulder=np.zeros(3),
        shoulder_rotation=np.eye(3),
        flexion=0.0,
        wrist_rotation=np.eye(3),
        articulator=(0.0, -0.1, 0.0),
    )
    assert directions_of(side, np.eye(3)).fingers @ (points.articulator - points.wrist) == pytest.approx(0.1)
