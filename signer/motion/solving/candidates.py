"""One hand's posture tried in many ways at once, and which limits each of them breaks."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final

import numpy as np

from body_model.arrays import AS_ONE, Array, Indices
from signer.document.values import GlobalOrientation
from signer.kinematics.arm import ArmFlags, forearm_of, solve_arm_global
from signer.kinematics.comfort import Joints, JointTerms, Past, joint_terms, joints_of, past_stops
from signer.kinematics.limits import (
    WRIST,
    ClampedWrist,
    UpperArm,
    clamp_wrist,
    upper_arm_excess,
    upper_arm_of,
)
from signer.kinematics.rig import ArmRig, girdle_for
from signer.kinematics.swivel import wrapped
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.many import Many
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.fixed_point import CLOSELY, MOST_ROUNDS, ROUGHLY
from signer.motion.posture.reaching import ArmGoal, ArmSolution, parameters_of, reach, reach_moving
from signer.motion.posture.shoulder import Shoulder, most_from, moved
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_at, off_height
from signer.motion.posture.turning import HandToTurn, WarmStart, turn_hand
from signer.motion.posture.wished_wrist import NOT_OVER, wished_rotation
from signer.phrases import phrase

Codes = Indices

OUT_OF_REACH: Final = phrase("Out of reach.")
REASONS: Final = (
    "",
    OUT_OF_REACH,
    phrase("Too near for the arm."),
    phrase("The upper arm cannot go further back."),
    phrase("The upper arm cannot cross further."),
    phrase("The shoulder cannot turn further."),
    *(phrase("The {name} cannot follow further.", name=name) for name, _ in WRIST),
)
"""Reason of each code of `broken`; the first, none, is empty."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidates(Many, goal=0, answer=0, wished=0):
    """Postures (n,) of one hand.

    Attributes:
        rig: of its arm.
        goal: what was asked, the target (n, 3) being where the place then is; None for postures solved
            roughly.
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
        """(n, 13) where others near may begin: shoulder, articulator, target, it in the hand; swivel."""
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
        return forearm_of(self.rig.arm, self.answer.posture) @ self.answer.posture.wrist_rotation

    def heights(self) -> Array:
        """Return the height (n,) rad of each elbow on its circle."""
        return elbow_height_at(self.rig, self.answer)

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

    def excess(self, upper: UpperArm | None = None) -> dict[str, Array]:
        """Measure how far each (n,) is past its limits, rad or m, by name in the order of REASONS."""
        posture = self.answer.posture
        shoulder = upper_arm_excess(upper or upper_arm_of(self.rig.arm, posture.shoulder_rotation))
        short, is_far = posture.short_by_m, (posture.flags & int(ArmFlags.TOO_FAR)) != 0
        found = {
            "far": np.where(is_far, short, 0.0),
            "near": np.where(is_far, 0.0, short),
            **shoulder._asdict(),
            **clamp_wrist(self.wrist).over._asdict(),
        }
        return {name: np.broadcast_to(np.abs(each), len(self)) for name, each in found.items()}

    def broken(self) -> Codes:
        """The first limit that each breaks, as a place in REASONS; zero where it breaks none."""
        past = np.stack(list(self.excess().values())) > AS_ONE
        return np.where(past.any(axis=0), past.argmax(axis=0) + 1, 0)


def as_it_is(solved: SolvedPosture) -> Candidates:
    """The posture of a key itself, as the only candidate."""
    wished = (np.reshape(angle + past, 1) for angle, past in zip(solved.wrist, solved.over, strict=True))
    goal, answer = solved.arm_goal.as_many(), solved.reach.as_many()
    return Candidates(solved.rig, goal, answer, WristAngles(*wished))


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
    target = solved.target if warm_start is None or not is_slow(solved) else _begun(warm_start).target
    return _answered(solved, replace(solved.arm_goal, target=target, swivel_rad=swivels, shoulder=shoulder))


def wristed(
    solved: SolvedPosture, wrists: Array, swivels: Array | float, *, roughly: bool = False
) -> Candidates:
    """The posture with wrists (n, 3) rad and swivels (n,) rad; what is only looked at is met roughly."""
    return _answered(solved, _wrist_goal(solved, wrists, swivels), roughly=roughly)


def wristed_at_height(
    solved: SolvedPosture, wrists: Array, height_rad: float, warm_start: Array | None = None
) -> Candidates:
    """The posture with each wrist (n, 3) rad and its elbow at a height, as the girdle follows the elbow.

    `warm_start` is where to begin, as `Candidates.begins` tells of others; the posture itself unless given.
    """
    ask = _wrist_goal(solved, wrists, solved.swivel_rad)
    if warm_start is not None:
        ask = replace(ask, target=_begun(warm_start).target, swivel_rad=warm_start[:, -1])
    return _answered(solved, ask, height_rad=height_rad)


def _wrist_goal(solved: SolvedPosture, wrists: Array, swivels: Array | float) -> ArmGoal:
    """Return the goal of a posture with other wrists (n, 3) and swivels (...) rad."""
    turns = wrist_rotation(solved.rig.arm, *wrists.T)
    hand: Array = np.broadcast_to(solved.articulator, (len(turns), 3))
    if solved.constraint is not None:
        hand = solved.constraint.articulator_in(turns)
    return replace(solved.arm_goal, articulator=hand, wrist_rotation=turns, swivel_rad=swivels)


def is_slow(solved: SolvedPosture) -> bool:
    """Return whether every candidate is a search of its own, as where the target moves with the arm."""
    return solved.constraint is not None and solved.constraint.moves


def _answered(
    solved: SolvedPosture, ask: ArmGoal, *, height_rad: float | None = None, roughly: bool = False
) -> Candidates:
    """Solve many arms, each sent to where its place stays, its elbow at a height where one is given."""
    rig, around = solved.rig, solved.surroundings
    place: Callable[[ArmSolution, Indices], Array] | None = None
    if solved.constraint is not None and solved.constraint.moves:
        constraint = coarse(solved.constraint) if roughly else solved.constraint
        apart = solved.target - constraint.place(solved.reach, around) if roughly else np.zeros(3)

        def follow(found: ArmSolution, rows: Indices) -> Array:
            # along a path on the skin a constraint is that of one frame: here it stands for all
            return constraint.rows(np.zeros(len(rows), np.intp)).place(found, around) + apart

        place = follow
    if place is None and height_rad is None:
        return Candidates(rig, ask, reach(rig, ask))
    swing = None if height_rad is None else partial(off_height, rig, height_rad)
    # a place that is followed once is off by a millimetre or two
    rounds = 1 if roughly else MOST_ROUNDS
    return Candidates(rig, *reach_moving(rig, ask, place, CLOSELY, rounds, swing))


@lru_cache(maxsize=8)
def coarse(constraint: ContactConstraint) -> ContactConstraint:
    """The constraint with a plane for the skin about its site, both hands' meeting left out."""
    return replace(constraint, opposite=None, contact_target=replace(constraint.contact_target, skin=None))


def _turned_in_world(
    solved: SolvedPosture,
    constraint: ContactConstraint,
    swivels: Array,
    does: Shoulder,
    warm_start: Array | None = None,
) -> Candidates:
    """A hand that keeps its directions while elbow or shoulder move, its wrist past limits if it must."""
    wish, rig, count = solved.wish, constraint.rig, len(swivels)
    assert isinstance(wish, GlobalOrientation)
    at_key = WarmStart(solved.reach.girdle.shoulder, solved.target, solved.target, solved.articulator)
    begun = at_key if warm_start is None else _begun(warm_start)
    hand = HandToTurn(
        rig,
        ArmGoal(begun.target, np.zeros(3), np.eye(3), swivels, shoulder=does),
        np.broadcast_to(wished_rotation(rig.side, wish), (count, 3, 3)),
        constraint.articulator_in,
        constraint.placing(solved.surroundings) if constraint.moves else None,
        wrist_for=lambda turns: ClampedWrist(wrist_angles(rig.arm, turns), NOT_OVER),
    )

    turned = turn_hand(hand, begun, ROUGHLY)
    return Candidates(rig, turned.arm_goal, turned.solution, turned.angles)


def _begun(begins: Array) -> WarmStart:
    """Return the points of what `Candidates.begins` tells (n, 13)."""
    return WarmStart(*np.hsplit(begins[:, :-1], 4))


def solve_roughly(station: SolvedPosture, rotation: Array, height: Array) -> Candidates:
    """Solve candidates roughly: some millimetres and tenths of a degree off what the key would be.

    Girdle, articulator and place follow the arm once: what a further round changes is under a millimetre.

    Args:
        station: the key's posture, from which girdle and place begin.
        rotation: (n, 3, 3) of the hand in the chest's frame.
        height: (n,) rad, of the elbow about shoulder-wrist.
    """
    constraint, around = station.constraint, station.around
    assert constraint is not None
    rig, lead = constraint.rig, np.shape(height)
    arm_to = partial(solve_arm_global, rig.arm, hand_rotation=rotation, swivel_about_wrist=height)
    articulator: Array = np.broadcast_to(station.articulator, (*lead, 3))
    target: Array = np.broadcast_to(station.target, (*lead, 3))
    # from the shoulder at rest, as the key's own arm does
    found = arm_to(shoulder=rig.shoulder, target=target, articulator=articulator)
    most_m = most_from(rig, target=target, articulator=articulator, wrist_rotation=found.wrist_rotation)
    along = girdle_for(rig, found, target)
    carried, help_ = moved(rig, along, around.shoulder, target=target, most_m=most_m)
    articulator = constraint.articulator_in(found.wrist_rotation)
    if constraint.moves:
        target = constraint.place(ArmSolution(carried, found, help_), around.surroundings)
    found = arm_to(shoulder=carried.shoulder, target=target, articulator=articulator)
    wished = wrist_angles(rig.arm, found.wrist_rotation)
    return Candidates(rig, None, ArmSolution(carried, found, help_), wished)


def solve_exactly(station: SolvedPosture, rotation: Array, height: Array) -> Candidates:
    """Solve candidates as their keys will be: wrist within its limits, elbow by its swivel, place met.

    Args as of `solve_roughly`.
    """
    if len(height) == 1:  # a single one goes through plain floats
        return _solved_exactly(station, rotation[0], height[0]).as_many()
    return _solved_exactly(station, rotation, height)


def _solved_exactly(station: SolvedPosture, rotation: Array, height: Array) -> Candidates:
    """Solve candidates, or a single one for (3, 3) and a number."""
    rough, constraint, around = solve_roughly(station, rotation, height), station.constraint, station.around
    assert constraint is not None
    rig, answer = constraint.rig, rough.answer
    target = np.broadcast_to(station.target, (*np.shape(height), 3))
    if constraint.moves:
        target = constraint.place(answer, around.surroundings)
    articulator = constraint.articulator_in(answer.posture.wrist_rotation)
    swivel = parameters_of(rig, answer, articulator, answer.posture.wrist_rotation, "smooth").swivel
    hand = HandToTurn(
        rig,
        ArmGoal(target, articulator, np.eye(3), swivel, shoulder=around.shoulder),
        rotation,
        constraint.articulator_in,
        constraint.placing(around.surroundings) if constraint.moves else None,
        lambda found: wrapped(height - parameters_of(rig, found, np.zeros(3), np.eye(3)).swivel),
        lambda turns: clamp_wrist(wrist_angles(rig.arm, turns)),
    )
    turned = turn_hand(hand, WarmStart(answer.girdle.shoulder, target, target, articulator), AS_ONE)
    ask, answer = turned.arm_goal, turned.solution
    if constraint.moves:
        ask, answer = constraint.reached(ask, around.surroundings)
    return Candidates(rig, ask, answer, wrist_angles(rig.arm, turned.wished_turn))
