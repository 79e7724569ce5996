"""A line of text that gives way keeps all its words in the tooltip."""

from pytestqt.qtbot import QtBot

from signer.studio.widgets.pieces import Elided


def test_a_line_that_fits_needs_no_tooltip(qtbot: QtBot) -> None:
    line = Elided("Temple, right")
    qtbot.addWidget(line)
    line.resize(300, 20)
    line.show()
    assert line.toolTip() == ""


def test_a_line_that_does_not_fit_has_its_words_in_the_tooltip(qtbot: QtBot) -> None:
    line = Elided("Just in front of the mouth")
    qtbot.addWidget(line)
    line.resize(60, 20)
    line.show()
    line.grab()
    assert line.toolTip() == "Just in front of the mouth"
