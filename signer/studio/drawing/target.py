"""Framebuffers of our own, for any samples, pixel scale and shadow map from one frame to the next.

None of these takes a new context.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array32
from signer.studio.drawing.gl import GL, GraphicsError


class Target:
    """A picture in the making: drawn with samples at its own scale, then resolved, stretched and read.

    Everything is drawn upside down, so that what is read has its top row first.
    """

    def __init__(self) -> None:
        self._drawn = _Store()
        self._resolved = _Store()
        self._stretched = _Store()

    def bind(self, width: int, height: int, samples: int) -> None:
        """Draw into it from now on."""
        self._drawn.bind(width, height, samples)

    def take(self, framebuffer: int, *, colour: bool) -> None:
        """Copy the depth, and the colour if wanted, of a framebuffer of the same size.

        What is drawn next is drawn into this.
        """
        what = GL.GL_DEPTH_BUFFER_BIT | GL.GL_COLOR_BUFFER_BIT if colour else GL.GL_DEPTH_BUFFER_BIT
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, framebuffer)
        GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, self._drawn.name)
        size = self._drawn.size
        GL.glBlitFramebuffer(0, 0, *size, 0, 0, *size, what, GL.GL_NEAREST)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._drawn.name)

    def pixels(self, width: int, height: int) -> NDArray[np.uint8]:
        """(height, width, 4) blue, green, red, alpha of what was drawn, stretched to that size.

        Colours are multiplied by alpha.
        """
        values = np.empty((height, width, 4), np.uint8)
        self._resolve(GL.GL_COLOR_BUFFER_BIT)
        if (width, height) != self._drawn.size:
            self._stretched.bind(width, height, 0)
            _copy(self._plain(), self._stretched, GL.GL_COLOR_BUFFER_BIT)
            self._read(self._stretched, values, GL.GL_BGRA, GL.GL_UNSIGNED_BYTE)
        else:
            self._read(self._plain(), values, GL.GL_BGRA, GL.GL_UNSIGNED_BYTE)
        return values

    def depth(self) -> Array32:
        """(H, W) depth from 0 to 1 of what was drawn, in the pixels it was drawn with."""
        width, height = self._drawn.size
        values = np.empty((height, width), np.float32)
        self._resolve(GL.GL_DEPTH_BUFFER_BIT)
        self._read(self._plain(), values, GL.GL_DEPTH_COMPONENT, GL.GL_FLOAT)
        return values

    def release(self) -> None:
        """Give the framebuffers back."""
        for store in (self._drawn, self._resolved, self._stretched):
            store.release()

    def _plain(self) -> _Store:
        return self._resolved if self._drawn.samples else self._drawn

    def _resolve(self, what: Any) -> None:
        if self._drawn.samples:
            self._resolved.bind(*self._drawn.size, 0)
            _copy(self._drawn, self._resolved, what)

    @staticmethod
    def _read(store: _Store, values: NDArray[Any], layout: Any, kind: Any) -> None:
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, store.name)
        GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 4)
        GL.glReadPixels(0, 0, *store.size, layout, kind, values)


class _Store:
    """A framebuffer with colour and depth of one size, made anew when another is asked for."""

    def __init__(self) -> None:
        self.name = 0
        self.size = (0, 0)
        self.samples = 0
        self._parts: list[int] = []

    def bind(self, width: int, height: int, samples: int) -> None:
        """Draw into it from now on."""
        if (self.size, self.samples) != ((width, height), samples):
            self.release()
            self._make(width, height, samples)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self.name)
        GL.glViewport(0, 0, width, height)

    def release(self) -> None:
        """Give it back."""
        if self.name:
            GL.glDeleteFramebuffers(1, [self.name])
            GL.glDeleteRenderbuffers(len(self._parts), self._parts)
        self.name, self.size, self._parts = 0, (0, 0), []

    def _make(self, width: int, height: int, samples: int) -> None:
        self.name = int(GL.glGenFramebuffers(1))
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self.name)
        for attachment, kind in (
            (GL.GL_COLOR_ATTACHMENT0, GL.GL_RGBA8),
            (GL.GL_DEPTH_ATTACHMENT, GL.GL_DEPTH_COMPONENT24),
        ):
            part = int(GL.glGenRenderbuffers(1))
            self._parts.append(part)
            GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, part)
            GL.glRenderbufferStorageMultisample(GL.GL_RENDERBUFFER, samples, kind, width, height)
            GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, attachment, GL.GL_RENDERBUFFER, part)
        state = int(GL.glCheckFramebufferStatus(GL.GL_FRAMEBUFFER))
        if state != GL.GL_FRAMEBUFFER_COMPLETE:
            raise GraphicsError(
                f"no framebuffer of {width} x {height} pixels with {samples} samples (0x{state:04x})"
            )
        self.size, self.samples = (width, height), samples


def _copy(source: _Store, into: _Store, what: Any) -> None:
    GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, source.name)
    GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, into.name)
    smooth = GL.GL_NEAREST if source.size == into.size else GL.GL_LINEAR
    GL.glBlitFramebuffer(0, 0, *source.size, 0, 0, *into.size, what, smooth)


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
        GL.glFramebufferTexture2D(
            GL.GL_FRAMEBUFFER, GL.GL_DEPTH_ATTACHMENT, GL.GL_TEXTURE_2D, self._texture, 0
        )
        GL.glDrawBuffer(GL.GL_NONE)
        GL.glReadBuffer(GL.GL_NONE)
        self._size = size


class Layer:
    """Colour, depth and normals that were drawn once and are read again by shaders."""

    def __init__(self) -> None:
        self.size = (0, 0)
        self._framebuffer = 0
        self._textures: list[int] = []

    def bind(self, width: int, height: int) -> None:
        """Draw into it from now on."""
        if self.size != (width, height):
            self.release()
            self._make(width, height)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._framebuffer)
        GL.glViewport(0, 0, width, height)

    def use(self, *units: int) -> None:
        """Read its colour on the first of these texture units, its depth and its normals on the next ones."""
        for unit, texture in zip(units, self._textures, strict=False):
            GL.glActiveTexture(GL.GL_TEXTURE0 + unit)
            GL.glBindTexture(GL.GL_TEXTURE_2D, texture)

    def copy(self, into: Target, *, colour: bool = False) -> None:
        """Let what is drawn next into a target of the same size stand behind and before this.

        With its colour as it is if wanted.
        """
        into.take(self._framebuffer, colour=colour)

    def release(self) -> None:
        """Give it back."""
        if self._framebuffer:
            GL.glDeleteFramebuffers(1, [self._framebuffer])
            GL.glDeleteTextures(len(self._textures), self._textures)
        self._framebuffer, self.size, self._textures = 0, (0, 0), []

    def _make(self, width: int, height: int) -> None:
        self._framebuffer = int(GL.glGenFramebuffers(1))
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._framebuffer)
        for attachment, inside, layout, kind in (
            (GL.GL_COLOR_ATTACHMENT0, GL.GL_RGBA8, GL.GL_BGRA, GL.GL_UNSIGNED_BYTE),
            (GL.GL_DEPTH_ATTACHMENT, GL.GL_DEPTH_COMPONENT24, GL.GL_DEPTH_COMPONENT, GL.GL_FLOAT),
            (GL.GL_COLOR_ATTACHMENT1, GL.GL_RGBA8, GL.GL_BGRA, GL.GL_UNSIGNED_BYTE),
        ):
            texture = int(GL.glGenTextures(1))
            self._textures.append(texture)
            GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
            GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, inside, width, height, 0, layout, kind, None)
            for name in (GL.GL_TEXTURE_MIN_FILTER, GL.GL_TEXTURE_MAG_FILTER):
                GL.glTexParameteri(GL.GL_TEXTURE_2D, name, GL.GL_NEAREST)
            GL.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, attachment, GL.GL_TEXTURE_2D, texture, 0)
        GL.glDrawBuffers(2, [GL.GL_COLOR_ATTACHMENT0, GL.GL_COLOR_ATTACHMENT1])
        self.size = (width, height)
