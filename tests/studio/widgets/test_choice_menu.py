from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton
from pytestqt.qtbot import QtBot

from signer.studio.widgets.choice_menu import offer, open_below, passing_menu

SIZES = (("Small", 1), ("Middling", 2), ("Large", 3))


def test_what_is_so_now_is_ticked_alone_and_a_click_chooses_another(qtbot: QtBot) -> None:
    button, chosen = QToolButton(), list[int]()
    qtbot.addWidget(button)
    button.show()
    menu = passing_menu(button, "sizes")
    _, middling, large = offer(menu, SIZES, 2, chosen.append)
    open_below(menu, button)
    assert [action for action in menu.actions() if action.isChecked()] == [middling]
    QTest.mouseClick(
        menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(large).center()
    )
    assert chosen == [3]
    qtbot.waitUntil(lambda: button.findChild(QMenu, "sizes") is None)


def test_nothing_is_ticked_where_none_of_the_choices_is_so(qtbot: QtBot) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    assert not any(
        action.isChecked() for action in offer(passing_menu(button, "sizes"), SIZES, None, lambda _size: None)
    )
