"""What four-bone skinning gets wrong over a clip, put right by a few shapes.

The drawn surface is refined *after* the cage is posed, and a vertex may hang on seven bones. A player that skins the refined surface
itself with four is off by up to twenty millimetres near the joints. The error, carried back to rest, moves smoothly with the pose:
a dozen shapes, blended differently in every frame, leave a tenth of a millimetre at most.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from body_model.load import load_body
from body_model.skin import posed_cage
from signer.export.four_bones import Skin
from signer.export.options import Progress, part_of

Array = NDArray[np.float64]
Array32 = NDArray[np.float32]
Indices = NDArray[np.intp]

CLOSE_M: Final = 5e-5
"""What the shapes may leave in the frames that they are made from."""
ALLOWED_M: Final = 1e-4
"""What they may leave in any frame."""
SEEN_M: Final = 2e-5
"""A vertex that is never further off is left alone."""
SAMPLES: Final = 192
ROUNDS: Final = 4


@dataclass(frozen=True, slots=True, eq=False)
class Corrections:
    """Shapes to add before skinning, and how much of each.

    Attributes:
        vertices: (U,) the vertices that they move.
        shapes: (K, U, 3) m.
        shares: (F, K) of each frame.
        left_m: the largest error left in any frame.
    """

    vertices: Indices
    shapes: Array32
    shares: Array32
    left_m: float


class _Missing:
    """What four-bone skinning lacks at some vertices, pose by pose."""

    def __init__(self, skin: Skin, vertices: Indices | None = None) -> None:
        chosen = np.arange(len(skin.rest)) if vertices is None else vertices
        self.vertices = chosen
        self._rest = skin.rest[chosen].astype(np.float64)
        self._weights, self._refining = skin.matrix[chosen], load_body().subdivision[chosen]

    def after(self, matrices: Array) -> tuple[Array, Array]:
        """What is missing once it is skinned, (U, 3) m, and the turns (U, 3, 3) of the skinning."""
        blended = np.asarray(self._weights @ matrices.reshape(len(matrices), 12)).reshape(-1, 3, 4)
        skinned = np.einsum("nij,nj->ni", blended[:, :, :3], self._rest) + blended[:, :, 3]
        return self._refining @ posed_cage(load_body(), matrices) - skinned, blended[:, :, :3]

    def before(self, matrices: Array) -> tuple[Array, Array]:
        """What must be added at rest so that nothing is missing, (U, 3) m, and the turns that it then goes through."""
        missing, turns = self.after(matrices)
        return np.asarray(np.linalg.solve(turns, missing[..., None])[..., 0], np.float64), turns


def corrections_of(skin: Skin, matrices: Array, progress: Progress) -> Corrections:
    """Shapes that carry four-bone skinning to the drawn surface in every frame.

    Args:
        skin: the surface at rest and its weights.
        matrices: (F, B, 3, 4) skinning matrices of the frames.
        progress: told the share done.
    """
    frames = len(matrices)
    samples = np.unique(np.linspace(0, frames - 1, min(frames, SAMPLES)).round().astype(np.intp))
    for tried in range(ROUNDS):
        span = part_of(progress, tried / ROUNDS, (tried + 1) / ROUNDS)
        lacking = _Missing(skin, _moved(skin, matrices, samples))
        shapes = _shapes(lacking, matrices, samples, part_of(span, 0.0, 0.4))
        done, worst = _over_all(shapes, lacking, matrices, part_of(span, 0.4, 1.0))
        missed = np.setdiff1d(np.flatnonzero(worst > ALLOWED_M), samples)
        if not len(missed):
            break
        samples = np.union1d(samples, missed[:: max(1, len(missed) // SAMPLES)])
    progress(1.0)
    return done


def _moved(skin: Skin, matrices: Array, samples: Indices) -> Indices:
    """The vertices that are off in any of the frames."""
    lacking, off = _Missing(skin), np.zeros(len(skin.rest), bool)
    for frame in samples:
        missing, _ = lacking.after(matrices[frame])
        off |= np.einsum("ni,ni->n", missing, missing) > SEEN_M**2
    return np.flatnonzero(off)


def _shapes(lacking: _Missing, matrices: Array, samples: Indices, progress: Progress) -> Array32:
    """(K, 3 U) the fewest shapes that leave CLOSE_M in the sampled frames: the first singular vectors of what is missing there."""
    missing = np.empty((len(samples), 3 * len(lacking.vertices)), np.float32)
    for row, frame in enumerate(samples):
        progress(row / len(samples))
        missing[row] = lacking.before(matrices[frame])[0].ravel()
    strengths, mixes = np.linalg.eigh((missing @ missing.T).astype(np.float64))
    shapes: list[Array32] = []
    for index in reversed(range(len(samples))):
        worst = np.einsum("fnk,fnk->fn", *(2 * (missing.reshape(len(samples), -1, 3),))).max(initial=0.0)
        if worst <= CLOSE_M**2 or strengths[index] <= 0.0:
            break
        shape = mixes[:, index].astype(np.float32) @ missing
        shape /= np.linalg.norm(shape)
        missing -= np.outer(missing @ shape, shape)
        shapes.append(shape)
    return np.array(shapes, np.float32).reshape(len(shapes), missing.shape[1])


def _over_all(shapes: Array32, lacking: _Missing, matrices: Array, progress: Progress) -> tuple[Corrections, Array]:
    """The shares of the shapes in every frame, and what they leave there (F,) m."""
    shares, worst = np.empty((len(matrices), len(shapes)), np.float32), np.empty(len(matrices))
    for frame, pose in enumerate(matrices):
        progress(frame / len(matrices))
        missing, turns = lacking.before(pose)
        shares[frame] = shapes @ missing.ravel().astype(np.float32)
        left = np.einsum("nij,nj->ni", turns, missing - (shares[frame] @ shapes).reshape(-1, 3))
        worst[frame] = np.sqrt(np.einsum("ni,ni->n", left, left).max(initial=0.0))
    return _of_even_size(lacking.vertices, shapes.reshape(len(shapes), len(lacking.vertices), 3), shares, float(worst.max())), worst


def _of_even_size(vertices: Indices, shapes: Array32, shares: Array32, left_m: float) -> Corrections:
    """The same with every share between -1 and 1: players clamp what is larger, and show it in sliders."""
    sizes = np.abs(shares).max(axis=0, initial=0.0)
    sizes[sizes == 0.0] = 1.0
    return Corrections(vertices, shapes * sizes[:, None, None], shares / sizes, left_m)
