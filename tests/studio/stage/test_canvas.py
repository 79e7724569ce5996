"""The live picture where nothing can be drawn."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.motion.posing import pose_at
from signer.studio.drawing import recorder
from signer.studio.drawing.offscreen import NoGraphics
from signer.studio.stage.canvas import NO_GRAPHICS, Canvas


def test_a_machine_without_opengl_is_told_so_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorder, "studio", lambda _character: NoGraphics())
    parent, told = QWidget(), []
    qtbot.addWidget(parent)
    canvas = Canvas(parent)
    canvas.failed.connect(told.append)
    parent.show()
    qtbot.waitUntil(lambda: told == [NO_GRAPHICS])
    canvas.repaint()
    assert told == [NO_GRAPHICS]


def test_a_pose_that_differs_by_its_face_alone_is_another_picture(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    canvas = Canvas(parent)
    pose = pose_at(Sign(), 0.0)
    canvas.show_pose(pose)
    shown = canvas.figure
    canvas.show_pose(replace(pose, face_weights=pose.face_weights.copy()))
    assert canvas.figure is shown
    canvas.show_pose(replace(pose, face_weights=np.full_like(pose.face_weights, 0.2)))
    assert canvas.figure is not None
    assert shown is not None
    moved = np.linalg.norm(canvas.figure.positions - shown.positions, axis=1)
    assert moved.max() > 1e-3
    assert (moved == 0.0).mean() > 0.5  # the rest of the body
