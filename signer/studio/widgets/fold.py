"""Groups of controls under a header that folds them away, with their present answer in the header."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from signer.studio.look import icons, plain, theme
from signer.studio.widgets.pieces import Elided, beneath, button, heading, panel, row
from signer.studio.widgets.search_field import SearchField

HEADER_PX = 28


class Fold(QWidget):
    """Open or folded; the header stays.

    Signals:
        toggled(open): the user opened it or folded it.
        opened(open): it is open or folded now, whoever did it.
    """

    toggled = Signal(bool)
    opened = Signal(bool)

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._title = title
        self.body = QWidget()
        self._head = button(icon="down", name=f"{name}.fold", tip=title, kind="fold", on=self._toggle)
        self._head.setFixedWidth(18)
        self._head.setIconSize(QSize(12, 12))
        self.answer = Elided("", 3)
        self.answer.setFont(theme.font(theme.SMALL))
        self.answer.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.say("")

    def fill(self, body: QWidget, *aside: QWidget) -> None:
        """Put the controls in, once; `aside` stands at the right end of the header, open or not."""
        self.body = body
        bar = row(self._head, heading(self._title), self.answer, *aside, gap=5)
        bar.setFixedHeight(HEADER_PX)
        lay_out = bar.layout()
        assert isinstance(lay_out, QHBoxLayout)
        lay_out.setStretchFactor(self.answer, 1)
        bar.setCursor(Qt.CursorShape.PointingHandCursor)
        beneath(self, bar, body)

    @property
    def is_open(self) -> bool:
        """Return whether the controls are shown."""
        return not self.body.isHidden()

    def set_open(self, on: bool) -> None:
        """Show the controls, or the header only."""
        self.body.setVisible(on)
        icons.set_icon(self._head, "down" if on else "right")
        self.opened.emit(on)

    def say(self, answer: str) -> None:
        """Write the present answer into the header."""
        self.answer.setText(answer)
        self._head.setAccessibleName(f"{self._title}: {answer}" if answer else self._title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().y() <= HEADER_PX:
            self._toggle()
        else:
            super().mousePressEvent(event)

    def _toggle(self) -> None:
        self.set_open(not self.is_open)
        self.toggled.emit(self.is_open)


HEADER_HEIGHT = 40


class Section(QWidget):
    """A step of the sentence. Folded, its answer and its picture stay readable."""

    opened = Signal()

    def __init__(self, name: str, title: str, body: QWidget, shortcut: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.title, self.body, self._shortcut = title, body, shortcut
        self._head = button(icon="down", name=f"{name}.fold", tip=title, on=self.opened)
        self._picture = QLabel()
        self._picture.setFixedSize(30, 30)
        self._answer = Elided("", 2, 500)
        self._bar = row(self._head, heading(title), None, self._picture, self._answer, gap=5)
        self._bar.setFixedHeight(HEADER_HEIGHT)
        self._bar.setCursor(Qt.CursorShape.PointingHandCursor)
        self._box = beneath(ground := panel(), self._bar, (body, 1), gap=6)
        beneath(self, ground)
        self.set_answer("")
        self.fold(False)

    @property
    def is_folded(self) -> bool:
        """Return whether only the header is shown."""
        return self.body.isHidden()

    @property
    def search(self) -> SearchField | None:
        """The search of its body, for who has the keyboard on its header; None where it has none."""
        return getattr(self.body, "search", None)

    def set_answer(self, answer: str, picture: QPixmap | None = None) -> None:
        """Show the present answer, and a small picture of it while folded."""
        self._answer.setText(answer)
        self._head.setAccessibleName(f"{self.title}: {answer}" if answer else self.title)
        self._head.setToolTip(
            plain.tip(f"{self.title}  ({self._shortcut})" if self._shortcut else self.title)
        )
        self._picture.setPixmap(_small(picture) if picture is not None else QPixmap())
        self._picture.setVisible(self.is_folded and not self._picture.pixmap().isNull())

    def fold(self, on: bool) -> None:
        """Show the header only, or everything."""
        self.body.setVisible(not on)
        icons.set_icon(self._head, "right" if on else "down")
        self._picture.setVisible(on and not self._picture.pixmap().isNull())
        self._box.setContentsMargins(8, 0, theme.MARGIN, 0 if on else 10)
        self.setSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed if on else QSizePolicy.Policy.Expanding
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.position().y() <= HEADER_HEIGHT:
            self.opened.emit()
        else:
            super().mousePressEvent(event)


def _small(picture: QPixmap) -> QPixmap:
    scaled = picture.scaled(
        60, 60, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    scaled.setDevicePixelRatio(2)
    return scaled
