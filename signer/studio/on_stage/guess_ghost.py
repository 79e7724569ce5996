"""A ghost, on the stage, of the arm with the value of a guess that is looked at."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage

from signer.document.queries import find_key, has_key
from signer.studio.drafts.alternatives import posed
from signer.studio.drafts.guess_list import GuessList
from signer.studio.editing.session import Session
from signer.studio.on_stage.ghost import drawn_arm
from signer.studio.stage.stage import Stage
from signer.studio.stage.traces import tinted

TINT: Final = "curve2"
"""Colour of the ghost: none of those that say how good something is."""


class GuessGhost(QObject):
    """Shows on the stage, as a ghost, the arm with the value of a guess that is looked at."""

    def __init__(self, guesses: GuessList, session: Session, stage: Stage) -> None:
        super().__init__(guesses)
        self._guesses, self._session, self._stage = guesses, session, stage
        self._is_shown = False
        self._before: QImage | None = None
        guesses.looked_at.connect(self._show)

    def _show(self, number: int) -> None:
        """Show a value; a negative number takes the ghost away, and what was offered before comes back."""
        guess, traces, sign = self._guesses.guess, self._stage.traces, self._session.sign
        if not self._is_shown:
            self._before = traces.offer
        self._is_shown = False
        drawn = QImage()
        if guess is not None and 0 <= number < len(guess.alternatives) and has_key(sign, guess.key_id):
            role, _ = find_key(sign, guess.key_id)
            character = self._session.character
            matrices = posed(character, sign, guess, number).matrices
            drawn = drawn_arm(self._stage, character, sign, role, matrices)
        self._is_shown = not drawn.isNull()
        traces.show_offer(tinted(drawn, TINT) if self._is_shown else self._before)
