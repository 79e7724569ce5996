"""Many transitions of a hand between the same two keys, solved at once: for searches among ways.

The other hand goes its own way meanwhile. What it carries is where that way takes it; whoever tries another
one moves the hand along by the shares that `Tried` tells.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import pi
from typing import Any, Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.values import Transition
from signer.kinematics.rig import hand_matrices
from signer.motion.movement.easing import SHARES, profile_at_shares
from signer.motion.movement.even_leads import even_leads
from signer.motion.movement.frames import Frames, SampledSegment, Track, mixed
from signer.motion.movement.intervals import LEAD
from signer.motion.movement.paths import bulge_direction, onward_direction, path_points
from signer.motion.movement.rest_ways import on_rest_way
from signer.motion.movement.transitions import normals_of, on_the_way
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import arm_matrices, resting
from signer.motion.posture.turning import WarmStart

_ROUGHLY: Final = 0.9
"""Share of the error that may be left where a hand is told by directions: mostly two rounds. With one, arms
are off by a sixteenth of a turn; with 0.3 or 0.05, two to five rounds, ways are found as deep."""
_AXES: Final = {"wrist_rotation": 2, "swivel_rad": 0, "branch": 0, "target": 1, "normal": 1, "articulator": 1}
"""Number of axes that each field of a solved posture has in one frame."""


class Tried(NamedTuple):
    """An arm on c transitions in n frames.

    Its skinning matrices (c, n, 26, 3, 4) as `arm_bones` orders them, its wrist and articulator (c, n, 3) m,
    and by what shares (c, n, 2) it goes along where the places that it leaves and comes to are elsewhere.
    """

    arms: Array
    wrists: Array
    articulators: Array
    shares: Array


class Places(NamedTuple):
    """Places (2, n, 3) m that a hand leaves and comes to, in n frames, and which (2,) of them are carried.

    `bulge_m` is how far off the straight line it is half way from rest or to it by itself, on the reference
    body: as an arc in its plane, and in the one a quarter of a turn on. None between keys.
    """

    points: Array
    carried: Mask
    bulge_m: complex | None


def way_of(track: Track) -> SampledSegment | None:
    """Return the frames of a hand that is on its way; None where it is not."""
    return next((one for one in track.sampled_segments if not one.interval.is_still), None)


def places_of(sampled: SampledSegment) -> Places:
    """Return between which places a hand goes."""
    ends, count = (sampled.before, sampled.after), len(sampled.rows)
    points = np.array([np.broadcast_to(end.target, (count, 3)) for end in ends])
    bulge_m = None if sampled.is_asked else _bulge_m(sampled, *points[:, count // 2])
    return Places(points, np.array([end.target.ndim > 1 for end in ends]), bulge_m)


def _bulge_m(sampled: SampledSegment, start: Array, end: Array) -> complex:
    """Return how far, m, a hand is off the straight line half way between rest and key by itself."""
    half_way = _picked(sampled, np.array([len(sampled.rows) // 2]), np.array([0.5]))
    off_m = on_rest_way(half_way).reached[0] - 0.5 * (start + end)
    ends = (half_way.before, half_way.after)
    normals = [np.broadcast_to(each, (1, 3))[0] for each in normals_of(half_way, *ends)]
    across, along = (
        float(off_m @ bulge_direction(start, end, normals[0], normals[1], plane_rad))
        for plane_rad in (0.0, pi / 2.0)
    )
    return complex(across, along) / sampled.character.scale.length


def try_transitions(
    track: Track,
    times_s: Array,
    transitions: Sequence[Transition],
    carried: Array | None = None,
) -> Tried | None:
    """Solve a hand roughly on c transitions; None where it goes nowhere.

    Slides over the skin are not told apart from straight ways.

    Args:
        track: a hand that is on its way at all its times.
        times_s: (F,) these times.
        transitions: between the same two keys.
        carried: (c, n, 2, 3) m, how far elsewhere the places are that it leaves and comes to.
    """
    sampled = way_of(track)
    if sampled is None:
        return None
    chosen = np.arange(len(sampled.rows))
    count, frames = len(transitions), len(chosen)
    many = np.tile(chosen, count)
    rows, share = sampled.rows[many], sampled.interval.share(times_s[sampled.rows[chosen]])
    intervals = [replace(sampled.interval, transition=one) for one in transitions]
    leads = [(0.0, *even_leads(sampled, one)) for one in transitions]
    ways, fingers, wrists = (
        np.concatenate(
            [
                _progress(one.transition, one.paced(share, lead))
                for one, lead in zip(intervals, each, strict=True)
            ]
        )
        for each in zip(*leads, strict=True)
    )
    picked = _picked(sampled, many, ways)
    shares = np.stack([1.0 - ways, ways], axis=-1) * places_of(sampled).carried
    aside = _aside(sampled, transitions, ways.reshape(count, frames)).reshape(-1, 3)
    if carried is not None:
        aside = aside + along(shares, carried.reshape(-1, 2, 3))
    target = mixed(picked.before.target, picked.after.target, ways) + aside
    begun = track.frames
    found = on_the_way(
        replace(picked, fingers_way=fingers, wrist_way=wrists, aside=aside),
        WarmStart(
            begun.shoulder[rows], target, target, begun.articulator[rows], np.full(len(many), _ROUGHLY)
        ),
    )
    itself = [not sampled.is_asked and one == LEAD for one in transitions]
    if any(itself):
        led = np.flatnonzero(np.repeat(itself, frames))
        alone = on_rest_way(_picked(sampled, many[led], ways[led]))
        found = Frames(*(_replaced(*each, led) for each in zip(found, alone, strict=True)))
    rig = sampled.character.rigs[track.side]
    hand = hand_matrices(sampled.character.body, track.side, found.fingers)
    arms = arm_matrices(rig, found.reach.girdle, found.reach.posture, hand)
    return Tried(
        arms.reshape(count, frames, *arms.shape[1:]),
        found.wrist.reshape(count, frames, 3),
        found.reached.reshape(count, frames, 3),
        shares.reshape(count, frames, 2),
    )


def along(shares: Array, carried: Array) -> Array:
    """(..., 3) m, how far hands go along by shares (..., 2) with places that are (..., 2, 3) m elsewhere."""
    return np.asarray((shares[..., None] * carried).sum(axis=-2))


def _progress(transition: Transition, share: Array) -> Array:
    """Return nearly what `progress` does of a transition without repeats."""
    return np.interp(share, SHARES, profile_at_shares(transition.easing, transition.handles))


def _aside(sampled: SampledSegment, transitions: Sequence[Transition], ways: Array) -> Array:
    """(c, n, 3) m, how far each transition is off the straight line at the shares (c, n)."""
    ends = (sampled.departure or sampled.before, sampled.arrival or sampled.after)
    middle = len(sampled.rows) // 2
    start, end, start_normal, end_normal = (
        values if values.ndim == 1 else values[middle]
        for values in (*(one.target for one in ends), *normals_of(sampled, *ends))
    )
    length = sampled.character.scale.length
    found, directions = np.zeros((*ways.shape, 3)), dict[float, Array]()
    for row, one in enumerate(transitions):
        if one.path in ("straight", "slide") or one == LEAD:
            continue
        if one.plane_rad not in directions:
            directions[one.plane_rad] = bulge_direction(start, end, start_normal, end_normal, one.plane_rad)
        bulge = directions[one.plane_rad]
        onward, way = onward_direction(start, end, bulge), ways[row]
        path = path_points(one.path, length * one.height_m, start, end, bulge, way, one.turns, onward)
        found[row] = path - mixed(start, end, way)
    return found


def _picked(sampled: SampledSegment, rows: Indices, way: Array) -> SampledSegment:
    """Some frames of a way through space, where nothing is met, at other shares (n,) of it."""
    return replace(
        sampled,
        rows=np.arange(len(rows)),
        before=_rows(sampled.before, rows),
        after=_rows(sampled.after, rows),
        way=way,
        surroundings=resting(sampled.character),
        shoulder=sampled.shoulder.rows(rows) if sampled.shoulder.is_many else sampled.shoulder,
        drawn=None,
    )


def _replaced(values: Any, new: Any, rows: Indices) -> Any:
    changed = np.array(values)
    changed[rows] = new
    return changed


def _rows(posture: SolvedPosture, rows: Indices) -> SolvedPosture:
    """Some of many postures of an end; one that is the same in all frames stays one."""
    picked = dict[str, Any]()
    for name, axes in _AXES.items():
        values = getattr(posture, name)
        if np.ndim(values) > axes:
            picked[name] = np.asarray(values)[rows]
    return replace(posture, reach=posture.reach.rows(rows), **picked)
