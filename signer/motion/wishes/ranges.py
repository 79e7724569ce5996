"""What the elbow and each wrist dial of one key may do while its contact is kept, tried through the whole rig and refined.

The girdle follows the arm and moves the shoulder, so that no limit has a closed form here: a dial is sampled, and where an
answer changes between two samples the change is closed in on.
"""

from dataclasses import replace
from functools import lru_cache
from math import pi, remainder, tau
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signer.document.sign import Key
from signer.document.values import LaneName
from signer.kinematics import arcs
from signer.kinematics.limits import WRIST
from signer.kinematics.strain import strain
from signer.kinematics.swivel import wrapped
from signer.motion.posture.around import AT_REST, Around
from signer.motion.posture.other_arm import OtherArm
from signer.motion.posture.stations import Station, elbow_height_of, station_of
from signer.motion.wishes.clearance import Clearance, clearance, reason
from signer.motion.wishes.many import Codes, Tries, swivelled, wristed, wristed_at_height
from signer.motion.wishes.possible import Blocked, Possible
from signer.motion.wishes.sampled import CUTS, dial_range, ends_of, stretches_of

Array = NDArray[np.float64]

ELBOW_STEPS: Final = 120
"""Swivels tried round the elbow's circle: three degrees apart."""
DIAL_STEP_RAD: Final = np.radians(4.0)
EVERY_FEW: Final = 4
"""Of the samples, how many go without being held against the body; between those that are depths change evenly enough."""
_SEAM_RAD: Final = 1e-3
_PER_DIAL: Final = 10.0
"""Further apart than the ends of any dial, to hold the three in one row."""


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


def is_slow(station: Station) -> bool:
    """Whether every try is a search of its own, as where the hand has to go moves with the arm."""
    return station.meeting is not None and station.meeting.moves


@lru_cache(maxsize=64)
def _elbow_range(key: Key, lane: LaneName, around: Around, obstacle: Obstacle | None) -> ElbowRange:
    station = station_of(key, lane, around)
    swivels = np.linspace(-pi, pi, ELBOW_STEPS // (2 if is_slow(station) else 1) + 1)
    tries = swivelled(station, swivels)
    limits = tries.broken()
    bars = _no_bars() if obstacle is None else _bars_of_elbow(station, swivels, limits, obstacle)
    codes = _barred(limits, bars, swivels)
    ends = ends_of(swivels, codes, np.zeros(len(codes), np.intp), lambda at, _: _barred(swivelled(station, at).broken(), bars, at))
    stretches = stretches_of(swivels, codes, ends)
    at_ends = swivelled(station, np.array([end for stretch in stretches for end in stretch[:2]])).heights().reshape(-1, 2).tolist()
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
    return ElbowRange(Possible(arcs.union(allowed), tuple(_joined(blocked)), is_round=True), _most_relaxed(station, swivels, tries, codes))


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
        begun = np.interp(_PER_DIAL * dial + angles, _PER_DIAL * dials + values, known[0]) if known else None
        tries = wristed_at_height(station, wrists, height, begun)
        known.append(np.unwrap(np.asarray(tries.ask.swivel_rad)))
        return tries

    limits = tried(values, dials).broken()
    bars = _no_bars()
    if obstacle is not None:
        few = np.flatnonzero((limits == 0) & (np.arange(len(values)) % EVERY_FEW == 0))
        if len(few):
            bars = clearance(station, tried(values[few], dials[few]), obstacle.other, _PER_DIAL * dials[few] + values[few])
    codes = _barred(limits, bars, _PER_DIAL * dials + values)
    ends = ends_of(values, codes, dials, lambda at, dial: _barred(tried(at, dial).broken(), bars, _PER_DIAL * dial + at))
    return WristRanges(*(dial_range(values, codes, ends, np.flatnonzero(dials == dial)) for dial in range(3)))


def _bars_of_elbow(station: Station, swivels: Array, limits: Codes, obstacle: Obstacle) -> Clearance:
    few = np.flatnonzero((limits == 0) & (np.arange(len(swivels)) % EVERY_FEW == 0))
    return clearance(station, swivelled(station, swivels[few]), obstacle.other, swivels[few]) if len(few) else _no_bars()


def _no_bars() -> Clearance:
    return Clearance(np.zeros(0), np.zeros(0), np.zeros(0, np.intp))


def _barred(limits: Codes, bars: Clearance, angles: Array) -> Codes:
    """A limit where there is one, else what the posture would be in."""
    return np.where(limits != 0, limits, bars.codes_at(angles))


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


def _most_relaxed(station: Station, swivels: Array, tries: Tries, codes: Codes) -> float:
    """The height of least strain among the possible, or among all where none is."""
    best = _least_strained(tries, codes)
    closer = swivelled(station, np.linspace(swivels[max(best - 1, 0)], swivels[min(best + 1, len(swivels) - 1)], CUTS + 1))
    return float(closer.heights()[_least_strained(closer, closer.broken())])


def _least_strained(tries: Tries, codes: Codes) -> int:
    total = strain(tries.rig.arm, tries.answer.posture).total()
    return int(np.argmin(np.where((codes == 0) | (codes != 0).all(), total, np.inf)))
