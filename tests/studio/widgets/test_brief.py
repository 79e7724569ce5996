"""A message in one line, whatever its length: whole sentences first, and all of it for whoever asks why."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from signer.studio.widgets.brief import Brief
from signer.studio.widgets.pieces import across

SHORT = "The elbow is as high as it goes."
LONG = (
    f"{SHORT} The fingertip is 12 mm short of the temple.\nMove the place, or turn the wrist; then "
    "the elbow may rise again."
)


@pytest.fixture
def brief(qtbot: QtBot) -> Brief:
    made = Brief("brief")
    qtbot.addWidget(made)
    made.resize(400, made.sizeHint().height())
    made.show()
    return made


def shown(brief: Brief) -> QLabel:
    return brief.findChild(QLabel, "brief.words")


def test_a_short_message_is_all_there(brief: Brief) -> None:
    brief.set_text(SHORT)
    assert shown(brief).text() == SHORT
    assert not brief.is_cut


def test_of_a_long_message_the_line_has_whole_sentences_and_a_button_has_all(brief: Brief) -> None:
    brief.set_text(LONG)
    assert shown(brief).text() == SHORT
    assert brief.text == LONG
    QTest.mouseClick(brief.findChild(QToolButton, "brief.why"), Qt.MouseButton.LeftButton)
    card = QApplication.activePopupWidget()
    assert card is not None
    assert card.findChild(QLabel).text() == LONG
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None


def test_the_button_is_whole_however_little_room_there_is(qtbot: QtBot) -> None:
    line = QWidget()
    qtbot.addWidget(line)
    made, beside = Brief("brief"), QLabel("Word " * 20)
    across(line, (beside, 100), (made, 1))
    line.show()
    for width in range(600, 900, 100):
        line.resize(width, 40)
        for text in (LONG, "", SHORT, LONG):
            made.set_text(text)
            QApplication.processEvents()
            why = made.findChild(QToolButton, "brief.why")
            assert made.width() >= why.sizeHint().width() or not text
            assert why.isHidden() or why.width() >= why.sizeHint().width()


def test_a_message_is_never_higher_than_a_line_nor_its_words_wider_than_their_place(brief: Brief) -> None:
    for width in range(60, 900, 60):
        brief.resize(width, brief.sizeHint().height())
        for text in (SHORT, LONG, "Word" * 90, ""):
            brief.set_text(text)
            QApplication.processEvents()
            words = shown(brief)
            assert brief.sizeHint().height() <= 34
            assert "\n" not in words.text()
            drawn = words.fontMetrics().elidedText(words.text(), Qt.TextElideMode.ElideRight, words.width())
            assert words.isHidden() or words.fontMetrics().horizontalAdvance(drawn) <= words.width()
            assert brief.is_cut or words.text() == text
