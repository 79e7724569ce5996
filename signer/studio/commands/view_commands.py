"""Commands about what is seen: the views of the stage, what is shown on it and under it, and where a key's parts are chosen."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt

from signer.studio.commands.actions import Actions, Command
from signer.studio.commands.desk import Desk
from signer.studio.commands.switches import Switch, Switches
from signer.studio.docks.hand_dock import TABS
from signer.studio.stage.view_bar import VIEWS

STEPS: Final = ("handshape", "articulator", "site")
"""What is chosen in the left dock, from the top."""


class ViewCommands:
    """Carries them out in one window."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def add_to(self, actions: Actions) -> None:
        """Register them, with what is shown as it was left the last time."""
        desk, stage = self._desk, self._desk.stage
        for name, (title, letter, _tip) in VIEWS.items():
            actions.add(Command(f"view_{name}", title, partial(stage.set_view, name), letter, "shared", "View"))
        for index, chooser in enumerate(STEPS, 1):
            choose = partial(self.open_chooser, chooser)
            actions.add(Command(f"choose_{chooser}", f"&{chooser.capitalize()}", choose, f"Ctrl+{index}", group="Choose"))
        for index, tab in enumerate(TABS, 1 + len(STEPS)):
            actions.add(Command(f"tab_{tab.name}", f"&{tab.title}", partial(self.open_tab, tab.name), f"Ctrl+{index}", group="Choose"))
        shown, curves = stage.bar.shown, desk.timeline.transport.curves
        Switches(actions, desk.settings).add(
            Switch("arm_line", "&Line from shoulder to articulator", stage.set_arm_line, "L", first=True),
            Switch("arm_angles", "&Angles of the arm", stage.set_arm_angles, "Shift+L"),
            Switch("onion", "&Onion skin: keys beside this one", desk.onion.show_skin, "Shift+G", button=shown["onion"]),
            Switch("trail", "Trail of the &hand", desk.onion.show_trail, "Shift+T", button=shown["trail"]),
            Switch("curves", "C&urves over time", desk.timeline.show_curves, "G", button=curves),
            Switch("shoulder_lanes", "&Shoulder lanes", desk.timeline.lanes.show_shoulders),
        )

    def open_chooser(self, name: str) -> None:
        """Open what a word of the sentence is chosen in, and give it the keyboard."""
        if name == "contact":
            self.open_tab("posture")
            self._desk.hand.posture.focus_contact()
        else:
            self._desk.docks["sign"].show()
            self._desk.steps.open(STEPS.index(name))

    def open_tab(self, name: str) -> None:
        """Open a tab of the right dock, and give it the keyboard."""
        self._desk.docks["posture"].show()
        self._desk.hand.open_tab(name).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_movement(self, page: str) -> None:
        """Open the movement of the key at a page: "way", "held" or "local"."""
        self._desk.docks["posture"].show()
        self._desk.hand.open_movement(page)
