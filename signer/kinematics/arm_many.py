"""The formulas of `arm_one` for many arms at once, in blocks that stay in the cache.

They work over structures of arrays. Members come last: a vector is (3, n), a rotation or a frame (3, 3, n)
with its axes as columns. A value that holds for all may be (..., 1).
"""

from math import isfinite
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.kinematics import bend_many
from signer.kinematics.arm_terms import (
    AT_SHOULDER,
    AT_SHOULDER_M2,
    NO_REFERENCE,
    NO_REFERENCE_2,
    ON_AXIS_RATIO,
    ON_HINGE_AXIS,
    SMOOTH_TILT,
    TOO_FAR,
    TOO_NEAR,
    Elbow,
)

Codes: TypeAlias = Indices

BLOCK: Final = 4096
"""Targets worked on together: large enough to hide the cost of a call, small enough for the second-level
cache."""
_COPIED: Final = 2048
"""From so many vectors on, more calls cost less than copies of them."""


class Solutions(NamedTuple):
    """Solutions that `solve` found for n targets.

    The shoulder's rotation (3, 3, n) in the elbow's frame, points (3, n), and the rest (n,).
    """

    rotation: Array
    cosine: Array
    sine: Array
    flexion: Array
    articulator: Array
    short_by: Array
    flags: Codes
    branch: Codes


def solve(
    elbow: Elbow, p: Array, a: Array, swivel: Array, branch: Codes, hint: Array, smooth: bool
) -> Solutions:
    """Solve as `arm_one.solve` does, for n targets.

    Args:
        elbow: the arm in the elbow's frame.
        p: (3, n) targets counted from the shoulder, m.
        a: (3, n) or (3, 1) articulators in the forearm's frame, origin at the elbow, m.
        swivel: (n,) or (1,) the world swivel, side times psi, rad.
        branch: (n,) or (1,) PRIMARY or SECONDARY, either with FIRM added, or NEAREST.
        hint: (n,) or (1,) flexions that NEAREST is near to, rad.
        smooth: the reference of the swivel, `smooth` or `vertical`.

    Raises:
        ValueError: a number that is not finite.
    """
    # the elbow, from a distance
    d2 = dots(p, p)
    c, s, flags, chosen = bend_many.bend(elbow, d2, a, branch, hint)
    v = np.empty((3, len(c)))
    v[0] = elbow.offset + a[0]
    v[1] = a[1] * c + a[2] * s - elbow.reach
    v[2] = a[2] * c - a[1] * s
    # the shoulder, from two frames: one on the arm, one on the target
    in_arm, m2, on_axis = _arm_frame(elbow, v)
    distance = np.sqrt(d2)
    at_shoulder = _any(d2 <= AT_SHOULDER_M2)
    if at_shoulder is None:
        t = p * (1.0 / distance)
    else:
        t = p * (1.0 / np.where(at_shoulder, 1.0, distance))
        t[:, at_shoulder] = ((0.0,), (0.0,), (1.0,))
    in_world, lost = _world_frame(t, swivel, smooth)
    rotation = np.einsum("ikn,jkn->ijn", in_world, in_arm)
    # a sum is the cheapest test of all its terms: one that is not finite spoils it
    if not isfinite(rotation[0, 0] @ d2):
        raise ValueError("target, articulator and swivel must be finite numbers of a human size")
    for where, flag in ((on_axis, ON_HINGE_AXIS), (at_shoulder, AT_SHOULDER), (lost, NO_REFERENCE)):
        if where is not None:
            flags[where] |= flag
    reached = np.sqrt(m2)
    short_by = np.zeros(len(reached))
    if (is_short := _any((flags & (TOO_FAR | TOO_NEAR)) != 0)) is not None:
        short_by[is_short] = np.abs(distance - reached)[is_short]
    return Solutions(
        rotation, c, s, within_range(elbow, np.arctan2(s, c)), t * reached, short_by, flags, chosen
    )


def dots(a: Array, b: Array) -> Array:
    """Inner products (n,) of vectors (3, n), added in the order of `arm_one`."""
    products: Array = np.add.reduce(a * b, axis=0)
    return products


def cross(a: Array, b: Array) -> Array:
    """Cross products (3, n) of vectors (3, n)."""
    if b.shape[1] < _COPIED:
        a, b = np.concatenate([a, a[:2]]), np.concatenate([b, b[:2]])
        return a[1:4] * b[2:5] - a[2:5] * b[1:4]
    found, less = np.empty_like(b), np.empty_like(b[0])
    for own, one, other in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        np.multiply(a[one], b[other], out=found[own])
        found[own] -= np.multiply(a[other], b[one], out=less)
    return found


def turned(rotation: Array, vector: Array) -> Array:
    """Vectors (3, n) turned by rotations (3, 3, n), added in the order of `arm_one`."""
    return np.asarray(np.einsum("ijn,jn->in", rotation, vector), np.float64)


def are_rotations(m: Array) -> bool:
    """Return whether all of (3, 3, n) are rotations within 1e-6; false for NaN.

    The third row is the cross product of the others, which are of length one and at right angles.
    """
    off = np.empty((6, m.shape[2]))
    np.subtract(cross(m[0], m[1]), m[2], out=off[:3])
    np.einsum("kin,kin->kn", m[:2], m[:2], out=off[3:5])
    off[3:5] -= 1.0
    np.einsum("in,in->n", m[0], m[1], out=off[5])
    every = off.ravel()
    # no term is larger than the root of all their squares, which are sooner added up than looked at
    return bool(every @ every < 1e-12 or np.maximum.reduce(np.abs(every), initial=0.0) < 1e-6)


def reference_direction(t: Array, smooth: bool) -> tuple[Array, Mask | None]:
    """Return the unit direction of zero swivel for unit directions (3, n) of the target.

    Also return where the rule gives none (None: nowhere).
    """
    tx, ty, tz = t
    h = np.empty_like(t)
    if smooth:
        k = SMOOTH_TILT * tx
        h[0] = k * tx - SMOOTH_TILT - tz
        h[1] = k * ty
        h[2] = k * tz + tx
    else:
        h[0] = -tz
        h[1] = 0.0
        h[2] = tx
    h2 = dots(h, h)
    lost = _any(h2 < NO_REFERENCE_2)
    if lost is not None:
        h[:, lost] = tx[lost] * t[:, lost] - ((1.0,), (0.0,), (0.0,))
        h2[lost] = dots(h[:, lost], h[:, lost])
    h *= 1.0 / np.sqrt(h2)
    return h, lost


def arm_axes(elbow: Elbow, v: Array) -> tuple[Array, Array, Array]:
    """Compute three unit axes (3, n) on the vector (3, n) from shoulder to articulator.

    They are in the elbow's frame.
    """
    with np.errstate(all="ignore"):
        frame, _, _ = _arm_frame(elbow, v)
    return frame[:, 0], frame[:, 1], frame[:, 2]


def _arm_frame(elbow: Elbow, v: Array) -> tuple[Array, Array, Mask | None]:
    """Compute the axes built on the vector from shoulder to articulator.

    Also return the vector's squared length, and where it runs along the hinge (None: nowhere).
    """
    n2 = dots(v[1:], v[1:])
    m2 = n2 + v[0] * v[0]
    length2 = m2
    folded = _any(m2 < AT_SHOULDER_M2)
    if (
        folded is not None
    ):  # the articulator sits on the shoulder: any direction does, take away from the elbow
        v = np.where(folded, ((-elbow.offset,), (elbow.reach,), (0.0,)), v)
        n2 = np.where(folded, elbow.reach2, n2)
        m2, length2 = np.where(folded, 0.0, m2), np.where(folded, n2 + v[0] * v[0], m2)
    inverse = 1.0 / np.sqrt(length2)
    n = np.sqrt(n2)
    on_axis = _any(n2 <= ON_AXIS_RATIO * v[0] * v[0])
    across = 1.0 / (n if on_axis is None else np.where(on_axis, 1.0, n))
    frame = np.empty((3, 3, len(n)))
    np.multiply(v, inverse, out=frame[:, 0])
    frame[0, 1] = -n * inverse
    np.multiply(v[1:], v[0] * across * inverse, out=frame[1:, 1])
    frame[0, 2] = 0.0
    frame[1, 2] = -v[2] * across
    frame[2, 2] = v[1] * across
    if on_axis is not None:
        frame[:, 1, on_axis] = 0.0
        frame[2, 1, on_axis] = np.where(v[0, on_axis] > 0.0, 1.0, -1.0)
        frame[1:, 2, on_axis] = ((-1.0,), (0.0,))
    return frame, m2, on_axis


def _world_frame(t: Array, swivel: Array, smooth: bool) -> tuple[Array, Mask | None]:
    """Compute the axes onto which the arm's are turned, for unit directions of the target.

    Also return where the swivel has no reference.
    """
    h, lost = reference_direction(t, smooth)
    g = cross(t, h)
    c, s = np.cos(swivel), np.sin(swivel)  # as for one arm, to the last bit
    frame = np.empty((3, *t.shape))
    frame[:, 0] = t
    np.add(c * h, s * g, out=frame[:, 1])
    np.subtract(c * g, s * h, out=frame[:, 2])
    return frame, lost


def within_range(elbow: Elbow, flexion: Array) -> Array:
    """Flexions wrapped and clipped into the elbow's range.

    They miss it by rounding or by whole turns only.
    """
    if elbow.high > 3.0:  # rounding may carry a folded arm across half a turn
        flexion = np.where(flexion < elbow.low - 1.0, flexion + 2.0 * np.pi, flexion)
    if elbow.low < -3.0:
        flexion = np.where(flexion > elbow.high + 1.0, flexion - 2.0 * np.pi, flexion)
    return np.minimum(np.maximum(flexion, elbow.low), elbow.high)


def _any(mask: Mask) -> Mask | None:
    """The mask, or None where it holds nowhere: the rare cases cost nothing when there are none."""
    return mask if np.count_nonzero(mask) else None
