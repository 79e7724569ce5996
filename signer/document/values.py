"""The values of a key: place and rotation of the hand, height of the elbow, and transition."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from body_model.plain_types import Vector

HandRole: TypeAlias = Literal["dominant", "base"]
Manner: TypeAlias = Literal[
    "none", "near", "touch", "hold", "brush", "rub", "tap", "double", "interlock", "enter"
]
Branch: TypeAlias = Literal["primary", "secondary"]
PathShape: TypeAlias = Literal["straight", "arc", "circle", "zigzag", "slide"]
Easing: TypeAlias = Literal["smooth", "even", "soft start", "soft stop", "sharp stop", "tense"]
ActShape: TypeAlias = Literal["line", "clockwise", "counterclockwise"]
LocalKind: TypeAlias = Literal["wiggle", "nod", "twist", "waggle", "open and close", "snap"]
During: TypeAlias = Literal["hold", "way", "both"]
EndOf: TypeAlias = Literal["", "phrase", "clause", "sentence"]


@dataclass(frozen=True, slots=True)
class UnknownField:
    """A field of a newer file that this version does not know.

    Two that differ only in where they stood are equal.

    Attributes:
        place: the way to it within what keeps it, a JSON Pointer without its first slash, such as
            "elbow/stiffness".
        text: what it holds, as JSON; so signs stay hashable.
        after: the known fields that stood before it in its object, in their order.
        turn: how many unknown fields stood before it.
    """

    place: str
    text: str
    after: tuple[str, ...] = field(default=(), compare=False)
    turn: int = field(default=0, compare=False)


Extra: TypeAlias = tuple[UnknownField, ...]
"""Fields that this version does not know, kept by what they belong to, so that nothing is lost on saving; in
the order of their places."""

ROLES: Final[tuple[HandRole, ...]] = ("dominant", "base")
OTHER_ROLE: Final[Mapping[HandRole, HandRole]] = {"dominant": "base", "base": "dominant"}
MANNERS: Final[tuple[Manner, ...]] = (
    "none",
    "near",
    "touch",
    "hold",
    "brush",
    "rub",
    "tap",
    "double",
    "interlock",
    "enter",
)
TOUCHING: Final[frozenset[Manner]] = frozenset({"touch", "hold", "brush", "rub", "tap", "double"})
RETREATING: Final[frozenset[Manner]] = frozenset({"tap", "double"})
"""Manners that may leave the skin and come back while the key is held."""
SLIDING: Final[frozenset[Manner]] = frozenset({"rub", "brush"})
"""Manners that may slide about the site while the key is held."""
ACTING: Final = RETREATING | SLIDING
ENTERING: Final[frozenset[Manner]] = frozenset({"interlock", "enter"})
"""Manners in which the hand is meant to be in what it meets."""
PATH_SHAPES: Final[tuple[PathShape, ...]] = ("straight", "arc", "circle", "zigzag", "slide")
EASINGS: Final[tuple[Easing, ...]] = ("smooth", "even", "soft start", "soft stop", "sharp stop", "tense")
ACT_SHAPES: Final[tuple[ActShape, ...]] = ("line", "clockwise", "counterclockwise")
LOCAL_KINDS: Final[tuple[LocalKind, ...]] = ("wiggle", "nod", "twist", "waggle", "open and close", "snap")
DURINGS: Final[tuple[During, ...]] = ("hold", "way", "both")
MOST_TIMES: Final = 20
"""Upper limit of how often a way, an act or a turn is repeated."""
MOST_LEAD: Final = 0.9
FASTEST_HZ: Final = 12.0
LARGEST_ACT_M: Final = 0.1

LEAST_DIRECTION: Final = 1e-3
"""Directions shorter than this, and palms nearer than this to the line of the fingers, say nothing."""


@dataclass(frozen=True, slots=True)
class SkinSpot:
    """A site of one's own: a point of the drawn skin, on a right-handed signer.

    `vertices` are the corners of one triangle of the drawn surface, `weights` their shares, which sum to 1;
    `name` is what it is called, and may be empty.
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
    """An articulator of the hand brought to a free point, or to a place of the room.

    `point_m` is counted from the suprasternal notch in the chest's frame (x to the signer's left, y up, z
    forward), for a right-handed signer, and travels with the trunk. With the id of a `place` of the sign it
    is the point of that place and stays in the room; edits of places and keys keep both alike
    (`document/place_edits.py:at_their_places`).
    """

    articulator: str
    point_m: Vector
    place: str = ""


@dataclass(frozen=True, slots=True)
class BothMeet:
    """A contact constraint that brings the articulators of both hands together at a point of space.

    The point is counted as that of `SpacePoint` is. Each track carries one, and both the same point: it
    is one point of space, mirrored for neither hand.
    """

    articulator: str
    point_m: Vector


Placement: TypeAlias = Contact | SpacePoint | BothMeet
Joints: TypeAlias = tuple[tuple[str, float], ...]
"""Joints of the hand and their angles, rad, sorted by name, each once."""


@dataclass(frozen=True, slots=True)
class HandForm:
    """Shape of a hand: a handshape of the inventory, and the joints that are bent otherwise.

    Articulators that are made of fingers (`fingertips`, `pinch`) are those of the handshape `points_of`; of
    its own when that is empty.
    """

    handshape: str
    joints: Joints = ()
    points_of: str = ""

    @property
    def look(self) -> "HandForm":
        """Visible part of the form: the hand, wherever its articulators are."""
        return HandForm(self.handshape, self.joints) if self.points_of else self


@dataclass(frozen=True, slots=True)
class Orientation:
    """Hand rotation relative to the forearm, in anatomical angles.

    Positive are pronation, flexion (to the palm) and radial deviation.
    """

    pronation_rad: float = 0.0
    flexion_rad: float = 0.0
    deviation_rad: float = 0.0


@dataclass(frozen=True, slots=True)
class GlobalOrientation:
    """The hand in the chest's frame (x to the signer's left, y up, z forward), for a right-handed signer.

    The fingers (wrist to middle knuckle) point exactly as said, the palm faces as nearly so as can be;
    lengths do not count.

    Raises:
        ValueError: a direction without length, or a palm that would face along the fingers.
    """

    palm: Vector
    fingers: Vector

    def __post_init__(self) -> None:
        if words := direction_problem(self.palm, self.fingers):
            raise ValueError(words)


HandOrientation: TypeAlias = Orientation | GlobalOrientation


def require_finite(**numbers: float) -> None:
    """Raise a ValueError with the name of the first number that is infinite or not a number."""
    for name, number in numbers.items():
        if not math.isfinite(number):
            raise ValueError(f"{name} is {number}; it must be a finite number")


def direction_problem(palm: Vector, fingers: Vector) -> str:
    """Return what is wrong with directions of palm and fingers; empty when nothing is."""
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
    """Elbow swivel about shoulder-articulator, and the branch of the elbow's flexion.

    The swivel is the hinge psi with the `smooth` reference.
    """

    swivel_rad: float = 0.0
    branch: Branch = "primary"


_NO_SIGN: Final = " (no sign)"


def marked_gap(gloss: str) -> str:
    """Return the words of a marker where a sentence has a gloss without a sign."""
    return f"{gloss}{_NO_SIGN}"


@dataclass(frozen=True, slots=True)
class Marker:
    """A moment of the sign with words for whoever works on it; no hand moves by it.

    Attributes:
        time_s: when it is, or begins.
        text: its words.
        hold_s: how long what it names lasts, as an item of a sentence does; 0 for a moment.
        end: what ends with it, where a sentence with life says so: lids blink there.
        extra: fields that only a newer program knows.
    """

    time_s: float
    text: str = ""
    hold_s: float = 0.0
    end: EndOf = ""
    extra: Extra = ()

    @property
    def is_gap(self) -> bool:
        """Return whether a sentence has a gloss without a sign here."""
        return self.hold_s > 0.0 and self.text.endswith(_NO_SIGN)

    @property
    def gloss(self) -> str:
        """Return the gloss of an item of a sentence, with a sign or without."""
        return self.text.removesuffix(_NO_SIGN) if self.is_gap else self.text


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the room that stands for a person or a thing: what linguists call a locus.

    It is fixed in the room, and does not turn with the trunk.

    Attributes:
        id: its own among the places of the sign.
        name: what stands there, for whoever works on the sign.
        angle_rad: from straight ahead to the signer's left.
        distance_m: from the suprasternal notch, level.
        height_m: above it.
    """

    id: str
    name: str = ""
    angle_rad: float = 0.0
    distance_m: float = 0.45
    height_m: float = 0.0
    extra: Extra = ()

    @property
    def point_m(self) -> Vector:
        """Point in the room, m from the notch of a right-handed signer at rest."""
        x, z = math.sin(self.angle_rad), math.cos(self.angle_rad)
        return self.distance_m * x, self.height_m, self.distance_m * z


Handles: TypeAlias = tuple[float, float, float, float]
"""Two control points of a speed profile: share of the time and share of the way of each, all from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Transition:
    """Transition of the hand to the next key.

    Attributes:
        path: straight, an arc, a circle, a zigzag, or a slide on the skin between two sites.
        height_m: how far an arc or a zigzag leaves the straight line, and the radius of whole circles.
        easing: the speed profile.
        plane_rad: how far arc, circle or zigzag are turned about the straight line, from away from the body.
        turns: how often it goes round (a broken number: on the one circle that leads through both ends;
            negative: the other way round), or how many waves a zigzag has.
        repeats: how often it goes back and there again before it stays.
        handles: a speed profile of one's own in place of `easing`.
        handshape_lead: by what share of the time the fingers run ahead of the hand; negative: they stay
            behind.
        orientation_lead: the same of the wrist.
    """

    path: PathShape = "straight"
    height_m: float = 0.0
    easing: Easing = "smooth"
    plane_rad: float = 0.0
    turns: float = 1.0
    repeats: int = 0
    handles: Handles | None = None
    handshape_lead: float = 0.0
    orientation_lead: float = 0.0


@dataclass(frozen=True, slots=True)
class Lead:
    """Arc of a hand that goes round something as it rises from rest or returns to it.

    It replaces the automatic arc, whose height grows with the distance to go.

    Attributes:
        height_m: how far the arc leaves the straight line.
        plane_rad: how far it is turned about the line, from before the body and to the hand's own side.
    """

    height_m: float
    plane_rad: float = 0.0


@dataclass(frozen=True, slots=True)
class Act:
    """Contact gesture during a key's hold: a tap retreats and returns, a rub or a brush slides.

    The contact's manner says which of them it is.

    Attributes:
        size_m: how far a tap retreats; how far a rub or a brush goes from the site to either side.
        times: how often a tap returns, or a rub goes there and back or round; a brush goes through once.
        shape: of a rub, as seen by who looks onto the skin.
        direction_rad: of a line, or to where a round begins: from up, towards the right of who looks onto the
            skin.
    """

    size_m: float = 0.02
    times: int = 1
    shape: ActShape = "line"
    direction_rad: float = 0.0


@dataclass(frozen=True, slots=True)
class LocalMovement:
    """Fingers or wrist that move by themselves while the hand is held or on its way.

    Attributes:
        kind: fingers that wiggle; a wrist that nods (flexion), twists (forearm turn) or waggles (to the
            sides); a hand that opens and closes; a middle finger that snaps off the thumb.
        size_rad: how far to either side, or how far the wrist goes along with a snap; unused by a hand that
            opens and closes.
        rate_hz: how often a second.
        during: in the hold, on the way to the next key, or both.
        toward: the handshape to which a hand opens or closes.
        share: how much of the way to that handshape.
    """

    kind: LocalKind
    size_rad: float = 0.3
    rate_hz: float = 3.0
    during: During = "both"
    toward: str = ""
    share: float = 1.0
    extra: Extra = ()
