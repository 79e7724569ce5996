"""A renderer with a context of its own and no window.

Its pixels go into plain pictures, on the stage as in the pickers.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtGui import QImage, QOffscreenSurface, QOpenGLContext

from body_model.arrays import Array32
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.frame import Frame
from signer.studio.drawing.gl import GL
from signer.studio.drawing.gl_format import surface_format
from signer.studio.drawing.graphics_error import GraphicsError
from signer.studio.drawing.mesh import Mesh, Part
from signer.studio.drawing.quality import Quality
from signer.studio.drawing.renderer import BodyRenderer

Points = Array32


class _Asked(NamedTuple):
    """All that a picture depends on.

    Surfaces and stains are never written to, so that they are what they were if they are the same.
    """

    positions: Points
    frame: Frame
    part: Part
    stain: Points | None

    def is_same(self, other: _Asked) -> bool:
        """Return whether both give the same picture."""
        return self.positions is other.positions and self.stain is other.stain and self[1:-1] == other[1:-1]


class NoGraphics:
    """Stands in where OpenGL cannot start: every picture is empty, and nothing hides anything."""

    can_draw: Final = False
    renderer_name: Final = ""

    def picture(self, *_surface: object, **_options: object) -> QImage:
        """No picture."""
        return QImage()

    def begin(self, *_surface: object, **_options: object) -> None:
        """Nothing to begin."""

    def warm(self, *_surface: object, **_options: object) -> None:
        """Nothing to warm."""

    def distances(
        self, positions: Points, normals: Points, camera: Camera, width: int, height: int, part: Part = "all"
    ) -> Points:
        """(H, W), all infinite."""
        return np.full((height, width), np.inf, np.float32)


class Offscreen:
    """Draws pictures of the body; needs a QGuiApplication and lives on its thread.

    Raises:
        GraphicsError: OpenGL cannot start.
    """

    can_draw: Final = True

    def __init__(self, mesh: Mesh) -> None:
        self._surface = QOffscreenSurface()
        self._surface.setFormat(surface_format())
        self._surface.create()
        self._context = QOpenGLContext()
        self._context.setFormat(surface_format())
        if not self._context.create() or self._context.format().version() < surface_format().version():
            raise GraphicsError("OpenGL cannot start: no context of version 3.3 here")
        self.renderer = BodyRenderer(mesh)
        self._sent: Points | None = None
        self._begun: _Asked | None = None
        with self._current():
            self.renderer.initialise()

    @property
    def renderer_name(self) -> str:
        """Name of the OpenGL renderer, as the GL_RENDERER string says it."""
        return self.renderer.renderer_name

    def picture(
        self,
        positions: Points,
        normals: Points,
        frame: Frame,
        part: Part = "all",
        stain: Points | None = None,
    ) -> QImage:
        """A picture of that surface; `stain` (M,) colours skin by shares."""
        asked, (width, height) = _Asked(positions, frame, part, stain), frame.size
        with self._current():
            if self._begun is None or not self._begun.is_same(asked):
                self._draw(asked, normals)
            pixels = self.renderer.pixels()
        is_clear = frame.backdrop is None
        layout = QImage.Format.Format_ARGB32_Premultiplied if is_clear else QImage.Format.Format_RGB32
        return QImage(pixels.data, width, height, 4 * width, layout).copy()

    def begin(self, positions: Points, normals: Points, frame: Frame, stain: Points | None = None) -> None:
        """Begin a picture that will be asked for in a moment.

        What draws goes on beside what is done until then.
        """
        with self._current():
            self._draw(_Asked(positions, frame, "all", stain), normals)
            GL.glFlush()

    def warm(self, positions: Points, normals: Points, frame: Frame) -> None:
        """Make every program that frames of a drag want, and keep what stays while the right arm moves.

        A frame of the whole and one with that arm a hair away are drawn for it.
        """
        nudged = positions.copy()
        nudged[self.renderer.mesh.arms[0]] += np.float32(1e-3)
        for each in (positions, nudged):
            self.picture(each, normals, frame)
        self._begun = None
        with self._current():
            self._send(positions, normals)
            self.renderer.rest(frame)

    def distances(
        self, positions: Points, normals: Points, camera: Camera, width: int, height: int, part: Part = "all"
    ) -> Points:
        """(H, W) m from the viewer along the line of sight, for asking what is hidden."""
        self._begun = None
        with self._current():
            self._send(positions, normals)
            self.renderer.draw(Frame(camera, (width, height), Quality(0, False, 0)), part)
            return self.renderer.distances(camera)

    def release(self) -> None:
        """Give everything back."""
        with self._current():
            self.renderer.release()

    def _draw(self, asked: _Asked, normals: Points) -> None:
        self._begun = None
        self._send(asked.positions, normals)
        self.renderer.set_stain(asked.stain)
        self.renderer.draw(asked.frame, asked.part)
        self._begun = asked

    def _send(self, positions: Points, normals: Points) -> None:
        if positions is not self._sent:
            self.renderer.set_surface(positions, normals)
            self._sent = positions

    @contextmanager
    def _current(self) -> Iterator[None]:
        """Borrow the thread's current context and hand it back.

        A picture may so be made while a view is being painted.
        """
        before, surface = QOpenGLContext.currentContext(), None
        if before is not None:
            surface = before.surface()
        if not self._context.makeCurrent(self._surface):
            raise GraphicsError("OpenGL cannot draw: its context was lost")
        try:
            yield
        finally:
            if before is not None and surface is not None:
                before.makeCurrent(surface)
            else:
                self._context.doneCurrent()
