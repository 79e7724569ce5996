"""The easiest posture for a contact: the elbow alone, or wrist and elbow together."""

from dataclasses import replace
from itertools import product
from math import radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import GlobalOrientation, HandRole, Orientation
from signer.kinematics.comfort import joint_terms
from signer.kinematics.limits import WRIST
from signer.kinematics.swivel import wrapped
from signer.motion.comfort.body import BodyTerms, Look
from signer.motion.movement.score import context_for
from signer.motion.operations.candidates import Candidates, wristed
from signer.motion.operations.conversion import to_directions, to_wrist_angles
from signer.motion.operations.ranges import elbow_range
from signer.motion.operations.reposing import raised_elbow
from signer.motion.posture.penetration import is_too_deep, worst_of
from signer.motion.posture.solved_posture import SolvedPosture, solve_posture

_LOW: Final = np.array([reach.low_rad for _, reach in WRIST])
_HIGH: Final = np.array([reach.high_rad for _, reach in WRIST])
_WRISTS: Final = np.radians(list(product((-60, -20, 20, 60), (-45, -15, 15, 45), (-20, 0, 15))))
_SWIVELS: Final = np.radians(np.arange(-40.0, 121.0, 20.0))
_STEPS: Final = np.array(list(product((-1.0, 0.0, 1.0), repeat=4)))
_FIRST_STEP_RAD: Final = radians(12.0)
_LAST_STEP_RAD: Final = radians(0.2)
_BROKEN: Final = 10.0
"""What a broken limit counts as discomfort."""
_BACK: Final = np.array((1.0, 0.9, 0.75, 0.6, 0.4, 0.2, 0.0))
"""Shares of the way to an easier posture at which depths are measured: looks err by some millimetres."""


def least_strained_elbow(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """The elbow at the possible height at which the joints are most at ease; the wrist stays."""
    return raised_elbow(
        character,
        sign,
        role,
        key,
        elbow_range(key, role, context_for(character, sign, role, key)).relaxed_rad,
    )


def least_strained_arm(character: Character, sign: Sign, role: HandRole, key: Key) -> Key:
    """Wrist and elbow of least discomfort that keep the contact and go no deeper into the body than now.

    A coarse grid and the present posture, then ever smaller steps from the best of them. A key that tells its
    hand by directions of the world tells it by those it comes to.
    """
    around = context_for(character, sign, role, key)
    local = to_wrist_angles(key, role, around)
    solved = solve_posture(local, role, around)
    now = np.array([*_angles(solved.orientation), solved.swivel_rad])
    present = wristed(solved, now[None, :3], now[3:])
    look = Look(solved.side, _bodies(solved, present)[0], solved.surroundings)
    bearable_m = float(_looked(look, solved, present).over_m[0])
    tried = np.concatenate(
        [now[None], np.array([(*wrist, swivel) for wrist in _WRISTS for swivel in _SWIVELS])]
    )
    best = tried[int(np.argmin(_costs(look, solved, tried, bearable_m)))]
    step_rad = _FIRST_STEP_RAD
    while step_rad > _LAST_STEP_RAD:
        near = best + step_rad * _STEPS
        near[:, :3] = np.clip(near[:, :3], _LOW, _HIGH)
        nearest = near[int(np.argmin(_costs(look, solved, near, bearable_m)))]
        if np.array_equal(nearest, best):
            step_rad *= 0.5
        best = nearest
    best = _no_deeper(solved, now, best)
    wrist = Orientation(*(float(angle) for angle in best[:3]))
    relaxed = replace(
        local, orientation=wrist, elbow=replace(local.elbow, swivel_rad=float(wrapped(best[3])))
    )
    return to_directions(relaxed, role, around) if isinstance(key.orientation, GlobalOrientation) else relaxed


def _no_deeper(solved: SolvedPosture, now: Array, best: Array) -> Array:
    """The posture (4,) farthest on the way from one to another that is clear, or no deeper than the first."""
    ways = now + _BACK[:, None] * np.append(best[:3] - now[:3], wrapped(best[3] - now[3]))
    tries = wristed(solved, ways[:, :3], ways[:, 3])
    articulators = np.broadcast_to(tries.answer.posture.articulator, (len(ways), 3))
    bodies = _bodies(solved, tries)
    worst, _ = worst_of(solved.around.character, bodies, {solved.side: articulators}, solved.side)
    is_well = ~is_too_deep(worst.over_m) | (worst.over_m <= worst.over_m[-1])
    return np.asarray(ways[int(np.argmax(is_well))])


def _costs(look: Look, solved: SolvedPosture, tried: Array, bearable_m: float) -> Array:
    """Discomfort (n,) of postures (n, 4), of three wrist angles and a swivel, and what they break."""
    tries = wristed(solved, tried[:, :3], tried[:, 3])
    terms = _looked(look, solved, tries)
    terms = terms._replace(over_m=terms.over_m - max(bearable_m, 0.0))
    joints = joint_terms(tries.rig.arm, tries.answer.posture, tries.answer.girdle.shoulder).total()
    return np.asarray(joints + _BROKEN * (tries.broken() != 0) + terms.total())


def _looked(look: Look, solved: SolvedPosture, tries: Candidates) -> BodyTerms:
    count = len(tries.answer.posture.elbow)
    articulators = np.broadcast_to(tries.answer.posture.articulator, (count, 3))
    return look.terms(_bodies(solved, tries), articulators)


def _bodies(solved: SolvedPosture, tries: Candidates) -> Array:
    assert solved.constraint is not None
    return solved.constraint.bodies(tries.answer, solved.surroundings)


def _angles(orientation: Orientation) -> tuple[float, float, float]:
    return orientation.pronation_rad, orientation.flexion_rad, orientation.deviation_rad
