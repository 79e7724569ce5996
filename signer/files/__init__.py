"""Sign files: our own format, strictly read and safely written."""

from signer.files.reading import SignReading, read_sign
from signer.files.schema import schema
from signer.files.sign_file import load_sign, open_sign, save_sign

__all__ = ["SignReading", "load_sign", "open_sign", "read_sign", "save_sign", "schema"]
