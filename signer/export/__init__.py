"""Writing signs in other formats."""

from signer.export.formats import FORMATS, about, export, format_of

__all__ = ["FORMATS", "about", "export", "format_of"]
