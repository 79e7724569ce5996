"""The line below the lanes: the selected key in words, its times, and how the hand goes on from it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from signer.document.queries import has_id, is_empty
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.timeline.doubts import Doubts
from signer.studio.timeline.items import key_and_next
from signer.studio.timeline.lanes.lanes import Lanes
from signer.studio.widgets.elided import Elided
from signer.studio.widgets.pieces import button, label
from signer.studio.words import wording

HEIGHT_PX = 32
HINT = "Click a key to select it. Drag moves it, Ctrl+drag copies it, a drag on an empty lane selects several."
EMPTY_HINT = "A sign is made of keys: each is a posture at a time."


class Readout(QWidget):
    """What is selected, in words that are never cut short by a short hold."""

    def __init__(self, session: Session, player: Player, lanes: Lanes) -> None:
        super().__init__()
        self._session, self._lanes = session, lanes
        self._tone = ""
        self._number = label("", 1, weight=600)
        self._words = Elided(tone=1)
        self._span = label("", 2)
        self._then = label("then", 3)
        self._way = button(
            "straight", "down", name="timeline.transition", tip="How the hand goes on to the next key (Enter on the timeline)"
        )
        self._way.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._way.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._way.clicked.connect(self._on_way)
        box = QHBoxLayout(self)
        box.setContentsMargins(14, 0, 12, 0)
        box.setSpacing(12)
        for part in (self._number, self._words, self._span):
            box.addWidget(part)
        self.doubts = Doubts(session, player)
        box.addWidget(self.doubts, 1)
        box.addStretch(0)
        box.addWidget(self._then)
        box.addWidget(self._way)
        self.setFixedHeight(HEIGHT_PX)
        session.sign_changed.connect(self._show)
        session.selection_changed.connect(self._show)
        self._show()

    def _show(self, *_changed: object) -> None:
        sign = self._session.sign
        ids = [key_id for key_id in self._session.selection.key_ids if has_id(sign, key_id)]
        found = key_and_next(sign, ids[0]) if len(ids) == 1 else None
        self._number.setVisible(found is not None)
        self._span.setVisible(found is not None)
        goes_on = found is not None and found.following is not None
        self._then.setVisible(goes_on)
        self._way.setVisible(goes_on)
        tone = "3" if found is None else "1"
        if tone != self._tone:
            self._tone = tone
            self._words.setProperty("tone", tone)
            self._words.style().unpolish(self._words)
            self._words.style().polish(self._words)
        if found is None:
            self._words.setText(f"{len(ids)} keys selected." if ids else EMPTY_HINT if is_empty(sign) else HINT)
            return
        self._number.setText(f"Key {found.number} of {found.of}")
        self._words.setText(wording.row_key_words(found.key, sign.dominant_side))
        self._span.setText(wording.span_words(found.key))
        self._way.setText(wording.way_words(found.key))
        self._way.setAccessibleName(f"Movement to the next key: {self._way.text()}")

    def _on_way(self) -> None:
        self._lanes.open_menu(self._session.selection.key_ids[0], self._way.mapToGlobal(QPoint(0, self._way.height())))
