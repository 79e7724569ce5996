"""One hand through time: what is asked of it in each segment of its score, and the arm solved for it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from body_model.arrays import Array
from signer.motion.movement.easing import progress
from signer.motion.movement.frames import AXES, Frames, SampledSegment, Track
from signer.motion.movement.moving_contacts import moving
from signer.motion.movement.segment_ends import Around, Ends, end_of, mixed_surroundings
from signer.motion.movement.segments import HandScore
from signer.motion.movement.transitions import on_the_way
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.posture_solver import solve_moving
from signer.motion.posture.shoulder import AUTOMATIC
from signer.motion.posture.solved_posture import SolvedPosture, resting_posture
from signer.motion.posture.turning import WarmStart


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
        ends, interval = Ends.of(hand, segment, around.elsewhen), segment.interval
        here, times = around.rows(rows), times_s[rows]
        was, beside = (here.at(end, times) for end in segment.ends)
        near: tuple[WarmStart | None, ...] = (None, None)
        if interval.is_still:
            near = (None if warm_start is None else WarmStart(*(values[rows] for values in warm_start)),) * 2
        elif found is not None:
            near = tuple(WarmStart(*end) for end in found[:, :, rows])
        met_m = held_m if np.ndim(held_m) == 0 else np.asarray(held_m)[rows]
        met_m = met_m if interval.is_still else around.met_m
        owns = ends.own(here, (was, beside))
        before, after = ends.between((was, beside), near, met_m, owns)
        share = interval.share(times)
        way = progress(interval.transition, interval.paced(share), swings=segment.swings)
        along = beside if segment.slide is None else mixed_surroundings(was, beside, way)
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
            own_posture=ends.at_keys[0],
            share=None if segment.flow is None else share,
        )
        if sampled.bends and max(before.target.ndim, after.target.ndim) > 1:
            # drawn anew in every frame a path would swing round where its ends pass each other
            there = (
                around.then("behind", segment.before, interval.start_s),
                around.then("ahead", segment.after, interval.end_s),
            )
            then = ends.between(there)
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
        return Frames(*_values(end_of(end, sampled.shoulder, before.surroundings, own=own), count))
    found = []
    for row in range(count):
        shoulder = sampled.shoulder.rows(row)
        solved_posture = (
            resting_posture(sampled.character, before.side, before.attachment, shoulder)
            if end is None
            else end_of(end, shoulder, before.surroundings, own=own)
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
