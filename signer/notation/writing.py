"""Write what a notated sign says in symbols of HamNoSys 4: the inverse of the grammar."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from signer.notation import notated
from signer.notation.hand_symbols import facing_symbols, shape_symbols
from signer.notation.place_symbols import constellation_symbols, location_symbols
from signer.notation.symbols import name_of

Told = TypeVar("Told")


def symbols_of(sign: notated.Notated) -> tuple[str, ...]:
    """Return the names of a sign's symbols.

    Raises:
        LookupError: HamNoSys has no symbol for something that is said, such as a shape that is half bent.
    """
    return tuple(_joined([list(_segment(one)) for one in sign.segments]))


def _joined(parts: Sequence[Sequence[str]]) -> Iterator[str]:
    for number, part in enumerate(parts):
        if number:
            yield name_of("plus")
        yield from part


def _segment(segment: notated.Segment) -> Iterator[str]:
    yield from _symmetry(segment.symmetry)
    yield from _hands(segment.hands)
    for one in segment.movements:
        yield from _movement(one)


def _symmetry(symmetry: notated.Symmetry) -> Iterator[str]:
    if symmetry.is_nondominant:
        yield name_of("nondominant")
    if not symmetry.both_hands:
        return
    yield name_of("symmetry", "lr" if symmetry.left_right else "par")
    if symmetry.out_in:
        yield name_of("bending", "bent")
    if symmetry.up_down:
        yield name_of("size", "big")
    if symmetry.out_of_phase:
        yield name_of("alternating")


def _hands(hands: notated.Hands) -> Iterator[str]:
    """Yield shapes, directions and place; of both hands in brackets where they differ."""
    first, second = hands.dominant, hands.base or notated.Posture()
    yield from _of_both(first.shape, second.shape, shape_symbols)
    fingers = _fingers_of(first.facing), _fingers_of(second.facing)
    palms = _palm_of(first.facing), _palm_of(second.facing)
    if any(one is None and other is not None for one, other in (fingers, palms)):
        yield from _of_both(first.facing, second.facing, facing_symbols)
    else:
        for one, other in (fingers, palms):
            yield from _of_both(one, other, facing_symbols)
    if hands.constellation is not None:
        yield from constellation_symbols(hands.constellation)
    else:
        yield from _of_both(first.location, second.location, location_symbols)


def _of_both(
    first: Told | None, second: Told | None, write: Callable[[Told], Iterable[str]]
) -> Iterator[str]:
    told = [list(write(one)) for one in (first, second) if one is not None]
    if len(told) == 2:
        yield from _bracketed("parallel", [list(_joined(told))])
    else:
        yield from _joined(told)


def _fingers_of(facing: notated.Facing) -> notated.Facing | None:
    if not facing.fingers:
        return None
    return notated.Facing(
        facing.fingers, second_fingers=facing.second_fingers, is_relative=facing.is_relative
    )


def _palm_of(facing: notated.Facing) -> notated.Facing | None:
    if not facing.palm:
        return None
    is_alone = facing.is_relative and not facing.fingers
    return notated.Facing(palm=facing.palm, second_palm=facing.second_palm, is_relative=is_alone)


def _movement(movement: notated.Movement) -> Iterator[str]:
    parts = [list(_movement(one)) for one in notated.parts_of(movement)]
    match movement:
        case notated.Targeted():
            yield from parts[0]
            yield from _hands(movement.target)
        case notated.Repeated():
            yield from parts[0]
            yield from _repetition(movement)
        case notated.Parallel():
            yield from _bracketed("parallel", parts)
        case notated.Sequence():
            yield from _bracketed("fusion" if movement.is_fused else "sequence", parts)
        case notated.Split():
            yield from _bracketed("parallel", [list(_joined(parts))])
            if movement.is_alternating:
                yield name_of("alternating")
        case notated.Still():
            yield name_of("no motion")
        case _:
            yield from _simple(movement)
            yield from _manner(movement.manner)


def _bracketed(kind: str, parts: Sequence[Sequence[str]]) -> Iterator[str]:
    yield name_of(f"{kind} begins")
    for part in parts:
        yield from part
    yield name_of(f"{kind} ends")


def _repetition(repeated: notated.Repeated) -> Iterator[str]:
    how = name_of("repetition", repeated.how)
    yield from _bracketed("sequence", [[how, name_of("move", repeated.shift)]]) if repeated.shift else [how]
    if repeated.growth:
        yield name_of("growth", repeated.growth)
    if repeated.is_alternating:
        yield name_of("alternating")


def _simple(
    movement: notated.Straight | notated.Circle | notated.Wrist | notated.FingerPlay | notated.Change,
) -> Iterator[str]:
    if isinstance(movement, notated.Straight):
        yield from _sized("move", movement.direction, movement.second, movement.size)
        for kind, value, size in (
            ("arc", movement.curve, movement.curve_size),
            ("zigzag", movement.zigzag, movement.zigzag_size),
        ):
            if value:
                yield name_of(kind, value)
                yield from _size(size)
    elif isinstance(movement, notated.Circle):
        yield from _sized("circle", movement.axis, movement.second, movement.size)
        if movement.start:
            yield name_of("clock", movement.start)
        yield from (name_of("full turn") for _ in range(movement.full_turns))
        if movement.start and movement.end:
            yield name_of("clock", movement.end)
        if movement.ellipse:
            yield name_of("ellipse", movement.ellipse)
    elif isinstance(movement, notated.Wrist):
        yield from _sized("wrist", movement.motion, "", movement.size)
    elif isinstance(movement, notated.FingerPlay):
        played = [name_of("digit", str(one)) for one in movement.digits]
        play = [*played, name_of("finger play")]
        yield from _bracketed("sequence", [play]) if played else play
    else:
        yield name_of("replace")
        yield from _hands(movement.target)


def _sized(kind: str, value: str, second: str, size: str) -> Iterator[str]:
    yield name_of(kind, value)
    if second:
        yield from (name_of("between"), name_of(kind, second))
    yield from _size(size)


def _size(size: str) -> Iterator[str]:
    if size:
        yield name_of("size", size)


def _manner(manner: notated.Manner) -> Iterator[str]:
    if manner.brushing is not None:
        brushed = [name_of("brushing"), *location_symbols(manner.brushing)]
        yield from _bracketed("sequence", [brushed])
    if manner.speed:
        yield name_of("speed", manner.speed)
    if manner.accent:
        yield name_of("accent", manner.accent)
    if manner.is_alternating:
        yield name_of("alternating")
