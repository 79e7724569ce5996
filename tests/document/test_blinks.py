"""Blinks are suggested by rule, in one step, and never over what the lids do already."""

import math
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from nonmanuals.target import Direction, Hand, Place
from signer.document import face_edits
from signer.document.blinks import angle_between, blink_times, lively_blinks
from signer.document.face_edits import suggest_blinks
from signer.document.grammar_parts import said_by
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.hand import HandTrack
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.span import Span
from signer.document.utterance import ENDS
from signer.document.values import Act, Marker
from signer.document.values import Place as RoomPlace
from tests.helpers.signs import contact_key, small_sign, space_key
from tests.strategies.utterances import library


def suggested(sign: Sign) -> tuple[float, ...]:
    return blink_times(sign, said_by(sign))


def lively(sign: Sign) -> tuple[Span, ...]:
    return lively_blinks(sign, said_by(sign), span_s(sign)[1])


def marked(signal: str, time_s: float = 0.3, hold_s: float = 0.4, sign: Sign | None = None) -> Sign:
    return add_span("grammar", Span("g1", time_s, hold_s, signal=signal))(sign or small_sign())


def test_markers_end_with_a_blink_and_a_question_only_when_the_sign_goes_on() -> None:
    sign = marked("negation")
    assert suggested(sign) == pytest.approx([0.7])
    after = suggest_blinks()(sign)
    (blink,) = after.spans("eyes")
    assert (blink.signal, blink.hold_s, blink.time_s) == ("eyes.blink", 0.04, pytest.approx(0.7))
    assert suggest_blinks()(after) is after
    assert suggested(marked("q.wh", 0.4, 9.0)) == ()
    assert suggested(marked("q.wh", 0.1, 0.2)) == pytest.approx([0.3 + 0.22])


def test_role_shifts_and_far_gazes_suggest_blinks_and_markers_that_blink_do_not() -> None:
    assert len(suggested(marked("role.ipsi", 0.5, 0.5))) == 2
    topic = marked("topic")
    assert suggested(topic) == pytest.approx([0.7])
    assert suggest_blinks()(topic) is topic
    near, far = (
        add_span("gaze", Span("l1", 0.5, 0.4, 0.1, 0.1, target=Direction(0.0, turn)))(small_sign())
        for turn in (0.2, 0.6)
    )
    assert suggested(near) == ()
    assert suggested(far) == pytest.approx([0.5, 1.0])


def test_angles_are_told_between_targets_that_stay() -> None:
    sign = replace(small_sign(), places=(RoomPlace("a", "Mary", math.pi / 4, 0.5, 0.19),))
    ahead = Direction()
    assert angle_between(sign, ahead, Direction(0.3, 0.0)) == pytest.approx(0.3)
    assert angle_between(sign, ahead, Place("a")) == pytest.approx(math.pi / 4)
    assert angle_between(sign, ahead, Hand("base")) is None
    assert angle_between(sign, ahead, Place("b")) is None
    assert suggested(face_edits.spread("q.wh", "k1")(Sign(tracks=small_sign().tracks)))[:0] == ()


def sentence(seed: int) -> Sign:
    """Draw a lively sign of a sentence, whose items end something here and there."""
    drawn = random.Random(seed)
    marks, keys, time_s = list[Marker](), [], round(drawn.uniform(0.2, 1.2), 3)
    for number in range(drawn.randint(1, 12)):
        hold_s = round(drawn.uniform(0.1, 1.5), 3)
        keys.append(space_key(f"k{number}", time_s, hold_s))
        marks.append(Marker(time_s, "X", hold_s, drawn.choice(ENDS)))
        time_s = round(time_s + hold_s + drawn.choice((0.2, 0.6, 7.0)), 3)
    out_s, gloss = drawn.uniform(0.3, 14.0), str(seed)
    track = HandTrack("dominant", tuple(keys))
    return Sign(gloss=gloss, life=1.0, lead_out_s=out_s, tracks=(track,), markers=tuple(marks))


LIVELY = [*(replace(sign, life=1.0, lead_out_s=14.0) for sign in library()), *map(sentence, range(60))]


def test_lively_lids_shut_apart_at_least_every_five_seconds_and_not_while_hands_rise() -> None:
    for sign in LIVELY:
        until_s, times = span_s(sign)[1], [blink.time_s for blink in lively(sign)]
        assert all(later - time_s >= 0.6 - 1e-9 for time_s, later in pairwise(times))
        assert all(1.0 <= time_s < until_s for time_s in times)
        gaps = [later - time_s for time_s, later in pairwise((0.0, *times, until_s))]
        assert max(gaps) <= 5.0 + 1e-9 or sign.spans("eyes") or sign.spans("grammar")
        last_s = max(key.end_s for role in ("dominant", "base") for key in sign.hand(role).keys)
        assert all(time_s < until_s - 0.6 or time_s < last_s + 0.1 for time_s in times if sign.markers)


def test_lively_lids_begin_to_shut_as_phrases_end_and_within_no_hold_that_ends_nothing() -> None:
    ended = 0
    for sign in LIVELY[-60:]:
        shut_s = [blink.from_s for blink in lively(sign)]
        for mark in sign.markers:
            end_s = mark.time_s + mark.hold_s
            found = [time_s for time_s in shut_s if abs(time_s - end_s) < 1e-6]
            others = [one.time_s + one.hold_s for one in sign.markers if one.end and one is not mark]
            if mark.end and end_s > 1.0 and all(abs(end_s - other_s) > 0.6 for other_s in others):
                ended += 1
                assert found or abs(end_s - sign.markers[-1].time_s - sign.markers[-1].hold_s) < 0.6
    assert ended > 60
    tapped = replace(contact_key("b", 1.4, 0.8), act=Act(times=2))
    keys = (space_key("a", 0.8, 0.1), tapped, space_key("c", 2.6, 0.3))
    alone = Sign(tracks=(HandTrack("dominant", keys),), life=1.0)
    assert not lively(alone)
    (blink,) = lively(replace(alone, markers=(Marker(0.8, "A", 2.1),)))
    assert blink.from_s == pytest.approx(2.9)


def test_lively_lids_are_open_throughout_a_question_and_leave_what_is_written() -> None:
    sign, moved = sentence(4), 0
    end_s = sign.hand("dominant").keys[-1].end_s
    for from_s in (0.3, 0.5 * end_s):
        asked = add_span("grammar", Span("g1", from_s, end_s + 0.1 - from_s, signal="q.wh"))(sign)
        (question,) = asked.spans("grammar")
        shut_s = [blink.from_s for blink in lively(asked)]
        assert not [time_s for time_s in shut_s if question.time_s <= time_s < question.until_s - 1e-6]
        moved += sum(question.time_s <= blink.from_s < question.until_s for blink in lively(sign))
    assert moved > 1
    wide = Span("e1", 0.0, 200.0, signal="eyes.wide")
    assert not lively(sign.with_tracks(KINDS["eyes"].make(None, (wide,))))
    assert not lively(replace(sign, life=0.0))
