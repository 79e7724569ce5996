"""Ways of hands from rest and back: as long as they need, and close to the body."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import ceil, inf, radians, sqrt
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
from signer.kinematics.arm import elbow_rotation
from signer.kinematics.sides import side_sign
from signer.motion.movement.even_leads import EVEN_M_S2
from signer.motion.movement.rest_ways import least_s, time_for
from signer.motion.movement.score import score_of
from signer.motion.operations.evenness import JOINTS, joints_of
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.posture.solved_posture import resting_posture
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase

LeadEnd: TypeAlias = Literal["lead_in", "lead_out"]
"""Way from rest to the first key, or from the last key back to rest."""
ENDS: Final[tuple[LeadEnd, ...]] = ("lead_in", "lead_out")
LEAST_S: Final = 0.4
"""Shortest lead, s: that of a new sign."""
STEP_S: Final = 0.05
"""Leads last whole multiples of this, s."""
LONGER_BACK: Final = 4.0 / 3.0
"""A hand goes back to rest in so many times what it needs to rise: its wrist peaks at 1.2 m/s then. At 1.6 it
looked dropped to whoever saw films of single signs; with double it takes over two seconds from the head."""
LIVELY_S: Final[dict[LeadEnd, float]] = {"lead_in": 1.1, "lead_out": 0.95}
"""Times in which hands with whole life rise from rest at least, and go back to it, s: in trials they took the
largest speeds out of sentences, 3 m/s of a base hand in 0.4 s."""
SAME_M: Final = 0.0002
"""Depth, m, beyond that at the key that is as clear as that. With 0.3 mm a hand on its way to the chin is led
where its forearm lies 3.3 mm in the chest, which `review` tells."""


class _Arcs(NamedTuple):
    """Arcs that are tried where a hand's own way leads through something.

    Attributes:
        heights_m: their heights, m.
        outward_deg: degrees by which arcs of each height are turned away from the middle of the body, or
            towards it. From ear or cheek the straight line to rest leads past the shoulder, where an elbow
            flails: arcs far out keep clear.
        highest: height of an arc as a share of the wrist's straight way: with double, an arm is stretched to
            go round.
        looked_at: shares of the time from rest to the key at which a hand is looked at.
        few: every so many of these are looked at first: most arcs that are deep or restless are so there.
        speeds: moments of an arc between which speeds are measured: twice as many tell a hundredth more.
        most_longer: a lead is prolonged to so many times its length at most: those that jerk need up to 1.9
            times; from behind the head a wrist turns at its limit, which asks for four times and creeps. With
            half none is prolonged.
    """

    heights_m: tuple[float, ...]
    outward_deg: tuple[float, ...]
    highest: float
    looked_at: tuple[float, ...]
    few: int
    speeds: int
    most_longer: float


class _Calm(NamedTuple):
    """Movement of elbow and wrist on an arc that is calm.

    Attributes:
        aside_m: distance, m, by which they may swing out without looking like a wing.
        elbow_m_s: speed, m/s, at which an elbow may go on a way of a second: on its own way it goes at 0.7 at
            most. With half few arcs are calm; with double the elbow of HEAR goes at 3 m/s in the time that
            its wrist needs.
        calmer: share by which an arc that is not the lowest must be calmer than a lower one.
        most: times as far or as fast as is calm that an arc may be; two hands that would meet may be parted
            by the other one's arc. With 1 the hand of LONG falls through the other arm; with 3 an elbow
            flails round HEAR's ear.
    """

    aside_m: float
    elbow_m_s: float
    calmer: float
    most: float


_ARCS: Final = _Arcs(
    heights_m=(0.06, 0.10, 0.14, 0.20, 0.28, 0.36),
    outward_deg=(0.0, 35.0, 70.0, -35.0),
    highest=0.6,
    looked_at=tuple(np.linspace(0.025, 0.975, 39).tolist()),
    few=4,
    speeds=61,
    most_longer=2.0,
)
_CALM: Final = _Calm(aside_m=0.05, elbow_m_s=1.2, calmer=0.2, most=1.6)


def in_time(character: Character, sign: Sign) -> Sign:
    """The sign with leads as long as its ways from and to rest need, which it has already."""
    return _timed(character, sign, is_first=True)


def _timed(character: Character, sign: Sign, *, is_first: bool = False) -> Sign:
    """The sign with leads as long as they need, its lead-in first of all or as soon as there is time."""
    lead_in_s, lead_out_s = (lead_s(character, sign, end) for end in ENDS)
    if is_first or min(key.time_s for _, key in every_key(sign)) < lead_in_s:
        sign = begun_at(sign, lead_in_s)
    return replace(sign, lead_in_s=lead_in_s, lead_out_s=lead_out_s)


def at_rest(character: Character, rest: Rest) -> Edit:
    """Let hands come from and go to another rest, on ways and in times that it needs."""
    return Edit(phrase("Change rest"), lambda sign: with_rest(character, sign, rest))


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


def lasting_s(sign: Sign, end: LeadEnd) -> float:
    """Return how long a lead of a sign lasts, s."""
    return sign.lead_in_s if end == "lead_in" else sign.lead_out_s


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
    for role, end in product(moving(sign), ENDS):
        sign = led_round(character, sign, role, end)
    return sign


def led_round(
    character: Character, sign: Sign, role: HandRole, end: LeadEnd, most_restless: float = _CALM.most
) -> Sign:
    """The sign with a way of one hand as `close_to_body` has it, on arcs as restless as they may be."""
    usual = with_arc(sign, role, end, None)
    allowed_m = _looked(character, usual, role, end, (1.0,)).deep_m + SAME_M
    least, of_least = usual, _looked(character, usual, role, end)
    if of_least.deep_m <= allowed_m:
        return usual
    calmest: tuple[Sign, float] | None = None
    for arc in _arcs(role, end, _ARCS.highest * of_least.way_m):
        tried = with_arc(usual, role, end, arc)
        rough = _looked(character, tried, role, end, _ARCS.looked_at[:: _ARCS.few])
        if rough.unrest > most_restless or rough.deep_m > max(allowed_m, of_least.deep_m):
            continue
        looks = _looked(character, tried, role, end)
        if looks.unrest > most_restless:
            continue
        if looks.deep_m <= allowed_m:
            if calmest is None or looks.unrest < calmest[1] - _CALM.calmer:
                calmest = tried, looks.unrest
            if calmest[1] <= 1.0:
                break
        elif looks.deep_m < of_least.deep_m - SAME_M:
            least, of_least = tried, looks
    return least if calmest is None else calmest[0]


def _arcs(role: HandRole, end: LeadEnd, highest_m: float) -> Iterator[Lead]:
    """Yield the arcs that are tried, the lowest first, each height straight before the body before aside."""
    outward = -side_sign(SIDE_OF[role]) * (1.0 if end == "lead_in" else -1.0)
    heights_m = [height_m for height_m in _ARCS.heights_m if height_m <= highest_m]
    for height_m, plane_deg in product(heights_m, _ARCS.outward_deg):
        yield Lead(height_m, radians(outward * plane_deg))


def with_arc(sign: Sign, role: HandRole, end: LeadEnd, arc: Lead | None) -> Sign:
    """The sign with another way of a hand from rest or to it, None for its own one."""
    track = sign.hand(role)
    changed = replace(track, lead_in=arc) if end == "lead_in" else replace(track, lead_out=arc)
    return sign.with_tracks(changed)


def lead_s(character: Character, sign: Sign, end: LeadEnd, *, fits: bool = False) -> float:
    """Return how long a lead lasts, s, in whole steps; with `fits` no longer than before the first key."""
    lasts_s = LEAST_S
    for role in moving(sign):
        needs_s = in_steps(lively_s(own_s(character, sign, role, end), sign.life, end))
        has_s = sign.hand(role).keys[0].time_s if fits and end == "lead_in" else inf
        lasts_s = max(lasts_s, min(needs_s, has_s))
    return stored(lasts_s)


def lively_s(own_s: float, life: float, end: LeadEnd) -> float:
    """Return how long, s, a hand that has time takes from rest or back which needs `own_s` without life."""
    return own_s + life * max(LIVELY_S[end] - own_s, 0.0)


def with_lively_leads(character: Character, sign: Sign) -> Sign:
    """The sign with leads as long as its life asks, all coming later, where they are as long as needed."""
    still = replace(sign, life=0.0)
    for end in ENDS:
        needs_s = lead_s(character, sign, end, fits=sign.video is not None)
        by_s = needs_s - lasting_s(sign, end)
        if by_s <= 0.0 or abs(lasting_s(sign, end) - lead_s(character, still, end)) > STEP_S + SAME_TIME_S:
            continue
        sign = lasting(sign, end, needs_s)
        firsts_s = [sign.hand(role).keys[0].time_s for role in moving(sign)]
        if end == "lead_in" and min(firsts_s) < needs_s:
            sign = begun_at(sign, needs_s)
    return sign


def in_steps(lasts_s: float) -> float:
    """Return the next whole step of leads, s."""
    return stored(STEP_S * ceil(round(lasts_s / STEP_S, 3)))


def own_s(character: Character, sign: Sign, role: HandRole, end: LeadEnd) -> float:
    """Return how long, s, a hand takes from rest to its first key, or back from its last, without life.

    No joint is quicker than people's, and on an arc none jerks, as far as `most_longer` goes. It is the same
    way there and back, and takes `LONGER_BACK` times as long back.
    """
    track, longer = sign.hand(role), LONGER_BACK if end == "lead_out" else 1.0
    if getattr(track, end) is None:
        at = HandMoment(character, sign, role, track.keys[0 if end == "lead_in" else -1])
        who = score_of(character, sign).character
        return longer * least_s(resting_posture(who, at.side, at.tried.attachment), at.tried)
    solved = poses(sign, _times(sign, role, end, np.linspace(0.0, 1.0, _ARCS.speeds)), character)
    rig = character.rigs[SIDE_OF[role]]
    postures = [hand.posture for hand in solved.hands[role]]
    hands = [
        one.shoulder_rotation @ elbow_rotation(rig.arm, one.flexion_rad) @ one.wrist_rotation
        for one in postures
    ]
    joints = joints_of(solved, role)
    even_s = time_for(joints[:, :2], np.array(hands))
    bends = np.linalg.norm(np.diff(np.delete(joints, JOINTS.index("elbow"), axis=1), 2, axis=0), axis=-1)
    calm_s = (_ARCS.speeds - 1) * sqrt(float(bends.max()) / EVEN_M_S2)
    return max(longer * even_s, min(calm_s, _ARCS.most_longer * even_s))


def moving(sign: Sign) -> list[HandRole]:
    """Return the hands that have keys."""
    return [role for role in ROLES if sign.hand(role).keys]


def _times(sign: Sign, role: HandRole, end: LeadEnd, shares: Array) -> Array:
    """(n,) s, at which a hand has done these shares of its way from rest or to it."""
    keys = sign.hand(role).keys
    if end == "lead_in":
        return np.asarray(keys[0].time_s - sign.rise_s(role) * (1.0 - shares))
    return np.asarray(keys[-1].end_s + sign.lead_out_s * shares)


class _Looks(NamedTuple):
    """A lead: depth beyond what flesh gives, m, how restless elbow and wrist are, and the wrist's way, m."""

    deep_m: float
    unrest: float
    way_m: float


def _looked(
    character: Character,
    sign: Sign,
    role: HandRole,
    end: LeadEnd,
    shares: tuple[float, ...] = _ARCS.looked_at,
) -> _Looks:
    """Look at a hand at `shares` of the time from rest to its key, or backwards from the key."""
    done = np.array(shares)
    frames = poses(sign, _times(sign, role, end, done if end == "lead_in" else 1.0 - done), character)
    points = np.stack([frames.hands[role].elbows, frames.hands[role].wrists], axis=1)
    out = points[..., 0] * character.rigs[SIDE_OF[role]].arm.side
    swing_m = float((out.max(axis=0) - np.maximum(out[0], out[-1])).max())
    steps_m = np.linalg.norm(np.diff(points[:, 0], axis=0), axis=-1)
    elbow_m_s = float((steps_m / np.diff(done)).max(initial=0.0))
    deep_m = max(max(one.over_m, 0.0) for one in insides(frames)[role])
    way_m = float(np.linalg.norm(points[-1, 1] - points[0, 1]))
    return _Looks(deep_m, max(swing_m / _CALM.aside_m, elbow_m_s / _CALM.elbow_m_s), way_m)
