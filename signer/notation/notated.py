"""Plain records of what the notation of a sign says about hands, in whichever dialect it stands.

Words are those of gestural SiGML (HamNoSys 4): directions are letters of u, d, l, r, o, i as seen by the
signer ("uo" is up and out), shapes, parts and places go by their names there. An empty word says nothing: of
a posture that comes later it means "as before". Numbers count digits from the thumb, 1 to 5.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from signer.notation.nonmanual import NonManual

Digits: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """Shape of a hand.

    Attributes:
        base: fist, flat, finger2, finger23, finger23spread, finger2345, pinch12, pinchall, pinch12open,
            cee12, ceeall or cee12open.
        thumb: out, across or opposed.
        bend: of all fingers that are stretched or pinch: bent, round, hooked, halfbent, dblbent or dblhooked.
        bends: of single digits, in order.
        special: fingers that are stretched, or pinch, in place of those of the base.
        exempt: digits to which `bend` does not apply.
        opening: of a cee: tight or slack.
        contact: two digits that touch or cross, and `contact_part` with which of their parts.
        second_contact: two more, as W on a pinky that the thumb holds.
        thumb_contact: the part of the fingers that the thumb touches.
        thumb_between: two fingers between which the thumb is.
        thumb_enclosed: the thumb is in the fist.
        between: the shape lies between this and another one.
    """

    base: str
    thumb: str = ""
    bend: str = ""
    bends: tuple[tuple[int, str], ...] = ()
    special: Digits = ()
    exempt: Digits = ()
    opening: str = ""
    contact: Digits = ()
    contact_part: str = ""
    second_contact: Digits = ()
    second_contact_part: str = ""
    thumb_contact: str = ""
    thumb_between: Digits = ()
    thumb_enclosed: bool = False
    between: "Shape | None" = None


@dataclass(frozen=True, slots=True)
class Facing:
    """Directions of a hand.

    Attributes:
        fingers: direction of the hand from wrist to knuckles, one of 26.
        palm: one of 8; it turns with the fingers from "pointing out", so that palm u of fingers u faces the
            signer.
        second_fingers, second_palm: the direction lies between this and the first one.
        is_relative: both follow the path of the hand.
    """

    fingers: str = ""
    palm: str = ""
    second_fingers: str = ""
    second_palm: str = ""
    is_relative: bool = False

    def completed(self, more: "Facing") -> "Facing":
        """Return these directions, and others where they say nothing."""
        return Facing(
            self.fingers or more.fingers,
            self.palm or more.palm,
            self.second_fingers if self.fingers else more.second_fingers,
            self.second_palm if self.palm else more.second_palm,
            self.is_relative or more.is_relative,
        )


@dataclass(frozen=True, slots=True)
class Part:
    """Part of a hand or of the body.

    Attributes:
        location: the part's name, as tip, palm, chin, lowerarm; empty for digits as a whole, and for space.
        digits: fingers that it is of.
        side: left_at, left_beside, right_at, right_beside, front, radial, ulnar, dorsal or palmar.
    """

    location: str = ""
    digits: Digits = ()
    side: str = ""


def mirrored_part(part: Part | None) -> Part | None:
    """Return a part of one hand as the same part of the other one: left and right are as they are seen."""
    if part is None or part.side.partition("_")[0] not in ("left", "right"):
        return part
    where, _, at = part.side.partition("_")
    return replace(part, side=f"{'left' if where == 'right' else 'right'}_{at}")


@dataclass(frozen=True, slots=True)
class Location:
    """Place of a hand.

    Attributes:
        part: where; empty for neutral space.
        is_hand: `part` is of the other hand, not of the body or an arm.
        second: the place lies between this part and the first one.
        behind: behind the part.
        contact: touch, close, armextended, or of hands interlock, cross and the like; empty for before the
            place.
        articulator: which part of the hand is there; None where nothing says so.
    """

    part: Part = Part()
    is_hand: bool = False
    second: Part | None = None
    behind: bool = False
    contact: str = ""
    articulator: Part | None = None


@dataclass(frozen=True, slots=True)
class Posture:
    """Shape, directions and place of a hand; what is not told is as before."""

    shape: Shape | None = None
    facing: Facing = Facing()
    location: Location | None = None

    def completed(self, more: "Posture") -> "Posture":
        """Return this posture, and another where it says nothing."""
        facing = self.facing.completed(more.facing)
        return Posture(self.shape or more.shape, facing, self.location or more.location)


@dataclass(frozen=True, slots=True)
class Constellation:
    """Both hands as they stand to each other.

    Notations name the part of the base hand first, which is touched, and that of the dominant hand behind it.

    Attributes:
        dominant, base: the parts that are together, sides as of a right hand; None where nothing says so.
        contact: touch, close, interlock, cross or empty.
        location: where they are so, of body or space; None for before the chest.
    """

    dominant: Part | None = None
    base: Part | None = None
    contact: str = ""
    location: Location | None = None


@dataclass(frozen=True, slots=True)
class Hands:
    """Posture of both hands at a moment.

    Attributes:
        dominant: of the dominant hand, or of both where the sign is symmetric and `base` says nothing else.
        base: of the other hand, as it is written; None where nothing is said of it.
        constellation: how both stand to each other.
    """

    dominant: Posture = Posture()
    base: Posture | None = None
    constellation: Constellation | None = None

    @classmethod
    def at(cls, place: Location | tuple[Location, Location] | Constellation | None) -> "Hands":
        """Return hands of which their place alone is told: that of the dominant one, of each, or of both."""
        if isinstance(place, Constellation):
            return cls(constellation=place)
        one, other = place if isinstance(place, tuple) else (place, None)
        return cls(Posture(location=one), None if other is None else Posture(location=other))

    @property
    def says_nothing(self) -> bool:
        """Return whether all is as before."""
        return self == Hands()


@dataclass(frozen=True, slots=True)
class Manner:
    """Manner of a movement.

    Attributes:
        speed: fast or slow.
        accent: tense, rest, or halt.
        is_bouncing: it ends with a bounce.
        is_alternating: the hands do it in turns.
        brushing: what is brushed on the way.
    """

    speed: str = ""
    accent: str = ""
    is_bouncing: bool = False
    is_alternating: bool = False
    brushing: Location | None = None


@dataclass(frozen=True, slots=True)
class Straight:
    """The hand goes in a direction.

    Attributes:
        direction: one of 26; `second` where it lies between two.
        size: small, big or empty.
        curve: direction in which the path is arched; `curve_size` how much.
        zigzag: zigzag or wavy; `zigzag_size` how much.
    """

    direction: str
    second: str = ""
    size: str = ""
    curve: str = ""
    curve_size: str = ""
    zigzag: str = ""
    zigzag_size: str = ""
    manner: Manner = Manner()


@dataclass(frozen=True, slots=True)
class Circle:
    """The hand goes round.

    Attributes:
        axis: direction about which it turns, clockwise for who looks along it; `second` where it lies
            between.
        size: small, big or empty.
        start: where it begins, as on a clock: u, ur ... ul; empty where nothing says so.
        end: where it ends; empty for where it began.
        full_turns: rounds before it comes to the end: 0, 1 or 2 more.
        ellipse: h, v, ur or ul, as the long axis lies; empty for a circle.
    """

    axis: str
    second: str = ""
    size: str = ""
    start: str = ""
    end: str = ""
    full_turns: int = 0
    ellipse: str = ""
    manner: Manner = Manner()


@dataclass(frozen=True, slots=True)
class Wrist:
    """The wrist moves: nodding, swinging, twisting, stircw or stirccw."""

    motion: str
    size: str = ""
    manner: Manner = Manner()


@dataclass(frozen=True, slots=True)
class FingerPlay:
    """Fingers wiggle: all, or these digits."""

    digits: Digits = ()
    manner: Manner = Manner()


@dataclass(frozen=True, slots=True)
class Change:
    """The hands change to a posture."""

    target: Hands
    manner: Manner = Manner()


@dataclass(frozen=True, slots=True)
class Still:
    """Nothing moves: what the other hand of a split movement does, or a moment of waiting."""


@dataclass(frozen=True, slots=True)
class Targeted:
    """A movement that ends in a posture."""

    movement: "Movement"
    target: Hands


@dataclass(frozen=True, slots=True)
class Repeated:
    """A movement that is done again.

    Attributes:
        how: fromstart, fromstart_several, tofroto, continue, continue_several, reverse or swap.
        is_alternating: the hands do it in turns.
        shift: direction in which each is a little further.
        growth: increasing or decreasing.
    """

    movement: "Movement"
    how: str = "fromstart"
    is_alternating: bool = False
    shift: str = ""
    growth: str = ""


@dataclass(frozen=True, slots=True)
class Parallel:
    """Movements at the same time."""

    parts: tuple["Movement", ...]


@dataclass(frozen=True, slots=True)
class Sequence:
    """Movements one after the other; without a stop where they are fused."""

    parts: tuple["Movement", ...]
    is_fused: bool = False


@dataclass(frozen=True, slots=True)
class Split:
    """Each hand moves by itself at the same time."""

    dominant: "Movement"
    base: "Movement"
    is_alternating: bool = False


Movement: TypeAlias = (
    Straight | Circle | Wrist | FingerPlay | Change | Still
    | Targeted | Repeated | Parallel | Sequence | Split
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Symmetry:
    """Symmetry of both hands.

    Attributes:
        both_hands: both hands do what is told once.
        left_right: it is mirrored; else both go the same way.
        up_down, out_in: it is mirrored in these too.
        out_of_phase: the base hand is half a round behind.
        is_nondominant: what is told once is told of the base hand alone.
    """

    both_hands: bool = False
    left_right: bool = False
    up_down: bool = False
    out_in: bool = False
    out_of_phase: bool = False
    is_nondominant: bool = False


@dataclass(frozen=True, slots=True)
class Segment:
    """One part of a sign: how the hands begin, and what they do then, one after the other.

    Attributes:
        holds_over: the base hand stays as the segment before left it.
    """

    hands: Hands = Hands()
    movements: tuple[Movement, ...] = ()
    symmetry: Symmetry = Symmetry()
    holds_over: bool = False


@dataclass(frozen=True, slots=True)
class Notated:
    """A notated sign: of one segment, or of the several of a compound.

    Attributes:
        nonmanual: signals of face, gaze, head and trunk, over all of it.
    """

    gloss: str = ""
    segments: tuple[Segment, ...] = ()
    nonmanual: tuple[NonManual, ...] = ()


def parts_of(movement: Movement) -> tuple[Movement, ...]:
    """Return the movements that a movement is made of; none of one that is not joined."""
    if isinstance(movement, Targeted | Repeated):
        return (movement.movement,)
    if isinstance(movement, Split):
        return movement.dominant, movement.base
    return movement.parts if isinstance(movement, Parallel | Sequence) else ()


def every_movement(movements: tuple[Movement, ...]) -> Iterator[Movement]:
    """Yield movements and those they are made of, outer ones first."""
    for one in movements:
        yield one
        yield from every_movement(parts_of(one))
