"""One hand through time: what is asked of it in each segment of its score, and the arm solved for it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from signer.document.sign import OTHER_SIDE
from signer.kinematics.arm import branch_code
from signer.kinematics.arm_shape import FIRM
from signer.motion.movement.easing import progress
from signer.motion.movement.frames import AXES, Frames, OwnPosture, SampledSegment, Track
from signer.motion.movement.moving_contacts import moving
from signer.motion.movement.segments import PRESENT, Dependency, End, HandScore, Segment
from signer.motion.movement.transitions import on_the_way
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.posture_solver import (
    begun_from,
    goal_of,
    solve_cached,
    solve_moving,
    solve_uncached,
)
from signer.motion.posture.resting import resting_body
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.soft_wrist_limit import may_leap
from signer.motion.posture.solved_posture import SolvedPosture, resting_posture
from signer.motion.posture.surroundings import Surroundings, arm_bones, arm_carrier
from signer.motion.posture.turning import WarmStart


class Elsewhen(Protocol):
    """Surroundings of a hand at other times than those solved; the other arm hangs unless asked for."""

    def ahead(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time to come, to which a hand goes that rises from rest."""

    def behind(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time that has been, from which a hand leaves."""

    def alone(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time with the other arm as its own keys alone would have it."""

    def arm_set_out(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm when this hand set out; None while it hangs."""

    def arm_alone(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as its own keys alone would have it; None while it hangs."""


class _Then(Protocol):
    """Surroundings of a hand at a time, with the other arm or with that hanging."""

    def __call__(self, time_s: float, *, with_arm: bool) -> Surroundings: ...


def ends_of(track: Track) -> Array:
    """(2, 4, F, 3) m, warm starts that a track has found for both ends of each frame's way."""
    found = np.zeros((2, 4, len(track.frames.target), 3))
    for sampled in track.sampled_segments:
        for values, end in zip(found, (sampled.before, sampled.after), strict=True):
            for value, part in zip(values, begun_from(end), strict=True):
                value[sampled.rows] = part
    return found


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

    def at(self, end: End | None, side: Side, times_s: Array) -> Surroundings:
        """Return surroundings (n, ...) of one end of a segment of a side's hand; of rest, those of now."""
        depends, with_arm = (PRESENT, True) if end is None else (end.depends, end.is_on_arm)
        if depends.source == "ahead":
            return self.elsewhen.ahead(depends.time_s, with_arm=with_arm)
        if depends.source == "behind" and depends.later is None:
            return self.elsewhen.behind(depends.time_s, with_arm=with_arm)
        if depends.source == "present" or not with_arm:
            return self._beside(self.arm, side)
        then = self._arm_then(depends, side)
        if depends.later is None:
            return self._beside(then, side)
        share = depends.later.share(times_s)[:, None, None, None]
        then, now = (self._hanging(side) if arm is None else arm for arm in (then, self.arm))
        return self._beside((1.0 - share) * then + share * now, side)

    def left(self, end: End | None, side: Side, time_s: float) -> Surroundings:
        """The surroundings of an end of a way when the hand leaves it, at a time."""
        return self._own(self.elsewhen.behind, end, side, time_s)

    def arrived(self, end: End | None, side: Side, time_s: float) -> Surroundings:
        """The surroundings of an end of a way when the hand arrives at it, at a time."""
        return self._own(self.elsewhen.ahead, end, side, time_s)

    def _own(self, then: _Then, end: End | None, side: Side, time_s: float) -> Surroundings:
        """The surroundings then, but with the other arm as a key has it that gives way for good."""
        if end is None or not end.is_on_arm:
            return then(time_s, with_arm=False)
        if end.depends.is_present or end.depends.source in ("ahead", "behind"):
            return then(time_s, with_arm=True)
        arm = self._arm_then(end.depends, side)
        there = then(time_s, with_arm=False)
        return there.with_arm(OTHER_SIDE[side], self._hanging(side) if arm is None else arm)

    def _arm_then(self, depends: Dependency, side: Side) -> Array | None:
        """(26, 3, 4) the other arm as it was or would be; None while it hangs."""
        match depends.source:
            case "behind":
                character = self.surroundings.character
                bones = arm_bones(character, OTHER_SIDE[side])
                return np.asarray(self.elsewhen.behind(depends.time_s, with_arm=True).matrices[bones])
            case "alone":
                return self.elsewhen.arm_alone(depends.time_s)
            case "hanging":
                return None
            case _:
                return self.elsewhen.arm_set_out(depends.time_s)

    def _hanging(self, side: Side) -> Array:
        character = self.surroundings.character
        return np.asarray(resting_body(character)[arm_bones(character, OTHER_SIDE[side])])

    def _beside(self, arm: Array | None, side: Side) -> Surroundings:
        """The surroundings with the other arm (..., 26, 3, 4) so, or hanging."""
        return self.surroundings if arm is None else self.surroundings.with_arm(OTHER_SIDE[side], arm)


def track_of(
    hand: HandScore,
    times_s: Array,
    around: Around,
    *,
    warm_start: WarmStart | None = None,
    held_m: Array | float = EXACT,
    found: Array | None = None,
) -> Track:
    """Solve a hand at the times (F,), all of them together.

    Args:
        hand: for a right-handed signer.
        times_s: in any order.
        around: what is around it in each frame.
        warm_start: (F, 3) each, how the same was solved in surroundings only little elsewhere.
        held_m: error of a hand that holds a key that is near enough, of all or (F,).
        found: (2, 4, F, 3) the same of both ends of each frame's way.
    """
    falls_in = hand.segment_at(times_s)
    shoulder = AUTOMATIC if hand.shoulder is None else hand.shoulder.at(times_s)
    sampled_segments = []
    for number in sorted(set(falls_in.tolist())):
        rows, segment = np.flatnonzero(falls_in == number), hand.segments[number]
        shoulders, interval = _shoulders(hand, segment), segment.interval
        here, times = around.rows(rows), times_s[rows]
        was, beside = (here.at(end, hand.side, times) for end in segment.ends)
        near: tuple[WarmStart | None, ...] = (None, None)
        if interval.is_still:
            near = (None if warm_start is None else WarmStart(*(values[rows] for values in warm_start)),) * 2
        elif found is not None:
            near = tuple(WarmStart(*end) for end in found[:, :, rows])
        met_m = held_m if np.ndim(held_m) == 0 else np.asarray(held_m)[rows]
        met_m = met_m if interval.is_still else around.met_m
        at_keys = [own_posture(hand, end, here.elsewhen) for end in segment.ends]
        owns = _own_ends(hand, segment, shoulders, (was, beside), here, at_keys)
        before, after = _ends(hand, segment, shoulders, (was, beside), near, met_m, at_keys, owns)
        share = interval.share(times)
        way = progress(interval.transition, interval.paced(share), swings=segment.swings)
        along = beside if segment.slide is None else _mixed_surroundings(was, beside, way)
        sampled = SampledSegment(
            rows,
            segment,
            before,
            after,
            way,
            AUTOMATIC if hand.shoulder is None else shoulder.rows(rows),
            along,
            departure=owns[0],
            arrival=owns[1],
            own_posture=at_keys[0],
            share=None if segment.flow is None else share,
        )
        if sampled.bends and max(before.target.ndim, after.target.ndim) > 1:
            # drawn anew in every frame a path would swing round where its ends pass each other
            there = (
                around.left(segment.before, hand.side, interval.start_s),
                around.arrived(segment.after, hand.side, interval.end_s),
            )
            then = _ends(hand, segment, shoulders, there, at_keys=at_keys)
            sampled = replace(sampled, drawn=(then[0].target, then[1].target, then[0].normal, then[1].normal))
        sampled_segments.append(moving(sampled, times))
    by_row = np.argsort(np.concatenate([sampled.rows for sampled in sampled_segments]), kind="stable")
    solved = [_solved(sampled, warm_start, around.met_m) for sampled in sampled_segments]
    frames = (
        solved[0]
        if len(solved) == 1
        else Frames(*(np.concatenate(parts)[by_row] for parts in zip(*solved, strict=True)))
    )
    return Track(hand.side, tuple(sampled_segments), frames)


def _shoulders(hand: HandScore, segment: Segment) -> tuple[Shoulder, Shoulder]:
    """Return help and shrug of the shoulder at both ends of a segment."""
    if hand.shoulder is None:
        return AUTOMATIC, AUTOMATIC
    ends = hand.shoulder.at(np.array((segment.interval.start_s, segment.interval.end_s)))
    return ends.rows(0), ends.rows(1)


def _mixed_surroundings(first: Surroundings, last: Surroundings, way: Array) -> Surroundings:
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


def _ends(
    hand: HandScore,
    segment: Segment,
    shoulders: tuple[Shoulder, Shoulder],
    surroundings: tuple[Surroundings, Surroundings],
    warm_start: tuple[WarmStart | None, ...] = (None, None),
    met_m: Array | float = EXACT,
    at_keys: Sequence[OwnPosture | None] = (None, None),
    owns: Sequence[SolvedPosture | None] = (None, None),
) -> tuple[SolvedPosture, SolvedPosture]:
    """Return the postures between which a segment leads; rest is told by the articulator of its key."""
    rests = [
        resting_posture(hand.character, hand.side, segment.rest_by, shoulder) if end is None else None
        for end, shoulder in zip((segment.before, segment.after), shoulders, strict=True)
    ]
    if segment.before is segment.after:
        still = (
            rests[0]
            if segment.before is None
            else _end(
                segment.before, shoulders[0], surroundings[1], warm_start[1], met_m, at_keys[1], is_held=True
            )
        )
        assert still is not None
        return still, still
    first, last = (
        rest
        if end is None
        else _end(end, shoulder, there, near, met_m, at_key)
        if own is None
        else _carried_end(end, own, there)
        for rest, end, shoulder, there, near, at_key, own in zip(
            rests, segment.ends, shoulders, surroundings, warm_start, at_keys, owns, strict=True
        )
    )
    assert first is not None
    assert last is not None
    return first, last


def _own_ends(
    hand: HandScore,
    segment: Segment,
    shoulders: tuple[Shoulder, Shoulder],
    surroundings: tuple[Surroundings, Surroundings],
    around: Around,
    at_keys: Sequence[OwnPosture | None],
) -> tuple[SolvedPosture | None, SolvedPosture | None]:
    """Return both ends of a way as they are when the hand leaves and when it arrives.

    On the way their places alone are carried along: wrist, swivel and branch are those of that moment. None
    for ends that nothing carries while the hand is on its way, and where the other hand follows this one at
    that moment, too: two such hands ask for each other in a circle, and are solved as they are in each frame.
    """
    if segment.interval.is_still:
        return None, None
    when = around.left, around.arrived
    times_s = segment.interval.start_s, segment.interval.end_s
    first, last = (
        None
        if end is None or not there.only(end.carriers).is_many or hand.asks_in_a_circle(end, time_s)
        else _end(end, shoulder, at(end, hand.side, time_s), own=at_key)
        for end, shoulder, there, at, time_s, at_key in zip(
            segment.ends, shoulders, surroundings, when, times_s, at_keys, strict=True
        )
    )
    return first, last


def _carried_end(end: End, own: SolvedPosture, surroundings: Surroundings) -> SolvedPosture:
    """Return an end of a way in each frame: as it is at its own time, its place carried along."""
    count = len(surroundings.matrices)
    constraint = replace(end.constraint, second=None)
    found = solve_moving(
        end.key, own, constraint, None, count, wrist=own.wrist, surroundings=surroundings.only(end.carriers)
    )
    return replace(found, constraint=end.constraint, over=own.over)


def _end(
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
        held = _end(end.held, shoulder, surroundings, None, met_m, own)
        count = beside.count if beside.is_many else None
        return solve_moving(
            end.key, held, end.constraint, None, count, shoulder=shoulder, surroundings=beside
        )
    if is_held and warm_start is None and np.all(met_m == EXACT):
        beside = beside.where_still()
    goal = goal_of(end.key, end.constraint, end.context(shoulder, beside))
    if beside.is_many:
        goal = goal._replace(met_m=met_m)
        if warm_start is None and own is not None:
            warm_start = _near(own(), end, beside)

    def solved(wrist: tuple[Any, ...] | None, branch: Indices | None = None) -> SolvedPosture:
        if beside.is_many:
            return solve_uncached(goal, warm_start, wrist, branch)
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
    if found.wished_turn is not None and is_past.any():
        leaps = may_leap(found.character.rigs[found.side].arm, found.wished_turn)
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


def own_posture(hand: HandScore, end: End | None, elsewhen: Elsewhen) -> OwnPosture | None:
    """Return how to find the posture that an end's key has at its own time.

    That is beside the other arm as that one's own keys alone would have it: a matter of the sign and the key,
    whatever moment is solved. None where nothing that moves at any time of the sign carries the key's places.
    """
    if end is None or (hand.shoulder is None and not end.carriers & hand.moving):
        return None
    key_s, is_on_arm = end.key.time_s, arm_carrier(OTHER_SIDE[hand.side]) in end.carriers
    at_key = AUTOMATIC if hand.shoulder is None else hand.shoulder.at(np.array([key_s])).rows(0)
    end = end.held or end
    return cache(lambda: _end(end, at_key, elsewhen.alone(key_s, with_arm=is_on_arm)))


def _solved(sampled: SampledSegment, warm_start: WarmStart | None, met_m: float) -> Frames:
    if not sampled.interval.is_still:
        near = None if warm_start is None else WarmStart(*(values[sampled.rows] for values in warm_start))
        return on_the_way(sampled, near, met_m)
    if sampled.key is None or sampled.constraint is None:
        return _still(sampled)
    count, before = len(sampled.rows), sampled.before
    leaves_second = (
        sampled.constraint.second is None
        and before.constraint is not None
        and before.constraint.second is not None
    )
    wrist = before.wrist if leaves_second else None
    found = solve_moving(
        sampled.key,
        before,
        sampled.constraint,
        sampled.locally.wrist,
        count,
        wrist=wrist,
        shoulder=sampled.shoulder,
        surroundings=sampled.surroundings,
    )
    return Frames(*_values(found, count))


def _still(sampled: SampledSegment) -> Frames:
    """Return frames of one held posture as it was solved; it is solved anew where something moves it."""
    count, end, before = len(sampled.rows), sampled.segment.before, sampled.before
    if sampled.shoulder is AUTOMATIC:
        return Frames(*_values(before, count))
    own = sampled.own_posture
    if end is not None and before.target.ndim > 1:
        return Frames(*_values(_end(end, sampled.shoulder, before.surroundings, own=own), count))
    found = []
    for row in range(count):
        shoulder = sampled.shoulder.rows(row)
        solved_posture = (
            resting_posture(sampled.character, before.side, before.attachment, shoulder)
            if end is None
            else _end(end, shoulder, before.surroundings, own=own)
        )
        found.append(_values(solved_posture, 1))
    return Frames(*(np.concatenate(values) for values in zip(*found, strict=True)))


def _values(solved_posture: SolvedPosture, count: int) -> Iterator[Any]:
    """Yield a solved posture's value for each field of Frames, over as many frames."""
    asked = (
        solved_posture.hand.angles,
        solved_posture.hand.fingers,
        solved_posture.swivel_rad,
        solved_posture.articulator,
        solved_posture.target,
        solved_posture.normal,
    )
    over = np.stack(np.broadcast_arrays(*solved_posture.over), axis=-1)
    for value, axes in zip(
        (*asked, over, *solved_posture.reach.girdle, *solved_posture.reach.posture), AXES, strict=True
    ):
        array = np.asarray(value)
        yield (
            array
            if array.ndim > axes and len(array) == count
            else np.broadcast_to(array, (count, *array.shape[array.ndim - axes :]))
        )
