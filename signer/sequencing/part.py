"""A part: what the signer does in one item, in its own time, before it is joined to others."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise, zip_longest
from typing import Any, Final

import numpy as np

from body_model.plain_types import Vector
from signer.characters.character import Character, per_character
from signer.characters.scale import NOTCH
from signer.document.guesses import Guess
from signer.document.items import every_item, items_on, with_items
from signer.document.place_edits import at_their_places
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S, frame_times, stored
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
    HandRole,
    SpacePoint,
    Transition,
)
from signer.kinematics.frames import brought_back
from signer.kinematics.sides import SIDES, bone_suffix
from signer.motion.movement.intervals import Interval, intervals_of
from signer.motion.operations.both_hands import mirrored_key
from signer.motion.operations.evenness import MOMENTS_HZ, changes_of, joints_of, of_hand, shares_of_limit
from signer.motion.operations.loosening import loosened_by, loosening
from signer.motion.operations.retiming import TimeWarp, retimed
from signer.motion.places.skin_spots import touches_other_hand
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.sequencing.rates import FASTEST_M_S, LEAST_HOLD_S, LEAST_LEG_S, LEAST_MOVES_S

_AFTER = 2  # moments after a part: how even its end is is told from three
_ROUNDS = 4
_MET_M: Final = 1e-6
"""Error, m, of hands on their way where paces are looked for: steps of velocity are told to a thousandth."""
_SURELY, _MOST_TIMES = 1.05, 2.0
"""A way is prolonged by a little more than it needs, as other moments may tell a little more; in one round no
further than twice."""
_FINGERTIPS = ("finger1-3", "finger2-3", "finger3-3", "finger4-3", "finger5-3")


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


def core_s(sign: Sign) -> tuple[float, float]:
    """From the first key of a hand or shoulder to the end of the last; spans count where there is no key."""
    items = [item for name, item in every_item(sign) if name.kind == "hand"]
    items = items or [item for _, item in every_item(sign)]
    return (min(item.time_s for item in items), max(item.end_s for item in items)) if items else (0.0, 0.0)


def part_of(sign: Sign) -> Part:
    """Return a sign as a part: without lead-in and lead-out, from its first key on."""
    start_s, end_s = core_s(sign)
    bare = replace(
        sign,
        gloss="",
        translation="",
        notes="",
        tags=(),
        author="",
        licence="",
        source="",
        markers=(),
        extra=(),
    )
    bare = at_their_places(
        replace(bare, dominant_side="right", rest="hanging", life=0.0, places=(), video=None)
    )
    return Part(retimed(bare, TimeWarp((start_s,), (0.0,))), stored(end_s - start_s))


def paced(part: Part, factor: float, act_factor: float) -> Part:
    """Return a part whose ways and holds last `factor` times as long.

    Holds in which a contact moves, and movements of fingers and wrist, keep their rate and their count: they
    last `act_factor` times as long, which only a tempo changes. Ways are hurried no further than can be seen.
    Both hands keep together.
    """
    if factor == act_factor == 1.0:
        return part
    factors = {span: max(factor, act_factor * least) for span, least in _least_of_ways(part).items()}
    factors |= dict.fromkeys(_kept_intervals(part), act_factor)
    return _warped(part, _stretching(part, factors, factor))


def _stretching(part: Part, factors: Mapping[tuple[float, float], float], beside: float = 1.0) -> TimeWarp:
    """Return the warp by which spans of a part last so many times as long, most where several are at once."""
    edges = sorted({0.0, part.length_s, *(edge for span in factors for edge in span)})
    most = [
        max((by for (low, high), by in factors.items() if low < end_s and high > start_s), default=beside)
        for start_s, end_s in pairwise(edges)
    ]
    return TimeWarp.stretching(edges, most, beside)


def _least_of_ways(part: Part) -> dict[tuple[float, float], float]:
    """Return by which share of its time each way of a part lasts at least, by from when to when it does."""
    ways = {(one.start_s, one.end_s): one for role in ROLES for one in _ways(part, role)}
    all_s = sum(end_s - start_s for start_s, end_s in ways)
    return {
        (start_s, end_s): min(
            max(LEAST_LEG_S * (2 * one.transition.repeats + 1) / (end_s - start_s), LEAST_MOVES_S / all_s),
            1.0,
        )
        for (start_s, end_s), one in ways.items()
    }


def _ways(part: Part, role: HandRole) -> Iterator[Interval]:
    """Yield the ways of a hand from key to key that take time."""
    for one in intervals_of(part.sign, role):
        if one.before is not None and one.after is not None and not one.is_still and one.end_s > one.start_s:
            yield one


def _warped(part: Part, warp: TimeWarp) -> Part:
    return Part(retimed(part.sign, warp), stored(warp(part.length_s)))


def with_last_hold(part: Part, share: float, more_s: float = 0.0) -> Part:
    """Return a part whose last hold is cut to a share of itself, or held on.

    Where skin is on skin, at least `LEAST_HOLD_S` is left; a hold in which a contact moves stays whole. Both
    hands end together.
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
    least_s = max(key.hold_s * share, LEAST_HOLD_S if touches else 0.0)
    return max(key.hold_s - least_s, 0.0)


def moved(part: Part, by_m: Vector) -> Part:
    """Return a part whose points of space lie elsewhere; contacts stay on what they touch."""
    if not any(by_m):
        return part

    def changed(key: Key) -> Key:
        place = key.placement
        if isinstance(place, Contact):
            return key
        x, y, z = (old + more for old, more in zip(place.point_m, by_m, strict=True))
        return replace(key, placement=replace(place, point_m=(x, y, z)))

    return _with_keys(part, lambda _role, key: changed(key))


def mirrored(part: Part) -> Part:
    """Return a part with the hands exchanged, as in a mirror; done twice it is the part itself."""
    sign = part.sign
    for kind in ("hand", "shoulder"):
        names = [TrackName(kind, role) for role in ROLES]
        items = [tuple(map(mirrored_key, items_on(sign, name))) for name in names]
        for name, other in zip(names, reversed(items), strict=True):
            sign = with_items(sign, name, other)
    for one in SPAN_KINDS:
        name = TrackName(one.name)
        sign = with_items(sign, name, tuple(map(_mirrored_span, items_on(sign, name))))
    return replace(part, sign=_with_meeting_points_mirrored(sign))


def _with_meeting_points_mirrored(sign: Sign) -> Sign:
    """Return a sign whose hands meet on the other side: for one hand alone such a point stays."""
    for role in ROLES:
        keys = list[Key]()
        for key in sign.hand(role).keys:
            place = key.placement
            if isinstance(place, BothMeet):
                x, y, z = place.point_m
                place = replace(place, point_m=(0.0 - x, y, z))
            keys.append(replace(key, placement=place))
        sign = with_items(sign, TrackName("hand", role), tuple(keys))
    return sign


def _mirrored_span(span: Span) -> Span:
    return replace(span, side="mirrored" if span.side == "written" else "written")


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


def fastest_m_s(frames: Clip, part: Part) -> float:
    """Return how fast the fastest point of a part goes: a wrist, a fingertip or an articulator.

    Holds and contact gestures do not count: they keep their rate.
    """
    times, body = frames.times_s, frames.character.body
    rows = [body.bones(*(bone + bone_suffix(side) for bone in ("wrist", *_FINGERTIPS))) for side in SIDES]
    points = [frames.bone_positions[:, row] for row in rows]
    points += [frames.hands[role].articulators[:, None] for role in ROLES]
    steps = np.linalg.norm(np.diff(np.concatenate(points, axis=1), axis=0), axis=-1).max(axis=1)
    middles = (times[1:] + times[:-1]) / 2
    counts = middles < part.length_s
    for low, high in _kept_intervals(part):
        counts &= (middles <= low) | (middles >= high)
    return float((steps / np.diff(times))[counts].max(initial=0.0))


@dataclass(frozen=True)
class Pace:
    """A part, and how many times as long its ways and holds, and its local movements, are to last.

    `life` says how far its holds give to its ways then, `is_even` that it was made so that no velocity steps.
    """

    part: Part
    factor: float
    act_factor: float
    life: float = 0.0
    is_even: bool = False

    @cached_property
    def roughly(self) -> Part:
        """The part at this pace, whether or not hands can go so fast."""
        made = paced(self.part, self.factor, self.act_factor)
        if not self.life:
            return made
        warp = loosening(made.sign, self.life)
        return Part(loosened_by(made.sign, warp), stored(warp(made.length_s)))


@per_character(maxsize=2048)
def evenly_paced(character: Character, pace: Pace) -> Part:
    """Return a part at a pace, or as much slower as it must be.

    No point goes too fast, and each way lasts as long as it needs for no joint's velocity to step: it is
    prolonged by itself, and at most `_MOST_TIMES` in each of a few rounds; holds stay.
    """
    part = pace.roughly
    if not any(part.keys(role) for role in ROLES) or (pace.is_even and pace.factor >= 1.0):
        return part
    frames = _frames(character, part)
    fastest = fastest_m_s(frames, part)
    if fastest > FASTEST_M_S:
        part = replace(pace, factor=pace.factor * fastest / FASTEST_M_S).roughly
        frames = _frames(character, part)
    changed = list[tuple[float, float]]()
    for number in range(_ROUNDS):
        frames = _frames(character, part, changed) if number else frames
        is_even = np.abs(frames.times_s[2:] - frames.times_s[:-2] - 2.0 / MOMENTS_HZ) < SAME_TIME_S
        factors = dict[tuple[float, float], float]()
        for role in ROLES:
            if not part.keys(role):
                continue
            times, sizes = (each[is_even] for each in changes_of(frames.times_s, joints_of(frames, role)))
            steps = of_hand(shares_of_limit(part.sign, role, times, sizes, 0.0))
            for one in _ways(part, role):
                mine = (times > one.start_s - 1.0 / MOMENTS_HZ) & (times < one.end_s + 1.0 / MOMENTS_HZ)
                worst = float(steps[mine].max(initial=0.0))
                if worst > 1.0:
                    factors[one.start_s, one.end_s] = min(_SURELY * worst**0.5, _MOST_TIMES)
        if not factors:
            break
        warp = _stretching(part, factors)
        part = _warped(part, warp)
        changed = [(warp(low), warp(high)) for low, high in factors]
    return part


def _frames(character: Character, part: Part, changed: Sequence[tuple[float, float]] | None = None) -> Clip:
    """Return a part's frames, `MOMENTS_HZ` a second, and those after it that tell how even its end is.

    Where spans of it are `changed`, s, they are those of the ways that meet these, and a few beside.
    """
    times = np.array(frame_times(part.length_s + _AFTER / MOMENTS_HZ, MOMENTS_HZ))
    if changed is not None:
        looked, beside_s = np.zeros(len(times), np.bool_), (_AFTER + 0.5) / MOMENTS_HZ
        for one in (one for role in ROLES for one in _ways(part, role)):
            from_s, to_s = one.start_s - SAME_TIME_S, one.end_s + SAME_TIME_S
            if any(low <= to_s and high >= from_s for low, high in changed):
                looked |= (times > one.start_s - beside_s) & (times < one.end_s + beside_s)
        times = times[looked]
    return poses(part.sign, times, character, _MET_M)


def _kept_intervals(part: Part) -> list[tuple[float, float]]:
    """From when to when contacts, fingers or wrists of a part move at a rate of their own."""
    found = []
    for role in ROLES:
        keys = part.keys(role)
        for key, after in zip_longest(keys, keys[1:]):
            if key.moves_in_hold:
                found.append((key.time_s, key.end_s))
            if after is not None and any(one.during != "hold" for one in key.local):
                found.append((key.end_s, after.time_s))
    return [interval for interval in found if interval[1] > interval[0]]


def _with_keys(part: Part, change: Callable[[HandRole, Key], Key]) -> Part:
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
