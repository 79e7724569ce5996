"""The list of shelves beside the library: chosen, added, moved, marked read-only, taken off."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from signer.lazy import lazily
from signer.names import LONGEST
from signer.studio.files import dialogs
from signer.studio.files.own_acts import NameDialog, NameProblem, NameWords
from signer.studio.files.shelves import Shelves
from signer.studio.hearing import hear
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.forms import Act, KeyedList
from signer.studio.widgets.pieces import beneath, button, heading, row

with lazily():
    from signer.library import shelf as library
    from signer.shelves import listed

if TYPE_CHECKING:
    from signer.shelves.shelf import Shelf

ALL: Final = tr("All shelves")
OFF_TIP: Final = tr("Take it off the list; its folder stays as it is (Del)")
WIDTH_PX: Final = 176
"""Of the list: a name of twenty letters with the mark of a read-only shelf."""


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
        up, down = partial(self._move, -1), partial(self._move, 1)
        keys: dict[str, Act] = {"Alt+Up": up, "Alt+Down": down, "Del": self._remove}
        words = tr("Shelves, the one that is looked at first on top")
        self._names = KeyedList("library.shelves", words, keys)
        self._names.currentRowChanged.connect(self._on_chosen)
        self._add, self._up, self._down, self._lock, self._off = (
            button("", icon, name=f"library.shelves.{name}", tip=tip, on=act)
            for icon, name, tip, act in (
                ("plus", "add", tr("Add a folder that a team shares…"), self.add),
                ("up", "up", tr("Look on it earlier (Alt+Up)"), lambda: self._move(-1)),
                ("down", "down", tr("Look on it later (Alt+Down)"), lambda: self._move(1)),
                ("lock", "lock", tr("Read-only: nothing is written on it from here"), self._mark),
                (
                    "trash",
                    "remove",
                    tr("Take it off the list; its folder stays as it is (Del)"),
                    self._remove,
                ),
            )
        )
        self._lock.setCheckable(True)
        acts = row(self._add, None, self._up, self._down, self._lock, self._off, gap=2)
        beneath(self, heading(tr("Shelves")), (self._names, 1), acts, gap=theme.GAP)
        self.setFixedWidth(WIDTH_PX)
        hear(self.refresh, shelves.listed, theme.theme_changed)
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
