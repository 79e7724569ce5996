"""Readouts pinned under the posture panel: contact, reach, penetration, and strain of the joints.

Strain is shown for shoulder, elbow and wrist.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from signer.document.sign import SIDE_OF
from signer.kinematics.reach import shell
from signer.kinematics.strain import strain
from signer.studio.look import plain
from signer.studio.widgets.readout import Meter, Readout
from signer.words.readings import Mark, Reading, contact_reading, reach_reading

if TYPE_CHECKING:
    from signer.kinematics.arm_shape import Arm
    from signer.motion.pose import HandPose

ELBOW_STRAINED: Final = 0.9
"""An elbow at the face is bent by 140 degrees and more, far from a worker's ease and still a signer's
everyday."""
AT_LIMIT: Final = 0.999
PAST_LIMIT: Final = 1.001
STRAIN_TIP: Final = (
    "Strain: 0 % within the joint's ease, 100 % at its limit.\n{ease}\n"
    "Ease after RULA, McAtamney & Corlett 1993; limits after AAOS 1965, Boone & Azen 1979."
)
EASE: Final = {
    "shoulder": "Ease: the upper arm within 20° of hanging, turned by 15° at most.",
    "elbow": "Ease: bent by 60° to 100°.",
    "wrist": "Ease: bent by 15°, tilted by 10°, forearm turned by 40° at most.",
}
INSIDE_TIP: Final = (
    "The deepest place of hand and forearm in the body or in the other arm.\n"
    "Soft: no deeper than flesh gives, 3 mm, 6 mm about the articulator, 8 mm where a palm lies on something."
)


MARKS: Final[dict[Mark, tuple[str, str]]] = {
    "met": ("check", "ok"),
    "missed": ("missed", "missed"),
    "none": ("dash", "text3"),
    "unknown": ("", "text3"),
}
"""The icon of each mark, and its colour."""


class Readouts(QWidget):
    """Six lines about one hand."""

    def __init__(self) -> None:
        super().__init__()
        self.contact = Readout("posture.readout.contact", "Contact")
        self.reach = Readout("posture.readout.reach", "Reach")
        self.inside = Readout("posture.readout.inside", "Inside")
        self.inside.setToolTip(plain.tip(INSIDE_TIP))
        self.shoulder = Meter("posture.readout.shoulder", "Shoulder")
        self.elbow = Meter("posture.readout.elbow", "Elbow", ELBOW_STRAINED)
        self.wrist = Meter("posture.readout.wrist", "Wrist")
        for joint, ease in EASE.items():
            getattr(self, joint).setToolTip(plain.tip(STRAIN_TIP.format(ease=ease)))
        card = QFrame()
        card.setProperty("kind", "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(10, 4, 10, 6)
        inner.setSpacing(0)
        for line in (self.contact, self.reach, self.inside, self.shoulder, self.elbow, self.wrist):
            inner.addWidget(line)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(card)

    def show_hand(self, hand: HandPose) -> None:
        """Show one hand of a pose."""
        self.show_contact(hand, None)
        _show(self.reach, reach_reading(hand, _spare_m(hand)))
        self._show_strain(hand)

    def show_contact(self, hand: HandPose, gap_m: float | None) -> None:
        """Show how near the hand is to its place; `gap_m` as of `contact_reading`."""
        _show(self.contact, contact_reading(hand, gap_m))

    def show_inside(self, reading: Reading) -> None:
        """Show what of the hand is in what."""
        _show(self.inside, reading)

    def _show_strain(self, hand: HandPose) -> None:
        found = strain(_arm_of(hand), hand.posture)
        for meter, shares in (
            (self.shoulder, (found.raised, found.twisted)),
            (self.elbow, (found.bent,)),
            (self.wrist, (found.turned, found.wrist_bent, found.wrist_tilted)),
        ):
            share = max(float(each) for each in shares)
            meter.show_share(share, _words(share, meter.strained))


def _show(line: Readout, reading: Reading) -> None:
    line.show_value(reading.words, *MARKS[reading.mark])


def _spare_m(hand: HandPose) -> float:
    """Return how much farther the target may go before this arm, with this wrist, falls short, m."""
    return float(shell(_arm_of(hand), hand.posture).spare_m)


def _arm_of(hand: HandPose) -> Arm:
    """The arm that was solved: the right-handed signer's, whatever side it is drawn on."""
    return hand.character.rigs[SIDE_OF[hand.role]].arm


def _words(share: float, strained: float) -> str:
    if share >= AT_LIMIT:
        return "past its limit" if share > PAST_LIMIT else "at its limit"
    if share <= 0.0:
        return "at ease"
    return f"{share:.0%}, strained" if share > strained else f"{share:.0%}"
