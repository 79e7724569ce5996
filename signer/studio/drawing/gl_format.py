"""The OpenGL context that every view and every picture asks for.

Call `prepare` before the QApplication exists.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QSurfaceFormat

from signer.studio.drawing import shader_cache


def surface_format() -> QSurfaceFormat:
    """A core profile 3.3 with depth and no samples.

    The renderer resolves its own samples, so that quality can change at any time.
    """
    wanted = QSurfaceFormat()
    wanted.setRenderableType(QSurfaceFormat.RenderableType.OpenGL)
    wanted.setVersion(3, 3)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    wanted.setDepthBufferSize(24)
    wanted.setSamples(0)
    return wanted


def prepare() -> None:
    """Make the format the default and let contexts share; without sharing a second view fails to draw."""
    shader_cache.prepare()
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    QSurfaceFormat.setDefaultFormat(surface_format())
