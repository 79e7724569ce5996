"""Wrist and elbow of a key: told otherwise, at a height, towards a point, or hanging naturally.

Every function on a key returns it changed; its contact stays.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import AS_ONE, TRACE, Array
from body_model.plain_types import Vector
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, Orientation
from signer.kinematics.orientation import directions_of
from signer.kinematics.swivel import elbow_heights, natural_height, wrapped
from signer.motion.carriers.standing import point_in_chest
from signer.motion.posture.fixed_point import EXACT, MOST_ROUNDS
from signer.motion.posture.posture_solver import with_swivel
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.solved_posture import (
    SolvedPosture,
    elbow_height_of,
    hand_in_world,
    off_height,
)
from signer.motion.solving.hand_moment import HandMoment


def to_wrist_angles(at: HandMoment) -> Key:
    """The key told by its wrist, as it is applied; a key that is already told so stays as it is."""
    if isinstance(at.key.orientation, Orientation):
        return at.key
    solved = at.solved
    return replace(
        at.key,
        orientation=solved.orientation,
        elbow=Elbow(solved.swivel_rad, "secondary" if solved.branch else "primary"),
    )


def to_directions(at: HandMoment) -> Key:
    """The key told by where palm and fingers point; out of reach the wish is corrected until they do."""
    if isinstance(at.key.orientation, GlobalOrientation):
        return at.key
    wish = now = hand_in_world(at.solved)
    best, least = at.key, np.inf
    for _ in range(MOST_ROUNDS // 2):
        tried = at.having(orientation=_directions(at.solved, wish))
        came = hand_in_world(tried.solved)
        off = float(np.abs(came - now).max())
        if off < least:
            best, least = tried.key, off
        if off < EXACT:
            break
        wish = now @ came.T @ wish
    return best


def described_like(at: HandMoment, changed: Key) -> Key:
    """A changed key that tells its hand as it did before: by its wrist, or by directions of the world."""
    is_global = isinstance(at.key.orientation, GlobalOrientation)
    return to_directions(at.with_key(changed)) if is_global else changed


def _directions(solved: SolvedPosture, rotation: Array) -> GlobalOrientation:
    facing = directions_of(solved.side, rotation)
    return GlobalOrientation(as_vector(facing.palm), as_vector(facing.fingers))


def as_vector(direction: Array) -> Vector:
    """Return a direction (3,) as signs keep it: no part is past 1 by rounding, which no file would take."""
    x, y, z = (min(max(float(part) + 0.0, -1.0), 1.0) for part in direction)
    return x, y, z


def raised_elbow(at: HandMoment, elbow_height_rad: float) -> Key:
    """The elbow at a height on its circle: zero is the lowest point."""
    return _swung_to(at, at.solved, elbow_height_rad)


def elbow_dragged(at: HandMoment, point_m: ArrayLike) -> Key:
    """The elbow as near as its circle allows to a point (3,) m of the world."""
    point, solved = point_in_chest(at.character, at.sign, at.key.time_s, point_m), at.solved

    def off(arm: ArmSolution) -> Array:
        goal = elbow_heights(solved.rig.arm.side, arm.girdle.shoulder, point, arm.posture.articulator)
        return off_height(solved.rig, goal, arm)

    return _swung(at, solved, off)


def relaxed_elbow(at: HandMoment) -> Key:
    """The elbow at its natural height for the place of its hand, as in a new key; not that of *Relax*."""
    return _swung_to(at, at.tried, relaxed_height(at))


def relaxed_height(at: HandMoment) -> float:
    """Return the natural height of the elbow for the place of a key, rad."""
    solved = at.solved
    return float(natural_height(solved.rig.arm, shoulder=solved.rig.shoulder, target=solved.target))


def with_elbow_kept(at: HandMoment, changed: Key) -> Key:
    """Return a changed key with its elbow as high on its circle as that of the key was."""
    after = at.with_key(changed)
    return _swung_to(after, after.tried, elbow_height_of(at.solved))


def _swung_to(at: HandMoment, solved: SolvedPosture, height_rad: float) -> Key:
    return _swung(at, solved, partial(off_height, solved.rig, height_rad))


def _swung(at: HandMoment, solved: SolvedPosture, residual_of: Callable[[ArmSolution], Array]) -> Key:
    """The key with its elbow swung, by the secant as the girdle follows, until the residual, rad, is gone."""
    swung = with_swivel(solved, solved.swivel_rad, residual_of) if _swings_on(solved) else solved
    if not _swings_on(swung) or abs(float(residual_of(swung.reach))) > TRACE:
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


def _swings_on(solved: SolvedPosture) -> bool:
    """Return whether an elbow is found in the rounds that turn its hand in the world, to what it reaches."""
    is_lone = solved.constraint is not None and solved.constraint.second is None
    is_turned = isinstance(solved.wish, GlobalOrientation)
    return is_lone and is_turned and not np.any(solved.reach.posture.short_by_m)
