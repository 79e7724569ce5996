"""Reads back what a screen reader is told of a widget."""

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from signer.studio.widgets import roles


def spoken(widget: QWidget) -> QAccessibleInterface:
    """Return the interface that screen readers ask."""
    roles.install()
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found
