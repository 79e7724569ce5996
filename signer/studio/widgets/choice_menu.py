"""Menus written as tables: entries, menus within, and choices of which one is so now.

That one is ticked, and another one that is clicked takes its place.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from signer.studio.look import plain, theme

T = TypeVar("T")
_RING_PX: Final = 4
"""Half is outside of the picture, which a menu shows at half its size."""


class Entry(NamedTuple):
    """A line of a menu.

    Attributes:
        words: what it says.
        do: what a click does; None for a title.
        can: whether it can be done now.
        is_so: whether it is ticked; None for what is never ticked.
    """

    words: str
    do: Callable[[], object] | None = None
    can: bool = True
    is_so: bool | None = None


class Choices(NamedTuple):
    """Choices as `offer` takes them."""

    choices: Iterable[tuple[str, Any]]
    now: object
    choose: Callable[[Any], object]


class Within(NamedTuple):
    """A menu within a menu, by its title."""

    words: str
    entries: "Iterable[MenuPart]"


MenuPart: TypeAlias = Entry | Choices | Within | None
"""Part of a menu; None is a line between two groups."""


class LargeIcons(QProxyStyle):
    """Style of a menu whose icons are pictures of that side, px."""

    def __init__(self, menu: QMenu, side_px: int) -> None:
        """Give the menu this style."""
        super().__init__("fusion")
        self._side_px = side_px
        self.setParent(menu)
        menu.setStyle(self)

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        is_icon = metric == QStyle.PixelMetric.PM_SmallIconSize
        return self._side_px if is_icon else super().pixelMetric(metric, option, widget)


def passing_menu(parent: QWidget, name: str, *parts: MenuPart, spoken: str = "") -> QMenu:
    """A menu that is gone as soon as it is closed; `spoken` is its name for screen readers."""
    menu = QMenu(parent)
    menu.setObjectName(name)
    menu.setAccessibleName(spoken)
    menu.setFont(theme.font())
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill(menu, *parts)
    return menu


def fill(menu: QMenu, *parts: MenuPart) -> None:
    """Add parts to a menu."""
    for part in parts:
        if part is None:
            menu.addSeparator()
        elif isinstance(part, Choices):
            offer(menu, *part)
        elif isinstance(part, Within):
            fill(menu.addMenu(part.words), *part.entries)
        else:
            action = menu.addAction(part.words)
            action.setEnabled(part.can and part.do is not None)
            action.setCheckable(part.is_so is not None)
            action.setChecked(bool(part.is_so))
            if part.do is not None:
                action.triggered.connect(partial(_do, part.do))


def offer(
    menu: QMenu, choices: Iterable[tuple[str, T]], now: T | None, choose: Callable[[T], object]
) -> tuple[QAction, ...]:
    """Add choices, each its words and what is chosen by it.

    `now` (None where it is none of them) is ticked.
    """
    group = QActionGroup(menu)
    for words, value in choices:
        action = menu.addAction("")
        plain.name_action(action, words)
        action.setCheckable(True)
        action.setChecked(value == now)
        action.triggered.connect(partial(_chosen, choose, value))
        group.addAction(action)
    return tuple(group.actions())


def picture_choice(action: QAction, content: bytes) -> None:
    """Show a picture before a choice, in a ring when it is the one that is so now; nothing if it is none.

    A menu that follows a style sheet draws no tick beside an icon.
    """
    picture = QPixmap()
    if not picture.loadFromData(content):
        return
    icon, ringed = QIcon(picture), picture.copy()
    with QPainter(ringed) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("accent"), 2 * _RING_PX))
        painter.drawRoundedRect(picture.rect(), 4 * _RING_PX, 4 * _RING_PX)
    icon.addPixmap(ringed, QIcon.Mode.Normal, QIcon.State.On)
    icon.addPixmap(ringed, QIcon.Mode.Active, QIcon.State.On)
    action.setIcon(icon)


def open_below(menu: QMenu, widget: QWidget) -> None:
    """Open a menu right below what it belongs to."""
    menu.popup(widget.mapToGlobal(QPoint(0, widget.height())))


def _chosen(choose: Callable[[T], object], value: T, _checked: bool = False) -> None:
    choose(value)


def _do(do: Callable[[], object], _checked: bool = False) -> None:
    do()
