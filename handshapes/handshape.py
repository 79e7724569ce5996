"""One configuration of the hand: the angles of its joints, what it is called and what may touch."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

FingerName: TypeAlias = Literal["index", "middle", "ring", "pinky"]
DigitName: TypeAlias = Literal["thumb", "index", "middle", "ring", "pinky"]
Confidence: TypeAlias = Literal["H", "M", "L"]

FINGERS: Final[tuple[FingerName, ...]] = ("index", "middle", "ring", "pinky")
DIGITS: Final[tuple[DigitName, ...]] = ("thumb", *FINGERS)


@dataclass(frozen=True, slots=True)
class Finger:
    """Anatomical angles of a finger: zero is straight and in the palm's plane.

    Spread is positive to the thumb's side.
    """

    mcp_flex_rad: float
    mcp_spread_rad: float
    pip_flex_rad: float
    dip_flex_rad: float


@dataclass(frozen=True, slots=True)
class Thumb:
    """Anatomical angles of the thumb.

    Zero is parallel to the fingers, in the palm's plane, its pad facing the fingers.

    `cmc_flex_rad` turns about the palm's normal (negative: away from the fingers), `palmar_abd_rad` lifts out
    of the palm, `axial_opp_rad` turns about the bone (positive: the pad towards the palm), in that order.
    """

    cmc_flex_rad: float
    palmar_abd_rad: float
    axial_opp_rad: float
    mcp_flex_rad: float
    ip_flex_rad: float


@dataclass(frozen=True, slots=True)
class Handshape:
    """A handshape of the inventory.

    Attributes:
        title: what a card shows: "I", "Bent V", "10".
        rank: 0 is shown first: letters, then digits, then the rest with the common ones in front.
        letters: the letters and numbers that are written with this configuration.
        aliases: names in other inventories and notations.
        asllex: labels in ASL-LEX, of which several handshapes may share one.
        words: the posture in plain words.
        selected_fingers: the fingers that count in the phonology; `fingertips` and its like are made of them.
        thumb_meets: the parts of selected fingers that the thumb's tip or pad touches; `pinch` is made of
            them.
        touches: every touch of the shape, as the inventory writes it.
        articulators: ids of the parts that may touch with this shape, the default first, in the inventory's
            order.
        confidence: H, M or L; nobody who signs has reviewed the inventory yet.
    """

    name: str
    title: str
    rank: int
    group: str
    letters: tuple[str, ...]
    aliases: tuple[str, ...]
    asllex: tuple[str, ...]
    words: str
    selected_fingers: tuple[DigitName, ...]
    thumb_meets: tuple[str, ...]
    touches: str
    index: Finger
    middle: Finger
    ring: Finger
    pinky: Finger
    thumb: Thumb
    articulators: tuple[str, ...]
    default_articulator: str
    confidence: Confidence
    source: str

    @property
    def fingers(self) -> tuple[Finger, Finger, Finger, Finger]:
        """Index, middle, ring and pinky."""
        return self.index, self.middle, self.ring, self.pinky

    def finger(self, name: FingerName) -> Finger:
        """The finger of that name."""
        return self.fingers[FINGERS.index(name)]
