"""Notation of a library sign: a few words a key, the rest from the inventory's row.

Directions are words of letters in the signer's own view: u d l r o i for up, down, left, right, out, in; "ol"
is between out and left, "ool" nearer to out. Millimetres are to the signer's left, up and out. Times are
seconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import dist, radians
from typing import Final, TypeAlias

from handshapes.handshape import Confidence
from signer.document.values import Act, Easing, LocalMovement, Manner, Transition

Millimetres: TypeAlias = tuple[float, float, float]
OnSkin: TypeAlias = tuple[float, float]
Direction: TypeAlias = str | tuple[float, float, float]
"""A word of letters, or how far to the signer's left, up and out; of any length."""

OWN_KNOWLEDGE: Final = "general knowledge of this project"


@dataclass(frozen=True, slots=True)
class Posture:
    """One key; what is left empty is taken from the inventory's row `row` (1 or 2; 0: the base hand).

    Attributes:
        shape, part, place: handshape, articulator, site. The place may be a site of the skin, near it or in
            space.
        manner: how it touches.
        off_mm: at a free point so far from the place, which then names no contact.
        along_mm: on the skin so far from the place: to the signer's left and upward, or on a limb to the
            fingers and the thumb.
        stand_off_mm: how far outside the skin a "near" contact stays.
        palm, fingers: directions.
        turn_deg: not by directions but as the key before, the forearm turned by so much (positive: palm
            down).
        hold_s, way_s: how long it is kept, and how long the way from the key before takes.
        arc_mm, easing: how the hand goes on.
        elbow_deg: higher than it would be found by itself.
        free: how freely palm and fingers may leave their directions for the sake of the arm: 1 as usual, 0.2
            hardly.
        second: another articulator and site of the same hand, met as nearly as can be.
        meet_mm: both hands meet at this point, counted from the notch.
        joints_deg: joints that are bent otherwise than the handshape has them.
        way: how the hand goes on, where that is neither straight nor an arc.
        act: what the contact does during the hold; the manner has to be one that acts.
        local: what fingers and wrist do by themselves.
    """

    row: int = 1
    shape: str = ""
    part: str = ""
    place: str = ""
    manner: Manner | None = None
    off_mm: Millimetres | None = None
    along_mm: OnSkin | None = None
    stand_off_mm: float | None = None
    palm: Direction = ""
    fingers: Direction = ""
    turn_deg: float | None = None
    hold_s: float = 0.06
    way_s: float = 0.2
    arc_mm: float = 0.0
    easing: Easing = "smooth"
    elbow_deg: float = 0.0
    free: float = 1.0
    second: tuple[str, str] | None = None
    meet_mm: Millimetres | None = None
    joints_deg: tuple[tuple[str, float], ...] = ()
    way: Transition | None = None
    act: Act | None = None
    local: tuple[LocalMovement, ...] = ()

    @property
    def is_as_found(self) -> bool:
        """True where neither elbow nor freedom is given: the posture is the one that the editor finds."""
        return self.elbow_deg == 0.0 and self.free == 1.0

    def but(self, **changes: object) -> "Posture":
        """Return the posture with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Face:
    """A signal over keys of the dominant hand, bound to them.

    Attributes:
        signal: its id in the inventory of signals.
        confidence: how sure it is that the sign has it: H, M or L.
        source: where that is from, when it is not this project's own knowledge.
        strength: times the signal's own.
        first, last: from which key to which, counted as Python counts.
    """

    signal: str
    confidence: Confidence
    source: str = OWN_KNOWLEDGE
    strength: float = 1.0
    first: int = 0
    last: int = -1


K1: Final = Posture(1)
K2: Final = Posture(2)
BASE: Final = Posture(0)
STILL_S: Final = 0.02
"""Between two keys of one posture."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """One sign.

    Attributes:
        file: the name of its file, without the ending.
        says: what the hands do, in plain words, for whoever opens the sign.
        dominant, base: the keys in order; each track begins when the sign does.
        row: the gloss of its row, when the file is named otherwise.
        gloss: the sign's gloss, when the row's is not one.
        mirrored: the base hand does what the dominant one does, in a mirror.
        alternating: it does so in turns: each hand is where the other one is not.
        base_after_s: how much later than the dominant hand the base hand arrives.
        tags: what it is about.
        face: what face, head and trunk do.

    A base hand of one key stays until the dominant hand has done.
    """

    file: str
    says: str
    dominant: Sequence[Posture]
    base: Sequence[Posture] = ()
    row: str = ""
    gloss: str = ""
    mirrored: bool = False
    alternating: bool = False
    base_after_s: float = 0.0
    tags: tuple[str, ...] = field(default=())
    face: tuple[Face, ...] = ()


@dataclass(frozen=True, slots=True)
class FaceVariant:
    """A sign whose hands are those of another sign of the library: only face, head and trunk differ.

    Attributes:
        file: the name of its file, without the ending: its gloss, or gloss, underscore and difference.
        of: the file whose hands it has.
        says: what differs, in plain words.
        face: what face, head and trunk do, beside what they do in the other sign.
    """

    file: str
    of: str
    says: str
    face: tuple[Face, ...]

    @property
    def gloss(self) -> str:
        """The sign's gloss: the name of its file without what differs."""
        return self.file.split("_")[0]


def taps(
    touch: Posture,
    count: int = 2,
    *,
    off_mm: float = 25.0,
    way_s: float = 0.13,
    last_hold_s: float = 0.14,
    apart: bool = False,
) -> list[Posture]:
    """A contact met so many times, the hand leaving it in between by a few centimetres off the skin.

    With `apart` it also comes from there and leaves to there: on the other hand, which its way would else
        lead through.
    """
    act = Act(off_mm / 1000.0, count - 1)
    keys = [
        touch.but(manner="tap", act=act, hold_s=round(2.0 * way_s * (count - 1), 3)),
        touch.but(way_s=STILL_S, hold_s=last_hold_s),
    ]
    if not apart:
        return keys
    away = touch.but(manner="near", stand_off_mm=off_mm, second=None, turn_deg=0.0, hold_s=0.0, way_s=way_s)
    return [away.but(turn_deg=None), keys[0].but(way_s=way_s), keys[1], away]


def circling(at: Posture, radius_mm: float, turns: int = 2, *, turn_s: float = 0.4) -> list[Posture]:
    """Round a place on the skin, in contact, as the viewer sees the clock go, from above the place."""
    return [
        at.but(manner="rub", act=Act(radius_mm / 1000.0, turns, "clockwise"), hold_s=round(turns * turn_s, 3))
    ]


def stirring(at: Posture, radius_mm: float, turns: int = 2, *, turn_s: float = 0.4) -> list[Posture]:
    """Round near the skin, level with it, from the place and back to it."""
    way = Transition("circle", radius_mm / 1000.0, plane_rad=round(radians(90.0), 6), turns=float(turns))
    return [at.but(way=way), at.but(way_s=round(turns * turn_s, 3))]


def circling_in_space(at: Posture, radius_mm: float, turns: int = 2, *, turn_s: float = 0.4) -> list[Posture]:
    """Round a point of space that `at` says by its `off_mm`, in an upright plane that points forward.

    At the top the hand moves in.
    """
    x, y, z = at.off_mm or (0.0, 0.0, 0.0)
    begun = at.but(off_mm=(x, round(y - 0.6 * radius_mm, 3), round(z - 0.8 * radius_mm, 3)))
    way = Transition("circle", radius_mm / 1000.0, turns=-float(turns))
    return [begun.but(way=way), begun.but(way_s=round(turns * turn_s, 3))]


def rounds(
    middle: Posture,
    across_mm: Millimetres,
    turns: float = 1.5,
    *,
    plane_deg: float = 0.0,
    turn_s: float = 0.4,
) -> list[Posture]:
    """Round a point of space that `middle` says by its `off_mm`, from one end of a diameter to the other.

    Args:
        middle: the posture at the middle of the circle.
        across_mm: from where the hand begins to the opposite point of the circle.
        turns: how often it goes round: one and a half times, two and a half times; negative: the other way.
        plane_deg: how far the circle is turned about that diameter, from the plane that leads forward.
        turn_s: time of one round.
    """
    x, y, z = middle.off_mm or (0.0, 0.0, 0.0)
    dx, dy, dz = (part / 2.0 for part in across_mm)
    way = Transition(
        "circle",
        round(dist(across_mm, (0, 0, 0)) / 2000.0, 4),
        plane_rad=round(radians(plane_deg), 6),
        turns=turns,
    )
    return [
        middle.but(off_mm=(x - dx, y - dy, z - dz), way=way, hold_s=0.03),
        middle.but(off_mm=(x + dx, y + dy, z + dz), way_s=round(abs(turns) * turn_s, 3)),
    ]


def twisting(at: Posture, turn_deg: float, count: int = 2, *, turn_s: float = 0.32) -> list[Posture]:
    """A contact that stays while the forearm turns to and fro, by so much from end to end."""
    return [
        at.but(
            hold_s=round(count * turn_s, 3),
            local=(LocalMovement("twist", radians(turn_deg / 2.0), round(1.0 / turn_s, 3), "hold"),),
        )
    ]


def to_and_fro(first: Posture, last: Posture, times: int = 2, *, way_s: float = 0.16) -> list[Posture]:
    """From one posture to another so many times, and back again in between; each way takes so long."""
    way = Transition(easing=first.easing, repeats=times - 1)
    return [first.but(way=way), last.but(way_s=round((2 * times - 1) * way_s, 3))]


def sliding(at: Posture, repeats: int = 0) -> Posture:
    """A contact that goes on to the next place along the skin, and so often back and there again."""
    return at.but(way=Transition("slide", easing=at.easing, repeats=repeats))
