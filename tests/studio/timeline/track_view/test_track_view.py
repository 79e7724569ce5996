"""The tracks under real mouse and key events: what is dragged is what changes, in one undo step."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from signer.document import edits, key_edits
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.track import TrackName
from signer.document.values import Contact, Orientation, Transition
from signer.studio.look import theme
from signer.studio.timeline.axis import Cursor
from signer.studio.timeline.shown_rows import RULER_PX, row_box
from tests.helpers.spoken import spoken
from tests.helpers.windows import wheel

LEFT = Qt.MouseButton.LeftButton

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)

NONE = Qt.KeyboardModifier.NoModifier


def at(desk: SimpleNamespace, time_s: float, dx: int = 0, *, ruler: bool = False) -> QPoint:
    box = row_box(TrackName("hand", "dominant"), desk.track_view.items.rows, desk.track_view.scale)
    return QPoint(
        round(desk.track_view.scale.x(time_s)) + dx,
        int(RULER_PX / 2) if ruler else int(box.y + box.height / 2),
    )


def drag(
    desk: SimpleNamespace,
    start: QPoint,
    end: QPoint,
    modifiers: Qt.KeyboardModifier = NONE,
    *,
    release: bool = True,
) -> None:
    QTest.mousePress(desk.track_view, LEFT, NONE, start)
    for share in (0.25, 0.5, 1.0):
        point = start + (end - start) * share
        QTest.mouseEvent(
            QTest.MouseAction.MouseMove, desk.track_view, LEFT, modifiers, point
        ) if modifiers else QTest.mouseMove(desk.track_view, point)
    if release:
        QTest.mouseRelease(desk.track_view, LEFT, modifiers, end)


def time_of(desk: SimpleNamespace, key_id: str) -> float:
    return find_key(desk.session.sign, key_id)[1].time_s


def test_a_click_selects_a_key_and_shows_it(desk: SimpleNamespace) -> None:
    QTest.mouseClick(desk.track_view, LEFT, NONE, at(desk, 1.0))
    assert desk.session.selection.key_ids == ("k2",)
    assert desk.player.playhead_s == 1.0


def test_dragging_a_key_is_one_undo_step(desk: SimpleNamespace) -> None:
    before = desk.session.sign
    drag(desk, at(desk, 1.0), at(desk, 1.2))
    assert time_of(desk, "k2") == pytest.approx(1.2, abs=1e-6)
    assert desk.session.undo_stack.count() == 1
    desk.session.undo()
    assert desk.session.sign is before


def test_a_drag_that_comes_home_leaves_no_step(desk: SimpleNamespace) -> None:
    QTest.mousePress(desk.track_view, LEFT, NONE, at(desk, 1.0))
    for time_s in (1.1, 1.2, 1.0):
        QTest.mouseMove(desk.track_view, at(desk, time_s))
    QTest.mouseRelease(desk.track_view, LEFT, NONE, at(desk, 1.0))
    assert desk.session.undo_stack.count() == 0


def test_escape_gives_a_drag_up(desk: SimpleNamespace) -> None:
    before = desk.session.sign
    drag(desk, at(desk, 1.0), at(desk, 1.2), release=False)
    assert desk.session.sign is not before
    QTest.keyClick(desk.track_view, Qt.Key.Key_Escape)
    QTest.mouseRelease(desk.track_view, LEFT, NONE, at(desk, 1.2))
    assert desk.session.sign is before
    assert desk.session.undo_stack.count() == 0
    assert desk.session.selection.key_ids == ()


def test_a_key_pushed_into_its_neighbour_stops_there_and_comes_back(desk: SimpleNamespace) -> None:
    QTest.mousePress(desk.track_view, LEFT, NONE, at(desk, 1.0))
    QTest.mouseMove(desk.track_view, at(desk, 0.2))
    assert time_of(desk, "k2") > 0.6
    QTest.mouseMove(desk.track_view, at(desk, 1.1))
    QTest.mouseRelease(desk.track_view, LEFT, NONE, at(desk, 1.1))
    assert time_of(desk, "k2") == pytest.approx(1.1, abs=1e-6)


def test_the_playhead_rides_along_with_the_key_it_stands_on(desk: SimpleNamespace) -> None:
    desk.player.seek(1.0)
    drag(desk, at(desk, 1.0), at(desk, 1.2))
    assert desk.player.playhead_s == pytest.approx(time_of(desk, "k2"))


def test_ctrl_drag_leaves_a_copy_and_selects_it(desk: SimpleNamespace) -> None:
    drag(desk, at(desk, 0.4), at(desk, 0.7), CTRL)
    assert [key.time_s for key in desk.session.sign.hand("dominant").keys] == pytest.approx(
        [0.4, 0.7, 1.0], abs=1e-6
    )
    assert desk.session.selection.key_ids == (desk.session.sign.hand("dominant").keys[1].id,)
    assert desk.session.undo_stack.count() == 1


@pytest.mark.parametrize("modifiers", [NONE, CTRL])
def test_what_is_dropped_is_selected_and_under_the_playhead(
    desk: SimpleNamespace, modifiers: Qt.KeyboardModifier
) -> None:
    desk.player.seek(0.4)
    drag(desk, at(desk, 1.0), at(desk, 1.2), modifiers)
    key = desk.session.current_key()
    assert key is not None
    assert desk.session.selection.key_ids == (key.id,)
    assert key.time_s == pytest.approx(1.2, abs=1e-6)


def test_what_is_chosen_by_a_box_or_by_its_way_on_is_not_edited_elsewhere(desk: SimpleNamespace) -> None:
    desk.player.seek(0.4)
    drag(desk, at(desk, 0.85), at(desk, 1.1))
    assert desk.session.current_key().id == "k2"
    QTest.mouseClick(desk.track_view, LEFT, NONE, at(desk, 0.8))
    assert desk.session.selection.key_ids == ("k1",)
    assert desk.session.current_key() is None
    assert desk.player.playhead_s == pytest.approx(0.8, abs=1 / 30)


def test_a_way_that_is_changed_is_looked_at_where_it_is(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    desk.player.seek(0.4)
    desk.session.perform(key_edits.set_transition("k1", Transition("arc", 0.06)))
    assert desk.player.playhead_s == pytest.approx(0.8, abs=1e-6)  # half-way from 0.6 to 1.0
    assert desk.session.selection.key_ids == ("k1",)
    desk.player.seek(0.7)
    desk.session.perform(key_edits.set_transition("k1", Transition("arc", 0.10)))
    assert desk.player.playhead_s == 0.7  # on the way already
    desk.player.seek(0.4)
    desk.session.perform(edits.replace_key("dominant", "k1", handshape="5", joints=(), own_handshape=""))
    assert desk.player.playhead_s == 0.4


def test_a_key_deleted_while_it_is_dragged_is_a_step_of_its_own(desk: SimpleNamespace) -> None:
    drag(desk, at(desk, 1.0), at(desk, 1.2), release=False)
    QTest.keyClick(desk.track_view, Qt.Key.Key_Delete)
    QTest.mouseMove(desk.track_view, at(desk, 1.3))
    QTest.mouseRelease(desk.track_view, LEFT, NONE, at(desk, 1.3))
    assert [key.id for key in desk.session.sign.hand("dominant").keys] == ["k1"]
    desk.session.undo()
    assert time_of(desk, "k2") == pytest.approx(1.2, abs=1e-6)


def test_dragging_the_grip_changes_the_hold(desk: SimpleNamespace) -> None:
    drag(desk, at(desk, 0.6, -4), at(desk, 0.7, -4))
    assert find_key(desk.session.sign, "k1")[1].hold_s == pytest.approx(0.3, abs=1e-6)
    assert time_of(desk, "k1") == 0.4


def test_a_key_without_a_hold_gets_one_by_its_grip(desk: SimpleNamespace) -> None:
    drag(desk, at(desk, 1.0, 17), at(desk, 1.1, 17))
    assert find_key(desk.session.sign, "k2")[1].hold_s == pytest.approx(0.1, abs=1e-6)


def test_a_box_on_the_empty_track_selects_what_it_touches(desk: SimpleNamespace) -> None:
    drag(desk, at(desk, 0.1), at(desk, 1.1))
    assert desk.session.selection.key_ids == ("k1", "k2")
    assert desk.session.undo_stack.count() == 0


def test_dragging_the_ruler_moves_the_playhead_by_frames(desk: SimpleNamespace) -> None:
    drag(desk, at(desk, 0.2, ruler=True), at(desk, 0.508, ruler=True))
    assert desk.player.playhead_s == pytest.approx(0.5, abs=1e-6)


def test_escape_takes_the_playhead_back(desk: SimpleNamespace) -> None:
    desk.player.seek(0.3)
    drag(desk, at(desk, 0.5, ruler=True), at(desk, 0.8, ruler=True), release=False)
    QTest.keyClick(desk.track_view, Qt.Key.Key_Escape)
    assert desk.player.playhead_s == 0.3


def test_a_double_click_on_the_empty_track_takes_the_playhead_there(desk: SimpleNamespace) -> None:
    QTest.mouseDClick(desk.track_view, LEFT, NONE, at(desk, 1.3))
    assert desk.player.playhead_s == pytest.approx(1.3, abs=1 / 60)


def test_a_click_on_the_track_of_a_resting_hand_chooses_that_hand(desk: SimpleNamespace) -> None:
    base = row_box(TrackName("hand", "base"), desk.track_view.items.rows, desk.track_view.scale)
    QTest.mouseClick(desk.track_view, LEFT, NONE, QPoint(int(base.x + 200), int(base.y + 20)))
    assert desk.session.selection.role == "base"


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_delete_takes_the_selected_keys_away(desk: SimpleNamespace, key: Qt.Key) -> None:
    desk.session.select("dominant", "k1")
    QTest.keyClick(desk.track_view, key)
    assert [each.id for each in desk.session.sign.hand("dominant").keys] == ["k2"]


def test_the_arrows_go_from_key_to_key_and_say_which(desk: SimpleNamespace) -> None:
    QTest.keyClick(desk.track_view, Qt.Key.Key_Down)
    assert desk.session.selection.key_ids == ("k1",)
    assert desk.track_view.accessibleDescription().startswith(
        "Key 1 of 2: I, pinky tip on temple, right, 0.40 s to 0.60 s."
    )
    QTest.keyClick(desk.track_view, Qt.Key.Key_Down)
    assert desk.session.selection.key_ids == ("k2",)


def test_alt_and_an_arrow_move_a_key_by_a_frame(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k2")
    desk.player.seek(1.0)
    QTest.keyClick(desk.track_view, Qt.Key.Key_Right, ALT)
    assert time_of(desk, "k2") == pytest.approx(1.0 + 1 / 30, abs=1e-6)
    assert desk.player.playhead_s == pytest.approx(time_of(desk, "k2"))


def test_alt_shift_and_an_arrow_change_the_hold_by_a_frame(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    QTest.keyClick(desk.track_view, Qt.Key.Key_Left, ALT | SHIFT)
    assert find_key(desk.session.sign, "k1")[1].hold_s == pytest.approx(0.2 - 1 / 30, abs=1e-6)


def test_ctrl_a_selects_the_whole_track(desk: SimpleNamespace) -> None:
    QTest.keyClick(desk.track_view, Qt.Key.Key_A, CTRL)
    assert desk.session.selection.key_ids == ("k1", "k2")


def test_undo_in_the_middle_of_a_drag_ends_the_drag(desk: SimpleNamespace) -> None:
    before = desk.session.sign
    drag(desk, at(desk, 1.0), at(desk, 1.2), release=False)
    desk.session.undo()
    QTest.mouseMove(desk.track_view, at(desk, 1.4))
    QTest.mouseRelease(desk.track_view, LEFT, NONE, at(desk, 1.4))
    assert desk.session.sign is before


def test_ctrl_and_the_wheel_zoom_about_the_pointer(desk: SimpleNamespace) -> None:
    point = at(desk, 0.8)
    wheel(desk.track_view, point, modifiers=CTRL)
    assert desk.track_view.scale.x(0.8) == pytest.approx(point.x(), abs=1)
    assert desk.track_view.axis.zoom > 0.5


def test_the_wheel_and_the_middle_button_pan(desk: SimpleNamespace) -> None:
    desk.player.seek(0.7)
    desk.track_view.axis.set_zoom(0.9)
    start = desk.track_view.scale.start_s
    wheel(desk.track_view, at(desk, 0.7))
    assert desk.track_view.scale.start_s < start
    x = desk.track_view.scale.x(0.5)
    QTest.mousePress(desk.track_view, Qt.MouseButton.MiddleButton, NONE, QPoint(500, 60))
    QTest.mouseMove(desk.track_view, QPoint(460, 60))
    QTest.mouseRelease(desk.track_view, Qt.MouseButton.MiddleButton, NONE, QPoint(460, 60))
    assert desk.track_view.scale.x(0.5) == pytest.approx(x - 40, abs=1)


def test_plus_and_minus_zoom(desk: SimpleNamespace) -> None:
    zoom = desk.track_view.axis.zoom
    QTest.keyClick(desk.track_view, Qt.Key.Key_Plus)
    assert desk.track_view.axis.zoom > zoom
    QTest.keyClick(desk.track_view, Qt.Key.Key_Minus)
    assert desk.track_view.axis.zoom == pytest.approx(zoom)


@pytest.mark.parametrize(
    ("key", "time_s"), [(Qt.Key.Key_Home, 0.0), (Qt.Key.Key_End, 1.4), (Qt.Key.Key_Right, 0.5 + 1 / 30)]
)
def test_the_playhead_follows_the_keys(desk: SimpleNamespace, key: Qt.Key, time_s: float) -> None:
    desk.player.seek(0.5)
    QTest.keyClick(desk.track_view, key)
    assert desk.player.playhead_s == pytest.approx(time_s, abs=1e-6)


def test_a_time_out_of_sight_is_brought_into_sight(desk: SimpleNamespace) -> None:
    desk.track_view.axis.set_zoom(1.0)
    desk.player.seek(1.3)
    assert desk.track_view.scale.start_s < 1.3 < desk.track_view.scale.end_s


def test_playing_turns_the_page(desk: SimpleNamespace) -> None:
    desk.track_view.axis.set_zoom(1.0)
    desk.player.play()
    desk.player.seek(1.2)
    assert desk.track_view.scale.start_s < 1.2 < desk.track_view.scale.end_s


def test_a_sign_that_nearly_fits_is_shown_whole_while_it_runs(desk: SimpleNamespace) -> None:
    desk.track_view.axis.set_zoom(desk.track_view.axis.zoom + 0.04)
    assert desk.track_view.scale.end_s < 1.4
    desk.player.play()
    desk.player.seek(1.39)
    assert desk.track_view.scale.start_s <= 0.0
    assert desk.track_view.scale.end_s > 1.4


def test_resting_the_pointer_tells_what_is_there(desk: SimpleNamespace) -> None:
    tips = []
    for point in (at(desk, 0.4), at(desk, 0.8), at(desk, 0.6, -4), at(desk, 0.3, ruler=True)):
        QApplication.sendEvent(
            desk.track_view, QHelpEvent(QEvent.Type.ToolTip, point, desk.track_view.mapToGlobal(point))
        )
        tips.append(QToolTip.text())
    assert tips[0].startswith("I, pinky tip on temple, right")
    assert tips[1].startswith("Straight.")
    assert [tip.split()[0] for tip in tips[2:]] == ["Drag", "Drag"]


def test_what_lies_under_the_pointer_is_drawn_so(desk: SimpleNamespace) -> None:
    for point in (at(desk, 0.4), at(desk, 0.5), at(desk, 0.8), at(desk, 1.0)):
        QTest.mouseMove(desk.track_view, point)
        desk.timeline.grab()
    assert desk.track_view.cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_another_sign_is_shown_whole(desk: SimpleNamespace) -> None:
    desk.session.open_sign(
        Sign(tracks=(HandTrack("dominant", (Key("x1", 7.0, "i", Contact("pinky.tip", "chin")),)),)), None
    )
    assert desk.track_view.scale.end_s > 7.4


def test_turning_a_wrist_draws_nothing_anew(desk: SimpleNamespace) -> None:
    QApplication.processEvents()
    desk.timeline.grab()
    still = desk.track_view._still
    desk.session.perform(edits.replace_key("dominant", "k1", orientation=Orientation(flexion_rad=0.2)))
    assert desk.track_view._still is still
    desk.session.perform(edits.set_hold("k1", 0.3))
    assert desk.track_view._still is None


def test_a_picture_that_comes_while_the_rows_are_drawn_is_shown_by_the_next_drawing(
    desk: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, draw = desk.track_view, desk.track_view.draw
    view.draw_anew()
    monkeypatch.setattr(view, "draw", lambda painter: (view.redraw(), draw(painter)))
    assert not view.grab().isNull()
    assert view._still is None


def test_the_playhead_moves_without_drawing_the_track_view_anew(desk: SimpleNamespace) -> None:
    desk.timeline.grab()
    QApplication.processEvents()  # the pictures of the hands arrive
    desk.timeline.grab()
    still = desk.track_view._still
    desk.player.seek(0.7)
    QApplication.processEvents()
    assert desk.track_view._still is still
    playhead = desk.track_view.findChild(Cursor, "timeline.playhead")
    assert playhead.x() + playhead.width() / 2 == pytest.approx(desk.track_view.scale.x(0.7), abs=1)


def test_a_frame_shows_the_keyboard_there_and_not_a_click(desk: SimpleNamespace) -> None:
    accent = theme.colour("accent").rgb()
    edge = QPoint(1, int(desk.track_view.height() / 2))
    desk.timeline.activateWindow()
    QTest.mouseClick(desk.track_view, LEFT, NONE, at(desk, 1.0))
    desk.track_view.setFocus(Qt.FocusReason.MouseFocusReason)
    desk.bot.waitUntil(lambda: desk.track_view.hasFocus())
    assert desk.track_view.grab().toImage().pixelColor(edge).rgb() != accent
    desk.track_view.clearFocus()
    desk.track_view.setFocus(Qt.FocusReason.TabFocusReason)
    desk.bot.waitUntil(lambda: desk.track_view.hasFocus())
    assert desk.track_view.grab().toImage().pixelColor(edge).rgb() == accent


def test_keys_are_children_of_the_tracks_with_their_times_and_places(desk: SimpleNamespace) -> None:
    session, view = desk.session, desk.track_view
    found = spoken(view)
    assert found.childCount() == 2
    for index, item in enumerate(view.items.keys):
        session.select_on(item.row, item.key.id)
        child = found.child(index)
        assert child.role() == QAccessible.Role.ListItem
        assert "temple" in child.text(QAccessible.Text.Name).lower()
        assert f"{item.key.time_s:.2f}" in child.text(QAccessible.Text.Value)
        assert child.state().selected
        assert found.indexOfChild(child) == index
        at = child.rect().center()
        assert view.part_at(*view.mapFromGlobal(at).toTuple()).key_id == item.key.id
        assert found.childAt(at.x(), at.y()).text(QAccessible.Text.Name) == child.text(QAccessible.Text.Name)
    session.open_sign(Sign(), None)
    assert found.childCount() == 0
