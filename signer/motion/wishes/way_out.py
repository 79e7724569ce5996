"""The search for a posture in nothing about one contact: elbow and wrist tried in thousands, coarse to fine.

Each posture is solved with all others at once, those past a limit or surely deep in head or trunk are left out, and only what
is left is measured, the smallest change first.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.distance_rough import DEEP_M, rough_depth
from signer.kinematics.limits import WRIST
from signer.kinematics.strain import strain
from signer.kinematics.swivel import natural_height, wrapped
from signer.motion.posture.other_arm import OtherArm
from signer.motion.posture.stations import Station, elbow_height_of
from signer.motion.wishes.clearance import worst_of_tries
from signer.motion.wishes.many import Tries, swivelled, wristed
from signer.motion.wishes.obstacles import Obstacle

Array = NDArray[np.float64]
Indices = NDArray[np.intp]
Tell = Callable[[], None]
"""Called between one part of a search and the next; what it raises ends the search."""

ELBOW_STEP_RAD: Final = np.radians(4.0)
_NEAR_DEG: Final = (
    (-60.0, -40.0, -25.0, -12.0, 0.0, 12.0, 25.0, 40.0, 60.0),
    (-50.0, -30.0, -15.0, 0.0, 15.0, 30.0, 50.0),
    (-15.0, 0.0, 15.0),
    (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
)
"""Changes of wrist (forearm turn, bend, side) and swivel that are tried together near by."""
_FAR: Final = 3000
"""How many postures are tried all over the ranges."""
_ELBOW_COUNTS: Final = 0.5
"""What a turn of the elbow counts beside one of the wrist: it changes less of what is said."""
_STRAIN_COUNTS: Final = 1.0
"""What strain counts beside a radian of change: of like changes the easier posture is taken."""
AT_EASE_RAD: Final = np.radians(50.0)
_BIT_FORCED_RAD: Final = np.radians(25.0)
_FORCED_COUNTS: Final = 2.0
"""How far from its natural height an elbow may stand before it looks forced, how much farther it is swung for itself, and what a
radian of that counts."""
_DEPTH_COUNTS: Final = 200.0
"""What a metre of rough depth counts: what looks clear is measured first."""
THOROUGH: Final = 192
AT_ONCE: Final = 96
"""How many postures of a stage are measured at most: where somebody waits for the search, and where it comes by the way."""
SURE_M: Final = 1e-4
"""By how much less deep than flesh gives a posture is to be found, so that it is still clear when it is solved to the last digit."""
_FIRST: Final = 8
_MOST: Final = 48
"""How many postures are measured at once: few while the first may do."""
_BEST: Final = 4
_ROUND: Final = 40
_SPREADS_RAD: Final = (np.radians(14.0), np.radians(8.0), np.radians(4.0))
"""About how many of the least deep postures, how many are tried in each round, and how far about."""
_HOPEFUL_M: Final = 0.012
_STEPS_BACK: Final = 12
LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])


def quietly() -> None:
    """Tell nobody."""


class WayOut(NamedTuple):
    """A posture in nothing: (3,) wrist and swivel, rad."""

    wrist: Array
    swivel_rad: float


class _Measured(NamedTuple):
    """Postures (n, 4) of wrist and swivel, and how much deeper than flesh gives each lies (n,) m."""

    postures: Array
    over_m: Array


def nearest_elbow(station: Station, beside: OtherArm | None, *, forced: bool) -> float | None:
    """The nearest swivel that brings the hand out while its wrist stays as the key tells it; `forced`: even one that looks so."""
    steps = np.arange(1, int(np.pi / ELBOW_STEP_RAD) + 1) * ELBOW_STEP_RAD
    swivels = wrapped(station.swivel_rad + np.stack([steps, -steps], axis=1).ravel())
    tries = swivelled(station, swivels)
    rows, _ = _hopeful(station, tries)
    if not forced:
        bearable = max(float(forced_rad(station, swivelled(station, np.array([station.swivel_rad])))[0]), _BIT_FORCED_RAD)
        rows = rows[forced_rad(station, tries)[rows] <= bearable]
    for some in _runs(rows):
        over = over_m(station, swivelled(station, swivels[some]), beside)
        if (over <= -SURE_M).any():
            return float(swivels[some[int(np.argmax(over <= -SURE_M))]])
    return None


def nearest_wrist(
    station: Station, beside: OtherArm | None, tell: Tell = quietly, *, far: bool = True, patience: int = THOROUGH
) -> WayOut | None:
    """A posture in nothing with wrist and elbow changed as little as is found to help; the wrist being told locally.

    Args:
        station: where the hand is now.
        beside: the other arm where the key does not follow it.
        tell: as above.
        far: whether postures far off are tried when those near by do not help.
        patience: how many are measured at most, of those near by and of those far off.
    """
    now = np.array([*(float(angle) for angle in station.wrist), station.swivel_rad])
    least = _Measured(np.zeros((0, 4)), np.zeros(0))
    for asked in (_near(now), _all_over()) if far else (_near(now),):
        found, measured = _first_clear(station, beside, now, asked, tell, patience)
        if found is not None:
            return _drawn_back(station, beside, now, found)
        least = _least(least, measured)
    found = _refined(station, beside, now, least, tell) if far and patience == THOROUGH else None
    return None if found is None else _drawn_back(station, beside, now, found)


def over_m(station: Station, tries: Tries, beside: OtherArm | None) -> Array:
    """(n,) how much deeper than flesh gives each posture lies in something."""
    return worst_of_tries(station, tries, Obstacle(beside)).over_m


def _hopeful(station: Station, tries: Tries) -> tuple[Indices, Array]:
    """The rows of postures that keep every limit and are not surely deep in the body, and how deep they roughly are, m."""
    rows = np.flatnonzero(tries.broken() == 0)
    if not len(rows):
        return rows, np.zeros(0)
    assert station.meeting is not None
    depth = rough_depth(station.meeting.bodies(tries.answer, station.other)[rows], station.side)
    hopeful = depth < DEEP_M
    return rows[hopeful], depth[hopeful].astype(np.float64)


def _first_clear(
    station: Station, beside: OtherArm | None, now: Array, asked: Array, tell: Tell, patience: int
) -> tuple[Array | None, _Measured]:
    """The clear one (4,) of postures (n, 4) that costs the least, or None and what was measured of the others."""
    tries = wristed(station, asked[:, :3], asked[:, 3])
    tell()
    rows, depth = _hopeful(station, tries)
    if not len(rows):
        return None, _Measured(asked[rows], np.zeros(0))
    cost = _cost(station, tries, now, asked)[rows] + _DEPTH_COUNTS * depth
    rows = rows[np.argsort(cost, kind="stable")[:patience]]
    measured = []
    for some in _runs(rows):
        tell()
        over = over_m(station, wristed(station, asked[some, :3], asked[some, 3]), beside)
        if (over <= -SURE_M).any():
            return asked[some[int(np.argmax(over <= -SURE_M))]], _Measured(asked[:0], np.zeros(0))
        measured.append(over)
    return None, _Measured(asked[rows], np.concatenate(measured))


def _cost(station: Station, tries: Tries, now: Array, asked: Array) -> Array:
    """(n,) how much postures change, and how strained they are."""
    risen = wrapped(tries.heights() - elbow_height_of(station))
    change = np.abs(asked[:, :3] - now[:3]).sum(axis=1) + _ELBOW_COUNTS * np.abs(risen)
    strained = _STRAIN_COUNTS * strain(tries.rig.arm, tries.answer.posture).total()
    return np.asarray(change + strained + _FORCED_COUNTS * forced_rad(station, tries))


def forced_rad(station: Station, tries: Tries) -> Array:
    """(n,) how much farther each elbow is from its natural height than looks at ease."""
    rig = tries.rig
    natural = natural_height(rig.arm, shoulder=rig.shoulder, target=station.target)
    return np.asarray(np.maximum(np.abs(wrapped(tries.heights() - natural)) - AT_EASE_RAD, 0.0))


def _refined(station: Station, beside: OtherArm | None, now: Array, least: _Measured, tell: Tell) -> Array | None:
    """A clear posture (4,) about the least deep ones that were measured."""
    rng = np.random.default_rng(0)  # the same question has the same answer
    for spread in _SPREADS_RAD:
        if not len(least.over_m) or least.over_m[0] > _HOPEFUL_M:
            return None
        about = np.repeat(least.postures, _ROUND, axis=0)
        asked = about + rng.normal(0.0, spread, about.shape)
        asked[:, :3] = np.clip(asked[:, :3], LOW, HIGH)
        found, measured = _first_clear(station, beside, now, asked, tell, THOROUGH)
        if found is not None:
            return found
        least = _least(least, measured)
    return None


def _drawn_back(station: Station, beside: OtherArm | None, now: Array, found: Array) -> WayOut:
    """The last clear posture on the straight way back from a clear one to where the hand is."""
    shares = np.linspace(0.0, 1.0, _STEPS_BACK, endpoint=False)[1:]
    turn = np.concatenate([found[:3] - now[:3], wrapped(found[3:] - now[3])])
    between = now + shares[:, None] * turn
    tries = wristed(station, between[:, :3], between[:, 3])
    clear = (tries.broken() == 0) & (over_m(station, tries, beside) <= -SURE_M)
    held_up = np.flatnonzero(~clear)
    first = int(held_up[-1]) + 1 if len(held_up) else 0
    best = between[first] if first < len(between) else found
    return WayOut(best[:3], float(wrapped(best[3])))


def _least(*measured: _Measured) -> _Measured:
    """The least deep of several."""
    postures, over = (np.concatenate(column) for column in zip(*measured, strict=True))
    order = np.argsort(over, kind="stable")[:_BEST]
    return _Measured(postures[order], over[order])


def _runs(rows: Indices) -> Iterator[Indices]:
    """The first few, then more at once."""
    first, count = 0, _FIRST
    while first < len(rows):
        yield rows[first : first + count]
        first, count = first + count, min(2 * count, _MOST)


def _near(now: Array) -> Array:
    """(n, 4) rad, wrists within their ranges and swivels about a posture."""
    tried = now + np.radians(np.stack(np.meshgrid(*_NEAR_DEG, indexing="ij"), axis=-1).reshape(-1, 4))
    tried[:, :3] = np.clip(tried[:, :3], LOW, HIGH)
    return np.unique(tried, axis=0)


@lru_cache(maxsize=1)
def _all_over() -> Array:
    """(n, 4) rad, wrists and swivels that fill their ranges evenly: a lattice of rank 1 with the generalised golden ratio."""
    ratio = 1.1673039782614187  # the root of x**5 = x + 1
    shares = (np.arange(1, _FAR + 1)[:, None] * ratio ** -np.arange(1.0, 5.0)) % 1.0
    low, high = np.append(LOW, -np.pi), np.append(HIGH, np.pi)
    return np.asarray(low + shares * (high - low))
