"""Roles for screen readers: dials and bars as sliders, tabs as tabs, what is on a canvas as a list."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol, cast, runtime_checkable

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueInterface, QWindow
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

from signer.studio.widgets.adjustable import Ranged

Role = QAccessible.Role
Text = QAccessible.Text
NOBODY: Final[Any] = None
"""An interface that does not exist, of which Qt's stubs know nothing."""
PRESS: Final = "Press"
"""Name that Qt gives to the action of a button."""


class Part(NamedTuple):
    """A thing that is drawn on a widget: its name, its value in words, its place there, px."""

    name: str
    value: str
    place: QRectF
    is_chosen: bool = False


@runtime_checkable
class HasParts(Protocol):
    """A widget that draws things which are chosen one by one."""

    def spoken_parts(self) -> list[Part]:
        """Return what is drawn, in the order in which it is read."""


class _Value(QAccessibleValueInterface):
    """The number of a dial or bar, which a screen reader may set."""

    def __init__(self, dial: Ranged) -> None:
        super().__init__()
        self._dial = dial

    def currentValue(self) -> float:
        return self._dial.value

    def setCurrentValue(self, value: float) -> None:
        self._dial.gesture_began.emit()
        self._dial.wished.emit(float(value))
        self._dial.gesture_ended.emit()

    def minimumValue(self) -> float:
        return self._dial.limits[0]

    def maximumValue(self) -> float:
        return self._dial.limits[1]

    def minimumStepSize(self) -> float:
        return 0.1


class _Slider(QAccessibleWidget):
    def __init__(self, dial: Ranged) -> None:
        super().__init__(dial, Role.Slider)
        self._dial, self._value = dial, _Value(dial)

    def text(self, kind: Text) -> str:
        return self._dial.accessibleDescription() if kind == Text.Value else super().text(kind)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind == QAccessible.InterfaceType.ValueInterface:
            return cast(int, shiboken6.VoidPtr(shiboken6.getCppPointer(self._value)[0]))
        return super().interface_cast(kind)


class _Tab(QAccessibleWidget):
    def __init__(self, tab: QAbstractButton) -> None:
        super().__init__(tab, Role.PageTab)
        self._tab = tab

    def text(self, kind: Text) -> str:
        return self._tab.text() if kind == Text.Name else super().text(kind)

    def state(self) -> QAccessible.State:
        made = super().state()
        made.selectable, made.selected = True, self._tab.isChecked()
        return made

    def actionNames(self) -> list[str]:
        return [PRESS, *super().actionNames()]

    def doAction(self, name: str) -> None:
        if name == PRESS:
            self._tab.click()
        else:
            super().doAction(name)


class _Item(QAccessibleInterface):
    """One part of a widget that draws many; by its number, whatever stands there now."""

    def __init__(self, of: QWidget, index: int) -> None:
        super().__init__()
        self._of, self._index = of, index

    def _part(self) -> Part | None:
        parts = cast(HasParts, self._of).spoken_parts() if self.isValid() else []
        return parts[self._index] if self._index < len(parts) else None

    def isValid(self) -> bool:
        return shiboken6.isValid(self._of)

    def object(self) -> QObject:
        return cast(QObject, NOBODY)

    def window(self) -> QWindow:
        return cast(QWindow, NOBODY)

    def role(self) -> QAccessible.Role:
        return Role.ListItem

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._of)

    def child(self, _index: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, NOBODY)

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, NOBODY)

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: Text, text: str) -> None:
        """Leave it: parts are changed by what stands on the canvas."""

    def text(self, kind: Text) -> str:
        part = self._part()
        if part is None:
            return ""
        return {Text.Name: part.name, Text.Value: part.value}.get(kind, "")

    def rect(self) -> QRect:
        part = self._part()
        if part is None:
            return QRect()
        place = part.place.toAlignedRect()
        return QRect(self._of.mapToGlobal(place.topLeft()), place.size())

    def state(self) -> QAccessible.State:
        part, made = self._part(), QAccessible.State()
        made.selectable, made.selected = True, part is not None and part.is_chosen
        made.invalid = part is None
        return made


class _Canvas(QAccessibleWidget):
    def __init__(self, of: QWidget) -> None:
        super().__init__(of, Role.List)
        self._of = of
        self._items: list[_Item] = []

    def childCount(self) -> int:
        count = len(cast(HasParts, self._of).spoken_parts())
        self._items += [_Item(self._of, index) for index in range(len(self._items), count)]
        return count

    def child(self, index: int) -> QAccessibleInterface:
        return self._items[index] if 0 <= index < self.childCount() else NOBODY

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        found = (one for one in self._items[: self.childCount()] if one.rect().contains(x, y))
        return next(found, NOBODY)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((index for index, one in enumerate(self._items) if one is child), -1)


_kept: Final[list[QAccessibleInterface]] = []
"""Interfaces that Qt was given and deletes with their widgets."""


def _made(_class: str, of: QObject) -> QAccessibleInterface | None:
    """Return what a screen reader is told of a widget; None for those of which Qt tells enough."""
    made: QAccessibleInterface | None = None
    if isinstance(of, Ranged):
        made = _Slider(of)
    elif isinstance(of, QAbstractButton) and of.property("role") == "tab":
        made = _Tab(of)
    elif isinstance(of, QWidget) and isinstance(of, HasParts):
        made = _Canvas(of)
    if made is not None:
        _kept.append(made)
    return made


def install() -> None:
    """Tell screen readers what painted widgets are, from now on."""
    QAccessible.installFactory(_made)
