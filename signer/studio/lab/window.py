"""The solver lab: a window with the methods side by side, and a creature that chases the pointer."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from signer.studio.lab.bench import Bench
from signer.studio.lab.creature_page import CreaturePage
from signer.studio.look import theme
from signer.studio.widgets.pieces import label, panel
from signer.studio.widgets.segments import Segment, Segments

FIRST_SIZE: Final = QSize(1280, 800)
SMALLEST: Final = QSize(1160, 720)
PAGES: Final = (
    Segment("methods", "Methods", tip="The direct solver beside the iterative ones"),
    Segment("creature", "Creature", tip="A chain that chases the pointer"),
)


class LabWindow(QWidget):
    """The window; its pages do the work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("lab")
        self.setWindowTitle("Solver lab - Signer")
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST_SIZE)
        self.setAutoFillBackground(True)
        self.bench, self.creature = Bench(), CreaturePage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.bench)
        self.pages.addWidget(self.creature)
        self.choice = Segments("lab.page", "Page", PAGES, stretch=False)
        self.choice.chosen.connect(
            lambda page: self.pages.setCurrentWidget(self.bench if page == "methods" else self.creature)
        )
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self, self.close)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(self._header())
        box.addWidget(self.pages, 1)

    def _header(self) -> QWidget:
        ground = panel()
        line = QHBoxLayout(ground)
        line.setContentsMargins(theme.MARGIN, 0, theme.MARGIN, 0)
        line.addWidget(label("Solver lab", 1, theme.TITLE, 600))
        line.addSpacing(theme.MARGIN)
        line.addWidget(self.choice)
        line.addStretch(1)
        ground.setFixedHeight(46)
        return ground
