"""XML of others, read without entities, document types or anything from outside the file."""

from typing import Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from signer.errors import ImportingError
from signer.phrases import phrase
from signer.printable import excerpt, quoted

MOST_BYTES: Final = 32 * 2**20
"""Bytes of the longest file that is read: a hundred hours of annotations. All is in memory at once."""


def parsed(content: bytes, name: str, root: str, kind: str) -> Element:
    """Return the root element of a file.

    Args:
        content: of the file.
        name: of the file, for messages.
        root: name of the element that all stands in.
        kind: of file that is expected, for messages: "file of ELAN".

    Raises:
        ImportingError: it is too long, no XML, has a document type or entities, or another root than `root`.
    """
    if len(content) > MOST_BYTES:
        raise ImportingError.too_long(name, MOST_BYTES)
    try:
        found: Element = fromstring(content, forbid_dtd=True)
    except DefusedXmlException:
        words = phrase("it defines a document type or entities, which are refused; save it anew without them")
        raise ImportingError.of(name, words) from None
    except (ParseError, ValueError, LookupError, RecursionError) as error:
        words = phrase(
            "it is no {kind}, or a damaged one: as XML it cannot be understood ({error})",
            kind=kind, error=excerpt(str(error)),
        )  # fmt: skip
        raise ImportingError.of(name, words) from None
    if found.tag != root:
        words = phrase(
            "it is no {kind}: it begins with {tag} where {root} is expected",
            kind=kind, tag=quoted(str(found.tag)), root=root,
        )  # fmt: skip
        raise ImportingError.of(name, words)
    return found
