"""The kinds of files that Signer writes."""

from typing import Final, NamedTuple


class FileKind(NamedTuple):
    """One of our file formats.

    Attributes:
        word: for its content.
        format: its `format` entry.
        version: the newest.
        plain: the versions of files that hold nothing that only newer ones have, and are written as before.
    """

    word: str
    format: str
    version: tuple[int, int]
    plain: tuple[tuple[int, int], ...] = ()

    @property
    def title(self) -> str:
        """Title of its JSON Schema."""
        return f"ASL {self.format.removeprefix('asl-')} file"

    @property
    def written(self) -> tuple[tuple[int, int], ...]:
        """Versions that are written, the oldest first."""
        return (*self.plain, self.version)


SIGN: Final = FileKind("sign", "asl-sign", (2, 7), ((2, 4), (2, 5), (2, 6)))
HANDSHAPE: Final = FileKind("handshape", "asl-handshape", (1, 0))
SIGNAL: Final = FileKind("signal", "asl-signal", (1, 0))
PLACE: Final = FileKind("place", "asl-place", (1, 0))
SHELVES: Final = FileKind("list of shelves", "asl-shelves", (1, 0))
REVIEW: Final = FileKind("review", "asl-review", (1, 1))
UTTERANCE: Final = FileKind("sentence", "asl-utterance", (1, 5), ((1, 1), (1, 2), (1, 3), (1, 4)))
