"""Documents to start from: a sign on a base hand, a question, a list, a dialogue of two places."""

from typing import Final

from PySide6.QtWidgets import QMenu

from signer.lazy import lazily
from signer.studio.commands.window_parts import WindowParts
from signer.studio.files import dialogs
from signer.studio.language import tr

with lazily():
    from signer.library import shelf

BASE_HAND: Final = "templates/base-hand.sign"
"""Beside the signs of the library."""
SENTENCES: Final = (
    (tr("A &question"), "YOU LIVE WHERE ?"),
    (tr("A &list"), "ME LIKE APPLE , COFFEE , CHOCOLATE ."),
    (
        tr("A &dialogue of two places"),
        "IX:mary ASK ME , rs:mary( yn( YOU HUNGRY ) ) . IX:john TELL ME , rs:john( NO ME TIRED ) .",
    ),
)
"""Names and typed lines: what is typed is made of the library's signs as they are now."""


class Templates:
    """Fills the menu of templates, and begins with the one that is chosen."""

    def __init__(self, menu: QMenu, parts: WindowParts) -> None:
        self._parts = parts
        menu.setObjectName("menu.template")
        menu.addAction(tr("A sign on a &base hand")).triggered.connect(self._begin_sign)
        for title, line in SENTENCES:
            menu.addAction(title).triggered.connect(lambda _on=False, line=line: self._begin_sentence(line))

    def _begin_sign(self) -> None:
        """Begin a sign of a hand on a flat hand, which waits for another shape, place and movement."""
        path = shelf.FOLDER.parent / BASE_HAND
        words = tr("The template could not be read.")
        sign = dialogs.attempt(self._parts.window, words, lambda: shelf.Entry(path).sign)
        if sign is not None:
            self._parts.files.open_copy(sign)

    def _begin_sentence(self, line: str) -> None:
        """Begin a sentence with a line, as if it had been typed."""
        if self._parts.files.new_sentence():
            self._parts.glosses.acts.put_line(line)
