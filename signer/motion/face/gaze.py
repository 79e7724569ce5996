"""Gaze through time: which target the eyes are on, how they shift and meet there; lids follow.

Targets are points or directions of the room. Eyes are turned last, on the head as it is by then, so that nods
and shakes leave them on their target.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import TRACE, Array
from body_model.face_shapes import FACE_SHAPES
from body_model.plain_types import Vector
from nonmanuals.shapes import GAZE_SHAPES
from nonmanuals.target import Addressee, Direction, Far, Hand, Hands, Place, Point, Sweep, Target
from signer.document.blinks import angle_between
from signer.document.grammar_parts import Said
from signer.document.sign import Sign
from signer.document.values import HandRole
from signer.kinematics.least_jerk import least_jerk, smooth_step
from signer.kinematics.rotations import shortest_turn
from signer.kinematics.vectors import Z
from signer.motion.pose import Gaze


class _Saccade(NamedTuple):
    """Shift of gaze (main sequence, Lee et al. 2002 through Duchowski & Jorg 2016).

    Attributes:
        least_s: time that every shift takes, s.
        s_per_rad: and more for each radian: 2.2 ms a degree.
    """

    least_s: float
    s_per_rad: float

    def lasts_s(self, way_rad: float) -> float:
        """Return how long it takes, s."""
        return self.least_s + self.s_per_rad * way_rad


class _Head(NamedTuple):
    """Head that goes with the eyes.

    Attributes:
        later_s: so much later than the eyes it sets out.
        lasts_s: and takes this time, s: observed are 200 to 350 ms.
        from_rad: targets nearer to straight ahead are looked at by the eyes alone.
        share: of the rest the head takes so much.
    """

    later_s: float
    lasts_s: float
    from_rad: float
    share: float


class EyeTurn(NamedTuple):
    """Turn of an eye at most, rad, where the shapes of the lids that follow it are at full strength.

    Attributes:
        up, down, aside: looked at: without lids that follow white shows above the iris. Half of it moves the
            lids of whoever looks at the addressee by 0.16 of their way.
    """

    up: float
    down: float
    aside: float


_SACCADE: Final = _Saccade(least_s=0.025, s_per_rad=math.degrees(0.0022))
_HEAD: Final = _Head(later_s=0.03, lasts_s=0.25, from_rad=math.radians(15.0), share=0.5)
EYE: Final = EyeTurn(up=math.radians(25.0), down=math.radians(32.0), aside=math.radians(35.0))

LID_SHAPES: Final = np.array([name in GAZE_SHAPES for name in FACE_SHAPES])
"""(S,) which face shapes follow the eyes."""

_FOLLOWING: Final = [
    FACE_SHAPES.index(f"eyeLook{way}{side}")
    for way in ("Down", "Up", "In", "Out")
    for side in ("Left", "Right")
]
"""Places of the shapes that follow the eyes as they turn down, up, inward and outward, the left one first."""


class Look(NamedTuple):
    """A time in which the eyes are on a target.

    Attributes:
        target: where they look.
        strength: times the share of the head.
        time_s, end_s: from when to when they are there.
        shift_s: how long they take to come.
        goes_s: how long they take to leave; zero where the next look takes over.
    """

    target: Target
    strength: float
    time_s: float
    end_s: float
    shift_s: float
    goes_s: float

    def share(self, times_s: Array, later_s: float = 0.0, lasts_s: float | None = None) -> Array:
        """(F,) how far the eyes have come from where they were, 1 on the target."""
        start_s = self.time_s - self.shift_s + later_s
        shift_s = self.shift_s if lasts_s is None else lasts_s
        way = np.clip((times_s - start_s) / max(shift_s, 1e-9), 0.0, 1.0)
        came = np.where(way > 1.0 - TRACE, 1.0, least_jerk(way))
        goes_s = self.goes_s if lasts_s is None or self.goes_s == 0.0 else lasts_s
        gone_s = times_s - (self.end_s + (later_s if goes_s else 0.0))
        went = smooth_step(gone_s / goes_s) if goes_s else np.where(gone_s > 0.0, 1.0, 0.0)
        return np.asarray(came * (1.0 - went))

    @property
    def is_at_hand(self) -> bool:
        """Return whether a hand is looked at, or both."""
        return isinstance(self.target, Hand | Hands)

    def is_seen(self, times_s: Array, later_s: float = 0.0, lasts_s: float = 0.0) -> bool:
        """Return whether its share may be more than zero at any of the times (F,), asked with the same."""
        from_s, until_s = self.time_s - self.shift_s, self.end_s + max(self.goes_s, lasts_s) + later_s
        return bool(((times_s >= from_s) & (times_s <= until_s)).any())


_BENEATH: Final = Look(Addressee(), 1.0, 0.0, 0.0, 0.0, 0.0)
"""The addressee, under all looks."""


class Room(NamedTuple):
    """Targets in the world that can be looked at, at F times.

    Attributes:
        points: (3,) m, of targets of the room on a body.
        hands: (F, 3) m, by role.
        times_s: (F,).
    """

    points: Mapping[Target, Array]
    hands: Mapping[HandRole, Array]
    times_s: Array

    def aim(self, look: Look) -> Array:
        """(F, 4) the target of a look: a point of the world and 1, or a direction and 0."""
        points, aim = self.points, np.ones((len(self.times_s), 4))
        match look.target:
            case Hand(role):
                aim[:, :3] = self.hands[role]
            case Hands():
                aim[:, :3] = 0.5 * (self.hands["dominant"] + self.hands["base"])
            case Direction(pitch, turn):
                aim[:] = (*_direction(np.array(pitch), np.array(turn)), 0.0)
            case Far():
                aim[:] = (*Z, 0.0)
            case Sweep(start, end):
                lasts_s = max(look.end_s - look.time_s, 1e-9)
                share = smooth_step((self.times_s - look.time_s) / lasts_s)
                first, last = points[Place(start)], points[Place(end)]
                aim[:, :3] = first + share[:, None] * (last - first)
            case Place(place, lower_rad):
                aim[:, :3] = points[Place(place)]
                aim[:, 1] -= math.tan(lower_rad) * np.hypot(aim[:, 0], aim[:, 2])
            case target:
                aim[:, :3] = points[target]
        return aim


class Eyes(NamedTuple):
    """Both eyes at F times, the left one first.

    Attributes:
        turns: (F, 2, 3, 3) against the head.
        lids: (F, S) weights of the shapes that follow them, zero for all others.
        gaze: where they look.
    """

    turns: Array
    lids: Array
    gaze: Gaze


@dataclass(frozen=True, slots=True, eq=False)
class GazeScore:
    """The looks of a sign, compiled: each lies over those before it.

    Attributes:
        looks: of grammatical markers first, then of the gaze track; beneath them is the addressee.
        points: of the room, from the notch of the signer at rest, m, by target.
        hand_on_head: a hand goes to the head in this sign. Then a gaze at a hand turns the eyes only, or the
            head would follow what hangs on it.
    """

    looks: tuple[Look, ...]
    points: Mapping[Target, Vector]
    hand_on_head: bool

    @property
    def turns_head(self) -> bool:
        """Return whether the head ever takes a share: of targets in the room other than the addressee."""
        return any(not (look.is_at_hand or isinstance(look.target, Addressee)) for look in self.looks)

    @property
    def looks_at_hands(self) -> bool:
        """Return whether the eyes ever look at a hand."""
        return any(look.is_at_hand for look in self.looks)

    @property
    def follows_hands(self) -> bool:
        """Return whether the head takes a share of gazes at hands."""
        return not self.hand_on_head and self.looks_at_hands

    def head_share(self, room: Room, head: Array, eyes: Array) -> Array:
        """(F, 2) rad, pitch and turn of the head towards what the eyes look at.

        Args:
            room: what can be looked at; without hands where they are not solved yet, or not followed.
            head: (F, 3, 3) rotation of the head in the world as it is written.
            eyes: (3,) m, between the eyes.
        """
        times_s = room.times_s
        found = np.zeros((len(times_s), 2))
        for look in self.looks:
            if not look.is_seen(times_s, _HEAD.later_s, _HEAD.lasts_s):
                continue
            share = look.share(times_s, _HEAD.later_s, _HEAD.lasts_s)[:, None]
            found = found * (1.0 - share)
            if isinstance(look.target, Addressee) or (look.is_at_hand and not room.hands):
                continue
            towards = _turned(np.swapaxes(head, -1, -2), _direction_from(eyes, room.aim(look)))
            pitch, turn = _angles_of(towards)
            off = np.arccos(np.clip(np.cos(pitch) * np.cos(turn), -1.0, 1.0))
            beyond = np.maximum(off - _HEAD.from_rad, 0.0) / np.maximum(off, _HEAD.from_rad)
            taken = _HEAD.share * look.strength * beyond
            found += share * taken[:, None] * np.stack([pitch, turn], axis=-1)
        return found

    def eyes(self, room: Room, head: Array, centres: Array) -> Eyes:
        """Turn both eyes to what the sign looks at.

        Args:
            room: what can be looked at.
            head: (F, 3, 3) rotation of the head in the world.
            centres: (F, 2, 3) m, of the eyes, the left one first.
        """
        middle = centres.mean(axis=-2)

        def seen(look: Look) -> tuple[Array, Array]:
            aim = room.aim(look)
            return _direction_from(centres, aim[:, None]), _nearness(middle, aim)

        ways, nearness = seen(_BENEATH)
        for look in self.looks:
            if look.is_seen(room.times_s):
                share, (towards, near) = look.share(room.times_s), seen(look)
                ways = _blended(ways, towards, share[:, None, None])
                nearness = np.where(share == 1.0, near, (1.0 - share) * nearness + share * near)
        back = np.swapaxes(head, -1, -2)[:, None]
        seen_at_rest = _turned(back, ways)
        pitch, turn = _angles_of(seen_at_rest)
        kept_pitch, kept_turn = np.clip(pitch, -EYE.up, EYE.down), np.clip(turn, -EYE.aside, EYE.aside)
        held = ((kept_pitch != pitch) | (kept_turn != turn)).any(axis=-1)
        reached = seen_at_rest
        if held.any():
            reached = np.where(held[:, None, None], _direction(kept_pitch, kept_turn), reached)
        with np.errstate(divide="ignore", invalid="ignore"):
            converged = 1.0 / nearness
            target = middle + _unit(ways.sum(axis=-2)) * converged[:, None]
        target[~np.isfinite(converged)] = np.nan
        gaze = Gaze(target, np.asarray(converged), held)
        return Eyes(shortest_turn(Z, reached), _lids(kept_pitch, kept_turn), gaze)


def gaze_score(sign: Sign, said: Sequence[Said], *, hand_on_head: bool) -> GazeScore | None:
    """Compile where a sign looks; None for one without life or any span, whose eyes look straight ahead."""
    if not sign.life and not said:
        return None
    points: dict[Target, Vector] = {Addressee(): sign.addressee_m}
    points |= {Place(place.id): place.point_m for place in sign.places}
    parts = [
        Look(signal.target, part.strength, part.time_s, part.end_s, signal.onset_s, part.offset_s)
        for one in said
        for part in one.parts
        if (signal := part.signal).target is not None
    ]
    own = [
        Look(one.target, span.strength, span.time_s, span.end_s, span.onset_s, span.offset_s)
        for one in said
        if one.target is not None and (span := one.span)
    ]
    layers = [
        [look for look in layer if _is_known(look.target, points)]
        for layer in (sorted(parts, key=lambda look: look.time_s), own)
    ]
    looks = [look for layer in layers for look in _chained(layer, sign)]
    points |= {look.target: look.target.point_m for look in looks if isinstance(look.target, Point)}
    return GazeScore(tuple(looks), points, hand_on_head)


def _direction_from(eyes: Array, aim: Array) -> Array:
    """Unit directions (..., 3) from eyes (..., 3) to targets (..., 4)."""
    return _unit(aim[..., :3] - aim[..., 3:] * eyes)


def _angles_of(ways: Array) -> tuple[Array, Array]:
    """Return pitch (down) and turn (left), rad, of directions as a head at rest sees them."""
    x, y, z = np.moveaxis(ways, -1, 0)
    return np.arctan2(-y, np.hypot(x, z)), np.arctan2(x, z)


def _turned(rotation: Array, ways: Array) -> Array:
    return np.asarray((rotation @ ways[..., None])[..., 0])


def _direction(pitch: Array, turn: Array) -> Array:
    return np.stack([np.cos(pitch) * np.sin(turn), -np.sin(pitch), np.cos(pitch) * np.cos(turn)], axis=-1)


def _blended(one: Array, other: Array, share: Array) -> Array:
    mixed = np.where(share == 0.0, one, _unit(one + share * (other - one)))
    return np.asarray(np.where(share == 1.0, other, mixed))


def _nearness(middle: Array, aim: Array) -> Array:
    """(F,) 1/m, zero for directions."""
    return np.asarray(aim[:, 3] / np.linalg.norm(aim[:, :3] - middle, axis=-1))


def _unit(ways: Array) -> Array:
    return np.asarray(ways / np.linalg.norm(ways, axis=-1, keepdims=True))


def _lids(pitch: Array, turn: Array) -> Array:
    """(F, S) weights of the shapes that follow the eyes, for their pitch and turn (F, 2)."""
    lids = np.zeros((len(pitch), len(FACE_SHAPES)))
    inward = turn * (-1.0, 1.0) / EYE.aside
    follow = pitch / EYE.down, -pitch / EYE.up, inward, -inward
    lids[:, _FOLLOWING] = np.clip(np.concatenate(follow, axis=1), 0.0, 1.0)
    return lids


def _is_known(target: Target, points: Mapping[Target, object]) -> bool:
    """Return whether the places of a target are in the sign: one that was not chosen yet is not looked at."""
    if isinstance(target, Place):
        return Place(target.id) in points
    return not isinstance(target, Sweep) or {Place(target.start), Place(target.end)} <= set(points)


def _chained(looks: Sequence[Look], sign: Sign) -> list[Look]:
    """Return looks that take as long as saccades in the room, each held until the next takes over."""
    found: list[Look] = []
    for place, look in enumerate(looks):
        before = looks[place - 1] if place else None
        if before is not None and before.end_s + before.goes_s < look.time_s - look.shift_s:
            before = None
        way = angle_between(sign, Addressee() if before is None else before.target, look.target)
        shift_s = look.shift_s if way is None else _SACCADE.lasts_s(way)
        back = angle_between(sign, look.target, Addressee())
        goes_s = look.goes_s if back is None else _SACCADE.lasts_s(back)
        found.append(look._replace(shift_s=shift_s, goes_s=goes_s))
        if before is not None:
            found[-2] = found[-2]._replace(end_s=look.time_s, goes_s=0.0)
    return found
