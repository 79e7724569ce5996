"""Touches of a handshape, read from the inventory's words, as pairs of areas of the drawn hand."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from handshapes.handshape import FINGERS

# Places that the inventory names by other words than its articulators.
PLACES: Final = {
    "palm": ("palm",),
    "index.pip.radial": ("index.proximal.radial", "index.middle.radial"),
    "middle.pip": ("middle.proximal.radial", "middle.middle.radial", "middle.pip.dorsal"),
    "middle.pip (radial-palmar side)": (
        "middle.proximal.radial",
        "middle.middle.radial",
        "middle.middle.palmar",
    ),
    "ring.pip.dorsal": (
        "ring.pip.dorsal",
        "ring.proximal.radial",
        "ring.middle.radial",
        "ring.middle.dorsal",
    ),
    "pinky.pip.dorsal": (
        "pinky.pip.dorsal",
        "pinky.proximal.radial",
        "pinky.middle.radial",
        "pinky.middle.dorsal",
    ),
    "thumb edge": ("thumb.nail", "thumb.ip.dorsal", "thumb.distal.radial", "thumb.proximal.dorsal"),
    "hand.radial": ("hand.radial", "index.proximal.radial", "index.base.palmar"),
    "thumb.ulnar": ("thumb.distal.ulnar", "thumb.proximal.ulnar", "thumb.pad"),
    "thumb.pad": ("thumb.pad",),
}
_TIP: Final = ("tip", "pad")
# Sentences of the inventory that name no pair; what they say, as pairs. None says nothing of touching.
SENTENCES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "thumb.distal between index.middle.palmar and middle.pip.dorsal": (
        ("index.inside", "thumb"),
        ("thumb.pad", "middle.pip"),
    ),
    "index+middle drape over thumb": (("index.inside", "thumb"), ("middle.inside", "thumb")),
    "index+middle+ring drape over thumb": (
        ("index.inside", "thumb"),
        ("middle.inside", "thumb"),
        ("ring.inside", "thumb"),
    ),
    "index.tip+middle.tip(+ring.tip)~thumb.radial-dorsal edge": (
        ("index.end", "thumb edge"),
        ("middle.end", "thumb edge"),
    ),
    "fingertips~thumb edge": (("index.end", "thumb edge"), ("middle.end", "thumb edge")),
    "all fingertips bunched": (("index", "middle"), ("middle", "ring"), ("ring", "pinky")),
    "ring,pinky tips alongside": (("middle", "ring"), ("ring", "pinky")),
    "thumb.pad~middle.pad (ring,pinky tips alongside)": (
        ("thumb.pad", "middle.pad"),
        ("middle", "ring"),
        ("ring", "pinky"),
    ),
    "thumb.ulnar~hand.radial (index base)": (("thumb.ulnar", "hand.radial"),),
    "thumb.pad~pinky.nail (letter W) or thumb.tip~pinky.tip (number 6)": (("thumb.pad", "pinky.nail"),),
    "thumb.tip~index.tip (pads)": (("thumb.pad", "index.pad"),),
}
SILENT: Final = re.compile(r"none\b|gap\b|thumb\.pad slides")


@dataclass(frozen=True, slots=True)
class Touch:
    """Two areas of the hand that touch.

    Each is a union of articulators' skin, `finger.inside`, a whole digit or the palm.

    `says` is the inventory's own piece of text.
    """

    one: tuple[str, ...]
    other: tuple[str, ...]
    says: str

    @property
    def is_beside(self) -> bool:
        """Return whether two whole fingers lie side by side."""
        return self.one[0] in FINGERS and self.other[0] in FINGERS

    @property
    def is_loose(self) -> bool:
        """Return whether it does not matter where in the areas they touch."""
        named = (*self.one, *self.other)
        return any("." not in part or part.endswith(("inside", "beyond", "last")) for part in named)


def touches(text: str) -> list[Touch]:
    """All touches of a shape, from the inventory's column of that name.

    Raises:
        ValueError: a piece that is not understood.
    """
    pieces = [piece.strip() for piece in text.split(";")]
    return [touch for piece in pieces for touch in _piece(piece)]


def gap_mm(text: str) -> tuple[float, float] | None:
    """Read the least and greatest distance of the thumb's pad from the index finger's, mm.

    It is None where the inventory does not say so.
    """
    found = re.search(r"\bgap\b\D*(\d+)(?:-(\d+))? mm", text)
    if found is None:
        return None
    low = float(found.group(1))
    return (low, float(found.group(2))) if found.group(2) else (low - 5.0, low + 5.0)


def _piece(piece: str) -> Iterator[Touch]:
    if piece in SENTENCES:
        for one, other in SENTENCES[piece]:
            yield Touch(_place(one), _place(other), piece)
    elif piece.endswith("adjacent"):
        named = [finger for finger in FINGERS if finger in piece.split()[0].split("|")] or list(FINGERS)
        for one, other in pairwise(named):
            yield Touch((one,), (other,), piece)
    elif "~" in piece:
        yield from _pairs(piece)
    elif not SILENT.match(piece):
        raise ValueError(f"{piece!r} says nothing that is understood of what touches")


def _pairs(piece: str) -> Iterator[Touch]:
    left, right = piece.split("~")
    tips = re.match(r"(?:(other) )?(fingertips|tips|.*tips|\w+\.tip)$", left)
    if right == "palm" and tips:
        named = [finger for finger in FINGERS if finger in left] or list(
            FINGERS[1:] if tips.group(1) else FINGERS
        )
        for finger in named:
            yield Touch(_place(f"{finger}.end"), ("palm",), piece)
        return
    others = right.split("+")
    if len(others) > 1 and right.endswith("pad"):
        # One thumb cannot lie flat on two fingers: their ends meet.
        left, others = left.replace(".pad", ".end"), [other.replace(".pad", ".end") for other in others]
    one, across = _place(left), len(others) > 1 and right.endswith("dorsal")
    if across:
        one = (
            "thumb.pad",
            "thumb.ip.palmar",
        )  # across two fingers it lies with its pad on one and with its joint on the other
    for met in others:
        # The nearer of two fingers is crossed over its edge.
        near = across and met is others[0]
        near_finger = met.split(".")[0]
        yield Touch(
            one,
            (met, f"{near_finger}.middle.radial", f"{near_finger}.pip.dorsal") if near else _place(met),
            piece,
        )


def _place(name: str) -> tuple[str, ...]:
    if name in PLACES:
        return PLACES[name]
    digit, _, rest = name.partition(".")
    return tuple(f"{digit}.{end}" for end in _TIP) if rest == "end" else (name,)
