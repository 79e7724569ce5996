"""The strip under the tracks.

What each contact is in every frame, told by shape and height as well as by colour.
"""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from signer.document import queries, timing
from signer.document.sign import Sign
from signer.document.values import ROLES, HandRole
from signer.phrases import begins
from signer.studio.background.whole_sign import Cell, Measured, Run, runs_of, worst_m
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import icons, plain, theme
from signer.studio.timeline.axis import Axis, Cursor
from signer.studio.timeline.items import HEAD_PX
from signer.words.numbers import millimetres
from signer.words.wording import HANDS

HEIGHT_PX: Final = 34
WORDS_PX: Final = 18.0
"""The upper part, where runs of one hand are named."""
LINE_PX: Final = 5.0
TITLE: Final = tr("Contact")
TITLE_PX: Final = 44.0
"""Left edge of the titles of all rows, right of the letter of the hand."""
HEAD_MARGIN_PX: Final = 14.0
LEAST_DOT_PX: Final = 4.0
"""Frames that stand nearer than this are not dotted each."""
TOKENS: Final = {"touching": "ok", "near": "near", "missed": "missed", "free": "text3"}
STATES: Final = {
    "touching": tr("touching"), "near": tr("near"), "missed": tr("missed"), "free": tr("free"),
}  # fmt: skip
MARKS: Final = {"touching": "check", "near": "near", "missed": "missed"}


class ContactStrip(QWidget):
    """One cell a frame, in four shapes.

    A low line touches, a half-high hatched cell is near, a full cell with a cross is missed, a dot is free.

    Of two hands each has a band. What is shown pales while the sign has changed and is not yet measured
    again. A click goes to the frame.
    """

    def __init__(self, session: Session, player: Player, axis: Axis) -> None:
        super().__init__()
        self.setObjectName("timeline.contacts")
        self.setFixedHeight(HEIGHT_PX)
        self._session, self._player, self._axis = session, player, axis
        self._of: Sign | None = None
        self.cells: Mapping[HandRole, tuple[Cell, ...]] = {}
        """Cells shown, by hand."""
        self._runs: Mapping[HandRole, tuple[Run, ...]] = {}
        self._cursor = Cursor(self, "timeline.contacts.cursor")
        self._cursor.resize(3, HEIGHT_PX)
        session.sign_changed.connect(self._on_sign_changed)
        session.sign_opened.connect(self._forget)
        player.playhead_moved.connect(self._place_cursor)
        axis.changed.connect(self._on_axis)
        theme.theme_changed.connect(self.update)
        self._on_axis()
        self._tell()

    @property
    def is_current(self) -> bool:
        """Return whether the cells shown were measured on the current sign."""
        return self._of is self._session.sign

    def show_measured(self, measured: Measured) -> None:
        """Show what was measured of the sign."""
        self._of, self.cells = measured.sign, measured.cells
        self._runs = {role: runs_of(cells) for role, cells in self.cells.items()}
        self._tell()
        self.update()

    def worst_words(self) -> str:
        """The greatest distance between a hand and its place, in words; empty when no hand is held to one."""
        worst = [found for found in map(worst_m, self.cells.values()) if found is not None]
        return tr("worst {millimetres}", millimetres=millimetres(max(worst))) if worst else ""

    def words_at(self, time_s: float) -> str:
        """Return one line per hand on its contact in the frame at a time: state and distance in mm."""
        lines = []
        for role, cells in self.cells.items():
            cell = min(cells, key=lambda each: abs(each.time_s - time_s))
            apart = "" if cell.state == "free" else tr(", {error_mm:.2f} mm", error_mm=1000.0 * cell.error_m)
            lines.append(
                tr(
                    "{hand} {state}{apart}",
                    hand=begins(translated(HANDS[queries.side_of(self._session.sign, role)])),
                    state=STATES[cell.state],
                    apart=apart,
                )
            )
        return "\n".join(lines)

    def _forget(self) -> None:
        """Another sign was opened: nothing is known of it yet."""
        self._of, self.cells, self._runs = None, {}, {}
        self._tell()
        self.update()

    def _on_sign_changed(self, before: Sign, after: Sign) -> None:
        if not any(after.hand(role).keys for role in ROLES):
            self.show_measured(Measured(after, (), {}))
        self._place_cursor()
        if self._of is before or self._of is after:  # what is pale already stays so, at every step of a drag
            self.update()

    def _on_axis(self) -> None:
        self._place_cursor()
        self.update()

    def _place_cursor(self, *_moved: object) -> None:
        self._cursor.place(self._axis.scale, self._player.playhead_s)

    def _tell(self) -> None:
        parts = []
        for role, cells in self.cells.items():
            states = [cell.state for cell in cells]
            counts = ", ".join(
                f"{states.count(state)} {STATES[state]}" for state in TOKENS if state in states
            )
            parts.append(
                tr(
                    "{hand}: {counts} of {count} frames.",
                    hand=begins(translated(HANDS[queries.side_of(self._session.sign, role)])),
                    counts=counts,
                    count=len(cells),
                )
            )
        self.setAccessibleName(tr("Contact in every frame"))
        self.setAccessibleDescription(" ".join((*parts, self.worst_words())).strip())

    # Drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("panel"))
        self._draw_head(painter)
        scale = self._axis.scale
        painter.setClipRect(QRectF(scale.left_px - 1, 0, scale.width_px + 1, HEIGHT_PX))
        painter.setOpacity(1.0 if self.is_current else theme.PALE)
        shown = [role for role in ROLES if role in self._runs]
        for index, role in enumerate(shown):
            high = (HEIGHT_PX - 4.0) / len(shown)
            top = 2.0 + index * high
            for run in self._runs[role]:
                self._draw_run(painter, run, QRectF(0, top, 0, high), is_named=len(shown) == 1)
        painter.end()

    def head_places(self) -> tuple[QRectF, QRectF]:
        """Return where the title and the worst value stand: beside each other, whatever is measured."""
        title = QFontMetricsF(theme.font(theme.BODY, 500)).horizontalAdvance(TITLE)
        left = TITLE_PX + title + theme.GAP
        return QRectF(TITLE_PX, 0, title + 1, HEIGHT_PX), QRectF(
            left, 0, HEAD_PX - HEAD_MARGIN_PX - left, HEIGHT_PX
        )

    def _draw_head(self, painter: QPainter) -> None:
        title, worst = self.head_places()
        theme.write(painter, title, TITLE, px=theme.BODY, weight=500)
        missed = self.is_current and any(
            cell.state == "missed" for cells in self.cells.values() for cell in cells
        )
        words, token = (
            self.worst_words() if self.is_current else tr("measuring"),
            "missed" if missed else "text3",
        )
        theme.write(painter, worst, words, token, align=theme.RIGHT, elides=True)

    def _draw_run(self, painter: QPainter, run: Run, band: QRectF, *, is_named: bool) -> None:
        start, end = self._axis.scale.x(run.from_s), self._axis.scale.x(run.to_s)
        words = WORDS_PX if is_named else 0.0
        cell = QRectF(start, band.y() + words + 1, max(end - start, 2.0), band.height() - words - 2)
        token = TOKENS[run.state]
        if run.state == "free":
            self._draw_dots(painter, run, cell.bottom() - LINE_PX / 2)
        elif run.state == "touching":
            painter.fillRect(
                QRectF(cell.x(), cell.bottom() - LINE_PX, cell.width(), LINE_PX), theme.colour(token)
            )
        elif run.state == "near":
            half = QRectF(cell.x(), cell.center().y(), cell.width(), cell.height() / 2)
            painter.fillRect(half, theme.hatch(token, 1.0))
            painter.fillRect(QRectF(half.x(), half.y(), half.width(), 1.5), theme.colour(token))
        else:
            self._draw_missed(painter, cell)
        if is_named:
            left = max(
                start, self._axis.scale.left_px, self._axis.scale.x(0.0)
            )  # not beside the names of the tracks
            self._draw_words(painter, run, QRectF(left, band.y(), end - left, words))

    def _draw_dots(self, painter: QPainter, run: Run, y: float) -> None:
        scale, frame_s = self._axis.scale, 1.0 / self._session.sign.fps
        step = max(1, round(LEAST_DOT_PX / max(scale.px_per_s * frame_s, 0.1)))
        theme.ink(painter, None, theme.colour("text3"))
        for frame in range(round(run.from_s / frame_s + 0.5), round(run.to_s / frame_s + 0.5), step):
            painter.drawEllipse(QPointF(scale.x(frame * frame_s), y), 1.0, 1.0)

    def _draw_missed(self, painter: QPainter, cell: QRectF) -> None:
        painter.fillRect(cell, theme.colour("missed"))
        middle, arm = cell.center(), min(cell.height(), cell.width()) / 2 - 2
        if arm >= 2:
            painter.setPen(theme.pen("panel", 1.5))
            painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm))
            painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))

    def _draw_words(self, painter: QPainter, run: Run, room: QRectF) -> None:
        words = (
            tr("missed by {error_mm:.1f} mm", error_mm=1000.0 * run.error_m)
            if run.state == "missed"
            else STATES[run.state]
        )
        left = 18 if run.state in MARKS else 2
        if QFontMetrics(theme.font(theme.SMALL)).horizontalAdvance(words) + left > room.width():
            return
        if run.state in MARKS:
            painter.drawPixmap(
                QPointF(room.x(), room.y() + 2), icons.pixmap(MARKS[run.state], TOKENS[run.state], 14)
            )
        theme.write(painter, room.adjusted(left, 0, 0, 0), words, TOKENS[run.state])

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go_to(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event)

    def _go_to(self, event: QMouseEvent) -> None:
        x, fps = event.position().x(), self._session.sign.fps
        if event.buttons() & Qt.MouseButton.LeftButton and x >= self._axis.scale.left_px:
            self._player.pause()
            self._player.seek(timing.seconds(round(self._axis.scale.time_s(x) * fps), fps))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            inside = event.pos().x() >= self._axis.scale.left_px and self.is_current
            QToolTip.showText(
                event.globalPos(),
                plain.tip(self.words_at(self._axis.scale.time_s(event.pos().x())) if inside else ""),
                self,
            )
            return True
        return super().event(event)
