"""Ranges of elbow and wrist dials of one key with its contact kept, through the whole rig, refined.

The girdle follows the arm and moves the shoulder, so that no limit has a closed form here: a dial is sampled,
and where an answer changes between two samples the change is closed in on.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import pi, remainder, tau
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, HandRole, Orientation
from signer.kinematics import arcs
from signer.kinematics.limits import WRIST
from signer.kinematics.swivel import wrapped
from signer.motion.movement.contact_gestures import acts
from signer.motion.operations.answer_cache import AnswerCache
from signer.motion.operations.clearance import (
    NOTHING_KNOWN,
    Clearance,
    Depths,
    blocked,
    clearance,
    deepest,
    depths,
)
from signer.motion.operations.dial_sampling import Ends, Samples, angle_intervals, dial_range, ends_of
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
from signer.motion.solving.hold import moments_of
from signer.motion.solving.obstacles import Obstacle

Moments: TypeAlias = tuple[Candidates, ...]
Tried: TypeAlias = Callable[[Array, Codes], Moments]
"""The postures at angles (n,) of dials (n,): at the site first, then wherever else the key's contact is
rubbed or brushed to."""

ELBOW_STEPS: Final = 120
"""Swivels tried round the elbow's circle: three degrees apart."""
DIAL_STEP_RAD: Final = np.radians(4.0)
BODY_STEP_RAD: Final = np.radians(20.0)
"""Spacing of the postures that are held against the body before one is looked at more closely."""
_SEAM_RAD: Final = 1e-3
_PER_DIAL: Final = 10.0
"""Further apart than the ends of any dial, to hold the three in one row."""
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


@lru_cache(maxsize=64)
def _elbow_range(key: Key, role: HandRole, around: Context, obstacle: Obstacle | None) -> ElbowRange:
    solved_postures = moments_of(key, role, around)
    solved = solved_postures[0]
    swivels = np.linspace(-pi, pi, ELBOW_STEPS // (2 if is_slow(solved) else 1) + 1)
    first = swivelled(solved, swivels, _begun(solved, swivels))
    begins = first.begins

    def tried(angles: Array, _dials: Codes) -> Moments:
        at_site = (
            swivelled(solved, angles, _between(angles, swivels, begins)) if angles is not swivels else first
        )
        return (at_site, *(swivelled(other, angles) for other in solved_postures[1:]))

    tries = tried(swivels, np.zeros(len(swivels), np.intp))
    samples = Samples(swivels, np.zeros(len(swivels), np.intp), _broken(tries))
    barred, ends = _with_body(samples, solved_postures, obstacle, tried)
    stretches = angle_intervals(barred, ends)
    at = np.array([end for stretch in stretches for end in stretch[:2]])
    at_ends = tried(at, at.astype(np.intp))[0].heights().reshape(-1, 2).tolist()
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
    codes = barred.codes[np.searchsorted(barred.values, swivels)]
    return ElbowRange(
        Possible(arcs.union(allowed), tuple(_joined(barred_by)), is_round=True),
        _most_relaxed(tried, swivels, tries, codes),
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
    solved_postures = moments_of(key, role, around)
    solved = solved_postures[0]
    height = elbow_height_of(solved)
    now = np.array([float(angle) for angle in solved.wrist])
    step_rad = DIAL_STEP_RAD * (2.0 if is_slow(solved) else 1.0)
    reaches = [WRIST[dial][1] for dial in asked]
    grids = [
        np.linspace(reach.low_rad, reach.high_rad, 2 + int((reach.high_rad - reach.low_rad) / step_rad))
        for reach in reaches
    ]
    dials, values = np.repeat(np.array(asked), [len(grid) for grid in grids]), np.concatenate(grids)
    known: list[Array] = []

    def tried(angles: Array, dial: Codes) -> Moments:
        wrists = np.tile(now, (len(angles), 1))
        wrists[np.arange(len(angles)), dial] = angles
        warm_start = (
            _between(_PER_DIAL * dial + angles, _PER_DIAL * dials + values, known[0]) if known else None
        )
        at_site = (
            wristed_at_height(solved, wrists, height, warm_start)
            if keep_elbow
            else wristed(solved, wrists, solved.swivel_rad)
        )
        swivels = at_site.begins[:, -1]
        return (at_site, *(wristed(other, wrists, swivels) for other in solved_postures[1:]))

    tries = tried(values, dials)
    known.append(tries[0].begins)
    barred, ends = _with_body(Samples(values, dials, _broken(tries)), solved_postures, obstacle, tried)
    return [dial_range(barred, ends, dial) for dial in asked]


def _broken(moments: Moments) -> Codes:
    """The first limit that is broken at any moment."""
    first, *others = (tries.broken() for tries in moments)
    for codes in others:
        first = np.where(first != 0, first, codes)
    return first


def _with_body(
    samples: Samples, solved_postures: Sequence[SolvedPosture], obstacle: Obstacle | None, tried: Tried
) -> tuple[Samples, Ends]:
    """Samples with the ends of limits and of what the body bars among them, and where answers change."""
    samples = samples.with_ends(ends_of(samples, lambda at, dial: _broken(tried(at, dial))))
    limits, row = samples.codes, _PER_DIAL * samples.dials + samples.values
    bars = NOTHING_KNOWN if obstacle is None else _bars(samples, solved_postures, obstacle, tried)
    samples = samples._replace(codes=np.where(limits != 0, limits, bars.codes_at(row)))
    ends = ends_of(samples, lambda at, dial: bars.codes_at(_PER_DIAL * dial + at))
    # where a limit begins has been found, and is nothing that the body decides
    return samples, {
        place: (float(samples.values[place]), float(samples.values[place + 1]))
        if limits[place] or limits[place + 1]
        else end
        for place, end in ends.items()
    }


def _bars(
    samples: Samples, solved_postures: Sequence[SolvedPosture], obstacle: Obstacle, tried: Tried
) -> Clearance:
    """Measure what the body bars of the angles that no limit bars."""
    row = _PER_DIAL * samples.dials + samples.values
    free = np.flatnonzero(samples.codes == 0)
    breaks = np.flatnonzero((np.diff(free) > 1) | (np.diff(samples.dials[free]) != 0)) + 1
    few, runs = [], []
    for number, run in enumerate(np.split(free, breaks) if len(free) else []):
        count = 1 + int(np.ceil((row[run[-1]] - row[run[0]]) / BODY_STEP_RAD))
        chosen = run[np.unique(np.linspace(0, len(run) - 1, min(count, len(run))).round().astype(np.intp))]
        few.append(chosen)
        runs.append(np.full(len(chosen), number))
    if not few:
        return NOTHING_KNOWN

    def measured(angles: Array) -> Depths:
        dials = np.rint(angles / _PER_DIAL).astype(np.intp)
        moments = tried(angles - _PER_DIAL * dials, dials)
        return deepest(
            [depths(solved, tries, obstacle) for solved, tries in zip(solved_postures, moments, strict=True)]
        )

    return clearance(row[np.concatenate(few)], np.concatenate(runs), measured)


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


def _most_relaxed(tried: Tried, swivels: Array, moments: Moments, codes: Codes) -> float:
    """The height of least discomfort of the joints among the possible, or among all where none is."""
    for _ in range(2):
        best = _easiest(moments[0], codes)
        swivels = np.linspace(
            swivels[max(best - 1, 0)], swivels[min(best + 1, len(swivels) - 1)], 2 * _CLOSER + 1
        )
        moments = tried(swivels, np.zeros(len(swivels), np.intp))
        codes = _broken(moments)
    return float(moments[0].heights()[_easiest(moments[0], codes)])


def _easiest(tries: Candidates, codes: Codes) -> int:
    total = tries.terms().total()
    return int(np.argmin(np.where((codes == 0) | (codes != 0).all(), total, np.inf)))
