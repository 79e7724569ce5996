"""Guesses of a draft, one after the other, with what else each may be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QToolButton, QVBoxLayout, QWidget

from signer.document.guess_edits import accept_above, accept_guess, choose_guess
from signer.document.guesses import Guess
from signer.document.sign import Sign
from signer.studio.look import plain
from signer.studio.widgets.pieces import button, hint, row
from signer.words.guesses import AS_IT_IS, alternative_words, draft_words, guess_words

SETTLED: Final = "Nothing is guessed in this sign."
SURE: Final = 0.95
"""Certainty from which guesses are accepted all at once."""
GO_ON: Final = "Go on to the next guess of this sign (Tab)"
ACCEPT_SURE: Final = "Accept all above 95 %"
ONLY_ONE: Final = "There is no other guess in this sign"
NONE_SURE: Final = "None of these guesses is above 95 %"


class GuessList(QWidget):
    """One open guess of a sign: Enter takes the chosen value, Tab goes on to the next guess.

    Signals:
        edit_wanted(edit): a guess is to be settled, or several at once.
        went(): another guess is shown because the user went on.
    """

    edit_wanted = Signal(object)
    went = Signal()

    def __init__(self, name: str = "guesses") -> None:
        super().__init__()
        self._sign, self._number = Sign(), 0
        self.head, self.told = hint(""), hint("")
        self.list = _Alternatives(f"{name}.list")
        self.accept = button("Accept", name=f"{name}.accept", tip="Settle it so (Enter)", kind="raised")
        self.further = button("Next guess", name=f"{name}.next", tip=GO_ON)
        self.sure = button("Accept what is sure", name=f"{name}.sure", tip=ACCEPT_SURE)
        self.list.taken.connect(self._take)
        self.list.passed.connect(self._go_on)
        self.accept.clicked.connect(lambda: self._take(self.list.currentRow()))
        self.further.clicked.connect(lambda: self._go_on(1))
        self.sure.clicked.connect(lambda: self.edit_wanted.emit(accept_above(SURE)))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.head)
        box.addWidget(self.told)
        box.addWidget(self.list, 1)
        box.addWidget(row(self.accept, self.further, None, self.sure))
        self.show_sign(self._sign)

    @property
    def guess(self) -> Guess | None:
        """The guess that is shown; None where nothing is open."""
        guesses = self._sign.guesses
        return guesses[self._number % len(guesses)] if guesses else None

    def show_sign(self, sign: Sign) -> None:
        """Show what is open in a sign, from the same place on."""
        self._sign = sign
        self._number = min(self._number, max(len(sign.guesses) - 1, 0))
        guess = self.guess
        self.head.setText(draft_words(sign) or SETTLED)
        which = f"{self._number + 1} of {len(sign.guesses)}. " if len(sign.guesses) > 1 else ""
        self.told.setText("" if guess is None else plain.tip(f"{which}{guess_words(sign, guess)}"))
        self.list.clear()
        if guess is not None:
            self.list.addItems([alternative_words(sign, one) for one in guess.alternatives] or [AS_IT_IS])
            self.list.setCurrentRow(0)
        for each in (self.list, self.accept):
            each.setEnabled(guess is not None)
        is_any_sure = any(one.alternatives[0].certainty >= SURE for one in sign.guesses if one.alternatives)
        _allow(self.further, GO_ON, "" if len(sign.guesses) > 1 else ONLY_ONE)
        _allow(self.sure, ACCEPT_SURE, "" if is_any_sure else NONE_SURE)

    def _go_on(self, by: int) -> None:
        """Show another guess."""
        self._number = (self._number + by) % max(len(self._sign.guesses), 1)
        self.show_sign(self._sign)
        self.went.emit()

    def _take(self, number: int) -> None:
        """Settle the guess by one of its values; the first one is mostly what the key has."""
        guess = self.guess
        if guess is None or number < 0:
            return
        self.edit_wanted.emit(
            choose_guess(guess.key_id, guess.field, number)
            if guess.alternatives
            else accept_guess(guess.key_id, guess.field)
        )


def _allow(pressed: QToolButton, tip: str, why_not: str) -> None:
    """Let a button be pressed, unless something says why not: then its tooltip tells that."""
    pressed.setEnabled(not why_not)
    pressed.setToolTip(plain.tip(why_not or tip))


class _Alternatives(QListWidget):
    """The values that a guessed field may have.

    Signals:
        taken(number): Enter or a double click on one of them.
        passed(by): Tab, by 1, or Shift+Tab, by -1.
    """

    taken = Signal(int)
    passed = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName("What it may be")
        self.setProperty("kind", "framed")
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
