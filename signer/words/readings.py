"""Readings of a hand: contact, reach and penetration, each with its mark and its words.

A mark and the words told with it come from one reading, so that they agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from signer.motion.pose import MET_M
from signer.phrases import joined, phrase
from signer.words.numbers import signed

if TYPE_CHECKING:
    from signer.motion.pose import HandPose
    from signer.motion.posture.penetration import Inside

Mark: TypeAlias = Literal["met", "missed", "none", "unknown"]
"""As wanted, not as wanted, nothing wanted, or not measured."""


class Reading(NamedTuple):
    """One thing that is read of a hand.

    Attributes:
        mark: how it is with it.
        words: the figure as it stands beside the mark.
        sentence: what is wrong, where it is said by itself; empty unless something is.
    """

    mark: Mark
    words: str
    sentence: str = ""


UNKNOWN: Final = Reading("unknown", "")
UNMEASURED: Final = Reading("unknown", phrase("not measured"))
"""Of a body that has no distances: an avatar's."""
RESTING: Final = Reading("none", phrase("at rest"))
FREE: Final = Reading("none", phrase("free"))


def contact_reading(hand: HandPose, gap_m: float | None = None) -> Reading:
    """Return the reading of a hand's contact: its distance from the contact target, or skin from skin, mm.

    `gap_m` is the signed distance between the skins of a hand that touches, negative where they overlap; None
    until measured.
    """
    if hand.resting:
        return RESTING
    away_mm = 1000.0 * hand.contact_error_m
    if hand.state == "missed":
        return Reading(
            "missed",
            phrase("{away_mm:.1f} mm apart", away_mm=away_mm)
            if hand.alone
            else phrase("missed by {away_mm:.1f} mm", away_mm=away_mm),
        )
    shown_mm = away_mm if gap_m is None else round(1000.0 * gap_m, 2) + 0.0
    return Reading("met", joined(" ", (signed(shown_mm, 2), "mm"))) if hand.state == "touching" else FREE


def reach_reading(hand: HandPose, spare_m: float) -> Reading:
    """Return the reading of an arm's reach: how far short of its target, or `spare_m` to spare.

    A path through space is not asked for to the millimetre: where the arm's reach ends it gives, and no check
    counts that.
    """
    if hand.resting:
        return RESTING
    if hand.short_by_m > MET_M:
        if hand.key_id is None and not hand.touching:
            return Reading(
                "none", phrase("path gives {short_by_mm:.1f} mm", short_by_mm=1000.0 * hand.short_by_m)
            )
        return Reading("missed", phrase("{short_by_mm:.1f} mm short", short_by_mm=1000.0 * hand.short_by_m))
    return Reading("met", phrase("{spare_mm:.0f} mm to spare", spare_mm=1000.0 * max(spare_m, 0.0)))


def inside_reading(inside: Inside | None) -> Reading:
    """Return the reading of a hand's and its forearm's penetration: which part, in what, how deep.

    It is missed where the penetration is deeper than flesh gives; unknown where `inside` is None.
    """
    if inside is None:
        return UNKNOWN
    if not inside.into:
        return Reading("met", phrase("nothing"))
    depth = f"{1000.0 * inside.depth_m:.0f} mm"
    if inside.is_clear:
        return Reading("met", phrase("{depth}, {into}, soft", depth=depth, into=inside.into))
    return Reading(
        "missed",
        joined(", ", (depth, inside.into)),
        phrase("The {part} is {depth} in the {into}.", part=inside.part, depth=depth, into=inside.into),
    )
