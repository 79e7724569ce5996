"""Leads of fingers and wrist on a way, as far as these have the time to move evenly.

A lead squeezes what fingers or wrist do into a part of the way's time. Where fingertips would be thrown by it
they lead by less; what the sign asks for stays as it is.
"""

from functools import lru_cache
from math import copysign, sqrt
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.document.values import Easing, GlobalOrientation, HandForm, Handles, Transition
from signer.kinematics.frames import carried
from signer.kinematics.rotations import rotation_angle
from signer.motion.movement.easing import SHARES, moves_at_ends, progress, ramped
from signer.motion.movement.frames import SampledSegment, fingers_between
from signer.motion.movement.intervals import MOST_RAMP, RAMP_S, Interval
from signer.motion.movement.segments import Segment
from signer.motion.places.hands import hand_of, shaped_hand
from signer.motion.posture.fixed_point import VAIN_ROUNDS
from signer.motion.posture.solved_posture import hand_in_world

EVEN_M_S2: Final = 72.0
"""Acceleration up to which joints move evenly, m/s^2, seven times gravity. What an arm reaches at the fastest
way (`pace.FASTEST_M_S`) in 0.3 s takes 65."""


class _Course(NamedTuple):
    """First and second derivatives (k, m, 3) m of fingertips by the share of a change, at the k `SHARES`."""

    first: Array
    second: Array


class _Pace(NamedTuple):
    """A profile over 1 s: the share done as an index (n,) of a course, its speed and acceleration (n,)."""

    at: Indices
    speed: Array
    acceleration: Array


_COURSES: Final = WeakKeyDictionary[Segment, tuple[_Course, _Course]]()
"""Courses of ways by what fingers do and by how the wrist turns, known as long as their score is."""


def even_leads(sampled: SampledSegment, way: Transition) -> tuple[float, float]:
    """Return by what shares of its time fingers and wrist run ahead of a way, below `EVEN_M_S2`."""
    if not (way.handshape_lead or way.orientation_lead):
        return 0.0, 0.0
    return _leads(sampled.interval, way, _courses(sampled))


def known_leads(segment: Segment) -> tuple[float, float] | None:
    """Return the leads of a way of which a frame has been solved; None before that."""
    known = _COURSES.get(segment)
    return None if known is None else _leads(segment.interval, segment.interval.transition, known)


def _leads(interval: Interval, way: Transition, courses: tuple[_Course, _Course]) -> tuple[float, float]:
    leg_s = (interval.end_s - interval.start_s) / (2 * way.repeats + 1)
    fingers, wrist = (
        copysign(min(abs(lead), max(1.0 - _needs_s(way, course) / leg_s, 0.0)), lead) if lead else 0.0
        for lead, course in zip((way.handshape_lead, way.orientation_lead), courses, strict=True)
    )
    return fingers, wrist


def _needs_s(way: Transition, course: _Course) -> float:
    """Return the least time, s, in which the speed profile of a way leads along a course evenly.

    In a few rounds it settles with the ramps that a profile has in that time.
    """
    ramp, needs_s = MOST_RAMP, 0.0
    for _ in range(VAIN_ROUNDS):
        pace = _pace(way.easing, way.handles, ramp)
        first, second = course.first[pace.at], course.second[pace.at]
        bends = first * pace.acceleration[:, None, None] + second * np.square(pace.speed)[:, None, None]
        needs_s = sqrt(float(np.linalg.norm(bends, axis=-1).max()) / EVEN_M_S2)
        before, ramp = ramp, round(min(RAMP_S / max(needs_s, RAMP_S), MOST_RAMP), 2)
        if ramp == before or not any(moves_at_ends(way)):
            break
    return needs_s


@lru_cache(maxsize=256)
def _pace(easing: Easing, handles: Handles | None, ramp: float) -> _Pace:
    profile, step_s = Transition(easing=easing, handles=handles), SHARES[1]
    start, end = (ramp * moves for moves in moves_at_ends(profile))
    done = progress(profile, ramped(SHARES, start, end))
    around = np.pad(done, 1, mode="edge")
    return _Pace(
        np.rint(done / step_s).astype(np.intp),
        (around[2:] - around[:-2]) / (2.0 * step_s),
        np.diff(around, 2) / step_s**2,
    )


def _courses(sampled: SampledSegment) -> tuple[_Course, _Course]:
    """Return the courses of a way; a wrist that is found anew all along has none."""
    known = _COURSES.get(sampled.segment)
    if known is not None:
        return known
    before, after = sampled.interval.before, sampled.interval.after
    assert before is not None
    assert after is not None
    fingers, longest_m = _fingers(sampled.character, before.form, after.form, sampled.before.side)
    ends = (sampled.departure or sampled.before, sampled.arrival or sampled.after)
    turn_rad = 0.0
    if all(end.target.ndim == 1 for end in ends):
        is_told = all(isinstance(end.wish, GlobalOrientation) for end in ends)
        one, other = (hand_in_world(end) if is_told else end.wrist_rotation for end in ends)
        turn_rad = float(rotation_angle(one.T @ other))
    wrist = np.array((turn_rad, turn_rad**2))[:, None, None, None] * longest_m * np.eye(2, 3)[:, None, None]
    found = fingers, _Course(*(np.broadcast_to(each, (len(SHARES), 1, 3)) for each in wrist))
    _COURSES[sampled.segment] = found
    return found


@per_character(maxsize=256)
def _fingers(character: Character, one: HandForm, other: HandForm, side: Side) -> tuple[_Course, float]:
    """Return the course of fingertips from a form to another, and how far, m, one gets from the wrist."""
    body, bones = character.body, character.rigs[side].hand_bones
    start, end = (shaped_hand(character, form, side).angles for form in (one, other))
    angles = fingers_between(start, end, one.handshape, other.handshape, SHARES)
    last = np.flatnonzero(~np.isin(bones, body.parents[bones]))
    tips = carried(hand_of(character, angles, side).matrices[:, last], body.tails[bones[last]])
    first = np.gradient(tips, SHARES, axis=0)
    longest_m = float(np.linalg.norm(tips - body.heads[body.parents[bones[0]]], axis=-1).max())
    return _Course(first, np.gradient(first, SHARES, axis=0)), longest_m
