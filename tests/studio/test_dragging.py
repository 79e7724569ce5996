"""A drag in the whole window: every step is painted once, and when the hand rests everything said is true of
what it left."""

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.motion.operations.ranges import elbow_range, wrist_ranges
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving.hand_moment import hold_of
from signer.studio.background.insides import Found
from signer.studio.background.possibilities import Possibilities
from signer.studio.stage.canvas import REST_MS
from signer.studio.window import Window

LEFT = Qt.MouseButton.LeftButton


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _target: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def window(one_window: Window, idea: Sign, qtbot: QtBot) -> Window:
    """The window on a sign, everything that is measured of it known."""
    made = one_window
    made.session.end_gesture()
    made.player.pause()
    made.session.open_sign(idea, None)
    made.player.seek(0.4)
    made.show()
    qtbot.waitUntil(lambda: is_settled(made), timeout=30_000)
    return made


def is_settled(window: Window) -> bool:
    panel = window.hand.posture
    return panel.finder.is_settled and panel.insides.is_settled and window.stage.is_drawn


def drag(window: Window, by: int) -> None:
    bar = window.hand.posture.elbow.bar
    start = QPoint(round(bar.x_of(bar.value)), 22)
    QTest.mousePress(bar, LEFT, pos=start)
    for step in range(1, by + 1, 4):
        QTest.mouseMove(bar, start + QPoint(step, 0))
        for _ in range(3):
            QCoreApplication.processEvents()


def release(window: Window) -> None:
    bar = window.hand.posture.elbow.bar
    QTest.mouseRelease(bar, LEFT, pos=QPoint(round(bar.x_of(bar.value)), 22))


def test_when_the_hand_rests_everything_is_true_of_what_it_left(window: Window, qtbot: QtBot) -> None:
    ranges: list[Possibilities | None] = []
    measured: list[Found | None] = []
    window.workspace.possibilities.found.connect(ranges.append)
    window.workspace.insides.found.connect(measured.append)
    before = window.hand.posture.elbow.bar.value
    drag(window, 24)
    release(window)
    qtbot.waitUntil(lambda: is_settled(window), timeout=30_000)
    pose, key = window.player.pose, window.session.sign.hand("dominant").keys[0]
    assert pose is not None
    assert abs(window.hand.posture.elbow.bar.value - before) > 5.0
    assert (pose.matrices == pose_at(window.session.sign, 0.4).matrices).all()
    assert measured[-1] is not None
    assert measured[-1].inside == inside_of(pose)
    wanted = window.workspace.possibilities._asked
    assert wanted is not None
    assert ranges[-1] is not None
    assert ranges[-1].elbow == elbow_range(hold_of(key, "dominant", wanted.around), wanted.obstacle)
    assert ranges[-1].wrist == wrist_ranges(hold_of(key, "dominant", wanted.around), wanted.obstacle)
    shown = window.hand.posture.wrist.dials["flexion_rad"].dial.possible
    assert np.radians(shown) == pytest.approx(np.array(ranges[-1].wrist.flexion.allowed))


def test_a_step_of_a_drag_paints_the_signer_once(window: Window, qtbot: QtBot) -> None:
    drag(window, 4)  # the first step takes hold
    paints, bar = Paints(), window.hand.posture.elbow.bar
    canvas = window.stage.canvas
    canvas._rest.setInterval(60_000)  # on a busy machine it would count a slow step as a rest
    window.stage.zoom(1.0 + 1e-9)
    QCoreApplication.processEvents()
    canvas.installEventFilter(paints)
    at = QPoint(round(bar.x_of(bar.value)), 22)
    for step in range(1, 6):
        QTest.mouseMove(bar, at + QPoint(3 * step, 0))
        for _ in range(3):
            QCoreApplication.processEvents()
    release(window)
    canvas.removeEventFilter(paints)
    canvas._rest.setInterval(REST_MS)
    assert 1 <= paints.count <= 5
