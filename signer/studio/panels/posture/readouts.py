"""Readouts pinned under the posture panel: contact, reach, penetration, and discomfort of the joints.

Discomfort is shown for shoulder, elbow and wrist, by the measure that every search and check uses.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QWidget

from signer.document.sign import SIDE_OF
from signer.kinematics.arm import shell
from signer.kinematics.comfort import joint_terms, turn_share, wrist_share
from signer.kinematics.limits import ELBOW, shoulder_excess
from signer.kinematics.wrist import wrist_angles
from signer.lazy import lazily
from signer.studio.language import decimals, tr
from signer.studio.look import plain
from signer.studio.widgets.pieces import beneath
from signer.studio.widgets.readout import Meter, ProblemCount, Readout
from signer.words.readings import Mark, Reading, contact_reading, reach_reading

with lazily():
    from signer.kinematics import arm_shape
    from signer.motion import pose


NOT_CHOSEN: Final = 3.0
"""Discomfort at which a bar is full: a posture that should not be chosen where there is another."""
AWKWARD: Final = 1.0
"""Discomfort from which a joint is clearly awkward."""
AT_EASE: Final = 0.05
SAME_SHARE: Final = 0.001
"""Shares of a joint's range nearer to each other than this are the same."""
_OF_JOINT: Final = {
    "shoulder": ("raised", "high", "twist", "inward", "outward", "back", "swivel"),
    "elbow": ("flex",),
    "wrist": ("wrist", "bend", "turn"),
}
"""Terms of the measure that each bar adds up."""
DISCOMFORT_TIP: Final = tr(
    "Discomfort: 0 at ease, from 1 on clearly awkward, 3 where nobody holds it.\n{counts}\n"
    "After RULA, McAtamney & Corlett 1993; weights by eye."
)
COUNTS: Final = {
    "shoulder": tr(
        "Counted: how high the elbow stands, how far before, behind or off the body, and its turn."
    ),
    "elbow": tr("Counted: bent by less than 30° or more than 125°."),
    "wrist": tr("Counted: bend and side bend together, bend past 30°, forearm turned past its middle half."),
}
INSIDE_TIP: Final = tr(
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
    """Six lines about one hand, and the count of what is wrong with the whole sign."""

    def __init__(self) -> None:
        super().__init__()
        self.contact = Readout("posture.readout.contact", tr("Contact"))
        self.reach = Readout("posture.readout.reach", tr("Reach"))
        self.inside = Readout("posture.readout.inside", tr("Inside"))
        self.inside.setToolTip(plain.tip(INSIDE_TIP))
        self.shoulder = Meter("posture.readout.shoulder", tr("Shoulder"), AWKWARD / NOT_CHOSEN)
        self.elbow = Meter("posture.readout.elbow", tr("Elbow"), AWKWARD / NOT_CHOSEN)
        self.wrist = Meter("posture.readout.wrist", tr("Wrist"), AWKWARD / NOT_CHOSEN)
        for joint, counts in COUNTS.items():
            getattr(self, joint).setToolTip(plain.tip(DISCOMFORT_TIP.format(counts=counts)))
        card = QFrame()
        card.setProperty("kind", "card")
        self.problems = ProblemCount("posture.readout.problems")
        measured = (self.contact, self.reach, self.inside)
        joints = (self.shoulder, self.elbow, self.wrist)
        beneath(card, *measured, *joints, self.problems, margins=(10, 0, 10, 0))
        beneath(self, card)

    def show_hand(self, hand: pose.HandPose) -> None:
        """Show one hand of a pose."""
        self.show_contact(hand, None)
        _show(self.reach, reach_reading(hand, _spare_m(hand)))
        self._show_discomfort(hand)

    def show_contact(self, hand: pose.HandPose, gap_m: float | None) -> None:
        """Show how near the hand is to its place; `gap_m` as of `contact_reading`."""
        _show(self.contact, contact_reading(hand, gap_m))

    def show_inside(self, reading: Reading) -> None:
        """Show what of the hand is in what."""
        _show(self.inside, reading)

    def _show_discomfort(self, hand: pose.HandPose) -> None:
        arm, posture = _arm_of(hand), hand.posture
        shoulder = posture.elbow - posture.shoulder_rotation @ arm.upper_arm
        terms = joint_terms(arm, posture, shoulder).weighted()
        used = _used(hand)
        for joint, names in _OF_JOINT.items():
            discomfort = sum(float(getattr(terms, name)) for name in names)
            getattr(self, joint).show_share(discomfort / NOT_CHOSEN, _words(discomfort, used[joint]))


def _used(hand: pose.HandPose) -> dict[str, float]:
    """Return how much of its range each joint uses: 1 at its limit, more past it."""
    arm, posture = _arm_of(hand), hand.posture
    wrist, excess = wrist_angles(arm, posture.wrist_rotation), shoulder_excess(arm, posture.shoulder_rotation)
    past_rad = max(float(excess.backward), float(excess.inward), abs(float(excess.twist)))
    return {
        "shoulder": 1.0 + past_rad if past_rad > 0.0 else 0.0,
        "elbow": float(posture.flexion_rad) / ELBOW.high_rad,
        "wrist": max(float(wrist_share(wrist)), float(turn_share(wrist))),
    }


def _show(line: Readout, reading: Reading) -> None:
    line.show_value(reading.words, *MARKS[reading.mark])


def _spare_m(hand: pose.HandPose) -> float:
    """Return how much farther the target may go before this arm, with this wrist, falls short, m."""
    return float(shell(_arm_of(hand), hand.posture).spare_m)


def _arm_of(hand: pose.HandPose) -> arm_shape.Arm:
    """The arm that was solved: the right-handed signer's, whatever side it is drawn on."""
    return hand.character.rigs[SIDE_OF[hand.role]].arm


def _words(discomfort: float, used: float) -> str:
    if used >= 1.0 - SAME_SHARE:
        return tr("past its limit") if used > 1.0 + SAME_SHARE else tr("at its limit")
    if discomfort <= AT_EASE:
        return tr("at ease")
    return (
        tr("{discomfort:.1f}, awkward", discomfort=discomfort)
        if discomfort > AWKWARD
        else decimals(f"{discomfort:.1f}")
    )
