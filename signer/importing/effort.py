"""Effort of a draft, counted: one notation has one draft on every machine, and none takes long."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

POSTURE: Final = 1.0
"""Effort of a search for the directions of a hand at a place, about 0.15 s of the processor: the unit."""
AT_PLACE: Final = 1.5
"""Effort of a search for any posture at a place."""
OF_SIGN: Final = 0.4
"""Effort of a look at all moments of a sign."""
OF_MOMENT: Final = 0.016
"""Effort of a look at one moment of a sign."""
LED: Final = 4.0
"""Effort of leading a way of up to a second round the body; longer ones take as many times as long."""
KEYS: Final = 18.0
"""Effort for the keys of a draft, some 2.5 s: of drafts that took more than 3 s in all one in five was
without a guess, whatever was spent on them."""
WAYS: Final = 9.0
"""Effort for ways and for hands in each other, once all keys are there, and what is left of that for keys:
with nearly twice as much (16) the same 163 of 171 drafts passed and the slowest took a quarter longer; with 4
one passed no more."""
FINISHING: Final = 16.0
"""Effort at most for ways and for hands in each other, however little the keys took: drafts that took more
spent 5 to 7 s, and did not pass."""
ANEW: Final = 5.0
"""Effort for a key that is settled again where the other hand is by now: a search, and the last one. Two that
took all there was left none to lead hands round the head, where they lay 37 mm deep."""


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

    @contextmanager
    def at_most(self, most: float, kept: float = 0.0) -> Iterator["Effort"]:
        """Lend a part of what is left beside what is kept, and take back what is not spent of it."""
        lent = Effort(max(min(most, self.left - kept), 0.0))
        self.left -= lent.left
        yield lent
        self.left += lent.left
