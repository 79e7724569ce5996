"""Claims on the face: each signal at work, as curves of weights and angles, and its swings."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES
from nonmanuals.shapes import region_of
from nonmanuals.signal import Movement, Phase, Values, mirrored_pose, mirrored_weights
from signer.document.grammar_parts import Said
from signer.document.tracks.kinds import SPAN_KINDS
from signer.motion.face.envelope import SpanCurve, Step, Stretch, curve_of
from signer.motion.face.mouthing import Mouthing, mouthing_of
from signer.motion.face.speed import CHANNELS, PART_COLUMNS, parts
from signer.motion.face.swing import Swing, halves_in

Layer: TypeAlias = Literal["grammar", "feeling", "part"]
"""Grammatical markers, feelings, or the track of a part of its own."""

COLUMNS: Final = (*FACE_SHAPES, *CHANNELS, "reach", "envelope")
"""Values of a claim: weights of all shapes, angles of all channels, how far a sound that must be reached has
taken the mouth over, and how much the claim is there at all."""
WEIGHTS: Final = slice(len(FACE_SHAPES))
ANGLES: Final = slice(len(FACE_SHAPES), len(FACE_SHAPES) + len(CHANNELS))

CROSSING: Final = 0.6
"""Phases cross over in this share of the shorter of both."""
PHASE_S: Final = 0.12
"""And in no more time than this, s. Phases of a shorter stretch take it too, and run on into its release: no
face is quicker."""

_PLACE: Final = {name: place for place, name in enumerate(COLUMNS)}
REACH, ENVELOPE = _PLACE["reach"], _PLACE["envelope"]
_REGIONS: Final = tuple(region_of(name) for name in FACE_SHAPES)


@dataclass(frozen=True, slots=True, eq=False)
class Claim:
    """The doings of one track, or of one part of grammatical markers, through time.

    Attributes:
        layer: which layer it belongs to.
        kind: the kind of track whose part of the signer it is about.
        curve: of `COLUMNS`, before weights are cut at 1, and of how much each word is there.
        swings: movements that it adds.
        regions: parts of the face that it moves.
        words: that are mouthed.
        moves: which of head, torso and shoulder it ever moves.
        hurried: which of head and torso would have come or gone too fast, and when, s.
    """

    layer: Layer
    kind: str
    curve: SpanCurve
    swings: tuple[Swing, ...]
    regions: frozenset[str]
    words: tuple[Mouthing, ...] = ()
    moves: frozenset[str] = frozenset()
    hurried: tuple[tuple[str, float], ...] = ()

    def at(self, times_s: Array) -> Array:
        """(F, C) the values of `COLUMNS` at times (F,), mouthed words included, without the swings."""
        values = self.curve.at(times_s)
        if not self.words:
            return np.asarray(values[:, : len(COLUMNS)])
        for number in np.flatnonzero(values[:, len(COLUMNS) :].any(axis=0)).tolist():
            word, share = self.words[number], values[:, len(COLUMNS) + number, None]
            values[:, WEIGHTS] += share * word.at(times_s)
            values[:, REACH] = np.maximum(values[:, REACH], share[:, 0] * word.reach(times_s))
        return np.asarray(values[:, : len(COLUMNS)])

    def envelope_at(self, times_s: Array) -> Array:
        """(F,) from 0 to 1, how much it is there at all."""
        curve, only = self.curve, slice(ENVELOPE, ENVELOPE + 1)
        alone = SpanCurve(curve.starts, curve.durations, curve.before[:, only], curve.after[:, only])
        return np.asarray(alone.at(times_s)[:, 0])

    def swings_within(self, times_s: Array) -> Iterator[Swing]:
        """Yield the swings that are at work at any time between the first and the last of times (F,)."""
        first_s, last_s = float(times_s.min(initial=math.inf)), float(times_s.max(initial=-math.inf))
        for swing in self.swings:
            if swing.time_s < last_s and first_s < swing.time_s + swing.lasts_s:
                yield swing


class _Source(NamedTuple):
    """A signal with its times and its strength, turned to its side, and what the span says otherwise."""

    strength: float
    time_s: float
    hold_s: float
    onset_s: float
    offset_s: float
    phases: tuple[Phase, ...]
    pose: Values
    movement: Movement | None
    word: Mouthing | None = None


def claims_of(said: Sequence[Said]) -> tuple[Claim, ...]:
    """Return the claims of spans, each kind's in order of time, grammar first; gazes make none."""
    found = list(_grammar(said))
    for kind in SPAN_KINDS:
        spans = [one for one in said if one.kind == kind.name]
        if kind.name in ("grammar", "gaze") or not spans:
            continue
        layer: Layer = "feeling" if kind.name == "feeling" else "part"
        sources = [_of_span(one) for one in spans]
        found.append(_claim(layer, kind.name, sources))
    return tuple(found)


def _grammar(said: Sequence[Said]) -> Iterator[Claim]:
    """Yield one claim for each part of grammatical markers; the same part of markers in sequence is one."""
    chains: dict[tuple[str, str, bool], list[list[_Source]]] = {}
    for one in said:
        for part in one.parts:
            signal = part.signal
            if signal.track == "gaze":
                continue
            source = _Source(
                part.strength, part.time_s, part.hold_s, part.onset_s, part.offset_s,
                signal.phases, signal.pose, signal.movement,
            )  # fmt: skip
            rows = chains.setdefault((signal.id, signal.track, signal.is_mirrored), [])
            row = next((row for row in rows if row[-1].time_s + row[-1].hold_s < source.time_s), None)
            if row is None:
                rows.append([source])
            else:
                row.append(source)
    for (_, track, _), rows in chains.items():
        yield from (_claim("grammar", track, row) for row in rows)


def _of_span(said: Said) -> _Source:
    span, signal = said.span, said.signal
    phases, pose, movement = (
        ((), (), None) if signal is None else (signal.phases, signal.pose, signal.movement)
    )
    is_mirrored = span.side == "mirrored"
    if span.shapes:
        phases = (Phase(0.0, mirrored_weights(span.shapes) if is_mirrored else span.shapes),)
    if span.pose:
        own = tuple((f"{said.kind}.{name}", value) for name, value in span.pose)
        own = mirrored_pose(own) if is_mirrored else own
        swung = () if movement is None else movement.channels
        size = [value for name, value in own if name in swung]
        pose = tuple((name, value) for name, value in own if name not in swung)
        if movement is not None and size:
            movement = replace(movement, amplitude=size[0])
    if movement is not None:
        own_timing = {"rate_hz": span.rate_hz, "cycles": span.cycles}
        timing: dict[str, Any] = {name: value for name, value in own_timing.items() if value is not None}
        movement = replace(movement, **timing)
    word = None if signal is None or signal.reading is None else mouthing_of(span, signal.reading)
    times_s = span.time_s, span.hold_s, span.onset_s, span.offset_s
    return _Source(span.strength, *times_s, phases, pose, movement, word)


def _claim(layer: Layer, kind: str, sources: Sequence[_Source]) -> Claim:
    words = tuple(one.word for one in sources if one.word is not None)
    columns = len(COLUMNS) + len(words)
    stretches = [_stretch(one, words) for one in sources]
    hurried = tuple(each for one in stretches for each in _hurried(one))
    swings = tuple(swing for one in sources for swing in _swings(one))
    unhurried = [_unhurried(one) for one in stretches]
    curve = curve_of(unhurried, columns)
    moved = np.abs(curve.after).max(axis=0) > 0.0
    regions: set[str] = {_REGIONS[place] for place in np.flatnonzero(moved[WEIGHTS]).tolist()}
    places = {*np.flatnonzero(moved[ANGLES]).tolist(), *(place for one in swings for place in one.channels)}
    moves = {CHANNELS[place].partition(".")[0] for place in places}
    if layer == "part":  # a mouth at rest says something, too
        regions |= {kind} & set(_REGIONS)
        moves |= {kind} & set(PART_COLUMNS)
    return Claim(layer, kind, curve, swings, frozenset(regions), words, frozenset(moves), hurried)


def _hurried(one: Stretch) -> Iterator[tuple[str, float]]:
    """Yield which of head and torso would come or go too fast, and when, s."""
    for part in parts():
        least_s = part.least_s(one.values[ANGLES])
        yield from ((part.name, one.from_s) for _ in range(one.onset_s < least_s))
        yield from ((part.name, one.end_s) for _ in range(one.offset_s < least_s))


def _unhurried(one: Stretch) -> Stretch:
    """Return a stretch to which head and torso have time to come, and from which they have time to go."""
    least_s = max(part.least_s(one.values[ANGLES]) for part in parts())
    return one._replace(onset_s=max(one.onset_s, least_s), offset_s=max(one.offset_s, least_s))


def _stretch(one: _Source, words: Sequence[Mouthing]) -> Stretch:
    steps = tuple(
        Step(start_s, end_s, _values(one, weights, words)) for start_s, end_s, weights in _steps(one)
    )
    first = _values(one, one.phases[0].weights if one.phases else (), words)
    return Stretch(one.time_s, one.hold_s, one.onset_s, one.offset_s, first, steps)


def _values(one: _Source, weights: Values, words: Sequence[Mouthing]) -> Array:
    values = np.zeros(len(COLUMNS) + len(words))
    for name, value in (*weights, *one.pose):
        values[_PLACE[name]] = one.strength * value
    values[ENVELOPE] = min(one.strength, 1.0)
    if one.word is not None:
        values[len(COLUMNS) + words.index(one.word)] = one.strength
    return values


def _steps(one: _Source) -> Iterator[tuple[float, float, Values]]:
    """Yield from when to when the phases change, and to which weights."""
    rounds = _rounds(one)
    if len(one.phases) < 2 and rounds is None:
        return
    phases: Sequence[Phase] = one.phases
    lasts_s, count = max(one.hold_s, PHASE_S), 1
    if rounds is not None:
        lasts_s, count = rounds
        if len(phases) == 1:  # repeated alone, it comes and goes
            phases = (*phases, Phase(0.5, ()))
    round_s = lasts_s / count
    edges = [
        (one.time_s + round_s * (number + phase.share), phase.weights)
        for number in range(count)
        for phase in phases
    ]
    ends = [*(start_s for start_s, _ in edges[1:]), one.time_s + lasts_s]
    lengths = [end_s - start_s for (start_s, _), end_s in zip(edges, ends, strict=True)]
    for place in range(1, len(edges)):
        half_s = 0.5 * min(PHASE_S, CROSSING * min(lengths[place - 1], lengths[place]))
        yield edges[place][0] - half_s, edges[place][0] + half_s, edges[place][1]


def _rounds(one: _Source) -> tuple[float, int] | None:
    """Return how long phases are repeated, s, and how often; None where they are not."""
    movement = one.movement
    if movement is None or movement.channels or not one.phases:
        return None
    if movement.cycles is None:
        lasts_s = max(one.hold_s, 1.0 / movement.rate_hz)
        return lasts_s, max(1, round(lasts_s * movement.rate_hz))
    count = max(1, round(movement.cycles))
    return count / movement.rate_hz, count


def _swings(one: _Source) -> Iterator[Swing]:
    movement = one.movement
    if movement is None or not movement.channels or one.hold_s <= 0.0:
        return
    if movement.cycles is None:
        lasts_s, halves = one.hold_s, halves_in(one.hold_s, movement)
    else:
        lasts_s = min(movement.cycles / movement.rate_hz, one.hold_s)
        halves = max(1, round(2.0 * movement.cycles))
    places = tuple(CHANNELS.index(name) for name in movement.channels)
    yield Swing(places, one.strength * movement.amplitude, one.time_s, lasts_s, halves)
