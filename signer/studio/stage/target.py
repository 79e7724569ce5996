"""Framebuffers of our own: samples, pixel scale and shadow map may change from one frame to the next without a new context."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from signer.studio.stage.gl import GL, GraphicsError


class Target:
    """A picture in the making: drawn with samples, resolved to plain pixels, shown at any size."""

    def __init__(self) -> None:
        self._made: tuple[int, int, int] | None = None
        self._drawn = 0
        self._resolved = 0
        self._stores: list[int] = []

    def bind(self, width: int, height: int, samples: int) -> None:
        """Draw into it from now on."""
        if self._made != (width, height, samples):
            self.release()
            self._drawn = self._framebuffer(width, height, samples)
            self._resolved = self._framebuffer(width, height, 0) if samples else self._drawn
            self._made = (width, height, samples)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._drawn)
        GL.glViewport(0, 0, width, height)

    def show_in(self, framebuffer: int, width: int, height: int) -> None:
        """Copy what was drawn into another framebuffer, stretched to its size, and leave that one bound."""
        assert self._made is not None
        drawn_width, drawn_height, _ = self._made
        if self._resolved != self._drawn:
            self._copy(self._drawn, self._resolved, (drawn_width, drawn_height), (drawn_width, drawn_height))
        self._copy(self._resolved, framebuffer, (drawn_width, drawn_height), (width, height))
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffer)
        GL.glViewport(0, 0, width, height)

    def depth(self) -> NDArray[np.float32]:
        """(H, W) depth from 0 to 1 of what was drawn, top row first."""
        assert self._made is not None
        width, height, _ = self._made
        before = int(GL.glGetIntegerv(GL.GL_FRAMEBUFFER_BINDING))
        if self._resolved != self._drawn:
            self._copy(self._drawn, self._resolved, (width, height), (width, height), GL.GL_DEPTH_BUFFER_BIT)
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._resolved)
        values = np.empty((height, width), np.float32)
        GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 1)
        GL.glReadPixels(0, 0, width, height, GL.GL_DEPTH_COMPONENT, GL.GL_FLOAT, values)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, before)
        return values[::-1]

    def pixels(self) -> NDArray[np.uint8]:
        """(H, W, 4) red, green, blue, alpha of what was drawn, alpha multiplied in, top row first."""
        assert self._made is not None
        width, height, _ = self._made
        before = int(GL.glGetIntegerv(GL.GL_FRAMEBUFFER_BINDING))
        if self._resolved != self._drawn:
            self._copy(self._drawn, self._resolved, (width, height), (width, height))
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._resolved)
        values = np.empty((height, width, 4), np.uint8)
        GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 1)
        GL.glReadPixels(0, 0, width, height, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, values)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, before)
        return values[::-1]

    def release(self) -> None:
        """Give the framebuffers back."""
        if self._made is None:
            return
        framebuffers = sorted({self._drawn, self._resolved})
        GL.glDeleteFramebuffers(len(framebuffers), framebuffers)
        GL.glDeleteRenderbuffers(len(self._stores), self._stores)
        self._stores.clear()
        self._made = None

    def _framebuffer(self, width: int, height: int, samples: int) -> int:
        framebuffer = int(GL.glGenFramebuffers(1))
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, framebuffer)
        parts = ((GL.GL_COLOR_ATTACHMENT0, GL.GL_RGBA8), (GL.GL_DEPTH_ATTACHMENT, GL.GL_DEPTH_COMPONENT24))
        for attachment, kind in parts:
            store = int(GL.glGenRenderbuffers(1))
            self._stores.append(store)
            GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, store)
            GL.glRenderbufferStorageMultisample(GL.GL_RENDERBUFFER, samples, kind, width, height)
            GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, attachment, GL.GL_RENDERBUFFER, store)
        state = int(GL.glCheckFramebufferStatus(GL.GL_FRAMEBUFFER))
        if state != GL.GL_FRAMEBUFFER_COMPLETE:
            raise GraphicsError(f"no framebuffer of {width} x {height} pixels with {samples} samples (0x{state:04x})")
        return framebuffer

    @staticmethod
    def _copy(source: int, into: int, size: tuple[int, int], new_size: tuple[int, int], what: Any = None) -> None:
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, source)
        GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, into)
        smooth = GL.GL_NEAREST if size == new_size else GL.GL_LINEAR
        GL.glBlitFramebuffer(0, 0, *size, 0, 0, *new_size, GL.GL_COLOR_BUFFER_BIT if what is None else what, smooth)


class ShadowMap:
    """The scene's depth as the key light sees it, compared in the shader."""

    def __init__(self) -> None:
        self._size = 0
        self._texture = 0
        self._framebuffer = 0

    def bind(self, size: int) -> None:
        """Draw into it from now on."""
        if self._size != size:
            self.release()
            self._make(size)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._framebuffer)
        GL.glViewport(0, 0, size, size)

    def use(self, unit: int) -> None:
        """Read from it on that texture unit."""
        GL.glActiveTexture(GL.GL_TEXTURE0 + unit)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._texture)

    def release(self) -> None:
        """Give it back."""
        if self._size:
            GL.glDeleteFramebuffers(1, [self._framebuffer])
            GL.glDeleteTextures(1, [self._texture])
            self._size = 0

    def _make(self, size: int) -> None:
        self._texture = int(GL.glGenTextures(1))
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._texture)
        depth = GL.GL_DEPTH_COMPONENT
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, GL.GL_DEPTH_COMPONENT24, size, size, 0, depth, GL.GL_FLOAT, None)
        settings = (
            (GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR),
            (GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR),
            (GL.GL_TEXTURE_WRAP_S, GL.GL_CLAMP_TO_EDGE),
            (GL.GL_TEXTURE_WRAP_T, GL.GL_CLAMP_TO_EDGE),
            (GL.GL_TEXTURE_COMPARE_MODE, GL.GL_COMPARE_REF_TO_TEXTURE),
            (GL.GL_TEXTURE_COMPARE_FUNC, GL.GL_LEQUAL),
        )
        for name, value in settings:
            GL.glTexParameteri(GL.GL_TEXTURE_2D, name, value)
        self._framebuffer = int(GL.glGenFramebuffers(1))
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._framebuffer)
        GL.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, GL.GL_DEPTH_ATTACHMENT, GL.GL_TEXTURE_2D, self._texture, 0)
        GL.glDrawBuffer(GL.GL_NONE)
        GL.glReadBuffer(GL.GL_NONE)
        self._size = size
