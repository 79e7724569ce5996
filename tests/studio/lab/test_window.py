"""The lab under real mouse and key events."""

from dataclasses import replace
from math import radians

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from signer.iterative.problem import Problem
from signer.studio.lab.scene import FIRST_TURN
from signer.studio.lab.window import LabWindow
from signer.studio.look import theme
from signer.studio.widgets.number_field import NumberField

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
BOX = QPoint(12, 12)


def child(lab: QWidget, name: str) -> QWidget:
    found = lab.findChild(QWidget, name)
    assert found is not None, name
    return found


def click(lab: LabWindow, name: str, qtbot: QtBot, at: QPoint | None = None) -> None:
    found = child(lab, name)
    QTest.mouseClick(found, LEFT, NONE, at if at is not None else found.rect().center())
    settled(lab, qtbot)


def settled(lab: LabWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not lab.is_busy)


def typed(lab: LabWindow, name: str, text: str, qtbot: QtBot) -> None:
    field = child(lab, name)
    assert isinstance(field, NumberField)
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    settled(lab, qtbot)


def drag(widget: QWidget, start: QPoint, end: QPoint, *, release: bool = True) -> None:
    QTest.mousePress(widget, LEFT, NONE, start)
    for step in range(1, 6):
        QTest.mouseMove(widget, start + (end - start) * step / 5)
    if release:
        QTest.mouseRelease(widget, LEFT, NONE, end)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def row_at(lab: LabWindow, method: str, x: int) -> QPoint:
    return QPoint(x, lab.table.visualItemRect(lab.table.rows[method]).center().y())


def test_the_target_is_dragged_beyond_reach_and_escape_brings_it_back(lab: LabWindow, qtbot: QtBot) -> None:
    scene, before = lab.scene, lab.answer.target
    end = QPoint(scene.width() - 12, scene.height() // 2)
    scene.setFocus()
    drag(scene, scene.target_spot().toPoint(), end, release=False)
    settled(lab, qtbot)
    assert (scene.target_spot().toPoint() - end).manhattanLength() <= 2
    assert [lab.table.rows[name].text(5) for name in ("direct", "pseudo_inverse")] == [
        "exact nearest",
        "spinning",
    ]
    assert "beyond reach" in scene.accessibleDescription()
    QTest.keyClick(scene, Qt.Key.Key_Escape)
    QTest.mouseRelease(scene, LEFT, NONE, end)
    settled(lab, qtbot)
    assert lab.answer.target == pytest.approx(before)


def test_a_flat_target_comes_to_the_pointer_and_arrows_move_it_by_a_hundredth(
    lab: LabWindow, qtbot: QtBot
) -> None:
    place = lab.scene.rect().center() + QPoint(-120, 60)
    click(lab, "lab.scene", qtbot, place)
    assert (lab.scene.target_spot().toPoint() - place).manhattanLength() <= 2
    for key, way in (
        (Qt.Key.Key_Right, (0, 0, 1)),
        (Qt.Key.Key_Up, (0, 1, 0)),
        (Qt.Key.Key_Left, (0, 0, -1)),
    ):
        before = lab.answer.target
        QTest.keyClick(lab.scene, key)
        settled(lab, qtbot)
        assert lab.answer.target - before == pytest.approx(0.01 * lab.answer.reach * np.array(way), abs=1e-12)


def test_many_moves_in_one_turn_are_solved_once(
    lab: LabWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from signer.studio.lab import window

    counted, real = [], window.answered
    monkeypatch.setattr(window, "answered", lambda *asked: counted.append(asked) or real(*asked))
    for step in range(20):
        lab.scene.target_moved.emit(np.array((0.0, 0.1, 0.3 + 0.005 * step)))
    assert not counted
    settled(lab, qtbot)
    assert len(counted) == 1


def test_in_space_the_ground_turns_the_view_and_the_elbow_rises_while_the_tip_stays(
    lab: LabWindow, qtbot: QtBot
) -> None:
    click(lab, "lab.kind.space", qtbot)
    target, before = lab.answer.target, lab.answer.runs[0].points[-1]
    drag(lab.scene, QPoint(40, 60), QPoint(120, 90))
    assert lab.scene.turn == pytest.approx((FIRST_TURN[0] - radians(40), FIRST_TURN[1] + radians(15)))
    assert lab.answer.target is target
    assert lab.scene.place(lab.scene.target_spot()) == pytest.approx(target, abs=1e-12)
    assert lab.scene.axes() @ lab.scene.axes().T == pytest.approx(np.eye(3), abs=1e-12)
    drag(lab.scene, QPoint(40, 60), QPoint(40, 900))
    assert lab.scene.turn[1] == pytest.approx(radians(89))
    typed(lab, "lab.swivel", "90", qtbot)
    after = lab.answer.runs[0].points[-1]
    assert after[1, 1] > before[1, 1] + 0.05
    assert after[-1] == pytest.approx(before[-1], abs=1e-12)


def test_controls_change_the_question(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.kind.links", qtbot)
    for name, text in (("links", "7"), ("damping", "4"), ("clamp", "45"), ("iterations", "25")):
        typed(lab, f"lab.{name}", text, qtbot)
    for name in ("elastic", "follow"):
        click(lab, f"lab.{name}", qtbot, BOX)
    asked = Problem().of_kind("links")
    changed = replace(asked, links=7, damping=4.0, clamp_deg=45.0, iterations=25, elastic=True, goes_on=True)
    assert lab.answer.problem == changed
    assert len(lab.answer.runs[1].errors) == 26
    assert lab.answer.runs[0].points[-1].shape == (8, 3)


def test_presets_ask_say_what_to_look_at_and_show_the_methods_that_can(lab: LabWindow, qtbot: QtBot) -> None:
    rows = lab.table.rows
    click(lab, "lab.preset.juggler", qtbot)
    assert not rows["juggler"].isHidden()
    assert lab.words.text().endswith("come to rest. All arrive.")
    click(lab, "lab.kind.links", qtbot)
    assert (rows["juggler"].isHidden(), rows["direct"].text(0)) == (True, "Direct, even arc")
    click(lab, "lab.preset.worksheet", qtbot)
    assert rows["direct"].text(0) == "Direct"
    click(lab, "lab.preset.creature", qtbot)
    assert (lab.follow.isChecked(), lab.iteration.maximum()) == (True, 1)


def test_unticked_methods_are_neither_drawn_nor_plotted(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.preset.beyond", qtbot)
    before = picture(lab.scene)
    QTest.mouseClick(lab.table.viewport(), LEFT, NONE, row_at(lab, "pseudo_inverse", 12))
    assert not lab.errors.curves["pseudo_inverse"].isVisible()
    assert "pseudo_inverse" not in lab.scene.shown
    assert picture(lab.scene) != before


def test_pointing_at_a_method_or_going_to_it_by_keys_brings_its_way_forward(
    lab: LabWindow, qtbot: QtBot
) -> None:
    click(lab, "lab.preset.beyond", qtbot)
    before = picture(lab.scene)
    for step, method in enumerate(("damped_least_squares", "ccd")):
        QTest.mouseMove(lab.table.viewport(), row_at(lab, method, 90 + step))
        qtbot.waitUntil(lambda method=method: lab.scene.lit == method)
        assert picture(lab.scene) != before
    QTest.mouseMove(lab.scene, QPoint(5, 5))
    qtbot.waitUntil(lambda: lab.scene.lit is None)
    assert picture(lab.scene) == before
    lab.table.setFocus()
    lab.table.setCurrentItem(lab.table.rows["direct"])
    QTest.keyClick(lab.table, Qt.Key.Key_Down)
    assert lab.scene.lit == "ccd"
    QTest.keyClick(lab.table, Qt.Key.Key_Space)
    assert "ccd" not in lab.scene.shown


def test_the_slider_goes_back_to_an_iteration_and_play_through_all(lab: LabWindow, qtbot: QtBot) -> None:
    typed(lab, "lab.iterations", "5", qtbot)
    last = picture(lab.scene)
    QTest.keyClick(lab.iteration, Qt.Key.Key_Home)
    assert (lab.scene.iteration, lab.errors.line.value()) == (0, 0)
    assert picture(lab.scene) != last
    QTest.keyClick(lab.iteration, Qt.Key.Key_End)
    assert picture(lab.scene) == last
    click(lab, "lab.play", qtbot)
    assert lab.iteration.value() == 0
    lab._clock.setInterval(1)
    qtbot.waitUntil(lambda: not lab._clock.isActive())
    assert lab.scene.iteration is None


@pytest.mark.parametrize("name", ["turned", "error"])
def test_the_target_is_drawn_out_and_back_when_it_rests(name: str, lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, f"lab.which.{name}", qtbot)
    x, y = lab.joints.curves["direct"].getData()
    assert (x.min(), x.max()) == (pytest.approx(75.0, abs=1.0), pytest.approx(115.0))
    assert np.isfinite(y).all()


def test_it_draws_in_both_themes_at_its_smallest_and_nothing_sticks_out(
    lab: LabWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    lab.resize(lab.minimumSize())
    qtbot.waitUntil(lambda: lab.size() == lab.minimumSize())
    for name, kind in (("light", "plane"), ("light", "space"), ("dark", "links")):
        theme.use_theme(qapp, name)
        click(lab, f"lab.kind.{kind}", qtbot)
        assert picture(lab.errors.plot).pixelColor(3, 3) == theme.colour("raised")
        qtbot.waitUntil(lambda: outside(lab) == [])


def outside(lab: LabWindow) -> list[str]:
    return [
        each.objectName() for each in lab.findChildren(QWidget)
        if isinstance(each, QAbstractButton | NumberField) and each.isVisible()
        and not lab.rect().contains(each.rect().translated(each.mapTo(lab, QPoint(0, 0))))
    ]  # fmt: skip


def test_every_control_has_a_name_to_be_spoken(lab: LabWindow) -> None:
    nameless = [
        (type(each).__name__, each.objectName())
        for each in lab.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not each.objectName().startswith("qt_")
        and not (each.objectName() and (each.accessibleName() or each.property("text")))
    ]
    assert nameless == []
