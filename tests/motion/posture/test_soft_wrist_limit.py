"""A wrist that is told by directions slows down before its limits on its way between two keys."""

import numpy as np
import pytest

from body_model.arrays import Array
from body_model.load import load_body
from signer.kinematics.limits import WRIST
from signer.kinematics.nearest_wrist import angle_off, nearest_wrist
from signer.kinematics.rig import arm_rig
from signer.kinematics.rotations import rotation_exp
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.posture.soft_wrist_limit import GENTLE_RAD, ambiguous_rad, gentle_wrist
from tests.helpers.extent import count

ARM = arm_rig(load_body(), "right").arm
LOW, HIGH = (np.array([getattr(reach, end) for _, reach in WRIST]) for end in ("low_rad", "high_rad"))


def gentle(angles: Array, room: float = GENTLE_RAD, line: Array = (LOW + HIGH) / 2.0) -> Array:
    return of_turns(wrist_rotation(ARM, *angles.T), room, line)


def of_turns(turns: Array, room: float = GENTLE_RAD, line: Array = (LOW + HIGH) / 2.0) -> Array:
    rooms = np.full((len(turns), 3), room)
    return np.stack(
        gentle_wrist(ARM, turns, rooms, rooms, np.broadcast_to(line, rooms.shape)).angles, axis=-1
    )


def nearest(turns: Array) -> Array:
    return np.stack(nearest_wrist(ARM, turns).angles, axis=-1)


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


def test_within_the_limits_the_line_changes_no_bit() -> None:
    wished = np.random.default_rng(6).uniform(LOW, HIGH, (500, 3))
    assert np.array_equal(gentle(wished, line=LOW), gentle(wished, line=HIGH))


def test_past_its_limits_a_wish_is_met_between_the_nearest_and_the_line() -> None:
    wished = np.array([[0.3, -0.2, HIGH[2] + 0.2], [HIGH[0] + 0.3, 0.4, 0.0], [0.1, LOW[1] - 0.25, 0.1]])
    there = nearest(wrist_rotation(ARM, *wished.T))
    np.testing.assert_allclose(gentle(wished, line=there), there, atol=1e-12)


def test_no_wrist_beside_the_nearest_is_nearer() -> None:
    """Found to rounding: what is left of a slope is held by a limit."""
    turns, draw = random_turns(2000), np.random.default_rng(12)
    there = nearest(turns)
    off = angle_off(ARM, WristAngles(*there.T), turns)
    for size in (1e-6, 1e-4, 1e-2):
        beside = np.clip(there + size * draw.uniform(-1.0, 1.0, there.shape), LOW, HIGH)
        nearer = angle_off(ARM, WristAngles(*beside.T), turns) < off - 1e-11
        assert (
            nearer.mean() < 0.003
        )  # of wishes more than a radian off some end where another wrist is as near


def test_where_the_nearest_is_far_off_the_line_is_taken_to_the_bit() -> None:
    turns = random_turns(400)
    off = angle_off(ARM, WristAngles(*nearest(turns).T), turns)
    is_far = off > ambiguous_rad(np.stack(wrist_angles(ARM, turns), axis=-1))
    assert is_far.sum() > 100
    line = np.random.default_rng(8).uniform(LOW, HIGH, (400, 3))
    assert np.array_equal(of_turns(turns, line=line)[is_far], line[is_far])


def test_a_wish_that_turns_a_little_turns_the_wrist_a_little() -> None:
    """The nearest wrist leaps in some of these pairs, by up to half a turn."""
    draw, step = np.random.default_rng(9), 1e-4
    turns = random_turns(count(5_000, whole=200_000))
    near = turns @ rotation_exp(step * unit(draw.normal(size=(len(turns), 3))))
    turns, near = (np.concatenate(each) for each in zip((turns, near), leaps(step), strict=True))
    moved = np.abs(of_turns(near) - of_turns(turns)).max(axis=-1)
    assert moved.max() < 100.0 * step
    assert (np.abs(nearest(near) - nearest(turns)).max(axis=-1) > 1000.0 * step).sum() > 10


def leaps(step: float) -> tuple[Array, Array]:
    """Return turns (n, 3, 3) in pairs less than a step apart between which the nearest wrist leaps."""
    turns, draw = random_turns(2000), np.random.default_rng(11)
    ways, size = unit(draw.normal(size=(len(turns), 3))), 0.5
    while size > step:
        size = 0.5 * size
        near = turns @ rotation_exp(size * ways)
        first, middle, last = nearest(turns), nearest(near), nearest(near @ rotation_exp(size * ways))
        early, late = (np.abs(one - middle).max(axis=-1) for one in (first, last))
        turns = np.where((late > early)[:, None, None], near, turns)
        leapt = np.maximum(early, late) > max(1.0, 4.0 * size)
        turns, ways = turns[leapt], ways[leapt]
    return turns, turns @ rotation_exp(size * ways)


def random_turns(count: int) -> Array:
    return rotation_exp(
        np.random.default_rng(7).uniform(0.0, np.pi, (count, 1))
        * unit(np.random.default_rng(10).normal(size=(count, 3)))
    )


def unit(vectors: Array) -> Array:
    return np.asarray(vectors / np.linalg.norm(vectors, axis=-1, keepdims=True))


@pytest.mark.parametrize("axis", range(3))
def test_a_limit_is_come_to_without_a_corner(axis: int) -> None:
    """The nearest wrist turns by a corner where the limit begins; steps that are ten times as short show it
    in full."""
    corners = []
    for step in (1e-3, 1e-4):
        wished = np.tile(np.array((0.4, -0.7, 0.1)), (301, 1))
        wished[:, axis] = HIGH[axis] + step * np.arange(-150, 151)
        turns = wrist_rotation(ARM, *wished.T)
        corners.append(
            [np.abs(np.diff(made, 2, axis=0)).max() / step for made in (nearest(turns), of_turns(turns))]
        )
    (hard, soft), (hard_close, soft_close) = corners
    assert hard_close > 0.5 * hard > 0.05
    assert soft_close < 0.2 * soft
