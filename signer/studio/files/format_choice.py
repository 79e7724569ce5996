"""Choice of a format: a row of them for each family, one chosen over all."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from signer.lazy import lazily
from signer.studio.language import named, tr
from signer.studio.look import plain, theme
from signer.studio.widgets.pieces import label
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer import export


if TYPE_CHECKING:
    from signer.export.format import Family

FAMILIES: Final[dict[Family, str]] = {
    "movement": tr("Movement"),
    "annotation": tr("Annotation"),
    "notation": tr("Notation"),
    "film": tr("Film"),
}
COLUMNS: Final = 4
"""Formats of a family that stand in a line."""


class FormatChoice(QWidget):
    """Formats by family; the chosen one is called by its ending, without the dot.

    `chosen` is emitted when the user chooses, never by `choose`.
    """

    chosen = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        box = QGridLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.GAP)
        box.setColumnStretch(1, 1)
        self._rows = list[Segments]()
        order = list(FAMILIES)
        found = sorted(export.FORMATS, key=lambda one: order.index(one.family))
        for line, (family, forms) in enumerate(groupby(found, lambda one: one.family)):
            entries = [Segment(one.ending[1:], named(one.name), tip=named(one.about)) for one in forms]
            row = Segments(name, FAMILIES[family], entries, columns=min(COLUMNS, len(entries)))
            row.chosen.connect(self._on_chosen)
            box.addWidget(label(FAMILIES[family], 2, theme.SMALL), line, 0)
            box.addWidget(row, line, 1)
            self._rows.append(row)
        self.choose(found[0].ending[1:])

    @property
    def value(self) -> str:
        """Ending of the chosen format, without its dot."""
        return next(row.value for row in self._rows if row.value)

    def choose(self, value: str) -> None:
        """Show a choice: one of the formats."""
        for row in self._rows:
            row.choose(value)

    def focus(self) -> None:
        """Give the keyboard to the chosen format."""
        next(row.buttons[row.value] for row in self._rows if row.value).setFocus()

    def disable(self, value: str, words: str) -> None:
        """Grey a format that cannot be written, with the reason."""
        for row in self._rows:
            if value in row.buttons:
                row.buttons[value].setEnabled(False)
                row.buttons[value].setToolTip(plain.tip(words))

    def _on_chosen(self, value: str) -> None:
        self.choose(value)
        self.chosen.emit(value)
