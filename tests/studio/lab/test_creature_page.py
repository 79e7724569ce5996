"""The creature's page under real mouse and key events."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.studio.lab.creature_page import CreaturePage
from signer.studio.lab.window import LabWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(new_lab: LabWindow, qtbot: QtBot) -> CreaturePage:
    click(new_lab, "lab.page.creature")
    qtbot.waitUntil(lambda: new_lab.creature.isVisible())
    return new_lab.creature


def click(parent: QWidget, name: str, at: QPoint | None = None) -> None:
    found = parent.findChild(QWidget, name)
    assert found is not None
    QTest.mouseClick(
        found, LEFT, Qt.KeyboardModifier.NoModifier, at if at is not None else found.rect().center()
    )


def test_it_chases_the_pointer(page: CreaturePage, qtbot: QtBot) -> None:
    meadow = page.meadow
    place = QPoint(meadow.width() // 2 + 180, meadow.height() // 2)
    QTest.mouseMove(meadow, place)
    eaten = meadow.creature.eaten
    qtbot.waitUntil(
        lambda: (
            (meadow.spot(tuple(meadow.creature.joints[-1])) - meadow.spot(meadow.morsel)).manhattanLength()
            < 25
        )
    )
    assert (meadow.spot(meadow.morsel).toPoint() - place).manhattanLength() <= 2
    qtbot.waitUntil(lambda: meadow.creature.eaten > eaten)
    assert "eaten" in page.state.text()


def test_without_a_pointer_the_morsel_flies_by_itself(page: CreaturePage, qtbot: QtBot) -> None:
    before = page.meadow.morsel
    qtbot.waitUntil(lambda: page.meadow.morsel != before)


def test_arrows_lead_the_morsel(page: CreaturePage) -> None:
    QTest.keyClick(page.meadow, Qt.Key.Key_Up)
    x, y = page.meadow.morsel
    QTest.keyClick(page.meadow, Qt.Key.Key_Right)
    assert page.meadow.morsel == (pytest.approx(x + 0.25), y)


def test_controls_change_the_creature(page: CreaturePage) -> None:
    click(page, "lab.creature.method.ccd")
    click(page, "lab.creature.elastic", QPoint(12, 12))
    for field, text in ((page.links, "5"), (page.clamp, "60"), (page.damping, "2")):
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    habits = page.meadow.creature.habits
    assert (habits.method, habits.elastic, habits.links, habits.clamp_deg, habits.damping) == (
        "ccd",
        True,
        5,
        60.0,
        2.0,
    )


def test_unfurl_straightens_it(page: CreaturePage, qtbot: QtBot) -> None:
    click(page, "lab.creature.method.direct")
    click(page, "lab.creature.unfurl")
    assert page.meadow.creature.unfurling
    qtbot.waitUntil(lambda: not page.meadow.creature.unfurling)


def test_time_stands_still_while_nobody_looks(new_lab: LabWindow, page: CreaturePage, qtbot: QtBot) -> None:
    click(new_lab, "lab.page.methods")
    qtbot.waitUntil(lambda: not page.isVisible())
    before = page.meadow.creature
    qtbot.wait(60)
    assert page.meadow.creature is before
