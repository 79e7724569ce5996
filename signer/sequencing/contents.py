"""The contents of items as parts, and as the glosses that they are typed by."""

import re
import unicodedata
from typing import Final, NamedTuple

from signer.characters.character import Character, per_character
from signer.document.sign import Sign
from signer.document.utterance import (
    ADDRESSEE,
    SIGNER,
    THIRD_PERSON,
    Classifier,
    Content,
    Gap,
    Number,
    Pause,
    Point,
    SignContent,
    Spelling,
    Unknown,
    Utterance,
)
from signer.sequencing import scopes
from signer.sequencing.numbers import number_sign
from signer.sequencing.part import Part, part_of
from signer.sequencing.pointing import classifier_sign, pointing_sign
from signer.sequencing.spelling import spelling_sign

POINT_GLOSSES: Final = {SIGNER: "IX-1p", ADDRESSEE: "IX-2p", THIRD_PERSON: "IX-3p", "": "IX:"}
"""Glosses of points at the two who are always there, at nobody in particular, and at nobody yet."""

GAP_S: Final = 0.6
"""Time that a gap keeps open for its sign, s: about as long as one lasts."""
BRACKET_S: Final = 0.02
"""Time of a bracket that is not closed, s: it is no sign; less than a frame, and it still has a place."""


def waits_s(content: Content) -> float:
    """Return how long the hands wait at a pause or a gap, s; 0 for what is signed."""
    match content:
        case Pause():
            return content.seconds
        case Gap():
            return BRACKET_S if scopes.why_not(content.gloss) else GAP_S
    return 0.0


class Source(NamedTuple):
    """Content of an item before it is paced.

    Attributes:
        is_paced: its own rate is the one asked for.
        is_even: it was made so that no joint's velocity steps.
        sign: of a library, with what was changed in the sentence; None for what is made here.
    """

    part: Part
    is_paced: bool
    is_even: bool = False
    sign: Sign | None = None


def source_of(character: Character, utterance: Utterance, content: Content) -> Source:
    """Return what a content does; nothing for a gap, a pause, and what only a newer program knows."""
    match content:
        case SignContent():
            sign = content.edited
            return Source(_part_of(character, sign), is_paced=False, sign=sign)
        case Spelling():
            return Source(_part_of(character, spelling_sign(character, content)), is_paced=True, is_even=True)
        case Number():
            return Source(_part_of(character, number_sign(character, content)), is_paced=True)
        case Point():
            return Source(_part_of(character, pointing_sign(character, utterance, content)), is_paced=True)
        case Classifier():
            return Source(_part_of(character, classifier_sign(utterance, content)), is_paced=True)
    return Source(Part(Sign(), 0.0), is_paced=True)


@per_character(maxsize=512)
def _part_of(_character: Character, sign: Sign) -> Part:
    return part_of(sign)


def gloss_of(content: Content) -> str:
    """Return the gloss of a content as it is typed."""
    match content:
        case SignContent():
            return content.name or "(unnamed)"
        case Spelling():
            word = _typed_word(content.word)
            return f"#{word}" if content.lexicalised else f"fs-{word}"
        case Number():
            return str(content.value)
        case Point():
            person, plural = POINT_GLOSSES.get(content.to), "-pl" if content.is_plural else ""
            return f"IX{plural}:{content.to}" if person is None else f"{person}{plural}"
        case Classifier():
            ends = "".join(f":{one}" for one in (content.start, content.end) if one)
            return f"CL:{content.handshape}{ends}"
        case Pause(seconds=seconds):
            return f"({f'{seconds:.3f}'.rstrip('0').rstrip('.')}s)"
        case Gap():
            return content.gloss
        case Unknown():
            return "(unknown)"


def _typed_word(word: str) -> str:
    """Return a spelled word as it is typed: words with hyphens between, single letters with underscores."""
    words = [one for one in re.split(r"[\s_\-]+", unicodedata.normalize("NFC", word).upper()) if one]
    are_letters = len(words) > 1 and all(len(one) == 1 for one in words)
    return ("_" if are_letters else "-").join(words)
