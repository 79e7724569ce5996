"""The words at the foot of the stage keep clear of the close-up, and are whole."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from signer.studio.stage.lower_edge import CHOOSING, HINT, Captions

WIDTH, HEIGHT, INSET = 668, 480, 184


@pytest.mark.parametrize("on_left", [True, False])
def test_the_hint_is_whole_whether_a_place_is_chosen_or_not(on_left: bool, qtbot: QtBot) -> None:
    stage = QWidget()
    qtbot.addWidget(stage)
    stage.resize(WIDTH, HEIGHT)
    stage.show()
    captions = Captions(stage)
    captions.place(WIDTH, HEIGHT, INSET, on_left=on_left)
    hint = next(label for label in stage.findChildren(QLabel) if label.text() == HINT)
    for choosing in (False, True, False):
        captions.tell_choosing(choosing)
        assert hint.text() == (CHOOSING if choosing else HINT)
        free = (0, WIDTH) if choosing else (INSET, WIDTH) if on_left else (0, WIDTH - INSET)
        assert free[0] <= hint.x()
        assert hint.geometry().right() <= free[1]
