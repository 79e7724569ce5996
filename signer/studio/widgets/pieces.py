"""The plain pieces every panel is built of: labels, buttons, rows, rules, key caps and check boxes."""

from collections.abc import Callable, Iterable
from typing import Final, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from signer.studio.language import keys, translated
from signer.studio.look import icons, plain, theme

ARROW_PX: Final = 14
Kind: TypeAlias = Literal["", "raised", "play", "chip", "overlay", "fold"]
Tone: TypeAlias = Literal[1, 2, 3]
W = TypeVar("W", bound=QWidget)
Policy: TypeAlias = QSizePolicy.Policy
Margins: TypeAlias = int | tuple[int, int, int, int]
"""Room round what is laid out, px: on all sides, or at left, top, right and bottom."""
Heard: TypeAlias = Callable[..., object] | SignalInstance
"""Hearer of a signal: a function, or another signal that says it on."""
Part: TypeAlias = QWidget | QLayout
Item: TypeAlias = Part | int | tuple[Part, int] | tuple[Part, int, Qt.AlignmentFlag] | None
"""Piece of a layout: a part, with its stretch and where it stands in its room; a number is a fixed space,
None takes all the room that is left."""


def label(
    text: str = "", tone: Tone = 1, px: int = theme.BODY, weight: int = 400, *, name: str = ""
) -> QLabel:
    """A line of text; tone 1 is text, 2 labels, 3 hints."""
    made = QLabel()
    made.setObjectName(name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(translated(text))
    made.setFont(theme.font(px, weight))
    made.setProperty("tone", str(tone))
    return made


def widened(widget: W, across: Policy = Policy.Expanding) -> W:
    """Let a widget of one height take all room across; Ignored: also less than it asks for."""
    widget.setSizePolicy(across, Policy.Fixed)
    return widget


def heading(text: str) -> QLabel:
    """The name of a group of controls."""
    return label(text, 1, theme.BODY, 600)


def hint(text: str = "", *, name: str = "") -> QLabel:
    """A sentence of help or a reason; wraps."""
    made = label(text, 2, theme.SMALL, name=name)
    made.setWordWrap(True)
    return made


def identify(widget: QWidget, name: str, spoken: str = "", *, kind: str = "", tip: str = "") -> None:
    """Name a widget, also for screen readers; `kind` is its in the style sheet, `tip` its tooltip."""
    widget.setObjectName(name)
    if spoken:
        widget.setAccessibleName(spoken)
    if kind:
        widget.setProperty("kind", kind)
    if tip:
        widget.setToolTip(plain.tip(tip))


def button(
    text: str = "",
    icon: str = "",
    *,
    name: str,
    tip: str = "",
    kind: Kind = "",
    checkable: bool = False,
    on: Heard | None = None,
) -> QToolButton:
    """A button of 28 to 32 px that takes the keyboard.

    `name` is its objectName, `tip` its tooltip and spoken name when it has no text, `on` hears of clicks.
    """
    made = QToolButton()
    made.setObjectName(name)
    made.setProperty("kind", kind)
    made.setText(translated(text))
    made.setFont(theme.font(theme.BODY, 500))
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.setCheckable(checkable)
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon if text and icon else _only(text))
    made.setToolTip(plain.tip(tip))
    made.setAccessibleName(translated(text or tip))
    made.setIconSize(QSize(icons.SIZE, icons.SIZE))
    if icon:
        icons.set_icon(made, icon, "on_accent" if kind == "play" else "text2")
    if on is not None:
        made.clicked.connect(on)
    return made


def _only(text: str) -> Qt.ToolButtonStyle:
    return Qt.ToolButtonStyle.ToolButtonTextOnly if text else Qt.ToolButtonStyle.ToolButtonIconOnly


def keycap(text: str) -> QLabel:
    """A shortcut as the key that is pressed."""
    text = keys(text)
    made = label(text, 2, theme.SMALL, 500)
    made.setProperty("kind", "keycap")
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    # A least width of its own is all that a layout keeps to, so it is that of the words, with margins and
    # frame.
    made.setMinimumWidth(max(22, made.fontMetrics().horizontalAdvance(text) + 14))
    made.setFixedHeight(22)
    made.setContentsMargins(5, 0, 5, 0)
    return made


def rule() -> QFrame:
    """A hairline between two groups."""
    made = QFrame()
    made.setProperty("kind", "rule")
    made.setFixedHeight(1)
    return made


def panel() -> QFrame:
    """The ground of a dock or bar."""
    made = QFrame()
    made.setProperty("kind", "panel")
    return made


def beneath(parent: QWidget | None, *items: Item, gap: int = 0, margins: Margins = 0) -> QVBoxLayout:
    """Lay items out under each other in a widget, or in a layout that is put into another one."""
    box = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    _fill(box, items, gap, margins)
    return box


def across(parent: QWidget | None, *items: Item, gap: int = 0, margins: Margins = 0) -> QHBoxLayout:
    """Lay items out side by side in a widget, or in a layout that is put into another one."""
    box = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    _fill(box, items, gap, margins)
    return box


def _fill(box: QBoxLayout, items: Iterable[Item], gap: int, margins: Margins) -> None:
    box.setContentsMargins(*(margins if isinstance(margins, tuple) else 4 * (margins,)))
    box.setSpacing(gap)
    for item in items:
        if item is None:
            box.addStretch(1)
        elif isinstance(item, int):
            box.addSpacing(item)
        else:
            part, *how = item if isinstance(item, tuple) else (item,)
            (box.addLayout if isinstance(part, QLayout) else box.addWidget)(part, *how)  # type: ignore[arg-type]


def row(*items: Item, gap: int = theme.GAP, margins: Margins = 0) -> QWidget:
    """Items side by side."""
    across(made := QWidget(), *items, gap=gap, margins=margins)
    return made


def column(*items: Item, gap: int = 0) -> QWidget:
    """Items under each other."""
    beneath(made := QWidget(), *items, gap=gap)
    return made


class CheckBox(QCheckBox):
    """A check box with our own tick, which follows the theme."""

    def __init__(self, text: str, name: str, checked: bool = False, on: Heard | None = None) -> None:
        """`on` hears of clicks."""
        super().__init__(text)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setFont(theme.font())
        self.setChecked(checked)
        self.setSizePolicy(Policy.Maximum, Policy.Fixed)
        if on is not None:
            self.clicked.connect(on)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            where = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            painter = QPainter(self)
            painter.drawPixmap(where.center() - QPoint(6, 6), icons.pixmap("check", "on_accent", 13))
            painter.end()


class DropDown(QComboBox):
    """A choice whose arrow tells it from a line to type in; the arrow follows the theme."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        middle = QPoint(self.width() - ARROW_PX // 2 - 4, self.height() // 2)
        half = ARROW_PX // 2
        painter.drawPixmap(
            middle - QPoint(half, half),
            icons.pixmap("down", "text2" if self.isEnabled() else "text3", ARROW_PX),
        )
        painter.end()


class Elided(QLabel):
    """A label as wide as its text where there is room, and never wider than its place."""

    def __init__(self, text: str = "", tone: Tone = 1, weight: int = 400, *, name: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        super().setText(translated(text))
        self.setFont(theme.font(theme.BODY, weight))
        self.setProperty("tone", str(tone))
        self.setSizePolicy(Policy.Maximum, Policy.Fixed)

    def setText(self, text: str) -> None:
        if (told := translated(text)) != self.text():
            super().setText(told)
            self._tell()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), self.alignment(), words)
        painter.end()

    def _tell(self) -> None:
        self.setToolTip(
            plain.tip(self.text() if self.fontMetrics().horizontalAdvance(self.text()) > self.width() else "")
        )


TOP_PX = 2
FOOT_PX = 0


class ScrollColumn(QScrollArea):
    """Controls under each other, with the margins of a dock; the scroll bar stands in the right margin."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        inner = panel()
        self.box = beneath(inner, *parts, None, gap=6)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)

    def lay_out_now(self) -> None:
        """Give the controls their places at once.

        Qt would draw them one more time where they were, over one that grew.
        """
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # of every part, however deep

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            # The scroll bar takes the margin's place: with margins that follow the viewport nothing moves
            # sideways when it comes.
            bar = self.width() - self.viewport().width()
            self.box.setContentsMargins(theme.MARGIN, TOP_PX, theme.MARGIN - bar, FOOT_PX)
        return super().viewportEvent(event)
