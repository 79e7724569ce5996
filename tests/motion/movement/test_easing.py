from itertools import product

import numpy as np
import pytest

from signer.document.values import EASINGS, Easing, Handles, Transition
from signer.motion.movement.easing import ease, ease_by_handles, progress
from tests.helpers.extent import each

SHARES = np.linspace(0.0, 1.0, 1001)
HANDLES: tuple[Handles, ...] = (
    (0.42, 0.0, 0.58, 1.0),
    (1.0, 0.0, 0.0, 1.0),
    (0.0, 1.0, 1.0, 0.0),
    (0.0, 0.0, 1.0, 1.0),
    (0.1, 0.9, 0.2, 1.0),
)
WAYS = (
    Transition(),
    Transition(repeats=2),
    Transition(repeats=1, easing="even"),
    Transition(easing="tense", repeats=3),
    Transition(handles=HANDLES[0]),
)


@pytest.mark.parametrize("easing", EASINGS)
def test_every_profile_goes_from_start_to_end(easing: Easing) -> None:
    assert ease(easing, 0.0) == 0.0
    assert ease(easing, 1.0) == 1.0


@pytest.mark.parametrize("easing", EASINGS)
def test_no_profile_turns_back(easing: Easing) -> None:
    assert (np.diff(ease(easing, SHARES)) >= 0.0).all()


@pytest.mark.parametrize("easing", EASINGS)
def test_outside_its_time_a_profile_stands_at_its_ends(easing: Easing) -> None:
    assert ease(easing, [-1.0, 2.0]).tolist() == [0.0, 1.0]


def test_smooth_leaves_and_arrives_at_rest() -> None:
    speed = np.diff(ease("smooth", SHARES)) / np.diff(SHARES)
    assert speed[0] < 1e-4
    assert speed[-1] < 1e-4


def test_smooth_is_the_way_of_least_jerk() -> None:
    """Among all ways between two rests its mean squared jerk, 720, is the least; here against ways bent a
    little."""
    x = np.linspace(0.0, 1.0, 20001)

    def jerk(way: np.ndarray) -> float:
        return float(np.square(np.diff(way, 3) / (x[1] - x[0]) ** 3).mean())

    least = jerk(ease("smooth", x))
    assert least == pytest.approx(720.0, rel=1e-3)
    for waves in (1, 2, 3):
        bent = x**3 * (1.0 - x) ** 3 * np.sin(np.pi * waves * x)
        assert jerk(ease("smooth", x) + 0.1 * bent) > least
        assert jerk(ease("smooth", x) - 0.1 * bent) > least


def test_soft_ends_are_mirror_images() -> None:
    np.testing.assert_allclose(ease("soft start", SHARES), 1.0 - ease("soft stop", 1.0 - SHARES), atol=1e-15)


def test_a_sharp_stop_brakes_from_full_speed_within_a_tenth_of_the_time_and_then_stands() -> None:
    way = ease("sharp stop", SHARES)
    arrived = int(np.argmax(way == 1.0))
    assert 0.6 < SHARES[arrived] < 0.9
    speed = np.diff(way)
    assert speed[arrived - 110] > 0.98 * speed.max()
    assert speed[arrived - 1] < 0.02 * speed.max()


def test_tense_keeps_one_speed_between_short_ramps() -> None:
    speed = np.diff(ease("tense", SHARES))
    assert np.ptp(speed[200:800]) < 1e-12
    assert speed[0] < 0.01 * speed[500]
    np.testing.assert_allclose(speed, speed[::-1], atol=1e-12)


# Profiles of one's own


@pytest.mark.parametrize("handles", HANDLES)
def test_handles_lead_from_start_to_end_and_never_back(handles: Handles) -> None:
    way = ease_by_handles(handles, SHARES)
    assert way[0] == 0.0
    assert way[-1] == 1.0
    assert (np.diff(way) >= -1e-12).all()


def test_handles_on_the_diagonal_are_even() -> None:
    np.testing.assert_allclose(ease_by_handles((0.25, 0.25, 0.6, 0.6), SHARES), SHARES, atol=1e-12)


def test_handles_are_the_curve_they_draw() -> None:
    first, last = (0.3, 0.1), (0.4, 0.95)
    s = np.linspace(0.0, 1.0, 50)[:, None]
    curve = 3 * (1 - s) ** 2 * s * np.array(first) + 3 * (1 - s) * s**2 * np.array(last) + s**3
    np.testing.assert_allclose(ease_by_handles((*first, *last), curve[:, 0]), curve[:, 1], atol=1e-12)


# There and back, ahead and behind


@each([*product(WAYS, (0.0, 0.3, -0.3, 0.9, -0.9))])
def test_every_way_leads_from_start_to_end_without_a_jump(way: Transition, lead: float) -> None:
    done = progress(way, SHARES, lead)
    assert done[0] == 0.0
    assert done[-1] == 1.0
    assert np.abs(np.diff(done)).max() < 0.2
    assert progress(way, [-1.0, 2.0], lead).tolist() == [0.0, 1.0]


@pytest.mark.parametrize("repeats", [0, 1, 3])
def test_repeats_go_back_and_there_again(repeats: int) -> None:
    turns = progress(Transition(repeats=repeats), np.linspace(0.0, 1.0, 2 * repeats + 2))
    np.testing.assert_allclose(turns, [index % 2 for index in range(2 * repeats + 2)], atol=1e-12)


def test_what_leads_arrives_earlier_and_what_lags_leaves_later() -> None:
    ahead, behind = progress(Transition(), SHARES, 0.25), progress(Transition(), SHARES, -0.25)
    assert (ahead >= progress(Transition(), SHARES)).all()
    assert (behind <= progress(Transition(), SHARES)).all()
    assert ahead[750] == 1.0
    assert behind[250] == 0.0
