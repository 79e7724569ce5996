"""Dialog before a table of signs is read: which of its columns is what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from signer.lazy import lazily
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.forms import Dialog, choice_field
from signer.studio.widgets.pieces import hint, label

with lazily():
    from signer.tables import reading

NONE: Final = "—"
"""Choice for a field that the table has no column of."""
COLUMNS: Final = 2
"""Columns of the form: fifteen fields below each other would be too high for small screens."""
NEEDED: Final = tr("Choose the column of IDs or of glosses: without one, rows have no name.")
KNOWN: Final = tr("{} of {} columns are known by their heads. Choose others where that is wrong.")


class ColumnsDialog(Dialog):
    """A choice of a column for each field; `columns` holds heads by fields, empty for none."""

    def __init__(self, parent: QWidget | None, name: str, heads: Sequence[str]) -> None:
        super().__init__(parent, "columns", tr("Columns of {name}", name=name), tr("Read it"))
        known = reading.columns_of(heads)
        self._boxes = {field: self._box(field, heads, known) for field in reading.FIELDS}
        self._known = KNOWN.format(len(set(known.values())), len(heads))
        self._about = hint()
        form = QGridLayout()
        form.setHorizontalSpacing(theme.MARGIN)
        form.setVerticalSpacing(theme.GAP)
        rows = -(-len(self._boxes) // COLUMNS)
        for number, (field, choice) in enumerate(self._boxes.items()):
            down, across = number % rows, 2 * (number // rows)
            form.addWidget(label(translated(reading.TITLES[field]), 2), down, across)
            form.addWidget(choice, down, across + 1)
            choice.currentIndexChanged.connect(self._show)
        self.lay_out(self._about, form)
        self._show()

    @property
    def columns(self) -> Mapping[str, str]:
        """Return the heads by fields, as they are chosen."""
        return {field: str(box.currentData()) for field, box in self._boxes.items()}

    def _box(self, field: str, heads: Sequence[str], known: Mapping[str, str]) -> QComboBox:
        found = ((head[: reading.LONGEST], head) for head in dict.fromkeys(filter(None, heads)))
        now = known.get(field, "")
        return choice_field(
            f"columns.{field}", translated(reading.TITLES[field]), ((NONE, ""), *found), now, 20
        )

    def _show(self, *_changed: object) -> None:
        chosen = self.columns
        is_named = any(chosen[field] for field in ("entry", "gloss", "lemma"))
        self.take.setEnabled(is_named)
        self._about.setText(self._known if is_named else NEEDED)
