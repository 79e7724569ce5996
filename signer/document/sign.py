"""A sign of the language: the keys of two hands and their shoulders, and what is known about them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from signer.document.values import (
    Act,
    Contact,
    Easing,
    Elbow,
    Extra,
    HandForm,
    HandOrientation,
    Joints,
    LaneName,
    Lead,
    LocalMovement,
    Marker,
    Orientation,
    Placement,
    Transition,
)

Side: TypeAlias = Literal["right", "left"]
SIDE_OF: Final[Mapping[LaneName, Side]] = {"dominant": "right", "base": "left"}
"""The side of each hand as signs are written, and solved: for a right-handed signer."""
OTHER_SIDE: Final[Mapping[Side, Side]] = {"right": "left", "left": "right"}
RIG_NAME: Final = "signer-hm08"
RIG_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Key:
    """One posture of one hand, reached at `time_s` and kept for `hold_s`. Ids are unique within a sign.

    Attributes:
        placement: where the hand goes, met exactly.
        second: a further contact beside a first one, met as nearly as the wrist allows.
        joints: the joints that are bent otherwise than the handshape has them, rad, sorted by name.
        own_handshape: what the handshape with these joints is called by whoever made it; empty when nothing.
        points_of: the handshape of whose fingers the articulators made of fingers stay made when the hand is shaped otherwise;
            empty when they follow.
        act: what the contact does during the hold; None when it stays.
        local: what fingers and wrist do by themselves, of each kind one.
    """

    id: str
    time_s: float
    handshape: str
    placement: Placement
    hold_s: float = 0.0
    orientation: HandOrientation = field(default_factory=Orientation)
    elbow: Elbow = field(default_factory=Elbow)
    transition: Transition = field(default_factory=Transition)
    extra: Extra = ()
    second: Contact | None = None
    joints: Joints = ()
    own_handshape: str = ""
    points_of: str = ""
    act: Act | None = None
    local: tuple[LocalMovement, ...] = ()

    @property
    def end_s(self) -> float:
        """When the hold ends."""
        return self.time_s + self.hold_s

    @property
    def form(self) -> HandForm:
        """How the hand is shaped."""
        return HandForm(self.handshape, self.joints, self.points_of)

    @property
    def articulator(self) -> str:
        """The part of the hand that is placed."""
        return self.placement.articulator

    @property
    def contact(self) -> Contact | None:
        """The contact, or None when the hand is at a point of space."""
        return self.placement if isinstance(self.placement, Contact) else None


@dataclass(frozen=True, slots=True)
class Lane:
    """The keys of one hand in order of time; without keys the hand rests at the side.

    `lead_in` and `lead_out` are how it rises to the first and returns from the last; by itself when they are None.
    """

    keys: tuple[Key, ...] = ()
    lead_in: Lead | None = None
    lead_out: Lead | None = None

    def __hash__(self) -> int:
        """Of what nearly always tells lanes apart: poses are remembered by their sign, and a lane may have a thousand keys."""
        return hash(tuple((key.id, key.time_s) for key in self.keys))


@dataclass(frozen=True, slots=True)
class ShoulderKey:
    """What one shoulder does, reached at `time_s` and kept for `hold_s`.

    By itself it goes along with the arm, and by `assist` (0 to 1) it helps towards what is far. By hand it is raised
    (`elevation_rad`: a shrug; negative: a slump) and drawn forward (`protraction_rad`). `easing` leads on to the next key.
    """

    id: str
    time_s: float
    hold_s: float = 0.0
    assist: float = 1.0
    elevation_rad: float = 0.0
    protraction_rad: float = 0.0
    easing: Easing = "smooth"
    extra: Extra = ()

    @property
    def end_s(self) -> float:
        """When the hold ends."""
        return self.time_s + self.hold_s


@dataclass(frozen=True, slots=True)
class ShoulderLane:
    """The keys of one shoulder in order of time; before the first and after the last it comes from and goes to rest, fully helping."""

    keys: tuple[ShoulderKey, ...] = ()


@dataclass(frozen=True, slots=True)
class Sign:
    """A whole sign, written for a right-handed signer: `.R`, ipsi and -x are the dominant side.

    `dominant_side` alone says on which side the dominant lane is drawn.
    """

    gloss: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    author: str = ""
    licence: str = ""
    source: str = ""
    dominant_side: Side = "right"
    rig_name: str = RIG_NAME
    rig_version: int = RIG_VERSION
    fps: int = 30
    lead_in_s: float = 0.4
    lead_out_s: float = 0.4
    dominant: Lane = field(default_factory=Lane)
    base: Lane = field(default_factory=Lane)
    dominant_shoulder: ShoulderLane = field(default_factory=ShoulderLane)
    base_shoulder: ShoulderLane = field(default_factory=ShoulderLane)
    markers: tuple[Marker, ...] = ()
    extra: Extra = ()

    def lane(self, name: LaneName) -> Lane:
        """The lane of that name."""
        return self.dominant if name == "dominant" else self.base

    def shoulder(self, name: LaneName) -> ShoulderLane:
        """The lane of the shoulder of that hand."""
        return self.dominant_shoulder if name == "dominant" else self.base_shoulder
