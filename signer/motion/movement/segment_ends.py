"""Ends of a hand's segments: what is around them, and their postures where that carries them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, Literal, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from signer.document.sign import OTHER_SIDE
from signer.kinematics.arm import branch_code
from signer.kinematics.arm_shape import FIRM
from signer.motion.movement.frames import OwnPosture, Track
from signer.motion.movement.segments import PRESENT, End, HandScore, Segment, Source
from signer.motion.posture.figure import resting_body
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.posture_solver import (
    begun_from,
    goal_of,
    solve_cached,
    solve_moving,
    solve_uncached,
)
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.soft_wrist_limit import may_leap
from signer.motion.posture.solved_posture import SolvedPosture, resting_posture
from signer.motion.posture.surroundings import Surroundings, arm_bones, arm_carrier
from signer.motion.posture.turning import WarmStart

_LOOKS_AHEAD: Final = 2
"""So often a hand that rises may look ahead to one that rises, too; after that it sees the other one as if
that were alone."""


@dataclass(frozen=True, slots=True)
class Elsewhen:
    """Surroundings of a hand at other times than those that are solved.

    A hand on its way from rest looks ahead to where the other will be, at most `_LOOKS_AHEAD` times, so that
    two hands never do so without end. A hand that leaves the other one behind looks back to when it left;
    that is always earlier, and so comes to an end by itself.

    Attributes:
        side: of the other arm.
        hanging: the surroundings at a time, s, while both arms hang.
        arm: (26, 3, 4) the other arm at a time, s, after so many looks ahead.
        arm_alone: (26, 3, 4) the other arm at a time, s, as its own keys alone would have it.
        depth: so many looks ahead were done; None for a hand whose other arm always hangs.
    """

    side: Side
    hanging: Callable[[float], Surroundings]
    arm: Callable[[float, int], Array]
    arm_alone: Callable[[float], Array]
    depth: int | None

    def at(self, source: Source, time_s: float, *, with_arm: bool = True) -> Surroundings:
        """The surroundings at a time, with the other arm as a source has it for that time, or hanging."""
        there, arm = self.hanging(time_s), self.arm_of(source, time_s) if with_arm else None
        return there if arm is None else there.with_arm(self.side, arm)

    def arm_of(self, source: Source, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as a source has it for a time; None while it hangs."""
        if self.depth is None or source == "hanging":
            return None
        if source == "alone" or (source == "ahead" and self.depth == _LOOKS_AHEAD):
            return self.arm_alone(time_s)
        depths = {"ahead": self.depth + 1, "behind": self.depth}
        return self.arm(time_s, depths.get(source, _LOOKS_AHEAD))  # when it set out, whoever asks


class Around(NamedTuple):
    """Things around a hand (n, ...), the other arm (n, 26, 3, 4) or None, other times, the error allowed."""

    surroundings: Surroundings
    arm: Array | None
    elsewhen: Elsewhen
    met_m: float = EXACT

    def rows(self, rows: Indices) -> "Around":
        """Some moments of many."""
        arm = None if self.arm is None else self.arm[rows]
        return self._replace(surroundings=self.surroundings.rows(rows), arm=arm)

    def at(self, end: End | None, times_s: Array) -> Surroundings:
        """Return surroundings (n, ...) of one end of a segment; of rest, those of now."""
        depends, with_arm = (PRESENT, True) if end is None else (end.depends, end.is_on_arm)
        if depends.source in ("ahead", "behind") and depends.later is None:
            return self.elsewhen.at(depends.source, depends.time_s, with_arm=with_arm)
        if depends.source == "present" or not with_arm:
            return self._beside(self.arm)
        then = self.elsewhen.arm_of(depends.source, depends.time_s)
        if depends.later is None:
            return self._beside(then)
        share = depends.later.share(times_s)[:, None, None, None]
        then, now = (self._hanging() if arm is None else arm for arm in (then, self.arm))
        return self._beside((1.0 - share) * then + share * now)

    def then(self, source: Literal["behind", "ahead"], end: End | None, time_s: float) -> Surroundings:
        """The surroundings of an end of a way when the hand leaves it, or arrives at it, at a time.

        A key that gives way to the other arm for good has that as it always does.
        """
        if end is None or not end.is_on_arm:
            return self.elsewhen.at(source, time_s, with_arm=False)
        if end.depends.is_present or end.depends.source in ("ahead", "behind"):
            return self.elsewhen.at(source, time_s)
        arm = self.elsewhen.arm_of(end.depends.source, end.depends.time_s)
        there = self.elsewhen.hanging(time_s)
        return there.with_arm(self.elsewhen.side, self._hanging() if arm is None else arm)

    def _hanging(self) -> Array:
        character = self.surroundings.character
        return np.asarray(resting_body(character)[arm_bones(character, self.elsewhen.side)])

    def _beside(self, arm: Array | None) -> Surroundings:
        """The surroundings with the other arm (..., 26, 3, 4) so, or hanging."""
        return self.surroundings if arm is None else self.surroundings.with_arm(self.elsewhen.side, arm)


def mixed_surroundings(first: Surroundings, last: Surroundings, way: Array) -> Surroundings:
    """The surroundings (n, ...) that are so far (n,) from one to the other."""
    if first == last:
        return last
    share = way[:, None, None, None]
    face = None
    if first.face is not None or last.face is not None:
        faces = (0.0 if one.face is None else one.face for one in (first, last))
        face = np.asarray((1.0 - way[:, None]) * next(faces) + way[:, None] * next(faces))
    matrices = (1.0 - share) * first.matrices + share * last.matrices
    return Surroundings(last.character, first.moved | last.moved, matrices, face)


class Ends(NamedTuple):
    """Ends of a segment of a hand while it is solved.

    Attributes:
        hand: whose segment it is.
        segment: between the ends.
        shoulders: help and shrug at both ends.
        at_keys: find the postures that the keys of both have at their own times, where that matters.
    """

    hand: HandScore
    segment: Segment
    shoulders: tuple[Shoulder, Shoulder]
    at_keys: tuple[OwnPosture | None, OwnPosture | None]

    @classmethod
    def of(cls, hand: HandScore, segment: Segment, elsewhen: Elsewhen) -> "Ends":
        """Return the ends of a segment."""
        shoulders = AUTOMATIC, AUTOMATIC
        if hand.shoulder is not None:
            both = hand.shoulder.at(np.array((segment.interval.start_s, segment.interval.end_s)))
            shoulders = both.rows(0), both.rows(1)
        before, after = (_own_posture(hand, end, elsewhen) for end in segment.ends)
        return cls(hand, segment, shoulders, (before, after))

    def between(
        self,
        surroundings: tuple[Surroundings, Surroundings],
        warm_start: tuple[WarmStart | None, ...] = (None, None),
        met_m: Array | float = EXACT,
        owns: Sequence[SolvedPosture | None] = (None, None),
    ) -> tuple[SolvedPosture, SolvedPosture]:
        """Return the postures between which it leads; rest is told by the articulator of its key.

        `owns` are those of ends that are carried along, as `own` returns them.
        """
        if self.segment.before is self.segment.after:
            still = self._end(0, surroundings[0], warm_start[0], met_m, None)
            return still, still
        each = zip(surroundings, warm_start, owns, strict=True)
        first, last = (self._end(row, there, near, met_m, own) for row, (there, near, own) in enumerate(each))
        return first, last

    def own(
        self, around: Around, surroundings: tuple[Surroundings, Surroundings]
    ) -> tuple[SolvedPosture | None, SolvedPosture | None]:
        """Return both ends of a way as they are when the hand leaves and when it arrives.

        On the way their places alone are carried along: wrist, swivel and branch are those of that moment.
        None for ends that nothing carries while the hand is on its way, and where the other hand follows this
        one at that moment, too: two such hands ask for each other in a circle, and are solved as they are in
        each frame.
        """
        interval, found = self.segment.interval, list[SolvedPosture | None]()
        if interval.is_still:
            return None, None
        times_s: dict[Literal["behind", "ahead"], float] = {
            "behind": interval.start_s,
            "ahead": interval.end_s,
        }
        for row, (source, time_s) in enumerate(times_s.items()):
            end = self.segment.ends[row]
            is_carried = end is not None and surroundings[row].only(end.carriers).is_many
            if end is None or not is_carried or self.hand.asks_in_a_circle(end, time_s):
                found.append(None)
            else:
                there = around.then(source, end, time_s)
                found.append(end_of(end, self.shoulders[row], there, own=self.at_keys[row]))
        return found[0], found[1]

    def _end(
        self,
        row: int,
        surroundings: Surroundings,
        near: WarmStart | None,
        met_m: Array | float,
        own: SolvedPosture | None,
    ) -> SolvedPosture:
        end, shoulder = self.segment.ends[row], self.shoulders[row]
        if end is None:
            return resting_posture(self.hand.character, self.hand.side, self.segment.rest_by, shoulder)
        if own is not None:
            return _carried_end(end, own, surroundings)
        is_held = self.segment.before is self.segment.after
        return end_of(end, shoulder, surroundings, near, met_m, self.at_keys[row], is_held=is_held)


def _carried_end(end: End, own: SolvedPosture, surroundings: Surroundings) -> SolvedPosture:
    """Return an end of a way in each frame: as it is at its own time, its place carried along."""
    count = len(surroundings.matrices)
    constraint = replace(end.constraint, second=None)
    found = solve_moving(
        own, constraint, None, count, wrist=own.wrist, surroundings=surroundings.only(end.carriers)
    )
    return replace(found, constraint=end.constraint, over=own.over)


def end_of(
    end: End,
    shoulder: Shoulder,
    surroundings: Surroundings,
    warm_start: WarmStart | None = None,
    met_m: Array | float = EXACT,
    own: OwnPosture | None = None,
    *,
    is_held: bool = False,
) -> SolvedPosture:
    """Return the posture of an end; `own` finds that of its key where what carries its places moves.

    Where the wrist may leap it keeps to its own, and an elbow that is on its branch then stays on it. `met_m`
    is the error that is near enough where it is solved anew in each frame.
    """
    beside = surroundings.only(end.carriers)
    if end.held is not None:
        held = end_of(end.held, shoulder, surroundings, None, met_m, own)
        count = beside.count if beside.is_many else None
        return solve_moving(held, end.constraint, None, count, shoulder=shoulder, surroundings=beside)
    if is_held and warm_start is None and np.all(met_m == EXACT):
        beside = beside.where_still()
    near, is_alone = warm_start if beside.is_many else None, not beside.is_many
    if is_held and near is not None and beside.count == 1:  # a single one goes through plain floats
        beside, near, met_m = beside.rows(0), WarmStart(*(points[0] for points in near)), np.max(met_m)
    goal = goal_of(end.key, end.constraint, end.context(shoulder, beside))
    if beside.is_many and near is None and own is not None:
        near = _near(own(), end, beside)
    if beside.is_many or near is not None:
        goal = goal._replace(met_m=met_m)

    def solved(wrist: tuple[Any, ...] | None, branch: Indices | None = None) -> SolvedPosture:
        if beside.is_many or near is not None:
            return solve_uncached(goal, near, wrist, branch)
        if branch is not None:  # one posture for all frames, however many were solved together before
            return solve_uncached(goal, None, wrist, branch)
        return solve_cached(goal, wrist)

    if own is None:
        return solved(None)
    if end.constraint.second is not None:
        return solved(own_angles(own()))
    wrist: tuple[Any, ...] | None = None
    found = solved(wrist)
    is_past = np.any([np.not_equal(over, 0.0) for over in found.over], axis=0)
    if is_alone and bool(np.any(is_past | found.is_short)):
        # there may be two such postures: the one that is found among other moments, which begin from the key
        near = _near(own(), end, beside)
        found = solved(wrist)
        is_past = np.any([np.not_equal(over, 0.0) for over in found.over], axis=0)
    if found.wished_turn is not None and is_past.any():
        leaps = may_leap(found.rig.arm, found.wished_turn)
        if leaps.any():
            # the others are solved again as they were: how one is solved depends on no other
            wrist = own_angles(own())
            if leaps.ndim:
                wrist = tuple(np.where(leaps, angle, np.nan) for angle in wrist)
            found = solved(wrist)
    # of a hand past its wrist's limits the turn tells a branch, which may be another one in each frame
    asked = branch_code(end.key.elbow.branch)
    leaves = is_past | (found.got_branch != asked) | (found.branch != asked)
    if not leaves.any():
        return found
    stays_on = own().got_branch
    leaves = leaves & (found.got_branch != stays_on)
    if not leaves.any() or stays_on not in (own().branch, asked):
        return found
    return solved(wrist, stays_on + FIRM * leaves)


def _near(own: SolvedPosture, end: End, beside: Surroundings) -> WarmStart:
    """Return where to begin with an end whose places are carried on from those at its key's own time."""
    moved = end.constraint.start_beside(beside) - end.constraint.start_beside(own.surroundings)
    return begun_from(own, moved)


def own_angles(posture: SolvedPosture) -> tuple[float, ...]:
    """Return the angles (3,) rad of a single posture's wrist."""
    return tuple(float(np.ravel(angle)[0]) for angle in posture.wrist)


def _own_posture(hand: HandScore, end: End | None, elsewhen: Elsewhen) -> OwnPosture | None:
    """Return how to find the posture that an end's key has at its own time.

    That is beside the other arm as that one's own keys alone would have it: a matter of the sign and the key,
    whatever moment is solved. None where nothing that moves at any time of the sign carries the key's places.
    """
    if end is None or (hand.shoulder is None and not end.carriers & hand.moving):
        return None
    key_s, is_on_arm = end.key.time_s, arm_carrier(OTHER_SIDE[hand.side]) in end.carriers
    at_key = AUTOMATIC if hand.shoulder is None else hand.shoulder.at(np.array([key_s])).rows(0)
    end = end.held or end
    return cache(lambda: end_of(end, at_key, elsewhen.at("alone", key_s, with_arm=is_on_arm)))


def ends_of(track: Track) -> Array:
    """(2, 4, F, 3) m, warm starts that a track has found for both ends of each frame's way."""
    found = np.zeros((2, 4, len(track.frames.target), 3))
    for sampled in track.sampled_segments:
        for values, end in zip(found, (sampled.before, sampled.after), strict=True):
            for value, part in zip(values, begun_from(end), strict=True):
                value[sampled.rows] = part
    return found
