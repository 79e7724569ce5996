"""An articulator and the place it is to meet, both wherever the posed body carries them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from body_model.surface_point import Attachment
from signer.document.sign import Side
from signer.document.values import Placement
from signer.kinematics.rig import ArmRig, arm_bone_rotations, arm_rig, articulator_in_hand
from signer.motion.contact import Landing, articulator_attachment, landing_of
from signer.motion.foremost import Foremost, foremost_of
from signer.motion.hands import Hand, shaped_hand
from signer.motion.reaching import Ask, Reach, reach, reach_own_skin
from signer.motion.resting import resting_body

Array = NDArray[np.float64]

_CARRIED: Final = 1e-9


@dataclass(frozen=True, slots=True, eq=False)
class Meeting:
    """A hand in its shape, the articulator on it, and the place that this is sent to.

    Attributes:
        foremost: the skin that touches for an articulator that lies off the skin, at a place of the skin; else None.
        start: (3,) m, the place while both arms hang, `start_normal` (3,) its normal, zero at a free point.
        is_carried: whether the arm that reaches for the place moves it.
    """

    rig: ArmRig
    hand: Hand
    attachment: Attachment
    landing: Landing
    foremost: Foremost | None
    start: Array
    start_normal: Array
    is_carried: bool

    @property
    def moves(self) -> bool:
        """Whether the aim depends on how the arm reaches for it."""
        return self.is_carried or self.foremost is not None

    def articulator_in(self, turn: Array) -> Array:
        """(..., 3) m, the articulator in the hand's frame, for wrist rotations (..., 3, 3)."""
        return articulator_in_hand(self.rig, self.attachment, self.hand.matrices, turn)

    def aim(self, matrices: Array) -> Array:
        """(..., 3) m, where the articulator should be on bodies posed by `matrices` (..., B, 3, 4)."""
        place = self.landing.aim(matrices)
        if self.foremost is None:
            return place
        outward = self.landing.outward(matrices)
        return place + self.foremost.overhang(matrices, self.attachment.position(matrices), outward)[..., None] * outward

    def reached(self, ask: Ask) -> tuple[Ask, Reach]:
        """Bring the articulator to the place; the ask comes back with the place as the solved arm leaves it."""
        if not self.moves:
            return ask, reach(self.rig, ask)
        return reach_own_skin(self.rig, ask, self.place)

    def place(self, found: Reach) -> Array:
        """(..., 3) m, where the articulator should be with the arms as found and the rest of the body at rest."""
        return self.aim(self._bodies(found))

    def normal(self, found: Reach) -> Array:
        """(3,) outward at the place with the arm as found."""
        return self.landing.outward(self._bodies(found)) if self.is_carried else self.start_normal

    def _bodies(self, found: Reach) -> Array:
        """Skinning matrices (..., B, 3, 4) with this arm as found and the rest of the body at rest: what carries both."""
        rig, turns = self.rig, arm_bone_rotations(self.rig, found.girdle, found.posture)
        matrices = np.array(np.broadcast_to(resting_body(), (*turns.shape[:-3], *resting_body().shape)))
        head = np.broadcast_to(rig.heads[0], (*turns.shape[:-3], 3))
        for place, bone in enumerate(rig.bones):
            turn = turns[..., place, :, :]
            if place:
                head = head + turns[..., place - 1, :, :] @ (rig.heads[place] - rig.heads[place - 1])
            matrices[..., bone, :, :3] = turn
            matrices[..., bone, :, 3] = head - turn @ rig.heads[place]
        wrist = matrices[..., rig.bones[-1], None, :, :]
        hand = wrist[..., :3] @ self.hand.matrices
        hand[..., 3] += wrist[..., 3]
        matrices[..., rig.hand_bones, :, :] = hand
        return matrices


@lru_cache(maxsize=512)
def meeting_of(handshape: str, placement: Placement, side: Side) -> Meeting:
    """What is to meet what, for a hand of a right-handed signer."""
    rig, landing = arm_rig(load_body(), side), landing_of(placement)
    attachment = articulator_attachment(handshape, placement.articulator, side)
    foremost = None if landing.attachment is None else foremost_of(handshape, placement.articulator, side)
    start, normal = landing.aim(resting_body()), landing.outward(resting_body())
    is_carried = landing.weight_on(rig.bones) > _CARRIED
    return Meeting(rig, shaped_hand(handshape, side), attachment, landing, foremost, start, normal, is_carried)
