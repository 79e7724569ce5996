"""Guesses of a draft, one after the other, with what else each may be."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from signer.document.edits import Edit
from signer.document.queries import find_key, has_key
from signer.document.tracks.track import TrackName
from signer.studio.drafts.guess_list import GuessList
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import tr
from signer.studio.widgets.forms import SideWindow

SIZE: Final = (460, 520)
"""Room, px, for the five values of a guess with their pictures."""


class GuessesWindow(SideWindow):
    """Guesses of the open sign: the key that one is about is selected and the playhead taken there.

    Each settling is one undo step.
    """

    def __init__(self, parent: QWidget, session: Session, player: Player) -> None:
        super().__init__(parent, "guesses", tr("Guesses"))
        self._session, self._player = session, player
        self.guesses = GuessList(lambda: session.character)
        self.guesses.edit_wanted.connect(self._settle)
        self.guesses.went.connect(self.go_to_key)
        self.lay_out(self.guesses)
        self.resize(*SIZE)
        hear(self._show, session.sign_changed, session.signer_changed)
        self._show()

    def _show(self, *_changed: object) -> None:
        self.guesses.show_sign(self._session.sign)

    def _settle(self, edit: Edit) -> None:
        """Settle a guess, and go on to the key of the next one."""
        self._session.perform(edit)
        self.go_to_key()

    def go_to_key(self) -> None:
        """Select the key that the guess is about, and take the playhead there."""
        guess = self.guesses.guess
        if guess is None or not has_key(self._session.sign, guess.key_id):
            return
        role, key = find_key(self._session.sign, guess.key_id)
        name = TrackName("hand", role)
        self._player.pause()
        self._session.select_on(name, key.id)
        self._player.seek(key.time_s)
        self._session.select_on(name, key.id)
