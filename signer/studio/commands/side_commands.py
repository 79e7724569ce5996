"""Commands that open a window beside the editor.

The steps that were taken, what is wrong with the sign or guessed in it, who stands where in a sentence,
spelling practice, the solver lab, help.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from PySide6.QtWidgets import QMainWindow, QWidget

from signer.lazy import lazily
from signer.studio.background.problems import ProblemFinder
from signer.studio.commands.actions import Actions, Command, group
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.help.guide import Guide
from signer.studio.help.help_window import HelpWindow
from signer.studio.language import tr
from signer.studio.on_stage.ghost import GuessGhost
from signer.studio.side_windows.grammar_window import GrammarWindow
from signer.studio.side_windows.guesses_window import GuessesWindow
from signer.studio.side_windows.help_dialogs import AboutBox, ShortcutSheet
from signer.studio.side_windows.history_window import HistoryWindow
from signer.studio.side_windows.places_window import PlacesWindow
from signer.studio.side_windows.practice_window import PracticeWindow
from signer.studio.side_windows.problems_window import CURES, ProblemsWindow
from signer.studio.stage.stage import Stage

with lazily():
    from signer import installed
    from signer.studio.lab import window as lab_window


NO_GUESSES: Final = tr(
    "Nothing is guessed in this sign: guesses come with drafts of notation, tables and films."
)


Shown = TypeVar("Shown", bound=QWidget)
FIRST_PAGE: Final = "first-sign.md"
"""Page of help that is shown first."""


class SideCommands:
    """Opens them, or brings them forward; none is made before it is asked for."""

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        player: Player,
        actions: Actions,
        problems: ProblemFinder,
        stage: Stage,
        new_sign: Callable[[], bool],
    ) -> None:
        self._window, self._session, self._player, self._actions = window, session, player, actions
        self._problems, self._stage, self._new_sign = problems, stage, new_sign

    def commands(self) -> tuple[Command, ...]:
        """Return the commands that open a window beside the editor, for the menus Edit, Sign and Help."""
        session = self._session
        show_history = partial(self._bring, HistoryWindow, lambda window: HistoryWindow(window, session))
        show_places = partial(self._bring, PlacesWindow, lambda window: PlacesWindow(window, session))
        show_practice = partial(self._bring, PracticeWindow, lambda window: PracticeWindow(window, session))
        return (
            *group(tr("Edit"), ("history", tr("&History…"), show_history, "Ctrl+H"), where="window"),
            *group(
                tr("Sign"),
                ("problems", tr("&Problems…"), self.show_problems, "Ctrl+P"),
                ("guesses", tr("&Guesses and proposals…"), self.show_guesses, "Ctrl+Shift+J"),
                ("places", tr("&Who stands where…"), show_places),
                ("practice", tr("Spelling practi&ce…"), show_practice),
                where="window",
            ),
            *group(
                tr("View"),
                ("help", tr("&Help"), self.show_help, "F1"),
                ("guide", tr("A &first sign, step by step"), self.guide),
                ("shortcuts", tr("&Shortcuts"), self.show_shortcuts, "Ctrl+/"),
                ("lab", tr("Solver &lab"), self.open_lab),
                ("about", tr("&About Signer"), self.show_about),
                where="window",
            ),
        )

    def reasons(self) -> dict[str, str]:
        """Return why commands can do nothing now, by their names; empty where they can."""
        can_list = self._session.is_performed or self._session.sign.guesses
        return {"guesses": "" if can_list else NO_GUESSES}

    def _bring(self, kind: type[Shown], make: Callable[[QMainWindow], Shown]) -> Shown:
        """Bring the window of a kind forward, made where there is none yet."""
        shown = self._window.findChild(kind) or make(self._window)
        bring_forward(shown)
        return shown

    def show_problems(self) -> None:
        """Show what is wrong with the sign."""
        cures = {name: self._actions[name].trigger for name in CURES}
        session, player, problems = self._session, self._player, self._problems
        self._bring(ProblemsWindow, lambda window: ProblemsWindow(window, session, player, problems, cures))

    def show_guesses(self) -> None:
        """Show what is guessed in a draft, or proposed for a sentence, and go to the first of it."""
        if self._session.is_performed:
            proposed = self._bring(GrammarWindow, lambda window: GrammarWindow(window, self._session))
            proposed.list.setFocus()
            return
        shown = self._window.findChild(GuessesWindow)
        if shown is None:
            shown = GuessesWindow(self._window, self._session, self._player)
            GuessGhost(shown.guesses, self._session, self._stage)
        bring_forward(shown)
        shown.guesses.list.setFocus()
        shown.go_to_key()

    def open_lab(self) -> None:
        """Open the solver lab."""
        self._bring(lab_window.LabWindow, lab_window.LabWindow)

    def show_help(self) -> None:
        """Open the pages of help at the page on a first sign, or bring them forward as they are."""
        shown = self._window.findChild(HelpWindow)
        if shown is None:
            shown = HelpWindow(self._window)
            shown.open(FIRST_PAGE)
        bring_forward(shown)

    def guide(self) -> None:
        """Guide somebody through a first sign, on a new one."""
        if self._new_sign():
            shown = self._stage.findChild(Guide)
            if shown is None:
                Guide(self._stage, self._session, self._player, self._problems)
            else:
                shown.begin()

    def show_shortcuts(self) -> None:
        """Show every shortcut."""
        ShortcutSheet(self._window, self._actions.sheet()).exec()

    def show_about(self) -> None:
        """Show what this program is, of which version, and whose work it uses."""
        AboutBox(self._window, installed.version(), installed.needed()).exec()


def bring_forward(shown: QWidget) -> None:
    """Show a window in front of the others, and give it the keyboard."""
    shown.show()
    shown.raise_()
    shown.activateWindow()
