"""Sign files and sentence files: our own formats, strictly read and safely written."""

from signer.files.reading import SignReading, read_sign
from signer.files.schema import schema
from signer.files.sign_file import load_sign, open_sign, save_sign
from signer.files.utterance_file import load_utterance, open_utterance, save_utterance

__all__ = [
    "SignReading",
    "load_sign",
    "load_utterance",
    "open_sign",
    "open_utterance",
    "read_sign",
    "save_sign",
    "save_utterance",
    "schema",
]
