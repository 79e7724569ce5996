"""Hands in their shapes, made once."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

import handshapes.catalogue as shapes
from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from body_model.rays import nearest_point
from body_model.regions import triangles_of
from body_model.skin import posed_cage
from body_model.surface_point import SurfacePoint, mirrored, on_surface, point_of_triangle
from handshapes.handshape import Handshape
from handshapes.joints import with_joints
from signer.characters.character import Character, per_character
from signer.characters.fingers import finger_angles
from signer.document.values import HandForm
from signer.kinematics.hand import finger_rotations
from signer.kinematics.rig import hand_matrices
from signer.motion.many import Many
from sites.site import Site


@dataclass(frozen=True, slots=True, eq=False)
class Hand(Many, angles=1, fingers=3, matrices=3):
    """Hand postures of one side: joint angles, bone rotations, and matrices with the wrist at rest.

    Joint angles are (..., 21) rad, the bones' turns (..., 19, 3, 3). The matrices are of these bones
    while the wrist is at rest.
    """

    angles: Array
    fingers: Array
    matrices: Array


def hand_of(character: Character, angles: Array, side: Side) -> Hand:
    """Hands with the finger angles (..., 21) rad."""
    fingers = finger_rotations(character.body, side, angles)
    return Hand(angles, fingers, hand_matrices(character.body, side, fingers))


@lru_cache(maxsize=256)
def shape_of(form: HandForm) -> Handshape:
    """The handshape of a form with its own joints; LookupError when the inventory knows it or a joint not."""
    return with_joints(shapes.find(form.handshape), form.joints)


@lru_cache(maxsize=256)
def points_shape(form: HandForm) -> Handshape:
    """The handshape of whose fingers the articulators of a form are made."""
    return shapes.find(form.points_of) if form.points_of else shape_of(form)


@per_character(maxsize=256)
def shaped_hand(character: Character, form: HandForm, side: Side) -> Hand:
    """The hand in a form."""
    return hand_of(character, finger_angles(character, shape_of(form)), side)


@per_character(maxsize=2)
def resting_hand(character: Character, side: Side) -> Hand:
    """The hand of an arm at rest."""
    return hand_of(character, character.resting.fingers_rad[side], side)


FLAT_HAND: Final = HandForm("b")
"""The shape that a hand is taken to be in where nothing is said about it."""
FACING: Final = 0.5
"""The cosine within which skin counts as facing a way."""


def is_shaped(site: Site) -> bool:
    """Return whether the place of a site depends on the shape of the hand that carries it."""
    return site.articulator is not None and shapes.find_articulator(site.articulator).kind == "derived"


def point_on_hand(character: Character, site: Site, side: Side, form: HandForm | None = None) -> SurfacePoint:
    """The point of the skin of a hand that a site on it is.

    A site that is the mean of points mostly lies off the skin: what can be touched there is the nearest skin
        that faces as
    these points face together.

    Args:
        character: whose body it is.
        site: a site whose carrier is a hand.
        side: of the hand that carries it.
        form: how that hand is shaped; without one it is flat.

    Raises:
        LookupError: the site is on no hand.
    """
    if site.articulator is None:
        raise LookupError(f"the site {site.id!r} lies on no hand")
    if not is_shaped(site):
        (point, _), *_ = shapes.articulator_points(site.articulator, side)
        return point
    point = _facing_point(character, site.articulator, form or FLAT_HAND)
    return point if side == "right" else mirrored(character.body, point)


@per_character(maxsize=1024)
def _facing_point(character: Character, articulator: str, form: HandForm) -> SurfacePoint:
    """Find the skin of the right hand, facing as an articulator's points do, nearest to their mean."""
    body = character.body
    parts = shapes.articulator_points(articulator, "right", points_shape(form))
    if len(parts) == 1:
        return parts[0][0]
    positions, chosen = drawn_hand(character, form, "right"), _triangles_of_hand(character)
    triangles = body.triangles[chosen]
    corners = positions[triangles]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    shares = np.array([share for _, share in parts])
    quads = np.array([point.quad for point, _ in parts])
    outward = shares @ np.stack([normals[chosen // 8 == quad].mean(axis=0) for quad in quads])
    mean = shares @ on_surface(body, [point for point, _ in parts], positions)
    facing = np.flatnonzero(normals @ (outward / np.linalg.norm(outward)) > FACING)
    hit = nearest_point(positions, triangles[facing], mean)
    return point_of_triangle(body, int(chosen[facing[hit.triangle]]), hit.barycentric)


@per_character(maxsize=16)
def drawn_hand(character: Character, form: HandForm, side: Side) -> Array:
    """(M, 3) m, the drawn surface with the hand of one side in that shape and all else at rest."""
    body = character.body
    return np.asarray(body.subdivision @ posed_cage(body, resting_beside(character, form, side)))


@per_character(maxsize=8)
def resting_beside(character: Character, form: HandForm, side: Side) -> Array:
    """(B, 3, 4) skinning matrices of the body at rest, the hand of a side in a shape."""
    matrices = np.tile(np.eye(3, 4), (len(character.body.bone_names), 1, 1))
    matrices[character.rigs[side].hand_bones] = shaped_hand(character, form, side).matrices
    return matrices


@per_character(maxsize=1)
def _triangles_of_hand(character: Character) -> Indices:
    """Triangles of the drawn surface that the right hand carries."""
    rig = character.rigs["right"]
    return triangles_of(character.body, [*rig.hand_bones, rig.bones[-1]])
