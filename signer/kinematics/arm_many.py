"""Many arms at once: the formulas of `arm_one` over structures of arrays, in blocks that stay in the cache."""

from math import isfinite
from typing import Any, Final, NamedTuple, TypeAlias

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

BLOCK: Final = 2048
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


class _ArmFrame(NamedTuple):
    """The axes on the vector from shoulder to articulator; the third has no x. Where the vector runs along the hinge, if anywhere."""

    length2: Array
    b1: tuple[Array, Array, Array]
    b2: tuple[Array, Array, Array]
    b31: Array
    b32: Array
    on_axis: NDArray[np.bool_] | None


def are_rotations(m: Array) -> bool:
    """Whether all of (3, 3, n) are rotations within 1e-6; false for anything that is not a number."""
    rows = np.concatenate([m[0], m[0, :2]]), np.concatenate([m[1], m[1, :2]])
    off = np.empty((6, m.shape[2]))
    off[:3] = rows[0][1:4] * rows[1][2:5] - rows[0][2:5] * rows[1][1:4] - m[2]
    np.add.reduce(m[0] * m[1], axis=0, out=off[3])
    np.add.reduce(m[:2] * m[:2], axis=1, out=off[4:])
    off[4:] -= 1.0
    return bool(np.maximum.reduce(np.abs(off), axis=None, initial=0.0) < 1e-6)


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
    v0 = elbow.offset + a[0]
    if v0.shape != c.shape:
        v0 = np.broadcast_to(v0, c.shape)
    m2, b1, b2, b31, b32, on_axis = _arm_frame(elbow, v0, a[1] * c + a[2] * s - elbow.reach, a[2] * c - a[1] * s)
    if on_axis is not None:
        flags[on_axis] |= ON_HINGE_AXIS

    distance = np.sqrt(d2)
    if _least(d2) <= AT_SHOULDER_M2:
        at_shoulder = d2 <= AT_SHOULDER_M2
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
    if not isfinite(np.add.reduce(columns[0], axis=None) + np.add.reduce(d2)):
        raise ValueError("target, articulator and swivel must be finite numbers of a human size")
    short_by = np.abs(distance - reached) * ((flags & (TOO_FAR | TOO_NEAR)) != 0)
    return Solutions(columns, c, s, _within(elbow, np.arctan2(s, c)), t * reached, short_by, flags, chosen)


def cross(a: Array, b: Array) -> Array:
    """Cross products of (3, n) arrays."""
    a, b = np.concatenate([a, a[:2]]), np.concatenate([b, b[:2]])
    return a[1:4] * b[2:5] - a[2:5] * b[1:4]


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
    found = None
    if _least(h2) < NO_REFERENCE_2:
        found = lost = h2 < NO_REFERENCE_2
        h[0, lost] = tx[lost] * tx[lost] - 1.0
        h[1, lost] = tx[lost] * ty[lost]
        h[2, lost] = tx[lost] * tz[lost]
        h2[lost] = h[0, lost] * h[0, lost] + h[1, lost] * h[1, lost] + h[2, lost] * h[2, lost]
    h *= 1.0 / np.sqrt(h2)
    return h, found


def arm_axes(elbow: Elbow, v: Array) -> tuple[Array, Array, Array]:
    """Three unit axes (3, n), in the elbow's frame, built on the vector (3, n) from shoulder to articulator."""
    with np.errstate(all="ignore"):
        _, b1, b2, b31, b32, _ = _arm_frame(elbow, v[0], v[1], v[2])
    return np.stack(b1), np.stack(b2), np.stack([np.zeros_like(b31), b31, b32])


def _arm_frame(elbow: Elbow, v0: Array, v1: Array, v2: Array) -> _ArmFrame:
    """Build the axes on the vector from shoulder to articulator."""
    v02 = v0 * v0
    n2 = v1 * v1 + v2 * v2
    m2 = n2 + v02
    length2 = m2
    if _least(m2) < AT_SHOULDER_M2:  # the articulator sits on the shoulder: any direction does, take away from the elbow
        folded = m2 < AT_SHOULDER_M2
        v0, v1, v2 = np.where(folded, -elbow.offset, v0), np.where(folded, elbow.reach, v1), np.where(folded, 0.0, v2)
        v02 = v0 * v0
        n2 = np.where(folded, elbow.reach2, n2)
        m2 = np.where(folded, 0.0, m2)
        length2 = np.where(folded, v02 + elbow.reach2, m2)
    inverse = 1.0 / np.sqrt(length2)
    on_axis = n2 <= ON_AXIS_RATIO * v02
    strayed = bool(np.logical_or.reduce(on_axis))
    n = np.sqrt(n2)
    across = 1.0 / (np.where(on_axis, 1.0, n) if strayed else n)
    k = v0 * across * inverse
    b2 = (-n * inverse, v1 * k, v2 * k)
    b31, b32 = -v2 * across, v1 * across
    if strayed:
        b2 = (np.where(on_axis, 0.0, b2[0]), np.where(on_axis, 0.0, b2[1]), np.where(on_axis, np.where(v0 > 0.0, 1.0, -1.0), b2[2]))
        b31, b32 = np.where(on_axis, -1.0, b31), np.where(on_axis, 0.0, b32)
    return _ArmFrame(m2, (v0 * inverse, v1 * inverse, v2 * inverse), b2, b31, b32, on_axis if strayed else None)


def _within(elbow: Elbow, flexion: Array) -> Array:
    """Flexions wrapped and clipped into the elbow's range; they miss it by rounding or by whole turns only."""
    if elbow.high > 3.0:  # rounding may carry a folded arm across half a turn
        flexion = np.where(flexion < elbow.low - 1.0, flexion + 2.0 * np.pi, flexion)
    if elbow.low < -3.0:
        flexion = np.where(flexion > elbow.high + 1.0, flexion - 2.0 * np.pi, flexion)
    return np.minimum(np.maximum(flexion, elbow.low), elbow.high)


def _bend_all(elbow: Elbow, d2: Array, a: Array, branch: Codes, hint: Array) -> tuple[Array, Array, Codes, Codes]:
    """Cosine and sine of the flexion, flags and branch: the plain primary branch for all, then what it does not do."""
    x, y, z = a
    v0 = elbow.offset + x
    v02 = v0 * v0
    l2 = y * y + z * z
    length = np.sqrt(l2)
    near = elbow.reach - length
    far = elbow.reach + length
    radicand = (d2 - (near * near + v02)) * (far * far + v02 - d2)
    scale = 0.5 / (elbow.reach * l2)
    cos_beta = (elbow.reach2 + l2 + v02 - d2) * scale
    sin_beta = np.sqrt(radicand) * scale
    c = y * cos_beta + z * sin_beta
    s = z * cos_beta - y * sin_beta
    # out of the shell these are not numbers, and no comparison with them holds
    plain = (c * elbow.cos_mid + s * elbow.sin_mid >= elbow.cos_half) & (l2 > THIN_RATIO * elbow.reach2) & (branch == PRIMARY)
    flags = np.zeros(d2.shape, np.intp)
    chosen = np.zeros(d2.shape, np.intp)
    odd = np.flatnonzero(~plain)
    if odd.size:
        d2, v02, l2, y, z, branch, hint = (_some(v, odd) for v in (d2, v02, l2, y, z, branch, hint))
        c[odd], s[odd], flags[odd], chosen[odd] = bend(elbow, d2, v02, l2, y, z, branch, hint)
    return c, s, flags, chosen


def bend(
    elbow: Elbow, d2: Array, v02: Array, l2: Array, y: Array, z: Array, branch: Codes, hint: Array
) -> tuple[Array, Array, Codes, Codes]:
    """Choose the flexion as `arm_one.bend` does, for n arms."""
    reach, _, reach2, cos_mid, sin_mid, cos_half, _, _, cos_low, sin_low, cos_high, sin_high = elbow
    middle = reach2 + l2 + v02
    slack = SHELL_SLACK * middle
    length = np.sqrt(l2)
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

    at_low = np.where(beyond, low2 >= high2, low2 <= high2)
    c, s = np.where(at_low, cos_low, cos_high), np.where(at_low, sin_low, sin_high)
    chosen = (s * y - c * z > 0.0).astype(np.intp)
    flags = TOO_FAR * (beyond & (d2 > most + slack)) + TOO_NEAR * (within & (d2 < least - slack))
    extreme = np.flatnonzero(np.where(beyond, has_far, within & has_near))
    sign = np.where(beyond[extreme], -1.0, 1.0)
    c[extreme], s[extreme], chosen[extreme] = sign * c0[extreme], sign * s0[extreme], PRIMARY
    free = l2 <= FREE_RATIO * reach2
    rest = np.flatnonzero(~(beyond | within | free))
    if rest.size:
        taken = (_some(v, rest) for v in (d2, middle, near2, far2, length, c0, s0, low2, high2, branch, hint))
        c[rest], s[rest], chosen[rest] = _branches(elbow, *taken)
    if free.any():
        kept = np.clip(hint[free], elbow.low, elbow.high)
        c[free], s[free], chosen[free] = np.cos(kept), np.sin(kept), PRIMARY
        flags[free] = (ELBOW_FREE + TOO_FAR * (d2 > middle + slack) + TOO_NEAR * (d2 < middle - slack))[free]
    return c, s, flags, chosen


def _branches(
    elbow: Elbow,
    d2: Array,
    middle: Array,
    near2: Array,
    far2: Array,
    length: Array,
    c0: Array,
    s0: Array,
    low2: Array,
    high2: Array,
    branch: Codes,
    hint: Array,
) -> tuple[Array, Array, Codes]:
    """The flexions of targets within the shell: the branch that is wanted and possible, or a limit that rounding has put just outside."""
    cos_beta = (middle - d2) / (2.0 * elbow.reach * length)
    sin_beta = np.sqrt(np.maximum((d2 - near2) * (far2 - d2), 0.0)) / (2.0 * elbow.reach * length)
    unit = 1.0 / np.sqrt(cos_beta * cos_beta + sin_beta * sin_beta)
    cos_beta = cos_beta * unit
    sin_beta = sin_beta * unit
    c1, s1 = c0 * cos_beta + s0 * sin_beta, s0 * cos_beta - c0 * sin_beta
    c2, s2 = c0 * cos_beta - s0 * sin_beta, s0 * cos_beta + c0 * sin_beta
    first = c1 * elbow.cos_mid + s1 * elbow.sin_mid >= elbow.cos_half
    second = c2 * elbow.cos_mid + s2 * elbow.sin_mid >= elbow.cos_half
    cos_wish, sin_wish = np.cos(hint), np.sin(hint)
    wished = np.where(branch == NEAREST, c2 * cos_wish + s2 * sin_wish > c1 * cos_wish + s1 * sin_wish, branch == SECONDARY)
    second &= ~first | wished
    first &= ~second
    at_low = np.abs(d2 - low2) <= np.abs(d2 - high2)
    c = np.where(first, c1, np.where(second, c2, np.where(at_low, elbow.cos_low, elbow.cos_high)))
    s = np.where(first, s1, np.where(second, s2, np.where(at_low, elbow.sin_low, elbow.sin_high)))
    chosen = np.where(first, PRIMARY, np.where(second | (s * c0 - c * s0 > 0.0), SECONDARY, PRIMARY))
    return c, s, chosen


def _least(values: Array) -> float:
    return float(np.minimum.reduce(values, initial=1.0))


def _some(values: NDArray[Any], members: NDArray[np.intp]) -> NDArray[Any]:
    return np.broadcast_to(values, members.shape) if len(values) == 1 else values[members]
