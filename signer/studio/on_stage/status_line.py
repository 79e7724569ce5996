"""One line of words over the foot of the stage for reasons and hints.

They stay until something else is true.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout

from signer.studio.background.searching import Searching
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.look import plain
from signer.studio.stage.stage import Stage
from signer.studio.widgets.brief import Brief
from signer.studio.widgets.busy_mark import SIZE_PX, BusyMark
from signer.studio.widgets.pieces import identify

_EDGE_PX: Final = 12
_FOOT_PX: Final = 8
_HIGH_PX: Final = 32
_LEAST_PX: Final = 160
"""Room for the first words of a message and the button that shows all of it."""


class StatusLine(QFrame):
    """Message of the session, in place of the hint about the mouse, until what it is about changes.

    While something is searched for, its words stay and a mark moves beside them.
    """

    def __init__(self, stage: Stage, session: Session, searching: Searching) -> None:
        super().__init__(stage)
        identify(self, "status", kind="card")
        self._stage = stage
        self._foot = (0, stage.width())
        self._brief = Brief("status.text")
        self._box = box = QHBoxLayout(self)
        box.setContentsMargins(_EDGE_PX, 0, _EDGE_PX, 0)
        self._mark = BusyMark("status.busy")
        box.addWidget(self._mark)
        box.addWidget(self._brief)
        stage.installEventFilter(self)
        stage.foot_changed.connect(self._on_foot)
        self._sentence = session.sentence
        hear(self._on_shown, session.sign_changed, session.selection_changed)
        hear(self.clear, self._sentence.changed, self._sentence.selection_changed)
        session.told.connect(self.show_text)
        searching.shown_changed.connect(self._mark.setVisible)
        self.hide()

    @property
    def text(self) -> str:
        """Whole message that is shown."""
        return self._brief.text

    def show_text(self, text: str) -> None:
        """Say something; empty text takes it away."""
        self._brief.set_text(plain.lines(text))
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self._stage.show_hint(not text)
        self._place()
        self.raise_()

    def clear(self, *_changed: object) -> None:
        """Take away a message that is no longer true; it stays while the mark of a search is shown."""
        if self.text and self._mark.isHidden():
            self.show_text("")

    def _on_shown(self, *_changed: object) -> None:
        """Clear what was said of a sign; one that a sentence was made into says nothing of what was typed."""
        if not self._sentence.is_performed:
            self.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _on_foot(self, left_px: int, right_px: int) -> None:
        self._foot = (left_px, right_px)
        self._place()

    def _place(self) -> None:
        left, right = self._foot
        room = max(right - left - 2 * _EDGE_PX, _LEAST_PX)
        mark = 0 if self._mark.isHidden() else SIZE_PX + self._box.spacing()
        wide = min(mark + self._brief.sizeHint().width() + 2 * _EDGE_PX, room)
        self.setGeometry(left + _EDGE_PX, self._stage.height() - _HIGH_PX - _FOOT_PX, wide, _HIGH_PX)
        # A message that is all there lets the mouse through to the signer; one that is cut has a button.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._brief.is_cut)
