"""The body as one frozen record: bones, the cage that is skinned, and the one surface drawn from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Array32, Indices
from body_model.kept import Kept
from body_model.plain_types import Vector

if TYPE_CHECKING:
    import scipy.sparse as sp


class SurfacePart(IntEnum):
    """Part of the surface that a vertex of the chart is of, as `Body.parts` has it."""

    SKIN = 0
    EYE = auto()
    TEETH = auto()
    TONGUE = auto()
    LASH = auto()


SKIN, EYE, TEETH, TONGUE, LASH = SurfacePart

# The columns of `Body.materials`. Shirt and hair are distances to their borders in metres, positive inside;
# the others are shares from 0 to 1.
MATERIALS: Final = ("shirt", "hair", "lips", "nail", "mouth", "eye", "lash", "teeth", "tongue")


class ShapeDelta(NamedTuple):
    """Movement of the cage by one face shape at full strength: (k,) vertices, (k, 3) m."""

    vertices: Indices
    moved: Array32


class TurnShares(NamedTuple):
    """Shares of turns that the bones of a limb take, by eye on our own mesh unless told otherwise.

    Attributes:
        upper_arm: share of the upper arm's twist that its first bone takes. 0 to 0.35 look alike, all of it
            draws a hard crease across the front of the armpit.
        forearm: shares of the forearm's turn that its two bones take, elbow first. 0 and 0.55 leave a faint
            waist at the wrist of a turned hand, 0.33 and 0.80 show nothing better and turn the elbow's skin.
        metacarpals: share of a finger's base flexion that its metacarpal adds, index to pinky: the cupping of
            the palm.
        girdle: shares of the shoulder's rise by which clavicle and shoulder01 are turned in the world; that
            one carries this one.
    """

    upper_arm: float = 0.30
    forearm: tuple[float, float] = (0.20, 0.65)
    metacarpals: tuple[float, float, float, float] = (0.0, 0.0, 0.05, 0.10)
    girdle: tuple[float, float] = (1.0, 1.8)


class Look(NamedTuple):
    """Colours of the figure, linear red, green and blue from 0 to 1.

    Attributes:
        skin: of face, arms and backs of the hands.
        palm: of the palms, by which they are told from the backs.
        hair: of hair, brows and lashes.
        shirt: contrasts with the skin, so that hands before it are seen.
    """

    skin: Vector
    palm: Vector
    hair: Vector
    shirt: Vector


OUR_SHARES: Final = TurnShares()


@dataclass(frozen=True, slots=True, eq=False)
class Body:
    """The human model at rest: an A-pose in the signer's frame, metres.

    The chart are quads whose level-1 surface is touched, picked and, of our own mesh, drawn: its vertices are
    the C corners of the quads, then one for each edge, then one for each quad. It is the same on every body,
    so that a place told by quad is the same place. The cage is what weights and face shapes move. Our own
    mesh is a cage with the chart's quads, refined once (Catmull-Clark); on somebody else's, `subdivision`
    tells where on the faces of that mesh the points of the surface lie.

    Attributes:
        name: of the body, as `load_body` takes it.
        bone_names: B names, parents before children; sided ones end in ".L" or ".R".
        bone_index: name to index.
        parents: (B,) index of the parent, -1 for the root.
        heads: (B, 3) the joint at which a bone starts.
        tails: (B, 3) where it ends.
        frames: (B, 3, 3) columns X flexion axis, Y distal, Z palmar or forward, in world axes; orthonormal.
        mirror_bone: (B,) the bone on the other side, itself in the middle.
        cage: (N, 3) dressed rest positions: what is drawn.
        faces: (F, 4) corners of the cage's faces, counter-clockwise seen from outside; a triangle has its
            last corner twice. Of our own mesh they are the quads.
        bare_cage: (N, 3) the same without shirt, hair and the resting face: what patterns are painted on.
        quads: (Q, 4) corners of the chart's quads, counter-clockwise seen from outside.
        parts: (C,) SKIN, EYE, TEETH, TONGUE or LASH of the chart's vertices.
        mirror_vertex: (C,) the vertex of the chart on the other side.
        mirror_quad: (Q,) the quad on the other side; corner 0 mirrors to corner 0, corner 1 to corner 3.
        weights: (N, B) share of each bone in each vertex, at most a few a row, rows sum to 1.
        shapes: the face shapes by name, those of FACE_SHAPES in their order.
        landmarks: points of the rest body by name.
        topology_hash: changes when a surface point stored elsewhere would no longer mean the same place.
        subdivision: (M, N) from cage to level-1 surface.
        triangles: (T, 3) of the level-1 surface; quad q has triangles 8q to 8q + 7.
        materials: (M, 9) the fields named by MATERIALS.
        rest: (M, 3) level-1 positions of the bare cage, by which shaders find features of the face.
        turn_shares: how its bones share the turns of a limb.
        straight_as: body whose digits, when straight, stand as its own do; None for itself. Avatars in a
            T-pose rest with digits made straight, so that their bones do not tell how these lean.
        look: its colours; None for those that belong to its name.
        distances: file of what distances to it are measured by; None where it has none.
        kept: what was found for it; see `kept.per_owner`.
    """

    name: str
    bone_names: tuple[str, ...]
    bone_index: Mapping[str, int]
    parents: Indices
    heads: Array
    tails: Array
    frames: Array
    mirror_bone: Indices
    cage: Array
    bare_cage: Array
    faces: Indices
    quads: Indices
    parts: NDArray[np.uint8]
    mirror_vertex: Indices
    mirror_quad: Indices
    weights: sp.csr_matrix
    shapes: Mapping[str, ShapeDelta]
    landmarks: Mapping[str, Array]
    topology_hash: str
    subdivision: sp.csr_matrix
    triangles: Indices
    materials: Array32
    rest: Array32
    turn_shares: TurnShares = OUR_SHARES
    straight_as: Body | None = None
    look: Look | None = None
    distances: Path | None = None
    kept: Kept = field(init=False, repr=False, default_factory=dict)

    @property
    def shape_names(self) -> tuple[str, ...]:
        """The names of the face shapes, in the order of face weights."""
        return tuple(self.shapes)

    def bones(self, *names: str) -> Indices:
        """The indices of bones by name."""
        return np.array([self.bone_index[name] for name in names], np.intp)
