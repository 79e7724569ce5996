"""Edits whose outcome is searched for: `outcome(sign, tell)`."""

from dataclasses import dataclass, replace
from typing import Final

from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.change import Outcome
from signer.document.fitting import with_key
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, HandRole
from signer.motion.operations.clearing import cleared, settled_meeting
from signer.motion.operations.editing import HandEdit, Held, SolvedEdit, outcome_of
from signer.motion.operations.elbows import relaxed_elbow
from signer.motion.operations.keying import hand_key_at, with_changed_key
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

IN_FRONT: Final[Vector] = (0.0, -0.14, 0.25)
"""From the notch of the breastbone, m: where hands meet that met nowhere before."""
NO_KEY: Final = phrase("There is no key here: set one with K, or go to one.")
IS_CLEAR: Final = phrase("This hand is in nothing.")
NOT_FOUND: Final = phrase("No posture was found that keeps this contact with nothing inside anything.")


@dataclass(frozen=True)
class MeetBothHands(SolvedEdit):
    """Bring both hands to each other; one without a key there mirrors the other, and is held with it."""

    named = phrase("Both hands meet")

    def outcome(self, sign: Sign, tell: Tell = quietly) -> Outcome[Sign]:
        """Return what becomes of a sign."""
        role, time_s = self.moment
        other = OTHER_ROLE[role]
        keys = (key_under(sign.hand(each), time_s) for each in ROLES)
        points = (one.placement.point_m for one in keys if one and isinstance(one.placement, BothMeet))
        point = next(points, IN_FRONT)
        after, chosen = _brought(self.signer, sign, role, time_s, point)
        time_s = max(time_s, chosen.time_s)  # the first key of a hand leaves it the time to rise
        tell()
        like = chosen if key_under(sign.hand(other), time_s) is None else None
        after, key = _brought(self.signer, after, other, time_s, point, like)
        if (key.time_s, key.hold_s) != (chosen.time_s, chosen.hold_s):
            after = with_key(after, other, replace(key, time_s=chosen.time_s, hold_s=chosen.hold_s))
        after = settled_meeting(self.signer, after, role, time_s, tell)
        return outcome_of(sign, after, chosen.id, Held(chosen))


@dataclass(frozen=True)
class BringClear(HandEdit):
    """Bring the hand clear with its contact by elbow, wrist, then a stand-off; words tell how, or why not."""

    named = phrase("Bring clear")

    def held(self, at: HandMoment, tell: Tell = quietly) -> Held[Key]:
        """Change a key of a sign."""
        found = cleared(at, tell)
        if found is None:
            return Held(at.key, words=NOT_FOUND)
        return Held(
            found.key, words=IS_CLEAR if found.key is at.key else phrase("Clear: {words}.", words=found.words)
        )

    def outcome(self, sign: Sign, tell: Tell = quietly) -> Outcome[Sign]:
        """Return what becomes of a sign."""
        role, time_s = self.moment
        if key_under(sign.hand(role), time_s) is None:
            return Outcome(sign, words=NO_KEY)
        return self._outcome(sign, lambda at: self.held(at, tell))


def _brought(
    character: Character, sign: Sign, role: HandRole, time_s: float, point: Vector, like: Key | None = None
) -> tuple[Sign, Key]:
    """Return the sign with a hand brought to where both meet, and its key, which is shaped as `like`."""
    captured, key = hand_key_at(character, sign, role, time_s)
    shaped = replace(key, time_s=time_s)
    if like is not None:
        # The wrist's angles are anatomical, so the same ones are the mirror image on the other hand.
        placement = replace(key.placement, articulator=like.articulator)
        shaped = replace(shaped, placement=placement, hold_s=like.hold_s, orientation=like.orientation)
        shaped = shaped.shaped_like(like)
    meeting = replace(shaped, placement=BothMeet(shaped.articulator, point), second=None)
    met = relaxed_elbow(HandMoment(character, captured, role, meeting))
    after = with_changed_key(captured, role, key, replace(met, time_s=key.time_s))
    return after, next(each for each in after.hand(role).keys if each.id == key.id)
