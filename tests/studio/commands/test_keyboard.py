"""Where a key press goes, by real key events: each kind of widget that may have the keyboard, and each kind
of key."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.studio.commands.actions import Actions
from signer.studio.commands.keyboard import KINDS
from signer.studio.editing.signals import mouth_word
from signer.studio.side_windows.history_window import HistoryWindow
from signer.studio.widgets.search_field import SearchField
from signer.studio.window import Window
from tests.helpers.windows import child, press

K, S, LETTER_O, SPACE, LEFT, UP, HOME, DELETE = (
    Qt.Key.Key_K, Qt.Key.Key_S, Qt.Key.Key_O, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_Delete,
)  # fmt: skip
COMMAND: Final = {
    K: "set_key",
    S: "view_side",
    LETTER_O: "clear",
    SPACE: "play",
    LEFT: "frame_back",
    UP: "key_before",
    HOME: "home",
    DELETE: "delete",
}
KEEPS: Final[dict[str, tuple[str, set[Qt.Key]]]] = {
    "stage": ("", set()),
    "timeline.tracks": ("", {DELETE}),  # it deletes what is selected there itself
    "handshape.search": ("text field", set(COMMAND)),
    "posture.bend.number": ("text field", set(COMMAND)),
    "handshape.grid": ("list that is searched", set(COMMAND) - {SPACE}),
    "articulator.picture": ("picture with dots", {K, S, LETTER_O, LEFT, UP}),
    "articulator.turn.back": ("one of a row of choices", {K, S, LETTER_O, LEFT}),
    "site.picture": ("picture with dots", {K, S, LETTER_O, LEFT, UP}),
    "posture.bend": ("dial or bar", {LEFT, UP}),
    "posture.elbow": ("dial or bar", {LEFT, UP}),
    "posture.palm": ("pad of directions", {LEFT, UP, LETTER_O}),
    "movement.profile": ("curve of speed", {LEFT, UP}),
    "face.mouths": ("row of mouths", {K, S, LETTER_O, LEFT, UP, DELETE}),
    "transport.zoom": ("slider", {LEFT, UP, HOME}),
    "hand.tab.posture": ("one of a row of choices", {LEFT}),
    "transport.loop": ("button or tick", set()),
    "posture.keep_elbow": ("button or tick", set()),
}
"""Every kind of widget: of which kind it is, and the keys that it keeps from the commands when it was not
reached by Tab."""
STEP_OF: Final = {"handshape": 0, "articulator": 1, "site": 2}


class Heard:
    """The commands that were carried out, without what they do."""

    def __init__(self, actions: Actions) -> None:
        self.names: list[str] = []
        for name in COMMAND.values():
            action = actions[name]
            action.triggered.disconnect()
            action.triggered.connect(self._hearing(name))

    def _hearing(self, name: str) -> Callable[[], None]:
        return lambda: self.names.append(name)


@pytest.fixture(scope="module")
def heard(one_window: Window) -> Heard:
    return Heard(one_window.actions_)


def end_searches(window: Window) -> None:
    for search in window.findChildren(SearchField):
        search.clear()


@pytest.fixture(autouse=True)
def nothing_is_searched(one_window: Window) -> Iterator[None]:
    yield
    end_searches(one_window)


def give_keyboard(
    window: Window, name: str, qtbot: QtBot, reason: Qt.FocusReason = Qt.FocusReason.MouseFocusReason
) -> QWidget:
    """Show a widget where it is folded away, and give it the keyboard as a click does."""
    end_searches(window)
    if name.split(".")[0] in STEP_OF:
        window.steps.open(STEP_OF[name.split(".")[0]])
    tab = name.split(".")[0]
    window.hand.open_tab(tab if tab in ("movement", "face") else "posture")
    if tab == "face":
        mouth_word(window.session, "fish", "whole")
        window.hand.open_tab(tab, "mouth")
    widget = child(window, name)
    widget.setFocus(reason)
    qtbot.waitUntil(widget.hasFocus)
    return widget


@pytest.mark.parametrize("name", KEEPS)
def test_a_key_goes_to_the_command_unless_it_means_something_where_the_keyboard_is(
    name: str, window: Window, heard: Heard, qtbot: QtBot
) -> None:
    for key, command in COMMAND.items():
        give_keyboard(window, name, qtbot)
        heard.names.clear()
        press(window, key)
        assert heard.names == ([] if key in KEEPS[name][1] else [command]), (name, key)


@pytest.mark.parametrize("name", KEEPS)
def test_the_table_knows_what_each_widget_is(name: str, window: Window) -> None:
    window.hand.movement.show()
    window.hand.open_tab("face")
    kind = next((kind.name for kind in KINDS if kind.has(child(window, name))), "")
    assert kind == KEEPS[name][0]


def test_every_kind_of_the_table_is_looked_at_here() -> None:
    assert {kind.name for kind in KINDS} == {kind for kind, _ in KEEPS.values() if kind}


@pytest.mark.parametrize(
    ("before", "name"), [("transport.play", "transport.next_key"), ("posture.keep_elbow", "posture.bend")]
)
def test_space_presses_what_was_reached_by_tab_and_plays_from_what_was_clicked(
    before: str, name: str, window: Window, heard: Heard, qtbot: QtBot
) -> None:
    give_keyboard(window, name, qtbot)
    press(window, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    reached = child(window, before)
    assert reached.hasFocus()
    pressed: list[str] = []
    reached.clicked.connect(lambda *_: pressed.append(before))
    heard.names.clear()
    press(window, SPACE)
    assert (pressed, heard.names) == ([before], [])
    window.stage.setFocus()
    give_keyboard(window, before, qtbot)
    press(window, SPACE)
    assert (pressed, heard.names) == ([before], ["play"])


def test_space_presses_a_choice_that_arrow_keys_went_on_to_from_one_reached_by_tab(
    window: Window, heard: Heard, qtbot: QtBot
) -> None:
    window.hand.open_tab("posture")
    child(window, "posture.bend").setFocus()
    give_keyboard(window, "hand.tab.posture", qtbot)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    heard.names.clear()
    press(window, Qt.Key.Key_Right)
    press(window, SPACE)
    assert heard.names == []
    window.hand.open_tab("posture")


def test_escape_that_nobody_has_a_use_for_brings_the_keyboard_to_the_stage(
    window: Window, qtbot: QtBot
) -> None:
    for name in ("handshape.search", "handshape.grid", "posture.bend", "hand.tab.posture", "timeline.tracks"):
        give_keyboard(window, name, qtbot)
        press(window, Qt.Key.Key_Escape)
        assert window.stage.hasFocus(), name


def test_escape_ends_the_search_for_a_place(window: Window, qtbot: QtBot) -> None:
    press(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.stage.dot_point("chin") is not None)
    press(window, Qt.Key.Key_Escape)
    assert window.stage.dot_point("chin") is None


def test_a_tool_window_keeps_every_key_that_widgets_may_keep(
    window: Window, heard: Heard, idea: Sign, qtbot: QtBot
) -> None:
    window.actions_["history"].trigger()
    history = window.findChild(HistoryWindow)
    qtbot.waitUntil(lambda: history.isActiveWindow() and history.isAncestorOf(QApplication.focusWidget()))
    heard.names.clear()
    for key in COMMAND:
        press(window, key)
    history.close()
    assert heard.names == []
