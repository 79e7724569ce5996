"""Guesses of a draft, one after the other, with what else each may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidget, QToolButton, QVBoxLayout, QWidget

from signer.document.guess_edits import accept_above, accept_guess, choose_guess
from signer.document.guesses import Guess
from signer.document.sign import Sign
from signer.studio.drafts.alternatives import PICTURE_PX, AlternativePictures
from signer.studio.language import tr, translated
from signer.studio.look import plain
from signer.studio.retelling import retold
from signer.studio.widgets.pieces import button, hint, identify, row
from signer.words.guesses import AS_IT_IS, alternative_words, draft_words, guess_words

if TYPE_CHECKING:
    from signer.characters.character import Character

SETTLED: Final = tr("Nothing is guessed in this sign.")
SURE: Final = 0.95
"""Certainty from which guesses are accepted all at once."""
GO_ON: Final = tr("Go on to the next guess of this sign (Tab)")
ACCEPT_SURE: Final = tr("Accept all above 95 % (Shift+Enter)")
ONLY_ONE: Final = tr("There is no other guess in this sign")
NONE_SURE: Final = tr("None of these guesses is above 95 %")


class GuessList(QWidget):
    """One open guess of a sign, each value it may have with its picture.

    Enter takes the chosen value and 1 to 9 that with this number, Tab goes on to the next guess, and
    Shift+Enter accepts what is sure.

    Signals:
        edit_wanted(edit): a guess is to be settled, or several at once.
        went(): another guess is shown because the user went on.
        looked_at(number): a value is under the pointer, or chosen by keys; -1 for none.
    """

    edit_wanted = Signal(object)
    went = Signal()
    looked_at = Signal(int)

    def __init__(self, character: Callable[[], Character], name: str = "guesses") -> None:
        """Build it, with pictures of a character as it is then."""
        super().__init__()
        self._pictures = AlternativePictures(character)
        self._pictures.ready.connect(self._show_picture)
        self._sign, self._number = Sign(), 0
        self.head, self.told = hint(""), hint("")
        self.list = _Alternatives(f"{name}.list")
        self.accept = button(
            tr("Accept"), name=f"{name}.accept", tip=tr("Settle it so (Enter)"), kind="raised"
        )
        self.further = button(tr("Next guess"), name=f"{name}.next", tip=GO_ON, on=lambda: self._go_on(1))
        self.sure = button(tr("Accept what is sure"), name=f"{name}.sure", tip=ACCEPT_SURE)
        self.list.taken.connect(self._take)
        self.list.passed.connect(self._go_on)
        self.list.all_taken.connect(self.sure.click)
        self.list.looked_at.connect(self.looked_at)
        self.accept.clicked.connect(lambda: self._take(self.list.currentRow()))
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
        self.head.setText(translated(draft_words(sign)) or SETTLED)
        which = (
            tr("{number} of {count}. ", number=self._number + 1, count=len(sign.guesses))
            if len(sign.guesses) > 1
            else ""
        )
        words = "" if guess is None else guess_words(sign, replace(guess, told=retold(guess.told)))
        self.told.setText(plain.tip(f"{which}{translated(words)}") if words else "")
        self.looked_at.emit(-1)
        self.list.show_words(
            [translated(alternative_words(sign, one)) for one in guess.alternatives] if guess else None
        )
        if self.isVisible():
            self._pictures.make(sign, guess)
        for each in (self.list, self.accept):
            each.setEnabled(guess is not None)
        is_any_sure = any(one.alternatives[0].certainty >= SURE for one in sign.guesses if one.alternatives)
        _allow(self.further, GO_ON, "" if len(sign.guesses) > 1 else ONLY_ONE)
        _allow(self.sure, ACCEPT_SURE, "" if is_any_sure else NONE_SURE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._pictures.make(self._sign, self.guess)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.looked_at.emit(-1)

    def _show_picture(self, number: int, picture: QPixmap) -> None:
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # a chosen row would tint it
        self.list.item(number).setIcon(icon)

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
        taken(number): Enter, a double click or the digit of one of them.
        all_taken(): Shift+Enter.
        passed(by): Tab, by 1, or Shift+Tab, by -1.
        looked_at(number): one is under the pointer or was gone to by keys; -1 for none.
    """

    taken = Signal(int)
    all_taken = Signal()
    passed = Signal(int)
    looked_at = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        identify(self, name, tr("What it may be"), kind="framed")
        self.setWordWrap(True)
        self.setIconSize(QSize(PICTURE_PX // 2, PICTURE_PX // 2))
        self.setMouseTracking(True)
        self.itemDoubleClicked.connect(lambda item: self.taken.emit(self.row(item)))
        self.itemEntered.connect(lambda item: self.looked_at.emit(self.row(item)))

    def show_words(self, words: list[str] | None) -> None:
        """List values by their words, the first chosen; an empty list is what the key has, None nothing."""
        self.clear()
        if words is not None:
            self.addItems(
                [f"{number}   {one}" for number, one in enumerate(words, 1)] or [translated(AS_IT_IS)]
            )
            self.setCurrentRow(0)
        blank = QPixmap(PICTURE_PX, PICTURE_PX)  # rows stay where they are when their pictures come
        blank.fill(Qt.GlobalColor.transparent)
        for row_number in range(len(words or ())):
            self.item(row_number).setIcon(QIcon(blank))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.all_taken.emit()
            else:
                self.taken.emit(self.currentRow())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.passed.emit(1 if event.key() == Qt.Key.Key_Tab else -1)
        elif 0 <= number < 9:
            if number < self.count():
                self.taken.emit(number)
        else:
            super().keyPressEvent(event)
            self.looked_at.emit(self.currentRow())

    def focusNextPrevChild(self, _forwards: bool) -> bool:
        """Keep Tab for the next guess; the buttons have letters and the pointer."""
        return False
