"""Gestural SiGML of a notated sign: `hamgestural_sign`, attributes for the symbols of HamNoSys.

The structure is that of the gestural SiGML of HamNoSys 4 (`signer/notation/SOURCES.md`).
"""

from collections.abc import Collection, Iterable, Iterator
from xml.etree.ElementTree import Element, SubElement

from signer.notation import notated
from signer.notation.nonmanual import TIERS, NonManual

SIGN = "hamgestural_sign"
MANUAL = "sign_manual"


def gestural_element(sign: notated.Notated) -> Element:
    """Return the element of a sign."""
    element = Element(SIGN, gloss=sign.gloss)
    outer = element if len(sign.segments) == 1 else SubElement(element, MANUAL)
    for segment in sign.segments:
        _add_segment(SubElement(outer, MANUAL, _symmetry(segment.symmetry)), segment)
    if sign.nonmanual:
        _add_nonmanual(SubElement(element, "sign_nonmanual"), sign.nonmanual)
    return element


def _add_nonmanual(parent: Element, told: Collection[NonManual]) -> None:
    """Add tiers of face, gaze, head and trunk; what stands on one tier is at the same time."""
    for name in dict.fromkeys(one.tier for one in TIERS):
        tiers = [tier for tier in TIERS if tier.tier == name]
        on_tier = [(tier, code) for tier in tiers for element, code in told if element == tier.element]
        if on_tier:
            around = SubElement(parent, name)
            around = around if len(on_tier) == 1 else SubElement(around, on_tier[0][0].together)
            for tier, code in on_tier:
                SubElement(around, tier.element, {tier.attribute: code})


def _told(**words: str | bool) -> dict[str, str]:
    """Return attributes with something to say, in order."""
    return {name: word if isinstance(word, str) else "true" for name, word in words.items() if word}


def _digits(digits: notated.Digits) -> str:
    return "".join(map(str, digits))


def _symmetry(symmetry: notated.Symmetry) -> dict[str, str]:
    return _told(
        nondominant=symmetry.is_nondominant, both_hands=symmetry.both_hands, lr_symm=symmetry.left_right,
        ud_symm=symmetry.up_down, oi_symm=symmetry.out_in, outofphase=symmetry.out_of_phase,
    )  # fmt: skip


def _add_segment(manual: Element, segment: notated.Segment) -> None:
    if segment.holds_over:
        manual.set("holdover", "true")
    _add_hands(manual, segment.hands)
    for one in segment.movements:
        _add_movement(manual, one)


def _add_hands(parent: Element, hands: notated.Hands) -> None:
    """Add shapes, directions and places; of both hands where both are told."""
    first, second = hands.dominant, hands.base or notated.Posture()
    for one, other in (
        (_shape(first.shape), _shape(second.shape)),
        (_fingers(first.facing), _fingers(second.facing)),
        (_palm(first.facing), _palm(second.facing)),
    ):
        if other:
            both = SubElement(parent, "split_handconfig")
            SubElement(both, "handconfig", one)
            SubElement(both, "handconfig", other)
        elif one:
            SubElement(parent, "handconfig", one)
    if second.location is not None and first.location is not None:
        both = SubElement(parent, "split_location")
        _add_location(both, first.location)
        _add_location(both, second.location)
    elif first.location is not None:
        _add_location(parent, first.location)
    if hands.constellation is not None:
        _add_constellation(parent, hands.constellation)


def _shape(shape: notated.Shape | None) -> dict[str, str]:
    if shape is None:
        return {}
    between = shape.between or notated.Shape("")
    bends = {f"bend{digit}": bend for digit, bend in shape.bends}
    return _told(
        handshape=shape.base, mainbend=shape.bend, thumbpos=shape.thumb, ceeopening=shape.opening,
        specialfingers=_digits(shape.special), exempteddigits=_digits(shape.exempt), **bends,
        contactpair=_digits(shape.contact), contactkind=shape.contact_part,
        second_contactpair=_digits(shape.second_contact), second_contactkind=shape.second_contact_part,
        thumbcontact=shape.thumb_contact, thumbbetween=_digits(shape.thumb_between),
        thumbenclosed=shape.thumb_enclosed, second_handshape=between.base, second_mainbend=between.bend,
        second_thumbpos=between.thumb, second_ceeopening=between.opening,
    )  # fmt: skip


def _fingers(facing: notated.Facing) -> dict[str, str]:
    if not facing.fingers:
        return {}
    return _told(
        extfidir=facing.fingers, second_extfidir=facing.second_fingers, rel_extfidir=facing.is_relative
    )


def _palm(facing: notated.Facing) -> dict[str, str]:
    if not facing.palm:
        return {}
    return _told(palmor=facing.palm, second_palmor=facing.second_palm, rel_palmor=facing.is_relative)


def _add_location(parent: Element, location: notated.Location) -> None:
    second = {} if location.second is None else _part(location.second, "second_")
    told = _part(location.part) | second | _told(behind=location.behind, contact=location.contact)
    element = SubElement(parent, "location_hand" if location.is_hand else "location_bodyarm", told)
    if location.articulator is not None:
        SubElement(element, "location_hand", _part(location.articulator))


def _part(part: notated.Part, before: str = "") -> dict[str, str]:
    told = _told(location=part.location, digits=_digits(part.digits), side=part.side)
    return {f"{before}{name}": word for name, word in told.items()}


def _add_constellation(parent: Element, found: notated.Constellation) -> None:
    element = SubElement(parent, "handconstellation", _told(contact=found.contact))
    base = notated.mirrored_part(found.base)
    if found.dominant is not None and base is not None:
        SubElement(element, "location_hand", _part(base))
        SubElement(element, "location_hand", _part(found.dominant))
    if found.location is not None:
        _add_location(element, found.location)


def _add_movement(parent: Element, movement: notated.Movement) -> None:
    match movement:
        case notated.Targeted(inner, target):
            element = SubElement(parent, "tgt_motion")
            _add_movement(element, inner)
            _add_hands(element, target)
        case notated.Repeated(inner, how, is_alternating, shift, growth):
            told = _told(
                repetition=how,
                repetition_incrdecr=growth,
                repetition_baseshift=shift,
                alternating=is_alternating,
            )
            _add_movement(SubElement(parent, "rpt_motion", told), inner)
        case notated.Parallel(parts):
            _add_all(SubElement(parent, "par_motion"), parts)
        case notated.Sequence(parts, is_fused):
            _add_all(SubElement(parent, "seq_motion", _told(fused=is_fused)), parts)
        case notated.Split(dominant, base, is_alternating):
            element = SubElement(parent, "split_motion", _told(alternating=is_alternating))
            _add_all(element, (dominant, base))
        case notated.Change(target, manner):
            element = SubElement(parent, "tgt_motion", _manner(manner))
            SubElement(element, "changeposture")
            _add_hands(element, target)
        case notated.Still():
            SubElement(parent, "nomotion")
        case notated.Straight() | notated.Circle() | notated.Wrist() | notated.FingerPlay():
            _add_simple(parent, movement)


def _add_all(parent: Element, movements: Iterable[notated.Movement]) -> None:
    for one in movements:
        _add_movement(parent, one)


def _add_simple(
    parent: Element, movement: notated.Straight | notated.Circle | notated.Wrist | notated.FingerPlay
) -> None:
    match movement:
        case notated.Straight():
            tag, told = "directedmotion", dict(_straight(movement))
        case notated.Circle():
            tag, told = "circularmotion", dict(_circle(movement))
        case notated.Wrist(motion, size):
            tag, told = "wristmotion", _told(motion=motion, size=size)
        case notated.FingerPlay(digits):
            tag, told = "fingerplay", _told(digits=_digits(digits))
    element = SubElement(parent, tag, told | _manner(movement.manner))
    if movement.manner.brushing is not None:
        _add_location(element, movement.manner.brushing)


def _straight(movement: notated.Straight) -> Iterator[tuple[str, str]]:
    yield from _told(
        direction=movement.direction, second_direction=movement.second, size=movement.size,
        curve=movement.curve, curve_size=movement.curve_size, zigzag_style=movement.zigzag,
        zigzag_size=movement.zigzag_size,
    ).items()  # fmt: skip


def _circle(movement: notated.Circle) -> Iterator[tuple[str, str]]:
    yield from _told(
        axis=movement.axis, second_axis=movement.second, size=movement.size,
        ellipse_direction=movement.ellipse, start=movement.start, clockplus=movement.full_turns > 0,
        second_clockplus=movement.full_turns > 1, end=movement.end,
    ).items()  # fmt: skip


def _manner(manner: notated.Manner) -> dict[str, str]:
    told = {word: "true" for word in (manner.speed, manner.accent) if word}
    return told | _told(bouncing=manner.is_bouncing, alternating=manner.is_alternating)
