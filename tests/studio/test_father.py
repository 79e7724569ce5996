"""FATHER by real events, from nothing and by way of MOTHER, and the count of problems beside the checks."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from body_model.arrays import Array
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.values import Contact
from signer.kinematics.orientation import DIRECTIONS, directions_of
from signer.motion.comfort.body import HIDING
from signer.motion.operations.hand_edits import Face
from signer.motion.posing import pose_at
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.studio.side_windows.problems_window import ProblemsWindow
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.widgets.readout import NONE
from signer.studio.window import Window
from tests.helpers.characters import REFERENCE
from tests.helpers.drawn_cover import drawn_cover
from tests.helpers.placing import of, placed
from tools.acting import User
from tools.write_idea import with_dot


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


def choose_hand(user: User) -> None:
    """5, by its thumb."""
    user.click(user.find(QLineEdit, "handshape.search"))
    user.type("5")
    user.press(Qt.Key.Key_Return)
    hand = with_dot(user, DotPicture, "articulator.picture", "thumb.tip")
    user.click(hand, hand.spot("thumb.tip"))


def choose_place(user: User, words: str) -> None:
    user.click(user.find(QLineEdit, "site.search"))
    user.type(words)
    user.press(Qt.Key.Key_Return)


def nearest(direction: Array) -> str:
    return max(DIRECTIONS, key=lambda name: float(DIRECTIONS[name] @ direction))


@pytest.mark.parametrize("by_way_of", ["", "Chin"])
def test_father_shows_the_face_with_its_palm_left_and_fingers_up(window: Window, by_way_of: str) -> None:
    window.session.open_sign(Sign(), None)
    window.player.seek(0.5)
    user = User(window)
    choose_hand(user)
    for place in filter(None, (by_way_of, "Forehead centre")):
        choose_place(user, place)
    (key,) = window.session.sign.hand("dominant").keys
    assert key.placement == Contact("thumb.tip", "forehead.centre")
    station = solve_posture(key, "dominant", at_rest(REFERENCE))
    faces = directions_of("right", hand_in_world(station))
    assert (nearest(faces.palm), nearest(faces.fingers)) == ("left", "up")
    pose = pose_at(window.session.sign, key.time_s)
    hidden = drawn_cover(pose, "right")
    assert hidden.face < 0.5 * HIDING.third
    assert max(hidden.eyes, hidden.mouth) < HIDING.third
    assert pose.hands["dominant"].state == "touching"


def iter_chain(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets before one in the order of Tab that Tab stops at."""
    while (widget := widget.previousInFocusChain()) is not None:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
            yield widget


def test_problems_are_counted_beside_the_checks_listed_by_a_key_and_healed(
    window: Window, qtbot: QtBot
) -> None:
    key = placed("b", "forehead.centre", "fingertips")
    window.session.open_sign(replace(of(key), lead_in_s=0.8, lead_out_s=0.8), None)
    window.player.seek(key.time_s)
    window.session.select_under_playhead()
    user, finder = User(window), window.workspace.problems
    count = user.find(QToolButton, "posture.readout.problems")

    def looked_over() -> None:
        finder.hurry()
        qtbot.waitUntil(lambda: finder.is_settled, timeout=20000)

    looked_over()
    assert (count.text(), count.accessibleName(), count.property("quiet")) == (NONE, NONE, True)
    window.session.perform(Face("palm", "in", at=Moment("dominant", key.time_s)))
    assert count.text() == f"{NONE}…"
    looked_over()
    assert finder.problems
    assert count.text().startswith(f"{len(finder.problems)} problem")
    assert not count.property("quiet")
    before = next(one for one in iter_chain(count) if one.isVisible() and one.isEnabled())
    before.setFocus()
    user.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is count
    user.press(Qt.Key.Key_Space)
    listed = window.findChild(ProblemsWindow)
    assert listed.isVisible()
    assert listed.list.count() == len(finder.problems)
    assert not listed.heal.isVisible()
    row = next(row for row, one in enumerate(finder.problems) if "hidden" in one.words)
    listed.list.setCurrentRow(row)
    qtbot.waitUntil(listed.heal.isVisible, timeout=20000)
    QTest.mouseClick(listed.heal, Qt.MouseButton.LeftButton)
    assert window.session.undo_stack.undoText() == "Take the easier posture"
    looked_over()
    assert not any("hidden" in one.words for one in finder.problems)
    assert listed.list.count() == len(finder.problems)
    assert not listed.heal.isVisible()
    listed.close()
