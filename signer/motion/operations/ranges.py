"""Ranges of elbow and wrist dials of one key with its contact kept, through the whole rig, refined.

The girdle follows the arm and moves the shoulder, so that no limit has a closed form here: dials are sampled.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import pi, remainder, tau
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, HandRole, Orientation
from signer.kinematics import arcs
from signer.kinematics.limits import WRIST
from signer.kinematics.swivel import wrapped
from signer.motion.movement.contact_gestures import acts
from signer.motion.operations.answer_cache import AnswerCache
from signer.motion.operations.clearance import Depths, blocked, depths_of
from signer.motion.operations.dials import AngleInterval, in_row, possible_of, sampled, set_to, with_body
from signer.motion.operations.possible import Blocked, Possible
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_of
from signer.motion.posture.surroundings import Context
from signer.motion.solving.candidates import (
    Candidates,
    Codes,
    is_slow,
    swivelled,
    wristed,
    wristed_at_height,
)
from signer.motion.solving.hold import HoldSamples, Tried, moments_of
from signer.motion.solving.obstacles import Obstacle

ELBOW_STEPS: Final = 120
"""Swivels tried round the elbow's circle: three degrees apart."""
DIAL_STEP_RAD: Final = np.radians(4.0)
_SEAM_RAD: Final = 1e-3
_CLOSER: Final = 8
_DIGITS: Final = 9
"""To how many digits angles tell one question from another: what is kept while a dial turns comes out the
same but for the last ones."""
_FIRST: Final = 4
"""Stride of the tries that come first where each try is a search; the others begin between these."""


class ElbowRange(NamedTuple):
    """Possible heights of the elbow, and the most relaxed of them, rad."""

    possible: Possible
    relaxed_rad: float


class WristRanges(NamedTuple):
    """Possible angles of each wrist dial while the other two stay, in the order of WristAngles."""

    pronation: Possible
    flexion: Possible
    deviation: Possible


def elbow_range(key: Key, role: HandRole, around: Context, obstacle: Obstacle | None = None) -> ElbowRange:
    """The heights of the elbow that are possible for the contact of a key with its wrist; remembered.

    A key that tells its hand by directions of the world keeps these, and the wrist follows. With an obstacle,
    heights at which forearm or hand would be in it are not possible.
    """
    # where the elbow is now makes no difference
    asked = _plain(key)
    return _elbow_range(replace(asked, elbow=replace(asked.elbow, swivel_rad=0.0)), role, around, obstacle)


def wrist_ranges(
    key: Key, role: HandRole, around: Context, obstacle: Obstacle | None = None, *, keep_elbow: bool = True
) -> WristRanges:
    """The angles of the wrist dials that are possible for the contact of a key; remembered.

    Args:
        key: of the track.
        role: the hand's track.
        around: what its shoulder and the other arm do meanwhile.
        obstacle: what forearm and hand have to keep out of.
        keep_elbow: turning the wrist keeps the elbow's height or, if not, its stored swivel.
    """
    solved = solve_posture(key, role, around)
    now = tuple(round(float(angle), _DIGITS) for angle in solved.wrist)
    elbow = round(elbow_height_of(solved) if keep_elbow else solved.swivel_rad, _DIGITS)
    plain = replace(_plain(key), orientation=Orientation(), elbow=Elbow(0.0, key.elbow.branch))
    shared = (plain, role, around, obstacle, keep_elbow, elbow, int(solved.branch))
    # where a dial itself stands makes no difference to it, so that while it is dragged only the others are
    # found anew
    questions = [(*shared, dial, *now[:dial], *now[dial + 1 :]) for dial in range(len(now))]
    return WristRanges(
        *_DIALS.answers(
            questions, lambda dials: _dials(key, role, around, obstacle, dials, keep_elbow=keep_elbow)
        )
    )


def _plain(key: Key) -> Key:
    """A key without what makes no difference to what is possible."""
    return replace(key, id="", time_s=0.0, hold_s=1.0 if acts(key) else 0.0, extra=())


class _Dials:
    """Dials of a key tried at angles of a row, each try begun where those beside it have ended.

    Attributes:
        course: of the key.
        row: (n,) the angles that are tried first.
        at_site: tries the key at its site, from warm starts (n, 13) or from its own posture.
        elsewhere: tries it wherever else its contact is rubbed or brushed to, as it was tried at its site.
    """

    def __init__(
        self,
        course: HoldSamples,
        row: Array,
        at_site: Callable[[Array, Array | None], Candidates],
        elsewhere: Callable[[SolvedPosture, Array, Candidates], Candidates],
        warm_start: Array | None = None,
    ) -> None:
        self.course, self.row, self._at_site, self._elsewhere = course, row, at_site, elsewhere
        self._first = at_site(row, warm_start)

    def tried(self, row: Array) -> Tried:
        """Try dials at angles of the row."""
        beside = None if row is self.row else _between(row, self.row, self._first.begins)
        site = self._first if row is self.row else self._at_site(row, beside)
        others = (self._elsewhere(solved, row, site) for solved in self.course.solved_postures[1:])
        return Tried(self.course, (site, *others))

    def stretches(self, *, with_obstacle: bool) -> list[AngleInterval]:
        """Part the row by what bars its angles: limits, and the obstacle too where it counts."""
        found = sampled(self.row, lambda row: self.tried(row).broken())
        return with_body(found, self._depths) if with_obstacle else found

    def _depths(self, row: Array) -> Depths:
        return depths_of(self.tried(row).worst(), self.course.solved.side)


def _course(key: Key, role: HandRole, around: Context, obstacle: Obstacle | None) -> HoldSamples:
    return HoldSamples(moments_of(key, role, around), obstacle or Obstacle(around.surroundings))


@lru_cache(maxsize=64)
def _elbow_range(key: Key, role: HandRole, around: Context, obstacle: Obstacle | None) -> ElbowRange:
    course = _course(key, role, around, obstacle)
    solved = course.solved
    swivels = np.linspace(-pi, pi, ELBOW_STEPS // (2 if is_slow(solved) else 1) + 1)
    dials = _Dials(
        course,
        swivels,
        lambda angles, warm_start: swivelled(solved, angles, warm_start),
        lambda other, angles, _site: swivelled(other, angles),
        _begun(solved, swivels),
    )
    stretches = dials.stretches(with_obstacle=obstacle is not None)
    at = np.array([end for stretch in stretches for end in stretch[:2]])
    at_ends = dials.tried(at).moments[0].heights().reshape(-1, 2).tolist()
    allowed: list[arcs.Arcs] = []
    barred_by: list[Blocked] = []
    for (low, high), stretch in zip(at_ends, stretches, strict=True):
        # a height grows with its swivel and about as fast; not so where a nearly straight arm turns a hand
        # told by directions
        span = stretch.high_rad - stretch.low_rad
        end = low + max(span + float(wrapped(high - low - span)), 0.0)
        if stretch.code:
            barred_by.append(blocked(low, end, stretch.code))
        else:
            allowed.append(arcs.arc(low, end))
    return ElbowRange(
        Possible(arcs.union(allowed), tuple(_joined(barred_by)), is_round=True),
        _most_relaxed(dials, stretches),
    )


_DIALS: Final[AnswerCache[Possible]] = AnswerCache(192)  # ranges of the dials of so many keys


def _dials(
    key: Key,
    role: HandRole,
    around: Context,
    obstacle: Obstacle | None,
    asked: Sequence[int],
    *,
    keep_elbow: bool,
) -> list[Possible]:
    """Return the possible angles of some dials."""
    course = _course(key, role, around, obstacle)
    solved, height = course.solved, elbow_height_of(course.solved)
    step_rad = DIAL_STEP_RAD * (2.0 if is_slow(solved) else 1.0)
    reaches = [WRIST[dial][1] for dial in asked]
    grids = [
        np.linspace(reach.low_rad, reach.high_rad, 2 + int((reach.high_rad - reach.low_rad) / step_rad))
        for reach in reaches
    ]

    def at_site(row: Array, warm_start: Array | None) -> Candidates:
        wrists = set_to(row, course.posture[:3])
        if keep_elbow:
            return wristed_at_height(solved, wrists, height, warm_start)
        return wristed(solved, wrists, solved.swivel_rad)

    def elsewhere(other: SolvedPosture, row: Array, site: Candidates) -> Candidates:
        return wristed(other, set_to(row, course.posture[:3]), site.begins[:, -1])

    stretches = _Dials(course, in_row(grids, asked), at_site, elsewhere).stretches(
        with_obstacle=obstacle is not None
    )
    ends = ((reach.low_rad, reach.high_rad) for reach in reaches)
    return [possible_of(stretches, dial, limits) for dial, limits in zip(asked, ends, strict=True)]


def _begun(solved: SolvedPosture, swivels: Array) -> Array | None:
    """Return warm starts for swivels that are searches of their own, from a few of them; else None."""
    if not is_slow(solved) and not isinstance(solved.wish, GlobalOrientation):
        return None
    few = swivels[::_FIRST]
    return _between(swivels, few, swivelled(solved, few).begins)


def _between(angles: Array, known: Array, begins: Array) -> Array:
    """Interpolate warm starts at angles (n,) between those (m, 13) at known angles, rising."""
    after = np.clip(np.searchsorted(known, angles), 1, len(known) - 1)
    share = np.clip(
        (angles - known[after - 1]) / np.maximum(known[after] - known[after - 1], 1e-12), 0.0, 1.0
    )[:, None]
    change = begins[after] - begins[after - 1]
    change[:, -1] = wrapped(change[:, -1])
    return np.asarray(begins[after - 1] + share * change)


def _joined(stretches: list[Blocked]) -> list[Blocked]:
    """Stretches of a circle, the one that runs through its back put together again."""
    if (
        len(stretches) > 1
        and stretches[0].words == stretches[-1].words
        and abs(remainder(stretches[0].low_rad - stretches[-1].high_rad, tau)) < _SEAM_RAD
    ):
        first, *others, last = stretches
        return [*others, last._replace(high_rad=last.high_rad + first.high_rad - first.low_rad)]
    return stretches


def _most_relaxed(dials: _Dials, stretches: Sequence[AngleInterval]) -> float:
    """The height of least discomfort of the joints among the possible, or among all where none is."""
    swivels = dials.row
    site = dials.tried(swivels).moments[0]
    lows = [stretch.low_rad for stretch in stretches]
    codes = np.array([stretch.code for stretch in stretches])[
        np.searchsorted(lows, swivels, side="right") - 1
    ]
    for _ in range(2):
        best = _easiest(site, codes)
        swivels = np.linspace(
            swivels[max(best - 1, 0)], swivels[min(best + 1, len(swivels) - 1)], 2 * _CLOSER + 1
        )
        tried = dials.tried(swivels)
        site, codes = tried.moments[0], tried.broken()
    return float(site.heights()[_easiest(site, codes)])


def _easiest(tries: Candidates, codes: Codes) -> int:
    total = tries.terms().total()
    return int(np.argmin(np.where((codes == 0) | (codes != 0).all(), total, np.inf)))
