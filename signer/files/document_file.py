"""Files of either kind, signs and sentences: opened by what they hold, saved as what they are."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from signer.document.sign import Sign
from signer.document.utterance import Document, Utterance
from signer.files.reading import read_sign
from signer.files.sign_file import open_sign, save_sign
from signer.files.utterance_file import (
    ENDING,
    is_utterance,
    open_utterance,
    read_utterance,
    save_utterance,
    utterance_bytes,
)
from signer.files.writing import sign_bytes

ENDINGS: Final[Mapping[type[Document], str]] = {Sign: ".sign", Utterance: ENDING}
"""Ending of the files of each kind."""
_HEAD_BYTES: Final = 200


class DocumentReading(NamedTuple):
    """A sign or a sentence, and what its user should know about the file it came from."""

    document: Document
    warnings: tuple[str, ...]


def open_document(path: Path) -> DocumentReading:
    """The sign or sentence of a file, whatever it is called; SignFileError when it cannot be read."""
    if path.suffix.lower() == ENDING or is_utterance(_head(path)):
        return DocumentReading(*open_utterance(path))
    return DocumentReading(*open_sign(path))


def read_document(content: bytes, name: str) -> DocumentReading:
    """Read the content of a file, which messages call `name`; SignFileError with every mistake in it."""
    if is_utterance(content):
        return DocumentReading(*read_utterance(content, name))
    return DocumentReading(*read_sign(content, name))


def document_bytes(document: Document) -> bytes:
    """Return the content of a document's file; ValueError for a number that no file can hold."""
    return utterance_bytes(document) if isinstance(document, Utterance) else sign_bytes(document)


def save_document(document: Document, path: Path, over: str | None = None) -> None:
    """Write a document to a file, keeping the one before as `NAME~`; SignFileError when that fails.

    With `over` it replaces no other content than that of this digest: `disk.ChangedFileError`.
    """
    if isinstance(document, Utterance):
        save_utterance(document, path, over)
    else:
        save_sign(document, path, over)


def _head(path: Path) -> bytes:
    """Return the first bytes of a regular file; none of anything else, which would be waited for."""
    try:
        if not path.is_file():
            return b""
        with path.open("rb") as file:
            return file.read(_HEAD_BYTES)
    except OSError:
        return b""  # opening it says why
