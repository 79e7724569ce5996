"""Conventions of annotators: names of tiers and of signals, and glosses as they are usually written."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.utterance import Gap, UtteranceItem
from signer.document.values import Place
from signer.sequencing.glosses import Shelved, names_in, say

_CORPORA: Final = (
    (r"RH-IDgloss(?P<who>.*)", "LH-IDgloss{who}", r"FreeTransl{who}"),
    (r"GlossR(?P<who> S\d+)", "GlossL{who}", "TranslationNarrow{who}"),
    (r"main gloss(?P<who>.*)", "non-dominant hand gloss{who}", "English translation{who}"),
    (r"Gloss(?P<who>.*)", "Gloss LH{who}", "Translation{who}"),
)
"""Patterns of the tier of one hand, and the names of that of the other hand and of the translation: Auslan,
BSL and our own files, the NGT corpus (`S1` and `S2` are its signers), NCSLGR for ASL, then what is usual."""
SIGNALS: Final[Mapping[str, str]] = {
    "negative": "negation", "wh question": "q.wh", "yes/no question": "q.yn", "yes-no question": "q.yn",
    "rhetorical question": "q.rhetorical", "topic/focus": "topic", "topic": "topic",
    "conditional/when": "conditional", "relative clause": "relative",
}  # fmt: skip
"""Signals of the inventory by the tiers of NCSLGR that mark them, whatever their annotations say."""

_PLACED: Final = "gaze.locus"
"""Signals whose place an annotation does not tell; verbs and points make them anew."""


@dataclass(frozen=True, slots=True)
class Tiers:
    """Names of the tiers of one signer.

    Attributes:
        right, left: of the glosses of each hand; `left` may be empty where one tier holds all glosses.
        translation: empty where nothing is translated.
    """

    right: str
    left: str = ""
    translation: str = ""


def tiers_of(names: Iterable[str]) -> list[Tiers]:
    """Return the tiers of glosses among names, one for each signer of the first corpus that they fit."""
    by_fold = {name.casefold(): name for name in names}
    for pattern, left, translation in _CORPORA:
        found = list[Tiers]()
        for name in by_fold.values():
            if fits := re.fullmatch(pattern, name, re.IGNORECASE):
                others = (form.format(who=fits["who"]).casefold() for form in (left, translation))
                found.append(Tiers(name, *(by_fold.get(other, "") for other in others)))
        if found:
            return sorted(found, key=lambda one: one.right)
    return []


def signal_named(tier: str, words: str, signals: Iterable[str]) -> str:
    """Return the signal that an annotation of a tier stands for; empty for none that is known.

    Tiers that are called as our kinds of tracks name signals in their annotations.
    """
    kind = re.sub(r" \d+$", "", tier)
    if kind in {one.name for one in SPAN_KINDS}:
        return words if words in signals and not words.startswith(_PLACED) else ""
    return SIGNALS.get(tier.casefold(), "")


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
