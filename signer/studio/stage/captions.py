"""The words on the stage: how the mouse works, and what to know when nothing can be drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from signer.studio.look import theme
from signer.studio.widgets.pieces import label

HINT: Final = "Drag: turn    Shift+drag: move    Wheel: zoom"
CHOOSING: Final = f"Click a dot, or bare skin for a place of your own    {HINT}"


class Captions(QObject):
    """Two labels of the stage, kept in their places."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self._hint = label(HINT, 1)
        self._words = label("", 1)
        self._words.setObjectName("stage.words")
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for each in (self._hint, self._words):
            each.setParent(stage)
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words.hide()
        self._room = (0, 0, 0, False)
        self._choosing, self._wanted = False, True
        theme.theme_changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        """The hint keeps a ground of its own, since the signer may stand behind it."""
        ground = theme.colour("stage_edge", 0.72).name(QColor.NameFormat.HexArgb)
        self._hint.setStyleSheet(f"background: {ground}; border-radius: 4px; padding: 2px 6px;")

    def place(self, width: int, height: int, taken: int, *, on_left: bool = False) -> None:
        """Fit a stage of that size of which one lower corner is taken that far.

        The right one, or the left one.
        """
        self._room = (width, height, taken, on_left)
        self._place_hint()
        self._words.setGeometry(40, round(0.62 * height), width - 80, round(0.25 * height))

    def tell_choosing(self, choosing: bool) -> None:
        """Say how the mouse works while places are chosen, or otherwise."""
        self._choosing = choosing
        self._hint.setText(CHOOSING if choosing else HINT)
        self._place_hint()

    def show_hint(self, shown: bool) -> None:
        """Show the hint, or leave its place to something else."""
        self._wanted = shown
        self._place_hint()

    def _place_hint(self) -> None:
        width, height, taken, on_left = self._room
        if self._choosing:  # the close-up makes room for the places
            taken, on_left = 0, False
        self._hint.adjustSize()
        self._hint.move(10 + (taken + 12 if on_left else 0), height - self._hint.height() - 8)
        self._hint.setVisible(self._wanted and width > self._hint.width() + taken + 40)

    def say(self, words: str) -> None:
        """Say it in the middle of the stage."""
        self._words.setText(words)
        self._words.show()
        self._words.raise_()
