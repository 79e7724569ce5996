"""Writing signs in other formats."""

from signer.export.about import about
from signer.export.exporting import body_file, contacts_mm, export
from signer.export.format import Format, losses_of
from signer.export.formats import FOLDED, FORMATS, as_asked, format_of
from signer.export.losses import Loss, counts_of

__all__ = [
    "FOLDED",
    "FORMATS",
    "Format",
    "Loss",
    "about",
    "as_asked",
    "body_file",
    "contacts_mm",
    "counts_of",
    "export",
    "format_of",
    "losses_of",
]
