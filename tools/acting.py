"""A user made of real mouse and key events.

What is clicked must be visible, on top, and under the pointer.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

PATIENCE_S = 240.0
LONGEST_PAUSE_MS = 16
"""Between two looks at what is waited for, which often comes within a few."""
DRAG_STEPS = 12
# What a practised hand takes without stopping to think, s (the keystroke-level model; Card, Moran and Newell
# 1980).
POINT_S, BUTTON_S, KEY_S = 1.1, 0.1, 0.2
NONE = Qt.KeyboardModifier.NoModifier
W = TypeVar("W", bound=QWidget)


class User:
    """Clicks, drags and types in one window, counts both, and tells how long a person would take.

    Events go to the widget that is topmost under the pointer, as the screen would send them; when that is not
    the widget meant (nor inside it), something hides it and a `LookupError` says what.
    """

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.clicks = 0
        self.spent_s = 0.0

    def find(self, kind: type[W], name: str) -> W:
        """The visible widget of that object name; LookupError when there is none."""
        for widget in self.window.findChildren(kind, name):
            if widget.isVisible():
                return widget
        raise LookupError(f"no visible {kind.__name__} is called {name!r}")

    def click(self, widget: QWidget, at: QPointF | None = None) -> None:
        """Click the middle of a widget, or a point of it."""
        target, place = self._under(widget, at)
        self.clicks += 1
        self.spent_s += POINT_S + 2 * BUTTON_S
        QTest.mouseMove(target, place)
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=place)
        self.settle()

    def drag(
        self, widget: QWidget, start: QPointF, stop: QPointF, modifiers: Qt.KeyboardModifier = NONE
    ) -> None:
        """Press at one point of a widget, move in steps, release at another.

        With keys held down all the while.
        """
        target, place = self._under(widget, start)
        self.clicks += 1
        self.spent_s += 2 * (POINT_S + BUTTON_S)
        offset, left = QPointF(place) - start, Qt.MouseButton.LeftButton
        QTest.mouseMove(target, place)
        QTest.mousePress(target, left, modifiers, place)
        for step in range(1, DRAG_STEPS + 1):
            there = (start + (stop - start) * (step / DRAG_STEPS) + offset).toPoint()
            if modifiers == NONE:
                QTest.mouseMove(target, there)
            else:
                QTest.mouseEvent(QTest.MouseAction.MouseMove, target, left, modifiers, there)
            self.settle()
        QTest.mouseRelease(target, left, modifiers, (stop + offset).toPoint())
        self.settle()

    def type(self, text: str) -> None:
        """Type into whatever has the focus."""
        self.spent_s += KEY_S * len(text)
        QTest.keyClicks(self._focused(), text)
        self.settle()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press one key where the focus is."""
        self.spent_s += KEY_S
        QTest.keyClick(self._focused(), key, modifier)
        self.settle()

    def press_on(self, widget: QWidget, text: str) -> None:
        """Type while a widget has the focus."""
        self.spent_s += KEY_S * len(text)
        self._focused()
        widget.setFocus()
        QTest.keyClicks(widget, text)
        self.settle()

    def accept_form(self, name: str) -> None:
        """Press Enter in the form of that name, as it stands, that the next key or click opens."""
        deadline = time.monotonic() + PATIENCE_S

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is not None and dialog.objectName() == name and dialog.isVisible():
                QTest.keyClick(dialog, Qt.Key.Key_Return)
            elif time.monotonic() < deadline:
                QTimer.singleShot(20, answer)

        QTimer.singleShot(20, answer)

    def answer_file_dialog(self, path: Path) -> None:
        """Type a path and Enter into the file dialog that the next key or click opens."""
        deadline = time.monotonic() + PATIENCE_S

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            field = (
                dialog.findChild(QLineEdit, "fileNameEdit")
                if isinstance(dialog, QFileDialog) and dialog.isVisible()
                else None
            )
            if field is None:
                if time.monotonic() < deadline:
                    QTimer.singleShot(20, answer)
                return
            # Its list of suggestions would take the Enter, sooner or later than we type, as the file system
            # answers.
            field.setCompleter(None)  # type: ignore[arg-type]
            field.selectAll()
            QTest.keyClicks(field, str(path))
            enter()

        def enter() -> None:
            # A dialog that is still filling its list does not hear the first Enter; nor would it a person's.
            dialog = QApplication.activeModalWidget()
            field = dialog.findChild(QLineEdit, "fileNameEdit") if isinstance(dialog, QFileDialog) else None
            if field is not None and time.monotonic() < deadline:
                QTimer.singleShot(200, enter)
                QTest.keyClick(field, Qt.Key.Key_Return)

        QTimer.singleShot(20, answer)

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Let the window work until something holds; TimeoutError with `what` when it never does."""
        deadline, pause_ms = time.monotonic() + PATIENCE_S, 1
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError(f"waited in vain for {what}")
            QTest.qWait(pause_ms)
            pause_ms = min(2 * pause_ms, LONGEST_PAUSE_MS)

    def settle(self) -> None:
        """Let the window do what it has to do now."""
        QApplication.processEvents()

    def _focused(self) -> QWidget:
        """Return the widget that a key press goes to."""
        if QApplication.activeWindow() is None:
            # A bare virtual screen has no window manager, which would give the focus back after a dialog.
            self.window.activateWindow()
            QTest.qWaitForWindowActive(self.window)
        return QApplication.focusWidget() or self.window

    def _under(self, widget: QWidget, at: QPointF | None) -> tuple[QWidget, QPoint]:
        place = widget.mapToGlobal(at if at is not None else QPointF(widget.rect().center())).toPoint()
        top = QApplication.widgetAt(place)
        if top is None or not (top is widget or widget.isAncestorOf(top) or top.isAncestorOf(widget)):
            found = top.objectName() or type(top).__name__ if top is not None else "nothing of this program"
            raise LookupError(
                f"{widget.objectName()!r} cannot be clicked at {place.toTuple()}: there is {found}"
            )
        return top, top.mapFromGlobal(place)
