"""A further body of the same mesh as what differs from the reference body: to small arrays, and back.

Only the right side and the middle are kept, since the left is their mirror image; places are whole steps from
the reference's.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Indices

Arrays = Mapping[str, NDArray[Any]]

SHAPE_FORMAT: Final = 1
SHAPE_STEP_M: Final = 1e-5
"""Vertices are kept to half of this, 5 micrometres: the solver's contacts are exact on the cage that
results."""
_HALVED: Final = ("field_shirt", "field_hair")
_WHOLE: Final = ("heads", "tails", "frames", "landmarks", "shape_deltas")
_FLIP: Final = np.array((-1.0, 1.0, 1.0))


def as_difference(arrays: Arrays, reference: Arrays) -> dict[str, NDArray[Any]]:
    """Return the arrays of a body as what differs from the reference body's.

    Raises:
        ValueError: the bodies differ in what all must share, as their quads or bones.
    """
    right = _right(reference)
    kept = {
        "cage_steps": _steps(arrays["cage"], reference["cage"], right),
        "dress_steps": _steps(
            arrays["cage"].astype(np.float64) - arrays["bare_cage"], np.zeros_like(reference["cage"]), right
        ),
        **{name: arrays[name][right] for name in _HALVED},
        **{name: arrays[name] for name in _WHOLE if not np.array_equal(arrays[name], reference[name])},
        **_weight_rows(arrays, reference),
    }
    told = {"cage", "bare_cage", *_HALVED, *_WHOLE, "weight_starts", "weight_bones", "weight_shares"}
    for name in arrays:
        if name not in told and not np.array_equal(arrays[name], reference[name]):
            raise ValueError(f"{name} is not that of the reference body")
    return {"topology_hash": reference["topology_hash"], **kept}


def from_difference(kept: Arrays, reference: Arrays) -> dict[str, NDArray[Any]]:
    """Return the arrays of a body, as the reference body's file has them."""
    right, mirror = _right(reference), reference["mirror_vertex"].astype(np.intp)
    cage = reference["cage"][right].astype(np.float64) + SHAPE_STEP_M * kept["cage_steps"]
    bare = cage - SHAPE_STEP_M * kept["dress_steps"]
    fields = {name: _both_sides(kept[name], right, mirror) for name in _HALVED}
    points = {
        name: _both_sides(half, right, mirror, _FLIP) for name, half in (("cage", cage), ("bare_cage", bare))
    }
    whole = {name: kept[name] for name in _WHOLE if name in kept}
    return {**reference, **points, **fields, **whole, **_joined_weights(kept, reference)}


def _right(reference: Arrays) -> Indices:
    """Return the vertices of the right side, at negative x, and of the middle."""
    mirror = reference["mirror_vertex"].astype(np.intp)
    return np.flatnonzero((reference["cage"][:, 0] < 0.0) | (mirror == np.arange(len(mirror))))


def _steps(points: NDArray[Any], reference: NDArray[Any], right: Indices) -> NDArray[np.int16]:
    steps = np.round((points[right].astype(np.float64) - reference[right]) / SHAPE_STEP_M)
    if np.abs(steps).max() > np.iinfo(np.int16).max:
        raise ValueError("a vertex lies too far from the reference body's")
    return np.asarray(steps, np.int16)


def _both_sides(
    half: NDArray[Any], right: Indices, mirror: Indices, flip: NDArray[Any] | None = None
) -> NDArray[Any]:
    result = np.empty((len(mirror), *half.shape[1:]), half.dtype)
    result[mirror[right]] = half if flip is None else half * flip
    result[right] = half
    if flip is not None:
        result[mirror == np.arange(len(mirror)), 0] = 0.0
    return result


def _weight_rows(arrays: Arrays, reference: Arrays) -> dict[str, NDArray[Any]]:
    """Return the skin weights of the vertices at which they are not the reference body's."""
    rows = [
        row for row in range(len(arrays["weight_starts"]) - 1) if _row(arrays, row) != _row(reference, row)
    ]
    starts = arrays["weight_starts"]
    entries = (
        np.concatenate([np.arange(starts[row], starts[row + 1]) for row in rows])
        if rows
        else np.zeros(0, np.intp)
    )
    return {
        "weight_rows": np.array(rows, np.uint16),
        "weight_counts": np.diff(starts)[rows].astype(np.uint8),
        "weight_bones": arrays["weight_bones"][entries],
        "weight_shares": arrays["weight_shares"][entries],
    }


def _row(arrays: Arrays, row: int) -> tuple[list[int], list[int]]:
    first, last = arrays["weight_starts"][row : row + 2]
    return arrays["weight_bones"][first:last].tolist(), arrays["weight_shares"][first:last].tolist()


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
