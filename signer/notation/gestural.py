"""Gestural SiGML (`hamgestural_sign`): attributes for what symbols of HamNoSys say.

The structure is that of the gestural SiGML of HamNoSys 4 (`SOURCES.md`).
"""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias
from xml.etree.ElementTree import Element, SubElement

from signer.notation import notated
from signer.notation.nonmanual import TIERS, NonManual

SIGN: Final = "hamgestural_sign"
MANUAL: Final = "sign_manual"
SHAPES: Final = frozenset({
    "fist", "flat", "finger2", "finger23", "finger23spread", "finger2345", "pinch12", "pinchall",
    "pinch12open", "cee12", "ceeall", "cee12open",
})  # fmt: skip
BENDS: Final = frozenset({"bent", "round", "hooked", "halfbent", "dblbent", "dblhooked"})
CLOCK: Final = frozenset({"u", "ur", "r", "dr", "d", "dl", "l", "ul"})
SIZES: Final = frozenset({"small", "big"})
REPETITIONS: Final = frozenset({
    "fromstart", "fromstart_several", "tofroto", "continue", "continue_several", "reverse", "swap",
})  # fmt: skip

Kind: TypeAlias = frozenset[str] | Literal["flag", "any", "digits", "bends", "direction", "palm", "turns"]
"""Values of an attribute: some words, true, any word, digits from the thumb on, a bend for each digit (its
number ends the name of the attribute), a direction, the direction of a palm, or rounds, told by two flags."""
Table: TypeAlias = dict[str, tuple[str, Kind]]
"""Attribute and kind of each field of a record, in the order in which they are written."""

SYMMETRY: Final[Table] = {
    "is_nondominant": ("nondominant", "flag"), "both_hands": ("both_hands", "flag"),
    "left_right": ("lr_symm", "flag"), "up_down": ("ud_symm", "flag"), "out_in": ("oi_symm", "flag"),
    "out_of_phase": ("outofphase", "flag"),
}  # fmt: skip
BASE: Final[Table] = {
    "base": ("handshape", SHAPES), "bend": ("mainbend", BENDS),
    "thumb": ("thumbpos", frozenset({"out", "across", "opposed"})),
    "opening": ("ceeopening", frozenset({"tight", "slack"})),
}  # fmt: skip
"""Fields that a shape and the one that it lies before have, the latter with `SECOND` before each name."""
SHAPE: Final[Table] = BASE | {
    "special": ("specialfingers", "digits"), "exempt": ("exempteddigits", "digits"),
    "bends": ("bend", "bends"), "contact": ("contactpair", "digits"), "contact_part": ("contactkind", "any"),
    "second_contact": ("second_contactpair", "digits"), "second_contact_part": ("second_contactkind", "any"),
    "thumb_contact": ("thumbcontact", "any"), "thumb_between": ("thumbbetween", "digits"),
    "thumb_enclosed": ("thumbenclosed", "flag"),
}  # fmt: skip
FINGERS: Final[Table] = {
    "fingers": ("extfidir", "direction"), "second_fingers": ("second_extfidir", "direction"),
    "is_relative": ("rel_extfidir", "flag"),
}  # fmt: skip
PALM: Final[Table] = {
    "palm": ("palmor", "palm"), "second_palm": ("second_palmor", "palm"),
    "is_relative": ("rel_palmor", "flag"),
}  # fmt: skip
PART: Final[Table] = {
    "location": ("location", "any"), "digits": ("digits", "digits"), "side": ("side", "any"),
}  # fmt: skip
LOCATION: Final[Table] = {"behind": ("behind", "flag"), "contact": ("contact", "any")}
MANNER: Final[Table] = {
    "is_bouncing": ("bouncing", "flag"), "is_alternating": ("alternating", "flag"),
}  # fmt: skip
STRAIGHT: Final[Table] = {
    "direction": ("direction", "direction"), "second": ("second_direction", "direction"),
    "size": ("size", SIZES), "curve": ("curve", "direction"), "curve_size": ("curve_size", SIZES),
    "zigzag": ("zigzag_style", frozenset({"zigzag", "wavy"})), "zigzag_size": ("zigzag_size", SIZES),
}  # fmt: skip
CIRCLE: Final[Table] = {
    "axis": ("axis", "direction"), "second": ("second_axis", "direction"), "size": ("size", SIZES),
    "ellipse": ("ellipse_direction", frozenset({"h", "v", "ur", "ul"})), "start": ("start", CLOCK),
    "full_turns": ("clockplus", "turns"), "end": ("end", CLOCK),
}  # fmt: skip
WRIST: Final[Table] = {
    "motion": ("motion", frozenset({"nodding", "swinging", "twisting", "stircw", "stirccw"})),
    "size": ("size", SIZES),
}  # fmt: skip
MOVEMENTS: Final[Mapping[str, tuple[Any, Table]]] = MappingProxyType({
    "directedmotion": (notated.Straight, STRAIGHT), "circularmotion": (notated.Circle, CIRCLE),
    "wristmotion": (notated.Wrist, WRIST), "fingerplay": (notated.FingerPlay, {"digits": PART["digits"]}),
    "par_motion": (notated.Parallel, {}), "seq_motion": (notated.Sequence, {"is_fused": ("fused", "flag")}),
    "rpt_motion": (notated.Repeated, {
        "how": ("repetition", REPETITIONS), "growth": ("repetition_incrdecr", "any"),
        "shift": ("repetition_baseshift", "direction"), "is_alternating": MANNER["is_alternating"],
    }),
    "split_motion": (notated.Split, {"is_alternating": MANNER["is_alternating"]}),
    "tgt_motion": (notated.Targeted, {}), "nomotion": (notated.Still, {}), "no_motion": (notated.Still, {}),
})  # fmt: skip
"""Record and table of movements by their elements; the first one is written."""
SECOND: Final = "second_"
"""Beginning of the names of attributes of a second thing, such as the other of two parts."""
PLACES: Final = ("location_bodyarm", "location_hand")
CHANGE: Final = "changeposture"


def gestural_element(sign: notated.Notated) -> Element:
    """Return the element of a sign."""
    element = Element(SIGN, gloss=sign.gloss)
    outer = element if len(sign.segments) == 1 else SubElement(element, MANUAL)
    for segment in sign.segments:
        manual = SubElement(outer, MANUAL, _told(segment.symmetry, SYMMETRY))
        if segment.holds_over:
            manual.set("holdover", "true")
        _add_hands(manual, segment.hands)
        for one in segment.movements:
            _add_movement(manual, one)
    if sign.nonmanual:
        _add_nonmanual(SubElement(element, "sign_nonmanual"), sign.nonmanual)
    return element


def _told(record: Any, table: Table, before: str = "") -> dict[str, str]:
    """Return the attributes of a record that have something to say, `before` each name, in order."""
    found = dict[str, str]()
    for name, (attribute, kind) in table.items():
        value, key = getattr(record, name), before + attribute
        if kind == "bends":
            found |= {f"{key}{digit}": bend for digit, bend in value}
        elif kind == "turns":
            found |= dict.fromkeys((key, f"{SECOND}{key}")[:value], "true")
        elif value:
            joined = "".join(map(str, value)) if kind == "digits" else value
            found[key] = "true" if kind == "flag" else joined
    return found


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


def _add_hands(parent: Element, hands: notated.Hands) -> None:
    """Add shapes, directions and places; of both hands where both are told."""
    first, second = hands.dominant, hands.base or notated.Posture()
    for one, other in zip(_configured(first), _configured(second), strict=True):
        both = SubElement(parent, "split_handconfig") if other else parent
        for told in (one, other) if other else filter(None, (one,)):
            SubElement(both, "handconfig", told)
    if first.location is not None:
        both = parent if second.location is None else SubElement(parent, "split_location")
        for place in filter(None, (first.location, second.location)):
            _add_location(both, place)
    if (found := hands.constellation) is not None:
        element = SubElement(parent, "handconstellation", _told(found, {"contact": LOCATION["contact"]}))
        base = notated.mirrored_part(found.base)
        if found.dominant is not None and base is not None:
            for part in (base, found.dominant):
                SubElement(element, "location_hand", _told(part, PART))
        if found.location is not None:
            _add_location(element, found.location)


def _configured(posture: notated.Posture) -> tuple[dict[str, str], ...]:
    """Return attributes of the shape, the fingers and the palm of a hand, empty where it is not told."""
    shape, facing = posture.shape, posture.facing
    between = None if shape is None else shape.between
    return (
        ({} if shape is None else _told(shape, SHAPE))
        | ({} if between is None else _told(between, BASE, SECOND)),
        _told(facing, FINGERS) if facing.fingers else {},
        _told(facing, PALM) if facing.palm else {},
    )


def _add_location(parent: Element, location: notated.Location) -> None:
    second = {} if location.second is None else _told(location.second, PART, SECOND)
    told = _told(location.part, PART) | second | _told(location, LOCATION)
    element = SubElement(parent, PLACES[location.is_hand], told)
    if location.articulator is not None:
        SubElement(element, "location_hand", _told(location.articulator, PART))


def _add_movement(parent: Element, movement: notated.Movement) -> None:
    is_change = isinstance(movement, notated.Change)
    record = notated.Targeted if is_change else type(movement)
    tag, table = next((tag, table) for tag, (kind, table) in MOVEMENTS.items() if kind is record)
    manner = getattr(movement, "manner", notated.Manner())
    element = SubElement(parent, tag, _told(movement, table) | _manner(manner))
    if is_change:
        SubElement(element, CHANGE)
    for one in notated.parts_of(movement):
        _add_movement(element, one)
    if isinstance(movement, notated.Change | notated.Targeted):
        _add_hands(element, movement.target)
    elif manner.brushing is not None:
        _add_location(element, manner.brushing)


def _manner(manner: notated.Manner) -> dict[str, str]:
    told = {word: "true" for word in (manner.speed, manner.accent) if word}
    return told | _told(manner, MANNER)
