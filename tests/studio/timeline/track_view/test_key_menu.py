"""The menu of a key, by real keys and clicks: ways and speeds to the next key, a breakdown on the way, and
taking it away."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from signer.document.edits import Moment
from signer.document.queries import find_key
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES
from signer.motion.operations.both_hands import mirror_keys
from signer.motion.operations.hand_edits import RaiseElbow
from signer.studio.timeline.cards import BreakdownCard
from signer.studio.timeline.shown_rows import RULER_PX, row_box

LEFT = Qt.MouseButton.LeftButton

NONE = Qt.KeyboardModifier.NoModifier


def at(desk: SimpleNamespace, time_s: float, dx: int = 0, *, ruler: bool = False) -> QPoint:
    box = row_box(TrackName("hand", "dominant"), desk.track_view.items.rows, desk.track_view.scale)
    return QPoint(
        round(desk.track_view.scale.x(time_s)) + dx,
        int(RULER_PX / 2) if ruler else int(box.y + box.height / 2),
    )


def open_menu(desk: SimpleNamespace) -> QMenu:
    (menu,) = [each for each in desk.track_view.findChildren(QMenu, "timeline.key_menu") if each.isVisible()]
    return menu


def test_enter_offers_ways_to_the_next_key_and_one_is_taken(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k1")
    QTest.keyClick(desk.track_view, Qt.Key.Key_Return)
    menu = open_menu(desk)
    QTest.mouseClick(
        menu,
        LEFT,
        NONE,
        menu.actionGeometry(next(a for a in menu.actions() if a.text() == "Arc, 6 cm")).center(),
    )
    transition = find_key(desk.session.sign, "k1")[1].transition
    assert (transition.path, transition.height_m, transition.easing) == ("arc", 0.06, "smooth")


def test_the_same_arm_is_offered_where_the_other_hand_has_a_key(desk: SimpleNamespace) -> None:
    for has_other in (False, True):
        desk.session.select("dominant", "k1")
        QTest.keyClick(desk.track_view, Qt.Key.Key_Return)
        menu = open_menu(desk)
        same = next(each for each in menu.actions() if each.text().startswith("Same arm"))
        assert same.isEnabled() == has_other
        if has_other:
            QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(same).center())
        else:
            menu.close()
            desk.session.perform(mirror_keys(("k1",)))
            desk.session.perform(RaiseElbow(0.6, at=Moment("dominant", 0.4)))
    one, other = (desk.session.sign.hand(role).keys[0].elbow.swivel_rad for role in ROLES)
    assert one == pytest.approx(other, abs=0.02)
    assert desk.session.undo_stack.undoText() == "Same arm for the other hand"


def test_a_right_click_on_the_way_offers_speeds(desk: SimpleNamespace) -> None:
    point = at(desk, 0.8)
    QApplication.sendEvent(
        desk.track_view,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, desk.track_view.mapToGlobal(point)),
    )
    menu = open_menu(desk)
    QTest.mouseClick(
        menu,
        LEFT,
        NONE,
        menu.actionGeometry(next(a for a in menu.actions() if a.text().startswith("Even"))).center(),
    )
    assert find_key(desk.session.sign, "k1")[1].transition.easing == "even"


def test_a_right_click_on_the_way_offers_a_breakdown_there(desk: SimpleNamespace) -> None:
    point = at(desk, 0.8)
    QApplication.sendEvent(
        desk.track_view,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, desk.track_view.mapToGlobal(point)),
    )
    menu = open_menu(desk)
    here = next(action for action in menu.actions() if action.text().startswith("Break down"))
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(here).center())
    card = desk.track_view.findChild(BreakdownCard)
    assert card.isVisible()
    assert desk.player.playhead_s == pytest.approx(0.8, abs=1 / 60)
    QTest.keyClick(card, Qt.Key.Key_Escape)


def test_the_last_key_has_no_way_on_but_can_be_deleted(desk: SimpleNamespace) -> None:
    desk.session.select("dominant", "k2")
    QTest.keyClick(desk.track_view, Qt.Key.Key_Return)
    menu = open_menu(desk)
    delete = next(action for action in menu.actions() if action.text() == "Delete key")
    assert not any(action.text().startswith("Path") for action in menu.actions())
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(delete).center())
    assert [key.id for key in desk.session.sign.hand("dominant").keys] == ["k1"]


def test_the_menu_opens_the_movement_of_a_key(desk: SimpleNamespace) -> None:
    wanted: list[str] = []
    desk.track_view.movement_wanted.connect(wanted.append)
    desk.session.select("dominant", "k1")
    QTest.keyClick(desk.track_view, Qt.Key.Key_Return)
    menu = open_menu(desk)
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(menu.actions()[0]).center())
    assert wanted == ["way"]
    assert desk.session.selection.key_ids == ("k1",)
