"""Operations that carry keys of one hand over to the other: mirrored, the same, or in turns."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import ceil, floor
from typing import Any, Final, TypeAlias, TypeVar

from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.characters.names import site_problem
from signer.characters.spots import mirrored_spot
from signer.document.edits import Edit
from signer.document.fitting import with_new_item
from signer.document.items import find_item, items_on, new_item_id, with_items
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.hand import Key
from signer.document.tracks.shoulder import DOINGS, ShoulderKey
from signer.document.tracks.track import TrackName, sided
from signer.document.values import (
    OTHER_ROLE,
    ActShape,
    BothMeet,
    Contact,
    GlobalOrientation,
    HandRole,
    Placement,
    SkinSpot,
    SpacePoint,
)
from signer.motion.movement.shoulder_curve import shoulder_at_time
from signer.motion.operations.editing import shoulder_key_at, with_changed_key, with_changed_shoulder
from signer.motion.operations.elbows import to_directions, to_wrist_angles
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase
from sites import catalogue as places

Item: TypeAlias = Key | ShoulderKey
AnyKey = TypeVar("AnyKey", bound=Item)

_OTHER_WAY_ROUND: Final[dict[ActShape, ActShape]] = {
    "line": "line", "clockwise": "counterclockwise", "counterclockwise": "clockwise",
}  # fmt: skip


def mirrored_key(key: AnyKey) -> AnyKey:
    """Return the mirror image of a key, for the other hand; anatomical angles and meeting points stay."""
    if not isinstance(key, Key):
        return key
    turned, act = key.orientation, key.act
    if isinstance(turned, GlobalOrientation):
        turned = GlobalOrientation(_mirrored_vector(turned.palm), _mirrored_vector(turned.fingers))
    if act is not None:
        act = replace(act, direction_rad=0.0 - act.direction_rad, shape=_OTHER_WAY_ROUND[act.shape])
    return replace(
        key,
        placement=_mirrored_placement(key.placement),
        orientation=turned,
        second=None if key.second is None else _mirrored_contact(key.second),
        transition=replace(key.transition, plane_rad=0.0 - key.transition.plane_rad),
        act=act,
    )


def mirror_keys(key_ids: Iterable[str]) -> Edit:
    """Let the other hand do the mirror image of keys at their times, in place of what it did there."""
    return Edit(
        phrase("Mirror to the other hand"), _given_over(tuple(key_ids), lambda key, _role: mirrored_key(key))
    )


def copy_to_other_hand(key_ids: Iterable[str]) -> Edit:
    """Let the other hand do the same as keys there and then; what lies on its own arm is mirrored."""
    return Edit(phrase("Copy to the other hand"), _given_over(tuple(key_ids), _same_elsewhere))


def copy_comfort(character: Character, key_ids: Iterable[str]) -> Edit:
    """Let the other arm stand as that of keys: wrist, elbow, shoulder mirrored; its places are its own."""
    ids = tuple(key_ids)

    def change(sign: Sign) -> Sign:
        for key_id in ids:
            name, key = find_item(sign, key_id)
            if isinstance(key, Key):
                sign = _with_arm_like(HandMoment(character, sign, sided(name), key))
        return sign

    return Edit(phrase("Same arm for the other hand"), change)


def _with_arm_like(at: HandMoment) -> Sign:
    across = OTHER_ROLE[at.role]
    other = key_under(at.sign.hand(across), at.key.time_s)
    if other is None:
        return at.sign
    sign = _with_shoulder_like(at.sign, at.role, at.key.time_s, other.time_s)
    local = to_wrist_angles(at.within(sign))
    changed = replace(other, orientation=local.orientation, elbow=local.elbow)
    if isinstance(other.orientation, GlobalOrientation):
        changed = to_directions(HandMoment(at.character, sign, across, changed))
    return with_changed_key(sign, across, other, changed)


def _with_shoulder_like(sign: Sign, role: HandRole, time_s: float, other_s: float) -> Sign:
    """The sign with the other shoulder doing at a time what one does at another; the same where it does."""
    one, there = shoulder_at_time(sign, role, time_s), shoulder_at_time(sign, OTHER_ROLE[role], other_s)
    if one == there:
        return sign
    captured, shoulder = shoulder_key_at(sign, OTHER_ROLE[role], other_s)
    does: dict[str, Any] = {name: float(getattr(one, name)) for name in DOINGS}
    return with_changed_shoulder(captured, shoulder, replace(shoulder, **does))


def mirror_role(role: HandRole) -> Edit:
    """Let the other hand, and its shoulder, be the mirror image of a hand all through the sign."""

    def change(sign: Sign) -> Sign:
        for kind in ("hand", "shoulder"):
            keys = items_on(sign, TrackName(kind, role))
            sign = _replaced(sign, TrackName(kind, OTHER_ROLE[role]), [mirrored_key(key) for key in keys])
        one, other = sign.hand(role), sign.hand(OTHER_ROLE[role])
        lead_in, lead_out = (
            None if lead is None else replace(lead, plane_rad=0.0 - lead.plane_rad)
            for lead in (one.lead_in, one.lead_out)
        )
        return sign.with_tracks(replace(other, lead_in=lead_in, lead_out=lead_out))

    return Edit(phrase("Mirror the whole hand"), change)


def alternate(role: HandRole) -> Edit:
    """Let the other hand be the mirror image of a hand half a cycle later, so that they take turns.

    The cycle is the shortest one that the keys repeat; keys that repeat nothing are one cycle, the way back
    from the last to the first being as long as the others are on average.
    """

    def change(sign: Sign) -> Sign:
        keys = sign.hand(role).keys
        if len(keys) < 2:
            return sign
        later = [mirrored_key(key) for key in _half_a_cycle_later(keys)]
        return _replaced(sign, TrackName("hand", OTHER_ROLE[role]), later)

    return Edit(phrase("Alternate the hands"), change)


def go_side_by_side(character: Character, role: HandRole) -> Edit:
    """Let the other hand make the same movement as a hand beside it, not the mirror image of it.

    It begins where it stands at the hand's first key, or in the mirror image of that. Palm and fingers face
    the mirrored ways all through. Keys of the hand that are not in space change nothing (`are_in_space`).
    """

    def change(sign: Sign) -> Sign:
        keys = sign.hand(role).keys
        if not are_in_space(keys):
            return sign
        other_role = OTHER_ROLE[role]
        start = key_under(sign.hand(other_role), keys[0].time_s) or mirrored_key(keys[0])
        if not isinstance(start.placement, SpacePoint):
            return sign
        local = (to_directions(HandMoment(character, sign, role, key)) for key in keys)
        beside = [_beside(key, keys[0], start) for key in local]
        return _replaced(sign, TrackName("hand", other_role), beside)

    return Edit(phrase("Move the hands side by side"), change)


def are_in_space(keys: Sequence[Key]) -> bool:
    """Return whether there are keys, and all of them lead to points of space."""
    return bool(keys) and all(isinstance(key.placement, SpacePoint) for key in keys)


def _beside(key: Key, first: Key, start: Key) -> Key:
    """A key of the other hand: as far from its own start as `key` is from the first one."""
    assert isinstance(key.placement, SpacePoint)
    assert isinstance(first.placement, SpacePoint)
    assert isinstance(start.placement, SpacePoint)
    gone = zip(start.placement.point_m, key.placement.point_m, first.placement.point_m, strict=True)
    x, y, z = (stored(own + now - then) for own, now, then in gone)
    placement = SpacePoint(key.articulator, (x, y, z))
    mirrored = replace(mirrored_key(key), placement=placement, elbow=start.elbow)
    return replace(mirrored, transition=key.transition, act=key.act)


def _half_a_cycle_later(keys: Sequence[Key]) -> list[Key]:
    count = _keys_of_a_cycle(keys)
    first, last = keys[0].time_s, keys[-1].time_s
    repeats = count < len(keys)
    period = keys[count].time_s - first if repeats else (last - first) * count / (count - 1)
    end = last if repeats else first + period - SAME_TIME_S * 2
    found: dict[float, Key] = {}
    for key in keys[:count]:
        shifted = key.time_s + period / 2
        turns = floor((first - shifted) / period - 1e-6), ceil((end - shifted) / period + 1e-6)
        for turn in range(turns[0], turns[1] + 1):
            time_s = stored(shifted + turn * period)
            if first - SAME_TIME_S <= time_s <= end + SAME_TIME_S:
                found[time_s] = replace(key, time_s=time_s)
    return [found[time_s] for time_s in sorted(found)]


def _keys_of_a_cycle(keys: Sequence[Key]) -> int:
    """After how many keys their postures come again, all through; the number of keys where they do not."""
    postures = [replace(key, id="", time_s=0.0, hold_s=0.0, extra=()) for key in keys]
    return next((count for count in range(1, len(keys)) if postures[count:] == postures[:-count]), len(keys))


def _same_elsewhere(key: Item, role: HandRole) -> Item:
    """A key as another track can have it."""
    if isinstance(key, ShoulderKey):
        return key
    changes: dict[str, Any] = {
        name: _mirrored_contact(one)
        for name, one in (("placement", key.placement), ("second", key.second))
        if isinstance(one, Contact) and site_problem(one.site, role)
    }
    return replace(key, **changes)


def _given_over(key_ids: tuple[str, ...], make: Callable[[Item, HandRole], Item]) -> Callable[[Sign], Sign]:
    def change(sign: Sign) -> Sign:
        for key_id in key_ids:
            row, key = find_item(sign, key_id)
            if row.side is None:  # torso and head are no hand's
                continue
            other = TrackName(row.kind, OTHER_ROLE[sided(row)])
            made = make(key, sided(other))
            near = (one for one in items_on(sign, other) if abs(one.time_s - key.time_s) < SAME_TIME_S)
            there = next(near, None)
            if there is None or replace(made, id=there.id) != there:
                sign = with_new_item(sign, other, replace(made, id=new_item_id(sign, other), extra=()))
        return sign

    return change


def _replaced(sign: Sign, row: TrackName, keys: Sequence[Item]) -> Sign:
    """Other keys on a row, under new ids; the same object where the row has them already."""
    bare = [replace(key, id="", extra=()) for key in keys]
    if bare == [replace(key, id="", extra=()) for key in items_on(sign, row)]:
        return sign
    sign = with_items(sign, row, ())
    for key in bare:
        sign = with_new_item(sign, row, replace(key, id=new_item_id(sign, row)))
    return sign


def _mirrored_placement(placement: Placement) -> Placement:
    if isinstance(placement, Contact):
        return _mirrored_contact(placement)
    if isinstance(placement, BothMeet):
        return placement
    # across from a place of the room there is none
    return replace(placement, point_m=_mirrored_vector(placement.point_m), place="")


def _mirrored_contact(contact: Contact) -> Contact:
    if isinstance(contact.site, SkinSpot):
        return replace(contact, site=mirrored_spot(contact.site))
    try:
        return replace(contact, site=places.mirrored(places.find(contact.site)).id)
    except LookupError:  # a site of a newer file
        return contact


def _mirrored_vector(vector: Vector) -> Vector:
    x, y, z = vector
    return (0.0 - x, y, z)
