"""The lab, open and shown."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.studio.lab.window import LabWindow
from signer.studio.look import theme


@pytest.fixture
def lab(qapp: QApplication, qtbot: QtBot) -> Iterator[LabWindow]:
    theme.use_theme(qapp, "dark")
    made = LabWindow()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    theme.use_theme(qapp, "dark")
