"""The commands about time in the whole window, by their keys: the tracks have the keyboard, and every one does
what its words say."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.values import Marker
from signer.motion.pose import Pose
from signer.studio.commands.timeline_commands import KEY_HERE, NOT_BETWEEN
from signer.studio.editing.session import NO_KEY_HERE
from signer.studio.timeline.cards import BreakdownCard
from signer.studio.timeline.track_view.marker_field import MarkerField
from signer.studio.widgets.adjustable import Adjustable
from signer.studio.window import Window

SHIFT, ALT, NONE = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.NoModifier,
)


@pytest.fixture
def window(one_window: Window, idea: Sign, qtbot: QtBot) -> Iterator[Window]:
    one_window.session.open_sign(idea, None)
    one_window.player.set_speed(1.0)
    one_window.activateWindow()
    one_window.timeline.track_view.setFocus()
    qtbot.waitUntil(lambda: one_window.isActiveWindow() and one_window.timeline.track_view.hasFocus())
    yield one_window
    for card in one_window.findChildren(BreakdownCard):
        card.close()


def press(window: Window, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)


def breakdown_card(window: Window) -> BreakdownCard:
    (card,) = [each for each in window.timeline.track_view.findChildren(BreakdownCard) if each.isVisible()]
    return card


def test_any_share_of_the_way_is_dragged_in_one_step(window: Window) -> None:
    window.player.seek(0.75)
    press(window, Qt.Key.Key_B, ALT)
    card = breakdown_card(window)
    bar, before = card.bar, window.session.sign
    assert bar.value == pytest.approx(50.0)  # where the hand is half-way through a smooth way
    start = QPoint(bar.width() // 2, bar.height() // 2)
    QTest.mousePress(bar, Qt.MouseButton.LeftButton, NONE, start)
    postures = []
    for dx in (-20, -60, -90):
        QTest.mouseMove(bar, start + QPoint(dx, 0))
        postures.append(window.session.sign.hand("dominant").keys[1])
    QTest.mouseRelease(bar, Qt.MouseButton.LeftButton, NONE, start + QPoint(-90, 0))
    assert len(set(postures)) == 3
    assert window.session.selection.key_ids == (postures[0].id,)
    assert window.session.undo_stack.count() == 1
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()
    window.session.undo()
    assert window.session.sign is before


def test_a_breakdown_is_set_anew_and_b_leaves_it(window: Window) -> None:
    window.player.seek(0.75)
    press(window, Qt.Key.Key_B)
    half = window.session.sign
    press(window, Qt.Key.Key_B)
    assert window.session.sign is half
    assert window.status.text == KEY_HERE
    press(window, Qt.Key.Key_B, ALT)
    card = breakdown_card(window)
    QTest.mouseClick(card.findChild(QToolButton, "breakdown.25"), Qt.MouseButton.LeftButton)
    assert len(window.session.sign.hand("dominant").keys) == 3
    assert window.session.sign.hand("dominant").keys[1] != half.hand("dominant").keys[1]
    assert window.session.undo_stack.undoText() == "Break down"
    QTest.keyClick(card, Qt.Key.Key_Escape)


def test_beside_all_keys_there_is_nothing_to_share(window: Window) -> None:
    window.player.seek(0.1)
    press(window, Qt.Key.Key_B, ALT)
    assert not [each for each in window.timeline.track_view.findChildren(BreakdownCard) if each.isVisible()]
    assert window.status.text == NOT_BETWEEN


def test_b_sets_a_key_half_way_and_says_where_it_cannot(window: Window) -> None:
    window.player.seek(0.75)
    press(window, Qt.Key.Key_B)
    keys = window.session.sign.hand("dominant").keys
    assert [key.time_s for key in keys] == pytest.approx([0.4, 0.75, 0.9])
    assert window.session.selection.key_ids == (keys[1].id,)
    assert window.session.undo_stack.undoText() == "Break down"
    told: list[str] = []
    window.session.told.connect(told.append)
    press(window, Qt.Key.Key_B)
    window.session.told.disconnect(told.append)
    assert told[-1].startswith("There is a key here already")


def test_n_writes_a_marker_at_the_playhead_and_shift_n_takes_it_away(window: Window) -> None:
    window.player.seek(0.7)
    press(window, Qt.Key.Key_N)
    field = window.timeline.track_view.findChild(MarkerField)
    assert field is not None
    assert field.isVisible()
    QTest.keyClicks(field, "k turns")
    assert not window.session.sign.markers
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.session.sign.markers == (Marker(0.7, "k turns"),)
    press(window, Qt.Key.Key_N, SHIFT)
    assert not window.session.sign.markers


def test_comma_and_full_stop_mark_what_is_played_until_another_sign_is_opened(
    window: Window, idea: Sign
) -> None:
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
    assert [key.id for key in window.session.sign.hand("dominant").keys] == ["k2"]
    assert window.session.sign.hand("dominant").keys[0].time_s == pytest.approx(0.4)


def test_r_and_shift_r_switch_what_goes_along(window: Window) -> None:
    track_view = window.timeline.track_view
    press(window, Qt.Key.Key_R)
    assert track_view.retiming.ripple
    assert window.actions_["ripple"].isChecked()
    press(window, Qt.Key.Key_R)
    assert not track_view.retiming.ripple
    press(window, Qt.Key.Key_R, SHIFT)
    assert track_view.retiming.together(window.session.sign, ("k1",)) == ("k1",)
    press(window, Qt.Key.Key_R, SHIFT)
    assert window.actions_["as_one"].isChecked()


def test_in_the_whole_window_time_is_kept_however_long_the_drawing_takes(
    window: Window, qtbot: QtBot
) -> None:
    """The playhead gets on as the clock does, though a picture takes six times as long as a frame."""
    player, moments, pictures = window.player, list[tuple[float, float]](), list[float]()
    player.set_loop(False)
    player.seek(0.0)
    qtbot.waitUntil(lambda: player.pose is not None and player.pose.time_s == 0.0, timeout=20000)

    def draw_slowly(pose: Pose) -> None:
        pictures.append(pose.time_s)
        time.sleep(0.1)

    def note(time_s: float) -> None:
        moments.append((time.perf_counter(), time_s))

    player.pose_changed.connect(draw_slowly)
    player.playhead_moved.connect(note)
    QTest.keyClick(window.timeline.track_view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not player.playing, timeout=20000)
    player.pose_changed.disconnect(draw_slowly)
    player.playhead_moved.disconnect(note)
    player.set_loop(True)
    (first_at, first_s), *_, (last_at, last_s) = [moment for moment in moments if 0.0 < moment[1] < 1.3]
    assert last_s - first_s == pytest.approx(last_at - first_at, abs=0.08)
    assert last_s > 0.6
    assert len(pictures) <= 2 + (moments[-1][0] - first_at) / 0.1


def test_a_change_between_keys_sets_one_by_itself_or_says_what_to_do(window: Window, qtbot: QtBot) -> None:
    auto, dial = (
        window.findChild(QToolButton, "transport.auto_key"),
        window.findChild(Adjustable, "posture.bend"),
    )
    window.player.seek(0.75)
    qtbot.waitUntil(
        lambda: window.player.pose is not None and window.player.pose.time_s == 0.75, timeout=20000
    )
    before, middle = window.session.sign, QPoint(dial.width() // 2, dial.height() // 3)
    for on in (False, True):
        QTest.mouseClick(auto, Qt.MouseButton.LeftButton)
        assert auto.isChecked() is window.session.auto_key is on
        QTest.mousePress(dial, Qt.MouseButton.LeftButton, NONE, middle)
        QTest.mouseMove(dial, middle + QPoint(9, 0))
        QTest.mouseRelease(dial, Qt.MouseButton.LeftButton, NONE, middle + QPoint(9, 0))
        if not on:
            assert window.session.sign is before
            assert window.status.text == NO_KEY_HERE
    assert [key.time_s for key in window.session.sign.hand("dominant").keys] == pytest.approx(
        [0.4, 0.75, 0.9]
    )
    assert window.session.undo_stack.count() == 1
