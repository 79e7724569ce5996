"""One hand's posture tried in many ways at once: swivels, wrists, elbow heights; what limits each of them breaks."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from signer.document.values import GlobalOrientation
from signer.kinematics.arm import ArmFlags, solve_arm
from signer.kinematics.hand_in_world import solve_arm_turned
from signer.kinematics.limits import WRIST, clamp_wrist, shoulder_excess
from signer.kinematics.orientation import hand_rotation
from signer.kinematics.rig import ArmRig, arm_rig
from signer.kinematics.swivel import change_reference, hinge_swivel, wrapped
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.posture.elbows import elbow_heights
from signer.motion.posture.meeting import Meeting
from signer.motion.posture.reaching import Ask, Reach, reach, reach_own_skin_many
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.stations import Station

Array = NDArray[np.float64]
Codes = NDArray[np.intp]

REASONS: Final = (
    "",
    "Out of reach.",
    "Too near for the arm.",
    "The upper arm cannot go further back.",
    "The upper arm cannot cross further.",
    "The shoulder cannot turn further.",
    "The shoulder cannot turn further.",
    *(f"The {name} cannot follow further." for name, _ in WRIST),
)
"""What each code of `broken` says; none of them is the first."""

_SLACK_M: Final = 1e-7
_SLACK_RAD: Final = 1e-7
_MET_M: Final = 1e-5
_MET_RAD: Final = 1e-5
_PLACE_ROUNDS: Final = 10
_HEIGHT_ROUNDS: Final = 6
_TURN_ROUNDS: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class Tries:
    """Postures (n,) of one hand.

    Attributes:
        ask: what was asked, the target (n, 3) being where the place then is.
        answer: the arms.
        over: how far past its limits the wrist (n,) would have to go to keep the hand as the key wants it in the world.
    """

    rig: ArmRig
    ask: Ask
    answer: Reach
    over: WristAngles | None = None

    def heights(self) -> Array:
        """How high each elbow stands on its circle (n,) rad."""
        posture = self.answer.posture
        return elbow_heights(self.rig.arm.side, self.answer.girdle.shoulder, posture.elbow, posture.articulator)

    def broken(self) -> Codes:
        """The first limit that each breaks, as a place in REASONS; zero where it breaks none."""
        posture = self.answer.posture
        excess = shoulder_excess(self.rig.arm, posture.shoulder_rotation)
        far = (posture.flags & int(ArmFlags.TOO_FAR)) != 0
        conditions = [
            (posture.short_by_m > _SLACK_M) & far,
            (posture.short_by_m > _SLACK_M) & ~far,
            excess.backward > _SLACK_RAD,
            excess.inward > _SLACK_RAD,
            excess.twist < -_SLACK_RAD,
            excess.twist > _SLACK_RAD,
        ]
        if self.over is not None:
            conditions += [np.abs(over) > _SLACK_RAD for over in self.over]
        return np.asarray(np.select(conditions, range(1, len(conditions) + 1), 0))


def swivelled(station: Station, swivels: Array) -> Tries:
    """The posture with its elbow swung to each swivel (n,) rad; a hand told by directions of the world keeps them if it can."""
    rig = arm_rig(load_body(), station.side)
    if station.meeting is not None and isinstance(station.wish, GlobalOrientation):
        return _turned_in_world(station, station.meeting, swivels, station.shoulder)
    turns = np.broadcast_to(station.wrist_rotation, (len(swivels), 3, 3))
    return _answered(station, Ask(station.target, station.articulator, turns, swivels, station.branch, shoulder=station.shoulder), rig)


def shrugged(station: Station, shoulder: Shoulder) -> Tries:
    """The posture with each of the things a shoulder may do (n,), wrist and swivel being as the key tells them."""
    count = len(np.asarray(shoulder.assist))
    swivels = np.full(count, station.swivel_rad)
    if station.meeting is not None and isinstance(station.wish, GlobalOrientation):
        return _turned_in_world(station, station.meeting, swivels, shoulder)
    turns = np.broadcast_to(station.wrist_rotation, (count, 3, 3))
    ask = Ask(station.target, station.articulator, turns, swivels, station.branch, shoulder=shoulder)
    return _answered(station, ask, arm_rig(load_body(), station.side))


def wristed(station: Station, wrists: Array, swivels: Array | float) -> Tries:
    """The posture with each wrist (n, 3) rad, in the order of WristAngles, and swivel (n,) rad."""
    rig = arm_rig(load_body(), station.side)
    turns = wrist_rotation(rig.arm, *wrists.T)
    return _answered(
        station, Ask(station.target, articulators(station, turns), turns, swivels, station.branch, shoulder=station.shoulder), rig
    )


def wristed_at_height(station: Station, wrists: Array, height_rad: float | Array, swivels: Array | None = None) -> Tries:
    """The posture with each wrist (n, 3) rad and its elbow at a height, met in rounds as the girdle follows the elbow.

    Args:
        station: of which all else is kept.
        wrists: in the order of WristAngles.
        height_rad: one for all, or (n,).
        swivels: (n,) rad from where to begin; found for the present shoulder when not given.
    """
    rig = arm_rig(load_body(), station.side)
    turns = wrist_rotation(rig.arm, *wrists.T)
    ask = Ask(station.target, articulators(station, turns), turns, station.swivel_rad, station.branch, shoulder=station.shoulder)
    begun = _swivels_at(station, rig, ask, height_rad) if swivels is None else swivels
    tries = _answered(station, replace(ask, swivel_rad=begun), rig)
    off, slope = wrapped(height_rad - tries.heights()), np.ones(len(wrists))
    for _ in range(_HEIGHT_ROUNDS):
        if np.abs(off).max() < _MET_RAD:
            break
        step = off / slope
        begun = wrapped(begun + step)
        tries = _answered(station, replace(tries.ask, swivel_rad=begun), rig)
        left = wrapped(height_rad - tries.heights())
        moved = np.abs(step) > _MET_RAD
        slope = np.where(moved, np.clip((off - left) / np.where(moved, step, 1.0), 0.5, 2.0), slope)
        off = left
    return tries


def _swivels_at(station: Station, rig: ArmRig, ask: Ask, height_rad: float | Array) -> Array:
    """Swivels (n,) rad that put the elbow at a height if the shoulder stood where it is now."""
    S = station.reach.girdle.shoulder
    given = {"articulator": ask.articulator, "wrist_rotation": ask.wrist_rotation}
    flexion = solve_arm(rig.arm, shoulder=S, target=ask.target, swivel=0.0, branch=ask.branch, reference="smooth", **given).flexion_rad
    level = hinge_swivel(rig.arm, elbow_height=height_rad, flexion=flexion, **given)
    return change_reference(rig.arm, ask.target - S, level, old="vertical", new="smooth")


def articulators(station: Station, turns: Array) -> Array:
    """The articulator (..., 3) m in the hand's frame for wrist rotations (..., 3, 3)."""
    if station.meeting is None:
        return np.broadcast_to(station.articulator, (*turns.shape[:-2], 3))
    return station.meeting.articulator_in(turns)


def _answered(station: Station, ask: Ask, rig: ArmRig) -> Tries:
    meeting = station.meeting
    if meeting is None or not meeting.moves:
        return Tries(rig, ask, reach(rig, ask))
    met, answer = reach_own_skin_many(rig, ask, lambda found, _: meeting.place(found, station.other), _MET_M, _PLACE_ROUNDS)
    return Tries(rig, met, answer)


def _turned_in_world(station: Station, meeting: Meeting, swivels: Array, does: Shoulder) -> Tries:
    """A hand that keeps its directions in the world while elbow or shoulder move: the wrist follows, past its limits if it must."""
    wish, rig = station.wish, meeting.rig
    assert isinstance(wish, GlobalOrientation)
    count = len(swivels)
    wished = np.broadcast_to(hand_rotation(rig.side, wish.palm, wish.fingers), (count, 3, 3))
    turns = np.broadcast_to(station.wrist_rotation, (count, 3, 3))
    shoulder, target = np.broadcast_to(station.reach.girdle.shoulder, (count, 3)), np.broadcast_to(station.target, (count, 3))
    for _ in range(_TURN_ROUNDS):
        given = {"target": target, "articulator": meeting.articulator_in(turns), "hand_rotation": wished, "swivel": swivels}
        found, before = solve_arm_turned(rig.arm, shoulder=shoulder, reference="smooth", **given), turns
        turns = found.posture.wrist_rotation
        # the arm is asked for the place itself, as the key asks: where it got to in vain is no place to be satisfied with
        tries = _answered(station, Ask(station.target, meeting.articulator_in(turns), turns, swivels, found.branch, shoulder=does), rig)
        if np.abs(turns - before).max() < _MET_RAD:
            break
        shoulder, target = tries.answer.girdle.shoulder, np.asarray(tries.answer.posture.articulator)
    return replace(tries, over=clamp_wrist(wrist_angles(rig.arm, turns)).over)
