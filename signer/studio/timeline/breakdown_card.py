"""A breakdown at any share of the way.

A bar between the key before and the key after, dragged while the hand is seen to go along.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from signer.characters.character import Character
from signer.document.edits import Edit
from signer.document.queries import key_after, key_before
from signer.document.sign import Sign
from signer.document.values import HandRole
from signer.lazy import lazily
from signer.studio.editing.gestures import follow
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import theme
from signer.studio.widgets.bars import LevelBar
from signer.studio.widgets.forms import Card
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import Elided, button, heading, row
from signer.words import wording

with lazily():
    from signer.motion.operations import breakdown


NAME: Final = "breakdown"
WIDTH_PX: Final = 340
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
        super().__init__(parent, NAME, tr("Breakdown between two keys"))
        self.closed.connect(session.end_gesture)
        self._session, self._time_s, self._role = session, time_s, session.selection.role
        self.bar = LevelBar(
            f"{NAME}.share", tr("Share of the way"), limits=(0.0, 100.0), rest=50.0, unit=tr("percent")
        )
        follow(self.bar, session)
        self.bar.wished.connect(self._set)
        self.number = NumberField(
            f"{NAME}.number", tr("Share of the way in percent"), limits=(0.0, 100.0), suffix=" %"
        )
        self.number.entered.connect(self._set)
        quick = [
            button(words, name=f"{NAME}.{percent}", tip=tr("{percent} % of the way", percent=percent))
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
        ends = QHBoxLayout()
        for each in words:
            each.setFont(theme.font(theme.SMALL))
            ends.addWidget(each)
        ends.insertStretch(1, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.MARGIN)
        box.setSpacing(4)
        box.addWidget(row(heading(tr("Share of the way")), None, *quick, self.number))
        box.addWidget(self.bar)
        box.addLayout(ends)
        self.setFixedWidth(WIDTH_PX)

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
