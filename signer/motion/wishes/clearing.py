"""Bringing a hand out of what it is in with its contact kept: another elbow height, then another wrist, then a stand-off.

The nearest that helps is taken; the change is told in words.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import degrees
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signer.document.sign import Key, Sign
from signer.document.values import TOUCHING, Elbow, GlobalOrientation, LaneName, Orientation
from signer.kinematics.limits import WRIST
from signer.kinematics.swivel import wrapped
from signer.motion.movement.together import around_for, other_arm_beside
from signer.motion.posture.around import Around
from signer.motion.posture.other_arm import OtherArm
from signer.motion.posture.stations import Station, elbow_height_of, tried_station
from signer.motion.wishes.clearance import worst_tries
from signer.motion.wishes.conversion import told_globally, told_locally
from signer.motion.wishes.many import Tries, swivelled, wristed_at_height

Array = NDArray[np.float64]

ELBOW_STEP_RAD: Final = np.radians(4.0)
_NEAR_DEG: Final = (
    (-60.0, -40.0, -25.0, -12.0, 0.0, 12.0, 25.0, 40.0, 60.0),
    (-50.0, -30.0, -15.0, 0.0, 15.0, 30.0, 50.0),
    (-15.0, 0.0, 15.0),
    (-40.0, -20.0, 0.0, 20.0, 40.0, 60.0),
)
_FAR_DEG: Final = (
    tuple(range(-150, 151, 25)),
    tuple(range(-125, 126, 25)),
    (-30.0, 0.0, 30.0),
    tuple(range(-150, 151, 30)),
)
"""Changes of wrist (forearm turn, bend, side) and elbow height that are tried together: near by first, then all over their ranges."""
TOO_FAR: Final = 1
"""What `Tries.broken` says of a place out of reach."""
STAND_OFFS_M: Final = (0.003, 0.006, 0.010, 0.015, 0.020, 0.030)
_AT_ONCE: Final = 48
_ELBOW_COUNTS: Final = 0.5
"""What a turn of the elbow counts beside one of the wrist: it changes less of what is said."""
_LEAST_RAD: Final = np.radians(0.5)


class Cleared(NamedTuple):
    """A key whose hand is in nothing, and what had to be changed, in words."""

    key: Key
    words: str


def is_clear(sign: Sign, lane: LaneName, key: Key) -> bool:
    """Whether forearm and hand of a key lie no deeper in anything than flesh gives."""
    around, beside = around_for(sign, lane, key), other_arm_beside(sign, lane, key)
    station = tried_station(key, lane, around)
    return bool(_over(station, swivelled(station, np.array([station.swivel_rad])), beside)[0] <= 0.0)


def cleared(sign: Sign, lane: LaneName, key: Key) -> Cleared | None:
    """The key changed as little as is found to help; itself without words where nothing has to be, None where nothing helps."""
    return cleared_in_place(sign, lane, key) or _by_stand_off(sign, lane, key)


def cleared_in_place(sign: Sign, lane: LaneName, key: Key, most_wrists: int | None = None) -> Cleared | None:
    """The same by elbow and wrist alone; with `most_wrists` only so many of the nearest wrists are tried."""
    around, beside = around_for(sign, lane, key), other_arm_beside(sign, lane, key)
    if is_clear(sign, lane, key):
        return Cleared(key, "")
    return _by_elbow(lane, key, around, beside) or _by_wrist(lane, key, around, beside, most_wrists)


def settled_in_place(sign: Sign, lane: LaneName, key: Key, most_wrists: int) -> Cleared | None:
    """A place freshly chosen, met within every limit by elbow and wrist alone; one on the skin clear of the body too.

    What is too far stays as it is: no elbow and hardly a wrist would reach it.
    """
    around = around_for(sign, lane, key)
    station = tried_station(key, lane, around)
    broken = int(swivelled(station, np.array([station.swivel_rad])).broken()[0])
    if broken in (0, TOO_FAR):
        on_skin = key.contact is not None and key.contact.manner in TOUCHING
        return cleared_in_place(sign, lane, key, most_wrists) if on_skin else Cleared(key, "")
    beside = other_arm_beside(sign, lane, key)
    return _by_elbow(lane, key, around, beside) or _by_wrist(lane, key, around, beside, most_wrists)


def _by_elbow(lane: LaneName, key: Key, around: Around, beside: OtherArm | None) -> Cleared | None:
    station = tried_station(key, lane, around)
    steps = np.arange(1, int(np.pi / ELBOW_STEP_RAD) + 1) * ELBOW_STEP_RAD
    offs = np.stack([steps, -steps], axis=1).ravel()
    swivels = wrapped(station.swivel_rad + offs)
    for rows in _runs(np.flatnonzero(swivelled(station, swivels).broken() == 0)):
        over = _over(station, swivelled(station, swivels[rows]), beside)
        if (over <= 0.0).any():
            row = rows[int(np.argmax(over <= 0.0))]
            found = replace(key, elbow=replace(key.elbow, swivel_rad=float(swivels[row])))
            return Cleared(found, _elbow_words(station, tried_station(found, lane, around)))
    return None


def _by_wrist(lane: LaneName, key: Key, around: Around, beside: OtherArm | None, most: int | None = None) -> Cleared | None:
    local = told_locally(key, lane, around)
    station = tried_station(local, lane, around)
    now, height = np.array([float(angle) for angle in station.wrist]), elbow_height_of(station)
    low, high = (np.array([getattr(reach, end) for _, reach in WRIST]) for end in ("low_rad", "high_rad"))
    near, far = (_changed(now, low, high, each) for each in (_NEAR_DEG, _FAR_DEG))
    tried = near[:most] if most is not None else np.concatenate([near, far])
    wrists, rises = tried[:, :3], tried[:, 3]
    for some in _runs(np.arange(len(tried))):
        tries = wristed_at_height(station, wrists[some], height + rises[some])
        rows = np.flatnonzero(tries.broken() == 0)
        if not len(rows):
            continue
        tries = wristed_at_height(station, wrists[some[rows]], height + rises[some[rows]], np.asarray(tries.ask.swivel_rad)[rows])
        over = _over(station, tries, beside)
        if (over <= 0.0).any():
            best = int(np.argmax(over <= 0.0))
            turned = Orientation(*(float(angle) for angle in wrists[some[rows[best]]]))
            elbow = Elbow(float(np.asarray(tries.ask.swivel_rad)[best]), local.elbow.branch)
            found = replace(local, orientation=turned, elbow=elbow)
            words = [_wrist_words(now, wrists[some[rows[best]]]), _elbow_words(station, tried_station(found, lane, around))]
            if isinstance(key.orientation, GlobalOrientation):
                found = told_globally(found, lane, around)
            return Cleared(found, ", ".join(word for word in words if word))
    return None


def _changed(now: Array, low: Array, high: Array, changes_deg: tuple[tuple[float, ...], ...]) -> Array:
    """(n, 4) wrists within their ranges and rises of the elbow, rad, the smallest changes first."""
    changes = np.radians(np.stack(np.meshgrid(*changes_deg, indexing="ij"), axis=-1).reshape(-1, 4))
    changes[:, :3] = np.clip(now + changes[:, :3], low, high)
    tried = np.unique(np.round(changes, 9), axis=0)
    cost = np.abs(tried[:, :3] - now).sum(axis=1) + _ELBOW_COUNTS * np.abs(tried[:, 3])
    order = np.argsort(cost, kind="stable")
    return np.asarray(tried[order][cost[order] > 1e-6])


def _by_stand_off(sign: Sign, lane: LaneName, key: Key) -> Cleared | None:
    """Off the skin, with the elbow or the wrist changed as well if that is needed."""
    contact = key.contact
    if contact is None:
        return None
    for stand_off_m in STAND_OFFS_M:
        if contact.manner not in TOUCHING and stand_off_m <= contact.stand_off_m:
            continue
        off = replace(key, placement=replace(contact, manner="near", stand_off_m=stand_off_m))
        words = f"{1000 * stand_off_m:.0f} mm off the skin"
        if is_clear(sign, lane, off):
            return Cleared(off, words)
        around, beside = around_for(sign, lane, off), other_arm_beside(sign, lane, off)
        found = _by_elbow(lane, off, around, beside)
        if found is not None:
            return Cleared(found.key, f"{words}, {found.words}")
    return None


def _over(station: Station, tries: Tries, beside: OtherArm | None) -> Array:
    return worst_tries(station, tries, beside).over_m


def _runs(rows: NDArray[np.intp]) -> Iterator[NDArray[np.intp]]:
    """So many at once, the nearest first."""
    return (rows[first : first + _AT_ONCE] for first in range(0, len(rows), _AT_ONCE))


def _elbow_words(before: Station, after: Station) -> str:
    change = float(wrapped(elbow_height_of(after) - elbow_height_of(before)))
    return f"elbow {'raised' if change > 0.0 else 'lowered'} by {abs(degrees(change)):.0f}°" if abs(change) > _LEAST_RAD else ""


def _wrist_words(before: Array, after: Array) -> str:
    told = []
    for (name, reach), old, new in zip(WRIST, before, after, strict=True):
        if abs(new - old) > _LEAST_RAD:
            told.append(f"{name} {abs(degrees(new - old)):.0f}° further {reach.high_words if new > old else reach.low_words}")
    return ", ".join(told)
