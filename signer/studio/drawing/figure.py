"""Figures to draw: the posed body, the body at rest for the pickers, one hand for its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np

from body_model.arrays import Array, Array32, Indices
from body_model.model import SKIN
from body_model.plain_types import Side
from body_model.rays import first_hit
from body_model.regions import below, touchable_triangles, triangles_of
from body_model.skin import Surface, skin_matrices, surface
from body_model.surface_point import SurfacePoint, attach, point_of_triangle
from handshapes import catalogue
from handshapes.joints import with_joints
from signer.characters.character import Character, per_body, per_character
from signer.characters.fingers import finger_angles
from signer.document.values import HandForm
from signer.kinematics.hand import finger_rotations, hand_bones
from signer.kinematics.sides import bone_suffix
from signer.kinematics.skeleton import world_pose
from signer.studio.drawing.camera import Ray
from signer.studio.drawing.mesh import Part, limbs_of
from sites.catalogue import OWN_ARM_LIMIT

if TYPE_CHECKING:
    from signer.motion.pose import Pose

Shares = Sequence[tuple[SurfacePoint, float]]

LONGEST_EDGE_M: Final = 0.05
"""No triangle of the drawn surface is longer in any pose, so a line of sight farther from its corners misses
it."""


@dataclass(frozen=True, eq=False)
class Figure:
    """A posed surface, ready to be drawn, and the matrices that posed it.

    Attributes:
        character: whose surface it is.
        matrices: (B, 3, 4) skinning matrices.
        positions, normals: (M, 3) m and unit, of the surface that is touched.
        part: what of it is drawn.
        face: (S,) weights of the face shapes; None for a neutral face.
    """

    character: Character
    matrices: Array
    positions: Array32
    normals: Array32
    part: Part = "all"
    face: Array | None = None

    @cached_property
    def drawn(self) -> Surface:
        """The surface that is drawn: positions and normals of the vertices of `character_mesh`."""
        if self.character.drawn is None:
            return Surface(self.positions, self.normals)
        return surface(self.character.drawn.body, self.matrices, self.face)

    def skin_under(self, ray: Ray, *, without: Side | None = None) -> SurfacePoint | None:
        """The point of skin or clothes that a line of sight meets first.

        None where it meets something else, or nothing.

        Args:
            ray: the line of sight.
            without: the arm that is looked through, shoulder to fingertips.
        """
        body, chosen = self.character.body, _pickable(self.character, self.part, without)
        positions = self.positions.astype(np.float64)
        away = positions - ray.origin
        near = np.linalg.norm(away - (away @ ray.direction)[:, None] * ray.direction, axis=1) < LONGEST_EDGE_M
        chosen = chosen[near[body.triangles[chosen]].any(axis=1)]
        hit = first_hit(positions, body.triangles[chosen], ray.origin, ray.direction)
        if hit is None:
            return None
        point = point_of_triangle(body, int(chosen[hit.triangle]), hit.barycentric)
        return point if body.parts[body.quads[point.quad, 0]] == SKIN else None

    def point(self, shares: Shares) -> tuple[Array, Array]:
        """Return a point of the skin (or a mean of several), (3,) m, and its outward normal, (3,)."""
        attachment = attach(self.character.body, shares)
        return attachment.position(self.matrices), attachment.normal(self.matrices)


@per_body(maxsize=16)
def _pickable(character: Character, part: Part, without: Side | None) -> Indices:
    """The triangles that a line of sight may meet."""
    body = character.body
    chosen = touchable_triangles(body)
    if part != "all":
        drawn = np.zeros(len(body.rest), np.bool_)
        drawn[np.unique(limbs_of(character)[part])] = True
        chosen = chosen[drawn[body.triangles[chosen]].all(axis=1)]
    if without is None:
        return chosen
    arm = triangles_of(body, below(body, f"upperarm01.{'R' if without == 'right' else 'L'}"), OWN_ARM_LIMIT)
    return np.setdiff1d(chosen, arm, assume_unique=True)


def figure_of(character: Character, matrices: Array, face_weights: Array | None = None) -> Figure:
    """The whole body in a pose, with weights (S,) of the face shapes; a neutral face without."""
    body = character.body
    drawn = surface(body, matrices, face_weights)
    return Figure(character, matrices, drawn.positions, drawn.normals, face=face_weights)


def pose_figure(pose: Pose) -> Figure:
    """The whole signer of a pose: body and face."""
    return figure_of(pose.character, pose.matrices, pose.face_weights)


@per_character(maxsize=1)
def resting_figure(character: Character) -> Figure:
    """The body as it stands in its data, arms a little away: nothing hides the places on it."""
    body = character.body
    count = len(body.bone_names)
    return figure_of(character, skin_matrices(body, np.broadcast_to(np.eye(3), (count, 3, 3)), body.heads))


def hand_figure(character: Character, handshape: str | HandForm, side: Side) -> Figure:
    """One hand upright, its palm to the viewer: fingers along +y, palm along +z, wrist at the origin.

    Raises:
        LookupError: no such handshape, or no such joint.
    """
    return _limb_figure(character, _form(handshape), side, "right hand" if side == "right" else "left hand")


def arm_figure(character: Character, handshape: str | HandForm, side: Side) -> Figure:
    """Return one arm from the shoulder to the fingertips, the hand upright as in `hand_figure`.

    Its elbow is a little bent.

    Raises:
        LookupError: no such handshape, or no such joint.
    """
    return _limb_figure(character, _form(handshape), side, "right arm" if side == "right" else "left arm")


def _form(handshape: str | HandForm) -> HandForm:
    return HandForm(handshape) if isinstance(handshape, str) else handshape


@per_character(maxsize=8)
def _limb_figure(character: Character, form: HandForm, side: Side, part: Part) -> Figure:
    body = character.body
    wrist = body.bone_index[f"wrist{bone_suffix(side)}"]
    local = np.broadcast_to(np.eye(3), (len(body.bone_names), 3, 3)).copy()
    local[0] = body.frames[wrist].T
    shape = with_joints(catalogue.find(form.handshape), form.joints)
    local[list(hand_bones(body, side))] = finger_rotations(body, side, finger_angles(character, shape))
    posed = world_pose(body, local)
    matrices = skin_matrices(body, posed.rotations, posed.positions - posed.positions[wrist])
    drawn = surface(body, matrices)
    return Figure(character, matrices, drawn.positions, drawn.normals, part)
