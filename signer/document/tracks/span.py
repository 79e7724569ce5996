"""Spans: values held by a part of the signer over an interval, with a rise and a release.

The rise comes before the interval, the release after it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from signer.document.tracks.kind import Channel, TrackKind
from signer.document.values import Extra, require_finite

ONSET_S: Final = 0.2
"""Time in which a span rises unless it says otherwise, and in which it lets go: head and torso take about a
fifth of a second."""

RAMPS: Final = ("onset_s", "offset_s")
"""Fields of a span whose durations lie outside its stretch at full strength."""

LIMIT_STEPS: Final = 10_000
"""Limits of angles are rounded outwards to so many parts of a radian: whole degrees that a file rounds stay
within them."""


@dataclass(frozen=True, slots=True)
class Span:
    """A posture held from `time_s` on for `hold_s`, its rise before and its release after that stretch.

    Ramps of neighbours may overlap; the part then goes from one posture to the next directly. A rise that
    would begin before 0 s begins there.

    Attributes:
        id: its own within the sign.
        time_s: time at which it is at full strength.
        hold_s: duration of full strength.
        onset_s: duration of the rise.
        offset_s: duration of the release.
        pose: values of the channels of its kind that are not zero, rad or m, sorted by name.
    """

    id: str
    time_s: float
    hold_s: float = 0.0
    onset_s: float = ONSET_S
    offset_s: float = ONSET_S
    pose: tuple[tuple[str, float], ...] = ()
    extra: Extra = ()

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "pose", tuple(sorted((name, float(value)) for name, value in self.pose if value != 0.0))
        )

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


def angle(name: str, low_deg: float, high_deg: float, meaning: str) -> Channel:
    """Make the channel of an angle from its limits in degrees."""
    low, high = (math.radians(limit) * LIMIT_STEPS for limit in (low_deg, high_deg))
    return Channel(name, "rad", math.floor(low) / LIMIT_STEPS, math.ceil(high) / LIMIT_STEPS, meaning)


def span_kind(track: type[SpanTrack], letter: str, channels: tuple[Channel, ...]) -> TrackKind:
    """Make the kind of a span track from its channels."""
    return TrackKind(
        name=track.kind,
        sides=(None,),
        make=lambda _side, spans=(): track(spans),
        item=Span,
        content=track.content,
        letter=letter,
        noun=f"{track.kind} span",
        is_required=False,
        checked=_checked_by(track.kind, channels),
        channels=channels,
        ramps=RAMPS,
    )


def _checked_by(kind: str, channels: tuple[Channel, ...]) -> Callable[[Any], Span]:
    known = {channel.name: channel for channel in channels}

    def checked(span: Span) -> Span:
        """Return the span unchanged when its numbers are valid; ValueError otherwise.

        Invalid are a number that is not finite, a ramp below zero, and a value beyond the kind's limits.
        """
        require_finite(
            time_s=span.time_s,
            hold_s=span.hold_s,
            onset_s=span.onset_s,
            offset_s=span.offset_s,
            **dict(span.pose),
        )
        for name in RAMPS:
            if getattr(span, name) < 0.0:
                raise ValueError(f"{name} is {getattr(span, name)}; it must be at least 0")
        if len(dict(span.pose)) < len(span.pose):
            raise ValueError("a channel is there twice; give each one value")
        for name, value in span.pose:
            if name not in known:
                raise ValueError(f"the {kind} has no {name}; it has {', '.join(known)}")
            if words := known[name].problem(value):
                raise ValueError(f"{name} {words}")
        return span

    return checked
