"""The order in which Tab walks over the window."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def chain(*regions: QWidget) -> None:
    """Let Tab go through the regions one after another, in each as its controls were laid out."""
    stops = [stop for region in regions for stop in _stops(region)]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def first_stop(*regions: QWidget) -> QWidget:
    """Find the first control that can be used now, in the first region that has one.

    The last region where none has.
    """
    stops = (stop for region in regions for stop in _stops(region) if stop.isEnabled() and stop.isVisible())
    return next(stops, regions[-1])


def _stops(region: QWidget) -> Iterator[QWidget]:
    if _takes_tab(region):
        yield region
    for child in region.findChildren(QWidget):
        # The inner line edit of a number is reached through the number.
        if _takes_tab(child) and child.focusProxy() is None and not child.objectName().startswith("qt_"):
            yield child


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
