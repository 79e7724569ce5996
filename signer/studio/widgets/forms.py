"""Dialogs that are taken or given up, and fields of forms: lines, choices, lists, by name and title."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QEvent, QKeyCombination, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QWidget,
)

from signer.studio.look import theme
from signer.studio.widgets.inventory_items import Index
from signer.studio.widgets.letters import letter_labels
from signer.studio.widgets.pieces import DropDown, Item, beneath, identify

EDGES_PX: Final = (20, 20, 20, 16)
"""Room round what a dialog holds."""
OK: Final = QDialogButtonBox.StandardButton.Ok
CANCEL: Final = QDialogButtonBox.StandardButton.Cancel


class Dialog(QDialog):
    """A dialog over buttons; `take` is the one that takes what is said in it."""

    def __init__(
        self,
        parent: QWidget | None,
        name: str,
        title: str,
        take: str = "",
        *,
        kind: QDialogButtonBox.StandardButton = OK,
    ) -> None:
        """`take` is what its button says, which is of a kind."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setObjectName(f"dialog.{name}")
        self.buttons = QDialogButtonBox(kind | CANCEL)
        self.take = self.buttons.button(kind)
        if take:
            self.take.setText(take)
        self.take.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def lay_out(self, *items: Item, gap: int = theme.MARGIN) -> None:
        """Lay items out under each other, over the buttons; Alt and a letter go to each titled field."""
        beneath(self, *items, self.buttons, gap=gap, margins=EDGES_PX)
        letter_labels(self)


class SideWindow(QWidget):
    """A small window that stays over the editor; Esc closes it, where nothing in it gives up a drag by it."""

    def __init__(self, parent: QWidget, name: str, title: str) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAutoFillBackground(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def lay_out(self, *items: Item) -> None:
        """Lay items out under each other."""
        beneath(self, *items, gap=theme.GAP, margins=(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN))


class Form(QFormLayout):
    """Fields under each other, each beside its title."""

    def __init__(self, name: str) -> None:
        """`name` begins the names of the fields."""
        super().__init__()
        self._name = name
        self.setSpacing(theme.GAP)

    def line(self, title: str, name: str, text: str = "", example: str = "") -> QLineEdit:
        """Add a line to type in."""
        field = line_field(f"{self._name}.{name}", title.replace("&", ""), example, text)
        self.addRow(title, field)
        return field

    def choice(self, title: str, name: str, choices: Iterable[tuple[str, Any]], now: Any) -> QComboBox:
        """Add a choice of values, each by its words."""
        field = choice_field(f"{self._name}.{name}", title.replace("&", ""), choices, now)
        self.addRow(title, field)
        return field


def line_field(name: str, spoken: str, example: str = "", text: str = "", most: int = 0) -> QLineEdit:
    """A line to type in, of `most` letters at most (0: any number)."""
    made = QLineEdit(text)
    identify(made, name, spoken)
    made.setPlaceholderText(example)
    if most:
        made.setMaxLength(most)
    return made


def choice_field(
    name: str, spoken: str, choices: Iterable[tuple[str, Any]] = (), now: Any = None, letters: int = 0
) -> QComboBox:
    """A choice of values, each by its words; it has room for so many letters (0: for its longest words)."""
    made = DropDown()
    identify(made, name, spoken)
    for words, value in choices:
        made.addItem(words, value)
    made.setCurrentIndex(max(made.findData(now), 0))
    if letters:
        made.setMinimumContentsLength(letters)
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return made


def list_field(name: str, spoken: str, *, kind: str = "", wraps: bool = False) -> QListWidget:
    """A list of rows, which scrolls up and down alone."""
    made = QListWidget()
    identify(made, name, spoken, kind=kind)
    made.setWordWrap(wraps)
    if wraps:
        made.setItemDelegate(_WrappedRows(made))
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


class _WrappedRows(QStyledItemDelegate):
    """Gives a row the height of its words at the width that it is drawn at, beside a scroll bar.

    Qt asks for it at the width of the view, with the spacing about the row in it, and at others.
    """

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        bar_px = self._view.verticalScrollBar().sizeHint().width()
        room_px = self._view.maximumViewportSize().width() - bar_px - 2 * self._view.spacing()
        drawn = QStyleOptionViewItem(option)
        drawn.rect = QRect(0, 0, room_px, 1)
        return super().sizeHint(drawn, index)


Act: TypeAlias = Callable[[], object]


class KeyedList(QListWidget):
    """A list in a frame in which keys do something with the chosen row, before any command of the window."""

    def __init__(self, name: str, spoken: str, keys: Mapping[str, Act]) -> None:
        """`keys` names several that do the same with spaces between them: "Return Enter"."""
        super().__init__()
        identify(self, name, spoken, kind="framed")
        self._acts = {key: act for names, act in keys.items() for key in names.split()}

    def _act(self, event: QEvent) -> Act | None:
        if not isinstance(event, QKeyEvent):
            return None
        pressed = QKeyCombination(
            event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, Qt.Key(event.key())
        )
        return self._acts.get(QKeySequence(pressed).toString(QKeySequence.SequenceFormat.PortableText))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._act(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = self._act(event)
        if act is not None:
            act()
        else:
            super().keyPressEvent(event)


def set_up_table(tree: QTreeWidget, name: str, spoken: str, heads: Sequence[str]) -> None:
    """Let a tree be a table: rows under heads, none within another, all of a row shown as chosen."""
    identify(tree, name, spoken)
    tree.setHeaderLabels(heads)
    tree.setRootIsDecorated(False)
    tree.setUniformRowHeights(True)
    tree.setAllColumnsShowFocus(True)


def progress_bar(name: str) -> QProgressBar:
    """A bar for how far something is, in percent."""
    made = QProgressBar()
    made.setObjectName(name)
    made.setRange(0, 100)
    made.setTextVisible(False)
    return made


class Card(QFrame):
    """A click beside it or Esc closes it, and it is gone then.

    Signals:
        closed(): it is hidden.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, name: str, spoken: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        identify(self, name, spoken, kind="popup")

    def open_at(self, at: QPoint, *, above: bool = True) -> None:
        """Open with its middle above a point of the screen, or its corner below it, where there is room."""
        area = self.screen().availableGeometry()
        x, y = (at.x() - self.width() // 2, at.y() - self.height()) if above else (at.x(), at.y())
        left = max(min(x, area.right() - self.width()), area.left())
        self.move(left, max(min(y, area.bottom() - self.height()), area.top()))
        self.show()

    def hideEvent(self, event: QHideEvent) -> None:
        self.closed.emit()
        super().hideEvent(event)
