"""Switches of what is shown: a menu entry, key and button that agree, left as they were last time."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import QAbstractButton

from signer.studio.commands.actions import Actions, Command, Where
from signer.studio.files.settings import Settings


@dataclass(frozen=True, slots=True, eq=False)
class Switch:
    """One thing that is shown or not.

    Attributes:
        id: of the command, and of the setting.
        text: what the menu says.
        show: shows it (True) or not.
        key: its letter, left to a focused widget with a use for it; empty when it has none.
        first: whether it is shown before anybody has said so.
        button: what else switches it.
    """

    id: str
    text: str
    show: Callable[[bool], None]
    key: str = ""
    first: bool = False
    button: QAbstractButton | None = None


class Switches:
    """Keeps action, button and setting together."""

    def __init__(self, actions: Actions, settings: Settings) -> None:
        self._actions, self._settings = actions, settings

    def add(self, *switches: Switch) -> None:
        """Register the commands, as they were left the last time."""
        for each in switches:
            set_now = partial(self._set, each)
            where: Where = "shared" if each.key else "window"
            self._actions.add(Command(each.id, each.text, set_now, each.key, where, "View", checkable=True))
            self._actions[each.id].setChecked(self._settings.flag(each.id, each.first))
            if each.button is not None:
                each.button.clicked.connect(self._actions[each.id].trigger)
            set_now()

    def _set(self, switch: Switch) -> None:
        on = self._actions[switch.id].isChecked()
        self._settings.set_flag(switch.id, on)
        if switch.button is not None:
            switch.button.setChecked(on)
        switch.show(on)
