"""Movements of a notated sign as strokes: what each hand does from one posture to the next.

What happens at the same time is one stroke, what is done again comes again; a stroke says nothing of places,
which depend on where the hand is by then.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from signer.document.values import HandRole
from signer.notation import notated
from signer.notation.directions import mirrored

MOST_STROKES: Final = 40
"""Strokes of one part of a sign at most: a sign of more would last half a minute. The rest is left out."""
TIMES: Final = {
    "fromstart": 1, "fromstart_several": 2, "tofroto": 1, "continue": 1, "continue_several": 2, "reverse": 1,
    "swap": 1,
}  # fmt: skip
"""Times that a movement is done again, by the kind of repetition: "several" is twice, as people sign it."""
GOES_ON: Final = frozenset({"continue", "continue_several"})
GOES_BACK: Final = frozenset({"reverse", "tofroto", "swap"})
_SIDES: Final = {
    "left_at": "right_at", "right_at": "left_at", "left_beside": "right_beside",
    "right_beside": "left_beside",
}  # fmt: skip
_UPSIDE: Final = str.maketrans("ud", "du")
_INSIDE: Final = str.maketrans("oi", "io")


NOTHING: Final = notated.Posture()
PLAINLY: Final = notated.Manner()


@dataclass(frozen=True, slots=True)
class Stroke:
    """Movement of a hand from one posture to the next.

    Attributes:
        straight, circle: the way, if it is told.
        wrists: how the wrist moves meanwhile.
        play: fingers that wiggle meanwhile; None without any.
        target: the posture it ends in; what is not told is as before.
        constellation: how both hands stand to each other then.
        repeats: how often it is done again from where it began.
        goes_back: it ends where it began.
        returns: it goes back to where the first of several strokes began, to do them again.
        passes: the next one follows without a stop.
        is_other_phase: the hand begins where the other one ends.
        manner: how it goes.
    """

    straight: notated.Straight | None = None
    circle: notated.Circle | None = None
    wrists: tuple[notated.Wrist, ...] = ()
    play: notated.FingerPlay | None = None
    target: notated.Posture = NOTHING
    constellation: notated.Constellation | None = None
    repeats: int = 0
    goes_back: bool = False
    returns: int = 0
    passes: bool = False
    is_other_phase: bool = False
    manner: notated.Manner = PLAINLY

    @property
    def stays(self) -> bool:
        """Return whether the hand stays as it is."""
        moves = self.straight or self.circle or self.wrists or self.play or self.constellation
        return not moves and self.target == NOTHING


STAYS: Final = Stroke()


def strokes_of(segment: notated.Segment) -> dict[HandRole, tuple[Stroke, ...]]:
    """Return the strokes of both hands in one part of a sign, as many for each."""
    symmetry, first = segment.symmetry, list[Stroke]()
    second = list[Stroke]()
    for movement in segment.movements:
        mine = _strokes(movement, "dominant", symmetry)
        others = _strokes(movement, "base", symmetry)
        for one, other in zip_longest(mine, others, fillvalue=STAYS):
            first.append(one)
            second.append(other)
    first, second = first[:MOST_STROKES], second[:MOST_STROKES]
    if symmetry.is_nondominant:
        first, second = [STAYS] * len(first), first
    return {"dominant": tuple(first), "base": tuple(second)}


def _strokes(movement: notated.Movement, role: HandRole, symmetry: notated.Symmetry) -> tuple[Stroke, ...]:
    """Return the strokes of one hand; the base one does nothing unless both move, or it is told apart."""
    if isinstance(movement, notated.Split):
        return _of_one(movement.base if role == "base" else movement.dominant)

    def told(hands: notated.Hands) -> notated.Posture:
        return posture_of(hands, role, symmetry)

    if isinstance(movement, notated.Targeted | notated.Repeated | notated.Parallel | notated.Sequence):
        return _composed(movement, lambda part: _strokes(part, role, symmetry), told)
    if role == "dominant" or isinstance(movement, notated.Change):
        return _simple(movement, told)
    if not symmetry.both_hands:
        return (STAYS,)
    return tuple(_mirrored_stroke(one, symmetry) for one in _simple(movement, told))


def _of_one(movement: notated.Movement) -> tuple[Stroke, ...]:
    """Return the strokes of a movement that is told of one hand alone."""
    if isinstance(movement, notated.Targeted | notated.Repeated | notated.Parallel | notated.Sequence):
        return _composed(movement, _of_one, _own)
    return _of_one(movement.dominant) if isinstance(movement, notated.Split) else _simple(movement, _own)


def _own(hands: notated.Hands) -> notated.Posture:
    return hands.dominant


def posture_of(hands: notated.Hands, role: HandRole, symmetry: notated.Symmetry) -> notated.Posture:
    """Return the posture of a hand; of the base one the mirror image where the sign is symmetric."""
    if role == "dominant":
        return hands.dominant
    own = hands.base or NOTHING
    return own.completed(mirrored_posture(hands.dominant, symmetry)) if symmetry.both_hands else own


def _composed(
    movement: notated.Targeted | notated.Repeated | notated.Parallel | notated.Sequence,
    of: Callable[[notated.Movement], tuple[Stroke, ...]],
    told: Callable[[notated.Hands], notated.Posture],
) -> tuple[Stroke, ...]:
    """Return the strokes of movements that are joined to one."""
    if isinstance(movement, notated.Targeted):
        found, target = of(movement.movement), movement.target
        last = found[-1]
        posture = told(target).completed(last.target)  # of a hand that turns on its way to a place
        constellation = target.constellation or last.constellation
        return (*found[:-1], replace(last, target=posture, constellation=constellation))
    if isinstance(movement, notated.Parallel):
        joined: tuple[Stroke, ...] = ()
        for part in movement.parts:
            pairs = zip_longest(joined, of(part), fillvalue=STAYS)
            joined = tuple(_together(one, other) for one, other in pairs)
        return joined or (STAYS,)
    if isinstance(movement, notated.Sequence):
        found = tuple(stroke for part in movement.parts for stroke in of(part)) or (STAYS,)
        if not movement.is_fused:
            return found
        return (*(replace(one, passes=True) for one in found[:-1]), found[-1])
    return _repeated(movement, of(movement.movement))


def _repeated(movement: notated.Repeated, found: tuple[Stroke, ...]) -> tuple[Stroke, ...]:
    """Return strokes that are done again: one by its repeats, several one after the other."""
    times = TIMES[movement.how]
    if movement.how in GOES_ON:
        return found * (times + 1)
    if len(found) == 1:
        (one,) = found
        goes_back = movement.how in GOES_BACK
        repeats = one.repeats if goes_back else one.repeats + times
        is_other = one.is_other_phase or movement.is_alternating
        return (replace(one, repeats=repeats, goes_back=goes_back, is_other_phase=is_other),)
    again = (replace(found[0], returns=len(found)), *found[1:])
    return (*found, *(again * times))


def _together(one: Stroke, other: Stroke) -> Stroke:
    """Return two strokes that are done at the same time."""
    return Stroke(
        one.straight or other.straight,
        one.circle or other.circle,
        (*one.wrists, *other.wrists),
        one.play or other.play,
        one.target.completed(other.target),
        one.constellation or other.constellation,
        max(one.repeats, other.repeats),
        one.goes_back or other.goes_back,
        max(one.returns, other.returns),
        one.passes or other.passes,
        one.is_other_phase or other.is_other_phase,
        one.manner if one.manner != PLAINLY else other.manner,
    )


def _simple(
    movement: notated.Movement, told: Callable[[notated.Hands], notated.Posture]
) -> tuple[Stroke, ...]:
    match movement:
        case notated.Straight():
            return (Stroke(straight=movement, manner=movement.manner),)
        case notated.Circle():
            return (Stroke(circle=movement, manner=movement.manner),)
        case notated.Wrist():
            return (Stroke(wrists=(movement,), manner=movement.manner),)
        case notated.FingerPlay():
            return (Stroke(play=movement, manner=movement.manner),)
        case notated.Change():
            target = movement.target
            return (Stroke(target=told(target), constellation=target.constellation, manner=movement.manner),)
    return (STAYS,)


# Mirror images


def mirrored_posture(posture: notated.Posture, symmetry: notated.Symmetry) -> notated.Posture:
    """Return a posture as the base hand of a symmetric sign has it."""
    facing, location = posture.facing, posture.location
    turned = replace(
        facing,
        fingers=mirrored_word(facing.fingers, symmetry),
        second_fingers=mirrored_word(facing.second_fingers, symmetry),
        palm=mirrored_word(facing.palm, symmetry),
        second_palm=mirrored_word(facing.second_palm, symmetry),
    )
    return notated.Posture(posture.shape, turned, None if location is None else mirrored_location(location))


def mirrored_location(location: notated.Location) -> notated.Location:
    """Return a place on the other side."""
    if location.is_hand:
        return location
    second = None if location.second is None else _mirrored_part(location.second)
    return replace(location, part=_mirrored_part(location.part), second=second)


def mirrored_word(word: str, symmetry: notated.Symmetry) -> str:
    """Return a direction as the base hand of a symmetric sign has it, in our order of letters."""
    if symmetry.left_right:
        word = mirrored(word)
    if symmetry.up_down:
        word = word.translate(_UPSIDE)
    return word.translate(_INSIDE) if symmetry.out_in else word


def _mirrored_part(part: notated.Part) -> notated.Part:
    return replace(part, side=_SIDES.get(part.side, part.side))


def _mirrored_stroke(stroke: Stroke, symmetry: notated.Symmetry) -> Stroke:
    straight, circle = stroke.straight, stroke.circle
    if straight is not None:
        straight = replace(
            straight,
            direction=mirrored_word(straight.direction, symmetry),
            second=mirrored_word(straight.second, symmetry),
            curve=mirrored_word(straight.curve, symmetry),
        )
    if circle is not None:
        # The mirror image of a turn about an axis is one about the mirrored axis, the other way round.
        axis = _opposite(mirrored_word(circle.axis, symmetry)) if symmetry.left_right else circle.axis
        circle = replace(circle, axis=axis, start=mirrored_word(circle.start, symmetry))
    is_other = stroke.is_other_phase or symmetry.out_of_phase
    return replace(stroke, straight=straight, circle=circle, is_other_phase=is_other)


def _opposite(word: str) -> str:
    return mirrored(word.translate(_UPSIDE).translate(_INSIDE))
