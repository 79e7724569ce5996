"""Budgets and prices of all searches of postures: how much may be looked at, and what counts how much."""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array


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
        return len(BUDGETS.back) * self.measured


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
        every: a coarse look takes each second patch of skin.
        back: shares of the way back from a polished posture to where it began that are measured too: looks
            err.
        parts: so many parts of the hand are tried as a second contact, and likely pairs solved. Half or
            double change three of six suggestions.
        raised: so many raised postures that lie apart are touched until one has no fault; each that has takes
            two seconds.
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
    every: int
    back: Array
    parts: int
    raised: int


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
    every=2,
    back=np.array((0.0, 0.2, 0.45, 0.75)),
    parts=8,
    raised=3,
)


class Prices(NamedTuple):
    """Prices of searches, in the unit of discomfort: an awkward joint costs 1.

    Attributes:
        unclean: of breaking a limit, the ellipse of the wrist or the height of the shoulder, or of lying too
            deep: more than any ease is worth.
        deeper_per_m: of a metre too deep beyond what the measure counts: the slope out must be steeper than
            that of a tilt.
        awkward: of what should not be chosen where there is anything else: what a told wrist may cost more by
            an elbow that brings it out, and what a wrist past its ellipse and an elbow above its shoulder or
            behind the back cost besides.
        change_per_rad: of a radian by which a wrist is turned away from what is told: 40 degrees count as
            much as one awkward joint.
        elbow: of a turn of the elbow beside one of the wrist: it changes less of what is said.
        missed_per_m: of a metre by which a second contact is missed: a millimetre counts as much as an
            awkward joint.
        away: of turning the direction that is not asked for a quarter away from where it is: of like postures
            the nearer one.
        dearest: above it nothing is answered: more than two of what should not be chosen. A hand that stays
            as it was reads better, and *Exact anyway* is left.
        same: an answer that is cheaper by less is no reason to change a clean key.
    """

    unclean: float
    deeper_per_m: float
    awkward: float
    change_per_rad: float
    elbow: float
    missed_per_m: float
    away: float
    dearest: float
    same: float


PRICES: Final = Prices(
    unclean=10.0,
    deeper_per_m=1500.0,
    awkward=3.0,
    change_per_rad=1.5,
    elbow=0.5,
    missed_per_m=1000.0,
    away=0.4,
    dearest=7.0,
    same=0.25,
)
