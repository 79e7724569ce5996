"""A posture panel on a sign, for tests under real events."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.panels.posture.panel import PosturePanel


class PostureDesk:
    """A shown and settled posture panel with its session and player."""

    def __init__(self, sign: Sign, time_s: float, bot: QtBot) -> None:
        self.bot, self.session = bot, Session(sign)
        self.player = Player(self.session)
        self.player.seek(time_s)
        self.panel = PosturePanel(self.session, self.player)
        bot.addWidget(self.panel)
        self.panel.resize(304, 756)
        self.panel.show()
        self.panel.activateWindow()
        self.settle()

    def settle(self) -> None:
        """Wait until the pose is that of the sign, and what is possible that of the pose."""
        sign, time_s = self.session.sign, self.player.playhead_s
        self.bot.waitUntil(lambda: self.player._solved == (sign, time_s) and self.player.pose is not None)
        self.bot.waitUntil(lambda: self.panel.finder.is_settled)

    def child(self, name: str) -> QWidget:
        """A widget of the panel by its name."""
        found = self.panel.findChild(QWidget, name)
        assert found is not None, name
        return found
