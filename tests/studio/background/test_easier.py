"""An easier posture is looked for beside the window, where somebody shows what is found."""

import pytest
from pytestqt.qtbot import QtBot

from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.studio.background.easier import EasierFinder, Offer
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session


@pytest.fixture(scope="module")
def nothing_is_looked_for_at_rest() -> None:
    """Let all be looked for here."""


def test_what_nobody_shows_is_not_looked_for(qtbot: QtBot) -> None:
    session = Session(load_sign(FOLDER / "AGAIN.sign"))
    player = Player(session)
    player.seek(session.sign.hand("dominant").keys[1].time_s)
    finder = EasierFinder(session, player)
    qtbot.waitUntil(lambda: player.pose is not None, timeout=20000)
    finder._rest.start(0)
    qtbot.waitUntil(lambda: not finder._rest.isActive())
    assert finder.is_settled
    told: list[Offer | None] = []
    finder.offered.connect(told.append)
    finder._rest.start(0)
    qtbot.waitUntil(lambda: bool(told), timeout=20000)
    assert told[-1] is finder.offer is not None
