"""A cursor over the symbols of a notation: what stands there, and what was expected where it fails."""

from collections.abc import Callable, Iterable
from typing import Final, NoReturn, TypeVar

from signer.notation.symbols import REMARK, NotationError, Symbol, find
from signer.phrases import phrase
from signer.printable import quoted

MOST_SYMBOLS: Final = 600
"""Upper limit of symbols in a sign: the longest of 1,237 public ones has 88."""
DEEPEST: Final = 12
"""Upper limit of brackets in brackets: public signs have 3 at most."""
Read = TypeVar("Read")


class Cursor:
    """A place in the symbols of one sign."""

    def __init__(self, names: Iterable[str]) -> None:
        """Take symbols by their names.

        Raises:
            NotationError: a name is no symbol, or there are too many.
        """
        self.symbols: Final[tuple[Symbol, ...]] = tuple(
            symbol for name in names if (symbol := find(name)).kind != REMARK
        )
        if len(self.symbols) > MOST_SYMBOLS:
            count = len(self.symbols)
            words = phrase(
                "{count} symbols are more than a sign has ({most})", count=count, most=MOST_SYMBOLS
            )
            raise NotationError(words)
        self._place = 0
        self._depth = 0

    def kind(self, ahead: int = 0) -> str:
        """Return the kind of the symbol here, or of one further on; empty behind the last."""
        place = self._place + ahead
        return self.symbols[place].kind if place < len(self.symbols) else ""

    def value(self, ahead: int = 0) -> str:
        """Return the word of the symbol here, or of one further on; empty behind the last."""
        place = self._place + ahead
        return self.symbols[place].value if place < len(self.symbols) else ""

    def at(self, *kinds: str) -> bool:
        """Return whether the next symbols are of these kinds, in order."""
        return all(self.kind(ahead) == kind for ahead, kind in enumerate(kinds))

    def take(self, kind: str) -> str:
        """Pass a symbol of a kind and return its word; NotationError where another stands here."""
        if self.kind() != kind:
            self.refuse(phrase("{kind} is expected", kind=quoted(kind)))
        self._place += 1
        return self.symbols[self._place - 1].value

    def maybe(self, kind: str) -> str | None:
        """Pass a symbol of a kind where one stands here, and return its word; else None."""
        return self.take(kind) if self.kind() == kind else None

    def inside(self, opening: str, closing: str, read: Callable[[], Read]) -> Read:
        """Read what stands between two brackets; NotationError where they are too deep."""
        self.take(opening)
        self._depth += 1
        if self._depth > DEEPEST:
            self.refuse(phrase("brackets are nested more than {deepest} deep", deepest=DEEPEST))
        found = read()
        self._depth -= 1
        self.take(closing)
        return found

    def pair(self, read: Callable[["Cursor"], Read]) -> tuple[Read, Read]:
        """Read the same of both hands, in brackets."""

        def both() -> tuple[Read, Read]:
            first = read(self)
            self.take("plus")
            return first, read(self)

        return self.inside("parallel begins", "parallel ends", both)

    def refuse(self, why: str) -> NoReturn:
        """Raise the NotationError that names the symbol here."""
        if self._place >= len(self.symbols):
            count = len(self.symbols)
            words = phrase("the notation ends after {count} symbols, where {why}", count=count, why=why)
        else:
            place, name = self._place + 1, self.symbols[self._place].name
            words = phrase("symbol {place}, {name}, does not fit: {why}", place=place, name=name, why=why)
        raise NotationError(words)
