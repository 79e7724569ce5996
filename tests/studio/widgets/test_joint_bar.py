"""A joint's bar: what is under the pointer is the angle, and the angle stands where it was clicked."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.studio.widgets.bars import JointBar, JointRow


@pytest.fixture
def row(qtbot: QtBot) -> JointRow:
    made = JointRow("bar", "Knuckle", limits=(-20.0, 90.0), ends=("back", "palm"))
    qtbot.addWidget(made)
    made.resize(280, 60)
    made.show()
    return made


@pytest.mark.parametrize("angle", [-20.0, 0.0, 33.3, 90.0])
def test_an_angle_stands_where_a_click_wishes_it(row: JointRow, angle: float) -> None:
    assert row.bar.value_at(QPointF(row.bar.x_of(angle), 5.0)) == pytest.approx(angle)


def test_beside_the_bar_is_its_end(row: JointRow) -> None:
    assert row.bar.value_at(QPointF(-50.0, 5.0)) == -20.0
    assert row.bar.value_at(QPointF(5000.0, 5.0)) == 90.0
    assert row.bar.x_of(500.0) == row.bar.x_of(90.0)


def test_a_click_wishes_and_shows_nothing_by_itself(row: JointRow, qtbot: QtBot) -> None:
    row.show_value(10.0, 0.0)
    with qtbot.waitSignal(row.bar.wished) as heard:
        QTest.mouseClick(
            row.bar,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            QPoint(round(row.bar.x_of(45.0)), 13),
        )
    assert heard.args[0] == pytest.approx(45.0, abs=0.5)
    assert (row.bar.value, row.bar.pin, row.number.value()) == (10.0, 0.0, 10.0)


def test_the_tooltip_says_what_the_ends_mean(row: JointRow) -> None:
    assert row.bar.toolTip().startswith("Knuckle: \N{MINUS SIGN}20° (back) to 90° (palm).")


def test_what_is_usual_is_another_picture_than_what_is_not(row: JointRow) -> None:
    bar: JointBar = row.bar
    row.show_value(10.0, None)
    without = bar.grab().toImage()
    row.show_value(10.0, 70.0)
    assert bar.grab().toImage() != without
