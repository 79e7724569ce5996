"""XML of others, read without entities, document types or anything from outside the file."""

from typing import Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from signer.errors import ImportingError
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
        raise ImportingError(f"{name}: not read: it has over {MOST_BYTES // 2**20} MB; divide it")
    try:
        found: Element = fromstring(content, forbid_dtd=True)
    except DefusedXmlException:
        words = "it defines a document type or entities, which are refused; save it anew without them"
        raise ImportingError(f"{name}: not read: {words}") from None
    except (ParseError, ValueError, LookupError, RecursionError) as error:
        words = f"it is no {kind}, or a damaged one: as XML it cannot be understood ({excerpt(str(error))})"
        raise ImportingError(f"{name}: not read: {words}") from None
    if found.tag != root:
        words = f"it is no {kind}: it begins with {quoted(str(found.tag))} where {root} is expected"
        raise ImportingError(f"{name}: not read: {words}")
    return found
