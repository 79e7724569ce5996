"""Writing signs in other formats."""

from signer.export.format import Format, losses_of
from signer.export.formats import FORMATS, about, body_file, export, format_of, with_words
from signer.export.losses import Loss, counts_of

__all__ = [
    "FORMATS",
    "Format",
    "Loss",
    "about",
    "body_file",
    "counts_of",
    "export",
    "format_of",
    "losses_of",
    "with_words",
]
