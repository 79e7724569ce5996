"""Moments of a sign that checks look at, each solved once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Indices
from signer.characters.character import Character
from signer.document.queries import every_key, span_s, stretches
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ, frame_times
from signer.document.values import ROLES, HandRole
from signer.motion.operations.evenness import TOGETHER, Changes, changes_of, joints_of
from signer.motion.pose import Clip, HandPose
from signer.motion.posing import poses
from signer.motion.posture.penetration import Inside, insides

DEPTHS_HZ: Final = 30.0
"""Moments a second at which it is measured how deep hands lie in the body, whatever the rate of the sign:
each takes some 10 ms. A hand at 1 m/s goes 3 cm meanwhile, less than what it would go through."""
SAMPLES: Final = 16
"""Moments at which both hands are compared: the corners of a path are rounded by a sixteenth of it."""


class Solved(NamedTuple):
    """Moments of a sign, solved.

    Attributes:
        times_s: (n,) rising: evenly, `MOMENTS_HZ` a second, where keys begin and end, and where both hands
            are compared.
        hands: each hand at these times.
        frames: the poses at which depths are measured, keys' own times and ends among them.
        changes: by how much velocities change at the even moments, as `evenness.changes` has it.
    """

    times_s: Array
    hands: Mapping[HandRole, Sequence[HandPose]]
    frames: Clip
    changes: Changes

    def held(self, role: HandRole, from_s: float, to_s: float) -> tuple[Array, Sequence[HandPose]]:
        """Return the times (k,) from one to another, both included, and a hand at them."""
        first = int(np.searchsorted(self.times_s, from_s))
        last = int(np.searchsorted(self.times_s, to_s, side="right"))
        return self.times_s[first:last], self.hands[role][first:last]


@dataclass(frozen=True, eq=False)
class Moments:
    """Moments of a sign for checks: all are solved for whoever asks for all, else only those asked for.

    Attributes:
        sign, character: what is solved.
        tell: called with the share that is done while all are solved; what it raises ends that.
    """

    sign: Sign
    character: Character
    tell: Callable[[float], None] = lambda _share: None

    @cached_property
    def solved(self) -> Solved:
        """All moments, solved some together."""
        sign, ends_s = self.sign, span_s(self.sign)[1]
        even = frame_times(ends_s, MOMENTS_HZ)
        at_keys = (at_s for _, key in every_key(sign) for at_s in (key.time_s, key.end_s))
        measured = {*frame_times(ends_s, DEPTHS_HZ), *at_keys}
        parts = [part for _, part in stretches(sign)] or [sign]
        common = (times.tolist() for part in parts if (times := common_times(part)) is not None)
        times = np.array(sorted({*even, *measured, *(time_s for each in common for time_s in each)}))
        frames, hands = list[Clip](), dict[HandRole, list[HandPose]]((role, []) for role in ROLES)
        joints = {role: list[Array]() for role in ROLES if sign.hand(role).keys}
        for begin in range(0, len(times), TOGETHER):
            self.tell(begin / len(times))
            solved = poses(sign, times[begin : begin + TOGETHER], self.character)
            for role, of_hand in hands.items():
                of_hand += solved.hands[role]
            for role, of_joints in joints.items():
                of_joints.append(joints_of(solved, role))
            frames.append(solved.rows(np.flatnonzero(np.isin(solved.times_s, list(measured)))))
        is_even = np.isin(times, even)
        changes = {
            role: changes_of(times[is_even], np.concatenate(each)[is_even]) for role, each in joints.items()
        }
        return Solved(times, hands, Clip.joined(frames), changes)

    def hands_at(self, times_s: ArrayLike) -> Mapping[HandRole, Sequence[HandPose]]:
        """Return the hands at times (k,), solved anew only where one of them is not solved yet."""
        times = np.asarray(times_s, np.float64)
        rows = self._rows(times, lambda solved: solved.times_s)
        if rows is None:
            return poses(self.sign, times, self.character).hands
        return {role: [hands[row] for row in rows.tolist()] for role, hands in self.solved.hands.items()}

    def poses_at(self, times_s: ArrayLike) -> Clip:
        """Return the poses at times (k,), solved anew only where depths are not measured at one of them."""
        times = np.asarray(times_s, np.float64)
        rows = self._rows(times, lambda solved: solved.frames.times_s)
        return poses(self.sign, times, self.character) if rows is None else self.solved.frames.rows(rows)

    def _rows(self, times: Array, known_of: Callable[[Solved], Array]) -> Indices | None:
        if "solved" not in self.__dict__:
            return None
        known = known_of(self.solved)
        rows = np.minimum(np.searchsorted(known, times), len(known) - 1)
        return rows if (known[rows] == times).all() else None


def common_times(sign: Sign) -> Array | None:
    """Return the times at which both hands are compared, all after rest and before it; None for none."""
    if not all(sign.hand(role).keys for role in ROLES):
        return None
    start = max(sign.hand(role).keys[0].time_s for role in ROLES)
    end = min(sign.hand(role).keys[-1].end_s for role in ROLES)
    return np.linspace(start, end, SAMPLES) if start <= end else None


def depths_in(frames: Clip) -> dict[HandRole, tuple[Inside, ...]]:
    """Measure what is worst of each hand in frames; a body that keeps still is measured once."""
    moved = np.abs(np.diff(frames.matrices, axis=0)).max(axis=(1, 2, 3)) > 0.0
    moved |= np.abs(np.diff(frames.face_weights, axis=0)).max(axis=1, initial=0.0) > 0.0
    first = np.concatenate([[True], moved])
    found, at = insides(frames.rows(np.flatnonzero(first))), np.cumsum(first) - 1
    return {role: tuple(inside[row] for row in at.tolist()) for role, inside in found.items()}
