"""A timeline with a short sign on it, shown at the size of a small window, its pictures made of nothing."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import Contact
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.pictures.queue import Pictures
from signer.studio.timeline.view import Timeline
from tests.helpers.windows import blank_picture

TOUCH = Contact("pinky.tip", "temple.R")
SIGN = Sign(
    tracks=(HandTrack("dominant", (Key("k1", 0.4, "i", TOUCH, hold_s=0.2), Key("k2", 1.0, "i", TOUCH))),)
)


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication) -> Iterator[SimpleNamespace]:
    theme.use_theme(qapp, "dark")
    session = Session(SIGN)
    player = Player(session, waiting=True)
    timeline = Timeline(session, player, Pictures(blank_picture))
    qtbot.addWidget(timeline)
    timeline.resize(976, 190)
    timeline.show()
    qtbot.waitExposed(timeline)
    yield SimpleNamespace(
        session=session, player=player, timeline=timeline, track_view=timeline.track_view, bot=qtbot
    )
    player.pause()
