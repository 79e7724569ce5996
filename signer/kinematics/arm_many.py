"""Many arms at once: the formulas of `arm_one` over structures of arrays, in blocks that stay in the cache."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from signer.kinematics.arm_one import (
    AT_SHOULDER,
    AT_SHOULDER_M2,
    ELBOW_FREE,
    FREE_RATIO,
    NEAREST,
    NO_REFERENCE,
    NO_REFERENCE_2,
    ON_AXIS_RATIO,
    ON_HINGE_AXIS,
    PRIMARY,
    SECONDARY,
    SHELL_SLACK,
    SMOOTH_TILT,
    THIN_RATIO,
    TOO_FAR,
    TOO_NEAR,
    Elbow,
)

Array: TypeAlias = NDArray[np.float64]
Codes: TypeAlias = NDArray[np.intp]

BLOCK: Final = 4096
"""Targets worked on together: large enough to hide the cost of a call, small enough for the second-level cache."""


class Solutions(NamedTuple):
    """What `solve` found for n targets: columns (3, n) of the shoulder's rotation in the elbow's frame, and the rest (n,)."""

    columns: tuple[Array, Array, Array]
    cosine: Array
    sine: Array
    flexion: Array
    articulator: Array
    short_by: Array
    flags: Codes
    branch: Codes


def are_rotations(m: Array) -> bool:
    """Whether all of (3, 3, n) are rotations within 1e-6; false for anything that is not a number."""
    a, b, c = m[0]
    d, e, f = m[1]
    worst = np.maximum(np.abs(b * f - c * e - m[2, 0]), np.abs(c * d - a * f - m[2, 1]))
    np.maximum(worst, np.abs(a * e - b * d - m[2, 2]), out=worst)
    np.maximum(worst, np.abs(a * d + b * e + c * f), out=worst)
    np.maximum(worst, np.abs(a * a + b * b + c * c - 1.0), out=worst)
    np.maximum(worst, np.abs(d * d + e * e + f * f - 1.0), out=worst)
    return bool(worst.max() < 1e-6)


def solve(elbow: Elbow, p: Array, a: Array, cos_swivel: Array, sin_swivel: Array, branch: Codes, hint: Array, smooth: bool) -> Solutions:
    """Solve as `arm_one.solve` does, for n targets.

    Args:
        elbow: the arm in the elbow's frame.
        p: (3, n) targets counted from the shoulder, m.
        a: (3, n) or (3, 1) articulators in the forearm's frame, origin at the elbow, m.
        cos_swivel: (n,) or (1,) cosine of the world swivel.
        sin_swivel: (n,) or (1,) its sine.
        branch: (n,) or (1,) PRIMARY, SECONDARY or NEAREST.
        hint: (n,) or (1,) flexions that NEAREST is near to, rad.
        smooth: the reference of the swivel, `smooth` or `vertical`.

    Raises:
        ValueError: a number that is not finite.
    """
    d2 = p[0] * p[0] + p[1] * p[1] + p[2] * p[2]
    c, s, flags, chosen = _bend_all(elbow, d2, a, branch, hint)
    v0 = np.broadcast_to(elbow.offset + a[0], c.shape)
    v0, v1, v2, m2, b1, b2, b31, b32, on_axis = _arm_frame(elbow, v0, a[1] * c + a[2] * s - elbow.reach, a[2] * c - a[1] * s)
    if on_axis is not None:
        flags[on_axis] |= ON_HINGE_AXIS

    distance = np.sqrt(d2)
    at_shoulder = d2 <= AT_SHOULDER_M2
    if at_shoulder.any():
        flags[at_shoulder] |= AT_SHOULDER
        t = p * (1.0 / np.where(at_shoulder, 1.0, distance))
        t[:, at_shoulder] = ((0.0,), (0.0,), (1.0,))
    else:
        t = p * (1.0 / distance)
    h, lost = reference_direction(t, smooth)
    if lost is not None:
        flags[lost] |= NO_REFERENCE
    g = cross(t, h)
    u = cos_swivel * h + sin_swivel * g
    w = cos_swivel * g - sin_swivel * h
    columns = (t * b1[0] + u * b2[0], t * b1[1] + u * b2[1] + w * b31, t * b1[2] + u * b2[2] + w * b32)
    reached = np.sqrt(m2)
    # a sum is the cheapest test of all its terms: one that is not finite spoils it
    if not np.isfinite((columns[0].sum() + d2.sum()) + (v0.sum() + v1.sum() + v2.sum())):
        raise ValueError("target, articulator and swivel must be finite numbers of a human size")
    short_by = np.abs(distance - reached)
    short_by[(flags & 3) == 0] = 0.0
    return Solutions(columns, c, s, _within(elbow, np.arctan2(s, c)), t * reached, short_by, flags, chosen)


def cross(a: Array, b: Array) -> Array:
    """Cross products of (3, n) arrays."""
    out = np.empty(np.broadcast_shapes(a.shape, b.shape))
    out[0] = a[1] * b[2] - a[2] * b[1]
    out[1] = a[2] * b[0] - a[0] * b[2]
    out[2] = a[0] * b[1] - a[1] * b[0]
    return out


def reference_direction(t: Array, smooth: bool) -> tuple[Array, NDArray[np.bool_] | None]:
    """Unit direction of zero swivel for unit directions (3, n) of the target, and where the rule gives none (None: nowhere)."""
    tx, ty, tz = t
    h = np.empty_like(t)
    if smooth:
        k = SMOOTH_TILT * tx
        h[0] = k * tx - SMOOTH_TILT - tz
        h[1] = k * ty
        h[2] = k * tz + tx
        h2 = h[0] * h[0] + h[1] * h[1] + h[2] * h[2]
    else:
        h[0] = -tz
        h[1] = 0.0
        h[2] = tx
        h2 = tz * tz + tx * tx
    lost = h2 < NO_REFERENCE_2
    found = None
    if lost.any():
        found = lost
        h[0, lost] = tx[lost] * tx[lost] - 1.0
        h[1, lost] = tx[lost] * ty[lost]
        h[2, lost] = tx[lost] * tz[lost]
        h2[lost] = h[0, lost] * h[0, lost] + h[1, lost] * h[1, lost] + h[2, lost] * h[2, lost]
    h *= 1.0 / np.sqrt(h2)
    return h, found


def arm_axes(elbow: Elbow, v: Array) -> tuple[Array, Array, Array]:
    """Three unit axes (3, n), in the elbow's frame, built on the vector (3, n) from shoulder to articulator."""
    with np.errstate(all="ignore"):
        _, _, _, _, b1, b2, b31, b32, _ = _arm_frame(elbow, v[0], v[1], v[2])
    return np.stack(b1), np.stack(b2), np.stack([np.zeros_like(b31), b31, b32])


def _arm_frame(
    elbow: Elbow, v0: Array, v1: Array, v2: Array
) -> tuple[Array, Array, Array, Array, tuple[Array, Array, Array], tuple[Array, Array, Array], Array, Array, NDArray[np.bool_] | None]:
    """The axes on the vector from shoulder to articulator, that vector and its squared length; where it runs along the hinge."""
    v02 = v0 * v0
    n2 = v1 * v1 + v2 * v2
    m2 = n2 + v02
    folded = m2 < AT_SHOULDER_M2
    length2 = m2
    if folded.any():  # the articulator sits on the shoulder: any direction does, take away from the elbow
        v0, v1, v2 = np.where(folded, -elbow.offset, v0), np.where(folded, elbow.reach, v1), np.where(folded, 0.0, v2)
        v02 = v0 * v0
        n2 = np.where(folded, elbow.reach2, n2)
        m2 = np.where(folded, 0.0, m2)
        length2 = np.where(folded, v02 + elbow.reach2, m2)
    inverse = 1.0 / np.sqrt(length2)
    on_axis = n2 <= ON_AXIS_RATIO * v02
    strayed = bool(on_axis.any())
    n = np.sqrt(n2)
    across = 1.0 / (np.where(on_axis, 1.0, n) if strayed else n)
    k = v0 * across * inverse
    b2 = (-n * inverse, v1 * k, v2 * k)
    b31, b32 = -v2 * across, v1 * across
    if strayed:
        b2 = (np.where(on_axis, 0.0, b2[0]), np.where(on_axis, 0.0, b2[1]), np.where(on_axis, np.where(v0 > 0.0, 1.0, -1.0), b2[2]))
        b31, b32 = np.where(on_axis, -1.0, b31), np.where(on_axis, 0.0, b32)
    return v0, v1, v2, m2, (v0 * inverse, v1 * inverse, v2 * inverse), b2, b31, b32, on_axis if strayed else None


def _within(elbow: Elbow, flexion: Array) -> Array:
    """Flexions wrapped and clipped into the elbow's range; they miss it by rounding or by whole turns only."""
    if (flexion < elbow.low - 1.0).any():
        flexion = np.where(flexion < elbow.low - 1.0, flexion + 2.0 * np.pi, flexion)
    if (flexion > elbow.high + 1.0).any():
        flexion = np.where(flexion > elbow.high + 1.0, flexion - 2.0 * np.pi, flexion)
    return np.minimum(np.maximum(flexion, elbow.low), elbow.high)


def _bend_all(elbow: Elbow, d2: Array, a: Array, branch: Codes, hint: Array) -> tuple[Array, Array, Codes, Codes]:
    """Cosine and sine of the flexion, flags and branch: the plain primary branch for all, the rest one by one as they need."""
    x, y, z = a
    v0 = elbow.offset + x
    v02 = v0 * v0
    l2 = y * y + z * z
    length = np.sqrt(l2)
    near = elbow.reach - length
    far = elbow.reach + length
    radicand = (d2 - (near * near + v02)) * (far * far + v02 - d2)
    thick = l2 > THIN_RATIO * elbow.reach2
    scale = 0.5 / (elbow.reach * np.where(thick, l2, 1.0))
    cos_beta = (elbow.reach2 + l2 + v02 - d2) * scale
    sin_beta = np.sqrt(np.maximum(radicand, 0.0)) * scale
    c = y * cos_beta + z * sin_beta
    s = z * cos_beta - y * sin_beta
    plain = (radicand > 0.0) & (c * elbow.cos_mid + s * elbow.sin_mid >= elbow.cos_half) & (branch == PRIMARY) & thick
    flags = np.zeros(d2.shape, np.intp)
    chosen = np.zeros(d2.shape, np.intp)
    odd = np.flatnonzero(~plain)
    if odd.size:
        taken = (np.broadcast_to(v, d2.shape)[odd] for v in (d2, v02, l2, y, z, branch, hint))
        c[odd], s[odd], flags[odd], chosen[odd] = bend(elbow, *taken)
    return c, s, flags, chosen


def bend(
    elbow: Elbow, d2: Array, v02: Array, l2: Array, y: Array, z: Array, branch: Codes, hint: Array
) -> tuple[Array, Array, Codes, Codes]:
    """Choose the flexion as `arm_one.bend` does, for n arms."""
    reach, _, reach2, cos_mid, sin_mid, cos_half, low, high, cos_low, sin_low, cos_high, sin_high = elbow
    middle = reach2 + l2 + v02
    slack = SHELL_SLACK * middle
    free = l2 <= FREE_RATIO * reach2
    length = np.where(free, 1.0, np.sqrt(l2))
    c0, s0 = y / length, z / length
    toward = c0 * cos_mid + s0 * sin_mid
    low2 = middle - 2.0 * reach * (y * cos_low + z * sin_low)
    high2 = middle - 2.0 * reach * (y * cos_high + z * sin_high)
    near, far = reach - length, reach + length
    near2, far2 = near * near + v02, far * far + v02
    has_near, has_far = toward >= cos_half, -toward >= cos_half
    least = np.where(has_near, near2, np.minimum(low2, high2))
    most = np.where(has_far, far2, np.maximum(low2, high2))
    beyond, within = d2 > most, d2 < least

    cos_beta = (middle - d2) / (2.0 * reach * length)
    sin_beta = np.sqrt(np.maximum((d2 - near2) * (far2 - d2), 0.0)) / (2.0 * reach * length)
    unit = 1.0 / np.sqrt(np.where(beyond | within | free, 1.0, cos_beta * cos_beta + sin_beta * sin_beta))
    cos_beta = cos_beta * unit
    sin_beta = sin_beta * unit
    c1, s1 = c0 * cos_beta + s0 * sin_beta, s0 * cos_beta - c0 * sin_beta
    c2, s2 = c0 * cos_beta - s0 * sin_beta, s0 * cos_beta + c0 * sin_beta
    inside = ~(beyond | within)
    first = inside & (c1 * cos_mid + s1 * sin_mid >= cos_half)
    second = inside & (c2 * cos_mid + s2 * sin_mid >= cos_half)
    cos_wish, sin_wish = np.cos(hint), np.sin(hint)
    wished = np.where(branch == NEAREST, c2 * cos_wish + s2 * sin_wish > c1 * cos_wish + s1 * sin_wish, branch == SECONDARY)
    second &= ~first | wished
    first &= ~second

    at_low = np.where(beyond, low2 >= high2, np.where(within, low2 <= high2, np.abs(d2 - low2) <= np.abs(d2 - high2)))
    c, s = np.where(at_low, cos_low, cos_high), np.where(at_low, sin_low, sin_high)
    chosen = np.where(s * y - c * z > 0.0, SECONDARY, PRIMARY)
    chosen[first | (beyond & has_far) | (within & has_near) | free] = PRIMARY
    chosen[second] = SECONDARY
    c, s = np.where(first, c1, np.where(second, c2, c)), np.where(first, s1, np.where(second, s2, s))
    c, s = np.where(beyond & has_far, -c0, c), np.where(beyond & has_far, -s0, s)
    c, s = np.where(within & has_near, c0, c), np.where(within & has_near, s0, s)
    flags = np.where(beyond & (d2 > most + slack), TOO_FAR, 0) + np.where(within & (d2 < least - slack), TOO_NEAR, 0)
    if free.any():
        kept = np.minimum(np.maximum(hint, low), high)
        c, s = np.where(free, np.cos(kept), c), np.where(free, np.sin(kept), s)
        loose = ELBOW_FREE + np.where(d2 > middle + slack, TOO_FAR, 0) + np.where(d2 < middle - slack, TOO_NEAR, 0)
        flags = np.where(free, loose, flags)
    return c, s, flags, chosen
