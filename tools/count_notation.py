"""Count what signs of a folder of gestural SiGML hold together: the table that drawn signs follow.

`python -m tools.count_notation FOLDER` writes `tests/strategies/notation_shares.csv`: how often a value
stands beside another one. Directions are counted with the kind of place and part of the hand alone, so no
sign is in it.
"""

import csv
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element

from defusedxml import ElementTree

TABLE: Final = Path(__file__).parents[1] / "tests" / "strategies" / "notation_shares.csv"
HEAD: Final = frozenset(
    {"head", "headtop", "forehead", "eyes", "eyebrows", "nose", "nostrils", "cheek", "lips", "chin", "ear",
     "earlobe", "teeth", "tongue", "neck", "underchin"}
)  # fmt: skip
"""Places of the head and neck; all others are of the trunk or before it."""
OF_FINGERS: Final = frozenset({"tip", "nail", "pad"})
NONE: Final = "-"
"""Stands for what is not written."""


def region_of(place: Element | None) -> str:
    """Return a place that is touched, else whether it is of head or trunk, and at which side."""
    if _value(place, "contact") == "touch":
        return f"{_value(place, 'location')}/{_value(place, 'side')}"
    side = _value(place, "side").partition("_")[0]
    region = "head" if _value(place, "location").partition("+")[0] in HEAD else "trunk"
    return region if side == NONE else f"{region}-{side}"


def group_of(part: str) -> str:
    """Return the kind of a part of the hand, which tells how the hand has to be turned to touch with it."""
    location, digits, side = part.split("/")
    return f"tip{digits}" if location in OF_FINGERS else f"{location}{side}"


def part_of(element: Element | None) -> str:
    """Return a part of the hand as one word; `NONE` where none is named."""
    if element is None:
        return NONE
    return "/".join(element.get(name) or NONE for name in ("location", "digits", "side"))


def _value(element: Element | None, name: str) -> str:
    """Return what an element says by a name, and behind a plus what it is told to be next to."""
    if element is None:
        return NONE
    first, second = element.get(name) or NONE, element.get(f"second_{name}")
    return f"{first}+{second}" if second else first


def _facing(configs: Sequence[Element]) -> str:
    """Return the directions of fingers and palm that a hand has by all that is said of it."""
    found = {"extfidir": NONE, "palmor": NONE}
    for one in configs:
        found |= {name: _value(one, name) for name in found if name in one.attrib}
    return " ".join(found.values())


def counted(sign: Element) -> Iterator[tuple[str, str, str]]:
    """Yield what is counted, what it is given, and its value, for one part of a sign."""
    one = sign.findall("handconfig")
    split = [list(pair) for pair in sign.findall("split_handconfig")]
    first, second = ([*one, *(pair[row] for pair in split if row < len(pair))] for row in (0, 1))
    is_both = bool(sign.get("both_hands") or sign.get("lr_symm"))
    stands, place = sign.find("handconstellation"), sign.find("location_bodyarm")
    apart = sign.find("split_location")
    words = ("handshape", "thumbpos", "mainbend")
    shapes = [" ".join(_value(one, word) for word in words) for one in first if "handshape" in one.attrib]
    facing, other = _facing(first), _facing(second)
    touching = NONE
    if stands is not None:
        kind = "split" if split or not is_both else "meeting"
        parts = [part_of(part) for part in stands.findall("location_hand")] or [NONE, NONE]
        where = stands.find("location_bodyarm")
        near = "body" if _value(where, "contact") == "touch" else "space"
        contact = f"{_value(stands, 'contact')} {near}"
        groups = " ".join(NONE if part == NONE else group_of(part) for part in parts)
        yield "stands", kind, f"{contact} {groups}"
        yield "facing", f"{kind} {contact} {groups}", facing if kind == "meeting" else f"{facing} {other}"
        yield "part", f"hand {groups}", " ".join(parts)
        yield "place", f"{kind} {near}", f"{_value(where, 'contact')} {_value(where, 'location')}"
        touching = parts[-1]  # the base hand's is named first
    elif apart is not None and [each.tag for each in apart] == ["location_bodyarm"] * 2:
        kind = "apart"
        yield (
            "place",
            kind,
            " ".join(f"{_value(each, 'contact')} {_value(each, 'location')}" for each in apart),
        )
        yield "facing", kind, f"{facing} {other if split else NONE + ' ' + NONE}"
    elif place is not None and not split and apart is None:
        kind = "mirrored" if is_both else "one"
        contact, region = _value(place, "contact"), region_of(place)
        touching = part_of(place.find("location_hand")) if contact == "touch" else NONE
        group = NONE if touching == NONE else group_of(touching)
        yield "stands", kind, f"{contact} {region} {group}"
        yield "facing", f"{kind} {contact} {region} {group}", facing
        yield "place", f"{contact} {region}", f"{_value(place, 'location')} {_value(place, 'side')}"
        yield "part", f"{region} {group}", touching
    else:
        return
    yield "hands", NONE, kind
    if shapes:
        yield "shape", touching, shapes[0]
    for moved in sign.iter("directedmotion"):
        yield (
            "direction",
            f"{kind} {_value(place if stands is None else stands, 'contact')}",
            _value(moved, "direction"),
        )
    for target in sign.iter("tgt_motion"):
        configs = target.findall("handconfig")
        if (after := _facing(configs)) != f"{NONE} {NONE}" and NONE not in facing.split():
            yield "change", facing, after


def _parts(sign: Element) -> Iterator[Element]:
    for manual in sign.iter("sign_manual"):
        if manual.find("sign_manual") is None:
            yield manual


def main(folder: Path) -> None:
    """Count all files of a folder."""
    found = Counter[tuple[str, str, str]]()
    for path in sorted(folder.rglob("*.sigml")):
        try:
            root = ElementTree.parse(path).getroot()
        except ElementTree.ParseError:
            continue
        for manual in _parts(root):
            found.update(counted(manual))
    with TABLE.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("what", "given", "value", "count"))
        rows.writerows((*row, count) for row, count in sorted(found.items()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
