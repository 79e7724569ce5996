from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.studio.widgets.adjustable import Adjustable
from signer.studio.widgets.bars import HIGHEST, LOWEST, ElbowBar
from signer.studio.widgets.goniometer import Goniometer, fingertips, side_view
from tests.helpers.windows import wheel


def goniometer() -> Adjustable:
    return Goniometer("test.bend", "Bend", glyph=side_view, limits=(-70.0, 80.0), ends=("back", "palm"))


def elbow_bar() -> Adjustable:
    return ElbowBar("test.elbow", "Elbow height")


EVERY = pytest.mark.parametrize("make", [goniometer, elbow_bar])


def shown(make: Callable[[], Adjustable], qtbot: QtBot) -> tuple[Adjustable, list[object]]:
    """A widget with the keyboard that takes every wish, and the list of what it said."""
    widget = make()
    qtbot.addWidget(widget)
    widget.resize(240, widget.height())
    said: list[object] = []
    widget.gesture_began.connect(lambda: said.append("began"))
    widget.wished.connect(lambda value: (said.append(round(value, 3)), widget.show_value(value)))
    widget.gesture_ended.connect(lambda: said.append("ended"))
    widget.gesture_cancelled.connect(lambda: said.append("cancelled"))
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(lambda: widget.hasFocus())
    return widget, said


@EVERY
@pytest.mark.parametrize(
    ("key", "modifier", "step"),
    [
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, 1.0),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, 1.0),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, -1.0),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier, -0.1),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, 10.0),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, -10.0),
    ],
)
def test_keys_step(
    make: Callable[[], Adjustable], key: Qt.Key, modifier: Qt.KeyboardModifier, step: float, qtbot: QtBot
) -> None:
    widget, said = shown(make, qtbot)
    QTest.keyClick(widget, key, modifier)
    assert said == ["began", step]


@EVERY
def test_a_run_of_keys_is_one_gesture_that_ends_when_the_hand_rests(
    make: Callable[[], Adjustable], qtbot: QtBot
) -> None:
    widget, said = shown(make, qtbot)
    for _ in range(3):
        QTest.keyClick(widget, Qt.Key.Key_Right)
    assert widget._run.remainingTime() > 300
    widget._run.start(0)
    qtbot.waitUntil(lambda: said[-1] == "ended", timeout=2000)
    assert said == ["began", 1.0, 2.0, 3.0, "ended"]


@EVERY
def test_a_run_ends_when_the_keyboard_goes_elsewhere(make: Callable[[], Adjustable], qtbot: QtBot) -> None:
    widget, said = shown(make, qtbot)
    QTest.keyClick(widget, Qt.Key.Key_Right)
    widget.clearFocus()
    assert said == ["began", 1.0, "ended"]


@EVERY
def test_the_wheel_turns_only_what_has_the_keyboard(make: Callable[[], Adjustable], qtbot: QtBot) -> None:
    widget, said = shown(make, qtbot)
    wheel(widget, widget.rect().center())
    assert said == ["began", 1.0]
    widget.clearFocus()
    said.clear()
    wheel(widget, widget.rect().center())
    assert said == []


@EVERY
def test_a_drag_is_one_gesture(make: Callable[[], Adjustable], qtbot: QtBot) -> None:
    widget, said = shown(make, qtbot)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(100, 22))
    for x in (110, 120, 130):
        QTest.mouseMove(widget, QPoint(x, 22))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=QPoint(130, 22))
    assert said[0] == "began"
    assert said[-1] == "ended"
    values = [value for value in said if isinstance(value, float)]
    assert values == sorted(values)
    assert values[-1] > values[0]
    assert said.count("began") == said.count("ended") == 1


@EVERY
def test_escape_gives_up_a_drag(make: Callable[[], Adjustable], qtbot: QtBot) -> None:
    widget, said = shown(make, qtbot)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=QPoint(100, 22))
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    QTest.mouseMove(widget, QPoint(140, 22))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=QPoint(140, 22))
    assert said[-1] == "cancelled"


@pytest.mark.parametrize(
    ("position", "expected"), [((120, 20), 0.0), ((160, 60), 90.0), ((80, 60), -90.0), ((150, 30), 45.0)]
)
def test_one_degree_of_a_goniometer_is_one_degree(
    position: tuple[int, int], expected: float, qtbot: QtBot
) -> None:
    widget, _ = shown(goniometer, qtbot)
    assert widget.value_at(QPointF(*position)) == pytest.approx(expected)


def test_the_ends_of_the_elbow_bar(qtbot: QtBot) -> None:
    widget, _ = shown(elbow_bar, qtbot)
    assert widget.value_at(QPointF(-50, 20)) == LOWEST
    assert widget.value_at(QPointF(500, 20)) == HIGHEST


@pytest.mark.parametrize("glyph", [side_view, fingertips])
def test_a_goniometer_draws_its_value_and_its_ghost(glyph: Callable[[], object], qtbot: QtBot) -> None:
    widget = Goniometer("test.dial", "Bend", glyph=glyph, limits=(-70.0, 80.0), ends=("back", "palm"))  # type: ignore[arg-type]
    qtbot.addWidget(widget)
    widget.resize(96, 84)
    before = widget.grab().toImage()
    widget.show_value(40.0)
    turned = widget.grab().toImage()
    widget.show_value(40.0, asked=95.0)
    ghost = widget.grab().toImage()
    assert before != turned
    assert turned != ghost


@EVERY
def test_a_handle_taken_out_of_the_hand_says_nothing_more_until_it_is_pressed_again(
    make: Callable[[], Adjustable], qtbot: QtBot
) -> None:
    widget, said = shown(make, qtbot)
    middle = widget.rect().center()
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=middle)
    before = list(said)
    widget.let_go()
    QTest.mouseMove(widget, middle + QPoint(20, 0))
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=middle + QPoint(20, 0))
    assert said == before
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=middle)
    assert said[len(before)] == "began"
