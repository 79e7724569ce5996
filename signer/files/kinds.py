"""The kinds of files that Signer writes."""

from typing import Final, NamedTuple


class FileKind(NamedTuple):
    """One of our formats: what it holds in a word, what stands in `format`, and the version that is written."""

    word: str
    format: str
    version: tuple[int, int]


SIGN: Final = FileKind("sign", "asl-sign", (2, 0))
HANDSHAPE: Final = FileKind("handshape", "asl-handshape", (1, 0))
