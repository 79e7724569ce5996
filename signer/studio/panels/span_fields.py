"""Fields of a span: how fast it comes, how long it stays and how fast it goes."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from signer.document.edits import set_hold
from signer.document.span_edits import set_ramps
from signer.document.tracks.span import Span
from signer.phrases import within
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import label
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
