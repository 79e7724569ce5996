"""Operations on what a user keeps under names: name, rename, delete, and share as files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from handshapes.search import fold
from signer.names import LONGEST
from signer.phrases import begins
from signer.studio.editing.session import Session
from signer.studio.files import dialogs
from signer.studio.files.own_shelf import OwnShelf
from signer.studio.files.settings import Settings
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.forms import Dialog, line_field
from signer.studio.widgets.pieces import hint, label

if TYPE_CHECKING:
    from signer.files.own_files import T

else:
    T = TypeVar("T")

COPY: Final = tr("copy to ")
"""Begins the act that copies one to a shelf, whose name follows."""
NameProblem: TypeAlias = Callable[[str, Sequence[str]], str]
"""Says what is wrong with a name beside those that are taken; empty when nothing is."""


class NameWords(NamedTuple):
    """Words of a dialog that asks for a name: its title, its question, and what a screen reader says."""

    title: str
    question: str
    spoken: str


def acts_between(
    own: OwnShelf[T], name: str, take: Callable[[T], object], act: Callable[[str, str], object]
) -> tuple[tuple[str, Callable[[], object]], ...]:
    """Return words and operations for the menu of a thing that lies, or may lie, on several shelves.

    Args:
        own: the things of its kind.
        name: its name.
        take: takes the one of another shelf.
        act: does an act to the one of a name, as menus do.
    """
    return (
        *(
            (tr("Take that of {name}", name=one.shelf.name), partial(take, one.own))
            for one in own.others(name)
        ),
        *(
            (tr("Copy to {name}", name=one.name), partial(act, name, COPY + one.name))
            for one in own.places_for(name)
        ),
    )


class NameDialog(Dialog):
    """A line to type a name in; `name` is the name without needless blanks."""

    def __init__(
        self, parent: QWidget, words: NameWords, name: str, taken: Sequence[str], problem: NameProblem
    ) -> None:
        """`taken` are names that there are; the one that it has now, if any, is free."""
        super().__init__(parent, "rename", words.title)
        self._problem = problem
        self._taken = [other for other in taken if fold(other) != fold(name)]
        self._line = line_field("rename.name", words.spoken, text=name, most=LONGEST)
        self._line.setFont(theme.font())
        self._line.selectAll()
        self._line.textChanged.connect(self._judge)
        self._words = hint("", name="rename.words")
        self._words.setMinimumHeight(36)
        self.lay_out(label(words.question, 2), self._line, self._words, gap=theme.GAP)
        self.setMinimumWidth(380)
        self._judge()

    @property
    def name(self) -> str:
        """The name that was typed."""
        return " ".join(self._line.text().split())

    def _judge(self, *_text: object) -> None:
        words = self._problem(self.name, self._taken)
        self._words.setText(f"{begins(translated(words))}." if words else "")
        self.take.setEnabled(not words)


class OwnActs(QObject, Generic[T]):
    """Asks, acts, and says in the status line what was done to the things that a user keeps.

    Signals:
        came(name): one came in from a file, or has another name.
    """

    came = Signal(str)

    def __init__(
        self, parent: QWidget, session: Session, settings: Settings, shelf: OwnShelf[T], noun: str, kept: str
    ) -> None:
        """`noun` is what one is called, `kept` a sentence: what stays of one that is deleted."""
        super().__init__(parent)
        self._parent, self._session, self._settings, self._own = parent, session, settings, shelf
        self._noun, self._kept = noun, kept

    def act_on(self, name: str, act: str) -> None:
        """Do what a menu names: rename, delete, export or copy the one of that name, or import one."""
        if act == "import":
            self.import_file()
        elif act.startswith(COPY):
            self.copy(name, act.removeprefix(COPY))
        else:
            {"rename": self.rename, "delete": self.delete, "export": self.export}[act](name)

    def rename(self, name: str) -> bool:
        """Ask for another name, and use it."""
        words = NameWords(
            tr("Rename the {noun}", noun=self._noun),
            tr("A new name for {name}", name=name),
            tr("New name"),
        )
        new_name = self.ask_name(words, name)
        if new_name in ("", name):
            return False
        if self._failed(
            tr("{name} could not be renamed.", name=name), lambda: self._own.rename(name, new_name)
        ):
            return False
        self._session.tell(
            tr(
                "{name} is called {new_name} now; signs made with it keep the old name.",
                name=name,
                new_name=new_name,
            )
        )
        self.came.emit(new_name)
        return True

    def ask_name(self, words: NameWords, name: str = "") -> str:
        """Ask for a name that is free, or the one that is given; empty when it was given up."""
        taken = [own.name for own in self._own.every]
        dialog = NameDialog(self._parent, words, name, taken, self._own.file_kind.name_problem)
        return dialog.name if dialog.exec() == NameDialog.DialogCode.Accepted else ""

    def copy(self, name: str, onto: str) -> bool:
        """Copy one to the shelf of another name."""
        own = self._own.find(name)
        shelf = next((one for one in self._own.places_for(name) if one.name == onto), None)
        if own is None or shelf is None:
            return False
        if self._failed(tr("{name} could not be copied.", name=name), lambda: self._own.put(own, shelf)):
            return False
        self._session.tell(tr("{name} lies on {onto}, too.", name=name, onto=onto))
        return True

    def delete(self, name: str) -> bool:
        """Ask whether it is to go, and delete it."""
        if not dialogs.ask_delete(
            self._parent, name, tr("{kept} It cannot be brought back from here.", kept=self._kept)
        ):
            return False
        if self._failed(tr("{name} could not be deleted.", name=name), lambda: self._own.remove(name)):
            return False
        self._session.tell(tr("Deleted the {noun} {name}.", noun=self._noun, name=name))
        return True

    def export(self, name: str) -> bool:
        """Ask where to, and write it as a file for others."""
        own = self._own.find(name)
        if own is None:
            return False
        kind = self._own.file_kind
        named = self._settings.folder / f"{dialogs.file_stem(name)}{kind.ending}"
        path = dialogs.ask_save_own(self._parent, named, self._noun, kind.ending)
        if path is None:
            return False
        if self._failed(tr("{name} could not be saved.", name=path.name), lambda: kind.save(own, path)):
            return False
        self._settings.set_folder(path.parent)
        self._session.tell(tr("Exported {name} to {name2}.", name=name, name2=path.name))
        return True

    def import_file(self) -> bool:
        """Ask for a file, and take in what it holds."""
        path = dialogs.ask_open_own(
            self._parent, self._settings.folder, self._noun, self._own.file_kind.ending
        )
        return path is not None and self.import_path(path)

    def import_path(self, path: Path) -> bool:
        """Take in what a file holds that was chosen, or dropped on the window."""
        reading = dialogs.attempt(
            self._parent,
            tr("{name} could not be opened.", name=path.name),
            partial(self._own.file_kind.open, path),
        )
        if reading is None:
            return False
        self._settings.set_folder(path.absolute().parent)
        return self._take_in(*reading)

    def _take_in(self, came: T, warnings: tuple[str, ...]) -> bool:
        here = self._own.find(came.name)
        if here is not None and self._own.file_kind.are_same(here, came):
            self._session.tell(tr("{name} is among your {noun}s already.", name=here.name, noun=self._noun))
            self.came.emit(here.name)
            return True
        if here is not None and not dialogs.ask_replace(
            self._parent,
            here.name,
            tr("You have another {noun} of this name; it would be lost.", noun=self._noun),
        ):
            return False
        if self._failed(tr("{name} could not be kept.", name=came.name), lambda: self._own.put(came)):
            return False
        told = f" {begins(translated(warnings[0]))}." if warnings else ""
        self._session.tell(
            tr("{name} stands among the {noun}s now.{told}", name=came.name, noun=self._noun, told=told)
        )
        self.came.emit(came.name)
        return True

    def _failed(self, what: str, act: Callable[[], object]) -> bool:
        def done() -> bool:
            act()
            return True

        return dialogs.attempt(self._parent, what, done) is None
