"""Ways between handshapes: made for the shapes that there are, exact at both ends, and no finger through another."""

from functools import cache
from itertools import pairwise, product
from string import ascii_lowercase

import numpy as np
import pytest

from handshapes import catalogue
from handshapes.ways import FILE, way_between
from signer.characters.load import reference
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.utterance import Spelling
from signer.document.values import SpacePoint, Transition
from signer.fitting.measure import right_hand
from signer.kinematics.hand import handshape_angles
from signer.motion.posing import pose_at, poses
from signer.sequencing.spelling import spelling_sign
from tests.helpers.extent import part
from tools.fitting.drawn_digits import DrawnDigits
from tools.fitting.drawn_ways import DrawnWays, allowed, drawn_depth
from tools.fitting.shape_pairs import angles_of, every_shape, letter_shapes, pairs_in_order

PAIRS = pairs_in_order(letter_shapes())
ALL_PAIRS = pairs_in_order(every_shape()[0])
RATES_HZ = (2.5, 4.0, 6.0)
SPELLED = [("".join(pair), rate_hz) for pair in product(ascii_lowercase, repeat=2) for rate_hz in RATES_HZ]


@cache
def drawn() -> DrawnWays:
    return DrawnWays()


def test_ways_are_those_of_the_shapes_that_there_are() -> None:
    with np.load(FILE) as stored:
        kept = dict(zip(stored["names"].tolist(), stored["angles"], strict=True))
    for shape in catalogue.every():
        assert np.abs(kept[shape.name] - handshape_angles(shape)).max() < 1e-3, (
            f"{shape.name} has changed; run python -m tools.fit_ways"
        )


def test_a_way_meets_both_ends_and_is_the_same_back() -> None:
    for one, other in PAIRS[::7]:
        way, back = way_between(one, other), way_between(other, one)
        assert (way is None) == (back is None)
        if way is None or back is None:
            continue
        ends = np.stack([angles_of(one), angles_of(other)])
        assert np.array_equal(way.led(ends, np.array([0.0, 1.0])), ends)
        straight = 0.5 * ends.sum(axis=0, keepdims=True)
        half = np.array([0.5])
        assert np.allclose(way.led(straight, half), back.led(straight, half))


def test_no_joint_stops_at_once_where_its_range_ends() -> None:
    """Joints that were cut there changed their speed by 3.1 rad in the time of a change, and fingertips jerked.

    A joint that is at the end of its range in both shapes, is led out of it and back beyond it stopped by 0.87.
    """
    share = np.linspace(0.0, 1.0, 2001)
    for one, other in part(ALL_PAIRS, every=7):
        way = way_between(one, other)
        if way is not None:
            straight = (1.0 - share[:, None]) * angles_of(one) + share[:, None] * angles_of(other)
            slopes = np.diff(way.led(straight, share), axis=0) * 2000.0
            assert np.abs(np.diff(slopes, axis=0)).max() < 0.25, f"{one} to {other}"


@pytest.mark.parametrize(("one", "other"), part(ALL_PAIRS, every=900))
def test_no_finger_passes_through_another_between_shapes(one: str, other: str) -> None:
    """Run `python -m tools.fit_ways --mend --all` to mend those that do."""
    assert drawn().over_m(angles_of(one), angles_of(other), way_between(one, other)) == 0.0


@pytest.mark.parametrize(("word", "rate_hz"), part(SPELLED, every=1000))
def test_no_finger_passes_through_another_as_letters_are_spelled(word: str, rate_hz: float) -> None:
    """At 60 frames a second, as hands do it: fingers first, with the paths of J and Z, and with doubles."""
    sign = spelling_sign(reference(), Spelling(word, rate_hz))
    keys = sign.hand("dominant").keys
    for before, after in pairwise(keys):
        frames = np.arange(np.ceil(60.0 * before.end_s), 60.0 * after.time_s) / 60.0
        hands = poses(sign, [before.time_s, *frames, after.time_s], reference()).hands["dominant"]
        first, *between, last = [hand.handshape_angles for hand in hands]
        over_m = drawn().over_in_m(between, allowed(first, last))
        assert over_m < 1e-5, f"{before.handshape} to {after.handshape}: {1e3 * over_m:.2f} mm"


def test_what_parts_digits_is_known_by_the_quick_measure_of_the_drawn_hand() -> None:
    """Depths are nearly those of the drawn skin, and change with the joints as is said."""
    digits, posture = DrawnDigits(*right_hand()), 0.85 * angles_of("s") + 0.15 * angles_of("n")
    deepest = max(digits.near(posture, 0.0), key=lambda near: near.depth_m)
    assert deepest.depth_m == digits.depth(posture)
    assert deepest.depth_m == pytest.approx(drawn_depth(posture)[0], abs=3e-4)
    for joint in (0, 4, 16, 17):
        step = 0.01 * np.eye(21)[joint]
        moved = digits.depth(posture + step) - digits.depth(posture - step)
        assert moved / 0.02 == pytest.approx(float(deepest.slopes[joint]), abs=5e-3)


def test_hands_go_these_ways_and_are_at_keys_what_they_were() -> None:
    one, other = next(pair for pair in PAIRS if way_between(*pair) is not None)
    place = SpacePoint("wrist.palmar", (-0.15, -0.1, 0.3))
    keys = tuple(
        Key(f"k{number}", float(number), shape, place, transition=Transition(easing="even"))
        for number, shape in enumerate((one, other), 1)
    )
    sign = Sign(tracks=(HandTrack("dominant", keys),))
    hands = [pose_at(sign, time_s).hands["dominant"].handshape_angles for time_s in (1.0, 1.5, 2.0)]
    assert np.abs(hands[0] - angles_of(one)).max() < 1e-12
    assert np.abs(hands[2] - angles_of(other)).max() < 1e-12
    way = way_between(one, other)
    assert way is not None
    straight = 0.5 * (angles_of(one) + angles_of(other))[None]
    assert np.allclose(hands[1], way.led(straight, np.array([0.5]))[0])
    assert np.abs(hands[1] - straight[0]).max() > 0.05
