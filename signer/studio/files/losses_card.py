"""Card of a format beside a sign: what it keeps and what it loses, with the numbers of this sign."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from signer.document.sign import Sign
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.language import named, tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import heading, identify, label

with lazily():
    from signer import export
    from signer.export import features


NOTHING: Final = tr("Nothing of this sign.")
NOTHING_KEPT: Final = tr("Nothing that can be edited again.")
AS_MOVEMENT: Final = tr("As movement alone")
CHANGED: Final = tr("Written otherwise")
WIDTH_PX: Final = 268
"""Width of the card: some 40 letters a line. Half of it would break every feature into lines of its own."""


def _listed(counts: dict[str, int]) -> str:
    # the number stays beside its name where the line breaks
    return ", ".join(f"{named(name)}\N{NO-BREAK SPACE}({count})" for name, count in counts.items())


def _list(name: str) -> QLabel:
    made = label("", 2, theme.SMALL, name=name)
    made.setWordWrap(True)
    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    return made


class LossesCard:
    """Two lists, *keeps* and *loses*, and a line on contacts where bones are folded."""

    def __init__(self) -> None:
        self.widget = QFrame()
        identify(self.widget, "export.losses", kind="card")
        self._keeps, self._loses = _list("export.keeps"), _list("export.loses")
        self._contacts = label("", 1, theme.SMALL, name="export.contacts")
        self._contacts.setWordWrap(True)
        box = QVBoxLayout(self.widget)
        box.setContentsMargins(theme.MARGIN, 10, theme.MARGIN, 10)
        for title, listed in ((tr("Keeps"), self._keeps), (tr("Loses"), self._loses)):
            box.addWidget(heading(title))
            box.addWidget(listed)
            box.addSpacing(theme.GAP)
        box.addStretch(1)
        box.addWidget(self._contacts)
        self.widget.setFixedWidth(WIDTH_PX)

    def show_losses(self, sign: Sign, form: export.Format) -> None:
        """Show what a format keeps and loses of a sign."""
        lost = [loss for loss in export.losses_of(sign, form) if loss.feature != export.FOLDED]
        told = Counter(loss.feature for loss in lost)
        kept = {
            name: count
            for name, find in features.FEATURES.items()
            if name in form.keeps | form.judged and (count := sum(1 for _ in find(sign)) - told[name]) > 0
        }
        changed = AS_MOVEMENT if form.moves else CHANGED
        parts = []
        for severity, words in (("left out", tr("Left out")), ("changed", changed)):
            counts = Counter(loss.feature for loss in lost if loss.severity == severity)
            if counts:
                parts.append(f"{words}: {_listed(counts)}.")
        self._keeps.setText(f"{begins(_listed(kept))}." if kept else NOTHING_KEPT)
        self._loses.setText("\n".join(parts) or NOTHING)

    def show_contacts(self, words: str) -> None:
        """Show how well contacts are met on other bones; nothing where none are folded."""
        self._contacts.setText(words)
        self._contacts.setVisible(bool(words))
