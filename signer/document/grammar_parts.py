"""Spans as the inventory has them: the signal of each, and when parts of grammatical markers are done."""

from collections.abc import Sequence
from typing import NamedTuple

from nonmanuals import catalogue
from nonmanuals.signal import Part, Signal
from nonmanuals.target import Target, mirrored_target
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span


class PlacedPart(NamedTuple):
    """A part of a grammatical marker with its times.

    Attributes:
        signal: of the inventory, turned to the other side where the marker is.
        strength: times every weight and angle.
        time_s, hold_s: its stretch at full strength.
        onset_s, offset_s: how long it rises and lets go.
    """

    signal: Signal
    strength: float
    time_s: float
    hold_s: float
    onset_s: float
    offset_s: float

    @property
    def end_s(self) -> float:
        """Time at which it begins to let go, s."""
        return self.time_s + self.hold_s

    @property
    def until_s(self) -> float:
        """Time at which it has let go, s."""
        return self.end_s + self.offset_s


class Said(NamedTuple):
    """A span with what the inventory has of it.

    Attributes:
        kind: of its track.
        span: as it is written.
        signal: on the side on which the span does it; None without one.
        target: of a gaze, its own or its signal's; else None.
        parts: of a grammatical marker, each at its place.
    """

    kind: str
    span: Span
    signal: Signal | None
    target: Target | None = None
    parts: tuple[PlacedPart, ...] = ()


def said_by(sign: Sign) -> tuple[Said, ...]:
    """Return all spans of a sign, in the order of the kinds of tracks and in order of time."""
    keys = sign.hand("dominant").keys
    return tuple(
        Said(
            kind.name,
            span,
            signal_of(span),
            target_of(span) if kind.name == "gaze" else None,
            placed_parts(span, keys) if kind.name == "grammar" else (),
        )
        for kind in SPAN_KINDS
        for span in sign.spans(kind.name)
    )


def target_of(span: Span) -> Target | None:
    """Return the target of a gaze, its own or its signal's, on the side on which the span does it."""
    if span.target is not None:
        return mirrored_target(span.target) if span.side == "mirrored" else span.target
    signal = signal_of(span)
    return None if signal is None else signal.target


def signal_of(span: Span) -> Signal | None:
    """Return the signal of a span, on the side on which the span does it; None without one."""
    return catalogue.find(span.signal, is_mirrored=span.side == "mirrored") if span.signal else None


def placed_parts(span: Span, keys: Sequence[Key] = ()) -> tuple[PlacedPart, ...]:
    """Return the parts of a marker that were not taken out of it, each at its place of the stretch.

    Args:
        span: of the track `grammar`.
        keys: of the dominant hand, by which the last sign and the verb are found.
    """
    signal = signal_of(span)
    if signal is None:
        return ()
    return tuple(
        _placed(span, part, catalogue.find(part.signal, is_mirrored=signal.is_mirrored), keys)
        for part in signal.parts
        if part.signal not in span.released
    )


def until_s(span: Span) -> float:
    """Return when a span has let go, its parts that follow it included, s."""
    return max((span.until_s, *(part.until_s for part in placed_parts(span))))


def _placed(span: Span, part: Part, signal: Signal, keys: Sequence[Key]) -> PlacedPart:
    strength = span.strength * part.strength
    own = (signal.onset_s, signal.offset_s)
    lasts_s = min(signal.usual_hold_s, span.hold_s)
    if part.place == "start":
        return PlacedPart(signal, strength, span.time_s, lasts_s, *own)
    if part.place == "after":
        return PlacedPart(signal, strength, span.end_s + signal.onset_s, signal.usual_hold_s, *own)
    if part.place in ("first-half", "second-half"):
        # both halves give way to each other about the middle, in at most half of the time
        change_s = min(signal.onset_s, 0.5 * span.hold_s)
        half_s = 0.5 * (span.hold_s - change_s)
        if part.place == "first-half":
            return PlacedPart(signal, strength, span.time_s, half_s, span.onset_s, change_s)
        return PlacedPart(signal, strength, span.end_s - half_s, half_s, change_s, span.offset_s)
    if part.place in ("last", "verb"):
        key = _key_of(span, part, keys)
        if key is not None:
            start_s, end_s = max(key.time_s, span.time_s), min(key.end_s, span.end_s)
            return PlacedPart(signal, strength, start_s, max(end_s - start_s, 0.0), *own)
    if part.place in ("end", "last"):
        return PlacedPart(signal, strength, span.end_s - lasts_s, lasts_s, *own)
    return PlacedPart(signal, strength, span.time_s, span.hold_s, span.onset_s, span.offset_s)


def _key_of(span: Span, part: Part, keys: Sequence[Key]) -> Key | None:
    """Return the key that a part is set on: the last one of the stretch, or the one the span is bound to."""
    within = [
        key
        for key in keys
        if key.time_s <= span.end_s + SAME_TIME_S and key.end_s >= span.time_s - SAME_TIME_S
    ]
    if not within:
        return None
    if part.place == "last":
        return within[-1]
    return next((key for key in within if key.id == span.from_key), within[0])
