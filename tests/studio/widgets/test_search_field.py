"""A search field: Enter takes, Esc clears, Down leaves, and the cross says what it does."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from signer.studio.widgets.search_field import SearchField


def made(qtbot: QtBot) -> SearchField:
    field = SearchField("test.search", "Search", "Letter")
    qtbot.addWidget(field)
    field.show()
    qtbot.waitExposed(field)
    return field


def test_enter_takes_only_what_was_typed(qtbot: QtBot) -> None:
    field = made(qtbot)
    with qtbot.assertNotEmitted(field.accepted):
        QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClicks(field, "i")
    with qtbot.waitSignal(field.accepted):
        QTest.keyClick(field, Qt.Key.Key_Return)


def test_escape_and_the_cross_clear(qtbot: QtBot) -> None:
    field = made(qtbot)
    cross = field.findChild(QToolButton, "test.search.clear")
    for clear in (
        lambda: QTest.keyClick(field, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(cross, Qt.MouseButton.LeftButton),
    ):
        QTest.keyClicks(field, "zz")
        clear()
        assert field.text() == ""


def test_down_goes_to_what_was_found(qtbot: QtBot) -> None:
    field = made(qtbot)
    with qtbot.waitSignal(field.left_downwards):
        QTest.keyClick(field, Qt.Key.Key_Down)


def test_what_was_typed_elsewhere_goes_on_here(qtbot: QtBot) -> None:
    field = made(qtbot)
    field.type_on("y")
    field.type_on("o")
    assert field.text() == "yo"


def test_undo_is_the_windows_while_nothing_is_searched(qtbot: QtBot) -> None:
    field = made(qtbot)
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    undone: list[bool] = []
    action = QAction(field)
    action.setShortcut("Ctrl+Z")
    action.triggered.connect(lambda: undone.append(True))
    field.addAction(action)
    QTest.keyClicks(field, "chin")
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == []
    field.clear()
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert undone == [True]
    assert field.text() == ""
