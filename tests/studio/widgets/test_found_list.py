import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem
from pytestqt.qtbot import QtBot

from signer.studio.widgets.found_list import ID_ROLE, FoundList


@pytest.fixture
def found(qtbot: QtBot) -> FoundList:
    made = FoundList("word", "Esc goes back.")
    qtbot.addWidget(made)
    for name in ("one", "two"):
        item = QListWidgetItem(name)
        item.setData(ID_ROLE, name)
        made.addItem(item)
    made.show()
    return made


def test_enter_takes_the_item_the_keyboard_is_on(qtbot: QtBot, found: FoundList) -> None:
    found.setCurrentRow(1)
    with qtbot.waitSignal(found.taken) as taken:
        QTest.keyClick(found, Qt.Key.Key_Return)
    assert taken.args == ["two"]


def test_a_click_takes_an_item(qtbot: QtBot, found: FoundList) -> None:
    with qtbot.waitSignal(found.taken) as taken:
        QTest.mouseClick(
            found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualItemRect(found.item(0)).center()
        )
    assert taken.args == ["one"]


def test_letters_go_on_with_the_search_and_do_not_move_the_keyboards_place(
    qtbot: QtBot, found: FoundList
) -> None:
    found.setCurrentRow(0)
    with qtbot.waitSignal(found.typed) as typed:
        QTest.keyClick(found, Qt.Key.Key_T)
    assert typed.args == ["t"]
    assert found.currentRow() == 0


def test_nothing_is_taken_from_an_empty_list(qtbot: QtBot, found: FoundList) -> None:
    found.clear()
    with qtbot.assertNotEmitted(found.taken):
        QTest.keyClick(found, Qt.Key.Key_Return)
