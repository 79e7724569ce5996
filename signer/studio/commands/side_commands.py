"""The small windows beside the editor: the steps that were taken, and what is wrong with the sign."""

from PySide6.QtWidgets import QMainWindow, QWidget

from signer.studio.commands.actions import Command
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.side_windows.history_window import HistoryWindow
from signer.studio.side_windows.problems_window import ProblemsWindow


class SideWindows:
    """Opens them, or brings them forward; none is made before it is asked for."""

    def __init__(self, window: QMainWindow, session: Session, player: Player) -> None:
        self._window, self._session, self._player = window, session, player

    def commands(self) -> tuple[Command, ...]:
        """What stands in the menus."""
        return (
            Command("history", "&History…", self.show_history, "Ctrl+H", group="Edit"),
            Command("problems", "&Problems…", self.show_problems, "Ctrl+P", group="Sign"),
        )

    def show_history(self) -> None:
        """Show every step that was taken, to go back to."""
        _bring_forward(self._window.findChild(HistoryWindow) or HistoryWindow(self._window, self._session))

    def show_problems(self) -> None:
        """Show what is wrong with the sign."""
        _bring_forward(self._window.findChild(ProblemsWindow) or ProblemsWindow(self._window, self._session, self._player))


def _bring_forward(shown: QWidget) -> None:
    shown.show()
    shown.raise_()
    shown.activateWindow()
