"""Mouthing by typing: the English word, and the row of mouths that it becomes, which can be corrected."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nonmanuals import mouthing
from nonmanuals.words import CONSONANTS, VOWELS
from signer.document.face_edits import set_span
from signer.document.tracks.span import LONGEST_WORD, Span
from signer.studio.editing.session import Session
from signer.studio.editing.signals import mouth_word, mouthed
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.pictures.queue import Mouth, Pictures
from signer.studio.widgets.choice_menu import passing_menu
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import Elided, beneath, button, identify, row
from signer.studio.widgets.search_field import TypedLine
from signer.studio.widgets.segments import Segment, Segments

Sounds: TypeAlias = tuple[tuple[str, float], ...]
"""Phonemes with their shares of the time, which add up to one."""

HEIGHT_PX: Final = 62
LABEL_PX: Final = 16
EDGE_PX: Final = 5
"""So near the border of two mouths it is taken hold of."""
LEAST_SHARE: Final = 0.02
STEP: Final = 0.02
"""By how much + and - change a share."""
READINGS: Final = (
    Segment("whole", tr("Whole"), tip=tr("The whole word is mouthed")),
    Segment(
        "first", tr("Beginning"), tip=tr("Only its stressed beginning and how it closes: FINISH as “fish”")
    ),
    Segment("letters", tr("Spelled"), tip=tr("The whole word while it is fingerspelled")),
)


def sounds_of(span: Span) -> Sounds:
    """Return the sounds of a mouthing with their shares: as corrected by hand, else those of its word."""
    if span.sounds:
        whole = sum(share for _, share in span.sounds) or 1.0
        return tuple((sound, share / whole) for sound, share in span.sounds)
    sounds = mouthing.phonemes(span.word, span.reading or "whole").sounds
    lengths = [sum(mouth.length for mouth in mouthing.visemes((sound,))) for sound in sounds]
    return tuple((sound, length / sum(lengths)) for sound, length in zip(sounds, lengths, strict=True))


class MouthRow(Painted):
    """Mouths of a word side by side, as wide as their shares: dragged, exchanged and dropped.

    Signals:
        corrected(sounds): the sounds with their shares as they shall be.
        drag_began(), drag_ended(), drag_cancelled(): a border is taken hold of, let go, or given up.
    """

    corrected = Signal(object)
    drag_began = Signal()
    drag_ended = Signal()
    drag_cancelled = Signal()

    def __init__(self, pictures: Pictures) -> None:
        super().__init__("face.mouths", tr("Mouths of the word"))
        self._pictures = pictures
        self.sounds: Sounds = ()
        """The sounds that are shown."""
        self._current = 0
        self._dragged: int | None = None
        self._pressed: QPointF | None = None
        self.setFixedHeight(HEIGHT_PX)
        self.setToolTip(tr("Drag a border to lengthen a mouth; a click exchanges or drops it"))
        pictures.ready.connect(self._on_picture)

    def _on_picture(self, wanted: object) -> None:
        if isinstance(wanted, Mouth):
            self.update()

    def show_sounds(self, sounds: Sounds) -> None:
        """Show a word's sounds."""
        if sounds != self.sounds:
            self.sounds = sounds
            self._current = min(self._current, max(len(sounds) - 1, 0))
            self.setAccessibleDescription(" ".join(_called(sound) for sound, _ in sounds))
            self.update()

    def edges(self) -> list[float]:
        """Return the borders of the mouths, px, from the left end to the right end."""
        return [
            share * self.width() for share in accumulate((share for _, share in self.sounds), initial=0.0)
        ]

    def _edge_at(self, x: float) -> int | None:
        inner = list(enumerate(self.edges()))[1:-1]
        near = [(abs(edge - x), number) for number, edge in inner if abs(edge - x) <= EDGE_PX]
        return min(near)[1] if near else None

    def _cell_at(self, x: float) -> int | None:
        return next(
            (number for number, (start, end) in enumerate(pairwise(self.edges())) if start <= x < end), None
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self.sounds:
            return
        self._dragged, self._pressed = self._edge_at(event.position().x()), event.position()
        if self._dragged is not None:
            self.drag_began.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._dragged is None:
            at_edge = self._edge_at(x) is not None
            self.setCursor(Qt.CursorShape.SizeHorCursor if at_edge else Qt.CursorShape.PointingHandCursor)
            return
        edges = self.edges()
        before, after = edges[self._dragged - 1], edges[self._dragged + 1]
        least = min(LEAST_SHARE * self.width(), (after - before) / 2)
        edges[self._dragged] = min(max(x, before + least), after - least)
        self._correct([(end - start) / self.width() for start, end in pairwise(edges)])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._dragged = self._dragged, None
        if dragged is not None:
            self.drag_ended.emit()
        elif self._pressed is not None and (cell := self._cell_at(event.position().x())) is not None:
            self._current = cell
            self.update()
            self.open_menu()
        self._pressed = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        longer = {Qt.Key.Key_Up: STEP, Qt.Key.Key_Down: -STEP}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self._dragged is not None:
            self._dragged = None
            self.drag_cancelled.emit()
        elif step is not None and self.sounds:
            self._current = (self._current + step) % len(self.sounds)
            self.update()
        elif longer is not None and self.sounds:
            shares = [share for _, share in self.sounds]
            shares[self._current] = max(shares[self._current] + longer, LEAST_SHARE)
            self._correct(shares)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.drop()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def let_go(self) -> None:
        """Forget the border that is dragged: something else happens to the sign now."""
        self._dragged = None

    def drop(self) -> None:
        """Drop the mouth that the keyboard is on; the last one stays."""
        if len(self.sounds) > 1:
            kept = [pair for number, pair in enumerate(self.sounds) if number != self._current]
            self.corrected.emit(_whole(kept))

    def exchange(self, sound: str) -> None:
        """Put another sound in the place of the one that the keyboard is on."""
        changed = list(self.sounds)
        changed[self._current] = (sound, changed[self._current][1])
        self.corrected.emit(tuple(changed))

    def open_menu(self) -> None:
        """Offer other sounds for the mouth that the keyboard is on, and to drop it."""
        if not self.sounds:
            return
        menu = passing_menu(self, "face.mouths.menu")
        menu.addAction(tr("Drop")).triggered.connect(self.drop)
        for title, sounds in ((tr("Vowels"), VOWELS), (tr("Consonants"), CONSONANTS)):
            choices = menu.addMenu(title)
            for sound in sounds:
                choices.addAction(_called(sound)).triggered.connect(
                    lambda _checked=False, sound=sound: self.exchange(sound)
                )
        menu.popup(self.mapToGlobal(QPoint(round(self.edges()[self._current]), HEIGHT_PX)))

    def _correct(self, shares: list[float]) -> None:
        pairs = [(sound, share) for (sound, _), share in zip(self.sounds, shares, strict=True)]
        self.corrected.emit(_whole(pairs))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        for number, (start, end) in enumerate(pairwise(self.edges())):
            self._draw_mouth(painter, number, QRectF(start + 1, 1, end - start - 2, HEIGHT_PX - 2))
        self.draw_ring(painter)
        painter.end()

    def _draw_mouth(self, painter: QPainter, number: int, cell: QRectF) -> None:
        sound = self.sounds[number][0]
        chosen = number == self._current and self.hasFocus()
        theme.ink(painter, theme.pen("accent", 2) if chosen else Qt.PenStyle.NoPen, theme.colour("raised"))
        painter.drawRoundedRect(cell, 4, 4)
        picture = self._pictures.picture(Mouth(sound.rstrip("012")))
        place = cell.adjusted(0, 0, 0, -LABEL_PX)
        if picture is not None and not picture.isNull():
            shown = min(place.width() / place.height(), 1.0) * picture.width()
            wide = min(place.width(), place.height())
            source = QRectF((picture.width() - shown) / 2, 0, shown, picture.height())
            target = QRectF(place.center().x() - wide / 2, place.top(), wide, place.height())
            painter.drawPixmap(target, picture, source)
        label = QRectF(cell.left(), cell.bottom() - LABEL_PX, cell.width(), LABEL_PX)
        theme.write(painter, label, _called(sound), "text2", align=theme.CENTRE)


class MouthWord(QWidget):
    """The word that is mouthed over what is chosen, how much of it, and its mouths.

    Signals:
        mouthed(id): a word was set; the id of its span.
    """

    mouthed = Signal(str)

    def __init__(self, session: Session, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("face.mouthing")
        self._session = session
        self._span: Span | None = None
        self.word = TypedLine()
        identify(self.word, "face.word", tr("English word that is mouthed"))
        self.word.setPlaceholderText(tr("Mouth an English word"))
        self.word.setMaxLength(LONGEST_WORD)
        self.word.setFont(theme.font())
        self.word.returnPressed.connect(self._on_typed)
        self.reading = Segments("face.reading", tr("How much of the word"), READINGS, snug=True)
        self.reading.chosen.connect(lambda _reading: self._on_reading())
        self.mouths = MouthRow(pictures)
        self.mouths.drag_began.connect(session.begin_gesture)
        self.mouths.drag_ended.connect(session.end_gesture)
        self.mouths.drag_cancelled.connect(session.cancel_gesture)
        session.gesture_broken.connect(self.mouths.let_go)
        self.mouths.corrected.connect(self._on_corrected)
        self.said = Elided("", 2)
        self.again = button(
            tr("As spoken"), name="face.word.again", tip=tr("Take back what was corrected by hand")
        )
        self.again.clicked.connect(lambda: self._on_corrected(()))
        self._foot = row(self.said, None, self.again, gap=4)
        beneath(self, self.word, self.reading, self.mouths, self._foot, gap=3)

    def refresh(self) -> None:
        """Show the mouthing over what is chosen."""
        self._span = span = mouthed(self._session)
        self.mouths.setVisible(span is not None)
        self._foot.setVisible(span is not None)
        if span is None:
            if not self.word.isModified():
                self.word.clear()
            return
        if not (self.word.hasFocus() and self.word.isModified()):
            self.word.setText(span.word)
        self.reading.choose(span.reading or "whole")
        self.mouths.show_sounds(sounds_of(span))
        self.said.setText(self._words(span))
        self.again.setVisible(bool(span.sounds))

    def _words(self, span: Span) -> str:
        told = [tr("Corrected by hand")] if span.sounds else []
        if not span.sounds and mouthing.phonemes(span.word).is_guessed:
            told.append(tr("Guessed: not in the dictionary"))
        a_second = len(self.mouths.sounds) / max(span.hold_s, 1e-3)
        if a_second > mouthing.MOST_A_SECOND:
            told.append(tr("{a_second:.0f} mouths a second are too fast to be read", a_second=a_second))
        return "; ".join(told)

    def _on_typed(self) -> None:
        word = self.word.text().strip()
        self.word.setModified(False)
        if word and not mouthing.phonemes(word).sounds:
            self._session.tell(tr("Type an English word as it sounds, in letters from a to z."))
        elif word:
            self.mouthed.emit(mouth_word(self._session, word, self.reading.value))
        elif self._span is not None:
            self.refresh()

    def _on_reading(self) -> None:
        if self._span is not None and self._span.word:
            self.mouthed.emit(mouth_word(self._session, self._span.word, self.reading.value))

    def _on_corrected(self, sounds: Sounds) -> None:
        if self._span is not None:
            self._session.perform(set_span(self._span.id, sounds=sounds))
            self.refresh()


def _called(sound: str) -> str:
    return sound.rstrip("012").lower()


def _whole(pairs: list[tuple[str, float]]) -> Sounds:
    whole = sum(share for _, share in pairs)
    return tuple((sound, round(share / whole, 6)) for sound, share in pairs)
