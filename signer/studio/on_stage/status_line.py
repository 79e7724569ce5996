"""Cards over the foot of the stage, and the one with a line of words for reasons and hints.

The words stay until something else is true.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame

from signer.studio.background.searching import Searching
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.look import plain
from signer.studio.stage.stage import Stage
from signer.studio.widgets.brief import Brief
from signer.studio.widgets.busy_mark import SIZE_PX, BusyMark
from signer.studio.widgets.pieces import across, identify

EDGE_PX: Final = 12
_FOOT_PX: Final = 8
_HIGH_PX: Final = 32
_LEAST_PX: Final = 160
"""Room for the first words of a message and the button that shows all of it."""


class FootCard(QFrame):
    """A card that stands over what is free of the foot of the stage, wherever that is."""

    def __init__(self, stage: Stage, name: str) -> None:
        super().__init__(stage)
        identify(self, name, kind="card")
        self.stage = stage
        self.foot = (0, stage.width())
        """Left and right edge of what is free, px."""
        stage.installEventFilter(self)
        stage.foot_changed.connect(self._on_foot)
        self.hide()

    def place(self) -> None:
        """Stand where there is room now."""

    def stand(self, wide: int, high: int, above: int) -> None:
        """Stand at the left edge of what is free, so far above the foot, px."""
        self.setGeometry(self.foot[0] + EDGE_PX, self.stage.height() - above - high, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def _on_foot(self, left_px: int, right_px: int) -> None:
        self.foot = (left_px, right_px)
        self.place()


class StatusLine(FootCard):
    """Message of the session, in place of the hint about the mouse, until what it is about changes.

    While something is searched for, its words stay and a mark moves beside them.
    """

    def __init__(self, stage: Stage, session: Session, searching: Searching) -> None:
        super().__init__(stage, "status")
        self._brief, self._mark = Brief("status.text"), BusyMark("status.busy")
        self._box = across(self, self._mark, self._brief, gap=-1, margins=(EDGE_PX, 0, EDGE_PX, 0))
        self._session = session
        hear(self._on_shown, session.sign_changed, session.selection_changed)
        hear(self.clear, session.sentence.changed, session.sentence.selection_changed)
        session.told.connect(self.show_text)
        searching.shown_changed.connect(self._mark.setVisible)

    @property
    def text(self) -> str:
        """Whole message that is shown."""
        return self._brief.text

    def show_text(self, text: str) -> None:
        """Say something; empty text takes it away."""
        self._brief.set_text(plain.lines(text))
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.stage.edge.captions.show_hint(not text)
        self.place()
        self.raise_()

    def clear(self, *_changed: object) -> None:
        """Take away a message that is no longer true; it stays while the mark of a search is shown."""
        if self.text and self._mark.isHidden():
            self.show_text("")

    def _on_shown(self, *_changed: object) -> None:
        """Clear what was said of a sign; one that a sentence was made into says nothing of what was typed."""
        if not self._session.is_performed:
            self.clear()

    def place(self) -> None:
        room = max(self.foot[1] - self.foot[0] - 2 * EDGE_PX, _LEAST_PX)
        mark = 0 if self._mark.isHidden() else SIZE_PX + self._box.spacing()
        wide = min(mark + self._brief.sizeHint().width() + 2 * EDGE_PX, room)
        self.stand(wide, _HIGH_PX, _FOOT_PX)
        # A message that is all there lets the mouse through to the signer; one that is cut has a button.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._brief.is_cut)
