"""Base of the pages of the movement panel: a key, its numbers side by side, its menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from signer.document.change import Change
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.studio.editing.session import Session
from signer.studio.look import plain
from signer.studio.widgets.choice_menu import offer, open_below, passing_menu
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import label

T = TypeVar("T")
COLUMNS: Final = 4
"""As many as the narrow dock has room for."""
FIELD_PX: Final = 64
"""A quarter of the narrow dock, less the gaps."""
TIMES: Final = " \N{MULTIPLICATION SIGN}"


class Number(NamedTuple):
    """A number of a page: name, words, limits and unit; `on` hears what the user makes of it."""

    name: str
    words: str
    limits: tuple[float, float]
    suffix: str
    on: Callable[[float], object]
    tip: str = ""


class Numbers(QWidget):
    """Numbers side by side, each under its name."""

    def __init__(self, name: str, *numbers: Number) -> None:
        super().__init__()
        self.fields: dict[str, NumberField] = {}
        self._words: dict[str, QLabel] = {}
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        for one in numbers:
            path = f"{name}.{one.name}"
            made = NumberField(path, one.words, limits=one.limits, suffix=one.suffix, on=one.on)
            made.setFixedWidth(FIELD_PX)
            self.fields[one.name] = made
            self._words[one.name] = self.add(one.words, made, one.tip or one.words)

    def add(self, words: str, field: QWidget, tip: str) -> QLabel:
        """Add a field under its name, which is returned."""
        index, title = self._grid.count() // 2, label(words, 2)
        for row, part in enumerate((title, field)):
            part.setToolTip(plain.tip(tip))
            self._grid.addWidget(part, 2 * (index // COLUMNS) + row, index % COLUMNS)
        return title

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


class KeyPage(QWidget):
    """A page about one key at a time; `answer` is what is set on it, in a few words."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self.setObjectName(f"movement.{name}")
        self._session = session
        self._key: Key | None = None
        self.answer = ""

    def _perform(self, edit: Callable[[Key], Change[Sign]]) -> None:
        """Change the key, where there is one."""
        if self._key is not None:
            self._session.perform(edit(self._key))


def offer_below(
    widget: QWidget, choices: Iterable[tuple[str, T]], now: T | None, choose: Callable[[T], object]
) -> None:
    """Open a menu of choices below what it belongs to."""
    menu = passing_menu(widget, "movement.menu")
    offer(menu, choices, now, choose)
    open_below(menu, widget)
