"""Life of a sign or a sentence: how much its signer moves beyond what the tracks say."""

import math
from typing import Any, Final

PROPOSED: Final = 0.5
"""Life of a new sign or sentence, from 0 to 1: half of people's head and trunk, nearly all of their flow.
Viewers of animated signers asked for less variation of speed than people have (docs/face.md)."""
PROPOSED_BY_STYLE: Final = {"teaching": 0.3}
"""Life of a new sentence in styles that show places and handshapes first."""


def proposed_life(style: str = "") -> float:
    """Return the life of what somebody begins anew, in a style of sentences."""
    return PROPOSED_BY_STYLE.get(style, PROPOSED)


def require_life(life: Any) -> None:
    """Raise ValueError, in words, where a life is no number from 0 to 1."""
    is_number = isinstance(life, (int, float)) and not isinstance(life, bool)
    if not (is_number and math.isfinite(life) and 0.0 <= life <= 1.0):
        raise ValueError(f"life is {life!r}; it must be a number from 0 to 1")


def seed_of(gloss: str) -> int:
    """Return the number from which what differs between two signs is drawn, by the gloss alone."""
    return sum(map(ord, gloss)) % 89 + 1
