import math

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.kinematics.orientation import DIRECTIONS, DirectionName
from signer.studio.widgets.direction_pad import HEIGHT_PX, SPOTS, DirectionPad
from signer.words import facing


@pytest.fixture
def pad(qtbot: QtBot) -> tuple[DirectionPad, list[str]]:
    made = DirectionPad("test.palm", "Palm")
    qtbot.addWidget(made)
    made.resize(136, HEIGHT_PX)
    chosen: list[str] = []
    made.chosen.connect(chosen.append)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(lambda: made.hasFocus())
    return made, chosen


@pytest.mark.parametrize("name", list(SPOTS))
def test_each_button_chooses_its_direction(name: str, pad: tuple[DirectionPad, list[str]]) -> None:
    made, chosen = pad
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=made.spot(name).center().toPoint())
    assert chosen == [name]


def test_no_two_buttons_overlap_and_all_are_inside(pad: tuple[DirectionPad, list[str]]) -> None:
    made, _ = pad
    spots = [made.spot(name) for name in SPOTS]
    assert all(made.rect().contains(spot.toAlignedRect()) for spot in spots)
    assert not any(first.intersects(second) for k, first in enumerate(spots) for second in spots[k + 1 :])


@pytest.mark.parametrize(
    ("key", "name"),
    [(Qt.Key.Key_Up, "up"), (Qt.Key.Key_Left, "left"), (Qt.Key.Key_I, "in"), (Qt.Key.Key_O, "out")],
)
def test_keys_choose(key: Qt.Key, name: str, pad: tuple[DirectionPad, list[str]]) -> None:
    made, chosen = pad
    QTest.keyClick(made, key)
    assert chosen == [name]


def test_hovering_tells_and_leaving_tells(pad: tuple[DirectionPad, list[str]], qtbot: QtBot) -> None:
    made, _ = pad
    hovered: list[str] = []
    made.hovered.connect(hovered.append)
    QTest.mouseMove(made, made.spot("out").center().toPoint())
    qtbot.waitUntil(lambda: hovered == ["out"])
    QTest.mouseMove(made, made.rect().bottomRight())
    qtbot.waitUntil(lambda: hovered == ["out", ""])


@pytest.mark.parametrize("name", list(SPOTS))
def test_each_direction_looks_different(name: str, pad: tuple[DirectionPad, list[str]]) -> None:
    made, _ = pad
    made.show_direction(None)
    nothing = made.grab().toImage()
    made.show_direction(facing.NAMED[name])
    assert made.nearest() == (name, 0.0)
    assert made.grab().toImage() != nothing


def test_between_two_directions_none_is_chosen_and_the_degrees_are_said(
    pad: tuple[DirectionPad, list[str]],
) -> None:
    made, _ = pad
    made.show_direction((0.0, 0.8, 0.6))
    assert made.accessibleDescription() == "up, 37 degrees off"


@pytest.mark.parametrize("name", list(DIRECTIONS))
def test_a_little_farther_off_changes_nothing_but_the_words_that_say_so(
    name: DirectionName, pad: tuple[DirectionPad, list[str]]
) -> None:
    made, _ = pad
    towards, aside = DIRECTIONS[name], DIRECTIONS["up" if name not in ("up", "down") else "left"]
    pictures = []
    for angle in (0.3, 0.4):
        x, y, z = math.cos(angle) * towards + math.sin(angle) * aside
        made.show_direction((x, y, z))
        assert made.nearest()[0] == name
        pictures.append(made.grab().toImage())
    changed = [
        QPointF(x, y)
        for x in range(136)
        for y in range(HEIGHT_PX)
        if pictures[0].pixel(x, y) != pictures[1].pixel(x, y)
    ]
    assert changed
    assert all(made.off_place().contains(each) for each in changed)
