from math import pi

import numpy as np
import pytest

from signer.kinematics.arcs import (
    EMPTY,
    FULL,
    arc,
    contains,
    intersection,
    linear_arcs,
    mirrored,
    nearest,
    union,
)

ANGLES = np.linspace(-pi, pi, 721)


def random_set(rng):
    pieces = [arc(start, start + rng.uniform(0.0, 3.0)) for start in rng.uniform(-pi, pi, rng.integers(0, 4))]
    return union(pieces)


def members(arcs):
    return np.any(
        [(low <= ANGLES) & (high >= ANGLES) for low, high in arcs] or [np.zeros(len(ANGLES), bool)], axis=0
    )


def test_an_angle_is_in_a_set_when_an_interval_holds_it():
    found = random_set(np.random.default_rng(9))
    assert [contains(found, angle) for angle in ANGLES[::9]] == members(found)[::9].tolist()


def test_a_linear_condition_is_the_arc_where_it_holds():
    rng = np.random.default_rng(0)
    kinds = set()
    for _ in range(2000):
        constant, cosine, sine, least = rng.normal(size=4)
        found = linear_arcs((constant, cosine, sine), least)
        value = constant + cosine * np.cos(ANGLES) + sine * np.sin(ANGLES) - least
        clear = np.abs(value) > 1e-9
        assert (members(found) == (value >= 0.0))[clear].all()
        kinds.add("full" if found == FULL else "empty" if found == EMPTY else len(found))
    assert kinds == {"full", "empty", 1, 2}


def test_a_condition_without_the_angle_holds_everywhere_or_nowhere():
    assert linear_arcs((1.0, 0.0, 0.0), 0.5) == FULL
    assert linear_arcs((1.0, 0.0, 0.0), 1.5) == EMPTY
    assert linear_arcs((0.0, 1.0, 0.0), 1.0) == ((0.0, 0.0),)


def test_sets_combine_as_their_members_do():
    rng = np.random.default_rng(1)
    for _ in range(300):
        a, b = random_set(rng), random_set(rng)
        assert (members(intersection((a, b))) == (members(a) & members(b))).all()
        assert (members(union((a, b))) == (members(a) | members(b))).all()
        assert (members(mirrored(a)) == members(a)[::-1]).all()


def test_the_nearest_angle_is_the_nearest_member():
    rng = np.random.default_rng(2)
    for _ in range(300):
        allowed = random_set(rng)
        wish = float(rng.uniform(-pi, pi))
        found = nearest(allowed, wish)
        if not allowed:
            assert found is None
            continue
        assert contains(allowed, found, 1e-12)
        inside = ANGLES[members(allowed)]
        off = np.abs(np.angle(np.exp(1j * (inside - wish)))).min(initial=9.0)
        assert abs(np.angle(np.exp(1j * (found - wish)))) <= off + 1e-12


def test_everything_and_nothing():
    assert intersection(()) == FULL
    assert union(()) == EMPTY
    assert nearest(EMPTY, 0.3) is None
    assert nearest(FULL, 0.3) == 0.3
    assert arc(0.0, 7.0) == FULL


def test_a_condition_that_is_no_number_is_refused():
    with pytest.raises(ValueError, match="finite"):
        linear_arcs((np.nan, 1.0, 0.0), 0.0)
