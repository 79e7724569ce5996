"""Guesses of a draft, one after the other, with what else each may be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QVBoxLayout, QWidget

from signer.document.guess_edits import accept_above, accept_guess, choose_guess
from signer.document.guesses import Guess
from signer.document.queries import find_key, has_key
from signer.document.tracks.track import TrackName
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.widgets.pieces import button, hint, row
from signer.words.guesses import AS_IT_IS, alternative_words, draft_words, guess_words

SIZE: Final = (440, 280)
SETTLED: Final = "Nothing is guessed in this sign."
SURE: Final = 0.95
"""Certainty from which guesses are accepted all at once."""


class GuessesWindow(QWidget):
    """One open guess of the sign: Enter takes the chosen value, Tab goes on to the next guess.

    The key that it is about is selected and the playhead taken there. Each settling is one undo step.
    """

    def __init__(self, parent: QWidget, session: Session, player: Player) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setObjectName("guesses")
        self.setWindowTitle("Guesses")
        self._session, self._player, self._number = session, player, 0
        self.head, self.told = hint(""), hint("")
        self.list = _Alternatives()
        self.accept = button("Take it", name="guesses.accept", tip="Settle it so (Enter)", kind="raised")
        self.further = button("Next", name="guesses.next", tip="Go on to the next guess (Tab)")
        self.sure = button("Accept what is sure", name="guesses.sure", tip="Accept all above 95 %")
        self.list.taken.connect(self._take)
        self.list.passed.connect(self._go_on)
        self.accept.clicked.connect(lambda: self._take(self.list.currentRow()))
        self.further.clicked.connect(lambda: self._go_on(1))
        self.sure.clicked.connect(lambda: session.perform(accept_above(SURE)))
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN)
        box.addWidget(self.head)
        box.addWidget(self.told)
        box.addWidget(self.list, 1)
        box.addWidget(row(self.accept, self.further, None, self.sure))
        self.resize(*SIZE)
        session.sign_changed.connect(self._show)
        self._show()

    @property
    def guess(self) -> Guess | None:
        """The guess that is shown; None where nothing is open."""
        guesses = self._session.sign.guesses
        return guesses[self._number % len(guesses)] if guesses else None

    def _show(self, *_changed: object) -> None:
        sign, guess = self._session.sign, self.guess
        self.head.setText(draft_words(sign) or SETTLED)
        self.told.setText("" if guess is None else guess_words(sign, guess))
        self.list.clear()
        if guess is not None:
            self.list.addItems([alternative_words(sign, one) for one in guess.alternatives] or [AS_IT_IS])
            self.list.setCurrentRow(0)
        for each in (self.list, self.accept, self.further, self.sure):
            each.setEnabled(guess is not None)

    def _go_on(self, by: int) -> None:
        """Show another guess, and go to its key."""
        self._number = (self._number + by) % max(len(self._session.sign.guesses), 1)
        self._show()
        self.go_to_key()

    def go_to_key(self) -> None:
        """Select the key that the guess is about, and take the playhead there."""
        guess = self.guess
        if guess is None or not has_key(self._session.sign, guess.key_id):
            return
        role, key = find_key(self._session.sign, guess.key_id)
        name = TrackName("hand", role)
        self._player.pause()
        self._session.select_on(name, key.id)
        self._player.seek(key.time_s)
        self._session.select_on(name, key.id)

    def _take(self, number: int) -> None:
        """Settle the guess by one of its values; the first one is mostly what the key has."""
        guess = self.guess
        if guess is None or number < 0:
            return
        edit = (
            choose_guess(guess.key_id, guess.field, number)
            if guess.alternatives
            else accept_guess(guess.key_id, guess.field)
        )
        self._session.perform(edit)
        self._number = min(self._number, max(len(self._session.sign.guesses) - 1, 0))
        self._show()
        self.go_to_key()


class _Alternatives(QListWidget):
    """The values that a guessed field may have.

    Signals:
        taken(number): Enter or a double click on one of them.
        passed(by): Tab, by 1, or Shift+Tab, by -1.
    """

    taken = Signal(int)
    passed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("guesses.list")
        self.setAccessibleName("What it may be")
        self.setWordWrap(True)
        self.itemDoubleClicked.connect(lambda item: self.taken.emit(self.row(item)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit(self.currentRow())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.passed.emit(1 if event.key() == Qt.Key.Key_Tab else -1)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, _forwards: bool) -> bool:
        """Keep Tab for the next guess; the buttons have letters and the pointer."""
        return False
