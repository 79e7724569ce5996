"""The sheet of shortcuts and the About box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.pieces import beneath, heading, hint, keycap, label, row

if TYPE_CHECKING:
    from signer.installed import Distribution

ABOUT_WIDTH_PX: Final = 520
LIBRARIES_PX: Final = 84
"""Height of the list of libraries: some lines; the rest scrolls, as a low screen has no room for all."""
SCROLL_BAR_PX: Final = 12
"""As in the style sheet, with a little air beside it."""
EDGE_PX, MOST_COLUMNS = 20, 4
HEADING_ROWS: Final = 1.7
"""Height of a heading with its space, in lines."""
POINTER_ROWS: Final = {
    tr("With the mouse"): [
        (tr("Turn the view"), tr("Drag")),
        (tr("Move the view"), tr("Shift+drag")),
        (tr("Come nearer"), tr("Wheel")),
        (tr("Give up a drag"), "Esc"),
        (tr("Choose several keys"), tr("Drag on a track")),
        (tr("Copy keys"), tr("Ctrl+drag")),
        (tr("Change a hold"), tr("Drag its ends")),
        (tr("Rise of face, torso or head"), tr("Drag slope's foot")),
        (tr("Set a key of torso or head"), tr("Double click")),
        (tr("Leave an end unbound"), tr("Alt+drag")),
        (tr("Stretch chosen keys"), tr("Drag bracket")),
        (tr("Play a stretch alone"), tr("Ctrl+drag on ruler")),
        (tr("Write on a marker"), tr("Double click")),
        (tr("Other ways, also to rest"), tr("Right click")),
    ],
    tr("In a sentence"): [
        (tr("Search, take, next answer"), tr("Type, Enter, Tab")),
        (tr("End it, ask"), ", ; . ?"),
        (tr("Change a sign's keys"), tr("Double click")),
        (tr("Move, tempo"), tr("Alt+arrows")),
    ],
    tr("On a dial or the elbow bar"): [
        (tr("One degree"), tr("Arrows")),
        (tr("A tenth"), tr("Shift+arrows")),
        (tr("Ten degrees"), tr("Page up, Page down")),
    ],
}
ABOUT: Final = tr(
    "The editor in which a sign of American Sign Language is written the way a signer thinks of it: this "
    "handshape, "
    "this part of the hand, on this part of the body."
)
MISSING: Final = (
    tr("No signer has reviewed the handshapes, articulators, sites and signs yet: take them as a draft."),
    tr("Nor has anybody who signs reviewed the signals of face, gaze and head, or how far they go."),
    tr("Flesh does not give: where palms meet, skins overlap by some millimetres, and this is told."),
    tr("Nor has anybody judged the rates and transitions of sentences."),
)
LICENCES: Final = (
    tr(
        "Signer is free software under the MIT licence. The inventories of handshapes, articulators and "
        "sites are CC BY 4.0, "
        "their sources are named in SOURCES.md. The body is made from CC0 data of the MakeHuman community."
    ),
    tr(
        "Signer uses Qt for Python (PySide6) and Qt under the GNU Lesser General Public Licence, version 3. "
        "You may replace "
        "these libraries by your own builds; their source is at code.qt.io. The letters are Inter, under "
        "the SIL Open Font License 1.1."
    ),
)


class ShortcutSheet(QDialog):
    """Every shortcut, by group, in as many columns as the window is wide for; where it is low, it scrolls."""

    def __init__(self, parent: QWidget, groups: Mapping[str, Sequence[tuple[str, str]]]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Shortcuts"))
        self.setObjectName("dialog.shortcuts")
        every = [*groups.items(), *POINTER_ROWS.items()]
        room_px = parent.width() - 2 * EDGE_PX - SCROLL_BAR_PX
        for count in range(MOST_COLUMNS, 0, -1):
            self._lines = _sheet(every, count)
            if self._lines.sizeHint().width() <= room_px:
                break
        self._area = QScrollArea()
        self._area.setWidget(self._lines)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words = tr(
            "Letters act everywhere but in text fields, and in panels with a search, where they "
            "search. Arrows act on the stage and the timeline. Tab goes from control to control."
        )
        margins = (EDGE_PX, theme.MARGIN, EDGE_PX, theme.MARGIN)
        beneath(self, (self._area, 1), hint(words), _close_button(self), gap=6, margins=margins)

    def showEvent(self, event: QShowEvent) -> None:
        self.resize(self.sizeHint())  # Qt gives a new window no more than a part of the screen
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        spare = self._lines.sizeHint() - self._area.sizeHint() + QSize(SCROLL_BAR_PX, 0)
        within = self.parentWidget()
        wanted = super().sizeHint() + spare
        return wanted if within is None else wanted.boundedTo(within.size())


def _sheet(groups: list[tuple[str, Sequence[tuple[str, str]]]], count: int) -> QWidget:
    """Lay groups out in so many columns."""
    columns = []
    for part in _columns(groups, count):
        column = beneath(None, gap=2)
        for title, rows in part:
            if column.count():
                column.addSpacing(theme.GAP)
            column.addWidget(heading(title))
            column.addLayout(_lines(rows))
        column.addStretch(1)
        columns.append(column)
    return row(*columns, gap=24)


def _columns(
    groups: list[tuple[str, Sequence[tuple[str, str]]]], count: int
) -> list[list[tuple[str, Sequence[tuple[str, str]]]]]:
    """The groups shared out so that the columns are about equally long.

    The longest first, each to the shortest column.
    """
    shared: list[list[tuple[str, Sequence[tuple[str, str]]]]] = [[] for _ in range(count)]
    for group in sorted(groups, key=lambda each: -len(each[1])):
        min(shared, key=lambda column: sum(len(rows) + HEADING_ROWS for _, rows in column)).append(group)
    order = [title for title, _ in groups]
    return sorted(
        (sorted(column, key=lambda each: order.index(each[0])) for column in shared if column),
        key=lambda c: order.index(c[0][0]),
    )


def _lines(rows: Sequence[tuple[str, str]]) -> QVBoxLayout:
    """Each line by itself: a column is as wide as its widest line.

    Not as its longest words and its most keys together.
    """
    lines = beneath(None)
    for text, keys in rows:
        lines.addWidget(row(label(text, 2), None, _keys(keys), gap=theme.MARGIN // 2))
    return lines


def _keys(keys: str) -> QWidget:
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    # words among the keys ("Type, Enter") are no keys to Qt, which leaves them out
    shown = native if all(native.split(", ")) else keys
    return row(*(keycap(part.strip()) for part in shown.replace("++", "+Plus").split("+")), gap=3)


class AboutBox(QDialog):
    """Dialog about the program: its version, what it is, what is missing, and its licences."""

    def __init__(self, parent: QWidget, version: str, libraries: Sequence[Distribution]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Signer"))
        self.setObjectName("dialog.about")
        used = QScrollArea()
        used.setWidget(hint("\n".join(f"{each.name} {each.version}: {each.licence}" for each in libraries)))
        used.setWidgetResizable(True)
        used.setFixedHeight(LIBRARIES_PX)
        name = label(tr("Signer {version}", version=version), 1, theme.CLOCK, 600)
        missing = (6, heading(tr("What is missing")), hint("\n\n".join(MISSING)))
        licences = (6, heading(tr("Licences")), hint("\n\n".join(LICENCES)))
        along = (6, heading(tr("Libraries that come along")), used)
        parts = (name, hint(ABOUT), *missing, *licences, *along, _close_button(self))
        self._box = beneath(self, *parts, gap=10, margins=(24, 20, 24, 16))

    def showEvent(self, event: QShowEvent) -> None:
        # A window does not ask wrapped words how tall they are; and only now is it known in which font they
        # are shown.
        self.setFixedSize(ABOUT_WIDTH_PX, self._box.totalHeightForWidth(ABOUT_WIDTH_PX))
        super().showEvent(event)


def _close_button(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    return buttons
