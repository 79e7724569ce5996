"""Answers to what is typed in the track of glosses: signs, numbers, points, and always its spelling."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QPixmap

from fingerspelling.catalogue import find_letter
from fingerspelling.characters import spelled
from signer.document.queries import every_key
from signer.document.utterance import (
    Classifier,
    Content,
    Gap,
    Number,
    Pause,
    Point,
    SignContent,
    Spelling,
    Utterance,
    UtteranceItem,
)
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.printable import excerpt
from signer.studio.language import decimals, tr
from signer.studio.look import icons
from signer.studio.pictures.queue import Pictures
from signer.studio.sentences.known_signs import KnownSigns

with lazily():
    from signer.sequencing import contents, glosses

if TYPE_CHECKING:
    from signer.library.shelf import Entry

SHOWN: Final = 5
"""So many answers are offered at most; the last one is always the spelling."""
ENDS: Final = ".,;?!)"
"""Keys that end something: a phrase, a sentence, a marking."""
PAUSES_S: Final = (0.3, 0.5, 1.0)
"""Pauses that are offered before a length is typed."""
NOTHING: Final = tr("Nothing is called so, and there is nothing in it to spell.")
_PAUSE: Final = re.compile(r"\(\s*(\d+(?:[.,]\d+)?)?[.,]?\s*s?\s*\)?")
_TITLE: Final = 40


class Answer(NamedTuple):
    """Something that a typed text may mean.

    Attributes:
        title: what it is called, on its card.
        about: what it is, under the title.
        item: what is put into the sentence.
        made: the utterance that it comes from, with the places that are new.
        is_exact: the text says this and nothing else; only then it is chosen before anybody chooses.
    """

    title: str
    about: str
    item: UtteranceItem
    made: Utterance
    is_exact: bool = False

    @property
    def name(self) -> str:
        """Name of its sign in the library, for a picture; empty for what is no sign."""
        return self.item.content.name if isinstance(self.item.content, SignContent) else ""

    @property
    def digest(self) -> str:
        """Digest of its sign; empty for what is no sign."""
        return self.item.content.digest if isinstance(self.item.content, SignContent) else ""

    @property
    def letter(self) -> str:
        """First letter or digit of what is spelled or counted, for a picture; empty for anything else."""
        match self.item.content:
            case Spelling(word=word):
                return next((one for one in spelled(word) if one.strip()), "")
            case Number(value=value):
                return str(value)[0]
        return ""


def answers(text: str, known: KnownSigns, onto: Utterance) -> tuple[Answer, ...]:
    """Return what a text may mean, best first.

    First what it says exactly, then signs that are found by it, last its spelling.
    """
    text = text.strip()
    if not text:
        return ()
    if text.startswith("("):
        return _pauses(text)
    exact = read(text, known, onto)
    found = [] if exact is None or isinstance(exact.item.content, Gap) else [exact]
    seen = {(one.name, one.digest) for one in found}
    for entry in known.search(text.rstrip("+")):
        if len(found) >= SHOWN - 1:
            break
        if (entry.name, entry.digest) not in seen:
            item = UtteranceItem("i1", SignContent(entry.name, entry.sign, entry.digest))
            is_other = any(name == entry.name for name, _ in seen)
            found.append(
                Answer(entry.title, _where(entry, is_other=is_other), item, Utterance(items=(item,)))
            )
            seen.add((entry.name, entry.digest))
    if len(text) > 2 and tr("pause").casefold().startswith(text.casefold()):
        found = [*found[: SHOWN - 2], _answer(Pause())]
    spelling = glosses.spelling_of(text)
    if spelling is not None and not any(one.item.content == spelling for one in found):
        found.append(_answer(spelling))
    return tuple(found[:SHOWN])


def _pauses(text: str) -> tuple[Answer, ...]:
    """Return the pauses that a text begins with: of the seconds typed so far, and of the usual ones."""
    begun = _PAUSE.fullmatch(text)
    if begun is None and not "(pause)".startswith(text.casefold()):
        return ()
    typed = "" if begun is None else begun.group(1) or ""
    pause = glosses.pause_of(f"({typed}s)") if typed else None
    usual = (Pause(seconds) for seconds in PAUSES_S if not typed or f"{seconds:g}".startswith(typed))
    kept = dict.fromkeys(one for one in (pause, *usual) if one is not None and one.seconds > 0.0)
    return tuple(_answer(one)._replace(is_exact=one == pause) for one in kept)


def nothing_words(text: str) -> str:
    """Return why there is no answer to a text."""
    text = text.strip()
    begun = _PAUSE.fullmatch(text)
    seconds = "" if begun is None else begun.group(1) or ""
    why = glosses.pause_too_long(f"({seconds}s)")
    if not why and (word := glosses.said_to_be_spelled(text)):
        why = f"{excerpt(text)}: {glosses.unspelled_words(word)}"
    return f"{why}." if why else NOTHING


def _answer(content: Content) -> Answer:
    item = UtteranceItem("i1", content)
    return Answer(title_of(content), about(content), item, Utterance(items=(item,)))


def read(text: str, known: KnownSigns, onto: Utterance) -> Answer | None:
    """Return what a text says exactly, as in a typed line of glosses: a gap where no sign is called so."""
    made = known.read_line(text, onto)
    if not made.items:
        return None
    item = made.items[0]
    is_exact = len(made.items) == 1 and not isinstance(item.content, Gap)
    entry = known.entry_of(item.content) if isinstance(item.content, SignContent) else None
    told = about(item.content) if entry is None else _where(entry)
    return Answer(title_of(item.content), told, item, made, is_exact)


def _where(entry: Entry, *, is_other: bool = False) -> str:
    """Say on which shelf a sign lies; of one of the program its hands, unless another comes before it."""
    if not entry.is_kept:
        return tr("from {name}", name=entry.shelf.name) if is_other else _hands(entry.hands)
    return tr("your own sign") if entry.shelf.is_own else tr("on {name}", name=entry.shelf.name)


def spelled_words(spelling: Spelling) -> str:
    """Return a spelling by the letters that are signed: "J-O-E"."""
    words = "".join(spelled(spelling.word)).upper().split()
    return excerpt(" ".join("-".join(word) for word in words), _TITLE)


def title_of(content: Content) -> str:
    """Return what a content is called on its card and in the track."""
    match content:
        case Spelling(lexicalised=False):
            return spelled_words(content)
        case Pause(seconds=seconds):
            return decimals(f"{seconds:.3g} s")
    return excerpt(contents.gloss_of(content), _TITLE)


def title_in(utterance: Utterance, content: Content) -> str:
    """Return what a content is called in the track, places by their names: "IX:Mary"."""
    names = names_of(utterance)
    match content:
        case Point(to=to) if to in names:
            content = Point(names[to])
        case Classifier(start=start, end=end):
            content = Classifier(content.handshape, names.get(start, start), names.get(end, end))
    return title_of(content)


def names_of(utterance: Utterance) -> dict[str, str]:
    """Return the names of the places of a sentence, by their ids."""
    return {place.id: place.name for place in utterance.places if place.name}


def about(content: Content) -> str:
    """Return what kind of thing a content is, in a word or two."""
    match content:
        case SignContent(sign=sign):
            return _hands("two" if sign.hand("dominant").keys and sign.hand("base").keys else "one")
        case Spelling(lexicalised=lexicalised):
            return tr("spelled as one sign") if lexicalised else tr("spelled")
        case Number():
            return tr("number")
        case Point():
            return tr("point")
        case Classifier():
            return tr("classifier")
        case Pause():
            return tr("pause")
        case Gap(gloss=gloss):
            if glosses.said_to_be_spelled(gloss):
                return tr("cannot be spelled")
            return tr("too long a pause") if glosses.pause_too_long(gloss) else tr("no such sign yet")
    return ""


def _hands(hands: str) -> str:
    return tr("two hands") if hands == "two" else tr("one hand")


PAUSE_PX: Final = 84
"""Size of the picture of a pause on its card."""
POINTING: Final = "1"
"""Handshape of a point."""


class ItemPictures:
    """Pictures that are there; None for those that still have to be drawn, which are asked for."""

    def __init__(self, known: KnownSigns, hands: Pictures) -> None:
        self._known, self._hands = known, hands

    def of_item(self, item: UtteranceItem) -> QPixmap | None:
        """Return the picture of an item."""
        return self._of_content(item.content)

    def of_answer(self, answer: Answer) -> QPixmap | None:
        """Return the picture of an answer."""
        return self._of_content(answer.item.content)

    def _of_content(self, content: Content) -> QPixmap | None:
        match content:
            case SignContent():
                found = self._known.picture(content) if content.digest else None
                key = next((key for _, key in every_key(content.sign)), None)
                return found if found is not None or key is None else self._hands.picture(key.form.look)
            case Spelling(word=word):
                return self._of_letter(next((one for one in word.casefold() if one.isalnum()), ""))
            case Number(value=value):
                return self._of_letter(str(value)[0])
            case Pause():
                return icons.pixmap("pause", "text2", PAUSE_PX)
            case Point():
                return self._hands.picture(HandForm(POINTING))
            case Classifier(handshape=handshape):
                return self._hands.picture(HandForm(handshape))
        return None

    def _of_letter(self, letter: str) -> QPixmap | None:
        try:
            form = find_letter(letter).form
        except LookupError:
            return None
        return self._hands.picture(HandForm(form.handshape, form.joints))
