"""Why a wish was not possible, in one place above the read-outs that is always kept free for it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from signer.studio import icons, theme
from signer.studio.widgets.pieces import hint

_THREE_LINES_PX: Final = 52
_MARK_PX: Final = 24


class Reason(QWidget):
    """Three lines; they stay until something else is true."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._mark = QLabel()
        self._mark.setFixedSize(18, 18)
        self._words = hint()
        self._words.setObjectName(f"{name}.words")
        self._words.setAlignment(Qt.AlignmentFlag.AlignBottom)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignBottom)
        box.addWidget(self._words, 1)
        self._keeps_room = True
        self.setFixedHeight(_THREE_LINES_PX)
        theme.theme_changed.connect(self._draw_mark)

    @property
    def text(self) -> str:
        """What stands there."""
        return self._words.text()

    def show_text(self, text: str) -> None:
        """Say why; empty when there is nothing to say."""
        self._words.setText(text)
        self._words.setToolTip(text)
        self.setAccessibleName(text)
        self._take_room()
        self._draw_mark()

    def keep_room(self, on: bool) -> None:
        """Keep the place free while there is nothing to say, or give it to the panel."""
        self._keeps_room = on
        self._take_room()

    def _take_room(self) -> None:
        needed = self._words.heightForWidth(max(self.width() - _MARK_PX, 120))
        self.setFixedHeight(_THREE_LINES_PX if self._keeps_room else min(needed, _THREE_LINES_PX))
        self.setVisible(self._keeps_room or bool(self.text))

    def _draw_mark(self) -> None:
        if self.text:
            self._mark.setPixmap(icons.pixmap("near", "near", 16))
        else:
            self._mark.clear()
