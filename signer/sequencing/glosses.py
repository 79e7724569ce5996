"""Glosses as people type them, made into an utterance, and back.

Read are `fs-JOE` and `J-O-E` (spelled), `#JOB` (lexicalised), numbers, `IX`, `IX-1p`, `IX-2p`, `IX:a`
(points), `a:GIVE:b` (from a to b), `AGAIN+` (repeated), `CL:3:a:b` (a classifier), `(0.5s)` (a pause), and
`.` `;` `,` `?` at an end.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Protocol

from fingerspelling.catalogue import letters
from handshapes import catalogue as shapes
from signer.document.sign import Sign
from signer.document.utterance import (
    ADDRESSEE,
    LARGEST_NUMBER,
    LONGEST_PAUSE_S,
    MOST_REPEATS,
    SIGNER,
    SPELLED_HZ,
    Classifier,
    Content,
    EndOf,
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
)
from signer.document.values import Place
from signer.sequencing.contents import gloss_of

PERSONS: Final[Mapping[str, str]] = {"1p": SIGNER, "2p": ADDRESSEE}
ENDS: Final[Mapping[str, EndOf]] = {
    ".": "sentence",
    "?": "sentence",
    "!": "sentence",
    ";": "clause",
    ",": "phrase",
}
_MARKS: Final[Mapping[EndOf, str]] = {"sentence": ".", "clause": ";", "phrase": ","}
WH_SIGNS: Final = frozenset(
    {"WHAT", "WHO", "WHERE", "WHEN", "WHY", "WHICH", "HOW", "HOW-MANY", "HOW-MUCH", "FOR-FOR"}
)
_PAUSE: Final = re.compile(r"\(\s*(\d+(?:[.,]\d+)?)\s*s?\s*\)")
_TOKEN: Final = re.compile(rf"[.,;?!](?=\s|$)|{_PAUSE.pattern}|[^\s]+?(?=[.,;?!]+(?:\s|$))|[^\s]+")
_SPREAD_OUT_RAD: Final = 0.7


class _Places(list[str]):
    """Ids of places in order: those that stand there already, found by id or name, and those that are new."""

    def __init__(self, there: Sequence[Place]) -> None:
        super().__init__(place.id for place in there)
        self._named = {place.name.casefold(): place.id for place in reversed(there) if place.name}

    def id_of(self, name: str) -> str:
        """Return the place of an id or a name, a new one where nobody is called so."""
        if name not in self:
            name = self._named.get(name, name)
        if name not in self:
            self.append(name)
        return name


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


def say(
    text: str, shelf: Iterable[Shelved] = (), *, title: str = "", places: Sequence[Place] = ()
) -> Utterance:
    """Return a line of glosses as an utterance.

    A gloss is found in the shelf by its name or its gloss, capitals or not; the first one wins. One that is
    not there is a `Gap`: nothing is guessed. Letters after a colon are places, which are made where they are
    not among `places`, who stand there already. A question lies over the glosses since the last sentence.
    """
    known = _known(shelf)
    items, spans = list[UtteranceItem](), list[UtteranceSpan]()
    names = _Places(places)
    begins = 0
    for token in (found.group() for found in _TOKEN.finditer(text)):
        if token in ENDS:
            if not items:
                continue
            items[-1] = replace(items[-1], end=ENDS[token])
            if token == "?" and begins < len(items):
                spans.append(_question(items[begins:], f"n{len(spans) + 1}"))
            if ENDS[token] == "sentence":
                begins = len(items)
            continue
        items.append(_item(token, f"i{len(items) + 1}", known, names))
    stand = (*places, *_placed(names)[len(places) :])
    return Utterance(title=title or text.strip()[:200], items=tuple(items), spans=tuple(spans), places=stand)


def typed(utterance: Utterance) -> str:
    """Return the line of glosses of an utterance: what `say` reads as the same items."""
    asked = {span.to_item for span in utterance.spans if span.signal.startswith("q.")}
    words = list[str]()
    for item in utterance.items:
        gloss = gloss_of(item.content)
        if item.subject:
            gloss = f"{_person(item.subject)}:{gloss}"
        if item.object:
            gloss = f"{gloss}:{_person(item.object)}"
        words.append(gloss + "+" * item.repeats)
        if item.end:
            words.append("?" if item.id in asked and item.end == "sentence" else _MARKS[item.end])
    return " ".join(words)


def question_over(utterance: Utterance, item_id: str) -> tuple[str, str]:
    """Return the signal of the question that ends with an item, and the item with which it begins.

    It lies over the glosses since the last sentence, and is a wh-question where a wh-sign is among them.
    """
    last = utterance.index(item_id)
    first = next((row + 1 for row in range(last - 1, -1, -1) if utterance.items[row].end == "sentence"), 0)
    span = _question(utterance.items[first : last + 1], "")
    return span.signal, span.from_item


def missing(utterance: Utterance) -> tuple[str, ...]:
    """Return the glosses for which there was no sign, each once."""
    return tuple(
        dict.fromkeys(item.content.gloss for item in utterance.items if isinstance(item.content, Gap))
    )


def spell(word: str, rate_hz: float = SPELLED_HZ) -> Utterance:
    """Return an utterance that spells a word.

    Raises:
        ValueError: nothing in it can be spelled.
    """
    if not _can_spell(word):
        raise ValueError(f"{word!r} has no letter a to z and no digit; there is nothing to spell")
    return Utterance(title=word, items=(UtteranceItem("i1", Spelling(word, rate_hz)),))


def number(value: int, use: NumberUse = "count", variant: str = "") -> Utterance:
    """Return an utterance of a number from 0 to 999.

    Raises:
        ValueError: another number.
    """
    if not 0 <= value <= LARGEST_NUMBER:
        raise ValueError(f"{value} is no number from 0 to {LARGEST_NUMBER}")
    return Utterance(title=str(value), items=(UtteranceItem("i1", Number(value, use, variant)),))


def spelled_instead(content: Gap) -> Spelling:
    """Return the spelling that is offered for a gloss without a sign."""
    return Spelling(content.gloss.replace("-", " "))


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
    return f"{word}: a pause lasts at most {most} s; type ({most}s), and again for a longer one"


def _known(shelf: Iterable[Shelved]) -> dict[str, Shelved]:
    found = dict[str, Shelved]()
    glosses = dict[str, Shelved]()
    for one in shelf:
        found.setdefault(one.name.casefold(), one)
        glosses.setdefault(one.gloss.casefold(), one)
    return {**glosses, **found}


def _item(token: str, item_id: str, known: Mapping[str, Shelved], places: _Places) -> UtteranceItem:
    repeats = len(token) - len(token.rstrip("+"))
    word = token.rstrip("+") or token
    content = _content(word, known, places)
    subject = object_ = ""
    if isinstance(content, Gap) and ":" in word:
        who, verb, whom = _verb(word, known)
        if verb:
            content = _content(verb, known, places)
            subject, object_ = _place(who, places), _place(whom, places)
    return UtteranceItem(
        item_id, content, repeats=min(repeats, MOST_REPEATS), subject=subject, object=object_
    )


def _verb(word: str, known: Mapping[str, Shelved]) -> tuple[str, str, str]:
    """Return from whom, the sign, and to whom of `a:GIVE:b`, `GIVE:b` or `a:GIVE`; the sign must be known."""
    parts = word.split(":")
    if not all(parts) or len(parts) > len(("who", "verb", "whom")):
        return "", "", ""
    tries = [parts] if len(parts) == 3 else [["", *parts], [*parts, ""]]
    for who, verb, whom in tries:
        if verb.casefold() in known and all(_is_place(one) for one in (who, whom) if one):
            return who, verb, whom
    return "", "", ""


def _content(word: str, known: Mapping[str, Shelved], places: _Places) -> Content:
    upper = word.upper()
    if (found := known.get(word.casefold())) is not None:
        return SignContent(found.name, found.sign, found.digest)
    if upper.startswith("FS-") and _can_spell(word[3:]):
        return Spelling(word[3:].replace("-", " "))
    if re.fullmatch(r"[A-Za-z](-[A-Za-z])+", word):
        return Spelling(word.replace("-", ""))
    if word.startswith("#") and _can_spell(word[1:]):
        return Spelling(word[1:].replace("-", " "), lexicalised=True)
    if word.isdecimal() and int(word) <= LARGEST_NUMBER:
        return Number(int(word))
    if (pause := pause_of(word)) is not None:
        return pause
    if upper == "IX":
        return Point(ADDRESSEE)
    if upper.startswith(("IX-", "IX:")) and _is_place(word[3:]):
        return Point(_place(word[3:], places))
    if upper.startswith("CL:"):
        shape, *ends = word[3:].split(":")
        names = [one.name for one in shapes.every()]
        if shape.casefold() in names and len(ends) <= 2 and all(map(_is_place, ends)):
            start, end = ([_place(one, places) for one in ends] + ["", ""])[:2]
            return Classifier(shape.casefold(), start, end)
    return Gap(word)


def _can_spell(word: str) -> bool:
    known = {one.letter for one in letters()}
    return any(letter in known or letter.isdecimal() for letter in word.casefold())


def _is_place(name: str) -> bool:
    return bool(re.fullmatch(r"[A-Za-z]\w*|[12]p", name))


def _place(name: str, places: _Places) -> str:
    if not name:
        return ""
    lower = name.casefold()
    if lower in PERSONS:
        return PERSONS[lower]
    return places.id_of(lower)


def _person(name: str) -> str:
    return next((short for short, who in PERSONS.items() if who == name), name)


def _placed(names: Sequence[str]) -> tuple[Place, ...]:
    """Put new places to the signer's right and left by turns, further out the later they come."""
    found = []
    for index, name in enumerate(names):
        side = -1.0 if index % 2 == 0 else 1.0
        out = _SPREAD_OUT_RAD * (1.0 + 0.45 * (index // 2))
        found.append(Place(name, name, side * min(out, 1.4)))
    return tuple(found)


def _question(items: Sequence[UtteranceItem], span_id: str) -> UtteranceSpan:
    is_wh = any(gloss_of(item.content).upper().split("_")[0] in WH_SIGNS for item in items)
    return UtteranceSpan(span_id, "q.wh" if is_wh else "q.yn", items[0].id, items[-1].id)
