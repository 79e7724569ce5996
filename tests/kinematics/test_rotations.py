import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from signer.kinematics.rotations import (
    FixedAxis,
    axis_rotation,
    matrix_from_quaternion,
    quaternion_from_matrix,
    rotation_angle,
    rotation_exp,
    rotation_log,
    shortest_turn,
    slerp,
)

RNG = np.random.default_rng(12)
MANY = RNG.normal(size=(500, 4))
MANY /= np.linalg.norm(MANY, axis=1, keepdims=True)
MATRICES = matrix_from_quaternion(MANY)


def test_quaternions_are_x_y_z_w_as_elsewhere():
    assert np.abs(MATRICES - Rotation.from_quat(MANY).as_matrix()).max() < 1e-15
    read = quaternion_from_matrix(MATRICES)
    assert (read[:, 3] >= 0.0).all()
    assert np.abs(matrix_from_quaternion(read) - MATRICES).max() < 5e-15


def test_half_turns_are_read_exactly():
    for axis in np.eye(3):
        turn = axis_rotation(axis, np.pi)
        assert np.abs(matrix_from_quaternion(quaternion_from_matrix(turn)) - turn).max() < 1e-15
        assert rotation_angle(turn) == pytest.approx(np.pi)


def test_log_and_exp_undo_each_other_down_to_nothing():
    assert np.abs(rotation_exp(rotation_log(MATRICES)) - MATRICES).max() < 1e-14
    direction = np.array((0.6, 0.0, 0.8))
    for length in (0.0, 1e-300, 1e-12, 0.99e-8, 1.01e-8, 1e-4, 1.0, 3.0):
        assert (
            np.abs(rotation_log(rotation_exp(direction * length)) - direction * length).max()
            < 1e-15 + 1e-15 * length
        )
    assert rotation_angle(rotation_exp(direction * 1e-9)) == pytest.approx(1e-9, rel=1e-9)


def test_slerp_goes_the_short_way_at_even_speed():
    start, end = MATRICES[:100], MATRICES[100:200]
    whole = rotation_angle(np.swapaxes(start, -1, -2) @ end)
    assert np.abs(slerp(start, end, 1.0) - end).max() < 1e-14
    assert np.abs(slerp(start, end, 0.0) - start).max() < 1e-15
    third = slerp(start, end, 1.0 / 3.0)
    assert np.abs(rotation_angle(np.swapaxes(start, -1, -2) @ third) - whole / 3.0).max() < 1e-14
    assert slerp(start[0], end[0], np.linspace(0, 1, 5)).shape == (5, 3, 3)


def test_the_shortest_turn_turns_no_more_than_it_must():
    vectors = RNG.normal(size=(2, 500, 3))
    a, b = vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)
    turn = shortest_turn(a, b)
    assert np.abs((turn @ a[..., None])[..., 0] - b).max() < 1e-12
    assert np.abs(rotation_angle(turn) - np.arccos(np.clip((a * b).sum(-1), -1, 1))).max() < 1e-7
    opposite = shortest_turn(a, -a)
    assert np.abs((opposite @ a[..., None])[..., 0] + a).max() < 1e-12
    assert (shortest_turn(a[0], a[0]) == np.eye(3)).all()


def test_a_rotation_without_its_twist_only_swings():
    axis = np.array((0.0, -1.0, 0.0))
    down = FixedAxis.of(axis)
    twist = down.twist(MATRICES)
    swing = MATRICES @ axis_rotation(axis, -twist)
    assert np.abs(down.twist(swing)).max() < 1e-12
    assert down.twist(MATRICES[0]) == pytest.approx(twist[0], abs=1e-15)
    assert np.abs(down.by(float(twist[0])) - down.by(twist)[0]).max() < 1e-15
    assert np.abs(down.by(twist) - axis_rotation(axis, twist)).max() < 1e-15
    assert np.abs(np.cross(rotation_log(swing), axis) ** 2).sum(-1) == pytest.approx(
        (rotation_log(swing) ** 2).sum(-1), abs=1e-12
    )
    assert down.twist(axis_rotation((1.0, 0.0, 0.0), np.pi)) == 0.0
