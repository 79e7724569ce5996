"""The handshape browser: pictures of all handshapes, found by typing a letter, a number or a name."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from signer.document.tracks.hand import Key
from signer.lazy import lazily
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.handshapes.hand_pictures import HandPictures, shelf
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.look import plain
from signer.studio.panels.handshapes.cards import OWN, Card, Family, all_cards, families, found_cards, own_id
from signer.studio.panels.handshapes.grid import HandshapeGrid
from signer.studio.widgets.elided import Elided
from signer.studio.widgets.found_list import ID_ROLE
from signer.studio.widgets.pieces import button, row
from signer.studio.widgets.search_field import SearchField, found_words
from signer.studio.workspace import Glance, Panel, Workspace
from signer.words import wording
from signer.words.went_along import after_shaping

with lazily():
    from signer.motion.operations import hand_edits


RECENT_KEPT: Final = 4
"""One row of cards."""


class HandshapeBrowser(QWidget):
    """Search above, cards below. Choosing changes the key under the playhead.

    Signals:
        chosen(id): a card was taken.
        bending_wanted(): the fingers of the hand are to be bent.
        act_wanted(name, act): "rename", "delete" or "export" a handshape of the user's own; "import" one
            (without a name).
    """

    chosen = Signal(str)
    bending_wanted = Signal()
    act_wanted = Signal(str, str)

    def __init__(
        self,
        session: Session,
        player: Player,
        pictures: HandPictures | None = None,
        own: OwnHandshapes | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("handshape")
        self._session, self._player = session, player
        self._pictures = pictures or shelf()
        self._own = own or OwnHandshapes()
        self._recent: list[str] = []
        self.search = SearchField("handshape.search", "Search handshapes", "Letter, number or name")
        self.search.textChanged.connect(self._on_searched)
        self._found = Elided("", 2)
        self._found.setObjectName("handshape.found")
        self._found.hide()
        self._grid = HandshapeGrid(self._pictures)
        self._grid.taken.connect(self.choose)
        self.search.accepted.connect(self._grid.take_current)
        self.search.left_downwards.connect(self._grid.setFocus)
        self._grid.typed.connect(self.search.type_on)
        self._grid.escaped.connect(self.search.clear)
        self._grid.acted_on.connect(lambda card_id, act: self.act_wanted.emit(card_id.removeprefix(OWN), act))
        self._grid.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._grid.customContextMenuRequested.connect(self._open_menu)
        self._bend = button(
            icon="fingers", name="handshape.bend", tip="Bend fingers, and keep your own handshapes (Ctrl+B)"
        )
        self._bend.clicked.connect(self.bending_wanted)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addWidget(row(self.search, self._bend, gap=4))
        box.addWidget(self._found)
        box.addWidget(self._grid, 1)
        session.sign_changed.connect(self._show_key)
        session.selection_changed.connect(self._show_key)
        player.playhead_moved.connect(self._on_playhead_moved)
        player.playing_changed.connect(self._on_playhead_moved)
        self._own.changed.connect(self._on_own_changed)
        self._show_key()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        self.search.setFocus(event.reason())

    def choose(self, card_id: str) -> None:
        """Give the key under the playhead the handshape of a card."""
        self.search.clear()
        own = self._own.find(card_id.removeprefix(OWN)) if card_id.startswith(OWN) else None
        chosen = (card_id,) if own is None else (own.handshape, own.joints, own.name)
        before = self._session.current_key()
        found = self._session.perform(hand_edits.ChooseHandshape(*chosen))
        if words := after_shaping(before, found.key):
            self._session.tell(words)
        self._recent = [card_id, *(one for one in self._recent if one != card_id)][:RECENT_KEPT]
        self._show_cards("")
        self._grid.reveal(card_id)
        self.chosen.emit(card_id)

    @property
    def recent(self) -> tuple[str, ...]:
        """The ids of the cards that were taken, the last in front."""
        return tuple(self._recent)

    def set_recent(self, card_ids: Sequence[str]) -> None:
        """Put these in front: those of the last time."""
        self._recent = list(card_ids)[:RECENT_KEPT]
        self._on_searched(self.search.text())

    def reveal_own(self, name: str) -> None:
        """Show where one of the user's own stands."""
        own = self._own.find(name)
        if own is not None:
            self.search.clear()
            self._grid.reveal(own_id(own))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pictures.prefetch(card.form for card in all_cards(self._own.every))

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:  # a choice is made at rest; playing has better uses for its time
            self._show_key()

    def _show_key(self, *_changed: object) -> None:
        key = self._session.current_key()
        own = self._own.of_key(key)
        plain = key.handshape if key is not None and not key.joints else ""
        self._grid.mark(own_id(own) if own is not None else plain)

    def _on_own_changed(self) -> None:
        self._on_searched(self.search.text())
        self._show_key()

    def _on_searched(self, text: str) -> None:
        found = self._show_cards(text)
        total = len(all_cards(self._own.every))
        self._found.setText(found_words(len(found), total, found[0].title if found else ""))
        self._found.setVisible(bool(text.strip()))

    def _show_cards(self, text: str) -> tuple[Card, ...]:
        """All cards by family, or those found: of equally good ones those used last first."""
        if not text.strip():
            self._grid.show_families(families(self._own.every, self._recent), "")
            return ()
        found = found_cards(text, self._own.every, self._recent)
        self._grid.show_families((Family("", found),), text)
        return found

    def _open_menu(self, at: QPoint) -> None:
        """Open the menu of the card under the pointer, or of the one that the keyboard is on."""
        item = self._grid.itemAt(at) or self._grid.currentItem()
        card = self._grid.card(item.data(ID_ROLE)) if item is not None else None
        menu = QMenu(self)
        menu.setObjectName("handshape.menu")
        if card is not None:
            menu.addAction(plain.caption(f"Choose {card.title}")).triggered.connect(
                lambda: self.choose(card.id)
            )
            menu.addAction("Bend its fingers…").triggered.connect(lambda: self._bend_card(card.id))
            menu.addSeparator()
            for act, text in (
                (("rename", "Rename…\tF2"), ("export", "Export…"), ("delete", "Delete…\tDel"))
                if card.is_own
                else ()
            ):
                menu.addAction(text).triggered.connect(partial(self.act_wanted.emit, card.title, act))
            menu.addSeparator()
        menu.addAction("Import a handshape…").triggered.connect(lambda: self.act_wanted.emit("", "import"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self._grid.viewport().mapToGlobal(at))

    def _bend_card(self, card_id: str) -> None:
        self.choose(card_id)
        self.bending_wanted.emit()


def _make(workspace: Workspace) -> HandshapeBrowser:
    made = HandshapeBrowser(workspace.session, workspace.player, workspace.pictures, workspace.own)
    made.chosen.connect(lambda _card: workspace.panel_done.emit("handshape"))
    return made


def _glance(workspace: Workspace, key: Key | None) -> Glance:
    return (
        Glance() if key is None else Glance(wording.key_title(key), workspace.pictures.picture(key.form.look))
    )


PANEL: Final = Panel("handshape", "Handshape", "left", _make, "Ctrl+1", glance=_glance, share=9)
