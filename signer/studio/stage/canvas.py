"""The live picture of the signer: one OpenGL widget that draws on demand, quickly while something moves and fully when it rests."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent
from PySide6.QtOpenGLWidgets import QOpenGLWidget
from PySide6.QtWidgets import QWidget

from signer.studio import theme
from signer.studio.stage.camera import Camera
from signer.studio.stage.framing import FRONT

if TYPE_CHECKING:
    from signer.studio.stage.figure import Figure
    from signer.studio.stage.quality import Quality
    from signer.studio.stage.renderer import Backdrop, BodyRenderer

Array = NDArray[np.float64]

REST_MS: Final = 150
GL_COLOR_BUFFER_BIT: Final = 0x4000


class Canvas(QOpenGLWidget):
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
        self.dim = 0.0
        self.last_frame_ms = 0.0
        self._matrices: Array | None = None
        self._figure: Figure | None = None
        self._sent: Figure | None = None
        self._renderer: BodyRenderer | None = None
        self._moving_quality: Quality | None = None
        self._moving = False
        self._broken = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._on_rest)
        theme.theme_changed.connect(self.refresh)

    @property
    def figure(self) -> Figure | None:
        """The surface of the pose that is shown, computed when it is first asked for."""
        if self._figure is None and self._matrices is not None:
            # The body and the solver are loaded after the window has been painted.
            from signer.studio.stage.figure import figure_of

            self._figure = figure_of(self._matrices)
        return self._figure

    @property
    def is_drawn(self) -> bool:
        """Whether the full picture of the latest pose stands."""
        return not self._moving and self._sent is not None and self._sent is self._figure

    def show_matrices(self, matrices: Array) -> None:
        """Show another pose, given by its skinning matrices."""
        if matrices is not self._matrices:
            self._matrices, self._figure = matrices, None
            self.refresh()

    def look_from(self, camera: Camera) -> None:
        """Show it from elsewhere."""
        if camera != self.camera:
            self.camera = camera
            self.refresh()

    def refresh(self) -> None:
        """Draw again: at once in haste, with care when it has rested a while."""
        self._moving = True
        self._rest.start()
        self.update()

    def distances(self) -> NDArray[np.float32] | None:
        """(H, W) m from the viewer of what is shown, in the picture's own pixels; None before the first full picture."""
        if self._renderer is None or self._moving or self._sent is None:
            return None
        self.makeCurrent()
        away = self._renderer.distances(self.camera)
        self.doneCurrent()
        return away

    def initializeGL(self) -> None:
        """A new context: everything on the card is made again after the next paint."""
        self._renderer, self._sent = None, None
        self.context().aboutToBeDestroyed.connect(self._on_context_lost)

    def paintGL(self) -> None:
        if self._broken:
            return
        try:
            self._paint()
        except Exception:
            # Say it once in the picture; the error itself goes on to the crash dialog.
            self._broken = True
            self.failed.emit("The signer cannot be drawn: OpenGL reported an error.")
            raise

    def _paint(self) -> None:
        figure = self.figure if self._renderer is not None else None
        if self._renderer is None or figure is None:
            self._paint_nothing()
            if self._renderer is None:
                QTimer.singleShot(0, self._start)
            return
        from signer.studio.stage.gl import GL
        from signer.studio.stage.quality import FULL

        started = time.perf_counter()
        if figure is not self._sent:
            self._renderer.set_surface(figure.positions, figure.normals)
            self._sent = figure
        quality = self._moving_quality if self._moving and self._moving_quality is not None else FULL
        ratio = self.devicePixelRatioF()
        width, height = max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio))
        self._renderer.draw(self.camera, width, height, quality, backdrop=backdrop(), dim=self.dim)
        if self._moving and self._moving_quality is not None and self._moving_quality is not FULL:
            GL.glFinish()
            self.last_frame_ms = 1000.0 * (time.perf_counter() - started)
            self._moving_quality = self._moving_quality.kept_quick(self.last_frame_ms)

    def _paint_nothing(self) -> None:
        colour = theme.colour("stage")
        functions = self.context().functions()
        functions.glClearColor(colour.redF(), colour.greenF(), colour.blueF(), 1.0)
        functions.glClear(GL_COLOR_BUFFER_BIT)

    def _start(self) -> None:
        """Load the body and the shaders, once the window has been painted."""
        if self._renderer is not None or self._broken or not self.isValid():
            return
        from signer.studio.stage.mesh import shipped_mesh
        from signer.studio.stage.quality import while_moving
        from signer.studio.stage.renderer import BodyRenderer

        self.makeCurrent()
        renderer = BodyRenderer(shipped_mesh())
        renderer.initialise()
        self.doneCurrent()
        self._renderer = renderer
        self._moving_quality = while_moving(renderer.renderer_name)
        self.refresh()

    def _on_rest(self) -> None:
        if self._renderer is None or not self.isVisible():
            return
        self._moving = False
        self.update()
        QTimer.singleShot(0, self._announce_rest)

    def _announce_rest(self) -> None:
        if not self._moving:
            self.rested.emit()

    def _on_context_lost(self) -> None:
        if self._renderer is not None:
            self.makeCurrent()
            self._renderer.release()
            self.doneCurrent()
            self._renderer = None

    def hideEvent(self, event: QHideEvent) -> None:
        self._rest.stop()
        super().hideEvent(event)


def backdrop() -> Backdrop:
    """The gradient of the theme in use."""
    from signer.studio.stage.renderer import Backdrop

    return Backdrop(_parts(theme.colour("stage")), _parts(theme.colour("stage_edge")))


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()
