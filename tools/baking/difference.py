"""A further body of the same mesh as what differs from the reference; `body_model.shape` reads it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Indices
from body_model.shape import HALVED, SHAPE_STEP_M, WHOLE, Arrays, right_side


def as_difference(arrays: Arrays, reference: Arrays) -> dict[str, NDArray[Any]]:
    """Return the arrays of a body as what differs from the reference body's.

    Raises:
        ValueError: the bodies differ in what all must share, as their quads or bones.
    """
    right = right_side(reference)
    kept = {
        "cage_steps": _steps(arrays["cage"], reference["cage"], right),
        "dress_steps": _steps(
            arrays["cage"].astype(np.float64) - arrays["bare_cage"], np.zeros_like(reference["cage"]), right
        ),
        **{name: arrays[name][right] for name in HALVED},
        **{name: arrays[name] for name in WHOLE if not np.array_equal(arrays[name], reference[name])},
        **_weight_rows(arrays, reference),
    }
    told = {"cage", "bare_cage", *HALVED, *WHOLE, "weight_starts", "weight_bones", "weight_shares"}
    for name in arrays:
        if name not in told and not np.array_equal(arrays[name], reference[name]):
            raise ValueError(f"{name} is not that of the reference body")
    return {"topology_hash": reference["topology_hash"], **kept}


def _steps(points: NDArray[Any], reference: NDArray[Any], right: Indices) -> NDArray[Any]:
    steps = np.round((points[right].astype(np.float64) - reference[right]) / SHAPE_STEP_M)
    return np.asarray(steps, np.int16 if np.abs(steps).max() <= np.iinfo(np.int16).max else np.int32)


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
