"""Rates of sentences: how long signs, transitions, holds and pauses last.

Nobody who signs has judged these figures, and the window says so. Sources: `docs/sentences.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import pow, sqrt
from typing import Final

from signer.document.utterance import Style
from signer.document.values import EndOf
from signer.phrases import phrase

UNREVIEWED: Final = phrase("rates and transitions are not reviewed by signers yet")

FASTEST_MEAN_M_S: Final = 2.0
"""No wrist goes faster on a transition, on the mean of its way."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Paces of one style of signing.

    Attributes:
        core: how long ways and holds of a sign last against the library's.
        transition: how long transitions last against the natural ones.
        last_hold: share that is left of a sign's last hold before a transition.
        mentioned_again: how much quicker a sign is when it comes again.
        at_end: how much slower the last sign of a sentence is.
        leads: by which shares of the time fingers and wrist run ahead of the hand on a transition.
    """

    core: float
    transition: float
    last_hold: float
    mentioned_again: float
    at_end: float
    leads: tuple[float, float]


RATES: Final[Mapping[Style, Rates]] = {
    "natural": Rates(0.45, 1.0, 1 / 3, 0.88, 1.12, (0.3, 0.1)),
    "clear": Rates(0.42, 1.4, 1 / 3, 0.94, 1.12, (0.3, 0.1)),
    "teaching": Rates(0.8, 1.8, 1 / 3, 1.0, 1.0, (0.3, 0.1)),
    "citation": Rates(1.0, 1.8, 1.0, 1.0, 1.0, (0.0, 0.0)),
}
LAST_TOUCH_S: Final = 1.0 / 30.0
"""Least that the cut of a sign's last hold leaves where skin is on skin, s: a frame at 30 a second. A hold
that pace or tempo made shorter stays so. A hand that comes from 0.2 m within 0.35 s is within 5 mm of the
skin for 0.06 s besides, so that the touch is seen in one or two more. With half as much again sentences with
whole life have 6 % more full stops."""
LEAST_LEG_S: Final = 0.12
"""Time, s, to which the pace of a style shortens a leg of a sign's way at least: four frames at 30 a second.
Without it beats of RAIN took 0.2 s there and back; people make three strokes a second. With double, signs a
second fall far out of people's range."""
LEAST_MOVES_S: Final = 0.2
"""Time, s, to which it shortens all ways of a sign together at least: GO was over in 0.15 s."""
END_S: Final[Mapping[EndOf, float]] = {"": 0.0, "phrase": 0.08, "clause": 0.25, "sentence": 0.5}
"""Hold at what ends, s. A fluent deaf user of another tool asked for half a second at a full stop."""
LAST_GIVES: Final = 0.5
"""Share of this that the last sign of all loses with whole life: hands stood for 0.52 s before they fell.
With all of it questions, which are held at their end, are not."""
ONSETS_BY_TEMPO: Final = 0.515
"""Ramps of signals shrink with the tempo to this power: to 0.7 of their length at double tempo."""

SHORTEST_TRANSITION_S: Final = 0.10  # s, three frames at 30 a second
_PER_WAY_S, _USUAL_WAY_M = 0.18, 0.3  # s more for a way of so many m, with its root for others
_LIVELY_S, _LIVELY_PER_WAY_S, _LIVELY_POWER = 0.063, 0.2625, 0.6
"""Times and power for ways with whole life: speeds are evener, as long ways take longer and short
ones less. Together they take as long in the mean of twelve sentences; with a power of 1 hands would go at one
speed however far."""
POINT_GIVES: Final = 0.6
"""Share of its hold that a point loses with whole life: what is left shows where it points."""
TURN_RAD_S: Final = 12.0
"""Most that a hand turns in the mean of a way, rad/s: forearms roll by up to 1,300 degrees a second then."""
_JOINT_RAD_S: Final = 15.0  # rad/s, the same of a joint of a finger

IDLE_ITEMS: Final = 2
"""A hand that is left free stays as it was for at most so many items, and not beyond an end."""
SINKS_S: Final = 1.2
"""A hand that is left free for as long, s, or for good, sinks half way and loosens while it stays. A plain
sign between two that use the hand takes 0.6 to 0.9 s, a spelled name 1.5 s and more: with half, hands would
bob at every sign between; with double, they would stand through a name of three letters."""
SINKS_FROM_S: Final = 0.8
"""A free hand goes down at all where so much time, s, lies between the signs that use it. With half, it bobs
by 110 mm at every short sign between; with double, it stands through names of two letters."""
HALF_REST_S: Final = 0.35
"""Time in which a free hand sinks before the belly, or rises from there, at least, s."""


def transition_s(
    style: Style, tempo: float, way_m: float, turn_rad: float, joint_rad: float, life: float = 0.0
) -> float:
    """Return how long a transition lasts, s.

    Args:
        style: of the utterance.
        tempo: of the utterance.
        way_m: the longer way of both wrists.
        turn_rad: the larger turn of a hand.
        joint_rad: the largest change of a finger's joint.
        life: of the utterance.
    """
    far = way_m / _USUAL_WAY_M
    natural = max(
        (1.0 - life) * (SHORTEST_TRANSITION_S + _PER_WAY_S * sqrt(far))
        + life * (_LIVELY_S + _LIVELY_PER_WAY_S * pow(far, _LIVELY_POWER)),
        turn_rad / TURN_RAD_S,
        joint_rad / _JOINT_RAD_S,
        SHORTEST_TRANSITION_S,
    )
    return max(natural * RATES[style].transition / tempo, way_m / FASTEST_MEAN_M_S)
