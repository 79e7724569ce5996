"""The values a key is made of: where the hand goes, how it is turned, how high the elbow stands, how it moves on."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

LaneName: TypeAlias = Literal["dominant", "base"]
Manner: TypeAlias = Literal["none", "near", "touch", "hold", "brush", "rub", "tap", "double", "interlock", "enter"]
Branch: TypeAlias = Literal["primary", "secondary"]
PathShape: TypeAlias = Literal["straight", "arc"]
Easing: TypeAlias = Literal["smooth", "even", "soft start", "soft stop"]
Vector: TypeAlias = tuple[float, float, float]

LANES: Final[tuple[LaneName, ...]] = ("dominant", "base")
OTHER_LANE: Final[Mapping[LaneName, LaneName]] = {"dominant": "base", "base": "dominant"}
MANNERS: Final[tuple[Manner, ...]] = ("none", "near", "touch", "hold", "brush", "rub", "tap", "double", "interlock", "enter")
TOUCHING: Final[frozenset[Manner]] = frozenset({"touch", "hold", "brush", "rub", "tap", "double"})
PATH_SHAPES: Final[tuple[PathShape, ...]] = ("straight", "arc")
EASINGS: Final[tuple[Easing, ...]] = ("smooth", "even", "soft start", "soft stop")

LEAST_DIRECTION: Final = 1e-3
"""Directions shorter than this, and palms nearer than this to the line of the fingers, say nothing."""


@dataclass(frozen=True, slots=True)
class SkinSpot:
    """A site of one's own: a point of the drawn skin, on a right-handed signer.

    `vertices` are the corners of one triangle of the drawn surface, `weights` their shares, which sum to 1; `name` is what
    it is called, and may be empty.
    """

    vertices: tuple[int, ...]
    weights: tuple[float, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Contact:
    """An articulator of the hand brought to a site, one of the inventory by its id or one's own.

    `stand_off_m` is measured along the site's outward normal.
    """

    articulator: str
    site: str | SkinSpot
    manner: Manner = "touch"
    stand_off_m: float = 0.0


@dataclass(frozen=True, slots=True)
class SpacePoint:
    """An articulator of the hand brought to a free point.

    `point_m` is counted from the suprasternal notch in the signer's frame (x to the signer's left, y up, z forward),
    for a right-handed signer, and travels with the trunk.
    """

    articulator: str
    point_m: Vector


@dataclass(frozen=True, slots=True)
class BothMeet:
    """The articulators of both hands brought to each other, at a point of space counted as that of `SpacePoint` is.

    Each lane carries one, and both the same point: it is one point of space, mirrored for neither hand.
    """

    articulator: str
    point_m: Vector


Placement: TypeAlias = Contact | SpacePoint | BothMeet
Joints: TypeAlias = tuple[tuple[str, float], ...]
"""Joints of the hand and their angles, rad, sorted by name, each once."""


@dataclass(frozen=True, slots=True)
class HandForm:
    """How a hand is shaped: a handshape of the inventory, and the joints that are bent otherwise.

    Articulators that are made of fingers (`fingertips`, `pinch`) are those of the handshape `points_of`; of its own when that
    is empty.
    """

    handshape: str
    joints: Joints = ()
    points_of: str = ""

    @property
    def look(self) -> "HandForm":
        """What of it is seen: the hand, wherever its articulators are."""
        return HandForm(self.handshape, self.joints) if self.points_of else self


@dataclass(frozen=True, slots=True)
class Orientation:
    """The hand relative to the forearm, in anatomical angles: pronation +, flexion (to the palm) +, radial deviation +."""

    pronation_rad: float = 0.0
    flexion_rad: float = 0.0
    deviation_rad: float = 0.0


@dataclass(frozen=True, slots=True)
class GlobalOrientation:
    """The hand in the signer's frame (x to the signer's left, y up, z forward), for a right-handed signer.

    The fingers (wrist to middle knuckle) point exactly as said, the palm faces as nearly so as can be; lengths do not count.

    Raises:
        ValueError: a direction without length, or a palm that would face along the fingers.
    """

    palm: Vector
    fingers: Vector

    def __post_init__(self) -> None:
        if words := direction_problem(self.palm, self.fingers):
            raise ValueError(words)


HandOrientation: TypeAlias = Orientation | GlobalOrientation


def direction_problem(palm: Vector, fingers: Vector) -> str:
    """What is wrong with directions of palm and fingers, empty when nothing."""
    if not all(map(math.isfinite, (*palm, *fingers))):
        return "a direction must be three finite numbers"
    for direction, name in ((palm, "palm"), (fingers, "fingers")):
        if math.hypot(*direction) < LEAST_DIRECTION:
            return f"the direction of the {name} has no length"
    (a, b, c), (x, y, z) = palm, fingers
    across = math.hypot(b * z - c * y, c * x - a * z, a * y - b * x)
    if across < LEAST_DIRECTION * math.hypot(*palm) * math.hypot(*fingers):
        return "the palm cannot face where the fingers point; let one of them point elsewhere"
    return ""


@dataclass(frozen=True, slots=True)
class Elbow:
    """The elbow's swivel about shoulder-articulator (hinge psi, `smooth` reference) and the branch of its flexion."""

    swivel_rad: float = 0.0
    branch: Branch = "primary"


@dataclass(frozen=True, slots=True)
class Transition:
    """How the hand goes on to the next key: the path's shape, how far an arc bulges out, and the speed profile."""

    path: PathShape = "straight"
    height_m: float = 0.0
    easing: Easing = "smooth"
