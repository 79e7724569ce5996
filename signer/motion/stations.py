"""One posture of one hand, solved on its own: a key, or the hand at rest as any articulator sees it."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from body_model.surface_point import Attachment
from signer.document.sign import SIDE_OF, Key, Side
from signer.document.values import Elbow, GlobalOrientation, HandOrientation, LaneName, Orientation, Placement
from signer.kinematics.arm import arm_parameters, elbow_rotation
from signer.kinematics.limits import LimitReport, clamp_wrist, wrist_reports
from signer.kinematics.orientation import hand_rotation
from signer.kinematics.rig import arm_rig, articulator_in_hand
from signer.kinematics.sides import side_sign
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.elbows import elbow_heights
from signer.motion.hands import Hand, resting_hand
from signer.motion.meeting import Meeting, meeting_of
from signer.motion.reaching import Ask, Reach
from signer.motion.resting import hanging_reach
from signer.motion.shoulders import AUTOMATIC, Shoulder
from signer.motion.turning import turn_hand

Array = NDArray[np.float64]

UNUSED_HAND: Final = ("5", "index.tip")
"""What a hand that is never used is read by."""


@dataclass(frozen=True, slots=True, eq=False)
class Station:
    """One solved posture.

    Attributes:
        meeting: what is to meet what; None at rest.
        wish: how the key wants the hand turned.
        orientation: the wrist that does it within its limits, and `wrist_rotation` (3, 3) made of it.
        branch: 0 or 1, as asked.
        target: (3,) m, where the articulator is sent: the site where this very posture leaves it.
        normal: (3,) outward at the target, zero at a free point.
        articulator: (3,) m, in the hand's frame.
        limits: what the wrist's limits held back.
        shoulder: what the shoulder does.
    """

    side: Side
    hand: Hand
    attachment: Attachment
    meeting: Meeting | None
    wish: HandOrientation
    orientation: Orientation
    wrist_rotation: Array
    swivel_rad: float
    branch: int
    target: Array
    normal: Array
    articulator: Array
    reach: Reach
    limits: tuple[LimitReport, ...]
    shoulder: Shoulder = AUTOMATIC


def station_of(key: Key, lane: LaneName, shoulder: Shoulder = AUTOMATIC) -> Station:
    """The posture of a key on its lane, remembered."""
    return _kept(key.handshape, key.placement, key.orientation, key.elbow, SIDE_OF[lane], shoulder)


def tried_station(key: Key, lane: LaneName, shoulder: Shoulder = AUTOMATIC) -> Station:
    """The same for a key that is only tried and soon forgotten."""
    return _solved(key.handshape, key.placement, key.orientation, key.elbow, SIDE_OF[lane], shoulder)


@lru_cache(maxsize=512)
def _kept(handshape: str, placement: Placement, orientation: HandOrientation, elbow: Elbow, side: Side, shoulder: Shoulder) -> Station:
    return _solved(handshape, placement, orientation, elbow, side, shoulder)


def _solved(handshape: str, placement: Placement, orientation: HandOrientation, elbow: Elbow, side: Side, shoulder: Shoulder) -> Station:
    meeting = meeting_of(handshape, placement, side)
    return _posed(meeting, orientation, elbow.swivel_rad, 1 if elbow.branch == "secondary" else 0, meeting.start, shoulder)


def reswivelled(station: Station, swivel_rad: float) -> Station:
    """The posture with its elbow swung elsewhere, all else being as it is."""
    if station.meeting is None:
        return station
    return _posed(station.meeting, station.wish, swivel_rad, station.branch, station.target, station.shoulder)


def _posed(meeting: Meeting, wish: HandOrientation, swivel_rad: float, branch: int, start: Array, shoulder: Shoulder) -> Station:
    """Solve one posture; `start` is where to begin to look for a place that the own arm carries."""
    rig = meeting.rig

    def asked(turn: Array, branch: int) -> Ask:
        return Ask(start, meeting.articulator_in(turn), turn, swivel_rad, branch, shoulder=shoulder)

    if isinstance(wish, GlobalOrientation):
        turned = turn_hand(
            rig,
            asked(np.eye(3), branch),
            hand_rotation(rig.side, wish.palm, wish.fingers),
            articulator_in=meeting.articulator_in,
            answer=meeting.reached,
        )
        applied, limits, branch = orientation_from(turned.angles), wrist_reports(turned.over), int(np.asarray(turned.ask.branch))
    else:
        applied, limits = within_limits(wish)
    turn = wrist_rotation(rig.arm, applied.pronation_rad, applied.flexion_rad, applied.deviation_rad)
    ask, answer = meeting.reached(asked(turn, branch))
    return Station(
        side=rig.side,
        hand=meeting.hand,
        attachment=meeting.attachment,
        meeting=meeting,
        wish=wish,
        orientation=applied,
        wrist_rotation=turn,
        swivel_rad=swivel_rad,
        branch=branch,
        target=ask.target,
        normal=meeting.normal(answer),
        articulator=ask.articulator,
        reach=answer,
        limits=limits,
        shoulder=shoulder,
    )


@lru_cache(maxsize=256)
def rest_station(side: Side, attachment: Attachment, shoulder: Shoulder = AUTOMATIC) -> Station:
    """The hand at rest at the side, told by the given articulator: the same posture whichever it is, hanging on its shoulder."""
    rig, hand, hanging = arm_rig(load_body(), side), resting_hand(side), hanging_reach(side, shoulder)
    turn = hanging.posture.wrist_rotation
    articulator = articulator_in_hand(rig, attachment, hand.matrices, turn)
    target, swivel, branch = arm_parameters(
        rig.arm,
        shoulder=hanging.girdle.shoulder,
        shoulder_rotation=hanging.posture.shoulder_rotation,
        flexion=hanging.posture.flexion_rad,
        wrist_rotation=turn,
        articulator=articulator,
        reference="smooth",
    )
    orientation = orientation_from(wrist_angles(rig.arm, turn))
    return Station(
        side=side,
        hand=hand,
        attachment=attachment,
        meeting=None,
        wish=orientation,
        orientation=orientation,
        wrist_rotation=turn,
        swivel_rad=float(swivel),
        branch=int(branch),
        target=target,
        normal=np.zeros(3),
        articulator=articulator,
        reach=replace(hanging, posture=hanging.posture._replace(articulator=target)),
        limits=(),
        shoulder=shoulder,
    )


def elbow_height_of(station: Station) -> float:
    """How high the elbow stands, rad: zero where it is the lowest point of its circle about shoulder-articulator."""
    posture, sign = station.reach.posture, side_sign(station.side)
    return float(elbow_heights(sign, station.reach.girdle.shoulder, posture.elbow, posture.articulator))


def hand_in_world(station: Station) -> Array:
    """(3, 3) rotation of the solver's hand in the world."""
    arm, posture = arm_rig(load_body(), station.side).arm, station.reach.posture
    return np.asarray(posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad) @ station.wrist_rotation)


def within_limits(orientation: Orientation) -> tuple[Orientation, tuple[LimitReport, ...]]:
    """The nearest orientation that a wrist can take, and what held it back."""
    wish = WristAngles(*(np.asarray(angle) for angle in (orientation.pronation_rad, orientation.flexion_rad, orientation.deviation_rad)))
    clamped = clamp_wrist(wish)
    reports = wrist_reports(clamped.over)
    return (orientation_from(clamped.angles), reports) if reports else (orientation, ())


def orientation_from(angles: WristAngles) -> Orientation:
    """One wrist's angles as the document keeps them."""
    return Orientation(*(float(angle) for angle in angles))
