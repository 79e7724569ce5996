"""Operations on the user's own handshapes: rename, delete, and share as files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from handshapes.own import LONGEST_NAME, name_problem
from handshapes.search import fold
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.settings import Settings
from signer.studio.handshapes.own_handshapes import OwnHandshapes
from signer.studio.look import theme
from signer.studio.widgets.pieces import hint, label
from signer.words import wording

with lazily():
    from signer.files import handshape_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from handshapes.own import OwnHandshape


class RenameDialog(QDialog):
    """A line to type in; `name` is the name without needless blanks."""

    def __init__(self, parent: QWidget, name: str, taken: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle("Rename the handshape")
        self.setObjectName("dialog.rename")
        self._taken = [other for other in taken if fold(other) != fold(name)]
        self._line = QLineEdit(name)
        self._line.setObjectName("rename.name")
        self._line.setAccessibleName("New name")
        self._line.setMaxLength(LONGEST_NAME)
        self._line.setFont(theme.font())
        self._line.selectAll()
        self._line.textChanged.connect(self._judge)
        self._words = hint("")
        self._words.setObjectName("rename.words")
        self._words.setMinimumHeight(36)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(theme.GAP)
        box.addWidget(label(f"A new name for {name}", 2))
        box.addWidget(self._line)
        box.addWidget(self._words)
        box.addWidget(self._buttons)
        self.setMinimumWidth(380)
        self._judge()

    @property
    def name(self) -> str:
        """The name that was typed."""
        return " ".join(self._line.text().split())

    def _judge(self, *_text: object) -> None:
        words = name_problem(self.name, self._taken)
        self._words.setText(f"{wording.capitalized(words)}." if words else "")
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not words)


T = TypeVar("T")
ENDING = ".handshape"


class OwnHandshapeActs(QObject):
    """Asks, acts, and says in the status line what was done to the user's own handshapes.

    Signs keep the hands that they were made with.

    Signals:
        came(name): a handshape came in from a file, or has another name.
    """

    came = Signal(str)

    def __init__(self, parent: QWidget, session: Session, settings: Settings, own: OwnHandshapes) -> None:
        super().__init__(parent)
        self._parent, self._session, self._settings, self._own = parent, session, settings, own

    def act_on(self, name: str, act: str) -> None:
        """Do what a menu names: rename, delete or export the handshape of that name, or import one."""
        if act == "import":
            self.import_file()
        else:
            {"rename": self.rename, "delete": self.delete, "export": self.export}[act](name)

    def rename(self, name: str) -> bool:
        """Ask for another name, and use it."""
        dialog = RenameDialog(self._parent, name, [own.name for own in self._own.every])
        if dialog.exec() != RenameDialog.DialogCode.Accepted or dialog.name == name:
            return False
        new_name = dialog.name
        if self._failed(f"{name} could not be renamed.", lambda: self._own.rename(name, new_name)):
            return False
        self._session.tell(f"{name} is called {new_name} now; signs made with it keep the old name.")
        self.came.emit(new_name)
        return True

    def delete(self, name: str) -> bool:
        """Ask whether it is to go, and delete it."""
        if not dialogs.ask_delete(
            self._parent, name, "Signs made with it keep their hands. It cannot be brought back from here."
        ):
            return False
        if self._failed(f"{name} could not be deleted.", lambda: self._own.remove(name)):
            return False
        self._session.tell(f"Deleted the handshape {name}.")
        return True

    def export(self, name: str) -> bool:
        """Ask where to, and write it as a file for others."""
        own = self._own.find(name)
        if own is None:
            return False
        path = dialogs.ask_save_handshape(
            self._parent, self._settings.folder / f"{dialogs.file_stem(name)}{ENDING}"
        )
        if path is None:
            return False
        if self._failed(f"{path.name} could not be saved.", lambda: handshape_file.save_handshape(own, path)):
            return False
        self._settings.set_folder(path.parent)
        self._session.tell(f"Exported {name} to {path.name}.")
        return True

    def import_file(self) -> bool:
        """Ask for a file, and take its handshape in."""
        path = dialogs.ask_open_handshape(self._parent, self._settings.folder)
        return path is not None and self.import_path(path)

    def import_path(self, path: Path) -> bool:
        """Take in the handshape of a file that was chosen, or dropped on the window."""
        reading = dialogs.attempt(
            self._parent, f"{path.name} could not be opened.", partial(handshape_file.open_handshape, path)
        )
        if reading is None:
            return False
        self._settings.set_folder(path.absolute().parent)
        return self._take_in(reading.handshape, reading.warnings)

    def _take_in(self, came: OwnHandshape, warnings: tuple[str, ...]) -> bool:
        here = self._own.find(came.name)
        if here is not None and (here.handshape, here.joints) == (came.handshape, came.joints):
            self._session.tell(f"{here.name} is among your handshapes already.")
            self.came.emit(here.name)
            return True
        if here is not None and not dialogs.ask_replace(
            self._parent, here.name, "You have another handshape of this name; it would be lost."
        ):
            return False
        if self._failed(f"{came.name} could not be kept.", lambda: self._own.put(came)):
            return False
        told = f" {wording.capitalized(warnings[0])}." if warnings else ""
        self._session.tell(f"{came.name} stands among the handshapes now.{told}")
        self.came.emit(came.name)
        return True

    def _failed(self, what: str, act: Callable[[], object]) -> bool:
        def done() -> bool:
            act()
            return True

        return dialogs.attempt(self._parent, what, done) is None
