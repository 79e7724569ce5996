"""Gaps of a sentence: which gloss of it has no sign, why, and the three ways on from there."""

from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from fingerspelling.characters import can_spell
from signer.document.utterance import Content, Gap, Pause, Spelling, Utterance
from signer.document.utterance_edits import Changed, UtteranceEdit
from signer.phrases import phrase
from signer.printable import excerpt
from signer.sequencing import glosses, scopes
from signer.sequencing.contents import GAP_S, gloss_of

Mend: TypeAlias = Literal["spell", "pause", "keep"]
MENDS: Final[tuple[Mend, ...]] = ("spell", "pause", "keep")
NO_SIGN: Final = phrase("the library has no such sign; choose another one, write it, or spell it")
UNSPELLED: Final = phrase(
    "the library has no such sign, and it cannot be spelled; choose another one, or write it"
)


class FoundGap(NamedTuple):
    """An item for which there is nothing to sign.

    Attributes:
        number: of the item in the sentence, from 1.
        why: what it lacks, and the mend.
        spelling: with what it can be spelled; None where it cannot.
    """

    id: str
    number: int
    gloss: str
    why: str
    spelling: Spelling | None

    @property
    def place(self) -> str:
        """Name and number of the gloss in the sentence: "COUSIN (gloss 3)"."""
        return phrase("{gloss} (gloss {number})", gloss=excerpt(self.gloss), number=self.number)


def gaps_of(utterance: Utterance) -> tuple[FoundGap, ...]:
    """Return the gaps of a sentence in order, and its spellings that have no letter for something."""
    return tuple(
        FoundGap(item.id, number, gloss_of(item.content), why, _spelling(item.content))
        for number, item in enumerate(utterance.items, 1)
        if (why := why_gap(item.content))
    )


def why_gap(content: Content) -> str:
    """Return why there is nothing to sign in a content, and the mend; empty where there is."""
    match content:
        case Spelling(word=word):
            return glosses.unspelled_words(word)
        case Gap(gloss=gloss):
            if why := glosses.pause_too_long(gloss) or scopes.why_not(gloss):
                return why
            word = glosses.said_to_be_spelled(gloss)
            if word:
                return glosses.unspelled_words(word)
            return NO_SIGN if can_spell(gloss) else UNSPELLED
    return ""


def mended(utterance: Utterance, mend: Mend) -> Utterance:
    """Return a sentence without its gaps: spelled where that can be, or paused; `keep` changes nothing."""
    if mend == "keep":
        return utterance
    contents: dict[str, Content] = {}
    for gap in gaps_of(utterance):
        if mend == "pause":
            contents[gap.id] = Pause(GAP_S)
        elif gap.spelling is not None:
            contents[gap.id] = gap.spelling
    items = (replace(item, content=contents.get(item.id, item.content)) for item in utterance.items)
    return replace(utterance, items=tuple(items))


def mend_gaps(mend: Mend) -> UtteranceEdit:
    """Spell the gaps of a sentence, or make pauses of them, as one step."""

    def change(utterance: Utterance) -> Changed:
        return mended(utterance, mend), tuple(gap.id for gap in gaps_of(utterance)), ""

    return UtteranceEdit(phrase("Spell gaps") if mend == "spell" else phrase("Leave pauses"), change)


def _spelling(content: Content) -> Spelling | None:
    if not isinstance(content, Gap) or scopes.why_not(content.gloss):
        return None
    return glosses.spelling_of(content.gloss)
