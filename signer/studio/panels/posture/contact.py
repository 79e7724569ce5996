"""The contact of the posture panel.

What it does (touch, tap, slide ...), how large, and a second contact.
"""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from signer.document.contact_gestures import Gesture, gesture_of
from signer.document.tracks.hand import Key
from signer.document.values import SkinSpot
from signer.studio.editing.gestures import gesture_edit
from signer.studio.editing.session import Session
from signer.studio.language import tr
from signer.studio.panels.posture.contact_sizes import ContactSizes
from signer.studio.panels.posture.second_contact import SecondContact
from signer.studio.widgets.pieces import heading, row
from signer.studio.widgets.segments import Segment, Segments
from sites import catalogue

GESTURES: Final = (
    Segment("touch", tr("Touch"), "touch", tr("The part of the hand lies on the skin")),
    Segment("near", tr("Near"), "close", tr("It stays a little away from the skin")),
    Segment("none", tr("At"), "free", tr("The hand is at the place; whether it touches is not said")),
    Segment("tap", tr("Tap"), "tap", tr("It leaves the skin and comes back while the key is held")),
    Segment(
        "slide", tr("Slide"), "way_slide", tr("It slides on the skin, through this place or to the next key")
    ),
    Segment("rub", tr("Rub"), "act_rub", tr("It slides about this place while the key is held")),
)


class ContactGroup(QWidget):
    """Changes the contact of the key under the playhead; in space there is nothing to touch.

    Signals:
        refused(): a distance was asked for that is not possible; `refusal` says so.
        movement_wanted(): more of what the contact does is to be set.
    """

    refused = Signal()
    movement_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.gesture = Segments("posture.contact", tr("Contact"), GESTURES, stacked=True, snug=True)
        self.gesture.chosen.connect(self._on_gesture)
        self.second = SecondContact(session)
        self.sizes = ContactSizes(session)
        self.sizes.refused.connect(self.refused)
        self.sizes.way_chosen.connect(self._give)
        self.sizes.movement_wanted.connect(self.movement_wanted)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(row(heading(tr("Contact")), None, self.second.add))
        for part in (self.gesture, self.sizes, self.second):
            box.addWidget(part)

    @property
    def refusal(self) -> str:
        """Reason why the last distance was not possible; empty when it was."""
        return self.sizes.refusal

    def focus_gesture(self) -> None:
        """Give the keyboard to what the contact does."""
        self.gesture.group.button(max(self.gesture.group.checkedId(), 0)).setFocus(
            Qt.FocusReason.ShortcutFocusReason
        )

    def show_key(self, key: Key | None) -> None:
        """Show the contact of a key; without one there is nothing to choose."""
        self.second.show_key(key)
        contact = key.contact if key is not None else None
        gesture = gesture_of(key) if key is not None else None
        on_skin = contact is not None and _is_on_skin(contact.site)
        self.sizes.show_key(key if on_skin else None)
        self.gesture.setEnabled(on_skin)
        self.gesture.choose("slide" if gesture == "brush" else gesture or "")

    def forget_wish(self) -> None:
        """Forget a distance that was not possible: something else changed."""
        self.sizes.refusal = ""

    def _on_gesture(self, value: str) -> None:
        self._give(
            "brush" if value == "slide" else cast(Gesture, value)
        )  # to the next key it slides when that is chosen

    def _give(self, gesture: Gesture) -> None:
        key = self._session.current_key()
        if key is not None:
            self._session.key_wanted.emit()
            self._session.perform(gesture_edit(key, gesture))
        self.show_key(self._session.current_key())


def _is_on_skin(site: str | SkinSpot) -> bool:
    if isinstance(site, SkinSpot):
        return True
    try:
        return catalogue.find(site).kind == "surface"
    except LookupError:  # a site of a newer file
        return False
