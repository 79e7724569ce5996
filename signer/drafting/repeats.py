"""Ways that are gone again and again between the same two holds: one way with its repeats."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from body_model.plain_types import Side
from signer.drafting.holds import Hold
from signer.drafting.landmarks import Landmarks

MOMENT_S: Final = 0.05
"""Longest hold, s, at a turn of a repeated way: the hand turns there and stays nowhere."""
BACK: Final = 0.35
"""Distance to an end of the way, as a share of its length, within which a hand is back there: that halfway
would be 0.5, and tired hands fall short of it."""
LEAST_M: Final = 0.02
"""Shortest way, m: shorter ones are the noise of a hand that stays."""


class Stay(NamedTuple):
    """Hold, and how many times more the way to the next one is gone."""

    hold: Hold
    repeats: int


def stays_of(found: Landmarks, side: Side, holds: Sequence[Hold]) -> list[Stay]:
    """Return the holds of a hand without the turns of repeated ways: A B A B is A, to B once more, and B."""
    at = [np.median(found.hands[side][one.start : one.end + 1, :, :2], axis=0) for one in holds]

    def apart(one: int, other: int) -> float:
        return float(np.linalg.norm(at[one] - at[other], axis=1).mean())

    def turns(first: int, here: int) -> bool:
        """Return whether the hand goes from a hold over two turns to another and back."""
        if here + 3 >= len(holds):
            return False
        long = apart(first, here + 3)
        return (
            long > LEAST_M
            and all(found.lasts_s(*holds[one]) < MOMENT_S for one in (here + 1, here + 2))
            and max(apart(here + 1, here + 3), apart(first, here + 2)) < BACK * long
        )

    made, first = list[Stay](), 0
    while first < len(holds):
        here = first
        while turns(first, here):
            here += 2
        made.append(Stay(holds[first], (here - first) // 2))
        first = here + 1
    return made
