"""Brute-force depth of forearms and hands in the drawn body: every vertex against every triangle.

Slow and plain, and it shares nothing with what it is the measure of: sides by counting crossings of rays,
depths by the nearest point of the nearest triangles.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.load import load_body
from body_model.model import EYE, SKIN
from body_model.rays import nearest_in_triangles
from body_model.regions import triangles_of_parts
from body_model.skin import posed_cage
from signer.avatars.solid import open_loops

Flags = NDArray[np.bool_]
Surface = tuple[Indices, tuple[Indices, ...]]
"""Triangles (t, 3) and the rims of their holes."""

SIDES: Final = ("right", "left")
LIMBS: Final = ("forearm", "hand")
_CELL_M: Final = 0.006
_NEAREST: Final = 48
_AT_ONCE: Final = 64
_AROUND_M: Final = 0.03
"""Skin farther than this from all that lies inside is not looked at: no arm is as thick."""
_BEFORE_M: Final = 0.0003
_MOUTH: Final = 0.5
_ASIDE_M: Final = (3.1e-7, 7.7e-7)


class Deepest(NamedTuple):
    """The deepest vertex of a limb: how deep it lies, m, where (3,), and its number.

    Zero where none lies in anything.
    """

    depth_m: float
    place: Array
    vertex: int


def deepest(matrices: Array, face: Array | None = None) -> dict[tuple[str, str], Deepest]:
    """For each side and limb of one pose (B, 3, 4), the vertex deepest in trunk, head and upper arms.

    Or in the other limb. The face has weights (S,) of its shapes, or rests.
    """
    body = load_body()
    positions = body.subdivision @ posed_cage(body, matrices, face)
    found = {}
    for side in SIDES:
        for limb in LIMBS:
            vertices = _vertices(side, limb)
            best = Deepest(0.0, np.zeros(3), -1)
            for solid, folds in ((_rest_of_body(side, limb), False), (_forearm_and_hand(side), True)):
                row, depth = _deepest_in(positions[vertices], positions, solid, folds=folds)
                if depth > best.depth_m:
                    best = Deepest(depth, positions[vertices[row]], int(vertices[row]))
            found[side, limb] = best
    return found


def _deepest_in(points: Array, positions: Array, solid: Surface, *, folds: bool) -> tuple[int, float]:
    """Find which of points (k, 3) lies deepest in a surface, and how deep, m.

    The holes of the surface are closed by fans over its rings.

    Where it folds into itself, as a hand does, depth is to the nearest skin that has open air before it: skin
    that lies inside the same surface is no way out.
    """
    skin, rings = solid
    corners = np.concatenate([positions[skin], *(_fan(positions[ring]) for ring in rings)])
    within = np.flatnonzero(_windings(points, corners) > 0)
    if not len(within):
        return 0, 0.0
    low, high = points[within].min(axis=0) - _AROUND_M, points[within].max(axis=0) + _AROUND_M
    here = corners[: len(skin)]
    here = here[((here[:, 0] > low) & (here[:, 0] < high)).all(axis=1)]
    if folds:
        here = here[_is_open(here, corners)]
    if not len(here):
        return int(within[0]), _AROUND_M
    tree = cKDTree(here.mean(axis=1))
    # to the middle of a triangle it is never nearer than to the triangle: the farthest first, until no other
    # can be deeper
    most = np.asarray(tree.query(points[within])[0])
    order: Indices = np.argsort(-most)
    best: tuple[int, float] = (0, 0.0)
    for rows in np.array_split(order, -(-len(order) // _AT_ONCE)):
        if most[rows[0]] <= best[1]:
            break
        _, near = tree.query(points[within[rows]], k=_NEAREST)
        near = np.minimum(near, len(here) - 1)
        repeated = np.repeat(points[within[rows]], _NEAREST, axis=0)
        there = here[near.ravel()]
        on = np.einsum("nk,nki->ni", nearest_in_triangles(there, repeated), there)
        depths = np.linalg.norm(on - repeated, axis=1).reshape(-1, _NEAREST).min(axis=1)
        row = int(depths.argmax())
        if depths[row] > best[1]:
            best = (int(within[rows[row]]), float(depths[row]))
    return best


def _fan(ring: Array) -> Array:
    """(r, 3, 3) corners of triangles over a rim (r, 3), facing as the skin around it does."""
    return np.stack([np.roll(ring, -1, axis=0), ring, np.broadcast_to(ring.mean(axis=0), ring.shape)], axis=1)


def _is_open(here: Array, corners: Array) -> Flags:
    """Return which triangles (t, 3, 3) of a closed surface have open air before them."""
    a, b, c = here[:, 0], here[:, 1], here[:, 2]
    normal = np.cross(b - a, c - a)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-30)
    return np.asarray(_windings((a + b + c) / 3.0 + _BEFORE_M * normal, corners) <= 0)


def _windings(points: Array, corners: Array) -> Indices:
    """Compute the winding number of a closed surface about each point.

    It comes from the crossings of the rays from below, found through a raster of cells.
    """
    low = points.min(axis=0)
    a, b, c = (corners[:, corner] - (*_ASIDE_M, 0.0) for corner in range(3))
    least, most = np.minimum(np.minimum(a, b), c), np.maximum(np.maximum(a, b), c)
    # a ray goes up from a point: what is below all of them or beside them is met by none
    may = np.flatnonzero((least[:, :2] <= points[:, :2].max(axis=0)).all(axis=1) & (most >= low).all(axis=1))
    a, b, c, least, most = a[may], b[may], c[may], least[may], most[may]
    cells = np.floor((points[:, :2] - low[:2]) / _CELL_M).astype(np.intp)
    wide, high = cells.max(axis=0) + 1
    first = np.floor((least[:, :2] - low[:2]) / _CELL_M).astype(np.intp)
    last = np.floor((most[:, :2] - low[:2]) / _CELL_M).astype(np.intp)
    meets = np.flatnonzero((first < (wide, high)).all(axis=1) & (last >= 0).all(axis=1))
    first, last = np.maximum(first[meets], 0), np.minimum(last[meets], (wide - 1, high - 1))
    spans = last - first + 1
    owners, at = [], []
    for i, j in np.argwhere(np.ones(spans.max(axis=0, initial=0), bool)).tolist():
        chosen = np.flatnonzero((spans[:, 0] > i) & (spans[:, 1] > j))
        owners.append(meets[chosen])
        at.append((first[chosen, 0] + i) * high + first[chosen, 1] + j)
    if not owners:
        return np.zeros(len(points), np.intp)
    owner, cell = np.concatenate(owners), np.concatenate(at)
    order = np.argsort(cell, kind="stable")
    owner, cell = owner[order], cell[order]
    own = cells[:, 0] * high + cells[:, 1]
    start, end = np.searchsorted(cell, own), np.searchsorted(cell, own, side="right")
    point = np.repeat(np.arange(len(points)), end - start)
    place = (
        np.arange(len(point))
        - np.repeat(np.cumsum(end - start) - (end - start), end - start)
        + np.repeat(start, end - start)
    )
    tri = owner[place]
    area = _cross(b[tri] - a[tri], c[tri] - a[tri])
    area = np.where(area == 0.0, np.inf, area)
    p = points[point]
    u, v = (_cross(x[tri] - p, y[tri] - p) / area for x, y in ((b, c), (c, a)))
    z = u * a[tri, 2] + v * b[tri, 2] + (1.0 - u - v) * c[tri, 2]
    crossed = (u >= 0.0) & (v >= 0.0) & (u + v <= 1.0) & np.isfinite(area) & (z > p[:, 2])
    return np.bincount(point[crossed], np.where(area[crossed] > 0.0, 1, -1), minlength=len(points)).astype(
        np.intp
    )


def _cross(a: Array, b: Array) -> Array:
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


# ---------------------------------------------------------------------------------------------------- parts
# of the body

_HAND: Final = ("wrist", "metacarpal", "finger")
_FOREARM: Final = ("lowerarm",)
_ARM: Final = ("upperarm", "shoulder01")


@cache
def _owner() -> NDArray[np.str_]:
    """The bone (M,) that carries most of each level-1 vertex."""
    body = load_body()
    return np.array(body.bone_names)[np.asarray((body.subdivision @ body.weights).argmax(axis=1)).ravel()]


def _carried_by(side: str, *starts: str) -> NDArray[np.bool_]:
    suffix = ".R" if side == "right" else ".L"
    return np.array([name.startswith(starts) and name.endswith(suffix) for name in _owner()])


@cache
def _vertices(side: str, limb: str) -> Indices:
    return np.flatnonzero(_carried_by(side, *(_HAND if limb == "hand" else _FOREARM)))


@cache
def _rest_of_body(side: str, limb: str) -> tuple[Indices, tuple[Indices, ...]]:
    """Trunk, head, eyes and upper arms without the limb and, for a forearm, the arm that it hangs on."""
    body = load_body()
    left_out = _carried_by(side, *_HAND, *_FOREARM, *(_ARM if limb == "forearm" else ()))
    left_out |= _carried_by("left" if side == "right" else "right", *_HAND, *_FOREARM)
    mouth = body.materials[:, 4] > _MOUTH
    skin = body.triangles[triangles_of_parts(body, SKIN)]
    skin = skin[~left_out[skin].any(axis=1) & (mouth[skin].mean(axis=1) <= _MOUTH)]
    return np.concatenate([skin, body.triangles[triangles_of_parts(body, EYE)]]), open_loops(skin)


@cache
def _forearm_and_hand(side: str) -> tuple[Indices, tuple[Indices, ...]]:
    """The other forearm and hand."""
    body = load_body()
    kept = _carried_by("left" if side == "right" else "right", *_HAND, *_FOREARM)
    skin = body.triangles[triangles_of_parts(body, SKIN)]
    skin = skin[kept[skin].all(axis=1)]
    return skin, open_loops(skin)
