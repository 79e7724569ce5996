"""Base colours of an avatar on the graphics card: all of its pictures in one array, equally large."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from signer.characters.drawn import Paint
from signer.studio.drawing.gl import GL

_SIDE_PX: Final = 1024
"""Of each picture, 4 MB on the card; on the stage a face of 250 px shows a quarter of that. `_MANY_PX` where
there are more than `_FEW`."""
_MANY_PX: Final = 512
_FEW: Final = 16


def uploaded(paints: tuple[Paint, ...]) -> int:
    """Put paints on the card and return the name of their texture; the context must be current."""
    side = _SIDE_PX if len(paints) <= _FEW else _MANY_PX
    side = side if any(paint.picture for paint in paints) else 1
    pixels = np.stack([pixels_of(paint, side) for paint in paints])
    name = int(GL.glGenTextures(1))
    GL.glBindTexture(GL.GL_TEXTURE_2D_ARRAY, name)
    GL.glTexImage3D(
        GL.GL_TEXTURE_2D_ARRAY,
        0,
        GL.GL_SRGB8_ALPHA8,
        side,
        side,
        len(paints),
        0,
        GL.GL_RGBA,
        GL.GL_UNSIGNED_BYTE,
        pixels,
    )
    GL.glGenerateMipmap(GL.GL_TEXTURE_2D_ARRAY)
    GL.glTexParameteri(GL.GL_TEXTURE_2D_ARRAY, GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR_MIPMAP_LINEAR)
    GL.glTexParameteri(GL.GL_TEXTURE_2D_ARRAY, GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR)
    GL.glBindTexture(GL.GL_TEXTURE_2D_ARRAY, 0)
    return name


def pixels_of(paint: Paint, side_px: int) -> NDArray[np.uint8]:
    """(n, n, 4) red, green, blue and opacity of a paint, cut at one half; one colour without a picture."""
    picture = QImage.fromData(paint.picture)
    if picture.isNull():
        whole = np.full((side_px, side_px, 4), 255, np.uint8)
    else:
        ignored = Qt.AspectRatioMode.IgnoreAspectRatio
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = picture.scaled(side_px, side_px, ignored, smooth)
        shown = scaled.convertToFormat(QImage.Format.Format_RGBA8888)
        whole = np.array(shown.constBits(), np.uint8).reshape(side_px, side_px, 4)
    if paint.factor != (1.0, 1.0, 1.0):
        light = (whole[..., :3] / 255.0) ** 2.2 * np.clip(paint.factor, 0.0, 1.0)
        whole[..., :3] = np.round(255.0 * light ** (1.0 / 2.2))
    opacity = whole[..., 3] / max(255.0 * 2.0 * paint.cut, 1e-6)
    whole[..., 3] = np.round(255.0 * np.clip(opacity, 0.0, 1.0)) if paint.cut > 0.0 else 255
    return whole
