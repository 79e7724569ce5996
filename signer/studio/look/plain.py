"""Texts given to Qt so that it shows them letter by letter, whoever wrote them.

Qt guesses: a tooltip or label that looks like HTML is drawn as HTML, with the pictures it names fetched from
    the disk; `&` before a
letter of a button or menu becomes an underline; `[*]` in a title becomes a star. Texts of signs, handshapes
and file names pass through here, and so do phrases of packages without Qt, which come out in the language.
Labels are made by `widgets.pieces.label`, which guesses nothing.
"""

from typing import Final

from PySide6.QtGui import QAction, Qt

from signer.printable import MESSAGE, excerpt
from signer.studio.language import translated

_STAR: Final = "[*]"
"""Mark that Qt replaces by that of unsaved changes in a window's title."""


def lines(text: str) -> str:
    """Give a label its text; the lines stay lines."""
    return "\n".join(excerpt(line, MESSAGE) for line in translated(text).split("\n"))


def tip(text: str) -> str:
    """Give a tooltip its text; the lines stay lines."""
    told = lines(text)
    return Qt.convertFromPlainText(told) if Qt.mightBeRichText(told) else told


def caption(text: str) -> str:
    """Give a button or a menu item its text."""
    return excerpt(translated(text)).replace("&", "&&")


def title(text: str) -> str:
    """Give a window's title a part of its text."""
    return excerpt(translated(text)).replace(_STAR, 2 * _STAR)


def name_action(action: QAction, text: str, before: str = "") -> None:
    """Name an action by a text behind words of our own (`before`, which may have a mnemonic).

    Its tooltip says the same.
    """
    action.setText(f"{before}{caption(text)}".rstrip())
    action.setToolTip(tip(f"{before.replace('&', '')}{translated(text)}".rstrip()))
