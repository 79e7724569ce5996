"""Grammar that glosses ask for, proposed by published rules and never laid by itself.

The rules are those of `nonmanuals/data/rules.csv`. Nothing is proposed over what has a signal of that kind
already, or what somebody declined.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from nonmanuals import catalogue as signals
from nonmanuals import grammar
from nonmanuals.grammar import Cue, Rule
from signer.document.items import every_item
from signer.document.tracks.span import Span
from signer.document.utterance import (
    PEOPLE,
    SIGNER,
    Classifier,
    Declined,
    Gap,
    Pause,
    Point,
    SignContent,
    Spelling,
    Unknown,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
)
from signer.document.utterance_edits import UtteranceEdit
from signer.document.utterance_span_edits import add_spans, decline
from signer.phrases import listed, name_of, phrase, within
from signer.sequencing.contents import gloss_of
from signer.sequencing.glosses import behind_fronted, name_of_sign
from signer.sequencing.spans import on_side

LONGEST_TOPIC: Final = 3
"""Glosses of a topic at most: with two, MY BROTHER CAR is none; with six, whole clauses are topics."""
LONG_SPELLING: Final = 5
"""Letters from which a spelling is looked at: with three, the eyes leave the addressee at every name."""
KNOWING: Final = frozenset({
    "KNOW", "DONT-KNOW", "ASK", "TELL", "UNDERSTAND", "REMEMBER", "FORGET", "SEE", "FIND", "CURIOUS", "THINK"
})  # fmt: skip
"""Signs whose question is told and not asked."""


class Proposal(NamedTuple):
    """Signals that a rule asks for.

    Attributes:
        item: id of the item by which it is declined; empty for the whole sentence.
        spans: what would be laid.
    """

    rule: Rule
    item: str
    spans: tuple[UtteranceSpan, ...]


_Own: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class _Sentence:
    """One sentence of an utterance, by the numbers of its first and last items, with what lies over it.

    `spans` are those of the utterance and those that earlier rules propose, `own` the kinds and signals of
    the spans that signs have themselves, by the numbers of items.
    """

    utterance: Utterance
    first: int
    last: int
    spans: tuple[UtteranceSpan, ...]
    own: Mapping[int, _Own]

    @cached_property
    def items(self) -> Sequence[UtteranceItem]:
        return self.utterance.items

    @property
    def rows(self) -> range:
        return range(self.first, self.last + 1)

    @cached_property
    def names(self) -> Mapping[int, str]:
        """Glosses of its items by their numbers."""
        return {row: name_of_sign(self.items[row]) for row in self.rows}

    def end_from(self, row: int) -> int:
        """Return the number of the item with which the phrase of an item ends."""
        return next((one for one in range(row, self.last) if self.items[one].end), self.last)

    def begin_of(self, row: int) -> int:
        """Return the number of the item with which the phrase of an item begins."""
        return next(
            (one + 1 for one in range(row - 1, self.first - 1, -1) if self.items[one].end), self.first
        )

    def laid(self, *begins: str) -> Iterator[tuple[int, int]]:
        """Yield over which items signals lie whose ids begin so; those of signs themselves, too."""
        for span in self.spans:
            if span.signal.startswith(begins):
                yield self.utterance.index(span.from_item), self.utterance.index(span.to_item)
        for row in self.rows:
            if any(kind == "grammar" and signal.startswith(begins) for kind, signal in self.own[row]):
                yield row, row

    def has(self, first: int, last: int, *begins: str) -> bool:
        """Return whether such a signal lies over any of some items."""
        return any(a <= last and first <= b for a, b in self.laid(*begins))

    def over(self, signal: str, first: int, last: int, *, place: str = "") -> UtteranceSpan:
        return UtteranceSpan("", signal, self.items[first].id, self.items[last].id, place=place)

    def lay(self, rule: Rule, at: int, first: int, last: int, *others: str, place: str = "") -> "_Found":
        """Yield a rule's signal over some items, where none of the others lies over any of them."""
        if not self.has(first, last, *others):
            yield at, (self.over(rule.signals[0], first, last, place=place),)


_Found = Iterator[tuple[int, tuple[UtteranceSpan, ...]]]


def proposals(utterance: Utterance) -> tuple[Proposal, ...]:
    """Return what grammar a sentence asks for, in order; what was declined has nothing in its place."""
    found, spans = list[Proposal](), utterance.spans
    row = {item.id: number for number, item in enumerate(utterance.items)}
    own = {number: _own(item.content) for number, item in enumerate(utterance.items)}
    for rule in grammar.rules().values():
        if rule.cue == "mouths":
            mouthed = _mouthings(utterance, rule, own)
            mine = [Proposal(rule, "", mouthed)] if mouthed else []
        else:
            mine = [
                Proposal(rule, utterance.items[at].id, laid)
                for first, last in _sentences(utterance)
                for at, laid in _CUES[rule.cue](_Sentence(utterance, first, last, spans, own), rule)
            ]
        spans += tuple(span for one in mine for span in one.spans)
        found += [one for one in mine if Declined(rule.id, one.item) not in utterance.declined]
    return tuple(sorted(found, key=lambda one: row[one.spans[0].from_item] if one.item else len(row)))


def lay(made: Iterable[Proposal]) -> UtteranceEdit:
    """Lay what was proposed, as one step."""
    given = tuple(made)
    spans = [span for one in given for span in one.spans]
    name = (
        phrase("Lay {name}", name=within(name_of(signals.find(spans[0].signal).name)))
        if len(given) == 1
        else phrase("Lay proposed grammar")
    )
    return add_spans(spans, name)


def declined(proposal: Proposal) -> UtteranceEdit:
    """Propose this no more."""
    return decline(proposal.rule.id, proposal.item)


def told(utterance: Utterance, spans: Sequence[UtteranceSpan]) -> str:
    """Say what lies over which glosses: "If-clause over IF RAIN"."""
    names = dict.fromkeys(signals.find(on_side(utterance, span)).name for span in spans)
    row = {item.id: number for number, item in enumerate(utterance.items)}
    over = [
        " ".join(
            gloss_of(item.content) for item in utterance.items[row[one.from_item] : row[one.to_item] + 1]
        )
        for one in spans
    ]
    return phrase("{names} over {over}", names=listed([*map(name_of, names)]), over=", ".join(over))


def _sentences(utterance: Utterance) -> Iterator[tuple[int, int]]:
    first = 0
    for row, item in enumerate(utterance.items):
        if item.end == "sentence" or row == len(utterance.items) - 1:
            yield first, row
            first = row + 1


def _opens(sentence: _Sentence, rule: Rule) -> _Found:
    for row in sentence.rows:
        end = sentence.end_from(row)
        if sentence.names[row] in rule.glosses and end < sentence.last:
            yield from sentence.lay(rule, row, row, end, "conditional")


def _asked_within(sentence: _Sentence, rule: Rule) -> _Found:
    for row in range(sentence.first, sentence.last):
        ends = sentence.items[row].end in ("phrase", "clause")
        if ends and sentence.names[row] in rule.glosses and not _is_told(sentence, row):
            yield from sentence.lay(rule, row, sentence.begin_of(row), row, "q.", "conditional")


def _listed(sentence: _Sentence, rule: Rule) -> _Found:
    commas = [row for row in sentence.rows if sentence.items[row].end == "phrase" and row < sentence.last]
    commas = [row for row in commas if not sentence.has(row, row, "conditional", "q.", "topic", "negation")]
    for number, row in enumerate(commas[:-1]):
        if number and commas[number - 1] == row - 1:
            continue  # within a list that was found
        run = [row]
        while (following := run[-1] + 1) in commas:
            run.append(following)
        run.append(run[-1] + 1)
        if len(run) > 2 and not sentence.has(run[0], run[-1], "contrast", "list."):
            first, middle, last = rule.signals
            signals = [first, *[middle] * (len(run) - 2), last]
            yield row, tuple(sentence.over(s, one, one) for s, one in zip(signals, run, strict=True))


def _comma(sentence: _Sentence, rule: Rule) -> _Found:
    first = sentence.first
    end = sentence.end_from(first)
    is_short = end < sentence.last and end - first < LONGEST_TOPIC
    clauses = _rule("tells").glosses | _rule("opens").glosses
    tells = any(sentence.names[row] in clauses for row in range(first, end + 1))
    if is_short and sentence.items[end].end == "phrase" and not tells:
        others = "topic", "conditional", "q.rhetorical", "contrast", "list."
        yield from sentence.lay(rule, first, first, end, *others)


def _asks(sentence: _Sentence, rule: Rule) -> _Found:
    asked = (
        row for row in sentence.rows if sentence.names[row] in rule.glosses and not _is_told(sentence, row)
    )
    row = next(asked, None)
    if row is not None and not sentence.has(sentence.first, sentence.last, "q."):
        first = behind_fronted(sentence.utterance, sentence.spans, sentence.first, row)
        yield row, (sentence.over(rule.signals[0], first, sentence.last),)


def _denies(sentence: _Sentence, rule: Rule) -> _Found:
    for row in sentence.rows:
        asked = (first - 1 for first, _ in sentence.laid("q.") if first > row)
        end = min((sentence.end_from(row), *asked))
        if sentence.names[row] in rule.glosses and not sentence.has(row, end, "negation"):
            first = max(row - 1, sentence.begin_of(row)) if end == row else row
            yield row, (sentence.over(rule.signals[0], first, end),)


def _contrasts(sentence: _Sentence, rule: Rule) -> _Found:
    for row in sentence.rows:
        if sentence.items[row].end != "clause" or row == sentence.last:
            continue
        after = row + 1
        bounds = (sentence.begin_of(row), row), (after, sentence.end_from(after))
        places = [_place_in(sentence, *each) for each in bounds]
        if sentence.names[after] not in rule.glosses and (not all(places) or places[0] == places[1]):
            continue
        if not sentence.has(bounds[0][0], bounds[1][1], "contrast", "list.", "conditional"):
            angles = {place.id: place.angle_rad for place in sentence.utterance.places}
            is_left = angles.get(places[0], -angles.get(places[1], 0.0)) > 0.0
            sides = reversed(rule.signals) if is_left else rule.signals
            yield row, tuple(sentence.over(s, *each) for s, each in zip(sides, bounds, strict=True))


def _tells(sentence: _Sentence, rule: Rule) -> _Found:
    for row in range(sentence.first, sentence.last):
        after, last = sentence.end_from(row) + 1, sentence.last
        who = _place_in(sentence, sentence.begin_of(row), row)
        speaks = any(_is_first(sentence.items[one]) for one in range(after, last + 1))
        if sentence.names[row] in rule.glosses and who and speaks:
            yield from sentence.lay(rule, row, after, last, "role", place=who)


def _asks_politely(sentence: _Sentence, rule: Rule) -> _Found:
    row = next((row for row in sentence.rows if sentence.names[row] in rule.glosses), None)
    if row is not None:
        others = "q.", "request", "command", "role"
        yield from sentence.lay(rule, row, sentence.first, sentence.last, *others)


def _commands(sentence: _Sentence, rule: Rule) -> _Found:
    last = sentence.last
    first = behind_fronted(sentence.utterance, sentence.spans, sentence.first, last)
    is_said = first < last and _is_first(sentence.items[first + 1])
    if sentence.names[first] in rule.glosses and not is_said and sentence.items[last].end:
        yield from sentence.lay(rule, first, first, last, "q.", "request", "command", "role", "negation")


def _asserts(sentence: _Sentence, rule: Rule) -> _Found:
    first, last = sentence.first, sentence.last
    others = "q.", "negation", "command", "request", "affirmation", "head.", "existential", "doubt", "list."
    is_empty = isinstance(sentence.items[last].content, Gap | Pause | Unknown)
    has_own = any(kind == "head" for kind, _ in sentence.own[last])
    clause = sentence.begin_of(last)
    is_one = sentence.items[last].end == "sentence" and last > first and not (is_empty or has_own)
    if is_one and not sentence.has(clause, last, *others):
        yield last, (sentence.over(rule.signals[0], last, last),)


def _points(sentence: _Sentence, rule: Rule) -> _Found:
    known = {place.id for place in sentence.utterance.places}
    for row in sentence.rows:
        content = sentence.items[row].content
        if isinstance(content, Point) and content.to in known:
            yield from sentence.lay(rule, row, row, row, "gaze", "role", place=content.to)


def _shows(sentence: _Sentence, rule: Rule) -> _Found:
    for row in sentence.rows:
        content = sentence.items[row].content
        is_long = isinstance(content, Spelling) and len("".join(content.word.split())) >= LONG_SPELLING
        if is_long or isinstance(content, Classifier):
            yield from sentence.lay(rule, row, row, row, "gaze")


def _own(content: object) -> _Own:
    if not isinstance(content, SignContent):
        return ()
    every = every_item(content.edited)
    return tuple((name.kind, one.signal) for name, one in every if isinstance(one, Span))


def _mouthings(utterance: Utterance, rule: Rule, own: Mapping[int, _Own]) -> tuple[UtteranceSpan, ...]:
    """Return the mouthings of all nouns and spelled words of an utterance on which the mouth is free."""
    row = {item.id: number for number, item in enumerate(utterance.items)}
    taken = set[int]()
    for span in utterance.spans:
        if signals.has(span.signal) and signals.find(span.signal).track == "mouth":
            taken |= set(range(row[span.from_item], row[span.to_item] + 1))
    whole, letters = rule.signals
    found = list[UtteranceSpan]()
    for number, item in enumerate(utterance.items):
        content = item.content
        if number in taken:
            continue
        if isinstance(content, Spelling):
            found.append(UtteranceSpan("", letters, item.id, item.id, word=content.word[:100]))
        elif isinstance(content, SignContent) and rule.glosses & {*content.sign.tags}:
            name = name_of_sign(item)
            if f"-{name}" not in rule.glosses and all(kind != "mouth" for kind, _ in own[number]):
                word = content.sign.translation or name.replace("-", " ").lower()
                found.append(UtteranceSpan("", whole, item.id, item.id, word=word[:100]))
    return tuple(found)


def _is_told(sentence: _Sentence, row: int) -> bool:
    """Return whether a wh-sign stands behind a verb of knowing or telling within its phrase."""
    begin = sentence.begin_of(row)
    return any(sentence.names[one] in KNOWING for one in range(begin, row))


def _is_first(item: UtteranceItem) -> bool:
    """Return whether an item is about the signer."""
    is_point = isinstance(item.content, Point) and item.content.to == SIGNER
    return is_point or name_of_sign(item) in ("ME", "MY", "I", "MYSELF")


def _place_in(sentence: _Sentence, first: int, last: int) -> str:
    """Return the last place that is pointed at, or from which a verb goes, among items; empty for none."""
    for row in range(last, first - 1, -1):
        item = sentence.items[row]
        named = item.content.to if isinstance(item.content, Point) else item.subject
        if named and named not in PEOPLE:
            return named
    return ""


def _rule(cue: Cue) -> Rule:
    return next(rule for rule in grammar.rules().values() if rule.cue == cue)


_CUES: Final[Mapping[Cue, Callable[[_Sentence, Rule], _Found]]] = {
    "opens": _opens,
    "asked within": _asked_within,
    "listed": _listed,
    "comma": _comma,
    "asks": _asks,
    "denies": _denies,
    "contrasts": _contrasts,
    "tells": _tells,
    "asks politely": _asks_politely,
    "commands": _commands,
    "asserts": _asserts,
    "points": _points,
    "shows": _shows,
}
