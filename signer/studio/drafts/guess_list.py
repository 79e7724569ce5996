"""Guesses of a draft, one after the other, with what else each may be: places by their regions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QImage, QKeyEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QListWidget, QToolButton, QWidget

from signer.document.guess_edits import accept_above, accept_guess, choose_guess
from signer.document.guesses import Guess
from signer.document.queries import find_key, has_key
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.editing.soon import later
from signer.studio.language import tr, translated
from signer.studio.look import plain
from signer.studio.retelling import retold
from signer.studio.widgets.pieces import beneath, button, hint, identify, row
from signer.words.guesses import (
    AS_IT_IS,
    alternative_words,
    by_region,
    draft_words,
    guess_words,
    region_words,
)

with lazily():
    from signer.motion import posing
    from signer.studio.drawing import figure, framing, recorder

if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.motion.pose import Pose


PICTURE_PX: Final = 144
"""Width and height of a picture: twice what the list shows, for fine screens."""
CLOSE_M: Final = 0.75
"""Distance of the camera from a contact, m: the hand and what it touches fill the picture."""


def posed(character: Character, sign: Sign, guess: Guess, number: int) -> Pose:
    """Return the posture of the key of a guess, were it settled by one of its values."""
    chosen = choose_guess(guess.key_id, guess.field, number)(sign) if guess.alternatives else sign
    _, key = find_key(chosen, guess.key_id)
    return posing.pose_at(chosen, key.time_s + 0.5 * key.hold_s, character)


def picture_of(character: Character, sign: Sign, guess: Guess, number: int) -> QImage:
    """Draw a value: a handshape as its card, a place from close by, anything else from the front."""
    role, key = find_key(sign, guess.key_id)
    if guess.field == "handshape":
        form = replace(key.form, handshape=str(guess.alternatives[number].value), joints=())
        return recorder.handshape_picture(character, form, PICTURE_PX)
    pose = posed(character, sign, guess, number)
    is_place = guess.field in ("placement", "second")
    camera = framing.contact_camera(pose.hands[role], CLOSE_M) if is_place else framing.BODY
    return recorder.render_figure(figure.pose_figure(pose), camera, PICTURE_PX, PICTURE_PX)


class AlternativePictures(QObject):
    """Pictures of the values of one guess, made in turn, one at each turn of the event loop.

    Signals:
        ready(number, picture): that of a value is there.
    """

    ready = Signal(int, QPixmap)

    def __init__(self, character: Callable[[], Character]) -> None:
        super().__init__()
        self._character, self._sign = character, Sign()
        self._guess: Guess | None = None
        self._wanted: list[int] = []
        self._timer = later(self, self._make_next)

    def make(self, sign: Sign, guess: Guess | None, numbers: Sequence[int]) -> None:
        """Make pictures of some values of a guess, in this order, and no more of others."""
        self._sign, self._guess = sign, guess
        self._wanted = list(numbers) if guess and has_key(sign, guess.key_id) else []
        self._timer.start(0)

    def _make_next(self) -> None:
        if not self._wanted or self._guess is None:
            return
        number = self._wanted.pop(0)
        self._timer.start(0)
        try:
            made = picture_of(self._character(), self._sign, self._guess, number)
        except LookupError:  # a handshape or site of a newer file
            return
        self.ready.emit(number, QPixmap.fromImage(made))


SETTLED: Final = tr("Nothing is guessed in this sign.")
SURE: Final = 0.95
"""Certainty from which guesses are accepted all at once."""
GO_ON: Final = tr("Go on to the next guess of this sign (Tab)")
ACCEPT_SURE: Final = tr("Accept all above 95 % (Shift+Enter)")
ONLY_ONE: Final = tr("There is no other guess in this sign")
NONE_SURE: Final = tr("None of these guesses is above 95 %")
OPEN: Final = tr("Show all places in this region (Right)")
CLOSE: Final = tr("Go back to the regions (Left)")
NO_MORE: Final = tr("There is no other place in this region")


class GuessList(QWidget):
    """One open guess of a sign, each value it may have with its picture.

    Places are listed in two steps: the first one of each region, and all of a region that is opened (Right,
    and Left goes back). Enter takes the chosen value and 1 to 9 that with this number, Tab goes on to the
    next guess, and Shift+Enter accepts what is sure.

    Signals:
        edit_wanted(edit): a guess is to be settled, or several at once.
        went(): another guess is shown because the user went on.
        looked_at(number): a value is under the pointer, or chosen by keys, by its number among the
            alternatives; -1 for none.
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
        self._shown: list[int] = []  # the numbers of the values that are listed
        self._made: dict[int, QIcon] = {}
        self._region = ""  # that is open
        self.head, self.told = hint(""), hint("")
        self.list = _Alternatives(f"{name}.list")
        self.accept = button(
            tr("Accept"), name=f"{name}.accept", tip=tr("Settle it so (Enter)"), kind="raised"
        )
        self.further = button(tr("Next guess"), name=f"{name}.next", tip=GO_ON, on=lambda: self._go_on(1))
        self.sure = button(tr("Accept what is sure"), name=f"{name}.sure", tip=ACCEPT_SURE)
        self.places = button(tr("All places"), name=f"{name}.places", tip=OPEN, on=self._open_or_close)
        self.list.taken.connect(self._take)
        self.list.passed.connect(self._go_on)
        self.list.all_taken.connect(self.sure.click)
        self.list.looked_at.connect(lambda row_number: self.looked_at.emit(self._value_at(row_number)))
        self.list.opened.connect(self._open)
        self.list.closed.connect(self._close)
        self.list.currentRowChanged.connect(self._allow_places)
        self.accept.clicked.connect(lambda: self._take(self.list.currentRow()))
        self.sure.clicked.connect(lambda: self.edit_wanted.emit(accept_above(SURE)))
        acts = row(self.accept, self.further, None, self.sure)
        beneath(self, self.head, self.told, (self.list, 1), row(self.places, None), acts, gap=6)
        self.show_sign(self._sign)

    @property
    def guess(self) -> Guess | None:
        """The guess that is shown; None where nothing is open."""
        guesses = self._sign.guesses
        return guesses[self._number % len(guesses)] if guesses else None

    def show_sign(self, sign: Sign) -> None:
        """Show what is open in a sign, from the same place on."""
        self._sign, self._region = sign, ""
        self._number = min(self._number, max(len(sign.guesses) - 1, 0))
        self._made.clear()
        guess = self.guess
        self.head.setText(translated(draft_words(sign)) or SETTLED)
        which = (
            tr("{number} of {count}. ", number=self._number + 1, count=len(sign.guesses))
            if len(sign.guesses) > 1
            else ""
        )
        words = "" if guess is None else guess_words(sign, replace(guess, told=retold(guess.told)))
        self.told.setText(plain.tip(f"{which}{translated(words)}") if words else "")
        self._list(0)
        for each in (self.list, self.accept):
            each.setEnabled(guess is not None)
        is_any_sure = any(one.alternatives[0].certainty >= SURE for one in sign.guesses if one.alternatives)
        _allow(self.further, GO_ON, "" if len(sign.guesses) > 1 else ONLY_ONE)
        _allow(self.sure, ACCEPT_SURE, "" if is_any_sure else NONE_SURE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_pictures()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.looked_at.emit(-1)

    def _list(self, number: int) -> None:
        """List the values, or the regions of the places, or the places of the open one; choose a value."""
        guess, regions = self.guess, self._regions()
        self.looked_at.emit(-1)
        if guess is None:
            self._shown, words = [], None
        elif regions and not self._region:
            self._shown = [numbers[0] for numbers in regions.values()]
            words = [region_words(self._sign, guess, *region) for region in regions.items()]
        else:
            self._shown = regions.get(self._region, list(range(len(guess.alternatives))))
            words = [alternative_words(self._sign, guess.alternatives[one]) for one in self._shown]
        chosen = self._shown.index(number) if number in self._shown else 0
        self.list.show_words(None if words is None else [translated(one) for one in words], chosen)
        for row_number, one in enumerate(self._shown):
            if one in self._made:
                self.list.item(row_number).setIcon(self._made[one])
        self._make_pictures()
        self._allow_places()

    def _make_pictures(self) -> None:
        missing = [number for number in self._shown if number not in self._made]
        self._pictures.make(self._sign, self.guess, missing if self.isVisible() else ())

    def _show_picture(self, number: int, picture: QPixmap) -> None:
        icon = self._made[number] = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # a chosen row would tint it
        self.list.item(self._shown.index(number)).setIcon(icon)

    # Regions

    def _regions(self) -> dict[str, list[int]]:
        """Return the numbers of places by region; {} where one step tells all of them."""
        regions = {} if self.guess is None else by_region(self.guess)
        return regions if any(len(numbers) > 1 for numbers in regions.values()) and len(regions) > 1 else {}

    def _value_at(self, row_number: int) -> int:
        return self._shown[row_number] if 0 <= row_number < len(self._shown) else -1

    def _region_at(self, row_number: int) -> str:
        """Return the region of a row that has more places than are listed; else nothing."""
        regions = {} if self._region else self._regions()
        several = {numbers[0]: name for name, numbers in regions.items() if len(numbers) > 1}
        return several.get(self._value_at(row_number), "")

    def _open_or_close(self) -> None:
        if self._region:
            self._close()
        else:
            self._open(self.list.currentRow())
        self.list.setFocus()

    def _open(self, row_number: int) -> None:
        """List all places of the region of a row."""
        region = self._region_at(row_number)
        if region:
            self._region = region
            self._list(self._value_at(row_number))

    def _close(self) -> None:
        """List the regions again, the one that was open chosen."""
        if self._region:
            first = self._regions()[self._region][0]
            self._region = ""
            self._list(first)

    def _allow_places(self, *_row: int) -> None:
        is_open = bool(self._region)
        self.places.setVisible(bool(self._regions()))
        self.places.setText(tr("All regions") if is_open else tr("All places"))
        may_open = is_open or bool(self._region_at(self.list.currentRow()))
        _allow(self.places, CLOSE if is_open else OPEN, "" if may_open else NO_MORE)

    def _go_on(self, by: int) -> None:
        """Show another guess."""
        self._number = (self._number + by) % max(len(self._sign.guesses), 1)
        self.show_sign(self._sign)
        self.went.emit()

    def _take(self, row_number: int) -> None:
        """Settle the guess by the value of a row; the first one is mostly what the key has."""
        guess = self.guess
        if guess is None or row_number < 0:
            return
        self.edit_wanted.emit(
            choose_guess(guess.key_id, guess.field, self._value_at(row_number))
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
        taken(row): Enter, a double click or the digit of one of them.
        all_taken(): Shift+Enter.
        passed(by): Tab, by 1, or Shift+Tab, by -1.
        looked_at(row): one is under the pointer or was gone to by keys; -1 for none.
        opened(row), closed(): Right and Left.
    """

    taken = Signal(int)
    all_taken = Signal()
    passed = Signal(int)
    looked_at = Signal(int)
    opened = Signal(int)
    closed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        identify(self, name, tr("What it may be"), kind="framed")
        self.setWordWrap(True)
        self.setIconSize(QSize(PICTURE_PX // 2, PICTURE_PX // 2))
        self.setMouseTracking(True)
        self.itemDoubleClicked.connect(lambda item: self.taken.emit(self.row(item)))
        self.itemEntered.connect(lambda item: self.looked_at.emit(self.row(item)))

    def show_words(self, words: list[str] | None, chosen: int) -> None:
        """List values by their words, one chosen; an empty list is what the key has, None nothing."""
        self.clear()
        if words is not None:
            self.addItems(
                [f"{number}   {one}" for number, one in enumerate(words, 1)] or [translated(AS_IT_IS)]
            )
            self.setCurrentRow(chosen)
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
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            if event.key() == Qt.Key.Key_Right:
                self.opened.emit(self.currentRow())
            else:
                self.closed.emit()
            self.looked_at.emit(self.currentRow())
        elif 0 <= number < 9:
            if number < self.count():
                self.taken.emit(number)
        else:
            super().keyPressEvent(event)
            self.looked_at.emit(self.currentRow())

    def focusNextPrevChild(self, _forwards: bool) -> bool:
        """Keep Tab for the next guess; the buttons have letters and the pointer."""
        return False
