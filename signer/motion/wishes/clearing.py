"""Bringing a hand out of what it is in with its contact kept: another elbow height, then another wrist, then a stand-off.

The nearest that helps is taken; the change is told in words.
"""

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
from signer.motion.posture.penetration import is_too_deep
from signer.motion.posture.stations import Station, elbow_height_of, tried_station
from signer.motion.wishes.conversion import told_globally, told_locally
from signer.motion.wishes.many import swivelled
from signer.motion.wishes.way_out import AT_ONCE, THOROUGH, Tell, nearest_elbow, nearest_wrist, over_m, quietly

Array = NDArray[np.float64]

TOO_FAR: Final = 1
"""What `Tries.broken` says of a place out of reach."""
STAND_OFFS_M: Final = (0.003, 0.006, 0.010, 0.015, 0.020, 0.030)
_LEAST_RAD: Final = np.radians(0.5)


class Cleared(NamedTuple):
    """A key whose hand is in nothing, and what had to be changed, in words."""

    key: Key
    words: str


def is_clear(sign: Sign, lane: LaneName, key: Key) -> bool:
    """Whether forearm and hand of a key lie no deeper in anything than flesh gives."""
    around, beside = around_for(sign, lane, key), other_arm_beside(sign, lane, key)
    station = tried_station(key, lane, around)
    over = over_m(station, swivelled(station, np.array([station.swivel_rad])), beside)
    return not is_too_deep(over).any()


def cleared(sign: Sign, lane: LaneName, key: Key, tell: Tell = quietly) -> Cleared | None:
    """The key changed as little as is found to help; itself without words where nothing has to be, None where nothing helps.

    `tell` is called again and again meanwhile; what it raises ends the search.
    """
    return cleared_in_place(sign, lane, key, tell) or _by_stand_off(sign, lane, key, tell)


def cleared_in_place(sign: Sign, lane: LaneName, key: Key, tell: Tell = quietly, patience: int = THOROUGH) -> Cleared | None:
    """The same by elbow and wrist alone; `patience` as in `nearest_wrist`."""
    if is_clear(sign, lane, key):
        return Cleared(key, "")
    return _by_elbow_or_wrist(sign, lane, key, tell, patience=patience)


def settled_in_place(sign: Sign, lane: LaneName, key: Key) -> Cleared | None:
    """A place freshly chosen, met within every limit by elbow and wrist alone; one on the skin clear of the body too.

    What is too far stays as it is: no elbow and hardly a wrist would reach it.
    """
    station = tried_station(key, lane, around_for(sign, lane, key))
    broken = int(swivelled(station, np.array([station.swivel_rad])).broken()[0])
    if broken in (0, TOO_FAR):
        on_skin = key.contact is not None and key.contact.manner in TOUCHING
        return cleared_in_place(sign, lane, key, patience=AT_ONCE) if on_skin else Cleared(key, "")
    return _by_elbow_or_wrist(sign, lane, key, patience=AT_ONCE)


def _by_elbow_or_wrist(
    sign: Sign, lane: LaneName, key: Key, tell: Tell = quietly, *, far: bool = True, patience: int = THOROUGH
) -> Cleared | None:
    """The elbow swung, or both turned near by; with `far` also all over their ranges."""
    around, beside = around_for(sign, lane, key), other_arm_beside(sign, lane, key)
    tell()
    if found := _by_elbow(lane, key, around, beside, forced=False):
        return found
    # the wrist of a second contact is where that needs it
    if key.second is None and (found := _by_wrist(lane, key, around, beside, tell, far=far, patience=patience)):
        return found
    return _by_elbow(lane, key, around, beside, forced=True) if far else None


def _by_elbow(lane: LaneName, key: Key, around: Around, beside: OtherArm | None, *, forced: bool) -> Cleared | None:
    station = tried_station(key, lane, around)
    swivel_rad = nearest_elbow(station, beside, forced=forced)
    if swivel_rad is None:
        return None
    found = replace(key, elbow=replace(key.elbow, swivel_rad=swivel_rad))
    return Cleared(found, _elbow_words(station, tried_station(found, lane, around)))


def _by_wrist(lane: LaneName, key: Key, around: Around, beside: OtherArm | None, tell: Tell, *, far: bool, patience: int) -> Cleared | None:
    local = told_locally(key, lane, around)
    station = tried_station(local, lane, around)
    way = nearest_wrist(station, beside, tell, far=far, patience=patience)
    if way is None:
        return None
    turned = Orientation(*(float(angle) for angle in way.wrist))
    found = replace(local, orientation=turned, elbow=Elbow(way.swivel_rad, local.elbow.branch))
    words = [_wrist_words(station, way.wrist), _elbow_words(station, tried_station(found, lane, around))]
    if isinstance(key.orientation, GlobalOrientation):
        found = told_globally(found, lane, around)
    return Cleared(found, ", ".join(word for word in words if word))


def _by_stand_off(sign: Sign, lane: LaneName, key: Key, tell: Tell) -> Cleared | None:
    """Off the skin, as near to it as elbow and wrist allow."""
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
        if found := _by_elbow_or_wrist(sign, lane, off, tell, far=False):
            return Cleared(found.key, f"{words}, {found.words}")
    return None


def _elbow_words(before: Station, after: Station) -> str:
    change = float(wrapped(elbow_height_of(after) - elbow_height_of(before)))
    return f"elbow {'raised' if change > 0.0 else 'lowered'} by {abs(degrees(change)):.0f}°" if abs(change) > _LEAST_RAD else ""


def _wrist_words(before: Station, after: Array) -> str:
    told = []
    for (name, reach), old, new in zip(WRIST, before.wrist, after, strict=True):
        if abs(new - old) > _LEAST_RAD:
            told.append(f"{name} {abs(degrees(new - old)):.0f}° further {reach.words_toward(new - old)}")
    return ", ".join(told)
