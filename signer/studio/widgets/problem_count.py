"""Count of the problems of what is open, as a button that opens their list; none is told quietly."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton

from signer.document.problems import Problem
from signer.phrases import counted, joined
from signer.studio.language import tr, translated
from signer.studio.look import icons, plain, theme

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
