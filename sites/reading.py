"""Read the inventory's table of sites into records, refusing what cannot be right."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, cast

from body_model.plain_types import Vector
from handshapes.catalogue import find_articulator
from handshapes.handshape import Confidence
from handshapes.table import CONFIDENCES, Row, read_table, read_uses
from sites.site import BOTH_MEET, Carrier, Site, SiteSide, Spot

COLUMNS: Final = (
    "id", "name", "region", "side", "kind", "asllex_minor", "hamnosys", "stokoe_tab", "liddell_johnson",
    "description", "x_lateral_mm", "y_mm", "z_forward_mm", "stand_off_mm", "outward_normal", "confidence",
)  # fmt: skip
REGIONS: Final = frozenset(
    {
        "head",
        "face",
        "neck",
        "torso",
        "arm",
        "hand",
        "neutral space",
        "head space",
        "torso space",
        "arm space",
        "hand space",
    }
)
SIDES: Final = frozenset({"centre", "right", "left", "ipsi", "contra", "other hand"})
CARRIERS: Final = frozenset({"head", "trunk", "arm.R", "arm.L", "hand"})
# Sites on the other hand are its articulators under this prefix; the place near it stands off the middle of
# its palm, which most signs that leave the other hand face.
ON_OTHER_HAND: Final = "other."
NEAR_OTHER_HAND: Final = {"other.near": "palm.centre"}
# Words for the cells of neutral space, whose names in the table are for linguists.
CELL_WORDS: Final[Mapping[str, str]] = {
    "ipsi": "right", "centre": "middle", "contra": "left", "high": "neck height", "mid": "chest height",
    "low": "stomach height",
}  # fmt: skip
DEPTH_WORDS: Final[Mapping[str, str]] = {"near": "near", "mid": "half reach", "far": "far"}


@dataclass(frozen=True, slots=True)
class Places:
    """Locations of the sites on a body: spots on its surface, and offsets from landmarks.

    An offset has a carrier and a way out.
    """

    spots: Mapping[str, Spot]
    offsets: Mapping[str, tuple[str, Carrier, Vector, Vector]]


def read_sites(folder: Path) -> Mapping[str, Site]:
    """Read the tables of a folder.

    What is wrong raises ValueError naming the file, the row and the reason.
    """
    path = folder / "sites.csv"
    rows = list(read_table(path, COLUMNS, key=("id",)))
    known = {row["id"] for row in rows}
    places = read_places(folder / "places.json")
    for row in rows:
        if mirrored_id(row["id"]) not in known:
            raise row.wrong(f"its mirror {mirrored_id(row['id'])!r} is missing")
    strays = (places.spots.keys() | places.offsets.keys()) - known
    if strays:
        raise ValueError(f"places.json, {min(strays)}: no such site is in {path.name}")
    for row in rows:
        if problem := _place_problem(row, places):
            raise row.wrong(problem)
    ranks = _ranks(rows, read_uses(folder / "uses.csv", known))
    return MappingProxyType({row["id"]: _site(row, places, ranks[row["id"]]) for row in rows})


def _place_problem(row: Row, places: Places) -> str:
    """Return what is wrong with where a site lies; empty when nothing is.

    Each lies in exactly one way, the meeting of both hands in none.
    """
    on_hand, spot, offset = (
        row["region"] in ("hand", "hand space"),
        row["id"] in places.spots,
        row["id"] in places.offsets,
    )
    if on_hand and (spot or offset):
        return "it is a point of the other hand, and has a place in places.json as well"
    if on_hand or spot != offset:
        return (
            "it is a point of the skin, and places.json has it in space"
            if offset and row["kind"] == "surface"
            else ""
        )
    return (
        "places.json has it on the skin and in space"
        if spot
        else "it has no place in places.json; run tools/place_sites.py"
    )


def mirrored_id(site_id: str) -> str:
    """The id of the same place on the other side.

    A place on the mid plane or the other hand is its own mirror.
    """
    swaps = {"R": "L", "L": "R", "ipsi": "contra", "contra": "ipsi"}
    return ".".join(swaps.get(part, part) for part in site_id.split("."))


def read_places(path: Path) -> Places:
    """The places found on the body, written by tools/place_sites.py."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        topology_hash = str(content["topology_hash"])
        quads = int(content["quads"])
        spots = {name: _spot(row, topology_hash) for name, row in content["surface"].items()}
        offsets = {name: _offset(row) for name, row in content["space"].items()}
    except (OSError, json.JSONDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise ValueError(f"{path.name} cannot be read: {error}") from error
    for name, spot in spots.items():
        if not (0 <= spot.quad < quads and 0 <= spot.u <= 1 and 0 <= spot.v <= 1):
            raise ValueError(
                f"{path.name}, {name}: the point ({spot.quad}, {spot.u}, {spot.v}) lies in none of the "
                f"{quads} quads"
            )
        if not spot.how:
            raise ValueError(f"{path.name}, {name}: it does not say how it was found")
    return Places(spots, offsets)


def _spot(row: Mapping[str, Any], topology_hash: str) -> Spot:
    right, left = row["arm_weights"]
    return Spot(
        topology_hash,
        int(row["quad"]),
        float(row["u"]),
        float(row["v"]),
        float(right),
        float(left),
        str(row["how"]),
    )


def _offset(row: Mapping[str, Any]) -> tuple[str, Carrier, Vector, Vector]:
    if row["carrier"] not in CARRIERS:
        raise ValueError(f"unknown carrier {row['carrier']!r}")
    return (
        str(row["landmark"]),
        cast(Carrier, row["carrier"]),
        _vector(row["offset_m"]),
        _vector(row["normal"]),
    )


def _vector(numbers: Any) -> Vector:
    x, y, z = (float(number) for number in numbers)
    if not all(map(isfinite, (x, y, z))):
        raise ValueError("a number is not finite")
    return x, y, z


def _ranks(rows: list[Row], uses: Mapping[str, int]) -> dict[str, int]:
    """Most used first: own uses, then the mirror's, then the table's order.

    A sign may be written for either side.
    """
    ranked = sorted(
        rows, key=lambda row: (-uses.get(row["id"], 0), -uses.get(mirrored_id(row["id"]), 0), row.number)
    )
    return {row["id"]: rank for rank, row in enumerate(ranked)}


def _site(row: Row, places: Places, rank: int) -> Site:
    name, region = row["id"], row.one_of("region", REGIONS)
    for column, low, high in (("x_lateral_mm", -300, 300), ("y_mm", -700, 200), ("z_forward_mm", -300, 600)):
        if row[column]:
            row.number_in(column, low, high)
    landmark, carrier, offset, normal = places.offsets.get(name, (None, _carrier(name, region), None, None))
    return Site(
        id=name,
        name=_cell_name(name) if region == "neutral space" else row["name"],
        region=region,
        side=cast(SiteSide, row.one_of("side", SIDES)),
        kind="surface" if row.one_of("kind", ("surface", "space")) == "surface" else "space",
        description=row["description"],
        notation="; ".join(
            filter(None, (row["asllex_minor"], row["hamnosys"], row["stokoe_tab"], row["liddell_johnson"]))
        ),
        asllex=_asllex(row["asllex_minor"]),
        carrier=carrier,
        spot=places.spots.get(name),
        articulator=_articulator(row),
        offset_m=offset,
        landmark=landmark,
        normal=normal,
        normal_words=row["outward_normal"],
        stand_off_m=row.number_in("stand_off_mm", 0, 300) / 1000 if row["stand_off_mm"] else 0.0,
        rank=rank,
        confidence=cast(Confidence, row.one_of("confidence", CONFIDENCES)),
        source=row["source"],
    )


def _asllex(cell: str) -> tuple[str, ...]:
    """Return the codes of a cell such as "CheekNose or Chin", without remarks in brackets."""
    plain = re.sub(r"\([^)]*\)", "", cell)
    return tuple(filter(None, (one.strip() for one in re.split(r"/|\+| or ", plain))))


def _articulator(row: Row) -> str | None:
    """The articulator of the other hand that a site is, or stands off."""
    if row["region"] not in ("hand", "hand space") or row["id"] == BOTH_MEET:
        return None
    name = NEAR_OTHER_HAND.get(row["id"], row["id"].removeprefix(ON_OTHER_HAND))
    try:
        find_articulator(name)
    except LookupError as error:
        raise row.wrong(f"the other hand has no such point: {error}") from error
    return name


def _carrier(name: str, region: str) -> Carrier:
    if region in ("head", "face", "head space"):
        return "head"
    if region in ("arm", "arm space"):
        return "arm.L" if name.endswith(".L") else "arm.R"
    return "hand" if region in ("hand", "hand space") else "trunk"


def _cell_name(name: str) -> str:
    _, across, height, depth = name.split(".")
    return f"Space: {CELL_WORDS[across]}, {CELL_WORDS[height]}, {DEPTH_WORDS[depth]}"
