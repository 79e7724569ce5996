"""A column of controls that scrolls where there is no room for all of it."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from signer.studio.look import theme
from signer.studio.widgets.pieces import beneath, panel

TOP_PX = 2
FOOT_PX = 0


class ScrollColumn(QScrollArea):
    """Controls under each other, with the margins of a dock; the scroll bar stands in the right margin."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        inner = panel()
        self.box = beneath(inner, *parts, None, gap=6)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)

    def lay_out_now(self) -> None:
        """Give the controls their places at once.

        Qt would draw them one more time where they were, over one that grew.
        """
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # of every part, however deep

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            # The scroll bar takes the margin's place: with margins that follow the viewport nothing moves
            # sideways when it comes.
            bar = self.width() - self.viewport().width()
            self.box.setContentsMargins(theme.MARGIN, TOP_PX, theme.MARGIN - bar, FOOT_PX)
        return super().viewportEvent(event)
