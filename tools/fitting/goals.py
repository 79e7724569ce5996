"""What must touch in a handshape, read from the inventory, as points of the drawn hand."""

import re
from dataclasses import dataclass

from handshapes.handshape import FINGERS, FingerName

# The inventory's short names for features of its own fitting hand, as articulators of this one.
PARTS = {
    "mid_dor": ("middle.dorsal",), "mid_rad": ("middle.radial",), "pip_rad": ("proximal.radial", "middle.radial"),
    "pip_dor": ("pip.dorsal",), "ip_dor": ("ip.dorsal",),
}  # fmt: skip
PALM = ("palm.distal",)
# A pad on a pad is meant exactly; on curled fingers or between two it finds its place; on the palm it lies somewhere there.
EXACT_M = 0.0007
BETWEEN_M = 0.002
ABOUT_M = 0.004
# Where the inventory's page says another place than its features do.
INSTEAD = {
    "n": "thumb.pad=ring.pip_rad",
    "m": "thumb.pad=pinky.pip_rad",
    "flat_n": "thumb.pad=ring.mid_dor",
    "flat_m": "thumb.pad=pinky.mid_dor",
}
# Here the thumb lies under fingers, as in the inventory: starting anywhere else it would end over them.
UNDER = {"n", "m", "t"}
# A finger laid over the thumb gives way to it.
DRAPED = {"t": "i"}
# Fingers that stay side by side: they bend together, and the thumb finds the ones it touches.
TOGETHER = {"o", "flat_o", "e", "closed_e", "d", "flat_d", "horns_pinch", "closed_flat_h"}
# Shapes in which the fingers that meet the thumb keep their inventory angles, since they are held by the fist around them.
FIXED = {"w", "bent_w"}


@dataclass(frozen=True, slots=True)
class Touch:
    """Two means of articulators that coincide within a tolerance in metres, and how much it matters that they face each other."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    within_m: float
    facing: float


def touches(name: str, features: str) -> list[Touch]:
    """What must touch in a shape: its features, as "thumb.pad=middle.mid_dor; middle.pad=index.nail", or what is known better."""
    texts = [piece.strip() for piece in INSTEAD.get(name, features).split(";")]
    found = []
    for text in texts:
        one, other = (_parts(side) for side in text.split("="))
        across = "mean" in text or "_dor" in text
        within = ABOUT_M if other == PALM else BETWEEN_M if across else EXACT_M
        # A pad lies flat on the back of a curled finger, but pads meet at any angle.
        found.append(Touch(one, other, within, 1.5 if "_dor" in text else 0.4))
    return found


def bending_fingers(name: str, goals: list[Touch], selected: str) -> tuple[FingerName, ...]:
    """The fingers that may bend to meet the thumb or to lie over it."""
    if name in FIXED:
        return ()
    ends = [part for goal in goals for part in (*goal.one, *goal.other) if part.rsplit(".", 1)[-1] in ("pad", "tip", "nail")]
    touching = {part.split(".")[0] for part in ends}
    letters = "mrp" if name == "d" else selected if name in TOGETHER else DRAPED.get(name, "")
    touching |= {finger for finger in FINGERS if finger[0] in letters}
    return tuple(finger for finger in FINGERS if finger in touching)


def _parts(text: str) -> tuple[str, ...]:
    inner = re.sub(r"^mean\((.*)\)$", r"\1", text)
    return tuple(part for piece in inner.split("+") for part in _part(piece))


def _part(piece: str) -> tuple[str, ...]:
    digit, place = piece.split(".", 1)
    if digit == "palm":
        return PALM
    return tuple(f"{digit}.{one}" for one in PARTS.get(place, (place,)))
