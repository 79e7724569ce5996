"""Lines of the movement card: a word, a number with its unit, and what it is about."""

from collections.abc import Callable
from math import inf
from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from signer.studio.look import plain, theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import label

FIELD_PX: Final = 92


class Numbers(QWidget):
    """Numbers in two columns, each under its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.fields: dict[str, NumberField] = {}
        self._words: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.GAP)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)

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
        """A number more; `on_entered` hears what the user makes of it."""
        made = NumberField(f"{self._name}.{name}", words, limits=limits, suffix=suffix)
        made.setFixedWidth(FIELD_PX)
        made.setToolTip(plain.tip(tip or words))
        made.entered.connect(on_entered)
        count = len(self.fields)
        self.fields[name] = made
        self._words[name] = label(words, 2, theme.SMALL)
        self._words[name].setToolTip(plain.tip(tip or words))
        self._grid.addWidget(self._words[name], count // 2, 2 * (count % 2))
        self._grid.addWidget(made, count // 2, 2 * (count % 2) + 1)
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
