"""Gestural SiGML as it is read: what its elements and attributes say of the hands.

What is not understood is left out and told, so that a file of another version still gives a sign.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final
from xml.etree.ElementTree import Element

from signer.errors import ImportingError
from signer.notation import notated
from signer.notation.gestural import (
    BASE,
    BENDS,
    CHANGE,
    FINGERS,
    LOCATION,
    MANNER,
    MANUAL,
    MOVEMENTS,
    PALM,
    PART,
    PLACES,
    SECOND,
    SHAPE,
    SIGN,
    SYMMETRY,
    Kind,
    Table,
)
from signer.notation.nonmanual import Lost, read_nonmanual
from signer.phrases import phrase
from signer.printable import quoted

DEEPEST: Final = 12
"""Elements within each other at most: those of the largest public collection are 7 deep."""
MOST_ELEMENTS: Final = 1000
"""Elements of a sign at most: the longest of that collection has 120."""
MOST_SEGMENTS: Final = 12
"""Parts of a compound at most: public ones have 4."""
AXES: Final = ("ud", "oi", "lr")
"""Letters of directions, in the order of a word, of which two of one axis contradict each other."""
MANNERS: Final = {"speed": ("fast", "slow"), "accent": ("tense", "rest", "halt")}
"""Words of a manner, each an attribute of its own; the first that is told counts."""
WITHOUT: Final = {
    "directedmotion": phrase("a movement without a direction"),
    "circularmotion": phrase("a circle without an axis"), "wristmotion": "",
}  # fmt: skip
"""Movements that are none without the first field of their table, and what is told of that."""

_POSTURES: Final = frozenset({
    "handconfig", "split_handconfig", *PLACES, "split_location", "handconstellation",
})  # fmt: skip
_RESPELLED: Final = {("wristpulse", ""): ("wristback", "palmar"), ("nail", "palmar"): ("pad", "")}
"""Names of parts and sides that are told otherwise: the palmar side of a nail is the pad of the finger."""


def read_gestural(sign: Element, name: str) -> tuple[notated.Notated, tuple[Lost, ...]]:
    """Return what a sign's element says of the hands, and what of it was not understood.

    Raises:
        ImportingError: nothing is told of the hands, or more than a sign can say.
    """
    gloss = sign.get("gloss", "").strip()
    manuals = list(sign.iter(MANUAL))
    if sum(1 for _ in sign.iter()) > MOST_ELEMENTS or len(manuals) > MOST_SEGMENTS:
        raise ImportingError.of(name, phrase("the sign {gloss} has too many elements", gloss=quoted(gloss)))
    reading = _Reading(f"{SIGN} ({gloss})" if gloss else SIGN)
    outer = sign.find(MANUAL)
    if outer is not None:
        segments = tuple(map(reading.segment, outer.findall(MANUAL) or [outer]))
    if outer is None or not any(one.movements or not one.hands.says_nothing for one in segments):
        raise nothing_told(name, reading.where)
    nonmanual, lost = read_nonmanual(sign.find("sign_nonmanual"))
    return notated.Notated(gloss, segments, nonmanual), (*dict.fromkeys(reading.lost), *lost)


def nothing_told(name: str, where: str) -> ImportingError:
    """Refuse a sign in a file that says nothing of hands."""
    return ImportingError.of(name, phrase("nothing is told of hands in {where}", where=where))


@dataclass(slots=True)
class _Reading:
    """One sign as it is read, with what is not understood."""

    where: str
    lost: list[Lost] = field(default_factory=list)
    depth: int = 0

    def fields(self, element: Element, table: Table, before: str = "") -> dict[str, Any]:
        """Read the fields of a record from the attributes of an element, `before` each name."""
        return {
            name: self.value(element, before + attribute, kind) for name, (attribute, kind) in table.items()
        }

    def value(self, element: Element, attribute: str, kind: Kind) -> Any:
        """Read an attribute; one that is not of its kind is empty, and told."""
        value = _plain(element, attribute)
        if kind == "flag":
            return element.get(attribute) == "true"
        if kind == "turns":
            return sum(element.get(turn) == "true" for turn in (attribute, f"{SECOND}{attribute}"))
        if kind == "bends":
            found = ((digit, self.value(element, f"{attribute}{digit}", BENDS)) for digit in range(1, 6))
            return tuple((digit, bend) for digit, bend in found if bend)
        if kind == "digits":
            digits = "" if set(value) - set("12345") else value
            self.lose_unless(value == digits, attribute, value)
            return tuple(map(int, dict.fromkeys(digits)))
        if kind == "any":
            return value
        if isinstance(kind, frozenset):
            self.lose_unless(not value or value in kind, attribute, value)
            return value if value in kind else ""
        letters = [[letter for letter in axis if letter in value] for axis in AXES]
        is_one = not set(value) - set("".join(AXES)) and all(len(found) < 2 for found in letters)
        self.lose_unless(is_one, attribute, value)
        word = "".join(letter for found in letters for letter in found) if is_one else ""
        if kind == "direction":
            return word
        across = word.replace("o", "").replace("i", "")  # of palms between three axes the part across
        self.lose_unless(bool(across) or not word, attribute, word, "orientations")
        return across

    def lose_unless(self, is_known: bool, attribute: str, value: str, feature: str = "notation") -> None:
        """Tell that the value of an attribute is left out where it is not known."""
        if not is_known:
            self.lost.append(Lost(feature, f"{attribute} {quoted(value)}"))

    def segment(self, manual: Element) -> notated.Segment:
        """Read one part of a sign."""
        movements = self.movements(manual)
        for one in manual:
            if one.tag not in _POSTURES | {*MOVEMENTS, MANUAL, CHANGE}:
                self.lost.append(Lost("notation", quoted(str(one.tag))))
        symmetry = notated.Symmetry(**self.fields(manual, SYMMETRY))
        return notated.Segment(self.hands(manual), movements, symmetry, manual.get("holdover") == "true")

    def hands(self, parent: Element) -> notated.Hands:
        """Read postures of both hands from elements in order, the later ones completing the former."""
        dominant, base, constellation = notated.Posture(), notated.Posture(), None
        for one in (one for one in parent if one.tag in _POSTURES):
            both = list(one)[:2] if one.tag.startswith("split_") else [one]
            if one.tag == "handconstellation":
                constellation = self.constellation(one)
            elif one.tag.endswith("handconfig"):
                postures = [self.configured(part) for part in both]
                dominant = postures[0].completed(dominant) if postures else dominant
                base = postures[1].completed(base) if len(postures) > 1 else base
            else:
                places = [*map(self.location, both), None, None]
                dominant = replace(dominant, location=places[0])
                base = replace(base, location=places[1]) if one.tag == "split_location" else base
        return notated.Hands(dominant, None if base == notated.Posture() else base, constellation)

    def configured(self, element: Element) -> notated.Posture:
        """Read the shape and directions of a hand, as far as they are told."""
        shape, told = None, self.fields(element, SHAPE)
        if told["base"]:
            between = self.fields(element, BASE, SECOND)
            shape = notated.Shape(**told, between=notated.Shape(**between) if between["base"] else None)
        fingers, palm = self.fields(element, FINGERS), self.fields(element, PALM)
        is_relative = fingers["is_relative"] or palm["is_relative"]
        return notated.Posture(shape, notated.Facing(**fingers | palm | {"is_relative": is_relative}))

    def location(self, element: Element) -> notated.Location:
        """Read where a hand is."""
        has_second = element.get("second_location") or element.get("second_digits")
        inner = element.find("location_hand")
        return notated.Location(
            self.part(element),
            element.tag == "location_hand",
            self.part(element, SECOND) if has_second else None,
            articulator=None if inner is None else self.part(inner),
            **self.fields(element, LOCATION),
        )

    def part(self, element: Element, before: str = "") -> notated.Part:
        """Read a part of hand or body."""
        found = notated.Part(**self.fields(element, PART, before))
        location, side = _RESPELLED.get((found.location, found.side)) or (found.location, found.side)
        return notated.Part(location, found.digits, side)

    def constellation(self, element: Element) -> notated.Constellation:
        """Read how both hands stand to each other."""
        parts = [self.part(one) for one in element.findall("location_hand")[:2]]
        where = element.find("location_bodyarm")
        return notated.Constellation(
            parts[-1] if parts else None,
            notated.mirrored_part(parts[0]) if parts else None,
            _plain(element, "contact"),
            None if where is None else self.location(where),
        )

    def movements(self, element: Element) -> tuple[notated.Movement, ...]:
        """Read the movements within an element, and all that they are made of."""
        self.depth += 1
        if self.depth > DEEPEST + 1:
            words = phrase("movements are more than {deepest} deep", deepest=DEEPEST)
            raise ImportingError.of(self.where, words)
        read = tuple(self.movement(one) for one in element if one.tag in MOVEMENTS)
        self.depth -= 1
        return read

    def movement(self, element: Element) -> notated.Movement:
        """Read a movement by its tag."""
        record, table = MOVEMENTS[element.tag]
        told = self.fields(element, table)
        if element.tag in WITHOUT and not next(iter(told.values())):
            if WITHOUT[element.tag]:
                self.lost.append(Lost("transitions", WITHOUT[element.tag]))
            return notated.Still()
        if record is notated.Circle and not told["start"]:
            told["end"] = ""
        if record in (notated.Straight, notated.Circle, notated.Wrist, notated.FingerPlay):
            moved: notated.Movement = record(**told, manner=self.manner(element))
            return moved
        parts = self.movements(element)
        if record is notated.Split and len(parts) > 1:
            return notated.Split(parts[0], parts[1], **told)
        if record in (notated.Parallel, notated.Sequence) and len(parts) > 1:
            joined: notated.Movement = record(parts, **told)
            return joined
        many = len(parts) > 1 and record is not notated.Split
        inner = notated.Sequence(parts) if many else next(iter(parts), notated.Still())
        if record is notated.Repeated:
            return notated.Repeated(inner, **told | {"how": told["how"] or "fromstart"})
        return self.targeted(element, inner) if record is notated.Targeted else inner

    def targeted(self, element: Element, inner: notated.Movement) -> notated.Movement:
        """Read the posture in which a movement ends; a change of posture is a posture alone."""
        target = self.hands(element)
        if target.says_nothing:
            return inner
        if any(one.tag in MOVEMENTS for one in element):
            return notated.Targeted(inner, target)
        return notated.Change(target, replace(self.manner(element), brushing=None))  # it ends at the place

    def manner(self, element: Element) -> notated.Manner:
        """Read how a movement goes, and what it brushes."""
        known = {word for words in MANNERS.values() for word in words}
        told = {one for one in known if element.get(one) == "true"} | {_plain(element, "manner")}
        self.lose_unless("speed" not in element.attrib, "speed", element.get("speed", ""), "transitions")
        brushed = next((one for one in element if one.tag in PLACES), None)
        found = self.fields(element, MANNER)
        found |= {name: next((one for one in words if one in told), "") for name, words in MANNERS.items()}
        return notated.Manner(**found, brushing=None if brushed is None else self.location(brushed))


def _plain(element: Element, attribute: str) -> str:
    return element.get(attribute, "").strip()
