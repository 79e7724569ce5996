"""The right dock: tabs over the read-outs of a hand, or the panel in which its fingers are bent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QToolButton, QWidget

from signer.document import queries
from signer.document.tracks.kinds import track_of
from signer.document.values import ROLES
from signer.studio.editing.selection import Selection
from signer.studio.hearing import hear
from signer.studio.language import initial, tr
from signer.studio.look import icons, theme
from signer.studio.movement.panel import MovementPanel
from signer.studio.panels.fingers.panel import FingersPanel
from signer.studio.panels.posture.panel import PosturePanel
from signer.studio.panels.posture.readouts import Readouts
from signer.studio.widgets.pieces import across, beneath, panel, row
from signer.studio.widgets.search_field import SearchField
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.widgets.tab_order import chain
from signer.studio.workspace import HasParts, Panel, Workspace
from signer.words.wording import SIDES

if TYPE_CHECKING:
    from signer.motion.pose import Pose


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

P = TypeVar("P", bound=QWidget)
FINGERS: Final = "fingers"


class HandDock(QStackedWidget):
    """Tabs with the read-outs pinned beneath.

    All panels but the first are made when they are first asked for.
    """

    def __init__(self, workspace: Workspace, panels: Sequence[Panel]) -> None:
        super().__init__()
        session, player = workspace.session, workspace.player
        self._workspace, self._session, self._player = workspace, session, player
        self._registered = {panel.id: panel for panel in panels}
        tabs = [panel for panel in self._registered.values() if panel.dock == "right"]
        self._panels: dict[str, QWidget] = {}
        self._fingers: FingersPanel | None = None
        self._bar = HandBar(workspace, tabs)
        self._bar.chosen.connect(self.open_tab)
        self._stack = QStackedWidget()
        self.readouts = Readouts()
        self._tabs = panel()
        measured = row(self.readouts, margins=(theme.MARGIN, 0, theme.MARGIN, 0))
        beneath(self._tabs, self._bar, (self._stack, 1), measured, gap=2, margins=(0, 0, 0, 1))
        self.addWidget(self._tabs)
        self.posture: PosturePanel = self._panel("posture", PosturePanel)
        player.pose_changed.connect(self._show_pose)
        session.selection_changed.connect(self._on_selection_changed)
        workspace.insides.found.connect(self._show_measured)
        workspace.insides.gaps_found.connect(self._show_measured)
        workspace.problems.found.connect(self.readouts.problems.show_problems)
        workspace.problems.outdated.connect(self._on_outdated)
        workspace.session.sign_opened.connect(self.readouts.problems.forget)

    def minimumSizeHint(self) -> QSize:
        return self._tabs.minimumSizeHint()

    # Tabs

    @property
    def tab(self) -> str:
        """The name of the tab that is open."""
        return self._bar.tabs.value

    @property
    def search(self) -> SearchField | None:
        """The search of the panel that is shown, also for who clicked its tab; None where it has none."""
        return getattr(self._stack.currentWidget(), "search", None)

    @property
    def movement(self) -> MovementPanel:
        """The panel of the movement."""
        return self._panel("movement", MovementPanel)

    def open_tab(self, name: str, part: str = "") -> QWidget:
        """Show a tab and a part of its panel where it has several, and work on a track that it is for.

        Its panel.
        """
        session, kinds = self._session, self._registered[name].kinds
        if session.selection.row.kind not in kinds:
            session.select_on(track_of(kinds[0], session.selection.role))
            session.select_under_playhead()
        return self._show_tab(name, part)

    def _show_tab(self, name: str, part: str = "") -> QWidget:
        """Show a tab, in the place of the fingers too."""
        shown = self._panel(name, QWidget)
        self._bar.tabs.choose(name)
        self._stack.setCurrentWidget(shown)
        self.setCurrentWidget(self._tabs)
        if part and isinstance(shown, HasParts):
            shown.turn_to(part)
        return shown

    def _panel(self, name: str, kind: type[P]) -> P:
        """The panel of a tab, made now if it never was."""
        if name not in self._panels:
            made = self._registered[name].make(self._workspace)
            before = list(self._panels.values())
            self._panels[name] = made
            self._stack.addWidget(made)
            if before:
                chain(before[-1], made)
        found = self._panels[name]
        assert isinstance(found, kind)
        return found

    # The fingers

    @property
    def bends_fingers(self) -> bool:
        """Return whether the fingers are being bent."""
        return self._fingers is not None and self.currentWidget() is self._fingers

    @property
    def fingers(self) -> FingersPanel:
        """The panel in which fingers are bent."""
        if self._fingers is None:
            made = self._registered[FINGERS].make(self._workspace)
            assert isinstance(made, FingersPanel)
            made.closed.connect(self.close_fingers)
            self.addWidget(made)
            chain(self._tabs, made)
            self._fingers = made
        return self._fingers

    def bend_fingers(self) -> None:
        """Put the fingers in the place of the tabs, and the keyboard on them."""
        self.setCurrentWidget(self.fingers)
        self.fingers.setFocus()

    def turn_fingers(self) -> None:
        """Bend the fingers in the place of the tabs; where they are bent, put the tabs back."""
        if self.bends_fingers:
            self.close_fingers()
        else:
            self.bend_fingers()

    def close_fingers(self) -> None:
        """Put the tabs back, and the keyboard on the one that is open where the fingers had it."""
        had_focus = self._fingers is not None and self._fingers.isAncestorOf(self.focusWidget() or self)
        self.setCurrentWidget(self._tabs)
        if had_focus:
            self._panels[self.tab].setFocus(Qt.FocusReason.OtherFocusReason)

    # The read-outs

    def _on_outdated(self) -> None:
        self.readouts.problems.show_outdated(is_being_made=self._session.sentence.is_being_made)

    def _show_pose(self, pose: Pose) -> None:
        self.readouts.show_hand(pose.hands[self._session.selection.role])
        if not self._workspace.insides.is_due:  # else it says so in a moment
            self._show_measured()

    def _on_selection_changed(self, selection: Selection) -> None:
        kind = selection.row.kind
        if kind not in self._registered[self.tab].kinds:
            self._show_tab(next(panel.id for panel in self._registered.values() if kind in panel.kinds))
        if self._player.pose is not None:
            self._show_pose(self._player.pose)

    def _show_measured(self, _found: object = None) -> None:
        """Show what is measured of the pose after it is shown.

        What the hand is in, and how far skin is from skin.
        """
        role, pose = self._session.selection.role, self._player.pose
        self.readouts.show_inside(self._workspace.insides.reading(role))
        if pose is not None:
            self.readouts.problems.set_measured(pose.character.body.distances is not None)
            self.readouts.show_contact(pose.hands[role], self._workspace.insides.gap_m(role))
