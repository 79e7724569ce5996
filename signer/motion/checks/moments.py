"""Moments of a sign that a review looks at, each solved once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.values import ROLES, HandRole
from signer.motion.checks.conditions import common_moments
from signer.motion.operations.evenness import MOMENTS_HZ, TOGETHER, Changes, changes_of, joints_of
from signer.motion.pose import Clip, Gaze, HandPose
from signer.motion.posing import poses
from signer.motion.posture.penetration import Inside, insides

DEPTHS_HZ: Final = 30.0
"""Moments a second at which it is measured how deep hands lie in the body, whatever the rate of the sign:
each takes some 10 ms. A hand at 1 m/s goes 3 cm meanwhile, less than what it would go through."""


@dataclass(frozen=True, slots=True, eq=False)
class Moments:
    """Moments of a sign, solved.

    Attributes:
        sign, character: what was solved.
        times_s: (n,) rising: evenly, `MOMENTS_HZ` a second, where keys begin and end, and where both hands
            are compared.
        hands: each hand at these times.
        frames: the poses at which depths are measured, keys' own times and ends among them.
        changes: by how much velocities change at the even moments, as `evenness.changes` has it.
    """

    sign: Sign
    character: Character
    times_s: Array
    hands: Mapping[HandRole, tuple[HandPose, ...]]
    frames: Clip
    changes: Changes

    def held(self, role: HandRole, from_s: float, to_s: float) -> tuple[Array, tuple[HandPose, ...]]:
        """Return the times (k,) from one to another, both included, and a hand at them."""
        first, last = np.searchsorted(self.times_s, from_s), np.searchsorted(self.times_s, to_s, side="right")
        return self.times_s[first:last], self.hands[role][first:last]

    def hands_at(self, times_s: ArrayLike) -> Mapping[HandRole, Sequence[HandPose]]:
        """Return the hands at times (k,), solved anew only where one of them is none of the moments."""
        times = np.asarray(times_s, np.float64)
        rows = np.minimum(np.searchsorted(self.times_s, times), len(self.times_s) - 1)
        if (self.times_s[rows] != times).any():
            return poses(self.sign, times, self.character).hands
        return {role: [hands[row] for row in rows.tolist()] for role, hands in self.hands.items()}


def solve_moments(sign: Sign, character: Character, tell: Callable[[float], None]) -> Moments:
    """Solve the moments of a sign some together; `tell` is called with the share that is done."""
    ends_s = span_s(sign)[1]
    even = frame_times(ends_s, MOMENTS_HZ)
    keys = (key for role in ROLES for key in sign.hand(role).keys)
    measured = {*frame_times(ends_s, DEPTHS_HZ), *(at for key in keys for at in (key.time_s, key.end_s))}
    times = np.array(sorted({*even, *measured, *common_moments(sign)}))
    frames, hands = list[Clip](), dict[HandRole, list[HandPose]]((role, []) for role in ROLES)
    joints = {role: list[Array]() for role in ROLES if sign.hand(role).keys}
    for begin in range(0, len(times), TOGETHER):
        tell(begin / len(times))
        solved = poses(sign, times[begin : begin + TOGETHER], character)
        for role, found in hands.items():
            found += solved.hands[role]
        for role, of_joints in joints.items():
            of_joints.append(joints_of(solved, role))
        frames.append(solved.rows(np.flatnonzero(np.isin(solved.times_s, list(measured)))))
    is_even = np.isin(times, even)
    steps = {
        role: changes_of(times[is_even], np.concatenate(found)[is_even]) for role, found in joints.items()
    }
    return Moments(
        sign,
        character,
        times,
        {role: tuple(found) for role, found in hands.items()},
        _joined(frames),
        steps,
    )


def _joined(clips: Sequence[Clip]) -> Clip:
    """Return poses that follow one another as one clip."""
    names = ("times_s", "matrices", "bone_rotations", "bone_positions", "chest", "face_weights")
    arrays: dict[str, Any] = {name: np.concatenate([getattr(one, name) for one in clips]) for name in names}
    hands = {role: tuple(hand for one in clips for hand in one.hands[role]) for role in ROLES}
    gazes = [astuple(one.gaze) for one in clips if one.gaze is not None]
    gaze = Gaze(*map(np.concatenate, zip(*gazes, strict=True))) if gazes else None
    return replace(clips[0], hands=hands, gaze=gaze, **arrays)


def depths_in(frames: Clip) -> dict[HandRole, tuple[Inside, ...]]:
    """Measure what is worst of each hand in frames; a body that keeps still is measured once."""
    moved = np.abs(np.diff(frames.matrices, axis=0)).max(axis=(1, 2, 3)) > 0.0
    moved |= np.abs(np.diff(frames.face_weights, axis=0)).max(axis=1, initial=0.0) > 0.0
    first = np.concatenate([[True], moved])
    found, at = insides(frames.rows(np.flatnonzero(first))), np.cumsum(first) - 1
    return {role: tuple(inside[row] for row in at.tolist()) for role, inside in found.items()}
