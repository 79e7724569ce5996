"""Spans: values held by a part of the signer over an interval, with a rise and a release.

The rise comes before the interval, the release after it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, TypeAlias

from body_model.face_shapes import FACE_SHAPES
from handshapes.search import did_you_mean
from nonmanuals import catalogue
from nonmanuals.mouthing import phoneme_problem
from nonmanuals.reading import FASTEST_HZ, MOST_STRENGTH
from nonmanuals.shapes import GAZE_SHAPES
from nonmanuals.signal import READINGS, Reading
from nonmanuals.target import Target, numbers_of
from signer.document.tracks.kind import Channel, TrackKind
from signer.document.values import Extra, require_finite

Values: TypeAlias = tuple[tuple[str, float], ...]
"""Numbers by name, sorted by name, each name once."""
SignalSide: TypeAlias = Literal["written", "mirrored"]

DIGITS: Final = 4
"""Digits of stored weights, angles and heights: a tenth of a millimetre or a ten thousandth is not seen."""
ONSET_S: Final = 0.2
"""Time in which a span of no signal rises unless it says otherwise, and in which it lets go: head and torso
take about a fifth of a second."""
SIGNALS_OWN: Final = math.nan
"""For a ramp that is not said: the signal's own, or `ONSET_S` without a signal."""

RAMPS: Final = ("onset_s", "offset_s")
"""Fields of a span whose durations lie outside its stretch at full strength."""

LIMIT_STEPS: Final = 10_000
"""Limits of angles are rounded outwards to so many parts of a radian: whole degrees that a file rounds stay
within them."""
MOST_CYCLES: Final = 100.0
"""A movement has at most so many swings there and back."""
MOST_SOUNDS: Final = 100
LONGEST_WORD: Final = 100

SHAPES: Final = "shapes"
TARGET: Final = "target"
WORD: Final = "word"
RELEASED: Final = "released"


@dataclass(frozen=True, slots=True)
class Span:
    """A signal or a posture held from `time_s` on for `hold_s`, its rise before and its release after it.

    Ramps of neighbours may overlap; the part then goes from one to the other directly. A rise that would
    begin before 0 s begins there.

    Attributes:
        id: its own within the sign.
        time_s: time at which it is at full strength.
        hold_s: duration of full strength.
        onset_s: duration of the rise; `SIGNALS_OWN` is replaced by the signal's own.
        offset_s: duration of the release; likewise.
        pose: values of the channels of its kind that are not zero, rad or m, sorted by name; with a signal
            they stand in place of the signal's own, and are the size of its movement.
        signal: id of the inventory; empty with values of its own alone.
        strength: times every weight and angle of the signal; a weight stops at 1.
        side: `mirrored` for the same on the other side.
        from_key, to_key: ids of keys of hands to which its two ends are bound; empty for a free end.
        target: where the eyes look, of a gaze; None for the signal's own.
        word: English word that is mouthed.
        reading: how much of it; empty for the signal's own.
        sounds: phonemes with their shares of the time, corrected by hand; none for those of the word.
        shapes: weights of face shapes in place of the signal's own, sorted by name.
        rate_hz, cycles: of its movement; None for the signal's own.
        released: signals of a grammatical marker that were taken out of it.
        name: of the signal of one's own whose values it has; the values are its own all the same.
    """

    id: str
    time_s: float
    hold_s: float = 0.0
    onset_s: float = SIGNALS_OWN
    offset_s: float = SIGNALS_OWN
    pose: Values = ()
    extra: Extra = ()
    signal: str = ""
    strength: float = 1.0
    side: SignalSide = "written"
    from_key: str = ""
    to_key: str = ""
    target: Target | None = None
    word: str = ""
    reading: Reading | Literal[""] = ""
    sounds: tuple[tuple[str, float], ...] = ()
    shapes: Values = ()
    rate_hz: float | None = None
    cycles: float | None = None
    released: tuple[str, ...] = ()
    name: str = ""

    def __post_init__(self) -> None:
        for name in RAMPS:
            if math.isnan(getattr(self, name)):
                object.__setattr__(self, name, usual_ramp_s(self.signal, name))
        object.__setattr__(
            self, "pose", tuple(sorted((name, float(value)) for name, value in self.pose if value != 0.0))
        )
        object.__setattr__(self, SHAPES, tuple(sorted((name, float(value)) for name, value in self.shapes)))

    @property
    def end_s(self) -> float:
        """Time at which the release begins, s."""
        return self.time_s + self.hold_s

    @property
    def from_s(self) -> float:
        """Time at which the rise begins, s: never before zero."""
        return max(self.time_s - self.onset_s, 0.0)

    @property
    def until_s(self) -> float:
        """Time at which the release has ended, s."""
        return self.end_s + self.offset_s

    def value(self, name: str) -> float:
        """Return the value of a channel, rad or m; zero where the span says nothing of it."""
        return next((value for channel, value in self.pose if channel == name), 0.0)


@dataclass(frozen=True, slots=True)
class SpanTrack:
    """The spans of a part that a signer has once, in order of time; between and beside them it is at rest."""

    kind: ClassVar[str]
    content: ClassVar[str] = "spans"
    spans: tuple[Span, ...] = ()

    @property
    def side(self) -> None:
        """No side: the part is in the middle."""
        return None


def usual_ramp_s(signal: str, ramp: str) -> float:
    """Return how long a span of a signal rises or lets go where it does not say so itself, s."""
    if not (signal and catalogue.has(signal)):
        return ONSET_S
    found: float = getattr(catalogue.find(signal), ramp)
    return found


def angle(name: str, low_deg: float, high_deg: float, meaning: str) -> Channel:
    """Make the channel of an angle from its limits in degrees."""
    low, high = (math.radians(limit) * LIMIT_STEPS for limit in (low_deg, high_deg))
    return Channel(name, "rad", math.floor(low) / LIMIT_STEPS, math.ceil(high) / LIMIT_STEPS, meaning)


def span_kind(
    track: type[SpanTrack],
    letter: str,
    channels: tuple[Channel, ...] = (),
    *,
    takes: frozenset[str] = frozenset(),
    nests: bool = False,
) -> TrackKind:
    """Make the kind of a span track from its channels, and from which fields its spans have beside them."""
    return TrackKind(
        name=track.kind,
        sides=(None,),
        make=lambda _side, spans=(): track(spans),
        item=Span,
        content=track.content,
        letter=letter,
        noun=f"{track.kind} span",
        is_required=False,
        checked=_checked_by(track.kind, channels, takes),
        channels=channels,
        ramps=RAMPS,
        takes=takes,
        nests=nests,
    )


def signal_problem(kind: str, signal: str) -> str:
    """Return what is wrong with the signal of a span on a kind of track; empty when nothing is."""
    if not signal:
        return ""
    if not catalogue.has(signal):
        own = [one.id for one in catalogue.on_track(kind)]
        return f"there is no signal {signal!r}{did_you_mean(signal, own)}"
    track = catalogue.find(signal).track
    return "" if track == kind else f"the signal {signal!r} belongs on the track {track}, not on {kind}"


def shape_problem(shape: str) -> str:
    """Return what is wrong with the name of a face shape; empty when nothing is."""
    if shape in GAZE_SHAPES:
        return f"{shape} follows the eyes and cannot be set"
    return (
        "" if shape in FACE_SHAPES else f"there is no face shape {shape!r}{did_you_mean(shape, FACE_SHAPES)}"
    )


def released_problem(signal: str, released: tuple[str, ...]) -> str:
    """Return what is wrong with the parts that were taken out of a marker; empty when nothing is."""
    parts = {part.signal for part in catalogue.parts_of(signal)} if catalogue.has(signal) else set()
    strange = next((one for one in released if one not in parts), None)
    return "" if strange is None else f"{strange!r} is no part of {signal!r}{did_you_mean(strange, parts)}"


def _checked_by(kind: str, channels: tuple[Channel, ...], takes: frozenset[str]) -> Callable[[Any], Span]:
    known = {channel.name: channel for channel in channels}

    def checked(span: Span) -> Span:
        """Return the span unchanged when it is valid; ValueError otherwise.

        Invalid are a number that is not finite or out of its range, a signal, shape or part that there is
        not or that belongs elsewhere, and a field that spans of the kind do not have.
        """
        for words in _problems(span, kind, known, takes):
            raise ValueError(words)
        return span

    return checked


def _problems(span: Span, kind: str, known: dict[str, Channel], takes: frozenset[str]) -> list[str]:
    require_finite(
        time_s=span.time_s,
        hold_s=span.hold_s,
        onset_s=span.onset_s,
        offset_s=span.offset_s,
        strength=span.strength,
        **dict(span.pose),
        **dict(span.shapes),
        **dict(span.sounds),
    )
    if span.target is not None:
        require_finite(**{f"target {number}": value for number, value in enumerate(numbers_of(span.target))})
    found = [
        f"{name} is {getattr(span, name)}; it must be at least 0"
        for name in RAMPS
        if getattr(span, name) < 0.0
    ]
    found += [
        f"a {kind} span has no {field}"
        for field, holders in {
            SHAPES: (span.shapes,), TARGET: (span.target,), WORD: (span.word, span.reading, span.sounds),
            RELEASED: (span.released,),
        }.items()
        if field not in takes and any(holders)
    ]  # fmt: skip
    if len(dict(span.pose)) < len(span.pose):
        found.append("a channel is there twice; give each one value")
    for name, value in span.pose:
        if name not in known:
            found.append(f"the {kind} has no {name}; it has {', '.join(known) or 'none'}")
        elif words := known[name].problem(value):
            found.append(f"{name} {words}")
    if len(dict(span.shapes)) < len(span.shapes):
        found.append("a shape is there twice; give each one weight")
    found += [words for name, _ in span.shapes if (words := shape_problem(name))]
    found += [_range(name, value, 0.0, 1.0) for name, value in span.shapes]
    found += [signal_problem(kind, span.signal), _range("strength", span.strength, 0.0, MOST_STRENGTH)]
    if span.rate_hz is not None:
        found.append(_range("rate_hz", span.rate_hz, 0.1, FASTEST_HZ))
    if span.cycles is not None:
        found.append(_range("cycles", span.cycles, 0.5, MOST_CYCLES))
    if span.reading not in ("", *READINGS):
        found.append(f"reading is {span.reading!r}; it must be one of {', '.join(READINGS)}")
    if span.side not in ("written", "mirrored"):
        found.append(f"side is {span.side!r}; it must be written or mirrored")
    if len(span.name) > LONGEST_WORD or not span.name.isprintable():
        found.append(f"a name has at most {LONGEST_WORD} letters, all of which can be shown")
    if len(span.word) > LONGEST_WORD or len(span.sounds) > MOST_SOUNDS:
        found.append(f"a word has at most {LONGEST_WORD} letters, and {MOST_SOUNDS} sounds")
    found += [phoneme_problem(sound) for sound, _ in span.sounds]
    found += [_range(f"the share of {sound}", share, 0.0, 1.0) for sound, share in span.sounds]
    found.append(released_problem(span.signal, span.released) if span.released else "")
    return [words for words in found if words]


def _range(name: str, value: float, low: float, high: float) -> str:
    return "" if low <= value <= high else f"{name} is {value:g}; it must be from {low:g} to {high:g}"
