"""Ways of signs between drawn clean keys: no deeper than straight, free where a sentence finds a free one, and
never in place of one that somebody set."""

from dataclasses import replace

import numpy as np
import pytest

from signer.document.edits import move_keys
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import SpacePoint, Transition
from signer.motion.checks.penetrating_transitions import passages
from signer.motion.operations.clearing import is_clear
from signer.sequencing.free_ways import with_free_ways
from signer.sequencing.joining import joint_of
from signer.sequencing.ways import free_way
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import seeds
from tests.helpers.placing import of, placed

SITES = (
    "chin",
    "ear.R",
    "mouth.corner.R",
    "mouth.corner.L",
    "temple.R",
    "neck.front",
    "shoulder.L",
    "nose.tip",
)
SHAPES = ("1", "b", "5", "a", "y")


def drawn(seed: int) -> Sign:
    """Two clean keys of one hand, each as a click on its site leaves it."""
    draw = np.random.default_rng(seed)
    while True:
        shape, (first, then) = str(draw.choice(SHAPES)), draw.choice(SITES, 2, replace=False).tolist()
        keys = [placed(shape, site) for site in (first, then)]
        if all(is_clear(REFERENCE, of(key), "dominant", key) for key in keys):
            one, other = (
                replace(key, id=name, time_s=time_s, hold_s=0.15)
                for key, name, time_s in zip(keys, ("k1", "k2"), (0.6, 1.2), strict=True)
            )
            return Sign(tracks=(HandTrack("dominant", (one, other)),))


def with_way(sign: Sign, way: Transition) -> Sign:
    first, *others = sign.hand("dominant").keys
    return Sign(tracks=(HandTrack("dominant", (replace(first, transition=way), *others)),))


def deepest_m(sign: Sign) -> float:
    one, other = sign.hand("dominant").keys
    found = [each for each in passages(REFERENCE, sign) if one.end_s < each.time_s < other.time_s]
    return max((each.inside.over_m for each in found), default=0.0)


def keys_of(sign: Sign) -> tuple[Key, ...]:
    return sign.hand("dominant").keys


@pytest.mark.parametrize("seed", seeds(2, whole=200))
def test_a_way_is_no_deeper_than_straight_and_free_where_a_sentence_finds_a_free_one(seed: int) -> None:
    sign = drawn(seed)
    found = with_free_ways(sign)
    assert with_free_ways(drawn(seed)) == found
    assert deepest_m(found) <= deepest_m(sign) + 1e-4
    one, other = keys_of(sign)
    joint = joint_of({"dominant": (one,)}, {"dominant": (other,)}, other.time_s - one.end_s, "citation")
    if free_way(REFERENCE, joint).is_free:
        assert deepest_m(found) == 0.0


def test_a_way_that_was_set_stays_and_one_that_was_chosen_is_chosen_anew() -> None:
    sign = next(one for one in map(drawn, range(40)) if deepest_m(one) > 0.003)
    found = with_free_ways(sign)
    by_hand = with_way(sign, Transition(path="arc", height_m=0.03))
    assert with_free_ways(by_hand) is by_hand
    straight = with_way(found, Transition())  # set by hand where another one was chosen
    moved = move_keys(["k2"], 0.1)
    assert with_free_ways(straight, found) is straight
    assert with_free_ways(moved(straight), straight) == moved(straight)
    again = with_free_ways(moved(found), found)
    assert keys_of(again)[0].transition == keys_of(with_free_ways(moved(sign)))[0].transition
    assert with_free_ways(found, found) is found


def test_nothing_is_searched_to_a_key_that_lies_in_something_until_it_is_brought_out() -> None:
    sign = next(one for one in map(drawn, range(40)) if deepest_m(one) > 0.003)
    one, other = keys_of(sign)
    inside = replace(other, placement=SpacePoint(other.articulator, (0.0, -0.2, 0.0)))
    sunk = Sign(tracks=(HandTrack("dominant", (one, inside)),))
    told = list[None]()
    assert with_free_ways(sunk, tell=lambda: told.append(None)) is sunk
    assert len(told) == 1
    assert with_free_ways(sign, sunk) == with_free_ways(sign)
