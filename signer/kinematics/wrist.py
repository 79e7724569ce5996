"""The hand against the forearm: three anatomical angles and the rotation they make."""

from math import atan2, cos, hypot, sin
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import NOTHING, Array
from signer.kinematics.arm_shape import Arm


class WristAngles(NamedTuple):
    """Rad (...): forearm turn (palm down +), bend (to the palm +), side bend (to the thumb +)."""

    pronation: Array
    flexion: Array
    deviation: Array


def wrist_rotation(arm: Arm, pronation: ArrayLike, flexion: ArrayLike, deviation: ArrayLike) -> Array:
    """Rotation (..., 3, 3) of the hand in the forearm's frame: turn, bend, side bend, (...) rad."""
    if np.ndim(pronation) == np.ndim(flexion) == np.ndim(deviation) == 0:
        p, f, d = float(pronation), float(flexion), float(deviation)  # type: ignore[arg-type]
        return np.array(rotation_rows(arm.side, cos(p), sin(p), cos(f), sin(f), cos(d), sin(d)))
    p_, f_, d_ = np.broadcast_arrays(*(np.asarray(v, np.float64) for v in (pronation, flexion, deviation)))
    rows = rotation_rows(arm.side, np.cos(p_), np.sin(p_), np.cos(f_), np.sin(f_), np.cos(d_), np.sin(d_))
    out = np.empty((*p_.shape, 3, 3))
    for i in range(3):
        for j in range(3):
            out[..., i, j] = rows[i][j]
    return out


def wrist_angles(arm: Arm, rotation: ArrayLike) -> WristAngles:
    """Angles that make a rotation (..., 3, 3).

    A wrist bent by 90 degrees gets no forearm turn, all of it being deviation.

    Bend lies in [-pi/2, pi/2], the others in [-pi, pi].
    """
    R = np.asarray(rotation, np.float64)
    if R.shape[-2:] != (3, 3):
        raise ValueError(f"rotation must be (..., 3, 3), got {R.shape}")
    s = arm.side
    level = np.hypot(R[..., 0, 0], R[..., 2, 0])
    flexion = np.arctan2(-s * R[..., 1, 0], level)
    folded = level < NOTHING
    pronation = np.where(folded, 0.0, np.arctan2(s * R[..., 2, 0], R[..., 0, 0]))
    cp, sp = np.cos(pronation), s * np.sin(pronation)
    deviation = np.arctan2(sp * R[..., 0, 1] - cp * R[..., 2, 1], cp * R[..., 2, 2] - sp * R[..., 0, 2])
    return WristAngles(pronation, flexion, deviation)


def wrist_pronation(arm: Arm, rotation: Array) -> Array | float:
    """Return the first angle (...) rad of `wrist_angles`; that of one rotation is a float."""
    ahead, up = rotation[..., 0, 0], arm.side * rotation[..., 2, 0]
    if rotation.ndim == 2:
        one_ahead, one_up = float(ahead), float(up)
        return 0.0 if hypot(one_ahead, one_up) < NOTHING else atan2(one_up, one_ahead)
    return np.where(np.hypot(ahead, up) < NOTHING, 0.0, np.arctan2(up, ahead))


def rotation_rows(
    s: int, cp: Any, sp: Any, cf: Any, sf: Any, cd: Any, sd: Any
) -> tuple[tuple[Any, Any, Any], ...]:
    """Rows of Rot(side down, pronation) Rot(-side z, flexion) Rot(-x, deviation), of floats or of arrays.

    Given are the side (+1 left) and the cosine and sine of each angle.
    """
    y0, y1, y2 = s * cp * sf, cf, sp * sf
    z0, z2 = -s * sp, cp
    return (
        (cp * cf, y0 * cd - z0 * sd, y0 * sd + z0 * cd),
        (-s * sf, y1 * cd, y1 * sd),
        (s * sp * cf, y2 * cd - z2 * sd, y2 * sd + z2 * cd),
    )
