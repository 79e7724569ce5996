"""The commands about time in the whole window, by their keys: the lanes have the keyboard, and every one does what its words say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.values import Marker
from signer.studio.timeline.marker_field import MarkerField
from signer.studio.window import Window

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(one_window: Window, idea: Sign, qtbot: QtBot) -> Window:
    one_window.session.open_sign(idea, None)
    one_window.player.set_speed(1.0)
    one_window.activateWindow()
    one_window.timeline.lanes.setFocus()
    qtbot.waitUntil(lambda: one_window.isActiveWindow() and one_window.timeline.lanes.hasFocus())
    return one_window


def press(window: Window, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)


def test_b_sets_a_key_half_way_and_says_where_it_cannot(window: Window) -> None:
    window.player.seek(0.75)
    press(window, Qt.Key.Key_B)
    keys = window.session.sign.dominant.keys
    assert [key.time_s for key in keys] == pytest.approx([0.4, 0.75, 0.9])
    assert window.session.selection.key_ids == (keys[1].id,)
    assert window.session.undo_stack.undoText() == "Break down"
    told: list[str] = []
    window.session.told.connect(told.append)
    press(window, Qt.Key.Key_B)
    window.session.told.disconnect(told.append)
    assert "not between" in told[-1]


def test_n_writes_a_marker_at_the_playhead_and_shift_n_takes_it_away(window: Window) -> None:
    window.player.seek(0.7)
    press(window, Qt.Key.Key_N)
    field = window.timeline.lanes.findChild(MarkerField)
    assert field is not None
    assert field.isVisible()
    QTest.keyClicks(field, "k turns")
    assert not window.session.sign.markers
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.session.sign.markers == (Marker(0.7, "k turns"),)
    press(window, Qt.Key.Key_N, SHIFT)
    assert not window.session.sign.markers


def test_comma_and_full_stop_mark_what_is_played_until_another_sign_is_opened(window: Window, idea: Sign) -> None:
    window.player.seek(0.5)
    press(window, Qt.Key.Key_Comma)
    window.player.seek(0.8)
    press(window, Qt.Key.Key_Period)
    assert window.player.range_s == pytest.approx((0.5, 0.8))
    window.session.open_sign(idea, None)
    assert window.player.range_s is None


def test_brackets_change_the_speed(window: Window) -> None:
    press(window, Qt.Key.Key_BracketLeft)
    assert window.player.speed == 0.5
    press(window, Qt.Key.Key_BracketRight)
    assert window.player.speed == 1.0


def test_shift_delete_closes_up(window: Window) -> None:
    window.session.select("dominant", "k1")
    press(window, Qt.Key.Key_Delete, SHIFT)
    assert [key.id for key in window.session.sign.dominant.keys] == ["k2"]
    assert window.session.sign.dominant.keys[0].time_s == pytest.approx(0.4)


def test_r_and_shift_r_switch_what_goes_along(window: Window) -> None:
    lanes = window.timeline.lanes
    press(window, Qt.Key.Key_R)
    assert lanes.ripple
    assert window.actions_["ripple"].isChecked()
    press(window, Qt.Key.Key_R)
    assert not lanes.ripple
    press(window, Qt.Key.Key_R, SHIFT)
    assert lanes.together(("k1",)) == ("k1",)
    press(window, Qt.Key.Key_R, SHIFT)
    assert window.actions_["as_one"].isChecked()
