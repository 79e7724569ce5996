"""Many ways between two items at once, on arms that are solved roughly, for a search for a free one.

How deep hands and forearms lie is told in two ways: roughly, with a sign, as lattices, points of skin and
balls tell it, for slopes; and as it is measured, for some. What lies as deep at the ends of the way does not
count.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.distance_rough import RoughSkin, balls_of, deepest_m, rough_middles, rough_skin
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

_LOOKS: Final = 12
"""Number of frames in which ways are looked at, about."""
_CLOSER: Final = 3
"""So much more often depths are measured: a fingertip goes a centimetre meanwhile."""
_SEEN_M: Final = 0.001
"""Depth of balls and lattices that says nothing: so much they are off."""
_HANDS_GIVE_M: Final = 0.002
"""Overlap of balls that says nothing."""
CLEAR_M: Final = 0.05
"""Height from which on it says nothing how far a hand is from the body."""

Ways: TypeAlias = dict[HandRole, Transition]


class Looks(NamedTuple):
    """Looks of c ways of h hands in n frames.

    Attributes:
        tried: the arms of each hand that goes, and which of them (c,) each way has.
        over_m: (c, h, n) m, how much deeper than flesh gives each seems to lie in the body or in the other
            arm; negative where clear.
        haste: (c, h, n + 1) share of the speed that it may have by which each wrist is quicker; negative
            where it is slower.
    """

    tried: Mapping[HandRole, tuple[Tried, Indices]]
    over_m: Array
    haste: Array


class RoughWays:
    """Ways between the keys of a sign, beside the usual ones."""

    def __init__(
        self,
        character: Character,
        straight: Sign,
        frames: Clip,
        usual: Mapping[HandRole, Transition],
        fastest_m_s: float,
    ) -> None:
        """Prepare to look at other ways than the usual ones of a sign, whose `frames` are solved.

        `fastest_m_s` is how quick a wrist may be.
        """
        self._character, self._fastest_m_s = character, fastest_m_s
        on_way = [
            row
            for row, hands in enumerate(zip(*(frames.hands[role] for role in usual), strict=True))
            if all(hand.key_id is None and not hand.resting for hand in hands)
        ]
        on_way = on_way[:: max(round(len(on_way) / _LOOKS), 1)]
        self.frames: Indices = np.array(on_way)
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
        self._reaches, self._shoulders = self._ball_reaches(), self._skin_of_shoulders()

    @property
    def roles(self) -> tuple[HandRole, ...]:
        """The hands that go from place to place."""
        return tuple(role for role in ROLES if role in self._places)

    def bulge_m(self, role: HandRole) -> complex | None:
        """Return how far a hand is off the straight line from rest or to it by itself; None between keys."""
        return self._places[role].bulge_m

    def looks(self, ways: Sequence[Ways]) -> Looks:
        """Look at ways roughly, in all their frames at once; what several of them share is solved once."""
        tried = self._together(ways)
        balls, in_body, haste = dict[HandRole, Array32](), list[Array](), list[Array]()
        for role in ROLES:
            side, one = SIDE_OF[role], tried.get(role)
            inscribed = balls_of(self._character.body, self._character.obstacles, side)
            if one is None:
                still = inscribed.posed(self._matrices)
                balls[role] = np.broadcast_to(still, (len(ways), *still.shape))
                continue
            own, rows = one
            bodies = resting(self._character).bodies(side, own.arms.reshape(-1, *own.arms.shape[2:]))
            posed, shape = inscribed.posed(bodies), own.wrists.shape[:2]
            balls[role] = posed.reshape(*shape, *posed.shape[1:])[rows]
            in_body.append(self._in_body(side, bodies).reshape(shape)[rows])
            haste.append(self._haste(role, own.wrists)[rows])
        others = zip(balls["dominant"].swapaxes(0, 1), balls["base"].swapaxes(0, 1), strict=True)
        in_other = np.stack([deepest_m(*each, self._reaches) for each in others], axis=1).astype(np.float64)
        over_m = np.maximum(np.stack(in_body, axis=1), in_other[:, None])
        return Looks(tried, over_m, np.stack(haste, axis=1))

    def depths_m(self, looks: Looks, chosen: Indices) -> Array:
        """(k, h, m) m, how much deeper than flesh gives some (k,) ways lead, measured between frames too.

        What is as deep at an end, or clear, is far below zero.
        """
        count, bodies = len(chosen), np.repeat(self._matrices[:, None], len(chosen), axis=1)
        articulators = dict[Side, Array]()
        for role in ROLES:
            side = SIDE_OF[role]
            points = np.repeat(self._articulators[role][:, None], count, axis=1)
            if role in looks.tried:
                own, rows = looks.tried[role]
                points = own.articulators[rows[chosen]].swapaxes(0, 1)
                bodies[:, :, arm_bones(self._character, side)] = own.arms[rows[chosen]].swapaxes(0, 1)
            articulators[side] = between(points, _CLOSER).reshape(-1, 3)
        bodies = between(bodies, _CLOSER)
        worst = worst_of_sides(self._character, bodies.reshape(-1, *bodies.shape[2:]), articulators)
        found = np.full((count, len(self.roles), len(bodies)), -CLEAR_M)
        for hand, role in enumerate(self.roles):
            mine, ends = worst[SIDE_OF[role]], self._at_ends[SIDE_OF[role]]
            over, into = (
                np.insert(values.reshape(-1, count), (0, len(bodies)), at_ends[:, None], axis=0)
                for values, at_ends in ((mine.over_m, ends.over_m), (mine.into, ends.into))
            )
            for row in range(count):
                found[row, hand] = counted_m(np.asarray(over[:, row], np.float64), into[:, row].tolist())[
                    1:-1
                ]
        return found

    def _together(self, ways: Sequence[Ways]) -> dict[HandRole, tuple[Tried, Indices]]:
        """Solve both hands on ways, each where the other one takes what it carries of its places.

        Return with the arms which of them (c,) each way has. Of two hands that carry each other the one that
        is solved first stays where the straight way has it.
        """
        found = dict[HandRole, tuple[Tried, Indices]]()
        for role in sorted(self._places, key=lambda role: bool(self._places[role].carried.any())):
            other = found.get(OTHER_ROLE[role]) if self._places[role].carried.any() else None
            beside = [0] * len(ways) if other is None else other[1].tolist()
            first = dict[tuple[Transition, int], int]()
            rows = np.array(
                [
                    first.setdefault((each[role], by), len(first))
                    for each, by in zip(ways, beside, strict=True)
                ]
            )
            carried = None
            if other is not None:
                carried = self._carries(OTHER_ROLE[role], other[0])[[by for _, by in first]]
            one = try_transitions(self._tracks[role], self._times, [way for way, _ in first], carried=carried)
            if one is not None:
                found[role] = one, rows
        return found

    def _carries(self, role: HandRole, tried: Tried) -> Array:
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
                own, on_bone = tried.arms[:, :, bone], local[:, bone, :, None]
                found[:, :, end] = (own[..., :3] @ on_bone)[..., 0] + own[..., 3] - points
        return found

    def _in_body(self, side: Side, bodies: Array) -> Array:
        """(n,) m, how much deeper than it may a forearm and hand seem to be in trunk, head and shoulders."""
        obstacles = self._character.obstacles
        middles, at_ends = (rough_middles(obstacles, each, side) for each in (bodies, self._ends))
        found = np.full(len(bodies), -CLEAR_M)
        for heights, ends_m in (
            (middles.heights, at_ends.heights),
            *((skin.heights(middles.places)[0], skin.heights(at_ends.places)[0]) for skin in self._shoulders),
        ):
            gives = np.maximum(GIVES_M, _SEEN_M - ends_m.min(axis=0))
            found = np.maximum(found, (-heights - gives).max(axis=1))
        return found

    def _skin_of_shoulders(self) -> list[RoughSkin]:
        """Return both shoulders as they are half way."""
        half_way = self._matrices[len(self._matrices) // 2]
        return [rough_skin(self._character.obstacles, half_way, side) for side in OTHER_SIDE]

    def _ball_reaches(self) -> Array32:
        """(k, l) m, from how far on balls of the right and the left hand overlap too much."""
        right, left = (balls_of(self._character.body, self._character.obstacles, side) for side in OTHER_SIDE)
        radii = right.radii[:, None] + left.radii
        apart = np.linalg.norm(right.posed(self._ends)[:, :, None] - left.posed(self._ends)[:, None], axis=-1)
        return np.asarray(
            radii - np.maximum(_HANDS_GIVE_M, (radii - apart).max(axis=0) + _SEEN_M), np.float32
        )

    def _haste(self, role: HandRole, wrists: Array) -> Array:
        """(c, n + 1) share of its speed by which a wrist (c, n, 3) m is too quick between frames."""
        times = np.concatenate([self._ends_s[:1], self._times, self._ends_s[1:]])
        first, last = (np.broadcast_to(end, (len(wrists), 1, 3)) for end in self._end_wrists[role])
        steps = np.linalg.norm(np.diff(np.concatenate([first, wrists, last], axis=1), axis=1), axis=-1)
        return np.asarray(steps / np.diff(times) / self._fastest_m_s - 1.0)


def counted_m(over_m: Array, into: Sequence[Hashable]) -> Array:
    """(n,) m, how much deeper than flesh gives a hand lies; far below zero where that does not count.

    `over_m` (n,) and `into` are as `rows_too_deep` takes them.
    """
    counted = rows_too_deep(over_m.tolist(), into, range(1, len(over_m) - 1), GIVES_M)
    found = np.full(len(over_m), -CLEAR_M)
    found[counted] = over_m[counted]
    return found


def _in_chest(chest: Array, bodies: Array) -> Array:
    """Skinning matrices (n, B, 3, 4) in the frames (n, 3, 4) of the chest."""
    back = np.swapaxes(chest[:, :, :3], -1, -2)
    found = back[:, None] @ bodies
    found[..., 3] -= (back @ chest[:, :, 3, None])[:, None, :, 0]
    return np.asarray(found)
