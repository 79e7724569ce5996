"""One choice of a few, side by side."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QSizePolicy, QToolButton

from signer.studio.look import theme
from signer.studio.widgets.pieces import Heard, button, identify

LOW_PX: Final = 32
HIGH_PX: Final = 52


class Segment(NamedTuple):
    """One of the choices: its value, its word, an icon, a tooltip."""

    value: str
    text: str
    icon: str = ""
    tip: str = ""


class Segments(QFrame):
    """One choice of a few; arrow keys move it. The chosen one is raised, heavier and underlined.

    `chosen` is emitted when the user chooses, never by `choose`.
    """

    chosen = Signal(str)

    def __init__(
        self,
        name: str,
        spoken: str,
        entries: Sequence[Segment],
        *,
        stretch: bool = True,
        stacked: bool = False,
        snug: bool = False,
        columns: int = 0,
        tabs: bool = False,
        on: Heard | None = None,
    ) -> None:
        """Choices of the same name.

        `snug` leaves no room beside the words, `columns` begins a new line after as many (0: one line).
        `tabs` are told as such to screen readers. `on` hears of what is chosen.
        """
        super().__init__()
        identify(self, name, spoken, kind="segments")
        self._values = [entry.value for entry in entries]
        self.setProperty("snug", "true" if snug else "false")
        columns = columns or len(entries)
        self._lines = -(-len(entries) // columns)
        box = QGridLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        self.group = QButtonGroup(self)
        self._buttons: list[QToolButton] = []
        for index, entry in enumerate(entries):
            made = button(
                entry.text,
                entry.icon,
                name=f"{name}.{entry.value}",
                tip=entry.tip or entry.text,
                checkable=True,
            )
            made.setSizePolicy(
                QSizePolicy.Policy.Expanding if stretch else QSizePolicy.Policy.Preferred,
                QSizePolicy.Policy.Fixed,
            )
            made.setProperty("role", "tab" if tabs else "")
            self._buttons.append(made)
            self.group.addButton(made, index)
            box.addWidget(made, index // columns, index % columns)
        self.group.idToggled.connect(self._on_toggled)
        self.group.idClicked.connect(lambda index: self.chosen.emit(self._values[index]))
        self.setFixedHeight(self._lines * (HIGH_PX if stacked else LOW_PX))
        if stacked:
            for made in self._buttons:
                made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
                made.setIconSize(QSize(20, 20))
        self.choose(self._values[0])
        if on is not None:
            self.chosen.connect(on)

    @property
    def buttons(self) -> dict[str, QToolButton]:
        """The button of each value."""
        return dict(zip(self._values, self._buttons, strict=True))

    @property
    def value(self) -> str:
        """Chosen value; empty when nothing is chosen."""
        index = self.group.checkedId()
        return self._values[index] if index >= 0 else ""

    def choose(self, value: str) -> None:
        """Show a choice; an unknown value shows none."""
        if value in self._values:
            self.group.button(self._values.index(value)).setChecked(True)
        elif self.group.checkedId() >= 0:
            self.group.setExclusive(False)
            self.group.button(self.group.checkedId()).setChecked(False)
            self.group.setExclusive(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        index = (self.group.checkedId() + step) % len(self._values)
        self.group.button(index).setFocus()
        self.group.button(index).click()

    def _on_toggled(self, index: int, on: bool) -> None:
        self.group.button(index).setFont(theme.font(theme.BODY, 600 if on else 500))
