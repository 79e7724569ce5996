"""Commands about what is seen: the views of the stage, what is shown on it and under it, and where a key's parts are chosen."""

from functools import partial
from typing import Final

from signer.studio.commands.actions import Actions, Command
from signer.studio.commands.desk import Desk
from signer.studio.commands.switches import Switch, Switches
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
            actions.add(Command(f"view_{name}", title, partial(stage.set_view, name), letter, "stage+timeline", "View"))
        for index, chooser in enumerate((*STEPS, "contact")):
            choose = partial(self.open_chooser, chooser)
            actions.add(Command(f"choose_{chooser}", chooser.capitalize(), choose, f"Ctrl+{index + 1}", group="Choose"))
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
            self._desk.docks["posture"].show()
            self._desk.hand.show_posture()
            self._desk.hand.posture.focus_contact()
        else:
            self._desk.docks["sign"].show()
            self._desk.steps.open(STEPS.index(name))
