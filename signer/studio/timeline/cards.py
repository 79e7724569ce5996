"""Cards over the tracks: a breakdown at any share of a way, and the arc from or to rest."""

from collections.abc import Sequence
from functools import partial
from math import degrees, radians
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGridLayout, QWidget

from signer.characters.character import Character
from signer.document.edits import Edit
from signer.document.lead_edits import End, set_lead
from signer.document.queries import key_after, key_before
from signer.document.sign import Sign
from signer.document.values import HandRole, Lead
from signer.lazy import lazily
from signer.studio.editing.gestures import follow
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.bars import LevelBar
from signer.studio.widgets.forms import Card
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import Elided, across, beneath, button, heading, hint, label, row
from signer.words import wording

with lazily():
    from signer.motion.operations import breakdown

BREAKDOWN: Final = "breakdown"
BREAKDOWN_PX, LEAD_PX = 340, 300
"""Widths of both cards."""
LABEL: Final = tr("Break down")
SHARES: Final = ((25, "¼"), (50, "½"), (75, "¾"))


def break_down_edit(character: Character, role: HandRole, time_s: float, share: float) -> Edit:
    """Set the key there, or set it anew; nothing where it lies between no two keys."""

    def change(sign: Sign) -> Sign:
        return breakdown.broken_down(character, sign, role, time_s, share) or sign

    return Edit(LABEL, change)


def show_breakdown(within: QWidget, session: Session, player: Player, at: QPoint) -> bool:
    """Open the card above a point of the screen; False where the playhead lies between no two keys."""
    role, time_s = session.selection.role, player.playhead_s
    share = breakdown.share_at(session.sign, role, time_s)
    if share is None and breakdown.broken_down(session.character, session.sign, role, time_s, 0.5) is None:
        return False
    card = BreakdownCard(within, session, time_s, 0.5 if share is None else share)
    card.adjustSize()
    card.open_at(at)
    card.bar.setFocus()
    return True


class BreakdownCard(Card):
    """Every drag of the bar, every number and every button is one undo step.

    A click beside the card, Enter or Esc closes it.
    """

    def __init__(self, parent: QWidget, session: Session, time_s: float, share: float) -> None:
        super().__init__(parent, BREAKDOWN, tr("Breakdown between two keys"))
        self.closed.connect(session.end_gesture)
        self._session, self._time_s, self._role = session, time_s, session.selection.role
        self.bar = LevelBar(
            f"{BREAKDOWN}.share", tr("Share of the way"), limits=(0.0, 100.0), rest=50.0, unit=tr("percent")
        )
        follow(self.bar, session)
        self.bar.wished.connect(self._set)
        self.number = NumberField(
            f"{BREAKDOWN}.number", tr("Share of the way in percent"), limits=(0.0, 100.0), suffix=" %"
        )
        self.number.entered.connect(self._set)
        quick = [
            button(words, name=f"{BREAKDOWN}.{percent}", tip=tr("{percent} % of the way", percent=percent))
            for percent, words in SHARES
        ]
        for made, (percent, _words) in zip(quick, SHARES, strict=True):
            made.clicked.connect(partial(self._set, percent))
        self._lay_out(quick)
        self._show(100.0 * share)

    def _lay_out(self, quick: Sequence[QWidget]) -> None:
        role, side = self._session.sign.hand(self._role), self._session.sign.dominant_side
        before, after = key_before(role, self._time_s), key_after(role, self._time_s)
        words = [
            Elided("" if key is None else translated(wording.placement_words(key.placement, side)), 2)
            for key in (before, after)
        ]
        for each in words:
            each.setFont(theme.font(theme.SMALL))
        head = row(heading(tr("Share of the way")), None, *quick, self.number)
        ends = across(None, words[0], None, words[1], gap=-1)
        beneath(
            self, head, self.bar, ends, gap=4, margins=(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN)
        )
        self.setFixedWidth(BREAKDOWN_PX)

    def _set(self, percent: float) -> None:
        percent = min(max(percent, 0.0), 100.0)
        session = self._session
        session.perform(
            break_down_edit(session.character, self._role, self._time_s, percent / 100.0), from_start=True
        )
        session.select_under_playhead()
        self._show(percent)

    def _show(self, percent: float) -> None:
        self.bar.show_value(percent)
        self.number.show_value(percent)


LEAD: Final = "lead"
FIRST: Final = Lead(0.10)
"""Lead that is begun with where the hand has gone of itself."""
MOST_CM: Final = 60.0
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
        super().__init__(parent, LEAD, tr("Arc from or to rest"))
        self.closed.connect(session.end_gesture)
        self._session, self._role, self._end = session, role, end
        led = session.sign.hand(role)
        self._lead = (led.lead_in if end == "lead_in" else led.lead_out) or FIRST
        self.height_cm = NumberField(
            f"{LEAD}.height", tr("Height of the arc in centimetres"), limits=(0.0, MOST_CM), suffix=" cm"
        )
        self.turn = NumberField(f"{LEAD}.turn", tr("Turn of the arc in degrees"), limits=(-180.0, 180.0))
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
        self.setFixedWidth(LEAD_PX)

    def _set(self, lead: Lead) -> None:
        self._lead = lead
        self._session.perform(set_lead(self._role, self._end, lead))
