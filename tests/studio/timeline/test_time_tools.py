"""What animators do with time, by real mouse and key events: stretch, ripple, postures, range, markers, drags
past the edge."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.values import Contact, Marker, SpacePoint
from signer.document.video import Pin, Video
from signer.studio.editing.clipboard import Clipboard
from signer.studio.timeline.items import target_at
from signer.studio.timeline.shown_rows import RULER_PX, row_box
from signer.studio.timeline.track_view.marker_field import MarkerField

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
TOUCH = Contact("pinky.tip", "temple.R")
OTHER = Contact("pinky.tip", "chin")
TWO = Sign(
    markers=(Marker(0.7, "turn"),),
    tracks=(
        HandTrack(
            "dominant",
            (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH), Key("k3", 1.6, "i", TOUCH)),
        ),
        HandTrack("base", (Key("k4", 1.0, "i", OTHER),)),
        ShoulderTrack("dominant", (ShoulderKey("s1", 1.0),)),
    ),
)


@pytest.fixture
def two(desk: SimpleNamespace) -> SimpleNamespace:
    desk.session.open_sign(TWO, None)
    return desk


def at(desk: SimpleNamespace, time_s: float, row: int = 0) -> QPoint:
    rows = desk.track_view.items.rows
    box = row_box(rows[row], rows, desk.track_view.scale)
    return QPoint(round(desk.track_view.scale.x(time_s)), int(box.y + box.height / 2))


def on_ruler(desk: SimpleNamespace, time_s: float, y: int = 8) -> QPoint:
    return QPoint(round(desk.track_view.scale.x(time_s)), y)


def drag(desk: SimpleNamespace, start: QPoint, end: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mousePress(desk.track_view, LEFT, modifiers, start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseEvent(
            QTest.MouseAction.MouseMove, desk.track_view, LEFT, modifiers, start + (end - start) * share
        )
    QTest.mouseRelease(desk.track_view, LEFT, modifiers, end)


def times(desk: SimpleNamespace) -> dict[str, float]:
    sign = desk.session.sign
    rows = (sign.hand("dominant"), sign.hand("base"), sign.shoulder("dominant"))
    return {key.id: key.time_s for track in rows for key in track.keys}


def test_keys_of_one_posture_move_as_one_in_one_step(two: SimpleNamespace) -> None:
    drag(two, at(two, 1.0), at(two, 1.2))
    assert times(two) == pytest.approx({"k1": 0.4, "k2": 1.2, "k3": 1.6, "k4": 1.2, "s1": 1.2}, abs=1e-6)
    two.session.undo()
    assert two.session.sign is TWO


def test_each_key_moves_by_itself_when_postures_are_taken_apart(two: SimpleNamespace) -> None:
    two.track_view.retiming.as_one = False
    drag(two, at(two, 1.0), at(two, 1.2))
    assert times(two) == pytest.approx({"k1": 0.4, "k2": 1.2, "k3": 1.6, "k4": 1.0, "s1": 1.0}, abs=1e-6)


def test_with_ripple_later_keys_go_along(two: SimpleNamespace) -> None:
    two.track_view.retiming.ripple = True
    drag(two, at(two, 0.4), at(two, 0.6))
    assert times(two) == pytest.approx({"k1": 0.6, "k2": 1.2, "k3": 1.8, "k4": 1.2, "s1": 1.2}, abs=1e-6)


def test_with_ripple_later_keys_go_along_with_the_end_of_a_hold(two: SimpleNamespace) -> None:
    two.track_view.retiming.ripple = True
    end = at(two, 0.6) - QPoint(4, 0)
    drag(two, end, end + QPoint(round(0.6 * two.track_view.scale.px_per_s), 0))
    assert two.session.sign.hand("dominant").keys[0].hold_s == pytest.approx(0.8, abs=0.02)
    assert times(two) == pytest.approx({"k1": 0.4, "k2": 1.6, "k3": 2.2, "k4": 1.6, "s1": 1.6}, abs=0.02)
    two.session.undo()
    assert two.session.sign is TWO


def test_with_ripple_later_keys_go_along_with_keys_that_the_keyboard_moves(two: SimpleNamespace) -> None:
    two.track_view.retiming.ripple = True
    two.session.select("dominant", "k1")
    QTest.keyClick(two.track_view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert times(two)["k3"] == pytest.approx(1.6 + 1 / 30, abs=1e-5)
    QTest.keyClick(
        two.track_view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert times(two)["k3"] == pytest.approx(1.6 + 2 / 30, abs=1e-5)


def test_with_ripple_later_keys_go_along_with_a_stretch(two: SimpleNamespace) -> None:
    two.track_view.retiming.ripple = True
    two.track_view.retiming.as_one = False
    two.session.select("dominant", "k1", "k2")
    drag(two, on_ruler(two, 1.0, int(RULER_PX) - 4), on_ruler(two, 1.3, int(RULER_PX) - 4))
    assert times(two) == pytest.approx({"k1": 0.4, "k2": 1.3, "k3": 1.9, "k4": 1.0, "s1": 1.0}, abs=1e-4)


def test_a_box_over_both_hands_takes_the_keys_of_both(two: SimpleNamespace) -> None:
    rows = len(two.track_view.items.rows) - 1
    drag(two, at(two, 0.8) - QPoint(0, 14), at(two, 1.75, rows) + QPoint(0, 6))
    assert set(two.session.selection.key_ids) == {"k2", "k3", "k4", "s1"}


def test_the_end_of_the_bracket_stretches_the_chosen_keys(two: SimpleNamespace) -> None:
    two.session.select("dominant", "k1", "k3")
    drag(two, on_ruler(two, 1.6, int(RULER_PX) - 4), on_ruler(two, 1.8, int(RULER_PX) - 4))
    assert times(two)["k3"] == pytest.approx(1.8, abs=1e-6)
    assert times(two)["k1"] == pytest.approx(0.4, abs=1e-6)
    assert two.session.sign.hand("dominant").keys[0].hold_s == pytest.approx(0.2 * 1.4 / 1.2, abs=1e-5)
    assert two.session.undo_stack.undoText() == "Stretch keys"


def test_ctrl_drag_on_the_ruler_plays_a_stretch_and_ctrl_click_the_whole(two: SimpleNamespace) -> None:
    drag(two, on_ruler(two, 0.5), on_ruler(two, 1.1), CTRL)
    assert two.player.range_s == pytest.approx((0.5, 1.1), abs=0.02)
    QTest.mouseClick(two.track_view, LEFT, CTRL, on_ruler(two, 0.2))
    assert two.player.range_s is None
    assert two.session.undo_stack.count() == 0


def test_a_marker_is_dragged_and_a_click_goes_to_it(two: SimpleNamespace) -> None:
    QTest.mouseClick(two.track_view, LEFT, NONE, on_ruler(two, 0.7))
    assert two.player.playhead_s == pytest.approx(0.7)
    drag(two, on_ruler(two, 0.7), on_ruler(two, 1.3))
    assert two.session.sign.markers[0].time_s == pytest.approx(1.3, abs=0.02)
    assert two.session.undo_stack.undoText() == "Move marker"


def test_a_pin_of_the_film_is_dragged_between_its_neighbours_and_taken_out(two: SimpleNamespace) -> None:
    film = Video("film.mp4", pins=(Pin(2.0, 0.5), Pin(2.4, 1.0)))
    two.session.open_sign(replace(TWO, video=film), None)
    low = int(RULER_PX) - 6
    drag(two, on_ruler(two, 0.5, low), on_ruler(two, 0.8, low))
    assert two.session.sign.video.pins == (Pin(2.0, pytest.approx(0.8, abs=0.02)), Pin(2.4, 1.0))
    assert two.player.playhead_s == two.session.sign.video.pins[0].sign_s
    assert two.session.undo_stack.undoText() == "Move pin"
    drag(two, on_ruler(two, two.player.playhead_s, low), on_ruler(two, 1.5, low))
    assert [pin.sign_s for pin in two.session.sign.video.pins] == pytest.approx([0.999, 1.0])
    two.session.undo()
    two.session.undo()
    assert two.session.sign.video == film
    QTest.mouseClick(two.track_view, LEFT, NONE, on_ruler(two, 1.0, low))
    assert two.player.playhead_s == pytest.approx(1.0)
    at_pin = on_ruler(two, 0.5, low)
    QApplication.sendEvent(
        two.track_view,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at_pin, two.track_view.mapToGlobal(at_pin)),
    )
    (menu,) = [one for one in two.track_view.findChildren(QMenu) if one.isVisible()]
    menu.actions()[0].trigger()
    menu.close()
    assert two.session.sign.video.pins == (Pin(2.4, 1.0),)


def test_words_are_written_where_the_marker_stands(two: SimpleNamespace) -> None:
    QTest.mouseDClick(two.track_view, LEFT, NONE, on_ruler(two, 0.7))
    field = two.track_view.findChild(MarkerField)
    assert field.isVisible()
    QTest.keyClicks(field, "palm turns")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert two.session.sign.markers == (Marker(0.7, "palm turns"),)
    assert not field.isVisible()


def test_what_is_being_written_on_a_marker_is_no_word_of_the_sign_that_is_opened(
    two: SimpleNamespace,
) -> None:
    two.player.seek(1.2)
    two.track_view.write_marker()
    field = two.track_view.findChild(MarkerField)
    assert field is not None
    QTest.keyClicks(field, "turn")
    opened = Sign(tracks=(TWO.hand("dominant"),))
    two.session.open_sign(opened, None)
    two.track_view.setFocus()
    assert not field.isVisible()
    assert two.session.sign is opened


def test_enter_in_the_words_of_a_marker_is_not_enter_on_the_track_view(two: SimpleNamespace) -> None:
    two.session.select("dominant", "k1")
    QTest.mouseDClick(two.track_view, LEFT, NONE, on_ruler(two, 0.7))
    QTest.keyClick(two.track_view.findChild(MarkerField), Qt.Key.Key_Return)
    assert not [menu for menu in two.track_view.findChildren(QMenu) if menu.isVisible()]


def test_escape_leaves_a_marker_as_it_was_and_sets_no_new_one(two: SimpleNamespace) -> None:
    two.player.seek(1.5)
    two.track_view.write_marker()
    field = two.track_view.findChild(MarkerField)
    QTest.keyClicks(field, "never")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert two.session.sign is TWO
    two.track_view.write_marker()
    QTest.keyClicks(field, "kept")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert two.session.sign.markers[1] == Marker(1.5, "kept")
    assert two.session.undo_stack.count() == 1


def test_a_drag_held_past_the_edge_scrolls_on(two: SimpleNamespace) -> None:
    two.track_view.axis.set_zoom(0.7)
    two.player.seek(1.6)
    start = at(two, 1.6)
    QTest.mousePress(two.track_view, LEFT, NONE, start)
    QTest.mouseMove(two.track_view, start + QPoint(10, 0))
    QTest.mouseMove(two.track_view, QPoint(two.track_view.width() + 60, start.y()))
    before = times(two)["k3"]
    two.bot.waitUntil(lambda: times(two)["k3"] > before + 0.1)
    QTest.mouseRelease(two.track_view, LEFT, NONE, QPoint(two.track_view.width() + 60, start.y()))
    assert two.session.undo_stack.count() == 1


def test_keys_of_several_rows_are_pasted_onto_their_own(two: SimpleNamespace) -> None:
    two.session.select("dominant", "k2", "k4", "s1")
    clipboard = Clipboard(two.session)
    clipboard.copy()
    two.player.seek(2.0)
    two.session.select("dominant")
    clipboard.paste()
    sign = two.session.sign
    assert [
        track.keys[-1].time_s
        for track in (sign.hand("dominant"), sign.hand("base"), sign.shoulder("dominant"))
    ] == pytest.approx([2.0, 2.0, 2.0])


def test_every_end_of_the_bracket_can_be_found(two: SimpleNamespace) -> None:
    two.session.select("dominant", "k1", "k3")
    items, scale = two.track_view.items, two.track_view.scale
    assert target_at(items, scale, scale.x(0.4), RULER_PX - 3).key_id == "start"
    assert target_at(items, scale, scale.x(1.6), RULER_PX - 3).key_id == "end"


PALM = Contact("index.tip", "other.palm.centre")
LIES = Key("b1", 0.4, "b", SpacePoint("palm.centre", (0.0, -0.2, 0.25)), hold_s=0.6)
GOOD = Sign(
    tracks=(
        HandTrack(
            "dominant",
            (Key("k1", 0.4, "1", OTHER, 0.1), Key("k2", 0.7, "1", PALM, 0.3), Key("k3", 1.5, "1", OTHER)),
        ),
        HandTrack("base", (LIES,)),
    )
)
"""The base hand comes with the first key of the other one and is touched to the end of its hold."""


def drag_end(desk: SimpleNamespace, row: int, end_s: float, by_s: float) -> None:
    end = at(desk, end_s, row) - QPoint(4, 0)
    drag(desk, end, end + QPoint(round(by_s * desk.track_view.scale.px_per_s), 0))


def spans(desk: SimpleNamespace) -> dict[str, tuple[float, float]]:
    sign = desk.session.sign
    return {
        key.id: (key.time_s, key.end_s)
        for track in (sign.hand("dominant"), sign.hand("base"), sign.shoulder("dominant"))
        for key in track.keys
    }


@pytest.fixture
def good(desk: SimpleNamespace) -> SimpleNamespace:
    desk.session.open_sign(GOOD, None)
    return desk


def test_the_end_of_a_base_hold_leaves_the_other_hand_alone(good: SimpleNamespace) -> None:
    before = spans(good)
    drag_end(good, 1, 1.0, 0.4)
    after = spans(good)
    assert after.pop("b1") == pytest.approx((0.4, 1.4), abs=0.02)
    assert before.pop("b1") == (0.4, 1.0)
    assert after == before


def test_a_base_hand_stays_for_as_long_as_it_is_touched_and_the_window_says_so(good: SimpleNamespace) -> None:
    told: list[str] = []
    good.session.told.connect(told.append)
    drag_end(good, 1, 1.0, -0.5)
    assert good.session.sign is GOOD
    assert told[-1] == "The left hand stays until 1.00 s: the right one touches it."


def test_a_longer_touch_keeps_the_hand_that_is_touched_and_a_shorter_one_does_not_take_it_away(
    good: SimpleNamespace,
) -> None:
    drag_end(good, 0, 1.0, 0.2)
    assert spans(good)["k2"] == pytest.approx((0.7, 1.2), abs=0.001)
    assert spans(good)["b1"] == pytest.approx((0.4, 1.2), abs=0.001)
    assert good.session.undo_stack.count() == 1
    drag_end(good, 0, 1.2, -0.4)
    assert spans(good)["k2"] == pytest.approx((0.7, 0.8), abs=0.001)
    assert spans(good)["b1"] == pytest.approx((0.4, 1.2), abs=0.001)


def test_the_beginning_of_a_hold_is_dragged_alone_and_its_end_stays(desk: SimpleNamespace) -> None:
    hand = Key("k1", 0.4, "i", TOUCH, hold_s=0.4)
    before = Sign(
        tracks=(HandTrack("dominant", (hand,)), HandTrack("base", (Key("k2", 0.4, "i", OTHER, hold_s=0.3),)))
    )
    desk.session.open_sign(before, None)
    start = QPoint(round(desk.track_view.scale.x(0.4)) + 17, at(desk, 0.4).y())
    drag(desk, start, start + QPoint(round(0.1 * desk.track_view.scale.px_per_s), 0))
    assert spans(desk) == {"k1": pytest.approx((0.5, 0.8), abs=0.001), "k2": (0.4, 0.7)}
    assert desk.player.playhead_s == pytest.approx(0.5, abs=0.001)
    assert desk.session.undo_stack.undoText() == "Change hold"
    desk.session.undo()
    assert desk.session.sign is before


def test_without_frames_to_snap_to_a_key_follows_the_pointer(two: SimpleNamespace) -> None:
    snap = two.timeline.findChild(QToolButton, "transport.snap")
    drag(two, at(two, 1.6), at(two, 1.6) + QPoint(50, 0))
    assert times(two)["k3"] * 30 == pytest.approx(round(times(two)["k3"] * 30), abs=1e-3)
    two.session.undo()
    QTest.mouseClick(snap, LEFT)
    drag(two, at(two, 1.6), at(two, 1.6) + QPoint(50, 0))
    assert times(two)["k3"] == pytest.approx(1.6 + 50 / two.track_view.scale.px_per_s, abs=1e-4)
