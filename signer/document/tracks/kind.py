"""A kind of track: all that edits, files and the timeline need to know about a track.

None of them knows what it moves.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from signer.document.tracks.track import Track, TrackName
from signer.document.values import Easing, HandRole


@dataclass(frozen=True, slots=True)
class Channel:
    """One number of a span's posture, with its limits.

    Attributes:
        name: as spans and sign files spell it, with its unit.
        unit: rad or m.
        low: least value.
        high: greatest value.
        meaning: what a positive value does, and a negative one.
    """

    name: str
    unit: Literal["rad", "m"]
    low: float
    high: float
    meaning: str

    def problem(self, value: float) -> str:
        """Return what is wrong with a value; empty when nothing is."""
        return (
            ""
            if self.low <= value <= self.high
            else f"is {value:g}; it must be from {self.low:g} to {self.high:g}"
        )


@dataclass(frozen=True, slots=True)
class TrackKind:
    """One kind of track.

    Attributes:
        name: as sign files spell it.
        sides: the sides that have such a track; (None,) where the signer has one.
        make: makes the track of a side from its items and keyword arguments of its own.
        item: type of its keys or spans.
        content: field that holds them, in the track and in files: "keys" or "spans".
        letter: first letter of the ids of its items.
        noun: what messages call one of its items.
        is_required: whether a sign has the track even when nothing is on it.
        checked: returns an item as a sign keeps it; ValueError for one that cannot be.
        channels: numbers of the posture of a span, in the order in which they are shown and written; none of
            keys.
        ramps: fields of durations that lie outside an item's hold; none of keys.
        takes: which fields spans of the kind may have beside those of every span.
        nests: whether one item may lie within another, and overlap it.
        eased: gives an item another speed on the way to the next one; None where items come and go by ramps.
        has_paths: whether that way is a path through space, which has a shape.
    """

    name: str
    sides: tuple[HandRole | None, ...]
    make: Callable[..., Track]
    item: type
    content: str
    letter: str
    noun: str
    is_required: bool
    checked: Callable[[Any], Any]
    channels: tuple[Channel, ...] = ()
    ramps: tuple[str, ...] = ()
    takes: frozenset[str] = frozenset()
    nests: bool = False
    eased: Callable[[Any, Easing], Any] | None = None
    has_paths: bool = False

    @property
    def names(self) -> tuple[TrackName, ...]:
        """Names of the tracks of this kind that a sign may have."""
        return tuple(TrackName(self.name, side) for side in self.sides)
