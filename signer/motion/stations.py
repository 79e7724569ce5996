"""One posture of one hand, solved on its own: a key, or the hand at rest as any articulator sees it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from body_model.surface_point import Attachment
from signer.document.sign import Key, Side
from signer.document.values import Elbow, GlobalOrientation, HandOrientation, LaneName, Orientation, Placement
from signer.kinematics.arm import BranchRequest, arm_parameters, elbow_rotation, forward_arm
from signer.kinematics.limits import LimitReport, clamp_wrist, wrist_reports
from signer.kinematics.orientation import hand_rotation
from signer.kinematics.rig import ArmRig, arm_bone_rotations, arm_rig, articulator_in_hand, girdle, rest_posture
from signer.kinematics.sides import SIDES, side_sign
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.contact import Landing, articulator_attachment, landing_of
from signer.motion.elbows import elbow_heights
from signer.motion.figure import Limb, limb_of, put_together
from signer.motion.hands import Hand, resting_hand, shaped_hand
from signer.motion.reaching import Ask, Reach, reach, reach_own_skin
from signer.motion.turning import turn_hand

Array = NDArray[np.float64]

SIDE_OF: Final[dict[LaneName, Side]] = {"dominant": "right", "base": "left"}
"""Signs are written, and solved, for a right-handed signer."""

OTHER_SIDE: Final[dict[Side, Side]] = {"right": "left", "left": "right"}
UNUSED_HAND: Final = ("5", "index.tip")
"""What a hand that is never used is read by."""

_CARRIED: Final = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Station:
    """One solved posture.

    Attributes:
        landing: where the placement sends the articulator; None at rest.
        wish: how the key wants the hand turned.
        orientation: the wrist that does it within its limits, and `wrist_rotation` (3, 3) made of it.
        branch: 0 or 1, as asked.
        target: (3,) m, where the articulator is sent: the site where this very posture leaves it.
        normal: (3,) outward at the target, zero at a free point.
        articulator: (3,) m, in the hand's frame.
        limits: what the wrist's limits held back.
    """

    side: Side
    hand: Hand
    attachment: Attachment
    landing: Landing | None
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


def station_of(key: Key, lane: LaneName) -> Station:
    """The posture of a key on its lane, remembered."""
    return _kept(key.handshape, key.placement, key.orientation, key.elbow, SIDE_OF[lane])


def tried_station(key: Key, lane: LaneName) -> Station:
    """The same for a key that is only tried and soon forgotten."""
    return _solved(key.handshape, key.placement, key.orientation, key.elbow, SIDE_OF[lane])


@lru_cache(maxsize=512)
def _kept(handshape: str, placement: Placement, orientation: HandOrientation, elbow: Elbow, side: Side) -> Station:
    return _solved(handshape, placement, orientation, elbow, side)


def _solved(handshape: str, placement: Placement, orientation: HandOrientation, elbow: Elbow, side: Side) -> Station:
    landing, attachment = landing_of(placement), articulator_attachment(handshape, placement.articulator, side)
    branch = 1 if elbow.branch == "secondary" else 0
    return _posed(side, shaped_hand(handshape, side), attachment, landing, orientation, elbow.swivel_rad, branch, _at_rest(landing)[0])


def reswivelled(station: Station, swivel_rad: float) -> Station:
    """The posture with its elbow swung elsewhere, all else being as it is."""
    if station.landing is None:
        return station
    return _posed(station.side, station.hand, station.attachment, station.landing, station.wish, swivel_rad, station.branch, station.target)


def _posed(
    side: Side, hand: Hand, attachment: Attachment, landing: Landing, wish: HandOrientation, swivel_rad: float, branch: int, start: Array
) -> Station:
    """Solve one posture; `start` is where to begin to look for a place that the own arm carries."""
    rig = arm_rig(load_body(), side)

    def asked(turn: Array, branch: BranchRequest) -> Ask:
        return Ask(start, articulator_in_hand(rig, attachment, hand.matrices, turn), turn, swivel_rad, branch)

    if isinstance(wish, GlobalOrientation):
        turned = turn_hand(
            rig,
            asked(np.eye(3), branch),
            hand_rotation(side, wish.palm, wish.fingers),
            articulator_in=lambda turn: articulator_in_hand(rig, attachment, hand.matrices, turn),
            answer=lambda tried: _reached(rig, landing, tried)[:2],
        )
        applied, limits, branch = orientation_from(turned.angles), wrist_reports(turned.over), int(np.asarray(turned.ask.branch))
    else:
        applied, limits = within_limits(wish)
    turn = wrist_rotation(rig.arm, applied.pronation_rad, applied.flexion_rad, applied.deviation_rad)
    ask, answer, normal = _reached(rig, landing, asked(turn, branch))
    return Station(
        side, hand, attachment, landing, wish, applied, turn, swivel_rad, branch, ask.target, normal, ask.articulator, answer, limits
    )


def _reached(rig: ArmRig, landing: Landing, ask: Ask) -> tuple[Ask, Reach, Array]:
    """The ask with the target as the solved arm leaves it, the answer, and the normal there; `ask` says where to begin."""
    if not _is_carried(landing, rig):
        return ask, reach(rig, ask), _at_rest(landing)[1]
    ask, answer = reach_own_skin(rig, ask, lambda found: landing.aim(_bodies(rig, found)))
    return ask, answer, landing.outward(_bodies(rig, answer))


@lru_cache(maxsize=1024)
def _is_carried(landing: Landing, rig: ArmRig) -> bool:
    """Whether the arm moves the very place that it reaches for."""
    return landing.weight_on(rig.bones) > _CARRIED


@lru_cache(maxsize=1024)
def _at_rest(landing: Landing) -> tuple[Array, Array]:
    """(3,) each: the place and its normal while both arms hang."""
    return landing.aim(resting_body()), landing.outward(resting_body())


def _bodies(rig: ArmRig, found: Reach) -> Array:
    """Skinning matrices (..., B, 3, 4) with one arm as found and the rest of the body at rest: what carries a site."""
    turns = arm_bone_rotations(rig, found.girdle, found.posture)
    matrices = np.array(np.broadcast_to(resting_body(), (*turns.shape[:-3], *resting_body().shape)))
    head = np.broadcast_to(rig.heads[0], (*turns.shape[:-3], 3))
    for place, bone in enumerate(rig.bones):
        turn = turns[..., place, :, :]
        if place:
            head = head + turns[..., place - 1, :, :] @ (rig.heads[place] - rig.heads[place - 1])
        matrices[..., bone, :, :3] = turn
        matrices[..., bone, :, 3] = head - turn @ rig.heads[place]
    return matrices


@lru_cache(maxsize=1)
def resting_body() -> Array:
    """Skinning matrices (B, 3, 4) of the signer with both arms hanging."""
    return put_together({side: hanging_limb(side) for side in SIDES}, ()).matrices


@lru_cache(maxsize=2)
def hanging_limb(side: Side) -> Limb:
    """The limb of a hand that is not used."""
    rest = rest_station(side, articulator_attachment(*UNUSED_HAND, side))
    return limb_of(side, rest.reach, rest.hand.fingers)


@lru_cache(maxsize=256)
def rest_station(side: Side, attachment: Attachment) -> Station:
    """The hand at rest at the side, told by the given articulator: the same posture whichever it is."""
    rig, hand, hanging = arm_rig(load_body(), side), resting_hand(side), rest_posture(arm_rig(load_body(), side))
    upper_arm = hanging.elbow - rig.shoulder
    moved = girdle(rig, upper_arm / np.linalg.norm(upper_arm))
    turn = hanging.wrist_rotation
    articulator = articulator_in_hand(rig, attachment, hand.matrices, turn)
    joints = {
        "shoulder": moved.shoulder,
        "shoulder_rotation": hanging.shoulder_rotation,
        "flexion": hanging.flexion_rad,
        "wrist_rotation": turn,
    }
    elbow, wrist, reached = forward_arm(rig.arm, **joints, articulator=articulator)
    target, swivel, branch = arm_parameters(rig.arm, **joints, articulator=articulator, reference="smooth")
    posture = hanging._replace(elbow=elbow, wrist=wrist, articulator=reached)
    orientation = orientation_from(wrist_angles(rig.arm, turn))
    return Station(
        side,
        hand,
        attachment,
        None,
        orientation,
        orientation,
        turn,
        float(swivel),
        int(branch),
        target,
        np.zeros(3),
        articulator,
        Reach(moved, posture),
        (),
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
