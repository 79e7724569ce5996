"""Skin weights: from the source's bones to the kept ones, few and exact numbers.

With the shoulder's correction.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from baking.figure import Figure
from baking.skeleton import Skeleton, kept_ancestor
from baking.source import Array
from body_model.arrays import Indices

MOST_BONES: Final = 4
# Weights are stored as whole numbers of which every vertex has this many. Even, so that a vertex of the
# middle plane can give the same to left and right.
TOTAL: Final = 65534

# The top of the shoulder, in metres: hanging on the upper arm as in the source it stands like a football pad
# when the arm hangs. Between these distances from the middle its weight goes over to the shoulder blade's
# bone, above this height.
SHOULDER_INNER_M: Final = 0.100
SHOULDER_OUTER_M: Final = 0.200
SHOULDER_HEIGHT_M: Final = 1.370
SHOULDER_SOFT_M: Final = 0.020


def smoothstep(low: float, high: float, value: Array) -> Array:
    """Rise from 0 at `low` to 1 at `high`, flat at both."""
    t = np.clip((value - low) / (high - low), 0.0, 1.0)
    return np.asarray(t * t * (3.0 - 2.0 * t))


def dense_weights(
    figure: Figure,
    skeleton: Skeleton,
    rig: Mapping[str, Any],
    source: Mapping[str, Sequence[tuple[int, float]]],
    mirror: Indices,
) -> Array:
    """Symmetric weights (vertices, kept bones).

    What a dropped bone moved goes to the nearest kept one above it.
    """
    whole = np.zeros((len(figure.all_positions), len(skeleton.names)))
    for bone, pairs in source.items():
        column = skeleton.names.index(kept_ancestor(rig, bone))
        for vertex, weight in pairs:
            whole[vertex, column] += weight
    weights = whole[figure.source_vertices]
    weights = 0.5 * (weights + weights[mirror][:, skeleton.mirror])
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def relieve_shoulder_top(weights: Array, figure: Figure, skeleton: Skeleton, like: Skeleton) -> Array:
    """Let the top of the shoulder hang on shoulder01 rather than on upperarm01.

    The limits are those of the reference body, `like`: they go with the shoulders' breadth and with the
        joint's height.
    """
    joint, reference = skeleton.head("upperarm01.L"), like.head("upperarm01.L")
    outwards = smoothstep(
        SHOULDER_INNER_M, SHOULDER_OUTER_M, np.abs(figure.positions[:, 0]) * (reference[0] / joint[0])
    )
    height = SHOULDER_HEIGHT_M + (joint[1] - reference[1])
    above = smoothstep(height - SHOULDER_SOFT_M, height + SHOULDER_SOFT_M, figure.positions[:, 1])
    moved = above * (1.0 - outwards)
    result = weights.copy()
    for side in "LR":
        arm, shoulder = (skeleton.names.index(f"{name}.{side}") for name in ("upperarm01", "shoulder01"))
        result[:, shoulder] += moved * weights[:, arm]
        result[:, arm] -= moved * weights[:, arm]
    return result


def whole_weights(weights: Array, mirror: Indices, mirror_bone: Indices) -> NDArray[np.uint16]:
    """Keep the largest few weights of each vertex, as whole numbers that sum to TOTAL and mirror exactly."""
    result = np.zeros(weights.shape, np.uint16)
    bones = np.arange(weights.shape[1])
    central = mirror_bone == bones
    first = bones < mirror_bone
    for vertex, other in enumerate(mirror):
        if vertex < other:
            result[vertex] = _share_out(weights[vertex], TOTAL)
            result[other] = result[vertex][mirror_bone]
        elif vertex == other:
            half = _share_out(
                np.where(central, 0.5 * weights[vertex], np.where(first, weights[vertex], 0.0)), TOTAL // 2
            )
            result[vertex] = np.where(central, 2 * half, half + half[mirror_bone])
    return result


def _share_out(weights: Array, total: int) -> NDArray[np.uint16]:
    """Split `total` among the largest weights; what rounding leaves goes to the largest."""
    kept = np.argsort(-weights, kind="stable")[:MOST_BONES]
    shares = np.floor(weights[kept] / weights[kept].sum() * total).astype(np.int64)
    shares[0] += total - shares.sum()
    result = np.zeros(len(weights), np.uint16)
    result[kept] = shares
    return result
