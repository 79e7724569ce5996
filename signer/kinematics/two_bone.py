"""Two bones in the plane by angles, and two bones in space by length first and direction after."""

from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Mask
from signer.kinematics.rotations import axis_rotation
from signer.kinematics.vectors import Y, Z, length, turned


class PlanarBend(NamedTuple):
    """Angles (...) rad of the first bone from +x, of the second from it, and whether the target is met."""

    theta1_rad: Array
    theta2_rad: Array
    reached: Mask


class LengthStep(NamedTuple):
    """Turn (...) rad of the second of two bones, and their end (..., 3) at the target's distance."""

    theta2_rad: Array
    end: Array
    reached: Mask


class HeadingStep(NamedTuple):
    """Angles (...) rad of the first joint's turn Ry(heading) Rz(elevation) Rz(theta1)."""

    theta1_rad: Array
    heading_rad: Array
    elevation_rad: Array


class SpatialBend(NamedTuple):
    """Rotations (..., 3, 3) of both joints, the end (..., 3), and whether that is the target (...)."""

    rotation1: Array
    rotation2: Array
    end: Array
    reached: Mask


def solve_planar(
    length1: ArrayLike, length2: ArrayLike, x: ArrayLike, y: ArrayLike, positive_bend: ArrayLike = True
) -> PlanarBend:
    """Bend two bones from the origin so that their end meets (x, y); everything broadcasts.

    Reachable are distances from abs(length1 - length2) to length1 + length2; beyond, the chain points at the
    target. A target on the origin that equal bones can meet is met with the first bone along +x.

    Args:
        length1: (...) of the first bone, not negative.
        length2: (...) of the second bone.
        x: (...) of the target.
        y: (...) of the target.
        positive_bend: (...) the sign of the second angle.

    Raises:
        ValueError: a negative length or a number that is not finite.

    Source: R. Juckett, Analytic Two-Bone IK in 2D, 2008.
    """
    l1, l2, tx, ty = (np.asarray(v, np.float64) for v in (length1, length2, x, y))
    cosine, sine, reached = _bend(l1, l2, tx * tx + ty * ty)
    sine = np.where(positive_bend, sine, -sine)
    along, across = l1 + l2 * cosine, l2 * sine
    theta1 = np.arctan2(ty * along - tx * across, tx * along + ty * across)
    theta1, theta2, reached = np.broadcast_arrays(theta1, np.arctan2(sine, cosine), reached)
    return PlanarBend(theta1, theta2, reached)


def solve_spatial(
    length1: ArrayLike,
    length2: ArrayLike,
    target: ArrayLike,
    method: Literal["heading", "axis_angle"] = "heading",
) -> SpatialBend:
    """Turn two joints so that the end of two bones, at rest along +x from the origin, meets a target.

    Args:
        length1: (...) of the first bone.
        length2: (...) of the second bone.
        target: (..., 3).
        method: how the bent chain is turned to the target: by heading and elevation, or about one axis.

    Raises:
        ValueError: a negative length, a number that is not finite, an unknown method.

    Source: two-link analytical method, worksheet; the heading is atan2(-z, x) for turns about y.
    """
    p = np.asarray(target, np.float64)
    if p.shape[-1:] != (3,):
        raise ValueError(f"target must be (..., 3), got {p.shape}")
    bend = length_step(length1, length2, length(p))
    if method == "heading":
        theta1, heading, elevation = heading_step(bend.end, p)
        rotation1 = axis_rotation(Y, heading) @ axis_rotation(Z, elevation + theta1)
    elif method == "axis_angle":
        angle, axis = axis_angle_step(bend.end, p)
        rotation1 = axis_rotation(axis, angle)
    else:
        raise ValueError(f"method is 'heading' or 'axis_angle', got {method!r}")
    rotation2 = axis_rotation(Z, bend.theta2_rad)
    return SpatialBend(rotation1, rotation2, turned(rotation1, bend.end), bend.reached)


def length_step(length1: ArrayLike, length2: ArrayLike, distance: ArrayLike) -> LengthStep:
    """Bend the second joint about z, to the negative side, until the end is at a distance (...)."""
    l1, l2, d = (np.asarray(v, np.float64) for v in (length1, length2, distance))
    cosine, sine, reached = _bend(l1, l2, d * d)
    theta2 = np.arctan2(-sine, cosine)
    end = np.stack(np.broadcast_arrays(l1 + l2 * cosine, -l2 * sine, 0.0 * d), -1)
    return LengthStep(theta2, end, np.broadcast_to(reached, theta2.shape))


def heading_step(end: Array, target: ArrayLike) -> HeadingStep:
    """Point a chain with its end (..., 3) along +x, raise it by the target's elevation, turn it to it."""
    p = np.asarray(target, np.float64)
    # not -z: for a zero that would be minus zero, half a turn the other way
    heading = np.arctan2(0.0 - p[..., 2], p[..., 0])
    elevation = np.arctan2(p[..., 1], np.hypot(p[..., 0], p[..., 2]))
    return HeadingStep(np.arctan2(-end[..., 1], end[..., 0]), heading, elevation)


def axis_angle_step(end: Array, target: ArrayLike) -> tuple[Array, Array]:
    """Turn a chain with its end (..., 3) onto the target by an angle (...) rad about an axis (..., 3).

    The axis stands across both; opposite directions turn about z.
    """
    r, p = np.broadcast_arrays(end, np.asarray(target, np.float64))
    across = np.cross(r, p)
    size = length(across)
    in_line = size <= 1e-15 * length(r) * length(p)
    axis = np.where(in_line[..., None], Z, across / np.where(in_line, 1.0, size)[..., None])
    return np.arctan2(size, (r * p).sum(-1)), axis


def _bend(l1: Array, l2: Array, d2: Array) -> tuple[Array, Array, Mask]:
    """Compute cosine and sine of the second angle for a squared distance.

    The sine is not negative. Also return whether the distance can be reached.
    """
    if not (np.isfinite(l1).all() and np.isfinite(l2).all() and np.isfinite(d2).all()):
        raise ValueError("lengths and target must be finite")
    if not ((l1 >= 0.0).all() and (l2 >= 0.0).all()):
        raise ValueError("lengths must not be negative")
    near, far = (l1 - l2) ** 2, (l1 + l2) ** 2
    slack = 4e-16 * far
    reached = (d2 >= near - slack) & (d2 <= far + slack)
    product = 2.0 * l1 * l2
    rigid = product <= 0.0
    cosine = np.clip((d2 - l1 * l1 - l2 * l2) / np.where(rigid, 1.0, product), -1.0, 1.0)
    # from both ends of the range, as the square root of 1 - cosine^2 loses half the digits near a straight
    # arm
    sine = np.sqrt(np.maximum(d2 - near, 0.0) * np.maximum(far - d2, 0.0)) / np.where(rigid, 1.0, product)
    return np.where(rigid, 1.0, cosine), np.where(rigid, 0.0, np.minimum(sine, 1.0)), reached
