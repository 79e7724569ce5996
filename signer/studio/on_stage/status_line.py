"""A few words over the foot of the stage for reasons and hints: they stay until something else is true."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout

from signer.studio.editing.session import Session
from signer.studio.stage.stage import Stage
from signer.studio.widgets.pieces import hint

_ABOVE_HINT_PX: Final = 36
_EDGE_PX: Final = 12
_PADDING_PX: Final = 7


class StatusLine(QFrame):
    """What the session has to say; a change of the sign, of the selection or of the playhead makes it old."""

    def __init__(self, stage: Stage, session: Session) -> None:
        super().__init__(stage)
        self.setObjectName("status")
        self.setProperty("kind", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._stage = stage
        self._foot = (0, stage.width())
        self._text = hint()
        self._text.setObjectName("status.text")
        box = QHBoxLayout(self)
        box.setContentsMargins(_EDGE_PX, _PADDING_PX, _EDGE_PX, _PADDING_PX)
        box.addWidget(self._text)
        stage.installEventFilter(self)
        stage.foot_changed.connect(self._on_foot)
        session.sign_changed.connect(self.clear)
        session.selection_changed.connect(self.clear)
        session.told.connect(self.show_text)
        self.hide()

    @property
    def text(self) -> str:
        """What stands there."""
        return self._text.text()

    def show_text(self, text: str) -> None:
        """Say something; empty text takes it away."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._place()
        self.raise_()

    def clear(self, *_changed: object) -> None:
        """What was said is no longer true."""
        if self.text:
            self.show_text("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _on_foot(self, left_px: int, right_px: int) -> None:
        self._foot = (left_px, right_px)
        self._place()

    def _place(self) -> None:
        left, right = self._foot
        room = max(right - left - 4 * _EDGE_PX, 160)
        wide = min(self._text.fontMetrics().horizontalAdvance(self.text) + 4, room)
        high = self._text.heightForWidth(wide) + 2 * _PADDING_PX
        self.setGeometry(left + _EDGE_PX, self._stage.height() - high - _ABOVE_HINT_PX, wide + 2 * _EDGE_PX, high)
