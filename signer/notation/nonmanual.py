"""Signals of face, gaze, head and trunk by the codes that SiGML has for them, both ways.

The codes stand in the inventory of signals (`HNM ...`); which part of the signer each belongs to is told by
the kind of the signal. Elements and tiers are those of SiGML (`SOURCES.md`).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

import nonmanuals.catalogue as signals
from signer.phrases import phrase
from signer.printable import quoted

CODED: Final = "HNM "
"""Beginning of a code of SiGML among the names that a signal has in other notations."""
SPOKEN: Final = frozenset({"mouth_picture", "hnm_mouthpicture"})
"""Elements that hold sounds of spoken words."""


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
def _coded() -> dict[str, NonManual]:
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
    return {coded: signal for signal, coded in reversed(_coded().items())}


def coded(signal: str) -> NonManual | None:
    """Return how a signal is coded; None where SiGML has no code for it."""
    return _coded().get(signal)


def signal_of(coded: NonManual) -> str | None:
    """Return the signal that is coded so; None where the inventory has none."""
    return _meant().get(coded)


class Lost(NamedTuple):
    """Part of a file that is not understood: the feature that it belongs to, and the part in words."""

    feature: str
    what: str


def read_nonmanual(told: Element | None) -> tuple[tuple[NonManual, ...], tuple[Lost, ...]]:
    """Return what a sign's element says of face, gaze, head and trunk, and what of that is not understood.

    It has elements of either dialect. One after the other they all are held over the whole sign: what is
    told of their order and times is left out.
    """
    found, lost = dict[NonManual, None](), dict[Lost, None]()
    for one in () if told is None else told.iter():
        name = str(one.tag)
        if (tier := tier_of(name)) is None:
            if name in SPOKEN:
                lost[Lost("mouthed words", phrase("mouthing of a spoken word"))] = None
            continue
        code = one.get("tag") if name == tier.symbol else one.get("movement") or one.get("direction")
        coded = NonManual(tier.element, (code or "").strip())
        if signal_of(coded) is None:
            lost[Lost("signals", f"{tier.element} {quoted(coded.code)}")] = None
        else:
            found[coded] = None
    return tuple(found), tuple(lost)
