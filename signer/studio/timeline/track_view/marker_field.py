"""Words of a marker written where it stands."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from signer.document import marker_edits
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.timeline.scale import Scale
from signer.studio.timeline.shown_rows import RULER_PX
from signer.studio.widgets.pieces import identify

FIELD_PX: Final = 180


def marker_at(sign: Sign, time_s: float) -> int | None:
    """The number of the marker at a time."""
    return next(
        (index for index, one in enumerate(sign.markers) if abs(one.time_s - time_s) <= SAME_TIME_S), None
    )


class MarkerField(QLineEdit):
    """A field over the ruler that takes the words of a marker.

    Enter, or leaving the field, takes the words; Esc does not. A new marker is set with its words in
    one step.
    """

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        identify(self, "timeline.marker_field", tr("Words of the marker"))
        self.setPlaceholderText(tr("Words of the marker"))
        self.setFont(theme.font(theme.SMALL))
        self.setMaxLength(1000)
        self.setFixedSize(FIELD_PX, int(RULER_PX))
        self._track_view, self._session = parent, session
        self._time_s = 0.0
        self._index: int | None = None
        self.hide()
        self.installEventFilter(self)
        session.sign_closing.connect(self._forget)

    def open(self, time_s: float, index: int | None, scale: Scale) -> None:
        """Write on a marker, or (None) on a new one."""
        self._time_s, self._index = time_s, index
        self.setText("" if index is None else self._session.sign.markers[index].text)
        right = scale.left_px + scale.width_px - FIELD_PX
        self.move(round(min(max(scale.x(time_s), scale.left_px), right)), 0)
        self.show()
        self.raise_()
        self.selectAll()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_field(self, *, take: bool = True) -> None:
        """Take the words, or leave everything as it was."""
        if not self.isVisible():
            return
        text, index = self.text().strip(), self._index
        self.hide()
        self._track_view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not take:
            return
        if index is None:
            self._session.perform(marker_edits.add_marker(self._time_s, text))
        elif index < len(self._session.sign.markers):
            self._session.perform(marker_edits.name_marker(index, text))

    def _forget(self) -> None:
        """Another sign is opened: what is being written is none of it."""
        self.close_field(take=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if escape and event.type() == QEvent.Type.KeyPress:
            self.close_field(take=False)
            return True
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            self.close_field()
            return True  # a field hands Enter on, and on the tracks it opens the menu of the chosen key
        if event.type() == QEvent.Type.FocusOut:
            self.close_field()
        return super().eventFilter(watched, event)
