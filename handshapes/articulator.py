"""A named part of the hand that may touch: a point of its skin, or a mean of such points."""

from dataclasses import dataclass
from typing import Literal

from handshapes.handshape import Confidence


@dataclass(frozen=True, slots=True)
class Articulator:
    """An articulator of the inventory.

    Attributes:
        name: in plain words: "Pinky tip".
        kind: a `point` of the skin, or `derived`: a mean of points that may depend on the handshape.
        digit, level, aspect: where it is: "index", "distal", "palmar".
        placement: where on the hand it lies, in anatomical words.
        rank: 0 is used most: by the signs of the inventory, then by how many handshapes may touch with it.
        placed: whether it lies on the drawn hand.
    """

    id: str
    name: str
    kind: Literal["point", "derived"]
    digit: str
    level: str
    aspect: str
    placement: str
    rank: int
    placed: bool
    confidence: Confidence
    source: str

    @property
    def is_offered(self) -> bool:
        """Return whether a hand may be placed by it.

        It lies on the drawn hand or on the forearm, and bending the arm does not shift it as it does the
        elbow's skin.
        """
        return self.placed and self.level != "elbow"

    @property
    def is_on_forearm(self) -> bool:
        """Return whether it lies on the forearm: turning the forearm shifts it against the hand."""
        return self.digit == "arm" and self.level == "forearm"
