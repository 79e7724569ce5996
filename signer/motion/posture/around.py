"""Surroundings of a hand at the moment of a key: its own shoulder and the other arm."""

from dataclasses import dataclass
from typing import Final

from signer.document.values import HandForm
from signer.motion.posture.other_arm import OtherArm
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder


@dataclass(frozen=True, slots=True)
class Around:
    """At one moment, or at many with arrays that lead with n.

    Attributes:
        shoulder: what the shoulder of the hand in question does.
        other: the other arm, None while it hangs.
        form: how the other hand is shaped, for the sites on it that depend on this; None for flat.
        meets: the articulator with which the other hand comes to meet this one where both meet; empty if it does not.
    """

    shoulder: Shoulder = AUTOMATIC
    other: OtherArm | None = None
    form: HandForm | None = None
    meets: str = ""


AT_REST: Final = Around()
"""Nothing is done by the shoulder, and the other arm hangs."""
