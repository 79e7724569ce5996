"""Seeded signs of both hands through space, with keys at which nothing holds them."""

from typing import Final

import numpy as np

from signer.document.sign import Sign
from signer.document.timing import stored
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, GlobalOrientation, HandRole, SpacePoint, Transition

_LOW, _HIGH = (0.12, -0.30, 0.20), (0.32, 0.10, 0.36)
"""Corners of the box on a hand's own side in which it signs, m from the notch: both hands stay apart."""
_SIDE: Final[dict[HandRole, int]] = {"dominant": -1, "base": 1}


def passing_hands(seed: int, count: int = 4) -> Sign:
    """Draw a sign of so many keys of each hand, one of them after an arc, with whole life."""
    draw = np.random.default_rng(seed)
    tracks = []
    for role in ROLES:
        time_s, keys = 0.6, list[Key]()
        for number in range(count):
            way = Transition(path="arc", height_m=0.05) if number == 1 else Transition()
            keys.append(
                Key(
                    f"{role}{number}",
                    stored(time_s),
                    "open_b",
                    _point(draw, _SIDE[role]),
                    orientation=GlobalOrientation((-0.6 * _SIDE[role], -0.3, 0.4), (0.0, 0.6, 0.8)),
                    transition=way,
                )
            )
            time_s += draw.uniform(0.2, 0.5)
        tracks.append(HandTrack(role, tuple(keys)))
    return Sign(gloss=f"PASSING{seed}", lead_in_s=0.6, lead_out_s=0.6, life=1.0, tracks=tuple(tracks))


def _point(draw: np.random.Generator, side: int) -> SpacePoint:
    x, y, z = np.round(draw.uniform(_LOW, _HIGH), 4).tolist()
    return SpacePoint("palm.centre", (side * x, y, z))
