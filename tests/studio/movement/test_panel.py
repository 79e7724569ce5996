"""The movement panel under real mouse and key events: every change is seen in the sign, and is one undo
step."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Act, Contact, LocalMovement, Transition
from signer.motion.posing import poses
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.movement.panel import MovementPanel
from signer.studio.movement.profile import NEAREST
from signer.studio.widgets.number_field import NumberField
from tests.helpers.characters import REFERENCE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def one_panel(qapp: QApplication) -> Iterator[tuple[MovementPanel, Session, Player]]:
    """One panel for all tests: to make and lay it out costs more than all that they do with it."""
    session = Session(Sign())
    player = Player(session, waiting=True)
    made = MovementPanel(session, player)
    made.resize(304, 588)
    yield made, session, player
    made.close()
    made.deleteLater()


@pytest.fixture
def session(one_panel: tuple[MovementPanel, Session, Player], idea: Sign) -> Session:
    made = one_panel[1]
    made.open_sign(idea, None)
    made.select("dominant", "k1")
    return made


@pytest.fixture
def player(one_panel: tuple[MovementPanel, Session, Player], session: Session) -> Iterator[Player]:
    made = one_panel[2]
    made.set_range(None)
    made.set_loop(True)
    yield made
    made.pause()


@pytest.fixture
def panel(one_panel: tuple[MovementPanel, Session, Player], player: Player) -> MovementPanel:
    made = one_panel[0]
    made.turn_to("way")
    made.show()
    return made


def click(panel: MovementPanel, name: str) -> None:
    made = panel.findChild(QToolButton, name)
    assert made is not None
    QTest.mouseClick(made, LEFT)


def type_in(panel: MovementPanel, name: str, text: str) -> None:
    field = panel.findChild(NumberField, name)
    assert field is not None
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def key(session: Session, key_id: str = "k1") -> Key:
    return find_key(session.sign, key_id)[1]


def way(session: Session) -> Transition:
    return key(session).transition


# On the way


@pytest.mark.parametrize("path", ["arc", "circle", "zigzag", "slide"])
def test_a_click_chooses_a_path_and_undo_takes_it_back(
    panel: MovementPanel, session: Session, path: str
) -> None:
    click(panel, f"movement.path.{path}")
    assert way(session).path == path
    assert (way(session).height_m > 0.0) is (path != "slide")
    assert session.undo_stack.undoText() == "Change movement"
    session.undo()
    assert way(session) == Transition()
    assert panel.way.path.value == "straight"


def test_a_path_is_as_large_and_turned_as_is_typed(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.path.circle")
    type_in(panel, "movement.height", "3")
    type_in(panel, "movement.plane", "45")
    type_in(panel, "movement.turns", "-720")
    type_in(panel, "movement.repeats", "2")
    assert way(session) == Transition("circle", 0.03, plane_rad=np.radians(45.0), turns=-2.0, repeats=2)


def test_half_a_circle_has_its_radius_from_both_places(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.path.circle")
    type_in(panel, "movement.turns", "180")
    assert way(session).turns == 0.5
    assert not panel.way.numbers.fields["height"].isEnabled()


def test_no_round_at_all_is_not_taken(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.path.circle")
    type_in(panel, "movement.turns", "0")
    assert way(session).turns == 1.0
    assert panel.way.numbers.fields["turns"].value() == 360.0


@pytest.mark.parametrize("easing", ["even", "soft start", "soft stop", "sharp stop", "tense"])
def test_a_click_chooses_a_speed(panel: MovementPanel, session: Session, easing: str) -> None:
    click(panel, f"movement.speed.{easing}")
    assert way(session).easing == easing


def test_dragging_a_handle_makes_a_profile_of_ones_own_in_one_step(
    panel: MovementPanel, session: Session
) -> None:
    profile = panel.way.profile
    start = profile.place(0).toPoint()
    QTest.mousePress(profile, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(profile, start + QPoint(4 * step, -6 * step))
    QTest.mouseRelease(profile, LEFT, pos=start + QPoint(20, -30))
    handles = way(session).handles
    assert handles is not None
    assert handles[0] > NEAREST["smooth"][0]
    assert handles[1] > 0.1
    assert handles[2:] == NEAREST["smooth"][2:]
    assert session.undo_stack.count() == 1
    assert panel.way.speed.value == ""
    click(panel, "movement.speed.smooth")
    assert way(session) == Transition()


def test_a_handle_stays_in_the_square(panel: MovementPanel, session: Session) -> None:
    profile = panel.way.profile
    QTest.mousePress(profile, LEFT, pos=profile.place(1).toPoint())
    QTest.mouseMove(profile, QPoint(5000, -5000))
    QTest.mouseRelease(profile, LEFT, pos=QPoint(5000, -5000))
    assert way(session).handles == (0.42, 0.0, 1.0, 1.0)


def test_arrow_keys_move_the_handles(panel: MovementPanel, session: Session) -> None:
    profile = panel.way.profile
    profile.setFocus()
    QTest.keyClick(profile, Qt.Key.Key_1)
    QTest.keyClick(profile, Qt.Key.Key_Right)
    QTest.keyClick(profile, Qt.Key.Key_2)
    QTest.keyClick(profile, Qt.Key.Key_Down)
    assert way(session).handles == (0.44, 0.0, 0.58, 0.98)


def test_fingers_and_wrist_lead_and_lag_as_typed(panel: MovementPanel, session: Session) -> None:
    type_in(panel, "movement.lead.fingers", "25")
    type_in(panel, "movement.lead.wrist", "-40")
    assert (way(session).handshape_lead, way(session).orientation_lead) == (0.25, -0.4)


def test_the_last_key_has_no_way_on(panel: MovementPanel, session: Session) -> None:
    session.select("dominant", "k2")
    assert not panel.way.isEnabled()
    assert "last key" in panel.way.reason.text()


def test_a_slide_that_cannot_be_says_why(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.path.slide")
    assert not panel.way.reason.isVisible()
    second = replace(key(session, "k2"), placement=Contact("pinky.tip", "other.thumb.pad"))
    session.open_sign(
        Sign(
            tracks=(
                HandTrack(
                    "dominant",
                    (replace(key(session), placement=Contact("pinky.tip", "other.pinky.pad")), second),
                ),
            )
        ),
        None,
    )
    session.select("dominant", "k1")
    assert "No way along the skin" in panel.way.reason.text()


# While held


@pytest.mark.parametrize(("does", "manner"), [("tap", "tap"), ("rub", "rub"), ("brush", "brush")])
def test_a_contact_is_let_act_with_time_for_it(
    panel: MovementPanel, session: Session, does: str, manner: str
) -> None:
    click(panel, "movement.page.held.fold")
    click(panel, f"movement.does.{does}")
    contact = key(session).contact
    assert contact is not None
    assert contact.manner == manner
    assert key(session).act is not None
    assert key(session).hold_s >= 0.29  # up to the next key
    assert session.undo_stack.count() == 1
    moved = poses(session.sign, np.linspace(key(session).time_s, key(session).end_s, 9), REFERENCE)
    assert np.ptp([hand.target for hand in moved.hands["dominant"]], axis=0).max() > 0.01
    click(panel, "movement.does.stays")
    assert key(session).act is None


def test_how_it_rubs_is_chosen_and_typed(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.page.held.fold")
    click(panel, "movement.does.rub")
    click(panel, "movement.shape.clockwise")
    type_in(panel, "movement.act.size", "12")
    type_in(panel, "movement.act.times", "3")
    type_in(panel, "movement.act.direction", "90")
    assert key(session).act == Act(0.012, 3, "clockwise", np.radians(90.0))


def test_every_manner_can_be_chosen(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.page.held.fold")
    for words, manner in (("locks in", "interlock"), ("touches twice", "double"), ("holds on", "hold")):
        click(panel, "movement.manner")
        choose(panel, words)
        contact = key(session).contact
        assert contact is not None
        assert contact.manner == manner
        for menu in panel.findChildren(QMenu, "movement.menu"):
            menu.close()
    assert panel.held.manner.text() == "holds on"


def test_without_a_hold_it_says_that_there_is_no_time(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.page.held.fold")
    click(panel, "movement.does.tap")
    for typed, held_s in (("0.25", 0.25), ("6 f", 6 / session.sign.fps), ("0", 0.0)):
        panel.held.hold.selectAll()
        QTest.keyClicks(panel.held.hold, typed)
        QTest.keyClick(panel.held.hold, Qt.Key.Key_Return)
        assert key(session).hold_s == pytest.approx(held_s, abs=1e-6)
        assert panel.held.hold.text() == f"{held_s:.2f} s"
    assert "no time" in panel.held.reason.text()


def test_it_says_why_a_hand_stops_and_lets_it_stop_where_it_would_pass(
    panel: MovementPanel, session: Session, idea: Sign
) -> None:
    click(panel, "movement.page.held.fold")
    assert not panel.held.stops.isVisible()
    first, second = idea.hand("dominant").keys
    keys = first, second, replace(first, id="k3", time_s=1.4)
    session.open_sign(replace(idea.with_tracks(HandTrack("dominant", keys)), life=0.5), None)
    session.select("dominant", "k1")
    assert panel.held.stop_reason.text() == "Stops here: the hand touches."
    session.select("dominant", "k2")
    assert panel.held.stop_reason.text().startswith("Passed:")
    for stops, words in ((True, "Stops here: set by you."), (False, "Passed:")):
        QTest.mouseClick(panel.held.stops, LEFT, pos=QPoint(8, panel.held.stops.height() // 2))
        assert find_key(session.sign, "k2")[1].stops is stops
        assert panel.held.stops.isChecked() is stops
        assert panel.held.stop_reason.text().startswith(words)
    assert session.undo_stack.count() == 2
    session.undo_stack.undo()
    assert find_key(session.sign, "k2")[1].stops
    assert panel.held.stops.isChecked()


# Fingers and wrist


def test_a_local_movement_is_switched_on_changed_and_off(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.page.local.fold")
    line = panel.local.lines["nod"]
    QTest.mouseClick(line.on, LEFT, pos=QPoint(8, line.on.height() // 2))
    type_in(panel, "movement.local.nod.size", "15")
    type_in(panel, "movement.local.nod.rate", "4.5")
    assert key(session).local == (LocalMovement("nod", np.radians(15.0), 4.5),)
    QTest.mouseClick(line.during, LEFT)
    choose(panel, "while held")
    assert key(session).local[0].during == "hold"
    QTest.mouseClick(line.on, LEFT, pos=QPoint(8, line.on.height() // 2))
    assert key(session).local == ()
    session.undo()
    assert key(session).local[0].rate_hz == 4.5


def test_a_hand_opens_and_closes_to_a_handshape_that_is_chosen(
    panel: MovementPanel, session: Session
) -> None:
    click(panel, "movement.page.local.fold")
    line = panel.local.lines["open and close"]
    QTest.mouseClick(line.on, LEFT, pos=QPoint(8, line.on.height() // 2))
    assert key(session).local[0].toward == "s"
    QTest.mouseClick(panel.local.toward, LEFT)
    choose(panel, "5")
    assert key(session).local[0].toward == "5"


def choose(panel: MovementPanel, words: str) -> None:
    (menu,) = [each for each in panel.findChildren(QMenu, "movement.menu") if each.isVisible()]
    action = next(each for each in menu.actions() if each.text() == words)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def test_play_plays_the_way_to_the_next_key_and_gives_the_player_back(
    panel: MovementPanel, player: Player
) -> None:
    player.set_range((0.0, 0.3))
    player.set_loop(False)
    click(panel, "movement.play")
    assert player.playing
    assert player.loop
    assert player.range_s == pytest.approx((0.4, 0.9), abs=1e-6)
    assert 0.4 <= player.playhead_s < 0.9
    click(panel, "movement.play")
    assert not player.playing
    assert (player.range_s, player.loop) == ((0.0, 0.3), False)


def test_what_is_played_follows_what_is_chosen_and_ends_with_the_card(
    panel: MovementPanel, session: Session, player: Player
) -> None:
    click(panel, "movement.play")
    click(panel, "movement.page.held.fold")
    assert player.range_s == pytest.approx((0.4, 0.6), abs=1e-6)
    click(panel, "movement.page.way.fold")
    click(panel, "movement.path.arc")
    assert player.playing
    session.select("dominant", "k2")
    assert player.range_s == pytest.approx((0.9, 1.3), abs=1e-6)
    panel.hide()
    assert not player.playing
    assert player.range_s is None


def test_it_follows_the_selection(panel: MovementPanel, session: Session) -> None:
    session.select("dominant", "k2")
    shown = panel.key()
    assert shown is not None
    assert shown.id == "k2"


def test_the_headers_say_what_is_set_on_the_folded_pages(panel: MovementPanel, session: Session) -> None:
    click(panel, "movement.path.arc")
    click(panel, "movement.page.held.fold")
    click(panel, "movement.does.tap")
    heads = {
        name: panel.findChild(QToolButton, f"movement.page.{name}.fold").accessibleName()
        for name in ("way", "held", "local")
    }
    assert heads == {
        "way": "On the way: arc 6 cm",
        "held": "While held: taps, 25 mm, 1 time",
        "local": "Fingers and wrist",
    }


@pytest.mark.parametrize("page", ["way", "held", "local"])
def test_every_page_fits_the_dock_of_a_window_800_pixels_high(
    panel: MovementPanel, page: str, qtbot: QtBot
) -> None:
    panel.turn_to(page)
    for kind in panel.local.lines if page == "local" else ():
        panel.local.switch(kind, True)
    view = panel.findChild(QScrollArea)
    qtbot.waitUntil(
        lambda: view.widget().width() == panel.width() and view.verticalScrollBar().maximum() == 0
    )
    assert view.widget().minimumSizeHint().width() <= view.viewport().width()
