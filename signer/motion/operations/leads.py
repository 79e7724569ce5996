"""Ways of hands from rest and back: as long as they need, and close to the body."""

from dataclasses import replace
from itertools import product
from math import ceil, radians
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.edits import Edit
from signer.document.items import items_on, with_items
from signer.document.queries import every_key
from signer.document.sign import SIDE_OF, Rest, Sign
from signer.document.timing import SAME_TIME_S, stored
from signer.document.tracks.kinds import TRACK_NAMES
from signer.document.values import ROLES, HandRole, Lead
from signer.motion.movement.rest_ways import quickest_m_s
from signer.motion.movement.score import score_of
from signer.motion.operations.evenness import changes, of_hand, shares_of_limit
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.posture.solved_posture import resting_posture
from signer.motion.solving.hand_moment import HandMoment

LeadEnd: TypeAlias = Literal["lead_in", "lead_out"]
"""Way from rest to the first key, or from the last key back to rest."""
ENDS: Final[tuple[LeadEnd, ...]] = ("lead_in", "lead_out")
MOST_M_S: Final = 1.85
"""Peak speed of a wrist from rest or to rest, m/s: the 95th percentile of people's hands in sentences
(RWTH-BOSTON-104, see benchmarks/naturalness/people.py)."""
MOST_LONGER: Final = 2.0
"""A lead is prolonged to so many times its length at most: those that jerk need up to 1.9 times; from behind
the head a wrist turns at its limit, which asks for four times and creeps. With half none is prolonged."""
LEAST_S: Final = 0.4
"""Shortest lead, s: that of a new sign."""
STEP_S: Final = 0.05
"""Leads last whole multiples of this, s."""
ARCS: Final = (
    Lead(0.06),
    Lead(0.10),
    Lead(0.14),
    Lead(0.10, radians(-35.0)),
    Lead(0.14, radians(-35.0)),
    Lead(0.20),
    Lead(0.28),
)
"""Arcs that are tried where the hand's own way leads through something, the lowest first."""
ROUND: Final = tuple(Lead(height, radians(plane)) for height in (0.10, 0.14) for plane in (35.0, 70.0, -70.0))
"""Arcs that are tried besides, towards the middle of the body and away from it."""
CALM_M: Final = 0.05
"""Distance, m, by which elbow and wrist may swing out without looking like a wing."""
CALMER_M: Final = 0.01
"""Distance, m, by which an arc that is not the lowest must swing out less than a lower one."""
LOOKED_AT: Final = tuple(np.linspace(0.025, 0.975, 39).tolist())
"""Shares of the time from rest to the key at which a hand is looked at."""
AT_KEY: Final = (1.0,)
"""Share at which a hand is looked at where only the key counts."""
SPEEDS: Final = 31
"""Moments of a way between which a wrist's speed is measured."""
SAME_M: Final = 0.0002
"""Depth, m, beyond that at the key that is as clear as that."""


def in_time(character: Character, sign: Sign) -> Sign:
    """The sign with leads as long as its ways from and to rest need, whose arcs it has already."""
    return _timed(character, sign, is_first=True)


def _timed(character: Character, sign: Sign, *, is_first: bool = False) -> Sign:
    """The sign with leads as long as they need, its lead-in first of all or as soon as there is time."""
    lead_in_s, lead_out_s = (lead_s(character, sign, end) for end in ENDS)
    if is_first or min(key.time_s for _, key in every_key(sign)) < lead_in_s:
        sign = begun_at(sign, lead_in_s)
    return replace(sign, lead_in_s=lead_in_s, lead_out_s=lead_out_s)


def at_rest(character: Character, rest: Rest) -> Edit:
    """Let hands come from and go back to another rest, on ways and in times that this needs.

    A sign that begins with its lead-in still does so.
    """
    return Edit("Change rest", lambda sign: with_rest(character, sign, rest), f"rest {rest}")


def with_rest(character: Character, sign: Sign, rest: Rest) -> Sign:
    """The sign with another rest, the same object where it has it already; see `at_rest`."""
    if sign.rest == rest:
        return sign
    changed = replace(sign, rest=rest)
    first_s = min((key.time_s for _, key in every_key(sign)), default=None)
    if first_s is None:
        return changed
    begins_with_it = sign.video is None and abs(first_s - sign.lead_in_s) < SAME_TIME_S
    return _timed(character, close_to_body(character, changed), is_first=begins_with_it)


def lasting(sign: Sign, end: LeadEnd, lasts_s: float) -> Sign:
    """The sign with a lead that lasts so long, s."""
    return replace(sign, lead_in_s=lasts_s) if end == "lead_in" else replace(sign, lead_out_s=lasts_s)


def begun_at(sign: Sign, time_s: float) -> Sign:
    """The sign with all that it does moved together, so that its first key comes at a time."""
    by_s = time_s - min(key.time_s for _, key in every_key(sign))
    for name in TRACK_NAMES:
        items = tuple(replace(item, time_s=stored(item.time_s + by_s)) for item in items_on(sign, name))
        sign = with_items(sign, name, items)
    markers = tuple(replace(one, time_s=stored(one.time_s + by_s)) for one in sign.markers)
    return replace(sign, markers=markers)


def close_to_body(character: Character, sign: Sign) -> Sign:
    """The sign with ways from rest and to rest that are clear, low, and swing out no more than they must.

    A hand goes by itself where neither body nor other hand is in the way; else on the lowest arc on which
    they are not, unless the elbow swings out on it like a wing. Where none is clear it is the least deep way.
    """
    for role, end in product(_moving(sign), ENDS):
        sign = _led_round(character, sign, role, end)
    return sign


def _led_round(character: Character, sign: Sign, role: HandRole, end: LeadEnd) -> Sign:
    usual = _with_arc(sign, role, end, None)
    allowed_m = _looked(character, usual, role, end, AT_KEY).deep_m + SAME_M
    least, of_least = usual, _looked(character, usual, role, end)
    if of_least.deep_m <= allowed_m:
        return usual
    calm: tuple[Sign, float] | None = None
    for arc in (*ARCS, *ROUND):
        tried = _with_arc(usual, role, end, arc)
        looks = _looked(character, tried, role, end)
        if looks.deep_m <= allowed_m:
            if calm is None or looks.swing_m < calm[1] - CALMER_M:
                calm = tried, looks.swing_m
            if calm[1] <= CALM_M:
                break
        elif looks.deep_m < of_least.deep_m - SAME_M:
            least, of_least = tried, looks
    return least if calm is None else calm[0]


def _with_arc(sign: Sign, role: HandRole, end: LeadEnd, arc: Lead | None) -> Sign:
    track = sign.hand(role)
    changed = replace(track, lead_in=arc) if end == "lead_in" else replace(track, lead_out=arc)
    return sign.with_tracks(changed)


def lead_s(character: Character, sign: Sign, end: LeadEnd) -> float:
    """Return how long a lead lasts in which no wrist is quicker than allowed, s, in whole steps.

    Nor does the velocity of a wrist or a fingertip step on it.
    """
    lasts_s = sign.lead_in_s if end == "lead_in" else sign.lead_out_s
    shares = np.linspace(0.0, 1.0, SPEEDS)
    quickest = 0.0
    for role in _moving(sign):
        solved = poses(sign, _times(sign, role, end, shares), character)
        steps_m = np.linalg.norm(np.diff([hand.wrist for hand in solved.hands[role]], axis=0), axis=1)
        quickest = max(quickest, float(steps_m.max()) * (SPEEDS - 1) / lasts_s)
    # a way is the same however long it takes
    needs_s = lasts_s * max(quickest / MOST_M_S, _steps(character, sign, end) ** 0.5)
    return stored(max(LEAST_S, STEP_S * ceil(round(needs_s / STEP_S, 3))))


def own_s(at: HandMoment) -> float:
    """Return how long, s, a hand takes from rest to a key or back by itself, no quicker than allowed.

    It is the same way there and back.
    """
    who = score_of(at.character, at.sign).character
    rest = resting_posture(who, at.side, at.tried.attachment)
    return quickest_m_s(rest, at.tried) / MOST_M_S


def even_s(character: Character, sign: Sign, end: LeadEnd, lasts_s: float) -> float:
    """Return how long a lead lasts, s, in which no velocity steps: `lasts_s` where that is enough.

    It lasts `MOST_LONGER` times as long at most, and from rest no longer than there is before the first key.
    """
    firsts_s = [key.time_s for role in ROLES for key in sign.hand(role).keys[:1]]
    most_s = min([MOST_LONGER * lasts_s, *(firsts_s if end == "lead_in" else ())])
    timed = lasting(sign, end, lasts_s)
    if most_s <= lasts_s or _steps(character, timed, end) <= 1.0:
        return lasts_s
    return stored(max(lasts_s, min(lead_s(character, timed, end), most_s)))


def _steps(character: Character, sign: Sign, end: LeadEnd) -> float:
    """Return the largest step of hands' velocities from rest, or to it, as a share of what it may be."""
    most = [0.0]
    for role in _moving(sign):
        from_s, until_s = _times(sign, role, end, np.array((0.0, 1.0))).tolist()
        times, sizes = changes(sign, character, from_s, until_s)[role]
        most.append(float(of_hand(shares_of_limit(sign, role, times, sizes)).max(initial=0.0)))
    return max(most)


def _moving(sign: Sign) -> list[HandRole]:
    return [role for role in ROLES if sign.hand(role).keys]


def _times(sign: Sign, role: HandRole, end: LeadEnd, shares: Array) -> Array:
    """(n,) s, at which a hand has done these shares of its way from rest or to it."""
    keys = sign.hand(role).keys
    if end == "lead_in":
        return np.asarray(keys[0].time_s - sign.lead_in_s * (1.0 - shares))
    return np.asarray(keys[-1].end_s + sign.lead_out_s * shares)


class _Looks(NamedTuple):
    """A lead: depth beyond what flesh gives, and how far elbow or wrist swings out beyond its ends, m."""

    deep_m: float
    swing_m: float


def _looked(
    character: Character, sign: Sign, role: HandRole, end: LeadEnd, shares: tuple[float, ...] = LOOKED_AT
) -> _Looks:
    """Look at a hand on a lead, at `shares` of the time from rest to the key, or backwards from the key."""
    done = np.array(shares)
    frames = poses(sign, _times(sign, role, end, done if end == "lead_in" else 1.0 - done), character)
    out = character.rigs[SIDE_OF[role]].arm.side
    points = np.array([(hand.elbow[0], hand.wrist[0]) for hand in frames.hands[role]]) * out
    swing_m = float((points.max(axis=0) - np.maximum(points[0], points[-1])).max())
    return _Looks(max(max(one.over_m, 0.0) for one in insides(frames)[role]), swing_m)
