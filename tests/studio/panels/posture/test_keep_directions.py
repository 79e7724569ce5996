"""The switch that keeps directions: it moves nothing, says how the key is, and holds the hand when the elbow
rises."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.values import GlobalOrientation, Orientation
from signer.motion.operations.hand_edits import RaiseElbow
from signer.motion.pose import Pose
from signer.studio.editing.session import Session
from signer.studio.panels.posture.directions import KeepDirections
from signer.studio.panels.posture.panel import PosturePanel
from signer.studio.workspace import Workspace
from signer.words import facing


class Desk:
    """A posture panel on the first key of a sign."""

    def __init__(self, sign: Sign, qtbot: QtBot) -> None:
        workspace = Workspace(session=Session(sign))
        self.bot, self.session, self.player = qtbot, workspace.session, workspace.player
        self.player.begin()
        self.player.seek(0.4)
        self.panel = PosturePanel(workspace)
        qtbot.addWidget(self.panel)
        self.panel.resize(304, 756)
        self.panel.show()
        self.settle()

    def settle(self) -> None:
        sign, time_s = self.session.sign, self.player.playhead_s
        self.bot.waitUntil(lambda: self.player._solved == (sign, time_s) and self.player.pose is not None)

    @property
    def box(self) -> KeepDirections:
        found = self.panel.findChild(KeepDirections, "posture.keep_directions")
        assert found is not None
        return found

    @property
    def pose(self) -> Pose:
        assert self.player.pose is not None
        return self.player.pose

    def click(self) -> None:
        QTest.mouseClick(self.box, Qt.MouseButton.LeftButton, pos=QPoint(8, self.box.height() // 2))
        self.settle()


@pytest.fixture
def desk(idea: Sign, qtbot: QtBot) -> Desk:
    return Desk(idea, qtbot)


def test_switching_on_and_off_moves_nothing_and_is_one_step_each(desk: Desk) -> None:
    before, sign = desk.pose.matrices, desk.session.sign
    desk.click()
    assert desk.box.isChecked()
    assert isinstance(desk.session.sign.hand("dominant").keys[0].orientation, GlobalOrientation)
    np.testing.assert_allclose(desk.pose.matrices, before, rtol=0, atol=1e-9)
    desk.click()
    assert not desk.box.isChecked()
    assert isinstance(desk.session.sign.hand("dominant").keys[0].orientation, Orientation)
    np.testing.assert_allclose(desk.pose.matrices, before, rtol=0, atol=1e-9)
    assert desk.session.undo_stack.count() == 2
    desk.session.undo()
    desk.session.undo()
    desk.settle()
    assert desk.session.sign is sign
    assert not desk.box.isChecked()


def test_the_switch_shows_the_key_under_the_playhead(desk: Desk) -> None:
    desk.click()
    desk.player.seek(0.9)
    desk.settle()
    assert not desk.box.isChecked()
    desk.player.seek(0.5)
    desk.settle()
    assert desk.box.isChecked()


def test_a_kept_hand_faces_as_it_did_when_the_elbow_rises(desk: Desk) -> None:
    desk.click()
    before = facing.facing(desk.pose, "dominant")
    height = desk.pose.hands["dominant"].elbow_height_rad + 0.05
    desk.session.perform(RaiseElbow(height))
    desk.settle()
    after = facing.facing(desk.pose, "dominant")
    np.testing.assert_allclose(after.palm, before.palm, atol=1e-9)
    np.testing.assert_allclose(after.fingers, before.fingers, atol=1e-9)
    assert desk.pose.hands["dominant"].contact_error_m < 1e-9


def test_the_panel_is_no_wider_for_it(desk: Desk) -> None:
    row = desk.box.parentWidget()
    assert row is not None
    assert row.minimumSizeHint().width() <= 276
