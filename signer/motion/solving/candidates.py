"""One hand's posture tried in many ways at once: swivels, wrists, elbow heights.

What limits each of them breaks.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.values import GlobalOrientation
from signer.kinematics.arm import ArmFlags, elbow_rotation, solve_arm
from signer.kinematics.comfort import Joints, JointTerms, Past, joint_terms, joints_of, past_stops
from signer.kinematics.limits import (
    CONE_AXIS,
    CONE_RAD,
    HUMERAL_TWIST,
    INWARD_MOST,
    WRIST,
    ClampedWrist,
    UpperArm,
    upper_arm_of,
    within_one,
)
from signer.kinematics.rig import ArmRig
from signer.kinematics.swivel import change_reference, hinge_swivel, wrapped
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.many import Many
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.elbow_height import elbow_heights
from signer.motion.posture.fixed_point import ROUGHLY, Iteration, extrapolated
from signer.motion.posture.reaching import ArmGoal, ArmSolution, reach, reach_own_skin
from signer.motion.posture.shoulder import Shoulder
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.turning import HandToTurn, WarmStart, turn_hand
from signer.motion.posture.wished_wrist import NOT_OVER, wished_rotation

Codes = Indices

REASONS: Final = (
    "",
    "Out of reach.",
    "Too near for the arm.",
    "The upper arm cannot go further back.",
    "The upper arm cannot cross further.",
    "The shoulder cannot turn further.",
    *(f"The {name} cannot follow further." for name, _ in WRIST),
)
"""Reason of each code of `broken`; the first, none, is empty."""

SLACK: Final = 1e-7
"""Tolerance at a limit, rad and m."""
ROUGH_MARGIN: Final = 0.004
"""Distance, rad, m or a share, that a roughly solved posture must keep from a limit, so that its exact one
keeps it: it is off by up to 0.2 degrees."""
_MET: Final = 1e-5
"""Error, m and rad, at which a place that moves and an elbow's height are met."""
_PLACE_ROUNDS: Final = 10
_HEIGHT_ROUNDS: Final = 6
"""Most rounds in which a place or an elbow's height are followed; what is out of reach takes them all."""
PLACE_ROUGHLY: Final = 1
PLACE_CLOSELY: Final = 2
"""Rounds in which a place that moves with the hand is followed by candidates that are only looked at: what is
left is a millimetre or two."""
_VAIN_ROUNDS: Final = 3
"""A hand told by directions is let be after so many rounds that did not halve its error: an arm that does not
get to its place never settles."""
_TARGET: Final = slice(6, 9)  # columns of the place that is gone to


@dataclass(frozen=True, slots=True, eq=False)
class Candidates(Many, goal=0, answer=0, wished=0):
    """Postures (n,) of one hand.

    Attributes:
        rig: of its arm.
        goal: what was asked, the target (n, 3) being where the place then is; None for postures solved
            roughly, which must keep a little off every limit.
        answer: the arms.
        wished: the wrist's angles (n,) that turn the hand as it is asked for, past their limits where they
            must be; None where they are those of the arms.
    """

    rig: ArmRig
    goal: ArmGoal | None
    answer: ArmSolution
    wished: WristAngles | None = None

    def __len__(self) -> int:
        return len(self.answer.posture.elbow)

    @property
    def wrist(self) -> WristAngles:
        """The wrist's angles (n,) rad, as the hand is asked for."""
        return self.wished or wrist_angles(self.rig.arm, self.answer.posture.wrist_rotation)

    @property
    def begins(self) -> Array:
        """(n, 13) where others near these may begin.

        Shoulder, where the articulator got to, its target, it in the hand; the swivel.
        """
        goal, answer, count = self.goal, self.answer, len(self)
        assert goal is not None
        points = (answer.girdle.shoulder, answer.posture.articulator, goal.target, goal.articulator)
        swivel = np.broadcast_to(np.asarray(goal.swivel_rad, np.float64), count)[:, None]
        return np.concatenate([*(np.broadcast_to(point, (count, 3)) for point in points), swivel], axis=1)

    @property
    def articulators(self) -> Array:
        """(n, 3) m, where the articulators got to."""
        return np.broadcast_to(self.answer.posture.articulator, (len(self), 3))

    def hands(self) -> Array:
        """(n, 3, 3) the hands in the chest's frame as the arms hold them."""
        posture = self.answer.posture
        forearm = np.asarray(posture.shoulder_rotation) @ elbow_rotation(self.rig.arm, posture.flexion_rad)
        return np.asarray(forearm @ np.asarray(posture.wrist_rotation), np.float64)

    def heights(self) -> Array:
        """Return the height (n,) rad of each elbow on its circle."""
        posture = self.answer.posture
        return elbow_heights(
            self.rig.arm.side, self.answer.girdle.shoulder, posture.elbow, posture.articulator
        )

    def joints(self) -> Joints:
        """Read the joints that the measure of comfort is taken from."""
        return joints_of(self.rig.arm, self.answer.posture, self.wrist)

    def terms(self, joints: Joints | None = None) -> JointTerms:
        """Discomfort of the joints, read already or not."""
        posture, shoulder = self.answer.posture, self.answer.girdle.shoulder
        return joint_terms(self.rig.arm, posture, shoulder, joints or self.joints())

    def past(self, joints: Joints) -> Past:
        """Measure what a held posture must keep, and by how much it is passed."""
        return past_stops(self.answer.posture, self.answer.girdle.shoulder, joints)

    def _past(self, upper: UpperArm) -> Array:
        """(8, n) rad, m or a share, how far each limit of REASONS is passed; negative within it."""
        posture = self.answer.posture
        short = np.where(posture.short_by_m > SLACK, np.inf, -np.inf)
        far = (posture.flags & int(ArmFlags.TOO_FAR)) != 0
        past = [
            np.where(far, short, -np.inf),
            np.where(far, -np.inf, short),
            np.arccos(within_one(upper.direction @ CONE_AXIS)) - CONE_RAD,
            INWARD_MOST - upper.direction[..., 0],
            np.abs(upper.twist) - HUMERAL_TWIST.high_rad,
        ]
        for (_, limits), angle in zip(WRIST, self.wrist, strict=True):
            past.append(np.maximum(limits.low_rad - angle, angle - limits.high_rad))
        return np.stack([np.broadcast_to(each, len(self)) for each in past])

    def broken(self) -> Codes:
        """The first limit that each breaks, as a place in REASONS; zero where it breaks none."""
        past = self._past(upper_arm_of(self.rig.arm, self.answer.posture.shoulder_rotation)) > SLACK
        return np.where(past.any(axis=0), past.argmax(axis=0) + 1, 0)

    def breaks_limits(self, upper: UpperArm) -> Mask:
        """(n,) whether a limit is passed or the place not reached; rough ones must keep a little off.

        `upper` are their upper arms, as `upper_arm_of` reads them.
        """
        margin = ROUGH_MARGIN if self.goal is None else -SLACK
        return np.asarray((self._past(upper) > -margin).any(axis=0))


def as_it_is(solved: SolvedPosture) -> Candidates:
    """The posture of a key itself, as the only candidate."""
    goal = replace(
        solved.arm_goal,
        target=solved.target.reshape(1, 3),
        articulator=solved.articulator.reshape(1, 3),
        wrist_rotation=solved.wrist_rotation.reshape(1, 3, 3),
        swivel_rad=np.reshape(solved.swivel_rad, 1),
        branch=np.reshape(solved.branch, 1),
    )
    wished = (np.reshape(angle + past, 1) for angle, past in zip(solved.wrist, solved.over, strict=True))
    return Candidates(solved.character.rigs[solved.side], goal, solved.reach.as_many(), WristAngles(*wished))


def swivelled(
    solved: SolvedPosture,
    swivels: Array,
    warm_start: Array | None = None,
    shoulder: Shoulder | None = None,
) -> Candidates:
    """The posture with its elbow swung to each swivel (n,) rad.

    A hand told by directions of the world keeps them if it can.

    Args:
        solved: of which all else is kept.
        swivels: of the elbow.
        warm_start: where to begin to look, as `Candidates.begins` tells of others.
        shoulder: what it does, one for all or each of (n,); as in the posture when not given.
    """
    shoulder = shoulder or solved.shoulder
    if solved.constraint is not None and isinstance(solved.wish, GlobalOrientation):
        return _turned_in_world(solved, solved.constraint, swivels, shoulder, warm_start)
    target = solved.target if warm_start is None or not is_slow(solved) else warm_start[:, _TARGET]
    return _answered(solved, replace(solved.arm_goal, target=target, swivel_rad=swivels, shoulder=shoulder))


def wristed(
    solved: SolvedPosture, wrists: Array, swivels: Array | float, rounds: int = _PLACE_ROUNDS
) -> Candidates:
    """The posture with each wrist (n, 3) rad, in the order of WristAngles, and swivel (n,) rad.

    `rounds` are those in which a place that moves with the hand is followed; with few it is met roughly.
    """
    turns = wrist_rotation(solved.character.rigs[solved.side].arm, *wrists.T)
    return _answered(solved, _wrist_goal(solved, turns, swivels), rounds)


def _wrist_goal(solved: SolvedPosture, turns: Array, swivels: Array | float) -> ArmGoal:
    """Return the goal of a posture with other wrist rotations (..., 3, 3) and swivels (...) rad."""
    in_hand = articulators(solved, turns)
    return replace(solved.arm_goal, articulator=in_hand, wrist_rotation=turns, swivel_rad=swivels)


def wristed_at_height(
    solved: SolvedPosture, wrists: Array, height_rad: float | Array, warm_start: Array | None = None
) -> Candidates:
    """The posture with each wrist (n, 3) rad and its elbow at a height.

    Met in rounds as the girdle follows the elbow.

    Args:
        solved: of which all else is kept.
        wrists: in the order of WristAngles.
        height_rad: one for all, or (n,).
        warm_start: where to begin, as `Candidates.begins` tells of others; found for the present shoulder
            when not given.
    """
    rig, constraint = solved.character.rigs[solved.side], solved.constraint
    turns = wrist_rotation(rig.arm, *wrists.T)
    ask = _wrist_goal(solved, turns, solved.swivel_rad)
    if warm_start is None:
        warm_start = np.empty((len(wrists), 13))
        warm_start[:, _TARGET], warm_start[:, 12] = solved.target, _swivels_at(solved, rig, ask, height_rad)
    tried, rounds = warm_start[:, (6, 7, 8, 12)], list[Iteration]()
    for _ in range(_HEIGHT_ROUNDS):
        goal = replace(ask, target=tried[:, :3], swivel_rad=tried[:, 3])
        tries = Candidates(rig, goal, reach(rig, goal))
        came = tried.copy()
        came[:, 3] += wrapped(height_rad - tries.heights())
        if constraint is not None and constraint.moves:
            came[:, :3] = constraint.place(tries.answer, solved.surroundings)
        rounds.append(Iteration(tried, came))
        if np.abs(rounds[-1].off).max() < _MET:
            return tries
        tried = extrapolated(rounds)
    return _answered(solved, replace(ask, target=tried[:, :3], swivel_rad=tried[:, 3]))


def _swivels_at(solved: SolvedPosture, rig: ArmRig, ask: ArmGoal, height_rad: float | Array) -> Array:
    """Swivels (n,) rad that put the elbow at a height if the shoulder stood where it is now."""
    S = solved.reach.girdle.shoulder
    articulator, turns = ask.articulator, ask.wrist_rotation
    flexion = solve_arm(
        rig.arm,
        shoulder=S,
        target=ask.target,
        articulator=articulator,
        wrist_rotation=turns,
        swivel=0.0,
        branch=ask.branch,
        reference="smooth",
    ).flexion_rad
    level = hinge_swivel(
        rig.arm, elbow_height=height_rad, flexion=flexion, articulator=articulator, wrist_rotation=turns
    )
    return change_reference(rig.arm, ask.target - S, level, old="vertical", new="smooth")


def articulators(solved: SolvedPosture, turns: Array) -> Array:
    """The articulator (..., 3) m in the hand's frame for wrist rotations (..., 3, 3)."""
    if solved.constraint is None:
        return np.broadcast_to(solved.articulator, (*turns.shape[:-2], 3))
    return solved.constraint.articulator_in(turns)


def is_slow(solved: SolvedPosture) -> bool:
    """Return whether every candidate is a search of its own, as where the target moves with the arm."""
    return solved.constraint is not None and solved.constraint.moves


def _answered(solved: SolvedPosture, ask: ArmGoal, rounds: int = _PLACE_ROUNDS) -> Candidates:
    constraint, rig = solved.constraint, solved.character.rigs[solved.side]
    if constraint is None or not constraint.moves:
        return Candidates(rig, ask, reach(rig, ask))
    around, apart = solved.surroundings, np.zeros(3)
    if rounds < _PLACE_ROUNDS:
        constraint = coarse(constraint)
        apart = solved.target - constraint.place(solved.reach, around)
    place = constraint.placing(around)

    def aim(found: ArmSolution, rows: Codes) -> Array:
        # along a path on the skin a constraint is that of one frame: here it stands for all
        own = constraint.rows(np.zeros(len(rows), np.intp))
        return (place if own is constraint else own.placing(around))(found) + apart

    met, answer = reach_own_skin(rig, ask, aim, _MET, rounds)
    return Candidates(rig, met, answer)


@lru_cache(maxsize=8)
def coarse(constraint: ContactConstraint) -> ContactConstraint:
    """The constraint with a plane for the skin about its site.

    How far both hands come beyond the plane between them is left out too: it takes long to find, and changes
    little.
    """
    return replace(constraint, opposite=None, contact_target=replace(constraint.contact_target, skin=None))


def _turned_in_world(
    solved: SolvedPosture,
    constraint: ContactConstraint,
    swivels: Array,
    does: Shoulder,
    warm_start: Array | None = None,
) -> Candidates:
    """A hand that keeps its directions in the world while elbow or shoulder move.

    The wrist follows, past its limits if it must.
    """
    wish, rig, count = solved.wish, constraint.rig, len(swivels)
    assert isinstance(wish, GlobalOrientation)
    if warm_start is None:
        parts = (solved.reach.girdle.shoulder, solved.target, solved.target, solved.articulator)
        warm_start = np.concatenate([np.broadcast_to(part, (count, 3)) for part in parts], axis=1)
    shoulder, reached, target, articulator = np.hsplit(warm_start[:, :12], 4)
    begun = WarmStart(shoulder, reached, target, articulator)
    hand = HandToTurn(
        rig,
        ArmGoal(target, np.zeros(3), np.eye(3), swivels, shoulder=does),
        np.broadcast_to(wished_rotation(rig.side, wish), (count, 3, 3)),
        constraint.articulator_in,
        constraint.placing(solved.surroundings) if constraint.moves else None,
        wrist_for=lambda turns: ClampedWrist(wrist_angles(rig.arm, turns), NOT_OVER),
    )

    turned = turn_hand(hand, begun, ROUGHLY, _VAIN_ROUNDS)
    return Candidates(rig, turned.arm_goal, turned.solution, turned.angles)
