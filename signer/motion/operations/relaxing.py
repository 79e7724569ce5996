"""The least strained posture for a contact: the elbow alone, or wrist and elbow together."""

from dataclasses import replace
from itertools import product
from math import radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, LaneName, Orientation
from signer.kinematics.limits import WRIST
from signer.kinematics.strain import strain
from signer.kinematics.swivel import wrapped
from signer.motion.movement.score import context_for
from signer.motion.operations.candidates import Candidates, wristed
from signer.motion.operations.conversion import to_directions, to_wrist_angles
from signer.motion.operations.ranges import elbow_range
from signer.motion.operations.reposing import raised_elbow
from signer.motion.posture.approach import inside_m
from signer.motion.posture.solved_posture import SolvedPosture, solve_posture

_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])
_WRISTS: Final = np.radians(list(product((-60, -20, 20, 60), (-45, -15, 15, 45), (-20, 0, 15))))
_SWIVELS: Final = np.radians(np.arange(-40.0, 121.0, 20.0))
_STEPS: Final = np.array(list(product((-1.0, 0.0, 1.0), repeat=4)))
_FIRST_STEP_RAD: Final = radians(12.0)
_LAST_STEP_RAD: Final = radians(0.2)
_BROKEN: Final = 10.0
_INSIDE: Final = 30.0
"""What a broken limit, and a metre inside the body beyond the present posture's, count as strain."""


def least_strained_elbow(character: Character, sign: Sign, lane: LaneName, key: Key) -> Key:
    """The elbow at the possible height at which the arm is least strained; the wrist stays."""
    return raised_elbow(
        character,
        sign,
        lane,
        key,
        elbow_range(key, lane, context_for(character, sign, lane, key)).relaxed_rad,
    )


def least_strained_arm(character: Character, sign: Sign, lane: LaneName, key: Key) -> Key:
    """Wrist and elbow of least strain that keep the contact and go no deeper into the body than now.

    A coarse grid and the present posture, then ever smaller steps from the best of them. A key that tells its
    hand by directions of the world tells it by those it comes to.
    """
    around = context_for(character, sign, lane, key)
    local = to_wrist_angles(key, lane, around)
    solved = solve_posture(local, lane, around)
    now = np.array([*_angles(solved.orientation), solved.swivel_rad])
    bearable_m = float(_depths(solved, wristed(solved, now[None, :3], now[3:]))[0])
    tried = np.concatenate(
        [now[None], np.array([(*wrist, swivel) for wrist in _WRISTS for swivel in _SWIVELS])]
    )
    best = tried[int(np.argmin(_costs(solved, tried, bearable_m)))]
    step_rad = _FIRST_STEP_RAD
    while step_rad > _LAST_STEP_RAD:
        near = best + step_rad * _STEPS
        near[:, :3] = np.clip(near[:, :3], _LOW, _HIGH)
        nearest = near[int(np.argmin(_costs(solved, near, bearable_m)))]
        if np.array_equal(nearest, best):
            step_rad *= 0.5
        best = nearest
    wrist = Orientation(*(float(angle) for angle in best[:3]))
    relaxed = replace(
        local, orientation=wrist, elbow=replace(local.elbow, swivel_rad=float(wrapped(best[3])))
    )
    return to_directions(relaxed, lane, around) if isinstance(key.orientation, GlobalOrientation) else relaxed


def _costs(solved: SolvedPosture, tried: Array, bearable_m: float) -> Array:
    """Strain (n,) of postures (n, 4), of three wrist angles and a swivel each, and what they break."""
    tries = wristed(solved, tried[:, :3], tried[:, 3])
    deeper = np.maximum(_depths(solved, tries) - bearable_m, 0.0)
    total = strain(tries.rig.arm, tries.answer.posture).total()
    return np.asarray(total + _BROKEN * (tries.broken() != 0) + _INSIDE * deeper)


def _depths(solved: SolvedPosture, tries: Candidates) -> Array:
    return inside_m(tries.rig, solved.hand, tries.answer.posture, solved.surroundings)


def _angles(orientation: Orientation) -> tuple[float, float, float]:
    return orientation.pronation_rad, orientation.flexion_rad, orientation.deviation_rad
