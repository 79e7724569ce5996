"""Read texts in a language that has no letters, but for what no catalogue has."""

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from signer.phrases import MEANING, shown

CATALOGUE = Path(__file__).parents[2] / "signer" / "studio" / "languages" / "de.ts"
_FIELD = re.compile(r"(\{[^{}]*\})")


def left_in_english(words: str) -> list[str]:
    """Return the words of a text that no language of the window can show in its own."""

    def lookup(template: str, _number: int | None = None) -> str:
        if template not in known():
            return template
        parts = _FIELD.split(template)
        return "".join(part if _FIELD.fullmatch(part) else re.sub(r"\w", "·", part) for part in parts)

    return re.findall(r"[A-Za-z]{2,}", shown(words, lookup))


@cache
def known() -> frozenset[str]:
    """Return the texts of a catalogue, as phrases ask for them."""
    every = ElementTree.parse(CATALOGUE).iter("message")
    return frozenset(
        MEANING.join(filter(None, (one.findtext("source"), one.findtext("comment")))) for one in every
    )
