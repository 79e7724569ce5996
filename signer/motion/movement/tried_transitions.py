"""Transitions of a hand between two keys, told from the frames of one: for searches among ways.

Nothing is solved. What shapes and turns the hand on the way that was solved does so on any other, earlier or
later; its articulator is where that leads, and the forearm follows. What the other hand carries is where its
own way takes it; whoever tries another one moves the hand along by the shares that `Tried` tells.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.values import Transition
from signer.kinematics.rig import ARM_BONES
from signer.motion.movement.easing import progress
from signer.motion.movement.even_leads import even_leads
from signer.motion.movement.frames import SampledSegment, Track, mixed
from signer.motion.movement.paths import bulge_direction, path_points
from signer.motion.movement.transitions import normals_of
from signer.motion.posture.surroundings import arm_bones

_ELBOW: Final = ARM_BONES.index("lowerarm01")
"""The first bone beyond the elbow, as `arm_bones` orders them."""
_STRETCHED: Final = 0.999
"""Share of its length that an arm reaches at most: where it is stretched its elbow is in no direction."""


class Tried(NamedTuple):
    """An arm on c transitions in n frames.

    Its skinning matrices (c, n, 26, 3, 4) as `arm_bones` orders them, its wrist (c, n, 3) m, by what shares
    (c, n, 2) it goes along where the places that it leaves and comes to are elsewhere, and how far it is out
    of reach, (c, n) m.
    """

    arms: Array
    wrists: Array
    shares: Array
    short_m: Array


def way_of(track: Track) -> SampledSegment | None:
    """Return the frames of a hand on its way, the longest one of several; None where it goes nowhere."""
    ways = (one for one in track.sampled_segments if not one.interval.is_still)
    return max(ways, key=lambda one: len(one.rows), default=None)


class TriedHand:
    """A hand on a way that is solved, from whose frames others are told.

    Attributes:
        places: (2, n, 3) m, what it leaves and comes to, in the frames that are looked at.
        carried: (2,) which of both are carried.
    """

    def __init__(
        self, track: Track, sampled: SampledSegment, bodies: Array, times_s: Array, rows: Indices
    ) -> None:
        """Take a way as solved.

        Args:
            track: of the hand, at ascending times.
            sampled: the frames of its way.
            bodies: (F, B, 3, 4) skinning matrices at all these times, in the chest's frame.
            times_s: (F,) s.
            rows: (n,) which of these are looked at, all of them on the way.
        """
        character, own, rig = track.character, sampled.rows, track.character.rigs[track.side]
        self._sampled, self._share = sampled, sampled.interval.share(times_s[rows])
        ends = [np.broadcast_to(end.target, (len(own), 3)) for end in (sampled.before, sampled.after)]
        looked = np.searchsorted(own, rows)
        self.places = np.array(ends)[:, looked]
        self.carried: Mask = np.array([end.target.ndim > 1 for end in (sampled.before, sampled.after)])
        self._reached = track.frames.reached[rows]
        arms, wrist_row = bodies[own][:, arm_bones(character, track.side)], len(rig.bones) - 1
        self._arms, hand = arms[:, :wrist_row], arms[:, wrist_row:].copy()
        joints = track.frames.shoulder[own], track.frames.elbow[own], track.frames.wrist[own]
        self._joints, self._turns = np.stack(joints, axis=1), arms[:, wrist_row, :, :3]
        # in the hand's own frame: its bones, and both points that it brings to its places
        back, wrists = np.swapaxes(self._turns, -1, -2)[:, None], joints[2][:, None]
        points = [end.attachment.position(bodies[own]) for end in (sampled.before, sampled.after)]
        hand[..., 3] -= wrists
        self._hand = back @ hand
        self._points = (back @ (np.stack(points, axis=1) - wrists)[..., None])[..., 0]
        progress = (sampled.way, sampled.fingers_way, sampled.wrist_way)
        self._progress = [sampled.way if one is None else one for one in progress]

    def on(self, transitions: Sequence[Transition], carried: Array | None = None) -> Tried:
        """Return the arm on c transitions between the same keys, their places (c, n, 2, 3) m elsewhere."""
        bare = [replace(one, path="straight", height_m=0.0, plane_rad=0.0) for one in transitions]
        known = {one: self._progress_on(one) for one in set(bare)}
        way, fingers, wrist = np.stack([known[one] for one in bare], axis=1)
        aside = self._aside(transitions, way)
        shares = np.stack([1.0 - way, way], axis=-1) * self.carried
        if carried is not None:
            aside = aside + (shares[..., None] * carried).sum(axis=-2)
        reached = (1.0 - way)[..., None] * self.places[0] + way[..., None] * self.places[1] + aside
        is_own = [one == self._sampled.interval.transition for one in transitions]
        reached = np.where(np.array(is_own)[:, None, None], self._reached, reached)
        (turns,) = self._at(2, wrist, self._turns)
        hand, points = self._at(1, fingers, self._hand, self._points)
        point = (1.0 - way)[..., None] * points[..., 0, :] + way[..., None] * points[..., 1, :]
        wrists = reached - (turns @ point[..., None])[..., 0]
        arms, wrists, short_m = self._bent(way, wrists)
        hand = turns[..., None, :, :] @ hand
        hand[..., 3] += wrists[..., None, :]
        return Tried(np.concatenate([arms, hand], axis=-3), wrists, shares, short_m)

    def _bent(self, way: Array, wrists: Array) -> tuple[Array, Array, Array]:
        """(c, n, 6, 3, 4) bones before wrists at (c, n, 3) m, these as near as they get, and how far off."""
        arms, joints = self._at(0, way, self._arms, self._joints)
        shoulders, elbows = joints[..., 0, :], joints[..., 1, :]
        upper, before, reach = elbows - shoulders, joints[..., 2, :] - elbows, wrists - shoulders
        upper_m, length_m, reach_m = (
            np.linalg.norm(each, axis=-1, keepdims=True) for each in (upper, before, reach)
        )
        ahead = reach / reach_m
        out = upper - (upper * ahead).sum(axis=-1, keepdims=True) * ahead
        # the elbow bends, as far as the wrist is, in the plane in which it did
        far_m = np.minimum(reach_m, _STRETCHED * (upper_m + length_m))
        along_m = (far_m * far_m + upper_m * upper_m - length_m * length_m) / (2.0 * far_m)
        out_m = np.sqrt(np.maximum(upper_m * upper_m - along_m * along_m, 0.0))
        wrists = shoulders + far_m * ahead
        bent = shoulders + along_m * ahead + out_m * out / np.linalg.norm(out, axis=-1, keepdims=True)
        before, after = before / length_m, wrists - bent
        after = after / np.linalg.norm(after, axis=-1, keepdims=True)
        moved = wrists - length_m * after
        half = before + after  # the shortest turn from the one direction to the other
        half = half / np.sqrt(1.0 + (before * after).sum(axis=-1, keepdims=True))
        turn = 2.0 * after[..., :, None] * before[..., None, :] - half[..., :, None] * half[..., None, :]
        turn += np.eye(3)
        arms[..., 3] -= elbows[..., None, :]
        arms[..., _ELBOW:, :, :] = turn[..., None, :, :] @ arms[..., _ELBOW:, :, :]
        arms[..., 3] += moved[..., None, :]
        return arms, wrists, (reach_m - far_m)[..., 0]

    def _progress_on(self, one: Transition) -> Array:
        """(3, n) how far hand, fingers and wrist are on a transition, without repeats."""
        interval, leads = replace(self._sampled.interval, transition=one), even_leads(self._sampled, one)
        once, swings = replace(one, repeats=0), self._sampled.segment.swings
        paced = (interval.paced(self._share, lead) for lead in (0.0, *leads))
        return np.array([progress(once, share, swings=swings) for share in paced])

    def _at(self, kind: int, progress: Array, *values: Array) -> list[Array]:
        """Return values (m, ...) of the moments at which hand, fingers or wrist are so far, (...)."""
        order = np.argsort(self._progress[kind], kind="stable")
        place = np.interp(progress, self._progress[kind][order], np.arange(len(order)))
        below = np.clip(place.astype(np.intp), 0, max(len(order) - 2, 0))
        found, above = list[Array](), order[np.minimum(below + 1, len(order) - 1)]
        for each in values:
            share = (place - below).reshape(*place.shape, *(1,) * (each.ndim - 1))
            low = each[order[below]]
            found.append(low + share * (each[above] - low))
        return found

    def _middle(self) -> list[Array]:
        """Return start and end (3,) m of the way and the normals (3,) there, half way of what moves."""
        sampled, middle = self._sampled, len(self._sampled.rows) // 2
        ends = (sampled.departure or sampled.before, sampled.arrival or sampled.after)
        values = (*(one.target for one in ends), *normals_of(sampled, *ends))
        return [each if each.ndim == 1 else each[middle] for each in values]

    def _aside(self, transitions: Sequence[Transition], ways: Array) -> Array:
        """(c, n, 3) m, how far each transition is off the straight line at the shares (c, n)."""
        (start, end, leaves, comes), length = self._middle(), self._sampled.character.scale.length
        found, directions = np.zeros((*ways.shape, 3)), dict[float, Array]()
        for row, one in enumerate(transitions):
            if one.path in ("straight", "slide"):
                continue
            if one.plane_rad not in directions:
                directions[one.plane_rad] = bulge_direction(start, end, leaves, comes, one.plane_rad)
            bulge = directions[one.plane_rad]
            way = ways[row]
            path = path_points(one.path, length * one.height_m, start, end, bulge, way, one.turns)
            found[row] = path - mixed(start, end, way)
        return found
