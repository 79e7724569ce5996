"""One lab, open and shown, for all tests of a module; each finds it as if it were new."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.iterative.problem import Problem
from signer.studio.lab.scene import FIRST_TURN
from signer.studio.lab.window import FIRST_SIZE, FIRST_WORDS, LabWindow
from signer.studio.look import theme


@pytest.fixture(scope="module")
def one_lab(qapp: QApplication) -> Iterator[LabWindow]:
    theme.use_theme(qapp, "dark")
    made = LabWindow()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def lab(one_lab: LabWindow, qapp: QApplication, qtbot: QtBot) -> LabWindow:
    """With its first question, size and look, every method ticked and none brought forward."""
    theme.use_theme(qapp, "dark")
    for item in one_lab.table.rows.values():
        item.setCheckState(0, Qt.CheckState.Checked)
    one_lab.which.choose("turning")
    one_lab.scene.show_now(lit=None, turn=FIRST_TURN)
    one_lab.resize(FIRST_SIZE)
    with qtbot.waitExposed(one_lab):
        one_lab.show()
    one_lab.activateWindow()
    one_lab.ask(Problem(), FIRST_WORDS)
    qtbot.waitUntil(lambda: not one_lab.is_busy and one_lab.size() == FIRST_SIZE)
    one_lab.iteration.setValue(one_lab.iteration.maximum())
    return one_lab
