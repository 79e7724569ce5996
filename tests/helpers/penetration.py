"""Penetration of the dominant arm's forearm and hand into the rest of the drawn body.

It is what the eye would catch.
"""

from functools import cache

import numpy as np
from scipy.spatial import cKDTree

from body_model.load import load_body
from body_model.model import SKIN
from body_model.regions import points_of_parts
from body_model.skin import surface
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.kinematics.rig import arm_rig
from signer.motion.checks.penetrating_transitions import Passage, passages_in
from signer.motion.pose import Pose
from signer.motion.posing import clip
from signer.motion.posture.penetration import insides


def depth_mm(pose: Pose) -> float:
    """The deepest vertex, by the nearest vertex of the rest and the normal there."""
    drawn = surface(load_body(), pose.matrices)
    hand, rest = _parts()
    positions, normals = drawn.positions.astype(np.float64), drawn.normals.astype(np.float64)
    away, nearest = cKDTree(positions[rest]).query(positions[hand], distance_upper_bound=0.05)
    close = np.isfinite(away)
    other = rest[nearest[close]]
    height = ((positions[hand[close]] - positions[other]) * normals[other]).sum(axis=-1)
    return float(-1000.0 * height.min(initial=0.0))


@cache
def _parts() -> tuple[np.ndarray, np.ndarray]:
    """Vertices of forearm and hand, and of the body without the arm, eyes and mouth."""
    body, rig = load_body(), arm_rig(load_body(), "right")
    shares = body.subdivision @ body.weights
    hand = np.asarray(shares[:, np.concatenate([rig.hand_bones, rig.bones[4:]])].sum(axis=1)).ravel()
    arm = np.asarray(shares[:, np.concatenate([rig.hand_bones, rig.bones])].sum(axis=1)).ravel()
    inner = ~points_of_parts(body, SKIN)
    return np.flatnonzero(hand > 0.95), np.flatnonzero((arm < 0.3) & ~inner)


def passages(character: Character, sign: Sign) -> tuple[Passage, ...]:
    """Find all passages of a sign through the body that are deeper than the holds beside them."""
    frames = clip(sign, character=character)
    return tuple(one for role, inside in insides(frames).items() for one in passages_in(frames, role, inside))
