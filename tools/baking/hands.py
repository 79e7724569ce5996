"""Mends of the source's hands: even skin around the thumb's web, fingers that close at their roots."""

from dataclasses import replace
from typing import Final

import numpy as np
from scipy.sparse import csr_matrix

from baking.figure import Figure
from baking.skeleton import Skeleton
from baking.source import Array
from baking.symmetry import MIRROR
from baking.weighting import smoothstep
from body_model.arrays import Indices

# All lengths are those of the reference body, in metres, and go with the body's size.

# Where the thumb's web is, in the wrist's frame (radial, distal, palmar). In the source, skin goes over to
# the thumb there within one ring of vertices, so that an opposed thumb folds it into a notch. Its weights
# are evened out: wholly up to the first distance from there, not at all beyond the second, in so many rounds
# (half of them leave seven handshapes in which the thumb stands in palm or finger).
WEB_M: Final = (0.036, 0.064, 0.022)
WEB_WHOLE_M: Final = 0.018
WEB_END_M: Final = 0.036
WEB_ROUNDS: Final = 24
# Skin nearer to the wrist than the thumb's first joint would swing outwards where the thumb goes inwards, and
# swell the hand's edge: up to the first distance from the wrist none of it hangs on the thumb's first bone,
# from the second on as much as in the source.
BALL_M: Final = (0.010, 0.042)
# Where the thumb's first joint bulges at the hand's edge, in the wrist's frame: the source's joint lies far
# out, and an opposed thumb leaves its flesh standing there (seen from the back in C, E, O and S). Skin is
# moved inwards, wholly up to the first distance from there, not at all beyond the second. Half as much leaves
# half of the bulge, twice as much cuts a waist into the thumb.
SLIM_AT_M: Final = (0.047, 0.036, 0.023)
SLIM_WITHIN_M: Final = (0.006, 0.040)
SLIMMER_M: Final = 0.0095
# So much wider is a finger at its root, where the source leaves light between fingers that lie side by side:
# on its sides towards thumb and pinky, index to pinky.
WIDER_M: Final = {2: (0.0, 0.0016), 3: (0.0016, 0.0005), 4: (0.0005, 0.0003), 5: (0.0003, 0.0)}
# As shares of the finger's first bone: where that begins, where it is whole, and where it ends again.
WIDER_FROM: Final = (0.0, 0.30)
WIDER_TO: Final = (0.75, 1.80)


def even_out_webs(weights: Array, figure: Figure, skeleton: Skeleton) -> Array:
    """Even out the weights around the webs of both thumbs, each vertex with its neighbours.

    Figure and skeleton are the reference body's: other bodies have the same weights there.
    """
    edges = np.unique(
        np.sort(np.concatenate([figure.quads[:, [a, (a + 1) % 4]] for a in range(4)]), axis=1), axis=0
    )
    ends, count = np.concatenate([edges, edges[:, ::-1]]), len(figure.positions)
    neighbours = csr_matrix((np.ones(len(ends)), (ends[:, 0], ends[:, 1])), shape=(count, count))
    degree = np.maximum(np.asarray(neighbours.sum(axis=1)), 1.0)
    share, result = np.zeros(count), weights.copy()
    for side, sign in (("L", -1.0), ("R", 1.0)):
        wrist, thumb = (skeleton.names.index(f"{name}.{side}") for name in ("wrist", "finger1-1"))
        local = (figure.positions - skeleton.heads[wrist]) @ skeleton.frames[wrist]
        moved = (1.0 - smoothstep(*BALL_M, local[:, 1])) * weights[:, thumb]
        result[:, wrist] += moved
        result[:, thumb] -= moved
        away = np.linalg.norm(local - np.array(WEB_M) * (sign, 1.0, 1.0), axis=1)
        share = np.maximum(share, 1.0 - smoothstep(WEB_WHOLE_M, WEB_END_M, away))
    share = 0.5 * share[:, None]
    for _ in range(WEB_ROUNDS):
        result = (1.0 - share) * result + share * (neighbours @ result) / degree
    for side in "LR":
        thumb = [skeleton.names.index(f"finger1-{joint}.{side}") for joint in (1, 2, 3)]
        hangs = result[:, thumb].sum(axis=1, keepdims=True)
        # either side keeps to its own bones, so that an opposed thumb draws no dent into the index' edge
        parted = hangs + 2.0 * share * (smoothstep(0.0, 1.0, hangs) - hangs)
        own = result[:, thumb] * (parted / np.maximum(hangs, 1e-12))
        result *= (1.0 - parted) / np.maximum(1.0 - hangs, 1e-12)
        result[:, thumb] = own
    return np.asarray(result)


def slim_thumb_roots(figure: Figure, skeleton: Skeleton) -> Figure:
    """Take flesh off the outer sides of both thumbs' first joints; no bone moves."""
    positions = figure.positions.copy()
    for side, sign in (("L", -1.0), ("R", 1.0)):
        wrist = skeleton.names.index(f"wrist.{side}")
        way = skeleton.frames[wrist]
        local = (figure.positions - skeleton.heads[wrist]) @ way * (sign, 1.0, 1.0) / figure.size
        near = 1.0 - smoothstep(*SLIM_WITHIN_M, np.linalg.norm(local - np.array(SLIM_AT_M), axis=1))
        positions -= (sign * SLIMMER_M * figure.size * near)[:, None] * way[:, 0]
    return replace(figure, positions=positions)


def widen_finger_roots(figure: Figure, skeleton: Skeleton, weights: Array, mirror: Indices) -> Figure:
    """Widen the fingers at their roots on the sides that face a neighbour; no bone moves."""
    positions = figure.positions.copy()
    for side, sign in (("L", -1.0), ("R", 1.0)):
        for finger, wider in WIDER_M.items():
            first, second = (skeleton.names.index(f"finger{finger}-{joint}.{side}") for joint in (1, 2))
            way = skeleton.frames[first]
            local = (figure.positions - skeleton.heads[first]) @ way
            along = local[:, 1] / np.linalg.norm(skeleton.tails[first] - skeleton.heads[first])
            taper = smoothstep(*WIDER_FROM, along) * (1.0 - smoothstep(*WIDER_TO, along))
            own = np.flatnonzero(weights[:, first] + weights[:, second] > 0.5)
            aside = sign * (local[own, 0] - local[own, 0].mean()) / np.abs(local[own, 0]).max()
            moved = np.where(aside > 0.0, wider[0], -wider[1]) * smoothstep(0.2, 0.8, np.abs(aside))
            positions[own] += (sign * figure.size * taper[own] * moved)[:, None] * way[:, 0]
    return replace(figure, positions=0.5 * (positions + positions[mirror] * MIRROR))
