"""A rough look at how deep tried postures lie in anything, to measure the hopeful ones first.

A tenth of what measuring costs.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Mask
from body_model.distance_parts import Part
from body_model.distance_rough import parts_of_middles, rough_middles
from body_model.distance_rough_skin import RoughSkin, skin_around, skin_of_hand
from signer.document.sign import OTHER_SIDE
from signer.document.values import BothMeet
from signer.motion.operations.candidates import Candidates
from signer.motion.operations.hold_samples import HoldSamples, Tried
from signer.motion.operations.obstacles import bodies_of, surroundings_of
from signer.motion.posture.penetration import (
    CONTACT_GIVES_M,
    CONTACT_REACH_M,
    GIVES_M,
    PALM_GIVES_M,
    PALM_REACH_M,
)
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.surroundings import arm_bones, arm_carrier

Numbers = NDArray[np.floating[Any]]

HOPELESS_M: Final = 0.005
"""What roughly lies by this much deeper than flesh gives is not clear by any measure."""
_WRIST: Final = 6
"""The place of the wrist among the bones of an arm: the hand is rigid on it."""


class BroadPhase:
    """Looks at postures of one key.

    Shoulders and the other arm are taken to stay where they are in its present posture.
    """

    def __init__(self, course: HoldSamples) -> None:
        solved, (_, articulator, follower) = course.solved, course.obstacle
        self._surroundings = surroundings_of(solved, course.obstacle)
        self._articulator = None if articulator is None else np.array(articulator)
        # a hand that goes along with this one may be anywhere
        stays = follower is None or isinstance(follower.key.placement, BothMeet)
        self._now = bodies_of(
            solved, course.wristed(course.posture[None]).moments[0], course.obstacle
        ).matrices[0]
        self._obstacles = course.solved.character.obstacles
        self._around = skin_around(self._obstacles, self._now, solved.side, with_other=stays)
        has_other_arm = self._surroundings.moves({arm_carrier(OTHER_SIDE[solved.side])})
        self._hand = (
            skin_of_hand(self._obstacles, self._now, solved.side) if stays and has_other_arm else None
        )

    def over_m(self, tried: Tried) -> Array:
        """(n,) m, rough penetration of each posture at its worst moment, beyond what flesh gives way."""
        seen = [
            self._over_m(solved, tries)
            for solved, tries in zip(tried.course.solved_postures, tried.moments, strict=True)
        ]
        return np.asarray(np.max(seen, axis=0))

    def _over_m(self, solved: SolvedPosture, tries: Candidates) -> Array:
        assert solved.constraint is not None
        bodies, articulator = (
            solved.constraint.bodies(tries.answer, self._surroundings),
            tries.answer.posture.articulator,
        )
        places, heights = rough_middles(self._obstacles, bodies, solved.side)
        over_skin, on_palm = self._around.heights(places)
        on_palm |= parts_of_middles(self._obstacles, solved.side) == Part.PALM
        found = self._over(places, np.minimum(heights, over_skin), on_palm, articulator)
        return (
            found
            if self._hand is None
            else np.maximum(found, self._over_in_hand(self._hand, solved, bodies, articulator))
        )

    def _over_in_hand(
        self, hand: RoughSkin, solved: SolvedPosture, bodies: Array, articulator: Array
    ) -> Array:
        """Return roughly how much deeper (n,) m the other arm lies in this hand than flesh gives.

        The hand is looked at where it is in the present posture.
        """
        across, wrist = OTHER_SIDE[solved.side], arm_bones(solved.character, solved.side)[_WRIST]
        places = rough_middles(self._obstacles, self._now[None], across).places
        turn, shift = bodies[:, wrist, :, :3], bodies[:, wrist, None, :, 3]
        back = self._now[wrist, :, :3] @ np.swapaxes(turn, 1, 2)
        heights, on_palm = hand.heights(
            ((places - shift) @ np.swapaxes(back, 1, 2) + self._now[wrist, :, 3]).astype(np.float32)
        )
        return self._over(
            places, heights, on_palm | (parts_of_middles(self._obstacles, across) == Part.PALM), articulator
        )

    def _over(self, places: Numbers, heights: Numbers, on_palm: Mask, articulator: Array) -> Array:
        """(n,) m, the most by which places (n, m, 3) with heights (n, m) lie deeper than flesh gives."""
        away = np.linalg.norm(places - articulator[:, None], axis=-1)
        if self._articulator is not None:
            away = np.minimum(away, np.linalg.norm(places - self._articulator, axis=-1))
        gives = np.where(away < CONTACT_REACH_M, CONTACT_GIVES_M, GIVES_M)
        gives[on_palm & (away < PALM_REACH_M)] = PALM_GIVES_M
        return np.asarray((-heights - gives).max(axis=1), np.float64)
