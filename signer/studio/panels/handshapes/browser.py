"""The handshape browser: pictures of all handshapes, found by typing a letter, a number or a name."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent

from handshapes.own import OwnHandshape
from signer.document.tracks.hand import Key
from signer.lazy import lazily
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.files.own_acts import acts_between
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.panels.handshapes.cards import all_cards, answers, families
from signer.studio.pictures.queue import Pictures
from signer.studio.widgets.inventory_browser import Acts, Inventory, InventoryBrowser
from signer.studio.widgets.inventory_items import OWN, Item, recent_first
from signer.studio.widgets.pieces import beneath, button, row
from signer.studio.workspace import Glance, Panel, Workspace
from signer.words import wording
from signer.words.went_along import after_shaping

with lazily():
    from signer.motion.operations import hand_edits


RECENT_KEPT: Final = 4
"""One row of cards."""
CARD_PX: Final = 66
"""Least width of a card: four stand in a row of the narrow dock, and a hand is known at that size."""


class HandshapeBrowser(InventoryBrowser):
    """Search above, cards below. Choosing changes the key under the playhead.

    Signals:
        chosen(id): a card was taken.
        bending_wanted(): the fingers of the hand are to be bent.
    """

    chosen = Signal(str)
    bending_wanted = Signal()

    def __init__(
        self,
        session: Session,
        player: Player,
        pictures: Pictures | None = None,
        own: OwnHandshapes | None = None,
    ) -> None:
        self._session, self._player = session, player
        self._pictures = pictures or Pictures()
        self._own = own or OwnHandshapes()
        self._recent: list[str] = []
        inventory = Inventory(
            "handshape",
            tr("handshape"),
            tr("Letter, number or name"),
            lambda: families(self._own.every, self._recent, self._own.where),
            lambda text: answers(text, self._own.every, self._recent, self._own.where),
            lambda: len(all_cards(self._own.every)),
            self.choose,
            card_px=CARD_PX,
            acts=self._acts,
            keeps=True,
        )
        super().__init__(inventory, self._pictures)
        bend = button(
            icon="fingers",
            name="handshape.bend",
            tip=tr("Bend fingers, and keep your own handshapes (Ctrl+B)"),
        )
        bend.clicked.connect(self.bending_wanted)
        beneath(self, row(self.search, bend, gap=4), self.found, (self.list, 1), gap=6)
        hear(self._show_key, session.sign_changed, session.selection_changed)
        hear(self._on_playhead_moved, player.playhead_moved, player.playing_changed)
        self._own.changed.connect(self.refresh)
        self._own.changed.connect(self._show_key)
        self._show_key()
        self.refresh()

    def choose(self, card_id: str) -> None:
        """Give the key under the playhead the handshape of a card."""
        self.search.clear()
        self._take(card_id, self._own.find(card_id.removeprefix(OWN)) if card_id.startswith(OWN) else None)

    def _take(self, card_id: str, own: OwnHandshape | None) -> None:
        chosen = (card_id,) if own is None else (own.handshape, own.joints, own.name)
        before = self._session.current_key()
        found = self._session.perform(hand_edits.ChooseHandshape(*chosen))
        if words := translated(after_shaping(before, found.key)):
            self._session.tell(words)
        self._recent = recent_first(card_id, self._recent, RECENT_KEPT)
        self.refresh()
        self.list.reveal(card_id)
        self.chosen.emit(card_id)

    @property
    def recent(self) -> tuple[str, ...]:
        """The ids of the cards that were taken, the last in front."""
        return tuple(self._recent)

    def set_recent(self, card_ids: Sequence[str]) -> None:
        """Put these in front: those of the last time."""
        self._recent = list(card_ids)[:RECENT_KEPT]
        self.refresh()

    def reveal_own(self, name: str) -> None:
        """Show where one of the user's own stands."""
        own = self._own.find(name)
        if own is not None:
            self.search.clear()
            self.list.reveal(f"{OWN}{own.name}")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pictures.prefetch(form for card in all_cards(self._own.every) for form in card.pictures)

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:  # a choice is made at rest; playing has better uses for its time
            self._show_key()

    def _show_key(self, *_changed: object) -> None:
        key = self._session.current_key()
        own = self._own.of_key(key)
        plain = key.handshape if key is not None and not key.joints else ""
        chosen = f"{OWN}{own.name}" if own is not None else plain
        if chosen not in self.list.marked:
            self.list.mark(chosen)
            if not self.is_searching:
                self.list.reveal(chosen)

    def _acts(self, item: Item | None) -> Acts:
        if item is None:
            return ()
        act, take = self.act_wanted.emit, partial(self._take, item.id)
        return (
            (tr("Choose {title}", title=item.title), lambda: self.choose(item.id)),
            (tr("Bend its fingers…"), lambda: self._bend_card(item.id)),
            *(acts_between(self._own, item.title, take, act) if item.is_own else ()),
        )

    def _bend_card(self, card_id: str) -> None:
        self.choose(card_id)
        self.bending_wanted.emit()


def _make(workspace: Workspace) -> HandshapeBrowser:
    made = HandshapeBrowser(workspace.session, workspace.player, workspace.pictures, workspace.own)
    made.chosen.connect(lambda _card: workspace.panel_done.emit("handshape"))
    return made


def _glance(workspace: Workspace, key: Key | None) -> Glance:
    return (
        Glance()
        if key is None
        else Glance(translated(wording.key_title(key)), workspace.pictures.picture(key.form.look))
    )


PANEL: Final = Panel("handshape", tr("Handshape"), "left", _make, "Ctrl+1", glance=_glance, share=9)
