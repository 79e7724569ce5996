"""The contact of the posture panel: how the hand meets the place, and how far it stays from the skin."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from signer.document.sign import Key, Sign
from signer.document.values import TOUCHING, Contact, LaneName, Manner, SkinSpot
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.look import theme
from signer.studio.panels.posture.second_contact import SecondContact
from signer.studio.widgets.number_field import ANY_NUMBER, NumberField
from signer.studio.widgets.pieces import button, heading, label, row
from signer.studio.widgets.segments import Segment, Segments
from signer.studio.words.numbers import signed
from sites import catalogue

MANNERS: Final = (
    Segment("touch", "Touch", "touch", "The part of the hand lies on the skin"),
    Segment("near", "Near", "close", "It stays a little away from the skin"),
    Segment("none", "At", "free", "The hand is at the place; whether it touches is not said"),
)
NEAR_M: Final = 0.02
"""How far a hand stays away when 'near' is chosen and no distance was given."""
FARTHEST_MM: Final = 300.0
MOVES_TIP: Final = "Movement: let the contact tap, rub or brush while it is held, fingers wiggle, the wrist nod"


class ContactGroup(QWidget):
    """Changes the contact of the key under the playhead; in space there is nothing to touch.

    Signals:
        refused(): a distance was asked for that is not possible; `refusal` says so.
    """

    refused = Signal()

    def __init__(self, session: Session, player: Player) -> None:
        super().__init__()
        self._session, self._player = session, player
        self.refusal = ""
        """Why the last distance was not possible; empty when it was."""
        self.manner = Segments("posture.contact", "Contact", MANNERS, stacked=True)
        self.second = SecondContact(session)
        self.moves = button(icon="act_rub", name="posture.contact.moves", tip=MOVES_TIP)
        self.moves.clicked.connect(self._on_moves)
        self.manner.chosen.connect(self._on_manner)
        self.stand_off = NumberField("posture.stand_off", "Stand-off in millimetres", limits=ANY_NUMBER, suffix=" mm", trim=False)
        self.stand_off.setFixedWidth(82)
        self.stand_off.entered.connect(self._on_stand_off)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(row(heading("Contact"), self.moves, None, label("stand-off", 3, theme.SMALL), self.stand_off, gap=6))
        box.addWidget(self.manner)
        box.addWidget(self.second.offer)
        box.addWidget(self.second)

    def show_key(self, key: Key | None) -> None:
        """Show the contact of a key; without one there is nothing to choose."""
        self.second.show_key(key)
        contact = key.contact if key is not None else None
        meets_skin = contact is not None and _is_on_skin(contact.site)
        self.moves.setEnabled(key is not None)
        self.manner.setEnabled(meets_skin)
        self.stand_off.setEnabled(meets_skin)
        self.manner.choose("" if contact is None else "touch" if contact.manner in TOUCHING else contact.manner)
        self.stand_off.show_value(contact.stand_off_m * 1000 if contact is not None else 0.0)

    def forget_wish(self) -> None:
        """Something else changed."""
        self.refusal = ""

    def _on_moves(self) -> None:
        from signer.studio.movement.card import show_movement

        self._session.select_under_playhead()
        show_movement(self, self._session, self._player, "held")

    def _on_manner(self, value: str) -> None:
        manner = cast(Manner, value)

        def changed(_sign: Sign, _lane: LaneName, key: Key) -> Key:
            return replace(key, placement=with_manner(key.placement, manner)) if isinstance(key.placement, Contact) else key

        self._session.edit_key(changed, "Change contact")

    def _on_stand_off(self, asked_mm: float) -> None:
        value_mm = min(max(asked_mm, 0.0), FARTHEST_MM)

        def changed(_sign: Sign, _lane: LaneName, key: Key) -> Key:
            if not isinstance(key.placement, Contact):
                return key
            return replace(key, placement=replace(key.placement, stand_off_m=round(value_mm / 1000, 6)))

        self._session.edit_key(changed, "Change stand-off", "stand-off")
        self.show_key(self._session.current_key())
        if value_mm != asked_mm:
            asked = f"{signed(asked_mm)} mm"
            why = "the skin is in the way" if asked_mm < 0.0 else "farther away it is a place of its own"
            self.refusal = f"A stand-off of {asked} is not possible; {value_mm:.0f} mm is the nearest: {why}."
            self.refused.emit()


def _is_on_skin(site: str | SkinSpot) -> bool:
    if isinstance(site, SkinSpot):
        return True
    try:
        return catalogue.find(site).kind == "surface"
    except LookupError:  # a site of a newer file
        return False


def with_manner(contact: Contact, manner: Manner) -> Contact:
    """The contact in another manner; what touches stays on the skin, what is near keeps some distance."""
    if manner == "near" and contact.stand_off_m == 0.0:
        return replace(contact, manner=manner, stand_off_m=NEAR_M)
    return replace(contact, manner=manner, stand_off_m=0.0 if manner != "near" else contact.stand_off_m)
