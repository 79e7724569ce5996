"""The lab under real mouse and key events."""

import itertools

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from signer.studio.files.settings import Settings
from signer.studio.lab import scene_paint
from signer.studio.lab.window import LabWindow
from signer.studio.look import theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.window import Window
from signer.studio.workspace import Workspace

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def child(lab: QWidget, name: str) -> QWidget:
    found = lab.findChild(QWidget, name)
    assert found is not None, name
    return found


def click(lab: LabWindow, name: str, qtbot: QtBot) -> None:
    QTest.mouseClick(child(lab, name), LEFT)
    settled(lab, qtbot)


def settled(lab: LabWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not lab.bench.is_busy)


def verdict(lab: LabWindow, method: str) -> str:
    words = child(lab, f"lab.verdict.{method}")
    assert isinstance(words, QLabel)
    return words.text()


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


def test_the_target_is_dragged_beyond_reach_and_the_direct_solver_gives_the_nearest(
    lab: LabWindow, qtbot: QtBot
) -> None:
    scene = lab.bench.scene
    start, end = scene.target_spot().toPoint(), QPoint(scene.width() - 12, scene.height() // 2)
    drag(scene, start, end)
    settled(lab, qtbot)
    assert (scene.target_spot().toPoint() - end).manhattanLength() <= 2
    assert not lab.bench.answer.is_reachable
    assert verdict(lab, "direct") == "exact nearest"
    assert verdict(lab, "pseudo_inverse") == "spinning"
    assert "beyond reach" in scene.accessibleDescription()


def test_a_flat_target_comes_to_the_pointer(lab: LabWindow, qtbot: QtBot) -> None:
    scene, place = lab.bench.scene, QPoint(scene_middle(lab).x() - 120, scene_middle(lab).y() + 60)
    QTest.mouseClick(scene, LEFT, NONE, place)
    settled(lab, qtbot)
    assert (scene.target_spot().toPoint() - place).manhattanLength() <= 2


def scene_middle(lab: LabWindow) -> QPoint:
    return lab.bench.scene.rect().center()


def test_escape_gives_up_a_drag(lab: LabWindow, qtbot: QtBot) -> None:
    scene, before = lab.bench.scene, lab.bench.answer.target
    scene.setFocus()
    drag(scene, scene.target_spot().toPoint(), QPoint(30, 30), release=False)
    QTest.keyClick(scene, Qt.Key.Key_Escape)
    settled(lab, qtbot)
    assert lab.bench.answer.target == pytest.approx(before)


def test_arrows_move_the_target_by_a_hundredth_of_the_reach(lab: LabWindow, qtbot: QtBot) -> None:
    for key, axis, way in (
        (Qt.Key.Key_Right, 2, 1),
        (Qt.Key.Key_Left, 2, -1),
        (Qt.Key.Key_Up, 1, 1),
        (Qt.Key.Key_Down, 1, -1),
    ):
        before = lab.bench.answer.target
        QTest.keyClick(lab.bench.scene, key)
        settled(lab, qtbot)
        moved = lab.bench.answer.target - before
        assert moved[axis] == pytest.approx(way * 0.01 * lab.bench.answer.reach)
        assert np.count_nonzero(np.abs(moved) > 1e-12) == 1


def test_many_moves_in_one_turn_are_solved_once(
    lab: LabWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from signer.studio.lab import bench

    counted: list[object] = []
    real = bench.answered
    monkeypatch.setattr(bench, "answered", lambda *asked: counted.append(asked) or real(*asked))
    scene = lab.bench.scene
    for step in range(20):
        place = scene.view.place(300 + step, 300, lab.bench.answer.target)
        scene.target_moved.emit(place)
    settled(lab, qtbot)
    assert len(counted) == 1


@pytest.mark.parametrize(
    ("name", "expected"),
    [("near", {"direct": "reached", "damped": "creeping"}), ("beyond", {"direct": "exact nearest", "pseudo_inverse": "spinning"}),
     ("inward", {"direct": "reached", "ccd": "reached", "damped": "stuck"}), ("worksheet", {"direct": "reached"}),
     ("juggler", {"direct": "reached", "juggler": "reached"})],
)  # fmt: skip
def test_a_preset_shows_what_it_promises(
    name: str, expected: dict[str, str], lab: LabWindow, qtbot: QtBot
) -> None:
    click(lab, f"lab.preset.{name}", qtbot)
    assert {method: verdict(lab, method) for method in expected} == expected


def test_the_worksheet_tells_its_numbers(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.preset.worksheet", qtbot)
    words = child(lab, "lab.words")
    assert isinstance(words, QLabel)
    assert "1.8235" in words.text()


def test_what_came_of_it_is_said_in_a_sentence_that_follows_the_target(lab: LabWindow, qtbot: QtBot) -> None:
    words = child(lab, "lab.words")
    assert isinstance(words, QLabel)
    click(lab, "lab.preset.beyond", qtbot)
    assert words.text().startswith("Nothing reaches this target")
    assert "Spinning: Pseudo." in words.text()
    QTest.mouseClick(lab.bench.scene, LEFT, NONE, scene_middle(lab) + QPoint(130, 20))
    settled(lab, qtbot)
    assert words.text() == "All arrive."


def test_only_methods_that_can_solve_the_chain_have_a_row(lab: LabWindow, qtbot: QtBot) -> None:
    assert not child(lab, "lab.row.heading").isVisible()
    click(lab, "lab.kind.space", qtbot)
    assert child(lab, "lab.row.heading").isVisible()
    assert not child(lab, "lab.row.juggler").isVisible()
    click(lab, "lab.preset.juggler", qtbot)
    assert child(lab, "lab.row.juggler").isVisible()


def test_unticked_methods_are_neither_drawn_nor_plotted(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.preset.beyond", qtbot)
    before = picture(lab.bench.scene)
    QTest.mouseClick(child(lab, "lab.show.pseudo_inverse"), LEFT, NONE, QPoint(12, 12))
    assert not lab.bench.errors.curves["pseudo_inverse"].isVisible()
    assert picture(lab.bench.scene) != before


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_pointing_at_a_method_brings_its_way_forward(
    lab: LabWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(lab, "lab.preset.beyond", qtbot)
    before = picture(lab.bench.scene)
    ways: list[str] = []
    postures: dict[str, tuple[bool, bool]] = {}
    draw_way, draw_posture = scene_paint.draw_way, scene_paint.draw_posture

    def draws_way(painter: object, view: object, method: str, points: object) -> None:
        ways.append(method)
        draw_way(painter, view, method, points)  # type: ignore[arg-type]

    def draws_posture(*given: object, faded: bool, thick: bool) -> None:
        postures[str(given[2])] = (faded, thick)
        draw_posture(*given, faded=faded, thick=thick)  # type: ignore[arg-type]

    monkeypatch.setattr(scene_paint, "draw_way", draws_way)
    monkeypatch.setattr(scene_paint, "draw_posture", draws_posture)
    columns = itertools.cycle(range(5, 9))

    def drawn_under(method: str) -> set[str]:
        """Draw with the pointer on a method; it moves each time, as the screen's own may rest on a row."""
        QTest.mouseMove(child(lab, f"lab.row.{method}"), QPoint(next(columns), 5))
        ways.clear()
        picture(lab.bench.scene)
        return set(ways)

    for method in ("damped", "ccd"):
        qtbot.waitUntil(lambda method=method: drawn_under(method) == {method})
        assert picture(lab.bench.scene) != before
        assert postures == {name: (name != method, name == method) for name in postures}
        assert len(postures) > 2
    QTest.mouseMove(lab.bench.scene, QPoint(5, 5))
    qtbot.waitUntil(lambda: picture(lab.bench.scene) == before)


def test_a_click_in_the_error_plot_goes_back_to_that_iteration(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.preset.beyond", qtbot)
    last, marker = picture(lab.bench.scene), lab.bench.errors.marker
    QTest.mouseClick(marker, LEFT, NONE, QPoint(round(marker.x_of(4)), 40))
    assert marker.iteration == 4
    assert picture(lab.bench.scene) != last
    QTest.keyClick(marker, Qt.Key.Key_Right)
    assert marker.iteration == 5
    QTest.keyClick(marker, Qt.Key.Key_End)
    assert picture(lab.bench.scene) == last


def test_play_goes_through_the_iterations_from_the_first(lab: LabWindow, qtbot: QtBot) -> None:
    typed(lab, "lab.iterations", "6", qtbot)
    marker = lab.bench.errors.marker
    QTest.mouseClick(child(lab, "lab.play"), LEFT)
    assert marker.iteration == 0
    qtbot.waitUntil(lambda: marker.iteration == 6)


def test_the_direct_method_says_what_it_is_for_more_than_two_links(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.kind.links", qtbot)
    assert child(lab, "lab.show.direct").property("text") == "Direct, even arc"
    click(lab, "lab.preset.worksheet", qtbot)
    assert child(lab, "lab.show.direct").property("text") == "Direct"


def test_controls_change_the_question(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.kind.links", qtbot)
    typed(lab, "lab.links", "7", qtbot)
    typed(lab, "lab.damping", "4", qtbot)
    typed(lab, "lab.clamp", "45", qtbot)
    typed(lab, "lab.iterations", "25", qtbot)
    QTest.mouseClick(child(lab, "lab.elastic"), LEFT, NONE, QPoint(12, 12))
    settled(lab, qtbot)
    asked = lab.bench.answer.problem
    assert (asked.links, asked.damping, asked.clamp_deg, asked.iterations, asked.elastic) == (
        7,
        4.0,
        45.0,
        25,
        True,
    )
    assert len(lab.bench.answer.runs[1].errors) == 26
    assert lab.bench.answer.runs[0].posture.shape == (8, 3)


def test_the_elbow_of_the_direct_solver_is_raised_and_the_tip_stays(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.kind.space", qtbot)
    before = lab.bench.answer.runs[0].posture
    typed(lab, "lab.swivel", "90", qtbot)
    after = lab.bench.answer.runs[0].posture
    assert after[1, 1] > before[1, 1] + 0.05
    assert after[-1] == pytest.approx(before[-1], abs=1e-12)


def test_going_on_from_the_last_posture_finishes_what_was_begun(lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, "lab.preset.near", qtbot)
    first = lab.bench.answer.runs[4].errors[-1]
    QTest.mouseClick(child(lab, "lab.follow"), LEFT, NONE, QPoint(12, 12))
    click(lab, "lab.preset.near", qtbot)
    assert lab.bench.answer.runs[4].errors[-1] < first


def test_dragging_the_ground_turns_the_view_in_space_and_leaves_the_target(
    lab: LabWindow, qtbot: QtBot
) -> None:
    click(lab, "lab.kind.space", qtbot)
    scene, target = lab.bench.scene, lab.bench.answer.target
    before = scene.view
    drag(scene, QPoint(40, 60), QPoint(120, 90))
    settled(lab, qtbot)
    assert scene.view != before
    assert lab.bench.answer.target is target


@pytest.mark.parametrize("name", ["turned", "error"])
def test_the_target_is_drawn_out_and_back_when_it_rests(name: str, lab: LabWindow, qtbot: QtBot) -> None:
    click(lab, f"lab.which.{name}", qtbot)
    x, y = lab.bench.joints.curves["direct"].getData()
    assert x.min() == pytest.approx(75.0, abs=1.0)
    assert x.max() == pytest.approx(115.0)
    assert np.isfinite(y).all()


@pytest.mark.parametrize("name", ["dark", "light"])
def test_it_draws_in_both_themes(
    name: theme.ThemeName, lab: LabWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    theme.use_theme(qapp, name)
    for kind in ("plane", "space", "links"):
        click(lab, f"lab.kind.{kind}", qtbot)
        assert picture(lab.bench.errors.plot).pixelColor(3, 3) == theme.colour("raised")
        picture(lab)


def test_no_button_or_field_sticks_out_of_the_smallest_window(lab: LabWindow, qtbot: QtBot) -> None:
    lab.resize(lab.minimumSize())
    qtbot.waitUntil(lambda: lab.size() == lab.minimumSize())
    for kind in ("plane", "space", "links"):
        click(lab, f"lab.kind.{kind}", qtbot)
        qtbot.waitUntil(lambda: outside(lab) == [])


def outside(lab: LabWindow) -> list[str]:
    return [
        each.objectName() for each in lab.findChildren(QWidget)
        if isinstance(each, QAbstractButton | NumberField) and each.isVisible()
        and not lab.rect().contains(each.rect().translated(each.mapTo(lab, QPoint(0, 0))))
    ]  # fmt: skip


def test_every_control_has_a_name_to_be_spoken(lab: LabWindow) -> None:
    nameless = [
        (type(each).__name__, each.objectName(), each.parentWidget().objectName())
        for each in lab.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not each.objectName().startswith("qt_")
        and not (each.objectName() and (each.accessibleName() or each.property("text")))
    ]
    assert nameless == []


def test_the_help_menu_opens_it_once_and_it_goes_with_the_editor(qapp: QApplication, qtbot: QtBot) -> None:
    editor = Window(Workspace(Settings()))
    qtbot.addWidget(editor)
    editor.actions_["lab"].trigger()
    editor.actions_["lab"].trigger()
    labs = editor.findChildren(LabWindow)
    assert len(labs) == 1
    assert labs[0].isWindow()
    assert labs[0].isVisible()
