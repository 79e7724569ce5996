"""Postures between which a hand's segment leads, where what carries their places moves."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from body_model.arrays import Array, Indices
from signer.document.sign import OTHER_SIDE
from signer.kinematics.arm import branch_code
from signer.kinematics.arm_shape import FIRM
from signer.motion.movement.around_hand import Around, Elsewhen
from signer.motion.movement.frames import OwnPosture, Track
from signer.motion.movement.segments import End, HandScore, Segment
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
from signer.motion.posture.surroundings import Surroundings, arm_carrier
from signer.motion.posture.turning import WarmStart


def ends_between(
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
            else end_of(
                segment.before, shoulders[0], surroundings[1], warm_start[1], met_m, at_keys[1], is_held=True
            )
        )
        assert still is not None
        return still, still
    first, last = (
        rest
        if end is None
        else end_of(end, shoulder, there, near, met_m, at_key)
        if own is None
        else _carried_end(end, own, there)
        for rest, end, shoulder, there, near, at_key, own in zip(
            rests, segment.ends, shoulders, surroundings, warm_start, at_keys, owns, strict=True
        )
    )
    assert first is not None
    assert last is not None
    return first, last


def own_ends(
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
        else end_of(end, shoulder, at(end, hand.side, time_s), own=at_key)
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

    near = warm_start if beside.is_many else None

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
    if not beside.is_many and bool(np.any(is_past | found.is_short)):
        # there may be two such postures: the one that is found among other moments, which begin from the key
        near = _near(own(), end, beside)
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
    return cache(lambda: end_of(end, at_key, elsewhen.alone(key_s, with_arm=is_on_arm)))


def ends_of(track: Track) -> Array:
    """(2, 4, F, 3) m, warm starts that a track has found for both ends of each frame's way."""
    found = np.zeros((2, 4, len(track.frames.target), 3))
    for sampled in track.sampled_segments:
        for values, end in zip(found, (sampled.before, sampled.after), strict=True):
            for value, part in zip(values, begun_from(end), strict=True):
                value[sampled.rows] = part
    return found
