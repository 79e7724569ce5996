"""Edits whose outcome is searched for, and ways on where a direction is only nearly met."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import degrees, radians
from typing import Final

from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.change import Outcome
from signer.document.fitting import with_key
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, Contact, HandRole, SpacePoint
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.operations.clearing import cleared, settled_meeting
from signer.motion.operations.editing import (
    HandEdit,
    Held,
    SolvedEdit,
    hand_key_at,
    outcome_of,
    with_changed_key,
)
from signer.motion.operations.elbows import relaxed_elbow
from signer.motion.operations.hand_edits import Face, written_direction
from signer.motion.operations.placing import with_site
from signer.motion.places.contact_target import MIDDLE
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.descent import Tell, quietly
from signer.motion.solving.directions import FREELY, MOST_TILT_RAD, Asked
from signer.motion.solving.facing_search import MET_RAD
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import joined, phrase
from sites import catalogue as places

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
        point = next(points, MIDDLE)
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


_NEARER_RAD: Final = radians(5.0)
"""By so much nearer to the direction another place must bring the hand."""
_OUTWARD_M: Final = (0.08, 0.16)
"""Steps outwards for a hand at a free point, as far apart as the named places are."""
_DEPTHS: Final = ("near", "mid", "far")
NO_FREER: Final = phrase("no freer turn is easier")
NO_FARTHER: Final = phrase(
    "No place farther out meets it better and within {most_tilt_deg:.0f}°.",
    most_tilt_deg=degrees(MOST_TILT_RAD),
)


@dataclass(frozen=True)
class FaceFreely(Face):
    """Turn palm or fingers towards a direction as far as is easy, up to 65 degrees off; the value, rad."""

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return phrase("Point {what} freely {direction}", **self.in_words)

    def held(self, at: HandMoment) -> Held[Key]:
        """Change a key of a sign."""
        best = self.answer(at, FREELY)
        if best.key is at.key:
            return Held(at.key, best.off_rad, joined("", (self.request, ": ", NO_FREER, ".")))
        words = phrase(
            "{request} only as far as is easy, {off_deg:.0f}° off.",
            request=self.request,
            off_deg=degrees(best.off_rad),
        )
        return Held(best.key, best.off_rad, words)


@dataclass(frozen=True)
class FaceFartherOut(Face):
    """Bring the hand to the next place out at which palm or fingers come nearer to a direction.

    Only a clean posture counts that is tilted no more than a direction button allows.
    The outcome's value is by how much it is off, rad; its words say that, or what is in the way here and that
    no place is better.
    """

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return phrase("Point {what} {direction} farther out", **self.in_words)

    def held(self, at: HandMoment) -> Held[Key]:
        """Change a key of a sign."""
        asked = Asked(**{self.what: DIRECTIONS[written_direction(at.sign, self.direction)]})
        now_rad = float(asked.off_rad(at.side, hand_in_world(at.tried)))
        # no more than a direction button leaves it, as a key is solved
        nearer_rad = min(max(now_rad - _NEARER_RAD, _NEARER_RAD), MOST_TILT_RAD + 2.0 * MET_RAD)
        for placed in _farther_out(at):
            answer = self.answer(placed)
            if answer.is_clean and answer.off_rad <= nearer_rad:
                return Held(answer.key, answer.off_rad, answer.words(self.request, at.key))
        here = self.answer(at)
        why = here.words(self.request, at.key) if here.key is at.key else ""
        told = joined(" ", (why or joined("", (self.request, ".")), NO_FARTHER))
        return Held(at.key, now_rad, told)


def can_go_out(key: Key) -> bool:
    """Return whether there is a place farther out: the hand is in space, and not at the farthest place."""
    if isinstance(key.placement, SpacePoint):
        return True
    return isinstance(key.placement, Contact) and any(_sites_out(key.placement))


def _sites_out(contact: Contact) -> Iterator[str]:
    """Named places of space straight before a named one, the nearest first."""
    if not isinstance(contact.site, str) or not contact.site.startswith("space."):
        return
    parts = contact.site.split(".")
    known = {site.id for site in places.every()}
    for depth in _DEPTHS[_DEPTHS.index(parts[-1]) + 1 :] if parts[-1] in _DEPTHS else ():
        if (site := ".".join((*parts[:-1], depth))) in known:
            yield site


def _farther_out(at: HandMoment) -> Iterator[HandMoment]:
    """The key at places farther and farther out."""
    placement = at.key.placement
    if isinstance(placement, SpacePoint):
        x, y, z = placement.point_m
        for by_m in _OUTWARD_M:
            yield at.having(placement=replace(placement, point_m=(x, y, round(z + by_m, 6)), place=""))
    elif isinstance(placement, Contact):
        for site in _sites_out(placement):
            yield at.with_key(with_site(at, site))
