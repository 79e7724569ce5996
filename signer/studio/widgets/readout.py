"""Readouts of a result: a mark, a name and a figure; and shares of a limit as a bar with words."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from signer.document.problems import Problem
from signer.phrases import counted, joined
from signer.studio.language import tr, translated
from signer.studio.look import icons, plain, theme
from signer.studio.widgets.painted import Painted
from signer.studio.widgets.pieces import Elided, across, label

LINE_PX = 19
_NAME_WIDTH = 84.0
WORDS_PX: Final = 104
"""Of the words beside a bar, in every language."""


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
        self._value.setAlignment(theme.RIGHT)
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
        theme.write(painter, QRectF(0, 0, _NAME_WIDTH, LINE_PX), self._title, "text2")
        right = QRectF(self.width() - WORDS_PX, 0, WORDS_PX, LINE_PX)
        theme.write(painter, right, self._words, align=theme.RIGHT, weight=500)
        bar = QRectF(_NAME_WIDTH, LINE_PX / 2 - 3, self.width() - _NAME_WIDTH - WORDS_PX - 8, 6)
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


HEIGHT_PX: Final = 18
"""Height of a line of the read-outs, so that posture with a second contact fits a dock of 656 px."""
NONE: Final = tr("No problems")
NONE_SEEN: Final = tr("No problems, depth not measured")
NOT_YET: Final = tr("Problems: not looked at yet")
MAKING: Final = tr("The sentence is being made")
OPENS: Final = tr("Opens the list (Ctrl+P).")


class ProblemCount(QToolButton):
    """A mark and a number of all that is open, beside the checks of one hand."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._is_measured = True
        self.setProperty("kind", "count")
        self.setFont(theme.font(theme.BODY, 500))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT_PX)
        self.forget()

    def set_measured(self, on: bool) -> None:
        """Tick no more than was measured: on an avatar that is new it is not known how deep hands lie."""
        self._is_measured = on
        if self.text() in (NONE, NONE_SEEN):
            self.show_problems(())

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show how many there are, and whether any is an error."""
        errors = sum(one.severity == "error" for one in problems)
        if not problems:
            self._say(*((NONE, "check") if self._is_measured else (NONE_SEEN, "dash")), "text3")
            return
        count = len(problems)
        words = counted(count, "error") if errors == count else counted(count, "problem")
        if 0 < errors < len(problems):
            words = joined(", ", (words, counted(errors, "error")))
        self._say(translated(words), *(("missed", "missed") if errors else ("near", "near")))

    def forget(self) -> None:
        """Say nothing of the sign before: another one was opened."""
        self._say(NOT_YET, "dash", "text3")

    def show_outdated(self, *, is_being_made: bool = False) -> None:
        """Grey the number, which is that of before the last change; a sentence may not be made yet."""
        if is_being_made:
            self._say(MAKING, "dash", "text3")
        elif self.text() == MAKING:
            self.forget()
        elif self.text() != NOT_YET and not self.text().endswith("…"):
            self._say(f"{self.text()}…", "dash", "text3")

    def _say(self, words: str, mark: str, token: str) -> None:
        self.setText(words)
        icons.set_icon(self, mark, token)
        self.setProperty("quiet", token == "text3")
        self.style().unpolish(self)
        self.style().polish(self)
        self.setAccessibleName(words)
        self.setAccessibleDescription(OPENS)
        self.setToolTip(plain.tip(f"{words}. {OPENS}"))
