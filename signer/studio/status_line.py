"""One line over the foot of the stage for reasons and hints: it stays until something else is true, nothing pops up and vanishes."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from signer.studio.session import Session
from signer.studio.widgets.elided import Elided

HEIGHT_PX: Final = 30
_ABOVE_HINT_PX: Final = 34
_EDGE_PX: Final = 12
_INSET_PX: Final = 270
"""What is left free on the right for the close-up."""


class StatusLine(QFrame):
    """What the session has to say; a change of the sign, of the selection or of the playhead makes it old."""

    def __init__(self, stage: QWidget, session: Session) -> None:
        super().__init__(stage)
        self.setObjectName("status")
        self.setProperty("kind", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._stage = stage
        self._text = Elided("", 1)
        self._text.setObjectName("status.text")
        box = QHBoxLayout(self)
        box.setContentsMargins(_EDGE_PX, 0, _EDGE_PX, 0)
        box.addWidget(self._text)
        stage.installEventFilter(self)
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

    def _place(self) -> None:
        room = max(self._stage.width() - _INSET_PX - 2 * _EDGE_PX, 120)
        wanted = self._text.sizeHint().width() + 2 * _EDGE_PX + 2
        self.setGeometry(_EDGE_PX, self._stage.height() - HEIGHT_PX - _ABOVE_HINT_PX, min(wanted, room), HEIGHT_PX)
