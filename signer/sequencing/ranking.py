"""Many ways between two items, compared roughly: the search measures only those that seem best.

Arms are solved on all of them at once, hands and forearms are held against the body as lattices and points of
skin tell it, and against each other as balls. What lies as deep at the ends of the way does not count.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import radians
from typing import Final, TypeAlias

import numpy as np

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance_balls import balls_of, deepest_m
from body_model.distance_rough import rough_middles
from body_model.distance_rough_skin import skin_of_shoulder
from body_model.plain_types import Side
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.values import OTHER_ROLE, ROLES, Easing, Handles, HandRole, Transition
from signer.motion.movement.score import score_of
from signer.motion.movement.tried_transitions import Tried, try_transitions
from signer.motion.pose import Clip
from signer.motion.posture.penetration import GIVES_M, worst_of_sides
from signer.motion.posture.surroundings import arm_bones, resting

ARCS_M: Final = (0.04, 0.09, 0.16)
"""Heights of arcs that are tried round the body, m."""
PLANES_DEG: Final = (0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0)
"""By how much these are turned about the straight way, away from the body first."""
_TURNED_COUNTS: Final = 0.05
"""Cost of turning an arc by a radian beside a metre of its height."""
_EASINGS: Final[tuple[Easing, ...]] = ("smooth", "tense")
_LEADS: Final = (None, 0.0, -0.3)
"""Leads of fingers and wrist that are tried: the style's own, turning all the way, turning when the hand is
under way already."""
_EARLY: Final[Handles] = (0.2, 0.4, 0.4, 1.0)
"""Speed profile of a hand that goes before the other one."""
_LATER: Final[Handles] = (0.6, 0.0, 0.8, 0.6)
"""Speed profile of a hand that goes after the other one."""
_TIMES_COUNT: Final = 0.03
"""Cost of other leads, and of another speed profile, beside a metre of height."""
_EVERY: Final = 2
"""Each so many frames of a way are looked at."""
_SAME_M: Final = 0.001
"""Depth that counts as none, and as no more than at the ends of the way."""
_HANDS_GIVE_M: Final = 0.002
"""Overlap of balls that says nothing."""
_PARTNERS: Final = 8
"""Count of ways of a hand with which all ways of the other one are tried."""
_AT_ONCE: Final = 200
"""Number of pairs of ways that are compared in one batch."""
_ENOUGH: Final = 24
"""Number of pairs that seem free after which no other batch is compared."""
_HOPELESS_M: Final = 0.012
"""Depth in one frame from which on a way is not looked at in others."""
_FOREARM: Final = 4
"""Place of the forearm's first bone among those of an arm."""
_DEPTH_COUNTS: Final = 50.0
"""Cost of a metre of depth, beside a metre of height."""
_FINER: Final = (0.75, 1.0, 1.3)
_FINER_DEG: Final = (-20.0, 0.0, 20.0)
"""By what heights and planes of arcs that seem best are varied."""

Ways: TypeAlias = dict[HandRole, Transition]


@dataclass(frozen=True, slots=True)
class Ranked:
    """Transitions of both hands, how deep they seem to lead, m, and how much they change, m of height."""

    ways: Ways
    seems_m: float
    costs: float

    @property
    def order(self) -> float:
        """The less, the sooner it is measured."""
        return self.costs + _DEPTH_COUNTS * max(self.seems_m - _SAME_M, 0.0)


@dataclass(frozen=True, slots=True)
class _Hand:
    """Ways of a hand: what each costs, how deep (c,) m it seems to be in the body, and how it goes.

    `moved` (c, n, 3) m is how far the wrist is from where the straight way has it, `balls` (c, n, k, 3) m.
    """

    transitions: Sequence[Transition]
    costs: Array
    tried: Tried
    body_m: Array
    moved: Array
    balls: Array32


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

        Ways on which a wrist goes faster than `fastest_m_s` are left out.
        """
        self._character, self._usual, self._fastest_m_s = character, usual, fastest_m_s
        on_way = [
            row for row in range(len(frames)) if any(frames.hands[role][row].key_id is None for role in usual)
        ]
        self._times = frames.times_s[on_way]
        self._tracks = score_of(character, straight).at(self._times).tracks
        self._matrices, self._ends = frames.matrices[on_way], frames.matrices[[0, -1]]
        self._hands = {role: [frames.hands[role][row] for row in on_way] for role in ROLES}
        self._reaches = self._ball_reaches()

    def simple(self) -> list[Ranked]:
        """Return arcs at the usual times and straight ways at others, the most promising first."""
        return self._compared({role: [*_arcs(way), *_timed(way, way)] for role, way in self._usual.items()})

    def ranked(self) -> list[Ranked]:
        """Return arcs and straight ways at all times, in the same order."""
        return self._compared(
            {
                role: [each for one in _arcs(way) for each in _timed(one, way)]
                for role, way in self._usual.items()
            }
        )

    def finer(self, about: Sequence[Ways]) -> list[Ranked]:
        """Return variations of some ways, in the same order."""
        return self._compared(
            {
                role: [finer for one in about for finer in _finer(one[role], way)]
                for role, way in self._usual.items()
            }
        )

    def depths_m(self, ranked: Sequence[Ranked]) -> list[float]:
        """Return how much deeper than flesh gives, m, a hand lies on ways, nearly: measured on rough arms.

        Infinity for ways on which a wrist goes too fast.
        """
        bodies = np.repeat(self._matrices[None], len(ranked), axis=0)
        articulators, is_hasty = dict[Side, Array](), np.zeros(len(ranked), np.bool_)
        tried = {
            role: try_transitions(self._tracks[role], self._times, [one.ways[role] for one in ranked])
            for role in self._usual
        }
        moved = {
            role: None if one is None else one.wrists - self._wrists(role) for role, one in tried.items()
        }
        for role in ROLES:
            side, one, other = SIDE_OF[role], tried.get(role), moved.get(OTHER_ROLE[role])
            points = np.repeat([[hand.articulator for hand in self._hands[role]]], len(ranked), axis=0)
            if one is not None:
                arms, points, wrists = one.arms.copy(), one.articulators, one.wrists
                if other is not None:
                    aside = one.carried[..., None] * other
                    arms[:, :, _FOREARM:, :, 3] += aside[:, :, None]
                    points, wrists = points + aside, wrists + aside
                is_hasty |= self._is_hasty(wrists, self._times)
                bodies[:, :, arm_bones(self._character, side)] = arms
            articulators[side] = points.reshape(-1, 3)
        worst = worst_of_sides(self._character, bodies.reshape(-1, *bodies.shape[2:]), articulators)
        sides = [SIDE_OF[role] for role in self._usual]
        over = [worst[side].over_m.reshape(len(ranked), -1).max(axis=1) for side in sides]
        return [float(depth_m) for depth_m in np.where(is_hasty, np.inf, np.max(over, axis=0))]

    def _compared(self, grid: Mapping[HandRole, Sequence[Transition]]) -> list[Ranked]:
        hands = {
            role: hand
            for role, tried in grid.items()
            if (hand := self._hand(role, list(dict.fromkeys(tried)))) is not None
        }
        found = list(self._alone(*hands.items()) if len(hands) == 1 else self._both(hands) if hands else ())
        return sorted(found, key=lambda one: one.order)

    def _hand(self, role: HandRole, transitions: Sequence[Transition]) -> _Hand | None:
        """Solve a hand on its ways, and hold it against the body."""
        side, usual = SIDE_OF[role], self._usual[role]
        tried = try_transitions(self._tracks[role], self._times, transitions, _EVERY)
        if tried is None:
            return None
        bodies = resting(self._character).bodies(side, tried.arms.reshape(-1, *tried.arms.shape[2:]))
        balls = balls_of(self._character.body, self._character.obstacles, side).posed(bodies)
        return _Hand(
            transitions,
            np.array([_costs(one, usual) for one in transitions]),
            tried,
            self._in_body(side, bodies).reshape(tried.carried.shape).max(axis=1),
            tried.wrists - self._wrists(role)[::_EVERY],
            balls.reshape(*tried.carried.shape, *balls.shape[1:]),
        )

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
            gives = np.maximum(GIVES_M, _SAME_M - ends_m.min(axis=0))
            found = np.maximum(found, (-heights - gives).max(axis=1))
        return found

    def _ball_reaches(self) -> Array32:
        """(k, l) m, from how far on balls of the right and the left hand overlap too much."""
        right, left = (balls_of(self._character.body, self._character.obstacles, side) for side in OTHER_SIDE)
        radii = right.radii[:, None] + left.radii
        apart = np.linalg.norm(right.posed(self._ends)[:, :, None] - left.posed(self._ends)[:, None], axis=-1)
        return np.asarray(
            radii - np.maximum(_HANDS_GIVE_M, (radii - apart).max(axis=0) + _SAME_M), np.float32
        )

    def _alone(self, moving: tuple[HandRole, _Hand]) -> Iterator[Ranked]:
        """Compare the ways of one hand, the other one going its own or none."""
        role, hand = moving
        side = OTHER_SIDE[SIDE_OF[role]]
        balls = balls_of(self._character.body, self._character.obstacles, side).posed(
            self._matrices[::_EVERY]
        )
        others = np.broadcast_to(balls, (len(hand.costs), *balls.shape))
        rest = {each: way for each, way in self._usual.items() if each != role}
        deep = hand.body_m + self._between(role, hand.balls, others)
        for row in np.flatnonzero(~self._is_hasty(hand.tried.wrists, self._times[::_EVERY])).tolist():
            yield Ranked({**rest, role: hand.transitions[row]}, float(deep[row]), float(hand.costs[row]))

    def _both(self, hands: Mapping[HandRole, _Hand]) -> Iterator[Ranked]:
        """Compare ways of both hands: each with the usual one of the other, then with the other's best."""
        first, second = hands["dominant"], hands["base"]
        counts = len(first.costs), len(second.costs)
        pairs = np.array([*((row, 0) for row in range(counts[0])), *((0, row) for row in range(counts[1]))])
        found = self._of_pairs(first, second, pairs)
        best = sorted(found, key=lambda pair: found[pair].order)
        rows = [list(dict.fromkeys(pair[which] for pair in best))[:_PARTNERS] for which in (0, 1)]
        pairs = np.array([*product(rows[0], range(counts[1])), *product(range(counts[0]), rows[1])])
        yield from (found | self._of_pairs(first, second, np.unique(pairs, axis=0))).values()

    def _of_pairs(self, first: _Hand, second: _Hand, pairs: Indices) -> dict[tuple[int, int], Ranked]:
        """Compare pairs (p, 2) of ways, those first that change least, until enough of them seem free."""
        in_body = first.body_m[pairs[:, 0]] + second.body_m[pairs[:, 1]]
        costs = first.costs[pairs[:, 0]] + second.costs[pairs[:, 1]]
        by_costs = np.argsort(costs + _DEPTH_COUNTS * in_body, kind="stable")
        found, free = dict[tuple[int, int], Ranked](), 0
        for begin in range(0, len(pairs), _AT_ONCE):
            rows = by_costs[begin : begin + _AT_ONCE]
            one, other = pairs[rows].T
            carried = (
                first.tried.carried[one][..., None] * second.moved[other],
                second.tried.carried[other][..., None] * first.moved[one],
            )
            wrists = first.tried.wrists[one] + carried[0], second.tried.wrists[other] + carried[1]
            quick = np.flatnonzero(
                ~np.any([self._is_hasty(each, self._times[::_EVERY]) for each in wrists], axis=0)
            )
            one, other, rows = one[quick], other[quick], rows[quick]
            aside = (carried[0] - carried[1])[quick, :, None].astype(np.float32)
            deep = in_body[rows] + self._between("dominant", first.balls[one] + aside, second.balls[other])
            for row, at in enumerate(rows.tolist()):
                pair = int(one[row]), int(other[row])
                ways: Ways = {"dominant": first.transitions[pair[0]], "base": second.transitions[pair[1]]}
                found[pair] = Ranked(ways, float(deep[row]), float(costs[at]))
            free += int((deep < _SAME_M).sum())
            if free >= _ENOUGH:
                break
        return found

    def _between(self, role: HandRole, own: Array32, others: Array32) -> Array:
        """(c,) m, how deep the arms seem to be in each other: balls (c, n, k, 3) of a hand, and the other's.

        What is hopeless in one frame is not looked at in others.
        """
        reaches = self._reaches if SIDE_OF[role] == "right" else self._reaches.T
        found, rows, middle = np.zeros(len(own)), np.arange(len(own)), own.shape[1] // 2
        for frame in sorted(range(own.shape[1]), key=lambda frame: abs(frame - middle)):
            found[rows] = np.maximum(found[rows], deepest_m(own[rows, frame], others[rows, frame], reaches))
            rows = rows[found[rows] < _HOPELESS_M]
        return found

    def _wrists(self, role: HandRole) -> Array:
        """(n, 3) m, the wrist on the straight way."""
        return np.array([hand.wrist for hand in self._hands[role]])

    def _is_hasty(self, wrists: Array, times_s: Array) -> Mask:
        """(c,) whether a wrist (c, n, 3) m goes too fast anywhere between times (n,)."""
        steps = np.linalg.norm(np.diff(wrists, axis=1), axis=-1) / np.diff(times_s)
        return np.asarray(steps.max(axis=1, initial=0.0) > self._fastest_m_s)


def _costs(way: Transition, usual: Transition) -> float:
    """Return how much a way changes the usual one, m of height."""
    leads = [(one.handshape_lead, one.orientation_lead) for one in (way, usual)]
    speeds = [(one.easing, one.handles) for one in (way, usual)]
    found = _TIMES_COUNT * ((leads[0] != leads[1]) + (speeds[0] != speeds[1]))
    return found + way.height_m + _TURNED_COUNTS * abs(way.plane_rad)


def _timed(way: Transition, usual: Transition) -> Iterator[Transition]:
    """Yield a way with other speed profiles and leads of fingers and wrist."""
    for easing, lead in product(_EASINGS, _LEADS):
        leads = (usual.handshape_lead, usual.orientation_lead) if lead is None else (lead, lead)
        yield replace(way, easing=easing, handles=None, handshape_lead=leads[0], orientation_lead=leads[1])


def _arcs(usual: Transition) -> Iterator[Transition]:
    """Yield arcs of a hand at its usual times, after its usual way."""
    yield usual
    for height_m, plane_deg in product(ARCS_M, PLANES_DEG):
        yield replace(usual, path="arc", height_m=height_m, plane_rad=radians(plane_deg))


def _finer(way: Transition, usual: Transition) -> Iterator[Transition]:
    """Yield a way and others a little beside it."""
    yield way
    yield from _timed(way, usual)
    for handles in (_EARLY, _LATER):
        yield replace(way, handles=handles)
    if way.path == "arc":
        for by, degrees in product(_FINER, _FINER_DEG):
            yield replace(way, height_m=by * way.height_m, plane_rad=way.plane_rad + radians(degrees))
