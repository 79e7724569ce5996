"""The right dock: the posture of the hand, or in its place the panel in which its fingers are bent."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget

from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.panels.fingers.panel import FingersPanel
from signer.studio.panels.posture.panel import PosturePanel
from signer.studio.widgets.tab_order import chain


class HandDock(QStackedWidget):
    """One of two panels. The fingers' is made when it is first asked for: most signs need none bent."""

    def __init__(self, session: Session, player: Player, own: OwnHandshapes) -> None:
        super().__init__()
        self._session, self._player, self._own = session, player, own
        self.posture = PosturePanel(session, player)
        self.addWidget(self.posture)
        self._fingers: FingersPanel | None = None

    @property
    def bends_fingers(self) -> bool:
        """Whether the fingers are being bent."""
        return self._fingers is not None and self.currentWidget() is self._fingers

    @property
    def fingers(self) -> FingersPanel:
        """The panel in which fingers are bent."""
        if self._fingers is None:
            self._fingers = FingersPanel(self._session, self._player, self._own)
            self._fingers.closed.connect(self.show_posture)
            self.addWidget(self._fingers)
            chain(self.posture, self._fingers)
        return self._fingers

    def bend_fingers(self) -> None:
        """Put the fingers in the place of the posture, and the keyboard on them."""
        self.setCurrentWidget(self.fingers)
        self.fingers.setFocus()

    def show_posture(self) -> None:
        """Put the posture back, and the keyboard on it where the fingers had it."""
        had_focus = self._fingers is not None and self._fingers.isAncestorOf(self.focusWidget() or self)
        self.setCurrentWidget(self.posture)
        if had_focus:
            self.posture.setFocus()

    def minimumSizeHint(self) -> QSize:
        return self.posture.minimumSizeHint()
