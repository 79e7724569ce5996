"""Palm and fingers turned to directions of the world.

Which wrist, and which elbow height, show them best.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, LaneName
from signer.kinematics import arcs
from signer.kinematics.arm import ArmPosture, arm_parameters, solve_arm_global
from signer.kinematics.feasible import swivel_range_global
from signer.kinematics.limits import WRIST, clamp_wrist, shoulder_excess
from signer.kinematics.orientation import directions_of, hand_rotation
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.wrist import wrist_angles
from signer.motion.posture.approach import inside_m
from signer.motion.posture.stations import Station, hand_in_world, orientation_from, tried_station
from signer.motion.posture.surroundings import Context

_ROLLS: Final = np.radians(np.arange(-180.0, 180.0, 10.0))
_SWIVELS: Final = np.radians(np.arange(-180.0, 180.0, 5.0))
_FINE: Final = np.radians(np.linspace(-5.0, 5.0, 41))
_ROUNDS: Final = 12
_PARALLEL: Final = 1e-6
_NEAR_RAD: Final = np.radians(45.0)

# What a candidate costs, per radian or per share of the upper arm: forbidden first, then far from the present posture.
_WRIST_OVER: Final = 30.0
_SHOULDER_OVER: Final = 25.0
_INSIDE_PER_M: Final = 60.0
_SHORT_PER_M: Final = 2000.0
_ROLLED: Final = 1.0
_ELBOW_MOVED: Final = 0.7
_WRIST_BENT: Final = 0.08


@dataclass(frozen=True, slots=True, eq=False)
class _Candidate:
    """A hand rotation (3, 3) in the world and the elbow's turn about shoulder-wrist that go together."""

    rotation: Array
    swivel_about_wrist_rad: float


def turned_to_face(lane: LaneName, key: Key, *, palm: Array | None, fingers: Array | None, around: Context) -> Key:
    """The key with palm and fingers (3,) in these directions as nearly as its arm allows.

    None leaves one as it is.

    A palm that is asked to face along the fingers is no wish: the fingers count. A wish that no arm comes near to, as the
    fingers of a right hand at the chin pointing right, leaves the key as it is: the nearest would be some other posture.
    """
    if palm is None and fingers is None:
        return key
    if palm is not None and fingers is not None and np.linalg.norm(np.cross(palm, fingers)) < _PARALLEL:
        palm = None
    start = tried_station(key, lane, around)
    rotations, rolls = _wished_rotations(start, palm, fingers)
    best = _best(start, rotations, rolls, _SWIVELS)
    best = _best(start, best.rotation[None], np.zeros(1), best.swivel_about_wrist_rad + _FINE)
    found = _settled(lane, key, best, around)
    off_rad = _off_rad(tried_station(found, lane, around), palm, fingers)
    return found if off_rad <= _NEAR_RAD and off_rad < _off_rad(start, palm, fingers) else key


def _off_rad(station: Station, palm: Array | None, fingers: Array | None) -> float:
    """Return the angle between hand and wished direction, rad, the larger where two are asked for."""
    now = directions_of(station.side, hand_in_world(station))
    pairs = ((palm, now.palm), (fingers, now.fingers))
    return max(float(np.arccos(np.clip(asked @ there / np.linalg.norm(asked), -1.0, 1.0))) for asked, there in pairs if asked is not None)


def _wished_rotations(start: Station, palm: Array | None, fingers: Array | None) -> tuple[Array, Array]:
    """Hand rotations (n, 3, 3) that are as asked, and how far (n,) each is rolled from the hand now."""
    side = start.side
    now = directions_of(side, hand_in_world(start))
    if palm is not None and fingers is not None:
        return hand_rotation(side, palm, fingers)[None], np.zeros(1)
    fixed, free = (palm, now.fingers) if palm is not None else (fingers, now.palm)
    assert fixed is not None
    fixed = fixed / np.linalg.norm(fixed)
    across = free - (free @ fixed) * fixed
    if np.linalg.norm(across) < _PARALLEL:  # the free one lies along the wish: start from where the other edge of the hand points
        across = np.cross(now.palm, now.fingers)
    turned = axis_rotation(fixed, _ROLLS) @ (across / np.linalg.norm(across))
    pair = (np.broadcast_to(fixed, turned.shape), turned)
    return hand_rotation(side, *(pair if palm is not None else pair[::-1])), np.abs(_ROLLS)


def _best(start: Station, rotations: Array, rolls: Array, swivels: Array) -> _Candidate:
    """The cheapest of all pairs of hand rotation (n, 3, 3) and swivel (m,)."""
    rig = start.character.rigs[start.side]
    arm = rig.arm
    found = _solve(start, rotations[:, None], swivels[None, :])
    angles = wrist_angles(arm, found.wrist_rotation)
    over = np.abs(np.stack(clamp_wrist(angles).over)).sum(axis=0)
    moved = np.linalg.norm(found.elbow - start.reach.posture.elbow, axis=-1) / np.linalg.norm(arm.upper_arm)
    cost = (
        _WRIST_OVER * over
        + _SHOULDER_OVER * np.abs(np.stack(shoulder_excess(arm, found.shoulder_rotation))).sum(axis=0)
        + _SHORT_PER_M * found.short_by_m
        + _INSIDE_PER_M * inside_m(rig, start.hand, found, start.surroundings)
        + _ROLLED * rolls[:, None]
        + _ELBOW_MOVED * moved
        + _WRIST_BENT * np.square(np.stack(angles)).sum(axis=0)
    )
    roll, swivel = np.unravel_index(int(np.argmin(cost)), cost.shape)
    return _Candidate(rotations[roll], float(swivels[swivel]))


def _settled(lane: LaneName, key: Key, wish: _Candidate, around: Context) -> Key:
    """The key whose own solving gives the wished hand.

    The girdle follows the arm, so it is approached in rounds.
    """
    for _ in range(_ROUNDS):
        station = tried_station(key, lane, around)
        arm = around.character.rigs[station.side].arm
        found = _solve(station, wish.rotation, np.asarray(_within_the_wrist(station, wish)))
        orientation = orientation_from(clamp_wrist(wrist_angles(arm, found.wrist_rotation)).angles)
        told = arm_parameters(
            arm,
            shoulder=station.reach.girdle.shoulder,
            shoulder_rotation=found.shoulder_rotation,
            flexion=found.flexion_rad,
            wrist_rotation=found.wrist_rotation,
            articulator=station.articulator,
            reference="smooth",
        )
        elbow = Elbow(float(told.swivel), "secondary" if int(told.branch) else "primary")
        changed = replace(key, orientation=orientation, elbow=elbow)
        if changed == key:
            break
        key = changed
    return key


def _within_the_wrist(station: Station, wish: _Candidate) -> float:
    """The swivel at which the wrist can hold the hand so; else the present one.

    The girdle, which moves since one was asked for, may have put it a little off.
    """
    allowed = swivel_range_global(
        station.character.rigs[station.side].arm,
        shoulder=station.reach.girdle.shoulder,
        target=station.target,
        articulator=station.articulator,
        hand_rotation=wish.rotation,
        reference="smooth",
    )
    of_the_wrist = arcs.intersection(each.arcs for each in allowed.conditions if each.name in dict(WRIST))
    wished = wish.swivel_about_wrist_rad
    found = arcs.nearest(of_the_wrist, wished)
    return wished if found is None or abs(found - wished) > _FINE[-1] else found


def _solve(station: Station, rotation: Array, swivel: Array) -> ArmPosture:
    return solve_arm_global(
        station.character.rigs[station.side].arm,
        shoulder=station.reach.girdle.shoulder,
        target=station.target,
        articulator=station.articulator,
        hand_rotation=rotation,
        swivel_about_wrist=swivel,
        reference="smooth",
    )
