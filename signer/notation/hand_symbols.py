"""Symbols of shape and directions of a hand, read and written."""

from collections.abc import Iterator
from typing import Final

from signer.notation.cursor import Cursor
from signer.notation.notated import Digits, Facing, Shape
from signer.notation.symbols import has_symbol, name_of
from signer.phrases import phrase

OPENINGS: Final = {"across": "tight", "opposed": "slack"}
"""Openings of a cee, by the position of the thumb whose symbol says it."""
THUMB: Final = 1
LATERAL: Final = "lr"


def read_shape(at: Cursor) -> Shape:
    """Read the shape of a hand: base, thumb and bending, then fingers, and what touches."""
    base, thumb, opening, bend = _base(at)
    between = None
    if at.at("between", "handshape"):
        at.take("between")
        second, *more = _base(at)
        between = Shape(second, more[0], bend=more[2], opening=more[1])
    fingers = []
    while at.kind() == "digit" and at.kind(1) not in ("bending", "finger part", "between"):
        fingers.append(int(at.take("digit")))
    special, exempt = _meant(base, tuple(fingers))
    bends = []
    while at.at("digit", "bending"):
        bends.append((int(at.take("digit")), at.take("bending")))
    contacts: list[tuple[Digits, str]] = [((), ""), ((), "")]
    for number in range(2):
        if at.at("digit", "finger part", "digit"):
            first, part, last = int(at.take("digit")), at.take("finger part"), int(at.take("digit"))
            contacts[number] = ((first, last), part)
    thumb_between: Digits = ()
    is_enclosed = False
    if at.at("digit", "between", "digit"):
        first = int(at.take("digit"))
        at.take("between")
        thumb_between = (first, int(at.take("digit")))
    elif base == "fist" and at.maybe("between") is not None:
        is_enclosed = True
    at.maybe("et cetera")
    return Shape(
        base, thumb, bend, tuple(bends), special, exempt, opening, *contacts[0], *contacts[1],
        thumb_between=thumb_between, thumb_enclosed=is_enclosed, between=between,
    )  # fmt: skip


def _base(at: Cursor) -> tuple[str, str, str, str]:
    """Read base, thumb, opening of a cee and bending, the latter in either order."""
    base, thumb, bend = at.take("handshape"), "", ""
    for _ in range(2):
        thumb = thumb or at.maybe("thumb") or ""
        bend = bend or at.maybe("bending") or ""
    opening = OPENINGS.get(thumb, "") if base.startswith("cee") else ""
    return base, "" if opening else thumb, opening, bend


def _meant(base: str, fingers: Digits) -> tuple[Digits, Digits]:
    """Tell fingers that are stretched, or pinch, from those that are only exempt from the bending."""
    others = tuple(one for one in fingers if one != THUMB)
    are_special = (
        len(others) == 1
        if base == "finger2"
        else len(others) > 1
        if base.startswith("finger23") and base != "finger2345"
        else base in ("pinch12", "pinch12open", "cee12", "cee12open")
    )
    return (others, tuple(one for one in fingers if one == THUMB)) if are_special else ((), fingers)


def shape_symbols(shape: Shape) -> Iterator[str]:
    """Yield the symbols of a shape; LookupError where HamNoSys has none for it."""
    if shape.thumb_contact:
        raise LookupError("a part that the thumb touches has no symbol")
    yield from _base_symbols(shape)
    if shape.between is not None:
        yield name_of("between")
        yield from _base_symbols(shape.between)
    yield from (_digit(one) for one in (*shape.special, *shape.exempt))
    for digit, bend in shape.bends:
        yield from (_digit(digit), name_of("bending", bend))
    for pair, part in (
        (shape.contact, shape.contact_part),
        (shape.second_contact, shape.second_contact_part),
    ):
        if pair:
            yield from (_digit(pair[0]), name_of("finger part", part), _digit(pair[1]))
    if shape.thumb_between:
        yield from (_digit(shape.thumb_between[0]), name_of("between"), _digit(shape.thumb_between[1]))
    elif shape.thumb_enclosed:
        yield name_of("between")


def _base_symbols(shape: Shape) -> Iterator[str]:
    yield name_of("handshape", shape.base)
    thumbs = {opening: thumb for thumb, opening in OPENINGS.items()}
    if thumb := thumbs.get(shape.opening, shape.thumb):
        yield name_of("thumb", thumb)
    if shape.bend:
        yield name_of("bending", shape.bend)


def _digit(number: int) -> str:
    return name_of("digit", str(number))


def read_facing(at: Cursor) -> Facing:
    """Read the directions of fingers and palm of a hand, as far as they are told."""
    fingers, second_fingers, is_relative = "", "", False
    if at.kind() == "fingers":
        fingers = _fingers(at)
        if at.maybe("between") is not None:
            second_fingers = _fingers(at)
        is_relative = at.maybe("relative") is not None
    palm, second_palm, is_told_relative = read_palm(at)
    return Facing(fingers, palm, second_fingers, second_palm, is_relative or is_told_relative)


def read_palm(at: Cursor) -> tuple[str, str, bool]:
    """Read the direction of a palm, a second one it lies before, and whether both follow the path."""
    palm = at.maybe("palm") or ""
    second = ""
    if palm and at.maybe("between") is not None:
        second = at.take("palm")
    return palm, second, bool(palm) and at.maybe("relative") is not None


def _fingers(at: Cursor) -> str:
    first = at.take("fingers")
    if at.kind() != "fingers":
        return first
    letters = set(first) | set(at.value())
    joined = "".join(one for one in "udoilr" if one in letters)
    if len(joined) != 3 or len(letters & set(LATERAL)) != 1 or letters >= set("ud") or letters >= set("oi"):
        at.refuse(phrase("two directions of fingers are one of the eight between three"))
    at.take("fingers")
    return joined


def facing_symbols(facing: Facing) -> Iterator[str]:
    """Yield the symbols of directions."""
    for first, second, write in (
        (facing.fingers, facing.second_fingers, _direction_symbols),
        (facing.palm, facing.second_palm, lambda palm: (name_of("palm", palm),)),
    ):
        if first:
            yield from write(first)
            yield from (name_of("between"), *write(second)) if second else ()
            yield from (name_of("relative"),) if facing.is_relative else ()


def _direction_symbols(direction: str) -> tuple[str, ...]:
    """Return one symbol, or the two that one of the eight directions between three axes is written by."""
    if has_symbol("fingers", direction):
        return (name_of("fingers", direction),)
    return name_of("fingers", direction[:2]), name_of("fingers", direction[1:])
