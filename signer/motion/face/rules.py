"""Rules of the face: what shapes of a real face cannot do together, held back after mixing.

All are caps, so a second pass changes nothing, and no recipe of the inventory is touched.
"""

from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import TRACE, Array
from body_model.face_shapes import FACE_SHAPES
from signer.phrases import phrase


class Mouth(NamedTuple):
    """Weights and shares of a mouth.

    Attributes:
        seals_above: a cheek that is puffed more than this seals the lips.
        roundest: sum of mouthFunnel and mouthPucker at most.
        round_hinders: share of stretching and smiling that a round mouth takes away.
        tongue_passes: a tongue that is out further than this passes the teeth.
        tongue_needs: least opening of the jaw, as a share of how far the tongue is out.
    """

    seals_above: float
    roundest: float
    round_hinders: float
    tongue_passes: float
    tongue_needs: float


MOUTH: Final = Mouth(seals_above=0.3, roundest=1.3, round_hinders=0.6, tongue_passes=0.5, tongue_needs=0.22)

_AT: Final = {name: place for place, name in enumerate(FACE_SHAPES)}
_ASIDE: Final = (("mouthLeft", "mouthRight"), ("jawLeft", "jawRight"), ("tongueLeft", "tongueRight"))
_ROUND: Final = ("mouthFunnel", "mouthPucker")
_STRETCHED: Final = tuple(
    f"{name}{side}" for name in ("mouthStretch", "mouthSmile") for side in ("Left", "Right")
)
_PUFFS: Final = ("cheekPuff", "cheekPuffLeft", "cheekPuffRight")


class Ruled(NamedTuple):
    """Weights (F, S) within the rules, and the rules that held any of them back, in words."""

    weights: Array
    reasons: tuple[str, ...]


def within_rules(weights: Array) -> Ruled:
    """Hold weights (F, S) of the face shapes within the rules; what keeps them comes back bit for bit."""
    ruled = np.clip(weights, 0.0, 1.0)
    reasons: list[str] = []

    def column(name: str) -> Array:
        return np.asarray(ruled[:, _AT[name]])

    def put(name: str, values: Array, reason: str) -> None:
        if (values != column(name)).any():
            ruled[:, _AT[name]] = values
            reasons.append(reason)

    for pair in _ASIDE:
        both = np.minimum(*map(column, pair))
        for name in pair if both.any() else ():
            put(name, column(name) - both, phrase("{one} and {other} cancel out", one=pair[0], other=pair[1]))
    around = column("mouthFunnel") + column("mouthPucker")
    is_rounder = around > MOUTH.roundest + TRACE
    share = np.where(is_rounder, MOUTH.roundest / np.maximum(around, MOUTH.roundest), 1.0)
    for name in _ROUND if is_rounder.any() else ():
        put(name, column(name) * share, phrase("the lips are round enough"))
    rounder = np.maximum(*map(column, _ROUND))
    for name in _STRETCHED if rounder.any() else ():
        most = 1.0 - MOUTH.round_hinders * rounder
        put(name, np.minimum(column(name), most), phrase("round lips do not stretch"))
    out = column("tongueOut")
    needs = np.where(out > MOUTH.tongue_passes, MOUTH.tongue_needs * out, 0.0)
    put("jawOpen", np.maximum(column("jawOpen"), needs), phrase("the jaw opens for the tongue"))
    jaw = column("jawOpen")
    lips = np.minimum(column("mouthClose"), jaw)
    put("mouthClose", lips, phrase("lips close no further than the jaw is open"))
    puffed = np.maximum.reduce([column(name) for name in _PUFFS]) > MOUTH.seals_above
    lips = np.where(puffed, jaw, lips)
    put("mouthClose", lips, phrase("puffed cheeks seal the lips"))
    put(
        "mouthClose",
        np.where(needs > 0.0, np.minimum(lips, jaw - needs), lips),
        phrase("the tongue parts the lips"),
    )
    for side in ("Left", "Right"):
        shut = column(f"eyeBlink{side}")
        for name in ("eyeWide", "eyeLookUp", "eyeLookDown") if shut.any() else ():
            gaze = np.minimum(column(f"{name}{side}"), 1.0 - shut)
            put(f"{name}{side}", gaze, phrase("a lid that is shut follows nothing"))
    return Ruled(ruled, tuple(dict.fromkeys(reasons)))
