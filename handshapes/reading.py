"""Read the tables of handshapes and articulators into records, refusing what cannot be right."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import radians
from pathlib import Path
from types import MappingProxyType
from typing import Final, cast

from handshapes.articulator import Articulator
from handshapes.handshape import FINGERS, Confidence, DigitName, Finger, FingerName, Handshape, Thumb
from handshapes.table import CONFIDENCES, Row, read_table, read_uses

GROUPS: Final = frozenset(
    {
        "fist", "thumb", "flat", "spread", "bent_middle", "cee", "claw", "pinch", "g", "d", "index", "x", "L",
        "pinky", "H", "V", "K", "R", "w", "three", "Y", "ily", "horns",
    }
)  # fmt: skip
"""Groups of handshapes that look alike; the window heads them by family."""
# Degrees, as the inventory's own page states them.
FINGER_RANGES: Final = {
    "mcp_flex": (-20, 90),
    "mcp_spread": (-20, 20),
    "pip_flex": (0, 110),
    "dip_flex": (0, 80),
}
THUMB_RANGES: Final = {
    "cmc_flex": (-62, 25),
    "cmc_palmar_abd": (-5, 60),
    "cmc_axial_opp": (-10, 60),
    "mcp_flex": (-5, 60),
    "ip_flex": (-10, 80),
}
DIGIT_LETTERS: Final[Mapping[str, DigitName]] = {
    "t": "thumb",
    "i": "index",
    "m": "middle",
    "r": "ring",
    "p": "pinky",
}
DERIVED: Final = frozenset(
    {
        "index.side", "pinky.side", "fingertips", "fingerpads", "fingers.inside", "fingers.back",
        "fist.front", "fist.palm_side", "pinch", "gap", "knuckles", "hand.edge.ulnar", "hand.edge.radial",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Place:
    """Location of a point of the right hand: a quad of the cage, the place in it, and how it was found."""

    quad: int
    u: float
    v: float
    how: str


@dataclass(frozen=True, slots=True)
class Inventory:
    """Everything that the tables say, in their order of use."""

    handshapes: Mapping[str, Handshape]
    articulators: Mapping[str, Articulator]
    places: Mapping[str, Place]
    topology_hash: str


def read_inventory(folder: Path) -> Inventory:
    """Read the tables of a folder.

    What is wrong raises ValueError naming the file, the row and the reason.
    """
    topology_hash, places = read_places(folder / "places.json")
    rows = list(
        read_table(
            folder / "handshapes.csv",
            ("name", "group", "touches", "pose_words", "selected_fingers"),
            key=("name",),
        )
    )
    legal, defaults = _read_legal(folder, {row["name"] for row in rows})
    articulators = _read_articulators(folder, frozenset(places), legal)
    handshapes = _read_handshapes(folder, rows, legal, defaults)
    return Inventory(
        MappingProxyType(handshapes), MappingProxyType(articulators), MappingProxyType(places), topology_hash
    )


def read_places(path: Path) -> tuple[str, dict[str, Place]]:
    """The surface points found on the right hand, and the hash of the body that they belong to."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        places = {
            name: Place(int(row["quad"]), float(row["u"]), float(row["v"]), str(row["how"]))
            for name, row in content["points"].items()
        }
        topology_hash, quads = str(content["topology_hash"]), int(content["quads"])
    except (OSError, json.JSONDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise ValueError(f"{path.name} cannot be read: {error}") from error
    for name, place in places.items():
        if not (0 <= place.quad < quads and 0 <= place.u <= 1 and 0 <= place.v <= 1):
            raise ValueError(
                f"{path.name}, {name}: the point ({place.quad}, {place.u}, {place.v}) lies in none of the "
                f"{quads} quads"
            )
        if not place.how:
            raise ValueError(f"{path.name}, {name}: it does not say how it was found")
    return topology_hash, places


def _read_legal(folder: Path, handshapes: set[str]) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The articulators that may touch with each handshape, and the default of each."""
    path = folder / "handshape_articulators.csv"
    known = {row["id"] for row in read_table(folder / "articulators.csv", ("id",), key=("id",))}
    legal: dict[str, list[str]] = {name: [] for name in handshapes}
    defaults: dict[str, str] = {}
    for row in read_table(
        path, ("handshape", "articulator", "is_default", "tier"), key=("handshape", "articulator")
    ):
        name, articulator = row["handshape"], row["articulator"]
        if name not in handshapes:
            raise row.wrong(f"the handshape {name!r} is not in handshapes.csv")
        if articulator not in known:
            raise row.wrong(f"the articulator {articulator!r} is not in articulators.csv")
        if row.one_of("is_default", ("0", "1")) == "1":
            if name in defaults:
                raise row.wrong(f"{name} has two defaults, {defaults[name]} and {articulator}")
            defaults[name] = articulator
            legal[name].insert(0, articulator)
        else:
            legal[name].append(articulator)
    without = sorted(handshapes - defaults.keys())
    if without:
        raise ValueError(f"{path.name}: {without[0]} has no default articulator")
    return legal, defaults


def _read_articulators(
    folder: Path, placed: frozenset[str], legal: Mapping[str, list[str]]
) -> dict[str, Articulator]:
    path = folder / "articulators.csv"
    columns = (
        "id",
        "name",
        "kind",
        "digit",
        "level",
        "aspect",
        "placement",
        "outward_normal_when_hand_flat",
        "confidence",
    )
    rows = list(read_table(path, columns, key=("id",)))
    uses = read_uses(folder / "articulator_uses.csv", {row["id"] for row in rows})
    legal_for = {row["id"]: sum(row["id"] in some for some in legal.values()) for row in rows}
    ranked = sorted(rows, key=lambda row: (-uses.get(row["id"], 0), -legal_for[row["id"]], row.number))
    strays = placed - {row["id"] for row in rows}
    if strays:
        raise ValueError(f"places.json, {min(strays)}: no such articulator is in {path.name}")
    found = {}
    for rank, row in enumerate(ranked):
        kind = row.one_of("kind", ("point", "derived"))
        if kind == "derived" and row["id"] not in DERIVED:
            raise row.wrong(f"{row['id']} is derived, but there is no rule for making it")
        found[row["id"]] = Articulator(
            id=row["id"],
            name=row["name"],
            kind="point" if kind == "point" else "derived",
            digit=row["digit"],
            level=row["level"],
            aspect=row["aspect"],
            placement=row["placement"],
            rank=rank,
            placed=bool(placed) if kind == "derived" else row["id"] in placed,
            confidence=_confidence(row),
            source=row["source"],
        )
    return found


def _read_handshapes(
    folder: Path, rows: list[Row], legal: Mapping[str, list[str]], defaults: Mapping[str, str]
) -> dict[str, Handshape]:
    names = list(
        read_table(
            folder / "names.csv", ("name", "title", "letters", "words", "selected_fingers"), key=("name",)
        )
    )
    by_name = {row["name"]: row for row in rows}
    for row in names:
        if row["name"] not in by_name:
            raise row.wrong(f"the handshape {row['name']!r} is not in handshapes.csv")
    untitled = sorted(by_name.keys() - {row["name"] for row in names})
    if untitled:
        raise ValueError(f"names.csv: {untitled[0]} has no title")
    fitted = _read_fitted(folder / "rig_angles.csv", by_name)
    shapes = (
        _handshape(
            by_name[row["name"]],
            row,
            rank,
            fitted.get(row["name"], by_name[row["name"]]),
            legal[row["name"]],
            defaults[row["name"]],
        )
        for rank, row in enumerate(names)
    )
    return {shape.name: shape for shape in shapes}


def _read_fitted(path: Path, known: Mapping[str, Row]) -> dict[str, Row]:
    """Angles fitted to the drawn hand, on which the parts touch that the inventory says touch."""
    fitted = {}
    for row in read_table(path, ("name", "contact_mm", "overlap_mm", "how"), key=("name",)):
        if row["name"] not in known:
            raise row.wrong(f"the handshape {row['name']!r} is not in handshapes.csv")
        fitted[row["name"]] = row
    return fitted


def _handshape(row: Row, naming: Row, rank: int, fitted: Row, legal: list[str], default: str) -> Handshape:
    _joints(row)  # what the inventory says must hold even where the drawn hand wants other angles
    fingers, thumb = _joints(fitted)
    selected = _digits(naming if naming["selected_fingers"] else row)
    return Handshape(
        name=row["name"],
        title=naming["title"],
        rank=rank,
        group=row.one_of("group", GROUPS),
        letters=tuple(naming["letters"].split()),
        aliases=_aliases(row, naming),
        asllex=tuple(one.partition(" with ")[0] for one in _pieces(row["asllex_label"])),
        words=row["pose_words"],
        selected_fingers=selected,
        thumb_meets=_thumb_meets(row["touches"], selected),
        touches=row["touches"],
        **fingers,
        thumb=thumb,
        articulators=tuple(legal),
        default_articulator=default,
        confidence=_confidence(row),
        source=row["source"],
    )


def _joints(row: Row) -> tuple[dict[FingerName, Finger], Thumb]:
    """The angles of a row, each within its range."""

    def angles(digit: str, ranges: Mapping[str, tuple[int, int]]) -> list[float]:
        return [radians(row.number_in(f"{digit}_{joint}", *span)) for joint, span in ranges.items()]

    return {finger: Finger(*angles(finger, FINGER_RANGES)) for finger in FINGERS}, Thumb(
        *angles("thumb", THUMB_RANGES)
    )


def _digits(row: Row) -> tuple[DigitName, ...]:
    letters = row["selected_fingers"]
    for letter in letters:
        if letter not in DIGIT_LETTERS:
            raise row.wrong(f"unknown finger {letter!r} in {letters!r}; known are {', '.join(DIGIT_LETTERS)}")
    if not letters:
        raise row.wrong("no finger is selected")
    return tuple(DIGIT_LETTERS[letter] for letter in letters)


def _thumb_meets(touches: str, selected: tuple[DigitName, ...]) -> tuple[str, ...]:
    """The parts of selected fingers that the thumb's tip or pad touches.

    "thumb.pad~index.pad+middle.pad" gives two.
    """
    found = re.match(r"thumb\.(?:pad|tip)~([\w.+]+)", touches)
    parts = found.group(1).split("+") if found else []
    return tuple(part for part in parts if part.split(".")[0] in selected)


def _aliases(row: Row, naming: Row) -> tuple[str, ...]:
    """Names of the shape elsewhere, without remarks in brackets."""
    words = ";".join((row["asllex_label"], row["letters_numbers"], row["slpaa_nearest"], naming["words"]))
    own = (row["name"], naming["title"])
    return tuple(piece for piece in _pieces(words) if piece not in own)


def _pieces(words: str) -> tuple[str, ...]:
    """Return names that stand in a cell, each once, without remarks in brackets."""
    pieces = (piece.strip() for piece in re.split(r"[;/]", re.sub(r"\([^)]*\)", "", words)))
    return tuple(dict.fromkeys(piece for piece in pieces if piece not in ("", "-", "?")))


def _confidence(row: Row) -> Confidence:
    return cast(Confidence, row.one_of("confidence", CONFIDENCES))
