"""The body panel of the right dock: how torso and head lean, turn and tilt under the playhead."""

from typing import Final

from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import QFrame

from signer.document.tracks.kinds import BODY_KINDS
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.panels.body.span_group import SpanGroup
from signer.studio.widgets.pieces import beneath, hint, identify, rule
from signer.studio.widgets.scroll_column import ScrollColumn
from signer.studio.widgets.tab_order import first_stop
from signer.studio.workspace import Panel, Workspace

HINT: Final = tr(
    "Left and right are the signer's own. A change sets a key on the timeline, where its ends "
    "and slopes are dragged."
)
SPACING_PX: Final = 6


class BodyPanel(QFrame):
    """Shows and changes the parts of the body that a signer has once; every change is one undo step."""

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        identify(self, "body", tr("Body"), kind="panel")
        self._player = player
        self.groups = {kind.name: SpanGroup(session, kind) for kind in BODY_KINDS}
        parts = [part for group in self.groups.values() for part in (group, rule())]
        column = ScrollColumn(*parts, hint(HINT))
        column.box.setSpacing(SPACING_PX)
        beneath(self, column)
        self.setMinimumWidth(2 * theme.MARGIN)
        hear(self._on_changed, session.sign_changed, player.playhead_moved, player.playing_changed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: Tab would come back to it from wherever this panel stands in the window's order.
        first = next(iter(self.groups.values()))
        first_stop(first.body, first).setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _on_changed(self, *_changed: object) -> None:
        if self.isVisible() and not self._player.playing:
            self._refresh()

    def _refresh(self) -> None:
        for group in self.groups.values():
            group.refresh()


def _make(workspace: Workspace) -> BodyPanel:
    return BodyPanel(workspace.session, workspace.player)


PANEL: Final = Panel(
    "body",
    tr("Body"),
    "right",
    _make,
    "Ctrl+6",
    tr("How the signer leans and turns, beside what the hands do"),
    kinds=tuple(kind.name for kind in BODY_KINDS),
)
