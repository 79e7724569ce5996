"""Life of a sign or a sentence: how much its signer moves beyond what the tracks say."""

import math
from typing import Any


def require_life(life: Any) -> None:
    """Raise ValueError, in words, where a life is no number from 0 to 1."""
    is_number = isinstance(life, (int, float)) and not isinstance(life, bool)
    if not (is_number and math.isfinite(life) and 0.0 <= life <= 1.0):
        raise ValueError(f"life is {life!r}; it must be a number from 0 to 1")


def seed_of(gloss: str) -> int:
    """Return the number from which what differs between two signs is drawn, by the gloss alone."""
    return sum(map(ord, gloss)) % 89 + 1
