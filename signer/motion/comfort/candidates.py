"""Candidate postures of one key with the hand turned in the chest's frame, solved all at once."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics.arm import arm_parameters, elbow_rotation, solve_arm_global
from signer.kinematics.limits import (
    CONE_AXIS,
    CONE_RAD,
    HUMERAL_TWIST,
    INWARD_MOST,
    WRIST,
    UpperArm,
    clamp_wrist,
)
from signer.kinematics.rig import girdle
from signer.kinematics.wrist import WristAngles, wrist_angles, wrist_rotation
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.reaching import ArmGoal, ArmSolution, reach, some_of
from signer.motion.posture.shoulder import most_from, moved
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world

ROUGH_ROUNDS: Final = 2
"""Rounds in which girdle, articulator and place follow the arm: what a third one changes is under a
millimetre."""
CLOSE_ROUNDS: Final = 3
_STAYS_M: Final = 1e-6
"""Distance, m, by which an articulator may shift in the hand while another round changes nothing."""
_EXACT_ROUNDS: Final = 8
_SETTLED: Final = 1e-6
"""Change in a round of exact solving at which it ends, m: it turns a hand by less than a thousandth of a
degree, and what is measured is the key's own answer in any case."""
_SLACK: Final = 1e-7
"""Tolerance at a limit, rad and m."""
_ROUGH_MARGIN_RAD: Final = 0.004
"""Distance that a roughly solved posture must keep from a limit, so that its exact one keeps it: it is off by
up to 0.2 degrees."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """Postures (n,) of one hand.

    Attributes:
        constraint: what is to meet what.
        rotation: (n, 3, 3) the hand as it is asked for in the chest's frame.
        height: (n,) rad, the elbow's about shoulder-wrist, zero at the lowest point of its circle.
        wrist: the angles (n,) that turn the hand so; past their limits where they must be.
        answer: the arms; exactly as the key would be solved where `ask` is given.
        ask: what the key would ask for; None for candidates solved roughly.
    """

    constraint: ContactConstraint
    rotation: Array
    height: Array
    wrist: WristAngles
    answer: ArmSolution
    ask: ArmGoal | None = None

    def __len__(self) -> int:
        return len(self.height)

    def rows(self, rows: Indices) -> "Candidates":
        """Some of them."""
        return Candidates(
            self.constraint,
            self.rotation[rows],
            self.height[rows],
            WristAngles(*(angle[rows] for angle in self.wrist)),
            self.answer.rows(rows),
            None if self.ask is None else some_of(self.ask, rows),
        )

    def hands(self) -> Array:
        """(n, 3, 3) the hands in the chest's frame as the arms hold them, of candidates solved exactly."""
        assert self.ask is not None
        posture = self.answer.posture
        forearm = posture.shoulder_rotation @ elbow_rotation(self.constraint.rig.arm, posture.flexion_rad)
        return np.asarray(forearm @ self.ask.wrist_rotation)

    def breaks_limits(self, upper: UpperArm) -> Mask:
        """(n,) whether a limit is passed or the place not reached; rough ones must keep a little off.

        `upper` are their upper arms, as `upper_arm_of` reads them.
        """
        margin = _ROUGH_MARGIN_RAD if self.ask is None else -_SLACK
        past = np.stack(
            [
                np.maximum(reach.low_rad - angle, angle - reach.high_rad)
                for (_, reach), angle in zip(WRIST, self.wrist, strict=True)
            ]
        )
        return np.asarray(
            (past.max(axis=0) > -margin)
            | (upper.direction @ CONE_AXIS < np.cos(CONE_RAD - margin))
            | (upper.direction[..., 0] < INWARD_MOST + margin)
            | (np.abs(upper.twist) > HUMERAL_TWIST.high_rad - margin)
            | (self.answer.posture.short_by_m > _SLACK)
        )


def solve_roughly(
    station: SolvedPosture, rotation: Array, height: Array, rounds: int = ROUGH_ROUNDS
) -> Candidates:
    """Solve candidates roughly: some millimetres and tenths of a degree off what the key would be.

    Args:
        station: the key's posture, from which girdle and place begin.
        rotation: (n, 3, 3) of the hand in the chest's frame.
        height: (n,) rad, of the elbow about shoulder-wrist.
        rounds: in which girdle, articulator and place follow the arm; in one the girdle is the key's own.
    """
    constraint, around = _meeting(station), station.around
    rig, count = constraint.rig, len(height)
    carried, help_ = station.reach.girdle, station.reach.help
    shoulder: Array = carried.shoulder if rounds == 1 else rig.shoulder
    articulator: Array = np.broadcast_to(station.articulator, (count, 3))
    target: Array = np.broadcast_to(station.target, (count, 3))
    for round_ in range(rounds):
        found = solve_arm_global(
            rig.arm,
            shoulder=shoulder,
            target=target,
            articulator=articulator,
            hand_rotation=rotation,
            swivel_about_wrist=height,
        )
        if round_ + 1 == rounds:
            break
        if round_ == 0:  # from the shoulder at rest, as the key's own arm does
            along = found.elbow - rig.shoulder
            carried = girdle(rig, along / np.linalg.norm(along, axis=-1, keepdims=True))
            most_m = most_from(
                rig, target=target, articulator=articulator, wrist_rotation=found.wrist_rotation
            )
            carried, help_ = moved(rig, carried, around.shoulder, target=target, most_m=most_m)
            shoulder = carried.shoulder
        before, articulator = articulator, constraint.articulator_in(found.wrist_rotation)
        if constraint.moves:
            target = constraint.place(ArmSolution(carried, found, help_), around.surroundings)
        elif round_ and np.abs(articulator - before).max() < _STAYS_M:
            break
    return Candidates(
        constraint,
        rotation,
        height,
        wrist_angles(rig.arm, found.wrist_rotation),
        ArmSolution(carried, found, help_),
    )


def solve_exactly(station: SolvedPosture, rough: Candidates) -> Candidates:
    """Solve candidates as their keys will be: wrist within its limits, elbow by its swivel, place met."""
    constraint, around = rough.constraint, station.around
    rig, answer = constraint.rig, rough.answer
    target = np.broadcast_to(station.target, (len(rough), 3))
    if constraint.moves:
        target = constraint.place(answer, around.surroundings)
    wrist, articulator = (
        answer.posture.wrist_rotation,
        constraint.articulator_in(answer.posture.wrist_rotation),
    )
    shoulder = answer.girdle.shoulder
    before: Array | None = None
    for _ in range(_EXACT_ROUNDS):
        found = solve_arm_global(
            rig.arm,
            shoulder=shoulder,
            target=target,
            articulator=articulator,
            hand_rotation=rough.rotation,
            swivel_about_wrist=rough.height,
        )
        angles = wrist_angles(rig.arm, found.wrist_rotation)
        wrist = wrist_rotation(rig.arm, *clamp_wrist(angles).angles)
        articulator = constraint.articulator_in(wrist)
        told = arm_parameters(
            rig.arm,
            shoulder=shoulder,
            shoulder_rotation=found.shoulder_rotation,
            flexion=found.flexion_rad,
            wrist_rotation=wrist,
            articulator=articulator,
            reference="smooth",
        )
        ask = ArmGoal(target, articulator, wrist, told.swivel, told.branch, shoulder=around.shoulder)
        answer = reach(rig, ask)
        shoulder = answer.girdle.shoulder
        if constraint.moves:
            target = constraint.place(answer, around.surroundings)
        state = np.concatenate([shoulder, target, articulator], axis=-1)
        if before is not None and np.abs(state - before).max() < _SETTLED:
            break
        before = state
    if constraint.moves:
        ask, answer = constraint.reached(replace(ask, target=np.array(target)), around.surroundings)
    return Candidates(constraint, rough.rotation, rough.height, angles, answer, ask)


def as_it_is(station: SolvedPosture) -> Candidates:
    """The posture of a key itself, as the only candidate."""
    constraint, answer = _meeting(station), station.reach
    posture = type(answer.posture)(*(np.asarray(part)[None] for part in answer.posture))
    girdle_ = type(answer.girdle)(*(np.asarray(part)[None] for part in answer.girdle))
    ask = ArmGoal(
        station.target[None],
        station.articulator[None],
        station.wrist_rotation[None],
        np.array([station.swivel_rad]),
        np.array([station.branch]),
    )
    wrist = WristAngles(
        *(np.atleast_1d(angle + past) for angle, past in zip(station.wrist, station.over, strict=True))
    )
    return Candidates(
        constraint,
        hand_in_world(station)[None],
        np.zeros(1),
        wrist,
        ArmSolution(girdle_, posture, answer.help),
        ask,
    )


def _meeting(station: SolvedPosture) -> ContactConstraint:
    assert station.constraint is not None
    return station.constraint
