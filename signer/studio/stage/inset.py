"""The close-up of the contact in the corner of the stage: a picture redrawn when the hand rests; a click enlarges it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from signer.motion.pose import HandPose
from signer.studio.drawing import framing
from signer.studio.drawing.camera import Camera
from signer.studio.look import icons, theme
from signer.studio.stage.canvas import backdrop
from signer.studio.stage.pencil import MARKS, draw_contact_mark
from signer.studio.words.numbers import millimetres

if TYPE_CHECKING:
    from signer.studio.drawing.figure import Figure

SMALL_PX: Final = 184
LARGE_PX: Final = 236
CAPTION_PX: Final = 30
EDGE_PX: Final = 12
WORDS: Final = {"touching": "Contact", "missed": "Missed by", "free": "Free"}


def goes_left(left: QRectF, right: QRectF, clear_of: Sequence[QRectF], *, was_left: bool) -> bool:
    """Whether the left of two places is taken: the one it has, unless something lies under it and nothing under the other."""
    covers_left, covers_right = (any(place.intersects(each) for each in clear_of) for place in (left, right))
    return was_left if covers_left == covers_right or not (covers_left if was_left else covers_right) else not was_left


class ContactInset(QWidget):
    """A framed picture of what the hand touches.

    Signals:
        clicked(): it was clicked; the stage shows the same view large.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stage.inset")
        self.setAccessibleName("Close-up of the contact")
        self.setToolTip("Show the contact large (C)")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._image: QImage | None = None
        self._camera: Camera | None = None
        self._hand: HandPose | None = None
        self._on_left = False
        self.hide()

    @property
    def on_left(self) -> bool:
        """Whether it sits in the lower left corner rather than in the lower right one."""
        return self._on_left

    def place(self, width: int, height: int, clear_of: Sequence[QRectF] = ()) -> None:
        """Sit in a lower corner of a stage of that size, clear of these rectangles as far as one of them allows."""
        side = SMALL_PX if height < 560 else LARGE_PX
        top = height - side - EDGE_PX
        left, right = QRect(EDGE_PX, top, side, side), QRect(width - side - EDGE_PX, top, side, side)
        self._on_left = goes_left(QRectF(left), QRectF(right), clear_of, was_left=self._on_left)
        self.setGeometry(left if self._on_left else right)

    def follow(self, hand: HandPose | None) -> None:
        """Say the distances of this hand from now on, under the last picture until `redraw`; None hides the close-up."""
        self._hand = hand
        self.setVisible(hand is not None and self._image is not None)
        self.update()

    def redraw(self, figure: Figure | None) -> None:
        """Draw the picture anew, once the hand rests."""
        if figure is None or self._hand is None:
            return
        # The renderer is loaded after the window has been painted.
        from signer.studio.drawing.recorder import render_figure

        self._camera = framing.contact_camera(self._hand, framing.INSET_M)
        size = self.size() * self.devicePixelRatioF()
        self._image = render_figure(figure, self._camera, size.width(), size.height(), backdrop=backdrop())
        self.follow(self._hand)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        hand = self._hand
        if hand is None or self._image is None or self._camera is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        clip = QPainterPath()
        clip.addRoundedRect(frame, theme.RADIUS_CARD, theme.RADIUS_CARD)
        painter.setClipPath(clip)
        painter.drawImage(frame, self._image)
        state = hand.state
        x, y, _ = self._camera.project(hand.articulator, self.width(), self.height())
        draw_contact_mark(painter, QPointF(float(x), float(y)), state)
        self._draw_caption(painter, frame, hand, state)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.pen("outline"))
        painter.drawRoundedRect(frame, theme.RADIUS_CARD, theme.RADIUS_CARD)
        painter.end()

    def _draw_caption(self, painter: QPainter, frame: QRectF, hand: HandPose, state: str) -> None:
        strip = QRectF(frame.left(), frame.bottom() - CAPTION_PX, frame.width(), CAPTION_PX)
        painter.fillRect(strip, theme.colour("panel", 0.94))
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(theme.BODY, 500))
        painter.drawText(strip.adjusted(10, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, WORDS[state])
        if state == "free":
            return
        words = millimetres(hand.contact_error_m)
        painter.setFont(theme.font(theme.VALUE, 600))
        right = strip.adjusted(0, 0, -10, 0)
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
        token, icon = MARKS[state]
        left = right.right() - painter.fontMetrics().horizontalAdvance(words) - 22
        painter.drawPixmap(QPointF(left, strip.top() + 7), icons.pixmap(icon, token, 16))
