"""Make texts of others fit for a sentence of ours: every character visible, at most a line long."""

import re
from typing import Final

LINE: Final = 120
"""Characters of a name that a message quotes at most: about a line of a terminal."""
MESSAGE: Final = 4 * LINE
"""Characters of one message: a path, a name or two, and what to do."""
_JOINERS: Final = "\u200c\u200d"
"""Characters without a shape of their own that Persian, Indian scripts and emoji are spelled with."""
_MAY_HIDE: Final = re.compile(r"[^ -~]")
_ESCAPED: Final = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}
_CUT: Final = " ... "
_FIRST_BYTE: Final = 0xDC00
"""Bytes of a file name that are not UTF-8 stand in a str as this code point plus the byte."""


def printable(text: str) -> str:
    """Escape the characters of a text that a terminal would obey or would not show.

    They are control characters, turned writing and half characters.
    """
    return _MAY_HIDE.sub(_visible, text) if _MAY_HIDE.search(text) else text


def excerpt(text: str, most: int = LINE) -> str:
    """Make a text printable and cut its middle out, so that it has at most `most` characters.

    A phrase that is short and plain stays one.
    """
    return _cut(printable(_cut(text, most)), most)


def quoted(text: str) -> str:
    """Quote a name in a message."""
    return f"'{excerpt(text)}'"


def _cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    head = (most - len(_CUT)) // 2
    return f"{text[:head]}{_CUT}{text[head + len(_CUT) - most :]}"


def _visible(found: re.Match[str]) -> str:
    letter = found[0]
    if letter.isprintable() or letter in _JOINERS:
        return letter
    if letter in _ESCAPED:
        return _ESCAPED[letter]
    code = ord(letter)
    if _FIRST_BYTE + 0x80 <= code <= _FIRST_BYTE + 0xFF:
        code -= _FIRST_BYTE
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
