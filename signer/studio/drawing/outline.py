"""Outline of a drawn figure: white lines with a dark rim, which read on skin, cloth and any film."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from body_model.arrays import Array32, Mask

STEP_M: Final = 0.025
"""m. Where what is seen leaps by so much towards the viewer there is an edge: a hand before the chest."""
FAR_M: Final = 1e3
SHAPE_ALPHA: Final = 127


def outline_of(picture: QImage, distances: Array32 | None) -> QImage:
    """Return the edges of a figure, transparent elsewhere.

    Args:
        picture: the figure alone, transparent around it.
        distances: (H, W) m from the viewer, infinite beside the figure, of a picture of any size; None where
            they are not known: then only the edge of its whole shape is drawn.
    """
    flat = picture.convertToFormat(QImage.Format.Format_RGBA8888)
    width, height = flat.width(), flat.height()
    rows = np.frombuffer(bytes(flat.constBits()), np.uint8).reshape(height, flat.bytesPerLine())
    edges = _leaps(np.where(rows[:, 3 : 4 * width : 4] > SHAPE_ALPHA, 0.0, FAR_M))
    if distances is not None:
        inner = _leaps(np.minimum(np.asarray(distances, np.float64), FAR_M))
        edges |= _sized(inner, width, height)
    wide = _grown(edges)
    made = np.zeros((height, width, 4), np.uint8)
    made[_grown(wide)] = (20, 20, 20, 170)
    made[wide] = (255, 255, 255, 255)
    return QImage(made.tobytes(), width, height, 4 * width, QImage.Format.Format_RGBA8888).copy()


def _leaps(depth: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Mask:
    """Return where a pixel is nearer than a neighbour by a step."""
    found = np.zeros(depth.shape, bool)
    for axis in (0, 1):
        step = np.diff(depth, axis=axis)
        near, far = [slice(None)] * 2, [slice(None)] * 2
        near[axis], far[axis] = slice(None, -1), slice(1, None)
        found[tuple(near)] |= step > STEP_M
        found[tuple(far)] |= step < -STEP_M
    return found


def _grown(mask: Mask) -> Mask:
    """Return a mask with the four neighbours of each of its pixels."""
    found = mask.copy()
    found[1:] |= mask[:-1]
    found[:-1] |= mask[1:]
    found[:, 1:] |= mask[:, :-1]
    found[:, :-1] |= mask[:, 1:]
    return found


def _sized(mask: Mask, width: int, height: int) -> Mask:
    """Return a mask in another size: that of the screen's pixels."""
    if mask.shape == (height, width):
        return mask
    grey = np.ascontiguousarray(mask.astype(np.uint8) * 255)
    image = QImage(
        grey.tobytes(), mask.shape[1], mask.shape[0], mask.shape[1], QImage.Format.Format_Grayscale8
    )
    scaled = image.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio)
    rows = np.frombuffer(bytes(scaled.constBits()), np.uint8).reshape(height, scaled.bytesPerLine())
    return np.asarray(rows[:, :width] > 0)
