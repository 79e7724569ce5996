"""What the elbow and each wrist dial of one key may do while its contact is kept, tried through the whole rig and refined.

The girdle follows the arm and moves the shoulder, so that no limit has a closed form here: a dial is sampled, and where an
answer changes between two samples the change is closed in on.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from math import pi, remainder, tau
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signer.document.sign import Key
from signer.document.values import GlobalOrientation, LaneName
from signer.kinematics import arcs
from signer.kinematics.limits import WRIST
from signer.kinematics.strain import strain
from signer.kinematics.swivel import wrapped
from signer.motion.posture.around import AT_REST, Around
from signer.motion.posture.other_arm import OtherArm
from signer.motion.posture.stations import Station, elbow_height_of, station_of
from signer.motion.wishes.clearance import NOTHING_KNOWN, Clearance, Depths, clearance, depths, reason
from signer.motion.wishes.many import Codes, Tries, is_slow, swivelled, wristed, wristed_at_height
from signer.motion.wishes.possible import Blocked, Possible
from signer.motion.wishes.sampled import Ends, Samples, dial_range, ends_of, stretches_of

Array = NDArray[np.float64]
Tried = Callable[[Array, Codes], Tries]
"""The postures at angles (n,) of dials (n,)."""

ELBOW_STEPS: Final = 120
"""Swivels tried round the elbow's circle: three degrees apart."""
DIAL_STEP_RAD: Final = np.radians(4.0)
BODY_STEP_RAD: Final = np.radians(14.0)
"""How far apart postures are held against the body before that is looked at more closely."""
_SEAM_RAD: Final = 1e-3
_PER_DIAL: Final = 10.0
"""Further apart than the ends of any dial, to hold the three in one row."""
_CLOSER: Final = 8
_FIRST: Final = 4
"""Where a try is a search, every so manieth comes first, and the others begin between these."""


class Obstacle(NamedTuple):
    """That the body is in the way, and the other arm so; None while it hangs."""

    other: OtherArm | None = None


class ElbowRange(NamedTuple):
    """Which heights the elbow may have, and the most relaxed of them, rad."""

    possible: Possible
    relaxed_rad: float


class WristRanges(NamedTuple):
    """Which angles each wrist dial may have while the other two stay, in the order of WristAngles."""

    pronation: Possible
    flexion: Possible
    deviation: Possible


def elbow_range(key: Key, lane: LaneName, around: Around = AT_REST, obstacle: Obstacle | None = None) -> ElbowRange:
    """The heights of the elbow that are possible for the contact of a key with its wrist; remembered.

    A key that tells its hand by directions of the world keeps these, and the wrist follows. With an obstacle, heights at
    which forearm or hand would be in it are not possible.
    """
    # where the elbow is now makes no difference
    return _elbow_range(
        replace(key, id="", time_s=0.0, hold_s=0.0, elbow=replace(key.elbow, swivel_rad=0.0), extra=()), lane, around, obstacle
    )


def wrist_ranges(
    key: Key, lane: LaneName, around: Around = AT_REST, obstacle: Obstacle | None = None, *, keep_elbow: bool = True
) -> WristRanges:
    """The angles of the wrist dials that are possible for the contact of a key; remembered.

    Args:
        key: of the lane.
        lane: the hand's lane.
        around: what its shoulder and the other arm do meanwhile.
        obstacle: what forearm and hand have to keep out of.
        keep_elbow: turning the wrist keeps the elbow's height or, if not, its stored swivel.
    """
    return _wrist_ranges(replace(key, id="", time_s=0.0, hold_s=0.0, extra=()), lane, around, obstacle, keep_elbow)


@lru_cache(maxsize=64)
def _elbow_range(key: Key, lane: LaneName, around: Around, obstacle: Obstacle | None) -> ElbowRange:
    station = station_of(key, lane, around)
    swivels = np.linspace(-pi, pi, ELBOW_STEPS // (2 if is_slow(station) else 1) + 1)
    begun = _begun(station, swivels)
    tries = swivelled(station, swivels, begun)
    begins = tries.begins

    def tried(angles: Array, _dials: Codes) -> Tries:
        return swivelled(station, angles, _between(angles, swivels, begins))

    samples = Samples(swivels, np.zeros(len(swivels), np.intp), tries.broken())
    barred, ends = _with_body(samples, station, obstacle, tried)
    stretches = stretches_of(barred, ends)
    at = np.array([end for stretch in stretches for end in stretch[:2]])
    at_ends = tried(at, at.astype(np.intp)).heights().reshape(-1, 2).tolist()
    allowed: list[arcs.Arcs] = []
    blocked: list[Blocked] = []
    for (low, high), stretch in zip(at_ends, stretches, strict=True):
        # a height grows with its swivel and about as fast; not so where a nearly straight arm turns a hand told by directions
        span = stretch.high_rad - stretch.low_rad
        end = low + max(span + float(wrapped(high - low - span)), 0.0)
        if stretch.code:
            blocked.append(Blocked(low, end, reason(stretch.code)))
        else:
            allowed.append(arcs.arc(low, end))
    codes = barred.codes[np.searchsorted(barred.values, swivels)]
    return ElbowRange(Possible(arcs.union(allowed), tuple(_joined(blocked)), is_round=True), _most_relaxed(tried, swivels, tries, codes))


@lru_cache(maxsize=64)
def _wrist_ranges(key: Key, lane: LaneName, around: Around, obstacle: Obstacle | None, keep_elbow: bool) -> WristRanges:
    station = station_of(key, lane, around)
    height = elbow_height_of(station)
    now = np.array([station.orientation.pronation_rad, station.orientation.flexion_rad, station.orientation.deviation_rad])
    step_rad = DIAL_STEP_RAD * (2.0 if is_slow(station) else 1.0)
    grids = [np.linspace(reach.low_rad, reach.high_rad, 2 + int((reach.high_rad - reach.low_rad) / step_rad)) for _, reach in WRIST]
    dials, values = np.repeat(np.arange(3), [len(grid) for grid in grids]), np.concatenate(grids)
    known: list[Array] = []

    def tried(angles: Array, dial: Codes) -> Tries:
        wrists = np.tile(now, (len(angles), 1))
        wrists[np.arange(len(angles)), dial] = angles
        if not keep_elbow:
            return wristed(station, wrists, station.swivel_rad)
        begun = _between(_PER_DIAL * dial + angles, _PER_DIAL * dials + values, known[0]) if known else None
        return wristed_at_height(station, wrists, height, begun)

    tries = tried(values, dials)
    known.append(tries.begins)
    barred, ends = _with_body(Samples(values, dials, tries.broken()), station, obstacle, tried)
    return WristRanges(*(dial_range(barred, ends, dial) for dial in range(3)))


def _with_body(samples: Samples, station: Station, obstacle: Obstacle | None, tried: Tried) -> tuple[Samples, Ends]:
    """Samples with the ends of what limits allow among them and what the body bars, and where the answers change."""
    samples = samples.with_ends(ends_of(samples, lambda at, dial: tried(at, dial).broken()))
    limits, row = samples.codes, _PER_DIAL * samples.dials + samples.values
    bars = NOTHING_KNOWN if obstacle is None else _bars(samples, station, obstacle, tried)
    samples = samples._replace(codes=np.where(limits != 0, limits, bars.codes_at(row)))
    ends = ends_of(samples, lambda at, dial: bars.codes_at(_PER_DIAL * dial + at))
    # where a limit begins has been found, and is nothing that the body decides
    return samples, {
        place: (float(samples.values[place]), float(samples.values[place + 1])) if limits[place] or limits[place + 1] else end
        for place, end in ends.items()
    }


def _bars(samples: Samples, station: Station, obstacle: Obstacle, tried: Tried) -> Clearance:
    """What the body bars of that which no limit does."""
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
        return depths(station, tried(angles - _PER_DIAL * dials, dials), obstacle.other)

    return clearance(row[np.concatenate(few)], np.concatenate(runs), measured)


def _begun(station: Station, swivels: Array) -> Array | None:
    """Where the elbow's swivels begin that are searches of their own: between a few of them."""
    if not is_slow(station) and not isinstance(station.wish, GlobalOrientation):
        return None
    few = swivels[::_FIRST]
    return _between(swivels, few, swivelled(station, few).begins)


def _between(angles: Array, known: Array, begins: Array) -> Array:
    """Where postures at angles (n,) may begin: between those (m, 13) at known angles, rising."""
    after = np.clip(np.searchsorted(known, angles), 1, len(known) - 1)
    share = np.clip((angles - known[after - 1]) / np.maximum(known[after] - known[after - 1], 1e-12), 0.0, 1.0)[:, None]
    change = begins[after] - begins[after - 1]
    change[:, -1] = wrapped(change[:, -1])
    return np.asarray(begins[after - 1] + share * change)


def _joined(blocked: list[Blocked]) -> list[Blocked]:
    """Stretches of a circle, the one that runs through its back put together again."""
    if (
        len(blocked) > 1
        and blocked[0].words == blocked[-1].words
        and abs(remainder(blocked[0].low_rad - blocked[-1].high_rad, tau)) < _SEAM_RAD
    ):
        first, *others, last = blocked
        return [*others, Blocked(last.low_rad, last.high_rad + first.high_rad - first.low_rad, last.words)]
    return blocked


def _most_relaxed(tried: Tried, swivels: Array, tries: Tries, codes: Codes) -> float:
    """The height of least strain among the possible, or among all where none is."""
    for _ in range(2):
        best = _least_strained(tries, codes)
        swivels = np.linspace(swivels[max(best - 1, 0)], swivels[min(best + 1, len(swivels) - 1)], 2 * _CLOSER + 1)
        tries = tried(swivels, np.zeros(len(swivels), np.intp))
        codes = tries.broken()
    return float(tries.heights()[_least_strained(tries, codes)])


def _least_strained(tries: Tries, codes: Codes) -> int:
    total = strain(tries.rig.arm, tries.answer.posture).total()
    return int(np.argmin(np.where((codes == 0) | (codes != 0).all(), total, np.inf)))
