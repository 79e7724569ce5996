"""Fields of a span: how fast it comes, how long it stays and how fast it goes, and numbers on a bar."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QWidget

from signer.document.edits import set_hold
from signer.document.span_edits import set_ramps
from signer.document.tracks.span import Span
from signer.phrases import within
from signer.studio.editing.gestures import follow
from signer.studio.editing.session import Session
from signer.studio.language import roomy, tr
from signer.studio.look import theme
from signer.studio.widgets.level_bar import LevelBar
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import across, label
from signer.studio.widgets.time_field import TimeField
from signer.words.times import in_seconds, read_length

TIMES: Final = (
    (
        "onset_s",
        tr("Comes in"),
        tr("How long it takes to come, before its hold: the slope before its bar on the timeline"),
    ),
    ("hold_s", tr("Holds for"), tr("How long it stays: its bar on the timeline")),
    ("offset_s", tr("Goes in"), tr("How long it takes to go back, after its hold: the slope behind its bar")),
)


NAME_PX: Final = roomy(40)
GAP_PX: Final = 6


class LevelLine(QWidget):
    """A bar and a number that say the same; a drag, or a run of small steps, is one gesture."""

    def __init__(
        self,
        session: Session,
        name: str,
        title: str,
        spoken: str,
        change: Callable[[float], None],
        *,
        limits: tuple[float, float],
        unit: str,
        suffix: str,
        rest: float = 0.0,
        title_px: int = NAME_PX,
    ) -> None:
        """`change` is told the number that is wished for, `rest` is where nothing is done."""
        super().__init__()
        self.bar = LevelBar(name, spoken, limits=limits, rest=rest, unit=unit)
        follow(self.bar, session)
        self.bar.wished.connect(change)
        self.number = NumberField(
            f"{name}.number",
            tr("{spoken}, in {unit}", spoken=spoken, unit=unit),
            limits=limits,
            suffix=suffix,
        )
        self.number.entered.connect(change)
        words = label(title, 2, theme.SMALL)
        words.setFixedWidth(title_px)
        across(self, words, self.bar, self.number, gap=GAP_PX)

    def set_limits(self, limits: tuple[float, float]) -> None:
        """Let it go from here to there."""
        if limits != self.bar.limits:
            self.bar.limits = limits
            self.bar.show_possible((limits,))
            with QSignalBlocker(self.number):
                self.number.setRange(*limits)

    def show_value(self, value: float) -> None:
        """Show where it stands."""
        self.bar.show_value(value)
        self.number.show_value(value)


class SpanTimes(QWidget):
    """Three fields over each other's names; each entry is one undo step."""

    def __init__(self, session: Session, name: str, spoken: str, span: Callable[[], Span | None]) -> None:
        """`span` says which span they are about now."""
        super().__init__()
        self._session, self._span = session, span
        self.fields: dict[str, TimeField] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setVerticalSpacing(0)
        for column, (field_name, words, tip) in enumerate(TIMES):
            field = TimeField(
                f"{name}.{field_name.removesuffix('_s')}", f"{spoken} {within(words)}",
                tr("{tip}. Click and type a time, as 0.2", tip=tip),
                read=lambda text: read_length(text, self._session.sign.fps), say=in_seconds, widest="00.00 s",
            )  # fmt: skip
            field.refused.connect(session.tell)
            field.entered.connect(self._timer(field_name))
            self.fields[field_name] = field
            grid.addWidget(label(words, 2, theme.SMALL), 0, column)
            grid.addWidget(field, 1, column)

    def refresh(self) -> None:
        """Show the times of the span, of none where there is none."""
        span = self._span()
        for name, field in self.fields.items():
            field.setEnabled(span is not None)
            field.show_time(getattr(span or Span("", 0.0), name))

    def _timer(self, name: str) -> Callable[[float], None]:
        def change(length_s: float) -> None:
            span = self._span()
            if span is not None:
                self._session.perform(
                    set_hold(span.id, length_s)
                    if name == "hold_s"
                    else set_ramps(span.id, **{name: length_s})
                )
                self.refresh()

        return change
