"""The left dock: handshape, articulator and site as folding steps.

Each has its present answer in the header.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from signer.document.values import HandForm
from signer.studio.widgets.fold import Section
from signer.studio.widgets.pieces import beneath
from signer.studio.workspace import Glance, Panel, Workspace

P = TypeVar("P", bound=QWidget)
ROOMY_PX: Final = 800
"""From this height on all steps are open at once."""


class Steps(QWidget):
    """All open when there is room; else one at a time, and a choice opens the next.

    Signals:
        finished(): a choice was made in the last step.
    """

    finished = Signal()

    def __init__(self, workspace: Workspace, panels: Sequence[Panel]) -> None:
        """Panels in the order of the sentence: handshape, articulator, site."""
        super().__init__()
        self.setObjectName("steps")
        session = workspace.session
        self._workspace, self._session, self._panels = workspace, session, tuple(panels)
        self.sections = tuple(
            Section(f"steps.{panel.id}", panel.title, panel.make(workspace), panel.shortcut)
            for panel in panels
        )
        self._open = self.sections[0]
        self._role = session.selection.role
        self._shown: tuple[Glance, ...] = ()
        box = beneath(self, gap=2)
        for index, (section, panel) in enumerate(zip(self.sections, panels, strict=True)):
            box.addWidget(section, panel.share)
            section.opened.connect(self._opener(index))
        session.sign_changed.connect(self.show_answers)
        session.selection_changed.connect(self._on_selection)
        workspace.player.playhead_moved.connect(self.show_answers)
        workspace.pictures.ready.connect(self._on_picture)
        workspace.panel_done.connect(self._on_done)
        self.show_answers()

    @property
    def is_roomy(self) -> bool:
        """Return whether all steps are open at once."""
        return self.height() >= ROOMY_PX

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 325)

    def open(self, index: int) -> None:
        """Open a step and give it the keyboard: its search, where it has one."""
        self._turn_to(index, Qt.FocusReason.ShortcutFocusReason)

    def panel(self, name: str, kind: type[P]) -> P:
        """Return a panel by its id."""
        found = self.sections[self.index(name)].body
        assert isinstance(found, kind)
        return found

    def index(self, name: str) -> int:
        """Return the place of a panel among the steps, by its id."""
        return [panel.id for panel in self._panels].index(name)

    def _on_done(self, name: str) -> None:
        """Open the step after one in which a choice was made, and take the keyboard along to its pictures."""
        index = self.index(name)
        step = self.sections[index]
        if index + 1 == len(self.sections):
            self.finished.emit()
        elif step is self._open or self.is_roomy:
            self._turn_to(index + 1, Qt.FocusReason.OtherFocusReason)

    def _turn_to(self, index: int, reason: Qt.FocusReason) -> None:
        self._open = self.sections[index]
        self._arrange()
        self._open.body.setFocus(reason)

    def show_answers(self, *_changed: object) -> None:
        """Write the present answers into the headers."""
        key = self._session.working_key()
        shown = tuple(panel.glance(self._workspace, key) for panel in self._panels)
        if [glance.words for glance in shown] != [glance.words for glance in self._shown]:
            self._shown = shown
            for section, glance in zip(self.sections, shown, strict=True):
                section.set_answer(glance.words, glance.picture)

    def _on_selection(self, *_changed: object) -> None:
        """A hand that has no key yet begins with its handshape."""
        role = self._session.selection.role
        if role != self._role:
            self._role = role
            if not self._session.sign.hand(role).keys and not self.is_roomy:
                self._open = self.sections[0]
                self._arrange()
        self.show_answers()

    def _on_picture(self, form: HandForm) -> None:
        key = self._session.working_key()
        if key is not None and key.form.look == form:
            self._shown = ()
            self.show_answers()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _opener(self, index: int) -> Callable[[], None]:
        return lambda: self._turn_to(index, Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        for section in self.sections:
            section.fold(not self.is_roomy and section is not self._open)
