"""Commands about what is seen, and the switches that keep it as it was last time.

The views of the stage, what is shown on it and under it, and where a key's parts are chosen.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from signer.studio.commands.actions import Actions, Command, Where, group
from signer.studio.commands.window_parts import WindowParts
from signer.studio.docks.registered import PANELS
from signer.studio.files.settings import Settings
from signer.studio.language import tr
from signer.studio.stage.view_bar import VIEWS
from signer.studio.workspace import Dock, Panel

ONION: Final = tr("&Onion skin: keys beside this one")
TRAIL: Final = tr("Trail of the &hand")


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
            self._actions.add(
                Command(each.id, each.text, set_now, each.key, where, tr("View"), checkable=True)
            )
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


class ViewCommands:
    """Carries them out in one window."""

    def __init__(self, parts: WindowParts) -> None:
        self._parts = parts

    def add_to(self, actions: Actions) -> None:
        """Register them, with what is shown as it was left the last time."""
        parts, stage = self._parts, self._parts.stage
        for name, (title, letter, _tip) in VIEWS.items():
            actions.add(*group(tr("View"), (f"view_{name}", title, partial(stage.set_view, name), letter)))
        for panel in PANELS:
            opens = partial(self.open_panel, panel.id)
            row = (panel_command(panel), f"&{panel.title}", opens, panel.shortcut)
            actions.add(*group(tr("Choose"), row, where="window"))
        timeline, shown = parts.timeline, stage.bar.shown
        rows, curves = timeline.track_view, timeline.transport.curves
        new_keys = parts.workspace.session.set_lively
        Switches(actions, parts.workspace.settings).add(
            Switch("arm_line", tr("&Line from shoulder to articulator"), stage.set_arm_line, "L", first=True),
            Switch("arm_angles", tr("&Angles of the arm"), stage.set_arm_angles, "Shift+L"),
            Switch("onion", ONION, parts.onion.show_skin, "Shift+G", button=shown["onion"]),
            Switch("trail", TRAIL, parts.onion.show_trail, "Shift+T", button=shown["trail"]),
            Switch("curves", tr("C&urves over time"), timeline.show_curves, "G", button=curves),
            Switch("easier", tr("Offer &easier postures"), parts.workspace.easier.set_on, first=True),
            Switch("dark_look", tr("&Darker skin, light shirt"), stage.set_dark_look),
            Switch("lively", tr("New keys &move as people do"), new_keys, first=True),
            Switch("open_spans", tr("Rows of &face, head and torso"), rows.open_spans, "Ctrl+Shift+M"),
            Switch("body_tracks", tr("Rows of all &tracks, also empty ones"), rows.show_every_track),
        )
        rows.unfolding_wanted.connect(actions["open_spans"].trigger)

    def open_panel(self, name: str, part: str = "") -> None:
        """Open a panel by its id, at a part where one is named, and give it the keyboard.

        One over the tabs is closed where it is open.
        """
        parts, dock = self._parts, next(panel.dock for panel in PANELS if panel.id == name)
        if dock == "left":
            parts.docks["sign"].show()
            parts.steps.open(parts.steps.index(name))
            return
        parts.docks["posture"].show()
        if dock == "over tabs":
            parts.hand.turn_fingers()
            return
        shown = parts.hand.open_tab(name, part)
        if not part:
            shown.setFocus(Qt.FocusReason.ShortcutFocusReason)


def panel_command(panel: Panel) -> str:
    """Name the command that opens a panel."""
    return f"{_VERBS[panel.dock]}_{panel.id}"


_VERBS: Final[dict[Dock, str]] = {"left": "choose", "right": "tab", "over tabs": "bend"}
