"""How much care a picture gets, chosen by what draws it; the geometry is the same at every quality."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SOFTWARE: Final = ("llvmpipe", "softpipe", "swiftshader", "software", "gdi generic")


@dataclass(frozen=True, slots=True)
class Quality:
    """What one picture spends.

    Attributes:
        shadow_taps: 0 no shadow, 1 a hard one, 12 a soft one.
        detail: fine grain of skin, hair and cloth.
        samples: multisampling, 0 for none.
        scale: pixels drawn for each pixel shown, along each side.
        shadow_size: pixels of the shadow map along each side.
        coarse_shadow: let the cage cast the shadow, four times quicker; what is drawn stays the one surface.
    """

    shadow_taps: int
    detail: bool
    samples: int
    scale: float = 1.0
    shadow_size: int = 2048
    coarse_shadow: bool = False


FULL: Final = Quality(shadow_taps=12, detail=True, samples=4)
PICTURE: Final = Quality(shadow_taps=12, detail=True, samples=4, shadow_size=1024)
MOVING_SOFTWARE: Final = Quality(shadow_taps=1, detail=False, samples=0, scale=0.75, shadow_size=512, coarse_shadow=True)


def is_software(renderer_name: str) -> bool:
    """Whether OpenGL runs on the processor (the GL_RENDERER string says so)."""
    name = renderer_name.lower()
    return any(word in name for word in SOFTWARE)


def while_moving(renderer_name: str) -> Quality:
    """What to draw with while a hand or the camera moves: everything on a graphics card, less on the processor."""
    return MOVING_SOFTWARE if is_software(renderer_name) else FULL
