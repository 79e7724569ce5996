"""Obstacles to a hand whose key is tried otherwise: the body, and the other arm with its hand."""

from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from signer.document.queries import key_under
from signer.document.sign import Side, Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_LANE, LaneName, Vector
from signer.motion.movement.following import around_key
from signer.motion.movement.shoulder_lane import shoulder_for
from signer.motion.movement.together import other_arm_beside, tracks_of
from signer.motion.posture.around import Around
from signer.motion.posture.other_arm import OtherArm, arm_matrices
from signer.motion.posture.stations import Station, follows_other_arm, tried_station
from signer.motion.wishes.many import Tries

Array = NDArray[np.float64]


_ROUGHLY: Final = 1e-5
"""How much of what is off may be left where a hand goes along: some micrometres, which no depth is told by."""


class Follower(NamedTuple):
    """The other hand's key where it goes to the hand that is tried, and so goes along with it."""

    key: Key
    lane: LaneName
    around: Around


class Obstacle(NamedTuple):
    """The body and the other arm, None while it hangs; where the other hand's articulator is; who follows the hand in question."""

    other: OtherArm | None = None
    articulator: Vector | None = None
    follower: Follower | None = None


class Bodies(NamedTuple):
    """Skinning matrices (n, B, 3, 4) of tried postures, the articulators (n, 3) of hands in use, by side, and the other arm."""

    matrices: Array
    articulators: dict[Side, Array]
    other: OtherArm | None


def obstacle_for(sign: Sign, lane: LaneName, key: Key) -> Obstacle:
    """Return the obstacle to a key's hand at the key's time."""
    other = other_arm_beside(sign, lane, key)
    if other is None:
        return Obstacle()
    across: LaneName = OTHER_LANE[lane]
    x, y, z = (float(value) for value in tracks_of(sign, np.array([key.time_s]))[across].frames.reached[0])
    held = key_under(sign.hand(across), key.time_s)
    if held is None or not follows_other_arm(held, across) or follows_other_arm(key, lane):
        return Obstacle(other, (x, y, z))
    return Obstacle(other, (x, y, z), Follower(held, across, around_key(sign, across, held, shoulder_for(sign, across, key))))


def bodies_of(station: Station, tries: Tries, obstacle: Obstacle) -> Bodies:
    """The bodies of tried postures, each with the other arm as it then is."""
    assert station.meeting is not None
    count = len(tries.answer.posture.elbow)
    articulators = {station.side: np.broadcast_to(tries.answer.posture.articulator, (count, 3))}
    other = obstacle.other if station.other is None else station.other
    if obstacle.follower is not None:
        other, reached = _following(station, tries, obstacle.follower)
        articulators[other.side] = reached
    elif other is not None and obstacle.articulator is not None:
        articulators[other.side] = np.broadcast_to(np.array(obstacle.articulator), (count, 3))
    return Bodies(station.meeting.bodies(tries.answer, other), articulators, other)


def _following(station: Station, tries: Tries, follower: Follower) -> tuple[OtherArm, Array]:
    """The arm of a hand that goes along with the tried one, (n, 26, 3, 4), and where its articulator gets to (n, 3)."""
    answer = tries.answer
    own = OtherArm(station.side, arm_matrices(tries.rig, answer.girdle, answer.posture, station.hand.matrices))
    key, lane, around = follower
    beside = tried_station(key, lane, replace(around, other=own), left=_ROUGHLY)
    assert beside.meeting is not None
    arm = arm_matrices(beside.meeting.rig, beside.reach.girdle, beside.reach.posture, beside.hand.matrices)
    return OtherArm(beside.side, arm), np.asarray(beside.reach.posture.articulator)
