"""Onion skin and trail switched: in the menu, by key, and by the buttons on the stage, all of one mind."""

from collections.abc import Callable
from functools import partial

from signer.studio.commands.actions import Actions, Command
from signer.studio.commands.desk import Desk


class TraceSwitches:
    """Keeps action, button and setting together."""

    def __init__(self, desk: Desk, actions: Actions) -> None:
        self._desk, self._actions = desk, actions

    def add(self) -> None:
        """Register the commands, as they were left the last time."""
        onion = self._desk.onion
        for name, words, key, show in (
            ("onion", "&Onion skin: keys beside this one", "Shift+G", onion.show_skin),
            ("trail", "Trail of the &hand", "Shift+T", onion.show_trail),
        ):
            self._actions.add(Command(name, words, partial(self._switch, name, show), key, "stage+timeline", "View", checkable=True))
            self._actions[name].setChecked(self._desk.settings.flag(name, False))
            self._desk.stage.bar.shown[name].clicked.connect(self._actions[name].trigger)
            self._switch(name, show)

    def _switch(self, name: str, show: Callable[[bool], None]) -> None:
        on = self._actions[name].isChecked()
        self._desk.settings.set_flag(name, on)
        self._desk.stage.bar.shown[name].setChecked(on)
        show(on)
