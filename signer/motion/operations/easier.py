"""Easier posture of a key that shows the same: its place, handshape and directions stay."""

from typing import Final, NamedTuple

import numpy as np

from signer.characters.character import Character, per_character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import BothMeet, HandRole
from signer.kinematics.orientation import directions_of
from signer.kinematics.swivel import wrapped
from signer.motion.comfort.directions import Asked
from signer.motion.comfort.search import Beside, FacingSearch
from signer.motion.movement.score import context_for
from signer.motion.operations.conversion import to_wrist_angles
from signer.motion.operations.obstacles import Obstacle, obstacle_for
from signer.motion.operations.turning import facing_answer
from signer.motion.posture.posture_solver import solve_candidate, solve_posture
from signer.motion.posture.solved_posture import elbow_height_of, hand_in_world

WORTH: Final = 1.0
"""By so much less discomfort a posture is worth an offer: one joint clearly awkward."""


class EasierPosture(NamedTuple):
    """A posture that shows nearly the same with less discomfort.

    Attributes:
        key: as it would become.
        gain: by how much less discomfort, by the measure.
        rise_rad: by how much the elbow would stand higher on its circle; negative: lower.
        tilt_rad: by how much palm or fingers would be turned.
    """

    key: Key
    gain: float
    rise_rad: float
    tilt_rad: float


@per_character(maxsize=32)  # looked for whenever a hand rests on a key, and the same as at the last time
def easier_posture(character: Character, sign: Sign, role: HandRole, key: Key) -> EasierPosture | None:
    """Look for an easier posture of a key; None where none is worth an offer.

    A hand that meets the other one at a point, that the other one follows or that has a second contact is
    left alone: its posture is not its own affair.
    """
    obstacle = obstacle_for(character, sign, role, key)
    if key.second is not None or isinstance(key.placement, BothMeet) or obstacle.follower is not None:
        return None
    around = context_for(character, sign, role, key)
    search = as_shown(character, sign, role, key, obstacle)
    now = search.asked
    discomfort = search.discomfort(search.present(), 0)
    if discomfort < WORTH:
        return None
    answer = facing_answer(character, sign, role, key, palm=now.palm, fingers=now.fingers)
    gain = discomfort - answer.discomfort
    if answer.key is key or not answer.is_clean or gain < WORTH:
        return None
    before, after = (elbow_height_of(solve_posture(each, role, around)) for each in (key, answer.key))
    return EasierPosture(answer.key, gain, float(wrapped(after - before)), answer.off_rad)


def as_shown(
    character: Character, sign: Sign, role: HandRole, key: Key, obstacle: Obstacle | None = None
) -> FacingSearch:
    """Prepare a search for the directions that a key's hand shows, beside what is around it."""
    around = context_for(character, sign, role, key)
    obstacle = obstacle or obstacle_for(character, sign, role, key)
    solved = solve_candidate(to_wrist_angles(key, role, around), role, around)
    now = directions_of(solved.side, hand_in_world(solved))
    beside = Beside(
        obstacle.surroundings if obstacle.surroundings.moved else around.surroundings,
        None if obstacle.articulator is None else np.array(obstacle.articulator),
    )
    return FacingSearch(solved, Asked(now.palm, now.fingers), beside)
