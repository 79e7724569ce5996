"""Edits of what is at a moment of a sign.

Frozen records that the window, commands, scripts and tests share.

An edit says what is to become of a key and, by `at`, whose key: `TurnWrist("flexion_rad", 0.3,
at=Moment("dominant", 0.4))(sign)`. Where there is no key at that moment one is captured there first, with the
posture that the signer passes through. Without `at` it is about the hand and the moment that is worked on;
the window fills them in (`Session.perform`).
"""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from signer.characters.character import Character
from signer.characters.load import reference
from signer.document.change import Outcome
from signer.document.edits import MomentEdit, carried_through
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import track_of
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.values import HandRole
from signer.motion.operations.keying import (
    hand_key_at,
    item_at,
    shoulder_key_at,
    with_changed_key,
    with_changed_shoulder,
)
from signer.motion.operations.possible import Held as Held
from signer.motion.places.skin_spots import touches_other_hand
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

K = TypeVar("K")


@dataclass(frozen=True)
class SolvedEdit(MomentEdit):
    """A change whose outcome is solved on a character.

    Attributes:
        character: who signs; None for the one that signs are written on.
    """

    character: Character | None = field(default=None, kw_only=True)

    @property
    def signer(self) -> Character:
        """The character on which it is solved."""
        return self.character or reference()


@dataclass(frozen=True)
class HandEdit(SolvedEdit):
    """A change of the key of a hand at a moment."""

    @abstractmethod
    def held(self, at: HandMoment) -> Held[Key]:
        """Change a key, told for the moment that is looked at: what is around changes during a hold."""

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        return self._outcome(sign, self.held)

    def _outcome(self, sign: Sign, held_of: Callable[[HandMoment], Held[Key]]) -> Outcome[Sign]:
        role, time_s = self.moment
        captured, key = hand_key_at(self.signer, sign, role, time_s)
        held = held_of(HandMoment(self.signer, captured, role, replace(key, time_s=time_s)))
        after = with_changed_key(captured, role, key, replace(held.key, time_s=key.time_s))
        return outcome_of(sign, after, key.id, held)


@dataclass(frozen=True)
class ShoulderEdit(SolvedEdit):
    """A change of the key of a shoulder at a moment."""

    kind = "shoulder"

    @abstractmethod
    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        """Change a key of a sign."""

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        role, time_s = self.moment
        captured, key = shoulder_key_at(sign, role, time_s)
        held = self.held(captured, role, key)
        return outcome_of(sign, with_changed_shoulder(captured, key, held.key), key.id, held)


@dataclass(frozen=True)
class SetKey(SolvedEdit):
    """Capture what a track of a kind does at a moment, as a key or a span; nothing where there is one."""

    named = phrase("Set key")
    kind: str = "hand"

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        role, time_s = self.moment
        after, item = item_at(self.signer, sign, track_of(self.kind, role), time_s)
        return outcome_of(sign, after, item.id, Held(item))


def outcome_of(before: Sign, after: Sign, item_id: str, held: Held[K]) -> Outcome[Sign]:
    """Return the outcome of an edit that made one sign of another and changed an item."""
    after = carried_through(before, after, touches_other_hand)
    return Outcome(after, (item_id,), held.value, held.words, after is not before)
