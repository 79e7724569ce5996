"""The one time axis of the timeline.

Seconds to pixels and back, zoom, the marks of the ruler, and snapping to frames.
"""

import math
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from signer.document import timing
from signer.document.frame_rates import FrameRate
from signer.studio.language import decimals

LEAST_PX_PER_S: Final = 40.0
MOST_PX_PER_S: Final = 4000.0
LABEL_GAP_PX: Final = 64.0  # "10.5 s" and some air
FRAME_GAP_PX: Final = 5.0  # closer frame marks would be a grey band
SHORTEST_SPAN_S: Final = 1.0
_STEPS_S: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0)


class Tick(NamedTuple):
    """A mark of the ruler; `label` is empty for the fine ones."""

    time_s: float
    label: str


@dataclass(frozen=True, slots=True)
class Scale:
    """Mapping from times to pixels: the tracks begin at `left_px`, where the time `start_s` is drawn."""

    left_px: float = 0.0
    width_px: float = 800.0
    start_s: float = 0.0
    px_per_s: float = 400.0

    @property
    def end_s(self) -> float:
        """The time at the right edge."""
        return self.start_s + self.width_px / self.px_per_s

    def x(self, time_s: float) -> float:
        """The pixel of a time."""
        return self.left_px + (time_s - self.start_s) * self.px_per_s

    def time_s(self, x: float) -> float:
        """The time of a pixel, never before zero."""
        return max(0.0, self.start_s + (x - self.left_px) / self.px_per_s)

    def zoomed(self, factor: float, x: float) -> "Scale":
        """Larger or smaller, the time under `x` staying where it is."""
        px_per_s = min(max(self.px_per_s * factor, LEAST_PX_PER_S), MOST_PX_PER_S)
        under = self.start_s + (x - self.left_px) / self.px_per_s
        return replace(self, px_per_s=px_per_s, start_s=under - (x - self.left_px) / px_per_s)

    def panned(self, dx: float) -> "Scale":
        """Moved sideways by pixels: the times follow the hand."""
        return replace(self, start_s=self.start_s - dx / self.px_per_s)

    def kept_within(self, span_s: float) -> "Scale":
        """Moved back so that neither the space before zero nor the space after the sign fills the tracks."""
        shown = self.width_px / self.px_per_s
        air = min(24.0 / self.px_per_s, shown / 4)
        latest = max(-air, span_s + shown / 2 - shown)
        return replace(self, start_s=min(max(self.start_s, -air), latest))

    def fitted(self, span_s: float) -> "Scale":
        """The whole sign in sight, with a little air on both sides."""
        px_per_s = (self.width_px - 72.0) / max(span_s, SHORTEST_SPAN_S)
        px_per_s = min(max(px_per_s, LEAST_PX_PER_S), MOST_PX_PER_S)
        return replace(self, px_per_s=px_per_s, start_s=-24.0 / px_per_s)

    def showing(self, time_s: float) -> "Scale":
        """Moved just far enough that a time is in sight; the same object when it is already."""
        x, margin = self.x(time_s), min(24.0, self.width_px / 8)
        if x < self.left_px + margin:
            return self.panned(self.left_px + margin - x)
        if x > self.left_px + self.width_px - margin:
            return self.panned(self.left_px + self.width_px - margin - x)
        return self

    def ticks(self, fps: FrameRate) -> tuple[Tick, ...]:
        """Labelled marks at round times, and a fine mark for every frame where there is room for it."""
        step = label_step_s(self.px_per_s)
        first, last = max(0, math.floor(self.start_s / step)), math.ceil(self.end_s / step)
        marks = {round(index * step, 6): seconds_in_words(index * step) for index in range(first, last + 1)}
        if self.px_per_s / fps >= FRAME_GAP_PX:
            for frame in range(max(0, math.floor(self.start_s * fps)), math.ceil(self.end_s * fps) + 1):
                marks.setdefault(timing.stored(timing.seconds(frame, fps)), "")
        return tuple(
            Tick(*mark)
            for mark in sorted(marks.items())
            if self.left_px - 1 <= self.x(mark[0]) <= self.left_px + self.width_px
        )


def label_step_s(px_per_s: float) -> float:
    """The smallest round step whose labels do not crowd."""
    return next((step for step in _STEPS_S if step * px_per_s >= LABEL_GAP_PX), _STEPS_S[-1])


def seconds_in_words(time_s: float) -> str:
    """A time as the ruler writes it: no digit more than it needs."""
    return decimals(f"{round(time_s, 2):g} s")


def snapped(time_s: float, fps: FrameRate, snap: bool) -> float:
    """The time of the nearest frame, or the time itself where keys may stand between frames."""
    return max(0.0, timing.snapped(time_s, fps) if snap else timing.stored(time_s))
