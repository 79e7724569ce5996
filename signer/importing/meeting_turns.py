"""Directions in which a hand can meet its mirror image: at its own side of the middle."""

from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side, Vector
from body_model.skin import posed_cage
from signer.characters.character import Character, per_character
from signer.kinematics.orientation import directions_of
from signer.kinematics.sides import side_sign
from signer.motion.posture.solved_posture import hand_in_world
from signer.motion.solving.directions import HEIGHT, Asked, Turns
from signer.motion.solving.hand_moment import HandMoment

MAY_CROSS_M: Final = 0.006
"""Distance, m, by which a coarse hand may reach over the middle: a close look sees what is left of it."""
TOUCHING_M: Final = 0.03
"""Distance, m, from the middle of a part of the hand within which skin touches: half of a palm."""
SHARES: Final = (0.4, 0.7, 1.0)
"""Shares of the tilts of a search that are tried besides none: neighbours are some 10 degrees apart."""
CROSSES_RAD_PER_M: Final = 60.0
"""Cost, rad/m, of reaching further over: a centimetre outweighs any turn within a symbol."""
MOST: Final = 4
"""Turns that are returned, the best ones; for each all points are looked at."""


def uncrossed(at: HandMoment, palm: Vector, fingers: Vector, most_rad: float) -> list[tuple[Vector, Vector]]:
    """Return directions (3,) of palm and fingers that leave a hand at its own side, the nearest first.

    Args:
        at: the hand at the point of the middle where it meets its mirror image, turned anyhow.
        palm: where it is told to face.
        fingers: where they are told to point.
        most_rad: greatest angle off what is told.
    """
    asked = Asked(np.array(palm), np.array(fingers))
    turns = Turns(at.side, asked, most_rad)
    tilted = turns.tilted()
    tilted = tilted[tilted[:, HEIGHT] == tilted[0, HEIGHT]]  # the elbow changes nothing of a hand
    values = np.concatenate([0.0 * tilted[:1], *(share * tilted for share in SHARES)])
    rotations = turns.rotations(values)
    solved = at.tried
    assert solved.constraint is not None
    bodies = solved.constraint.bodies(solved.reach, solved.surroundings)
    skin = posed_cage(at.character.body, bodies)[_rows(at.character, at.side)] - solved.target
    in_hand = skin @ hand_in_world(solved)
    over_m = -side_sign(at.side) * (in_hand @ rotations[:, 0, :].T)  # (m, n) towards the other side
    near = np.linalg.norm(in_hand, axis=1) < TOUCHING_M
    crossing_m = np.maximum(over_m.max(axis=0) - over_m[near].max(axis=0, initial=0.0), 0.0)
    cost = asked.off_rad(at.side, rotations) + CROSSES_RAD_PER_M * crossing_m
    best = np.argsort(cost, kind="stable")[:MOST]
    found = (directions_of(at.side, rotations[row]) for row in best if crossing_m[row] <= MAY_CROSS_M)
    return [(_vector(now.palm), _vector(now.fingers)) for now in found]


def _vector(direction: Array) -> Vector:
    x, y, z = direction.tolist()
    return x, y, z


@per_character(maxsize=2)
def _rows(character: Character, side: Side) -> Indices:
    """Return the vertices of the cage that a hand carries."""
    body = character.body
    shares = np.asarray(body.weights[:, character.rigs[side].hand_bones].sum(axis=1)).ravel()
    return np.flatnonzero(shares > 0.5)
