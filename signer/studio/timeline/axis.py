"""The time axis that the tracks and the curves share, and the line of the playhead on it.

What is in sight, how far in, and how it follows the playhead.
"""

import math
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.timeline.items import HEAD_PX
from signer.studio.timeline.scale import LEAST_PX_PER_S, MOST_PX_PER_S, Scale

NEARLY: Final = 1.3  # a sign that overflows the tracks by less than this much is shown whole while it plays
_ZOOM_RANGE: Final = math.log(MOST_PX_PER_S / LEAST_PX_PER_S)


class Axis(QObject):
    """Holds the one `Scale`; until the user zooms or pans, the whole sign is kept in sight.

    Signals:
        changed(): another scale is in use.
    """

    changed = Signal()

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self.scale = Scale(left_px=HEAD_PX)
        """The axis as it is drawn now."""
        self.fits = True
        player.range_changed.connect(self._on_range)

    @property
    def zoom(self) -> float:
        """Zoom as a share from 0 (most seconds in view) to 1 (fewest), on a logarithmic scale."""
        return math.log(self.scale.px_per_s / LEAST_PX_PER_S) / _ZOOM_RANGE

    def set_zoom(self, share: float) -> None:
        """Zoom about the playhead where it is in sight, else about the middle."""
        x = self.scale.x(self._player.playhead_s)
        if not self.scale.left_px <= x <= self.scale.left_px + self.scale.width_px:
            x = self.scale.left_px + self.scale.width_px / 2
        self.zoom_by(LEAST_PX_PER_S * math.exp(share * _ZOOM_RANGE) / self.scale.px_per_s, x)

    def zoom_by(self, factor: float, x: float) -> None:
        """Larger or smaller about a pixel."""
        self.fits = False
        self.show(self.scale.zoomed(factor, x).kept_within(self._span_s()))

    def pan_by(self, dx: float) -> float:
        """Move sideways by pixels; how far it went."""
        self.fits = False
        before_s = self.scale.start_s
        self.show(self.scale.panned(dx).kept_within(self._span_s()))
        return (before_s - self.scale.start_s) * self.scale.px_per_s

    def fit(self) -> None:
        """Show the whole sign, and keep showing it while it grows."""
        self.fits = True
        self.show(self.scale.fitted(self._player.end_s))

    def set_width(self, width_px: float) -> None:
        """Take a width in pixels, the names of the tracks included."""
        scale = Scale(HEAD_PX, max(64.0, width_px - HEAD_PX), self.scale.start_s, self.scale.px_per_s)
        self.show(scale.fitted(self._player.end_s) if self.fits else scale)

    def follow(self, time_s: float) -> None:
        """Let a playhead that runs stay in sight.

        A sign that nearly fits is fitted, rather than paged to and fro in a loop.
        """
        if self.scale.start_s <= time_s <= self.scale.end_s:
            return
        nearly = self._player.end_s * self.scale.px_per_s <= NEARLY * self.scale.width_px
        if self.fits or nearly:
            self.fit()
        if not self.scale.start_s <= time_s <= self.scale.end_s:
            self.show(self.scale.panned(self.scale.left_px + 24 - self.scale.x(time_s)))

    def show(self, scale: Scale) -> None:
        """Show exactly this."""
        if scale != self.scale:
            self.scale = scale
            self.changed.emit()

    def _on_range(self) -> None:
        if self.fits:
            self.fit()

    def _span_s(self) -> float:
        return max(self._player.end_s, self._player.playhead_s)


CURSOR_PX: Final = 7.0
"""Half the width of the head by which a cursor on a ruler is known."""


class Cursor(QWidget):
    """A line at the playhead, on a ruler with a head: moving it draws nothing else anew."""

    def __init__(self, parent: QWidget, name: str, *, has_head: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._has_head = has_head
        self.setFixedWidth(round(2 * CURSOR_PX) + 3 if has_head else 3)
        theme.theme_changed.connect(self.update)

    def place(self, scale: Scale, time_s: float) -> None:
        """Stand at a time, s; out of sight where that is."""
        x = scale.x(time_s)
        self.setVisible(scale.left_px - 0.5 <= x <= scale.left_px + scale.width_px + 0.5)
        self.move(round(x - self.width() / 2), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.width() / 2
        painter.setPen(theme.pen("accent", 1.5))
        painter.drawLine(QPointF(x, 12 if self._has_head else 0), QPointF(x, self.height()))
        if self._has_head:
            theme.ink(painter, None, theme.colour("accent"))
            outline = [(-CURSOR_PX, 2), (CURSOR_PX, 2), (CURSOR_PX, 12), (0, 20), (-CURSOR_PX, 12)]
            painter.drawPolygon(QPolygonF([QPointF(x + dx, y) for dx, y in outline]))
        painter.end()
