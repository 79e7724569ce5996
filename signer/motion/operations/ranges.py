"""Ranges of elbow, wrist and shoulder of one key with its contact kept, through the whole rig.

The girdle follows the arm and moves the shoulder, so that no limit has a closed form here: dials are sampled.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import pi, remainder, tau
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices
from signer.document.tracks.shoulder import DOINGS
from signer.document.values import GlobalOrientation
from signer.kinematics import arcs
from signer.kinematics.clavicle import GIRDLE
from signer.kinematics.limits import WRIST
from signer.kinematics.swivel import wrapped
from signer.motion.operations.dials import (
    CLOSING_IN,
    AngleInterval,
    blocked,
    depths_of,
    in_row,
    possible_of,
    sampled,
    set_to,
    with_body,
)
from signer.motion.operations.possible import Blocked, Possible
from signer.motion.posture.posture_solver import PostureGoal, solve_cached
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_of
from signer.motion.solving.candidates import Candidates, is_slow, swivelled, wristed, wristed_at_height
from signer.motion.solving.hand_moment import Hold
from signer.motion.solving.hold import HoldSamples, Obstacle, Tried

DialName: TypeAlias = Literal["pronation_rad", "flexion_rad", "deviation_rad"]
DIALS: Final[tuple[DialName, ...]] = ("pronation_rad", "flexion_rad", "deviation_rad")
"""The wrist's angles, as an orientation names them, in the order of WristAngles."""
RANGES: Final[tuple[tuple[float, float], ...]] = ((0.0, 1.0), GIRDLE.rise_rad, GIRDLE.forward_rad)
"""Range of each of `DOINGS` on any arm: a share, and rad."""
STEP_RAD: Final = np.radians(4.0)
"""Spacing of tried angles, of shares of help as if they were rad, and of swivels round the elbow's circle;
double of it where each is a search. Half or double move ends of wrists by a thousandth of a degree, those of
elbows by a tenth."""
_SEAM_RAD: Final = 1e-3
"""Gap of two intervals that are one through the back of the circle: more than ends err by."""
_FIRST: Final = 4
"""Stride of the tries that come first where each try is a search; the others begin between these."""

Try: TypeAlias = Callable[[Array], Tried]
"""Solves a key with its dials at angles of the row."""


class ElbowRange(NamedTuple):
    """Possible heights of the elbow, and the most relaxed of them, rad."""

    possible: Possible
    relaxed_rad: float


class WristRanges(NamedTuple):
    """Possible angles of each wrist dial while the other two stay, in the order of WristAngles."""

    pronation: Possible
    flexion: Possible
    deviation: Possible


class ShoulderRanges(NamedTuple):
    """Possible help, rise and forward draw of a shoulder while the other two stay; a share, and rad."""

    assist: Possible
    elevation: Possible
    protraction: Possible


def elbow_range(hold: Hold, obstacle: Obstacle | None = None) -> ElbowRange:
    """Find the heights of the elbow that are possible for the contact of a key with its wrist; cached.

    A key that tells its hand by directions of the world keeps these, and the wrist follows. With an obstacle,
    heights at which forearm or hand would be in it are not possible.
    """
    # where the elbow is now makes no difference
    elbow = replace(hold.goal.elbow, swivel_rad=0.0)
    return _elbow_range(hold._replace(goal=hold.goal._replace(elbow=elbow)), obstacle)


def _course(hold: Hold, obstacle: Obstacle | None) -> HoldSamples:
    return HoldSamples(hold.postures, obstacle or Obstacle(hold.goal.around.surroundings))


def _trying(
    course: HoldSamples,
    row: Array,
    at_site: Callable[[Array, Array | None], Candidates],
    elsewhere: Callable[[SolvedPosture, Array, Candidates], Candidates],
    warm_start: Array | None = None,
) -> Try:
    """Try dials of a key at angles of a row, each warm-started where those beside it have ended.

    Args:
        course: of the key.
        row: (n,) the angles that are tried first.
        at_site: tries the key at its site, from warm starts (n, 13) or from its own posture.
        elsewhere: tries it wherever else its contact is rubbed or brushed to, as it was tried at its site.
        warm_start: (n, 13) of the first tries.
    """

    def held(angles: Array, site: Candidates) -> Tried:
        return Tried(course, (site, *(elsewhere(one, angles, site) for one in course.solved_postures[1:])))

    first = held(row, at_site(row, warm_start))

    def tried(angles: Array) -> Tried:
        if angles is row:
            return first
        return held(angles, at_site(angles, _between(angles, row, first.site.begins)))

    return tried


def _parted(course: HoldSamples, row: Array, tried: Try, with_obstacle: bool) -> list[AngleInterval]:
    """Part the row by what bars its angles: limits, and the obstacle too where it counts."""
    found, side = sampled(row, lambda angles: tried(angles).broken()), course.solved.side
    return with_body(found, lambda angles: depths_of(tried(angles).worst(), side)) if with_obstacle else found


@lru_cache(maxsize=64)
def _elbow_range(hold: Hold, obstacle: Obstacle | None) -> ElbowRange:
    course = _course(hold, obstacle)
    solved = course.solved
    row = _grid(-pi, pi, solved)
    tried = _trying(
        course,
        row,
        lambda angles, warm_start: swivelled(solved, angles, warm_start),
        lambda other, angles, _site: swivelled(other, angles),
        _first_of(solved, row),
    )
    intervals = _parted(course, row, tried, obstacle is not None)
    ends = tried(np.array([end for one in intervals for end in one[:2]])).moments[0].heights()
    allowed, barred = list[arcs.Arcs](), list[Blocked]()
    for (low, high), one in zip(ends.reshape(-1, 2).tolist(), intervals, strict=True):
        # a height grows with its swivel and about as fast; not so where a nearly straight arm turns a hand
        # told by directions
        span = one.high_rad - one.low_rad
        end = low + max(span + float(wrapped(high - low - span)), 0.0)
        if one.code:
            barred.append(blocked(low, end, one.code))
        else:
            allowed.append(arcs.arc(low, end))
    possible = Possible(arcs.union(allowed), tuple(_joined(barred)), is_round=True)
    return ElbowRange(possible, _most_relaxed(row, tried, intervals))


@lru_cache(maxsize=64)
def wrist_ranges(hold: Hold, obstacle: Obstacle | None = None, *, keep_elbow: bool = True) -> WristRanges:
    """Find the angles of the wrist dials that are possible for the contact of a key; cached.

    Args:
        hold: of the key.
        obstacle: what forearm and hand have to keep out of.
        keep_elbow: turning the wrist keeps the elbow's height or, if not, its stored swivel.
    """
    course = _course(hold, obstacle)
    solved, height = course.solved, elbow_height_of(course.solved)
    limits = [(reach.low_rad, reach.high_rad) for _, reach in WRIST]
    grids = [_grid(*each, solved) for each in limits]

    def at_site(row: Array, warm_start: Array | None) -> Candidates:
        wrists = set_to(row, course.posture[:3])
        if keep_elbow:
            return wristed_at_height(solved, wrists, height, warm_start)
        return wristed(solved, wrists, solved.swivel_rad)

    def elsewhere(other: SolvedPosture, row: Array, site: Candidates) -> Candidates:
        return wristed(other, set_to(row, course.posture[:3]), site.begins[:, -1])

    row = in_row(grids)
    intervals = _parted(course, row, _trying(course, row, at_site, elsewhere), obstacle is not None)
    return WristRanges(*(possible_of(intervals, dial, ends) for dial, ends in enumerate(limits)))


@lru_cache(maxsize=64)
def shoulder_ranges(goal: PostureGoal) -> ShoulderRanges:
    """Find the ranges of a hand's shoulder while the hand's key keeps its contact; cached."""
    solved = solve_cached(goal, None)
    now = np.array([getattr(goal.around.shoulder, name) for name in DOINGS], np.float64)
    grids = [_grid(*each, solved) for each in RANGES]

    def codes_at(row: Array) -> Indices:
        swivels, does = np.full(len(row), solved.swivel_rad), Shoulder(*set_to(row, now).T)
        return swivelled(solved, swivels, shoulder=does).broken()

    intervals = sampled(in_row(grids), codes_at)
    return ShoulderRanges(*(possible_of(intervals, dial, limits) for dial, limits in enumerate(RANGES)))


def _grid(low_rad: float, high_rad: float, solved: SolvedPosture) -> Array:
    """Return the angles of a dial that are tried first, rad; fewer where each is a search of its own."""
    step_rad = (2.0 if is_slow(solved) else 1.0) * STEP_RAD
    return np.linspace(low_rad, high_rad, 2 + int((high_rad - low_rad) / step_rad))


def _first_of(solved: SolvedPosture, swivels: Array) -> Array | None:
    """Return warm starts for swivels that are searches of their own, from a few of them; else None."""
    if not is_slow(solved) and not isinstance(solved.wish, GlobalOrientation):
        return None
    few = swivels[::_FIRST]
    return _between(swivels, few, swivelled(solved, few).begins)


def _between(angles: Array, known: Array, begins: Array) -> Array:
    """Interpolate warm starts at angles (n,) between those (m, 13) at known angles, rising."""
    after = np.clip(np.searchsorted(known, angles), 1, len(known) - 1)
    gaps = np.maximum(known[after] - known[after - 1], 1e-12)
    share = np.clip((angles - known[after - 1]) / gaps, 0.0, 1.0)[:, None]
    change = begins[after] - begins[after - 1]
    change[:, -1] = wrapped(change[:, -1])
    return np.asarray(begins[after - 1] + share * change)


def _joined(barred: list[Blocked]) -> list[Blocked]:
    """Intervals of a circle, the one that runs through its back put together again."""
    if len(barred) < 2 or barred[0].words != barred[-1].words:
        return barred
    first, *others, last = barred
    if abs(remainder(first.low_rad - last.high_rad, tau)) >= _SEAM_RAD:
        return barred
    return [*others, last._replace(high_rad=last.high_rad + first.high_rad - first.low_rad)]


def _most_relaxed(row: Array, tried: Try, intervals: Sequence[AngleInterval]) -> float:
    """The height of least discomfort of the joints among the possible, or among all where none is."""
    lows, of_each = [one.low_rad for one in intervals], np.array([one.code for one in intervals])
    swivels, site = row, tried(row).moments[0]
    codes = of_each[np.searchsorted(lows, swivels, side="right") - 1]
    for is_last in (False, False, True):
        is_possible = (codes == 0) | (codes != 0).all()
        best = int(np.argmin(np.where(is_possible, site.terms().total(), np.inf)))
        if is_last:
            break
        beside = swivels[max(best - 1, 0)], swivels[min(best + 1, len(swivels) - 1)]
        swivels = np.linspace(*beside, 2 * CLOSING_IN.cuts + 1)
        there = tried(swivels)
        site, codes = there.moments[0], there.broken()
    return float(site.heights()[best])
