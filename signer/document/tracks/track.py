"""A track: what one part of the signer does through time, as keys or spans in order of time."""

from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from signer.document.values import Extra, HandRole


class Item(Protocol):
    """A key or a span: the content of a track from `time_s` on for `hold_s`.

    It says what a part of the signer does in that time. Its id is unique in the sign.
    """

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def id(self) -> str:
        """Name by which edits and the selection know it."""
        ...

    @property
    def time_s(self) -> float:
        """Time at which it is reached, s."""
        ...

    @property
    def hold_s(self) -> float:
        """Duration for which it is kept at full strength, s."""
        ...

    @property
    def end_s(self) -> float:
        """Time at which the hold ends, s."""
        ...

    @property
    def extra(self) -> Extra:
        """Fields that only a newer program knows."""
        ...


AnyItem = TypeVar("AnyItem", bound=Item)


class TrackName(NamedTuple):
    """Name of one track of a sign: its kind, and the side of the signer; None for what a signer has once."""

    kind: str
    side: HandRole | None = None

    def __str__(self) -> str:
        return self.kind if self.side is None else f"{self.kind}, {self.side}"


class Track(Protocol):
    """Interface of every kind of track: frozen records of a side and of items in order of time."""

    __dataclass_fields__: ClassVar[dict[str, Any]]
    kind: ClassVar[str]
    content: ClassVar[str]
    """Field that holds the items: "keys" or "spans"."""

    @property
    def side(self) -> HandRole | None:
        """Side of the signer."""
        ...


def name_of(track: Track) -> TrackName:
    """Return kind and side of a track."""
    return TrackName(track.kind, track.side)


def sided(name: TrackName) -> HandRole:
    """Return the side of a track; ValueError for one of a part that the signer has once."""
    if name.side is None:
        raise ValueError(f"the track ({name}) has no side")
    return name.side


def items_of(track: Track) -> tuple[Any, ...]:
    """Return the keys or spans of a track, in order of time."""
    found: tuple[Any, ...] = getattr(track, track.content)
    return found
