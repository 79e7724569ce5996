"""A further body of the same mesh, read from what differs from the reference body.

Only the right side and the middle are kept, since the left is their mirror image; places are whole steps from
the reference's.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Indices
from body_model.plain_types import Vector

Arrays = Mapping[str, NDArray[Any]]

SHAPE_STEP_M: Final = 1e-5
"""Vertices are kept to half of this, 5 micrometres: the solver's contacts are exact on the cage that
results."""
SMALL_FACE: Final = 0.85
"""Height from the chin to the eyes, as a share of the reference's, under which a face moves less: the child's
is 0.79, and with the reference's moves its teeth come through its chin. Others, from 0.93 on, share them."""
LID_M: Final = 0.012
"""The edge of a lower lid is so far under the middle of the eye, by measure of the reference."""
HALVED: Final = ("field_shirt", "field_hair")
"""Fields of the cage of which the right side and the middle are kept,"""
WHOLE: Final = ("heads", "tails", "frames", "landmarks", "shape_deltas")
"""and what is kept whole where it differs."""


def from_difference(kept: Arrays, reference: Arrays) -> dict[str, NDArray[Any]]:
    """Return the arrays of a body, as the reference body's file has them."""
    right, mirror = right_side(reference), reference["mirror_vertex"].astype(np.intp)
    cage = reference["cage"][right].astype(np.float64) + SHAPE_STEP_M * kept["cage_steps"]
    bare = cage - SHAPE_STEP_M * kept["dress_steps"]
    fields = {name: both_sides(kept[name], right, mirror) for name in HALVED}
    points = {
        name: both_sides(half, right, mirror, (-1.0, 1.0, 1.0))
        for name, half in (("cage", cage), ("bare_cage", bare))
    }
    whole = {name: kept[name] for name in WHOLE if name in kept}
    return {**reference, **points, **fields, **whole, **_joined_weights(kept, reference)}


def on_small_face(arrays: Arrays, reference: Arrays) -> NDArray[Any]:
    """Return the steps (k, 3) of all face shapes: smaller below the eyes where a face is small there.

    Lids and brows go as far as on the reference, since eyes are nearly as large on a child, and so does the
    tongue, which the bake has put behind the lips so that it comes out between them.
    """
    marks, ours = (
        dict(zip(each["landmark_names"].tolist(), each["landmarks"][:, 1], strict=True))
        for each in (arrays, reference)
    )
    size = (marks["eye.R"] - marks["chin"]) / (ours["eye.R"] - ours["chin"])
    if size > SMALL_FACE:
        return np.asarray(arrays["shape_deltas"])
    low, high = marks["nose_tip"], marks["eye.R"] - LID_M
    height = arrays["bare_cage"][arrays["shape_vertices"], 1]
    by_eyes = np.clip((height - low) / (high - low), 0.0, 1.0)
    is_tongue = np.char.startswith(arrays["shape_names"], "tongue")
    as_ours = np.maximum(by_eyes, np.repeat(is_tongue, np.diff(arrays["shape_starts"])))
    return np.asarray(arrays["shape_deltas"] * (size + (1.0 - size) * as_ours)[:, None])


def right_side(reference: Arrays) -> Indices:
    """Return the vertices of the right side, at negative x, and of the middle."""
    mirror = reference["mirror_vertex"].astype(np.intp)
    return np.flatnonzero((reference["cage"][:, 0] < 0.0) | (mirror == np.arange(len(mirror))))


def both_sides(
    half: NDArray[Any], right: Indices, mirror: Indices, flip: Vector | None = None
) -> NDArray[Any]:
    """Return values of all vertices from those of the right side and the middle, mirrored by `flip`."""
    result = np.empty((len(mirror), *half.shape[1:]), half.dtype)
    result[mirror[right]] = half if flip is None else half * flip
    result[right] = half
    if flip is not None:
        result[mirror == np.arange(len(mirror)), 0] = 0.0
    return result


def _joined_weights(kept: Arrays, reference: Arrays) -> dict[str, NDArray[Any]]:
    rows, starts = kept["weight_rows"].astype(np.intp), reference["weight_starts"].astype(np.intp)
    counts = np.diff(starts)
    own = np.repeat(~np.isin(np.arange(len(counts)), rows), counts)
    vertex = np.concatenate(
        [np.repeat(np.arange(len(counts)), counts)[own], np.repeat(rows, kept["weight_counts"])]
    )
    bones = np.concatenate([reference["weight_bones"][own], kept["weight_bones"]])
    shares = np.concatenate([reference["weight_shares"][own], kept["weight_shares"]])
    order = np.argsort(vertex, kind="stable")
    counts[rows] = kept["weight_counts"]
    joined = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    return {"weight_starts": joined, "weight_bones": bones[order], "weight_shares": shares[order]}
