"""Edits of a moment of a sign, and the keys there: found, or captured as they are passed.

Edits are frozen records that the window, commands, scripts and tests share.

An edit says what is to become of a key and, by `at`, whose key: `TurnWrist("flexion_rad", 0.3,
at=Moment("dominant", 0.4))(sign)`. Where there is no key at that moment one is captured there first, with the
posture that the signer passes through. Without `at` it is about the hand and the moment that is worked on;
the window fills them in (`Session.perform`).
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, NamedTuple, TypeVar

from body_model.arrays import TRACE
from signer.characters.character import Character
from signer.characters.load import reference
from signer.document import edits, shoulder_edits
from signer.document.change import Outcome
from signer.document.edits import Edit, MomentEdit, carried_through, replace_key
from signer.document.fitting import with_new_item
from signer.document.items import find_item, item_under, new_item_id
from signer.document.queries import find_key, key_after, key_under, new_shoulder_key_id, shoulder_key_under
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import kind_of, track_of
from signer.document.tracks.shoulder import DOINGS, ShoulderKey
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName, sided
from signer.document.trimming import staying
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, Elbow, HandOrientation, HandRole, Orientation
from signer.motion.face.track import posture_at
from signer.motion.movement.shoulder_curve import shoulder_at_time
from signer.motion.operations.breakdown import set_on_way
from signer.motion.operations.new_keys import key_at
from signer.motion.operations.possible import Held as Held
from signer.motion.places.skin_spots import touches_other_hand
from signer.motion.posing import pose_at
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


Angles = TypeVar("Angles", HandOrientation, Elbow)

NEW_HOLD_S: Final = 0.15
"""A new key is held so long, s: about what a held posture of a fluent sign lasts, and enough for its bar and
grip to be seen."""
NEW_SPAN_S: Final = 0.3
"""A new span is at full strength for so long, s: as long as a short sign is held, and enough for its bar and
slopes to be seen."""


def hand_key_at(character: Character, sign: Sign, role: HandRole, time_s: float) -> tuple[Sign, Key]:
    """Return the sign with a key of a hand at a time, and that key; one is captured where there is none.

    A key on the way between two others leaves the way as it was, any other is held a little. The other hand
    stays while it is touched; where both are to meet it gets a key too.
    """
    found = key_under(sign.hand(role), time_s)
    if found is not None:
        return sign, found
    known = {key.id for key in sign.hand(role).keys}
    after = set_on_way(character, sign, role, time_s)
    if after is None:
        new = _held(sign, role, key_at(character, sign, role, time_s))
        after = with_new_item(sign, TrackName("hand", role), new)
    made = next(key for key in after.hand(role).keys if key.id not in known)
    after = staying(sign, after, touches_other_hand)
    return _met(character, after, OTHER_ROLE[role], made), made


def _met(character: Character, sign: Sign, role: HandRole, made: Key) -> Sign:
    """Return the sign with a key of a hand beside one of the other hand with which it is to meet that."""
    track = sign.hand(role)
    if not (isinstance(made.placement, BothMeet) and track.keys) or key_under(track, made.time_s) is not None:
        return sign
    like = key_at(character, sign, role, made.time_s)
    if not isinstance(like.placement, BothMeet):
        return sign
    return with_new_item(sign, TrackName("hand", role), replace(like, hold_s=made.hold_s))


def wrist_at(character: Character, sign: Sign, role: HandRole, time_s: float) -> Orientation:
    """Return the wrist of the key of a hand at a time; where that tells directions, as the hand really is."""
    captured, key = hand_key_at(character, sign, role, time_s)
    if isinstance(key.orientation, Orientation):
        return key.orientation
    return pose_at(captured, key.time_s, character).hands[role].orientation


def shoulder_key_at(sign: Sign, role: HandRole, time_s: float) -> tuple[Sign, ShoulderKey]:
    """Return the sign with a shoulder's key at a time, and that; a new one lasts as the hand's key there."""
    found = shoulder_key_under(sign.shoulder(role), time_s)
    if found is not None:
        return sign, found
    start_s, hold_s = _span_of_hand(sign, role, time_s)
    now = shoulder_at_time(sign, role, time_s)
    does: dict[str, Any] = {name: float(getattr(now, name)) for name in DOINGS}
    made = ShoulderKey(new_shoulder_key_id(sign), start_s, hold_s, **does)
    after = with_new_item(sign, TrackName("shoulder", role), made)
    return after, next(key for key in after.shoulder(role).keys if key.id == made.id)


def span_at(sign: Sign, kind: str, time_s: float) -> tuple[Sign, Span]:
    """Return the sign with a span of a kind at a time, made with the posture that is there, and that span."""
    row = TrackName(kind)
    found = item_under(sign, row, time_s)
    if found is not None:
        return sign, found
    made = _new_span(sign, row, time_s)
    after = with_new_item(sign, row, made)
    return after, find_item(after, made.id)[1]


def item_at(character: Character, sign: Sign, name: TrackName, time_s: float) -> tuple[Sign, Any]:
    """Return the sign with a key or span of any track at a time, and that item."""
    return _AT[kind_of(name).item](character, sign, name, time_s)


_AT: Final[dict[type, Callable[[Character, Sign, TrackName, float], tuple[Sign, Any]]]] = {
    Key: lambda character, sign, name, time_s: hand_key_at(character, sign, sided(name), time_s),
    ShoulderKey: lambda _character, sign, name, time_s: shoulder_key_at(sign, sided(name), time_s),
    Span: lambda _character, sign, name, time_s: span_at(sign, name.kind, time_s),
}
"""For each type of item: find the one that is there, or make it."""


def with_changed_key(sign: Sign, role: HandRole, before: Key, after: Key) -> Sign:
    """Return the sign with a key changed; angles of which only the last digits moved stay as they were."""
    after = replace(
        after,
        orientation=_steady(before.orientation, after.orientation),
        elbow=_steady(before.elbow, after.elbow),
    )
    if after == before:
        return sign
    names = {each.name for each in fields(Key)} - {"id", "extra"}
    return edits.replace_key(role, before.id, **_changes(names, before, after)).change(sign)


def with_changed_shoulder(sign: Sign, before: ShoulderKey, after: ShoulderKey) -> Sign:
    """Return the sign with what a shoulder does at a key changed; its times stay."""
    changes = _changes((*DOINGS, "easing"), before, after)
    return shoulder_edits.set_shoulder(before.id, **changes).change(sign) if changes else sign


def _changes(names: Iterable[str], before: object, after: object) -> dict[str, Any]:
    """Return the fields of those named that differ."""
    pairs = ((name, getattr(before, name), getattr(after, name)) for name in names)
    return {name: new for name, old, new in pairs if new != old}


def _held(sign: Sign, role: HandRole, key: Key) -> Key:
    """Hold a new key, but for no more than half the time to the next one."""
    following = key_after(sign.hand(role), key.time_s)
    room_s = (following.time_s - key.time_s) / 2 if following is not None else NEW_HOLD_S
    return replace(key, hold_s=stored(min(NEW_HOLD_S, room_s)))


def _span_of_hand(sign: Sign, role: HandRole, time_s: float) -> tuple[float, float]:
    """Return time and hold of the hand's key there if no key of the shoulder lies within, else the moment."""
    hand = key_under(sign.hand(role), time_s)
    if hand is None or _crosses(sign.shoulder(role).keys, hand):
        return time_s, 0.0
    return hand.time_s, hand.hold_s


def _new_span(sign: Sign, row: TrackName, time_s: float) -> Span:
    start_s, hold_s, bound = time_s, NEW_SPAN_S, ""
    hand = next((key for role in ROLES if (key := key_under(sign.hand(role), time_s)) is not None), None)
    if hand is not None and hand.hold_s > 0.0 and not _crosses(sign.spans(row.kind), hand):
        start_s, hold_s, bound = hand.time_s, hand.hold_s, hand.id
    following = next((span for span in sign.spans(row.kind) if span.time_s > time_s), None)
    if following is not None and hold_s > (following.time_s - start_s) / 2:
        hold_s, bound = (following.time_s - start_s) / 2, ""
    pose = tuple(posture_at(sign, row.kind, time_s).items())
    return Span(new_item_id(sign, row), start_s, stored(hold_s), pose=pose, from_key=bound, to_key=bound)


def _crosses(items: Iterable[Span | ShoulderKey], hand: Key) -> bool:
    """Return whether any item lies within the hold of a key, at its ends too."""
    from_s, to_s = hand.time_s - SAME_TIME_S, hand.end_s + SAME_TIME_S
    return any(one.end_s >= from_s and one.time_s <= to_s for one in items)


def _steady(before: Angles, after: Angles) -> Angles:
    """Return the angles as they were where only the last digits moved: what is dragged home is home."""
    if type(before) is not type(after):
        return after
    pairs = ((getattr(before, each.name), getattr(after, each.name)) for each in fields(before))
    return before if all(_is_same(old, new) for old, new in pairs) else after


def _is_same(old: object, new: object) -> bool:
    """Return whether two values, or the numbers of two directions, agree but for the last digits."""
    if isinstance(old, float) and isinstance(new, float):
        return abs(old - new) < TRACE
    if isinstance(old, tuple) and isinstance(new, tuple):
        return len(old) == len(new) and all(map(_is_same, old, new))
    return old == new


class MarkedHold(NamedTuple):
    """A hand that holds from one time to another, s."""

    role: HandRole
    start_s: float
    end_s: float


def set_marked_keys(character: Character, holds: Sequence[MarkedHold]) -> Edit:
    """Set a key with its hold for every mark; one that is there holds from then as long as marked.

    Args:
        character: who signs.
        holds: the marks, in any order.
    """

    def change(sign: Sign) -> Sign:
        made = list[tuple[MarkedHold, str]]()
        for hold in sorted(holds, key=lambda one: (one.start_s, one.role)):
            sign, key = hand_key_at(character, sign, hold.role, stored(hold.start_s))
            made.append((hold, key.id))
        for hold, key_id in made:  # only now is it known how much room each has
            lasts_s = stored(max(0.0, hold.end_s - find_key(sign, key_id)[1].time_s))
            sign = replace_key(hold.role, key_id, hold_s=lasts_s)(sign)
        return sign

    return Edit(phrase("Keys from marks"), change, touches=touches_other_hand)
