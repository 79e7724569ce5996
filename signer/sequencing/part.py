"""A part: what the signer does in one item, in its own time, before it is joined to others."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, sin
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.characters.scale import NOTCH
from signer.document.guesses import Guess
from signer.document.items import every_item, items_on, with_items
from signer.document.place_edits import at_their_places
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span
from signer.document.tracks.track import TrackName
from signer.document.values import (
    ROLES,
    TOUCHING,
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    HandRole,
    SpacePoint,
    Transition,
)
from signer.kinematics.frames import brought_back
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.elbows import as_vector
from signer.motion.operations.loosening import TimeWarp, retimed
from signer.motion.places.skin_spots import touches_other_hand
from signer.motion.posing import poses
from signer.sequencing.rates import LAST_TOUCH_S
from sites.catalogue import find

MOST_TURN_RAD: Final = 1.0
"""Palm and fingers are turned about the vertical by at most so much: a wrist goes no further with ease."""


@dataclass(frozen=True, slots=True)
class Part:
    """Movement of one item, from the first key of any hand at 0 s to the end of the last.

    Attributes:
        sign: its tracks, their times counted from the first key; spans may begin before it.
        length_s: time at which the last hold ends.
    """

    sign: Sign
    length_s: float

    def keys(self, role: HandRole) -> tuple[Key, ...]:
        """Return the keys of a hand."""
        return self.sign.hand(role).keys


def hand_sign(keys: Sequence[Key], gloss: str = "") -> Sign:
    """Return a sign of the dominant hand alone."""
    return with_items(Sign(gloss=gloss), TrackName("hand", "dominant"), keys)


def rounded(numbers: Array) -> Vector:
    """Return a point or a direction (3,) as signs that are made here have it."""
    x, y, z = (round(float(part), 9) + 0.0 for part in numbers)
    return x, y, z


def turned(point: Vector, by_rad: float) -> Vector:
    """Turn a point about the upright through the notch, to the signer's left for positive angles."""
    x, y, z = point
    return (x * cos(by_rad) + z * sin(by_rad), y, z * cos(by_rad) - x * sin(by_rad))


def core_s(sign: Sign) -> tuple[float, float]:
    """From the first key of a hand or shoulder to the end of the last; spans count where there is no key."""
    items = [item for name, item in every_item(sign) if name.kind == "hand"]
    items = items or [item for _, item in every_item(sign)]
    return (min(item.time_s for item in items), max(item.end_s for item in items)) if items else (0.0, 0.0)


def part_of(sign: Sign) -> Part:
    """Return a sign as a part: without lead-in and lead-out, from its first key on."""
    start_s, end_s = core_s(sign)
    bare = replace(
        sign, gloss="", translation="", notes="", tags=(), author="", licence="", source="", extra=(),
        dominant_side="right", rest="hanging", life=0.0, markers=(), places=(), video=None,
    )  # fmt: skip
    bare = at_their_places(bare)
    return Part(retimed(bare, TimeWarp((start_s,), (0.0,))), stored(end_s - start_s))


def with_last_hold(part: Part, share: float, more_s: float = 0.0) -> Part:
    """Return a part whose last hold is cut to a share of itself, or held on.

    Where skin is on skin, the cut leaves `LAST_TOUCH_S`, or a hold that is shorter already; one in which a
    contact moves stays whole. Both hands end together.
    """
    last = {role: keys[-1] for role in ROLES if (keys := part.keys(role))}
    ends = [key.end_s - _spare_s(key, share) for key in last.values()]
    end_s = stored(max(ends, default=part.length_s) + more_s)
    sign = part.sign
    for role, key in last.items():
        if key.end_s > end_s + SAME_TIME_S or (more_s and key.end_s >= part.length_s - SAME_TIME_S):
            hold_s = stored(max(end_s - key.time_s, 0.0))
            sign = with_items(
                sign, TrackName("hand", role), (*part.keys(role)[:-1], replace(key, hold_s=hold_s))
            )
    return Part(sign, end_s)


def last_hold_s(part: Part) -> float:
    """Return how long the hand that ends last is held at its end, s; zero without keys."""
    last = [keys[-1] for role in ROLES if (keys := part.keys(role))]
    return max(last, key=lambda key: key.end_s).hold_s if last else 0.0


def with_shared_hold(part: Part, following: Part) -> Part | None:
    """Return a part whose last hold lasts, with the first one of the next, as long as the longer.

    None unless the hands end as they begin in the next part, and move in one of both.
    """
    used = {role for role in ROLES if part.keys(role)}
    if used != {role for role in ROLES if following.keys(role)} or not used:
        return None
    if all(len(keys) == 1 for role in used for keys in (part.keys(role), following.keys(role))):
        return None
    sign, shorter_s = part.sign, part.length_s
    for role in used:
        last, first = part.keys(role)[-1], following.keys(role)[0]
        is_together = first.time_s < SAME_TIME_S and last.end_s > part.length_s - SAME_TIME_S
        if not is_together or _posture(last) is None or _posture(last) != _posture(first):
            return None
        shorter_s = min(shorter_s, last.hold_s, first.hold_s)
    for role in used:
        *keys, last = part.keys(role)
        last = replace(last, hold_s=stored(last.hold_s - shorter_s))
        sign = with_items(sign, TrackName("hand", role), (*keys, last))
    return Part(sign, stored(part.length_s - shorter_s))


def _posture(key: Key) -> Key | None:
    """Return what a key says of its posture alone; None where something of it moves."""
    if key.act is not None or key.local:
        return None
    return replace(key, id="", time_s=0.0, hold_s=0.0, transition=Transition())


def _spare_s(key: Key, share: float) -> float:
    if key.moves_in_hold:
        return 0.0
    touches = key.contact is not None and key.contact.manner in TOUCHING
    least_s = max(key.hold_s * share, LAST_TOUCH_S if touches else 0.0)
    return max(key.hold_s - least_s, 0.0)


def moved(part: Part, by_m: Vector) -> Part:
    """Return a part whose points of space lie elsewhere; contacts stay on what they touch."""
    return with_keys(part, lambda _role, key: moved_key(key, by_m)) if any(by_m) else part


def moved_key(key: Key, by_m: Vector) -> Key:
    """Return a key whose point of space lies so far off, m; a contact stays on what it touches."""
    place = key.placement
    if isinstance(place, Contact):
        return key
    x, y, z = (old + more for old, more in zip(place.point_m, by_m, strict=True))
    return replace(key, placement=replace(place, point_m=(x, y, z)))


class Changes(NamedTuple):
    """Changes of a content's movement in an item.

    Attributes:
        subject_m, object_m: points of space, m from the notch, at which a hand is for who it goes from and
            to; None for nobody.
        turn_rad: how far the object is to the signer's left.
        one_handed: done with the dominant hand alone.
        mirrored: the hands exchanged.
        moved_m: how far points of space are moved.
    """

    subject_m: Vector | None = None
    object_m: Vector | None = None
    turn_rad: float = 0.0
    one_handed: bool = False
    mirrored: bool = False
    moved_m: Vector = (0.0, 0.0, 0.0)


def changed(character: Character, part: Part, changes: Changes) -> Part:
    """Return a part as an item has it.

    Verbs are bent to who they go from and to: points of space go there, palm and fingers face the object, and
    contacts on the body stay. The first key in space goes to the subject, the last one to the object; a hand
    that goes along with the other one is moved as far as that.
    """
    part = _bent(character, part, changes)
    if changes.one_handed:
        part = one_handed(character, part)
    if changes.mirrored:
        part = mirrored(part)
    return moved(part, changes.moved_m)


def _bent(character: Character, part: Part, changes: Changes) -> Part:
    """Return a part that goes from its subject to its object."""
    if changes.subject_m is None and changes.object_m is None:
        return part
    sign = part.sign

    def at_point(role: HandRole, key: Key) -> Key:
        """Return a key at a place before the signer as one at a point of space, in the same posture."""
        site = None if key.contact is None else key.contact.site
        if not isinstance(site, str) or find(site).tab != "space":
            return key
        there = in_space(character, sign, role, key, key.time_s).placement
        return replace(key, placement=there, second=None, act=None)

    part = with_keys(part, at_point)
    free = [
        [(key, key.placement.point_m) for key in part.keys(role) if not isinstance(key.placement, Contact)]
        for role in ROLES
    ]
    places = next(filter(None, free), None)
    if places is None:
        return part
    ends = [(places[-1], changes.object_m)]
    if changes.object_m is None or len(places) > 1:
        ends = [(places[0], changes.subject_m), *ends]
    moves = {key.time_s: _between(point_m, to_m) for (key, point_m), to_m in ends if to_m is not None}
    turn_rad = float(np.clip(changes.turn_rad, -MOST_TURN_RAD, MOST_TURN_RAD))
    return with_keys(part, lambda _role, key: _bent_key(key, moves, turn_rad))


def _between(from_m: Vector, to_m: Vector) -> Vector:
    x, y, z = (there - here for there, here in zip(to_m, from_m, strict=True))
    return x, y, z


def _bent_key(key: Key, moves: Mapping[float, Vector], turn_rad: float) -> Key:
    """Return a key in space moved by what is told for its time, m, its palm and fingers turned."""
    if isinstance(key.placement, Contact):
        return key
    for time_s, by_m in moves.items():
        if abs(key.time_s - time_s) < SAME_TIME_S:
            key = moved_key(key, by_m)
    facing = key.orientation
    if isinstance(facing, GlobalOrientation) and turn_rad:
        palm, fingers = (as_vector(np.array(turned(one, turn_rad))) for one in (facing.palm, facing.fingers))
        facing = GlobalOrientation(palm, fingers)
    return replace(key, orientation=facing)


def mirrored(part: Part) -> Part:
    """Return a part with the hands exchanged, as in a mirror; done twice it is the part itself."""
    sign = part.sign
    for kind in ("hand", "shoulder"):
        names = [TrackName(kind, role) for role in ROLES]
        items = [tuple(map(mirrored_key, items_on(sign, name))) for name in names]
        for name, other in zip(names, reversed(items), strict=True):
            sign = with_items(sign, name, other)
    for one in SPAN_KINDS:
        spans = (
            replace(span, side="mirrored" if span.side == "written" else "written")
            for span in sign.spans(one.name)
        )
        sign = with_items(sign, TrackName(one.name), tuple(spans))
    return with_keys(replace(part, sign=sign), _with_meeting_point_mirrored)


def _with_meeting_point_mirrored(_role: HandRole, key: Key) -> Key:
    """Return a key at which hands meet on the other side: for one hand alone such a point stays."""
    place = key.placement
    if not isinstance(place, BothMeet):
        return key
    x, y, z = place.point_m
    return replace(key, placement=replace(place, point_m=(0.0 - x, y, z)))


def one_handed(character: Character, part: Part) -> Part:
    """Return a part done with the dominant hand alone, in the place where it would be with both."""
    keys = part.keys("dominant")
    if not keys or not part.keys("base"):
        return part
    alone = tuple(
        in_space(character, part.sign, "dominant", key, key.time_s) if depends_on_other(key) else key
        for key in keys
    )
    sign = with_items(part.sign, TrackName("hand", "base"), ())
    sign = with_items(sign, TrackName("shoulder", "base"), ())
    return replace(part, sign=with_items(sign, TrackName("hand", "dominant"), alone))


def depends_on_other(key: Key) -> bool:
    """Return whether a key's hand is brought to the other hand or arm."""
    return isinstance(key.placement, BothMeet) or touches_other_hand(key, "dominant")


def in_space(character: Character, sign: Sign, role: HandRole, key: Key, time_s: float) -> Key:
    """Return a key that leaves a hand as it is at a time, at a point of space.

    It keeps the key's id and transition, and has its time; nothing of it moves.
    """
    pose = poses(sign, (time_s,), character)[0]
    hand = pose.hands[role]
    there = brought_back(pose.chest, hand.articulator) - character.body.landmarks[NOTCH]
    x, y, z = (float(part) for part in character.scale.written(there))
    return replace(
        key,
        placement=SpacePoint(key.articulator, (x, y, z)),
        orientation=hand.orientation,
        elbow=Elbow(hand.swivel_rad, "secondary" if int(hand.posture.branch) else "primary"),
        second=None,
        act=None,
        local=(),
    )


def with_keys(part: Part, change: Callable[[HandRole, Key], Key]) -> Part:
    """Return a part with other keys of both hands."""
    sign = part.sign
    for role in ROLES:
        sign = with_items(
            sign, TrackName("hand", role), tuple(change(role, key) for key in sign.hand(role).keys)
        )
    return replace(part, sign=sign)


def placed_guesses(part: Part, prefix: str) -> Iterator[Guess]:
    """Yield what is guessed of the keys of a part, by the ids that they have in an utterance."""
    keys = {item.id for _, item in every_item(part.sign)}
    return (
        replace(guess, key_id=f"{prefix}.{guess.key_id}")
        for guess in part.sign.guesses
        if guess.key_id in keys
    )


def placed(part: Part, prefix: str, start_s: float) -> Iterator[tuple[TrackName, Any]]:
    """Yield the keys and spans of a part at their times in an utterance, with ids of their own."""
    ids: Mapping[str, str] = {item.id: f"{prefix}.{item.id}" for _, item in every_item(part.sign)}
    for name, item in every_item(part.sign):
        time_s, end_s = stored(item.time_s + start_s), stored(item.end_s + start_s)
        changes: dict[str, Any] = {"id": ids[item.id], "time_s": max(time_s, 0.0)}
        changes["hold_s"] = stored(max(end_s - changes["time_s"], 0.0))
        if isinstance(item, Span):
            changes |= {end: ids.get(getattr(item, end), "") for end in ("from_key", "to_key")}
        yield name, replace(item, **changes)
