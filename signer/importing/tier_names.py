"""Names of tiers in annotated corpora, and of the signals that tiers mark."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from signer.document.tracks.kinds import SPAN_KINDS

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
