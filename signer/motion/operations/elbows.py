"""The elbow of a key on its circle: at a height, towards a point, or where it hangs naturally.

Every function returns the key of a hand changed; its contact stays.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import AS_ONE, Array
from signer.document.tracks.hand import Key
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import elbow_heights, natural_height, wrapped
from signer.motion.carriers.standing import point_in_chest
from signer.motion.posture.fixed_point import EXACT, MOST_ROUNDS
from signer.motion.posture.posture_solver import with_elbow_swung, with_swivel
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_at, elbow_height_of
from signer.motion.solving.hand_moment import HandMoment


def raised_elbow(at: HandMoment, elbow_height_rad: float) -> Key:
    """The elbow at a height on its circle: zero is the lowest point."""
    return _swung_to(at, at.solved, elbow_height_rad)


def elbow_dragged(at: HandMoment, point_m: ArrayLike) -> Key:
    """The elbow as near as its circle allows to a point (3,) m of the world."""
    point, side = point_in_chest(at.character, at.sign, at.key.time_s, point_m), side_sign(at.side)

    def off(arm: ArmSolution) -> Array:
        goal = elbow_heights(side, arm.girdle.shoulder, point, arm.posture.articulator)
        return np.asarray(wrapped(goal - elbow_height_at(side, arm)))

    return _swung(at, at.solved, off)


def relaxed_elbow(at: HandMoment) -> Key:
    """The elbow at its natural height for the place of its hand, as in a new key; not that of *Relax*."""
    return _swung_to(at, at.tried, relaxed_height(at))


def relaxed_height(at: HandMoment) -> float:
    """Return the natural height of the elbow for the place of a key, rad."""
    rig = at.character.rigs[at.side]
    return float(natural_height(rig.arm, shoulder=rig.shoulder, target=at.solved.target))


def with_elbow_kept(at: HandMoment, changed: Key) -> Key:
    """Return a changed key with its elbow as high on its circle as that of the key was."""
    after = at.with_key(changed)
    return _swung_to(after, after.tried, elbow_height_of(at.solved))


def _swung_to(at: HandMoment, solved: SolvedPosture, height_rad: float) -> Key:
    side = side_sign(at.side)

    def off(arm: ArmSolution) -> Array:
        return np.asarray(wrapped(height_rad - elbow_height_at(side, arm)))

    return _swung(at, solved, off)


def _swung(at: HandMoment, solved: SolvedPosture, residual_of: Callable[[ArmSolution], Array]) -> Key:
    """The key with its elbow swung, by the secant as the girdle follows, until the residual, rad, is gone."""
    swung = with_elbow_swung(solved, residual_of)
    if swung is None:
        swung, residual, slope = solved, float(residual_of(solved.reach)), 1.0
        tolerance_rad = EXACT if at.key.second is None else AS_ONE
        for _ in range(MOST_ROUNDS // 2):
            if abs(residual) < tolerance_rad:
                break
            before, step = residual, residual / slope
            swung = with_swivel(swung, float(wrapped(swung.swivel_rad + step)))
            residual = float(residual_of(swung.reach))
            slope = min(max((before - residual) / step, 0.5), 2.0)
    return replace(at.key, elbow=replace(at.key.elbow, swivel_rad=float(wrapped(swung.swivel_rad))))
