"""Two-hand coupling: which hand is solved beside which, by turns where each follows the other."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.sign import OTHER_SIDE
from signer.document.values import OTHER_ROLE, ROLES, HandRole
from signer.kinematics.rig import hand_matrices
from signer.motion.movement.frames import Frames, Track
from signer.motion.movement.hand_motion import track_of
from signer.motion.movement.segment_ends import Around, Elsewhen, ends_of
from signer.motion.movement.segments import HandScore
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.fixed_point import EXACT, settled
from signer.motion.posture.posture_solver import goal_of, hand_to_turn
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.shoulder import AUTOMATIC
from signer.motion.posture.surroundings import Surroundings, arm_matrices
from signer.motion.posture.turning import HandToTurn, WarmStart, turned_together

_ROUGHLY_M: Final = 0.01
"""Error that may be left before the hands are solved in turns, m: these come back to it anyhow."""
_FOUND: Final = 9
"""Count of numbers that tell what a hand has found."""


def coupled(
    hands: Mapping[HandRole, HandScore],
    times_s: Array,
    surroundings: Surroundings,
    elsewhen: Mapping[HandRole, Elsewhen],
    met_m: float = EXACT,
) -> dict[HandRole, Track]:
    """Solve two hands at the times (F,).

    What carries a place is solved first, and the hand that goes there second. Where each hand goes to what
    the other one carries, as two fists crossed on the chest, they are solved in turns until both stay; how a
    frame is solved depends on no other frame.

    Args:
        hands: both.
        times_s: in any order.
        surroundings: (F, ...) of both, their arms hanging.
        elsewhen: of each hand, at other times.
        met_m: error of hands on their way, and of two that follow each other, that is near enough.
    """
    solving = {
        role: _Hand(hands[role], times_s, Around(surroundings, None, elsewhen[role], met_m)) for role in ROLES
    }
    later: HandRole = "dominant" if hands["dominant"].ever_follows else "base"
    first, second = solving[OTHER_ROLE[later]], solving[later]
    if first.follows.any() and not second.follows.any():
        first, second = second, first  # how frames are solved is the same; this way each hand is solved once
    everything, mutual = np.arange(len(times_s)), first.follows & second.follows
    residual = np.zeros(len(times_s))
    begun = _held_together(first, second, met_m) if len(times_s) == 1 and mutual.all() else None
    if begun is None:
        first.solve(everything, None)
        second.solve(everything, first.arm if second.follows.any() else None, roughly=mutual)
        rows = np.flatnonzero(first.follows)
        if len(rows):
            first.solve(rows, second.arm[rows], roughly=mutual[rows])
        begun = _state(first, second, np.flatnonzero(mutual))
    residual[mutual] = _settle(first, second, np.flatnonzero(mutual), begun, met_m)
    return {role: replace(one.track, residual=residual) for role, one in solving.items()}


def _held_together(first: "_Hand", second: "_Hand", met_m: float) -> Array | None:
    """(1, 330) the state that stays of a single pose, found in rounds of both hands at once.

    None unless both hold keys that tell directions, and settle. From where arms hang eight or nine turns
    follow, from here a single one.
    """
    one, other = first.held(), second.held()
    if one is None or other is None:
        return None

    def places(found: Sequence[ArmSolution]) -> list[Array]:
        arms = one.arm(found[0]), other.arm(found[1])
        return [one.place(found[0], arms[1]), other.place(found[1], arms[0])]

    together = turned_together((one.asked, other.asked), places, met_m)
    if together is None:
        return None
    stays, found = together
    points = [np.concatenate([each.shoulder, each.target, each.articulator]) for each in stays]
    return np.concatenate([one.arm(found).ravel(), *points])[None]


class _Held(NamedTuple):
    """A hand that holds a key in a single pose: at which place, how it is turned there, and beside what."""

    constraint: ContactConstraint
    asked: HandToTurn
    around: Surroundings

    def arm(self, found: ArmSolution) -> Array:
        """(26, 3, 4) the arm as solved."""
        one = self.constraint
        return arm_matrices(one.rig, found.girdle, found.posture, one.hand.matrices)

    def place(self, found: ArmSolution, arm: Array) -> Array:
        """(3,) m, where the place is with its own arm as solved, and the other arm (26, 3, 4) so."""
        beside = self.around.with_arm(OTHER_SIDE[self.constraint.rig.side], arm)
        return self.constraint.place(found, beside)


def _settle(first: "_Hand", second: "_Hand", everyone: Indices, latest: Array, met_m: float) -> Array:
    """Solve two hands that follow each other by turns, from a state, until both have converged.

    They have where neither the one arm nor what either hand has found changes by more than `met_m`.
    Each frame by itself. One that does not settle is left where least changed; what did, (n,), is returned.
    """
    if not len(everyone):
        return np.zeros(0)

    def came_of(tried: Array, rows: Indices) -> Array:
        latest[rows] = tried
        _turn(first, second, everyone[rows], tried)
        return _state(first, second, everyone[rows])

    best, rounds = settled(latest.copy(), came_of, met_m)
    again = np.flatnonzero((latest != best).any(axis=1))
    if len(again):
        _turn(first, second, everyone[again], best[again])
    return rounds.least


def _turn(first: "_Hand", second: "_Hand", rows: Indices, tried: Array) -> None:
    """Solve the second hand beside the first arm as `tried` (n, 330), then the first beside the second."""
    arm, one, other = np.split(tried, (-2 * _FOUND, -_FOUND), axis=1)
    second.solve(rows, arm.reshape(len(rows), -1, 3, 4), other)
    first.solve(rows, second.arm[rows], one)


def _state(first: "_Hand", second: "_Hand", rows: Indices) -> Array:
    """(n, 312 + 9 + 9): the arm of the first hand as the second finds it, and what each has found."""
    return np.concatenate(
        [first.arm[rows].reshape(len(rows), first.arm[0].size), first.found(rows), second.found(rows)], axis=1
    )


def arm_of(track: Track) -> Array:
    """Skinning matrices (F, 26, 3, 4) of the arm of a track, as `Surroundings.with_arm` takes them."""
    rig, frames, still = track.character.rigs[track.side], track.frames, track.still
    fingers = (
        hand_matrices(track.character.body, track.side, frames.fingers)
        if still is None
        else still.hand.matrices
    )
    return arm_matrices(rig, frames.reach.girdle, frames.reach.posture, fingers)


class _Hand:
    """A hand while it is solved: its track so far, its arm, the frames in which it follows the other."""

    def __init__(self, hand: HandScore, times_s: Array, around: Around) -> None:
        self._hand, self._times_s, self._around = hand, times_s, around
        self.follows: Mask = hand.follows_at(times_s)
        self._track: Track | None = None
        self._arm: Array | None = None
        self._ends: Array | None = None

    @property
    def track(self) -> Track:
        """Track with the latest solution of each frame."""
        assert self._track is not None
        return self._track

    @property
    def arm(self) -> Array:
        """(F, 26, 3, 4) the arm in all frames as the other hand finds it."""
        if self._arm is None:
            self._arm = arm_of(self.track)
        return self._arm

    @property
    def is_short(self) -> Mask:
        """(F,) where the hand does not get as far as it should."""
        return self.track.frames.short_by > 0.0

    def found(self, rows: Indices) -> Array:
        """(n, 9) m, solution in some frames: shoulder, place, and the articulator in the hand's frame."""
        frames = self.track.frames
        return np.concatenate([frames.shoulder[rows], frames.target[rows], frames.articulator[rows]], axis=1)

    def held(self) -> _Held | None:
        """Return how the hand holds a key in a single pose, turned to directions; None where it does not."""
        segment = self._hand.segments[self._hand.segment_at(self._times_s)[0]]
        end = segment.before
        is_still = end is not None and segment.interval.is_still and not (end.key.act or end.key.local)
        if end is None or not is_still or self._hand.shoulder is not None:
            return None
        around = self._around.surroundings.rows(0)
        context = end.context(AUTOMATIC, around.only(end.carriers))
        asked = hand_to_turn(goal_of(end.key, end.constraint, context))
        return None if asked is None else _Held(end.constraint, asked, around)

    def solve(
        self,
        rows: Indices,
        other: Array | None,
        found: Array | None = None,
        roughly: Mask | None = None,
    ) -> None:
        """Solve some frames, all of them first, beside the other arm (n, 26, 3, 4); None while it hangs.

        With what was `found` (n, 9) beside an arm only little elsewhere a single round is done from there;
        frames that are solved `roughly` (n,) are left for such rounds.
        """
        warm_start, ends = None, None
        held_m = EXACT if roughly is None else np.where(roughly, _ROUGHLY_M, EXACT)
        if found is not None:
            shoulder, target, articulator = found[:, :3], found[:, 3:6], found[:, 6:]
            got = target
            if self._track is not None:
                got = np.where(self.is_short[rows, None], self.track.frames.reached[rows], target)
                self._ends = ends_of(self.track) if self._ends is None else self._ends
                ends = self._ends[:, :, rows]
            warm_start, held_m = WarmStart(shoulder, got, target, articulator), np.inf
        track = track_of(
            self._hand,
            self._times_s[rows],
            self._around.rows(rows)._replace(arm=other),
            warm_start=warm_start,
            held_m=held_m,
            found=ends,
        )
        if self._ends is not None:
            self._ends[:, :, rows] = ends_of(track)
        if self._track is None or len(rows) == len(self._times_s):
            self._track, self._arm = track, None
            return
        arm = _with_rows(self.arm, rows, arm_of(track))
        self._track = replace(
            self._track, frames=Frames(*map(_with_rows, self._track.frames, repeat(rows), track.frames))
        )
        self._arm = arm


def _with_rows(values: Any, rows: Indices, new: Any) -> Any:
    changed = np.array(values)
    changed[rows] = new
    return changed
