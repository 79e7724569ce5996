"""Skin about a place on posed bodies, and how far a hand must go until it just touches it.

A patch is a square grid of points seen along the normal of the place, carried as the skin there is.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import AS_ONE, STILL, TRACE, Array, Indices, Mask

if TYPE_CHECKING:
    import scipy.sparse as sp

    from body_model.surface_point import Attachment

SPACING_M: Final = 0.00125
"""Between two points of the grid: between them skin is within 0.03 mm of flat, also on a finger."""
REACH_M: Final = 0.040
"""Reach of a patch from its place, m: skin beyond counts as so much lower that hardly any hand gets
there."""
STEEPEST: Final = 1.5
"""Steepest fall of the skin: where it ends or folds under it goes on so, or a hand beside it would drop."""
HALF: Final = round(REACH_M / SPACING_M)
"""Points of the grid from the place to its edge."""
SIDE: Final = 2 * HALF + 1
"""Points of the grid to a side."""
EVENED_TO_M: Final = 5e-5
"""By how much a hand that slides is off the drawn skin at most, m, where it goes round the edges of its
triangles: half of what counts as touching. Half and double
move hands by 0.1 mm at most."""
_CORNERS: Final = np.array(((0,), (1,), (SIDE,), (SIDE + 1,)))
"""The corners of a cell of the grid, as points after its first one."""
_EVENED_AT: Final = np.array((-0.8, -0.4, 0.4, 0.8))
"""Places where it is tried besides, of half the stretch over which its way is evened."""
_AIMED_ON_FACE: Final = 4
"""Steps to the point of the skin that is truly above on a face that moves: what moves it also shifts skin
along itself. Other bent skin lies so little beside that one is enough."""


class _Flesh(NamedTuple):
    """Flesh about a place that is touched: it gives nothing beside it, then with the square of the way.

    Attributes:
        free_m: skin this near to a point that touches or is touched, m, about a fingertip, counts as it is.
            Half and double change entries of touching hands' matrices by up to 0.009 and 0.015.
        beside_m, beside_gives_m: so far from that place, m, it gives so much, m: skin counts as that much
            lower, and less nearer by.
        anywhere_m, anywhere_gives_m: from so far on, m, it gives so much, m, as it does anywhere.
    """

    free_m: float
    beside_m: float
    beside_gives_m: float
    anywhere_m: float
    anywhere_gives_m: float


FLESH: Final = _Flesh(
    free_m=0.012,
    beside_m=0.030,
    beside_gives_m=0.005,
    anywhere_m=0.016,
    anywhere_gives_m=0.003,
)

Rows = TypeVar("Rows", bound=NDArray[Any])


@dataclass(frozen=True, eq=False)
class TouchingPoints:
    """Points (m, 3) m of a body that may touch skin, and how deep each of them may lie in it, (m,) m.

    `evenly`: the skin that they touch gives no more far from the site than anywhere.
    """

    points: Array
    gives: Array
    evenly: bool = False


class PatchFace(NamedTuple):
    """Moves of a patch of skin by the face shapes.

    Attributes:
        site: the place on the resting face.
        shapes: (s,) those that move any of it, as places among the face weights.
        moved: (s, v, 3) m, what they do to the drawn vertices of the patch at rest.
        shares: (v, b) how much of each vertex the patch's bones carry.
        nodes: (N, v) of which vertices each point of the grid consists.
        is_seen: (N,) whether it consists of any; the others go with the place.
    """

    site: "Attachment"
    shapes: Indices
    moved: Array
    shares: Array
    nodes: "sp.csr_matrix"
    is_seen: Mask

    def of(self, face: Array, matrices: Array | None, bones: Indices) -> tuple[Array, Array]:
        """Return what faces (n, S) do to the place (n, 3) m, and how the grid goes on from it (n, N, 3) m.

        The bodies are posed by (n, B, 3, 4), or all as they rest; `bones` are the patch's own.
        """
        moved = np.tensordot(face[:, self.shapes], self.moved, 1)
        on_face = self.site.on_face(face)
        if matrices is None or not len(bones):
            shift = np.broadcast_to(on_face.rest - self.site.rest, (len(face), 3))
        else:
            turns = matrices[:, bones, :, :3] - np.eye(3)
            moved = moved + np.einsum("vb,nbij,nvj->nvi", self.shares, turns, moved, optimize=True)
            shift = np.asarray(on_face.position(matrices) - self.site.position(matrices))
        apart = np.stack([self.nodes @ vertices for vertices in moved]) - shift[:, None]
        return shift, np.where(self.is_seen[:, None], apart, 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class SkinPatch:
    """Skin about a place: a square grid of N points seen along its normal, carried as the skin there is.

    Attributes:
        bones: (b,) those that move it; all others stand still at all times.
        shares: (b,) how much of the place they carry.
        back: (b, 3, 4) from the pose in which it was looked at to rest.
        origin, axes: (3,) m and (3, 3), the place in that pose, and unit rows: two along the skin, and
            outward.
        seen: (N, 3) m, the points in that pose, from the place along the axes.
        points: (N, 3 + 4b) of each point what stands still of it, (3,) m, and for each bone its share of the
            rest position and, last, of the point.
        is_afloat: nothing of it stands still.
        is_stiff: it does not bend, but goes as one piece with what carries the place.
        face: what the face shapes do to it; None for nothing.
    """

    bones: Indices
    shares: Array
    back: Array
    origin: Array
    axes: Array
    seen: Array
    points: Array
    is_afloat: bool
    is_stiff: bool
    face: PatchFace | None = None

    def posed(self, matrices: Array | None, face: Array | None = None) -> "PosedPatch":
        """The patch on bodies posed by (n, B, 3, 4), or on one by (B, 3, 4); what stands still needs none.

        `face` are weights (n, S) or (S,) of the face shapes, None for the resting face.
        """
        bodies = None if matrices is None else matrices.reshape(-1, *matrices.shape[-3:])
        origin, frame, bent = self._on_bones(bodies)
        if face is None or self.face is None:
            return PosedPatch(self, origin, frame, bent)
        faces = face.reshape(-1, face.shape[-1])
        shift, apart = self.face.of(faces, bodies, self.bones)
        bent = (self.seen if bent is None else bent) + apart @ np.swapaxes(frame, -1, -2)
        moves = np.asarray(faces[:, self.face.shapes].any(axis=1))
        return PosedPatch(self, origin + shift, frame, bent, moves)

    def _on_bones(self, matrices: Array | None) -> tuple[Array, Array, Array | None]:
        """Return place (n, 3) m and frame (n, 3, 3), and the points (n, N, 3) m in it if they have bent."""
        if matrices is None or not len(self.bones):
            return self.origin[None], self.axes[None], None
        carried = matrices[:, self.bones]
        moved = carried[..., :3] @ self.back
        moved[..., 3] += carried[..., 3]
        mean = (self.shares @ moved.reshape(len(moved), -1, 12)).reshape(-1, 3, 4)
        mean = mean + (1.0 - self.shares.sum()) * STILL
        origin = (mean[..., :3] @ self.origin) + mean[..., 3]
        frame = _upright(self.axes @ np.swapaxes(mean[..., :3], -1, -2))
        if self.is_stiff or np.abs(moved - (moved[:, :1] if self.is_afloat else STILL)).max() < AS_ONE:
            return origin, frame, None
        into = np.swapaxes(frame, -1, -2)
        stacked = np.swapaxes(carried, -1, -2).reshape(len(carried), -1, 3)
        bent = self.points @ np.concatenate([into, stacked @ into], axis=1)
        bent -= origin[:, None] @ into
        return origin, frame, bent


@dataclass(frozen=True, eq=False)
class PosedPatch:
    """A patch on n posed bodies, or on one for all.

    Attributes:
        patch: as it was looked at.
        origin: (n, 3) m, the place.
        frame: (n, 3, 3) unit rows: two along the skin, and outward.
        bent: (n, N, 3) m, its points in that frame; None where they are as they were seen.
        moves: (n,) whether the face that it is on moves any of it, as eyes that look elsewhere may not; None
            for the resting face.
    """

    patch: SkinPatch
    origin: Array
    frame: Array
    bent: Array | None = None
    moves: Mask | None = None

    def most_along(
        self,
        body: TouchingPoints,
        turns: Array,
        shifts: Array,
        outward: Array,
        at: Array | None = None,
        ahead: Array | None = None,
    ) -> Array:
        """Return how far (n,) m bodies of points must go along a direction until they just touch the skin.

        Args:
            body: the points of the body that goes.
            turns: (n, 3, 3) how it is turned.
            shifts: (n, 3) m, where its own origin is.
            outward: (n, 3) unit, the direction; not far from the patch's own.
            at: (n, 3) m, the point of the skin that is touched, as the skin was looked at, by how far from
                which flesh gives; None for the place of the patch.
            ahead: (n, 3) m, of bodies that slide, half of the stretch over which their way is evened: by at
                most `EVENED_TO_M`.
        """
        # all of it in the patch's frame
        turned, shifted = self.frame @ turns, self._within(shifts - self.origin)
        outward = self._within(outward)
        aside = np.zeros((1, 3)) if at is None else (at - self.patch.origin) @ self.patch.axes.T
        slant = np.sqrt(np.square(outward - (0.0, 0.0, 1.0)).sum(axis=-1))
        is_straight = self.bent is None and slant.max() < AS_ONE
        aims = 0 if is_straight else 1 if self.moves is None else _AIMED_ON_FACE
        by_m = np.zeros(1) if ahead is None else _lengths(ahead)
        height = turned[:, 2] @ body.points.T + shifted[:, 2, None] + body.gives

        def gone(row: Indices, which: Indices) -> tuple[Array, Array]:
            # each point by itself, as all at once would be otherwise for one body in the last bit
            near = (_rows_of(turned, row) @ body.points[which][..., None])[..., 0] + _rows_of(shifted, row)
            above = self._above(near, outward, aside, row, aims, evenly=body.evenly)
            return above - body.gives[which], near

        # only what may touch the highest skin of all no later than the lowest point touches its own
        everyone, lowest = np.arange(len(height)), height.argmin(axis=1)
        highest = (self.patch.seen[None] if self.bent is None else self.bent)[..., 2].max(axis=1)
        gain = highest[:, None] - height
        # by rounding no body is left without a point; by the sine of the angle between its direction and
        # the patch's own a point gains at most twice how far it goes, and twice the reach if it is near
        slack = TRACE + 2.0 * STEEPEST * by_m.max()
        slack = slack + 2.0 * slant * np.maximum(gain[everyone, lowest], REACH_M)
        row, which = np.nonzero(gain >= (gone(everyone, lowest)[0] - slack)[:, None])
        found, near = gone(row, which)
        most = np.maximum.reduceat(found, _starts_of(row))
        if ahead is None:
            return most
        first = np.flatnonzero(found >= most[row] - 2.0 * STEEPEST * by_m[row])
        row = row[first]
        tries = near[first] + _EVENED_AT[:, None, None] * self._within(ahead)[row]
        several = np.tile(row, len(tries))
        tried = self._above(tries.reshape(-1, 3), outward, aside, several, aims, evenly=body.evenly)
        tried = tried.reshape(len(tries), -1) - body.gives[which[first]]
        return _evened(most, np.maximum.reduceat(tried, _starts_of(row), axis=1))

    def _within(self, vectors: Array) -> Array:
        """(n, 3) vectors (n, 3) of the world along the rows of the frame."""
        return np.asarray((self.frame @ vectors[..., None])[..., 0])

    def _above(
        self, points: Array, outward: Array, aside: Array, body: Indices, aims: int, *, evenly: bool
    ) -> Array:
        """Return (k,) m from points (k, 3) to the skin along (n or 1, 3), each on the body of that number.

        Flesh gives by how far the skin there was from `aside` (n or 1, 3) m when the patch was looked at.
        `aims` is how often to step to the point of the skin that is truly above, for skin that bends and
        directions beside the normal. `evenly` is that of the points.
        """
        outward, place = _rows_of(outward, body), points[:, :2]
        skin, seen = self._at(place, body)
        for done in range(aims):
            apart = points - skin
            step = (apart - (apart * outward).sum(axis=-1, keepdims=True) * outward)[:, :2]
            if self.moves is not None and done >= 1:  # as without a face where it moves nothing
                step = np.where(_rows_of(self.moves, body)[:, None], step, 0.0)
            place = place + step
            skin, seen = self._at(place, body)
        above = ((skin - points) * outward).sum(axis=-1)
        return np.asarray(above - given(seen - _rows_of(aside, body), evenly=evenly))

    def _at(self, place: Array, body: Indices) -> tuple[Array, Array]:
        """(k, 3) m, skin at places (k, 2) m of the grid on bodies (k,), and where it was as looked at."""
        corners, shares = _around(place)
        seen = np.empty((len(place), 3))
        seen[:, :2], seen[:, 2] = place, (shares * self.patch.seen[:, 2].take(corners)).sum(axis=0)
        if self.bent is None:
            return seen, seen
        if len(self.bent) > 1:
            corners = corners + body * self.bent.shape[1]
        skin = self.bent.reshape(-1, 3).take(corners, axis=0)
        return (shares[..., None] * skin).sum(axis=0), seen


def given(apart: Array, *, evenly: bool = False) -> Array:
    """Return how much (...) m flesh gives at skin that lies (..., 3) m from the site that is touched.

    `evenly`: no more far away than anywhere.
    """
    away = np.sqrt(np.einsum("...i,...i->...", apart, apart))
    flesh, beyond = FLESH, np.square(np.maximum(away - FLESH.free_m, 0.0))
    rise = flesh.anywhere_gives_m / (flesh.anywhere_m - flesh.free_m) ** 2
    anywhere = np.minimum(rise * beyond, flesh.anywhere_gives_m)
    if evenly:
        return np.asarray(anywhere)
    rise = flesh.beside_gives_m / (flesh.beside_m - flesh.free_m) ** 2
    return np.asarray(np.maximum(anywhere, rise * beyond))


def _around(place: Array) -> tuple[Indices, Array]:
    """Return the four points of the grid (4, k) around places (k, 2) m, and how much each counts there."""
    at = np.minimum(np.maximum((place + REACH_M) * (1.0 / SPACING_M), 0.0), SIDE - 1 - 1e-9)
    corner = at.astype(np.intp)
    (u, v), (row, column), shares = (at - corner).T, corner.T, np.empty((4, len(place)))
    shares[3] = u * v
    shares[1], shares[2] = v - shares[3], u - shares[3]
    shares[0] = 1.0 - u - shares[1]
    return row * SIDE + column + _CORNERS, shares


def _starts_of(row: Indices) -> Indices:
    """(n,) where each body begins among the sorted numbers (k,) of bodies, of which none is left out."""
    return row.searchsorted(np.arange(row[-1] + 1))


def _rows_of(values: Rows, row: Indices) -> Rows:
    """Return some rows of many; what is one for all, as it is."""
    return values if len(values) == 1 else values[row]  # type: ignore[return-value]


def _evened(most: Array, tried: Array) -> Array:
    """Return how far (n,) m bodies go on a way that is evened, from where they are and are tried.

    It is the mean of all (tries, n) m and the first, but at most `EVENED_TO_M` from the first.
    """
    apart = (tried.sum(axis=0) - len(tried) * most) / (len(tried) + 1)
    return np.asarray(most + apart / np.sqrt(np.sqrt(1.0 + np.square(np.square(apart / EVENED_TO_M)))))


def _lengths(vectors: Array) -> Array:
    return np.asarray(np.sqrt(np.square(vectors).sum(axis=-1)))


def _upright(axes: Array) -> Array:
    """(n, 3, 3) unit rows at right angles, the last as it is, for nearly upright ones."""
    x, outward = axes[..., 0, :], axes[..., 2, :]
    outward = outward / _lengths(outward)[..., None]
    x = x - (x * outward).sum(axis=-1, keepdims=True) * outward
    x = x / _lengths(x)[..., None]
    ahead, back = [1, 2, 0], [2, 0, 1]
    across = outward[..., ahead] * x[..., back] - outward[..., back] * x[..., ahead]
    return np.stack([x, across, outward], axis=-2)
