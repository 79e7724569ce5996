"""One posture of a letter or a number: a handshape, and where palm and fingers point."""

from dataclasses import dataclass
from math import hypot, radians
from typing import Final

from body_model.plain_types import Vector
from handshapes.handshape import Confidence

DIRECTIONS: Final[dict[str, Vector]] = {
    "u": (0.0, 1.0, 0.0),
    "d": (0.0, -1.0, 0.0),
    "l": (1.0, 0.0, 0.0),
    "r": (-1.0, 0.0, 0.0),
    "o": (0.0, 0.0, 1.0),
    "i": (0.0, 0.0, -1.0),
}
"""Up, down, left, right, out and in, as the signer sees them: x to the signer's left, y up, z forward."""


@dataclass(frozen=True, slots=True)
class Form:
    """One posture, for a right-handed signer.

    Attributes:
        handshape: of the inventory.
        palm, fingers: unit vectors; the fingers point exactly as said, the palm as nearly as it can.
        joints: joints bent otherwise than the handshape has them, rad, sorted by name.
        aside_m: from the usual place, x to the signer's left, y up, z forward.
    """

    handshape: str
    palm: Vector
    fingers: Vector
    joints: tuple[tuple[str, float], ...] = ()
    aside_m: Vector = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter in one of its variants.

    Attributes:
        variant: `usual`, or the name of another accepted form.
        path: `j` or `z` where a fingertip draws the letter; else empty.
        least_hold_s: shortest hold in which the letter is read; more where fingertips touch.
        confidence: H, M or L; nobody who signs has reviewed the table yet.
    """

    letter: str
    variant: str
    form: Form
    path: str
    least_hold_s: float
    notes: str
    source: str
    confidence: Confidence


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number that is formed by itself, in one of its variants: forms one after the other, so often."""

    number: int
    variant: str
    forms: tuple[Form, ...]
    times: int
    notes: str
    source: str
    confidence: Confidence


def direction(text: str) -> Vector:
    """Return the unit vector of letters such as `o` or `o+l`.

    Raises:
        KeyError: a letter that is no direction.
    """
    x, y, z = (sum(parts) for parts in zip(*(DIRECTIONS[letter] for letter in text.split("+")), strict=True))
    length = hypot(x, y, z)
    return (x / length, y / length, z / length)


def form_of(text: str) -> Form:
    """Return the form of a cell: handshape, palm, fingers, then joints in degrees and `@x/y/z` mm.

    Raises:
        ValueError: a word that is none of these.
    """
    handshape, palm, fingers, *more = text.split()
    joints, aside = dict[str, float](), (0.0, 0.0, 0.0)
    for word in more:
        if word.startswith("@"):
            x, y, z = (float(part) / 1000.0 for part in word[1:].split("/"))
            aside = (x, y, z)
        else:
            name, _, degrees = word.partition("=")
            joints[name] = radians(float(degrees))
    return Form(handshape, direction(palm), direction(fingers), tuple(sorted(joints.items())), aside)
