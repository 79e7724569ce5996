"""Turning the joints of a handshape as little as needed so that its parts touch, none in another."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from handshapes.handshape import FINGERS
from handshapes.reading import FINGER_RANGES, THUMB_RANGES
from signer.fitting.hand_model import HandModel, Skin
from signer.fitting.overlap import Overlaps, Pair, heights
from signer.fitting.touches import Touch

SWEEP_M: Final = 0.003
"""Distance above or below the neighbour's sweep, m, that weighs as an angle its whole ease away."""
END_M: Final = 0.012
"""Distance from the neighbour's end, m, that weighs as much: fingers differ in length, so that is asked
loosely."""


def strays(hand: HandModel, skin: Skin, fingers: Sequence[int]) -> Array:
    """Measure how far fingers of a row leave the sweep of their neighbours on the thumb's side.

    Fingers count from 0, the index, to 3, the pinky; the palm is seen edge-on.

    Of each its end joint, the middle of its last bone and its tip are looked at. Fingers differ in length and
    begin at different heights, so what is asked is to lie beside the neighbour, not to have its angles.
    """
    found = []
    for one, other in pairwise(_lines(hand, skin, finger) for finger in fingers):
        seen = np.stack([other[2], (other[2] + other[3]) / 2.0, other[3]])
        found += [((seen - _nearest(seen, one)) / SWEEP_M).ravel(), (other[3] - one[3]) / END_M]
    return np.concatenate(found)


def _lines(hand: HandModel, skin: Skin, finger: int) -> Array:
    """(4, 2) m: base, middle joint, end joint and tip of a finger.

    In the palm's distal and palmar directions.
    """
    bones = hand.body.bones(*(f"finger{finger + 2}-{joint}.R" for joint in (1, 2, 3)))
    matrices = skin.matrices[bones]
    heads = np.einsum("bij,bj->bi", matrices[..., :3], hand.body.heads[bones]) + matrices[..., 3]
    tip = matrices[2, :, :3] @ hand.body.tails[bones[2]] + matrices[2, :, 3]
    return np.asarray((np.vstack([heads, tip]) @ hand.palms)[:, 1:])


def _nearest(points: Array, line: Array) -> Array:
    """The nearest points (P, 2) of a polyline (K, 2) to points (P, 2)."""
    begin, way = line[:-1], np.diff(line, axis=0)
    shares = np.clip(((points[:, None] - begin) * way).sum(axis=2) / (way * way).sum(axis=1), 0.0, 1.0)
    on = begin + shares[..., None] * way
    nearest = np.linalg.norm(points[:, None] - on, axis=2).argmin(axis=1)
    return np.asarray(on[np.arange(len(points)), nearest])


RANGES: Final = np.array([*(list(FINGER_RANGES.values()) * 4), *THUMB_RANGES.values()], dtype=float)
"""Lowest and highest of the 21 angles, degrees."""
THUMB: Final = range(16, 21)
"""Places of the thumb among them."""
PRESS_M: Final = 0.0003
"""Depth to which a touch is pressed in, m: flesh gives a little."""
SOFT_M: Final = 0.0005
"""Depth to which one part may stand in another at no cost, m."""
PRESSED_M: Final = 0.0017
"""Depth for ends of curled fingers in the palm, m, whose flesh gives more."""
TOUCH_M: Final = 0.0004
"""Gap of a touch, m, that weighs as one angle that is its whole ease away."""
DEPTH_M: Final = 0.0006
"""Depth beyond what flesh gives, m, that weighs as much."""
PLACE_M: Final = 0.006
"""Distance between the middles of touching areas, m, that weighs as much."""
GAP_M: Final = 0.002
"""Distance off the gap of an open shape, m, that weighs as much."""
ALIKE_DEG: Final = 5.0
"""Difference between joints that should turn alike, degrees, that weighs as much."""
NEAR_M: Final = 0.0015
"""Miss of a touch, m, up to which it pulls as hard as `TOUCH_M` says; what is beyond pulls by `PULL_M`, so
that a far touch does not tear the hand apart."""
PULL_M: Final = 0.002
"""Miss beyond that, m, that weighs as one angle that is its whole ease away."""
DEEPEST: Final = 10
"""Points of every two parts that are weighed, the deepest: one alone would jump from vertex to vertex."""
FAR_M: Final = 0.2
"""Distance within which the other side of a touch is looked for, m: all of a hand."""
SLACKS: Final = (6.0, 2.0, 1.0)
"""Factors by which touches and depths weigh less, one round after the other: loosely first, parts find
their way around each other."""
STEP_DEG: Final = 0.3
"""Turn by which slopes are measured, degrees: far over rounding."""
LEAP_DEG: Final = 15.0
"""Turn of a joint in one step at most, degrees: slopes hold no farther."""
MOST_STEPS: Final = 18
"""Steps of a round at most; it ends before where costs no longer fall."""


@dataclass(frozen=True, slots=True)
class Lie:
    """A wish about how the thumb lies.

    Its last bone points this way in the palm's frame (radial, distal, palmar).
    """

    direction: tuple[float, float, float]
    weight: float = 1.0


@dataclass(frozen=True, eq=False)
class Task:
    """Fitting problem of one handshape.

    Attributes:
        start: (21,) degrees, to stay near.
        free: which angles may turn, and `ease` by how many degrees each before it weighs 1.
        goals: what should touch.
        lie: how the thumb should lie, if that matters.
        facing: how much it matters that touching parts look at each other.
        alike: groups of angles that should turn alike, as fingers that lie together do.
        gap_m: the least and the most way between the pads of thumb and index, for open shapes.
        row: fingers (0 to 3) that curve side by side.
        pressed: fingers whose ends may press into the palm.
    """

    start: Array
    free: Indices
    ease: Array
    goals: Sequence[Touch] = ()
    lie: Lie | None = None
    facing: float = 0.4
    alike: Sequence[tuple[int, ...]] = ()
    gap_m: tuple[float, float] | None = None
    row: tuple[int, ...] = ()
    pressed: Sequence[str] = ()


class Solver:
    """Solves tasks on one hand."""

    def __init__(self, hand: HandModel, parts: Overlaps) -> None:
        self.hand = hand
        # Every second vertex will do: those of the cage and those in the middle of its quads.
        coarse = (hand.vertices < len(hand.body.cage)) | (
            hand.vertices >= len(hand.body.rest) - len(hand.body.quads)
        )
        self._pairs = [(pair, pair.points[coarse[pair.points]]) for pair in parts.pairs]
        self._slack = 1.0

    def solve(self, task: Task, begin: Array) -> tuple[Array, float]:
        """The (21,) angles in degrees found from a beginning, and what is left of the cost."""
        free, cost = np.clip(begin, *RANGES.T)[task.free], 0.0
        for slack in SLACKS:
            self._slack = slack
            free, cost = self._descend(task, free)
        return _whole(task, free), cost

    def pads_apart(self, skin: Skin) -> float:
        """The way between the pads of thumb and index finger, m."""
        thumb, index = (skin.positions[self.hand.area(f"{digit}.pad")] for digit in ("thumb", "index"))
        return float(np.min(cKDTree(index).query(thumb)[0]))

    def _descend(self, task: Task, free: Array) -> tuple[Array, float]:
        """Levenberg's method with steps of a fixed size.

        The misses have small kinks wherever another vertex becomes the nearest.
        """
        low, high = RANGES[task.free].T
        misses = self.misses(task, free)
        cost, damping, idle = float(misses @ misses), 0.1, 0
        for _ in range(MOST_STEPS):
            slopes = self._slopes(task, free, misses)
            normal, down, before = slopes.T @ slopes, slopes.T @ misses, cost
            for _ in range(8):
                step = np.clip(
                    np.linalg.solve(normal + damping * np.diag(np.diag(normal) + 1e-3), down),
                    -LEAP_DEG,
                    LEAP_DEG,
                )
                trial = np.clip(free - step, low, high)
                fresh = self.misses(task, trial)
                if float(fresh @ fresh) < cost:
                    free, misses, cost, damping = trial, fresh, float(fresh @ fresh), max(damping / 9.0, 1e-3)
                    break
                damping *= 4.0
            idle = idle + 1 if before - cost < 3e-3 * cost + 1e-3 else 0
            if before == cost or idle == 3:
                break
        return free, cost

    def _slopes(self, task: Task, free: Array, misses: Array) -> Array:
        found = np.zeros((len(misses), len(free)))
        for k, angle in enumerate(task.free):
            step = STEP_DEG if free[k] + STEP_DEG <= RANGES[angle, 1] else -STEP_DEG
            aside = free.copy()
            aside[k] += step
            # What the turning digit has no part in stays as it is.
            found[:, k] = (self.misses(task, aside, misses, _digit(int(angle))) - misses) / step
        return found

    def misses(self, task: Task, free: Array, known: Array | None = None, digit: str = "") -> Array:
        """Compute the residuals of a task, each about 1 when it just matters.

        Beside what is known, only those in which a digit takes part are computed.
        """
        angles = _whole(task, free)
        skin = self.hand.skin(np.radians(angles))
        pieces = [(free - task.start[task.free]) / task.ease]
        for group in task.alike:
            turned = np.array([angles[k] - task.start[k] for k in group])
            pieces.append((turned - turned.mean()) / ALIKE_DEG)
        if task.lie is not None:
            pieces.append(self._astray(task.lie, skin))
        if task.gap_m is not None:
            gap = self.pads_apart(skin)
            pieces.append(np.array([(gap - np.clip(gap, *task.gap_m)) / GAP_M]))
        if task.row:
            pieces.append(strays(self.hand, skin, task.row))
        at = sum(map(len, pieces))
        trees: dict[int, cKDTree] = {}
        for goal in task.goals:
            size = 1 if goal.is_loose else 7
            stale = known is None or any(part.startswith(digit) for part in (*goal.one, *goal.other))
            pieces.append(self._touch(goal, skin, task) if stale or known is None else known[at : at + size])
            at += size
        moving = {_digit(int(k)) for k in task.free}
        for pair, points in self._pairs:
            if pair.one in moving or pair.other in moving:
                stale = digit in (pair.one, pair.other)
                pieces.append(
                    self._depths(pair, points, skin, trees, softness_m(pair, task.pressed))
                    if stale or known is None
                    else known[at : at + DEEPEST]
                )
                at += DEEPEST
        return np.concatenate(pieces)

    def _astray(self, lie: Lie, skin: Skin) -> Array:
        bone = self.hand.body.bone_index["finger1-3.R"]
        way = skin.matrices[bone][:, :3] @ self.hand.body.frames[bone][:, 1]
        return np.asarray(
            2.0
            * lie.weight
            * (self.hand.palms.T @ way - np.array(lie.direction) / np.linalg.norm(lie.direction))
        )

    def _touch(self, goal: Touch, skin: Skin, task: Task) -> Array:
        one, other = self.hand.union(goal.one), self.hand.union(goal.other)
        miss = heights(skin.positions[one], skin.positions[other], skin.normals[other], FAR_M).min()
        miss += PRESSED_M if goal.other == ("palm",) and _finger(goal) in task.pressed else PRESS_M
        near = np.clip(miss, -NEAR_M, NEAR_M)
        reach = np.array([near / (TOUCH_M * self._slack) + (miss - near) / PULL_M])
        if goal.is_loose:
            return reach
        apart = skin.positions[one].mean(axis=0) - skin.positions[other].mean(axis=0)
        out, into = (skin.normals[area].sum(axis=0) for area in (one, other))
        return np.concatenate(
            [reach, apart / PLACE_M, task.facing * (out / np.linalg.norm(out) + into / np.linalg.norm(into))]
        )

    def _depths(
        self, pair: Pair, points: Indices, skin: Skin, trees: dict[int, cKDTree], soft_m: float
    ) -> Array:
        """The deepest points of a pair beyond what flesh gives, in DEPTH_M."""
        found = np.zeros(DEEPEST)
        mine, box = skin.positions[points], skin.positions[pair.patch.vertices]
        near = ((mine >= box.min(axis=0)) & (mine <= box.max(axis=0))).all(axis=1)
        if near.any():
            key = id(pair.patch)
            if key not in trees:
                trees[key] = cKDTree(box)
            height = heights(mine[near], box, skin.normals[pair.patch.vertices], 0.02, trees[key])
            deep = np.sort(np.maximum(-height - soft_m, 0.0))[::-1][:DEEPEST]
            found[: len(deep)] = deep / (DEPTH_M * self._slack)
        return found


def _finger(goal: Touch) -> str:
    return goal.one[0].split(".")[0]


def softness_m(pair: Pair, pressed: Sequence[str]) -> float:
    """Depth at which two parts may stand in each other at no cost, m."""
    ends = {pair.one, pair.other}
    return PRESSED_M if "palm" in ends and ends & set(pressed) else SOFT_M


def indices(digit: str) -> range:
    """Places of a digit's angles among the 21."""
    if digit == "thumb":
        return THUMB
    first = 4 * [str(finger) for finger in FINGERS].index(digit)
    return range(first, first + 4)


def _digit(angle: int) -> str:
    return "thumb" if angle in THUMB else FINGERS[angle // 4]


def _whole(task: Task, free: Array) -> Array:
    angles = task.start.copy()
    angles[task.free] = free
    return np.asarray(np.clip(angles, *RANGES.T))
