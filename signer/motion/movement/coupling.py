"""Two-hand coupling: which hand is solved beside which.

Where each follows the other a little, they are solved by turns.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import repeat
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import TRACE, Array, Indices, Mask
from signer.document.sign import OTHER_SIDE
from signer.document.values import OTHER_ROLE, ROLES, HandRole
from signer.kinematics.rig import hand_matrices
from signer.motion.movement.frames import Frames, Track
from signer.motion.movement.hand_motion import (
    Around,
    Elsewhen,
    EndsFound,
    ends_of,
    own_angles,
    own_posture,
    track_of,
)
from signer.motion.movement.segments import PRESENT, End, HandScore
from signer.motion.posture.fixed_point import EXACT, Iteration, Patience, extrapolated
from signer.motion.posture.posture_solver import goal_of, turning_of
from signer.motion.posture.shoulder import AUTOMATIC
from signer.motion.posture.soft_wrist_limit import keeping
from signer.motion.posture.surroundings import Surroundings, arm_carrier, arm_matrices
from signer.motion.posture.turning import TurnedHand, Turning, WarmStart, as_many

_CONVERGED: Final = 1e-10
"""Two hands have converged when a round changes no number by more than this, m and shares of turns. Those
that hold keys which tell directions have at `TRACE`: they are brought to their places then, wrists as they
are, which leaves some 1e-12 m of the contacts."""
_ROUNDS: Final = 12
"""Rounds of each frame at most: what converges does so in five."""
_VAIN_ROUNDS: Final = 3
"""After so many rounds that did not halve the residual a frame is given up."""
_ROUGHLY_M: Final = 0.01
"""Error that may be left before the hands are solved in turns, m: these come back to it anyhow."""
_ARM: Final = 312
_FOUND: Final = 9
"""Count of numbers that tell an arm, and what a hand has found."""


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
    held = list(_held(first, second, np.flatnonzero(mutual)))
    if len(held) != 1 or len(held[0].rows) < len(times_s):
        first.solve(everything, None)
        second.solve(everything, first.arm if second.follows.any() else None, roughly=mutual)
        rows = np.flatnonzero(first.follows)
        if len(rows):
            first.solve(rows, second.arm[rows], roughly=mutual[rows])
    for both in held:
        for one, arm, turned in zip((first, second), both.beside, both.turned, strict=True):
            one.solve(both.rows, arm, turned=turned)
        residual[both.rows], mutual[both.rows] = both.residual, both.residual > TRACE
    residual[mutual] = _settle(first, second, np.flatnonzero(mutual), max(met_m, _CONVERGED))
    return {role: replace(one.track, residual=residual) for role, one in solving.items()}


class _BothHeld(NamedTuple):
    """Frames (n,) in which both hands are held.

    Beside which arm (n, 26, 3, 4) each is, how it is turned, and by how much (n,) the last round changed it.
    """

    rows: Indices
    beside: tuple[Array, ...]
    turned: tuple[TurnedHand, ...]
    residual: Array


def _held(first: "_Hand", second: "_Hand", rows: Indices) -> Iterator[_BothHeld]:
    """Yield the frames in which both hands hold keys that tell directions, a pair of keys at a time.

    There what converges in iterations for each hand does so for both at once.
    """
    numbers = np.stack([first.segments_at(rows), second.segments_at(rows)], axis=-1)
    for pair in sorted(set(map(tuple, numbers.tolist()))):
        among = rows[(numbers == pair).all(axis=-1)]
        one, other = (hand.held(number, among) for hand, number in zip((first, second), pair, strict=True))
        if one is not None and other is not None:
            yield _settle_held(one, other, among)


def _settle_held(first: "_HeldHand", second: "_HeldHand", rows: Indices) -> _BothHeld:
    """Solve two hands that are held, each beside the other: one iteration of both in each round."""
    both, rounds = (first, second), []
    moving = np.ones(first.turning.tried.shape[:-1], np.bool_)
    for number in range(1, _ROUNDS + 1):
        beside = tuple(one.solve() for one in (second, first))
        went = [one.place(arm) for one, arm in zip(both, beside, strict=True)]
        tried = np.concatenate([one.turning.tried for one in both], axis=-1)
        came = np.concatenate([one.turning.came(at) for one, at in zip(both, went, strict=True)], axis=-1)
        rounds.append(Iteration(tried, came))
        off = np.abs(came - tried).max(axis=-1)
        moving = moving & (off > TRACE)
        if not moving.any() or number == _ROUNDS:
            break
        is_short = first.turning.is_short | second.turning.is_short
        follows = np.where(is_short[..., None], came, extrapolated(rounds))
        tried = np.where(moving[..., None], follows, tried)
        half = tried.shape[-1] // 2
        first.turning.tried, second.turning.tried = tried[..., :half], tried[..., half:]
    turned = tuple(one.turning.brought_to(at) for one, at in zip(both, went, strict=True))
    if not moving.ndim:
        beside, turned, off = tuple(arm[None] for arm in beside), tuple(map(as_many, turned)), off[None]
    return _BothHeld(rows, beside, turned, off)


class _HeldHand:
    """A hand that holds a key in n frames, or in one without a leading axis, while it is being solved."""

    def __init__(self, end: End, turning: Turning, surroundings: Surroundings) -> None:
        self._end, self._other = end, OTHER_SIDE[end.constraint.rig.side]
        self._surroundings = surroundings.only(end.carriers)
        self._wrist: Array | None = None
        self.turning = turning

    def solve(self) -> Array:
        """Solve the arm for what is tried next: its matrices (..., 26, 3, 4)."""
        constraint, found = self._end.constraint, self.turning.solve()
        arm = arm_matrices(constraint.rig, found.girdle, found.posture, constraint.hand.matrices)
        self._wrist = arm[..., len(constraint.rig.bones) - 1, :, :]
        return arm

    def place(self, arm: Array) -> Array:
        """(..., 3) m, where the place is with the arm as solved and the other arm (..., 26, 3, 4)."""
        is_carried = arm_carrier(self._other) in self._end.carriers
        beside = self._surroundings.with_arm(self._other, arm) if is_carried else self._surroundings
        return self._end.constraint.placing(beside)(self.turning.solution, self._wrist)


def _settle(first: "_Hand", second: "_Hand", everyone: Indices, met_m: float) -> Array:
    """Solve two hands that follow each other by turns, until both have converged.

    They have where neither the one arm nor what either hand has found changes by more than `met_m`.
    Each frame by itself. One that does not settle is left where least changed; what did, (n,), is returned.
    """
    if not len(everyone):
        return np.zeros(0)
    tried = _state(first, second, everyone)
    best, patience = tried.copy(), Patience((len(everyone),), met_m, vain_rounds=_VAIN_ROUNDS)
    rows, is_best = np.arange(len(everyone)), np.ones(len(everyone), np.bool_)
    rounds: list[Iteration] = []
    for _ in range(_ROUNDS):
        if not len(rows):
            break
        _turn(first, second, everyone[rows], tried)
        rounds.append(Iteration(tried, _state(first, second, everyone[rows])))
        off = np.abs(rounds[-1].off).max(axis=-1)
        is_best[rows] = better = off < patience.least[rows]
        best[rows[better]] = tried[better]
        goes_on = patience.after(off, rows)
        # where an arm ends stretched nothing can be foreseen
        is_short = first.is_short[everyone[rows]] | second.is_short[everyone[rows]]
        tried = np.where(is_short[:, None], rounds[-1].came, extrapolated(rounds))[goes_on]
        rows, rounds = rows[goes_on], [Iteration(*(values[goes_on] for values in one)) for one in rounds]
    again = np.flatnonzero(~is_best)
    if len(again):
        _turn(first, second, everyone[again], best[again])
    return patience.least


def _turn(first: "_Hand", second: "_Hand", rows: Indices, tried: Array) -> None:
    """Solve the second hand beside the first arm as `tried` (n, 330), then the first beside the second."""
    second.solve(rows, tried[:, :_ARM].reshape(len(rows), *first.arm.shape[1:]), tried[:, -_FOUND:])
    first.solve(rows, second.arm[rows], tried[:, _ARM:-_FOUND])


def _state(first: "_Hand", second: "_Hand", rows: Indices) -> Array:
    """(n, 312 + 9 + 9): the arm of the first hand as the second finds it, and what each has found."""
    return np.concatenate(
        [first.arm[rows].reshape(len(rows), _ARM), first.found(rows), second.found(rows)], axis=1
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
    """A hand while it is being solved.

    It has its track so far, its arm as the other hand finds it, and the frames in which it follows that
    one.
    """

    def __init__(self, hand: HandScore, times_s: Array, around: Around) -> None:
        self._hand, self._times_s, self._around = hand, times_s, around
        self.follows: Mask = hand.follows_at(times_s)
        self._track: Track | None = None
        self._arm: Array | None = None
        self._ends: EndsFound | None = None

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

    def segments_at(self, rows: Indices) -> Indices:
        """(n,) the numbers of the segments in which some frames fall."""
        return self._hand.segment_at(self._times_s[rows])

    def held(self, number: int, rows: Indices) -> "_HeldHand | None":
        """Return the hand as it is held in some frames of one segment; None unless a `Turning` solves it.

        It does where a key is held that tells directions, and neither hand nor shoulder moves by itself.
        """
        segment = self._hand.segments[number]
        end = segment.before
        if end is None or not segment.is_still or self._hand.shoulder is not None or end.depends != PRESENT:
            return None
        surroundings = self._around.surroundings.rows(rows)
        lead: tuple[int, ...] = (len(rows),)
        if len(rows) == 1:
            surroundings, lead = surroundings.rows(0), ()
        goal = goal_of(end.key, end.constraint, end.context(AUTOMATIC, surroundings.only(end.carriers)))
        own = own_posture(self._hand, end, self._around.elsewhen)
        wrist_for = None if own is None else keeping(end.constraint.rig.arm, lambda: own_angles(own()))
        turning = turning_of(goal, lead, wrist_for)
        return None if turning is None else _HeldHand(end, turning, surroundings)

    def solve(
        self,
        rows: Indices,
        other: Array | None,
        found: Array | None = None,
        roughly: Mask | None = None,
        turned: TurnedHand | None = None,
    ) -> None:
        """Solve some frames, all of them first, beside the other arm (n, 26, 3, 4); None while it hangs.

        With what was `found` (n, 9) beside an arm only little elsewhere a single round is done from there;
        frames that are solved `roughly` (n,) are left for such rounds. `turned` is the solution, if known.
        """
        warm_start, ends = None, None
        held_m = EXACT if roughly is None else np.where(roughly, _ROUGHLY_M, EXACT)
        if found is not None:
            shoulder, target, articulator = found[:, :3], found[:, 3:6], found[:, 6:]
            got = np.where(self.is_short[rows, None], self.track.frames.reached[rows], target)
            warm_start, held_m = WarmStart(shoulder, got, target, articulator), np.inf
            self._ends = ends_of(self.track) if self._ends is None else self._ends
            ends = EndsFound(*(values[rows] for values in self._ends))
        track = track_of(
            self._hand,
            self._times_s[rows],
            self._around.rows(rows)._replace(arm=other),
            warm_start=warm_start,
            held_m=held_m,
            found=ends,
            turned=turned,
        )
        if self._ends is not None:
            for values, new in zip(self._ends, ends_of(track), strict=True):
                values[rows] = new
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
