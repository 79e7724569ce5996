"""The timeline as the window shows it.

Transport, tracks, contacts, curves when they are wanted, and the selected key in words.
"""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLayout, QWidget

from signer.lazy import lazily
from signer.studio.background.measured import Measured
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.pictures.queue import Pictures
from signer.studio.timeline.contact_strip import ContactStrip
from signer.studio.timeline.readout import Readout
from signer.studio.timeline.track_view.widget import TrackView
from signer.studio.timeline.transport import Transport
from signer.studio.widgets.pieces import beneath, identify, rule

with lazily():
    from signer.studio.timeline.curves import panel


class Timeline(QFrame):
    """The bottom of the window."""

    def __init__(self, session: Session, player: Player, pictures: Pictures | None = None) -> None:
        super().__init__()
        identify(self, "timeline", kind="panel")
        self.track_view = TrackView(session, player, pictures)
        self.contacts = ContactStrip(session, player, self.track_view.axis)
        self.transport = Transport(session, player, self.track_view)
        self.readout = Readout(session, player, self.track_view)
        box = beneath(self, self.transport, self.track_view, self.contacts, rule(), self.readout)
        self._box = box
        self._parts = session, player
        self.curves: panel.CurvesPanel | None = None
        """The panel of curves; None until it is shown for the first time."""
        # All of it has a height of its own: a dock that was made higher for the curves would stay so, empty,
        # when they are closed.
        box.setSizeConstraint(QLayout.SizeConstraint.SetMaximumSize)
        self.setTabOrder(self.transport.last_control, self.track_view)

    def put_over_tracks(self, widget: QWidget) -> None:
        """Show another track, on the same axis, between the transport and the tracks."""
        self._box.insertWidget(1, widget)
        self.setTabOrder(self.transport.last_control, widget)
        self.setTabOrder(widget, self.track_view)

    def show_measured(self, measured: Measured) -> None:
        """Show what was measured of every frame of the sign."""
        self.track_view.show_spans(measured.spans)
        self.contacts.show_measured(measured)

    def fit(self, window_px: int) -> None:
        """Take no more of a low window than there is."""
        if self.curves is not None:
            self.curves.fit(window_px)

    def show_curves(self, on: bool) -> None:
        """Fold the curves out under the tracks, or away."""
        if on and self.curves is None:
            self.curves = panel.CurvesPanel(*self._parts, self.track_view)
            self._box.insertWidget(self._box.indexOf(self.contacts) + 1, self.curves)
            self.fit(self.window().height())
            before: QWidget = self.track_view
            for made in self.curves.controls:
                self.setTabOrder(before, made)
                before = made
        if self.curves is not None:
            self.curves.setVisible(on)
