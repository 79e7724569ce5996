"""A canvas of rows over the time axis: drawn once, pointed at by parts, changed by drags and keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip

from signer.studio.look import plain, theme
from signer.studio.timeline.axis import Axis
from signer.studio.widgets.painted import Painted

WHEEL_ZOOM: Final = 1.2
LEAST_WIDTH_PX: Final = 480
NO_MODIFIERS: Final = Qt.KeyboardModifier.NoModifier
Press: TypeAlias = tuple[Qt.Key, Qt.KeyboardModifier]


class Part(Protocol):
    """A part of the canvas that can be pointed at."""

    @property
    @abstractmethod
    def part(self) -> str:
        """Its kind."""


class Drag(Protocol):
    """A press with its drag and release, which is one undo step."""

    @property
    def is_active(self) -> bool:
        """Return whether the button is down on something."""

    def give_up(self) -> None:
        """Leave everything as it was."""


AnyPart = TypeVar("AnyPart", bound=Part)
AnyDrag = TypeVar("AnyDrag", bound=Drag)


def press_of(event: QKeyEvent) -> Press:
    """Return a key with its modifiers, wherever on the keyboard it lies."""
    return Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


class RowCanvas(Painted, Generic[AnyPart, AnyDrag]):
    """Rows on the time axis; all but what moves by itself is kept as one picture.

    What stands on it says where its parts are (`part_at`), how it is drawn (`draw`), and what a press, a
    double click, a menu and a key do there.

    Attributes:
        CURSORS: shape of the pointer over a part, by its kind; an arrow over all others.
        drag: the drag under way, if any.
        hovered: the part under the pointer.
        keys: what each key does here, before any shortcut of the window.
    """

    CURSORS: ClassVar[Mapping[str, Qt.CursorShape]] = {}
    drag: AnyDrag
    keys: Mapping[Press, Callable[[], object]]

    def __init_subclass__(cls) -> None:
        """Refuse a canvas that leaves open what stands on it, as `ABC` would beside any other metaclass."""
        super().__init_subclass__()
        said = ((name, getattr(cls, name)) for name in vars(RowCanvas))
        left = [name for name, one in said if getattr(one, "__isabstractmethod__", False)]
        if left:
            raise TypeError(f"{cls.__name__} does not say {', '.join(left)}")

    def __init__(self, name: str, spoken: str, axis: Axis, nothing: AnyPart) -> None:
        super().__init__(name, spoken)
        self.axis = axis
        self.hovered, self._nothing = nothing, nothing
        self._still: QPixmap | None = None
        self._ringed = False
        self._pan_x: float | None = None
        self.setMinimumWidth(LEAST_WIDTH_PX)
        theme.theme_changed.connect(self.redraw)

    # What stands on the canvas

    @abstractmethod
    def part_at(self, x: float, y: float) -> AnyPart:
        """Return the part under a point."""

    @abstractmethod
    def lay_out(self) -> None:
        """Place everything on the axis as it is now."""

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Draw everything but what moves by itself."""

    def draw_over(self, painter: QPainter) -> None:
        """Draw what moves by itself."""

    @abstractmethod
    def tip_at(self, part: AnyPart, x: float) -> str:
        """Return the words on a part, at a pixel of the axis."""

    def cursor_over(self, part: AnyPart, modifiers: Qt.KeyboardModifier) -> Qt.CursorShape:
        """Return the shape of the pointer over a part."""
        return self.CURSORS.get(part.part, Qt.CursorShape.ArrowCursor)

    @abstractmethod
    def press(self, part: AnyPart, event: QMouseEvent) -> None:
        """Choose a part, or take hold of it."""

    @abstractmethod
    def pull(self, event: QMouseEvent) -> None:
        """Follow the pointer with what is held."""

    @abstractmethod
    def let_go(self, event: QMouseEvent) -> None:
        """Leave what is held where it is."""

    @abstractmethod
    def open_part(self, part: AnyPart, event: QMouseEvent) -> bool:
        """Do what a double click does on a part; False where it is but a second click."""

    @abstractmethod
    def open_menu_on(self, part: AnyPart, x: float, at: QPoint) -> None:
        """Open the menu of a part, at a pixel of the axis, and a place of the screen."""

    @abstractmethod
    def open_menu_of_chosen(self) -> None:
        """Open the menu of what is chosen."""

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether a key means something here before any shortcut of the window."""
        return press_of(event) in self.keys

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what a key means here; False when it means nothing."""
        do = self.keys.get(press_of(event))
        return do is not None and do() is not False

    # Drawing

    def redraw(self, *_changed: object) -> None:
        """Lay everything out anew, and draw it."""
        self.lay_out()
        self.draw_anew()

    def draw_anew(self, *_changed: object) -> None:
        """Draw it, all in its place."""
        self._still = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():  # one that is hidden has another width than those that share its axis
            self._take_width()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._take_width()

    def _take_width(self) -> None:
        self.axis.set_width(self.width())
        self.redraw()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As on the stage: a frame helps whoever came by key; whoever clicked knows where they are.
        self._ringed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._still = None
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._still = None
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio, area = self.devicePixelRatio(), event.rect()
        still = self._still
        if still is None or still.devicePixelRatio() != ratio:
            # What is asked for while it is drawn may come at once, and ask for all of it anew.
            self._still = still = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            still.setDevicePixelRatio(ratio)
            still.fill(theme.colour("panel"))
            painter = self.painter(still)
            self.draw(painter)
            painter.end()
        painter = self.painter()
        source = (round(ratio * one) for one in (area.x(), area.y(), area.width(), area.height()))
        painter.drawPixmap(area.topLeft(), still.copy(*source))
        self.draw_over(painter)
        if self._ringed:
            self.draw_ring(painter, 3)
        painter.end()

    # The mouse

    def _part(self, at: QPointF) -> AnyPart:
        return self.part_at(at.x(), at.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = event.position().x()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.press(self._part(event.position()), event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_x is not None:
            self.axis.pan_by(event.position().x() - self._pan_x)
            self._pan_x = event.position().x()
        elif self.drag.is_active:
            self.pull(event)
        else:
            self._hover(self._part(event.position()), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_x = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self.let_go(event)
            self._hover(self._part(event.position()), event.modifiers())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if not is_left or not self.open_part(self._part(event.position()), event):
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            at = QPointF(event.pos())
            self.open_menu_on(self._part(at), at.x(), event.globalPos())
        else:
            self.open_menu_of_chosen()

    def wheelEvent(self, event: QWheelEvent) -> None:
        down, across = event.angleDelta().y(), event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.axis.zoom_by(WHEEL_ZOOM ** (down / 120), event.position().x())
        else:
            self.axis.pan_by((across or down) / 2)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(self._nothing, NO_MODIFIERS)
        super().leaveEvent(event)

    def _hover(self, part: AnyPart, modifiers: Qt.KeyboardModifier) -> None:
        self.setCursor(self.cursor_over(part, modifiers))
        if part != self.hovered:
            self.hovered = part
            self.draw_anew()

    # Words and keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            QToolTip.showText(event.globalPos(), plain.tip(self.tip_at(self._part(at), at.x())), self)
            return True
        is_asked = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_asked and isinstance(event, QKeyEvent) and (self._gives_up(event) or self.wants(event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._gives_up(event):
            self.drag.give_up()
        elif not self.press_key(event):
            super().keyPressEvent(event)

    def _gives_up(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.drag.is_active
