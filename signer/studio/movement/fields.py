"""A row of numbers of the movement panel, each under its name."""

from collections.abc import Callable
from math import inf
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from signer.studio.look import plain
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import label

COLUMNS: Final = 4
"""As many as the narrow dock has room for."""
FIELD_PX: Final = 64
"""A quarter of the narrow dock, less the gaps."""


class Numbers(QWidget):
    """Numbers side by side, each under its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.fields: dict[str, NumberField] = {}
        self._words: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(0)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)

    def add(
        self,
        name: str,
        words: str,
        on_entered: Callable[[float], object],
        *,
        limits: tuple[float, float] = (-inf, inf),
        suffix: str = "",
        tip: str = "",
    ) -> NumberField:
        """Add a number; `on_entered` hears what the user makes of it."""
        made = NumberField(f"{self._name}.{name}", words, limits=limits, suffix=suffix)
        made.setFixedWidth(FIELD_PX)
        made.entered.connect(on_entered)
        line, column = divmod(len(self.fields), COLUMNS)
        self.fields[name] = made
        self._words[name] = label(words, 2)
        for row, part in enumerate((self._words[name], made)):
            part.setToolTip(plain.tip(tip or words))
            self._grid.addWidget(part, 2 * line + row, column)
        return made

    def show_values(self, **values: float) -> None:
        """Show numbers without announcing them."""
        for name, value in values.items():
            with QSignalBlocker(self.fields[name]):
                self.fields[name].show_value(value)

    def offer(self, name: str, on: bool, words: str = "") -> None:
        """Let a number be changed or not, under another name if one is given."""
        self.fields[name].setEnabled(on)
        self._words[name].setEnabled(on)
        if words:
            self._words[name].setText(words)
            self.fields[name].setAccessibleName(words)
