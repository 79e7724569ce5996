"""Files dropped on the window: copied and never moved, one at a time, and told where they cannot be taken."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.files import save_sign
from signer.studio.window import Window
from tests.helpers.windows import child

COPY, MOVE, LINK = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction, Qt.DropAction.LinkAction
MOVING: Final = Qt.KeyboardModifier.ShiftModifier
"""Held down, a file manager proposes to move."""


def data_of(urls: Sequence[str]) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    return data


def dropped(window: Window, data: QMimeData, actions: Qt.DropAction) -> tuple[QDropEvent, ...]:
    """Return the outcome of a drag that entered, moved and was dropped with Shift held down."""
    shared = actions, data, Qt.MouseButton.LeftButton, MOVING
    events = (
        QDragEnterEvent(QPoint(100, 100), *shared),
        QDragMoveEvent(QPoint(101, 100), *shared),
        QDropEvent(QPointF(101, 100), *shared),
    )
    for event in events:
        event.ignore()
        QApplication.sendEvent(window, event)
    return events


@pytest.fixture
def told(window: Window) -> list[str]:
    said: list[str] = []
    window.session.told.connect(said.append)
    return said


def test_a_drop_copies_whatever_is_proposed(window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "OTHER.sign"
    save_sign(Sign(gloss="OTHER"), path)
    for event in dropped(window, data_of([path.as_uri()]), COPY | MOVE | LINK):
        assert event.isAccepted()
        assert event.dropAction() == COPY
    qtbot.waitUntil(lambda: window.session.sign.gloss == "OTHER")


@pytest.mark.parametrize("actions", [MOVE, LINK, MOVE | LINK])
def test_what_can_only_be_moved_is_not_taken(actions: Qt.DropAction, window: Window, tmp_path: Path) -> None:
    events = dropped(window, data_of([(tmp_path / "a.sign").as_uri()]), actions)
    assert not any(event.isAccepted() for event in events)


@pytest.mark.parametrize(
    ("urls", "words"),
    [
        (
            ["file:///a.sign", "file:///b.sign"],
            "2 files were dropped, and none was opened: drop one at a time.",
        ),
        (["file:///notes.txt"], "notes.txt cannot be opened: Signer opens"),
        (["file:///"], "cannot be opened"),
        (["https://example.org/a.sign"], "Only a file on this computer can be opened"),
    ],
)
def test_what_cannot_be_taken_is_told_and_changes_nothing(
    urls: list[str], words: str, window: Window, told: list[str]
) -> None:
    before = window.session.document
    dropped(window, data_of(urls), COPY | MOVE)
    QTest.qWait(0)
    assert words in told[-1]
    assert window.session.document is before


def test_text_is_not_taken(window: Window) -> None:
    data = QMimeData()
    data.setText("A line of text")
    assert not any(event.isAccepted() for event in dropped(window, data, COPY | MOVE))


def test_no_field_takes_what_is_dropped(window: Window, qtbot: QtBot) -> None:
    """It would write the name of a file that is moved there, and let its source delete it."""
    for tab in ("movement", "face", "body", "posture"):
        window.hand.open_tab(tab)
    kinds = QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit
    fields = [each for kind in kinds for each in window.findChildren(kind)]
    assert child(window, "handshape.search") in fields
    taking = [each.objectName() for each in fields if each.isVisible() and each.acceptDrops()]
    assert taking == []
