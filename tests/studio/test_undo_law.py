"""Whatever a command of the window does to the sign is one step, named in the menu and in the history, and
undo gives the same object back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack
from signer.document.values import Marker
from signer.studio.side_windows.history_window import HistoryWindow
from signer.studio.side_windows.problems_window import ProblemsWindow
from signer.studio.timeline.cards import BreakdownCard
from signer.studio.window import Window

ASKING = frozenset(
    (
        "new",
        "new_from_film",
        "new_sentence",
        "guide",
        "start_sentence",
        "open",
        "save",
        "save_as",
        "revert",
        "import_annotations",
        "read_table",
        "import_handshape",
        "import_signal",
        "export",
        "clip",
        "publish",
        "quit",
        "library",
        "film_open",
        "details",
        "shortcuts",
        "lab",
        "about",
    )
)
"""Commands that open a dialog or another window, or close this one; none of them changes the sign by
itself."""
CHANGING = frozenset(
    (
        "cut", "paste", "delete", "delete_close", "relax_elbow", "relax_arm", "left_handed", "set_key", "mirror_keys",
        "copy_to_other", "mirror_hand", "alternate", "both_meet", "breakdown", "breakdown_early", "breakdown_late", "delete_marker",
    )
)  # fmt: skip
"""Commands that change a sign of one hand with its playhead on a key, or between two."""


@pytest.fixture
def window(one_window: Window, qtbot: QtBot) -> Window:
    QApplication.processEvents()  # windows that the test before has closed go first
    one_window.activateWindow()
    one_window.timeline.track_view.setFocus()
    qtbot.waitUntil(lambda: one_window.isActiveWindow() and one_window.timeline.track_view.hasFocus())
    return one_window


def begin(window: Window, sign: Sign, time_s: float) -> None:
    window.session.open_sign(sign, None)
    window.player.seek(time_s)
    if time_s == 0.4:
        window.session.select("dominant", "k1")


def test_every_command_that_changes_the_sign_is_one_named_step(
    window: Window, idea: Sign, qtbot: QtBot
) -> None:
    marked = Sign(
        "IDEA", markers=(Marker(0.4, "here"),), tracks=(HandTrack("dominant", idea.hand("dominant").keys),)
    )
    session, changed = window.session, set()
    for action in window.actions_.every:
        name = action.objectName().removeprefix("action.")
        if name in ASKING:
            continue
        for time_s in (0.4, 0.75):
            begin(window, marked, time_s)
            if name == "paste":
                window.actions_["copy"].trigger()
                window.player.seek(1.5)
            action.trigger()
            if name in CHANGING:  # of these "both meet" goes on beside the window
                qtbot.waitUntil(lambda: not window.workspace.searching.is_busy, timeout=30000)
            if session.sign is not marked:
                changed.add(name)
                assert session.undo_stack.count() == 1, name
                assert session.undo_stack.undoText(), name
                assert window.actions_["undo"].text() == f"&Undo {session.undo_stack.undoText()}"
                window.actions_["undo"].trigger()
                assert session.sign is marked, name
            assert session.undo_stack.index() == 0, name
            put_back(window, action)
    for kind in (HistoryWindow, ProblemsWindow, BreakdownCard):
        for card in window.findChildren(kind):
            card.close()
    window.hand.close_fingers()
    assert changed >= CHANGING, CHANGING - changed


CHOSEN = {f"action.{name}" for name in ("right_handed", "left_handed", "rest_hanging", "rest_waist")}
"""Ticked commands that change the sign, and not the window."""


def put_back(window: Window, action: QAction) -> None:
    """Leave every switch as it was found."""
    window.player.pause()
    if action.isCheckable() and action.objectName() not in CHOSEN:
        action.trigger()


def test_what_is_copied_by_its_key_is_pasted_at_the_playhead(window: Window, idea: Sign) -> None:
    begin(window, idea, 0.4)
    track_view = window.timeline.track_view
    QTest.keyClick(track_view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    window.player.seek(1.4)
    QTest.keyClick(track_view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    first, pasted = (
        window.session.sign.hand("dominant").keys[0],
        window.session.sign.hand("dominant").keys[-1],
    )
    assert (pasted.time_s, pasted.hold_s, pasted.placement) == (1.4, first.hold_s, first.placement)
    assert window.session.selection.key_ids == (pasted.id,)
    assert window.actions_["undo"].text() == "&Undo Paste a key"
