"""From which side each handshape is told best.

The azimuth of its card's camera, in degrees from the palm toward the thumb.
"""

from __future__ import annotations

import math
from typing import Final

USUAL_DEG: Final = 22.0

AZIMUTH_DEG: Final[dict[str, float]] = {
    "c": 62, "flat_c": 62, "spread_c": 55, "o": 62, "flat_o": 55, "baby_o": 58, "g": 60, "closed_g": 60,
    "x": 50, "bent_1": 48, "closed_x": 50, "curved_1": 45, "flat_1": 55, "flat_b": 55, "curved_b": 50,
    "d": 40, "f": 28, "e": 14, "s": 12, "t": 20, "n": 14, "m": 14, "k": 32, "p": 40, "bent_v": 30,
    "flat_v": 50, "flat_h": 55, "curved_h": 50, "bent_l": 35, "curved_l": 55, "closed_flat_h": 55,
    "flat_h_open_thumb": 55, "flatspread_5": 50, "flat_4": 50, "curved_5": 25, "10": 20, "open_8": 45,
    "8": 30, "7": 30, "bent_3": 25, "flat_f": 45, "open_f": 45, "stacked_5": 40,
}  # fmt: skip


def card_azimuth_rad(handshape_name: str) -> float:
    """Return the azimuth of a card's camera about an upright right hand whose palm faces the viewer, rad."""
    return math.radians(AZIMUTH_DEG.get(handshape_name, USUAL_DEG))
