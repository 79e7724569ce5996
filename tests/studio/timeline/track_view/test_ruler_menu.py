"""The menu of the ruler, by real clicks: markers are set and deleted, and a stretch is played."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from signer.document.marker_edits import add_marker
from signer.studio.timeline.track_view.marker_field import MarkerField


def choose(desk: SimpleNamespace, time_s: float, words: str) -> None:
    """Right-click on the ruler and click what begins with these words."""
    point = QPoint(round(desk.track_view.scale.x(time_s)), 8)
    QApplication.sendEvent(
        desk.track_view,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, desk.track_view.mapToGlobal(point)),
    )
    (menu,) = [
        each for each in desk.track_view.findChildren(QMenu, "timeline.ruler_menu") if each.isVisible()
    ]
    (chosen,) = [action for action in menu.actions() if action.text().startswith(words)]
    QTest.mouseClick(
        menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(chosen).center()
    )


def test_a_marker_is_set_with_its_words_where_the_ruler_is_clicked(desk: SimpleNamespace) -> None:
    choose(desk, 0.6, "Set a marker")
    field = desk.track_view.findChild(MarkerField)
    QTest.keyClicks(field, "turn")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert [(round(one.time_s, 2), one.text) for one in desk.session.sign.markers] == [(0.6, "turn")]


def test_a_marker_is_deleted_where_it_stands(desk: SimpleNamespace) -> None:
    desk.session.perform(add_marker(0.6, "turn"))
    choose(desk, 0.6, "Delete marker")
    assert desk.session.sign.markers == ()


def test_the_sign_is_played_from_here_up_to_there_and_whole_again(desk: SimpleNamespace) -> None:
    choose(desk, 0.4, "Play from here")
    choose(desk, 0.8, "Play up to here")
    assert desk.player.range_s == (pytest.approx(0.4, abs=1 / 60), pytest.approx(0.8, abs=1 / 60))
    choose(desk, 0.6, "Play the whole sign")
    assert desk.player.range_s is None


def test_the_chosen_keys_are_played(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1", "k2")
    choose(desk, 0.6, "Play the chosen keys")
    start_s, end_s = desk.player.range_s
    assert start_s <= 0.4
    assert end_s >= 0.9
