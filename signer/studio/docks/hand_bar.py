"""The line above the right dock: its tabs, and which hand is worked on."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from signer.document.tracks.hand import Key
from signer.document.values import LANES
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import icons, theme
from signer.studio.panels.working_key import working_key
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.words import wording

HEIGHT_PX: Final = 28
GAP_PX: Final = 6
HANDS: Final = (
    Segment("right", "R", tip="Work on the right hand (H changes hands)"),
    Segment("left", "L", tip="Work on the left hand (H changes hands)"),
)


def no_icon(_key: Key | None) -> str:
    """Name no icon: for a tab that has nothing to say at a glance."""
    return ""


class Tab(NamedTuple):
    """One tab of the right dock.

    Attributes:
        name: names its panel, its button ("hand.tab.NAME") and its command ("tab_NAME").
        title: the word on the tab and in the menu.
        tip: what is done there.
        make: makes the panel, when it is first shown.
        icon: names the icon that says what is set there for a key; empty for nothing worth saying.
    """

    name: str
    title: str
    tip: str
    make: Callable[[Session, Player], QWidget]
    icon: Callable[[Key | None], str] = no_icon


class HandBar(QWidget):
    """Tabs on the left, the hand on the right; a tab shows a small picture of what is set there, where there is room.

    Signals:
        chosen(name): a tab was clicked, or reached by arrow keys.
    """

    chosen = Signal(str)

    def __init__(self, session: Session, player: Player, tabs: Sequence[Tab]) -> None:
        super().__init__()
        self._session, self._player, self._registered = session, player, tuple(tabs)
        self.tabs = Segments("hand.tab", "What of the hand", [Segment(tab.name, tab.title, tip=tab.tip) for tab in tabs], snug=True)
        self.tabs.chosen.connect(self.chosen)
        self._hand = Segments("hand.side", "Hand that is worked on", HANDS, stretch=False, snug=True)
        self._hand.chosen.connect(self._on_hand)
        box = QHBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, 0, theme.MARGIN, 0)
        box.setSpacing(GAP_PX)
        for part in (self.tabs, self._hand):
            part.setProperty("low", "true")
            part.setFixedHeight(HEIGHT_PX)
            box.addWidget(part)
        for changed in (session.sign_changed, session.selection_changed, player.playhead_moved, player.playing_changed):
            changed.connect(self._show)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def _show(self, *_changed: object) -> None:
        if self._player.playing:
            return
        self._hand.choose(wording.side_of(self._session.sign, self._session.selection.lane))
        key = working_key(self._session)
        shown = [(self.tabs.buttons[tab.name], tab.icon(key)) for tab in self._registered]
        for made, name in shown:
            if name:
                icons.set_icon(made, name)
            made.setToolButtonStyle(_BESIDE if name else _WORD)
        if self.sizeHint().width() > self.width():
            for made, _ in shown:
                made.setToolButtonStyle(_WORD)

    def _on_hand(self, side: str) -> None:
        lane = next(lane for lane in LANES if wording.side_of(self._session.sign, lane) == side)
        if lane != self._session.selection.lane:
            self._session.select(lane)
            self._session.select_under_playhead()


_BESIDE: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_WORD: Final = Qt.ToolButtonStyle.ToolButtonTextOnly
