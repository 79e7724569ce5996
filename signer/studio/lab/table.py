"""The methods side by side: how far off each ended, in how many iterations and what time."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from signer.iterative.methods import METHODS as ITERATIVE
from signer.iterative.runs import Run
from signer.studio.lab.answer import MARKS, METHODS, Answer, angle_words, length_words
from signer.studio.lab.scene import method_pen
from signer.studio.language import decimals, named, tr, translated
from signer.studio.look import icons, plain, theme
from signer.studio.widgets.pieces import identify

EXACT: Final = 1e-12
"""An error below this share of the reach is rounding."""
COLUMNS: Final = {
    tr("Method"): tr("Untick one to hide it; point at one to see the way it took"),
    tr("Off by"): tr("Distance of the tip from the target in the end"),
    tr("Iterations"): tr("Until the tip is as near as it can be, within a ten thousandth of the reach"),
    tr("Time"): tr(
        "Of the direct solver here, and of the others' iterations as its multiple; their steps are "
        "written for batches, for which one chain pays"
    ),
    tr("Turned"): tr("How far all joints together turned on the way"),
    "": "",
}
SWATCH: Final = QSize(34, 16)


class MethodTable(QTreeWidget):
    """Every method that can solve the task; Space ticks.

    Signals:
        shown_changed(): other methods are ticked.
        lit(method): the one under the pointer or the keyboard, or an empty string.
    """

    shown_changed = Signal()
    lit = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        identify(self, "lab.table", tr("Methods"))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setIconSize(SWATCH)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHeaderLabels(list(COLUMNS))
        for column, tip in enumerate(COLUMNS.values()):
            self.headerItem().setToolTip(column, plain.tip(tip))
            self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setStretchLastSection(False)
        self.rows: dict[str, QTreeWidgetItem] = {}
        for name, method in METHODS.items():
            item = QTreeWidgetItem(self, [method.title])
            item.setData(0, Qt.ItemDataRole.UserRole, name)
            item.setToolTip(0, plain.tip(method.about))
            item.setCheckState(0, Qt.CheckState.Checked)
            for column in range(1, 5):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.rows[name] = item
        self.itemChanged.connect(lambda _item, _column: self.shown_changed.emit())
        self.itemEntered.connect(lambda item, _column: self._light(item))
        self.currentItemChanged.connect(lambda item, _before: self._light(item))
        theme.theme_changed.connect(self._draw_swatches)
        self._draw_swatches()

    @property
    def shown(self) -> frozenset[str]:
        """The ticked methods."""
        return frozenset(
            name for name, item in self.rows.items() if item.checkState(0) == Qt.CheckState.Checked
        )

    def show_answer(self, answer: Answer) -> None:
        """Show what the methods did; those that cannot solve the task have no row."""
        self.blockSignals(True)
        for item in self.rows.values():
            item.setHidden(True)
        for run in answer.runs:
            item, (icon, token) = self.rows[run.method], MARKS[run.verdict]
            item.setHidden(False)
            for column, text in enumerate(_cells(run, answer), 1):
                item.setText(column, text)
            item.setIcon(5, icons.icon(icon, token))
        direct = self.rows["direct"]
        direct.setText(0, translated(answer.task.direct[0]))
        direct.setToolTip(0, plain.tip(answer.task.direct[1]))
        self.blockSignals(False)
        height = sum(self.visualItemRect(item).height() for item in self.rows.values() if not item.isHidden())
        self.setFixedHeight(height + self.header().sizeHint().height() + 4)

    def _light(self, item: QTreeWidgetItem | None) -> None:
        self.lit.emit("" if item is None else item.data(0, Qt.ItemDataRole.UserRole))

    def leaveEvent(self, event: QEvent) -> None:
        self.lit.emit("")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.clearSelection()
        self.lit.emit("")

    def _draw_swatches(self) -> None:
        """A piece of each method's line, before its name."""
        ratio = self.devicePixelRatioF()
        for name, item in self.rows.items():
            picture = QPixmap(SWATCH * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(method_pen(name, 5.0 if name == "direct" else 2.4))
            painter.drawLine(QPointF(1, 8), QPointF(33, 8))
            painter.end()
            item.setIcon(0, QIcon(picture))


def _cells(run: Run, answer: Answer) -> tuple[str, ...]:
    off, direct_s = float(run.errors[-1]), max(answer.runs[0].elapsed_s, 1e-9)
    count = str(run.iterations) if run.iterations is not None else f"{len(run.errors) - 1}+"
    if run.method not in ITERATIVE:
        count = translated(answer.task.direct[2]) if run.method == "direct" else tr("none")
    words = (
        length_words(off, answer.task.unit).removesuffix(" links")
        if off > EXACT * answer.reach
        else tr("exact")
    )
    times = run.elapsed_s / direct_s
    time = decimals(f"{times:.{int(times < 10)}f}\N{MULTIPLICATION SIGN}")
    if run.method == "direct":
        time = f"{direct_s * 1e6:.0f} \N{MICRO SIGN}s"
    return words, count, time, angle_words(float(run.turned_rad[-1])), named(run.verdict)
