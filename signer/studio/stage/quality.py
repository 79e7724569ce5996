"""How much care a picture gets, chosen by what draws it; the geometry is the same at every quality."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

SOFTWARE: Final = ("llvmpipe", "softpipe", "swiftshader", "software", "gdi generic")

LADDER: Final = ((1.0, True), (0.85, True), (0.7, True), (0.7, False), (0.6, False), (0.5, False))
"""Pixels, and then the shadow of what moves, are given up in this order."""
# A step of a drag has 50 ms on a slow machine; what is asked of the key and the window's other painting take the rest.
SLOW_MS: Final = 36.0
QUICK_MS: Final = 22.0


@dataclass(frozen=True, slots=True)
class Quality:
    """What one picture spends.

    Attributes:
        shadow_taps: 0 no shadow, 1 a hard one, more a soft one.
        detail: fine grain of skin, hair and cloth.
        samples: multisampling, 0 for none.
        scale: pixels drawn for each pixel shown, along each side.
        shadow_size: pixels of the shadow map along each side.
        coarse_shadow: let the cage cast the shadow, four times quicker; what is drawn stays the one surface.
        layered: keep what stands still from frame to frame; the picture is the same.
        moving_shadow: where layered, let what moves throw a shadow and be thrown one by itself; a quarter of a frame.
    """

    shadow_taps: int
    detail: bool
    samples: int
    scale: float = 1.0
    shadow_size: int = 2048
    coarse_shadow: bool = False
    layered: bool = False
    moving_shadow: bool = True

    def kept_quick(self, took_ms: float) -> Quality:
        """The quality for the next frame when this one took so long from its solving on: less when it was slow, more when there is room."""
        step = LADDER.index((self.scale, self.moving_shadow))
        if took_ms > SLOW_MS:
            step = min(step + 1, len(LADDER) - 1)
        elif took_ms < QUICK_MS:
            step = max(step - 1, 0)
        scale, moving_shadow = LADDER[step]
        return replace(self, scale=scale, moving_shadow=moving_shadow)


FULL: Final = Quality(shadow_taps=16, detail=True, samples=4)
PICTURE: Final = Quality(shadow_taps=16, detail=True, samples=4, shadow_size=1024)
MOVING_SOFTWARE: Final = Quality(shadow_taps=1, detail=False, samples=0, scale=0.7, shadow_size=512, coarse_shadow=True, layered=True)


def is_software(renderer_name: str) -> bool:
    """Whether OpenGL runs on the processor (the GL_RENDERER string says so)."""
    name = renderer_name.lower()
    return any(word in name for word in SOFTWARE)


def while_moving(renderer_name: str) -> Quality:
    """What to draw with while a hand or the camera moves: everything on a graphics card, less on the processor."""
    return MOVING_SOFTWARE if is_software(renderer_name) else FULL
