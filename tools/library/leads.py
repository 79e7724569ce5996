"""Ways of the library's hands from rest and back: as long as they need, and close to the body."""

from dataclasses import replace
from math import ceil, radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.load import load_character
from signer.document.items import items_on, with_items
from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.values import ROLES, HandRole, Lead
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides

MOST_M_S: Final = 2.0
"""Peak speed of a wrist from rest or to rest: inside the signs few are quicker."""
LEAST_S: Final = 0.4
STEP_S: Final = 0.05
ARCS: Final = (Lead(0.06), Lead(0.10), Lead(0.14), Lead(0.10, radians(-35.0)), Lead(0.14, radians(-35.0)))
"""Arcs that are tried, the lowest first; where none is clear it is the automatic one, up to 280 mm high."""
MOMENTS: Final = 9
"""Of a way at which a hand is looked at."""
SPEEDS: Final = 31
"""Moments of a way between which a wrist's speed is measured."""
SAME_M: Final = 0.0005
"""Deeper than the automatic arc by no more than this is as clear as that."""


def in_time(sign: Sign) -> Sign:
    """The sign with leads as long as its ways from and to rest need, whose arcs it has already."""
    lead_in_s, lead_out_s = (_lead_s(sign, end) for end in ("lead_in", "lead_out"))
    return replace(begun_at(sign, lead_in_s), lead_in_s=lead_in_s, lead_out_s=lead_out_s)


def begun_at(sign: Sign, time_s: float) -> Sign:
    """The sign with all that it does moved together, so that its first key comes at a time."""
    by_s = time_s - min(key.time_s for role in ROLES for key in sign.hand(role).keys)
    for name in TRACK_NAMES:
        items = tuple(replace(item, time_s=stored(item.time_s + by_s)) for item in items_on(sign, name))
        sign = with_items(sign, name, items)
    markers = tuple(replace(one, time_s=stored(one.time_s + by_s)) for one in sign.markers)
    return replace(sign, markers=markers)


def close_to_body(sign: Sign) -> Sign:
    """The sign with the lowest arcs from rest and to rest that are as clear as the automatic ones."""
    for role in ROLES:
        if not sign.hand(role).keys:
            continue
        for end in ("lead_in", "lead_out"):
            usual = sign.with_tracks(replace(sign.hand(role), **{end: None}))
            allowed_m = _deepest_m(usual, role, end) + SAME_M
            tried = (usual.with_tracks(replace(usual.hand(role), **{end: arc})) for arc in ARCS)
            sign = next((one for one in tried if _deepest_m(one, role, end) <= allowed_m), usual)
    return sign


def _lead_s(sign: Sign, end: str) -> float:
    """Return how long a lead lasts in which no wrist is quicker than allowed, s, in whole steps."""
    lasts_s = sign.lead_in_s if end == "lead_in" else sign.lead_out_s
    shares = np.linspace(0.0, 1.0, SPEEDS)
    quickest = 0.0
    for role in ROLES:
        if sign.hand(role).keys:
            wrists = [
                one.hands[role].wrist
                for one in poses(sign, _times(sign, role, end, shares), load_character())
            ]
            steps_m = np.linalg.norm(np.diff(wrists, axis=0), axis=1)
            quickest = max(quickest, float(steps_m.max()) * (SPEEDS - 1) / lasts_s)
    # a way is the same however long it takes
    return stored(max(LEAST_S, STEP_S * ceil(round(lasts_s * quickest / MOST_M_S / STEP_S, 3))))


def _times(sign: Sign, role: HandRole, end: str, shares: Array) -> Array:
    """(n,) s, at which a hand has done these shares of its way from rest or to it."""
    keys = sign.hand(role).keys
    if end == "lead_in":
        return np.asarray(keys[0].time_s - sign.lead_in_s * (1.0 - shares))
    return np.asarray(keys[-1].end_s + sign.lead_out_s * shares)


def _deepest_m(sign: Sign, role: HandRole, end: str) -> float:
    """Return how far a hand comes into anything on a lead, m, beyond what flesh gives."""
    times = _times(sign, role, end, np.linspace(0.08, 0.95, MOMENTS))
    return max(max(one.over_m, 0.0) for one in insides(poses(sign, times, load_character()))[role])
