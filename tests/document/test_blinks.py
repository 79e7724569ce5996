"""Blinks are suggested by rule, in one step, and never over what the lids do already."""

import math
from dataclasses import replace

import pytest

from nonmanuals.target import Direction, Hand, Place
from signer.document import face_edits
from signer.document.blinks import angle_between, blink_times
from signer.document.face_edits import suggest_blinks
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.span import Span
from signer.document.values import Place as RoomPlace
from tests.helpers.signs import small_sign


def marked(signal: str, time_s: float = 0.3, hold_s: float = 0.4, sign: Sign | None = None) -> Sign:
    return add_span("grammar", Span("g1", time_s, hold_s, signal=signal))(sign or small_sign())


def test_markers_end_with_a_blink_and_a_question_only_when_the_sign_goes_on() -> None:
    sign = marked("negation")
    assert blink_times(sign) == pytest.approx([0.7])
    after = suggest_blinks()(sign)
    (blink,) = after.spans("eyes")
    assert (blink.signal, blink.hold_s, blink.time_s) == ("eyes.blink", 0.04, pytest.approx(0.7))
    assert suggest_blinks()(after) is after
    assert blink_times(marked("q.wh", 0.4, 9.0)) == ()
    assert blink_times(marked("q.wh", 0.1, 0.2)) == pytest.approx([0.3 + 0.22])


def test_role_shifts_and_far_gazes_suggest_blinks_and_markers_that_blink_do_not() -> None:
    assert len(blink_times(marked("role.ipsi", 0.5, 0.5))) == 2
    topic = marked("topic")
    assert blink_times(topic) == pytest.approx([0.7])
    assert suggest_blinks()(topic) is topic
    near, far = (
        add_span("gaze", Span("l1", 0.5, 0.4, 0.1, 0.1, target=Direction(0.0, turn)))(small_sign())
        for turn in (0.2, 0.6)
    )
    assert blink_times(near) == ()
    assert blink_times(far) == pytest.approx([0.5, 1.0])


def test_angles_are_told_between_targets_that_stay() -> None:
    sign = replace(small_sign(), places=(RoomPlace("a", "Mary", math.pi / 4, 0.5, 0.19),))
    ahead = Direction()
    assert angle_between(sign, ahead, Direction(0.3, 0.0)) == pytest.approx(0.3)
    assert angle_between(sign, ahead, Place("a")) == pytest.approx(math.pi / 4)
    assert angle_between(sign, ahead, Hand("base")) is None
    assert angle_between(sign, ahead, Place("b")) is None
    assert blink_times(face_edits.spread("q.wh", "k1")(Sign(tracks=small_sign().tracks)))[:0] == ()
