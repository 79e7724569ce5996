"""A wrist that is told by directions slows down before its limits on its way between two keys."""

import numpy as np
import pytest
from numpy.typing import NDArray

from body_model.load import load_body
from signer.kinematics.hand_in_world import nearest_wrist
from signer.kinematics.limits import WRIST
from signer.kinematics.rig import arm_rig
from signer.kinematics.wrist import wrist_rotation
from signer.motion.posture.gentle import GENTLE_RAD, gentle_wrist

Array = NDArray[np.float64]
ARM = arm_rig(load_body(), "right").arm
LOW, HIGH = (np.array([getattr(reach, end) for _, reach in WRIST]) for end in ("low_rad", "high_rad"))


def gentle(angles: Array, room: float = GENTLE_RAD) -> Array:
    rooms = np.full(angles.shape, room)
    return np.stack(gentle_wrist(ARM, wrist_rotation(ARM, *angles.T), rooms, rooms).angles, axis=-1)


def test_the_limits_hold_whatever_is_wished() -> None:
    wished = np.random.default_rng(3).uniform(-1.6, 1.6, (2000, 3))
    found = gentle(wished)
    assert (found >= LOW).all()
    assert (found <= HIGH).all()


def test_what_is_wished_well_within_the_limits_is_met() -> None:
    wished = np.random.default_rng(4).uniform(LOW + GENTLE_RAD, HIGH - GENTLE_RAD, (500, 3))
    np.testing.assert_allclose(gentle(wished), wished, atol=1e-12)


def test_without_room_what_is_within_the_limits_is_met_up_to_them() -> None:
    wished = np.random.default_rng(5).uniform(LOW, HIGH, (500, 3))
    np.testing.assert_allclose(gentle(wished, 1e-12), wished, atol=1e-9)


def test_well_past_its_limits_a_wish_is_met_as_nearly_as_can_be() -> None:
    wished = np.array([[0.3, -0.2, HIGH[2] + 0.2], [HIGH[0] + 0.3, 0.4, 0.0], [0.1, LOW[1] - 0.25, 0.1]])
    nearest = np.stack(nearest_wrist(ARM, wrist_rotation(ARM, *wished.T)).angles, axis=-1)
    np.testing.assert_allclose(gentle(wished), nearest, atol=1e-12)


@pytest.mark.parametrize("axis", range(3))
def test_a_limit_is_come_to_without_a_corner(axis: int) -> None:
    """The nearest wrist turns by a corner where the limit begins; steps that are ten times as short show it in full."""
    corners = []
    for step in (1e-3, 1e-4):
        wished = np.tile(np.array((0.4, -0.7, 0.1)), (301, 1))
        wished[:, axis] = HIGH[axis] + step * np.arange(-150, 151)
        turns = wrist_rotation(ARM, *wished.T)
        room = np.full(wished.shape, GENTLE_RAD)
        corners.append(
            [
                np.abs(np.diff(np.stack(made.angles, -1), 2, axis=0)).max() / step
                for made in (nearest_wrist(ARM, turns), gentle_wrist(ARM, turns, room, room))
            ]
        )
    (hard, soft), (hard_close, soft_close) = corners
    assert hard_close > 0.5 * hard > 0.05
    assert soft_close < 0.2 * soft
