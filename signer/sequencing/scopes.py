"""Markings typed over glosses: `t( HOME ) , rs:mary( ME TIRED )`, read from words and written back.

A bracket that is never closed, closes nothing, holds no gloss, or is of no marking is a word like any other,
so that nothing that was typed is lost: a gap, which says what is the matter with it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from handshapes.search import did_you_mean
from nonmanuals import grammar
from signer.document.utterance import Gap, Utterance, UtteranceItem, UtteranceSpan, is_role
from signer.phrases import phrase

_OPENER: Final = re.compile(r"(?P<name>[^\W\d][\w./-]*)?(?::(?P<named>[^\s():]+))?\(")
CLOSER: Final = ")"


class Opener(NamedTuple):
    """Beginning of a marking, as typed: its signal, and the place or word behind its colon."""

    signal: str
    named: str


def opener_of(token: str) -> Opener | None:
    """Return the marking that a bracket begins; None for anything else, and where one is wrong."""
    found = _OPENER.fullmatch(token)
    if found is None or not (signal := grammar.signal_of(found["name"] or "")):
        return None
    named, low = found["named"] or "", (found["name"] or "").casefold()
    needs_it = any(one.takes for one in grammar.markings() if low in (one.mark, *one.also))
    is_wrong = not named if needs_it else bool(named) and not grammar.takes(signal)
    return None if is_wrong else Opener(signal, named)


def why_not(gloss: str) -> str:
    """Return what is the matter with a gap that is a bracket, and the mend; empty for any other gloss."""
    if gloss == CLOSER:
        return phrase(") closes nothing: type what begins there before the first gloss, as t(, or delete it")
    begun = _OPENER.match(gloss)
    if begun is None or (begun.end() == len(gloss) and not begun["name"] and len(gloss) > 1):
        return ""
    name = begun["name"] or ""
    marks = [one.mark for one in grammar.markings()]
    if begun.end() < len(gloss) and (not name or not gloss.endswith(CLOSER)):
        return ""
    if not (signal := grammar.signal_of(name)):
        known = ", ".join(f"{one}(" for one in marks)
        return phrase(
            "{name}( is no marking{did_you_mean}; there are {known}, and each signal by its id",
            name=name,
            did_you_mean=did_you_mean(name, marks),
            known=known,
        )
    if begun.end() < len(gloss) or opener_of(gloss) is not None:
        return phrase(
            "{gloss} is not closed over a gloss: type ) after its last gloss, or delete it", gloss=gloss
        )
    if grammar.takes(signal):
        return phrase("{gloss} needs somebody whose place it is, as {name}:mary(", gloss=gloss, name=name)
    return phrase("{gloss} takes no name: type {name}(", gloss=gloss, name=name)


def parts_of(token: str, is_word: Callable[[str], bool], ends: str) -> Iterator[str]:
    """Yield what stands in a token: brackets that begin, a word, then brackets and marks that end.

    `is_word` tells what is a word in spite of the brackets and marks in it.
    """
    while token and not is_word(token):
        begun = _OPENER.match(token)
        if begun is None or not (begun["name"] or token == "("):
            break
        if not grammar.signal_of(begun["name"] or "") and token.count("(") <= token.count(CLOSER):
            break
        yield begun.group()
        token = token[begun.end() :]
    tail = list[str]()
    while token and not is_word(token):
        is_over = token[-1] == CLOSER and token.count(CLOSER) > token.count("(")
        if token[-1] not in ends and not is_over:
            break
        tail.append(token[-1])
        token = token[:-1]
    if token:
        yield token
    yield from reversed(tail)


def pairs(tokens: Sequence[str], ends: str) -> Mapping[int, int]:
    """Return which bracket closes which marking, by their numbers; those that are wrong are left out."""
    begun, found = list[int](), dict[int, int]()
    for number, token in enumerate(tokens):
        if _OPENER.fullmatch(token) is not None:
            begun.append(number)
        elif token == CLOSER and begun:
            first = begun.pop()
            inner = tokens[first + 1 : number]
            has_gloss = any(
                one not in ends and one != CLOSER and _OPENER.fullmatch(one) is None for one in inner
            )
            if opener_of(tokens[first]) is not None and has_gloss:
                found[first] = number
    return found


class Brackets(NamedTuple):
    """Brackets as they are typed around items, by the ids of these."""

    before: Mapping[str, Sequence[str]]
    after: Mapping[str, int]


def brackets(utterance: Utterance, spans: Sequence[UtteranceSpan]) -> Brackets:
    """Return the brackets of spans: of two that cross, the later one is written twice, within and behind."""
    row = {item.id: number for number, item in enumerate(utterance.items)}
    ranges = [(row[one.from_item], row[one.to_item], number) for number, one in enumerate(spans)]
    before, after = dict[str, list[str]](), dict[str, int]()
    open_until = list[int]()
    waiting = sorted(ranges, key=lambda one: (one[0], -one[1], one[2]))
    while waiting:
        first, last, number = waiting.pop(0)
        open_until = [one for one in open_until if one >= first]
        within = min((one for one in open_until if one < last), default=last)
        if within < last:
            waiting.append((within + 1, last, number))
            waiting.sort(key=lambda one: (one[0], -one[1], one[2]))
        open_until.append(within)
        before.setdefault(utterance.items[first].id, []).append(_typed(spans[number]))
        after[utterance.items[within].id] = after.get(utterance.items[within].id, 0) + 1
    return Brackets(before, after)


def open_bracket(utterance: Utterance, caret: int) -> UtteranceItem | None:
    """Return the last bracket before a caret that begins a marking and is not closed; None without one."""
    closed = 0
    for item in reversed(utterance.items[:caret]):
        gloss = item.content.gloss if isinstance(item.content, Gap) else ""
        if gloss == CLOSER:
            closed += 1
        elif _OPENER.fullmatch(gloss) is not None:
            if not closed:
                return item
            closed -= 1
    return None


def _typed(span: UtteranceSpan) -> str:
    takes = grammar.takes(span.signal)
    told = span.place if takes == "place" else span.word if takes == "word" else ""
    named = f"{grammar.mark_of(span.signal)}:{'_'.join(told.split())}("
    if told and opener_of(named) is not None:
        return named
    return f"{span.signal if is_role(span.signal) else grammar.mark_of(span.signal)}("
