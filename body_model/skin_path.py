"""Ways along the drawn surface.

Broken lines whose every piece stays inside one triangle, so that they lie on it in every pose.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import scipy

from body_model.arrays import AS_ONE, Array, Indices
from body_model.kept import per_owner
from body_model.model import SKIN, Body
from body_model.posed_patch import EVENED_TO_M
from body_model.regions import triangles_of_parts
from body_model.skin import carried, face_basis
from body_model.skin_walk import Corners, Mesh, drape, mesh_of, section
from body_model.surface_point import Attachment, FaceMoves, SurfacePoint, attach, on_triangle, rest_surface

_TURNS_RAD: Final = tuple(np.radians((0.0, 15.0, -15.0, 30.0, -30.0, 50.0, -50.0, 75.0, -75.0)))
"""Angles tried in turn for the plane of a section, about the line between both ends, until the section leads
from one to the other."""
_EVEN_M: Final = 0.03
"""Distance to either side of a point of a way over which normals are averaged, m: nose and lips do not turn
what slides over them. Half and double change entries of hands' matrices by 0.003 at most."""
_WIDEST_M: Final = 0.002
"""Half the stretch at most, m, over which places of a way are averaged, so that it goes round the edges of
triangles, so little that skin that bends is met, too."""
_WIDTHS: Final = 24
"""Widths up to that which are tried. Half moves hands by 1e-6 m, double by less and takes a half longer."""
WIDER: Final = 0.125
"""By how much wider that stretch may be, half of it, for each metre further along. Half and
double move hands by less than 0.1 mm."""
_GAP_M: Final = 0.005
_INSIDE_M: Final = 0.020
"""A way that comes back as near as this after at least so long has gone into the mouth: it goes over the lips
instead. Half and double of the distance lead ways into the mouth or round it otherwise, of the length change
nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class SkinPath:
    """A way along the skin through K corners.

    Attributes:
        knots: (K,) from 0 to 1, ascending: which share of the way each corner is at.
        bones: (b,) that carry it.
        q: (K, b, 4) of each corner, as those of an Attachment.
        normals: (K, 3) of the surface at rest.
        evened: (K,) from 0 to 1, half of the stretch about each corner over which places are averaged.
        length_m: at rest.
        ends: the triangles in which it begins and ends: the three vertices of each, and their shares.
        shapes: (s,) the face shapes that move any corner, as places among the face weights.
        moved: (K, s, b, 3) m, what each does to each corner, as those of an Attachment.
    """

    knots: Array
    bones: Indices
    q: Array
    normals: Array
    evened: Array
    length_m: float
    ends: tuple[tuple[Indices, Array], tuple[Indices, Array]]
    shapes: Indices
    moved: Array

    @property
    def is_closed(self) -> bool:
        """Return whether it ends where it begins."""
        places = self.q[[0, -1], :, :3].sum(axis=1)
        return bool(np.abs(places[1] - places[0]).max() < AS_ONE)

    def at(self, way: Array, gone: Array | None = None) -> Attachment:
        """The points (n,) at shares of the way, as one attachment of many.

        Its ends are exactly on what is drawn in every pose; in between the way goes round the edges of
        triangles, at most `EVENED_TO_M` off them.

        Args:
            way: (n,) from 0 to 1.
            gone: (n,) how many ways it is to where the hand begins or ends on it; None where that is at its
                ends.
        """
        share = np.clip(np.asarray(way, np.float64), 0.0, 1.0)
        gone = self.gone(share, gone)
        mixed = self._mixed(share, gone)[:, None]  # one place by one: rounded as with any others
        q = (mixed @ self.q.reshape(len(self.q), -1)).reshape(len(mixed), *self.q.shape[1:])
        normal = self._normal_about(share, gone)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        moves = None
        if len(self.shapes):
            moved = (mixed @ self.moved.reshape(len(self.q), -1)).reshape(len(mixed), *self.moved.shape[1:])
            moves = FaceMoves(self.shapes, moved, None)
        return Attachment(self.bones, q, q[..., :3].sum(axis=-2), normal, moves)

    def gone(self, way: Array, rounds: Array | None = None) -> Array:
        """Return how many ways (n,) it is from shares (n,) of it to where the hand begins or ends on it.

        That is to an end of it, but of a closed way to what `rounds` (n,) tells if it is given.
        """
        return np.minimum(way, 1.0 - way) if rounds is None or not self.is_closed else rounds

    def _mixed(self, share: Array, gone: Array) -> Array:
        """(n, K) of which corners places (n,) consist: means over a stretch to either side of them."""
        wide = np.minimum(np.interp(share, self.knots, self.evened), WIDER * gone)
        mixed = np.zeros((len(share), len(self.knots)))
        rows = np.flatnonzero(wide > AS_ONE)
        if len(rows):
            mixed[rows] = _means(self.knots, share[rows], wide[rows], is_closed=self.is_closed)
        rows = np.flatnonzero(wide <= AS_ONE)
        piece = np.clip(np.searchsorted(self.knots, share[rows], side="right") - 1, 0, len(self.knots) - 2)
        start, end = self.knots[piece], self.knots[piece + 1]
        part = np.clip((share[rows] - start) / np.where(end > start, end - start, 1.0), 0.0, 1.0)
        mixed[rows, piece], mixed[rows, piece + 1] = 1.0 - part, part
        return np.asarray(mixed / mixed.sum(axis=1, keepdims=True))

    def _normal_about(self, share: Array, gone: Array) -> Array:
        """(n, 3) the mean normal some way to either side, where the hand begins and ends the skin's own.

        Nose and lips do not turn what slides over them to and fro.
        """
        wide = np.clip(gone, AS_ONE, max(min(_EVEN_M / self.length_m, 0.5), AS_ONE))
        return _means(self.knots, share, wide, is_closed=self.is_closed) @ self.normals


def section_path(body: Body, start: SurfacePoint, end: SurfacePoint) -> SkinPath | None:
    """The shorter way along the skin that a plane cuts through both points and their mean normal.

    None where none leads across.

    Where the plane leads nowhere it is turned about the line between the points, the least turn that helps.
    """
    first, last = attach(body, [(start, 1.0)]), attach(body, [(end, 1.0)])
    chord = last.rest - first.rest
    if np.linalg.norm(chord) < AS_ONE:
        return None
    chord = chord / np.linalg.norm(chord)
    upright = first.rest_normal + last.rest_normal
    upright = upright - (upright @ chord) * chord
    if np.linalg.norm(upright) < 1e-3:
        upright = np.cross(chord, np.eye(3)[int(np.argmin(np.abs(chord)))])
    upright /= np.linalg.norm(upright)
    for turn in _TURNS_RAD:
        within = np.cos(turn) * upright + np.sin(turn) * np.cross(chord, upright)
        corners = section(_skin(body), first.rest, last.rest, np.cross(chord, within))
        if corners is not None:
            return _path(body, start, corners, end)
    return None


def draped_path(body: Body, site: SurfacePoint, curve: Array) -> SkinPath | None:
    """A curve laid on the skin about a site as seen from straight above it.

    None where the skin folds under or ends.

    Args:
        body: the body at rest.
        site: about which it goes.
        curve: (M, 2) m, first to the right, second upwards of who looks onto the skin with the head up.
    """
    centre = attach(body, [(site, 1.0)])
    axes = upright_axes(centre.rest_normal)
    triangle = on_triangle(body, site).triangle
    corners = drape(_skin(body), triangle, (rest_surface(body).positions - centre.rest) @ axes.T, curve)
    return None if corners is None else _path(body, None, corners, None)


def upright_axes(normal: Array) -> Array:
    """(2, 3) unit: right and up of who looks straight onto skin with this outward normal."""
    up = np.array((0.0, 1.0, 0.0)) if abs(normal[1]) < 0.9 else np.array((0.0, 0.0, 1.0))
    right = np.cross(up, normal)
    right /= np.linalg.norm(right)
    return np.stack([right, np.cross(normal, right)])


def _path(body: Body, start: SurfacePoint | None, corners: Corners, end: SurfacePoint | None) -> SkinPath:
    """The path through corners, between two points of the surface if they are given."""
    vertices, shares, knots = corners
    ends = [(place, side) for place, side in ((start, 0), (end, 1)) if place is not None]
    for place, side in ends:
        triangle, barycentric = on_triangle(body, place)
        vertices = np.insert(vertices, 0 if side == 0 else len(vertices), body.triangles[triangle], axis=0)
        shares = np.insert(shares, 0 if side == 0 else len(shares), barycentric, axis=0)
    rows = np.repeat(np.arange(len(vertices)), 3)
    on_drawn = scipy.sparse.csr_matrix(
        (shares.ravel(), (rows, vertices.ravel())), shape=(len(vertices), body.subdivision.shape[0])
    )
    on_cage = (on_drawn @ body.subdivision).tocsr()
    dense = carried(body, on_cage)
    bones = np.flatnonzero((dense[..., 3] != 0.0).any(axis=0))
    q = dense[:, bones]
    normals = np.asarray(on_drawn @ rest_surface(body).normals)
    shapes, moved = _moved(body, on_cage, bones)
    if knots is None:
        kept = _outside(q[..., :3].sum(axis=1))
        q, normals, moved = q[kept], normals[kept], moved[kept]
    steps = np.linalg.norm(np.diff(q[..., :3].sum(axis=1), axis=0), axis=1)
    length = float(steps.sum())
    if knots is None:
        knots = np.concatenate([[0.0], np.cumsum(steps)]) / max(length, AS_ONE)
        knots[-1] = 1.0
    normals = normals / np.linalg.norm(normals, axis=-1, keepdims=True)
    return SkinPath(
        knots,
        bones.astype(np.intp),
        q,
        normals,
        _evened(knots, q[..., :3].sum(axis=1), length),
        length,
        ((vertices[0], shares[0]), (vertices[-1], shares[-1])),
        shapes,
        moved,
    )


def _evened(knots: Array, places: Array, length_m: float) -> Array:
    """(K,) half of the stretch about each corner over which places are averaged, as a share of the way.

    It is as long as it may be for the way to stay within `EVENED_TO_M` of its corners (K, 3) m.
    """
    is_closed = bool(np.abs(places[-1] - places[0]).max() < AS_ONE)
    widest = _WIDEST_M / max(length_m, _WIDEST_M)
    found, grows = np.zeros(len(knots)), np.arange(len(knots))
    for wide in widest * np.arange(1, _WIDTHS + 1) / _WIDTHS:
        share = knots[grows]
        room = np.full(len(share), wide) if is_closed else np.minimum(wide, np.minimum(share, 1.0 - share))
        means = _means(knots, share, np.maximum(room, AS_ONE), is_closed=is_closed) @ places
        grows = grows[np.linalg.norm(means - places[grows], axis=1) <= EVENED_TO_M]
        found[grows] = wide
    between = np.abs(knots[:, None] - knots)
    between = np.minimum(between, 1.0 - between) if is_closed else between
    return np.asarray((found + WIDER * between).min(axis=1))


def _means(knots: Array, share: Array, wide: Array, *, is_closed: bool) -> Array:
    """(n, K) of which corners the means so far (n,) to either side of shares (n,) of a way consist."""
    spans = np.diff(knots)
    before, after = np.append(0.0, spans), np.append(spans, 0.0)
    whole, row, corner = 0.5 * (before + after), np.arange(len(share)), np.arange(len(knots))

    def until(share: Array) -> Array:
        """Sum up all places from where the way begins; beyond an open one its ends stay."""
        rounds = np.floor(share) if is_closed else np.zeros(len(share))
        inside = np.clip(share - rounds, 0.0, 1.0)
        piece = np.clip(np.searchsorted(knots, inside, side="right") - 1, 0, len(spans) - 1)
        past = inside - knots[piece]
        bent = past * past / np.where(spans > 0.0, 2.0 * spans, 1.0)[piece]
        summed = whole * (corner < piece[:, None])
        if is_closed:
            summed += rounds[:, None] * whole
        summed[row, piece] += 0.5 * before[piece] + past - bent
        summed[row, piece + 1] += bent
        beyond = share - rounds - inside
        summed[:, 0] += np.minimum(beyond, 0.0)
        summed[:, -1] += np.maximum(beyond, 0.0)
        return np.asarray(summed)

    return np.asarray((until(share + wide) - until(share - wide)) / (2.0 * wide[:, None]))


def _moved(body: Body, on_cage: scipy.sparse.csr_matrix, bones: Indices) -> tuple[Indices, Array]:
    """The face shapes (s,) that move any of K points of the cage, and what they do to them on each bone.

    The latter is (K, s, b, 3) m.
    """
    vertices = np.flatnonzero(on_cage.getnnz(axis=0))
    shapes, moved = face_basis(body).of(vertices)
    if not len(shapes):
        return shapes, np.zeros((on_cage.shape[0], 0, len(bones), 3))
    weights = body.weights[vertices][:, bones].toarray()
    shares = on_cage[:, vertices].toarray()
    return shapes, np.einsum("kr,rb,src->ksbc", shares, weights, moved, optimize=True)


def _outside(points: Array) -> Indices:
    """Return the points (K, 3) of a path that are left when it does not enter the mouth, as indices.

    The mouth is entered between the lips.
    """
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    gaps = np.linalg.norm(points[:, None] - points, axis=-1)
    spared = np.where(
        (gaps < _GAP_M) & (along - along[:, None] > _INSIDE_M), along - along[:, None] - gaps, 0.0
    )
    if not spared.any():
        return np.arange(len(points))
    into, out = np.unravel_index(int(np.argmax(spared)), spared.shape)
    return np.concatenate([np.arange(into + 1), np.arange(out, len(points))])


@per_owner
def _skin(body: Body) -> Mesh:
    return mesh_of(rest_surface(body).positions, body.triangles, triangles_of_parts(body, SKIN))
