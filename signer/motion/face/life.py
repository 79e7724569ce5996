"""Life of trunk and head: they go along with the hands, beat with them, sway and breathe.

A function of the sign alone, the same on all bodies: angles over time, sampled where somebody looks on a grid
that is fixed in the sign's time, smoothed there without delay, and read as cubics through them. No contact
is moved by it: arms are solved after trunk and head.
"""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from body_model.arrays import Array
from signer.characters.load import reference
from signer.document.life import seed_of
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole
from signer.kinematics.least_jerk import smooth_step
from signer.motion.face.claims import Claim
from signer.motion.face.life_sizes import GRAMMAR, HEAD, HZ, MOST_RAD, PLACES, SAMPLING, SWAY, TRUNK
from signer.motion.face.speed import CHANNELS
from signer.motion.places.contact_target import NEUTRAL
from signer.motion.posture.contact_constraint import key_point_m

_PLACE: Final = {name: place for place, name in enumerate(CHANNELS)}


class LifeCurve:
    """Angles that life adds to head and torso over time, sampled `HZ` a second where they are asked for."""

    def __init__(self, sign: Sign, claims: Sequence[Claim]) -> None:
        """Prepare to sample the life of a sign beside claims."""
        ends_s = (keys[-1].end_s for role in ROLES if (keys := sign.hand(role).keys))
        self._sign, self._claims = sign, claims
        self._last = round(
            (SAMPLING.before_s + max(ends_s, default=0.0) + sign.lead_out_s + SAMPLING.after_s) * HZ
        )
        self._blocks: dict[int, tuple[Array, Array]] = {}

    def at(self, times_s: Array) -> Array:
        """(F, C) rad and m, in the order of `CHANNELS`, at times (F,): a cubic between two samples."""
        place = np.clip((times_s + SAMPLING.before_s) * HZ, 0.0, self._last)
        row = np.minimum(place.astype(np.intp), self._last - 1)
        share, block, within = (place - row)[:, None], row // SAMPLING.block, row % SAMPLING.block
        numbers = sorted(set(block.tolist()))
        self._sample(numbers)
        values, slopes = np.empty((2, 2, len(row), len(CHANNELS)))
        for number in numbers:
            here = block == number
            for found, sampled in zip((values, slopes), self._blocks[number], strict=True):
                found[:, here] = sampled[within[here]], sampled[within[here] + 1]
        way, left = values[1] - values[0], 1.0 - share
        first, last = slopes - way
        return np.asarray(values[0] + share * (way + left * (left * first - share * last)))

    def _sample(self, numbers: Sequence[int]) -> None:
        """Sample the blocks among these that nobody has asked for, together from the first to the last."""
        new = [number for number in numbers if number not in self._blocks]
        if not new:
            return
        first, last = new[0] * SAMPLING.block, (new[-1] + 1) * SAMPLING.block
        rows = np.clip(np.arange(first - SAMPLING.beside, last + 1 + SAMPLING.beside), 0, self._last)
        times = rows / HZ - SAMPLING.before_s
        found = _sampled(self._sign, self._claims, times)
        slopes = np.asarray(np.gradient(found, axis=0))
        for number in new:
            begin = number * SAMPLING.block - first + SAMPLING.beside
            own = slice(begin, begin + SAMPLING.block + 1)
            self._blocks[number] = found[own], slopes[own]


class _Hand(NamedTuple):
    """Places (n, 3) m of a hand from the notch, and from 0 to 1 (n,) how far it is away from rest."""

    points: Array
    present: Array

    @property
    def forward(self) -> Array:
        """(n,) how far it reaches out; 1 is all the way."""
        far = np.clip((self.points[:, 2] - 0.5 * NEUTRAL[2]) / PLACES.spread_m, -0.5, 1.2)
        return np.asarray(self.present * far)

    @property
    def height(self) -> Array:
        """(n,) how far it is raised above the middle of signing."""
        return np.asarray(
            self.present * np.clip((self.points[:, 1] - NEUTRAL[1]) / PLACES.spread_m, -0.6, 1.2)
        )


def life_curve(sign: Sign, claims: Sequence[Claim]) -> LifeCurve | None:
    """Return what life adds to head and torso of a sign beside claims; None for a sign that has none."""
    return LifeCurve(sign, claims) if sign.life else None


def _sampled(sign: Sign, claims: Sequence[Claim], times: Array) -> Array:
    """(n, 11) what life adds at times (n,); within `beside` of both ends it is only roughly so."""
    hands = {role: _way(sign, role, times) for role in ROLES}
    values, still = _swaying(sign, hands, times), _still(hands)
    values["torso.pitch_rad"] += SWAY.breath_rad * np.sin(2.0 * np.pi * SWAY.breath_hz * times)
    head, torso = (_left_by_grammar(part, claims, times) for part in ("head", "torso"))
    with_head = 1.0 - (1.0 - still) * (1.0 - head)
    found = np.zeros((len(times), len(CHANNELS)))
    found[:, _PLACE["head.thrust_m"]] = head * still * values["head.thrust_m"]
    for name, (most_of_torso, most) in MOST_RAD.items():
        trunk = _within(values[f"torso.{name}"], most_of_torso)
        # a head that keeps still against the chest goes with it, which is bounded as a head is then
        bounded = _within(trunk, most)
        trunk = with_head * torso * (bounded + still**2 * (trunk - bounded))
        in_world = _within(trunk + still * values[f"head.{name}"], most)
        in_world += (1.0 - still) * (trunk - _within(trunk, most))  # bounded twice it would not go along
        if name == "pitch_rad":
            in_world += still * _beats(sign, times)
        found[:, _PLACE[f"torso.{name}"]] = trunk
        found[:, _PLACE[f"head.{name}"]] = (1.0 - still * (1.0 - head)) * in_world - trunk
    return found * sign.life


def _swaying(sign: Sign, hands: Mapping[HandRole, _Hand], times: Array) -> dict[str, Array]:
    """Angles (n,) rad and ways (n,) m by channel of head and torso that go with the hands, and sway."""
    values, seed = _along(hands) | {"head.thrust_m": np.zeros(len(times))}, seed_of(sign.gloss)
    present = np.maximum(hands["dominant"].present, hands["base"].present)
    awake = {"torso": SWAY.at_rest + (1.0 - SWAY.at_rest) * _smooth(present, TRUNK.follows_s)}
    awake["head"] = awake["torso"] * (SWAY.in_hold + (1.0 - SWAY.in_hold) * _going(hands))
    for row, (name, size) in enumerate(SWAY.sizes.items()):
        part = name.split(".")[0]
        waves = [
            np.sin(2.0 * np.pi * hz * times + 1.7 * seed + 2.1 * row * (number + 1))
            for number, hz in enumerate(SWAY.hz)
        ]
        values[name] = values[name] + awake[part] * size * sum(waves)
    return values


def _going(hands: Mapping[HandRole, _Hand]) -> Array:
    """(n,) how far a hand is on its way, or was or will be within `settles_s`: 1 where one surely goes."""
    steps = [np.linalg.norm(np.gradient(one.points, axis=0), axis=1) * HZ for one in hands.values()]
    going = np.clip(np.max(steps, axis=0) / SWAY.goes_m_s, 0.0, 1.0)
    return _smooth(_most_near(going, round(SWAY.settles_s * HZ)), SWAY.settles_s)


def _along(hands: Mapping[HandRole, _Hand]) -> dict[str, Array]:
    """Angles (n,) rad by channel that head and torso take as they go with the hands."""
    dominant, base = hands["dominant"], hands["base"]
    raised = np.maximum(dominant.height, base.height)
    aside = sum(one.present * (one.points[:, 0] - _on(role, NEUTRAL)[0]) for role, one in hands.items())
    # bounded before it is smoothed: after it, a turn from bound to bound is quicker than one within
    turn = TRUNK.turns * (dominant.forward - base.forward) + TRUNK.follows * aside
    turn = _smooth(_within(turn, MOST_RAD["turn_rad"][0]), TRUNK.follows_s)
    tilt = _smooth(TRUNK.tilts * (base.height - dominant.height), TRUNK.follows_s)
    lean = _smooth(
        TRUNK.leans * 0.5 * (dominant.forward + base.forward) - TRUNK.back * np.maximum(raised, 0.0),
        TRUNK.follows_s,
    )
    return {
        "torso.turn_rad": turn,
        "torso.tilt_rad": tilt,
        "torso.pitch_rad": lean,
        "head.turn_rad": _smooth(HEAD.looks * aside, TRUNK.follows_s) - HEAD.stays * turn,
        "head.tilt_rad": _smooth(HEAD.cocks * (dominant.height - base.height), TRUNK.follows_s)
        - HEAD.stays * tilt,
        "head.pitch_rad": -_smooth(HEAD.nods * raised, TRUNK.follows_s) - HEAD.stays * lean,
    }


def _beats(sign: Sign, times: Array) -> Array:
    """(n,) rad, the head comes down a little with the hand where a way ends, and at the end of the sign."""
    keys, seed = sign.hand("dominant").keys, seed_of(sign.gloss)
    found, rows = np.zeros(len(times)), _rows(keys, times, SAMPLING.widths * HEAD.end_s)
    points = _points(sign, "dominant", range(rows.start - 1, rows.stop))
    for row, (last, place) in zip(rows, pairwise(points), strict=True):
        far = min(math.dist(place, last) / PLACES.spread_m, 1.0)
        size = HEAD.beat_rad * far * (0.6 + 0.4 * math.sin(seed + 2.4 * row))
        _add_bell(found, times, keys[row].time_s, HEAD.beat_s, size)
    if keys:
        _add_bell(found, times, keys[-1].end_s, HEAD.end_s, HEAD.end_rad)
    return _within(found, HEAD.most_rad)


def _rows(keys: Sequence[Key], times: Array, beside_s: float) -> range:
    """Return the rows of the keys that are held at times (n,), or so long, s, before or after them."""
    first = bisect_left(keys, times[0] - beside_s, key=lambda key: key.end_s)
    return range(first, bisect_right(keys, times[-1] + beside_s, lo=first, key=lambda key: key.time_s))


def _points(sign: Sign, role: HandRole, rows: range) -> Array:
    """(n, 3) m from the notch, the places of keys in these rows; that of rest where there is none."""
    tracks = {each: sign.hand(each).keys for each in ROLES}
    keys, rest = tracks[role], _on(role, PLACES.rest)
    some = (keys[row] if 0 <= row < len(keys) else None for row in rows)
    return np.array([rest if key is None else key_point_m(reference(), tracks, role, key) for key in some])


def _add_bell(found: Array, times: Array, time_s: float, width_s: float, size: float) -> None:
    """Add a Gaussian of a width to values (n,) about a time."""
    beside_s = SAMPLING.widths * width_s
    first, last = np.searchsorted(times, (time_s - beside_s, time_s + beside_s))
    found[first:last] += size * np.exp(-0.5 * ((times[first:last] - time_s) / width_s) ** 2)


def _still(hands: Mapping[HandRole, _Hand]) -> Array:
    """(n,) share of its life that the head keeps: a head that has a hand before it goes with the chest."""
    away = np.min([np.linalg.norm(one.points - PLACES.head, axis=1) for one in hands.values()], axis=0)
    share = np.clip((away - PLACES.near_m) / (PLACES.far_m - PLACES.near_m), 0.0, 1.0)
    return _smooth(-_most_near(-share, round(2.0 * SWAY.settles_s * HZ)), SWAY.settles_s)


def _left_by_grammar(part: str, claims: Sequence[Claim], times: Array) -> Array:
    """(n,) share of its life that head or torso keeps beside claims, which it gives way to in time."""
    taken = np.zeros(len(times))
    for claim in claims:
        if part in claim.moves:
            taken = np.maximum(taken, claim.envelope_at(times))
    if not taken.any():
        return np.ones(len(times))
    ramp = round(SAMPLING.widths * GRAMMAR.gives_way_s * HZ)
    taken = _smooth(_most_near(taken, ramp, ramp + round(GRAMMAR.before_s * HZ)), GRAMMAR.gives_way_s)
    return 1.0 - (1.0 - GRAMMAR.leaves) * taken


def _way(sign: Sign, role: HandRole, times: Array) -> _Hand:
    """Return where a hand is at times (n,): with least jerk from key to key, and from and to rest."""
    keys = sign.hand(role).keys
    if not keys:
        return _Hand(np.tile(_on(role, PLACES.rest), (len(times), 1)), np.zeros(len(times)))
    beside = _rows(keys, times, 0.0)
    rows = range(beside.start - 1, beside.stop + 1)  # the keys before and after, or rest
    rest_s = (keys[0].time_s - sign.rise_s(role),) * 2, (keys[-1].end_s + sign.lead_out_s,) * 2
    stops = np.array(
        [(keys[row].time_s, keys[row].end_s) if 0 <= row < len(keys) else rest_s[row > 0] for row in rows]
    ).ravel()
    points = np.repeat(_points(sign, role, rows), 2, axis=0)
    present = np.repeat([0 <= row < len(keys) for row in rows], 2).astype(np.float64)
    row = np.clip(np.searchsorted(stops, times, side="right") - 1, 0, len(stops) - 2)
    lasts_s = np.maximum(stops[row + 1] - stops[row], 1e-9)
    share = smooth_step((times - stops[row]) / lasts_s)
    return _Hand(
        points[row] + share[:, None] * (points[row + 1] - points[row]),
        present[row] + share * (present[row + 1] - present[row]),
    )


def _on(role: HandRole, point: Array) -> Array:
    """Return a point of a hand on its own side."""
    return point * (-1.0 if role == "dominant" else 1.0, 1.0, 1.0)


def _most_near(values: Array, before: int, after: int | None = None) -> Array:
    """Return the most of values (n,) among so many before each and after it; as many after as before."""
    beside = before, before if after is None else after
    return np.asarray(sliding_window_view(np.pad(values, beside, "edge"), sum(beside) + 1).max(axis=1))


def _smooth(values: Array, width_s: float) -> Array:
    """Smooth values (n,) by a Gaussian, without delay."""
    reach = round(SAMPLING.widths * width_s * HZ)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / (width_s * HZ)) ** 2)
    return np.convolve(np.pad(values, reach, "edge"), weights / weights.sum(), "valid")


def _within(values: Array, most: float) -> Array:
    """Return values that come ever more slowly nearer to the most, without a corner."""
    return np.asarray(most * np.tanh(values / most))
