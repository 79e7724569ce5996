"""Keys of a shoulder on the timeline under real mouse and key events: they are handled as those of the hands
are."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton, QToolTip

from signer.document.items import find_item, items_on
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.track import TrackName
from signer.document.values import Contact
from signer.studio.editing.clipboard import Clipboard
from signer.studio.timeline.shown_rows import AS_DRAWN, DENSE_PX, LOWER_PX, row_box

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier
ROW = TrackName("shoulder", "dominant")
TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),)
)
FIRST = ShoulderKey("s1", 0.3, 0.4, assist=0.5, elevation_rad=0.2)
SHRUG = SIGN.with_tracks(ShoulderTrack("dominant", (FIRST, ShoulderKey("s2", 1.1))))


@pytest.fixture
def shrug(desk: SimpleNamespace) -> SimpleNamespace:
    desk.session.open_sign(SHRUG, None)
    QApplication.processEvents()
    return desk


def at(desk: SimpleNamespace, time_s: float, dx: int = 0, *, row: TrackName = ROW) -> QPoint:
    box = row_box(row, desk.track_view.items.rows, desk.track_view.scale)
    return QPoint(round(desk.track_view.scale.x(time_s)) + dx, int(box.y + box.height / 2))


def drag(desk: SimpleNamespace, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mousePress(desk.track_view, LEFT, NONE, start)
    for share in (0.25, 0.5, 1.0):
        QTest.mouseEvent(
            QTest.MouseAction.MouseMove, desk.track_view, LEFT, modifiers, start + (end - start) * share
        )
    QTest.mouseRelease(desk.track_view, LEFT, modifiers, end)


def shoulders(sign: Sign) -> list[tuple[str, float, float]]:
    return [(key.id, round(key.time_s, 3), round(key.hold_s, 3)) for key in items_on(sign, ROW)]


def test_the_row_is_there_as_soon_as_there_is_a_key(desk: SimpleNamespace) -> None:
    height = desk.track_view.height()
    desk.session.open_sign(SHRUG, None)
    desk.bot.waitUntil(lambda: desk.track_view.height() == height + LOWER_PX)
    desk.session.open_sign(SIGN, None)
    desk.bot.waitUntil(lambda: desk.track_view.height() == height)
    desk.track_view.show_every_track(True)
    lower = [LOWER_PX if row.kind == "shoulder" else DENSE_PX for row in AS_DRAWN if row.kind != "hand"]
    desk.bot.waitUntil(lambda: desk.track_view.height() == height + sum(lower))


def test_a_click_selects_the_key_and_shows_it(shrug: SimpleNamespace) -> None:
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 1.1))
    assert (shrug.session.selection.row, shrug.session.selection.key_ids) == (ROW, ("s2",))
    assert shrug.player.playhead_s == pytest.approx(1.1)
    assert "Key 2 of 2" in [label.text() for label in shrug.timeline.findChildren(QLabel)]


def test_a_key_keeps_its_selection_where_a_key_of_the_hand_stands_at_the_same_moment(
    shrug: SimpleNamespace,
) -> None:
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 0.45))
    assert shrug.session.current_key().id == "k1"
    assert shrug.session.selection.key_ids == ("s1",)
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 0.5, row=TrackName("hand", "dominant")))
    assert shrug.session.selection.key_ids == ("k1",)


def test_a_drag_moves_the_key_in_one_step_and_the_hand_stays(shrug: SimpleNamespace) -> None:
    drag(shrug, at(shrug, 1.1), at(shrug, 1.3))
    assert shoulders(shrug.session.sign)[1] == ("s2", 1.3, 0.0)
    assert shrug.session.sign.hand("dominant") is SHRUG.hand("dominant")
    assert shrug.session.undo_stack.undoText() == "Move key"
    shrug.session.undo()
    assert shrug.session.sign is SHRUG


def test_a_ctrl_drag_leaves_a_copy(shrug: SimpleNamespace) -> None:
    drag(shrug, at(shrug, 0.3), at(shrug, 1.4), CTRL)
    assert [key_id for key_id, _, _ in shoulders(shrug.session.sign)] == ["s1", "s2", "s3"]
    assert replace(find_item(shrug.session.sign, "s3")[1], id="s1", time_s=0.3) == FIRST
    assert (shrug.session.selection.row, shrug.session.selection.key_ids) == (ROW, ("s3",))


def test_the_end_of_a_hold_is_dragged(shrug: SimpleNamespace) -> None:
    drag(shrug, at(shrug, 0.7, -4), at(shrug, 0.9, -4))
    assert shoulders(shrug.session.sign)[0] == ("s1", 0.3, 0.6)
    assert shrug.session.undo_stack.undoText() == "Change hold"


def test_a_box_takes_the_keys_of_the_row(shrug: SimpleNamespace) -> None:
    drag(shrug, at(shrug, 1.35) + QPoint(0, 6), at(shrug, 0.2) - QPoint(0, 4))
    assert (shrug.session.selection.row, shrug.session.selection.key_ids) == (ROW, ("s1", "s2"))


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_takes_the_selected_keys_away(shrug: SimpleNamespace, key: Qt.Key) -> None:
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 1.1))
    QTest.keyClick(shrug.track_view, key)
    assert [key_id for key_id, _, _ in shoulders(shrug.session.sign)] == ["s1"]
    assert shrug.session.undo_stack.undoText() == "Delete key"


def test_alt_arrows_move_and_lengthen_and_ctrl_a_takes_the_row(shrug: SimpleNamespace) -> None:
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 1.1))
    QTest.keyClick(shrug.track_view, Qt.Key.Key_Right, ALT)
    assert shoulders(shrug.session.sign)[1][1] == pytest.approx(1.1 + 1 / 30, abs=1e-3)
    QTest.keyClick(shrug.track_view, Qt.Key.Key_Right, ALT | Qt.KeyboardModifier.ShiftModifier)
    assert shoulders(shrug.session.sign)[1][2] == pytest.approx(1 / 30, abs=1e-3)
    QTest.keyClick(shrug.track_view, Qt.Key.Key_A, CTRL)
    assert shrug.session.selection.key_ids == ("s1", "s2")


def test_the_menu_changes_the_speed_of_the_way_to_the_next_key(shrug: SimpleNamespace) -> None:
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 0.5))
    way = shrug.timeline.findChild(QToolButton, "timeline.transition")
    assert (way.isVisible(), way.text()) == (True, "smooth")
    QTest.keyClick(shrug.track_view, Qt.Key.Key_Return)
    menu = shrug.track_view.findChild(QMenu, "timeline.key_menu")
    shrug.bot.waitUntil(menu.isVisible)
    words = [action.text() for action in menu.actions() if action.text()]
    assert "Straight" not in words
    even = next(action for action in menu.actions() if action.text() == "Even speed")
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(even).center())
    assert find_item(shrug.session.sign, "s1")[1].easing == "even"


def test_copied_keys_are_pasted_on_the_shoulder_of_the_selected_hand(shrug: SimpleNamespace) -> None:
    clipboard = Clipboard(shrug.session)
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 0.5))
    assert clipboard.copy()
    base = row_box(TrackName("hand", "base"), shrug.track_view.items.rows, shrug.track_view.scale)
    QTest.mouseClick(shrug.track_view, LEFT, NONE, QPoint(int(base.x + 60), int(base.y + 20)))
    shrug.player.seek(1.0)
    assert clipboard.paste()
    (made,) = shrug.session.sign.shoulder("base").keys
    assert (made.time_s, made.elevation_rad) == (1.0, FIRST.elevation_rad)
    assert shrug.session.selection.row == TrackName("shoulder", "base")


def test_up_and_down_stop_at_the_keys_of_shoulders_too(shrug: SimpleNamespace) -> None:
    shrug.player.seek(0.0)
    stops = []
    for _ in range(4):
        QTest.keyClick(shrug.track_view, Qt.Key.Key_Down)
        stops.append(shrug.session.selection.key_ids)
    assert stops == [("s1",), ("k1",), ("k2",), ("s2",)]


def test_a_key_is_set_on_the_row_that_is_chosen(shrug: SimpleNamespace) -> None:
    QTest.mouseClick(shrug.track_view, LEFT, NONE, at(shrug, 0.9, row=ROW) + QPoint(0, 10))
    shrug.session.select_on(TrackName("shoulder", "dominant"))
    shrug.player.seek(0.9)
    assert shrug.session.set_key()
    assert [key_id for key_id, _, _ in shoulders(shrug.session.sign)] == ["s1", "s3", "s2"]
    made = find_item(shrug.session.sign, "s3")[1]
    assert 0.0 < made.elevation_rad < FIRST.elevation_rad


def test_the_tooltip_says_what_the_shoulder_does(shrug: SimpleNamespace) -> None:
    point = at(shrug, 0.3)
    QApplication.sendEvent(
        shrug.track_view, QHelpEvent(QEvent.Type.ToolTip, point, shrug.track_view.mapToGlobal(point))
    )
    shrug.bot.waitUntil(lambda: QToolTip.text().startswith("The shoulder helps 50%, raised 11°"))
    QToolTip.hideText()
