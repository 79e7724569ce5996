"""Changes of the posture under the playhead as pure functions of the sign: the key there, captured first where there is none."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Final, TypeAlias, TypeVar

from signer.characters.load import load_character
from signer.document import edits, shoulder_edits
from signer.document.fitting import with_new_item
from signer.document.queries import key_after, key_under, new_shoulder_key_id, shoulder_key_under
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import kind_of
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.tracks.track import TrackName, sided
from signer.document.values import Elbow, HandOrientation, LaneName
from signer.lazy import lazily
from signer.studio.editing.span_changes import of_span

with lazily():
    from signer.motion.movement import shoulder_lane
    from signer.motion.wishes import breakdown, reposing


MakeKey: TypeAlias = Callable[[Sign, LaneName, Key], Key]
MakeShoulder: TypeAlias = Callable[[Sign, LaneName, ShoulderKey], ShoulderKey]
Angles = TypeVar("Angles", HandOrientation, Elbow)

NEW_HOLD_S: Final = 0.15
"""A new key is held so long, s: about what a held posture of a fluent sign lasts, and enough for its bar and grip to be seen."""

SAME_RAD: Final = 1e-9
"""Less than half a nanometre at the fingertip: the remainder of a calculation, not a wish."""


def of_hand(lane: LaneName, time_s: float, make: MakeKey) -> Callable[[Sign], Sign]:
    """The change of the hand's key at a time."""

    def change(sign: Sign) -> Sign:
        key = key_under(sign.hand(lane), time_s)
        if key is None:
            sign, key = _with_key_at(sign, lane, time_s)
        # what is around a hand changes in the course of a long hold: the wish is about the moment that is looked at
        made = make(sign, lane, replace(key, time_s=time_s))
        return _with_key(sign, lane, key, replace(made, time_s=key.time_s))

    return change


def of_shoulder(lane: LaneName, time_s: float, make: MakeShoulder) -> Callable[[Sign], Sign]:
    """The change of the shoulder's key at a time. A new one lasts as long as the hand's key there, as it is that key's posture."""

    def change(sign: Sign) -> Sign:
        key = shoulder_key_under(sign.shoulder(lane), time_s)
        if key is None:
            made = _shoulder_key_at(sign, lane, time_s)
            sign = with_new_item(sign, TrackName("shoulder", lane), made)
            key = next(each for each in sign.shoulder(lane).keys if each.id == made.id)
        after = make(sign, lane, key)
        names = ("assist", "elevation_rad", "protraction_rad", "easing")
        changes = {name: getattr(after, name) for name in names if getattr(after, name) != getattr(key, name)}
        return shoulder_edits.set_shoulder(key.id, **changes).change(sign) if changes else sign

    return change


def of_row(row: TrackName, time_s: float) -> Callable[[Sign], Sign]:
    """Return the change that captures a key on a track at a time where there was none, with the posture that is there."""
    if kind_of(row).ramps:
        return of_span(row.kind, time_s, {})
    if row.kind == "hand":
        return of_hand(sided(row), time_s, lambda _sign, _lane, key: key)
    return of_shoulder(sided(row), time_s, lambda _sign, _lane, key: key)


def _with_key_at(sign: Sign, lane: LaneName, time_s: float) -> tuple[Sign, Key]:
    """Capture a key where there is none; one on the way between two others leaves the way as it was, any other is held a little."""
    known = {key.id for key in sign.hand(lane).keys}
    after = breakdown.set_on_way(load_character(), sign, lane, time_s) or with_new_item(
        sign, TrackName("hand", lane), _held(sign, lane, reposing.key_at(load_character(), sign, lane, time_s))
    )
    return after, next(key for key in after.hand(lane).keys if key.id not in known)


def _held(sign: Sign, lane: LaneName, key: Key) -> Key:
    """Hold a new key, but for no more than half the time to the next one."""
    following = key_after(sign.hand(lane), key.time_s)
    room_s = (following.time_s - key.time_s) / 2 if following is not None else NEW_HOLD_S
    return replace(key, hold_s=stored(min(NEW_HOLD_S, room_s)))


def _shoulder_key_at(sign: Sign, lane: LaneName, time_s: float) -> ShoulderKey:
    start_s, hold_s = _span_of_hand(sign, lane, time_s)
    now = shoulder_lane.shoulder_at_time(sign, lane, time_s)
    values = (float(now.assist), float(now.elevation_rad), float(now.protraction_rad))
    return ShoulderKey(new_shoulder_key_id(sign), start_s, hold_s, *values)


def _span_of_hand(sign: Sign, lane: LaneName, time_s: float) -> tuple[float, float]:
    """The time and hold of the hand's key there, unless another key of the shoulder lies within; else the moment alone."""
    hand = key_under(sign.hand(lane), time_s)
    if hand is None:
        return time_s, 0.0
    keys = sign.shoulder(lane).keys
    if any(key.end_s >= hand.time_s - SAME_TIME_S and key.time_s <= hand.end_s + SAME_TIME_S for key in keys):
        return time_s, 0.0
    return hand.time_s, hand.hold_s


def _with_key(sign: Sign, lane: LaneName, before: Key, after: Key) -> Sign:
    after = replace(after, orientation=_steady(before.orientation, after.orientation), elbow=_steady(before.elbow, after.elbow))
    if after == before:
        return sign
    names = (each.name for each in fields(Key) if each.name not in ("id", "extra"))
    changes = {name: getattr(after, name) for name in names if getattr(after, name) != getattr(before, name)}
    return edits.replace_key(lane, before.id, **changes).change(sign)


def _steady(before: Angles, after: Angles) -> Angles:
    """The angles as they were where nothing but the last digits moved: what is dragged home is home."""
    if type(before) is not type(after):
        return after
    pairs = ((getattr(before, each.name), getattr(after, each.name)) for each in fields(before))
    return before if all(_is_same(old, new) for old, new in pairs) else after


def _is_same(old: object, new: object) -> bool:
    """Return whether two values, or the numbers of two directions, agree but for the last digits."""
    if isinstance(old, float) and isinstance(new, float):
        return abs(old - new) < SAME_RAD
    if isinstance(old, tuple) and isinstance(new, tuple):
        return len(old) == len(new) and all(map(_is_same, old, new))
    return old == new
