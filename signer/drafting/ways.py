"""Ways and leads of a draft as they are in the film."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import SIDE_OF, Sign
from signer.document.timing import stored
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole, Lead, Transition
from signer.drafting.holds import LEAST_S, rest_frames
from signer.drafting.landmarks import Landmarks, seen_from
from signer.motion.movement.easing import progress
from signer.motion.movement.paths import bulge_direction, onward_direction, path_points
from signer.motion.operations.leads import ENDS, LeadEnd, begun_at, with_arc
from signer.motion.posing import poses

ARC: Final = 4.0
"""Height of an arc, in errors of the detector, from which on a way is drawn as one."""
LOOKS: Final = 31
"""Moments at which a way is looked at: a round of three in a second has ten."""
OFF: Final = 2.0
"""Mean distance of a way from its arc, in errors of the detector, from which on rounds are tried."""
BETTER: Final = 0.5
"""Share of that distance within which rounds must be."""
LED: Final = 0.7
"""Share of the distance of a hand's own way from rest within which one on an arc must be. Of 114 leads of the
half for setting 6 of 6 arcs come back so, and 6 hands get one that had none; with 0.5 one is lost."""
TURNS: Final = tuple(sign * turns for turns in np.arange(1.0, 4.5, 0.5) for sign in (1.0, -1.0))
"""Rounds that are tried: by halves, as hands stop at the ends of a circle."""
PLANES_RAD: Final = np.radians(np.arange(-180.0, 180.0, 15.0))
"""Planes of rounds that are tried."""
FINE_RAD: Final = np.radians(np.arange(-7.5, 10.0, 2.5))
"""Planes beside the best of them."""
MOSTLY: Final = 0.8
"""Share of the moments of a lead in which its hand is to be seen: a film may be cut at the hips."""
HARDLY: Final = 0.3
"""Share of what is seen best, under which something is hardly seen."""
SHORTER_S: Final = 0.05
"""Time, s, by which a hand rises more quickly than the other one to have a time of its own: frames are nearly
as long."""
TRIED_M: Final = 0.1
"""Height of the arcs by which it is found how leads answer to one."""
MOST_LEAD_M: Final = 0.4
"""Greatest height of the arc of a lead: those of the library go to 0.36."""


class Seen(NamedTuple):
    """Way of a wrist between two keys, and of the figure's articulator.

    Attributes:
        wrist: (n, 3) m, as it is seen, in the axes of the signer.
        start, end: (3,) m, where the articulator goes from and to.
        usual: (3,) unit, in which its way leaves the straight line by itself.
        axes: (k, 3) unit, along which places are seen.
    """

    wrist: Array
    start: Array
    end: Array
    usual: Array
    axes: Array

    def off(self, points: Array, share: Array) -> Array:
        """Return how far (n, k) m points (n, 3) lie off the line between their ends, at shares (n,) of it."""
        line = points[0] + share[:, None] * (points[-1] - points[0])
        return np.asarray((points - line) @ self.axes.T)

    def path(self, way: Transition, share: Array) -> Array:
        """Return points (n, 3) of a way at shares of it."""
        bulge = bulge_direction(self.start, self.end, self.usual, self.usual, way.plane_rad)
        height_m = way.height_m
        return path_points(way.path, height_m, self.start, self.end, bulge, share, way.turns)


def as_seen(character: Character, sign: Sign, found: Landmarks) -> Sign:
    """Return the sign, at the times of the film, with arcs and rounds where hands leave the straight way."""
    for role in ROLES:
        keys = list(sign.hand(role).keys)
        for number, (before, after) in enumerate(pairwise(keys)):
            way = _way(character, sign, found, role, before, after)
            keys[number] = replace(before, transition=way)
        sign = sign.with_tracks(replace(sign.hand(role), keys=tuple(keys)))
    return sign


def _way(
    character: Character, sign: Sign, found: Landmarks, role: HandRole, before: Key, after: Key
) -> Transition:
    """Return the way from a key to the next one that is nearest to that of the seen wrist."""
    times = np.linspace(before.end_s, after.time_s, LOOKS)
    there, way = poses(sign, times, character).hands[role], before.transition
    start, end = there[0], there[LOOKS - 1]
    usual = bulge_direction(start.target, end.target, start.target_normal, end.target_normal)
    axes = seen_from(found.aside_rad).T[: found.axes]
    seen = Seen(_wrist(found, role, times), start.target, end.target, usual, axes)
    share = progress(way, np.linspace(0.0, 1.0, LOOKS))
    off = seen.off(seen.wrist, share) - seen.off(there.wrists, share)
    aside = np.cross(onward_direction(seen.start, seen.end, usual), usual)
    arcs = [4.0 * (share * (1.0 - share))[:, None] * (axes @ one) for one in (usual, aside)]
    (up, by), left = _nearest(np.stack(arcs, axis=-1), off)
    height_m, error_m = float(np.hypot(up, by)), found.detector.plane_m
    if not way.repeats and left > OFF * error_m:
        rounds, far = min(_rounds(seen), key=lambda one: one[1])
        if far < BETTER * left and rounds.height_m > ARC * error_m:
            return rounds
    if height_m < ARC * error_m:
        return way
    plane_rad = round(float(np.arctan2(by, up)), 4)
    return replace(way, path="arc", height_m=round(height_m, 4), plane_rad=plane_rad)


def _nearest(basis: Array, values: Array) -> tuple[Array, float]:
    """Return factors (2,) of a basis (n, k, 2) nearest to values (n, k) m, and how far off it is, m.

    A direction that the camera hardly sees stays as it is.
    """
    flat = basis.reshape(-1, basis.shape[-1])
    factors = np.asarray(np.linalg.lstsq(flat, values.ravel(), rcond=HARDLY)[0], np.float64)
    left = np.linalg.norm(values - basis @ factors, axis=1)
    return factors, float(np.sqrt(np.mean(left**2)))


def _rounds(seen: Seen) -> Iterator[tuple[Transition, float]]:
    """Yield circles with how far off they are, m, in the mean; circles are gone round at about one speed."""
    gone = np.linalg.norm(np.diff(seen.wrist @ seen.axes.T, axis=0), axis=1).cumsum()
    share = np.concatenate([[0.0], gone / max(float(gone[-1]), 1e-9)])
    off = seen.off(seen.wrist, share)

    def circle(turns: float, plane_rad: float) -> tuple[Transition, float]:
        way = Transition("circle", 1.0, plane_rad=round(float(plane_rad), 4), turns=float(turns))
        drawn = seen.off(seen.path(way, share), share)
        height_m = max(float((drawn * off).sum() / (drawn**2).sum()), 0.0) if turns % 1.0 == 0.0 else 1.0
        far = float(np.sqrt(np.mean(((height_m * drawn - off) ** 2).sum(axis=1))))
        if turns % 1.0:
            height_m = 0.5 * float(np.linalg.norm(seen.end - seen.start))
        return replace(way, height_m=round(height_m, 4)), far

    tried = [circle(*one) for one in product(TURNS, PLANES_RAD)]
    best, _ = min(tried, key=lambda one: one[1])
    yield from (circle(best.turns, best.plane_rad + by) for by in FINE_RAD)


def _wrist(found: Landmarks, role: HandRole, times_s: Array) -> Array:
    """Return the places (n, 3) m of a wrist at times of the film, in the axes of the signer."""
    wrist = found.hands[SIDE_OF[role]][:, 0]
    seen = np.stack([np.interp(times_s, found.times_s, wrist[:, axis]) for axis in range(3)], axis=1)
    return np.asarray(seen @ seen_from(found.aside_rad).T)


def led_as_seen(character: Character, sign: Sign, found: Landmarks, offset_s: float) -> Sign:
    """Return the sign, so much later in the film, with arcs of hands that rise or sink on one."""
    for role, end in product(ROLES, ENDS):
        if sign.hand(role).keys:
            sign = _led(character, sign, found, role, end, offset_s)
    return sign


def _led(
    character: Character, sign: Sign, found: Landmarks, role: HandRole, end: LeadEnd, offset_s: float
) -> Sign:
    """Return the sign with a lead on the arc that is nearest to the seen wrist, if it is far nearer."""
    keys, looks = sign.hand(role).keys, np.linspace(0.0, 1.0, LOOKS // 3)[1:-1]
    if end == "lead_in":
        times = keys[0].time_s - sign.rise_s(role) * (1.0 - looks)
    else:
        times = keys[-1].end_s + sign.lead_out_s * looks
    frames = np.searchsorted(found.times_s, times + offset_s).clip(max=len(found.times_s) - 1)
    if found.seen[SIDE_OF[role]][frames].mean() < MOSTLY:
        return sign
    seen, axes = _wrist(found, role, times + offset_s), seen_from(found.aside_rad)[:, : found.axes]

    def off(arc: Lead | None) -> Array:
        there = poses(with_arc(sign, role, end, arc), times, character).hands[role].wrists
        return np.asarray((seen - there) @ axes)

    own = float(np.sqrt(np.mean((off(None) ** 2).sum(axis=1))))
    if own < ARC * found.detector.plane_m:
        return sign
    flat, up, by = (off(Lead(*one)) for one in ((0.0, 0.0), (TRIED_M, 0.0), (TRIED_M, np.pi / 2.0)))
    factors, _ = _nearest(np.stack([flat - up, flat - by], axis=-1), flat)
    height_m = min(TRIED_M * float(np.hypot(*factors)), MOST_LEAD_M)
    if height_m < ARC * found.detector.plane_m:
        return sign
    arc = Lead(round(height_m, 4), round(float(np.arctan2(factors[1], factors[0])), 4))
    far = float(np.sqrt(np.mean((off(arc) ** 2).sum(axis=1))))
    return with_arc(sign, role, end, arc) if far < LED * own else sign


def as_in_film(sign: Sign, found: Landmarks) -> Sign:
    """Return the sign with hands that leave rest and return to it when they do in the film."""
    begins, ends = dict[HandRole, float](), list[float]()
    for role in ROLES:
        keys = sign.hand(role).keys
        if keys:
            first, last = (
                int(np.abs(found.times_s - time_s).argmin()) for time_s in (keys[0].time_s, keys[-1].end_s)
            )
            leaves, back = rest_frames(found, SIDE_OF[role], first, last)
            begins[role] = max(LEAST_S, keys[0].time_s - float(found.times_s[leaves]))
            ends.append(float(found.times_s[back]) - keys[-1].end_s)
    lead_in_s, lead_out_s = stored(max(begins.values())), stored(max(LEAST_S, *ends))
    sign = replace(sign, lead_in_s=lead_in_s, lead_out_s=lead_out_s)
    for role, own_s in begins.items():
        if own_s < lead_in_s - SHORTER_S:
            sign = sign.with_tracks(replace(sign.hand(role), lead_in_s=stored(own_s)))
    first_s = min(key.time_s for role in ROLES for key in sign.hand(role).keys)
    return begun_at(sign, lead_in_s) if first_s < lead_in_s else sign
