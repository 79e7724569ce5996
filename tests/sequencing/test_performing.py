"""Sentences as signs: what items promise wherever they stand, and what stands between them."""

import random
from dataclasses import replace
from functools import partial
from itertools import pairwise

import numpy as np
import pytest

from signer.characters.load import character_names, load_character, reference
from signer.document import utterance_edits as edits
from signer.document import utterance_item_edits as item_edits
from signer.document import utterance_span_edits as span_edits
from signer.document.items import with_items
from signer.document.problems import structure_problems
from signer.document.sign import Sign
from signer.document.timing import SHORTEST_GAP_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.utterance import (
    Classifier,
    Gap,
    Number,
    Onward,
    Pause,
    Point,
    SignContent,
    Spelling,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
)
from signer.document.values import (
    ROLES,
    TOUCHING,
    Contact,
    GlobalOrientation,
    HandRole,
    Place,
    SkinSpot,
    SpacePoint,
)
from signer.files import load_sign, read_sign
from signer.files.writing import sign_bytes
from signer.kinematics.comfort import turn_share
from signer.library.shelf import sign_files
from signer.motion.checks.conditions import two_hand_problems
from signer.motion.checks.moments import Moments
from signer.motion.checks.pace import FASTEST_M_S
from signer.motion.posing import pose_at, poses
from signer.motion.posture.penetration import insides
from signer.motion.posture.wished_wrist import angles_of
from signer.sequencing import KnownWays, Performed, perform, say
from signer.sequencing.idle import half_rest, sunk_key
from signer.sequencing.items import said_items, setting_of
from signer.sequencing.paces import evenly_paced
from signer.sequencing.part import Part, last_hold_s, part_of, with_last_hold
from signer.sequencing.pointing import place_m, towards
from signer.sequencing.rates import FASTEST_MEAN_M_S, LAST_TOUCH_S, SHORTEST_TRANSITION_S
from tests.helpers.extent import count, part
from tests.helpers.sentences import performed, sentence, shelf
from tests.soak.transitions import content
from tests.strategies.utterances import utterance

HAND = TrackName("hand", "dominant")


def written(utterance: Utterance) -> Sign:
    """Perform an utterance for what its keys are, which hangs on no pace and on no way that is looked at."""
    return perform(utterance, ways=KnownWays()).sign


def parts(utterance: Utterance) -> list[Part]:
    """Items of a sentence, each in its own time."""
    who = reference()
    return [one.part for one in said_items(setting_of(who, utterance), utterance, partial(evenly_paced, who))]


def moments(found: Performed, item_id: str) -> np.ndarray:
    item = next(one for one in found.items if one.id == item_id)
    return np.linspace(item.start_s, item.end_s, 3)


def test_it_is_a_sign_that_can_be_saved_and_has_its_glosses_as_marked_times() -> None:
    sign = performed().sign
    assert structure_problems(sign) == ()
    assert read_sign(sign_bytes(sign)).sign == sign
    assert [marker.text for marker in sign.markers] == ["MY", "NAME", "fs-JO", "IX-2p", "HELP", "MOTHER"]
    assert [(one.start_s, one.gloss) for one in performed().items] == [
        (marker.time_s, marker.text) for marker in sign.markers
    ]
    assert performed().problems == ()
    assert perform(sentence()) == performed()


@pytest.mark.parametrize("gloss", ["HELP", "SICK"])
def test_one_item_in_citation_is_the_sign_of_the_library(gloss: str) -> None:
    one = replace(say(gloss, shelf()), style="citation")
    content = one.items[0].content
    assert isinstance(content, SignContent)
    own, sign = content.sign, perform(one).sign
    assert (sign.lead_in_s, sign.lead_out_s) == (own.lead_in_s, own.lead_out_s)
    for before, after in zip(own.tracks, sign.tracks, strict=True):
        text = repr(after).replace("i1.", "")
        assert text == repr(before)


def test_every_contact_is_met() -> None:
    sign = performed().sign
    touching = [
        (role, key)
        for role in ROLES
        for key in sign.hand(role).keys
        if key.contact is not None and key.contact.manner in TOUCHING
    ]
    assert len(touching) > 4
    frames = poses(sign, [key.end_s for _, key in touching], reference())
    for row, (role, key) in enumerate(touching):
        assert frames.hands[role][row].contact_error_m < 1e-4, key.id


@pytest.mark.parametrize("seed", range(count(1, whole=100)))
def test_an_item_is_the_same_whatever_becomes_of_others(seed: int) -> None:
    chosen = random.Random(seed)
    items = tuple(chosen.sample(sentence().items, len(sentence().items)))
    one = replace(sentence(), items=items, style="natural", spans=())  # spans lead head and trunk over all
    row = chosen.choice((0, len(one.items) - 1))
    change = chosen.choice(
        (
            item_edits.replace_item(one.items[row].id, say("FATHER", shelf()).items[0].content),
            item_edits.set_tempo(one.items[row].id, 1.3),
            item_edits.mirror_items([one.items[row].id]),
            edits.insert_items([Pause(0.3), Number(7)], one.items[row].id),
        )
    )
    frames = [perform(each, avoid=False) for each in (one, change(one))]
    for place, item in enumerate(one.items):
        if abs(place - row) < 2:
            continue
        shown = [poses(found.sign, moments(found, item.id), reference()) for found in frames]
        wrists = {
            role: [np.array([hand.wrist for hand in each.hands[role]]) for each in shown] for role in ROLES
        }
        off = {role: float(np.abs(old - new).max()) for role, (old, new) in wrists.items()}
        uses_both = len(parts(one)[place].keys("base")) > 0
        assert off["base"] < 1e-9 or not uses_both, item.id
        # a free hand elsewhere moves the skin of the chest a little
        assert off["dominant"] < (1e-9 if off["base"] < 1e-9 else 1e-4), item.id


def test_transitions_are_slow_enough_and_free_of_the_body() -> None:
    sign = performed().sign
    for one in performed().transitions:
        assert one.is_free
        times = np.linspace(one.start_s, one.end_s, 9)
        frames = poses(sign, times, reference())
        for role in one.ways:
            wrists = np.array([hand.wrist for hand in frames.hands[role]])
            mean = float(np.linalg.norm(wrists[-1] - wrists[0])) / (one.end_s - one.start_s)
            fastest = float(np.linalg.norm(np.diff(wrists, axis=0), axis=1).max() / (times[1] - times[0]))
            assert mean <= FASTEST_MEAN_M_S + 1e-6
            assert fastest <= FASTEST_M_S


def test_a_frame_of_a_performed_sentence_is_its_pose() -> None:
    sign = performed().sign
    times = np.linspace(performed().items[2].start_s, performed().items[5].start_s, 7)
    frames = poses(sign, times, reference())
    for row in (1, 3, 6):
        alone = pose_at(sign, float(times[row]))
        assert np.abs(alone.bone_positions - frames.bone_positions[row]).max() < 1e-9


def test_what_is_taken_back_gives_the_same_bytes() -> None:
    one = sentence()
    swapped = edits.move_items(["i2"], "i1")(one)
    assert perform(swapped, avoid=False).sign != perform(one, avoid=False).sign
    back = edits.move_items(["i1"], "i2")(swapped)
    twice = item_edits.mirror_items(["i5"])(item_edits.mirror_items(["i5"])(one))
    for each in (back, twice):
        assert sign_bytes(perform(each).sign) == sign_bytes(performed().sign)


def test_a_mirrored_item_is_the_mirror_image() -> None:
    plain = replace(say("HELP", shelf()), style="citation")
    frames = [
        poses(perform(each).sign, [0.5, 0.9], reference()).hands
        for each in (plain, item_edits.mirror_items(["i1"])(plain))
    ]
    for role, other in (("dominant", "base"), ("base", "dominant")):
        for one, image in zip(frames[0][role], frames[1][other], strict=True):  # type: ignore[index]
            assert np.abs(one.wrist * (-1.0, 1.0, 1.0) - image.wrist).max() < 1e-4


def test_an_item_is_moved_the_same_way_mirrored_or_not() -> None:
    plain = replace(say("HELP", shelf()), style="citation")
    for one in (plain, item_edits.mirror_items(["i1"])(plain)):
        first, moved = (
            [key for role in ROLES for key in written(each).hand(role).keys]
            for each in (one, item_edits.set_item("i1", moved_m=(0.05, 0.02, -0.01))(one))
        )
        by = [np.subtract(b.placement.point_m, a.placement.point_m) for a, b in zip(first, moved, strict=True)
              if not isinstance(a.placement, Contact)]  # fmt: skip
        assert np.allclose(by, (0.05, 0.02, -0.01))
        assert by


@pytest.mark.parametrize("hold_s", [0.02, 0.3])
def test_the_cut_of_a_last_touch_leaves_a_frame_or_a_hold_that_is_shorter_already(hold_s: float) -> None:
    touching = Key("k1", 0.0, "1", Contact("index.tip", "chin"), hold_s)
    made = Part(with_items(Sign(), TrackName("hand", "dominant"), (touching,)), hold_s)
    assert last_hold_s(with_last_hold(made, 0.0)) == pytest.approx(min(hold_s, LAST_TOUCH_S), abs=1e-4)
    assert last_hold_s(with_last_hold(made, 0.5)) == pytest.approx(
        max(hold_s / 2, min(hold_s, LAST_TOUCH_S)), abs=1e-4
    )


def test_a_hand_that_is_left_free_stays_and_sinks_and_comes_up_again() -> None:
    one = say("NAME MY MY MY MY NAME MY", shelf())
    ids = [key.id for key in written(one).hand("base").keys]
    assert [one for one in ids if "stays" in one or "rest" in one] == [
        "i2.base stays",
        "i4.base half rest",
        "i7.base stays",
    ]
    met = perform(
        say("MORE MY MORE", shelf()), ways=KnownWays()
    )  # what met the other hand is a place in space now
    times = [met.items[0].end_s, met.items[1].end_s]
    base = poses(met.sign, times, reference()).hands["base"]
    assert np.abs(base[1].wrist - base[0].wrist).max() < 1e-3
    ended = item_edits.set_item("i1", end="phrase")(one)
    assert not any("i2.base stays" in key.id for key in written(ended).hand("base").keys)
    kept = item_edits.set_items(["i4", "i5"], idle_hand="stay")(one)
    assert not any("half rest" in key.id for key in written(kept).hand("base").keys)


def test_a_free_hand_stays_where_the_other_one_neither_needs_it_nor_goes_through_it() -> None:
    def stays(first: str, second: UtteranceItem) -> bool:
        sign = written(Utterance(items=(UtteranceItem("i1", content(first)), second)))
        return any(key.id == "i2.base stays" for key in sign.hand("base").keys)

    father, hungry = (UtteranceItem("i2", content(gloss)) for gloss in ("FATHER", "HUNGRY"))
    brushed = content("FATHER").edited.hand("dominant").keys[0].contact
    assert brushed is not None
    assert isinstance(brushed.site, SkinSpot)  # which lies on the forehead
    assert stays("FRIEND", father)
    assert stays("FRIEND", hungry)
    assert not stays("LOVE", hungry)  # whose arms are crossed before the chest
    assert stays("LOVE", replace(hungry, idle_hand="stay"))


@pytest.mark.parametrize(
    ("said", "sinks"),
    [("NAME fs-JOE", True), ("NAME fs-JOE NAME", True), ("NAME MY NAME", False), ("NAME MY", True)],
)
def test_a_hand_that_nobody_needs_for_long_sinks_and_loosens_while_it_stays(said: str, sinks: bool) -> None:
    sign = perform(say(said, shelf()), avoid=False).sign
    row = next(row for row, key in enumerate(sign.hand("base").keys) if key.id == "i2.base stays")
    left, stays = sign.hand("base").keys[row - 1 : row + 1]
    before, there = poses(sign, [left.end_s, stays.time_s], reference()).hands["base"]
    assert (stays.handshape == "lax") == sinks
    assert (before.wrist[1] - there.wrist[1] > 0.05) == sinks
    assert sinks or np.abs(before.wrist - there.wrist).max() < 1e-3
    kept = item_edits.set_item("i2", idle_hand="stay")(say(said, shelf()))
    assert written(kept).hand("base").keys[row].handshape == left.handshape


def test_a_hand_that_sinks_is_clear_of_the_body_within_all_limits() -> None:
    """Whatever sign it comes from: before the belly where half way is not free."""
    signs = [load_sign(path) for path in part(sorted(sign_files()), every=24)]
    found = [(role, part_of(sign)) for sign in signs for role in ROLES if sign.hand(role).keys]
    sunk = [(role, sunk_key(reference(), role, made)) for role, made in found]
    for role, key in sunk:
        sign = Sign(tracks=(HandTrack(role, (replace(key, time_s=0.5),)),))
        frames = poses(sign, [0.5], reference())
        assert insides(frames)[role][0].is_clear
        assert frames.hands[role][0].limits == ()
        assert frames.hands[role][0].state == "free"


@pytest.mark.parametrize("name", character_names())
def test_hands_that_wait_touch_neither_the_body_nor_each_other(name: str) -> None:
    sign = Sign()
    for role in ROLES:
        sign = with_items(sign, TrackName("hand", role), (replace(half_rest(role), time_s=0.5),))
    frames = poses(sign, [0.5], load_character(name))
    for role, inside in insides(frames).items():
        assert inside[0].is_clear, role
        assert frames.hands[role][0].limits == ()


def test_a_point_at_who_stands_nowhere_goes_ahead_and_is_told() -> None:
    nowhere, ahead = (Utterance(items=(UtteranceItem("i1", Point(to)),)) for to in ("gone", "addressee"))
    assert written(nowhere).hand("dominant") == written(ahead).hand("dominant")
    assert [problem.where for problem in perform(nowhere, avoid=False).problems] == ["items[0] (IX:gone)"]


def test_signs_that_meet_in_one_posture_keep_one_hold() -> None:
    one = edits.set_utterance(style="teaching")(say("MY", shelf()))
    my = one.items[0].content
    assert isinstance(my, SignContent)
    touch = my.sign.hand("dominant").keys[0]
    away = replace(touch, id="k2", time_s=touch.end_s + 0.3, placement=SpacePoint("palm.centre", (0.0, 0.1, 0.3)),
                   second=None, act=None, local=())  # fmt: skip
    held = replace(touch, act=None, local=(), hold_s=0.2)
    goes = SignContent("GOES", with_items(my.sign, HAND, (held, away)))
    comes = SignContent("COMES", with_items(my.sign, HAND, (replace(away, id="k1", time_s=0.0),
                        replace(held, id="k2", time_s=away.time_s, hold_s=0.1))))  # fmt: skip
    both = replace(one, items=(UtteranceItem("i1", comes), UtteranceItem("i2", goes)))
    found = perform(both, avoid=False)
    _, last, first, _ = found.sign.hand("dominant").keys
    alone = [each.keys("dominant") for each in parts(both)]
    assert first.time_s - last.end_s == pytest.approx(SHORTEST_GAP_S)
    longest_s = max(alone[0][-1].hold_s, alone[1][0].hold_s)
    assert first.end_s - last.time_s == pytest.approx(longest_s + SHORTEST_GAP_S)
    ended = perform(item_edits.set_item("i1", end="phrase")(both), avoid=False)
    assert ended.items[1].start_s - ended.items[0].end_s >= SHORTEST_TRANSITION_S


def test_what_somebody_sets_of_times_and_ways_is_kept() -> None:
    one = sentence()
    one = item_edits.set_transition("i1", Onward(0.5, "arc", 0.06, 0.4))(one)
    one = item_edits.set_items(["i6"], repeats=1, at_s=9.0, hold_s=0.25)(one)
    found = perform(one)
    first = found.transitions[0]
    assert first.end_s - first.start_s == pytest.approx(0.5)
    assert {(way.path, way.height_m, way.plane_rad) for way in first.ways.values()} == {("arc", 0.06, 0.4)}
    assert found.items[-1].start_s == 9.0
    assert len([key for key in found.sign.hand("dominant").keys if key.id.startswith("i6")]) > 2
    way = found.transitions[-2]
    free = perform(item_edits.set_item("i6", at_s=None)(one)).transitions[-2]
    assert way.end_s - way.start_s == pytest.approx(
        free.end_s - free.start_s
    )  # the hands wait, and do not crawl
    late = perform(item_edits.set_item("i2", at_s=0.1)(one), avoid=False)
    assert [str(problem).split(":")[0] for problem in late.problems] == ["items[1] (NAME)"]
    assert "pin it later" in late.problems[0].words


def test_tempo_ends_and_pauses_change_times() -> None:
    def lasts_s(one: Utterance) -> float:
        return perform(one, avoid=False).items[-1].end_s

    one = say("MY MOTHER", shelf())
    assert (
        lasts_s(edits.set_utterance(tempo=2.0)(one))
        < lasts_s(one)
        < lasts_s(item_edits.set_tempo("i1", 0.5)(one))
    )
    styles = [lasts_s(edits.set_utterance(style=style)(one)) for style in ("natural", "clear", "teaching")]
    assert styles == sorted(styles)
    ends = [lasts_s(item_edits.set_item("i2", end=end)(one)) for end in ("phrase", "clause", "sentence")]
    assert ends == sorted(ends)
    for before in ("i1", "i2", None):
        paused = edits.insert_items([Pause(0.4)], before)(one)
        assert lasts_s(paused) == pytest.approx(lasts_s(one) + 0.4, abs=1e-3)
        assert lasts_s(item_edits.set_tempo("i3", 2.0)(paused)) == pytest.approx(lasts_s(one) + 0.2, abs=1e-3)
    ended = item_edits.set_item("i3", end="clause")(edits.insert_items([Pause(0.4)], "i2")(one))
    assert lasts_s(ended) > lasts_s(one) + 0.4


def test_signals_lie_over_their_items_and_eyes_go_to_the_object() -> None:
    one = say("IX-2p LOOK-AT:a", shelf())
    one = span_edits.add_span("q.yn", "i1", "i2")(one)
    found = perform(one, avoid=False)
    (question,), gazes = found.sign.spans("grammar"), found.sign.spans("gaze")
    start_s, end_s = found.items[0].start_s, found.items[1].end_s
    assert question.time_s <= start_s
    assert question.end_s >= end_s - 1e-9
    assert question.from_key == "i1.k1"
    assert gazes[-1].time_s <= found.items[0].end_s + 1e-6
    own = span_edits.add_span("gaze.addressee", "i2")(one)
    assert [span.signal for span in perform(own, avoid=False).sign.spans("gaze")] == ["gaze.addressee"]


@pytest.mark.parametrize("style", ["natural", "citation"])
def test_a_headshake_of_a_sign_goes_to_both_sides_where_its_hold_is_cut(style: str) -> None:
    items = tuple(UtteranceItem(f"i{row}", content(gloss)) for row, gloss in enumerate(("ME", "NOT", "HELP")))
    sign = written(Utterance(items=items, style=style))
    (shake,) = sign.spans("head")
    moments_s = np.arange(shake.from_s, shake.until_s, 0.02)
    head = poses(sign, moments_s, reference()).matrices[:, reference().body.bone_index["head"]]
    turned = np.degrees(np.arctan2(head[:, 0, 2], head[:, 2, 2]))
    assert min(turned.max() - turned[0], turned[0] - turned.min()) > 7.0
    assert structure_problems(sign) == ()


def test_a_signal_lies_over_pauses_and_gaps_too() -> None:
    one = say("(0.3s) COUSIN MOTHER (0.4s) ?", shelf())
    found = perform(one, avoid=False)
    (question,), (mother,) = found.sign.spans("grammar"), found.items
    assert question.time_s == 0.0
    assert question.end_s >= mother.end_s
    assert mother.end_s - mother.start_s > 0.9  # the end of a sentence, after a pause


@pytest.mark.parametrize("seed", range(count(1, whole=60)))
def test_the_conditions_of_two_hands_are_those_of_each_sign(seed: int) -> None:
    """Warnings of two hands in a sentence are those of its signs alone; none is about hands of two signs."""
    entries = random.Random(seed).sample(shelf(), 3)
    alone = [
        f"{one.name}: {problem.words}"
        for one in entries
        for problem in two_hand_problems(Moments(one.sign, reference()))
    ]
    sign = perform(say(" ".join(one.name for one in entries), shelf()), avoid=False).sign
    assert sorted(problem.words for problem in two_hand_problems(Moments(sign, reference()))) == sorted(alone)


def test_verbs_go_from_their_subject_to_their_object() -> None:
    one = say("LOOK-AT:a HELP:a HELP", shelf())
    sign, there = written(one), towards(one, "a")
    looks, helps, plain = ([key for key in sign.hand(role).keys if key.id.startswith(item)]
                           for role, item in (("dominant", "i1"), ("base", "i2"), ("base", "i3")))  # fmt: skip
    assert looks[-1].placement == SpacePoint("fingertips", pytest.approx(there))  # type: ignore[arg-type]
    assert helps[-1].placement.point_m == pytest.approx(there)  # type: ignore[union-attr]
    assert plain[-1].placement != helps[-1].placement
    turned = helps[-1].orientation
    assert isinstance(turned, GlobalOrientation)
    assert turned.fingers != plain[-1].orientation.fingers  # type: ignore[union-attr]


def test_gaps_and_points_at_nobody_are_told() -> None:
    one = Utterance(items=(UtteranceItem("i1", Gap("COUSIN")), UtteranceItem("i2", Point(""))))
    found = perform(one)
    assert [(problem.where, problem.severity) for problem in found.problems] == [
        ("items[0] (COUSIN)", "error"),
        ("items[1] (IX:)", "warning"),
    ]
    assert [item.id for item in found.items] == ["i2"]
    assert perform(Utterance()).sign.hand("dominant").keys == ()


PLACES = (Place("a", "Ann", -0.6), Place("b", "Bob", 0.7, 0.5, 0.1), Place("far", "", -1.4, 2.0, -0.6),
          Place("low", "", 1.3, 0.45, -0.35), Place("high", "", -1.0, 1.0, 0.4))  # fmt: skip


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("to", ["addressee", "a", "b", "far", "low", "high"])
def test_a_point_goes_exactly_through_whom_it_is_meant_for_with_an_easy_wrist(
    to: str, role: HandRole
) -> None:
    places = PLACES if role == "dominant" else tuple(replace(one, angle_rad=-one.angle_rad) for one in PLACES)
    one = Utterance(places=places, items=(UtteranceItem("i1", Point(to), mirrored=role == "base"),))
    found = perform(one, ways=KnownWays())
    frames = poses(found.sign, [found.items[0].start_s], reference())
    hand = frames.hands[role][0]
    assert hand.limits == ()
    assert insides(frames)[role][0].is_clear
    assert abs(float(turn_share(angles_of(hand.orientation)))) < 0.75
    there = reference().body.landmarks["suprasternal_notch"] + np.array(place_m(one, to))
    pointed, aim = hand.articulator - hand.wrist, there - hand.wrist
    off = np.cross(pointed / np.linalg.norm(pointed), aim / np.linalg.norm(aim))
    assert np.linalg.norm(off) < np.radians(0.5)


def test_classifiers_go_from_place_to_place() -> None:
    one = Utterance(places=PLACES, items=(UtteranceItem("i1", Classifier("3", "a", "b")),))
    first, last = written(one).hand("dominant").keys
    assert first.placement.point_m[0] < 0.0 < last.placement.point_m[0]  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", range(count(2, whole=300)))
def test_whatever_is_written_becomes_a_sign(seed: int) -> None:
    one = utterance(seed, most=2)
    found = perform(one, avoid=False)
    assert structure_problems(found.sign) == ()
    assert read_sign(sign_bytes(found.sign)).sign == found.sign
    assert all(before.end_s < after.start_s for before, after in pairwise(found.items))


def test_spelling_stands_among_the_kinds_of_items() -> None:
    one = Utterance(items=(UtteranceItem("i1", Spelling("AB")), UtteranceItem("i2", Number(12))),
                    spans=(UtteranceSpan("n1", "q.yn", "i1", "i2"),))  # fmt: skip
    assert [item.gloss for item in perform(one, ways=KnownWays()).items] == ["fs-AB", "12"]
