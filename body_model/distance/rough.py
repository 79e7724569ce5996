"""Rough depth of hands and forearms, for searches of thousands of postures, most of them hopeless.

Middles of a limb's patches are held against lattices of head and trunk, and against points of shoulders and
the other arm, for what moves with the arms but stays about where it is; balls inscribed in both arms say how
deep these are in each other. What is hopeful is to be measured.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import scipy

from body_model.arrays import Array, Array32, Indices, Mask
from body_model.distance.nearest import normals_of
from body_model.distance.obstacles import Obstacles
from body_model.distance.parts import BUNDLE, FAR, LIMB, POINTS, SIDES, Part, part_of_bone
from body_model.distance.skin import posed_skin
from body_model.kept import per_owner
from body_model.model import Body
from body_model.surface_point import rest_surface

_MOVES_M: Final = np.float32(0.018)
"""Most by which skin that the arms carry may have moved on, m: shoulders, as arms are raised."""
_LOOKED_M: Final = 0.03
"""Most distance at which the nearest skin is looked for, m: nothing is deeper under the skin of an arm."""
_SPACING_M: Final = 0.013
"""About so far one ball is from the next along a bone: balls of fingers overlap by half."""
_STEPS_M: Final = np.linspace(0.001, 0.0, 25, endpoint=False)
"""Steps, m, by which a centre is moved: half as long ones change radii by up to 2.7 mm, twice as long ones
by 0.8."""


SHOULDER_ONLY: Final = (Part.SHOULDER,)
"""Parts of a side that any hand may be in."""
WITH_ARM: Final = (*SHOULDER_ONLY, Part.UPPER_ARM, *LIMB)
"""Parts of a side that the other side's hand may be in."""


class Middles(NamedTuple):
    """The middles of a limb's m patches in n poses.

    Attributes:
        places: (n, m, 3) m, where they are.
        heights: (n, m) m, how high they are roughly over the skin of head and trunk.
        parts: (m,) which part of the limb each patch is of.
        radii: (m,) m, how far its skin reaches from its middle.
    """

    places: Array32
    heights: Array32
    parts: Indices
    radii: Array32


def rough_middles(
    obstacles: Obstacles, matrices: Array, side: str, every: int = 1, face: Array | None = None
) -> Middles:
    """Return the middles of a limb's patches and their rough heights, for matrices (n, B, 3, 4).

    Args:
        obstacles: of the body that is posed.
        matrices: skinning matrices.
        side: whose forearm and hand.
        every: which of the patches, 1 for all: a look at each fourth one takes a fourth of the time and may
            miss a finger.
        face: (S,) or (n, S) weights of the face shapes; None at rest.
    """
    places, parts, radii = places_of_middles(obstacles, matrices, side, every)
    points = places.transpose(2, 0, 1)
    pose = np.repeat(np.arange(len(matrices)), len(parts))
    posed = obstacles.lattices.posed(matrices, face)
    heights = posed.roughly(pose, points.reshape(3, -1), _MOVES_M).reshape(points.shape[1:])
    return Middles(places, heights, parts, radii)


def places_of_middles(
    obstacles: Obstacles, matrices: Array, side: str, every: int = 1
) -> tuple[Array32, Indices, Array32]:
    """Return places, parts and radii of `rough_middles` where nobody asks for heights."""
    limb = _limb(obstacles, side, every)
    columns = matrices[:, limb.bones].transpose(2, 0, 1, 3).astype(np.float32)  # (3, n, b, 4)
    points: Array32 = columns.reshape(3, len(matrices), limb.rows.shape[1]) @ limb.rows.T  # (3, n, m)
    return points.transpose(1, 2, 0), limb.parts, limb.radii


class _Limb(NamedTuple):
    """The bones (b,) that carry a limb, rows (m, b * 4), parts and radii (m,) of its patches.

    The rows give their middles from the bones' matrices.
    """

    bones: Indices
    rows: Array32
    parts: Indices
    radii: Array32


@per_owner
def _limb(obstacles: Obstacles, side: str, every: int = 1) -> _Limb:
    skin = obstacles.skin
    own = _bundles(obstacles, side, LIMB)
    bundle, patch = (each[::every] for each in np.nonzero(skin.patch_radius_m[own] > 0.0))
    bones = np.unique(skin.bones[own])
    rows = np.zeros((len(bundle), len(bones), 4), np.float32)
    each = np.arange(len(bundle))[:, None]
    carried = np.searchsorted(bones, skin.bones[own[bundle]])
    np.add.at(rows, (each, carried), skin.patch_rows[own[bundle], patch].reshape(len(bundle), -1, 4))
    return _Limb(
        bones, rows.reshape(len(bundle), -1), skin.part[own[bundle]], skin.patch_radius_m[own[bundle], patch]
    )


def _bundles(obstacles: Obstacles, side: str, parts: Iterable[Part]) -> Indices:
    """Return the bundles of some parts of a side."""
    skin = obstacles.skin
    return np.flatnonzero((skin.side == SIDES.index(side)) & np.isin(skin.part, tuple(parts)))


@dataclass(frozen=True, slots=True, eq=False)
class RoughSkin:
    """Points of skin in one posture.

    Attributes:
        tree: of the points.
        normals: (k, 3) outward.
        on_palm: (k,) which are of a palm.
        boxes: (b, 2, 3) m, low and high corners of what each part of them takes up: outside of all of them
            nothing is in any.
    """

    tree: scipy.spatial.cKDTree
    normals: Array32
    on_palm: Mask
    boxes: Array32

    def heights(self, places: Array32) -> tuple[Array32, Mask]:
        """(n, m) m, how high places (n, m, 3) are over the nearest point, far where that is far.

        And whether it is of a palm.
        """
        points = places.transpose(2, 0, 1).reshape(3, -1)
        heights, on_palm = np.full(points.shape[1], FAR), np.zeros(points.shape[1], np.bool_)
        rows = _in_any(self.boxes, points)
        if len(rows):
            near = points[:, rows].T
            away, nearest = self.tree.query(near, distance_upper_bound=_LOOKED_M)
            is_near = np.isfinite(away)
            rows, nearest = rows[is_near], np.asarray(nearest)[is_near]
            way = near[is_near] - self.tree.data[nearest]
            heights[rows], on_palm[rows] = (way * self.normals[nearest]).sum(axis=1), self.on_palm[nearest]
        return heights.reshape(places.shape[:2]), on_palm.reshape(places.shape[:2])


def rough_skin(
    obstacles: Obstacles, matrices: Array, side: str, parts: Iterable[Part] = SHOULDER_ONLY
) -> RoughSkin:
    """The points of some parts of a side, posed by matrices (B, 3, 4)."""
    skin, chosen = obstacles.skin, _bundles(obstacles, side, parts)
    posed = posed_skin(skin, matrices[None].astype(np.float32), np.zeros(len(chosen), np.intp), chosen)
    patch, point = np.nonzero(skin.vertices[chosen].reshape(-1, POINTS) >= 0)
    points, part = posed.points[:, point, patch].T, skin.part[chosen[patch // BUNDLE]]
    own = (points[part == each] for each in np.unique(part))
    return RoughSkin(
        scipy.spatial.cKDTree(points, balanced_tree=False),
        normals_of(skin, posed, patch, point)[1].T,
        part == Part.PALM,
        np.array([(some.min(axis=0), some.max(axis=0)) for some in own]),
    )


def _in_any(boxes: Array32, points: Array32) -> Indices:
    """Return which points (3, k) are within any box."""
    whole = boxes[:, 0].min(axis=0), boxes[:, 1].max(axis=0)
    rows = np.flatnonzero(_in_box(*whole, points))
    within, near = np.zeros(len(rows), np.bool_), points[:, rows]
    for low, high in boxes:
        within |= _in_box(low, high, near)
    return rows[within]


def _in_box(low: Array32, high: Array32, points: Array32) -> Mask:
    """(k,) whether points (3, k) are within a box from one corner (3,) to the other."""
    inside: Mask = (points[0] >= low[0]) & (points[0] <= high[0])
    for axis in (1, 2):
        inside &= (points[axis] >= low[axis]) & (points[axis] <= high[axis])
    return inside


class Balls(NamedTuple):
    """Balls (k,) in a forearm and hand.

    The bones that carry them, their centres (k, 3) m on the model at rest, and their radii (k,) m.
    """

    bones: Indices
    centres: Array
    radii: Array32

    def posed(self, matrices: Array) -> Array32:
        """(..., k, 3) m, the centres on bodies posed by skinning matrices (..., B, 3, 4)."""
        carried = matrices[..., self.bones, :, :]
        turned = (carried[..., :3] @ self.centres[:, :, None])[..., 0]
        return np.asarray(turned + carried[..., 3], np.float32)


@per_owner
def balls_of(body: Body, obstacles: Obstacles, side: str) -> Balls:
    """Return the balls of a side: along each bone, as large as the skin around lets them be."""
    vertices = np.unique(obstacles.skin.vertices[_bundles(obstacles, side, LIMB)])
    points = rest_surface(body).positions[vertices[vertices >= 0]]
    tree, ending = scipy.spatial.cKDTree(points), "." + side[0].upper()
    own = [
        bone
        for bone in np.flatnonzero(np.isin(part_of_bone(body), LIMB)).tolist()
        if body.bone_names[bone].endswith(ending)
    ]
    along = body.tails[own] - body.heads[own]
    lengths = np.linalg.norm(along, axis=1, keepdims=True)
    counts = np.maximum(np.round(lengths[:, 0] / _SPACING_M), 2.0).astype(np.intp)
    share = np.concatenate([(np.arange(count) + 0.5) / count for count in counts])[:, None]
    bones = np.repeat(own, counts)
    axes, found = np.repeat(along / lengths, counts, axis=0), body.heads[bones]
    found = found + share * np.repeat(along, counts, axis=0)
    for step in _STEPS_M:  # away from the nearest skin
        outwards = found - points[tree.query(found)[1]]
        outwards -= (outwards * axes).sum(axis=1, keepdims=True) * axes
        found = found + step * outwards / np.maximum(np.linalg.norm(outwards, axis=1, keepdims=True), 1e-9)
    radii = np.asarray(tree.query(found)[0])
    return Balls(bones, found, radii.astype(np.float32))


def deepest_m(first: Array32, second: Array32, reaches: Array32) -> Array32:
    """(n,) m, how much nearer than their reach (k, l) balls about (n, k, 3) and (n, l, 3) m come.

    The reach of two balls is the sum of their radii, less what of their overlap is not to count.
    """
    apart = first @ np.swapaxes(-2.0 * second, 1, 2)
    apart += np.einsum("nki,nki->nk", first, first)[:, :, None]
    apart += np.einsum("nki,nki->nk", second, second)[:, None]
    np.sqrt(np.maximum(apart, 0.0, out=apart), out=apart)
    np.subtract(reaches, apart, out=apart)
    return np.asarray(apart.max(axis=(1, 2)))
