"""Key of a cache that tells immutable values apart by their identity."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """An immutable value, equal to another only if that is the very same object, or made of such.

    Tracks of a drag differ in numbers that a quick hash does not see: told by equality, each would be
    compared with all that are cached before it. Tracks that an edit leaves alone are the same objects after.

    Args:
        value: that is told apart.
        parts: the objects it is made of, where it may be another object itself.
        also: what must be equal besides.
    """

    __slots__ = ("also", "parts", "value")

    def __init__(self, value: T, parts: Iterable[object] | None = None, also: object = None) -> None:
        self.value, self.also = value, also
        self.parts = (value,) if parts is None else tuple(parts)

    def __hash__(self) -> int:
        return hash(tuple(map(id, self.parts)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Same)
            and len(self.parts) == len(other.parts)
            and all(one is two for one, two in zip(self.parts, other.parts, strict=True))
            and self.also == other.also
        )
