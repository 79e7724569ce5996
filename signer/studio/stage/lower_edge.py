"""The edges of the stage: the close-up in a corner, the captions at the foot, and what is free."""

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

    def lay_out(self, grips: list[QRectF], words: list[QRectF]) -> QRectF:
        """Fit the stage as it is, with the close-up clear of grips and words as far as that can be.

        Where the close-up is, if any.
        """
        width, height = self._stage.width(), self._stage.height()
        self.closeup.place(width, height, grips, words)
        corner, wide = self.closeup.corner if self.closeup.is_wanted else "none", self.closeup.width()
        on_left = corner == "lower left"
        self.captions.place(width, height, wide if corner.startswith("lower") else 0, on_left=on_left)
        free = (wide + GAP_PX if on_left else 0, width - (wide + GAP_PX if corner == "lower right" else 0))
        if free != self._free:
            self._free = free
            self.free_changed.emit(*free)
        return QRectF(self.closeup.geometry()) if self.closeup.is_wanted else QRectF()
