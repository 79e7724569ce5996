"""Signals of face, gaze, head and trunk by the codes that SiGML has for them, both ways.

The codes stand in the inventory of signals (`HNM ...`); which part of the signer each belongs to is told by
the kind of the signal. Elements and tiers are those of SiGML (`SOURCES.md`).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

import nonmanuals.catalogue as signals

CODED: Final = "HNM "
"""Beginning of a code of SiGML among the names that a signal has in other notations."""


class Tier(NamedTuple):
    """Part of the signer of which a tier tells.

    Attributes:
        element: of a movement in gestural SiGML.
        attribute: of that element, which holds the code.
        symbol: element beside symbols of HamNoSys, whose attribute is `tag`.
        tier: element around those of gestural SiGML.
        together: element around those at the same time.
        kinds: beginnings of the ids of our signals.
    """

    element: str
    attribute: str
    symbol: str
    tier: str
    together: str
    kinds: tuple[str, ...]


TIERS: Final = (
    Tier("shoulder_movement", "movement", "hnm_shoulder", "shoulder_tier", "shoulder_par", ("shoulders.",)),
    Tier("body_movement", "movement", "hnm_body", "body_tier", "body_par", ("torso.",)),
    Tier("head_movement", "movement", "hnm_head", "head_tier", "head_par", ("head.",)),
    Tier("eye_gaze", "direction", "hnm_eyegaze", "eyegaze_tier", "eye_par", ("gaze.",)),
    Tier("eye_brows", "movement", "hnm_eyebrows", "facialexpr_tier", "facial_expr_par", ("brow.",)),
    Tier("eye_lids", "movement", "hnm_eyelids", "facialexpr_tier", "facial_expr_par", ("eyes.",)),
    Tier("nose", "movement", "hnm_nose", "facialexpr_tier", "facial_expr_par", ("nose.",)),
    Tier(
        "mouth_gesture", "movement", "hnm_mouthgesture", "mouthing_tier", "mouthing_par",
        ("cheeks.", "mouth.", "morph."),
    ),
)  # fmt: skip
"""In the order of SiGML."""


class NonManual(NamedTuple):
    """A signal as it is coded: the element of its part, and the code."""

    element: str
    code: str


def tier_of(name: str) -> Tier | None:
    """Return the tier of an element of either dialect; None for another element."""
    return next((one for one in TIERS if name in (one.element, one.symbol)), None)


@cache
def _coded() -> Mapping[str, NonManual]:
    """Codes of signals, by their ids."""
    return {
        signal.id: NonManual(tier.element, code)
        for signal in signals.every()
        for name in signal.codes
        if name.startswith(CODED)
        for tier in TIERS
        if signal.id.startswith(tier.kinds)
        for code in reversed(name.removeprefix(CODED).split())
    }


@cache
def _meant() -> Mapping[NonManual, str]:
    """Ids of signals by their codes: of several that are coded alike the first of the inventory."""
    found = dict[NonManual, str]()
    for signal, coded in _coded().items():
        found.setdefault(coded, signal)
    return found


def coded(signal: str) -> NonManual | None:
    """Return how a signal is coded; None where SiGML has no code for it."""
    return _coded().get(signal)


def signal_of(coded: NonManual) -> str | None:
    """Return the signal that is coded so; None where the inventory has none."""
    return _meant().get(coded)
