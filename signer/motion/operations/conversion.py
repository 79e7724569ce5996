"""Conversion of a key's orientation between wrist angles and world directions; nothing moves."""

from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.document.tracks.hand import Key
from signer.document.values import Elbow, GlobalOrientation, Orientation
from signer.kinematics.orientation import directions_of
from signer.motion.posture.fixed_point import MOST_ROUNDS, SETTLED
from signer.motion.posture.solved_posture import SolvedPosture, hand_in_world
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
        if off < SETTLED:
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
