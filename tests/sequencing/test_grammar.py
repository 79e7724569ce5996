"""Markings over glosses and proposed grammar: read, written, kept over their items, and told as the page tells it."""

import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from nonmanuals import catalogue as signals
from nonmanuals import grammar
from signer.document import utterance_edits as edits
from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.utterance import Declined, Gap, Pause, Utterance, UtteranceItem, UtteranceSpan
from signer.document.values import Place
from signer.files import open_sign
from signer.files.utterance_file import read_utterance, utterance_bytes
from signer.library.shelf import Entry, sign_files
from signer.sequencing import say
from signer.sequencing.contents import gloss_of, waits_s
from signer.sequencing.gaps import gaps_of
from signer.sequencing.glosses import close_marking, names_in, typed
from signer.sequencing.proposing import declined, lay, proposals, told
from signer.sequencing.spans import with_spans
from tests.helpers.extent import count, each
from tests.helpers.languages import known, left_in_english

PAGE = Path(__file__).parents[2] / "docs" / "grammar.md"
SHELF = tuple(
    Entry(Path(f"{name}.sign"), Sign(gloss=name))
    for name in ["A", "B", "C", "IF", "NOT", "WHY", "WIND(VERB)"]
)
WORDS = ("A", "B", "C", "fs-JOE", "IX:a", "12", "(0.5s)", "WIND(VERB)", "COUSIN", "CL:3:a")
MARKS = ("t", "yn", "wh", "rh", "cond", "neg", "nod", "rel", "rs:mary", "rs:a", "q.tag", "gaze.locus:a",
         "mouthing.word:ice_cream", "role.contra", "head.nod", "feel.happy")  # fmt: skip


def line(draw: random.Random, depth: int = 0) -> list[str]:
    """Words in brackets, nested; two that begin and end together are of different marks."""
    found = list[str]()
    for _ in range(draw.randrange(1, 4)):
        if depth < 3 and draw.random() < 0.4:
            found += [f"{draw.choice(MARKS)}(", *line(draw, depth + 1), ")"]
        else:
            found.append(draw.choice(WORDS))
        if depth == 0 and draw.random() < 0.3:
            found.append(draw.choice(",;"))
    return found


@each(range(count(40, whole=4000)))
def test_what_is_typed_comes_back_as_typed_and_scopes_nest(seed: int) -> None:
    text = " ".join(line(random.Random(seed)))
    one = say(text, SHELF)
    assert typed(one) == text
    assert say(text.replace("( ", "(").replace(" )", ")"), SHELF, title=one.title) == one
    ranges = [(one.index(span.from_item), one.index(span.to_item)) for span in one.spans]
    assert all(
        b < c or d < a or (a <= c and d <= b) or (c <= a and b <= d) for a, b in ranges for c, d in ranges
    )


@each(range(count(40, whole=4000)))
def test_nothing_is_lost_of_what_is_typed_wrongly(seed: int) -> None:
    draw = random.Random(seed)
    pieces = ("A", "B", "t(", "neg(", "foo(", "rs(", "t:a(", "(", ")", "COUSIN", "foo(A)", "(0.5s)")
    words = [draw.choice(pieces) for _ in range(draw.randrange(1, 9))]
    one = say(" ".join(words), SHELF)
    assert typed(one).split() == words
    brackets = [each for each in gaps_of(one) if "(" in each.gloss or ")" in each.gloss]
    assert all(gap.spelling is None and gap.why for gap in brackets)
    if not any(word == ")" for word in words):
        assert not one.spans


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("t( A", "t( is not closed over a gloss"),
        ("foo( A )", "foo( is no marking; there are t(, yn(,"),
        ("negg( A )", "did you mean 'neg'?"),
        ("rs( A )", "rs( needs somebody whose place it is, as rs:mary("),
        ("t:a( A )", "t:a( takes no name: type t("),
        ("A )", ") closes nothing"),
        ("t( ) A", "t( is not closed over a gloss"),
    ],
)
def test_a_wrong_bracket_says_what_is_the_matter(text: str, why: str) -> None:
    assert why in gaps_of(say(text, SHELF))[0].why


def test_names_of_markings_in_use_are_read_and_every_signal_by_its_id() -> None:
    for one in grammar.markings():
        for name in (one.mark, one.mark.upper(), *one.also):
            (span,) = say(f"{name}{':a' if one.takes else ''}( A )", SHELF).spans
            assert span.signal == one.signal
    for signal in signals.every():
        (span,) = say(f"{signal.id}( A )", SHELF).spans
        assert span.signal == signal.id


def test_a_question_lies_behind_topic_and_if_clause_unless_one_is_typed() -> None:
    def asked(text: str) -> list[tuple[str, str, str]]:
        spans = say(text, SHELF).spans
        return [(one.signal, one.from_item, one.to_item) for one in spans if one.signal.startswith("q.")]

    assert asked("t( A ) , B C ?") == [("q.yn", "i2", "i3")]
    assert asked("cond( IF A ) , t( B ) , WHY C ?") == [("q.wh", "i4", "i5")]
    assert asked("A B q.tag( C ) ?") == [("q.tag", "i3", "i3")]
    assert typed(say("A wh( WHY B ) .", SHELF)) == "A wh( WHY B ) ."  # a question within does not ask


def test_signals_that_cross_are_written_one_after_the_other() -> None:
    one = say("A B C A", SHELF)
    crossing = (UtteranceSpan("n1", "topic", "i1", "i3"), UtteranceSpan("n2", "negation", "i2", "i4"))
    assert typed(replace(one, spans=crossing)) == "t( A neg( B C ) ) neg( A )"


def test_a_bracket_that_stands_open_is_closed_in_one_step() -> None:
    one = say("t( rs:mary( A B", SHELF)
    for bracket in ("i2", "i1"):
        one = close_marking(bracket, "i4")(one)
    assert typed(one) == "t( rs:mary( A B ) )"
    assert [place.id for place in one.places] == ["mary"]


@each(range(count(25, whole=4000)))
def test_edits_keep_scopes_over_their_items(seed: int) -> None:
    draw = random.Random(seed)
    one = Utterance(
        items=tuple(UtteranceItem(f"i{number}", Gap("A")) for number in range(1, 8)),
        spans=(UtteranceSpan("n1", "topic", "i2", "i4"), UtteranceSpan("n2", "negation", "i3", "i7")),
    )
    for _ in range(6):
        ids = [item.id for item in one.items]
        over = {span.id: set(under(one, span)) for span in one.spans}
        moved = set(draw.sample(ids, min(len(ids), draw.randrange(1, 4))))
        match draw.randrange(3):
            case 0:
                after = edits.insert_items([Pause()], draw.choice([*ids, None]))(one)
                gone = set[str]()
            case 1:
                after, gone = edits.remove_items(moved)(one), moved
            case _:
                after, gone = edits.move_items(moved, draw.choice([*set(ids) - moved, None]))(one), set()
        for span in after.spans:
            now, was = set(under(after, span)), over[span.id] - gone
            new = set(under(after, span)) - set(ids)
            assert was & now  # it stays over some of its items,
            assert was - moved <= now  # over all that were not moved,
            assert now - was <= moved | new  # and comes over others only as they are put in
            if was <= moved and not new:
                assert now == was  # all were moved together
        kept = {span.id for span in after.spans}
        assert all(not over[span.id] - gone for span in one.spans if span.id not in kept)
        one = after
        if not one.items:
            return


def under(one: Utterance, span: UtteranceSpan) -> list[str]:
    return [item.id for item in one.items[one.index(span.from_item) : one.index(span.to_item) + 1]]


ROWS = [
    row.split(" | ")
    for row in PAGE.read_text("utf-8").splitlines()
    if row.count(" | ") == 4 and "` | " in row
]


@cache
def library() -> tuple[Entry, ...]:
    known = {"HELP", *(name for row in ROWS for name in names_in(row[1]))}
    return tuple(Entry(path, open_sign(path).sign) for path in sign_files() if path.stem in known)


def test_the_page_has_twelve_sentences() -> None:
    assert len(ROWS) == 12


@each(range(len(ROWS)))
def test_what_is_laid_and_proposed_is_as_the_page_says(number: int) -> None:
    _kind, text, laid, proposed, _rule = ROWS[number]
    one = say(text.strip("`"), library())
    assert ("; ".join(told(one, [span]) for span in one.spans) or "nothing") == laid
    found = proposals(one)
    assert ("; ".join(told(one, each.spans) for each in found) or "nothing") == proposed
    whole = lay(found)(one)
    assert proposals(whole) == ()  # what is laid is not proposed again,
    left = one
    for each_one in found:
        left = declined(each_one)(left)
    assert proposals(left) == ()  # nor what was declined, or anything in its place
    assert left.spans == one.spans
    assert read_utterance(utterance_bytes(left)).utterance == left


def test_what_is_proposed_is_told_in_the_language() -> None:
    found = [
        (one, each_one)
        for row in ROWS
        for one in [say(row[1].strip("`"), library())]
        for each_one in proposals(one)
    ]
    assert any(" and " in told(one, each_one.spans) for one, each_one in found)
    for one, each_one in found:
        glosses = {word for item in one.items for word in re.findall(r"[A-Za-z]{2,}", gloss_of(item.content))}
        assert {*left_in_english(told(one, each_one.spans))} <= glosses
        assert left_in_english(lay([each_one]).label) == []
    for rule in grammar.rules().values():
        assert {rule.meaning, rule.scope} <= known()


def test_the_file_says_what_was_declined_and_whose_role_is_taken() -> None:
    one = say("rs:mary( A )", SHELF)
    plain = replace(one, spans=())
    other = replace(plain, declined=(Declined("nod", "i1"), Declined("mouth")))
    for each_one, version in ((plain, b"[1, 1]"), (one, b"[1, 5]"), (other, b"[1, 5]")):
        data = utterance_bytes(each_one)
        assert b'"version": %b' % version in data[:80]
        assert read_utterance(data).utterance == each_one
    assert edits.remove_items(["i1"])(other).declined == (Declined("mouth"),)


def laid(one: Utterance, own: dict[str, list[Span]]) -> dict[str, list[str]]:
    """Signals on each track of a sentence whose items last a second each, over those of its signs."""
    tracks: dict[TrackName, list[Any]] = {TrackName(kind): spans for kind, spans in own.items()}
    times = {item.id: (row, row + 0.7) for row, item in enumerate(one.items)}
    with_spans(tracks, one, times, problems := [])
    assert problems == []
    return {name.kind: [span.signal for span in spans] for name, spans in tracks.items()}


def test_a_role_goes_to_the_side_of_its_place() -> None:
    for angle_rad, signal in ((-0.5, "role.ipsi"), (0.5, "role.contra")):
        one = say("rs:mary( A )", SHELF, places=(Place("mary", "Mary", angle_rad),))
        assert laid(one, {}) == {"grammar": [signal]}


def test_a_sign_s_own_headshake_gives_way_to_the_negation_over_it_alone() -> None:
    own = [Span("s1", 0.1, 0.3, signal="head.shake"), Span("s2", 1.1, 0.3, signal="head.shake")]
    assert laid(say("NOT A", SHELF), {"head": own})["head"] == ["head.shake", "head.shake"]
    found = laid(
        say("neg( NOT ) A", SHELF), {"head": own, "brows": [Span("b1", 0.1, 0.3, signal="brow.raise")]}
    )
    assert found == {"head": ["head.shake"], "grammar": ["negation"], "brows": ["brow.raise"]}


@pytest.mark.parametrize("gloss", ["t(", ")", "rs:mary(", "nonsense("])
def test_a_bracket_that_is_not_closed_keeps_no_time_for_a_sign(gloss: str) -> None:
    assert 0.0 < waits_s(Gap(gloss)) < 1 / 30 < waits_s(Gap("NO-SUCH-SIGN"))
