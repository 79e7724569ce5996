"""Changes of a sign or a sentence: the name of one, and what becomes of the document."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from signer.document.items import find_item
from signer.document.tracks.hand import Key
from signer.document.tracks.track import Item

if TYPE_CHECKING:
    from signer.document.sign import Sign

Of = TypeVar("Of")
"""Kind of document: a sign or a sentence."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[Of]):
    """Result of a change.

    Attributes:
        after: the document as it became; the same object where nothing changed.
        ids: of the key, the span or the items that the change is about, as they are now; none of those that
            are gone, and none where a change of a sign is about several.
        value: what was reached of a number that was asked for, in its unit (rad, m or a share); None where
            none was.
        words: what held the change back, or what got lost, a sentence for the user; empty where it was
            carried out as asked.
        changed: whether the document is another one.
    """

    after: Of
    ids: tuple[str, ...] = ()
    value: float | None = None
    words: str = ""
    changed: bool = False

    @property
    def item(self: Outcome[Sign]) -> Item | None:
        """The key or span of a sign as it became."""
        return find_item(self.after, self.ids[0])[1] if self.ids else None

    @property
    def key(self: Outcome[Sign]) -> Key | None:
        """The key of a hand as it became."""
        return item if isinstance(item := self.item, Key) else None


class Change(Protocol[Of]):
    """Anything that changes a document: a value with a name, and a pure function."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def label(self) -> str:
            """Name in the Undo menu."""
            ...

    @abstractmethod
    def outcome(self, before: Of, /) -> Outcome[Of]:
        """Return what becomes of a document."""
        ...

    def __call__(self, before: Of) -> Of:
        """Return the changed document, or the same object when nothing changed."""
        return self.outcome(before).after
