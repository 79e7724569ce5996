"""Signs in gestural SiGML, drawn by a seed: of every kind, in the shares that public dictionaries have.

The shares are counted over the 2,203 signs of the public dictionary of Sign Language of the Netherlands (NGT),
of which nothing else is here, values between two among them (`ul+l`: half of all directions of fingers,
a fifth of palms): repetition 28 %, circles 11 %, compounds 10 %, fused movements 5 %, wrist 6 %,
finger play 2 %. How a hand is turned is drawn for the kind of place and the part of the hand that it touches
with, as they stand together there (`tools.count_notation`): drawn by themselves they give postures that no
hand can take, such as backs of hands that touch while they face away from each other.
"""

import csv
import random
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring

SHARES: Final = Path(__file__).with_name("notation_shares.csv")
NONE: Final = "-"
"""Stands in the table for what is not written."""
AXES: Final = {"l": 27, "i": 17, "d": 15, "o": 15, "ol": 8, "u": 6, "r": 5}


@cache
def _shares() -> dict[tuple[str, str], dict[str, int]]:
    """Return how often each value was counted, by what it is and what it stands beside; "" beside anything."""
    found = defaultdict[tuple[str, str], dict[str, int]](dict)
    with SHARES.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            for given in (row["given"], ""):
                values = found[row["what"], given]
                values[row["value"]] = values.get(row["value"], 0) + int(row["count"])
    return dict(found)


def _draw(drawn: random.Random, what: str, given: str = "") -> str:
    """Draw a value beside another one, else as it is anywhere."""
    shares = _shares().get((what, given)) or _shares()[what, ""]
    return drawn.choices(list(shares), list(shares.values()))[0]


def _written(element: Element, **words: str) -> Element:
    """Give an element the words that are written; of two with a plus the second lies beside."""
    for name, word in words.items():
        for told, one in zip((name, f"second_{name}"), word.split("+"), strict=False):
            if one != NONE:
                element.set(told, one)
    return element


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


def _segment(drawn: random.Random, manual: Element) -> None:
    kind = _draw(drawn, "hands")
    if kind in ("mirrored", "meeting", "apart"):
        manual.set("both_hands", "true")
    if kind in ("mirrored", "meeting"):
        manual.set("lr_symm", "true")
        if drawn.random() < 0.06:
            manual.set("outofphase", "true")
    stands = _draw(drawn, "stands", kind) if kind != "apart" else f"{NONE} {NONE} {NONE}"
    contact, where, *groups = stands.split()
    fingers, palm, *other = _draw(drawn, "facing", kind if kind == "apart" else f"{kind} {stands}").split()
    of_hand = f"{where} {groups[0]}" if kind in ("one", "mirrored") else f"hand {' '.join(groups)}"
    parts = [NONE] if kind == "apart" else _draw(drawn, "part", of_hand).split()
    if kind == "split" or (kind == "apart" and other != [NONE, NONE]):
        pair = SubElement(manual, "split_handconfig")
        _shape(drawn, SubElement(pair, "handconfig"), parts[-1])
        _shape(drawn, SubElement(pair, "handconfig"), parts[0])
        pair = SubElement(manual, "split_handconfig")
        _written(SubElement(pair, "handconfig"), extfidir=fingers, palmor=palm)
        _written(SubElement(pair, "handconfig"), extfidir=other[0], palmor=other[1])
    else:
        _shape(drawn, SubElement(manual, "handconfig"), parts[-1])
        _written(SubElement(manual, "handconfig"), extfidir=fingers, palmor=palm)
    if kind == "apart":
        pair = SubElement(manual, "split_location")
        words = _draw(drawn, "place", kind).split()
        for near, place in (words[:2], words[2:]):
            _written(SubElement(pair, "location_bodyarm"), location=place, contact=near)
    elif kind in ("one", "mirrored"):
        place, side = _draw(drawn, "place", f"{contact} {where}").split()
        _of_hand(
            _written(SubElement(manual, "location_bodyarm"), location=place, contact=contact, side=side),
            parts,
        )
    else:
        stand = _written(SubElement(manual, "handconstellation"), contact=contact)
        _of_hand(stand, parts)
        near, place = _draw(drawn, "place", f"{kind} {where}").split()
        if place != NONE:
            _written(SubElement(stand, "location_bodyarm"), location=place, contact=near)
    for _ in range(drawn.choices((0, 1, 2), (10, 75, 15))[0]):
        _Movement(drawn, f"{kind} {contact}", f"{fingers} {palm}").add(
            manual, is_split=kind in ("split", "apart")
        )


def _shape(drawn: random.Random, config: Element, touching: str) -> None:
    shape, thumb, bend = _draw(drawn, "shape", touching).split()
    _written(config, handshape=shape, thumbpos=thumb, mainbend=bend)


def _of_hand(parent: Element, parts: list[str]) -> None:
    for part in parts:
        if part != NONE:
            location, digits, side = part.split("/")
            _written(SubElement(parent, "location_hand"), location=location, digits=digits, side=side)


class _Movement:
    """Draws a movement of hands that stand in some way, and are turned in some way."""

    def __init__(self, drawn: random.Random, stands: str, facing: str) -> None:
        self.drawn, self.stands, self.facing = drawn, stands, facing

    def add(self, parent: Element, *, is_split: bool) -> None:
        if self.drawn.random() < 0.28:
            how = self.drawn.choices(
                ("fromstart", "fromstart_several", "reverse", "continue"), (40, 56, 2, 2)
            )[0]
            parent = SubElement(parent, "rpt_motion", repetition=how)
        if is_split and self.drawn.random() < 0.4:
            pair = SubElement(parent, "split_motion")
            self._simple(pair)
            self._simple(pair)
        elif self.drawn.random() < 0.25:
            both = SubElement(parent, "par_motion")
            self._simple(both)
            self._change(both)
        elif self.drawn.random() < 0.05:
            fused = SubElement(parent, "seq_motion", fused="true")
            self._straight(fused)
            self._straight(fused)
        else:
            self._simple(parent)

    def _simple(self, parent: Element) -> None:
        kind = self.drawn.choices(("straight", "circle", "wrist", "play", "change"), (58, 11, 6, 3, 22))[0]
        if kind == "straight":
            self._straight(parent)
        elif kind == "circle":
            circle = SubElement(
                parent, "circularmotion", axis=self.drawn.choices(list(AXES), list(AXES.values()))[0]
            )
            if self.drawn.random() < 0.75:
                circle.set("size", "small")
        elif kind == "wrist":
            SubElement(
                parent,
                "wristmotion",
                motion=self.drawn.choice(("nodding", "swinging", "twisting", "stircw")),
                size="small",
            )
        elif kind == "play":
            SubElement(parent, "fingerplay")
        else:
            self._change(parent)

    def _straight(self, parent: Element) -> None:
        moved = SubElement(parent, "directedmotion", direction=_draw(self.drawn, "direction", self.stands))
        if self.drawn.random() < 0.63:
            moved.set("size", self.drawn.choices(("small", "big"), (87, 13))[0])
        if self.drawn.random() < 0.28:
            moved.set("curve", self.drawn.choice("uudrl"))
            moved.set("curve_size", "small")
        if self.drawn.random() < 0.22:
            moved.set("fast", "true")

    def _change(self, parent: Element) -> None:
        target = SubElement(parent, "tgt_motion")
        SubElement(target, "changeposture")
        if self.drawn.random() < 0.5:
            _shape(self.drawn, SubElement(target, "handconfig"), NONE)
        else:
            fingers, palm = _draw(self.drawn, "change", self.facing).split()
            _written(SubElement(target, "handconfig"), extfidir=fingers, palmor=palm)
