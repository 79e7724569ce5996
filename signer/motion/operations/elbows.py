"""The elbow of a key on its circle: at a height, towards a point, or where it hangs naturally.

Every function returns the key of a hand changed; its contact stays.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.document.tracks.hand import Key
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import natural_height, wrapped
from signer.motion.carriers.standing import point_in_chest
from signer.motion.posture.elbow_height import elbow_heights
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.solved_posture import SolvedPosture, elbow_height_at, elbow_height_of
from signer.motion.posture.warm_started import with_elbow_swung, with_swivel
from signer.motion.solving.hand_moment import HandMoment

_ROUNDS: Final = 24
_MET_RAD: Final = 1e-12
"""Tolerance of a height that is asked for."""
_DRAGGED_RAD: Final = 1e-9
"""Tolerance of a height under the pointer."""
_MET_WITH_SECOND_RAD: Final = 1e-6
"""Tolerance of a height with a second contact, whose wrist is itself found no nearer."""


def raised_elbow(at: HandMoment, elbow_height_rad: float) -> Key:
    """The elbow at a height on its circle: zero is the lowest point."""
    return _swung_to(at, at.solved, elbow_height_rad)


def elbow_dragged(at: HandMoment, point_m: ArrayLike) -> Key:
    """The elbow as near as its circle allows to a point (3,) m of the world."""
    point, side = point_in_chest(at.character, at.sign, at.key.time_s, point_m), side_sign(at.side)

    def off(answer: ArmSolution) -> Array:
        wished = elbow_heights(side, answer.girdle.shoulder, point, answer.posture.articulator)
        return np.asarray(wrapped(wished - elbow_height_at(side, answer)))

    return _swivelled(at.key, _swung(at.solved, off, _DRAGGED_RAD).swivel_rad)


def relaxed_elbow(at: HandMoment) -> Key:
    """The elbow where it hangs naturally for the place that the hand is at."""
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
    side, met_rad = side_sign(at.side), _MET_RAD if at.key.second is None else _MET_WITH_SECOND_RAD

    def off(answer: ArmSolution) -> Array:
        return np.asarray(wrapped(height_rad - elbow_height_at(side, answer)))

    return _swivelled(at.key, _swung(solved, off, met_rad).swivel_rad)


def _swung(solved: SolvedPosture, off_of: Callable[[ArmSolution], Array], met_rad: float) -> SolvedPosture:
    """The posture with its elbow swung until as little is left of what is off, rad, as counts.

    The girdle follows the elbow and moves the circle on which it stands, so the swivel is approached in
    rounds: by the whole of what is left first, then by the secant through the last two. A hand turned in the
    world settles in rounds of its own, and its elbow along with it.
    """
    if (found := with_elbow_swung(solved, off_of)) is not None:
        return found
    off, slope = float(off_of(solved.reach)), 1.0
    for _ in range(_ROUNDS):
        if abs(off) < met_rad:
            break
        step = off / slope
        solved = with_swivel(solved, float(wrapped(solved.swivel_rad + step)))
        left = float(off_of(solved.reach))
        slope = min(max((off - left) / step, 0.5), 2.0)
        off = left
    return solved


def _swivelled(key: Key, swivel_rad: float) -> Key:
    return replace(key, elbow=replace(key.elbow, swivel_rad=float(wrapped(swivel_rad))))
