"""Fields for a part of a sign: from when to when, in seconds or frames as the timeline counts them."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from signer.document import timing
from signer.document.frame_rates import FrameRate
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import across, hint, label
from signer.studio.widgets.time_field import TimeField
from signer.words.times import in_seconds, read_moment

WIDTH_PX: Final = 92
"""Of each field, as the other fields of a form have it."""
BACKWARDS: Final = tr("The part ends before it begins.")


class StretchFields(QWidget):
    """Two times and the frames between them; what is typed beyond the end becomes the end.

    Signals:
        changed(): another part is told.
    """

    changed = Signal()

    def __init__(self, name: str, stretch_s: tuple[float, float], last_s: float, fps: FrameRate) -> None:
        """Show a part of a sign that lasts `last_s` at `fps`, the names of the fields after `name`."""
        super().__init__()
        self._last_s, self._fps = last_s, fps
        self._frames = hint()
        self._start = self._field(
            f"{name}.start", tr("From"), tr("When the part begins: a time, as 0.4, or a frame, as 12 f")
        )
        self._end = self._field(
            f"{name}.end", tr("To"), tr("When the part ends: a time, as 0.4, or a frame, as 12 f")
        )
        self._stretch_s = stretch_s
        across(self, self._start, label(tr("to"), 2), self._end, (self._frames, 1), gap=theme.GAP)
        self._show()

    @property
    def stretch_s(self) -> tuple[float, float]:
        """Return begin and end of the part, s."""
        return self._stretch_s

    @property
    def is_forward(self) -> bool:
        """Return whether it ends no sooner than it begins."""
        return self._stretch_s[0] <= self._stretch_s[1]

    def _field(self, name: str, spoken: str, tip: str) -> TimeField:
        made = TimeField(
            name,
            spoken,
            tip,
            read=lambda text: read_moment(text, self._fps),
            say=in_seconds,
            widest="00.00 s",
        )
        made.stand_in_form(WIDTH_PX, is_framed=True)
        made.entered.connect(lambda time_s: self._take(made, min(time_s, self._last_s)))
        made.refused.connect(self._frames.setText)
        return made

    def _take(self, field: TimeField, time_s: float) -> None:
        start_s, end_s = self._stretch_s
        self._stretch_s = (time_s, end_s) if field is self._start else (start_s, time_s)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for field, time_s in zip((self._start, self._end), self._stretch_s, strict=True):
            field.show_time(time_s)
        first, last = (timing.frame(time_s, self._fps) + 1 for time_s in self._stretch_s)
        told = tr("frames {first} to {last}", first=first, last=last)
        self._frames.setText(told if self.is_forward else BACKWARDS)
