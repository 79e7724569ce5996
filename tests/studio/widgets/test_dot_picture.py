"""Dots on a picture under real mouse and key events."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from signer.studio.look import theme
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.dots import Dot
from tests.helpers.windows import wheel

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
DOTS = (
    Dot("middle", "Middle", 0.5, 0.5), Dot("right", "Right", 0.8, 0.5), Dot("up", "Up", 0.5, 0.2, seen=False),
    Dot("crowded", "Crowded", 0.53, 0.52),
)  # fmt: skip


def made(qtbot: QtBot, *, can_turn: bool = False) -> DotPicture:
    picture = DotPicture("test.picture", "Places", can_turn=can_turn)
    qtbot.addWidget(picture)
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    picture.set_picture(image)
    picture.set_dots(DOTS)
    picture.resize(280, 240)
    picture.show()
    qtbot.waitExposed(picture)
    return picture


def test_a_click_near_a_dot_chooses_it(qtbot: QtBot) -> None:
    picture = made(qtbot)
    with qtbot.waitSignal(picture.chosen) as heard:
        QTest.mouseClick(picture, LEFT, NONE, picture.spot("right").toPoint() + QPoint(7, -6))
    assert heard.args == ["right"]
    assert picture.chosen_dot == "right"


def test_a_click_on_bare_ground_chooses_nothing(qtbot: QtBot) -> None:
    picture = made(qtbot)
    with qtbot.assertNotEmitted(picture.chosen):
        QTest.mouseClick(picture, LEFT, NONE, QPoint(30, 30))


def test_a_crowded_dot_appears_when_zoomed(qtbot: QtBot) -> None:
    picture = made(qtbot)
    assert "crowded" not in picture.shown_dots()
    for _ in range(7):
        wheel(picture, picture.spot("crowded").toPoint())
    assert {"middle", "crowded"} <= set(picture.shown_dots())
    QTest.mouseClick(picture, LEFT, NONE, picture.spot("crowded").toPoint())
    assert picture.chosen_dot == "crowded"


def test_the_buttons_and_keys_zoom_and_escape_shows_all_again(qtbot: QtBot) -> None:
    picture = made(qtbot)
    QTest.mouseClick(picture.findChild(QToolButton, "test.picture.zoom_in"), LEFT)
    once = picture.view.zoom
    QTest.keyClick(picture, Qt.Key.Key_Plus)
    assert picture.view.zoom > once > 1.0
    QTest.keyClick(picture, Qt.Key.Key_Escape)
    assert picture.view.zoom == 1.0


@pytest.mark.parametrize(("key", "name"), [(Qt.Key.Key_Right, "right"), (Qt.Key.Key_Up, "up")])
def test_arrows_walk_and_enter_takes(qtbot: QtBot, key: Qt.Key, name: str) -> None:
    picture = made(qtbot)
    picture.set_chosen("middle")
    QTest.keyClick(picture, key)
    if name == "right":
        QTest.keyClick(picture, key)  # past the crowded one, which the arrows reach all the same
    assert picture.chosen_dot == "middle"
    QTest.keyClick(picture, Qt.Key.Key_Return)
    assert picture.chosen_dot == name


def test_what_is_chosen_and_where_the_arrows_stand_is_told(qtbot: QtBot) -> None:
    picture = made(qtbot)
    picture.set_chosen("middle")
    QTest.keyClick(picture, Qt.Key.Key_Up)
    assert picture.accessibleDescription() == "4 places. Chosen: Middle. At Up; Enter takes it."


def test_dragging_turns_what_can_be_turned_and_chooses_nothing(qtbot: QtBot) -> None:
    picture = made(qtbot, can_turn=True)
    start = picture.spot("middle").toPoint()
    with qtbot.assertNotEmitted(picture.chosen), qtbot.waitSignal(picture.turned):
        QTest.mousePress(picture, LEFT, NONE, start)
        QTest.mouseMove(picture, start + QPoint(20, 0))
        QTest.mouseMove(picture, start + QPoint(40, 10))
        QTest.mouseRelease(picture, LEFT, NONE, start + QPoint(40, 10))


def test_dragging_moves_a_zoomed_picture(qtbot: QtBot) -> None:
    picture = made(qtbot)
    for _ in range(6):
        wheel(picture, QPoint(140, 120))
    before = picture.spot("middle")
    QTest.mousePress(picture, LEFT, NONE, QPoint(30, 30))
    QTest.mouseMove(picture, QPoint(60, 40))
    QTest.mouseRelease(picture, LEFT, NONE, QPoint(60, 40))
    assert picture.spot("middle").x() == pytest.approx(before.x() + 30, abs=1)


def test_without_a_picture_it_says_why(qtbot: QtBot) -> None:
    picture = made(qtbot)
    picture.set_picture(None, "Choose a handshape first.")
    picture.set_dots(())
    assert not picture.findChild(QToolButton, "test.picture.zoom_in").isVisible()
    picture.grab()


@pytest.mark.parametrize("name", ["dark", "light"])
def test_it_draws_in_both_themes(qtbot: QtBot, qapp: QApplication, name: theme.ThemeName) -> None:
    theme.use_theme(qapp, name)
    picture = made(qtbot)
    picture.set_chosen("middle")
    drawn = picture.grab().toImage()
    assert drawn.pixelColor(picture.spot("middle").toPoint()) == theme.colour("accent")


def test_enter_takes_what_is_chosen_before_and_after_its_dots_have_come(qtbot: QtBot) -> None:
    picture = made(qtbot)
    taken: list[str] = []
    picture.chosen.connect(taken.append)
    name, dots = picture.dots[0].id, picture.dots
    for shown in ((), dots):
        picture.set_dots(shown)
        picture.set_chosen(name)
        QTest.keyClick(picture, Qt.Key.Key_Return)
    assert taken == [name, name]


def test_space_takes_nothing(qtbot: QtBot) -> None:
    picture = made(qtbot)
    taken: list[str] = []
    picture.chosen.connect(taken.append)
    picture.set_chosen(picture.dots[0].id)
    QTest.keyClick(picture, Qt.Key.Key_Space)
    assert taken == []
