"""Glosses as annotators write them, made into items: as they stand, or as they are usually written."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from signer.document.utterance import Gap, UtteranceItem
from signer.document.values import Place
from signer.sequencing.glosses import Shelved, names_in, say

Named: TypeAlias = Callable[[Sequence[str]], Iterable[Shelved]]
"""Function that returns the signs of a library which may be called by names."""

_QUOTES: Final = "\"'`\u00b4\u2018\u2019\u201c\u201d"
_SPELLED: Final = re.compile(r"#?F\.?S[-:_ (]+(?P<word>[^)]+)\)?", re.IGNORECASE)
"""A spelled word in the conventions of corpora: FS:JOE, fs(JOE), F.S. JOE."""
_VARIANT: Final = re.compile(r"(?:[-_:.]?\d{1,2}[a-z]?|[-_][A-Za-z]|(?<=[A-Z])[a-z])$")
"""Ending that tells variants of a sign apart: GO1, MOTHER-1, HOUSE-A, GOa."""
_REMARK: Final = re.compile(r"\([^)]*\)|\[[^]]*\]|\{[^}]*\}")
"""Remark of an annotator about a gloss."""


class ReadGloss(NamedTuple):
    """An item, the people and things that it places, and the gloss as which it was read."""

    item: UtteranceItem
    places: tuple[Place, ...]
    gloss: str


def read_gloss(words: str, named: Named, places: tuple[Place, ...]) -> ReadGloss:
    """Read the words of an annotation as one item; one that nothing fits is a gap that keeps these words.

    Args:
        words: as the annotator wrote them.
        named: finds signs by names.
        places: who stands where already.
    """
    for gloss in dict.fromkeys(_ways_to_write(words)):
        made = say(gloss, named(names_in(gloss)), places=places)
        if len(made.items) == 1 and not isinstance(made.items[0].content, Gap):
            return ReadGloss(made.items[0], made.places, gloss)
    return ReadGloss(UtteranceItem("", Gap(words)), places, words)


def _ways_to_write(words: str) -> Iterator[str]:
    """Yield a gloss as it stands, then with less and less of what annotators add to it."""
    plain = words.strip().strip(_QUOTES).rstrip(".,;!?")
    yield _joined(plain)
    plain = _REMARK.sub("", plain.lstrip("?*")).strip().strip(_QUOTES) or plain
    yield _joined(plain)
    if spelled := _SPELLED.fullmatch(words.strip().lstrip("?*")):
        yield f"fs-{_joined(spelled['word'])}"
    repeats = plain[len(plain.rstrip("+")) :]
    bare = plain.rstrip("+")
    while (shorter := _VARIANT.sub("", bare)) != bare and len(shorter) > 1:
        bare = shorter
        yield _joined(bare) + repeats


def _joined(words: str) -> str:
    return "-".join(words.split())
