"""A second contact of one hand: added, changed and taken away by real clicks, its miss told."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, Elbow, SpacePoint
from signer.motion.operations.placing import articulators_beside, sites_for_second, suggested_second
from signer.motion.solving.hand_moment import HandMoment
from signer.studio.look import theme
from sites import catalogue
from tests.helpers.characters import REFERENCE
from tests.helpers.posture_desk import PostureDesk

LEFT = Qt.MouseButton.LeftButton
KEY = Key("k1", 0.4, "l", Contact("index.tip", "brow.R"), elbow=Elbow(0.6))
SIGN = Sign(
    tracks=(HandTrack("dominant", (KEY, Key("k2", 0.9, "l", SpacePoint("index.tip", (-0.2, 0.0, 0.3))))),)
)


@pytest.fixture(scope="module")
def one_desk(qapp: QApplication) -> Iterator[PostureDesk]:
    theme.use_theme(qapp, "dark")
    made = PostureDesk(Sign(), 0.0, None)
    yield made
    made.put_away()


@pytest.fixture
def desk(one_desk: PostureDesk, qtbot: QtBot) -> PostureDesk:
    one_desk.begin(SIGN, 0.4, qtbot)
    return one_desk


def button(desk: PostureDesk, name: str) -> QToolButton:
    found = desk.panel.findChild(QToolButton, f"posture.second.{name}")
    assert found is not None
    return found


def click(desk: PostureDesk, name: str) -> None:
    QTest.mouseClick(button(desk, name), LEFT)
    desk.settle()


def choose(desk: PostureDesk, menu: QMenu, wanted: Callable[[str], bool]) -> None:
    desk.bot.waitUntil(menu.isVisible)
    action = next(action for action in menu.actions() if wanted(action.text()))
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())


def test_one_click_adds_a_second_contact_and_the_first_stays_exact(desk: PostureDesk) -> None:
    click(desk, "add")
    assert desk.panel.focusWidget() is button(desk, "articulator")
    second = desk.session.sign.hand("dominant").keys[0].second
    assert second is not None
    assert second.articulator == "thumb.tip"
    hand = desk.player.pose.hands["dominant"]
    assert hand.contact_error_m < 1e-4
    assert hand.second_error_m is not None
    shown = desk.panel.findChild(QLabel, "posture.second.miss")
    assert shown.text() == f"{hand.second_error_m * 1000:.1f} mm"
    assert desk.session.undo_stack.undoText() == "Add second contact"
    assert not button(desk, "add").isEnabled()


def test_it_is_taken_away_again(desk: PostureDesk) -> None:
    click(desk, "add")
    click(desk, "remove")
    assert desk.session.sign.hand("dominant").keys[0].second is None
    assert desk.panel.contact.second.isHidden()
    desk.session.undo()
    desk.session.undo()
    assert desk.session.sign is SIGN


def test_its_part_of_the_hand_is_chosen_from_the_legal_ones(desk: PostureDesk) -> None:
    click(desk, "add")
    QTest.mouseClick(button(desk, "articulator"), LEFT)
    menu = desk.panel.findChild(QMenu, "posture.second.parts")
    assert "Index tip" not in [action.text() for action in menu.actions()]
    choose(desk, menu, lambda text: text == "Thumb pad")
    desk.settle()
    assert desk.session.sign.hand("dominant").keys[0].second.articulator == "thumb.pad"


def test_its_place_is_chosen_by_region(desk: PostureDesk) -> None:
    click(desk, "add")
    QTest.mouseClick(button(desk, "site"), LEFT)
    menu = desk.panel.findChild(QMenu, "posture.second.sites")
    desk.bot.waitUntil(menu.isVisible)
    regions = {action.text(): action.menu() for action in menu.actions()}
    assert {"Face", "Body", "Other hand"} <= set(regions)
    face = regions["Face"]
    wanted = next(action for action in face.actions() if action.text() == "Cheekbone, right")
    menu.setActiveAction(face.menuAction())
    QTest.keyClick(menu, Qt.Key.Key_Right)
    desk.bot.waitUntil(face.isVisible)
    QTest.mouseClick(face, LEFT, pos=face.actionGeometry(wanted).center())
    desk.settle()
    assert desk.session.sign.hand("dominant").keys[0].second.site == "cheekbone.R"


def test_a_hand_in_space_has_no_second_contact(desk: PostureDesk) -> None:
    desk.player.seek(0.9)
    desk.settle()
    assert not button(desk, "add").isEnabled()


def test_the_suggestion_is_a_legal_part_on_a_place_it_may_touch() -> None:
    second = suggested_second(HandMoment(REFERENCE, SIGN, "dominant", KEY))
    assert second.articulator in articulators_beside(KEY)
    assert second.site in sites_for_second("dominant")
    assert KEY.articulator not in articulators_beside(KEY)
    assert catalogue.find(str(second.site)).region in ("face", "head")


def test_no_hand_is_offered_its_own_arm() -> None:
    assert not [
        site
        for site in sites_for_second("dominant")
        if site.startswith(("forearm", "elbow")) and site.endswith(".R")
    ]
    assert [site for site in sites_for_second("base") if site.startswith("forearm") and site.endswith(".R")]


def test_the_hand_that_is_worked_on_is_changed_by_a_click(desk: PostureDesk) -> None:
    letter = desk.dock.findChild(QToolButton, "hand.side.left")
    QTest.mouseClick(letter, LEFT, pos=QPoint(8, 8))
    desk.settle()
    assert desk.session.selection.role == "base"
    assert letter.isChecked()
    QTest.mouseClick(desk.dock.findChild(QToolButton, "hand.side.right"), LEFT, pos=QPoint(8, 8))
    assert (desk.session.selection.role, desk.session.selection.key_ids) == ("dominant", ("k1",))


@pytest.mark.parametrize("height", [656, 756])
def test_with_a_second_contact_the_panel_fits_its_dock_and_says_every_word_whole(
    desk: PostureDesk, height: int
) -> None:
    desk.dock.resize(304, height)
    QTest.mouseClick(button(desk, "add"), LEFT)
    desk.settle()
    view = desk.panel.findChild(QScrollArea)
    desk.bot.waitUntil(lambda: view.widget().width() == desk.panel.width())
    assert view.verticalScrollBar().maximum() == 0
    for name in ("touch", "near", "none"):
        made = desk.panel.findChild(QToolButton, f"posture.contact.{name}")
        assert made.width() >= made.sizeHint().width()
