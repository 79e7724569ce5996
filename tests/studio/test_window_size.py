"""A first window is all of it on its screen, and no larger than is useful."""

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.studio.files.settings import Settings
from signer.studio.pictures.queue import Pictures
from signer.studio.window import LARGEST, SMALLEST, Window, first_size, keep_on_screen, usual_frame
from signer.studio.workspace import Workspace
from tests.helpers.windows import blank_picture, put_away

FRAME = QMargins(8, 31, 8, 8)
# The screen, and what a task bar of 48 px, or a menu bar and a dock, leave of it, in pixels of the window (a
# scale of 1.5 divides them).
SCREENS = {
    "1280x720": QRect(0, 0, 1280, 672),
    "1366x768": QRect(0, 0, 1366, 720),
    "1280x800": QRect(0, 24, 1280, 776),
    "1920x1080 at 1.5": QRect(0, 0, 1280, 672),
    "1920x1080": QRect(0, 0, 1920, 1032),
    "3840x2160": QRect(0, 0, 3840, 2112),
}


@pytest.mark.parametrize("available", SCREENS.values(), ids=SCREENS)
def test_a_first_window_and_its_frame_are_on_the_screen_and_not_larger_than_useful(available: QRect) -> None:
    size = first_size(available, FRAME)
    assert available.size().width() >= size.grownBy(FRAME).width()
    assert available.size().height() >= size.grownBy(FRAME).height()
    assert (size.width(), size.height()) <= (LARGEST.width(), LARGEST.height())
    # As large as may be: another pixel would be too much, or is not wanted.
    assert size.width() == min(available.width() - 16, 1600)
    assert size.height() == min(available.height() - 39, 1000)


def test_the_window_begins_with_that_size(qtbot: QtBot) -> None:
    window = Window(Workspace(Settings(), pictures=Pictures(blank_picture)))
    assert window.minimumSize() == SMALLEST
    assert window.size() == first_size(window.screen().availableGeometry(), usual_frame(window))
    put_away(window)


def test_a_window_that_was_remembered_from_a_larger_screen_comes_back_onto_this_one(qtbot: QtBot) -> None:
    made = QWidget()
    qtbot.addWidget(made)
    available = made.screen().availableGeometry()
    made.setGeometry(QRect(available.bottomRight() - QPoint(200, 100), available.size() + QSize(500, 300)))
    made.show()
    qtbot.waitExposed(made)
    assert not available.contains(made.frameGeometry())
    keep_on_screen(made)
    assert available.contains(made.frameGeometry())
    assert made.size() == available.size()  # no larger than need be was cut


def test_a_window_that_is_on_the_screen_is_left_alone(qtbot: QtBot) -> None:
    made = QWidget()
    qtbot.addWidget(made)
    made.setGeometry(40, 60, 300, 200)
    made.show()
    qtbot.waitExposed(made)
    before = made.geometry()
    keep_on_screen(made)
    assert made.geometry() == before
