"""The sheet of shortcuts and the About box."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from signer.studio import theme
from signer.studio.widgets.pieces import heading, hint, keycap, label, row

ABOUT_WIDTH_PX: Final = 520
POINTER_ROWS: Final = {
    "With the mouse": [
        ("Turn the view", "Drag"),
        ("Move the view", "Shift+drag"),
        ("Come nearer", "Wheel"),
        ("Give up a drag", "Esc"),
        ("Copy keys", "Ctrl+drag"),
        ("Stretch chosen keys", "Drag bracket"),
        ("Play a stretch alone", "Ctrl+drag on ruler"),
        ("Write on a marker", "Double click"),
    ],
    "On a dial or the elbow bar": [
        ("One degree", "Arrows"),
        ("A tenth", "Shift+arrows"),
        ("Ten degrees", "Page up, Page down"),
    ],
}
ABOUT: Final = (
    "The editor in which a sign of American Sign Language is written the way a signer thinks of it: this handshape, "
    "this part of the hand, on this part of the body."
)
MISSING: Final = (
    "No signer has reviewed the handshapes, articulators, sites and signs yet: take them as a draft.",
    "The signs of the language live in face, gaze, head and body too. This version writes hands, arms and shoulders; the rest is not there yet.",
    "Flesh does not give: where palms meet, skins overlap by some millimetres, and this is told.",
)
LICENCES: Final = (
    "Signer is free software under the MIT licence. The inventories of handshapes, articulators and sites are CC BY 4.0, "
    "their sources are named in SOURCES.md. The body is made from CC0 data of the MakeHuman community.",
    "Signer uses Qt for Python (PySide6) and Qt under the GNU Lesser General Public Licence, version 3. You may replace "
    "these libraries by your own builds; their source is at code.qt.io.",
)


class ShortcutSheet(QDialog):
    """Every shortcut, by group."""

    def __init__(self, parent: QWidget, groups: Mapping[str, Sequence[tuple[str, str]]]) -> None:
        super().__init__(parent)
        self.setWindowTitle("Shortcuts")
        self.setObjectName("dialog.shortcuts")
        columns = QHBoxLayout()
        columns.setSpacing(24)
        every = [*groups.items(), *POINTER_ROWS.items()]
        for part in _columns(every, 4):
            column = QVBoxLayout()
            column.setSpacing(4)
            for title, rows in part:
                column.addWidget(heading(title))
                column.addLayout(_grid(rows))
                column.addSpacing(theme.MARGIN)
            column.addStretch(1)
            columns.addLayout(column)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.addLayout(columns)
        box.addWidget(
            hint("Letters, digits and arrows act on the stage and the timeline; click there first. Tab goes from control to control.")
        )
        box.addWidget(_close_button(self))


def _columns(groups: list[tuple[str, Sequence[tuple[str, str]]]], count: int) -> list[list[tuple[str, Sequence[tuple[str, str]]]]]:
    """The groups in order, shared out so that the columns are about equally long."""
    per_column = sum(len(rows) + 2 for _, rows in groups) / count
    shared: list[list[tuple[str, Sequence[tuple[str, str]]]]] = [[] for _ in range(count)]
    used = 0.0
    for title, rows in groups:
        middle = used + (len(rows) + 2) / 2
        shared[min(int(middle / per_column), count - 1)].append((title, rows))
        used += len(rows) + 2
    return shared


def _grid(rows: Sequence[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setVerticalSpacing(2)
    grid.setHorizontalSpacing(theme.MARGIN)
    grid.setColumnStretch(0, 1)
    for line, (text, keys) in enumerate(rows):
        grid.addWidget(label(text, 2), line, 0)
        grid.addWidget(_keys(keys), line, 1, Qt.AlignmentFlag.AlignRight)
    return grid


def _keys(keys: str) -> QWidget:
    sequence = QKeySequence(keys)
    shown = sequence.toString(QKeySequence.SequenceFormat.NativeText) if sequence.count() else keys
    return row(*(keycap(part.strip()) for part in (shown or keys).replace("++", "+Plus").split("+")), gap=3)


class AboutBox(QDialog):
    """What this is, what is missing, and under which licences."""

    def __init__(self, parent: QWidget, version: str) -> None:
        super().__init__(parent)
        self.setWindowTitle("About Signer")
        self.setObjectName("dialog.about")
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(24, 20, 24, 16)
        box.setSpacing(10)
        box.addWidget(label(f"Signer {version}", 1, theme.CLOCK, 600))
        box.addWidget(hint(ABOUT))
        for title, paragraphs in (("What is missing", MISSING), ("Licences", LICENCES)):
            box.addSpacing(6)
            box.addWidget(heading(title))
            box.addWidget(hint("\n\n".join(paragraphs)))
        box.addWidget(_close_button(self))

    def showEvent(self, event: QShowEvent) -> None:
        # A window does not ask wrapped words how tall they are; and only now is it known in which font they are shown.
        self.setFixedSize(ABOUT_WIDTH_PX, self._box.totalHeightForWidth(ABOUT_WIDTH_PX))
        super().showEvent(event)


def _close_button(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    return buttons
