"""The card over the caret while a gloss is typed: the text, and what it may mean in pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from signer.document.utterance import Spelling
from signer.lazy import lazily
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.sentences.answers import ENDS, SHOWN, Answer, nothing_words
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import beneath, identify, label
from signer.studio.widgets.search_field import wants_search, wants_undo

with lazily():
    from signer.sequencing import scopes

CARD: Final = QSize(112, 132)
PICTURE_PX: Final = 84
PAD_PX: Final = 10
HINT: Final = tr("Enter takes it, Tab the next. Space takes exactly what is typed, Shift+Enter spells it.")
HINT_TO_CHOOSE: Final = tr(
    "None is called so: Enter or Tab chooses, Shift+Enter spells it. Space takes exactly what is typed."
)
NONE: Final = -1
"""Number of no answer."""
_BETWEEN: Final = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Delete,
     Qt.Key.Key_Backspace}
)  # fmt: skip
_OWN: Final = _BETWEEN | {
    Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Up, Qt.Key.Key_Down
}  # fmt: skip
_EDITS: Final = (
    QKeySequence.StandardKey.Copy,
    QKeySequence.StandardKey.Cut,
    QKeySequence.StandardKey.Paste,
    QKeySequence.StandardKey.SelectAll,
)


class GlossField(QLineEdit):
    """The line in which a gloss is typed.

    Signals:
        took(): Enter, or the end of the word typed with Space (`exactly`).
        spelt(): Shift and Enter: what is typed, spelled.
        ended(mark): a mark that ends a phrase, a clause, a sentence, a question or a marking, or begins one.
        stepped(by): Tab or an arrow: the next answer.
        gave_up(): Esc, or Backspace with nothing typed.
        passed(event): a key that means something between items, with nothing typed.
    """

    took = Signal(bool)
    spelt = Signal()
    ended = Signal(str)
    stepped = Signal(int)
    gave_up = Signal()
    passed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        identify(self, "glosses.field", tr("Gloss"))
        self.setFont(theme.font(theme.VALUE, 600))
        self.setPlaceholderText(tr("Gloss, fs-WORD, #WORD, number, IX, (0.5s), t( )"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            if event.type() == QEvent.Type.KeyPress:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Tab else -1)
            event.accept()
            return True
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self._wants(event))
            return event.isAccepted()
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        """Return whether a key is the line's own; any other, as that which saves, is the window's."""
        if wants_undo(event):
            return bool(self.text())
        is_edit = any(event.matches(one) for one in _EDITS)
        return is_edit or event.key() in _OWN or wants_search(event)

    @property
    def _is_in_pause(self) -> bool:
        """Return whether a bracket is open: points and commas in it are those of a number."""
        return self.text().startswith("(") and ")" not in self.text()

    def _is_mark(self, typed: str) -> bool:
        """Return whether a character ends what is typed, or makes it the beginning of a marking."""
        text = self.text()
        if typed == "(":
            return scopes.opener_of(f"{text}(") is not None
        return typed in ENDS and not self._is_in_pause and (typed != ")" or "(" not in text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, typed = event.key(), event.text()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.spelt.emit()
            else:
                self.took.emit(False)
        elif key == Qt.Key.Key_Space and not self._is_in_pause:
            self.took.emit(True)
        elif key == Qt.Key.Key_Escape:
            self.gave_up.emit()
        elif not self.text() and (key in _BETWEEN or event.matches(QKeySequence.StandardKey.Paste)):
            self.passed.emit(event)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        elif typed and self._is_mark(typed):
            self.ended.emit(typed)
        else:
            super().keyPressEvent(event)


class AnswerRow(Painted):
    """Answers side by side, each a picture over its words.

    Signals:
        clicked(index): an answer was clicked.
    """

    clicked = Signal(int)

    def __init__(self, picture: Callable[[Answer], QPixmap | None]) -> None:
        super().__init__("glosses.answers", tr("Answers"))
        self._picture = picture
        self._answers: tuple[Answer, ...] = ()
        self._current, self._nothing = NONE, ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedHeight(CARD.height())

    def show_answers(self, answers: tuple[Answer, ...], current: int, nothing: str) -> None:
        """Show answers, one of which is what Enter takes; without any, `nothing` says why."""
        self._answers, self._current, self._nothing = answers, current, nothing
        self.setFixedWidth(max(len(answers), 3) * CARD.width())
        titles = [f"{one.title}, {one.about}" for one in answers]
        self.setAccessibleDescription(
            "; ".join(titles[max(current, 0) :] + titles[: max(current, 0)]) or nothing
        )
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = int(event.position().x() // CARD.width())
        if index < len(self._answers):
            self.clicked.emit(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = self.painter()
        if not self._answers:
            painter.setPen(theme.colour("text2"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(12, 0, -12, 0), int(flags), self._nothing)
        for index, answer in enumerate(self._answers):
            self._draw(painter, answer, index)
        painter.end()

    def _draw(self, painter: QPainter, answer: Answer, index: int) -> None:
        card = QRectF(index * CARD.width() + 3, 3, CARD.width() - 6, CARD.height() - 6)
        here = index == self._current
        theme.ink(painter, theme.pen("accent", 2) if here else theme.pen("line"), theme.colour("raised"))
        painter.drawRoundedRect(card, theme.RADIUS_CARD, theme.RADIUS_CARD)
        picture = self._picture(answer)
        place = QRectF(card.center().x() - PICTURE_PX / 2, card.top() + 4, PICTURE_PX, PICTURE_PX)
        if picture is not None and not picture.isNull():
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        for token, weight, top, words in (
            ("text", 600, place.bottom() - 1, answer.title),
            ("text3", 400, place.bottom() + 17, answer.about),
        ):
            where = QRectF(card.left() + 4, top, card.width() - 8, 18)
            theme.write(painter, where, words, token, weight=weight, align=theme.CENTRE, elides=True)


class AnswerCard(QFrame):
    """The field over its answers, at a place of the window.

    An answer that is taken closes it; after Space or a mark its owner opens it again for the next gloss.

    Signals:
        took(answer): an answer was taken, by Enter or a click.
        read(text, mark): exactly this was typed, and ended with Space (no mark), or with a mark.
        passed(event): a key was pressed, with nothing typed, that means something between items.
        closed(): it is closed, whatever came of it.
    """

    took = Signal(object)
    read = Signal(str, str)
    passed = Signal(object)
    closed = Signal()

    def __init__(
        self,
        window: QWidget,
        search: Callable[[str], tuple[Answer, ...]],
        picture: Callable[[Answer], QPixmap | None],
    ) -> None:
        super().__init__(window)
        identify(self, "glosses.card", kind="card")
        self._search = search
        self.answers: tuple[Answer, ...] = ()
        """The answers shown, best first."""
        self.current = NONE
        """Number of the answer that Enter takes; `NONE` until one that is not exact is chosen."""
        self._was_stepped = False
        self.field = GlossField()
        self.row = AnswerRow(picture)
        self._hint = label(HINT, 3, theme.SMALL, name="glosses.hint")
        self.field.setMinimumWidth(self._hint.sizeHint().width())  # it stands alone while it is empty
        beneath(self, self.field, self.row, self._hint, gap=6, margins=(PAD_PX, PAD_PX, PAD_PX, 6))
        self.field.textEdited.connect(self._on_text)
        self.field.took.connect(self._on_took)
        self.field.spelt.connect(self._on_spelt)
        self.field.ended.connect(self._on_ended)
        self.field.stepped.connect(self._step)
        self.field.gave_up.connect(self.close_card)
        self.field.passed.connect(self._on_passed)
        self.row.clicked.connect(self._take)
        self.field.installEventFilter(self)
        self.hide()

    def open_at(self, foot: QPoint, right_px: int, text: str = "", *, whole: bool = False) -> None:
        """Open over a point of the window with a text, which is chosen `whole` where it is to be replaced.

        It reaches no further to the right than `right_px` of the window.
        """
        self._foot, self._right_px = foot, right_px
        self.field.setText(text)
        self._on_text(text)
        self.show()
        self.raise_()
        self.field.setFocus()
        if whole:
            self.field.selectAll()
        else:
            self.field.end(False)

    def search_again(self) -> None:
        """Ask again what the text means: the signs were read meanwhile."""
        if self.isVisible():
            self._on_text(self.field.text())

    def close_card(self) -> None:
        """Close without taking anything."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if (
            watched is self.field
            and isinstance(event, QFocusEvent)
            and event.type() == QEvent.Type.FocusOut
            and event.reason() == Qt.FocusReason.MouseFocusReason
        ):
            self.close_card()
        return False

    def _on_text(self, text: str) -> None:
        self.answers, self._was_stepped = self._search(text), False
        self.current = 0 if self.answers and self.answers[0].is_exact else NONE
        self._show()

    def _show(self) -> None:
        text = self.field.text().strip()
        self.row.show_answers(self.answers, self.current, "" if self.answers else nothing_words(text))
        for part in (self.row, self._hint):  # empty, it is no higher than the buttons that it covers
            part.setVisible(bool(text))
        self._hint.setText(HINT_TO_CHOOSE if self.answers and self.current == NONE else HINT)
        self.adjustSize()
        left = max(min(self._foot.x() - 40, self._right_px - self.width() - 8), 8)
        self.move(QPoint(left, max(self._foot.y() - self.height() - 6, 8)))

    def _on_passed(self, event: QKeyEvent) -> None:
        self.close_card()
        self.passed.emit(event)

    def _step(self, by: int) -> None:
        if self.answers:
            first = 0 if by > 0 else -1
            step = first if self.current == NONE else self.current + by
            self.current = step % min(len(self.answers), SHOWN)
            self._was_stepped = True
            self._show()

    def _take(self, index: int) -> None:
        if index < len(self.answers):
            answer = self.answers[index]
            self.hide()
            self.took.emit(answer)
            self.closed.emit()

    def _on_took(self, exactly: bool) -> None:
        text = self.field.text().strip()
        if not text:
            if not exactly:  # Space between two glosses is none
                self.close_card()
        elif exactly and not self._was_stepped:
            self.read.emit(text, "")
        elif self.answers and self.current == NONE:
            self._step(1)
        elif self.answers:
            self._take(self.current)

    def _on_spelt(self) -> None:
        """Take the spelling of what is typed, wherever it stands among the answers."""
        contents = [one.item.content for one in self.answers]
        spelled = [n for n, one in enumerate(contents) if isinstance(one, Spelling) and not one.lexicalised]
        if spelled:
            self._take(spelled[-1])

    def _on_ended(self, mark: str) -> None:
        text = self.field.text().strip()
        if mark == "(":
            self.read.emit(f"{text}(", "")
            return
        stepped = self.answers[self.current] if self._was_stepped and self.answers else None
        if stepped is not None:
            self.took.emit(stepped)
            text = ""
        self.read.emit(text, mark)
