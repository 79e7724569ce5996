"""Laws of sentences with life: times change, what is signed does not; letters, citation and ends stay."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from body_model.arrays import Array
from handshapes.catalogue import find
from handshapes.joints import angles_of
from signer.document.queries import IDLE
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.utterance import Number, Point, SignContent, Spelling, Utterance, UtteranceItem
from signer.document.utterance_item_edits import set_tempo
from signer.document.values import ROLES, SpacePoint
from signer.files import load_sign
from signer.files.utterance_file import read_utterance, utterance_bytes
from signer.motion.places.hands import shape_of
from signer.motion.posing import poses
from signer.sequencing import KnownWays, perform, say
from signer.sequencing.idle import STAYS, _evenly_timed, half_rest
from signer.sequencing.paces import paced
from signer.sequencing.part import part_of
from signer.sequencing.rates import END_S, LAST_GIVES, POINT_GIVES, SINKS_FROM_S, SINKS_S, transition_s
from tests.helpers.characters import REFERENCE
from tests.helpers.extent import count
from tests.helpers.sentences import shelf
from tests.helpers.signs import LIBRARY
from tests.strategies.utterances import utterance

SEEDS = (0, 3)[: count(1, whole=2)]


@cache
def signed(one: Utterance, life: float) -> Sign:
    """Perform for what keys are: no way is looked at."""
    return perform(replace(one, life=life), ways=KnownWays()).sign


def keys_of(sign: Sign) -> dict[str, Key]:
    """Keys of items by their ids, without those of hands that items leave free."""
    found = (key for role in ROLES for key in sign.hand(role).keys)
    return {key.id: key for key in found if not key.id.endswith(IDLE)}


def bare(key: Key) -> Key:
    return replace(
        key, time_s=0.0, hold_s=0.0, transition=Key("", 0.0, "", key.placement).transition, stops=False
    )


@pytest.mark.parametrize("life", [0.0, 1.0])
def test_an_edit_shows_what_the_same_sentence_shows_that_was_never_edited(life: float) -> None:
    """An edited sentence shows what the same one shows that was never edited."""
    before = replace(utterance(SEEDS[0], 4), life=life, style="natural")
    once = perform(before, ways=KnownWays()).sign
    times = np.linspace(0.3, once.hand("dominant").keys[-1].end_s, 5)
    poses(once, times, REFERENCE)
    after = set_tempo(before.items[1].id, 0.8)(before)
    edited, anew = (
        perform(each, ways=KnownWays()).sign
        for each in (after, read_utterance(utterance_bytes(after)).utterance)
    )
    assert edited == anew
    assert edited != once
    np.testing.assert_array_equal(*(poses(each, times, REFERENCE).matrices for each in (edited, anew)))


@pytest.mark.parametrize("seed", SEEDS)
def test_life_changes_times_of_keys_and_nothing_that_they_say(seed: int) -> None:
    one = replace(utterance(seed, 4), style="natural")
    still, lively = (keys_of(signed(one, life)) for life in (0.0, 1.0))
    assert {name: bare(key) for name, key in still.items()} == {
        name: bare(key) for name, key in lively.items()
    }
    for item in one.items:
        mine = [name for name in still if name.startswith(f"{item.id}.")]
        if mine and isinstance(item.content, Spelling | Number):
            times = [[keys[name].time_s - keys[mine[0]].time_s for name in mine] for keys in (still, lively)]
            assert times[0] == pytest.approx(times[1])


def test_citation_keeps_all_its_times() -> None:
    one = replace(say("MY IX-3p 5", shelf()), style="citation")
    still, lively = (keys_of(signed(one, life)) for life in (0.0, 1.0))
    assert [(key.time_s, key.hold_s) for key in still.values()] == [
        (key.time_s, key.hold_s) for key in lively.values()
    ]
    assert all(key.stops for key in lively.values())


def test_holds_of_ends_pauses_and_pins_stay_and_those_within_give() -> None:
    one = replace(say("MY NAME, MY (0.4s) MY.", shelf()), style="natural")
    still, lively = (keys_of(signed(one, life)) for life in (0.0, 1.0))
    ends = {item.id for item in one.items if item.end}
    assert ends
    for item_id in ends:
        last = max(
            (key for key in still.values() if key.id.startswith(f"{item_id}.")), key=lambda key: key.end_s
        )
        gives_s = LAST_GIVES * END_S["sentence"] if item_id == one.items[-1].id else 0.0
        assert lively[last.id].hold_s == pytest.approx(last.hold_s - gives_s, abs=0.005)
    free = replace(say("GO MOTHER", shelf()), style="natural")
    holds = [sum(key.hold_s for key in keys_of(signed(free, life)).values()) for life in (0.0, 1.0)]
    assert holds[0] > holds[1]


def test_a_point_keeps_a_part_of_its_hold() -> None:
    one = replace(say("IX-3p MOTHER", shelf()), style="natural")
    assert isinstance(one.items[0].content, Point)
    assert isinstance(one.items[1].content, SignContent)
    holds = [next(iter(keys_of(signed(one, life)).values())).hold_s for life in (0.0, 0.5, 1.0)]
    assert holds[1:] == pytest.approx([(1.0 - 0.5 * POINT_GIVES) * holds[0], (1.0 - POINT_GIVES) * holds[0]])


def test_transitions_are_evener_with_life_and_turns_take_as_long() -> None:
    still, lively = (
        [transition_s("natural", 1.0, way, 0.0, 0.0, life) for way in (0.05, 0.6)] for life in (0.0, 1.0)
    )
    assert lively[0] < still[0] < still[1] < lively[1]
    assert transition_s("natural", 1.0, 0.05, 3.0, 0.0, 1.0) == transition_s("natural", 1.0, 0.05, 3.0, 0.0)


def test_a_sign_brings_no_life_of_its_own_into_a_sentence() -> None:
    one = replace(say("MOTHER", shelf()), style="natural")
    content = one.items[0].content
    assert isinstance(content, SignContent)
    lively = replace(one.items[0], content=replace(content, sign=replace(content.sign, life=1.0)))
    made = signed(replace(one, items=(lively,)), 0.0)
    assert made == signed(one, 0.0)
    assert made.life == 0.0


def test_the_sign_of_a_sentence_with_life_says_what_its_items_end() -> None:
    one = replace(say("MY NAME, MY; MY. NAME", shelf()), style="natural")
    marks = signed(one, 0.5).markers
    assert [mark.end for mark in marks] == [item.end for item in one.items]
    assert [mark.end for mark in marks] == ["", "phrase", "clause", "sentence", ""]
    assert not any(mark.end for mark in signed(one, 0.0).markers)


def test_a_hand_that_waits_sinks_relaxes_and_comes_a_little_back() -> None:
    one = replace(say("NAME MY MOTHER NAME", shelf()), style="natural", tempo=1.1)
    (still,) = waiting(one, 0.0)
    for whole in (0.5, 1.0)[-count(1, whole=2) :]:
        keys, ends = waiting(one, whole), perform(replace(one, life=whole), ways=KnownWays()).items
        life = whole * (ends[-1].start_s - ends[0].end_s - SINKS_FROM_S) / (SINKS_S - SINKS_FROM_S)
        assert 0.7 * whole < life < whole
        sunk_m = [height_m(still) - height_m(key) for key in keys]
        row = sunk_m.index(max(sunk_m))
        assert len(keys) == 4
        assert 0.05 * life < sunk_m[row] <= 0.12 * life + 1e-6
        assert sunk_m[: row + 1] == sorted(sunk_m[: row + 1])
        assert sunk_m[row:] == sorted(sunk_m[row:], reverse=True)
        assert sunk_m[-1] == pytest.approx(2.0 / 3.0 * sunk_m[row], rel=0.2)
        for key in keys:
            assert key.orientation == still.orientation
            for name, angle in angles_of(shape_of(key.form)).items():
                stiff, lax = (angles_of(find(shape))[name] for shape in (still.handshape, "lax"))
                assert angle == pytest.approx(stiff + 0.6 * life * (lax - stiff), abs=1e-4)


def test_a_hand_that_waits_long_sinks_soon_by_its_palm_on_the_way_to_half_rest() -> None:
    one = replace(say("NAME fs-LINDA NAME", shelf()), style="natural")
    (still,) = waiting(one, 0.0)
    below = half_rest("base")
    keys = waiting(one, 1.0)
    assert len(keys) == 3
    assert min(keys, key=height_m) is keys[1]
    assert keys[1].time_s - keys[0].time_s < 0.6 < keys[2].time_s - keys[1].time_s
    way = point_m(below) - point_m(still)
    for key in keys:
        off = np.cross(point_m(key) - point_m(below), way / np.linalg.norm(way))
        assert np.linalg.norm(off) < 1e-4


def test_a_hand_that_waits_at_half_rest_goes_no_lower() -> None:
    ours = SignContent("OUR", load_sign(LIBRARY / "OUR.sign"))
    spelled = UtteranceItem("i2", Spelling("LINDA"), mirrored=True)
    one = Utterance(items=(UtteranceItem("i1", ours), spelled, UtteranceItem("i3", ours)))
    (waits,) = (key for key in signed(one, 1.0).hand("dominant").keys if key.id.endswith(STAYS))
    assert waits.placement == half_rest("dominant").placement


def waiting(one: Utterance, life: float) -> list[Key]:
    """Keys of the base hand while MY leaves it free."""
    return [key for key in signed(one, life).hand("base").keys if key.id.endswith(STAYS)]


def point_m(key: Key) -> Array:
    assert isinstance(key.placement, SpacePoint)
    return np.array(key.placement.point_m)


def height_m(key: Key) -> float:
    return float(point_m(key)[1])


@pytest.mark.parametrize("name", ["MOTHER", "IDEA", "RAIN"])
def test_what_is_asked_of_a_waiting_hand_is_asked_once_for_all_paces(name: str) -> None:
    part = part_of(load_sign(LIBRARY / f"{name}.sign"))
    quick = paced(part, 0.45, 0.9)
    assert quick.length_s < part.length_s
    evenly = (_evenly_timed(each, "dominant").hand("dominant") for each in (quick, part))
    assert next(evenly) == next(evenly)
