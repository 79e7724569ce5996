"""Find and search signals."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from handshapes.search import Searchable, did_you_mean, rank_matches
from nonmanuals.reading import read_signals
from nonmanuals.signal import Part, Signal, mirrored

DATA: Final = Path(__file__).parent / "data"

LAST_HOLD_S: Final = 0.12
"""By how much a signal that lengthens the last sign proposes to lengthen its hold."""


@cache
def _signals() -> Mapping[str, Signal]:
    return read_signals(DATA / "signals.csv")


def every() -> tuple[Signal, ...]:
    """All signals, in the order of the inventory."""
    return tuple(_signals().values())


def find(signal_id: str, *, is_mirrored: bool = False) -> Signal:
    """The signal of that id, be it on the other side; LookupError says which ids are close."""
    signals = _signals()
    if signal_id in signals:
        return mirrored(signals[signal_id]) if is_mirrored else signals[signal_id]
    raise LookupError(f"there is no signal {signal_id!r}{did_you_mean(signal_id, signals)}")


def has(signal_id: str) -> bool:
    """Return whether there is a signal of that id."""
    return signal_id in _signals()


def ids() -> frozenset[str]:
    """Ids of all signals."""
    return frozenset(_signals())


def on_track(kind: str) -> tuple[Signal, ...]:
    """Return the signals that spans of a kind of track may name, in the order of the inventory."""
    return tuple(signal for signal in every() if signal.track == kind)


def parts_of(signal_id: str) -> tuple[Part, ...]:
    """Return the parts of a grammatical marker; none of any other signal."""
    return find(signal_id).parts


def search(text: str) -> tuple[Signal, ...]:
    """Signals that answer the text by name, meaning, English word or code, best first."""
    return tuple(every()[place] for place in rank_matches(text, searchable()))


@cache
def searchable() -> Sequence[Searchable]:
    """Return the search terms of every signal, in the order of the inventory."""
    return tuple(
        Searchable(
            (signal.name, signal.id),
            aliases=(
                *_words(signal.meaning),
                *(code.partition(" ")[2] for code in signal.codes),
                *signal.codes,
            ),
            text=f"{signal.meaning} {signal.spreads} {signal.kind} {signal.track}",
        )
        for signal in every()
    )


def _words(meaning: str) -> tuple[str, ...]:
    """Split a meaning into what it lists."""
    return tuple(word.strip() for word in re.split(r"[,;:()]", meaning) if word.strip())
