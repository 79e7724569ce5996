"""Dialog before a table of signs is read: which of its columns is what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from signer.lazy import lazily
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.pieces import hint, label

with lazily():
    from signer.tables import reading

NONE: Final = "—"
"""Choice for a field that the table has no column of."""
COLUMNS: Final = 2
"""Columns of the form: fifteen fields below each other would be too high for small screens."""
NEEDED: Final = tr("Choose the column of IDs or of glosses: without one, rows have no name.")
KNOWN: Final = tr("{} of {} columns are known by their heads. Choose others where that is wrong.")


class ColumnsDialog(QDialog):
    """A choice of a column for each field; `columns` holds heads by fields, empty for none."""

    def __init__(self, parent: QWidget | None, name: str, heads: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Columns of {name}", name=name))
        self.setObjectName("dialog.columns")
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
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._read = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._read.setText(tr("Read it"))
        self._read.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(theme.MARGIN)
        box.addWidget(self._about)
        box.addLayout(form)
        box.addWidget(buttons)
        self._show()

    @property
    def columns(self) -> Mapping[str, str]:
        """Return the heads by fields, as they are chosen."""
        return {field: str(box.currentData()) for field, box in self._boxes.items()}

    def _box(self, field: str, heads: Sequence[str], known: Mapping[str, str]) -> QComboBox:
        made = QComboBox()
        made.setObjectName(f"columns.{field}")
        made.setAccessibleName(translated(reading.TITLES[field]))
        made.addItem(NONE, "")
        for head in dict.fromkeys(filter(None, heads)):
            made.addItem(head[: reading.LONGEST], head)
        made.setCurrentIndex(max(0, made.findData(known.get(field, ""))))
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.setMinimumContentsLength(20)
        return made

    def _show(self, *_changed: object) -> None:
        chosen = self.columns
        is_named = any(chosen[field] for field in ("entry", "gloss", "lemma"))
        self._read.setEnabled(is_named)
        self._about.setText(self._known if is_named else NEEDED)
