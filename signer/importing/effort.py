"""Effort of a draft, counted: one notation has one draft on every machine, and none takes long."""

from typing import Final

POSTURE: Final = 1.0
"""Effort of a search for the directions of a hand at a place, about 0.15 s of the processor: the unit."""
AT_PLACE: Final = 1.5
"""Effort of a search for any posture at a place."""
OF_SIGN: Final = 0.4
"""Effort of a look at all moments of a sign."""
LED: Final = 4.0
"""Effort of leading a way round the body."""
KEYS: Final = 18.0
"""Effort for the keys of a draft, some 2.5 s: of drafts that took more than 3 s in all one in five was
without a guess, whatever was spent on them."""
WAYS: Final = 9.0
"""Effort for ways and for hands in each other, once all keys are there, and what is left of that for keys:
with nearly twice as much (16) the same 163 of 171 drafts passed and the slowest took a quarter longer; with 4
one passed no more."""


LAST: Final = 3.0
"""Effort of the keys that is kept for those of which nothing told is possible: any posture at the place, or
before it, is better than one in flesh. Without it such keys lay 37 mm in the body, as all was spent."""


class Effort:
    """Counts what is left of an effort."""

    def __init__(self, left: float = KEYS) -> None:
        self.left = left

    def takes(self, cost: float, kept: float = 0.0) -> bool:
        """Return whether so much is left beside what is kept, and take it."""
        is_left = self.left >= cost + kept
        self.left -= cost if is_left else 0.0
        return is_left
