"""Writing signs in other formats."""

from signer.export.formats import FORMATS, about, body_file, export, format_of
from signer.export.losses import losses_of

__all__ = ["FORMATS", "about", "body_file", "export", "format_of", "losses_of"]
