"""Gestural SiGML (`hamgestural_sign`): what its elements and attributes say of the hands, as notation.

What is not understood is left out and told, so that a file of another version still gives a sign. The
structure is that of the gestural SiGML of HamNoSys 4 (`signer/notation/SOURCES.md`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from xml.etree.ElementTree import Element

from signer.errors import ImportingError
from signer.export.losses import Loss, left_out
from signer.importing.nonmanual_tiers import nothing_told, read_nonmanual
from signer.notation import notated
from signer.phrases import phrase
from signer.printable import quoted

SIGN: Final = "hamgestural_sign"
MANUAL: Final = "sign_manual"
DEEPEST: Final = 12
"""Elements within each other at most: those of the largest public collection are 7 deep."""
MOST_ELEMENTS: Final = 1000
"""Elements of a sign at most: the longest of that collection has 120."""
MOST_SEGMENTS: Final = 12
"""Parts of a compound at most: public ones have 4."""
AXES: Final = ("ud", "oi", "lr")
"""Letters of directions, in the order of a word, of which two of one axis contradict each other."""
SHAPES: Final = frozenset({
    "fist", "flat", "finger2", "finger23", "finger23spread", "finger2345", "pinch12", "pinchall",
    "pinch12open", "cee12", "ceeall", "cee12open",
})  # fmt: skip
BENDS: Final = frozenset({"bent", "round", "hooked", "halfbent", "dblbent", "dblhooked"})
THUMBS: Final = frozenset({"out", "across", "opposed"})
PALMS: Final = frozenset({"u", "ur", "r", "dr", "d", "dl", "l", "ul"})
SIZES: Final = frozenset({"small", "big"})
WRISTS: Final = frozenset({"nodding", "swinging", "twisting", "stircw", "stirccw"})
REPETITIONS: Final = frozenset({
    "fromstart", "fromstart_several", "tofroto", "continue", "continue_several", "reverse", "swap",
})  # fmt: skip
CLOCK: Final = PALMS
ELLIPSES: Final = frozenset({"h", "v", "ur", "ul"})
_POSTURES: Final = frozenset({
    "handconfig", "split_handconfig", "location_bodyarm", "location_hand", "split_location",
    "handconstellation",
})  # fmt: skip
_MOVEMENTS: Final = frozenset({
    "directedmotion", "circularmotion", "wristmotion", "fingerplay", "nomotion", "no_motion", "changeposture",
    "par_motion", "seq_motion", "split_motion", "rpt_motion", "tgt_motion",
})  # fmt: skip
_RESPELLED: Final = {("wristpulse", ""): ("wristback", "palmar"), ("nail", "palmar"): ("pad", "")}
"""Names of parts and sides that are told otherwise: the palmar side of a nail is the pad of the finger."""


def read_gestural(sign: Element, name: str) -> tuple[notated.Notated, tuple[Loss, ...]]:
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
        inner = outer.findall(MANUAL)
        segments = tuple(reading.segment(one) for one in inner or [outer])
    if outer is None or not any(one.movements or not one.hands.says_nothing for one in segments):
        raise nothing_told(name, reading.where)
    nonmanual, lost = read_nonmanual(sign.find("sign_nonmanual"), reading.where)
    return notated.Notated(gloss, segments, nonmanual), (*reading.losses, *lost)


@dataclass(slots=True)
class _Reading:
    """One sign as it is read, with what is not understood."""

    where: str
    losses: list[Loss] = field(default_factory=list)
    depth: int = 0

    def lose(self, feature: str, what: str) -> None:
        """Tell that something is left out, once."""
        loss = Loss(feature, self.where, left_out(what))
        if loss not in self.losses:
            self.losses.append(loss)

    def segment(self, manual: Element) -> notated.Segment:
        """Read one part of a sign."""
        symmetry = notated.Symmetry(
            _is(manual, "both_hands"),
            _is(manual, "lr_symm"),
            _is(manual, "ud_symm"),
            _is(manual, "oi_symm"),
            _is(manual, "outofphase"),
            _is(manual, "nondominant"),
        )
        told = [one for one in manual if one.tag in _POSTURES]
        movements = tuple(self.movement(one) for one in manual if one.tag in _MOVEMENTS)
        for one in manual:
            if one.tag not in _POSTURES | _MOVEMENTS | {MANUAL}:
                self.lose("notation", quoted(str(one.tag)))
        return notated.Segment(self.hands(told), movements, symmetry, _is(manual, "holdover"))

    def hands(self, elements: Sequence[Element]) -> notated.Hands:
        """Read postures of both hands from elements in order, the later ones completing the former."""
        dominant, base, constellation = notated.Posture(), notated.Posture(), None
        for one in elements:
            match one.tag:
                case "handconfig":
                    dominant = self.configured(dominant, one)
                case "split_handconfig":
                    for number, part in enumerate(list(one)[:2]):
                        if number:
                            base = self.configured(base, part)
                        else:
                            dominant = self.configured(dominant, part)
                case "location_bodyarm" | "location_hand":
                    dominant = replace(dominant, location=self.location(one))
                case "split_location":
                    places = [self.location(part) for part in list(one)[:2]]
                    dominant = replace(dominant, location=places[0] if places else None)
                    base = replace(base, location=places[1] if len(places) > 1 else None)
                case "handconstellation":
                    constellation = self.constellation(one)
        return notated.Hands(dominant, None if base == notated.Posture() else base, constellation)

    def configured(self, posture: notated.Posture, element: Element) -> notated.Posture:
        """Return a posture with the shape and directions of a `handconfig`, where it tells any."""
        return notated.Posture(self.shape(element), self.facing(element)).completed(posture)

    def shape(self, element: Element) -> notated.Shape | None:
        """Read the shape of a hand; None where the element tells none."""
        base = self.word(element, "handshape", SHAPES)
        if not base:
            return None
        second = self.word(element, "second_handshape", SHAPES)
        between = (
            notated.Shape(
                second,
                self.word(element, "second_thumbpos", THUMBS),
                self.word(element, "second_mainbend", BENDS),
                opening=self.word(element, "second_ceeopening", frozenset({"tight", "slack"})),
            )
            if second
            else None
        )
        bends = ((digit, self.word(element, f"bend{digit}", BENDS)) for digit in range(1, 6))
        return notated.Shape(
            base,
            self.word(element, "thumbpos", THUMBS),
            self.word(element, "mainbend", BENDS),
            tuple((digit, bend) for digit, bend in bends if bend),
            self.digits(element, "specialfingers"),
            self.digits(element, "exempteddigits"),
            self.word(element, "ceeopening", frozenset({"tight", "slack"})),
            self.digits(element, "contactpair"),
            _plain(element, "contactkind"),
            self.digits(element, "second_contactpair"),
            _plain(element, "second_contactkind"),
            _plain(element, "thumbcontact"),
            self.digits(element, "thumbbetween"),
            _is(element, "thumbenclosed"),
            between,
        )

    def facing(self, element: Element) -> notated.Facing:
        """Read the directions of a hand, as far as they are told."""
        return notated.Facing(
            self.direction(element, "extfidir"),
            self.palm(element, "palmor"),
            self.direction(element, "second_extfidir"),
            self.palm(element, "second_palmor"),
            _is(element, "rel_extfidir") or _is(element, "rel_palmor"),
        )

    def palm(self, element: Element, attribute: str) -> str:
        """Read the direction of a palm: of those between three axes and before or behind, the part across."""
        word = self.direction(element, attribute)
        across = "".join(letter for letter in word if letter not in "oi")
        if word and not across:
            self.lose("orientations", f"{attribute} {quoted(word)}")
        return across

    def location(self, element: Element) -> notated.Location:
        """Read where a hand is."""
        second = element.get("second_location") or element.get("second_digits")
        inner = element.find("location_hand")
        return notated.Location(
            self.part(element),
            element.tag == "location_hand",
            self.part(element, "second_") if second else None,
            _is(element, "behind"),
            _plain(element, "contact"),
            None if inner is None else self.part(inner),
        )

    def part(self, element: Element, before: str = "") -> notated.Part:
        """Read a part of hand or body."""
        location, side = (_plain(element, f"{before}{name}") for name in ("location", "side"))
        location, side = _RESPELLED.get((location, side)) or (location, side)
        return notated.Part(location, self.digits(element, f"{before}digits"), side)

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

    def movement(self, element: Element) -> notated.Movement:
        """Read a movement and all that it is made of."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise ImportingError.of(
                self.where, phrase("movements are more than {deepest} deep", deepest=DEEPEST)
            )
        try:
            found = self.read_movement(element)
        finally:
            self.depth -= 1
        return found

    def read_movement(self, element: Element) -> notated.Movement:
        """Read a movement by its tag."""
        match element.tag:
            case "directedmotion":
                return self.straight(element)
            case "circularmotion":
                return self.circle(element)
            case "wristmotion":
                motion = self.word(element, "motion", WRISTS)
                size = self.word(element, "size", SIZES)
                return notated.Wrist(motion, size, self.manner(element)) if motion else notated.Still()
            case "fingerplay":
                return notated.FingerPlay(self.digits(element, "digits"), self.manner(element))
            case "par_motion":
                return self.together(element, notated.Parallel)
            case "seq_motion":
                return self.together(element, lambda parts: notated.Sequence(parts, _is(element, "fused")))
            case "rpt_motion":
                how = self.word(element, "repetition", REPETITIONS) or "fromstart"
                return notated.Repeated(
                    self.together(element, notated.Sequence), how, _is(element, "alternating"),
                    self.direction(element, "repetition_baseshift"), _plain(element, "repetition_incrdecr"),
                )  # fmt: skip
            case "split_motion":
                parts = self.parts(element)
                if len(parts) < 2:
                    return parts[0] if parts else notated.Still()
                return notated.Split(parts[0], parts[1], _is(element, "alternating"))
            case "tgt_motion":
                return self.targeted(element)
        return notated.Still()

    def parts(self, element: Element) -> tuple[notated.Movement, ...]:
        """Read the movements within an element."""
        return tuple(self.movement(one) for one in element if one.tag in _MOVEMENTS)

    def together(
        self, element: Element, join: Callable[[tuple[notated.Movement, ...]], notated.Movement]
    ) -> notated.Movement:
        """Read the movements within an element and join them, where they are several."""
        parts = self.parts(element)
        return notated.Still() if not parts else parts[0] if len(parts) == 1 else join(parts)

    def targeted(self, element: Element) -> notated.Movement:
        """Read a movement with the posture in which it ends; a change of posture is a posture alone."""
        target = self.hands([one for one in element if one.tag in _POSTURES])
        parts = tuple(
            self.movement(one) for one in element if one.tag in _MOVEMENTS and one.tag != "changeposture"
        )
        if not parts:
            manner = replace(self.manner(element), brushing=None)  # the place within it is where it ends
            return notated.Still() if target.says_nothing else notated.Change(target, manner)
        movement = parts[0] if len(parts) == 1 else notated.Sequence(parts)
        return movement if target.says_nothing else notated.Targeted(movement, target)

    def straight(self, element: Element) -> notated.Movement:
        """Read a movement along a line, an arc or a zigzag."""
        direction = self.direction(element, "direction")
        if not direction:
            self.lose("transitions", phrase("a movement without a direction"))
            return notated.Still()
        return notated.Straight(
            direction,
            self.direction(element, "second_direction"),
            self.word(element, "size", SIZES),
            self.direction(element, "curve"),
            self.word(element, "curve_size", SIZES),
            self.word(element, "zigzag_style", frozenset({"zigzag", "wavy"})),
            self.word(element, "zigzag_size", SIZES),
            self.manner(element),
        )

    def circle(self, element: Element) -> notated.Movement:
        """Read a movement round an axis."""
        axis = self.direction(element, "axis")
        if not axis:
            self.lose("transitions", phrase("a circle without an axis"))
            return notated.Still()
        start = self.word(element, "start", CLOCK)
        return notated.Circle(
            axis,
            self.direction(element, "second_axis"),
            self.word(element, "size", SIZES),
            start,
            self.word(element, "end", CLOCK) if start else "",
            _is(element, "clockplus") + _is(element, "second_clockplus"),
            self.word(element, "ellipse_direction", ELLIPSES),
            self.manner(element),
        )

    def manner(self, element: Element) -> notated.Manner:
        """Read how a movement goes, and what it brushes."""
        told = {one for one in ("fast", "slow", "tense", "rest", "halt") if _is(element, one)}
        told.add(_plain(element, "manner"))
        if "speed" in element.attrib:
            self.lose("transitions", f"speed {quoted(element.get('speed', ''))}")
        brushed = next((one for one in element if one.tag in ("location_bodyarm", "location_hand")), None)
        return notated.Manner(
            next((one for one in ("fast", "slow") if one in told), ""),
            next((one for one in ("tense", "rest", "halt") if one in told), ""),
            _is(element, "bouncing"),
            _is(element, "alternating"),
            None if brushed is None else self.location(brushed),
        )

    def word(self, element: Element, attribute: str, known: frozenset[str]) -> str:
        """Return an attribute that has one of some words; empty, and told, for another."""
        value = _plain(element, attribute)
        if value and value not in known:
            self.lose("notation", f"{attribute} {quoted(value)}")
            return ""
        return value

    def direction(self, element: Element, attribute: str) -> str:
        """Return an attribute that is a direction, spelled as ours are; empty, and told, for none."""
        value = _plain(element, attribute)
        letters = [[letter for letter in axis if letter in value] for axis in AXES]
        if value and (set(value) - set("".join(AXES)) or any(len(found) > 1 for found in letters)):
            self.lose("notation", f"{attribute} {quoted(value)}")
            return ""
        return "".join(letter for found in letters for letter in found)

    def digits(self, element: Element, attribute: str) -> notated.Digits:
        """Return an attribute that names digits from the thumb on, each once; others are told as left out."""
        value = _plain(element, attribute)
        if set(value) - set("12345"):
            self.lose("notation", f"{attribute} {quoted(value)}")
            return ()
        return tuple(map(int, dict.fromkeys(value)))


def _is(element: Element, attribute: str) -> bool:
    return element.get(attribute) == "true"


def _plain(element: Element, attribute: str) -> str:
    return element.get(attribute, "").strip()
