"""A document made of another program's file, and what became of the rest of it."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from signer.document.utterance import Document
from signer.export.losses import Loss

T = TypeVar("T", bound=Document)


@dataclass(frozen=True, slots=True)
class Imported(Generic[T]):
    """A document that was read.

    Attributes:
        document: as it may be saved.
        losses: what of the file is not in it, or otherwise, with its place in the file.
    """

    document: T
    losses: tuple[Loss, ...] = ()
