"""Warnings about signals come where they should, name their place, and never where a sign is well written."""

from dataclasses import replace

import numpy as np
import pytest

from nonmanuals import catalogue
from nonmanuals.target import Direction, Place
from signer.characters.load import reference
from signer.document import face_edits
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.face import BrowsTrack
from signer.document.tracks.hand import HandTrack
from signer.document.tracks.span import Span
from signer.document.values import Place as RoomPlace
from signer.motion.checks.face import face_doubts, unknown_signals
from signer.motion.checks.review import review
from signer.motion.posing import poses
from signer.words.problem_places import problem_words
from tests.helpers.examples import touching_key
from tests.helpers.signs import small_sign


def told(sign: Sign) -> list[str]:
    frames = poses(sign, np.arange(0.0, 2.0, 0.05), reference())
    found = list(face_doubts(sign, frames))
    assert all(problem.severity == "warning" for problem in found)
    assert all(problem_words(sign, problem) for problem in found)
    return [str(problem) for problem in found]


def with_spans(*spans: tuple[str, Span], **changes: object) -> Sign:
    sign = replace(small_sign(), **changes)  # type: ignore[arg-type]
    for kind, span in spans:
        sign = add_span(kind, span)(sign)
    return sign


CASES = {
    "without lowered brows": with_spans(gloss="WHAT"),
    "without a headshake": with_spans(gloss="NOT"),
    "does not look at the addressee": with_spans(
        ("grammar", Span("g1", 0.3, 0.6, signal="q.yn")), ("gaze", Span("l1", 0.5, 0.8, signal="gaze.down"))
    ),
    "without a blink at its end": with_spans(
        ("grammar", Span("g1", 0.3, 0.6, signal="conditional", released=("eyes.blink",)))
    ),
    "has the same brows": with_spans(
        ("grammar", Span("g1", 0.3, 0.4, signal="conditional")), ("grammar", Span("g2", 1.0, 0.4, signal="topic"))
    ),
    "leaves nothing to say": with_spans(("grammar", Span("g1", 0.2, 5.0, signal="topic"))),
    "raises and lowers the brows at once": with_spans(
        ("grammar", Span("g1", 0.3, 0.9, signal="topic")), ("grammar", Span("g2", 0.5, 0.3, signal="q.wh"))
    ),
    "says a word and": with_spans(
        ("grammar", Span("g1", 0.3, 0.9, signal="negation")),
        ("mouth", Span("m1", 0.4, 0.4, signal="mouthing.word", word="not")),
    ),
    "mouth shapes a second": with_spans(("mouth", Span("m1", 0.4, 0.2, signal="mouthing.word", word="chocolate"))),
    "no word to mouth": with_spans(("mouth", Span("m1", 0.4, 0.2, signal="mouthing.word"))),
    "comes in 30 ms": with_spans(("brows", Span("b1", 0.4, 0.2, 0.03, signal="brow.raise"))),
    "is not bound to them": with_spans(("brows", Span("b1", 0.4, 0.2, signal="brow.raise"))),
    "the eyes turn no further": with_spans(("gaze", Span("l1", 0.4, 0.9, target=Direction(0.0, 1.4)))),
    "no place is chosen yet": with_spans(("gaze", Span("l1", 0.4, 0.2, signal="gaze.locus"))),
    "nothing refers to the place 'Mary'": with_spans(places=(RoomPlace("a", "Mary"),)),
    "seal the lips": with_spans(
        ("mouth", Span("m1", 0.4, 0.4, shapes=(("cheekPuff", 1.0), ("jawOpen", 0.5))))
    ),
    "the head moves no further": with_spans(
        ("head", Span("h1", 0.4, 0.4, pose=(("pitch_rad", 0.65),))),
        ("grammar", Span("g1", 0.4, 0.4, signal="q.wh", strength=1.5)),
    ),
    "degrees a second": with_spans(
        ("head", Span("h1", 0.4, 0.9, 0.06, pose=(("turn_rad", 1.0),)))
    ),
}  # fmt: skip


@pytest.mark.parametrize("words", CASES)
def test_what_is_worth_a_look_is_told(words: str) -> None:
    assert any(words in problem for problem in told(CASES[words]))


def test_a_question_whose_last_sign_is_not_held_is_told() -> None:
    sign = face_edits.spread("q.wh", "k2")(small_sign())
    key = next(key for key in sign.hand("dominant").keys if key.id == "k2")
    found = told(sign)
    assert any("not held" in problem for problem in found) == (key.hold_s == 0.0)


def test_a_cheek_that_is_puffed_under_a_hold_is_told() -> None:
    key = replace(touching_key("cheek.lower.R"), id="k1", time_s=0.5, hold_s=0.6)
    contact = key.contact
    assert contact is not None
    sign = Sign(tracks=(HandTrack("dominant", (replace(key, placement=replace(contact, manner="hold")),)),))
    puffed = add_span("mouth", Span("m1", 0.9, 0.1, signal="cheeks.puff"))(sign)
    assert not any("under the hold" in problem for problem in told(sign))
    assert any("mm under the hold" in problem for problem in told(puffed))


def test_a_well_written_sign_and_one_without_signals_are_told_nothing() -> None:
    assert told(small_sign()) == []
    sign = replace(small_sign(), gloss="WHAT", places=(RoomPlace("a", "Mary", 0.2, 0.9, 0.1),))
    sign = face_edits.spread("q.wh", "k1")(sign)
    sign = add_span("gaze", Span("l1", 1.6, 0.2, signal="gaze.locus", target=Place("a")))(sign)
    assert [problem for problem in told(sign) if "not held" not in problem] == []


def test_signals_that_are_not_there_are_errors_and_the_sign_is_not_solved() -> None:
    sign = small_sign().with_tracks(BrowsTrack((Span("b1", 0.4, signal="brow.rise"),)))
    (problem,) = unknown_signals(sign)
    assert problem.severity == "error"
    assert "did you mean 'brow.raise'" in problem.words
    found = review(sign)
    assert not found.is_good
    assert found.keys == ()
    assert catalogue.has("brow.raise")
