"""The hand of a key turned on its forearm, or to directions of palm and fingers; its contact stays.

Every function returns the key of a hand changed. Directions are as written,
for a right-handed signer.
"""

from dataclasses import replace
from typing import cast

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import AS_ONE, Array
from signer.document.tracks.hand import Key
from signer.document.values import Orientation
from signer.kinematics.orientation import DIRECTIONS, DirectionName
from signer.motion.operations.clearing import facing_with_second
from signer.motion.operations.elbows import described_like, to_wrist_angles, with_elbow_kept
from signer.motion.posture.wished_wrist import within_limits
from signer.motion.solving.directions import NEARLY, Asked, Leeway
from signer.motion.solving.facing_search import Answer, easiest_facing
from signer.motion.solving.hand_moment import HandMoment


def turned_wrist(at: HandMoment, orientation: Orientation, *, keep_elbow: bool = True) -> Key:
    """The hand turned on its forearm within the wrist's limits, told as before, its articulator staying."""
    changed = replace(to_wrist_angles(at), orientation=within_limits(orientation)[0])
    return described_like(at, with_elbow_kept(at, changed) if keep_elbow else changed)


def facing_answer(
    at: HandMoment,
    *,
    palm: DirectionName | ArrayLike | None = None,
    fingers: DirectionName | ArrayLike | None = None,
    anyway: bool = False,
    leeway: Leeway = NEARLY,
) -> Answer:
    """Turn palm, fingers or both to directions of the chest's frame by the easiest clean posture.

    What is not asked for is free: the elbow's height, the turn about a single direction. Where no posture
    keeps every limit, lies in nothing and has its elbow below the shoulder, the direction is met as nearly
    as one does, within the leeway; else the key stays as it is. A key keeps telling its hand in its own way.
    With `anyway` the directions are met as nearly as the joints do, clean or not.
    """
    goal = Asked(_direction(palm), _direction(fingers))
    both = None if goal.palm is None or goal.fingers is None else np.cross(goal.palm, goal.fingers)
    if both is not None and np.linalg.norm(both) < AS_ONE:
        goal = goal._replace(palm=None)  # a palm that is to face along the fingers counts for nothing
    local = at.with_key(to_wrist_angles(at))
    search = easiest_facing if at.key.second is None else facing_with_second
    found = search(local, goal, anyway=anyway, leeway=leeway)
    return found._replace(key=at.key if found.key is local.key else described_like(at, found.key))


def _direction(wish: DirectionName | ArrayLike | None) -> Array | None:
    if wish is None:
        return None
    if isinstance(wish, str):
        return DIRECTIONS[cast(DirectionName, wish)]
    return np.asarray(wish, np.float64)
