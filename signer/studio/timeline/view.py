"""The timeline as the window shows it.

Transport, tracks, contacts, curves when they are wanted, and the selected key in words.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QScrollBar, QWidget

from signer.lazy import lazily
from signer.studio.background.whole_sign import Measured
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.pictures.queue import Pictures
from signer.studio.timeline.contact_strip import ContactStrip
from signer.studio.timeline.readout import Readout
from signer.studio.timeline.shown_rows import row_box
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.timeline.transport import Transport
from signer.studio.widgets.pieces import beneath, identify, rule

with lazily():
    from signer.studio.timeline.curves import panel


ABOVE_PX: Final = 372
"""Height of what stands over the timeline: the header, and the steps or the stage at their lowest."""
LEAST_ROWS_PX, BOTH_HANDS_PX = 74, 112
"""Heights of the ruler with the row of one hand, which are seen in any window, and with those of both."""


class _Rows(QScrollArea):
    """The rows of tracks; its scroll bar lies over them, as one time is at one place in all that is below."""

    def __init__(self, tracks: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(tracks)
        hidden = self.verticalScrollBar()
        self._bar = QScrollBar(Qt.Orientation.Vertical, self)
        self._bar.valueChanged.connect(hidden.setValue)
        hidden.valueChanged.connect(self._bar.setValue)
        hidden.rangeChanged.connect(self._show_bar)
        self._show_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_bar()

    def _show_bar(self, *_range: int) -> None:
        hidden, wide = self.verticalScrollBar(), self._bar.sizeHint().width()
        self._bar.setRange(0, hidden.maximum())
        self._bar.setPageStep(self.height())
        self._bar.setGeometry(self.width() - wide, 0, wide, self.height())
        self._bar.setVisible(hidden.maximum() > 0)
        self._bar.raise_()


class Timeline(QFrame):
    """The bottom of the window; where that is low, the rows of tracks scroll between what stays in sight."""

    def __init__(self, session: Session, player: Player, pictures: Pictures | None = None) -> None:
        super().__init__()
        identify(self, "timeline", kind="panel")
        self.track_view = TrackView(session, player, pictures)
        self.contacts = ContactStrip(session, player, self.track_view.axis)
        self.transport = Transport(session, player, self.track_view)
        self.readout = Readout(session, player, self.track_view)
        self.rows = _Rows(self.track_view)
        box = beneath(self, self.transport, self.rows, self.contacts, rule(), self.readout)
        self._box = box
        self._parts = session, player
        self._window_px = 0
        self._beside: list[QWidget] = [self.transport, self.readout]
        self.curves: panel.CurvesPanel | None = None
        """The panel of curves; None until it is shown for the first time."""
        # All of it has a height of its own: a dock that was made higher for the curves would stay so, empty,
        # when they are closed.
        box.setSizeConstraint(QLayout.SizeConstraint.SetMaximumSize)
        self.setTabOrder(self.transport.last_control, self.track_view)
        self.track_view.height_changed.connect(self._fit_rows)
        session.selection_changed.connect(self._show_row)
        self._fit_rows()

    def put_over_tracks(self, widget: QWidget) -> None:
        """Show another track, on the same axis, between the transport and the tracks."""
        self._box.insertWidget(1, widget)
        self._beside.append(widget)
        self.setTabOrder(self.transport.last_control, widget)
        self.setTabOrder(widget, self.track_view)

    def show_measured(self, measured: Measured) -> None:
        """Show what was measured of every frame of the sign."""
        self.track_view.show_spans(measured.spans)
        self.contacts.show_measured(measured)

    def fit(self, window_px: int) -> None:
        """Take no more of a low window than there is."""
        self._window_px = window_px
        if self.curves is not None:
            self.curves.fit(window_px)
        self._fit_rows()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # glosses or curves came, grew or went
            self._fit_rows()
        return super().event(event)

    def _fit_rows(self) -> None:
        """Give the rows what room the window leaves them; contacts go where hands would not be seen else."""
        wanted_px, contacts_px = self.track_view.minimumHeight(), self.contacts.maximumHeight()
        room_px = wanted_px + contacts_px
        if self._window_px:
            beside = (part for part in self._beside if not part.isHidden())
            room_px = self._window_px - ABOVE_PX - sum(part.maximumHeight() for part in beside)
        has_contacts = room_px >= min(wanted_px, BOTH_HANDS_PX) + contacts_px
        self.contacts.setVisible(has_contacts)
        room_px -= has_contacts * contacts_px
        self.rows.setFixedHeight(min(wanted_px, max(room_px, LEAST_ROWS_PX)))

    def _show_row(self, _selection: object) -> None:
        """Bring the row that is worked on into sight."""
        row, rows = self._parts[0].selection.row, self.track_view.items.rows
        if row in rows and self.rows.height() < self.track_view.height():
            box = row_box(row, rows, self.track_view.scale)
            self.rows.ensureVisible(0, round(box.y + box.height / 2), 0, round(box.height / 2))

    def show_curves(self, on: bool) -> None:
        """Fold the curves out under the tracks, or away."""
        if on and self.curves is None:
            self.curves = panel.CurvesPanel(*self._parts, self.track_view)
            self._box.insertWidget(self._box.indexOf(self.contacts) + 1, self.curves)
            self._beside.append(self.curves)
            self.fit(self.window().height())
            before: QWidget = self.track_view
            for made in self.curves.controls:
                self.setTabOrder(before, made)
                before = made
        if self.curves is not None:
            self.curves.setVisible(on)
