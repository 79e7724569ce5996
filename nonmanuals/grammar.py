"""Markings as they are typed over glosses, and the rules by which grammar is proposed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, cast, get_args

from handshapes.handshape import Confidence
from handshapes.table import CONFIDENCES, Row, read_table
from nonmanuals import catalogue
from nonmanuals.target import Place

Takes: TypeAlias = Literal["", "place", "word"]
Cue: TypeAlias = Literal[
    "opens", "asked within", "listed", "comma", "asks", "denies", "contrasts", "tells", "asks politely",
    "commands", "asserts", "points", "shows", "mouths",
]  # fmt: skip

_MARKINGS: Final = ("mark", "also", "signal", "takes", "meaning", "source", "confidence")
_RULES: Final = ("id", "cue", "glosses", "signals", "meaning", "scope", "source", "confidence")


@dataclass(frozen=True, slots=True)
class Marking:
    """A short name under which a signal is typed over glosses: `t( HOME )`.

    Attributes:
        also: other names of it in use.
        takes: what has to be named behind a colon.
    """

    mark: str
    also: tuple[str, ...]
    signal: str
    takes: Takes
    meaning: str
    source: str
    confidence: Confidence


@dataclass(frozen=True, slots=True)
class Rule:
    """A published rule by which signals are proposed.

    Attributes:
        cue: what in a sentence asks for it.
        glosses: signs that do, or tags of signs, by the cue; with a minus signs that do not.
        signals: what is proposed, by turns where it is two.
        meaning, scope: what it says, and over what the signals lie.
    """

    id: str
    cue: Cue
    glosses: frozenset[str]
    signals: tuple[str, ...]
    meaning: str
    scope: str
    source: str
    confidence: Confidence


@cache
def markings() -> tuple[Marking, ...]:
    """All short names, in the order of the table."""
    rows = read_table(catalogue.DATA / "markings.csv", _MARKINGS, key=("mark",))
    return tuple(_marking(row) for row in rows)


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by their ids, in the order in which they are asked."""
    return {row["id"]: _rule(row) for row in read_table(catalogue.DATA / "rules.csv", _RULES, key=("id",))}


def signal_of(name: str) -> str:
    """Return the signal of a marking, by any name or by its id; empty where there is none."""
    low = name.casefold()
    found = (one.signal for one in markings() if low in (one.mark, *one.also))
    return next(found, low if catalogue.has(low) else "")


def mark_of(signal_id: str) -> str:
    """Return by which name a signal is typed."""
    return next((one.mark for one in markings() if one.signal == signal_id), signal_id)


def takes(signal_id: str) -> Takes:
    """Return what may be named behind the colon of a signal: a place, a word, or nothing."""
    signal = catalogue.find(signal_id)
    if signal.reading is not None:
        return "word"
    return "place" if signal_id.startswith("role.") or isinstance(signal.target, Place) else ""


def _marking(row: Row) -> Marking:
    _require_signals(row, (row["signal"],))
    return Marking(
        row["mark"], tuple(row["also"].split()), row["signal"],
        cast(Takes, row.one_of("takes", get_args(Takes))), row["meaning"], row["source"],
        cast(Confidence, row.one_of("confidence", CONFIDENCES)),
    )  # fmt: skip


def _rule(row: Row) -> Rule:
    signals = tuple(row["signals"].split())
    _require_signals(row, signals)
    return Rule(
        row["id"], cast(Cue, row.one_of("cue", get_args(Cue))), frozenset(row["glosses"].split()), signals,
        row["meaning"], row["scope"], row["source"],
        cast(Confidence, row.one_of("confidence", CONFIDENCES)),
    )  # fmt: skip


def _require_signals(row: Row, signals: tuple[str, ...]) -> None:
    for one in signals:
        if not catalogue.has(one):
            raise row.wrong(f"{one!r} is no signal")
