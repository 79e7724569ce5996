"""A message in one line: whole sentences as far as they fit, and a button that shows all of it."""

import re
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.forms import Card
from signer.studio.widgets.pieces import Elided, Tone, across, beneath, button, hint

GAP_PX: Final = 4
LEAST_WORDS_PX: Final = 72
"""A line with less room for words shows its button alone."""
SPARE_PX: Final = 2
"""Rounding of the width of letters, so that a text that has just enough room is not cut."""
WHOLE_PX: Final = 380
"""Width of the card with the whole message: about 55 letters, which are read with ease."""
_END_OF_SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=[A-Z0-9\u2018\u201c])")


class Brief(QWidget):
    """Never higher than a line. Where the message is cut, "Why?" opens all of it in a card."""

    def __init__(self, name: str, tone: Tone = 2) -> None:
        super().__init__()
        self.setObjectName(name)
        self.text = ""
        """The whole message."""
        self._words = Elided("", tone, name=f"{name}.words")
        self._words.setFont(theme.font(theme.SMALL))
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._why = button(tr("Why?"), name=f"{name}.why", tip=tr("Show the whole message"))
        self._why.setFont(theme.font(theme.SMALL, 500))
        self._why.clicked.connect(lambda: show_whole(self._why, self.text))
        self._why.hide()
        across(self, (self._words, 1), self._why, gap=GAP_PX)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def is_cut(self) -> bool:
        """Return whether the message is longer than what the line shows."""
        return not self._why.isHidden()

    def set_text(self, text: str) -> None:
        """Show a message; line breaks become spaces in the line."""
        self.text = text
        self.setMinimumWidth(self._why.sizeHint().width() if text else 0)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._width_of(self.text), self._why.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        line = " ".join(self.text.split())
        cut = self._width_of(line) > self.width()
        self._why.setVisible(cut)
        room = self.width() - self._why.sizeHint().width() - GAP_PX
        self._words.setVisible(not cut or room >= LEAST_WORDS_PX)
        self._words.setText(self._in_short(line, room) if cut else line)

    def _in_short(self, line: str, room_px: int) -> str:
        """The whole sentences from the first on that have room.

        The line itself, to be cut, where not even one has.
        """
        sentences = _END_OF_SENTENCE.split(line)
        starts = (" ".join(sentences[:count]) for count in range(len(sentences), 0, -1))
        return next((start for start in starts if self._width_of(start) <= room_px), line)

    def _width_of(self, words: str) -> int:
        return self._words.fontMetrics().horizontalAdvance(words) + SPARE_PX if words else 0


def show_whole(anchor: QWidget, text: str) -> Card:
    """Open a card with a message above the button that asks for it; a click beside it or Esc closes it."""
    card = Card(anchor, "message.whole", text)
    words = hint(text)
    words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    beneath(card, words, margins=(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP))
    card.setFixedWidth(WHOLE_PX)
    card.setFixedHeight(card.heightForWidth(WHOLE_PX))
    card.open_at(anchor.mapToGlobal(QPoint(anchor.width() - card.width() // 2, -GAP_PX)))
    return card
