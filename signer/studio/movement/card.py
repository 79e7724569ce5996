"""The movement card: a small window beside the stage, so that what is changed is seen there at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from signer.document.queries import has_key, neighbours, span_s
from signer.document.rows import find_row_key
from signer.document.sign import SIDE_OF, Key
from signer.document.values import LaneName
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.movement.held_page import HeldPage
from signer.studio.movement.local_page import LocalPage
from signer.studio.movement.playing import MovementPlay, Stretch
from signer.studio.movement.way_page import WayPage
from signer.studio.widgets.elided import Elided
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.words import wording

PAGES: Final = (
    Segment("way", "On the way", tip="Path and speed to the next key"),
    Segment("held", "While held", tip="Tap, rub or brush"),
    Segment("local", "Fingers and wrist", tip="Wiggle, nod, twist, waggle, open and close"),
)
NAME: Final = "movement"
WIDTH_PX: Final = 480
AROUND_S: Final = 0.2
"""So much of the hold before a way, and of the hold after it, is played with it."""
BESIDE_STAGE: Final = QPoint(8, 48)
"""Where it opens in the window: over the dock on the left, so that the signer is seen."""


def show_movement(within: QWidget, session: Session, player: Player, page: str = "way") -> MovementCard:
    """Open the card over a window, or bring the open one to the front, at one of its pages."""
    window = within.window()
    card = window.findChild(MovementCard, NAME)
    if card is None:
        card = MovementCard(window, session, player)
        card.move(window.mapToGlobal(BESIDE_STAGE))
    card.turn_to(page)
    card.show()
    card.raise_()
    card.activateWindow()
    return card


class MovementCard(QDialog):
    """Shows and changes how the selected key moves on and moves by itself; every change is one undo step."""

    def __init__(self, parent: QWidget, session: Session, player: Player) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setObjectName(NAME)
        self.setWindowTitle("Movement")
        self.setAccessibleName("Movement")
        self._session = session
        self._title = Elided("", 1, 600)
        self._title.setObjectName("movement.key")
        self.play = MovementPlay(player, self._stretch)
        self.page = Segments("movement.page", "What moves", PAGES)
        self.way, self.held, self.local = WayPage(session), HeldPage(session), LocalPage(session)
        self._stack = QStackedWidget()
        for each in (self.way, self.held, self.local):
            self._stack.addWidget(each)
        self.page.chosen.connect(self.turn_to)
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        box.setSpacing(theme.MARGIN)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.play.button)
        box.addLayout(head)
        for part in (self.page, self._stack):
            box.addWidget(part)
        self.setFixedWidth(WIDTH_PX)
        session.sign_changed.connect(lambda _before, _after: self._refresh())
        session.selection_changed.connect(lambda _selection: self._refresh())
        self._refresh()

    def turn_to(self, page: str) -> None:
        """Show one of the pages: "way", "held" or "local"."""
        self.page.choose(page)
        self._stack.setCurrentIndex([each.value for each in PAGES].index(page))
        self.play.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self.play.stop()
        super().hideEvent(event)

    def key(self) -> Key | None:
        """The key that is shown: the selected one, else the one under the playhead."""
        chosen = next((key_id for key_id in self._session.selection.key_ids if has_key(self._session.sign, key_id)), None)
        if chosen is None:
            return self._session.current_key()
        found = find_row_key(self._session.sign, chosen)[1]
        return found if isinstance(found, Key) else None

    def _stretch(self) -> Stretch | None:
        """What is played: the way with a little of the holds beside it, or what is held; None where that is over at once."""
        key, sign = self.key(), self._session.sign
        if key is None:
            return None
        following = neighbours(sign.lane(find_row_key(sign, key.id)[0].lane), key.id)[1]
        from_s, to_s = key.time_s, key.end_s
        if self.page.value == "way" or to_s - from_s < 1.0 / sign.fps:
            from_s = max(from_s, to_s - AROUND_S)
            to_s = span_s(sign)[1] if following is None else min(following.end_s, following.time_s + AROUND_S)
        return (from_s, to_s) if to_s - from_s >= 1.0 / sign.fps else None

    def _refresh(self) -> None:
        key, sign = self.key(), self._session.sign
        self._title.setText("No key is selected." if key is None else wording.key_words(key, sign.dominant_side))
        following, reason = None, ""
        if key is not None:
            lane = find_row_key(sign, key.id)[0].lane
            following = neighbours(sign.lane(lane), key.id)[1]
            reason = self._why_not(lane, key, following)
        self.way.show_key(key, following, reason)
        self.held.show_key(key)
        self.local.show_key(key)
        self.play.refresh()

    def _why_not(self, lane: LaneName, key: Key, following: Key | None) -> str:
        if following is None or key.transition.path != "slide":
            return ""
        from signer.motion.movement.following import form_beside
        from signer.motion.movement.slides import slide_problem

        sign = self._session.sign
        words = slide_problem(key, following, SIDE_OF[lane], (form_beside(sign, lane, key), form_beside(sign, lane, following)))
        return wording.capitalized(words) + "." if words else ""
