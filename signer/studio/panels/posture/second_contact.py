"""The second contact of a hand in the posture panel.

Which part touches which place, how far it misses, and away with it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QToolButton, QWidget

from signer.document.tracks.hand import Key
from signer.document.values import Contact
from signer.lazy import lazily
from signer.studio.editing.session import Session
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.choice_menu import offer, open_below, passing_menu
from signer.studio.widgets.pieces import Heard, Policy, across, button, label, widened
from signer.words import wording
from signer.words.guesses import REGIONS
from sites import catalogue

with lazily():
    from signer.motion import pose
    from signer.motion.operations import hand_edits, placing


if TYPE_CHECKING:
    from signer.motion.pose import HandPose

ADD_TIP: Final = tr(
    "Let another part of this hand touch a second place.\nThe first contact is met "
    "exactly, the second as nearly as the wrist allows."
)
MOST_PART_PX: Final = 96


class SecondContact(QWidget):
    """One line under the contact, there only while the key has a second one; `add` gives it one.

    Signals:
        added(): the key has a second contact now.
    """

    added = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("posture.second")
        self._session = session
        self.add = button(tr("+ Second contact"), name="posture.second.add", tip=ADD_TIP, on=self._on_add)
        self._part = self._chooser(
            "posture.second.articulator",
            tr("Part of the hand that touches the second place"),
            self._offer_parts,
        )
        self._part.setMaximumWidth(MOST_PART_PX)
        place = self._chooser("posture.second.site", tr("Second place"), self._offer_places)
        self._place = widened(place, Policy.Ignored)
        self._miss = label("", 2, theme.SMALL, 600, name="posture.second.miss")
        self._remove = button(icon="x", name="posture.second.remove", tip=tr("Take the second contact away"))
        self._remove.clicked.connect(lambda: self._session.perform(hand_edits.SetSecond(None)))
        across(self, self._part, (self._place, 1), self._miss, self._remove, gap=2)

    def show_key(self, key: Key | None) -> None:
        """Show the second contact of a key, or offer one where there is a first."""
        second = key.second if key is not None else None
        self.add.setEnabled(key is not None and key.contact is not None and second is None)
        self.setVisible(second is not None)
        if second is not None:
            side = self._session.sign.dominant_side
            for chooser, words in (
                (self._part, translated(wording.articulator_name(second.articulator))),
                (self._place, translated(wording.site_name(second.site, side))),
            ):
                chooser.setText(
                    plain.caption(words.removeprefix("Other hand: "))
                )  # there is little room, and the tooltip says it whole
                chooser.setAccessibleName(words)
                chooser.setToolTip(plain.tip(words))

    def show_hand(self, hand: HandPose) -> None:
        """Say how far the second contact of the held key misses."""
        missed_m = hand.second_error_m
        if missed_m is None and not self._miss.text():
            return
        self._miss.setText("" if missed_m is None else tr("{missed_m:.1f} mm", missed_m=missed_m * 1000))
        self._miss.setToolTip(
            plain.tip("" if missed_m is None else tr("How far the second contact misses on the drawn skin"))
        )
        self._miss.setStyleSheet(
            ""
            if missed_m is None
            else f"color: {theme.colour('ok' if missed_m <= pose.SECOND_MET_M else 'near').name()}"
        )

    def _chooser(self, name: str, spoken: str, offer: Heard) -> QToolButton:
        return button(" ", name=name, tip=spoken, kind="raised", on=offer)

    def _on_add(self) -> None:
        if self._session.perform(hand_edits.AddSecond()).changed:
            self._part.setFocus()  # the button that was pressed is gone
            self.added.emit()

    def _offer_parts(self) -> None:
        key = self._session.current_key()
        if key is None or key.second is None:
            return
        menu = passing_menu(self, "posture.second.parts")
        parts = (
            (translated(wording.articulator_name(part)), replace(key.second, articulator=part))
            for part in placing.articulators_beside(key)
        )
        offer(menu, parts, key.second, self._choose)
        open_below(menu, self._part)

    def _offer_places(self) -> None:
        key, side = self._session.current_key(), self._session.sign.dominant_side
        if key is None or key.second is None:
            return
        menu = passing_menu(self, "posture.second.sites")
        regions: dict[str, list[tuple[str, Contact]]] = {}
        for site in sorted(
            placing.sites_for_second(self._session.selection.role),
            key=lambda site: translated(wording.site_name(site, side)),
        ):
            regions.setdefault(catalogue.find(site).region, []).append(
                (translated(wording.site_name(site, side)), replace(key.second, site=site))
            )
        for region, places in regions.items():
            offer(menu.addMenu(translated(REGIONS.get(region, region))), places, key.second, self._choose)
        open_below(menu, self._place)

    def _choose(self, second: Contact) -> None:
        self._session.perform(hand_edits.SetSecond(second))
