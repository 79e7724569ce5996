"""Signs in gestural SiGML, drawn by a seed: of every kind, in the shares that public dictionaries have.

The shares are counted over the 2,203 signs of the public dictionary of Sign Language of the Netherlands (NGT),
of which nothing else is here: repetition 28 %, other movements of each hand 10 %, circles 11 %, compounds 10 %,
fused movements 0.5 %, wrist 6 %, finger play 2 %; two hands 48 % of parts, most of them mirrored.
"""

import random
from typing import Final, TypeVar
from xml.etree.ElementTree import Element, SubElement, tostring

Choice = TypeVar("Choice")

SHAPES: Final = {
    "flat": 29, "finger2": 19, "fist": 11, "finger2345": 9, "pinch12open": 4, "finger23": 3, "pinchall": 3,
    "finger23spread": 3, "cee12": 2, "pinch12": 2, "ceeall": 1,
}  # fmt: skip
WITH_THUMB: Final = {"flat", "finger2", "fist", "finger2345", "finger23", "finger23spread"}
FACINGS: Final = {
    ("u", "d"): 16, ("u", "l"): 15, ("ul", "l"): 13, ("u", "u"): 11, ("ul", "d"): 8, ("l", "l"): 6, ("ol", "d"): 6,
    ("o", "l"): 5, ("uo", "l"): 4, ("o", "d"): 4, ("uo", "d"): 4, ("u", "dl"): 3, ("l", "d"): 2, ("or", "l"): 2,
    ("ol", "l"): 2, ("uo", "u"): 2, ("ol", "dl"): 1, ("u", "r"): 1, ("o", "u"): 1, ("ul", "dl"): 1, ("ul", "r"): 1,
    ("do", "d"): 1, ("dl", "d"): 1,
}  # fmt: skip
MIRRORED: Final = {
    ("ol", "l"): 11, ("u", "l"): 9, ("o", "d"): 9, ("ul", "d"): 7, ("u", "d"): 7, ("o", "l"): 7, ("l", "l"): 6,
    ("ol", "d"): 5, ("uo", "d"): 5, ("ul", "l"): 4, ("uo", "l"): 3, ("u", "dl"): 2, ("o", "u"): 2, ("u", "u"): 2,
    ("dl", "l"): 1, ("ol", "u"): 1, ("l", "dl"): 1,
}  # fmt: skip
MEETING: Final = {pair: share for pair, share in MIRRORED.items() if pair[1] in ("l", "dl")}
"""Directions of fingers and palm that stand together: of one hand, of both, and of both where they meet."""
PLACES: Final = {
    "shoulders": 43, "chest": 18, "neck": 8, "chin": 5, "head": 5, "forehead": 4, "stomach": 3, "lips": 2,
    "cheek": 2, "nose": 2, "underchin": 1, "ear": 1, "eyes": 1, "shouldertop": 3,
}  # fmt: skip
SIDES: Final = {"": 60, "right_at": 31, "left_at": 6, "right_beside": 3}
TOUCHED: Final = {
    "chest": 6,
    "chin": 5,
    "forehead": 4,
    "lips": 3,
    "cheek": 2,
    "nose": 2,
    "head": 1,
    "neck": 1,
}
CONTACTS: Final = {"close": 52, "touch": 20, "": 25, "armextended": 3}
PARTS: Final = {
    ("tip", "2", ""): 9, ("tip", "3", ""): 7, ("nail", "2", "palmar"): 4, ("palm", "", ""): 3,
    ("thumbside", "", ""): 2, ("pinkyside", "", ""): 2, ("tip", "1", ""): 3, ("handback", "", ""): 1,
    ("tip", "5", ""): 1, ("midjoint", "2", "dorsal"): 1,
}  # fmt: skip
BASES: Final = {
    ("palm", "", ""): 3, ("thumbside", "", ""): 3, ("handback", "", ""): 2, ("midjoint", "2", "palmar"): 1,
    ("tip", "2", ""): 2, ("pinkyside", "", ""): 1,
}  # fmt: skip
DIRECTIONS: Final = {"d": 18, "r": 15, "o": 13, "u": 8, "l": 8, "i": 7, "or": 5, "do": 4, "dl": 3, "dr": 3}
AXES: Final = {"l": 27, "i": 17, "d": 15, "o": 15, "ol": 8, "u": 6, "r": 5}
NAMED: Final = 0.64
"""Share of touches of which the part of the hand is named."""


def gestural_sign(seed: int) -> bytes:
    """Draw a sign as the content of a SiGML file."""
    drawn = random.Random(f"gestural {seed}")
    root = Element("sigml")
    sign = SubElement(root, "hamgestural_sign", gloss=f"DRAWN-{seed}")
    manual = SubElement(sign, "sign_manual")
    if drawn.random() < 0.10:
        for _ in range(2):
            _segment(drawn, SubElement(manual, "sign_manual"))
    else:
        _segment(drawn, manual)
    return bytes(tostring(root))


def kinds_in(content: bytes) -> set[str]:
    """Name the kinds of movement in a drawn sign."""
    tags = {
        "rpt_motion": "repetition", "split_motion": "split hands", "split_handconfig": "split hands",
        "circularmotion": "circles", "wristmotion": "wrist", "fingerplay": "finger play",
        "fused=": "fused movements", "curve=": "curves", "<sign_manual><sign_manual": "compounds",
    }  # fmt: skip
    text = content.decode()
    return {kind for tag, kind in tags.items() if tag in text}


def _choose(drawn: random.Random, shares: dict[Choice, int]) -> Choice:
    return drawn.choices(list(shares), list(shares.values()))[0]


def _segment(drawn: random.Random, manual: Element) -> None:
    kind = drawn.choices(("one", "mirrored", "meeting", "split"), (52, 25, 8, 15))[0]
    if kind in ("mirrored", "meeting"):
        manual.set("both_hands", "true")
        manual.set("lr_symm", "true")
        if drawn.random() < 0.06:
            manual.set("outofphase", "true")
    if kind == "split":
        pair = SubElement(manual, "split_handconfig")
        for _ in range(2):
            _shape(drawn, SubElement(pair, "handconfig"))
        pair = SubElement(manual, "split_handconfig")
        for number in range(2):
            _facing(drawn, SubElement(pair, "handconfig"), FACINGS, mirrored=number > 0)
    else:
        _shape(drawn, SubElement(manual, "handconfig"))
        _facing(
            drawn,
            SubElement(manual, "handconfig"),
            FACINGS if kind == "one" else MIRRORED if kind == "mirrored" else MEETING,
        )
    if kind in ("meeting", "split"):
        stands = SubElement(manual, "handconstellation", contact=drawn.choice(("touch", "touch", "close")))
        parts = (
            (_choose(drawn, BASES),) * 2
            if kind == "meeting"
            else (_choose(drawn, PARTS), _choose(drawn, BASES))
        )
        for part in parts:
            _part(SubElement(stands, "location_hand"), part)
        SubElement(stands, "location_bodyarm", location="chest")
    else:
        _place(drawn, manual)
    for _ in range(drawn.choices((0, 1, 2), (10, 75, 15))[0]):
        _movement(drawn, manual, is_split=kind == "split")


def _shape(drawn: random.Random, config: Element) -> None:
    shape = _choose(drawn, SHAPES)
    config.set("handshape", shape)
    if shape in WITH_THUMB and drawn.random() < 0.7:
        config.set("thumbpos", drawn.choices(("across", "out", "opposed"), (57, 30, 13))[0])
    if drawn.random() < 0.15 and shape != "fist":
        config.set("mainbend", drawn.choice(("bent", "hooked", "round")))


def _facing(
    drawn: random.Random, config: Element, shares: dict[tuple[str, str], int], *, mirrored: bool = False
) -> None:
    swap = str.maketrans("lr", "rl") if mirrored else {}
    fingers, palm = _choose(drawn, shares)
    config.set("extfidir", fingers.translate(swap))
    config.set("palmor", palm.translate(swap))


def _place(drawn: random.Random, parent: Element) -> None:
    contact = _choose(drawn, CONTACTS)
    place = SubElement(
        parent, "location_bodyarm", location=_choose(drawn, TOUCHED if contact == "touch" else PLACES)
    )
    if contact:
        place.set("contact", contact)
    if side := _choose(drawn, SIDES):
        place.set("side", side)
    if contact == "touch" and drawn.random() < NAMED:
        _part(SubElement(place, "location_hand"), _choose(drawn, PARTS))


def _part(element: Element, part: tuple[str, str, str]) -> None:
    for name, value in zip(("location", "digits", "side"), part, strict=True):
        if value:
            element.set(name, value)


def _movement(drawn: random.Random, parent: Element, *, is_split: bool) -> None:
    if drawn.random() < 0.28:
        how = drawn.choices(("fromstart", "fromstart_several", "reverse", "continue"), (40, 56, 2, 2))[0]
        parent = SubElement(parent, "rpt_motion", repetition=how)
    if is_split and drawn.random() < 0.4:
        pair = SubElement(parent, "split_motion")
        _simple(drawn, pair)
        _simple(drawn, pair)
    elif drawn.random() < 0.25:
        both = SubElement(parent, "par_motion")
        _simple(drawn, both)
        _change(drawn, both)
    elif drawn.random() < 0.05:
        fused = SubElement(parent, "seq_motion", fused="true")
        _straight(drawn, fused)
        _straight(drawn, fused)
    else:
        _simple(drawn, parent)


def _simple(drawn: random.Random, parent: Element) -> None:
    kind = drawn.choices(("straight", "circle", "wrist", "play", "change"), (58, 11, 6, 3, 22))[0]
    if kind == "straight":
        _straight(drawn, parent)
    elif kind == "circle":
        circle = SubElement(parent, "circularmotion", axis=_choose(drawn, AXES))
        if drawn.random() < 0.75:
            circle.set("size", "small")
    elif kind == "wrist":
        SubElement(
            parent,
            "wristmotion",
            motion=drawn.choice(("nodding", "swinging", "twisting", "stircw")),
            size="small",
        )
    elif kind == "play":
        SubElement(parent, "fingerplay")
    else:
        _change(drawn, parent)


def _straight(drawn: random.Random, parent: Element) -> None:
    moved = SubElement(parent, "directedmotion", direction=_choose(drawn, DIRECTIONS))
    if drawn.random() < 0.63:
        moved.set("size", drawn.choices(("small", "big"), (87, 13))[0])
    if drawn.random() < 0.28:
        moved.set("curve", drawn.choice("uudrl"))
        moved.set("curve_size", "small")
    if drawn.random() < 0.22:
        moved.set("fast", "true")


def _change(drawn: random.Random, parent: Element) -> None:
    target = SubElement(parent, "tgt_motion")
    SubElement(target, "changeposture")
    config = SubElement(target, "handconfig")
    if drawn.random() < 0.5:
        _shape(drawn, config)
    else:
        _facing(drawn, config, FACINGS)
