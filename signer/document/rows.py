"""The rows of a sign: the lanes of its hands and of their shoulders by one kind of name, and keys of either kind by their ids."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal, NamedTuple, TypeAlias

from signer.document.sign import Key, Lane, ShoulderKey, ShoulderLane, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.values import LaneName

Part: TypeAlias = Literal["hand", "shoulder"]
AnyKey: TypeAlias = Key | ShoulderKey


class Row(NamedTuple):
    """The lane of a hand, or the lane of the shoulder that goes with it."""

    lane: LaneName
    part: Part = "hand"


ROWS: Final = (Row("dominant"), Row("dominant", "shoulder"), Row("base"), Row("base", "shoulder"))
"""From the top, as they are drawn."""


def keys_on(sign: Sign, row: Row) -> tuple[AnyKey, ...]:
    """The keys of a row in order of time."""
    return sign.lane(row.lane).keys if row.part == "hand" else sign.shoulder(row.lane).keys


def with_keys(sign: Sign, row: Row, keys: tuple[AnyKey, ...]) -> Sign:
    """The sign with other keys on a row; a lane that did not change stays the same object, as motion solves only what differs."""
    if keys == keys_on(sign, row):
        return sign
    if row.part == "hand":
        return with_lane(sign, row.lane, replace(sign.lane(row.lane), keys=tuple(key for key in keys if isinstance(key, Key))))
    shoulder = ShoulderLane(tuple(key for key in keys if isinstance(key, ShoulderKey)))
    return replace(sign, dominant_shoulder=shoulder) if row.lane == "dominant" else replace(sign, base_shoulder=shoulder)


def with_lane(sign: Sign, name: LaneName, lane: Lane) -> Sign:
    """The sign with another lane of a hand; the same object where that is as it was."""
    if lane == sign.lane(name):
        return sign
    return replace(sign, dominant=lane) if name == "dominant" else replace(sign, base=lane)


def every_row_key(sign: Sign) -> Iterator[tuple[Row, AnyKey]]:
    """All keys of hands and shoulders with their rows; those of the hands first."""
    for row in sorted(ROWS, key=lambda row: row.part):
        for key in keys_on(sign, row):
            yield row, key


def find_row_key(sign: Sign, key_id: str) -> tuple[Row, AnyKey]:
    """The key of that id, whatever kind it is of, and its row; LookupError when there is none."""
    for row, key in every_row_key(sign):
        if key.id == key_id:
            return row, key
    known = ", ".join(key.id for _, key in every_row_key(sign)) or "none"
    raise LookupError(f"no key {key_id!r} in this sign; its keys: {known}")


def row_key_under(sign: Sign, row: Row, time_s: float) -> AnyKey | None:
    """The key of a row whose moment or hold contains the time."""
    return next((key for key in keys_on(sign, row) if key.time_s - SAME_TIME_S <= time_s <= key.end_s + SAME_TIME_S), None)
