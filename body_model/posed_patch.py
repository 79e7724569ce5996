"""Skin about a place on posed bodies, and how far a hand must go until it just touches it."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import AS_ONE, STILL, Array, Indices, Mask
from body_model.patch_grid import (
    ANYWHERE,
    FREE_M,
    MIDDLES,
    SPACING_M,
    STEEPEST,
    block_at,
    corners,
    corners_of,
    given,
)

if TYPE_CHECKING:
    import scipy.sparse as sp

    from body_model.surface_point import Attachment

_NEXT: Final = np.array(((1, 2, 0), (2, 0, 1)))
"""The axes after each of three, and those after these."""
EVENED_TO_M: Final = 5e-5
"""By how much a hand that slides is off the drawn skin at most, m, where it goes round the edges of its
triangles: half of what counts as touching. Half and double
move hands by 0.1 mm at most."""
_EVENED_AT: Final = np.array((-0.8, -0.4, 0.4, 0.8))
"""Places where it is tried besides, of half the stretch over which its way is evened."""
_ROUGHLY_M: Final = 0.003
"""Largest error of the height of skin that bends while only the middle of its block is looked at, m. Half and
double change nothing."""
_SLANTED_M: Final = 0.020
"""By the sine of the angle between its direction and the patch's own a point gains at most twice how far it
goes, and twice this, m, if it is near: on its way the skin falls at the steepest. Half and double change
nothing."""
_AIMED_ON_FACE: Final = 4
"""Steps to the point of the skin that is truly above on a face that moves: what moves it also shifts skin
along itself. Other bent skin lies so little beside that one is enough."""
_MARGIN_M: Final = SPACING_M + 0.5 * ANYWHERE[1] * (SPACING_M / (ANYWHERE[0] - FREE_M)) ** 2
"""Lead of the first point to touch, m, that another may make up: by a step of the grid, and as flesh gives
less between points of it than is told from these. Without the step a hand that slides was 0.25 mm off."""


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
        """Return what faces (f, S) do to the points of the grid (n, N, 3) m, and to the place (n, 3) m.

        The bodies are posed by (n, B, 3, 4), or all as they rest; `bones` are the patch's own.
        """
        moved = np.tensordot(face[:, self.shapes], self.moved, 1)
        on_face = self.site.on_face(face)
        if matrices is None or not len(bones):
            shift = np.broadcast_to(on_face.rest - self.site.rest, (len(face), 3))
        else:
            turns = matrices[:, bones, :, :3] - np.eye(3)
            moved = moved + np.einsum("vb,nbij,nvj->nvi", self.shares, turns, moved, optimize=True)
            shift = on_face.position(matrices) - self.site.position(matrices)
        on_grid = np.empty((len(moved), len(self.is_seen), 3))
        for found, vertices in zip(on_grid, moved, strict=True):
            found[:] = self.nodes @ vertices
        return np.where(self.is_seen[:, None], on_grid, shift[:, None]), np.asarray(shift)


@dataclass(frozen=True, slots=True, eq=False)
class SkinPatch:
    """Skin about a place: a square grid of N points seen along its normal, carried as the skin there is.

    Attributes:
        bones: (b,) those that move it; all others stand still at all times.
        shares: (b,) how much of the place they carry.
        back: (b, 3, 4) from the pose in which it was looked at to rest.
        origin, axes: (3,) m and (3, 3), the place in that pose, and unit rows: two along the skin, and
            outward.
        heights: (N,) m over the plane of the place in that pose.
        points: (N, 4 + 4b) of each point what stands still of it, (3,) m, its height, m, and for each bone
            its share of the rest position and, last, of the point.
        is_afloat: nothing of it stands still.
        is_stiff: it does not bend, but goes as one piece with what carries the place.
        face: what the face shapes do to it; None for nothing.
    """

    bones: Indices
    shares: Array
    back: Array
    origin: Array
    axes: Array
    heights: Array
    points: Array
    is_afloat: bool
    is_stiff: bool
    face: PatchFace | None = None

    def posed(self, matrices: Array | None, face: Array | None = None) -> "PosedPatch":
        """The patch on bodies posed by (n, B, 3, 4), or on one by (B, 3, 4); what stands still needs none.

        `face` are weights (n, S) or (S,) of the face shapes, None for the resting face.
        """
        posed = self._on_bones(matrices)
        if face is None or self.face is None:
            return posed
        bodies = None if matrices is None else matrices.reshape(-1, *matrices.shape[-3:])
        faces = face.reshape(-1, face.shape[-1])
        delta, shift = self.face.of(faces, bodies, self.bones)
        on_face = OnFace(delta, posed.origin, (faces[:, self.face.shapes] != 0.0).any(axis=1))
        return PosedPatch(self, posed.origin + shift, posed.frame, posed.stacked, posed.moved, on_face)

    def _on_bones(self, matrices: Array | None) -> "PosedPatch":
        if matrices is None or not len(self.bones):
            return PosedPatch(self, self.origin[None], self.axes[None])
        carried = matrices.reshape(-1, *matrices.shape[-3:])[:, self.bones]
        moved = carried[..., :3] @ self.back
        moved[..., 3] += carried[..., 3]
        mean = (self.shares @ moved.reshape(len(moved), -1, 12)).reshape(-1, 3, 4)
        mean = mean + (1.0 - self.shares.sum()) * STILL
        origin, frame = (
            (mean[..., :3] @ self.origin) + mean[..., 3],
            _upright(self.axes @ np.swapaxes(mean[..., :3], -1, -2)),
        )
        if self.is_stiff or np.abs(moved - (moved[:, :1] if self.is_afloat else STILL)).max() < AS_ONE:
            return PosedPatch(self, origin, frame)
        stacked = np.ascontiguousarray(np.swapaxes(carried, -1, -2)).reshape(
            len(carried), 4 * len(self.bones), 3
        )
        return PosedPatch(self, origin, frame, stacked, moved)


class OnFace(NamedTuple):
    """A face on n posed patches, or on one for all.

    Attributes:
        delta: (n, N, 3) m, how far it moves each point of the grid.
        neutral: (n, 3) m, where the place is on the resting face.
        moves: (n,) whether it moves any of them: eyes that look elsewhere are a face, too.
    """

    delta: Array
    neutral: Array
    moves: Mask


@dataclass(frozen=True, eq=False)
class PosedPatch:
    """A patch on n posed bodies, or on one for all.

    Attributes:
        patch: as it was looked at.
        origin: (n, 3) m, the place.
        frame: (n, 3, 3) unit rows: two along the skin, and outward.
        stacked: (n, 4b, 3) the matrices of the bones, turned over; None for skin that is moved as one piece.
        moved: (n, b, 3, 4) how each bone has moved since the skin was looked at; None likewise.
        on_face: what a face does to it; None for the resting face.
    """

    patch: SkinPatch
    origin: Array
    frame: Array
    stacked: Array | None = None
    moved: Array | None = None
    on_face: OnFace | None = None

    @property
    def is_rigid(self) -> bool:
        """Return whether the skin lies as it was looked at, moved as one piece."""
        return self.stacked is None and self.on_face is None

    @cached_property
    def raised(self) -> Array | None:
        """(n, blocks) m, how much higher the middle of each block is than seen; None where all is rigid."""
        if self.is_rigid:
            return None
        outward, origin = self.frame[:, 2, :, None], self.origin[:, None]
        if self.stacked is not None:
            # only how high the points are is asked: what each of their columns adds to it, less their heights
            adds = np.concatenate(
                [outward, np.full_like(outward[:, :1], -1.0), self.stacked @ outward], axis=1
            )
            raised = (self.patch.points[MIDDLES] @ adds - origin @ outward)[..., 0]
        else:
            assert self.on_face is not None
            raised = ((self.on_face.neutral[:, None] - origin) @ outward)[..., 0]
        if self.on_face is not None:
            raised = raised + (self.on_face.delta[:, MIDDLES] @ outward)[..., 0]
        return np.asarray(raised)

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
        turned = self.frame @ turns
        shifted = (self.frame @ (shifts - self.origin)[..., None])[..., 0]
        aside = np.zeros((1, 3)) if at is None else (at - self.patch.origin) @ self.patch.axes.T
        slant = np.sqrt(np.square(outward - self.frame[:, 2]).sum(axis=-1))
        if self.on_face is not None:
            slant = slant + self._shifted_m / (2.0 * _SLANTED_M)
        by_m = 0.0 if ahead is None else float(_lengths(ahead).max())
        row, which = self._may_touch(body, turned, shifted, slant, aside, by_m)
        near, gives = _carried_points(body.points[which], turns, shifts, row), body.gives[which]
        is_straight = self.is_rigid and slant.max() < AS_ONE
        aims = 0 if is_straight else 1 if self.on_face is None else _AIMED_ON_FACE
        found = self._above(near, outward, aside, row, aims, evenly=body.evenly) - gives
        most = np.maximum.reduceat(found, _starts_of(row))
        if ahead is not None:
            first = np.flatnonzero(found >= most[row] - 2.0 * STEEPEST * _lengths(ahead)[row])
            row = row[first]
            tries = near[first] + _EVENED_AT[:, None, None] * ahead[row]
            tried = self._above(
                tries.reshape(-1, 3), outward, aside, np.tile(row, len(tries)), aims, evenly=body.evenly
            )
            tried = tried.reshape(len(tries), -1) - gives[first]
            most = _evened(most, np.maximum.reduceat(tried, _starts_of(row), axis=1))
        return most

    def _may_touch(
        self,
        body: TouchingPoints,
        turned: Array,
        shifted: Array,
        slant: Array,
        aside: Array,
        by_m: float,
    ) -> tuple[Indices, Indices]:
        """Find which points may touch first of bodies turned by (n, 3, 3) and shifted by (n, 3) m.

        Both in the patch's frame. Returned are the bodies of these points, sorted, and the points' numbers.

        `slant` (n,) or (1,) is the sine of the angle between their direction and the patch's own: by so much
        more than as told here one may be the first. `aside` (n or 1, 3) m is where the skin is touched, in
        the patch's frame; `by_m` is by how much the bodies may be shifted along it.
        """
        heights, raised = self.patch.heights, self.raised
        height = turned[:, 2] @ body.points.T + shifted[:, 2, None] + body.gives
        most_raised = 0.0 if raised is None else raised.max(axis=1)
        rough = _MARGIN_M + 2.0 * STEEPEST * by_m + (0.0 if raised is None else _ROUGHLY_M)

        def slack(most: Array) -> Array:
            return np.asarray(rough + 2.0 * slant * np.maximum(most, _SLANTED_M))

        def gone(row: Indices, which: Indices) -> Array:
            place = _carried_points(body.points[which], turned, shifted, row)[:, :2]
            skin = corners(heights, place)
            far = skin - height[row, which]
            if raised is not None:
                far += raised[0 if len(raised) == 1 else row, block_at(place)]
            seen = np.concatenate([place, skin[:, None]], axis=1)
            return far - given(seen - _rows_of(aside, row), evenly=body.evenly)

        # first what may touch the highest skin of all no later than the lowest point touches its own
        everyone, lowest = np.arange(len(height)), height.argmin(axis=1)
        highest = heights.max() + most_raised
        needed = gone(everyone, lowest) - slack(highest - height[everyone, lowest])
        row, which = np.nonzero(np.reshape(highest, (-1, 1)) - height >= needed[:, None])
        far = gone(row, which)
        most = np.maximum.reduceat(far, _starts_of(row))
        kept = far >= (most - slack(most))[row]
        return row[kept], which[kept]

    def _above(
        self, points: Array, outward: Array, aside: Array, body: Indices, aims: int, *, evenly: bool
    ) -> Array:
        """Return (k,) m from points (k, 3) to the skin along (n or 1, 3), each on the body of that number.

        Flesh gives by how far the skin there was from `aside` (n or 1, 3) m when the patch was looked at.
        `aims` is how often to step to the point of the skin that is truly above, for skin that bends and
        directions beside the normal. `evenly` is that of the points.
        """
        along, origin = _rows_of(self.frame, body)[:, :2], _rows_of(self.origin, body)
        outward, moves = _rows_of(outward, body), None if self.on_face is None else self.on_face.moves
        place = (along @ (points - origin)[..., None])[..., 0]
        skin, height = self._at(place, body)
        for done in range(aims):
            apart = points - skin
            apart -= (apart * outward).sum(axis=-1, keepdims=True) * outward
            step = (along @ apart[..., None])[..., 0]
            if moves is not None and done >= 1:  # as without a face where it moves nothing
                step = np.where(_rows_of(moves, body)[:, None], step, 0.0)
            place = place + step
            skin, height = self._at(place, body)
        seen = np.concatenate([place, height[:, None]], axis=1)
        above = ((skin - points) * outward).sum(axis=-1)
        return np.asarray(above - given(seen - _rows_of(aside, body), evenly=evenly))

    @cached_property
    def _shifted_m(self) -> Array:
        """(n,) m, by how much a face may raise skin over a place by shifting it along, at most."""
        assert self.on_face is not None
        apart = self.on_face.delta - (self.origin - self.on_face.neutral)[:, None]
        along = apart @ np.swapaxes(self.frame[:, :2], -1, -2)
        return np.asarray(2.0 * STEEPEST * np.sqrt(np.square(along).sum(axis=-1)).max(axis=-1))

    def _at(self, place: Array, body: Indices) -> tuple[Array, Array]:
        """(k, 3) m, skin points at places (k, 2) m of the grid, and their heights (k,) m as looked at."""
        if self.stacked is None:
            # as it was looked at, but moved as one piece
            height = corners(self.patch.heights, place)
            local = np.concatenate([place, height[:, None]], axis=1)
            origin = self.origin if self.on_face is None else self.on_face.neutral
            skin = _rows_of(origin, body) + (local[:, None] @ _rows_of(self.frame, body))[:, 0]
        else:
            mixed = corners(self.patch.points, place)
            height = mixed[:, 3]
            skin = mixed[:, :3] + (mixed[:, None, 4:] @ _rows_of(self.stacked, body))[:, 0]
        return skin if self.on_face is None else skin + corners_of(self.on_face.delta, body, place), height


def _starts_of(row: Indices) -> Indices:
    """(n,) where each body begins among the sorted numbers (k,) of bodies, of which none is left out."""
    return row.searchsorted(np.arange(row[-1] + 1))


def _carried_points(points: Array, turns: Array, shifts: Array, row: Indices) -> Array:
    """(k, 3) m, points (k, 3) m of bodies of these numbers, where (n, 3, 3) and (n, 3) m carry them."""
    # each point by itself, as all at once would be otherwise for one body in the last bit
    return np.asarray((_rows_of(turns, row) @ points[..., None])[..., 0] + _rows_of(shifts, row))


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
    products = axes @ np.swapaxes(axes, -1, -2)
    slant = products[..., 0, 2] / products[..., 2, 2]
    first = x - slant[..., None] * outward
    first /= np.sqrt(products[..., 0, 0] - slant * products[..., 0, 2])[..., None]
    outward = outward / np.sqrt(products[..., 2, 2])[..., None]
    # for a few rows this is much sooner done than by np.cross
    a, b = outward.take(_NEXT, axis=-1), first.take(_NEXT, axis=-1)
    second = a[..., 0, :] * b[..., 1, :] - a[..., 1, :] * b[..., 0, :]
    rows = np.empty_like(axes)
    rows[..., 0, :], rows[..., 1, :], rows[..., 2, :] = first, second, outward
    return rows
