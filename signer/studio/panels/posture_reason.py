"""Why a wish was not possible, in one place above the read-outs that is always kept free for it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from signer.studio import icons, theme
from signer.studio.widgets.pieces import hint

_THREE_LINES_PX = 52


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
        self._draw_mark()

    def _draw_mark(self) -> None:
        if self.text:
            self._mark.setPixmap(icons.pixmap("near", "near", 16))
        else:
            self._mark.clear()
