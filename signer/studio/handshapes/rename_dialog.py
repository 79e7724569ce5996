"""Asking for another name, and saying at once what is wrong with it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from handshapes.own import LONGEST_NAME, name_problem
from handshapes.search import fold
from signer.studio.look import theme
from signer.studio.widgets.pieces import hint, label
from signer.words import wording


class RenameDialog(QDialog):
    """A line to type in; `name` is the name without needless blanks."""

    def __init__(self, parent: QWidget, name: str, taken: Sequence[str]) -> None:
        super().__init__(parent)
        self.setWindowTitle("Rename the handshape")
        self.setObjectName("dialog.rename")
        self._taken = [other for other in taken if fold(other) != fold(name)]
        self._line = QLineEdit(name)
        self._line.setObjectName("rename.name")
        self._line.setAccessibleName("New name")
        self._line.setMaxLength(LONGEST_NAME)
        self._line.setFont(theme.font())
        self._line.selectAll()
        self._line.textChanged.connect(self._judge)
        self._words = hint("")
        self._words.setObjectName("rename.words")
        self._words.setMinimumHeight(36)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(theme.GAP)
        box.addWidget(label(f"A new name for {name}", 2))
        box.addWidget(self._line)
        box.addWidget(self._words)
        box.addWidget(self._buttons)
        self.setMinimumWidth(380)
        self._judge()

    @property
    def name(self) -> str:
        """The name that was typed."""
        return " ".join(self._line.text().split())

    def _judge(self, *_text: object) -> None:
        words = name_problem(self.name, self._taken)
        self._words.setText(f"{wording.capitalized(words)}." if words else "")
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not words)
