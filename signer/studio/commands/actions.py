"""Every command in one registry: its name, its shortcut, where it acts and what it does.

The shortcut sheet is drawn from it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from signer.studio.language import tr
from signer.studio.look import plain

Where: TypeAlias = Literal["window", "shared"]
"""A key of the window acts wherever the keyboard is; one that is shared is left to a focused widget that has
a use for it."""
Row: TypeAlias = tuple[str, str, Callable[[], object]] | tuple[str, str, Callable[[], object], str]
"""Fields of a command: id, text, what it does, shortcut."""
MENUS: Final = {
    "File": tr("File"),
    "Edit": tr("Edit"),
    "Sign": tr("Sign"),
    "View": tr("View"),
    "Help": tr("Help"),
}
"""Menus of the bar by name, with their titles."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `group` is its heading in the shortcut sheet; an empty `shortcut` is not listed there."""

    id: str
    text: str
    run: Callable[[], object]
    shortcut: str = ""
    where: Where = "window"
    group: str = tr("File")
    checkable: bool = False
    also: tuple[str, ...] = ()


def group(title: str, *rows: Row, where: Where = "shared") -> tuple[Command, ...]:
    """Return commands under one heading: of each its id, its text, what it does, its shortcut if any."""
    return tuple(Command(*row[:3], "".join(row[3:]), where, title) for row in rows)


class Actions(QObject):
    """The commands as actions. Which widget keeps a shared key for itself is decided in `keyboard`.

    Signals:
        begun(): a command is about to be carried out.
    """

    begun = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}

    def add(self, *commands: Command) -> None:
        """Register commands."""
        for command in commands:
            if command.id in self._actions:
                raise ValueError(f"the command {command.id!r} is registered twice")
            action = QAction(command.text, self._window)
            action.setObjectName(f"action.{command.id}")
            action.setCheckable(command.checkable)
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setShortcuts([QKeySequence(text) for text in (command.shortcut, *command.also) if text])
            action.triggered.connect(self.begun)
            action.triggered.connect(lambda _checked=False, run=command.run: run())
            self._commands[command.id] = command
            self._actions[command.id] = action
            self._window.addAction(action)

    def allow(self, name: str, why_not: str = "") -> None:
        """Let a command be chosen, unless something says why not: then its tooltip tells that."""
        action = self._actions[name]
        action.setEnabled(not why_not)
        said = self._commands[name].text.replace("&", "").removesuffix("…")
        action.setToolTip(plain.tip(why_not or said))

    def is_shared(self, key: QKeySequence) -> bool:
        """Tell whether a key belongs to a command that leaves it to a widget with a use for it."""
        return any(
            key in self._actions[name].shortcuts()
            for name, command in self._commands.items()
            if command.where == "shared"
        )

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    @property
    def every(self) -> tuple[QAction, ...]:
        """All of them."""
        return tuple(self._actions.values())

    def behind_alt(self) -> str:
        """Return the letters that carry out a command with Alt, and so can open no menu."""
        keys = (key.toString() for action in self.every for key in action.shortcuts())
        return "".join(key.removeprefix("Alt+").lower() for key in keys if re.fullmatch(r"Alt\+\w", key))

    def fill(self, menu: QMenu, names: str) -> None:
        """Put commands into a menu: their ids, parted by blanks; `|` is a separator."""
        for name in names.split():
            if name == "|":
                menu.addSeparator()
            else:
                menu.addAction(self._actions[name])

    def sheet(self) -> dict[str, list[tuple[str, str]]]:
        """Return the shortcut sheet's content: by group, text and keys of each command with a shortcut."""
        groups: dict[str, list[tuple[str, str]]] = {}
        for command in self._commands.values():
            if command.shortcut:
                text = command.text.replace("&", "").removesuffix("…")
                groups.setdefault(command.group, []).append((text, command.shortcut))
        return groups
