"""The transport under real clicks: it moves the playhead, sets keys, and shows what is."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QSlider, QToolButton, QWidget

from signer.document.edits import set_details
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.studio.timeline.transport import speed_words
from signer.studio.widgets.time_field import TimeField

LEFT = Qt.MouseButton.LeftButton


def part(desk: SimpleNamespace, name: str) -> QToolButton:
    return desk.timeline.findChild(QToolButton, f"transport.{name}")


def click(desk: SimpleNamespace, name: str) -> None:
    QTest.mouseClick(part(desk, name), LEFT)


def field(desk: SimpleNamespace, name: str) -> TimeField:
    return desk.timeline.findChild(TimeField, name)


def type_over(desk: SimpleNamespace, name: str, text: str) -> None:
    """Click a time, type over it, and press Enter."""
    desk.timeline.activateWindow()
    desk.bot.waitUntil(desk.timeline.isActiveWindow)
    QTest.mouseClick(field(desk, name), LEFT)
    assert field(desk, name).selectedText() == field(desk, name).text()
    QTest.keyClicks(field(desk, name), text)
    QTest.keyClick(field(desk, name), Qt.Key.Key_Return)


def labels(desk: SimpleNamespace) -> list[str]:
    return [each.text() for each in desk.timeline.transport.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("name", "time_s"), [("next_key", 1.0), ("previous_key", 0.4), ("first", 0.0), ("last", 1.4)]
)
def test_a_step_button_takes_the_playhead_there(desk: SimpleNamespace, name: str, time_s: float) -> None:
    desk.player.seek(0.7)
    click(desk, name)
    assert desk.player.playhead_s == pytest.approx(time_s)


def test_the_clock_and_the_frame_follow_the_playhead(desk: SimpleNamespace) -> None:
    desk.player.seek(0.5)
    assert field(desk, "transport.clock").text() == "0.50 s"
    assert "frame 16 of 43" in labels(desk)


@pytest.mark.parametrize(
    ("typed", "time_s"), [("0.7", 0.7), ("0,7 s", 0.7), ("700 ms", 0.7), ("22 f", 0.7), ("frame 22", 0.7)]
)
def test_a_time_typed_on_the_clock_takes_the_playhead_there(
    desk: SimpleNamespace, typed: str, time_s: float
) -> None:
    type_over(desk, "transport.clock", typed)
    assert desk.player.playhead_s == pytest.approx(time_s, abs=1e-6)
    assert field(desk, "transport.clock").text() == "0.70 s"
    assert desk.track_view.hasFocus()  # so that the next key plays, steps or deletes


@pytest.mark.parametrize("typed", ["soon", "-1", "1e9", "0.4 km", "5000"])
def test_what_is_no_time_is_refused_in_words_and_changes_nothing(desk: SimpleNamespace, typed: str) -> None:
    desk.player.seek(0.5)
    told: list[str] = []
    desk.session.told.connect(told.append)
    type_over(desk, "transport.clock", typed)
    assert desk.player.playhead_s == 0.5
    assert told
    assert "Type seconds, as 0.4, or frames, as 12 f." in told[-1]
    QTest.keyClick(field(desk, "transport.clock"), Qt.Key.Key_Escape)
    assert field(desk, "transport.clock").text() == "0.50 s"


def test_begin_and_hold_of_the_selected_key_are_typed_below_the_track_view(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    type_over(desk, "timeline.hold", "0.35")
    assert find_key(desk.session.sign, "k1")[1].hold_s == 0.35
    type_over(desk, "timeline.begin", "0.3")
    assert find_key(desk.session.sign, "k1")[1].time_s == 0.3
    assert desk.player.playhead_s == 0.3
    assert desk.session.undo_stack.count() == 2


def test_a_hold_that_has_no_room_is_fitted_and_said(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    told: list[str] = []
    desk.session.told.connect(told.append)
    type_over(desk, "timeline.hold", "3")
    assert find_key(desk.session.sign, "k1")[1].end_s < 1.0
    assert told[-1] == "The key is held for 0.60 s: the next keys leave no more room."
    type_over(desk, "timeline.begin", "0.8")
    assert told[-1] == "The key is reached at 0.40 s: the next keys leave no more room."


@pytest.mark.parametrize("fps", [24, 120, 1000])
def test_the_number_of_a_frame_is_whole_however_many_there_are(fps: int, desk: SimpleNamespace) -> None:
    desk.session.perform(set_details(fps=fps))
    told = next(each for each in desk.timeline.findChildren(QLabel) if each.text().startswith("frame "))
    for time_s in (0.0, 0.4, desk.player.end_s):
        desk.player.seek(time_s)
        assert told.fontMetrics().horizontalAdvance(told.text()) <= told.width()


def test_play_and_pause_share_a_button_that_says_what_it_does(desk: SimpleNamespace) -> None:
    click(desk, "play")
    assert desk.player.playing
    assert part(desk, "play").accessibleName() == "Pause"
    click(desk, "play")
    assert not desk.player.playing
    assert part(desk, "play").accessibleName() == "Play"


def test_pressing_on_the_track_view_pauses(desk: SimpleNamespace) -> None:
    click(desk, "play")
    QTest.mouseClick(desk.track_view, LEFT, pos=desk.track_view.rect().center())
    assert not desk.player.playing


def test_the_switches_switch_and_follow(desk: SimpleNamespace) -> None:
    click(desk, "loop")
    click(desk, "auto_key")
    click(desk, "snap")
    assert (desk.player.loop, desk.session.auto_key, desk.track_view.snap) == (False, False, False)
    desk.player.set_loop(True)
    desk.session.set_auto_key(True)
    assert part(desk, "loop").isChecked()
    assert part(desk, "auto_key").isChecked()


def test_a_speed_is_chosen_from_the_menu(desk: SimpleNamespace) -> None:
    click(desk, "speed")
    menu = desk.timeline.findChild(QMenu, "transport.speed_menu")
    slow = next(action for action in menu.actions() if action.text() == speed_words(0.5))
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(slow).center())
    assert desk.player.speed == 0.5
    assert part(desk, "speed").accessibleName() == f"Speed {speed_words(0.5)}"


def test_the_zoom_slider_zooms_and_follows_the_track_view(desk: SimpleNamespace) -> None:
    slider = desk.timeline.findChild(QSlider, "transport.zoom")
    before = desk.track_view.scale.px_per_s
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_PageUp)
    assert desk.track_view.scale.px_per_s > before
    desk.track_view.axis.fit()
    assert slider.value() == round(desk.track_view.axis.zoom * 100)


def test_the_selected_key_is_told_in_words_with_its_way_on(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    words = [each.text() for each in desk.timeline.readout.findChildren(QLabel)]
    assert words[:3] == ["Key 1 of 2", "I, pinky tip on temple, right", "held"]
    assert [field(desk, f"timeline.{name}").text() for name in ("begin", "hold")] == ["0.40 s", "0.20 s"]
    way = desk.timeline.findChild(QToolButton, "timeline.transition")
    QTest.mouseClick(way, LEFT)
    menu = next(each for each in desk.track_view.findChildren(QMenu) if each.isVisible())
    high = next(action for action in menu.actions() if action.text().startswith("High"))
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(high).center())
    assert find_key(desk.session.sign, "k1")[1].transition.height_m == 0.10
    assert way.text() == "arc 10 cm"


def test_the_last_key_goes_to_rest(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k2")
    assert desk.timeline.findChild(QToolButton, "timeline.transition").text() == "rest"


def test_an_empty_sign_says_how_a_sign_begins(desk: SimpleNamespace) -> None:
    desk.session.open_sign(Sign(), None)
    assert desk.timeline.readout.findChildren(QLabel)[1].text().startswith("A sign is made of keys")


def test_the_keyboard_goes_from_the_bar_to_the_track_view_to_the_line_below(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    order, widget = [], part(desk, "snap").nextInFocusChain()
    while len(order) < 7:
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            order.append(widget.objectName())
        widget = widget.nextInFocusChain()
    ends = ["timeline.begin", "timeline.hold", "timeline.lead_in", "timeline.transition"]
    assert order == ["transport.curves", "transport.zoom", "timeline.tracks", *ends]


def test_everything_that_can_be_clicked_has_a_name_and_a_spoken_name(desk: SimpleNamespace) -> None:
    parts: list[QWidget] = [
        *desk.timeline.findChildren(QToolButton),
        *desk.timeline.findChildren(QSlider),
        desk.track_view,
    ]
    assert all(each.objectName() and each.accessibleName() for each in parts)


@pytest.mark.parametrize("width", [976, 1232])
def test_nothing_in_the_bar_is_narrower_than_its_words(desk: SimpleNamespace, width: int) -> None:
    desk.timeline.resize(width, 190)
    QApplication.processEvents()
    assert all(
        each.width() >= each.minimumSizeHint().width()
        for each in desk.timeline.transport.findChildren(QToolButton)
        if each.text()
    )


@pytest.mark.parametrize("width", [810, 970, 1240])
def test_no_word_of_the_bar_is_cut_off_at_any_width_of_the_window(desk: SimpleNamespace, width: int) -> None:
    bar = desk.timeline.transport
    QApplication.processEvents()  # the timeline lays its bar out, and not again once that is as wide as asked
    bar.resize(width, bar.height())
    QApplication.processEvents()
    for each in bar.findChildren(QToolButton):
        assert each.width() >= min(each.sizeHint().width(), each.maximumWidth()), each.objectName()
