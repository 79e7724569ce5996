import numpy as np
import pytest

from signer.kinematics.vectors import dot, unit_or_ahead

MANY = np.random.default_rng(0).normal(size=(4, 50, 3))


def test_a_direction_is_one_long_and_along_its_vector():
    units = unit_or_ahead(MANY)
    assert np.abs(dot(units, units) - 1.0).max() < 1e-15
    assert np.abs(np.cross(units, MANY)).max() < 1e-14
    assert (dot(units, MANY) > 0.0).all()


@pytest.mark.parametrize("length", [0.0, 1e-300, 1e-16])
def test_what_has_no_length_points_straight_ahead(length):
    assert unit_or_ahead(np.array((length, 0.0, 0.0))).tolist() == [0.0, 0.0, 1.0]


def test_many_are_the_single_ones():
    assert (unit_or_ahead(MANY)[2, 7] == unit_or_ahead(MANY[2, 7])).all()
    assert dot(MANY, MANY)[2, 7] == dot(MANY[2, 7], MANY[2, 7])
