"""Glosses as people type them, made into an utterance, and back.

Read are `fs-JOE`, `fs:JOE` and `J-O-E` (spelled), `#JOB` (lexicalised), numbers, pronouns such as `IX`,
`IX-2p`, `IX-3p:a`, `PRO-1` (`pronouns` has the conventions), `a:GIVE:b` (from a to b), `AGAIN+` (repeated),
`CL:3:a:b` (a classifier), `(0.5s)` (a pause), markings such as `t( HOME )` (`scopes`), and `.` `;` `,` `?` at
an end. All else is the name of a sign, or a gap: each word of a line is an item, and nothing is left out.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple, Protocol

from fingerspelling.characters import can_spell, without_letter
from handshapes import catalogue as shapes
from handshapes.search import name_key
from nonmanuals import catalogue as signals
from nonmanuals import grammar
from signer.document.sign import Sign
from signer.document.utterance import (
    LARGEST_NUMBER,
    LONGEST_PAUSE_S,
    MOST_REPEATS,
    PEOPLE,
    SPELLED_HZ,
    Classifier,
    Content,
    Gap,
    Number,
    NumberUse,
    Pause,
    Point,
    SignContent,
    Spelling,
    Utterance,
    UtteranceItem,
    UtteranceSpan,
    new_id,
)
from signer.document.utterance_edits import Changed, UtteranceEdit, remove_items
from signer.document.values import EndOf, Place
from signer.phrases import phrase
from signer.printable import quoted
from signer.sequencing import scopes
from signer.sequencing.contents import gloss_of
from signer.sequencing.pronouns import PERSONS, is_place, pronoun_of, signs_of

ENDS: Final[Mapping[str, EndOf]] = {
    ".": "sentence", "?": "sentence", "!": "sentence", ";": "clause", ",": "phrase",
}  # fmt: skip
_MARKS: Final[Mapping[EndOf, str]] = {"sentence": ".", "clause": ";", "phrase": ","}
_PAUSE: Final = re.compile(r"\(\s*(\d+(?:[.,]\d+)?)\s*s?\s*\)")
_TOKEN: Final = re.compile(rf"{_PAUSE.pattern}|\S+")
_SPELLED: Final = re.compile(r"(fs[-:]|#)(.+)", re.IGNORECASE | re.DOTALL)
"""A word that is said to be spelled, and how."""
_ENDING: Final = "".join(ENDS)
_UNNAMED: Final = "(unnamed)"
WH_SIGNS: Final = grammar.rules()["question"].glosses
_FRONTED: Final = ("topic", "conditional")
"""Beginnings of the signals of what comes before a clause and is not asked with it."""
_SPREAD_OUT_RAD: Final = 0.7
"""Radians, 40 degrees: so far to the right and to the left of straight ahead the first two places stand."""


class _Places(list[str]):
    """Ids of places in order: those that stand there already, found by id or name, and those that are new."""

    def __init__(self, there: Sequence[Place]) -> None:
        super().__init__(place.id for place in there)
        self._named = {place.name.casefold(): place.id for place in reversed(there) if place.name}
        self._named |= {place.id.casefold(): place.id for place in reversed(there)}

    def id_of(self, name: str) -> str:
        """Return the person or place of a name or an id, a new place where nobody is called so."""
        if not name:
            return ""
        name = name.casefold()
        found = self._named.get(name, PERSONS.get(name, name))
        if found not in (*self, *PEOPLE):
            self.append(found)
        return found


class Shelved(Protocol):
    """A sign of a library and what it is called."""

    @property
    def sign(self) -> Sign:
        """The sign."""
        ...

    @property
    def gloss(self) -> str:
        """Its gloss."""
        ...

    @property
    def name(self) -> str:
        """Name by which an item remembers it: of variants, each its own."""
        ...

    @property
    def digest(self) -> str:
        """Digest of its file."""
        ...

    @property
    def shelf(self) -> object:
        """Shelf on which it lies."""
        ...


class _Known:
    """Signs by what they are called: the first shelf's before the next one's, its names before glosses."""

    def __init__(self, shelved: Iterable[Shelved]) -> None:
        self._shelves = list[tuple[dict[str, Shelved], dict[str, Shelved]]]()
        for _, group in groupby(shelved, lambda one: one.shelf):
            exact, alike = dict[str, Shelved](), dict[str, Shelved]()
            entries = tuple(group)
            for called in ([one.name for one in entries], [one.gloss for one in entries]):
                for name, one in zip(called, entries, strict=True):
                    exact.setdefault(_exactly(name), one)
                    alike.setdefault(name_key(name), one)
            self._shelves.append((exact, alike))

    def find(self, word: str) -> Shelved | None:
        """Return the sign of that name, letter by letter or else as it is usually written otherwise."""
        found = (exact.get(_exactly(word)) or alike.get(name_key(word)) for exact, alike in self._shelves)
        return next(filter(None, found), None)


class _Read(NamedTuple):
    """A word as it was read: its content, and who it goes from and to."""

    content: Content
    subject: str = ""
    object: str = ""


def say(
    text: str, shelf: Iterable[Shelved] = (), *, title: str = "", places: Sequence[Place] = ()
) -> Utterance:
    """Return a line of glosses as an utterance.

    A gloss is found in the shelf by its name or its gloss, whatever its capitals, its Unicode form, its
    apostrophes and what joins its words; the first one wins. One that is not there is a `Gap`: nothing is
    guessed. Letters after a colon are places, which are made where they are not among `places`, who stand
    there already. A question mark lays a question over the glosses since the last sentence, behind topic and
    if-clause, where none is typed over them.
    """
    known = _Known(shelf)
    tokens = tuple(_tokens(text, known))
    closed_by = scopes.pairs(tokens, _ENDING)
    begun, asked = dict[int, int](), list[str]()
    """Numbers of the first items of markings by those of their brackets, and last items of questions."""
    items, ends = list[UtteranceItem](), dict[int, int]()
    names = _Places(places)
    closers = {last: first for first, last in closed_by.items()}
    for number, token in enumerate(tokens):
        if token in ENDS:
            if items:
                items[-1] = replace(items[-1], end=ENDS[token])
                asked += [items[-1].id] if token == "?" else []
        elif number in closed_by:
            begun[number] = len(items)
        elif number in closers:
            ends[closers[number]] = len(items) - 1
        else:
            items.append(_item(token, f"i{len(items) + 1}", known, names))
    spans = list[UtteranceSpan]()
    for number in sorted(begun):
        opener = scopes.opener_of(tokens[number])
        assert opener is not None
        spans.append(_laid(opener, names, items[begun[number]].id, items[ends[number]].id))
    stand = _standing(places, names)
    made = Utterance(title=title or text.strip()[:200], items=tuple(items), spans=tuple(spans), places=stand)
    for last in dict.fromkeys(asked):
        if not any(is_question(one.signal) and one.to_item == last for one in made.spans):
            signal, first = question_over(made, last)
            made = replace(made, spans=(*made.spans, UtteranceSpan("", signal, first, last)))
    numbered = (replace(one, id=f"n{number}") for number, one in enumerate(made.spans, 1))
    return replace(made, spans=tuple(numbered))


def typed(utterance: Utterance) -> str:
    """Return the line of glosses of an utterance: what `say` reads as the same items."""
    usual = {one.id for one in utterance.spans if is_question(one.signal) and _is_usual(utterance, one)}
    laid = [one for one in utterance.spans if one.id not in usual and signals.has(one.signal)]
    around = scopes.brackets(utterance, laid)
    words = list[str]()
    for item in utterance.items:
        words += around.before.get(item.id, ())
        gloss = "_".join(gloss_of(item.content).split()) or _UNNAMED
        if item.subject:
            gloss = f"{_person(item.subject)}:{gloss}"
        if item.object:
            gloss = f"{gloss}:{_person(item.object)}"
        words.append(gloss + "+" * item.repeats)
        words += [scopes.CLOSER] * around.after.get(item.id, 0)
        if mark := mark_after(utterance, item):
            words.append(mark)
    return " ".join(words)


def mark_after(utterance: Utterance, item: UtteranceItem) -> str:
    """Return the mark of what ends with an item, as it is typed; empty where nothing does.

    A question within a sentence, as behind DONT-KNOW, does not ask, and ends with a full stop.
    """
    asked = [one for one in utterance.spans if is_question(one.signal) and one.to_item == item.id]
    if item.end != "sentence" or not asked:
        return _MARKS.get(item.end, "")
    first = question_over(utterance, item.id)[1]
    return "?" if any(one.from_item == first or one.signal == "q.tag" for one in asked) else "."


def names_in(text: str) -> list[str]:
    """Return what may be the names of signs in a line of glosses."""
    tokens = [found.group() for found in _TOKEN.finditer(unicodedata.normalize("NFC", text))]
    tokens += [part for token in tokens for part in scopes.parts_of(token, lambda _: False, _ENDING)]
    whole = [each for token in tokens for each in (token, token.rstrip(_ENDING), token.rstrip(_ENDING + "+"))]
    parts = [part for word in whole for part in re.split(r"[:+]", word)]
    pronouns = [name for word in whole if (found := pronoun_of(word)) for name in signs_of(found)]
    return list(dict.fromkeys(one for one in (*whole, *parts, *pronouns) if one))


def question_over(utterance: Utterance, item_id: str) -> tuple[str, str]:
    """Return the signal of the question that ends with an item, and the item with which it begins.

    It lies over the glosses since the last sentence, behind its topic and its if-clause, and is a wh-question
    where a wh-sign is among them.
    """
    last = utterance.index(item_id)
    first = next((row + 1 for row in range(last - 1, -1, -1) if utterance.items[row].end == "sentence"), 0)
    first = behind_fronted(utterance, utterance.spans, first, last)
    is_wh = any(name_of_sign(item) in WH_SIGNS for item in utterance.items[first : last + 1])
    return "q.wh" if is_wh else "q.yn", utterance.items[first].id


def behind_fronted(utterance: Utterance, spans: Iterable[UtteranceSpan], first: int, last: int) -> int:
    """Return the number of the first item of a sentence behind its topics and if-clauses.

    It is `first` where nothing would be left up to `last`.
    """
    row = {item.id: number for number, item in enumerate(utterance.items)}
    fronted = {row[one.from_item]: row[one.to_item] for one in spans if one.signal.startswith(_FRONTED)}
    at = first
    while at in fronted:
        at = fronted[at] + 1
    return at if at <= last else first


def name_of_sign(item: UtteranceItem) -> str:
    """Return the gloss of an item as lists of signs have it: WHAT of `WHAT_question`."""
    return gloss_of(item.content).upper().split("_")[0]


def is_question(signal: str) -> bool:
    """Return whether a signal asks."""
    return signal.startswith("q.")


def close_marking(bracket_id: str, last_id: str) -> UtteranceEdit:
    """Close a bracket that stands in a sentence as a gap: lay its marking over the items up to one."""

    def change(utterance: Utterance) -> Changed:
        row, names = utterance.index(bracket_id), _Places(utterance.places)
        opener = scopes.opener_of(gloss_of(utterance.items[row].content))
        if opener is None:
            return utterance, (), ""
        laid = _laid(opener, names, utterance.items[row + 1].id, last_id)
        places = _standing(utterance.places, names)
        spans = (replace(laid, id=new_id("n", (one.id for one in utterance.spans))), *utterance.spans)
        return remove_items([bracket_id])(replace(utterance, places=places, spans=spans)), (), ""

    return UtteranceEdit(phrase("Add signal"), change)


def missing(utterance: Utterance) -> tuple[str, ...]:
    """Return the glosses for which there was no sign, each once."""
    return tuple(
        dict.fromkeys(item.content.gloss for item in utterance.items if isinstance(item.content, Gap))
    )


def spell(word: str, rate_hz: float = SPELLED_HZ) -> Utterance:
    """Return an utterance that spells a word.

    Raises:
        ValueError: nothing in it can be spelled, or there is no letter for something in it.
    """
    if why := unspelled_words(word):
        raise ValueError(f"{word!r}: {why}")
    return Utterance(title=word, items=(UtteranceItem("i1", Spelling(word, rate_hz)),))


def number(value: int, use: NumberUse = "count", variant: str = "") -> Utterance:
    """Return an utterance of a number from 0 to 999.

    Raises:
        ValueError: another number.
    """
    if not 0 <= value <= LARGEST_NUMBER:
        raise ValueError(f"{value} is no number from 0 to {LARGEST_NUMBER}")
    return Utterance(title=str(value), items=(UtteranceItem("i1", Number(value, use, variant)),))


def spelling_of(gloss: str) -> Spelling | None:
    """Return the spelling that is offered for a gloss; None where it has no letter for something in it."""
    found = _SPELLED.fullmatch(gloss)
    word = spelled_word(gloss.rstrip("+") if found is None else found.group(2))
    return Spelling(word) if can_spell(word) else None


def unspelled_words(word: str) -> str:
    """Return what of a word cannot be spelled, and the mend; empty where all of it can."""
    if lacking := without_letter(word):
        told = ", ".join(map(quoted, lacking))
        return phrase(
            "there is no letter for {told}; write it with a to z, their marks, and digits", told=told
        )
    return "" if can_spell(word) else phrase("there is nothing to spell in it, no letter and no digit")


def spelled_word(text: str) -> str:
    """Return what a gloss spells: J-O-E is one word, ANNA-LEE and A_B are two."""
    parts = unicodedata.normalize("NFC", text).split("-")
    is_one = len(parts) > 1 and all(len(one) == 1 for one in parts)
    return ("" if is_one else " ").join(parts).replace("_", " ").strip()


def said_to_be_spelled(gloss: str) -> str:
    """Return the word of a gloss that is written as a spelling; empty for any other gloss."""
    if (found := _SPELLED.fullmatch(gloss)) is not None:
        return spelled_word(found.group(2)) or found.group(2)
    return spelled_word(gloss) if re.fullmatch(r"[^\W\d_](-[^\W\d_])+", gloss) else ""


def pause_of(word: str) -> Pause | None:
    """Return the pause that a word says, as `(0.5s)` or `(pause)`; None for anything else."""
    if word.casefold() == "(pause)":
        return Pause()
    found = _PAUSE.fullmatch(word)
    seconds = -1.0 if found is None else float(found.group(1).replace(",", "."))
    return Pause(seconds) if 0.0 <= seconds <= LONGEST_PAUSE_S else None


def pause_too_long(word: str) -> str:
    """Return what is wrong with a word that says too long a pause, and its mend; empty for others."""
    if _PAUSE.fullmatch(word) is None or pause_of(word) is not None:
        return ""
    most = f"{LONGEST_PAUSE_S:g}"
    return phrase(
        "{word}: a pause lasts at most {most} s; type ({most}s), and again for a longer one",
        word=word,
        most=most,
    )


def _exactly(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _tokens(text: str, known: _Known) -> Iterator[str]:
    """Yield the words of a line, brackets and marks; those in the name of a sign are part of it."""

    def is_word(token: str) -> bool:
        is_said = known.find(token) is not None or pause_of(token) is not None
        return is_said or (scopes.CLOSER in token and pronoun_of(token) is not None)

    for found in _TOKEN.finditer(unicodedata.normalize("NFC", text)):
        yield from scopes.parts_of(found.group(), is_word, _ENDING)


def _item(token: str, item_id: str, known: _Known, places: _Places) -> UtteranceItem:
    bare = token.rstrip("+") or token
    named = (token[:end] for end in range(len(token), len(bare), -1))
    word = next((one for one in named if known.find(one) is not None), bare)
    repeats = min(len(token) - len(word), MOST_REPEATS)
    return UtteranceItem(item_id, repeats=repeats, **_read(word, known, places)._asdict())


def _verb(word: str, known: _Known) -> tuple[str, str, str]:
    """Return from whom, the sign, and to whom of `a:GIVE:b`, `GIVE:b` or `a:GIVE`; the sign must be known."""
    parts = word.split(":")
    if not all(parts) or len(parts) not in (2, 3):
        return "", "", ""
    tries = [parts] if len(parts) == 3 else [["", *parts], [*parts, ""]]
    for who, verb, whom in tries:
        if known.find(verb) is not None and all(is_place(one) for one in (who, whom) if one):
            return who, verb, whom
    return "", "", ""


def _read(word: str, known: _Known, places: _Places) -> _Read:
    if (found := known.find(word)) is not None:
        return _Read(_of(found))
    if spelled := said_to_be_spelled(word):
        is_spelled = can_spell(spelled)
        return _Read(Spelling(spelled, lexicalised=word.startswith("#")) if is_spelled else Gap(word))
    if word.isdecimal() and int(word) <= LARGEST_NUMBER:
        return _Read(Number(int(word)))
    if (pause := pause_of(word)) is not None:
        return _Read(pause)
    if (pronoun := pronoun_of(word)) is not None:
        named = next(filter(None, map(known.find, signs_of(pronoun))), None)
        if named is not None:
            return _Read(_of(named), object=places.id_of(pronoun.place))
        if not signs_of(pronoun):
            return _Read(Point(places.id_of(pronoun.who), is_plural=pronoun.is_plural))
    if word.upper().startswith("CL:"):
        shape, *ends = word[3:].split(":")
        names = [one.name for one in shapes.every()]
        if shape.casefold() in names and len(ends) <= 2 and all(map(is_place, ends)):
            start, end = ([places.id_of(one) for one in ends] + ["", ""])[:2]
            return _Read(Classifier(shape.casefold(), start, end))
    who, verb, whom = _verb(word, known)
    if (found := known.find(verb) if verb else None) is not None:
        return _Read(_of(found), places.id_of(who), places.id_of(whom))
    return _Read(Gap(word))


def _of(found: Shelved) -> SignContent:
    return SignContent(found.name, found.sign, found.digest)


def _person(name: str) -> str:
    return next((short for short, who in PERSONS.items() if who == name), name)


def _laid(opener: scopes.Opener, names: _Places, first_id: str, last_id: str) -> UtteranceSpan:
    """Return a marking over items, up to the last one; whose place it is gets one where there is none."""
    takes = grammar.takes(opener.signal)
    place = names.id_of(opener.named) if takes == "place" else ""
    word = opener.named.replace("_", " ") if takes == "word" else ""
    return UtteranceSpan("", opener.signal, first_id, last_id, place=place, word=word)


def _standing(there: Sequence[Place], names: Sequence[str]) -> tuple[Place, ...]:
    """Return all places; new ones stand to the right and left by turns, further out the later they come."""
    found = list(there)
    for index, name in enumerate(names[len(there) :], len(there)):
        out = _SPREAD_OUT_RAD * (1.0 + 0.45 * (index // 2))
        found.append(Place(name, name, (-1.0 if index % 2 == 0 else 1.0) * min(out, 1.4)))
    return tuple(found)


def _is_usual(utterance: Utterance, span: UtteranceSpan) -> bool:
    """Return whether a question is the one that a question mark lays by itself."""
    if utterance.item(span.to_item).end != "sentence":
        return False
    others = tuple(one for one in utterance.spans if not is_question(one.signal))
    return (span.signal, span.from_item) == question_over(replace(utterance, spans=others), span.to_item)
