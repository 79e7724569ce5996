"""Readouts of a result: a mark, a name and a figure; and shares of a limit as a bar with words."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from signer.studio.language import translated
from signer.studio.look import icons, theme
from signer.studio.widgets.elided import Elided
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import across, label

LINE_PX = 19
_NAME_WIDTH = 84.0
_WORDS_WIDTH = 104.0


class Readout(QWidget):
    """One line: a mark that says how well, what it is about, and its figure."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._title, self._mark_shown = title, ("", "")
        self._mark = QLabel()
        self._mark.setFixedSize(18, LINE_PX)
        self._value = Elided("", 1, 600)
        self._value.setFont(theme.font(theme.VALUE, 600))
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # It has all the room beside the name at all times: the next picture may be drawn before a new width
        # is laid out.
        self._value.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._value.setObjectName(f"{name}.value")
        across(self, self._mark, label(title, 2), (self._value, 1), gap=6)
        self.setFixedHeight(LINE_PX)
        theme.theme_changed.connect(self._draw_mark)

    def show_value(self, text: str, mark: str = "", token: str = "text2") -> None:
        """Show a figure with its mark, an icon in the colour of a token."""
        text = translated(text)
        if text != self._value.text():
            self._value.setText(text)
            self.setAccessibleName(f"{self._title}: {text}")
        if (mark, token) != self._mark_shown:
            self._mark_shown = (mark, token)
            self._draw_mark()

    def _draw_mark(self) -> None:
        mark, token = self._mark_shown
        if mark:
            self._mark.setPixmap(icons.pixmap(mark, token, 16))
        else:
            self._mark.clear()


class Meter(Painted):
    """A share of the most that is shown: the bar for the eye, the words for everyone.

    The tick stands where it becomes too much.
    """

    def __init__(self, name: str, title: str, too_much: float) -> None:
        super().__init__(name, title)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._title, self._share, self._words, self._too_much = title, 0.0, "", too_much
        self.setFixedHeight(LINE_PX)

    def show_share(self, share: float, words: str) -> None:
        """Show a share of the most."""
        if (share, words) != (self._share, self._words):
            self._share, self._words = share, words
            self.setAccessibleName(f"{self._title}: {words}")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        painter.setPen(theme.colour("text2"))
        painter.drawText(QRectF(0, 0, _NAME_WIDTH, LINE_PX), Qt.AlignmentFlag.AlignVCenter, self._title)
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(theme.BODY, 500))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(self.width() - _WORDS_WIDTH, 0, _WORDS_WIDTH, LINE_PX), right, self._words)
        bar = QRectF(_NAME_WIDTH, LINE_PX / 2 - 3, self.width() - _NAME_WIDTH - _WORDS_WIDTH - 8, 6)
        theme.ink(painter, None, theme.colour("hover"))
        painter.drawRoundedRect(bar, 3, 3)
        painter.setBrush(theme.colour("near" if self._share > self._too_much else "text2"))
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), bar.width() * min(max(self._share, 0.0), 1.0), 6), 3, 3
        )
        tick = bar.left() + bar.width() * self._too_much
        painter.setPen(theme.pen("text3"))
        painter.drawLine(round(tick), LINE_PX // 2 - 6, round(tick), LINE_PX // 2 + 6)
        painter.end()
