"""Facts about window and drawing for a bug report: screens, OpenGL, fonts, folders.

`python -m signer.studio.diagnosis` prints them, a line each. It is a process of its own: what is wrong may
be just that drawing ends the program.
"""

import sys
from collections.abc import Iterator

from PySide6 import QtCore
from PySide6.QtGui import QOffscreenSurface, QOpenGLContext
from PySide6.QtWidgets import QApplication

from signer.studio import app
from signer.studio.drawing import gl_format
from signer.studio.drawing.gl import GL
from signer.studio.files.settings import Settings
from signer.studio.files.shelves import Shelves
from signer.studio.files.state_folder import state_folder
from signer.studio.look import theme

STRINGS = {"renderer": "GL_RENDERER", "vendor": "GL_VENDOR", "version": "GL_VERSION"}


def lines(application: QApplication) -> Iterator[str]:
    """Yield the facts, a line each."""
    yield f"Qt {QtCore.qVersion()} on {application.platformName()}, style {application.style().objectName()}"
    for screen in application.screens():
        size = screen.size()
        yield (
            f"screen {size.width()}x{size.height()} at {screen.devicePixelRatio():g}, "
            f"{screen.logicalDotsPerInch():g} dots an inch, {screen.refreshRate():.0f} Hz"
        )
    yield f"OpenGL {graphics()}"
    yield f"font {theme.font().family()}"
    yield f"settings {Settings().file}"
    yield f"state and recovery {state_folder()}"
    for shelf in Shelves().every:
        yield f"shelf {shelf.name} {shelf.folder}"


def graphics() -> str:
    """Return what draws, or why nothing does."""
    context, surface = QOpenGLContext(), QOffscreenSurface()
    context.setFormat(gl_format.surface_format())
    surface.setFormat(context.format())
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return "none: no context of version 3.3 can be made"
    told = {name: GL.glGetString(getattr(GL, code)) for name, code in STRINGS.items()}
    context.doneCurrent()
    return ", ".join(f"{name} {(value or b'').decode('utf-8', 'replace')}" for name, value in told.items())


def main() -> int:
    """Print the facts."""
    application = app.prepare()
    for line in lines(application):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
