"""Writing signs in other formats."""

from signer.export.exporting import body_file, contacts_mm, export, write_vocabulary
from signer.export.format import Format, losses_of
from signer.export.formats import EAF, FOLDED, FORMATS, as_asked, format_of
from signer.export.losses import Loss, counts_of
from signer.export.options import about

__all__ = [
    "EAF",
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
    "write_vocabulary",
]
