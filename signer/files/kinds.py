"""The kinds of files that Signer writes."""

from typing import Final, NamedTuple


class FileKind(NamedTuple):
    """One of our file formats: the word for its content, its `format` entry, and the version written."""

    word: str
    format: str
    version: tuple[int, int]


SIGN: Final = FileKind("sign", "asl-sign", (2, 4))
HANDSHAPE: Final = FileKind("handshape", "asl-handshape", (1, 0))
SIGNAL: Final = FileKind("signal", "asl-signal", (1, 0))
REVIEW: Final = FileKind("review", "asl-review", (1, 0))
UTTERANCE: Final = FileKind("sentence", "asl-utterance", (1, 2))
