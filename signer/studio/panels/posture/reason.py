"""Message under the elbow bar: why a change was not possible, or what keeps the elbow.

Its place is kept free for it.
"""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from signer.studio.language import translated
from signer.studio.look import icons, plain, theme
from signer.studio.widgets.pieces import across, hint

_TWO_LINES_PX: Final = 36
_THREE_LINES_PX: Final = 48
_MARK_PX: Final = 24


class Reason(QWidget):
    """Two lines, three where they are needed; they stay until something else is true."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._mark = QLabel()
        self._mark.setFixedSize(18, 18)
        self._words = hint(name=f"{name}.words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        across(self, (self._mark, 0, Qt.AlignmentFlag.AlignTop), (self._words, 1), gap=6)
        self._keeps_room, self._calm = True, False
        self._shown: tuple[str, bool, int] | None = None
        self.setFixedHeight(_TWO_LINES_PX)
        theme.theme_changed.connect(self._draw_mark)

    @property
    def text(self) -> str:
        """Message that is shown."""
        return self._words.text()

    def show_text(self, text: str, *, calm: bool = False) -> None:
        """Say why; empty when there is nothing to say. What is calm is no warning and carries no mark."""
        text = translated(text)
        if (text, calm, self.width()) == self._shown:
            return
        self._shown = text, calm, self.width()
        self._calm = calm
        self._mark.setVisible(not calm)
        self._words.setText(text)
        self._words.setToolTip(plain.tip(text))
        self.setAccessibleName(text)
        self._take_room()
        self._draw_mark()

    def keep_room(self, on: bool) -> None:
        """Keep the place free while there is nothing to say, or give it to the panel."""
        self._keeps_room = on
        self._take_room()

    def _take_room(self) -> None:
        needed = self._words.heightForWidth(max(self.width() - (0 if self._calm else _MARK_PX), 120))
        self.setFixedHeight(min(max(needed, _TWO_LINES_PX if self._keeps_room else 0), _THREE_LINES_PX))
        self.setVisible(self._keeps_room or bool(self.text))

    def _draw_mark(self) -> None:
        if self.text and not self._calm:
            self._mark.setPixmap(icons.pixmap("near", "near", 16))
        else:
            self._mark.clear()
