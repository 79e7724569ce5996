"""What came of the wish, pinned under the posture panel: contact, reach, and how near wrist and elbow are to their limits."""

from __future__ import annotations

from math import degrees
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from signer.kinematics.limits import ELBOW, Range
from signer.studio.panels.posture_wrist import JOINTS
from signer.studio.widgets.readout import STRAINED, Meter, Readout

if TYPE_CHECKING:
    from signer.motion.pose import HandPose

ELBOW_STRAINED: Final = 0.97
"""An elbow at the face is bent by 140 degrees and more at its ease."""
TOUCHING_M: Final = 0.0001
"""A contact counts as held within this distance of the drawn skin."""


class Readouts(QWidget):
    """Four lines about one hand."""

    def __init__(self) -> None:
        super().__init__()
        self.contact = Readout("posture.readout.contact", "Contact")
        self.reach = Readout("posture.readout.reach", "Reach")
        self.wrist = Meter("posture.readout.wrist", "Wrist")
        self.elbow = Meter("posture.readout.elbow", "Elbow bend", ELBOW_STRAINED)
        card = QFrame()
        card.setProperty("kind", "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(10, 6, 10, 8)
        inner.setSpacing(0)
        for line in (self.contact, self.reach, self.wrist, self.elbow):
            inner.addWidget(line)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(card)

    def show_hand(self, hand: HandPose) -> None:
        """Show one hand of a pose."""
        self._show_contact(hand)
        self._show_reach(hand)
        share = max(_share(getattr(hand.orientation, joint.axis), joint.range) for joint in JOINTS)
        self.wrist.show_share(share, _share_words(share))
        bend_rad = float(hand.posture.flexion_rad)
        self.elbow.show_share(_share(bend_rad, ELBOW), f"{degrees(bend_rad):.0f}° of {degrees(ELBOW.high_rad):.0f}°")

    def _show_contact(self, hand: HandPose) -> None:
        if hand.resting:
            self.contact.show_value("at rest", "dash", "text3")
        elif not hand.touching:
            self.contact.show_value("free", "dash", "text3")
        elif hand.contact_error_m <= TOUCHING_M:
            self.contact.show_value(f"{hand.contact_error_m * 1000:.2f} mm", "check", "ok")
        else:
            self.contact.show_value(f"missed by {hand.contact_error_m * 1000:.1f} mm", "missed", "missed")

    def _show_reach(self, hand: HandPose) -> None:
        if hand.resting:
            self.reach.show_value("at rest", "dash", "text3")
        elif hand.short_by_m > 0.0:
            self.reach.show_value(f"{hand.short_by_m * 1000:.1f} mm short", "missed", "missed")
        else:
            self.reach.show_value(f"{_spare_mm(hand):.0f} mm to spare", "check", "ok")


def _spare_mm(hand: HandPose) -> float:
    """How much farther the target may go before this arm, with this wrist, falls short."""
    # Loaded with the first pose, which needed them anyway; the first paint does not wait for them.
    from body_model.load import load_body
    from signer.kinematics.reach import shell
    from signer.kinematics.rig import arm_rig

    # The arm is solved as the right-handed signer's, whatever side it is drawn on.
    arm = arm_rig(load_body(), "right" if hand.lane == "dominant" else "left").arm
    return 1000.0 * shell(arm, hand.posture).spare_m


def _share(angle_rad: float, reach: Range) -> float:
    limit = reach.high_rad if angle_rad >= 0.0 else reach.low_rad
    return angle_rad / limit if limit else 0.0


def _share_words(share: float) -> str:
    if share >= 0.999:
        return "at its limit"
    return f"{share:.0%}, strained" if share > STRAINED else f"{share:.0%} of limit"
