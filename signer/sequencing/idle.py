"""Hands that items leave free: they stay as they were, sink, wait before the belly, or go to rest."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from body_model.plain_types import Vector
from signer.characters.character import Character, per_character
from signer.characters.scale import NOTCH
from signer.document.items import with_items
from signer.document.queries import IDLE
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import SHORTEST_GAP_S, stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import (
    OTHER_ROLE,
    Elbow,
    GlobalOrientation,
    HandRole,
    Orientation,
    SpacePoint,
)
from signer.kinematics.frames import brought_back
from signer.motion.checks.penetrating_transitions import SAME_M
from signer.motion.operations.elbows import relaxed_elbow
from signer.motion.places.contact_target import articulator_attachment
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.hand_moment import HandMoment
from signer.sequencing.part import Part, depends_on_other, in_space
from signer.sequencing.rates import HALF_REST_S, IDLE_ITEMS, SINKS_S
from signer.sequencing.schedule import TimedPart

STAYS, HALF_RESTS = IDLE
STAY: Final = "stay"
"""Name of what is asked of a hand that is to stay just as it was."""
_SINKS: Final = 0.5
"""Share of the way before the belly by which a free hand sinks, and by which its wrist straightens."""
_LOWER_M: Final = (0.12, 0.04)
"""Distances, m, by which a hand with whole life sinks and comes back while it waits: by eye in trials."""
_SIDE: Final[dict[HandRole, float]] = {"dominant": -1.0, "base": 1.0}
_HALF_REST_M: Final = (0.12, -0.34, 0.19)
"""Point, m from the notch, at which a free hand waits before the belly, on its own side: of 216 postures that
were tried one that is free of body and other hand on both bodies, with the wrist within its limits."""


def idle_keys(
    character: Character, timed: Sequence[TimedPart], role: HandRole, life: float = 0.0
) -> Iterator[Key]:
    """Yield the keys of a hand in the items that leave it free, between items that use it.

    It stays for at most `IDLE_ITEMS` items, not beyond an end and not where the other hand would go through
    it: as it was, or sunk half way where nothing needs it for `SINKS_S`. Then it waits at half rest and comes
    up one item early. Before its first item and after it has stayed for the last time it is at rest.
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
    x, y, z = _HALF_REST_M
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
    last = left_key(character, role, before.part)
    is_needed = after is not None and after.start_s - before.end_s < SINKS_S
    if not is_needed and all(one.item.idle_hand != STAY for one in free):
        last = sunk_key(character, role, before.part)
    stays = _stays(character, before, last, free, role)
    end_s = free[stays - 1].end_s if stays else before.end_s
    waits = None
    if stays < len(free) and after is not None:
        from_s = stored(end_s + HALF_REST_S)
        until_s = stored(min(max(free[-1].start_s, from_s), after.start_s - HALF_REST_S))
        if until_s >= from_s:
            key = half_rest(role)
            waits = replace(key, id=f"{free[stays].prefix}.{role}{HALF_RESTS}", time_s=from_s,
                            hold_s=stored(until_s - from_s))  # fmt: skip
        else:  # no time to go down and come up again
            stays, end_s = len(free), free[-1].end_s
    if stays:
        yield from _waiting(character, before, replace(last, act=None, local=()), free[:stays], role, life)
    if waits is not None:
        yield waits


def _waiting(
    character: Character, before: TimedPart, last: Key, free: Sequence[TimedPart], role: HandRole, life: float
) -> Iterator[Key]:
    """Yield the keys of a hand that stays in some free items: held, or with life sinking on and on."""
    from_s, until_s = max(free[0].start_s, stored(before.end_s + SHORTEST_GAP_S)), free[-1].end_s
    sinks_m = _room_to_sink(character, role, last, free, life)
    if sinks_m is None or until_s - from_s < SHORTEST_GAP_S:
        held_s = stored(max(until_s - from_s, 0.0))
        yield replace(last, id=f"{free[0].prefix}.{role}{STAYS}", time_s=from_s, hold_s=held_s)
        return
    for one in free:
        for name, time_s in (("", max(one.start_s, from_s)), (" at the end", one.end_s)):
            share = (time_s - before.end_s) / (until_s - before.end_s)
            yield replace(
                _lower(last, share, sinks_m),
                id=f"{one.prefix}.{role}{name}{STAYS}",
                time_s=time_s,
                hold_s=0.0,
            )


def _room_to_sink(
    character: Character, role: HandRole, last: Key, free: Sequence[TimedPart], life: float
) -> tuple[float, float] | None:
    """Return how far, m, a hand in space sinks and comes back while it waits; None where it stays.

    It does not sink below half rest, into the body, past a limit or where the other hand goes through it.
    """
    place = last.placement
    if (
        not life
        or not isinstance(place, SpacePoint)
        or place.place
        or any(one.item.idle_hand for one in free)
    ):
        return None
    _, high_m, ahead_m = place.point_m
    down_m = min(life * _LOWER_M[0], high_m - _HALF_REST_M[1])
    sinks_m = down_m, max(min(life * _LOWER_M[1], ahead_m - _HALF_REST_M[2]), 0.0)
    lowest = _lower(last, 1.0, sinks_m)
    if down_m <= 0.0 or not is_clear(character, role, lowest):
        return None
    return None if any(is_in_way(character, role, lowest, one.part) for one in free) else sinks_m


def _lower(key: Key, share: float, sinks_m: tuple[float, float]) -> Key:
    """Return a key in space a share of the way down and back."""
    assert isinstance(key.placement, SpacePoint)
    x, y, z = key.placement.point_m
    point_m = (x, stored(y - share * sinks_m[0]), stored(z - share * sinks_m[1]))
    return replace(key, placement=replace(key.placement, point_m=point_m))


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
def sunk_key(character: Character, role: HandRole, part: Part) -> Key:
    """Return the posture half way down from how a part leaves a hand: fingers lax, wrist straighter.

    It is that before the belly where this one would be in the body or past a limit.
    """
    last, below = part.keys(role)[-1], half_rest(role)
    pose, side = poses(part.sign, (last.end_s,), character)[0], SIDE_OF[role]
    palm = articulator_attachment(character, last.form, below.articulator, side).position(pose.matrices)
    high = character.scale.written(brought_back(pose.chest, palm) - character.body.landmarks[NOTCH])
    x, y, z = (float(part_m) for part_m in high + _SINKS * (np.array(_half_rest_m(role)) - high))
    wrist = pose.hands[role].orientation
    angles = wrist.pronation_rad, wrist.flexion_rad, wrist.deviation_rad
    sunk = replace(
        below,
        placement=SpacePoint(below.articulator, (x, y, z)),
        orientation=Orientation(*((1.0 - _SINKS) * angle for angle in angles)),
    )
    sunk = relaxed_elbow(HandMoment(character, Sign(), role, sunk))
    return sunk if is_clear(character, role, sunk) else below


@per_character(maxsize=1024)
def is_in_way(character: Character, role: HandRole, stays: Key, part: Part) -> bool:
    """Return whether the other hand goes through a hand that stays as it was while a part is done.

    They are looked at where the part holds its keys, and half way between; what it goes through without the
    hand that stays does not count.
    """
    keys = part.keys(OTHER_ROLE[role])
    held = sorted({time_s for key in keys for time_s in (key.time_s, key.end_s)})
    times = sorted({*held, *((one + other) / 2 for one, other in pairwise(held))})
    kept = replace(stays, time_s=0.0, hold_s=part.length_s, act=None, local=())

    def over_m(*items: Key) -> list[float]:
        frames = poses(with_items(part.sign, TrackName("hand", role), items), times, character)
        return [one.over_m for one in insides(frames)[OTHER_ROLE[role]]]

    beside = over_m(kept)
    if max(beside) <= 0.0:
        return False
    return any(there > max(alone, 0.0) + SAME_M for there, alone in zip(beside, over_m(), strict=True))
