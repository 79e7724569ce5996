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
from nonmanuals.signal import CHANNELS
from signer.characters.load import reference
from signer.document.life import seed_of
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole
from signer.kinematics.least_jerk import smooth_step
from signer.motion.face.claims import Claim
from signer.motion.places.contact_target import NEUTRAL
from signer.motion.posture.contact_constraint import key_point_m

HZ: Final = 50.0
"""Samples a second: the quickest that is asked for, a beat, takes ten of them to come and go."""
_BEFORE_S, _AFTER_S = 1.0, 2.0
"""Time before and after the sign that is sampled, s; beyond it trunk and head stand."""
_FOLLOWS_S, _NOD_S, _BEAT_S = 0.3, 0.18, 0.10
"""Width of the low-pass by which trunk and head follow the hands, and widths of nods and beats, s. They set
out before the hand and come after it, as people's do, and go little where it is back within a second: with
half the width they changed sides within half a second, which looked drunk."""
_BLOCK, _BESIDE = 25, 100
"""Samples that are kept together, and so many before and after them that tell of them: the last that
counts is 1.64 s after, where a part gives way to grammar. With double, a single pose takes a tenth longer."""
_WIDTHS: Final = 4.0
"""So many widths of a Gaussian to either side count: beyond them is less than a ten thousandth of it."""
_BELL: Final = 6.0
"""So many widths of a beat or nod to either side are computed: beyond them is less than 1e-9 rad of it."""
_REST: Final = np.array((0.22, -0.50, 0.08))
"""Place of a hand that hangs, likewise."""
_HEAD: Final = np.array((0.0, 0.17, 0.06))
"""Middle of the head, likewise."""
_NEAR_M, _FAR_M = 0.17, 0.32
"""A hand so near to the middle of the head leaves it nothing of its life, one so far all of it: without this,
hands went 3 and 5 mm into the face in COLOR and FRIDAY, and with a seventh of it BED's 1.6 mm."""
_SPREAD_M: Final = 0.3
"""So far out a hand asks for all that a trunk does for it."""

_TURNS, _FOLLOWS, _TILTS, _LEANS, _BACK = 0.22, 0.50, 0.045, 0.09, 0.05
"""Turn of the torso, rad, for a hand that reaches out, and rad/m for one aside; its tilt for one that is
raised; its lean for both that reach out, and back for one that is raised. Set so that head and spine move as
people's do in `benchmarks.naturalness`, and no further: with a tilt of 0.06 the middle of the shoulders went
17 mm from side to side, with this 13, and people's goes 12 in any direction; with 0.03 heads of single signs
travel by 19 mm, and people's by 21 at least."""
_STAYS, _LOOKS, _COCKS, _NODS = 0.5, 0.70, 0.14, 0.08
"""Share of the torso's turn that the head takes back; its own turn, rad/m, for hands aside; its tilt and nod,
rad, for one that is raised. Likewise."""
_BEAT_RAD, _END_NOD_RAD, _MOST_NOD_RAD = 0.03, 0.045, math.radians(1.5)
"""Beat of the head at a key, its nod at the end, and the most that both come to."""
_MOST_RAD: Final = {
    "pitch_rad": (math.radians(4.0), math.radians(0.75)),
    "turn_rad": (math.radians(5.5), math.radians(7.0)),
    "tilt_rad": (math.radians(4.0), math.radians(6.0)),
}
"""Angles of the torso at most, and of the head in the world, beats aside, to either side.

More pitch or tilt of a torso is a lean, which is grammar. Without bounds FISH and PLAN turned by 17 and 22
degrees, twice as far as people do in a sign; with 7.5 FISH carried the head aside, turned by 8.6, and people
turn by 8.3 at most. With beats, which come to twice as much, the head pitches by
3 degrees at most: more within 0.8 s is a nod, and 4.7 degrees were seen as one. With half of them heads turn
less than people's.
"""
_SWAY: Final = {
    "torso.turn_rad": 0.03,
    "torso.tilt_rad": 0.006,
    "torso.pitch_rad": 0.012,
    "head.turn_rad": 0.05,
    "head.tilt_rad": 0.02,
    "head.pitch_rad": 0.02,
    "head.thrust_m": 0.002,
}
"""Sway by channel, rad or m. With a torso that tilted by 0.016 the head went 46 mm from side to side as WHO
TEACH SIGN LANGUAGE was signed, and 31 with this: it looked drunk. With no sway of its turn spines turn by 2.5
degrees in a sign, and people's by 3.2 at least, with 0.06 by 6.3; with twice the pitch the shoulders go 26 mm
to and fro, 21 with this, and touching hands come to full stops 0.93 times a second for 0.82."""
_SWAYS_HZ: Final = (0.23, 0.37)
"""Its waves, as large as each other, Hz. They have no common period within a minute, and go to one side for
more than a second: with waves of 0.53 Hz and more head and trunk changed sides twice as often, within half a
second, which looked drunk, and like a shake of the head."""
_SWAYS_AT_REST: Final = 0.35
"""Share of the sway while both hands rest."""
_SWAYS_IN_HOLD: Final = 0.25
"""Share of the head's sway while both hands keep their places: with all of it the head wandered in the rub of
CHOCOLATE, looking from side to side; with double, its turn still went to and fro by 5.5 degrees."""
_GOES_M_S, _SETTLES_S = 0.2, 0.12
"""A hand goes with such a speed, m/s, and a head settles about so long after it, s: in shorter holds it keeps
its sway. A head is still twice as long before and after a hand is near it, and comes to it in as long: with
half of it heads tilted at up to 34 degrees a second as the hand went, with this at 13."""
_BREATH_RAD, _BREATH_HZ = 0.004, 0.25
"""Pitch of the torso with the breath: fifteen a minute, as adults at rest."""
_GRAMMAR_LEAVES: Final = 0.3
"""Share of its life in the world that head or torso keeps while a span moves it: grammar wins."""
_BEFORE_GRAMMAR_S: Final = 1.0
"""So long before, s, it keeps no more: a head that turned half a second before it shook for NOT was seen to
shake once more, and half of it would let that turn be."""
_GIVES_WAY_S: Final = 0.08
"""Width of the low-pass by which a part gives way to a span, and takes its life up again, s: it takes four of
them, and half would make a beat that gives way a jerk."""
_PLACE: Final = {name: place for place, name in enumerate(CHANNELS)}


class LifeCurve:
    """Angles that life adds to head and torso over time, sampled `HZ` a second where they are asked for."""

    def __init__(self, sign: Sign, claims: Sequence[Claim]) -> None:
        """Prepare to sample the life of a sign beside claims."""
        ends_s = (keys[-1].end_s for role in ROLES if (keys := sign.hand(role).keys))
        self._sign, self._claims = sign, claims
        self._last = round((_BEFORE_S + max(ends_s, default=0.0) + sign.lead_out_s + _AFTER_S) * HZ)
        self._blocks: dict[int, tuple[Array, Array]] = {}

    def at(self, times_s: Array) -> Array:
        """(F, 11) rad and m, in the order of `CHANNELS`, at times (F,): a cubic between two samples."""
        place = np.clip((times_s + _BEFORE_S) * HZ, 0.0, self._last)
        row = np.minimum(place.astype(np.intp), self._last - 1)
        share, block, within = (place - row)[:, None], row // _BLOCK, row % _BLOCK
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
        first, last = new[0] * _BLOCK, (new[-1] + 1) * _BLOCK
        times = np.clip(np.arange(first - _BESIDE, last + 1 + _BESIDE), 0, self._last) / HZ - _BEFORE_S
        found = _sampled(self._sign, self._claims, times)
        slopes = np.asarray(np.gradient(found, axis=0))
        for number in new:
            begin = number * _BLOCK - first + _BESIDE
            rows = slice(begin, begin + _BLOCK + 1)
            self._blocks[number] = found[rows], slopes[rows]


class _Hand(NamedTuple):
    """Places (n, 3) m of a hand from the notch, and from 0 to 1 (n,) how far it is away from rest."""

    points: Array
    present: Array

    @property
    def forward(self) -> Array:
        """(n,) how far it reaches out; 1 is all the way."""
        far = np.clip((self.points[:, 2] - 0.5 * NEUTRAL[2]) / _SPREAD_M, -0.5, 1.2)
        return np.asarray(self.present * far)

    @property
    def height(self) -> Array:
        """(n,) how far it is raised above the middle of signing."""
        return np.asarray(self.present * np.clip((self.points[:, 1] - NEUTRAL[1]) / _SPREAD_M, -0.6, 1.2))


def life_curve(sign: Sign, claims: Sequence[Claim]) -> LifeCurve | None:
    """Return what life adds to head and torso of a sign beside claims; None for a sign that has none."""
    return LifeCurve(sign, claims) if sign.life else None


def _sampled(sign: Sign, claims: Sequence[Claim], times: Array) -> Array:
    """(n, 11) what life adds at times (n,); within `_BESIDE` of both ends it is only roughly so."""
    hands = {role: _way(sign, role, times) for role in ROLES}
    values, still = _swaying(sign, hands, times), _still(hands)
    values["torso.pitch_rad"] += _BREATH_RAD * np.sin(2.0 * np.pi * _BREATH_HZ * times)
    head, torso = (_left_by_grammar(part, claims, times) for part in ("head", "torso"))
    with_head = 1.0 - (1.0 - still) * (1.0 - head)
    found = np.zeros((len(times), len(CHANNELS)))
    found[:, _PLACE["head.thrust_m"]] = head * still * values["head.thrust_m"]
    for name, (most_of_torso, most) in _MOST_RAD.items():
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
    awake = {"torso": _SWAYS_AT_REST + (1.0 - _SWAYS_AT_REST) * _smooth(present, 0.3)}
    awake["head"] = awake["torso"] * (_SWAYS_IN_HOLD + (1.0 - _SWAYS_IN_HOLD) * _going(hands))
    for row, (name, size) in enumerate(_SWAY.items()):
        part = name.split(".")[0]
        waves = [
            np.sin(2.0 * np.pi * hz * times + 1.7 * seed + 2.1 * row * (number + 1))
            for number, hz in enumerate(_SWAYS_HZ)
        ]
        values[name] = values[name] + awake[part] * size * sum(waves)
    return values


def _going(hands: Mapping[HandRole, _Hand]) -> Array:
    """(n,) how far a hand is on its way, or was or will be within `_SETTLES_S`: 1 where one surely goes."""
    steps = [np.linalg.norm(np.gradient(one.points, axis=0), axis=1) * HZ for one in hands.values()]
    going = np.clip(np.max(steps, axis=0) / _GOES_M_S, 0.0, 1.0)
    return _smooth(_most_near(going, round(_SETTLES_S * HZ)), _SETTLES_S)


def _along(hands: Mapping[HandRole, _Hand]) -> dict[str, Array]:
    """Angles (n,) rad by channel that head and torso take as they go with the hands."""
    dominant, base = hands["dominant"], hands["base"]
    raised = np.maximum(dominant.height, base.height)
    aside = sum(one.present * (one.points[:, 0] - _on(role, NEUTRAL)[0]) for role, one in hands.items())
    # bounded before it is smoothed: after it, a turn from bound to bound is quicker than one within
    turn = _TURNS * (dominant.forward - base.forward) + _FOLLOWS * aside
    turn = _smooth(_within(turn, _MOST_RAD["turn_rad"][0]), _FOLLOWS_S)
    tilt = _smooth(_TILTS * (base.height - dominant.height), _FOLLOWS_S)
    lean = _smooth(
        _LEANS * 0.5 * (dominant.forward + base.forward) - _BACK * np.maximum(raised, 0.0), _FOLLOWS_S
    )
    return {
        "torso.turn_rad": turn,
        "torso.tilt_rad": tilt,
        "torso.pitch_rad": lean,
        "head.turn_rad": _smooth(_LOOKS * aside, _FOLLOWS_S) - _STAYS * turn,
        "head.tilt_rad": _smooth(_COCKS * (dominant.height - base.height), _FOLLOWS_S) - _STAYS * tilt,
        "head.pitch_rad": -_smooth(_NODS * raised, _FOLLOWS_S) - _STAYS * lean,
    }


def _beats(sign: Sign, times: Array) -> Array:
    """(n,) rad, the head comes down a little with the hand where a way ends, and at the end of the sign."""
    keys, seed = sign.hand("dominant").keys, seed_of(sign.gloss)
    found, rows = np.zeros(len(times)), _rows(keys, times, _BELL * _NOD_S)
    points = _points(sign, "dominant", range(rows.start - 1, rows.stop))
    for row, (last, place) in zip(rows, pairwise(points), strict=True):
        far = min(math.dist(place, last) / _SPREAD_M, 1.0)
        size = _BEAT_RAD * far * (0.6 + 0.4 * math.sin(seed + 2.4 * row))
        _add_bell(found, times, keys[row].time_s, _BEAT_S, size)
    if keys:
        _add_bell(found, times, keys[-1].end_s, _NOD_S, _END_NOD_RAD)
    return _within(found, _MOST_NOD_RAD)


def _rows(keys: Sequence[Key], times: Array, beside_s: float) -> range:
    """Return the rows of the keys that are held at times (n,), or so long, s, before or after them."""
    first = bisect_left(keys, times[0] - beside_s, key=lambda key: key.end_s)
    return range(first, bisect_right(keys, times[-1] + beside_s, lo=first, key=lambda key: key.time_s))


def _points(sign: Sign, role: HandRole, rows: range) -> Array:
    """(n, 3) m from the notch, the places of keys in these rows; that of rest where there is none."""
    tracks = {each: sign.hand(each).keys for each in ROLES}
    keys, rest = tracks[role], _on(role, _REST)
    some = (keys[row] if 0 <= row < len(keys) else None for row in rows)
    return np.array([rest if key is None else key_point_m(reference(), tracks, role, key) for key in some])


def _add_bell(found: Array, times: Array, time_s: float, width_s: float, size: float) -> None:
    """Add a Gaussian of a width to values (n,) about a time."""
    first, last = np.searchsorted(times, (time_s - _BELL * width_s, time_s + _BELL * width_s))
    found[first:last] += size * np.exp(-0.5 * ((times[first:last] - time_s) / width_s) ** 2)


def _still(hands: Mapping[HandRole, _Hand]) -> Array:
    """(n,) share of its life that the head keeps: a head that has a hand before it goes with the chest."""
    away = np.min([np.linalg.norm(one.points - _HEAD, axis=1) for one in hands.values()], axis=0)
    share = np.clip((away - _NEAR_M) / (_FAR_M - _NEAR_M), 0.0, 1.0)
    return _smooth(-_most_near(-share, round(2.0 * _SETTLES_S * HZ)), _SETTLES_S)


def _left_by_grammar(part: str, claims: Sequence[Claim], times: Array) -> Array:
    """(n,) share of its life that head or torso keeps beside claims, which it gives way to in time."""
    taken = np.zeros(len(times))
    for claim in claims:
        if part in claim.moves:
            taken = np.maximum(taken, claim.envelope_at(times))
    if not taken.any():
        return np.ones(len(times))
    ramp = round(_WIDTHS * _GIVES_WAY_S * HZ)
    taken = _smooth(_most_near(taken, ramp, ramp + round(_BEFORE_GRAMMAR_S * HZ)), _GIVES_WAY_S)
    return 1.0 - (1.0 - _GRAMMAR_LEAVES) * taken


def _way(sign: Sign, role: HandRole, times: Array) -> _Hand:
    """Return where a hand is at times (n,): with least jerk from key to key, and from and to rest."""
    keys = sign.hand(role).keys
    if not keys:
        return _Hand(np.tile(_on(role, _REST), (len(times), 1)), np.zeros(len(times)))
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
    reach = round(_WIDTHS * width_s * HZ)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / (width_s * HZ)) ** 2)
    return np.convolve(np.pad(values, reach, "edge"), weights / weights.sum(), "valid")


def _within(values: Array, most: float) -> Array:
    """Return values that come ever more slowly nearer to the most, without a corner."""
    return np.asarray(most * np.tanh(values / most))
