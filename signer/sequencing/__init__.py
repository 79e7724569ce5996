"""Sentences: signs, spellings and numbers joined into a sign that everything else understands."""

from typing import TYPE_CHECKING, Any

from signer.lazy import lazily

with lazily():
    from signer.sequencing import glosses, performing, ways

if TYPE_CHECKING:
    from signer.sequencing.glosses import number, say, spell
    from signer.sequencing.performed import Performed
    from signer.sequencing.performing import perform
    from signer.sequencing.ways import KnownWays

__all__ = ["KnownWays", "Performed", "number", "perform", "say", "spell"]


def __getattr__(name: str) -> Any:
    """Load what solves when it is first asked for."""
    if name in ("perform", "Performed"):
        return getattr(performing, name)
    if name == "KnownWays":
        return ways.KnownWays
    if name in __all__:
        return getattr(glosses, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
