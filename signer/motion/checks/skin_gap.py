"""Signed distance between the drawn skins of a hand and of what it touches, about their contact."""

from functools import lru_cache
from typing import Final

import numpy as np
import scipy

from body_model.arrays import AS_ONE, Array, Indices
from body_model.model import EYE, SKIN
from body_model.plain_types import Side
from body_model.rays import nearest_in_triangles
from body_model.regions import is_carried_by, triangles_of_parts
from body_model.skin import posed_cage
from signer.characters.character import Character, per_character
from signer.document.values import HandRole
from signer.motion.places.contact_target import is_off_skin
from signer.motion.places.touched_skin import touchable
from signer.motion.pose import HandPose, Pose

REACH_M: Final = 0.015
"""Skin this near to the place of the contact, m, is looked at: about a fingertip to each side. It is held
against skin twice as near. With half of it 4 of 12 gaps are wider by up to 7 mm."""
_NEAREST: Final = 8
"""Triangles whose middles are nearest to a point: the nearest triangle is among them, as they are about
equally large. Half or double change none of 12 gaps; half takes 0.9 of the time."""
_FINE_M: Final = 0.0006
"""Spacing of the points between corners, m: half or double change gaps by less than 0.1 mm. Triangles whose
corners are farther off than the nearest one by twice as much are not looked at between them."""


def skin_gap_m(pose: Pose, role: HandRole) -> float | None:
    """Measure how far, m, the skin of a hand is from the skin it is to touch, negative where they overlap.

    Returns:
        The least signed distance of skin within 15 mm of the site, or of the middle between two hands that
        meet; None for an articulator that is a point of the skin, and while nothing is to be touched or the
        hand is nowhere near.
    """
    return skin_gaps(pose).get(role)


@lru_cache(maxsize=8)
def skin_gaps(pose: Pose) -> dict[HandRole, float]:
    """Measure, with a cache, the hands of a pose that touch with skin around an articulator."""
    touching = {role: hand for role, hand in pose.hands.items() if _touches_with_skin(hand)}
    if not touching:
        return {}
    body = pose.character.body
    drawn = np.asarray(body.subdivision @ posed_cage(body, pose.matrices, pose.face_weights))
    between = np.mean([hand.articulator for hand in pose.hands.values()], axis=0)
    found = {
        role: _gap(pose.character, drawn, hand.side, between if hand.site is None else hand.site)
        for role, hand in touching.items()
    }
    return {role: gap for role, gap in found.items() if np.isfinite(gap)}


def _touches_with_skin(hand: HandPose) -> bool:
    """Return whether a hand touches with skin around an articulator that lies off the skin."""
    articulator = None if hand.goal is None else hand.goal.articulator
    return hand.touching and articulator is not None and is_off_skin(articulator)


def _gap(character: Character, drawn: Array, side: Side, at: Array) -> float:
    """Return the least signed distance, m, of a hand on a surface (M, 3) m near a place, if any."""
    near = np.square(drawn - at).sum(axis=1) < (2.0 * REACH_M) ** 2
    own, other = (drawn[skin[near[skin].any(axis=1)]] for skin in _skins(character, side))
    if not len(own) or not len(other):
        return np.inf
    return min(_least(own, other, at), _least(other, own, at))


def _least(one: Array, other: Array, at: Array) -> float:
    """Return the least signed distance, m, of triangles (n, 3, 3) m to (k, 3, 3) m near a place, if any."""
    tree, near = (
        scipy.spatial.cKDTree(other.mean(axis=1)),
        one[(np.square(one - at).sum(axis=-1) < REACH_M**2).any(axis=-1)],
    )
    if not len(near):
        return np.inf
    corners, which = np.unique(near.reshape(-1, 3), axis=0, return_inverse=True)
    away = _signed(corners, other, tree)
    close = near[away[which.reshape(-1, 3)].min(axis=1) < away.min() + 2.0 * _FINE_M]
    fine = np.concatenate([corners, *(_spread(triangle) for triangle in close)])
    fine = fine[np.square(fine - at).sum(axis=1) < REACH_M**2]
    return float(_signed(fine, other, tree).min()) if len(fine) else np.inf


def _spread(triangle: Array) -> Array:
    """(p, 3) m, points of a triangle (3, 3) m, evenly apart."""
    longest = np.sqrt(np.square(triangle - np.roll(triangle, 1, axis=0)).sum(axis=1).max())
    shares = np.linspace(0.0, 1.0, 2 + int(longest / _FINE_M))
    u, v = (part.ravel() for part in np.meshgrid(shares, shares))
    inside = u + v <= 1.0 + 1e-9
    return np.asarray(np.stack([1.0 - u - v, u, v], axis=1)[inside] @ triangle)


def _signed(points: Array, triangles: Array, tree: scipy.spatial.cKDTree) -> Array:
    """(p,) m from points (p, 3) m to triangles (k, 3, 3) m, negative behind them."""
    count = min(_NEAREST, len(triangles))
    near = tree.query(points, k=count)[1].reshape(len(points), count)
    corners = triangles[near.ravel()]
    barycentric = nearest_in_triangles(corners, np.repeat(points, count, axis=0))
    apart = points[:, None] - np.einsum("nk,nki->ni", barycentric, corners).reshape(len(points), count, 3)
    away = np.sqrt(np.square(apart).sum(axis=-1))
    least = away.min(axis=1)
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]).reshape(
        len(points), count, 3
    )
    normals /= np.maximum(np.sqrt(np.square(normals).sum(axis=-1, keepdims=True)), 1e-30)
    # triangles that meet at the nearest point: their mean normal says which side it is seen from
    normal = (normals * (away <= least[:, None] + AS_ONE)[..., None]).sum(axis=1)
    outside = (apart[np.arange(len(points)), away.argmin(axis=1)] * normal).sum(axis=1) >= 0.0
    return np.asarray(np.where(outside, least, -least))


@per_character(maxsize=2)
def _skins(character: Character, side: Side) -> tuple[Indices, Indices]:
    """Triangles (t, 3) of a hand, and of all skin and eyes but for its own forearm and hand."""
    body, rig = character.body, character.rigs[side]
    hand = is_carried_by(body, [*rig.hand_bones.tolist(), int(rig.bones[-1])])
    skin = body.triangles[triangles_of_parts(body, SKIN, EYE)]
    return skin[hand[skin].all(axis=1)], touchable(character, side)
