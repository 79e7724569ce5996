"""The methods side by side.

How far off each ended, after how many iterations, in what time, and how that is called.
"""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from signer.studio.lab.answer import Answer
from signer.studio.lab.methods import ITERATIVE, METHODS, Method, MethodId
from signer.studio.lab.problem import angle_words, length_words
from signer.studio.lab.runs import Run
from signer.studio.lab.scene_paint import method_pen
from signer.studio.lab.verdict import Verdict
from signer.studio.look import icons, plain, theme
from signer.studio.widgets.pieces import CheckBox, label

ROW_PX: Final = 26
EXACT: Final = 1e-12
"""An error below this share of the reach is rounding."""
COLUMNS: Final = (("Off by", 82), ("Iterations", 70), ("Time", 52), ("Turned", 62), ("", 120))
_TIPS: Final = (
    "Distance of the tip from the target in the end",
    "Until the tip is as near as it can be, within a ten thousandth of the reach",
    "Of the direct solver here, and of the others' iterations as its multiple; steps of links are written "
    "for batches, for which one chain pays",
    "How far all joints together turned on the way",
    "",
)


class Swatch(QWidget):
    """A piece of a method's line."""

    def __init__(self, method: MethodId) -> None:
        super().__init__()
        self._method = method
        self.setFixedSize(34, ROW_PX)
        theme.theme_changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(method_pen(self._method, 5.0 if self._method == "direct" else 2.4))
        painter.drawLine(QPointF(2, ROW_PX / 2), QPointF(32, ROW_PX / 2))
        painter.end()


class MethodRow(QFrame):
    """One method's line of the table.

    Signals:
        switched(): it shall be shown, or not.
        pointed(on): the pointer or the keyboard is on it, or has left.
    """

    switched = Signal()
    pointed = Signal(bool)

    def __init__(self, method: Method) -> None:
        super().__init__()
        self.method = method.id
        self.setObjectName(f"lab.row.{method.id}")
        self.setToolTip(plain.tip(method.about))
        self.box = CheckBox(method.title, f"lab.show.{method.id}", True)
        self.box.toggled.connect(lambda _on: self.switched.emit())
        self.box.installEventFilter(self)
        self._cells = [_cell(width) for _, width in COLUMNS[:-1]]
        self._mark = QLabel()
        self._mark.setFixedWidth(18)
        self._words = label("", 1, theme.BODY, 500)
        self._words.setObjectName(f"lab.verdict.{method.id}")
        self._words.setFixedWidth(COLUMNS[-1][1] - 22)
        self._verdict: Verdict | None = None
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(Swatch(method.id))
        line.addWidget(self.box)
        line.addStretch(1)
        for each in (*self._cells, self._mark, self._words):
            line.addWidget(each)
        self.setFixedHeight(ROW_PX)
        theme.theme_changed.connect(self._draw_mark)

    def show_run(self, run: Run, verdict: Verdict, answer: Answer) -> None:
        """Show what came of it; times are in those of the direct solver."""
        off = _off_words(run, answer)
        texts = (
            off,
            _count_words(run, answer),
            _times(run, max(answer.runs[0].elapsed_s, 1e-9)),
            angle_words(float(run.turned_rad[-1])),
        )
        for cell, text in zip(self._cells, texts, strict=True):
            cell.setText(text)
        self._words.setText(verdict.words)
        if run.method == "direct":
            self.box.setText(answer.task.direct_words.title)
            self.setToolTip(plain.tip(answer.task.direct_words.about))
        self.box.setAccessibleName(f"{self.box.text()}: {verdict.words}, off by {off}")
        if verdict != self._verdict:
            self._verdict = verdict
            self._draw_mark()

    def _draw_mark(self) -> None:
        if self._verdict is not None:
            self._mark.setPixmap(icons.pixmap(self._verdict.icon, self._verdict.token, 16))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.pointed.emit(event.type() == QEvent.Type.FocusIn)
        return False


class MethodTable(QWidget):
    """Every method that can solve the task.

    Signals:
        shown_changed(methods): which are ticked, a frozenset.
        lit(method): the one under the pointer, or an empty string.
    """

    shown_changed = Signal(object)
    lit = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lab.table")
        self.rows = {method.id: MethodRow(method) for method in METHODS}
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(_head())
        for name, each in self.rows.items():
            each.switched.connect(lambda: self.shown_changed.emit(self.shown))
            each.pointed.connect(lambda on, name=name: self.lit.emit(name if on else ""))
            box.addWidget(each)

    @property
    def shown(self) -> frozenset[MethodId]:
        """The ticked methods."""
        return frozenset(name for name, each in self.rows.items() if each.box.isChecked())

    def show_answer(self, answer: Answer) -> None:
        """Show what the methods did; those that cannot solve the task have no row."""
        found = {
            run.method: (run, verdict) for run, verdict in zip(answer.runs, answer.verdicts, strict=True)
        }
        for name, each in self.rows.items():
            each.setVisible(name in found)
            if name in found:
                each.show_run(*found[name], answer)


def _cell(width: int) -> QLabel:
    made = label("", 1, theme.BODY)
    made.setFixedWidth(width)
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made


def _head() -> QWidget:
    made = QWidget()
    line = QHBoxLayout(made)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    line.addWidget(label("Method", 2, theme.BODY, 600))
    line.addStretch(1)
    for (title, width), tip in zip(COLUMNS, _TIPS, strict=True):
        cell = _cell(width)
        cell.setProperty("tone", "2")
        cell.setText(title)
        cell.setToolTip(plain.tip(tip))
        line.addWidget(cell)
    made.setFixedHeight(24)
    return made


def _off_words(run: Run, answer: Answer) -> str:
    if run.errors[-1] <= EXACT * answer.reach:
        return "exact"
    return length_words(float(run.errors[-1]), answer.task.unit).removesuffix(" links")


def _count_words(run: Run, answer: Answer) -> str:
    if run.method == "direct":
        return answer.task.direct_words.iterations
    if run.method not in ITERATIVE:
        return "none"
    return str(run.iterations) if run.iterations is not None else f"{len(run.errors) - 1}+"


def _times(run: Run, direct_s: float) -> str:
    """The direct solver's own time, and the others' as its multiple."""
    if run.method == "direct":
        return f"{run.elapsed_s * 1e6:.0f} \N{MICRO SIGN}s"
    ratio = run.elapsed_s / direct_s
    return f"{ratio:.0f}\N{MULTIPLICATION SIGN}" if ratio >= 10 else f"{ratio:.1f}\N{MULTIPLICATION SIGN}"
