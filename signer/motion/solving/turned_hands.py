"""Candidates of a hand turned in the chest's frame, its elbow at a height about shoulder-wrist."""

from functools import partial
from typing import Final

import numpy as np

from body_model.arrays import AS_ONE, Array
from signer.kinematics.arm import ArmParameters, Reference, arm_parameters, solve_arm_global
from signer.kinematics.limits import clamp_wrist
from signer.kinematics.rig import ArmRig, girdle_for
from signer.kinematics.swivel import wrapped
from signer.kinematics.wrist import wrist_angles
from signer.motion.posture.reaching import ArmGoal, ArmSolution
from signer.motion.posture.shoulder import most_from, moved
from signer.motion.posture.solved_posture import SolvedPosture
from signer.motion.posture.turning import HandToTurn, WarmStart, turn_hand
from signer.motion.solving.candidates import Candidates

ROUGH_ROUNDS: Final = 2
"""Rounds in which girdle, articulator and place follow the arm: what a third one changes is under a
millimetre."""
CLOSE_ROUNDS: Final = 3
"""Change in a round of exact solving at which it ends, m: it turns a hand by less than a thousandth of a
degree, and what is measured is the key's own answer in any case."""


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
    constraint, around = station.constraint, station.around
    assert constraint is not None
    rig, count = constraint.rig, len(height)
    arm_to = partial(solve_arm_global, rig.arm, hand_rotation=rotation, swivel_about_wrist=height)
    carried, help_ = station.reach.girdle, station.reach.help
    shoulder: Array = carried.shoulder if rounds == 1 else rig.shoulder
    articulator: Array = np.broadcast_to(station.articulator, (count, 3))
    target: Array = np.broadcast_to(station.target, (count, 3))
    for round_ in range(rounds):
        found = arm_to(shoulder=shoulder, target=target, articulator=articulator)
        if round_ + 1 == rounds:
            break
        if round_ == 0:  # from the shoulder at rest, as the key's own arm does
            carried = girdle_for(rig, found, target)
            most_m = most_from(
                rig, target=target, articulator=articulator, wrist_rotation=found.wrist_rotation
            )
            carried, help_ = moved(rig, carried, around.shoulder, target=target, most_m=most_m)
            shoulder = carried.shoulder
        before, articulator = articulator, constraint.articulator_in(found.wrist_rotation)
        if constraint.moves:
            target = constraint.place(ArmSolution(carried, found, help_), around.surroundings)
        elif round_ and np.abs(articulator - before).max() < AS_ONE:
            break
    wished = wrist_angles(rig.arm, found.wrist_rotation)
    return Candidates(rig, None, ArmSolution(carried, found, help_), wished)


def solve_exactly(station: SolvedPosture, rotation: Array, height: Array) -> Candidates:
    """Solve candidates as their keys will be: wrist within its limits, elbow by its swivel, place met.

    Args as of `solve_roughly`.
    """
    rough, constraint, around = solve_roughly(station, rotation, height), station.constraint, station.around
    assert constraint is not None
    rig, answer = constraint.rig, rough.answer
    target = np.broadcast_to(station.target, (len(rough), 3))
    if constraint.moves:
        target = constraint.place(answer, around.surroundings)
    articulator = constraint.articulator_in(answer.posture.wrist_rotation)
    swivel = _parameters(rig, answer, articulator, answer.posture.wrist_rotation, "smooth").swivel
    hand = HandToTurn(
        rig,
        ArmGoal(target, articulator, np.eye(3), swivel, shoulder=around.shoulder),
        rotation,
        constraint.articulator_in,
        constraint.placing(around.surroundings) if constraint.moves else None,
        lambda found: wrapped(height - _parameters(rig, found, np.zeros(3), np.eye(3)).swivel),
        lambda turns: clamp_wrist(wrist_angles(rig.arm, turns)),
    )
    turned = turn_hand(hand, WarmStart(answer.girdle.shoulder, target, target, articulator), AS_ONE)
    ask, answer = constraint.reached(turned.arm_goal, around.surroundings)
    return Candidates(rig, ask, answer, wrist_angles(rig.arm, turned.wished_turn))


def _parameters(
    rig: ArmRig, found: ArmSolution, articulator: Array, turn: Array, reference: Reference = "vertical"
) -> ArmParameters:
    """Read how far an arm has swung about the way from its shoulder to a point of its hand."""
    return arm_parameters(
        rig.arm,
        shoulder=found.girdle.shoulder,
        shoulder_rotation=found.posture.shoulder_rotation,
        flexion=found.posture.flexion_rad,
        wrist_rotation=turn,
        articulator=articulator,
        reference=reference,
    )
