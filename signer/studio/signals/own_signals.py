"""The user's own signals: faces kept under a name, and what is done to them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from nonmanuals.own import OwnSignal
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.own_acts import NameWords, OwnActs
from signer.studio.files.own_shelf import OwnShelf
from signer.studio.files.settings import Settings
from signer.studio.files.shelves import Shelves
from signer.studio.language import tr

with lazily():
    from signer.files import own_files
    from signer.motion.operations import face_dragging

AT_REST: Final = tr("The face is at rest at the playhead: there is nothing to keep.")


class OwnSignals(OwnShelf[OwnSignal]):
    """The signals of the user's shelves."""

    def __init__(self, shelves: Shelves | None = None) -> None:
        super().__init__(lambda: own_files.SIGNALS, "signals", shelves)


class OwnSignalActs(OwnActs[OwnSignal]):
    """Asks, acts, and says in the status line what was done to the user's own signals."""

    def __init__(self, parent: QWidget, session: Session, settings: Settings, own: OwnSignals) -> None:
        kept = tr("Signs made with it keep their faces.")
        super().__init__(parent, session, settings, own, tr("signal"), kept)

    def act_on(self, name: str, act: str) -> None:
        """Do what a menu names; "keep" keeps the face at the playhead."""
        if act == "keep":
            self.keep()
        else:
            super().act_on(name, act)

    def keep(self) -> bool:
        """Ask for a name, and keep the face at the playhead under it."""
        session = self._session
        session.break_gesture()
        made = face_dragging.face_kept(session.sign, session.playhead_s)
        if made is None:
            session.tell(AT_REST)
            return False
        words = NameWords(
            tr("Keep this face"), tr("A name for the face at the playhead"), tr("Name of the face")
        )
        name = self.ask_name(words)
        if not name:
            return False
        kept = replace(made, name=name)

        def add() -> bool:
            self._own.add(kept)
            return True

        if dialogs.attempt(self._parent, tr("{name} could not be kept.", name=name), add) is None:
            return False
        session.tell(tr("{name} stands among the signals of the face now.", name=name))
        self.came.emit(name)
        return True
