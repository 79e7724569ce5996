"""Paces of parts: how quickly they are to go, and how much slower hands need to be.

What a sign needs at a pace is a matter of the sign alone. For the signs of the library, at the paces that
sentences ask for, it is baked: `tools/bake_paces.py` writes `paces.json`.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from hashlib import sha256
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import AS_ONE
from signer.characters.character import Character, per_character
from signer.characters.load import reference
from signer.document.sign import SIDE_OF
from signer.document.timing import MOMENTS_HZ, frame_times, stored
from signer.document.values import ROLES, GlobalOrientation, HandRole
from signer.kinematics.rotations import rotation_angle
from signer.kinematics.sides import SIDES, bone_suffix
from signer.motion.checks.pace import FASTEST_M_S
from signer.motion.movement.intervals import Interval, intervals_of
from signer.motion.operations.evenness import changes_of, joints_of, of_hand, shares_of_limit
from signer.motion.operations.loosening import TimeWarp, loosened_by, loosening, retimed
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.motion.posture.wished_wrist import wished_rotation
from signer.sequencing.part import Part
from signer.sequencing.rates import LEAST_LEG_S, LEAST_MOVES_S, TURN_RAD_S

SHIPPED: Final = Path(__file__).with_name("paces.json")
"""Needs of the library's signs, by content and life, then by pace."""
AFTER: Final = 2  # moments after a part: how even its end is is told from three
ROUNDS: Final = 4
SURELY, _MOST_TIMES = 1.05, 2.0
"""A way is prolonged by a little more than it needs, as other moments may tell a little more; in one round no
further than twice."""
_ROOM = 1.01
"""Times that a way is prolonged by at least where its time is bounded: by 1 % nothing gets even."""
_FINGERTIPS = ("finger1-3", "finger2-3", "finger3-3", "finger4-3", "finger5-3")

Stretches: TypeAlias = Mapping[tuple[float, float], float]
"""Factors of the lengths of spans of a part, by from when to when, s."""


class Needs(NamedTuple):
    """Needs of hands at a pace.

    Attributes:
        factor: how many times as long ways and holds last at least.
        stretched: ways that last longer then, round by round, each counted as the rounds before leave it.
    """

    factor: float
    stretched: tuple[Stretches, ...] = ()


@dataclass(frozen=True)
class Pace:
    """A part, and how many times as long its ways and holds, and its local movements, are to last.

    `life` says how far its holds give to its ways then, `is_even` that it was made so that no velocity steps.
    Where `longest_times` is given ways last at most so many times as long to be even; those on which an arm
    goes over to another posture, which no time makes even, are prolonged no further.
    """

    part: Part
    factor: float
    act_factor: float
    life: float = 0.0
    is_even: bool = False
    longest_times: float | None = None

    @cached_property
    def roughly(self) -> Part:
        """The part at this pace, whether or not hands can go so fast."""
        made = paced(self.part, self.factor, self.act_factor)
        if not self.life:
            return made
        warp = loosening(made.sign, self.life)
        return Part(loosened_by(made.sign, warp), stored(warp(made.length_s)))

    @cached_property
    def content(self) -> str:
        """Digest of the part and the life, by which needs are baked."""
        return sha256(repr((self.part, self.life)).encode()).hexdigest()[:16]

    @property
    def rate(self) -> str:
        """Factors by which needs of a content are baked."""
        return f"{self.factor:.6g} {self.act_factor:.6g}"

    def with_needs(self, needs: Needs) -> Part:
        """Return the part at this pace, or as much slower as it must be."""
        part = self.roughly if needs.factor == self.factor else replace(self, factor=needs.factor).roughly
        for factors in needs.stretched:
            part = _warped(part, _stretching(part, factors))
        return part


@per_character(maxsize=2048)
def evenly_paced(character: Character, pace: Pace) -> Part:
    """Return a part at a pace, or as much slower as it must be."""
    return known_part(character, pace) or pace.with_needs(needs_at(character, pace))


@per_character(maxsize=2048)
def known_part(character: Character, pace: Pace) -> Part | None:
    """Return a part at a pace where that is told without solving it; else None.

    What needs nothing at a quicker pace needs nothing at a slower one.
    """
    if not any(pace.part.keys(role) for role in ROLES) or (pace.is_even and pace.factor >= 1.0):
        return pace.roughly
    if character is not reference():
        return None
    baked = _baked().get(pace.content)
    if baked is None:
        return None
    if isinstance(baked, float):
        return pace.roughly if pace.factor >= baked and pace.act_factor >= 1.0 else None
    needs = baked.get(pace.rate)
    return None if needs is None else pace.with_needs(needs)


@cache
def _baked() -> dict[str, float | dict[str, Needs]]:
    """Return what is baked by content: the least factor at which nothing is needed, or needs by rate."""
    read: dict[str, Any] = json.loads(SHIPPED.read_text(encoding="utf-8")) if SHIPPED.is_file() else {}
    return {
        content: each
        if isinstance(each, float)
        else {rate: needs_of_json(needs) for rate, needs in each.items()}
        for content, each in read.items()
    }


def needs_of_json(needs: Sequence[Any]) -> Needs:
    """Return needs as `json_of_needs` writes them."""
    factor, *rounds = needs
    return Needs(factor, tuple({(low, high): by for low, high, by in each} for each in rounds))


def json_of_needs(needs: Needs) -> list[Any]:
    """Return needs as JSON has them: the factor, and for each round spans with their factors."""
    return [needs.factor, *([[*span, by] for span, by in each.items()] for each in needs.stretched)]


def needs_at(character: Character, pace: Pace) -> Needs:
    """Return what hands need at a pace, solved.

    No point goes too fast, and each way lasts as long as it needs for no joint's velocity to step: it is
    prolonged by itself, and at most `_MOST_TIMES` in each of a few rounds; holds stay.
    """
    part, factor = pace.roughly, pace.factor
    frames = _frames(character, part)
    fastest = fastest_m_s(frames, part)
    if fastest > FASTEST_M_S:
        factor *= min(fastest / FASTEST_M_S, pace.longest_times or np.inf)
        part = replace(pace, factor=factor).roughly
        frames = _frames(character, part)
    times = None if pace.longest_times is None else pace.longest_times * pace.factor / factor
    stretched, room = list[Stretches](), _Room(times)
    while len(stretched) < ROUNDS and (factors := _uneven_ways(part, frames, room)):
        stretched.append(factors)
        part = _warped(part, _stretching(part, factors))
        frames = _frames(character, part)
    return Needs(factor, tuple(stretched))


class _Room:
    """Times that ways may still be prolonged by, where they may last so many `times` their time at most."""

    def __init__(self, times: float | None) -> None:
        self._times = times
        self._longest_s = dict[tuple[HandRole, str], float]()
        self._steps = dict[tuple[HandRole, str], float]()

    def of(self, role: HandRole, way: Interval, step: float) -> float:
        """Return how many times as long a way may last whose velocities step by so many times the limit."""
        if self._times is None:
            return _MOST_TIMES
        name = role, "" if way.before is None else way.before.id
        lasts_s = way.end_s - way.start_s
        longest_s = self._longest_s.setdefault(name, self._times * lasts_s)
        if self._steps.get(name, np.inf) <= step * lasts_s:  # a jump: in twice the time it is not half of it
            longest_s = self._longest_s[name] = lasts_s
        self._steps[name] = step * lasts_s
        return max(min(longest_s / lasts_s, _MOST_TIMES), 1.0)


def _uneven_ways(part: Part, frames: Clip, room: _Room) -> dict[tuple[float, float], float]:
    """Return how many times as long ways must last on which velocities step, by from when to when, s."""
    factors = dict[tuple[float, float], float]()
    for role in ROLES:
        if not part.keys(role):
            continue
        times, sizes = changes_of(frames.times_s, joints_of(frames, role))
        steps = of_hand(shares_of_limit(part.sign, role, times, sizes, 0.0))
        for one in _ways(part, role):
            mine = (times > one.start_s - 1.0 / MOMENTS_HZ) & (times < one.end_s + 1.0 / MOMENTS_HZ)
            worst = float(steps[mine].max(initial=0.0))
            if worst > 1.0 and (most := room.of(role, one, worst)) > _ROOM:
                factors[one.start_s, one.end_s] = min(SURELY * worst**0.5, most)
    return factors


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


def _stretching(part: Part, factors: Stretches, beside: float = 1.0) -> TimeWarp:
    """Return the warp by which spans of a part last so many times as long, most where several are at once."""
    edges = sorted({0.0, part.length_s, *(edge for span in factors for edge in span)})
    most = [
        max((by for (low, high), by in factors.items() if low < end_s and high > start_s), default=beside)
        for start_s, end_s in pairwise(edges)
    ]
    return TimeWarp.stretching(edges, most, beside)


def _least_of_ways(part: Part) -> dict[tuple[float, float], float]:
    """Return by which share of its time each way of a part lasts at least, by from when to when it does."""
    least_s = dict[tuple[float, float], float]()
    for role in ROLES:
        for one in _ways(part, role):
            leg_s = max(LEAST_LEG_S, _turn_rad(role, one) / TURN_RAD_S)
            span = one.start_s, one.end_s
            least_s[span] = max(least_s.get(span, 0.0), leg_s * (2 * one.transition.repeats + 1))
    all_s = sum(end_s - start_s for start_s, end_s in least_s)
    return {
        (start_s, end_s): min(max(one_s / (end_s - start_s), LEAST_MOVES_S / all_s), 1.0)
        for (start_s, end_s), one_s in least_s.items()
    }


def _turn_rad(role: HandRole, way: Interval) -> float:
    """Return by how much a hand turns from key to key where both say it in the chest's frame, rad; else 0."""
    wishes = [key.orientation for key in (way.before, way.after) if key is not None]
    turns = [wished_rotation(SIDE_OF[role], one) for one in wishes if isinstance(one, GlobalOrientation)]
    return float(rotation_angle(turns[0].T @ turns[1])) if len(turns) == 2 else 0.0


def _ways(part: Part, role: HandRole) -> Iterator[Interval]:
    """Yield the ways of a hand from key to key that take time."""
    for one in intervals_of(part.sign, role):
        if one.before is not None and one.after is not None and not one.is_still and one.end_s > one.start_s:
            yield one


def _warped(part: Part, warp: TimeWarp) -> Part:
    return Part(retimed(part.sign, warp), stored(warp(part.length_s)))


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


def _frames(character: Character, part: Part) -> Clip:
    """Return a part's frames, `MOMENTS_HZ` a second, and those after it that tell how even its end is."""
    times = frame_times(part.length_s + AFTER / MOMENTS_HZ, MOMENTS_HZ)
    return poses(part.sign, np.array(times), character, AS_ONE)


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
