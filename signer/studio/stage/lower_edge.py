"""The lower edge of the stage: the close-up in one of its corners, the captions beside it, and what both leave free."""

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from signer.studio.stage.captions import Captions
from signer.studio.stage.inset import ContactInset

GAP_PX = 12


class LowerEdge(QObject):
    """Puts them in their places.

    Signals:
        free_changed(left_px, right_px): what the close-up leaves free.
    """

    free_changed = Signal(int, int)

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self._stage = stage
        self.closeup, self.captions = ContactInset(stage), Captions(stage)
        self._free = (0, 0)

    def lay_out(self, clear_of: list[QRectF]) -> QRectF:
        """Fit the stage as it is, with the close-up clear of these rectangles as far as that can be; where the close-up is."""
        width, height = self._stage.width(), self._stage.height()
        self.closeup.place(width, height, clear_of)
        on_left, wide = self.closeup.on_left, self.closeup.width()
        self.captions.place(width, height, wide, on_left=on_left)
        free = (wide + GAP_PX if on_left else 0, width - (0 if on_left else wide + GAP_PX))
        if free != self._free:
            self._free = free
            self.free_changed.emit(*free)
        return QRectF(self.closeup.geometry())
