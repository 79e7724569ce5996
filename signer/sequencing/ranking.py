"""Many ways between two items, compared roughly: the search measures only those that seem best.

Arms are solved on all of them at once, hands and forearms are held against the body as lattices and points of
skin tell it, and against each other as balls. What lies as deep at the ends of the way does not count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Array32
from body_model.distance_rough import balls_of, deepest_m, rough_middles, skin_of_shoulder
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.values import OTHER_ROLE, ROLES, HandRole, Transition
from signer.kinematics.frames import brought_back
from signer.motion.checks.between_frames import between
from signer.motion.checks.penetrating_transitions import rows_too_deep
from signer.motion.movement.score import score_of
from signer.motion.movement.tried_transitions import Tried, places_of, try_transitions, way_of
from signer.motion.pose import Clip
from signer.motion.posture.penetration import GIVES_M, worst_of_sides
from signer.motion.posture.surroundings import arm_bones, resting
from signer.sequencing.tried_ways import costs_of, simple_ways, way_beside

_PARTNERS: Final = 6
"""Count of ways of a hand that are tried with as many of the other one."""
_DRAWN: Final = 40
"""Number of ways that are drawn at once."""
_LOOKS: Final = 12
"""Number of frames in which ways are looked at, about; half of them for simple ones."""
_SEEN_M: Final = 0.001
"""Depth of balls and lattices that says nothing: so much they are off."""
_HANDS_GIVE_M: Final = 0.002
"""Overlap of balls that says nothing."""
_HOPELESS_M: Final = 0.012
"""Depth in one frame from which on a way is not looked at in others."""
_DEPTH_COUNTS: Final = 200.0
"""Cost of a metre of depth, beside a metre of height."""
_HASTE_COUNTS: Final = 0.3
"""Depth, m, that counts as much as a wrist at twice its speed."""
_HASTY: Final = 0.1
"""By which share of its speed a wrist surely goes too fast: rough arms are off by less."""

Ways: TypeAlias = dict[HandRole, Transition]


@dataclass(frozen=True, slots=True)
class Ranked:
    """Transitions of both hands, how deep they seem to lead, m, and how much they change, m of height."""

    ways: Ways
    seems_m: float
    costs: float

    @property
    def order(self) -> float:
        """The less, the sooner it is looked at."""
        return self.costs + _DEPTH_COUNTS * self.seems_m


class Ranking:
    """Ways between the keys of a sign of a transition alone, beside the straight ones."""

    def __init__(
        self,
        character: Character,
        straight: Sign,
        frames: Clip,
        usual: Mapping[HandRole, Transition],
        fastest_m_s: float,
    ) -> None:
        """Prepare to compare with the `straight` ways of a sign, whose `frames` are solved.

        Ways on which a wrist surely goes faster than `fastest_m_s` are left out.
        """
        self._character, self._usual, self._fastest_m_s = character, usual, fastest_m_s
        on_way = [
            row for row in range(len(frames)) if all(frames.hands[role][row].key_id is None for role in usual)
        ]
        on_way = on_way[:: max(round(len(on_way) / _LOOKS), 1)]
        self._times = frames.times_s[on_way]
        self._ends_s = frames.times_s[[0, -1]]
        self._end_wrists = {
            role: [brought_back(frames.chest[row], frames.hands[role][row].wrist) for row in (0, -1)]
            for role in ROLES
        }
        self._tracks = score_of(character, straight).at(self._times).tracks
        ways = {role: way_of(track) for role, track in self._tracks.items() if role in usual}
        self._places = {role: places_of(way) for role, way in ways.items() if way is not None}
        bodies = _in_chest(frames.chest, frames.matrices)
        self._matrices, self._ends = bodies[on_way], bodies[[0, -1]]
        articulators = {
            role: brought_back(frames.chest, np.array([hand.articulator for hand in frames.hands[role]]))
            for role in ROLES
        }
        self._articulators = {role: points[on_way] for role, points in articulators.items()}
        at_ends = {SIDE_OF[role]: points[[0, -1]] for role, points in articulators.items()}
        self._at_ends = worst_of_sides(character, self._ends, at_ends)
        self._reaches, self._random = self._ball_reaches(), np.random.default_rng(0)

    def simple(self) -> list[Ranked]:
        """Return arcs of one hand, and straight ways at other times, the most promising first."""
        grid = [{**self._usual, role: way} for role in self._places for way in simple_ways(self._usual[role])]
        return self._roughly(list({tuple(ways.items()): ways for ways in grid}.values()), 2)

    def paired(self, simple: Sequence[Ranked]) -> list[Ranked]:
        """Return the best of one hand's ways with the best of the other's, in the same order."""
        best = [
            list(dict.fromkeys(one.ways[role] for one in simple if one.ways[role] != self._usual[role]))
            for role in self._usual
        ]
        pairs = list(product(*(ways[:_PARTNERS] for ways in best)))
        return self._roughly([dict(zip(self._usual, pair, strict=True)) for pair in pairs]) if pairs else []

    def drawn(self, about: Sequence[Ways], spread: float) -> list[Ranked]:
        """Return ways of both hands drawn at random beside others, in that order; the same ones each time."""
        parents = [about[number % len(about)] for number in range(_DRAWN)]
        return self._roughly(
            [
                {
                    role: way_beside(way, usual, spread, self._random) if role in self._places else usual
                    for (role, usual), way in zip(self._usual.items(), parent.values(), strict=True)
                }
                for parent in parents
            ]
        )

    def closely(self, ranked: Sequence[Ranked], by: int = 1) -> list[Ranked]:
        """Return ways with how deep hands lie on them, measured on rough arms, the best first.

        `by` - 1 more moments are looked at in each interval between frames.
        """
        if not ranked:
            return []
        bodies = np.repeat(self._matrices[:, None], len(ranked), axis=1)
        articulators, hasty = dict[Side, Array](), np.zeros(len(ranked))
        tried = self._together([one.ways for one in ranked])
        for role in ROLES:
            side, one = SIDE_OF[role], tried.get(role)
            points = np.repeat(self._articulators[role][:, None], len(ranked), axis=1)
            if one is not None:
                points = one.articulators.swapaxes(0, 1)
                hasty = np.maximum(hasty, self._hasty(role, one.wrists))
                bodies[:, :, arm_bones(self._character, side)] = one.arms.swapaxes(0, 1)
            articulators[side] = between(points, by).reshape(-1, 3)
        bodies = between(bodies, by)
        worst = worst_of_sides(self._character, bodies.reshape(-1, *bodies.shape[2:]), articulators)
        deep = hasty
        for side in (SIDE_OF[role] for role in self._usual):
            over, into = (
                np.vstack(
                    [
                        np.tile(ends[0], len(ranked)),
                        values.reshape(-1, len(ranked)),
                        np.tile(ends[1], len(ranked)),
                    ]
                )
                for ends, values in (
                    (self._at_ends[side].over_m, worst[side].over_m),
                    (self._at_ends[side].into, worst[side].into),
                )
            )
            for row in range(len(ranked)):
                rows = rows_too_deep(over[:, row].tolist(), into[:, row].tolist(), range(1, len(over) - 1))
                deep[row] += over[rows, row].max(initial=0.0)
        found = [replace(one, seems_m=depth_m) for one, depth_m in zip(ranked, deep.tolist(), strict=True)]
        return sorted(found, key=lambda one: one.order)

    def _roughly(self, ways: Sequence[Ways], every: int = 1) -> list[Ranked]:
        """Compare ways of both hands by balls and lattices, the most promising first."""
        tried = self._together(ways, every)
        deep, hasty, balls = np.zeros(len(ways)), np.zeros(len(ways)), dict[HandRole, Array32]()
        for role in ROLES:
            side, one = SIDE_OF[role], tried.get(role)
            inscribed = balls_of(self._character.body, self._character.obstacles, side)
            if one is None:
                still = inscribed.posed(self._matrices[::every])
                balls[role] = np.broadcast_to(still, (len(ways), *still.shape))
                continue
            bodies = resting(self._character).bodies(side, one.arms.reshape(-1, *one.arms.shape[2:]))
            posed, shape = inscribed.posed(bodies), one.wrists.shape[:2]
            balls[role] = posed.reshape(*shape, *posed.shape[1:])
            deep += self._in_body(side, bodies).reshape(shape).max(axis=1)
            hasty = np.maximum(hasty, self._hasty(role, one.wrists, every))
        deep += self._between(balls["dominant"], balls["base"])
        deep = np.maximum(deep - _SEEN_M, 0.0) + hasty
        found = [
            Ranked(one, depth_m, sum(costs_of(one[role], usual) for role, usual in self._usual.items()))
            for one, depth_m in zip(ways, deep.tolist(), strict=True)
            if depth_m < np.inf
        ]
        return sorted(found, key=lambda one: one.order)

    def _together(self, ways: Sequence[Ways], every: int = 1) -> dict[HandRole, Tried]:
        """Solve both hands on ways, each where the other one takes what it carries of its places.

        Of two that carry each other the one that is solved first stays where the straight way has it.
        """
        found = dict[HandRole, Tried]()
        for role in sorted(self._places, key=lambda role: bool(self._places[role].carried.any())):
            other, tried = found.get(OTHER_ROLE[role]), [each[role] for each in ways]
            carried = None if other is None else self._carries(OTHER_ROLE[role], other, every)
            one = try_transitions(self._tracks[role], self._times, tried, every, carried)
            if one is not None:
                found[role] = one
        return found

    def _carries(self, role: HandRole, tried: Tried, every: int = 1) -> Array:
        """(c, n, 2, 3) m, how far a hand takes what the other one leaves and comes to.

        That is from where its straight way takes it. Each place goes with the bone of the arm on which it
        stays most nearly the same on that way.
        """
        bones = arm_bones(self._character, SIDE_OF[role])
        places, found = self._places[OTHER_ROLE[role]], np.zeros((*tried.wrists.shape[:2], 2, 3))
        usual = self._matrices[:, bones]
        for end in np.flatnonzero(places.carried):
            points = places.points[end]
            away = points[:, None] - usual[..., 3]
            local = (np.swapaxes(usual[..., :3], -1, -2) @ away[..., None])[..., 0]
            moved = np.linalg.norm(np.ptp(local, axis=0), axis=-1)
            bone = moved.argmin()
            if moved[bone] < np.linalg.norm(np.ptp(points, axis=0)):
                own, on_bone = tried.arms[:, :, bone], local[::every, bone, :, None]
                found[:, :, end] = (own[..., :3] @ on_bone)[..., 0] + own[..., 3] - points[::every]
        return found

    def _in_body(self, side: str, bodies: Array) -> Array:
        """(n,) m, how deep a forearm and hand seem to be in trunk, head and shoulders."""
        obstacles = self._character.obstacles
        middles, at_ends = (rough_middles(obstacles, each, side) for each in (bodies, self._ends))
        half_way = self._matrices[len(self._matrices) // 2]
        skins = [skin_of_shoulder(obstacles, half_way, each) for each in OTHER_SIDE]
        found = np.zeros(len(bodies))
        for heights, ends_m in (
            (middles.heights, at_ends.heights),
            *((skin.heights(middles.places)[0], skin.heights(at_ends.places)[0]) for skin in skins),
        ):
            gives = np.maximum(GIVES_M, _SEEN_M - ends_m.min(axis=0))
            found = np.maximum(found, (-heights - gives).max(axis=1))
        return found

    def _ball_reaches(self) -> Array32:
        """(k, l) m, from how far on balls of the right and the left hand overlap too much."""
        right, left = (balls_of(self._character.body, self._character.obstacles, side) for side in OTHER_SIDE)
        radii = right.radii[:, None] + left.radii
        apart = np.linalg.norm(right.posed(self._ends)[:, :, None] - left.posed(self._ends)[:, None], axis=-1)
        return np.asarray(
            radii - np.maximum(_HANDS_GIVE_M, (radii - apart).max(axis=0) + _SEEN_M), np.float32
        )

    def _between(self, first: Array32, second: Array32) -> Array:
        """(c,) m, how deep the arms seem to be in each other: balls (c, n, k, 3) of dominant and base hand.

        What is hopeless in one frame is not looked at in others.
        """
        found, rows, middle = np.zeros(len(first)), np.arange(len(first)), first.shape[1] // 2
        for frame in sorted(range(first.shape[1]), key=lambda frame: abs(frame - middle)):
            deep = deepest_m(first[rows, frame], second[rows, frame], self._reaches)
            found[rows] = np.maximum(found[rows], deep)
            rows = rows[found[rows] < _HOPELESS_M]
        return found

    def _hasty(self, role: HandRole, wrists: Array, every: int = 1) -> Array:
        """(c,) m of depth that a wrist (c, n, 3) m counts; infinity where it surely goes too fast."""
        times = np.concatenate([self._ends_s[:1], self._times[::every], self._ends_s[1:]])
        first, last = (np.broadcast_to(end, (len(wrists), 1, 3)) for end in self._end_wrists[role])
        steps = np.linalg.norm(np.diff(np.concatenate([first, wrists, last], axis=1), axis=1), axis=-1)
        fastest = (steps / np.diff(times)).max(axis=1)
        is_hasty = fastest > (1.0 + _HASTY) * self._fastest_m_s
        return np.where(is_hasty, np.inf, haste_m(fastest, self._fastest_m_s))


def _in_chest(chest: Array, bodies: Array) -> Array:
    """Skinning matrices (n, B, 3, 4) in the frames (n, 3, 4) of the chest."""
    back = np.swapaxes(chest[:, :, :3], -1, -2)
    found = back[:, None] @ bodies
    found[..., 3] -= (back @ chest[:, :, 3, None])[:, None, :, 0]
    return np.asarray(found)


def haste_m(speed_m_s: ArrayLike, fastest_m_s: float) -> Any:
    """Return the depth (...) m that a wrist of some speed (...) m/s counts as: 0 where it may go so fast."""
    return _HASTE_COUNTS * np.maximum(np.asarray(speed_m_s) / fastest_m_s - 1.0, 0.0)
