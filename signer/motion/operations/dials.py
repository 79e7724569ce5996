"""Dials tried at many angles: where their answers change, and what the body bars of them.

Dials are laid out in one row, so that all of them are tried in the same batches. Where the answer changes
between two samples the change is closed in on, and like answers are joined.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.distance.parts import GRIDS, SIDES, Part, code_of, part_of_code, side_of_code
from body_model.plain_types import Side
from signer.motion.operations.possible import Blocked, Possible
from signer.motion.posture.penetration import PART_NAMES, Worst, is_too_deep
from signer.motion.solving.candidates import REASONS, Codes
from signer.phrases import Phrase, phrase

_PER_DIAL: Final = 10.0
"""Distance of dials in their row, more than the ends of any are apart."""


class ClosingIn(NamedTuple):
    """Steps towards the ends of what is possible.

    Attributes:
        cuts: parts into which the step at an end is cut, and each of these again; so too those beside the
            easiest elbow. With half of them ends are off by 0.16 degrees, with double by 0.06.
        body_rad: spacing of the postures that are measured against the body before one is looked at more
            closely. Double puts an end off by 5 degrees, half by 2, where something small is between two.
        nearly_m: depth over what flesh gives from which skin may meet between two angles; half or double
            change none of 25 ranges. Where no middle is measured, 5 of 120 lose an interval.
        inward: share of an interval from either end that a new angle keeps, or it says nothing new; half or
            double move ends by 0.4 degrees.
    """

    cuts: int
    body_rad: float
    nearly_m: float
    inward: float


CLOSING_IN: Final = ClosingIn(cuts=8, body_rad=np.radians(20.0), nearly_m=-0.002, inward=0.08)
IN_BODY: Final = "The {part} would be in {name}."
"""Template of what is said of a posture that is barred by the body."""
_PLACES: Final = len(GRIDS) + len(SIDES) * len(Part)
BARRED_FROM: Final = len(REASONS)
"""The first code of what bars a posture, after those of limits: by part of the limb, then by what it is in.

What it is in is counted from the hand, its own side first: a posture is solved for a right-handed signer and
may be drawn in a mirror.
"""


def blocked(low_rad: float, high_rad: float, code: int) -> Blocked:
    """Return an interval of angles with what the code of a limit, or of being barred, says."""
    if code < BARRED_FROM:
        return Blocked(low_rad, high_rad, REASONS[code])
    of_hand, into = divmod(code - BARRED_FROM, _PLACES)
    if into < len(GRIDS):
        name: str = (phrase("the head"), phrase("the body"))[into]
    else:
        is_other, part = divmod(into - len(GRIDS), len(Part))
        part_name = PART_NAMES[Part(part)]
        name = (
            phrase("the other {part}", part=part_name)
            if is_other
            else phrase("its own {part}", part=part_name)
        )
    words = Phrase(IN_BODY, {"part": phrase("hand") if of_hand else phrase("forearm"), "name": name})
    return Blocked(low_rad, high_rad, words, by_body=True)


class Depths(NamedTuple):
    """Of tried postures: how much deeper than flesh gives (n,) m, and codes of what that is in."""

    over_m: Array
    codes: Codes


def depths_of(worst: Worst, side: Side) -> Depths:
    """Return how deep the worst points of the hand of a side lie, and codes of what they are in."""
    parts = (part_of_code(code) for code in worst.part.tolist())
    of_hand = np.array([found is not None and found[1] is not Part.FOREARM for found in parts], np.intp)
    is_other = (side_of_code(worst.into) != SIDES.index(side)).astype(np.intp)
    counted = code_of(is_other, (worst.into - len(GRIDS)) % len(Part))
    into = np.where(worst.into < len(GRIDS), worst.into, counted)
    return Depths(worst.over_m, np.where(worst.into >= 0, BARRED_FROM + of_hand * _PLACES + into, 0))


class AngleInterval(NamedTuple):
    """Angles of one answer, from the first to the last, in the row of the dials."""

    low_rad: float
    high_rad: float
    code: int


def in_row(grids: Sequence[Array]) -> Array:
    """Lay out the angles of dials in one row."""
    return np.concatenate([grid + _PER_DIAL * dial for dial, grid in enumerate(grids)])


def set_to(row: Array, now: Array) -> Array:
    """Settings (n, k) of k dials, one of them at each angle of the row (n,), the others as they are now."""
    dials, settings = _dial_of(row), np.tile(now, (len(row), 1))
    settings[np.arange(len(row)), dials] = row - _PER_DIAL * dials
    return settings


def _dial_of(row: Array) -> Codes:
    return np.rint(row / _PER_DIAL).astype(np.intp)


def possible_of(stretches: Sequence[AngleInterval], dial: int, limits: tuple[float, float]) -> Possible:
    """Return the possible angles of one dial, whose own limits its place in the row must not blur."""
    own = [
        (*np.clip(np.array(stretch[:2]) - _PER_DIAL * dial, *limits).tolist(), stretch.code)
        for stretch in stretches
        if _dial_of(np.array(stretch.low_rad)) == dial
    ]
    allowed = tuple((low, high) for low, high, code in own if not code)
    return Possible(allowed, tuple(blocked(*each) for each in own if each[2]))


def sampled(row: Array, codes_at: Callable[[Array], Codes]) -> list[AngleInterval]:
    """Try dials at the angles of a row (n,), rising, and closer to where answers change."""
    codes = codes_at(row)
    is_end = np.diff(_dial_of(row)) != 0
    places = np.flatnonzero((np.diff(codes) != 0) | is_end)
    low, high = row[places], row[places + 1]
    seams = np.flatnonzero(~is_end[places])
    if len(seams):
        before, after = codes[places[seams]], codes[places[seams] + 1]
        low[seams], high[seams] = _closed_in(low[seams], high[seams], before, after, codes_at)
    starts, ends = np.append(row[0], high), np.append(low, row[-1])
    answers = codes[np.append(places, len(row) - 1)]
    return [
        AngleInterval(*each) for each in zip(starts.tolist(), ends.tolist(), answers.tolist(), strict=True)
    ]


def _closed_in(
    low: Array, high: Array, before: Codes, after: Codes, codes_at: Callable[[Array], Codes]
) -> tuple[Array, Array]:
    """Return the angles (m,) on both sides of the ends between angles with different answers."""
    shares = np.linspace(0.0, 1.0, CLOSING_IN.cuts + 1)
    for _ in range(2):
        cuts = low[:, None] + shares * (high - low)[:, None]
        inner = codes_at(cuts[:, 1:-1].ravel()).reshape(len(low), -1)
        # the end of what is possible, if one of the two sides is; else the end of the first reason
        same = np.where((after == 0)[:, None], inner != 0, inner == before[:, None])
        steps = np.where(same.all(axis=1), CLOSING_IN.cuts - 1, np.argmin(same, axis=1))
        low, high = cuts[np.arange(len(low)), steps], cuts[np.arange(len(low)), steps + 1]
    return low, high


def with_body(stretches: Sequence[AngleInterval], measured: Callable[[Array], Depths]) -> list[AngleInterval]:
    """Part stretches that no limit bars where the body bars some of them.

    Args:
        stretches: along the row of the dials.
        measured: depths at angles (m,) of the row.
    """
    free = [stretch for stretch in stretches if not stretch.code]
    if not free:
        return list(stretches)
    few = [np.linspace(low, high, 2 + int((high - low) / CLOSING_IN.body_rad)) for low, high, _ in free]
    runs, angles = np.repeat(np.arange(len(free)), [len(each) for each in few]), np.concatenate(few)
    known = measured(angles)
    for is_first in (
        True,
        False,
    ):  # closer to where the depth, taken to change evenly, passes what flesh gives
        over, inside = known.over_m, is_too_deep(known.over_m)
        changes, both_free = inside[1:] != inside[:-1], ~inside[1:] & ~inside[:-1]
        may_meet = is_first & both_free & (np.maximum(over[1:], over[:-1]) > CLOSING_IN.nearly_m)
        at = np.flatnonzero((changes | may_meet) & (runs[1:] == runs[:-1]))
        if not len(at):
            break
        falls = np.where(changes[at], over[at] - over[at + 1], 2.0 * over[at])
        share = np.clip(over[at] / falls, CLOSING_IN.inward, 1.0 - CLOSING_IN.inward)
        new = angles[at] + share * (angles[at + 1] - angles[at])
        more = measured(new)
        angles, runs = np.insert(angles, at + 1, new), np.insert(runs, at + 1, runs[at])
        known = Depths(*(np.insert(old, at + 1, each) for old, each in zip(known, more, strict=True)))
    parted = iter(
        parted_by_depth(angles[runs == run], Depths(*(each[runs == run] for each in known)))
        for run in range(len(free))
    )
    return [part for stretch in stretches for part in ([stretch] if stretch.code else next(parted))]


def parted_by_depth(angles: Array, known: Depths) -> list[AngleInterval]:
    """Part a stretch at whose angles (n,), rising, depths are known; between two they change evenly."""
    over, codes = known.over_m, np.where(is_too_deep(known.over_m), known.codes, 0)
    places = np.flatnonzero(np.diff(codes))
    before, after = over[places], over[places + 1]
    # free to barred where the depth passes what flesh gives; one reason gives way where the other is deeper
    is_end = is_too_deep(before) != is_too_deep(after)
    share = np.where(is_end, before / np.where(is_end, before - after, 1.0), before > after)
    at = (angles[places] + share * (angles[places + 1] - angles[places])).tolist()
    starts, ends = [float(angles[0]), *at], [*at, float(angles[-1])]
    answers = codes[np.append(places, len(angles) - 1)].tolist()
    return [AngleInterval(*each) for each in zip(starts, ends, answers, strict=True)]
