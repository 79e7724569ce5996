from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from signer.studio.widgets.fold import Section


def test_a_click_on_the_header_asks_to_open(qtbot: QtBot) -> None:
    section = Section("test.section", "Handshape", QLabel("body"), "Ctrl+1")
    qtbot.addWidget(section)
    with qtbot.waitSignal(section.opened):
        QTest.mouseClick(section, Qt.MouseButton.LeftButton, pos=QPoint(150, 10))


def test_a_click_in_the_body_does_not(qtbot: QtBot) -> None:
    section = Section("test.section", "Handshape", QLabel("body"), "Ctrl+1")
    qtbot.addWidget(section)
    section.resize(300, 300)
    with qtbot.assertNotEmitted(section.opened):
        QTest.mouseClick(section, Qt.MouseButton.LeftButton, pos=QPoint(150, 200))


def test_folded_it_keeps_its_answer(qtbot: QtBot) -> None:
    section = Section("test.section", "Handshape", QLabel("body"), "Ctrl+1")
    qtbot.addWidget(section)
    section.set_answer("I")
    section.fold(True)
    assert section.is_folded
    assert section.sizeHint().height() < 60
    assert any(label.text() == "I" for label in section.findChildren(QLabel))
    section.fold(False)
    assert not section.is_folded
