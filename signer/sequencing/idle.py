"""Hands that items leave free: they stay as they were, sink, wait before the belly, or go to rest."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import inf
from typing import Final, NamedTuple

import numpy as np

import handshapes.catalogue as shapes
from body_model.plain_types import Vector
from handshapes.joints import angles_of, differing
from signer.characters.character import Character, per_character
from signer.characters.scale import NOTCH
from signer.document.items import with_items
from signer.document.queries import IDLE
from signer.document.same import Same
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.span import DIGITS
from signer.document.tracks.track import TrackName
from signer.document.values import OTHER_ROLE, Elbow, GlobalOrientation, HandRole, Orientation, SpacePoint
from signer.kinematics.frames import brought_back
from signer.kinematics.least_jerk import least_jerk
from signer.motion.operations.elbows import relaxed_elbow
from signer.motion.operations.loosening import TimeWarp, retimed
from signer.motion.places.contact_target import articulator_attachment
from signer.motion.places.hands import shape_of
from signer.motion.posing import poses
from signer.motion.posture.penetration import SAME_M, insides
from signer.motion.solving.hand_moment import HandMoment
from signer.sequencing.items import TimedPart
from signer.sequencing.part import Part, depends_on_other, in_space
from signer.sequencing.rates import HALF_REST_S, IDLE_ITEMS, SINKS_FROM_S, SINKS_S

STAYS, HALF_RESTS = IDLE
STAY: Final = "stay"
"""Name of what is asked of a hand that is to stay just as it was."""
_SIDE: Final[dict[HandRole, float]] = {"dominant": -1.0, "base": 1.0}


class _Waiting(NamedTuple):
    """Ways of a free hand while it waits.

    Attributes:
        at_m: point, m from the notch, before the belly on the hand's own side: of 216 postures that were
            tried one that is free of body and other hand on both bodies, with the wrist within its limits.
        half_way: share of the way there by which a hand sinks that stays free, and by which its wrist
            straightens.
        sinks_m, comes_back_m: heights, m, by which one with whole life sinks towards there and comes back as
            it waits: by eye.
        tried: shares of these that are tried, where it may wait there.
        sinks_in_s: time in which it sinks, s, or half of its wait: it sank evenly through all of it before,
            as if it tired.
        relaxes: share of the way to lax fingers by which those of one with whole life relax: with half more
            it would not be seen what it was.
    """

    at_m: Vector
    half_way: float
    sinks_m: float
    comes_back_m: float
    tried: tuple[float, ...]
    sinks_in_s: float
    relaxes: float


_WAITING: Final = _Waiting(
    at_m=(0.12, -0.34, 0.19),
    half_way=0.5,
    sinks_m=0.12,
    comes_back_m=0.04,
    tried=(1.0, 0.75, 0.5),
    sinks_in_s=0.6,
    relaxes=0.6,
)


def idle_keys(
    character: Character, timed: Sequence[TimedPart], role: HandRole, life: float = 0.0
) -> Iterator[Key]:
    """Yield the keys of a hand in the items that leave it free, between items that use it.

    It stays for at most `IDLE_ITEMS` items, not beyond an end and not where the other hand would go through
    it: as it was, or sunk half way where nothing needs it for `SINKS_S`. With life it sinks too, its fingers
    relax, and it comes a little back. Then it waits at half rest and comes up as the item before its next
    one ends. It goes down so far as there is time to come up again. Before its first item and after it has
    stayed for the last time it is at rest.
    """
    used = [index for index, one in enumerate(timed) if one.part.keys(role)]
    for index, following in pairwise([*used, None]):
        assert index is not None
        free = timed[index + 1 : following]
        if free:
            yield from _free_keys(
                character, timed[index], free, None if following is None else timed[following], role, life
            )


def _half_rest_m(role: HandRole) -> Vector:
    x, y, z = _WAITING.at_m
    return _SIDE[role] * x, y, z


def half_rest(role: HandRole) -> Key:
    """Return the posture of a hand that waits before the belly."""
    side = _SIDE[role]
    return Key(
        f"{role} half rest",
        0.0,
        "lax",
        SpacePoint("palm.centre", _half_rest_m(role)),
        orientation=GlobalOrientation((-0.5 * side, -0.8, -0.3), (-0.5 * side, 0.0, 0.85)),
        elbow=Elbow(0.2),
    )


def _free_keys(
    character: Character,
    before: TimedPart,
    free: Sequence[TimedPart],
    after: TimedPart | None,
    role: HandRole,
    life: float,
) -> Iterator[Key]:
    is_needed = after is not None and after.start_s - before.end_s < SINKS_S
    sinks = not is_needed and all(one.item.idle_hand != STAY for one in free)
    left, last = _left_and_last(character, role, Same(before.part), sinks)
    stays = _stays(character, before, last, free, role)
    end_s = free[stays - 1].end_s if stays else before.end_s
    waits = None
    if stays < len(free) and after is not None:
        if after.start_s - end_s >= SINKS_FROM_S:
            from_s, until_s = stored(end_s + HALF_REST_S), stored(after.start_s - HALF_REST_S)
            key = half_rest(role)
            waits = replace(key, id=f"{free[stays].prefix}.{role}{HALF_RESTS}", time_s=from_s,
                            hold_s=stored(until_s - from_s))  # fmt: skip
        else:  # no time to go down and come up again
            stays = len(free)
    if stays:
        comes_up_s = inf if waits is not None or after is None else after.start_s
        low = min(max((comes_up_s - before.end_s - SINKS_FROM_S) / (SINKS_S - SINKS_FROM_S), 0.0), 1.0)
        parts = tuple(one.part for one in free[:stays])
        wait = _Wait(left, *(replace(last, act=None, local=()),) * 2)
        if (lively := low * life) and not any(one.item.idle_hand for one in free[:stays]):
            wait = _wait(character, role, Same((wait, parts), (left, last, *parts)), lively)
        yield from _waiting(before, wait, free[:stays], role)
    if waits is not None:
        yield waits


@per_character(maxsize=1024)
def _left_and_last(character: Character, role: HandRole, part: Same[Part], sinks: bool) -> tuple[Key, Key]:
    """Return how a part leaves a hand, by its palm where it then sinks half way down, and how it waits."""
    left = left_key(character, role, part.value)
    if not sinks:
        return left, left
    last = sunk_key(character, role, part.value)
    return replace(left, placement=SpacePoint(last.articulator, palm_m(character, role, part.value))), last


class _Wait(NamedTuple):
    """Postures of a hand that waits: as it was left, when it has sunk, and when it has come back."""

    left: Key
    sunk: Key
    back: Key


def _waiting(before: TimedPart, wait: _Wait, free: Sequence[TimedPart], role: HandRole) -> Iterator[Key]:
    """Yield the keys of a hand that stays in some free items: held, or sinking and then coming back."""
    from_s, until_s = max(free[0].start_s, stored(before.end_s + SHORTEST_GAP_S)), free[-1].end_s
    lasts_s = until_s - before.end_s
    if wait.sunk == wait.back or until_s - from_s < SHORTEST_GAP_S:
        held_s = stored(max(until_s - from_s, 0.0))
        yield replace(wait.sunk, id=f"{free[0].prefix}.{role}{STAYS}", time_s=from_s, hold_s=held_s)
        return
    sinks_s = min(_WAITING.sinks_in_s, 0.5 * lasts_s)
    sunk_s = stored(before.end_s + sinks_s)
    for one in free:
        starts_s = max(one.start_s, from_s)
        times = [("", starts_s), (" at the end", one.end_s)]
        if starts_s + SHORTEST_GAP_S <= sunk_s <= one.end_s - SHORTEST_GAP_S:
            times.insert(1, (" sunk", sunk_s))
        for name, time_s in times:
            since_s = time_s - before.end_s
            part = (
                (wait.left, wait.sunk, since_s / sinks_s)
                if since_s < sinks_s
                else (wait.sunk, wait.back, (since_s - sinks_s) / (lasts_s - sinks_s))
            )
            yield _between(*part, f"{one.prefix}.{role}{name}{STAYS}", time_s)


def _between(one: Key, other: Key, share: float, name: str, time_s: float) -> Key:
    """Return the other key at a place between both, which a hand has come to with least jerk, at a time."""
    place = other.placement
    if isinstance(one.placement, SpacePoint) and isinstance(place, SpacePoint):
        moved = float(least_jerk(share))
        place = replace(place, point_m=_on_way(one.placement.point_m, place.point_m, moved))
    return replace(other, id=name, time_s=time_s, hold_s=0.0, placement=place)


def _on_way(from_m: Vector, to_m: Vector, share: float) -> Vector:
    """Return the point a share of the way between two points of space."""
    x, y, z = (stored(one + share * (other - one)) for one, other in zip(from_m, to_m, strict=True))
    return x, y, z


@per_character(maxsize=1024)
def _wait(
    character: Character, role: HandRole, same: Same[tuple[_Wait, tuple[Part, ...]]], life: float
) -> _Wait:
    """Return how a hand with life waits: sunk towards half rest, fingers relaxed, then a little back.

    One that waits half way down has sunk already. It stays at a place that it was given, and where it would
    sink into the body, past a limit, or where the other hand goes through it: that is looked at with whole
    life, so that it is the same however long it waits.
    """
    wait, free = same.value
    left, last, _ = wait
    if not isinstance(last.placement, SpacePoint) or last.placement.place:
        return wait
    kept, is_low = _held_at_once(last), last.handshape != left.handshape
    share = life * _share_down(character, role, kept, is_low, free)
    lower = (_lower(role, kept, share * by_m, life * _WAITING.relaxes) for by_m in _sinks_m(is_low))
    return _Wait(left, *(key or last for key in lower)) if share else wait


@per_character(maxsize=1024)
def _share_down(
    character: Character, role: HandRole, key: Key, is_low: bool, free: tuple[Part, ...]
) -> float:
    """Return by how much of what whole life asks a waiting hand may sink from a key; 0 is not at all."""
    for share in _WAITING.tried:
        sunk, back = (_lower(role, key, share * by_m, _WAITING.relaxes) for by_m in _sinks_m(is_low))
        if sunk is None or back is None or not all(is_clear(character, role, one) for one in (sunk, back)):
            continue
        # as it was left it was in no way, so it is in none between
        if not any(is_in_way(character, role, sunk, one) for one in free):
            return share
    return 0.0


def _sinks_m(is_low: bool) -> tuple[float, float]:
    """Return by how many m a hand sinks with whole life, and how far it is down when it has come back."""
    sinks_m = 0.0 if is_low else _WAITING.sinks_m
    return sinks_m, sinks_m - _WAITING.comes_back_m


def _lower(role: HandRole, key: Key, by_m: float, relaxes: float) -> Key | None:
    """Return a key in space that has sunk towards half rest and relaxed; None where it is so low already."""
    place, below_m = key.placement, _half_rest_m(role)
    assert isinstance(place, SpacePoint)
    room_m = place.point_m[1] - below_m[1]
    if room_m <= max(by_m, 0.0):
        return None
    there = replace(place, point_m=_on_way(place.point_m, below_m, by_m / room_m))
    return replace(_relaxed(key, relaxes), placement=there)


def _held_at_once(key: Key) -> Key:
    """Return a key without its time, its hold and what moves in it: equal ones leave the hand the same."""
    return replace(key, id=STAY, time_s=0.0, hold_s=0.0, act=None, local=())


@lru_cache(maxsize=256)
def _relaxed(key: Key, share: float) -> Key:
    """Return a key whose fingers have gone a share of the way to lax ones."""
    own, lax = angles_of(shape_of(key.form)), angles_of(shapes.find(half_rest("base").handshape))
    if own == lax:
        return key
    mixed = {name: round(angle + share * (lax[name] - angle), DIGITS) for name, angle in own.items()}
    joints = differing(mixed, shapes.find(key.handshape))
    return replace(key, joints=joints, points_of=key.points_of or key.handshape)


@per_character(maxsize=1024)
def is_clear(character: Character, role: HandRole, key: Key) -> bool:
    """Return whether a hand alone at a key is in nothing and within all limits."""
    frames = poses(Sign(tracks=(HandTrack(role, (key,)),)), (key.time_s,), character)
    return insides(frames)[role][0].is_clear and not frames.hands[role][0].limits


def _stays(
    character: Character, before: TimedPart, last: Key, free: Sequence[TimedPart], role: HandRole
) -> int:
    """Return for how many of the free items the hand stays as it was in the last key that it did."""
    count, has_ended = 0, bool(before.item.end)
    for one in free:
        asked = one.item.idle_hand
        usual = count < IDLE_ITEMS and not has_ended
        needed = any(depends_on_other(key) for key in one.part.keys(OTHER_ROLE[role]))
        if needed or not (asked == STAY or (asked == "" and usual)):
            break
        if asked == "" and is_in_way(character, role, last, one.part):
            break
        has_ended = has_ended or bool(one.item.end)
        count += 1
    return count


@per_character(maxsize=1024)
def left_key(character: Character, role: HandRole, part: Part) -> Key:
    """Return the last key of a hand in a part, in space where the hand was brought to the other one."""
    last = part.keys(role)[-1]
    return in_space(character, part.sign, role, last, last.end_s) if depends_on_other(last) else last


@per_character(maxsize=1024)
def palm_m(character: Character, role: HandRole, part: Part) -> Vector:
    """Return where a part leaves the middle of a hand's palm, m from the notch."""
    last, side = part.keys(role)[-1], SIDE_OF[role]
    pose = poses(part.sign, (last.end_s,), character)[0]
    articulator = half_rest(role).articulator
    palm = articulator_attachment(character, last.form, articulator, side).position(pose.matrices)
    x, y, z = character.scale.written(brought_back(pose.chest, palm) - character.body.landmarks[NOTCH])
    return float(x), float(y), float(z)


@per_character(maxsize=1024)
def sunk_key(character: Character, role: HandRole, part: Part) -> Key:
    """Return the posture half way down from how a part leaves a hand: fingers lax, wrist straighter.

    It is that before the belly where this one would be in the body or past a limit.
    """
    last, below = part.keys(role)[-1], half_rest(role)
    high = np.array(palm_m(character, role, part))
    x, y, z = (float(part_m) for part_m in high + _WAITING.half_way * (np.array(_half_rest_m(role)) - high))
    pose = poses(part.sign, (last.end_s,), character)[0]
    wrist = pose.hands[role].orientation
    angles = wrist.pronation_rad, wrist.flexion_rad, wrist.deviation_rad
    sunk = replace(
        below,
        placement=SpacePoint(below.articulator, (x, y, z)),
        orientation=Orientation(*((1.0 - _WAITING.half_way) * angle for angle in angles)),
    )
    sunk = relaxed_elbow(HandMoment(character, Sign(), role, sunk))
    return sunk if is_clear(character, role, sunk) else below


def is_in_way(character: Character, role: HandRole, stays: Key, part: Part) -> bool:
    """Return whether the other hand goes through a hand that stays as it was while a part is done.

    They are looked at where the part holds its keys, and half way between; what it goes through without the
    hand that stays does not count. It is the same at any pace.
    """
    return _is_in_way(character, role, _held_at_once(stays), _evenly_timed(part, OTHER_ROLE[role]))


@lru_cache(maxsize=1024)
def _evenly_timed(part: Part, role: HandRole) -> Sign:
    """Return a part's sign, in which a hand takes a second from each of its moments to the next."""
    moments = sorted({time_s for key in part.keys(role) for time_s in (key.time_s, key.end_s)})
    evenly = tuple(map(float, range(len(moments))))
    return retimed(part.sign, TimeWarp(moments, evenly)) if moments else part.sign


@per_character(maxsize=1024)
def _is_in_way(character: Character, role: HandRole, stays: Key, sign: Sign) -> bool:
    keys = sign.hand(OTHER_ROLE[role]).keys
    held = sorted({time_s for key in keys for time_s in (key.time_s, key.end_s)})
    times = sorted({*held, *((one + other) / 2 for one, other in pairwise(held))})
    kept = replace(stays, hold_s=times[-1])

    def over_m(*items: Key) -> list[float]:
        frames = poses(with_items(sign, TrackName("hand", role), items), times, character)
        return [one.over_m for one in insides(frames)[OTHER_ROLE[role]]]

    beside = over_m(kept)
    if max(beside) <= 0.0:
        return False
    return any(there > max(alone, 0.0) + SAME_M for there, alone in zip(beside, over_m(), strict=True))
