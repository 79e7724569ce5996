"""Menus of choices, of which one is so now.

It is ticked, and another one that is clicked takes its place.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from signer.studio.look import plain, theme

T = TypeVar("T")


def passing_menu(parent: QWidget, name: str) -> QMenu:
    """A menu that is gone as soon as it is closed."""
    menu = QMenu(parent)
    menu.setObjectName(name)
    menu.setFont(theme.font())
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


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


def open_below(menu: QMenu, widget: QWidget) -> None:
    """Open a menu right below what it belongs to."""
    menu.popup(widget.mapToGlobal(QPoint(0, widget.height())))


def _chosen(choose: Callable[[T], object], value: T, _checked: bool = False) -> None:
    choose(value)
