"""One line under the stage for reasons and hints: it stays until something else is true, nothing pops up and vanishes."""

from PySide6.QtWidgets import QFrame, QHBoxLayout

from signer.studio import theme
from signer.studio.session import Session
from signer.studio.widgets.elided import Elided

HEIGHT_PX = 26


class StatusLine(QFrame):
    """What the session has to say; a change of the sign or the selection makes it old."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setProperty("kind", "panel")
        self._text = Elided("", 2)
        self._text.setObjectName("status.text")
        box = QHBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, 0, theme.MARGIN, 0)
        box.addWidget(self._text)
        box.addStretch(1)
        self.setFixedHeight(HEIGHT_PX)
        session.sign_changed.connect(self._clear)
        session.selection_changed.connect(self._clear)
        session.told.connect(self.show_text)

    @property
    def text(self) -> str:
        """What stands there."""
        return self._text.text()

    def show_text(self, text: str) -> None:
        """Say something."""
        self._text.setText(text)
        self.setAccessibleName(text)

    def _clear(self, *_changed: object) -> None:
        self.show_text("")
