"""The edges of the stage: the close-up in a corner, the captions at the foot, and what is free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from signer.lazy import lazily
from signer.motion.pose import HandPose
from signer.studio.drawing import framing, looks
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.quality import PICTURE
from signer.studio.language import tr
from signer.studio.look import icons, theme
from signer.studio.stage.canvas import backdrop
from signer.studio.stage.pencil import MARKS, draw_contact_mark
from signer.studio.stage.scene import contact_distance
from signer.studio.widgets.pieces import label

with lazily():
    from signer.studio.drawing import figure as figures
    from signer.studio.drawing import recorder

SHARE: Final = 0.4
"""Of the stage's height, or of its width where that is less: beside a film half of it would be covered."""
LEAST_PX, MOST_PX = 132, 236
CAPTION_PX: Final = 30
EDGE_PX: Final = 12
Corner: TypeAlias = Literal["lower right", "lower left", "upper right", "upper left"]
CORNERS: Final[tuple[Corner, ...]] = (
    "lower right",
    "lower left",
    "upper right",
    "upper left",
)
"""In the order in which they are tried: the upper ones lie beside the head."""
BELOW_BAR_PX: Final = 54
"""Below the buttons over the stage."""
WORDS: Final = {"touching": tr("Contact"), "missed": tr("Missed by"), "free": tr("Free")}


def best_place(places: Sequence[QRectF], now: int, grips: Sequence[QRectF], words: Sequence[QRectF]) -> int:
    """Choose the place that covers the fewest grips, then the least of the words.

    Of equally good ones the present, then the first.
    """

    def cost(place: int) -> tuple[int, float, bool]:
        covered = sum(places[place].intersects(grip) for grip in grips)
        hidden = sum(_area(places[place] & each) for each in words)
        return covered, hidden, place != now

    return min(range(len(places)), key=cost)


def _area(part: QRectF) -> float:
    return max(part.width(), 0.0) * max(part.height(), 0.0)


class ContactInset(QWidget):
    """A framed picture of what the hand touches.

    Signals:
        clicked(): it was clicked; the stage shows the same view large.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stage.inset")
        self._is_offered = True
        self.setAccessibleName(tr("Close-up of the contact"))
        self.setToolTip(tr("Show the contact large (C)"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._image: QImage | None = None
        self._camera: Camera | None = None
        self._hand: HandPose | None = None
        self._drawn: HandPose | None = None
        self._figure: figures.Figure | None = None
        self._asked: tuple[object, ...] = ()
        self._gap_m: float | None = None
        self._place = 0
        self.hide()

    @property
    def corner(self) -> Corner:
        """The corner of the stage in which it sits."""
        return CORNERS[self._place]

    @property
    def is_stale(self) -> bool:
        """Return whether the picture shows the hand as it was before, and is drawn pale."""
        return self._hand is not None and self._drawn is not self._hand

    @property
    def is_wanted(self) -> bool:
        """Return whether there is a hand to be seen close up, drawn already or not."""
        return self._hand is not None

    def place(
        self, width: int, height: int, grips: Sequence[QRectF] = (), words: Sequence[QRectF] = ()
    ) -> None:
        """Sit in the corner of a stage of that size that hides no grip, and as little as can be of the words.

        A lower one if both are as good.
        """
        side = min(max(round(SHARE * min(width, height)), LEAST_PX), MOST_PX)
        right, low, high = width - side - EDGE_PX, height - side - EDGE_PX, BELOW_BAR_PX
        corners = (
            [(right, low), (EDGE_PX, low), (right, high), (EDGE_PX, high)]
            if high < low
            else [(right, low), (EDGE_PX, low)]
        )
        places = [QRect(x, y, side, side) for x, y in corners]
        self._place = best_place([QRectF(each) for each in places], self._place, grips, words)
        self.setGeometry(places[self._place])

    def offer(self, on: bool) -> None:
        """Let the close-up be shown, or leave the whole stage to the signer."""
        self._is_offered = on
        if not on:
            self.follow(None)

    def follow(self, hand: HandPose | None, gap_m: float | None = None) -> None:
        """Say the distances of this hand from now on, under the last picture, pale until `redraw`.

        None hides the close-up.

        `gap_m` is as of `Scene`.
        """
        self._hand, self._gap_m = hand if self._is_offered else None, gap_m
        self.setVisible(self.is_wanted and self._image is not None)
        self.update()

    def redraw(self, figure: figures.Figure | None) -> None:
        """Draw the picture anew, once the hand rests; one that would be the same stands as it is."""
        if figure is None or self._hand is None:
            return
        camera, look = framing.contact_camera(self._hand, framing.INSET_M), looks.on_stage()
        pixels = self.size() * self.devicePixelRatioF()
        asked = camera, pixels, backdrop(), look
        if figure is not self._figure or asked != self._asked:
            self._image = recorder.render_figure(
                figure,
                camera,
                pixels.width(),
                pixels.height(),
                backdrop=backdrop(),
                quality=PICTURE,
                look=look,
            )
        self._camera, self._drawn, self._figure, self._asked = camera, self._hand, figure, asked
        self.follow(self._hand, self._gap_m)

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
        painter.fillRect(frame, theme.colour("stage"))
        painter.setOpacity(theme.PALE if self.is_stale else 1.0)
        painter.drawImage(frame, self._image)
        painter.setOpacity(1.0)
        state = hand.state
        x, y, _ = self._camera.pixel(hand.articulator, self.width(), self.height())
        draw_contact_mark(painter, QPointF(x, y), state)
        self._draw_caption(painter, frame, hand, state)
        painter.setClipping(False)
        theme.ink(painter, theme.pen("outline"), None)
        painter.drawRoundedRect(frame, theme.RADIUS_CARD, theme.RADIUS_CARD)
        painter.end()

    def _draw_caption(self, painter: QPainter, frame: QRectF, hand: HandPose, state: str) -> None:
        strip = QRectF(frame.left(), frame.bottom() - CAPTION_PX, frame.width(), CAPTION_PX)
        painter.fillRect(strip, theme.colour("panel", 0.94))
        left, right = strip.left() + 10, strip.right() - 10
        if state != "free":
            words = contact_distance(hand, self._gap_m)
            to = QRectF(strip.left(), strip.top(), right - strip.left(), strip.height())
            theme.write(painter, to, words, px=theme.VALUE, weight=600, align=theme.RIGHT)
            right -= painter.fontMetrics().horizontalAdvance(words) + 22
        painter.setFont(theme.font(theme.BODY, 500))
        fits = painter.fontMetrics().horizontalAdvance(WORDS[state]) + 6 < right - left
        if fits or state == "free":
            theme.write(painter, strip.adjusted(10, 0, 0, 0), WORDS[state], px=theme.BODY, weight=500)
        if state != "free":  # in a small inset the mark stands for its word
            token, icon = MARKS[state]
            at = QPointF(right if fits else left, strip.top() + 7)
            painter.drawPixmap(at, icons.pixmap(icon, token, 16))


HINT: Final = tr("Drag: turn    Shift+drag: move    Wheel: zoom")
CHOOSING: Final = tr("Click a dot, or bare skin for a place of your own    {hint}", hint=HINT)


class Captions(QObject):
    """Two labels of the stage, kept in their places."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self._hint = label(HINT, 1)
        self._words = label("", 1, name="stage.words")
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for each in (self._hint, self._words):
            each.setParent(stage)
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words.hide()
        self._room = (0, 0, 0, False)
        self._choosing, self._wanted = False, True
        theme.theme_changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        """The hint keeps a ground of its own, since the signer may stand behind it."""
        ground = theme.colour("stage_edge", 0.72).name(QColor.NameFormat.HexArgb)
        self._hint.setStyleSheet(f"background: {ground}; border-radius: 4px; padding: 2px 6px;")

    def place(self, width: int, height: int, taken: int, *, on_left: bool = False) -> None:
        """Fit a stage of that size of which one lower corner is taken that far.

        The right one, or the left one.
        """
        self._room = (width, height, taken, on_left)
        self._place_hint()
        self._words.setGeometry(40, round(0.62 * height), width - 80, round(0.25 * height))

    def tell_choosing(self, choosing: bool) -> None:
        """Say how the mouse works while places are chosen, or otherwise."""
        self._choosing = choosing
        self._hint.setText(CHOOSING if choosing else HINT)
        self._place_hint()

    def show_hint(self, shown: bool) -> None:
        """Show the hint, or leave its place to something else."""
        self._wanted = shown
        self._place_hint()

    def _place_hint(self) -> None:
        width, height, taken, on_left = self._room
        if self._choosing:  # the close-up makes room for the places
            taken, on_left = 0, False
        self._hint.adjustSize()
        self._hint.move(10 + (taken + 12 if on_left else 0), height - self._hint.height() - 8)
        self._hint.setVisible(self._wanted and width > self._hint.width() + taken + 40)

    def say(self, words: str) -> None:
        """Say it in the middle of the stage."""
        self._words.setText(words)
        self._words.show()
        self._words.raise_()


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
