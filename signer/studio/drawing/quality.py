"""Render quality of a picture, chosen by what draws it; the geometry is the same at every quality."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

SOFTWARE: Final = ("llvmpipe", "softpipe", "swiftshader", "software", "gdi generic")

LADDER: Final = ((1.0, True), (0.85, True), (0.7, True), (0.7, False), (0.6, False), (0.5, False))
"""Pixels, and then the shadow of what moves, are given up in this order."""
# A step of a drag has 50 ms on a slow machine; what is asked of the key and the window's other painting take
# the rest.
SLOW_MS: Final = 30.0
QUICK_MS: Final = 18.0
# A change of quality costs a frame in which what is kept is drawn anew: one slow frame is no reason, and a
# second's quick ones are.
SLOW_IN_TURN: Final = 2
QUICK_IN_TURN: Final = 20


@dataclass(frozen=True, slots=True)
class Quality:
    """Render settings of one picture.

    Attributes:
        shadow_taps: 0 no shadow, 1 a hard one, more a soft one.
        detail: fine grain of skin, hair and cloth.
        samples: multisampling, 0 for none.
        scale: pixels drawn for each pixel shown, along each side.
        shadow_size: pixels of the shadow map along each side.
        coarse_shadow: let the cage cast the shadow, four times quicker; what is drawn stays the one surface.
        layered: keep what stands still from frame to frame; the picture is the same.
        moving_shadow: where layered, let what moves throw a shadow and be thrown one by itself; a quarter of
            a frame.
    """

    shadow_taps: int
    detail: bool
    samples: int
    scale: float = 1.0
    shadow_size: int = 2048
    coarse_shadow: bool = False
    layered: bool = False
    moving_shadow: bool = True


FULL: Final = Quality(shadow_taps=16, detail=True, samples=4)
PICTURE: Final = Quality(shadow_taps=16, detail=True, samples=4, shadow_size=1024)
MOVING_SOFTWARE: Final = Quality(
    shadow_taps=1, detail=False, samples=0, scale=0.7, shadow_size=512, coarse_shadow=True, layered=True
)


def is_software(renderer_name: str) -> bool:
    """Return whether OpenGL runs on the processor (the GL_RENDERER string says so)."""
    name = renderer_name.lower()
    return any(word in name for word in SOFTWARE)


def while_moving(renderer_name: str) -> Quality:
    """Return the quality while a hand or the camera moves: full on a graphics card, less on the processor."""
    return MOVING_SOFTWARE if is_software(renderer_name) else FULL


class Care:
    """The quality of frames while something moves on a processor.

    Less while steps stay slow, more again where there is room.

    The first frame of a movement, and of another quality, draws what will be kept besides: it tells nothing
    of those to come.
    """

    def __init__(self, quality: Quality = MOVING_SOFTWARE) -> None:
        self.quality = quality
        self._is_first = True
        self._slow = self._quick = 0

    def rested(self) -> None:
        """The movement is over."""
        self._is_first = True
        self._slow = self._quick = 0

    def drew(self, took_ms: float) -> None:
        """A frame was drawn, so long after its solving began."""
        if self._is_first:
            self._is_first = False
            return
        self._slow = self._slow + 1 if took_ms > SLOW_MS else 0
        self._quick = self._quick + 1 if took_ms < QUICK_MS else 0
        if self._slow == SLOW_IN_TURN:
            self._step(1)
        elif self._quick == QUICK_IN_TURN:
            self._step(-1)

    def _step(self, by: int) -> None:
        step = LADDER.index((self.quality.scale, self.quality.moving_shadow))
        scale, moving_shadow = LADDER[min(max(step + by, 0), len(LADDER) - 1)]
        self.quality = replace(self.quality, scale=scale, moving_shadow=moving_shadow)
        self.rested()
