"""Many ways between two items at once, told from the frames of one, for a search for a free one.

How deep hands and forearms lie is told with a sign, as lattices, points of skin and balls tell it. What lies
as deep at the ends of the way does not count.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.distance.rough import RoughSkin, balls_of, deepest_m, rough_middles, rough_skin
from body_model.plain_types import Side
from signer.document.sign import OTHER_SIDE, SIDE_OF
from signer.document.values import OTHER_ROLE, ROLES, HandRole, Transition
from signer.kinematics.frames import brought_back
from signer.motion.checks.penetrating_transitions import rows_too_deep
from signer.motion.movement.frames import Track
from signer.motion.movement.tried_transitions import Tried, TriedHand, way_of
from signer.motion.pose import Clip
from signer.motion.posture.penetration import FLESH
from signer.motion.posture.surroundings import arm_bones, resting

_LOOKS: Final = 24
"""Number of frames in which ways are looked at, about: with half a thumb that opens passes through a forearm
unseen, with double nothing changes but the time."""
SEEN_M: Final = 0.001
"""Depth of balls and lattices that says nothing, m: so much they are off."""
_HANDS_GIVE_M: Final = 0.002
"""Overlap of balls that says nothing."""
CLEAR_M: Final = 0.05
"""Height from which on it says nothing how far a hand is from the body."""

Ways: TypeAlias = Mapping[HandRole, Transition]


class Looks(NamedTuple):
    """Looks of c ways of h hands in n frames.

    Attributes:
        over_m: (c, h, n) m, how much deeper than flesh gives each seems to lie in the body or in the other
            arm, or how far it is out of reach; negative where clear.
        haste: (c, h, n + 1) share of the speed that it may have by which each wrist is quicker; negative
            where it is slower.
    """

    over_m: Array
    haste: Array


class RoughWays:
    """Ways between the keys of a sign, beside those that are solved.

    Attributes:
        ways: those that are solved.
        rows: (n,) the frames in which ways are looked at.
    """

    def __init__(
        self,
        frames: Clip,
        tracks: Mapping[HandRole, Track],
        ways: Mapping[HandRole, Transition],
        most_m_s: float,
    ) -> None:
        """Prepare to look at other ways than those of a sign, whose frames and tracks are solved.

        `most_m_s` is how quick a wrist may be.
        """
        self.ways, self._character, self._most_m_s = dict(ways), frames.character, most_m_s
        going = {role: way_of(tracks[role]) for role in ways if role in tracks}
        on_way = set(range(len(frames))).intersection(*(one.rows.tolist() for one in going.values() if one))
        looked = sorted(on_way)
        if not looked:  # one hand has arrived before the other one leaves
            going, looked = {}, [0]
        self.rows: Indices = np.array(looked[:: max(round(len(looked) / _LOOKS), 1)], np.intp)
        ends = [max(looked[0] - 1, 0), min(looked[-1] + 1, len(frames) - 1)]
        self._times = frames.times_s[[ends[0], *self.rows, ends[1]]]
        self._end_wrists = {
            role: [brought_back(frames.chest[row], frames.hands[role].wrists[row]) for row in ends]
            for role in ROLES
        }
        bodies = _in_chest(frames.chest, frames.matrices)
        self._matrices, self._ends = bodies[self.rows], bodies[ends]
        self._hands = {
            role: TriedHand(tracks[role], one, bodies, frames.times_s, self.rows)
            for role, one in going.items()
            if one is not None
        }
        self._reaches, self._shoulders = self._ball_reaches(), self._skin_of_shoulders()

    @property
    def roles(self) -> tuple[HandRole, ...]:
        """The hands that go from place to place."""
        return tuple(role for role in ROLES if role in self._hands)

    def looks(self, ways: Sequence[Ways]) -> Looks:
        """Look at ways roughly, in all their frames at once; what several of them share is told once."""
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
            short_m = np.where(own.short_m > 0.0, own.short_m, -CLEAR_M)
            in_body.append(np.maximum(self._in_body(side, bodies).reshape(shape), short_m)[rows])
            haste.append(self._haste(role, own.wrists)[rows])
        others = zip(balls["dominant"].swapaxes(0, 1), balls["base"].swapaxes(0, 1), strict=True)
        in_other = np.stack([deepest_m(*each, self._reaches) for each in others], axis=1).astype(np.float64)
        over_m = np.maximum(np.stack(in_body, axis=1), in_other[:, None])
        return Looks(over_m, np.stack(haste, axis=1))

    def _together(self, ways: Sequence[Ways]) -> dict[HandRole, tuple[Tried, Indices]]:
        """Tell both hands on ways, each where the other one takes what it carries of its places.

        Return with the arms which of them (c,) each way has. Of two hands that carry each other the one that
        is told first stays where its own way has it.
        """
        found = dict[HandRole, tuple[Tried, Indices]]()
        for role in sorted(self._hands, key=lambda role: bool(self._hands[role].carried.any())):
            hand = self._hands[role]
            other = found.get(OTHER_ROLE[role]) if hand.carried.any() else None
            beside = [0] * len(ways) if other is None else other[1].tolist()
            first = dict[tuple[Transition, int], int]()
            rows = [
                first.setdefault((each[role], by), len(first)) for each, by in zip(ways, beside, strict=True)
            ]
            carried = None
            if other is not None:
                carried = self._carries(OTHER_ROLE[role], other[0])[[by for _, by in first]]
            found[role] = hand.on([way for way, _ in first], carried), np.array(rows)
        return found

    def _carries(self, role: HandRole, tried: Tried) -> Array:
        """(c, n, 2, 3) m, how far a hand takes what the other one leaves and comes to.

        That is from where its solved way takes it. Each place goes with the bone of the arm on which it stays
        most nearly the same on that way.
        """
        bones = arm_bones(self._character, SIDE_OF[role])
        hand, found = self._hands[OTHER_ROLE[role]], np.zeros((*tried.wrists.shape[:2], 2, 3))
        solved = self._matrices[:, bones]
        for end in np.flatnonzero(hand.carried):
            points = hand.places[end]
            away = points[:, None] - solved[..., 3]
            local = (np.swapaxes(solved[..., :3], -1, -2) @ away[..., None])[..., 0]
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
            gives = np.maximum(FLESH.gives_m, SEEN_M - ends_m.min(axis=0))
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
        return np.asarray(radii - np.maximum(_HANDS_GIVE_M, (radii - apart).max(axis=0) + SEEN_M), np.float32)

    def _haste(self, role: HandRole, wrists: Array) -> Array:
        """(c, n + 1) share of its speed by which a wrist (c, n, 3) m is too quick between frames."""
        first, last = (np.broadcast_to(end, (len(wrists), 1, 3)) for end in self._end_wrists[role])
        steps = np.linalg.norm(np.diff(np.concatenate([first, wrists, last], axis=1), axis=1), axis=-1)
        return np.asarray(steps / np.diff(self._times) / self._most_m_s - 1.0)


def counted_m(over_m: Array, into: Sequence[Hashable]) -> Array:
    """(n,) m, how much deeper than flesh gives a hand lies; far below zero where that does not count.

    `over_m` (n,) and `into` are as `rows_too_deep` takes them.
    """
    counted = rows_too_deep(over_m.tolist(), into, range(1, len(over_m) - 1), FLESH.gives_m)
    found = np.full(len(over_m), -CLEAR_M)
    found[counted] = over_m[counted]
    return found


def _in_chest(chest: Array, bodies: Array) -> Array:
    """Skinning matrices (n, B, 3, 4) in the frames (n, 3, 4) of the chest."""
    back = np.swapaxes(chest[:, :, :3], -1, -2)
    found = back[:, None] @ bodies
    found[..., 3] -= (back @ chest[:, :, 3, None])[:, None, :, 0]
    return np.asarray(found)
