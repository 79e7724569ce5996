"""FATHER by real events, from nothing and by way of MOTHER, and the count of problems beside the checks."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QToolButton
from pytestqt.qtbot import QtBot

from signer.document.key_edits import set_swivel
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact, SpacePoint
from signer.kinematics.orientation import DIRECTIONS, directions_of
from signer.motion.comfort.cover import THIRD
from signer.motion.comfort.face import hidden_by
from signer.motion.posing import pose_at
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.posture.surroundings import at_rest
from signer.studio.side_windows.problems_window import ProblemsWindow
from signer.studio.widgets.dot_picture import DotPicture
from signer.studio.window import Window
from signer.words.problem_places import key_of
from tests.helpers.characters import REFERENCE
from tests.helpers.windows import child
from tools.acting import User
from tools.write_idea import with_dot


def choose_hand(user: User) -> None:
    """5, by its thumb."""
    grid = user.find(QListWidget, "handshape.grid")
    card = next(grid.item(row) for row in range(grid.count()) if grid.item(row).text() == "5")
    user.wait_until(lambda: grid.viewport().rect().contains(grid.visualItemRect(card)), "the card of 5")
    user.click(grid.viewport(), QPointF(grid.visualItemRect(card).center()))
    hand = with_dot(user, DotPicture, "articulator.picture", "thumb.tip")
    user.click(hand, hand.spot("thumb.tip"))


def choose_place(user: User, words: str) -> None:
    user.click(user.find(QLineEdit, "site.search"))
    user.type(words)
    user.press(Qt.Key.Key_Return)


def nearest(direction: np.ndarray) -> str:
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
    hidden = hidden_by(pose, "right")
    assert hidden.face < 0.5 * THIRD
    assert max(hidden.eyes, hidden.mouth) < THIRD
    assert pose.hands["dominant"].state == "met"
