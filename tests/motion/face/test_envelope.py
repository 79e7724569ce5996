"""Laws of spans through time: rise, interval at full strength, release, and the way from one span to the
next."""

from itertools import pairwise

import numpy as np
import pytest

from signer.document.tracks.head import HEAD
from signer.document.tracks.span import Span
from signer.document.tracks.torso import TORSO
from signer.kinematics.least_jerk import least_jerk
from signer.motion.face.envelope import QUICKEST_S, YIELDS, within_limits
from tests.helpers.extent import seeds
from tests.helpers.spans import span_curve
from tests.strategies.motion import drawn_spans

NAMES = tuple(channel.name for channel in TORSO.channels)
STEEPEST = 1.875
"""The greatest slope of a least-jerk share."""


def spans_of(seed: int) -> tuple[Span, ...]:
    return tuple(drawn_spans(TORSO, 3.0, np.random.default_rng(seed)))


def wanted(span: Span) -> np.ndarray:
    return np.array([span.value(name) for name in NAMES])


@pytest.mark.parametrize("seed", seeds(8, whole=200))
def test_a_span_is_just_its_posture_while_it_is_held(seed: int) -> None:
    spans = spans_of(seed)
    assert len(spans) > 1
    curve = span_curve(spans, NAMES)
    for span, later in zip(spans, [*spans[1:], None], strict=True):
        until_s = span.end_s if later is None else min(span.end_s, later.time_s - QUICKEST_S)
        for time_s in np.linspace(span.time_s, max(until_s, span.time_s), 5):
            assert np.array_equal(curve.at(np.array([time_s]))[0], wanted(span))


@pytest.mark.parametrize("seed", seeds(8, whole=200))
def test_on_the_way_values_stay_between_those_of_both_spans(seed: int) -> None:
    spans = spans_of(seed)
    curve = span_curve(spans, NAMES)
    for one, other in pairwise(spans):
        meets = other.from_s < one.until_s
        ends = np.stack([wanted(one), wanted(other)] + ([] if meets else [np.zeros(len(NAMES))]))
        found = curve.at(np.linspace(one.end_s, other.time_s, 41))
        assert (found >= ends.min(axis=0) - 1e-15).all()
        assert (found <= ends.max(axis=0) + 1e-15).all()
        if meets:
            shares = (found - wanted(one)) @ (wanted(other) - wanted(one))
            assert (np.diff(shares) >= -1e-15).all(), "it goes there without a dip"
    rest = curve.at(np.array([-1.0, spans[0].from_s, spans[-1].until_s, spans[-1].until_s + 1.0]))
    assert np.array_equal(rest[[0, 2, 3]], np.zeros((3, len(NAMES))))


@pytest.mark.parametrize("seed", seeds(8, whole=200))
def test_nothing_jumps_and_each_time_is_by_itself(seed: int) -> None:
    spans = spans_of(seed)
    curve, times = span_curve(spans, NAMES), np.arange(-0.1, spans[-1].until_s + 0.1, 0.001)
    found = curve.at(times)
    furthest = np.abs(np.array([wanted(span) for span in spans])).max(axis=0) * 2.0
    shortest = min(
        min(span.offset_s for span in spans),
        min(span.time_s - span.from_s for span in spans),
        QUICKEST_S,
        0.02,
    )
    assert (np.abs(np.diff(found, axis=0)) <= 0.001 * STEEPEST / shortest * furthest + 1e-12).all()
    order = np.random.default_rng(seed).permutation(len(times))[:20]
    assert np.array_equal(curve.at(times[order]), found[order])
    assert all(np.array_equal(curve.at(times[[row]])[0], found[row]) for row in order)


def test_a_rise_before_the_beginning_is_cut() -> None:
    span = Span("t1", 0.1, 0.2, onset_s=0.5, pose=(("pitch_rad", 0.2),))
    found = span_curve((span,), NAMES).at(np.array([0.0, 0.05, 0.1]))[:, 0]
    assert found == pytest.approx([0.0, 0.1, 0.2])


def test_spans_without_room_between_them_change_within_the_first_of_them() -> None:
    one, other = (
        Span(name, time_s, 0.5, pose=(("turn_rad", value),))
        for name, time_s, value in (("t1", 0.5, 0.3), ("t2", 1.0, -0.3))
    )
    found = span_curve((one, other), NAMES).at(np.array([0.9, 0.95, 1.0]))[:, 1]
    assert found == pytest.approx([0.3, 0.0, -0.3])


def test_nothing_at_all_is_rest() -> None:
    assert np.array_equal(span_curve((), NAMES).at(np.linspace(0.0, 1.0, 3)), np.zeros((3, 3)))


def test_least_jerk_begins_and_ends_at_rest() -> None:
    shares = least_jerk(np.array([0.0, 1e-4, 0.5, 1.0 - 1e-4, 1.0]))
    assert shares == pytest.approx([0.0, 0.0, 0.5, 1.0, 1.0], abs=1e-10)


@pytest.mark.parametrize("kind", [TORSO, HEAD])
def test_limits_leave_what_is_within_them_and_give_way_beyond(kind: object) -> None:
    assert kind in (TORSO, HEAD)
    channels = TORSO.channels if kind is TORSO else HEAD.channels
    low, high = (np.array([getattr(one, end) for one in channels]) for end in ("low", "high"))
    inside = low + np.linspace(0.0, 1.0, 11)[:, None] * (high - low)
    assert np.array_equal(within_limits(inside, channels), inside)
    far = high + np.linspace(0.0, 0.5, 4000)[:, None] * (high - low)
    found = within_limits(far, channels)
    assert (np.diff(found, axis=0) >= 0.0).all()
    assert (found <= high + YIELDS * (high - low)).all()
    slope = np.diff(found, axis=0) / np.diff(far, axis=0)
    assert slope[0] == pytest.approx(1.0, abs=0.01)
    assert (np.abs(np.diff(slope, axis=0)) < 0.01).all()
    assert within_limits(low + high - far, channels) == pytest.approx(low + high - found)
