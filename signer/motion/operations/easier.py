"""Easier posture of a key that shows the same: its place, handshape and directions stay.

Where the hand hides the face, directions are given up for it too.
"""

from math import inf
from typing import Final, NamedTuple

from signer.characters.character import Character, per_character
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, HandRole
from signer.kinematics.orientation import directions_of
from signer.kinematics.swivel import wrapped
from signer.motion.operations.clearing import with_posture
from signer.motion.operations.elbows import described_like, to_wrist_angles
from signer.motion.operations.hand_edits import ChangeKey
from signer.motion.operations.turning import facing_answer
from signer.motion.posture.solved_posture import elbow_height_of, hand_in_world
from signer.motion.solving.directions import Asked
from signer.motion.solving.facing_search import FacingSearch
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import course_of
from signer.motion.solving.place_search import Search
from signer.phrases import phrase

WORTH: Final = 1.0
"""By so much less discomfort a posture is worth an offer: one joint clearly awkward."""


class EasierPosture(NamedTuple):
    """A posture that shows nearly the same with less discomfort.

    Attributes:
        key: as it would become.
        gain: by how much less discomfort, by the measure.
        rise_rad: by how much the elbow would stand higher on its circle; negative: lower.
        tilt_rad: by how much palm or fingers would be turned.
        bares: whether it shows a face that is hidden now, for which the hand may turn anywhere.
    """

    key: Key
    gain: float
    rise_rad: float
    tilt_rad: float
    bares: bool = False

    def edit(self, at: Moment, character: Character | None = None) -> ChangeKey:
        """Return the edit that gives the key this wrist and elbow; its place and handshape stay."""
        changes = {"orientation": self.key.orientation, "elbow": self.key.elbow}
        return ChangeKey(changes, phrase("Take the easier posture"), at=at, character=character)


def easier_posture(at: HandMoment) -> EasierPosture | None:
    """Look for an easier posture of a key that is its own affair; None where none is worth an offer."""
    return _easier_posture(at.character, at.sign, at.role, at.key)


@per_character(maxsize=32)
def _easier_posture(character: Character, sign: Sign, role: HandRole, key: Key) -> EasierPosture | None:
    at = HandMoment(character, sign, role, key)
    search = as_shown(at)
    follows = search.course.obstacle.follower is not None
    if key.second is not None or isinstance(key.placement, BothMeet) or follows:
        return None
    now, goal = search.strain(search.present), search.asked
    if sum(now) < WORTH:
        return None
    hides = now.hides >= WORTH
    answer = facing_answer(at, palm=goal.palm, fingers=goal.fingers)
    easier = answer.key if answer.key is not key and answer.is_clean else None
    tries = (easier, _baring(at) if hides else None)
    found = [_offer(search, at.with_key(one), bares=hides) for one in tries if one is not None]
    return max((one for one in found if one.gain >= WORTH), key=lambda one: one.gain, default=None)


def _baring(at: HandMoment) -> Key | None:
    """The key with the easiest clean posture anywhere, as little changed as that bears; None without one."""
    local = to_wrist_angles(at)
    found = Search(course_of(at.with_key(local))).easiest(enough=-inf)
    return None if found is None else described_like(at, with_posture(local, found))


def _offer(before: FacingSearch, changed: HandMoment, *, bares: bool) -> EasierPosture:
    after = as_shown(changed)
    now, there = before.station, after.station
    cost, posture = sum(before.strain(before.present)), after.present
    gain = cost - sum(after.strain(posture)) if posture.clean[0] else 0.0
    off_rad = float(before.asked.off_rad(now.side, hand_in_world(there)))
    rise_rad = float(wrapped(elbow_height_of(there) - elbow_height_of(now)))
    return EasierPosture(changed.key, gain, rise_rad, off_rad, bares)


def as_shown(at: HandMoment) -> FacingSearch:
    """Prepare a search for the directions that a key's hand shows, beside what is around it."""
    course = course_of(at.with_key(to_wrist_angles(at)))
    now = directions_of(course.solved.side, hand_in_world(course.solved))
    return FacingSearch(course, Asked(now.palm, now.fingers))
