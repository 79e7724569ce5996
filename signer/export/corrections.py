"""Correction shapes (morph targets) for what four-bone skinning gets wrong over a clip.

The drawn surface is refined *after* the cage is posed, and a vertex may hang on seven bones. A player that
skins the refined surface itself with four is off by up to twenty millimetres near the joints. The error,
carried back to rest, moves smoothly with the pose: one constant shape and a dozen others, blended differently
in every frame, leave a tenth of a millimetre at most. Face shapes are targets of their own; what is made here
is what four bones get wrong with that face on.

Weights stay between 0 and 1: Blender's importer gives a shape's slider that range and clamps what is outside,
    and other tools show
it so. Errors swing to both sides, therefore the constant shape holds where all the others are at their least.

Arrays of many frames have the frames last: (U, 3, F) are U vertices in F frames.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import scipy
from numpy.typing import NDArray

from body_model.arrays import Array, Array32, Indices
from signer.export.exported_skin import FaceTargets, Skin
from signer.export.options import Progress, part_of

IN_MEMORY: Final = 32 * 2**20
"""Bytes that are kept without a file; a sign of some seconds takes less."""


class Spool:
    """Rows of one shape, in single precision, read by their numbers as an array is."""

    def __init__(self) -> None:
        self._shape, self._count, self._width = tuple[int, ...](), 0, 0
        self._file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  open as long as this is

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, rows: Array) -> None:
        """Put rows (n, ...) behind the others; OSError where the disk takes no more."""
        self._shape, content = rows.shape[1:], np.ascontiguousarray(rows, np.float32).tobytes()
        self._width = len(content) // len(rows)
        self._file.seek(self._count * self._width)
        self._file.write(content)
        self._count += len(rows)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, rows: slice | Indices) -> Array32:
        if isinstance(rows, slice):
            start, stop, _ = rows.indices(self._count)
            return self._read(start, stop)
        found = np.empty((len(rows), *self._shape), np.float32)
        for place, row in enumerate(rows.tolist()):
            found[place] = self._read(row, row + 1)[0]
        return found

    def _read(self, start: int, stop: int) -> Array32:
        self._file.seek(start * self._width)
        content = self._file.read((stop - start) * self._width)
        return np.frombuffer(content, np.float32).reshape(stop - start, *self._shape)


CLOSE_M: Final = 5e-5
"""Distance, m, that the shapes may leave in the frames they are made from; a vertex never further off is
left alone."""
ALLOWED_M: Final = 9e-5
"""Largest error that may be left in any frame, m: a tenth of a millimetre, less what single precision costs a
player."""
SAMPLES: Final = 192
"""Frames, at most, from which shapes are found first: what is missing in them takes 30 MB."""
BLOCK: Final = 64
"""Frames at a time. Half as many take a fifth longer; twice as many take as long, and twice the memory."""
VERTICES: Final = 256
"""Vertices at a time: what is computed of them in a block of frames fits into the processor's cache."""
ROUNDING_M: Final = 1e-8
"""Difference to a face shape below which it is rounding: most of a face hangs on the head alone."""


@dataclass(frozen=True, slots=True, eq=False)
class Corrections:
    """Shapes to add before skinning, and the weight of each in every frame.

    Attributes:
        vertices: (U,) the vertices that they move.
        shapes: (K, U, 3) m; the first is constant, the others follow by how much they move.
        weights: (F, K) from 0 to 1, each of the others reaching both; those of the constant shape are 1.
        left_m: no vertex is further off than this in any frame.
    """

    vertices: Indices
    shapes: Array32
    weights: Array32
    left_m: float


class _Basis(NamedTuple):
    """Directions from a mean in which what is missing moves.

    What is missing is about `mean + shapes @ amounts`.

    Attributes:
        mean: (3 U, 1) m.
        shapes: (3 U, K) of length one, at right angles to each other.
    """

    mean: Array32
    shapes: Array32

    def amounts(self, missing: Array32) -> Array32:
        """(K, F) m, how much of each shape comes closest to what is missing (3 U, F)."""
        return np.asarray(self.shapes.T @ (missing - self.mean))

    def left(self, missing: Array32, amounts: Array32) -> Array32:
        """(3 U, F) m that is still missing with these amounts."""
        return np.asarray(missing - self.mean - self.shapes @ amounts)


def corrections_of(skin: Skin, matrices: Array | Spool, face: FaceTargets, progress: Progress) -> Corrections:
    """Find the shapes that carry four-bone skinning to the drawn surface in every frame.

    Args:
        skin: the surface at rest and its weights.
        matrices: (F, B, 3, 4) skinning matrices of the frames.
        face: what the player adds to the surface at rest, besides, in the same frames.
        progress: told the share done.
    """
    gap = _gap_with(skin, face)
    vertices, off_m = _moved(gap, matrices, face.weights, part_of(progress, 0.0, 0.2))
    lacking, count = _Lacking(skin, gap, face.weights, vertices), len(matrices)
    samples = np.unique(np.linspace(0, count - 1, min(count, SAMPLES)).round().astype(np.intp))
    missing = lacking.in_blocks(matrices, samples, part_of(progress, 0.2, 0.3))
    basis = _basis(missing)
    basis, amounts, left_m = _fitted(
        basis, lacking, matrices, (samples, missing), part_of(progress, 0.3, 1.0)
    )
    progress(1.0)
    shapes, weights = _between_0_and_1(basis, amounts)
    return Corrections(
        vertices,
        shapes.reshape(len(shapes), len(vertices), 3),
        weights,
        max(off_m, float(left_m.max(initial=0.0))),
    )


class _Lacking:
    """Corrections that four-bone skinning lacks at some vertices, for many poses at once."""

    def __init__(self, skin: Skin, gap: scipy.sparse.csr_matrix, face: Array, vertices: Indices) -> None:
        own, shares = gap[vertices], skin.matrix[vertices].astype(np.float32)
        starts = range(0, len(vertices), VERTICES)
        parts = [slice(start, start + VERTICES) for start in starts]
        self._parts = [(part, own[part], shares[part]) for part in parts]
        self._face, self._count = face, len(vertices)

    def at_rest(self, matrices: Array | Spool, frames: Indices) -> Array32:
        """(3 U, F) m: what must be added before skinning so that nothing is missing after it.

        Args:
            matrices: (all frames, B, 3, 4) skinning matrices of the clip.
            frames: (F,) those that are asked for.
        """
        posed = matrices[frames]
        shifts, turns, count = _stacked(posed, self._face[frames]), _rows(posed[..., :3]), len(frames)
        found = np.empty((self._count, 3, count), np.float32)
        for part, gap, weights in self._parts:
            missing = (gap @ shifts).reshape(-1, 3, count)
            found[part] = _solved((weights @ turns).reshape(-1, 3, 3, count), missing)
        return found.reshape(3 * self._count, count)

    def in_blocks(self, matrices: Array | Spool, frames: Indices, progress: Progress) -> Array32:
        """Compute `at_rest` (3 U, F) m for the frames named, however many there are, block by block."""
        found = np.empty((3 * self._count, len(frames)), np.float32)
        for start in range(0, len(frames), BLOCK):
            progress(start / len(frames))
            found[:, start : start + BLOCK] = self.at_rest(matrices, frames[start : start + BLOCK])
        return found


def _moved(
    gap: scipy.sparse.csr_matrix, matrices: Array | Spool, face: Array, progress: Progress
) -> tuple[Indices, float]:
    """The vertices that are too far off in any frame, and how far all others are at most, m."""
    squares = np.zeros(gap.shape[0])
    for start in range(0, len(matrices), BLOCK):
        progress(start / len(matrices))
        block = slice(start, start + BLOCK)
        missing = (gap @ _stacked(matrices[block], face[block])).reshape(len(squares), 3, -1)
        np.maximum(squares, np.einsum("ukf,ukf->uf", missing, missing).max(axis=1), out=squares)
    off = squares > CLOSE_M**2
    return np.flatnonzero(off), float(np.sqrt(squares[~off].max(initial=0.0)))


def _basis(missing: Array32) -> _Basis:
    """The mean of what is missing (3 U, F), and the fewest shapes that leave CLOSE_M of it."""
    mean = missing.mean(axis=1, keepdims=True)
    return _Basis(mean, _shapes(missing - mean))


def _shapes(missing: Array32) -> Array32:
    """The fewest shapes (3 U, K), of length one and at right angles, that leave CLOSE_M of (3 U, F)."""
    strengths, mixes = np.linalg.eigh((missing.T @ missing).astype(np.float64))
    there = strengths > 0.0
    mixes = np.ascontiguousarray(mixes[:, there][:, ::-1], np.float32)  # the strongest first
    shapes = missing @ mixes

    def are_enough(count: int) -> bool:
        return bool(_worst_m(missing - shapes[:, :count] @ mixes[:, :count].T).max(initial=0.0) <= CLOSE_M)

    few, enough = -1, 0
    while enough < shapes.shape[1] and not are_enough(enough):
        few, enough = enough, min(max(1, 2 * enough), shapes.shape[1])
    while enough - few > 1:
        middle = (few + enough) // 2
        few, enough = (few, middle) if are_enough(middle) else (middle, enough)
    return np.linalg.qr(shapes[:, :enough])[0]  # the weak ones lean towards others by rounding


def _with_shapes(basis: _Basis, left: Array32) -> _Basis:
    """Return a basis with the shapes that what it leaves (3 U, F) needs, all of them at right angles.

    Where they lean towards those at hand, amounts are wrong, and what is left never grows less.
    """
    added = _shapes(left)
    for _ in range(2):  # once more for what rounding leaves of the first time
        added = np.linalg.qr(added - basis.shapes @ (basis.shapes.T @ added))[0]
    return _Basis(basis.mean, np.concatenate([basis.shapes, added], axis=1))


def _fitted(
    basis: _Basis,
    lacking: _Lacking,
    matrices: Array | Spool,
    known: tuple[Indices, Array32],
    progress: Progress,
) -> tuple[_Basis, Array32, Array]:
    """Fit each frame, and add shapes where those at hand leave more than ALLOWED_M.

    Of shapes that are added the frames before have none: what those leave is little enough.

    Args:
        basis: the shapes at hand.
        lacking: what is missing, in any frame.
        matrices: (F, B, 3, 4) skinning matrices of all frames.
        known: some frames, and what is missing in them (3 U, F).
        progress: told the share done.

    Returns:
        All shapes, each frame's amounts of them (K, F) m, and the greatest error that these leave (F,) m.
    """
    left_m, fits = np.empty(len(matrices)), list[tuple[Indices, Array32]]()

    def fit(basis: _Basis, frames: Indices, missing: Array32) -> _Basis:
        amounts = basis.amounts(missing)
        left = basis.left(missing, amounts)
        left_m[frames] = _worst_m(left)
        far = left_m[frames] > ALLOWED_M
        if far.any():
            return fit(_with_shapes(basis, left[:, far]), frames, missing)
        fits.append((frames, amounts))
        return basis

    basis = fit(basis, *known)
    others = np.setdiff1d(np.arange(len(matrices)), known[0])
    for start in range(0, len(others), BLOCK):
        progress(start / len(others))
        block = others[start : start + BLOCK]
        basis = fit(basis, block, lacking.at_rest(matrices, block))
    amounts = np.zeros((basis.shapes.shape[1], len(matrices)), np.float32)
    for frames, some in fits:
        amounts[: len(some), frames] = some
    return basis, amounts, left_m


def _between_0_and_1(basis: _Basis, amounts: Array32) -> tuple[Array32, Array32]:
    """Rescale shapes and amounts so that all weights (F, 1 + K) are from 0 to 1.

    The first of the shapes (1 + K, 3 U) m is constant; together they give the same corrections.
    """
    least, most = amounts.min(axis=1, keepdims=True), amounts.max(axis=1, keepdims=True)
    moves = (most > least)[:, 0]
    span = (most - least)[moves]
    shapes = np.concatenate([basis.mean + basis.shapes @ least, basis.shapes[:, moves] * span.T], axis=1)
    weights = np.concatenate([np.ones((1, amounts.shape[1]), np.float32), (amounts - least)[moves] / span])
    return np.ascontiguousarray(shapes.T), np.ascontiguousarray(weights.T)


def _worst_m(left: Array32) -> Array:
    """Return how far the worst vertex is off in each frame, (F,) m, from residuals at rest (3 U, F).

    Blended rotations shorten vectors, so once posed the error is no larger.
    """
    apart = left.reshape(-1, 3, left.shape[1])
    return np.asarray(np.sqrt(np.einsum("ukf,ukf->uf", apart, apart).max(axis=0, initial=0.0)), np.float64)


@lru_cache(maxsize=2)
def _gap_of(skin: Skin) -> scipy.sparse.csr_matrix:
    """(M, 4 B) what turns skinning matrices into what is missing after four-bone skinning.

    Both ways of skinning are linear in them.
    """
    body = skin.body
    gap: scipy.sparse.csr_matrix = body.subdivision @ _carried(body.weights, body.cage) - _carried(
        skin.matrix, skin.rest
    )
    return gap.astype(np.float32)


def _gap_with(skin: Skin, face: FaceTargets) -> scipy.sparse.csr_matrix:
    """(M, 4 B (1 + K)) the same, and beside it what is missing of each of K face shapes at full strength."""
    body, parts = skin.body, [_gap_of(skin)]
    for target in face.targets:
        on_cage, drawn = np.zeros_like(body.cage), np.zeros_like(skin.rest)
        shape = body.shapes[target.name]
        on_cage[shape.vertices], drawn[target.vertices] = shape.moved, target.moved
        gap = body.subdivision @ _carried(body.weights, on_cage, is_shift=True) - _carried(
            skin.matrix, drawn, is_shift=True
        )
        gap.data[np.abs(gap.data) < ROUNDING_M] = 0.0
        gap.eliminate_zeros()
        parts.append(gap.astype(np.float32))
    return scipy.sparse.csr_matrix(scipy.sparse.hstack(parts, format="csr"))


def _carried(
    weights: scipy.sparse.csr_matrix, rest: NDArray[np.floating], *, is_shift: bool = False
) -> scipy.sparse.csr_matrix:
    """(N, 4 B): points or shifts (N, 3) on bones (N, B), as what skinning matrices are multiplied by."""
    ends = np.concatenate([rest, np.full((len(rest), 1), 0.0 if is_shift else 1.0)], axis=1)
    owners = np.repeat(np.arange(len(rest)), np.diff(weights.indptr))
    columns = 4 * weights.indices[:, None].astype(np.intp) + np.arange(4)
    shape = (len(rest), 4 * weights.shape[1])
    return scipy.sparse.csr_matrix(
        ((weights.data[:, None] * ends[owners]).ravel(), columns.ravel(), 4 * weights.indptr.astype(np.intp)),
        shape=shape,
    )


def _stacked(matrices: Array | Array32, face: Array) -> Array32:
    """(F, B, 3, 4) and face weights (F, K) as (4 B (1 + K), 3 F): what `_gap_with` multiplies."""
    columns = np.asarray(matrices.transpose(1, 3, 2, 0), np.float32)
    scaled = [columns, *(columns * weights.astype(np.float32) for weights in face.T)]
    return np.concatenate(scaled).reshape(4 * matrices.shape[1] * len(scaled), -1)


def _rows(turns: Array | Array32) -> Array32:
    """(F, B, 3, 3) as (B, 9 F): what weights multiply."""
    return np.ascontiguousarray(turns.transpose(1, 2, 3, 0), np.float32).reshape(turns.shape[1], -1)


def _solved(turns: Array32, ends: Array32) -> Array32:
    """(U, 3, F) what `turns` (U, 3, 3, F) take to `ends` (U, 3, F).

    Cramer's rule, five times as quick as a solver for small matrices.
    """
    a, b, c = ([turns[:, row, column] for row in range(3)] for column in range(3))
    end = [ends[:, row] for row in range(3)]
    across = _cross(b, c)
    volume = _dot(a, across)
    found = np.empty_like(ends)
    found[:, 0] = _dot(end, across) / volume
    found[:, 1] = _dot(a, _cross(end, c)) / volume
    found[:, 2] = _dot(end, _cross(a, b)) / volume
    return found


def _dot(p: list[Array32], q: list[Array32]) -> Array32:
    return np.asarray(p[0] * q[0] + p[1] * q[1] + p[2] * q[2])


def _cross(p: list[Array32], q: list[Array32]) -> list[Array32]:
    (x, y, z), (u, v, w) = p, q
    return [y * w - z * v, z * u - x * w, x * v - y * u]
