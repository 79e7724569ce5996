"""The right dock on a sign, for tests under real events."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from signer.document.sign import Sign
from signer.studio.docks.hand_dock import HandDock
from signer.studio.docks.registered import panels_of
from signer.studio.editing.session import Session
from signer.studio.workspace import Workspace


class PostureDesk:
    """A shown and settled right dock with its session and player; `panel` is its posture."""

    bot: QtBot

    def __init__(self, sign: Sign, time_s: float, bot: QtBot | None) -> None:
        """Without a bot it is made for several tests, each of which begins with a sign of its own."""
        self.workspace = Workspace(session=Session(sign))
        self.session, self.player = self.workspace.session, self.workspace.player
        self.player.begin()
        self.player.seek(time_s)
        self.dock = HandDock(self.workspace, panels_of("right"))
        self.workspace.panel_wanted.connect(self.dock.open_tab)
        self.panel = self.dock.posture
        if bot is not None:
            bot.addWidget(self.dock)
            self.bot = bot
            self._show()

    def begin(self, sign: Sign, time_s: float, bot: QtBot) -> None:
        """Work on another sign, with every switch and fold as in a dock that was just made."""
        self.bot = bot
        self.session.set_auto_key(True)
        self.session.open_sign(sign, None)
        self.player.seek(time_s)
        self.panel.wrist.keep_elbow.setChecked(True)
        self.dock.open_tab("posture")
        self._show()

    def _show(self) -> None:
        self.dock.resize(304, 756)
        self.dock.show()
        self.dock.activateWindow()
        self.settle()

    def put_away(self) -> None:
        """Close it for good."""
        self.dock.close()
        self.dock.deleteLater()

    def settle(self) -> None:
        """Wait until the pose is that of the sign, and what is possible that of the pose."""
        sign, time_s = self.session.sign, self.player.playhead_s
        self.bot.waitUntil(lambda: self.player._solved == (sign, time_s) and self.player.pose is not None)
        self.bot.waitUntil(lambda: self.panel.finder.is_settled)

    def child(self, name: str) -> QWidget:
        """A widget of the dock by its name."""
        found = self.dock.findChild(QWidget, name)
        assert found is not None, name
        return found
