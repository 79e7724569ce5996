"""Key of a cache that tells immutable values apart by their identity."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """An immutable value, equal to another only if that is the very same object.

    Tracks of a drag differ in numbers that a quick hash does not see: told by equality, each would be
    compared with all that are cached before it. Tracks that an edit leaves alone are the same objects after.
    """

    __slots__ = ("value",)

    def __init__(self, value: T) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.value is other.value
