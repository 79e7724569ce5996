"""The lab, open and shown: a new one, or one for all tests of a module that is as if it were new."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.studio.lab.bench import FIRST_WORDS
from signer.studio.lab.problem import first_problem
from signer.studio.lab.projection import FIRST_TURN
from signer.studio.lab.window import FIRST_SIZE, LabWindow
from signer.studio.look import theme


@pytest.fixture
def new_lab(qapp: QApplication, qtbot: QtBot) -> LabWindow:
    theme.use_theme(qapp, "dark")
    made = LabWindow()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


@pytest.fixture(scope="module")
def one_lab(qapp: QApplication) -> Iterator[LabWindow]:
    """One lab for all tests of its first page: half of what they cost was to make it."""
    theme.use_theme(qapp, "dark")
    made = LabWindow()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def lab(one_lab: LabWindow, qapp: QApplication, qtbot: QtBot) -> LabWindow:
    """With its first question, size and look, every method ticked and none brought forward."""
    theme.use_theme(qapp, "dark")
    bench = one_lab.bench
    bench.controls.follow.setChecked(False)
    for row in bench.table.rows.values():
        row.box.setChecked(True)
    bench.which.choose("turning")
    bench.scene.light(None)
    bench.scene._turn = FIRST_TURN
    one_lab.resize(FIRST_SIZE)
    with qtbot.waitExposed(one_lab):
        one_lab.show()
    one_lab.activateWindow()
    bench.ask(first_problem(), FIRST_WORDS)
    qtbot.waitUntil(lambda: not bench.is_busy and one_lab.size() == FIRST_SIZE)
    QTest.keyClick(bench.errors.marker, Qt.Key.Key_End)  # nothing plays, and the last iteration is shown
    return one_lab
