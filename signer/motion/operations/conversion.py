"""Conversion of a key's orientation between wrist angles and world directions; nothing moves."""

from dataclasses import replace
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, HandRole, Orientation
from signer.kinematics.orientation import directions_of
from signer.motion.movement.score import context_for
from signer.motion.posture.posture_solver import solve_posture
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world
from signer.motion.posture.surroundings import Context

_ROUNDS: Final = 30
_SAME: Final = 1e-11
"""Difference of two rotations, entry by entry, that is none: a hundredth of a nanometre at a fingertip. At a
limit of the wrist what is left goes down by a fourteenth a round, and asking for its last digits took 22
rounds, 0.1 s of a step of a drag."""


def to_wrist_angles(key: Key, role: HandRole, around: Context) -> Key:
    """The key told by its wrist, as it is applied; a key that is already told so stays as it is."""
    if isinstance(key.orientation, Orientation):
        return key
    solved = solve_posture(key, role, around)
    return replace(
        key,
        orientation=solved.orientation,
        elbow=Elbow(solved.swivel_rad, "secondary" if solved.branch else "primary"),
    )


def to_directions(key: Key, role: HandRole, around: Context) -> Key:
    """The key told by where its palm and fingers point now; a key that is already told so stays as it is.

    What is told is what has to be asked for: out of reach a hand may not end quite as it was asked, so the
        wish is
    corrected by what came of it.
    """
    if isinstance(key.orientation, GlobalOrientation):
        return key
    now = hand_in_world(solve_posture(key, role, around))
    wish, best, least = (
        now,
        replace(key, orientation=_directions(solve_posture(key, role, around), now)),
        np.inf,
    )
    for _ in range(_ROUNDS):
        tried = replace(key, orientation=_directions(solve_posture(key, role, around), wish))
        came = hand_in_world(solve_posture(tried, role, around))
        off = float(np.abs(came - now).max())
        if off < least:
            best, least = tried, off
        if off < _SAME:
            break
        wish = now @ came.T @ wish
    return best


def described_like(character: Character, sign: Sign, role: HandRole, key: Key, changed: Key) -> Key:
    """A changed key that tells its hand as another does: by its wrist, or by directions of the world."""
    return (
        to_directions(changed, role, context_for(character, sign, role, changed))
        if isinstance(key.orientation, GlobalOrientation)
        else changed
    )


def _directions(solved: SolvedPosture, rotation: Array) -> GlobalOrientation:
    facing = directions_of(solved.side, rotation)
    return GlobalOrientation(_vector(facing.palm), _vector(facing.fingers))


def _vector(direction: Array) -> Vector:
    x, y, z = (float(part) + 0.0 for part in direction)
    return x, y, z
