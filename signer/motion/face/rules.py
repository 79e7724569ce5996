"""Rules of the face: what shapes of a real face cannot do together, held back after mixing.

All are caps, so a second pass changes nothing, and no recipe of the inventory is touched.
"""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES

SEALS_ABOVE: Final = 0.3
"""A cheek that is puffed more than this seals the lips."""
ROUNDEST: Final = 1.3
"""Sum of mouthFunnel and mouthPucker at most."""
ROUNDING: Final = 1e-9
"""Sums that are off by no more than this are what they were capped to."""
ROUND_HINDERS: Final = 0.6
"""Share of stretching and smiling that a round mouth takes away."""
TONGUE_PASSES: Final = 0.5
"""A tongue that is out further than this passes the teeth."""
TONGUE_NEEDS: Final = 0.22
"""Least opening of the jaw, as a share of how far the tongue is out."""

_AT: Final = {name: place for place, name in enumerate(FACE_SHAPES)}
_ASIDE: Final = (("mouthLeft", "mouthRight"), ("jawLeft", "jawRight"), ("tongueLeft", "tongueRight"))
_PUFFS: Final = ("cheekPuff", "cheekPuffLeft", "cheekPuffRight")


class Ruled(NamedTuple):
    """Weights (F, S) within the rules, and the rules that held any of them back, in words."""

    weights: Array
    reasons: tuple[str, ...]


def within_rules(weights: Array) -> Ruled:
    """Hold weights (F, S) of the face shapes within the rules; what keeps them comes back bit for bit."""
    ruled = np.clip(weights, 0.0, 1.0)
    reasons: list[str] = []

    def cap(name: str, most: Array, reason: str) -> None:
        column = ruled[:, _AT[name]]
        if (column > most).any():
            ruled[:, _AT[name]] = np.minimum(column, most)
            reasons.append(reason)

    def column(name: str) -> Array:
        return np.asarray(ruled[:, _AT[name]])

    for one, other in _ASIDE:
        both = np.minimum(column(one), column(other))
        if both.any():
            ruled[:, _AT[one]] = np.where(both > 0.0, column(one) - both, column(one))
            ruled[:, _AT[other]] = np.where(both > 0.0, column(other) - both, column(other))
            reasons.append(f"{one} and {other} cancel out")
    around = column("mouthFunnel") + column("mouthPucker")
    if (around > ROUNDEST + ROUNDING).any():
        factor = ROUNDEST / np.maximum(around, ROUNDEST)
        for name in ("mouthFunnel", "mouthPucker"):
            cap(
                name,
                np.where(around > ROUNDEST + ROUNDING, column(name) * factor, 1.0),
                "the lips are round enough",
            )
    rounder = np.maximum(column("mouthFunnel"), column("mouthPucker"))
    for name in ("mouthStretch", "mouthSmile") if rounder.any() else ():
        for side in ("Left", "Right"):
            cap(f"{name}{side}", 1.0 - ROUND_HINDERS * rounder, "round lips do not stretch")
    out = column("tongueOut")
    needs = np.where(out > TONGUE_PASSES, TONGUE_NEEDS * out, 0.0)
    if (column("jawOpen") < needs).any():
        ruled[:, _AT["jawOpen"]] = np.maximum(column("jawOpen"), needs)
        reasons.append("the jaw opens for the tongue")
    cap("mouthClose", column("jawOpen"), "lips close no further than the jaw is open")
    puffed = np.maximum.reduce([column(name) for name in _PUFFS]) > SEALS_ABOVE
    if (puffed & (column("mouthClose") < column("jawOpen"))).any():
        ruled[:, _AT["mouthClose"]] = np.where(puffed, column("jawOpen"), column("mouthClose"))
        reasons.append("puffed cheeks seal the lips")
    if needs.any():
        cap("mouthClose", np.where(needs > 0.0, column("jawOpen") - needs, 1.0), "the tongue parts the lips")
    for side in ("Left", "Right"):
        shut = column(f"eyeBlink{side}")
        open_most = 1.0 - shut
        if not shut.any():
            continue
        for name in ("eyeWide", "eyeLookUp", "eyeLookDown"):
            cap(f"{name}{side}", open_most, "a lid that is shut follows nothing")
    return Ruled(ruled, tuple(dict.fromkeys(reasons)))
