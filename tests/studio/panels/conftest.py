"""A session with the playhead on the first key of a sign, and a player that solves nothing by itself."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.studio.background.contacts import Contacts
from signer.studio.background.searching import Searching
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme


class Desk(SimpleNamespace):
    """The session, the player, and the way to a widget by its name."""

    session: Session
    player: Player
    bot: QtBot
    searching: Searching
    contacts: Contacts

    def show(self, panel: QWidget) -> QWidget:
        self.bot.addWidget(panel)
        panel.resize(276, 420)
        panel.show()
        self.bot.waitExposed(panel)
        return panel

    def found(self) -> None:
        """Wait until what is looked for beside the window is found."""
        self.bot.waitUntil(lambda: not self.searching.is_busy, timeout=30000)

    def key(self, index: int = 0) -> Key:
        return self.session.sign.hand("dominant").keys[index]


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication, idea: Sign) -> Desk:
    theme.use_theme(qapp, "dark")
    session = Session(idea)
    player = Player(session, waiting=True)
    player.seek(0.4)
    session.select("dominant", "k1")
    searching = Searching(session)
    return Desk(
        session=session, player=player, bot=qtbot, searching=searching, contacts=Contacts(session, searching)
    )
