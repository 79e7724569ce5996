"""The line above the right dock: its tabs, and which hand is worked on."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from signer.document import queries
from signer.document.values import ROLES
from signer.studio.hearing import hear
from signer.studio.language import initial, tr
from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import across
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.workspace import Panel, Workspace
from signer.words.wording import SIDES

HEIGHT_PX: Final = 28
GAP_PX: Final = 6
ICON_GAP_PX: Final = 4
EDGES_PX: Final = 6
"""Margin and border of a tab at both sides of its word."""
HANDS: Final = (
    Segment("right", initial(SIDES["right"]), tip=tr("Work on the right hand (H changes hands)")),
    Segment("left", initial(SIDES["left"]), tip=tr("Work on the left hand (H changes hands)")),
)


class HandBar(QWidget):
    """Tabs on the left, the hand on the right.

    A tab shows a small picture of what is set there, where there is room.

    Signals:
        chosen(name): a tab was clicked, or reached by arrow keys.
    """

    chosen = Signal(str)

    def __init__(self, workspace: Workspace, panels: Sequence[Panel]) -> None:
        super().__init__()
        session, player = workspace.session, workspace.player
        self._workspace, self._session, self._player = workspace, session, player
        self._registered = tuple(panels)
        tabs = [Segment(panel.id, panel.title, tip=panel.tip) for panel in panels]
        self.tabs = Segments("hand.tab", tr("What of the hand"), tabs, snug=True, tabs=True, on=self.chosen)
        self._hand = Segments("hand.side", tr("Hand that is worked on"), HANDS, stretch=False, snug=True)
        self._hand.chosen.connect(self._on_hand)
        for part in (self.tabs, self._hand):
            part.setProperty("low", "true")
            part.setFixedHeight(HEIGHT_PX)
        across(self, self.tabs, self._hand, gap=GAP_PX, margins=(theme.MARGIN, 0, theme.MARGIN, 0))
        hear(self._show, *player.at_work)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def _show(self, *_changed: object) -> None:
        if self._player.playing:
            return
        self._hand.choose(queries.side_of(self._session.sign, self._session.selection.role))
        key = self._session.working_key()
        shown = [
            (self.tabs.buttons[panel.id], panel.glance(self._workspace, key).icon)
            for panel in self._registered
        ]
        fits = sum(_needed_px(made, name) for made, name in shown) <= self.tabs.width()
        for made, name in shown:
            if name:
                icons.set_icon(made, name)
            made.setToolButtonStyle(_BESIDE if name and fits else _WORD)
            made.setMinimumWidth(_needed_px(made, name if fits else ""))

    def _on_hand(self, side: str) -> None:
        role = next(role for role in ROLES if queries.side_of(self._session.sign, role) == side)
        if role != self._session.selection.role:
            self._session.select(role)
            self._session.select_under_playhead()


def _needed_px(tab: QToolButton, icon: str) -> int:
    """Return the width of a tab's word, and of a picture beside it where it has one, px."""
    heavy = QFontMetrics(theme.font(theme.BODY, 600))  # that of the tab that is open
    beside = icons.SIZE + ICON_GAP_PX if icon else 0
    return heavy.horizontalAdvance(tab.text()) + beside + EDGES_PX


_BESIDE: Final = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_WORD: Final = Qt.ToolButtonStyle.ToolButtonTextOnly
