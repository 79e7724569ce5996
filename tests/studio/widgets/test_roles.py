"""Tabs are told as tabs to screen readers; dials in `test_hand_dock.py`, keys in `test_track_view.py`."""

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from signer.studio.widgets import roles
from signer.studio.widgets.segments import Segment, Segments
from tests.helpers.spoken import spoken


def test_tabs_are_tabs_that_say_which_is_chosen_and_can_be_pressed(qtbot: QtBot) -> None:
    tabs = Segments("tabs", "What", [Segment("a", "First"), Segment("b", "Second")], tabs=True)
    qtbot.addWidget(tabs)
    first, second = (spoken(one) for one in tabs.buttons.values())
    assert {one.role() for one in (first, second)} == {QAccessible.Role.PageTab}
    assert [one.text(QAccessible.Text.Name) for one in (first, second)] == ["First", "Second"]
    second.actionInterface().doAction(roles.PRESS)
    assert tabs.value == "b"
    assert [bool(one.state().selected) for one in (first, second)] == [False, True]
