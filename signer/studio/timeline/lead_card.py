"""The arc by which a hand rises from rest or goes back to it.

Its height and how far it is turned, seen on the stage at once.
"""

from math import degrees, radians
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGridLayout, QWidget

from signer.document.lead_edits import End, set_lead
from signer.document.values import HandRole, Lead
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.widgets.forms import Card
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import hint, label

NAME: Final = "lead"
FIRST: Final = Lead(0.10)
"""Lead that is begun with where the hand has gone of itself."""
MOST_CM: Final = 60.0
WIDTH_PX: Final = 300
WORDS: Final = tr(
    "The arc begins before the body; turned by 90\N{DEGREE SIGN} it goes out to the hand's own side."
)


def show_lead(within: QWidget, session: Session, role: HandRole, end: End, at: QPoint) -> "LeadCard":
    """Open the card above a point of the screen; the way is led from now on."""
    card = LeadCard(within, session, role, end)
    card.adjustSize()
    card.open_at(at)
    card.height_cm.setFocus()
    card.height_cm.selectAll()
    return card


class LeadCard(Card):
    """Every number is one undo step; a click beside the card or Esc closes it."""

    def __init__(self, parent: QWidget, session: Session, role: HandRole, end: End) -> None:
        super().__init__(parent, NAME, tr("Arc from or to rest"))
        self.closed.connect(session.end_gesture)
        self._session, self._role, self._end = session, role, end
        led = session.sign.hand(role)
        self._lead = (led.lead_in if end == "lead_in" else led.lead_out) or FIRST
        self.height_cm = NumberField(
            f"{NAME}.height", tr("Height of the arc in centimetres"), limits=(0.0, MOST_CM), suffix=" cm"
        )
        self.turn = NumberField(f"{NAME}.turn", tr("Turn of the arc in degrees"), limits=(-180.0, 180.0))
        self.height_cm.show_value(100.0 * self._lead.height_m)
        self.turn.show_value(degrees(self._lead.plane_rad))
        self.height_cm.entered.connect(lambda value: self._set(Lead(value / 100.0, self._lead.plane_rad)))
        self.turn.entered.connect(lambda value: self._set(Lead(self._lead.height_m, radians(value))))
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        for column, (words, field) in enumerate(((tr("Height"), self.height_cm), (tr("Turned"), self.turn))):
            grid.addWidget(label(words, 2), 0, 2 * column)
            grid.addWidget(field, 0, 2 * column + 1)
        grid.addWidget(hint(WORDS), 1, 0, 1, 4)
        self.setFixedWidth(WIDTH_PX)

    def _set(self, lead: Lead) -> None:
        self._lead = lead
        self._session.perform(set_lead(self._role, self._end, lead))
