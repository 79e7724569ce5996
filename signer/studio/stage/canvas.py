"""The live picture of the signer, drawn on demand.

Quickly while something moves and fully when it rests.

The pixels come from the one renderer without a window and are painted like any picture. With OpenGL on the
processor that is more than twice as quick as an OpenGL widget, for which the whole window is put together by
OpenGL at each frame; on a graphics card reading the pixels back costs a few milliseconds.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QImage, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from body_model.arrays import Array32
from signer.characters.load import load_character
from signer.lazy import lazily
from signer.studio.drawing import looks
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.figure import pose_figure
from signer.studio.drawing.frame import Backdrop, Frame
from signer.studio.drawing.framing import FRONT
from signer.studio.drawing.outline import outline_of
from signer.studio.drawing.quality import FULL, Care, Quality, is_software
from signer.studio.drawing.stain import stain
from signer.studio.editing.soon import Soon, later
from signer.studio.language import tr
from signer.studio.look import theme

with lazily():
    from signer.studio.drawing import recorder


if TYPE_CHECKING:
    from body_model.distance.exact import Sunk
    from signer.motion.pose import Pose
    from signer.studio.drawing.figure import Figure
    from signer.studio.drawing.offscreen import NoGraphics, Offscreen


REST_MS: Final = 150
LATE_MS: Final = 60
"""A rest that is told later than this was held up by work: the hand has not rested yet, or its next move
waits already."""
WARM_MS: Final = 250
NO_GRAPHICS: Final = tr(
    "The signer cannot be drawn: this computer offers no OpenGL 3.3. Signs can still "
    "be opened, checked and exported."
)
BROKEN: Final = tr("The signer cannot be drawn any more: OpenGL reported an error.")


class _Begun(NamedTuple):
    """A picture that goes on being drawn until it is painted."""

    figure: Figure
    stain: Array32 | None


class Canvas(QWidget):
    """Draws a posed body seen by a camera.

    Signals:
        rested(): the full picture stands; what was waiting for a quiet moment may be drawn now.
        failed(words): it cannot draw, and why.
    """

    rested = Signal()
    failed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.camera: Camera = FRONT
        self._pose: Pose | None = None
        self._figure: Figure | None = None
        self._drawn: Figure | None = None
        self._stain: Array32 | None = None
        self._begun: _Begun | None = None
        self._image = QImage()
        self._stale = True
        self.is_moving = False
        """True while another picture will follow soon: the next move's, or the full one at rest."""
        self._studio: Offscreen | NoGraphics | None = None
        self._care: Care | None = None
        self._failed = False
        self._rest = later(self, self._on_rest, REST_MS)
        self._rested_since = QElapsedTimer()
        self._held_up = self._is_warm = False
        self._ended_s = 0.0
        self._opacity: float | None = None
        self._outlined = False
        self._outline: tuple[int, bool, QImage] | None = None
        theme.theme_changed.connect(self.refresh)

    @property
    def figure(self) -> Figure | None:
        """The surface of the pose that is shown, computed when it is first asked for."""
        if self._figure is None and self._pose is not None:
            self._figure = pose_figure(self._pose)
        return self._figure

    @property
    def is_drawn(self) -> bool:
        """Return whether the picture of the latest pose is drawn at full quality."""
        return not (self.is_moving or self._stale) and self._drawn is not None and self._drawn is self._figure

    @property
    def is_slow(self) -> bool:
        """Return whether OpenGL runs on the processor, so that full quality must wait for a quiet moment."""
        return self._care is not None

    def show_pose(self, pose: Pose) -> None:
        """Show another pose; one in which the same character looks the same changes nothing."""
        shown = self._pose
        if shown is None or not _looks_alike(shown, pose):
            if self._studio is not None and (
                shown is None or shown.character.body is not pose.character.body
            ):
                # what stands is of another body: pale until this one is drawn, with care at once
                self._studio = self._begun = self._drawn = None
            self._pose, self._figure = pose, None
            self.refresh()
            self._begin()

    def show_sunk(self, found: Sunk | None) -> None:
        """Colour the skin about the points that lie in something, in the pose that is shown.

        None for no skin at all.
        """
        figure, stained = self.figure, None
        if found is not None and figure is not None:
            stained = stain(found, figure.drawn.positions)
        if stained is not None or self._stain is not None:
            self._stain = stained
            if self._begun is None or self._begun.figure is not figure:
                self.refresh()

    def look_from(self, camera: Camera) -> None:
        """Show it from elsewhere."""
        if camera != self.camera:
            self.camera = camera
            self.refresh()

    def show_over(self, opacity: float | None, *, outlined: bool = False) -> None:
        """Draw the figure alone over what lies beneath, so far opaque; None: before its own backdrop.

        Outlined, only its edges are drawn.
        """
        if (opacity, outlined) == (self._opacity, self._outlined):
            return
        again = (opacity is None) is not (self._opacity is None)
        self._opacity, self._outlined, self._outline = opacity, outlined, None
        if again:
            self.refresh()
        self.update()

    def refresh(self) -> None:
        """Draw again: at once in haste, with care when it has rested a while.

        The very first picture, and that of another body, with care at once.
        """
        self.is_moving, self._stale = self._drawn is not None, True
        self._held_up = False
        self._begin_rest()
        self.update()

    def _begin_rest(self) -> None:
        self._rested_since.start()
        self._rest.start()

    def distances(self) -> Array32 | None:
        """(H, W) m from the viewer of what is shown; None while something moves."""
        if self._studio is None or not self.is_drawn or self._drawn is None:
            return None
        return self._studio.distances(*self._drawn.drawn, self.camera, self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stale and self._studio is not None and not self._failed:
            try:
                self._draw(self._studio)
            except Exception as error:  # noqa: BLE001 - it is raised again, for the crash dialog, as soon as painting is over
                self._failed = True
                self.failed.emit(BROKEN)
                # Not from here: an error that is pending while Qt paints the next widget makes PySide 6.11
                # give that widget's paintEvent back once too often, and the program ends when the class is
                # next used.
                QTimer.singleShot(0, partial(_raise, error))
        painter = QPainter(self)
        if self._opacity is not None:
            painter.setOpacity(self._opacity)
        elif self._drawn is None:
            painter.fillRect(self.rect(), theme.colour("stage"))
        if not self._image.isNull():
            if self._drawn is None:
                painter.setOpacity(theme.PALE * painter.opacity())
            painter.drawImage(self.rect(), self._edges() if self._outlined else self._image)
        painter.end()
        if self._studio is None and not self._failed:
            QTimer.singleShot(0, self, self._start)

    def _draw(self, studio: Offscreen | NoGraphics) -> None:
        figure = self.figure
        if figure is None:
            return
        # What a step of a drag takes counts from where its consequences began to be found.
        started = Soon.began_s if Soon.began_s > self._ended_s else time.perf_counter()
        quality = self._care.quality if self.is_moving and self._care is not None else FULL
        begun, self._begun = self._begun, None
        stain = (
            begun.stain if self.is_moving and begun is not None and begun.figure is figure else self._stain
        )
        self._image = studio.picture(*figure.drawn, self._frame(quality), stain=stain)
        is_first = self._drawn is None
        self._drawn, self._stale, self._ended_s = figure, False, time.perf_counter()
        if self.is_moving and self._care is not None:
            self._care.drew(1000.0 * (self._ended_s - started))
        if self.is_moving or is_first:
            self._begin_rest()  # what the frame itself took is no rest

    def _begin(self) -> None:
        """Let a processor that stands in for a graphics card begin while read-outs and ranges are found.

        They are those of the same pose.

        How deep skin lies in something is among these, so that its colour is a step behind until the hand
        rests.
        """
        if (
            not (self.is_moving and self.isVisible())
            or self._care is None
            or self._studio is None
            or self._failed
        ):
            return
        figure = self.figure
        if figure is None:
            return
        self._begun = _Begun(figure, self._stain)
        self._studio.begin(*figure.drawn, self._frame(self._care.quality), stain=self._stain)

    def _edges(self) -> QImage:
        """Return the edges of the picture that is shown: of its shape, and at rest of what stands before."""
        rests = self.is_drawn
        if self._outline is None or self._outline[:2] != (self._image.cacheKey(), rests):
            made = outline_of(self._image, self.distances() if rests else None)
            self._outline = self._image.cacheKey(), rests, made
        return self._outline[2]

    def _frame(self, quality: Quality) -> Frame:
        """Return the picture that is drawn now, before the backdrop unless something is seen through."""
        ratio = self.devicePixelRatioF()
        size = max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio))
        behind = backdrop() if self._opacity is None else None
        return Frame(self.camera, size, quality, behind, look=looks.on_stage())

    def _start(self) -> None:
        """Load the body and the shaders, once the window has been painted."""
        if self._studio is not None or self._failed:
            return
        found = recorder.studio(load_character() if self._pose is None else self._pose.character)
        if not found.can_draw:
            self._failed = True
            self.failed.emit(NO_GRAPHICS)
            return
        self._studio, self._care = found, Care() if is_software(found.renderer_name) else None
        self.refresh()

    def _on_rest(self) -> None:
        if self._studio is None or not self.isVisible():
            return
        if not self._held_up and self._rested_since.elapsed() > REST_MS + LATE_MS:
            self._held_up = True
            self._begin_rest()
            return
        if not self.is_drawn:
            self.is_moving, self._stale = False, True
            self.repaint()
        if self._care is not None:
            self._care.rested()
        self.rested.emit()
        if not self._is_warm:
            QTimer.singleShot(WARM_MS, self, self._warm)

    def _warm(self) -> None:
        """Draw in haste once, for nobody.

        Making the programs for it takes a drag's first frame a fifth of a second otherwise.
        """
        studio, figure, care = self._studio, self._drawn, self._care
        if self._is_warm or self.is_moving or studio is None or figure is None or care is None:
            return
        if self._opacity is not None:  # what stays while an arm moves is kept with its backdrop
            return
        self._is_warm = True
        studio.warm(*figure.drawn, self._frame(care.quality))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self._rest.stop()
        super().hideEvent(event)


def _looks_alike(pose: Pose, other: Pose) -> bool:
    """Return whether two poses are drawn alike: the same character with the same bones and face."""
    is_same = pose.character.body is other.character.body and np.array_equal(pose.matrices, other.matrices)
    return is_same and np.array_equal(pose.face_weights, other.face_weights)


def _raise(error: Exception) -> None:
    raise error


def backdrop() -> Backdrop:
    """The gradient of the theme in use."""
    return Backdrop(_parts(theme.colour("stage")), _parts(theme.colour("stage_edge")))


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()
