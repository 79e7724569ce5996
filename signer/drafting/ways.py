"""Ways and leads of a draft as they are in the film."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole
from signer.drafting.holds import LEAST_S, rest_frames
from signer.drafting.landmarks import Landmarks, seen_from
from signer.motion.movement.paths import bulge_direction, onward_direction
from signer.motion.operations.leads import begun_at
from signer.motion.posing import poses

ARC: Final = 4.0
"""Height of an arc, in errors of the detector, from which on a way is drawn as one."""


def as_seen(character: Character, sign: Sign, found: Landmarks) -> Sign:
    """Return the sign, at the times of the film, with arcs where hands leave the straight way."""
    for role in ROLES:
        keys = list(sign.hand(role).keys)
        for number, (before, after) in enumerate(pairwise(keys)):
            keys[number] = _bent(character, sign, found, role, before, after)
        sign = sign.with_tracks(replace(sign.hand(role), keys=tuple(keys)))
    return sign


def _bent(character: Character, sign: Sign, found: Landmarks, role: HandRole, before: Key, after: Key) -> Key:
    """Return a key whose way to the next one is as high as the wrist is seen to go half way."""
    once_s = (after.time_s - before.end_s) / (1 + 2 * before.transition.repeats)
    times = before.end_s + once_s * np.array((0.0, 0.5, 1.0))
    there = poses(sign, times, character).hands[role]
    wrist = found.hands[SIDE_OF[role]][:, 0]
    seen = np.stack([np.interp(times, found.times_s, wrist[:, axis]) for axis in range(3)], axis=1)
    off = seen_from(found.aside_rad) @ (_bulge(seen) - _bulge(there.wrists))
    if not found.detector.has_depth:
        off[2] = 0.0
    start, end = there[0], there[2]
    usual = bulge_direction(start.target, end.target, start.target_normal, end.target_normal)
    along = onward_direction(start.target, end.target, usual)
    off -= (off @ along) * along
    if (height_m := float(np.linalg.norm(off))) < ARC * found.detector.plane_m:
        return before
    plane_rad = float(np.arctan2(np.cross(usual, off) @ along, usual @ off))
    way = replace(before.transition, path="arc", height_m=round(height_m, 4), plane_rad=round(plane_rad, 4))
    return replace(before, transition=way)


def _bulge(at: Array) -> Array:
    """Return how far (3,) m the middle of three points (3, 3) lies off the line between the others."""
    return np.asarray(at[1] - 0.5 * (at[0] + at[2]))


def as_in_film(sign: Sign, found: Landmarks) -> Sign:
    """Return the sign with hands that leave rest and return to it when they do in the film."""
    begins, ends = list[float](), list[float]()
    for role in ROLES:
        keys = sign.hand(role).keys
        if keys:
            first, last = (
                int(np.abs(found.times_s - time_s).argmin()) for time_s in (keys[0].time_s, keys[-1].end_s)
            )
            leaves, back = rest_frames(found, SIDE_OF[role], first, last)
            begins.append(keys[0].time_s - float(found.times_s[leaves]))
            ends.append(float(found.times_s[back]) - keys[-1].end_s)
    lead_in_s, lead_out_s = (stored(max(LEAST_S, *those)) for those in (begins, ends))
    sign = replace(sign, lead_in_s=lead_in_s, lead_out_s=lead_out_s)
    first_s = min(key.time_s for role in ROLES for key in sign.hand(role).keys)
    return begun_at(sign, lead_in_s) if first_s < lead_in_s else sign
