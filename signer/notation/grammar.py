"""The grammar of HamNoSys 4: read what a sign's symbols say, naming the first that does not fit.

It follows the structure of HamNoSysML 1.1 (see SOURCES.md of this package): posture of the hands, then what
they do, one after the other.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from signer.notation import notated
from signer.notation.cursor import Cursor, Read
from signer.notation.hand_symbols import read_facing, read_palm, read_shape
from signer.notation.place_symbols import (
    PLACES,
    is_at_contact,
    is_at_pair,
    read_location,
    read_pair,
    read_touch,
)
from signer.phrases import phrase

SIMPLE: Final = frozenset({"move", "circle", "wrist", "finger play", "replace", "no motion"})
GROUPS: Final = frozenset({"sequence begins", "parallel begins", "fusion begins"})


def parse(names: Iterable[str], gloss: str = "") -> notated.Notated:
    """Read a sign from its symbols' names.

    Raises:
        NotationError: it names the first symbol that does not fit, and what is expected there.
    """
    at = Cursor(names)
    segments = [_segment(at)]
    while at.maybe("plus") is not None:
        segments.append(_segment(at))
    if at.kind():
        at.refuse(phrase("a movement, a place it ends at, or the end of the sign is expected"))
    return notated.Notated(gloss, tuple(segments))


def read_alone(names: Iterable[str], read: Callable[[Cursor], Read]) -> Read:
    """Read symbols that are nothing but a shape, a place or the like; NotationError where they are not."""
    at = Cursor(names)
    found = read(at)
    if at.kind():
        at.refuse(phrase("nothing more is expected"))
    return found


def _segment(at: Cursor) -> notated.Segment:
    is_nondominant = at.maybe("nondominant") is not None
    symmetry = replace(_symmetry(at), is_nondominant=is_nondominant)
    if at.kind() != "handshape" and not at.at("parallel begins", "handshape"):
        at.refuse(phrase("the shape of a hand is expected"))
    return notated.Segment(_hands(at), _movements(at), symmetry)


def _symmetry(at: Cursor) -> notated.Symmetry:
    kind = at.maybe("symmetry")
    if kind is None:
        return notated.Symmetry()
    is_out_in = is_up_down = False
    while at.kind() in ("bending", "size"):
        if at.kind() == "bending":
            is_out_in = at.take("bending") == "bent" or at.refuse(
                phrase("of bendings, hamfingerstraightmod is expected")
            )
        else:
            is_up_down = at.take("size") == "big" or at.refuse(phrase("of sizes, hamlargemod is expected"))
    is_out_of_phase = at.maybe("alternating") is not None
    at.maybe("nonipsi")
    return notated.Symmetry(True, kind == "lr", is_up_down, is_out_in, is_out_of_phase)


def _hands(at: Cursor) -> notated.Hands:
    """Read shapes, directions and places of one hand or both, as far as they are told."""
    dominant, base = notated.Posture(), notated.Posture()
    if at.at("parallel begins", "handshape"):
        dominant, base = at.pair(lambda at: notated.Posture(read_shape(at), read_facing(at)))
    elif at.kind() == "handshape":
        dominant = notated.Posture(read_shape(at))
    for kind in ("fingers", "palm"):
        if at.at("parallel begins", kind):
            first, second = at.pair(read_facing)
            dominant = replace(dominant, facing=dominant.facing.completed(first))
            base = replace(base, facing=base.facing.completed(second))
        elif at.kind() == kind:
            told = read_facing(at) if kind == "fingers" else _palm(at)
            dominant = replace(dominant, facing=dominant.facing.completed(told))
    there = notated.Hands.at(_place(at))
    dominant = replace(dominant, location=there.dominant.location)
    base = base if there.base is None else replace(base, location=there.base.location)
    return notated.Hands(dominant, None if base == notated.Posture() else base, there.constellation)


def _palm(at: Cursor) -> notated.Facing:
    palm, second, is_relative = read_palm(at)
    return notated.Facing(palm=palm, second_palm=second, is_relative=is_relative)


def _place(
    at: Cursor,
) -> notated.Location | tuple[notated.Location, notated.Location] | notated.Constellation | None:
    if is_at_pair(at):
        return read_pair(at)
    if at.kind() in PLACES:
        return read_location(at)
    return read_touch(at) if is_at_contact(at) else None


def _movements(at: Cursor) -> tuple[notated.Movement, ...]:
    found = []
    while at.kind() in SIMPLE or (at.kind() in GROUPS and not is_at_pair(at)):
        found.append(_movement(at))
    return tuple(found)


def _movement(at: Cursor) -> notated.Movement:
    """Read a movement with the place it ends at, and how often it is done."""
    found = _group(at) if at.kind() in GROUPS else _simple(at)
    if at.maybe("alternating") is not None:
        found = _alternating(found)
    if not isinstance(found, notated.Change):
        place = _place(at)
        if place is not None:
            found = notated.Targeted(found, notated.Hands.at(place))
    while at.kind() == "repetition" or at.at("sequence begins", "repetition"):
        found = _repeated(at, found)
    if at.maybe("alternating") is not None:
        found = _alternating(found)
        at.maybe("alternating")
    return found


def _repeated(at: Cursor, movement: notated.Movement) -> notated.Repeated:
    if at.kind() == "sequence begins":

        def shifted() -> tuple[str, str]:
            how, shift = at.take("repetition"), at.take("move")
            at.maybe("size")
            return how, shift

        how, shift = at.inside("sequence begins", "sequence ends", shifted)
    else:
        how, shift = at.take("repetition"), ""
    return notated.Repeated(movement, how, shift=shift, growth=at.maybe("growth") or "")


def _alternating(movement: notated.Movement) -> notated.Movement:
    """Return a movement that the hands do in turns."""
    if isinstance(movement, notated.Repeated | notated.Split):
        return replace(movement, is_alternating=True)
    if isinstance(movement, notated.Targeted):
        return replace(movement, movement=_alternating(movement.movement))
    if isinstance(movement, notated.Parallel | notated.Sequence):
        return replace(movement, parts=tuple(_alternating(one) for one in movement.parts))
    if isinstance(movement, notated.Still):
        return movement
    return replace(movement, manner=replace(movement.manner, is_alternating=True))


def _group(at: Cursor) -> notated.Movement:
    """Read movements in brackets: at the same time, in order or fused; or those of each hand."""
    opening = at.kind()
    closing = opening.replace("begins", "ends")
    if opening == "parallel begins":
        return at.inside(opening, closing, lambda: _parallel(at))
    if opening == "sequence begins" and at.kind(1) == "digit":
        return at.inside(opening, closing, lambda: _finger_play(at))
    return notated.Sequence(at.inside(opening, closing, lambda: _some(at)), opening == "fusion begins")


def _parallel(at: Cursor) -> notated.Movement:
    first = _some(at)
    if at.maybe("plus") is None:
        return notated.Parallel(first)
    return notated.Split(_one_of(first), _one_of(_some(at)))


def _one_of(parts: tuple[notated.Movement, ...]) -> notated.Movement:
    return parts[0] if len(parts) == 1 else notated.Sequence(parts)


def _some(at: Cursor) -> tuple[notated.Movement, ...]:
    return _movements(at) or at.refuse(phrase("a movement is expected"))


def _finger_play(at: Cursor) -> notated.FingerPlay:
    digits = []
    while at.kind() == "digit":
        digits.append(int(at.take("digit")))
    at.take("finger play")
    return notated.FingerPlay(tuple(digits))


def _simple(at: Cursor) -> notated.Movement:
    kind = at.kind()
    if kind == "move":
        return replace(_straight(at), manner=_manner(at))
    if kind == "circle":
        return replace(_circle(at), manner=_manner(at))
    if kind == "wrist":
        return notated.Wrist(at.take(kind), at.maybe("size") or "", _manner(at))
    if at.maybe("no motion") is not None:
        return notated.Still()
    if at.maybe("finger play") is not None:
        return notated.FingerPlay(manner=_manner(at))
    at.take("replace")
    at.maybe("growth")
    target = _hands(at)
    if target.says_nothing:
        at.refuse(phrase("a shape, a direction or a place is expected"))
    return notated.Change(target, _manner(at))


def _straight(at: Cursor) -> notated.Straight:
    direction = at.take("move")
    second = at.take("move") if at.maybe("between") is not None else ""
    size = at.maybe("size") or ""
    curve, zigzag = at.maybe("arc") or "", ""
    if not curve:
        zigzag = at.maybe("zigzag") or ""
    more = (at.maybe("size") or "") if curve or zigzag else ""
    at.maybe("ellipse")
    at.maybe("growth")
    return notated.Straight(
        direction, second, size, curve, more if curve else "", zigzag, more if zigzag else ""
    )


def _circle(at: Cursor) -> notated.Circle:
    axis = at.take("circle")
    second = at.take("circle") if at.maybe("between") is not None else ""
    size = at.maybe("size") or ""
    start, end, turns = at.maybe("clock") or "", "", 0
    while at.maybe("full turn") is not None:
        turns += 1
    if start:
        end = at.maybe("clock") or ""
    ellipse = at.maybe("ellipse") or ""
    at.maybe("size")
    at.maybe("growth")
    at.maybe("zigzag")
    return notated.Circle(axis, second, size, start, end, turns, ellipse)


def _manner(at: Cursor) -> notated.Manner:
    """Read what is brushed on the way, and how fast and tense a movement is."""
    brushing = None
    if at.at("sequence begins", "brushing"):

        def brushed() -> notated.Location:
            at.take("brushing")
            return read_location(at)

        brushing = at.inside("sequence begins", "sequence ends", brushed)
    speed = accent = ""
    while at.kind() in ("speed", "accent"):
        if at.kind() == "speed":
            speed = at.take("speed")
        else:
            accent = at.take("accent")
    return notated.Manner(speed, accent, brushing=brushing)
