"""The rows of the inventory of signs: what written signs are held to."""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

TABLE: Final = Path(__file__).parent / "signs.csv"


@dataclass(frozen=True, slots=True)
class RowKey:
    """One key posture of a row, in the inventory's words; empty where it says nothing."""

    handshape: str
    articulator: str
    site: str
    contact: str
    palm: str
    fingers: str


@dataclass(frozen=True, slots=True)
class Row:
    """One sign of the inventory."""

    gloss: str
    handedness: str
    handshapes: tuple[str, ...]
    keys: tuple[RowKey, ...]
    base: RowKey
    duration_s: float
    final_hold: str
    confidence: str
    source: str
    notes: str


@cache
def rows() -> dict[str, Row]:
    """All rows by their glosses, in the table's order."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["gloss"]: _row(row) for row in csv.DictReader(file)}


def _row(row: dict[str, str]) -> Row:
    keys = [
        RowKey(
            *(
                row[f"k{number}_{what}"]
                for what in ("handshape", "articulator", "site", "contact", "palm_faces", "fingers_point")
            )
        )
        for number in (1, 2)
        if row[f"k{number}_handshape"]
    ]
    base = RowKey(
        row["base_handshape"],
        row["base_offered_part"],
        row["base_location"],
        "none",
        row["base_palm_faces"],
        row["base_fingers_point"],
    )
    return Row(
        gloss=row["gloss"],
        handedness=row["handedness"],
        handshapes=tuple(row["dominant_handshapes"].split(">")),
        keys=tuple(keys),
        base=base,
        duration_s=int(row["typical_duration_ms"]) / 1000,
        final_hold=row["final_hold"],
        confidence=row["confidence"],
        source=row["source"],
        notes=row["notes"],
    )
