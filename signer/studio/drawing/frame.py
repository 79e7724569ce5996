"""One picture to be drawn: from where, how large, with how much care, and before what."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.model import Look
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.light import key_direction
from signer.studio.drawing.quality import PICTURE, Quality

Colour = tuple[float, float, float]

UPSIDE_DOWN: Final = np.diag([1.0, -1.0, 1.0, 1.0])


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The gradient behind the signer, red, green and blue from 0 to 1.

    No backdrop leaves the picture transparent.
    """

    centre: Colour
    edge: Colour


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: from where, how large, with how much care, before what.

    Also how far stepped back (0 to 1), and in which colours. It is transparent where there is no backdrop.
    """

    camera: Camera
    size: tuple[int, int]
    quality: Quality = PICTURE
    backdrop: Backdrop | None = None
    dim: float = 0.0
    look: Look | None = None

    @property
    def view(self) -> Hashable:
        """All that the picture depends on but the surface and the care it gets."""
        return self.camera, self.size, self.backdrop, self.dim, self.look

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height it is drawn with."""
        width, height = (max(1, round(side * self.quality.scale)) for side in self.size)
        return width, height

    @property
    def key(self) -> Array:
        """(3,) unit, toward the key light."""
        return key_direction(self.camera)

    @property
    def view_projection(self) -> Array:
        """(4, 4) world to clip space."""
        return np.asarray(UPSIDE_DOWN @ self.camera.projection(*self.size) @ self.camera.view())

    def shadow_texel_m(self, light: Array) -> float:
        """Return the width that one pixel of the shadow map covers, m."""
        return 2.0 / float(np.linalg.norm(light[0, :3])) / self.quality.shadow_size
