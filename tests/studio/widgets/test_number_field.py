import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.studio import language
from signer.studio.widgets.number_field import NumberField
from signer.words.numbers import MINUS


def field(qtbot: QtBot, **options: object) -> tuple[NumberField, list[float]]:
    made = NumberField("test.number", "A number", limits=(-999.0, 999.0), **options)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    entered: list[float] = []
    made.entered.connect(entered.append)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(lambda: made.hasFocus())
    return made, entered


def typed(made: NumberField, text: str) -> None:
    """Type letter by letter; QTest's own key clicks know Latin letters only."""
    made.selectAll()
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(made, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))
    QTest.keyClick(made, Qt.Key.Key_Return)


@pytest.mark.parametrize("text", ["-27", f"{MINUS}27", f"{MINUS}27°", "-27.0"])
def test_either_minus_is_read_and_the_true_one_is_shown(text: str, qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    typed(made, text)
    assert entered == [-27.0]
    assert made.text() == f"{MINUS}27°"


def test_a_comma_is_read_too(qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    typed(made, "12,5")
    assert entered == [12.5]
    assert made.text() == "12.5°"


def test_in_german_decimals_stand_after_a_comma_and_either_mark_is_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "current", lambda: "de")
    made, entered = field(qtbot)
    for text in ("12,5", "-7.5"):
        typed(made, text)
    assert entered == [12.5, -7.5]
    assert made.text() == f"{MINUS}7,5°"


def test_showing_a_value_announces_nothing(qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    made.show_value(33.0)
    assert entered == []
    assert made.value() == 33.0


def test_what_is_being_typed_is_not_disturbed(qtbot: QtBot) -> None:
    made, _ = field(qtbot)
    made.selectAll()
    QTest.keyClicks(made, "4")
    made.show_value(33.0)
    assert made.text().startswith("4")


@pytest.mark.parametrize(
    ("key", "modifier", "step"),
    [
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, 1.0),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier, -0.1),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, 10.0),
    ],
)
def test_keys_step(key: Qt.Key, modifier: Qt.KeyboardModifier, step: float, qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    QTest.keyClick(made, key, modifier)
    assert entered == [pytest.approx(step)]


def test_millimetres_keep_their_tenth(qtbot: QtBot) -> None:
    made, _ = field(qtbot, suffix=" mm", trim=False)
    made.show_value(4.0)
    assert made.text() == "4.0 mm"


def test_nonsense_leaves_the_number(qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    made.show_value(5.0)
    typed(made, "-")
    assert made.value() == 5.0
    assert entered == []


@pytest.mark.parametrize(("text", "value"), [("1e2", 100.0), ("1E-1", 0.1), ("2.5e1", 25.0)])
def test_a_number_with_an_exponent_is_read_whole(text: str, value: float, qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    typed(made, text)
    assert entered == [value]


@pytest.mark.parametrize(("text", "value"), [("1e5", 999.0), ("-1000", -999.0), ("1e999", 999.0)])
def test_a_number_beyond_the_limits_becomes_the_nearest_within(text: str, value: float, qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    typed(made, text)
    assert entered == [value]


def test_the_owner_answers_what_was_typed(qtbot: QtBot) -> None:
    made, _ = field(qtbot)
    made.entered.connect(lambda _: made.show_value(80.0))
    typed(made, "131")
    assert made.text() == "80°"


def clicked_into(made: NumberField, qtbot: QtBot) -> None:
    """One click from elsewhere into the middle of the number."""
    made.show_value(-39.4)
    made.clearFocus()
    line = made.lineEdit()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.rect().center())
    qtbot.waitUntil(made.hasFocus)


@pytest.mark.parametrize("clicks", [1, 2])
def test_what_is_typed_after_a_click_takes_the_place_of_the_number(clicks: int, qtbot: QtBot) -> None:
    made, entered = field(qtbot)
    clicked_into(made, qtbot)
    if clicks == 2:
        QTest.mouseDClick(made.lineEdit(), Qt.MouseButton.LeftButton, pos=made.lineEdit().rect().center())
    QTest.keyClicks(made, "-30")
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert entered == [-30.0]


def test_a_second_click_sets_the_caret(qtbot: QtBot) -> None:
    made, _ = field(qtbot)
    clicked_into(made, qtbot)
    assert made.lineEdit().hasSelectedText()
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    QTest.mouseClick(made.lineEdit(), Qt.MouseButton.LeftButton, pos=made.lineEdit().rect().center())
    assert not made.lineEdit().hasSelectedText()


def test_undo_is_the_windows_unless_a_number_is_being_typed(qtbot: QtBot) -> None:
    made, _ = field(qtbot)
    undone: list[bool] = []
    action = QAction(made)
    action.setShortcut("Ctrl+Z")
    action.triggered.connect(lambda: undone.append(True))
    made.addAction(action)
    made.selectAll()
    QTest.keyClicks(made, "4")
    QTest.keyClick(made, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == []
    QTest.keyClicks(made, "5")
    QTest.keyClick(made, Qt.Key.Key_Return)
    QTest.keyClick(made, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == [True]
