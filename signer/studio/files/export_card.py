"""Progress of an export, over the foot of the window, with a button that ends it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QWidget

from signer.studio.look import theme
from signer.studio.widgets.pieces import button, label

WIDTH_PX: Final = 380
FOOT_PX: Final = 20


class ExportCard(QFrame):
    """Shown while an export runs.

    Signals:
        cancelled(): the button was pressed.
    """

    cancelled = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("export.card")
        self.setProperty("kind", "card")
        self._window = window
        self._words = label("", 1, theme.SMALL)
        self._bar = QProgressBar()
        self._bar.setObjectName("export.progress")
        self._bar.setRange(0, 100)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(6)
        self._cancel = button("Cancel", name="export.cancel", tip="End the export; nothing is written")
        self._cancel.clicked.connect(self.cancelled)
        box = QHBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, 8, 8, 8)
        box.setSpacing(theme.GAP)
        box.addWidget(self._words)
        box.addWidget(self._bar, 1)
        box.addWidget(self._cancel)
        window.installEventFilter(self)
        self.hide()

    def begin(self, file_name: str) -> None:
        """An export begins."""
        self._words.setText(
            self._words.fontMetrics().elidedText(
                f"Exporting {file_name}", Qt.TextElideMode.ElideMiddle, WIDTH_PX // 2
            )
        )
        self._bar.setAccessibleName(f"Exporting {file_name}")
        self._bar.setValue(0)
        self._cancel.setEnabled(True)
        self._place()
        self.show()
        self.raise_()

    def show_share(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self._bar.setValue(round(100 * share))

    def end_soon(self) -> None:
        """It was cancelled and will stop at the next frame."""
        self._cancel.setEnabled(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        high = self.sizeHint().height()
        self.setGeometry(
            (self._window.width() - WIDTH_PX) // 2, self._window.height() - high - FOOT_PX, WIDTH_PX, high
        )
