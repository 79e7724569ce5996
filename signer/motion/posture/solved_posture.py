"""A solved posture of one hand: what it is made of, the one at rest, and what is read off from it."""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.plain_types import Side
from body_model.surface_point import Attachment
from signer.characters.character import Character, per_character
from signer.document.values import HandForm, HandOrientation, Orientation
from signer.kinematics.arm import forearm_of
from signer.kinematics.arm_shape import TOO_FAR, TOO_NEAR
from signer.kinematics.limits import LimitReport, wrist_reports
from signer.kinematics.rig import ArmRig, articulator_in_hand
from signer.kinematics.swivel import elbow_heights, wrapped
from signer.kinematics.wrist import WristAngles, wrist_angles
from signer.motion.many import Many
from signer.motion.places.hands import Hand, resting_hand
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.figure import resting_reach
from signer.motion.posture.reaching import ArmGoal, ArmSolution, parameters_of
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.surroundings import Context, Surroundings, at_rest, resting
from signer.motion.posture.wished_wrist import NOT_OVER, orientation_from

UNUSED_HAND: Final = (HandForm("5"), "index.tip")
"""Form and articulator by which a hand that is never used is read."""


@dataclass(frozen=True, slots=True, eq=False)
class SolvedPosture(Many, wrist_rotation=2, branch=0, target=1, articulator=1):
    """One solved posture, or many of one key in as many surroundings; then arrays lead with n.

    Attributes:
        constraint: what is to meet what; None at rest.
        wish: how the key wants the hand turned.
        wrist: the angles (...) that do it within their limits, and `wrist_rotation` (..., 3, 3) made of them.
        over: how far (...) rad the wish is past these limits.
        branch: 0 or 1, as asked; (...) for a hand turned in the world.
        target: (..., 3) m, where the articulator is sent: the site where this very posture leaves it.
        normal: (..., 3) outward at the target, zero at a free point.
        articulator: (..., 3) m, in the hand's frame.
        around: what it depends on besides the key.
        carried_from: the wrist that the key has at its own time, where that matters elsewhere.
        wished_turn: (..., 3, 3) how a hand told by directions is wished against its forearm; else None.
    """

    side: Side
    hand: Hand
    attachment: Attachment
    constraint: ContactConstraint | None
    wish: HandOrientation
    wrist: WristAngles
    over: WristAngles
    wrist_rotation: Array
    swivel_rad: float
    branch: Any
    target: Array
    normal: Array
    articulator: Array
    reach: ArmSolution
    around: Context
    carried_from: WristAngles | None = None
    wished_turn: Array | None = None

    @property
    def got_branch(self) -> Indices:
        """The elbow's branch (...): the one asked for, unless it is past the elbow's limits."""
        return np.asarray(self.reach.posture.branch)

    @property
    def is_short(self) -> Mask:
        """(...) where the place is out of reach."""
        return np.asarray((self.reach.posture.flags & (TOO_FAR | TOO_NEAR)) != 0)

    @property
    def character(self) -> Character:
        """Whose hand it is."""
        return self.around.character

    @property
    def rig(self) -> ArmRig:
        """Its arm."""
        return self.character.rigs[self.side]

    @property
    def orientation(self) -> Orientation:
        """The wrist of a single posture, within its limits."""
        return orientation_from(self.wrist)

    @property
    def limits(self) -> tuple[LimitReport, ...]:
        """Reports of the wrist limits that bound in a single posture."""
        return wrist_reports(self.over)

    @property
    def shoulder(self) -> Shoulder:
        """Help and shrug of the shoulder."""
        return self.around.shoulder

    @property
    def arm_goal(self) -> ArmGoal:
        """The goal that its arm was solved for."""
        return ArmGoal(
            self.target,
            self.articulator,
            self.wrist_rotation,
            self.swivel_rad,
            self.branch,
            shoulder=self.shoulder,
        )

    @property
    def surroundings(self) -> Surroundings:
        """The surroundings in which it was solved."""
        return self.around.surroundings


@per_character(maxsize=256)
def resting_posture(
    character: Character, side: Side, attachment: Attachment, shoulder: Shoulder = AUTOMATIC
) -> SolvedPosture:
    """Return the posture of a hand at rest at the side, told by an articulator; it hangs on its shoulder."""
    rig, hand, hanging = (
        character.rigs[side],
        resting_hand(character, side),
        resting_reach(character, side, shoulder),
    )
    turn = hanging.posture.wrist_rotation
    articulator = articulator_in_hand(rig, attachment, hand.matrices, turn)
    target, swivel, branch = parameters_of(rig, hanging, articulator, turn, "smooth")
    wrist = wrist_angles(rig.arm, turn)
    return SolvedPosture(
        side=side,
        hand=hand,
        attachment=attachment,
        constraint=None,
        wish=orientation_from(wrist),
        wrist=wrist,
        over=NOT_OVER,
        wrist_rotation=turn,
        swivel_rad=float(swivel),
        branch=int(branch),
        target=target,
        normal=np.zeros(3),
        articulator=articulator,
        reach=replace(hanging, posture=hanging.posture._replace(articulator=target)),
        around=at_rest(character) if shoulder is AUTOMATIC else Context(shoulder, resting(character)),
    )


def elbow_height_of(solved_posture: SolvedPosture) -> float:
    """Return the height, rad, of an elbow over the lowest point of its circle about shoulder-articulator."""
    return float(elbow_height_at(solved_posture.rig, solved_posture.reach))


def elbow_height_at(rig: ArmRig, solution: ArmSolution) -> Array:
    """Return the height (...) rad of the elbow of a solved arm on its circle."""
    shoulder, posture = solution.girdle.shoulder, solution.posture
    return elbow_heights(rig.arm.side, shoulder, posture.elbow, posture.articulator)


def off_height(rig: ArmRig, height_rad: Array | float, solution: ArmSolution) -> Array:
    """Tell how far (...) rad elbows are to swing on to be at a height on their circles."""
    return np.asarray(wrapped(height_rad - elbow_height_at(rig, solution)))


def hand_in_world(solved_posture: SolvedPosture) -> Array:
    """(3, 3) rotation of the solver's hand in the chest's frame."""
    forearm = forearm_of(solved_posture.rig.arm, solved_posture.reach.posture)
    return np.asarray(forearm @ solved_posture.wrist_rotation)
