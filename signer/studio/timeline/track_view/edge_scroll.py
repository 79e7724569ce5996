"""Tracks that move along under a drag past their edge, the faster the farther."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from signer.studio.timeline.axis import Axis
from signer.studio.timeline.track_view.pointing import Pointing

TICK_MS: Final = 30
FASTEST_PX: Final = 24.0


class EdgeScroll(QObject):
    """Pans the axis while a pointer that drags stands outside, and tells the drag how far it went."""

    def __init__(self, parent: QObject, axis: Axis, pointing: Pointing) -> None:
        super().__init__(parent)
        self._axis, self._pointing = axis, pointing
        self._x = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._on_tick)

    def follow(self, x: float) -> None:
        """The pointer drags at a pixel."""
        self._x = x
        if self._past() and not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """The drag is over."""
        self._timer.stop()

    def _past(self) -> float:
        """Return how far the pointer is outside the tracks, in pixels; positive on the right, 0 inside."""
        scale = self._axis.scale
        return max(self._x - scale.left_px - scale.width_px, 0.0) + min(self._x - scale.left_px, 0.0)

    def _on_tick(self) -> None:
        past = self._past()
        if not past or not self._pointing.is_active:
            self._timer.stop()
            return
        moved_px = self._axis.pan_by(-min(max(past / 2.0, -FASTEST_PX), FASTEST_PX))
        self._pointing.scrolled(-moved_px)
