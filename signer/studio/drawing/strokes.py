"""Movement of a sign as a drawing tells it: each way of a hand is one stroke with its repetitions.

Ways that go to and fro, or come again, are one stroke; so are ways that lead round without a stop.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import RETREATING, ROLES, HandRole, LocalKind
from signer.kinematics.sides import bone_suffix
from signer.motion.pose import Clip
from signer.motion.posing import poses

StrokeKind: TypeAlias = Literal["way", "round", "turn", "fingers", "squeeze"]

KINDS: Final[dict[LocalKind, StrokeKind]] = {
    "wiggle": "fingers",
    "twist": "turn",
    "open and close": "squeeze",
    "snap": "squeeze",
}
STEPS: Final = 48
"""Samples of a way between two keys, and of one swing of what moves in a hold."""
SEEN_M: Final = 0.01
"""Way of hand or fingertip from which it has a stroke: some seven pixels of a panel."""
SHAPED_M: Final = 0.04
"""Way of the knuckles up to which a hand that opens or closes counts as standing: they move so far by it."""
SAME_M: Final = 0.03
"""Two ways that differ by less, all along, are one that comes again."""
SHARED: Final = 0.45
"""Limit of the same as a share of how far the way reaches."""
ON_DEG: Final = 75.0
"""A way that turns off by less, where the hand does not stop, goes on in the same stroke. Corners of a Z turn
off by 140, of a square by 90, of a ring of eight keys by 45."""
ARC_M, ARC_RAD, ALONG = 0.055, np.radians(75.0), 0.9
"""Radius and half opening of the arc that tells a twist: it stands clear of a hand. A forearm that points to
the viewer, with such a share of its length, has it above."""
STOPS_S: Final = 0.08
"""A hold from which the hand counts as stopped."""
CLEARS_M: Final = 0.03
"""A hand that stands so much farther off a place than in the key beside is on its way there."""
LED_BY_TIP: Final = 1.6
"""A fingertip that goes so many times as far as the knuckles shows the movement better than they do."""


@dataclass(frozen=True, slots=True, eq=False)
class Stroke:
    """One movement of a hand as a drawing shows it.

    Attributes:
        role: of the hand.
        time_s: when it begins.
        points: (N, 3) m, the way of the hand's knuckles, or of the tip of its longest finger where that goes
            farther; (N, 2, 3) of both while strokes are put together.
        kind: a way, one round of a circle, a wrist that twists, fingers that move by themselves, or a hand
            that closes where it stands and opens again.
        times: how often it is done; of a tap, how often it touches.
        is_double: it goes back too.
    """

    role: HandRole
    time_s: float
    points: Array
    kind: StrokeKind = "way"
    times: int = 1
    is_double: bool = False

    @property
    def reach_m(self) -> float:
        """Greatest distance of the way from its beginning, m."""
        return float(np.linalg.norm(self.points - self.points[0], axis=-1).max())


def told(sign: Sign) -> Sign:
    """Return the sign with the keys alone that tell something, and without life, which bends ways.

    A hand that waits off the place that it touches next, or touched last, only keeps out of flesh there.
    """
    tracks = [replace(sign.hand(role), keys=_telling(sign.hand(role).keys)) for role in ROLES]
    return replace(sign.with_tracks(*tracks), life=0.0)


def _telling(keys: tuple[Key, ...]) -> tuple[Key, ...]:
    if len(keys) > 1 and _only_clears(keys[-1], keys[-2]):
        keys = keys[:-1]
    if len(keys) > 1 and _only_clears(keys[0], keys[1]):
        keys = (replace(keys[1], time_s=keys[0].time_s), *keys[2:])
    return keys


def _only_clears(key: Key, other: Key) -> bool:
    one, there = key.contact, other.contact
    if key.hold_s > 0.0 or one is None or there is None or key.form != other.form:
        return False
    is_same = (one.articulator, one.site) == (there.articulator, there.site)
    return is_same and one.stand_off_m > there.stand_off_m + CLEARS_M


def strokes(sign: Sign, character: Character) -> list[Stroke]:
    """The strokes of both hands in order of time."""
    found = [
        stroke
        for role in ROLES
        for stroke in (*_ways(sign, character, role), *_in_holds(sign, character, role))
        if stroke.kind != "squeeze" or stroke.is_double or stroke.times > 1
    ]
    shown = [replace(stroke, points=_led(stroke)) for stroke in found]
    least = [SHAPED_M if (stroke.points[:, 0] == stroke.points[:, 1]).all() else SEEN_M for stroke in found]
    seen = [
        stroke
        for stroke, least_m in zip(shown, least, strict=True)
        if stroke.kind in ("fingers", "squeeze") or stroke.reach_m > least_m
    ]
    return sorted(seen, key=lambda stroke: stroke.time_s)


def _led(stroke: Stroke) -> Array:
    """(N, 3) m, the way of the knuckles, or of the fingertip where that tells more."""
    knuckles, tip = np.linalg.norm(np.diff(stroke.points, axis=0), axis=2).sum(axis=0)
    is_led = tip > LED_BY_TIP * knuckles and tip - knuckles > SEEN_M
    return stroke.points[:, 1 if is_led or stroke.kind == "squeeze" else 0]


def _ways(sign: Sign, character: Character, role: HandRole) -> list[Stroke]:
    """Ways from key to key: knuckles alone tell that of a hand that opens or closes as it goes.

    Postures show what its fingers do.
    """
    keys = sign.hand(role).keys
    ways: list[Stroke] = []
    for index, (key, after) in enumerate(itertools.pairwise(keys)):
        points = _points(sign, character, role, key.end_s, after.time_s)
        kind: StrokeKind = "way"
        if key.form != after.form:
            is_standing = np.linalg.norm(points[:, 0] - points[0, 0], axis=1).max() <= SHAPED_M
            around = ((keys[max(index - 1, 0)], after), (key, keys[min(index + 2, len(keys) - 1)]))
            comes_back = key.transition.repeats or any(
                (one.form, one.placement) == (other.form, other.placement) for one, other in around
            )
            if is_standing and comes_back:
                kind = "squeeze"
            else:
                points[:, 1] = points[:, 0]
        if key.transition.path == "circle" and abs(key.transition.turns) >= 1.0:
            turns = abs(key.transition.turns)
            length_m = np.cumsum(np.linalg.norm(np.diff(points[:, 0], axis=0), axis=1))
            once = points[: 2 + int(np.searchsorted(length_m, length_m[-1] / turns))]
            times = round(turns) * (1 + key.transition.repeats)
            ways.append(Stroke(role, key.end_s, once, "round", times))
        else:
            times = 1 + key.transition.repeats
            points = points[: 1 + (len(points) - 1) // (2 * times - 1)]
            # What comes again to a place or from it goes there one way: strokes, no swing.
            is_swing = times > 1 and not key.sites and not after.sites
            ways.append(Stroke(role, key.end_s, points, kind, times, is_double=is_swing))
    stops = [key.hold_s > STOPS_S for key in keys[1:]]
    return _joined(_counted(ways), ways, stops)


def _counted(ways: Sequence[Stroke]) -> list[tuple[int, int, int]]:
    """Runs of ways that come again: first way, number of ways in one round, how often."""
    found: list[tuple[int, int, int]] = []
    at = 0
    while at < len(ways):
        count, times = 1, 1
        for size in (1, 2, 3, 4, 5, 6, 8):
            same = 0
            while at + size + same < len(ways) and _is_same(ways[at + same], ways[at + size + same]):
                same += 1
            if same and same + size > count * times:
                count, times = size, -(-(same + size) // size)
        if times == 1 and found and found[-1][2] == 1:
            first, before, _ = found.pop()
            found.append((first, before + count, 1))
        else:
            found.append((at, count, times))
        at += count * times
    return found


def _joined(
    runs: Sequence[tuple[int, int, int]], ways: Sequence[Stroke], stops: Sequence[bool]
) -> list[Stroke]:
    """Each run as its strokes: to and fro as one, and ways that lead on without a stop as one."""
    found: list[Stroke] = []
    for first, count, times in runs:
        last = min(first + count * times, len(ways))
        if count == 2 and _is_back(ways[first], ways[first + 1]):
            is_double = (last - first) % 2 == 0
            one = ways[first]
            found.append(Stroke(one.role, one.time_s, one.points, one.kind, times, is_double))
            continue
        parts: list[Stroke] = []
        for at in range(first, first + count):
            one = ways[at]
            goes_on = parts and not stops[at - 1] and _goes_on(parts[-1].points, one.points)
            if goes_on and {one.kind, parts[-1].kind} == {"way"} and one.times == parts[-1].times:
                before = parts.pop()
                points = np.concatenate([before.points, one.points[1:]])
                one = replace(one, time_s=before.time_s, points=points)
            elif parts and at > first and _is_back(parts[-1], one) and one.kind in ("way", "squeeze"):
                one = replace(parts.pop(), is_double=True)
            parts.append(one)
        found += [
            Stroke(one.role, one.time_s, one.points, one.kind, one.times * times, one.is_double)
            for one in parts
        ]
    return found


def _is_same(one: Stroke, other: Stroke) -> bool:
    return one.kind == other.kind and _coincide(one.points, other.points)


def _is_back(one: Stroke, other: Stroke) -> bool:
    return _coincide(one.points, other.points[::-1])


def _coincide(one: Array, other: Array) -> bool:
    """Return whether two ways are one, by less than they are long: steps in a row each begin elsewhere."""
    if one.shape != other.shape:
        return False
    reach_m = float(np.linalg.norm(one - one[0], axis=-1).max())
    return float(np.linalg.norm(one - other, axis=-1).max()) < min(SAME_M, SHARED * reach_m)


def _goes_on(before: Array, after: Array) -> bool:
    one, other = before[-1, 0] - before[-len(before) // 3, 0], after[len(after) // 3, 0] - after[0, 0]
    sizes = float(np.linalg.norm(one) * np.linalg.norm(other))
    return sizes > 0.0 and float(one @ other) > np.cos(np.radians(ON_DEG)) * sizes


def _in_holds(sign: Sign, character: Character, role: HandRole) -> list[Stroke]:
    """Movements of hand, wrist and fingers while a key is held."""
    found = []
    for key in sign.hand(role).keys:
        if not key.moves_in_hold or key.hold_s <= 0.0:
            continue
        if key.act is not None:
            times = max(key.act.times, 1)
            is_round, manner = key.act.shape != "line", key.contact.manner if key.contact else "touch"
            is_tap, is_once = manner in RETREATING, manner == "brush"
            end_s = key.time_s + key.hold_s / times
            points = _points(sign, character, role, key.time_s, end_s)
            if is_tap:
                points = points[STEPS // 2 :]
            elif not is_round and not is_once:
                points = _farthest_apart(points)
            kind: StrokeKind = "round" if is_round and not is_tap else "way"
            is_double = kind == "way" and not is_once and not is_tap
            found.append(Stroke(role, key.time_s, points, kind, times + is_tap, is_double))
        found += _by_itself(sign, character, role, key)
    return found


def _by_itself(sign: Sign, character: Character, role: HandRole, key: Key) -> list[Stroke]:
    found = []
    for local in key.local:
        times = max(1, round(local.rate_hz * key.hold_s))
        middle_s, half_s = key.time_s + key.hold_s / 2.0, min(0.5 / local.rate_hz, key.hold_s / 2.0)
        if local.kind == "twist":
            points = _about_forearm(sign, character, role, middle_s)
        else:
            points = _farthest_apart(_points(sign, character, role, middle_s - half_s, middle_s + half_s))
        kind = KINDS.get(local.kind, "way")
        found.append(Stroke(role, key.time_s, points, kind, times, is_double=True))
    return found


def _about_forearm(sign: Sign, character: Character, role: HandRole, time_s: float) -> Array:
    """(N, 2, 3) m, an arc before the hand about its forearm, for a wrist that twists: fingers stay there."""
    clip = poses(sign, [time_s], character)
    hand, middle = clip[0].hands[role], hand_points(clip, role)[0][0]
    axis = hand.wrist - hand.elbow
    axis = axis / np.linalg.norm(axis)
    ahead = np.array([0.0, 0.0, 1.0]) if abs(axis[2]) < ALONG else np.array([0.0, 1.0, 0.0])
    front = ahead - (ahead @ axis) * axis
    front, turns = front / np.linalg.norm(front), np.linspace(-ARC_RAD, ARC_RAD, STEPS + 1)[:, None]
    arc = middle + ARC_M * (np.cos(turns) * front + np.sin(turns) * np.cross(axis, front))
    return np.stack([arc, arc + front * SEEN_M], axis=1)


def _farthest_apart(points: Array) -> Array:
    """The part of a way that swings, between the two samples that lie farthest apart."""
    tips = points[:, 1]
    gaps = np.linalg.norm(tips[:, None] - tips[None], axis=2)
    first, last = sorted(np.unravel_index(int(gaps.argmax()), gaps.shape))
    return points[first : last + 1]


def _points(sign: Sign, character: Character, role: HandRole, start_s: float, end_s: float) -> Array:
    """(N, 2, 3) m, the way of the knuckles and of the tip of the longest finger."""
    clip = poses(sign, np.linspace(start_s, end_s, STEPS + 1), character)
    knuckles, tips = hand_points(clip, role)
    return np.stack([knuckles, tips], axis=1)


def hand_points(clip: Clip, role: HandRole) -> tuple[Array, Array]:
    """(F, 3) m each: the middle of the knuckles, and the tip of the finger that reaches farthest at first."""
    body, suffix = clip.character.body, bone_suffix(clip.side(role))
    at = [body.bone_index[f"finger{number}-3{suffix}"] for number in range(1, 6)]
    ends = clip.matrices[:, at][..., :3] @ body.tails[at][None, :, :, None]
    tips = ends[..., 0] + clip.matrices[:, at][..., 3]
    roots = clip.bone_positions[:, [body.bone_index[f"finger{number}-1{suffix}"] for number in range(2, 6)]]
    wrist = clip.bone_positions[0, body.bone_index[f"wrist{suffix}"]]
    longest = int(np.linalg.norm(tips[0] - wrist, axis=1).argmax())
    return roots.mean(axis=1), tips[:, longest]
