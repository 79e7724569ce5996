"""The handshape browser: pictures of all handshapes, found by typing a letter, a number or a name."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handshapes import catalogue
from signer.document.sign import Key, Sign
from signer.document.values import LaneName
from signer.studio.hand_pictures import HandPictures, shelf
from signer.studio.panels.handshape_grid import HandshapeGrid
from signer.studio.player import Player
from signer.studio.session import Session
from signer.studio.widgets.pieces import label
from signer.studio.widgets.search_field import SearchField


class HandshapeBrowser(QWidget):
    """Search above, cards below. Choosing changes the key under the playhead.

    Signals:
        chosen(name): a handshape was taken.
    """

    chosen = Signal(str)

    def __init__(self, session: Session, player: Player, pictures: HandPictures | None = None) -> None:
        super().__init__()
        self.setObjectName("handshape")
        self._session, self._player = session, player
        self._pictures = pictures or shelf()
        self._search = SearchField("handshape.search", "Search handshapes", "Letter, number or name")
        self._search.textChanged.connect(self._on_searched)
        self._found = label("", 2)
        self._found.setObjectName("handshape.found")
        self._found.hide()
        self._grid = HandshapeGrid(self._pictures)
        self._grid.taken.connect(self.choose)
        self._search.accepted.connect(self._grid.take_current)
        self._search.left_downwards.connect(self._grid.setFocus)
        self._grid.typed.connect(self._search.type_on)
        self._grid.escaped.connect(self._search.clear)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addWidget(self._search)
        box.addWidget(self._found)
        box.addWidget(self._grid, 1)
        session.sign_changed.connect(self._show_key)
        session.selection_changed.connect(self._show_key)
        player.playhead_moved.connect(self._on_playhead_moved)
        player.playing_changed.connect(self._on_playhead_moved)
        self._show_key()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        self._grid.setFocus(event.reason())

    def choose(self, name: str) -> None:
        """Give the key under the playhead this handshape."""
        self._search.clear()
        self._session.edit_key(partial(_with_handshape, name=name), "Change handshape")
        self._grid.reveal(name)
        self.chosen.emit(name)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pictures.prefetch(shape.name for shape in catalogue.every())

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:  # a choice is made at rest; playing has better uses for its time
            self._show_key()

    def _show_key(self, *_changed: object) -> None:
        key = self._session.current_key()
        self._grid.mark(key.handshape if key is not None else "")

    def _on_searched(self, text: str) -> None:
        found = catalogue.search(text)
        self._grid.show_shapes(found, text)
        best = f"  Enter takes {found[0].title}." if found else ""
        self._found.setText(f"{len(found)} of {len(catalogue.every())}.{best}")
        self._found.setVisible(bool(text.strip()))


def _with_handshape(sign: Sign, lane: LaneName, key: Key, name: str) -> Key:
    # Solving is loaded by the first change, not by the first paint.
    from signer.motion.reposing import with_handshape

    return with_handshape(sign, lane, key, name)
