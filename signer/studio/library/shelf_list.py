"""The list of shelves beside the library: chosen, added, moved, marked read-only, taken off."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from signer.lazy import lazily
from signer.names import LONGEST
from signer.studio.files import dialogs
from signer.studio.files.own_acts import NameDialog, NameProblem, NameWords
from signer.studio.files.shelves import Shelves
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.pieces import beneath, button, heading, row

with lazily():
    from signer.library import shelf as library
    from signer.shelves import listed

if TYPE_CHECKING:
    from signer.shelves.shelf import Shelf

ALL: Final = tr("All shelves")
WIDTH_PX: Final = 176
"""Of the list: a name of twenty letters with the mark of a read-only shelf."""


class _Names(QListWidget):
    """The shelves by name; Alt+Up and Alt+Down move one, Del takes one off."""

    moved = Signal(int)
    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if is_alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class ShelfList(QWidget):
    """All shelves, each of the user's in the order in which signs are looked up, and that of the program.

    Signals:
        chosen(): another shelf is chosen.
    """

    chosen = Signal()

    def __init__(self, shelves: Shelves) -> None:
        super().__init__()
        self._shelves = shelves
        self._every: tuple[Shelf | None, ...] = ()
        self._names = _Names()
        self._names.setObjectName("library.shelves")
        self._names.setAccessibleName(tr("Shelves, the one that is looked at first on top"))
        self._names.setProperty("kind", "framed")
        self._names.currentRowChanged.connect(self._on_chosen)
        self._names.moved.connect(self._move)
        self._names.removed.connect(self._remove)
        self._add = button("", "plus", name="library.shelves.add", tip=tr("Add a folder that a team shares…"))
        self._add.clicked.connect(self.add)
        self._up = button("", "up", name="library.shelves.up", tip=tr("Look on it earlier (Alt+Up)"))
        self._up.clicked.connect(lambda: self._move(-1))
        self._down = button("", "down", name="library.shelves.down", tip=tr("Look on it later (Alt+Down)"))
        self._down.clicked.connect(lambda: self._move(1))
        words = tr("Read-only: nothing is written on it from here")
        self._lock = button("", "lock", name="library.shelves.lock", tip=words, checkable=True, on=self._mark)
        words = tr("Take it off the list; its folder stays as it is (Del)")
        self._off = button("", "trash", name="library.shelves.remove", tip=words, on=self._remove)
        acts = row(self._add, None, self._up, self._down, self._lock, self._off, gap=2)
        beneath(self, heading(tr("Shelves")), (self._names, 1), acts, gap=theme.GAP)
        self.setFixedWidth(WIDTH_PX)
        shelves.listed.connect(self.refresh)
        theme.theme_changed.connect(self.refresh)
        self.refresh()

    @property
    def shelf(self) -> Shelf | None:
        """The chosen shelf; None for all of them."""
        return self._every[max(self._names.currentRow(), 0)]

    def choose(self, shelf: Shelf | None) -> None:
        """Choose a shelf, or all of them."""
        self._names.setCurrentRow(self._every.index(shelf))

    def refresh(self) -> None:
        """Show the shelves as they are now."""
        name = self.shelf.name if self._every and self.shelf is not None else ""
        self._every = (None, *self._shelves.every, library.PROGRAM)
        with QSignalBlocker(self._names):
            self._names.clear()
            for one in self._every:
                self._names.addItem(_item(one))
            rows = (number for number, one in enumerate(self._every) if one is not None and one.name == name)
            self._names.setCurrentRow(next(rows, 0))
        self._on_chosen()

    def _on_chosen(self, *_row: object) -> None:
        shelf, place = self.shelf, self._names.currentRow()
        is_listed = shelf is not None and shelf != library.PROGRAM
        self._up.setEnabled(is_listed and place > 1)
        self._down.setEnabled(is_listed and place < len(self._every) - 2)
        can_change = shelf is not None and is_listed and not shelf.is_own
        self._off.setEnabled(can_change)
        self._lock.setEnabled(can_change)
        self._lock.setChecked(shelf is not None and shelf.is_read_only)
        self.chosen.emit()

    # What is done

    def add(self) -> None:
        """Ask for a folder and a name, and put it on the list."""
        folder = dialogs.ask_folder(self, tr("A folder that a team shares"), Path.home())
        if folder is None:
            return
        taken = [one.name for one in self._shelves.every]
        words = NameWords(
            tr("Add a shelf"), tr("A name for {folder}", folder=folder), tr("Name of the shelf")
        )
        dialog = NameDialog(self, words, folder.name[:LONGEST], (), _problem_beside(taken))
        if dialog.exec() == NameDialog.DialogCode.Accepted:
            self._change(listed.added(dialog.name, folder), tr("The shelf could not be added."))
            self._choose_called(dialog.name)
        dialog.deleteLater()

    def _choose_called(self, name: str) -> None:
        found = next((one for one in self._every if one is not None and one.name == name), None)
        if found is not None:
            self.choose(found)

    def _move(self, by: int) -> None:
        if self.shelf is not None and (self._up if by < 0 else self._down).isEnabled():
            place = self._names.currentRow() + by
            self._change(listed.moved(self.shelf.name, place), tr("The shelf could not be moved."))

    def _mark(self) -> None:
        if self.shelf is not None:
            edit = listed.marked(self.shelf.name, read_only=self._lock.isChecked())
            self._change(edit, tr("The shelf could not be marked."))

    def _remove(self) -> None:
        shelf = self.shelf
        if shelf is not None and self._off.isEnabled():
            told = tr("{folder} stays as it is, with all that is in it.", folder=shelf.folder)
            if dialogs.ask_delete(self, tr("{name} from the list", name=shelf.name), told):
                self._change(listed.removed(shelf.name), tr("The shelf could not be taken off."))

    def _change(self, edit: listed.Change, what: str) -> None:
        dialogs.attempt(self, what, lambda: self._shelves.change(edit))


def _problem_beside(taken: list[str]) -> NameProblem:
    return lambda name, _others: listed.name_problem(name, taken)


def _item(shelf: Shelf | None) -> QListWidgetItem:
    """Return the row of a shelf: read-only ones say so, those that are not there are pale."""
    if shelf is None:
        words, tip = ALL, tr("In this order: of a gloss that several have the first is taken")
    else:
        is_locked = shelf.is_read_only and shelf != library.PROGRAM
        mark = tr(" (not there)") if shelf.problem else tr(" (read-only)") if is_locked else ""
        words = f"{translated(shelf.name)}{mark}"
        tip = translated(shelf.problem) or (
            tr("The signs of the program") if shelf == library.PROGRAM else str(shelf.folder)
        )
    made = QListWidgetItem(words)
    made.setToolTip(plain.tip(tip))
    made.setSizeHint(QSize(0, theme.TARGET + 2))
    made.setForeground(theme.colour("text3" if shelf is not None and shelf.problem else "text"))
    return made
