"""OpenGL's functions without the error query after every call, which costs more than the calls."""

from __future__ import annotations

import OpenGL

OpenGL.ERROR_CHECKING = False
OpenGL.ERROR_LOGGING = False

from OpenGL import GL  # noqa: E402  the switches above count only before this import

from signer.studio.drawing.graphics_error import GraphicsError  # noqa: E402

__all__ = ["GL", "GraphicsError", "check"]


def check(doing: str) -> None:
    """Raise when OpenGL reports an error since the last check; asked once a frame, where it is cheap."""
    code = int(GL.glGetError())
    if code != GL.GL_NO_ERROR:
        raise GraphicsError(f"OpenGL error 0x{code:04x} while {doing}")
