import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.studio.widgets.segments import Segment, Segments


@pytest.fixture
def segments(qtbot: QtBot) -> tuple[Segments, list[str]]:
    made = Segments(
        "test.side", "Side", [Segment("right", "R"), Segment("left", "L"), Segment("both", "Both")]
    )
    qtbot.addWidget(made)
    chosen: list[str] = []
    made.chosen.connect(chosen.append)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made, chosen


def test_a_click_chooses(segments: tuple[Segments, list[str]]) -> None:
    made, chosen = segments
    QTest.mouseClick(made.group.button(1), Qt.MouseButton.LeftButton)
    assert (made.value, chosen) == ("left", ["left"])


def test_arrows_move_the_choice_round(segments: tuple[Segments, list[str]], qtbot: QtBot) -> None:
    made, chosen = segments
    made.group.button(0).setFocus()
    qtbot.waitUntil(
        made.group.button(0).hasFocus
    )  # a button hands arrows on only where it has the keyboard, which the screen gives when it can
    QTest.keyClick(made.group.button(0), Qt.Key.Key_Left)
    assert (made.value, chosen) == ("both", ["both"])


def test_showing_a_choice_announces_nothing(segments: tuple[Segments, list[str]]) -> None:
    made, chosen = segments
    made.choose("left")
    assert (made.value, chosen) == ("left", [])


def test_an_unknown_choice_shows_none(segments: tuple[Segments, list[str]]) -> None:
    made, chosen = segments
    made.choose("")
    assert (made.value, chosen) == ("", [])
    made.choose("right")
    assert made.value == "right"
