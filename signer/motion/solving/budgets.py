"""Budgets of all searches of postures in one record: how much of each may be looked at."""

from typing import Final, NamedTuple

import numpy as np

BACK: Final = np.array((0.0, 0.2, 0.45, 0.75))
"""Shares of the way back from a polished posture to where it began that are measured too: looks err."""


class Budget(NamedTuple):
    """Budget of a descent, in counts.

    Attributes:
        looked: how many of the cheapest candidates are looked at.
        seeds: from how many of them is polished.
        measured: how many of the polished are measured, and on the way back to where each began: looks err.
        rounds: of polishing.
        apart_rad: how far these lie apart in some free value.
        too_dear: cost above which nothing clean is expected where none looks clean, before polishing and
            after each round of it.
        glances: how many of the cheapest that break no limit are glanced at before; what is deep in head or
            trunk then comes last. None unless given.
        hopeless: cost above the best from which none is polished.
        about: how many are tried about each of the least deep, where nothing is clean.
    """

    looked: int
    seeds: int
    measured: int
    rounds: int
    apart_rad: float = np.radians(20.0)
    too_dear: float = np.inf
    glances: int = 0
    hopeless: float = np.inf
    about: int = 0

    @property
    def postures(self) -> int:
        """Return how many postures a descent measures in all."""
        return len(BACK) * self.measured


class Budgets(NamedTuple):
    """Budgets by who asks.

    Attributes:
        thorough: where somebody waits for a hand that is brought out.
        at_once: where that comes by the way.
        easiest: where the easiest of all is asked for: with half of its rounds relaxing twice goes on.
        for_two: where two hands are brought to each other: most are in each other then, and either of them
            may give way.
        exact: of directions that are met exactly. Of 900 requests the dearest one from which something clean
            came cost 21 before polishing.
        tilted: of directions that are met but for a tilt; of these it was 52.
        together: so many are looked at at once, and so many looked at that are cheaper than all that are left
            end it; so many of the easiest postures that keep the joints are looked at for what bars a
            direction.
        second_looked: rounds in which a second contact is found of postures that are only looked at: one that
            can be met is within a millimetre by then. With twice as many directions of such hands take a
            fourth longer.
        second_nearly: the same of postures that are measured for a direction.
        moves: of the moves of one candidate in a round so many that may be better are looked at.
    """

    thorough: Budget
    at_once: Budget
    easiest: Budget
    for_two: Budget
    exact: Budget
    tilted: Budget
    together: int
    moves: int
    second_looked: int
    second_nearly: int


BUDGETS: Final = Budgets(
    thorough=Budget(400, 12, 12, 5, glances=3000, about=60),
    at_once=Budget(160, 6, 6, 2, glances=1000, about=40),
    easiest=Budget(160, 6, 6, 12, glances=1000, about=40),
    for_two=Budget(96, 4, 4, 2, glances=800, about=30),
    exact=Budget(160, 3, 2, 3, np.radians(20.0), 24.0, hopeless=12.0),
    tilted=Budget(320, 5, 2, 5, np.radians(24.0), 60.0, hopeless=12.0),
    together=32,
    moves=6,
    second_looked=6,
    second_nearly=12,
)
