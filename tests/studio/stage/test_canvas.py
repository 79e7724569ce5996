"""The live picture where nothing can be drawn."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

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
