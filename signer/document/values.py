"""The values a key is made of: where the hand goes, how it is turned, how high the elbow stands, how it moves on."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

LaneName: TypeAlias = Literal["dominant", "base"]
Manner: TypeAlias = Literal["none", "near", "touch", "hold", "brush", "rub", "tap", "double", "interlock", "enter"]
Branch: TypeAlias = Literal["primary", "secondary"]
PathShape: TypeAlias = Literal["straight", "arc"]
Easing: TypeAlias = Literal["smooth", "even", "soft start", "soft stop"]
Vector: TypeAlias = tuple[float, float, float]

LANES: Final[tuple[LaneName, ...]] = ("dominant", "base")
MANNERS: Final[tuple[Manner, ...]] = ("none", "near", "touch", "hold", "brush", "rub", "tap", "double", "interlock", "enter")
TOUCHING: Final[frozenset[Manner]] = frozenset({"touch", "hold", "brush", "rub", "tap", "double"})
PATH_SHAPES: Final[tuple[PathShape, ...]] = ("straight", "arc")
EASINGS: Final[tuple[Easing, ...]] = ("smooth", "even", "soft start", "soft stop")


@dataclass(frozen=True, slots=True)
class Contact:
    """An articulator of the hand brought to a named site; `stand_off_m` is measured along the site's outward normal."""

    articulator: str
    site: str
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


Placement: TypeAlias = Contact | SpacePoint


@dataclass(frozen=True, slots=True)
class Orientation:
    """The hand relative to the forearm, in anatomical angles: pronation +, flexion (to the palm) +, radial deviation +."""

    pronation_rad: float = 0.0
    flexion_rad: float = 0.0
    deviation_rad: float = 0.0


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
