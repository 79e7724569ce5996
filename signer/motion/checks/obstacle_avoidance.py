"""Obstacle avoidance for a transition: the lowest arc that is free of penetration.

The transition is between two keys, or from and to rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import radians
from typing import Final, Literal, NamedTuple

import numpy as np

from body_model.arrays import Array32
from body_model.distance_rough import DEEP_M, rough_depth
from signer.characters.character import Character
from signer.document.edits import Edit
from signer.document.key_edits import set_transition
from signer.document.lead_edits import End, set_lead
from signer.document.sign import Sign
from signer.document.timing import frame, seconds
from signer.document.values import HandRole, Lead
from signer.motion.checks.penetrating_transitions import SAME_M, passages_in
from signer.motion.movement.intervals import Interval, interval_at, intervals_of
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.descent import Tell, quietly

HEIGHTS_M: Final = (0.02, 0.04, 0.06, 0.08, 0.10, 0.13, 0.16, 0.20, 0.25, 0.30)
"""Heights of the arcs that are tried."""
PLANES_DEG: Final = (0.0, 30.0, -30.0, 60.0, -60.0, 90.0, -90.0, 130.0, -130.0, 180.0)
"""Turns of the arcs that are tried, those away from the body first."""
_OF_ITSELF_M: Final = 0.25
"""About how high the arcs from and to rest are of themselves."""
_EVERY: Final = 4
"""Every so many frames of an arc are looked at first."""
_WORST: Final = 2
"""Before that, so many frames in which other arcs failed."""
_TURNED_COUNTS: Final = 0.05
"""Cost of turning an arc by a radian beside a metre of its height."""


class AvoidingPath(NamedTuple):
    """The edit that leads a way round, and by what in words; or why there is none."""

    edit: Edit | None
    words: str = ""
    why: Literal["", "no way", "clear", "none"] = ""


def avoid_obstacle(
    character: Character,
    sign: Sign,
    role: HandRole,
    time_s: float,
    tell: Tell = quietly,
) -> AvoidingPath:
    """Find the lowest arc that makes the transition at a time free of penetration.

    At a key it is the transition that follows the key, or else the one before. `tell` is called again
    and again meanwhile; an exception that it raises ends the search.
    """
    ways = _ways_at(sign, role, time_s)
    if not ways:
        return AvoidingPath(None, why="no way")
    for way in ways:
        rows = _rows(sign, way)
        blocked = _blocked(character, sign, role, rows)
        if blocked is not None:
            break
    else:
        return AvoidingPath(None, why="clear")
    worst = [blocked.row]
    for edit, words in _arcs(role, way):
        tell()
        tried = edit(sign)
        # most arcs fail in the same frame as another one did
        if any(_is_deeper_at(character, tried, role, row, blocked) for row in worst[:_WORST]):
            continue
        few = (*rows[::_EVERY], rows[-1])
        still = _blocked(character, tried, role, few) or _blocked(character, tried, role, rows)
        if still is None:
            return AvoidingPath(edit, words)
        worst = [still.row, *(row for row in worst if row != still.row)]
    return AvoidingPath(None, why="none")


def _ways_at(sign: Sign, role: HandRole, time_s: float) -> list[Interval]:
    stretches = intervals_of(sign, role)
    here = int(interval_at(stretches, np.array([time_s]))[0])
    ways = (here + 1, here - 1) if stretches[here].is_still else (here,)
    return [stretches[index] for index in ways if 0 <= index < len(stretches)]


class _Blocked(NamedTuple):
    """A transition that leads through the body.

    Attributes:
        row: the frame in which it is deepest.
        ends_m: how much deeper than flesh gives the hand lies where it leaves and where it arrives, m.
        roughly_m: how deep it lies there, roughly, m.
    """

    row: int
    ends_m: float
    roughly_m: float


def _rows(sign: Sign, way: Interval) -> range:
    return range(max(frame(way.start_s, sign.fps), 0), frame(way.end_s, sign.fps) + 1)


def _blocked(character: Character, sign: Sign, role: HandRole, rows: Sequence[int]) -> _Blocked | None:
    """Return where a hand is deepest on its way in some frames; None where that is free of penetration."""
    if not rows:
        return None
    frames = poses(sign, [seconds(row, sign.fps) for row in rows], character)
    rough = _rough(frames, role)
    roughly_m = float(max(rough[0], rough[-1]))
    if roughly_m < DEEP_M <= rough.max():  # no measure is needed
        return _Blocked(rows[int(rough.argmax())], 0.0, roughly_m)
    found = insides(frames)[role]
    passages = passages_in(frames, role, found)
    if not passages:
        return None
    worst = max(passages, key=lambda passage: passage.inside.over_m)
    row = rows[int(np.abs(frames.times_s - worst.time_s).argmin())]
    return _Blocked(row, max(found[0].over_m, found[-1].over_m, 0.0), roughly_m)


def _is_deeper_at(character: Character, sign: Sign, role: HandRole, row: int, blocked: _Blocked) -> bool:
    """Return whether a hand lies deeper in a frame of its way than at both ends and than flesh gives.

    `blocked` is the same transition led otherwise: its ends are these.
    """
    frames = poses(sign, [seconds(row, sign.fps)], character)
    if frames.hands[role][0].key_id is not None:
        return False
    if blocked.roughly_m < DEEP_M <= _rough(frames, role)[0]:
        return True
    return insides(frames)[role][0].over_m > blocked.ends_m + SAME_M


def _rough(frames: Clip, role: HandRole) -> Array32:
    return rough_depth(
        frames.character.obstacles, frames.matrices, frames.hands[role][0].side, frames.face_weights
    )


def _arcs(role: HandRole, way: Interval) -> Iterator[tuple[Edit, str]]:
    """Yield the candidate arcs, the least change first.

    Between keys the lowest arc comes first. From and to rest it is the one most like the transition's
    default arc.
    """
    before, after = way.before, way.after
    end: End = "lead_in" if before is None else "lead_out"
    like_m = 0.0
    if before is None or after is None:
        yield set_lead(role, end, None), "the way of itself"
        like_m = _OF_ITSELF_M
    tried = sorted(
        product(HEIGHTS_M, PLANES_DEG),
        key=lambda one: abs(one[0] - like_m) + _TURNED_COUNTS * abs(radians(one[1])),
    )
    for height_m, plane_deg in tried:
        words = f"an arc of {1000 * height_m:.0f} mm" + (
            f", turned by {abs(plane_deg):.0f}°" if plane_deg else ""
        )
        if before is None or after is None:
            yield set_lead(role, end, Lead(height_m, radians(plane_deg))), words
        else:
            arc = replace(before.transition, path="arc", height_m=height_m, plane_rad=radians(plane_deg))
            yield set_transition(before.id, arc), words
