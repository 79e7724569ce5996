"""A signer is shaped by bars and numbers, step by step back and on, and shows the sign once it is used."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from body_model.bodies import BUILDS
from signer import avatars
from signer.avatars import Shaped, shaped_like
from signer.studio.drawing import recorder
from signer.studio.files.own_avatars import OwnAvatars
from signer.studio.side_windows.body_dialog import BUILD, COLOURS, TAKEN, BodyDialog
from signer.studio.stage.canvas import Canvas
from signer.studio.widgets.bars import LevelBar
from signer.studio.window import Window
from tests.helpers.windows import FEW_PIXELS


@pytest.fixture(autouse=True)
def few_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "signer_closeup", partial(recorder.signer_closeup, quality=FEW_PIXELS))
    monkeypatch.setattr(OwnAvatars, "_fit", lambda *_: None)
    monkeypatch.setattr(Canvas, "_warm", lambda _canvas: None)


@pytest.fixture
def page(qtbot: QtBot) -> BodyDialog:
    made = BodyDialog(None, shaped_like("woman"), {"Berta"})
    qtbot.addWidget(made)
    made.show()
    return made


def bar(page: BodyDialog, name: str) -> LevelBar:
    return page._bars[name][1]


def drag(page: BodyDialog, name: str, to: float) -> None:
    """Drag a bar from where it stands to a value."""
    wanted = bar(page, name)
    here, there = (QPoint(round(wanted.x_of(value)), 14) for value in (wanted.value, to))
    QTest.mousePress(wanted, Qt.MouseButton.LeftButton, pos=here)
    QTest.mouseMove(wanted, there)
    QTest.mouseRelease(wanted, Qt.MouseButton.LeftButton, pos=there)


def test_bars_and_numbers_shape_the_body_and_each_is_a_step(page: BodyDialog) -> None:
    assert page.signer.build == BUILDS["woman"]
    drag(page, "weight", 60.0)
    assert page.signer.build.weight == pytest.approx(0.6, abs=0.03)
    QTest.keyClick(bar(page, "shoulders"), Qt.Key.Key_PageUp)
    QTest.keyClick(bar(page, "shoulders"), Qt.Key.Key_Left)
    assert page.signer.build.shoulders == pytest.approx(0.09)
    assert bar(page, "shoulders").accessibleDescription() == "9 percent"
    number = page._bars["age"][2]
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "57.5")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert page.signer.build.age == pytest.approx(0.5)
    drag(page, "hair", 0.0)
    assert page.signer.colours["hair"] == pytest.approx(0.0, abs=0.1)
    steps = [page.signer]
    for _ in range(4):
        QTest.mouseClick(page._undo, Qt.MouseButton.LeftButton)
        steps.append(page.signer)
    assert (page.signer.build, page.signer.colours) == (BUILDS["woman"], shaped_like("woman").colours)
    assert not page._undo.isEnabled()
    for before in reversed(steps[:-1]):
        QTest.mouseClick(page._redo, Qt.MouseButton.LeftButton)
        assert page.signer is before


def test_escape_gives_a_drag_up_and_what_is_given_up_is_no_step(page: BodyDialog) -> None:
    weight = bar(page, "weight")
    QTest.mousePress(weight, Qt.MouseButton.LeftButton, pos=QPoint(round(weight.x_of(50.0)), 14))
    assert page.signer.build.weight > 0.4
    QTest.keyClick(weight, Qt.Key.Key_Escape)
    assert page.signer.build == BUILDS["woman"]
    assert not page._past


def test_another_face_comes_with_its_own_build_and_the_name_stays(page: BodyDialog) -> None:
    page._name.setText("Carla")
    drag(page, "muscle", 50.0)
    page._like.setFocus()
    page._like.setCurrentIndex(page._like.findData("older-man"))
    page._like.activated.emit(page._like.currentIndex())
    assert (page.signer.like, page.signer.build) == ("older-man", BUILDS["older-man"])
    drag(page, "muscle", 50.0)
    QTest.mouseClick(page._reset, Qt.MouseButton.LeftButton)
    assert page.signer.build == BUILDS["older-man"]
    assert page._name.text() == "Carla"


def test_a_name_that_another_signer_has_is_not_taken(page: BodyDialog) -> None:
    for text, is_free in (("Berta", False), ("Bert", True), ("  ", False)):
        name = page.findChild(QLineEdit, "body.name")
        assert name is not None
        name.selectAll()
        QTest.keyClicks(name, text)
        assert page.take.isEnabled() == is_free
        assert (page._words.text() == TAKEN) == (text == "Berta")


def test_every_bar_has_a_name_and_a_value_for_screen_readers(page: BodyDialog) -> None:
    for name, (measure, shown, number) in page._bars.items():
        assert shown.accessibleName() == number.accessibleName() == measure.words
        assert shown.accessibleDescription().endswith("years" if name == "age" else "percent")
    assert page._bars.keys() == {*BUILD, *COLOURS}


def test_a_signer_that_is_used_shows_the_sign_and_is_shaped_on(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shaped = list[Shaped]()

    def accept(page: BodyDialog) -> int:
        page.show()
        drag(page, "arms", -80.0)
        QTimer.singleShot(0, page.take.click)
        qtbot.waitUntil(lambda: page.result() == 1)
        shaped.append(page.signer)
        return page.result()

    monkeypatch.setattr(BodyDialog, "exec", accept)
    for _ in range(2):
        action = window.findChild(QAction, "action.customise_signer")
        assert action is not None
        action.trigger()
        qtbot.waitUntil(lambda: window.session.signer.endswith("My signer.avatar"))
    path = Path(window.session.signer)
    read = avatars.load_avatar(path)
    assert isinstance(read, Shaped)
    assert (read.build, read.name) == (shaped[-1].build, "My signer")
    assert window.session.character.body.heads == pytest.approx(read.body.heads)
    window.session.show_signer("signer-hm08")
    path.unlink()


def test_its_buttons_stand_on_a_low_screen(page: BodyDialog) -> None:
    page.resize(page.width(), 560)
    assert page.height() == 560
    assert page.rect().contains(page.take.geometry().translated(page.buttons.pos()))
