"""A field to search with: Esc clears it, Enter takes what is best, Down goes to what was found."""

from PySide6.QtCore import QEvent, QMetaMethod, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton

from signer.studio.language import tr
from signer.studio.look import icons, theme
from signer.studio.widgets.pieces import identify

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def wants_search(event: QKeyEvent) -> bool:
    """Return whether a key pressed in a list is text to search for."""
    return bool(event.text().strip()) and event.text().isprintable() and not event.modifiers() & _COMMANDS


def wants_undo(event: QKeyEvent) -> bool:
    """Return whether a key asks to undo or redo; the field it is pressed in decides what."""
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


def claimed(event: QEvent, *, escapes: bool, typed: bool) -> bool | None:
    """Decide for a field whose a key is, before any shortcut of the window; None where that is open.

    Args:
        event: of the field.
        escapes: Esc is the field's; else it belongs to what goes on in the window.
        typed: something is being typed, so that undo and redo are of that; else they are of the sign.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return None
    if event.key() == Qt.Key.Key_Escape and escapes:
        event.accept()
        return True
    if wants_undo(event) and not typed:
        event.ignore()
        return False
    return None


class TypedLine(QLineEdit):
    """A line to type in; while nothing is typed anew, undo and redo are the window's.

    Signals:
        left(): Esc was pressed; where nobody hears it, Esc is for what is around.
    """

    left = Signal()

    def event(self, event: QEvent) -> bool:
        answer = claimed(event, escapes=False, typed=self.isModified())
        return super().event(event) if answer is None else answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isSignalConnected(QMetaMethod.fromSignal(self.left)):
            self.left.emit()  # and what is around hears nothing of it
        else:
            super().keyPressEvent(event)


class SearchField(QLineEdit):
    """A line to type in; while it is empty, undo and redo are the window's.

    Signals:
        accepted(): Enter, with something typed.
        left_downwards(): Down: the keyboard goes to what was found.
    """

    accepted = Signal()
    left_downwards = Signal()

    def __init__(self, name: str, spoken: str, placeholder: str) -> None:
        super().__init__()
        identify(self, name, spoken)
        self.setFont(theme.font())
        self.setPlaceholderText(placeholder)
        self._glass = self.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._cross = self.addAction(icons.icon("x"), QLineEdit.ActionPosition.TrailingPosition)
        self._cross.setToolTip(tr("Clear (Esc)"))
        self._cross.triggered.connect(self.clear)
        self._cross.setVisible(False)
        self.textChanged.connect(lambda text: self._cross.setVisible(bool(text)))
        for made, word in zip(self.findChildren(QToolButton), (tr("Search"), tr("Clear")), strict=False):
            identify(made, f"{name}.{word.lower()}", word)
        icons.set_icon(self._glass, "search")
        icons.set_icon(self._cross, "x")

    def type_on(self, text: str) -> None:
        """Take the keyboard and what was typed elsewhere."""
        self.setFocus()
        self.setText(self.text() + text)

    def event(self, event: QEvent) -> bool:
        answer = claimed(event, escapes=bool(self.text()), typed=bool(self.text()))
        return super().event(event) if answer is None else answer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.text().strip():
                self.accepted.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)
