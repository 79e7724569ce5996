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

from body_model.distance_rough import DEEP_M, rough_depth
from signer.characters.character import Character
from signer.document.edits import Edit
from signer.document.key_edits import set_transition
from signer.document.lead_edits import End, set_lead
from signer.document.sign import Sign
from signer.document.timing import frame, seconds
from signer.document.values import HandRole, Lead
from signer.motion.checks.penetrating_transitions import passages_in
from signer.motion.movement.intervals import Interval, interval_at, intervals_of
from signer.motion.operations.posture_search import Tell, quietly
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides

HEIGHTS_M: Final = (0.02, 0.04, 0.06, 0.08, 0.10, 0.13, 0.16, 0.20, 0.25, 0.30)
"""Heights of the arcs that are tried."""
PLANES_DEG: Final = (0.0, 30.0, -30.0, 60.0, -60.0, 90.0, -90.0, 130.0, -130.0, 180.0)
"""Turns of the arcs that are tried, those away from the body first."""
_OF_ITSELF_M: Final = 0.25
"""About how high the arcs from and to rest are of themselves."""
_EVERY: Final = 4
"""Every so many frames of a way are looked at first."""
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
    *,
    heights_m: Sequence[float] = HEIGHTS_M,
    planes_deg: Sequence[float] = PLANES_DEG,
) -> AvoidingPath:
    """Find the lowest arc that makes the transition at a time free of penetration.

    At a key it is the transition that follows the key, or else the one before. `tell` is called again
    and again meanwhile; an exception that it raises ends the search. Arcs of `heights_m` are tried, each
    turned by `planes_deg`.
    """
    ways = _ways_at(sign, role, time_s)
    if not ways:
        return AvoidingPath(None, why="no way")
    blocked = next((way for way in ways if not _is_clear(character, sign, role, way)), None)
    if blocked is None:
        return AvoidingPath(None, why="clear")
    for edit, words in _arcs(role, blocked, heights_m, planes_deg):
        tell()
        if _is_clear(character, edit(sign), role, blocked):
            return AvoidingPath(edit, words)
    return AvoidingPath(None, why="none")


def _ways_at(sign: Sign, role: HandRole, time_s: float) -> list[Interval]:
    stretches = intervals_of(sign, role)
    here = int(interval_at(stretches, np.array([time_s]))[0])
    asked = (here + 1, here - 1) if stretches[here].is_still else (here,)
    return [stretches[index] for index in asked if 0 <= index < len(stretches)]


def _is_clear(character: Character, sign: Sign, role: HandRole, way: Interval) -> bool:
    """Return whether a transition is collision-free.

    A few of its frames are looked at first, which is enough for most that are not.
    """
    first, last = max(frame(way.start_s, sign.fps), 0), frame(way.end_s, sign.fps)
    few = sorted({*range(first, last + 1, _EVERY), last})
    return all(
        not _leads_through(character, sign, role, rows) for rows in (few, range(first, last + 1)) if len(rows)
    )


def _leads_through(character: Character, sign: Sign, role: HandRole, rows: Sequence[int]) -> bool:
    frames = poses(sign, [seconds(row, sign.fps) for row in rows], character)
    rough = rough_depth(character.obstacles, frames.matrices, frames.hands[role][0].side, frames.face_weights)
    if max(rough[0], rough[-1]) < DEEP_M <= rough.max():
        return True  # no measure is needed
    return bool(passages_in(frames, role, insides(frames)[role]))


def _arcs(
    role: HandRole, way: Interval, heights_m: Sequence[float], planes_deg: Sequence[float]
) -> Iterator[tuple[Edit, str]]:
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
        product(heights_m, planes_deg),
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
