"""Ways of signs between drawn clean keys: no deeper than straight, free where a sentence finds a free one, and
never in place of one that somebody set; from and to rest no deeper than by themselves."""

from dataclasses import replace
from functools import cache
from math import inf

import numpy as np
import pytest

from signer.document.edits import move_keys, remove_keys
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Lead, SpacePoint, Transition
from signer.motion.operations.clearing import is_clear
from signer.motion.operations.leads import ENDS
from signer.motion.operations.liveliness import enlivened
from signer.motion.solving.descent import quietly
from signer.motion.solving.hand_moment import HandMoment
from signer.sequencing.free_ways import with_free_ways
from signer.sequencing.joining import joint_of
from signer.sequencing.way_search import Between, Search
from signer.sequencing.ways import free_way
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import seeds
from tests.helpers.movement import velocity_steps
from tests.helpers.penetration import passages
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


freed = cache(with_free_ways)
"""Signs with free ways, looked for once for all tests that begin from them."""


@cache
def drawn(seed: int) -> Sign:
    """Two clean keys of one hand, each as a click on its site leaves it."""
    draw = np.random.default_rng(seed)
    while True:
        shape, (first, then) = str(draw.choice(SHAPES)), draw.choice(SITES, 2, replace=False).tolist()
        keys = [placed(shape, site) for site in (first, then)]
        if all(is_clear(HandMoment(REFERENCE, of(key), "dominant", key)) for key in keys):
            one, other = (
                replace(key, id=name, time_s=time_s, hold_s=0.15)
                for key, name, time_s in zip(keys, ("k1", "k2"), (0.6, 1.2), strict=True)
            )
            return Sign(tracks=(HandTrack("dominant", (one, other)),))


def with_way(sign: Sign, way: Transition) -> Sign:
    first, *others = keys_of(sign)
    return sign.with_tracks(replace(sign.hand("dominant"), keys=(replace(first, transition=way), *others)))


def depths_m(sign: Sign) -> list[float]:
    """Measure the depth of a hand on each of its ways: from rest, from key to key, and to rest."""
    keys = keys_of(sign)
    edges = [-inf, *(time_s for key in keys for time_s in (key.time_s, key.end_s)), inf]
    found = passages(REFERENCE, sign)
    return [
        max((each.inside.over_m for each in found if from_s < each.time_s < until_s), default=0.0)
        for from_s, until_s in zip(edges[::2], edges[1::2], strict=True)
    ]


def deepest_m(sign: Sign) -> float:
    return depths_m(sign)[1]


@cache
def obstructed() -> Sign:
    """Two drawn keys with something in the way between them."""
    return next(one for one in map(drawn, range(40)) if deepest_m(one) > 0.003)


def led(sign: Sign, lead_in: Lead | None) -> Sign:
    return sign.with_tracks(replace(sign.hand("dominant"), lead_in=lead_in))


def keys_of(sign: Sign) -> tuple[Key, ...]:
    return sign.hand("dominant").keys


@pytest.mark.parametrize("seed", seeds(2, whole=200))
def test_a_way_is_no_deeper_than_straight_and_free_where_a_sentence_finds_a_free_one(seed: int) -> None:
    sign = drawn(seed)
    found = freed(sign)
    assert with_free_ways(sign) == found
    depths = depths_m(found)
    assert all(now_m <= was_m + 1e-4 for now_m, was_m in zip(depths, depths_m(sign), strict=True))
    track = found.hand("dominant")
    assert track.lead_in is None or depths[0] == 0.0
    assert track.lead_out is None or depths[-1] == 0.0
    one, other = keys_of(sign)
    joint = joint_of({"dominant": (one,)}, {"dominant": (other,)}, other.time_s - one.end_s, "citation")
    if free_way(REFERENCE, joint).is_free:
        assert deepest_m(found) == 0.0


def test_a_way_on_which_no_hand_moves_is_looked_at_like_any_other() -> None:
    sign = drawn(0)
    times = np.linspace(0.62, 0.74, 30)  # within a hold
    search = Search(
        REFERENCE, Between({"dominant": Transition()}, lambda _ways: sign, lambda _hz: times), quietly
    )
    found = search.best()
    assert (found.way.is_free, found.lacks_m, found.haste, found.too_fast) == (True, 0.0, 0.0, 0.0)


def test_a_way_that_was_set_stays_and_one_that_was_chosen_is_chosen_anew() -> None:
    sign = obstructed()
    found = freed(sign)
    by_hand = with_way(sign, Transition(path="arc", height_m=0.03))
    assert keys_of(with_free_ways(by_hand)) == keys_of(by_hand)
    straight = with_way(found, Transition())  # set by hand where another one was chosen
    moved = move_keys(["k2"], 0.1)
    assert with_free_ways(straight, found) is straight
    assert keys_of(with_free_ways(moved(straight), straight)) == keys_of(moved(straight))
    again = with_free_ways(moved(found), found)
    assert keys_of(again)[0].transition == keys_of(with_free_ways(moved(sign)))[0].transition
    assert with_free_ways(found, found) is found


def test_nothing_is_searched_to_a_key_that_lies_in_something_until_it_is_brought_out() -> None:
    sign = obstructed()
    one, other = keys_of(sign)
    inside = replace(other, placement=SpacePoint(other.articulator, (0.0, -0.2, 0.0)))
    sunk = Sign(tracks=(HandTrack("dominant", (one, inside)),))
    told = list[None]()
    found = with_free_ways(sunk, tell=lambda: told.append(None))
    assert keys_of(found) == keys_of(sunk)
    # each way and each time from or to rest, once; the way between the keys tells thrice while it is measured
    assert len(told) == len(depths_m(sunk)) + len(ENDS) + 2
    assert with_free_ways(sign, sunk) == freed(sign)


@cache
def risen(handshape: str, site: str, time_s: float = 0.6) -> Sign:
    """A key as a click on its site leaves it, with the time from rest and to it that new keys get."""
    key = replace(placed(handshape, site), id="k1", time_s=time_s)
    return enlivened(REFERENCE, Sign(), of(key))


@pytest.mark.parametrize(
    ("handshape", "site"), [("1", "ear.R"), ("s", "cheekbone.L")], ids=["DEAF", "across"]
)
def test_a_hand_rises_and_sinks_round_what_was_in_its_way(handshape: str, site: str) -> None:
    sign = risen(handshape, site)
    assert max(depths_m(sign)) > 0.003
    found = freed(sign)
    assert depths_m(found) == [0.0, 0.0]
    assert not velocity_steps(found, REFERENCE)
    assert keys_of(found) == keys_of(sign)
    assert with_free_ways(found, found) is found


def test_a_lead_that_was_set_stays_and_one_that_was_chosen_is_chosen_anew() -> None:
    sign, clear = risen("1", "ear.R"), risen("1", "chin")
    found = freed(sign)
    chosen = found.hand("dominant").lead_in
    assert chosen is not None
    by_hand = led(sign, Lead(0.03))
    assert with_free_ways(by_hand).hand("dominant").lead_in == Lead(0.03)
    assert with_free_ways(led(found, None), found) == led(found, None)
    key = keys_of(clear)[0]
    onto_chin = found.with_tracks(replace(found.hand("dominant"), keys=(key,)))
    assert with_free_ways(onto_chin, found).hand("dominant").lead_in is None
    emptied = remove_keys(["k1"])(found)
    assert with_free_ways(emptied, found).hand("dominant").lead_in == chosen
    again = emptied.with_tracks(replace(emptied.hand("dominant"), keys=(key,)))
    assert with_free_ways(again, emptied).hand("dominant").lead_in is None
    assert with_free_ways(led(again, Lead(0.03)), emptied).hand("dominant").lead_in == Lead(0.03)


def test_hands_take_the_time_that_they_need_from_rest_and_to_it_unless_it_was_set() -> None:
    sign = replace(risen("y", "temple.R", 0.9), lead_in_s=0.4, lead_out_s=0.4)
    assert {step.time_s > 1.0 for step in velocity_steps(sign, REFERENCE)} == {False, True}
    found = with_free_ways(sign)
    assert not velocity_steps(found, REFERENCE)
    assert 0.4 < found.lead_in_s <= 0.9
    assert 0.4 < found.lead_out_s <= 1.6
    by_hand = replace(sign, lead_in_s=0.35, lead_out_s=0.45)
    assert with_free_ways(by_hand) is by_hand
    sooner = move_keys(["k1"], -0.4)
    assert with_free_ways(sooner(found), found).lead_in_s == 0.5
    assert with_free_ways(sooner(found), found).lead_out_s == found.lead_out_s
    for lasts_s in (0.45, 1.2):
        set_since = replace(found, lead_out_s=lasts_s)
        assert with_free_ways(set_since, found) is set_since
        assert with_free_ways(sooner(set_since), set_since).lead_out_s == lasts_s
