"""The elbow of the posture panel: a bar from low to high, a typed number and the most relaxed height."""

from __future__ import annotations

from math import degrees, radians, remainder, tau
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from signer.document.sign import Key, Sign
from signer.document.values import LaneName
from signer.studio.panels.posture_wrist import words
from signer.studio.session import Session
from signer.studio.widgets.elbow_bar import ElbowBar
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import button, heading, row

if TYPE_CHECKING:
    from signer.motion.pose import HandPose

_SAME_DEG: Final = 0.75
_IN_PLACE_M: Final = 0.0001


class ElbowGroup(QWidget):
    """Raises the elbow of the key under the playhead along its circle; the articulator stays where it is."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._asked: float | None = None
        self.refusal = ""
        """Why the last wish was not possible; empty when it was."""
        self.bar = ElbowBar("posture.elbow", "Elbow height")
        self.bar.setToolTip("Elbow height round its circle: 0° is the lowest point. Drag, or arrows 1°, with Shift 0.1°, Page 10°.")
        self.bar.gesture_began.connect(session.begin_gesture)
        self.bar.gesture_ended.connect(session.end_gesture)
        self.bar.gesture_cancelled.connect(self._on_cancelled)
        session.gesture_broken.connect(self.bar.let_go)
        self.bar.wished.connect(self._wish)
        self.number = NumberField("posture.elbow.number", "Elbow height in degrees", limits=(-720.0, 720.0))
        self.number.entered.connect(self._wish)
        self.relax = button("Relax", "relax", name="posture.relax", tip="The most relaxed elbow height for this place", kind="raised")
        self.relax.clicked.connect(self._on_relax)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(row(heading("Elbow height"), None, self.number, self.relax))
        box.addWidget(self.bar)

    def show_hand(self, hand: HandPose) -> None:
        """Show where the elbow stands; when it is not where it was asked to be, say why."""
        height = degrees(hand.elbow_height_rad)
        if self._asked is not None:
            missed = abs(degrees(remainder(radians(self._asked - height), tau))) > _SAME_DEG
            self.refusal = self._reason(hand, height) if missed else ""
            self._asked = self._asked if missed else None
        self.bar.show_value(height, self._asked)
        self.number.show_value(height)

    def show_relaxed(self, height_rad: float | None) -> None:
        """Put the pin at the most relaxed height."""
        self.bar.show_relaxed(None if height_rad is None else degrees(height_rad))

    def forget_wish(self) -> None:
        """Something else changed: no ghost is shown any more."""
        self._asked = None
        self.refusal = ""

    def _wish(self, asked_deg: float) -> None:
        def raised(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.reposing import raised_elbow

            return raised_elbow(sign, lane, key, radians(asked_deg))

        self._session.edit_key(raised, "Raise elbow", "elbow")
        self._asked = asked_deg
        self.bar.show_value(asked_deg)

    def _on_relax(self) -> None:
        def relaxed(sign: Sign, lane: LaneName, key: Key) -> Key:
            from signer.motion.reposing import relaxed_elbow

            return relaxed_elbow(sign, lane, key)

        self._session.edit_key(relaxed, "Relax elbow")

    def _on_cancelled(self) -> None:
        self.forget_wish()
        self._session.cancel_gesture()

    def _reason(self, hand: HandPose, height_deg: float) -> str:
        why = " ".join(dict.fromkeys(report.words for report in hand.limits))
        stays = " The contact stays in place." if hand.contact_error_m < _IN_PLACE_M else ""
        return f"{words(self._asked or 0.0)} is not possible; {words(height_deg)} is the nearest. {why}{stays}"
