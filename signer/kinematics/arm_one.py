"""One arm on one target in plain floats: the direct solver where a call must cost microseconds.

`arm_many` holds the same formulas over arrays, in the same order, so that a batch equals its members one by
one. Everything here happens in the elbow's own frame; see `arm_terms.Elbow`.
"""

from collections.abc import Sequence
from math import atan2, sqrt
from typing import TypeAlias

from signer.kinematics.arm_terms import (
    AT_SHOULDER,
    NO_REFERENCE,
    NO_REFERENCE_2,
    ON_HINGE_AXIS,
    PRIMARY,
    SMOOTH_TILT,
    THIN_RATIO,
    Elbow,
)
from signer.kinematics.elbow_bend import bend
from signer.kinematics.vectors import FLOATS, NOTHING_2

_Eight: TypeAlias = tuple[float, float, float, float, float, float, float, float]
_Nine: TypeAlias = tuple[float, float, float, float, float, float, float, float, float]


def check_rotation(m: Sequence[Sequence[float]]) -> bool:
    """Return whether three rows make a rotation within 1e-6; false for NaN."""
    (a, b, c), (d, e, f), (g, h, i) = m
    return (
        -1e-6 < b * f - c * e - g < 1e-6
        and -1e-6 < c * d - a * f - h < 1e-6
        and -1e-6 < a * e - b * d - i < 1e-6
        and -1e-6 < a * d + b * e + c * f < 1e-6
        and -1e-6 < a * a + b * b + c * c - 1.0 < 1e-6
        and -1e-6 < d * d + e * e + f * f - 1.0 < 1e-6
    )


def solve(
    elbow: Elbow,
    px: float,
    py: float,
    pz: float,
    x: float,
    y: float,
    z: float,
    cos_swivel: float,
    sin_swivel: float,
    branch: int = PRIMARY,
    hint: float | None = None,
    smooth: bool = False,
) -> tuple[*_Nine, float, float, float, float, float, float, float, int, int]:
    """Bend the elbow to the target's distance, then turn the shoulder so that the articulator meets it.

    Args:
        elbow: the arm in the elbow's frame.
        px: target, counted from the shoulder, m.
        py: its y.
        pz: its z.
        x: articulator in the forearm's frame, origin at the elbow, m.
        y: its y.
        z: its z.
        cos_swivel: cosine of the world swivel (side times psi).
        sin_swivel: its sine.
        branch: PRIMARY or SECONDARY, either with FIRM added, or NEAREST.
        hint: flexion that NEAREST is near to, and the one kept where flexion moves nothing.
        smooth: the reference of the swivel, `smooth` or `vertical`.

    Returns:
        Nine entries of the shoulder's rotation by rows, cosine and sine of the flexion, flexion rad,
        articulator counted from the shoulder (3), shortfall m, flags, branch.

    Raises:
        ValueError: a number that is not finite.

    Source: sections 2 to 5 of McDonald et al. 2002 as re-derived in docs/solver.md.
    """
    reach, offset, reach2, cos_mid, sin_mid, cos_half, low, high, _, _, _, _ = elbow
    flags = 0
    # the elbow, from a distance
    l2 = y * y + z * z
    v0 = offset + x
    v02 = v0 * v0
    d2 = px * px + py * py + pz * pz
    length = sqrt(l2)
    near = reach - length
    far = reach + length
    across2 = (d2 - (near * near + v02)) * (far * far + v02 - d2)
    is_plain = across2 > 0.0 and l2 > THIN_RATIO * reach2 and branch == PRIMARY
    if is_plain:
        along = reach2 + l2 + v02 - d2
        across = sqrt(across2)
        scale = 0.5 / (reach * l2)
        c = (y * along + z * across) * scale
        s = (z * along - y * across) * scale
        is_plain = c * cos_mid + s * sin_mid >= cos_half
    if not is_plain:
        hint = low if hint is None else hint
        c, s, flags, branch = bend(FLOATS, elbow, d2, v02, l2, y, z, branch, hint)
    # the shoulder, from two frames: one on the arm, one on the target
    v1, v2 = y * c + z * s - reach, z * c - y * s
    b10, b11, b12, b20, b21, b22, b31, b32, reached, on_axis = arm_frame(elbow, v0, v1, v2)
    tx, ty, tz, ux, uy, uz, wx, wy, wz, distance, lost = world_frame(
        px, py, pz, d2, cos_swivel, sin_swivel, smooth
    )
    flags |= on_axis | lost
    flexion = atan2(s, c)
    if flexion < low:
        flexion = low if low - flexion < 1.0 else flexion + 6.283185307179586
    elif flexion > high:
        flexion = high if flexion - high < 1.0 else flexion - 6.283185307179586
    r00 = tx * b10 + ux * b20
    if not -2.0 < r00 < 2.0 or not d2 < 1e300:
        raise ValueError("target, articulator and swivel must be finite numbers of a human size")
    return (
        r00,
        tx * b11 + ux * b21 + wx * b31,
        tx * b12 + ux * b22 + wx * b32,
        ty * b10 + uy * b20,
        ty * b11 + uy * b21 + wy * b31,
        ty * b12 + uy * b22 + wy * b32,
        tz * b10 + uz * b20,
        tz * b11 + uz * b21 + wz * b31,
        tz * b12 + uz * b22 + wz * b32,
        c,
        s,
        flexion,
        tx * reached,
        ty * reached,
        tz * reached,
        abs(distance - reached) if flags & 3 else 0.0,
        flags,
        branch,
    )


def arm_frame(elbow: Elbow, v0: float, v1: float, v2: float) -> tuple[*_Eight, float, int]:
    """Return the frame on the arm whose first axis points from the shoulder to the articulator v.

    Its axes b1 and b2 (3), the last two of b3 (its first is 0), how far the articulator is, m, and a flag.
    """
    n2, v02 = v1 * v1 + v2 * v2, v0 * v0
    m2 = n2 + v02
    if m2 < NOTHING_2:  # the articulator sits on the shoulder: any direction does, away from the elbow
        v0, v1, v2, n2, reached = -elbow.offset, elbow.reach, 0.0, elbow.reach2, 0.0
        v02 = v0 * v0
        inverse = 1.0 / sqrt(v02 + n2)
    else:
        reached = sqrt(m2)
        inverse = 1.0 / reached
    if n2 > NOTHING_2 * v02:
        n = sqrt(n2)
        across = 1.0 / n
        k = v0 * across * inverse
        return (
            v0 * inverse, v1 * inverse, v2 * inverse, -n * inverse, v1 * k, v2 * k, -v2 * across, v1 * across,
            reached, 0,
        )  # fmt: skip
    up = 1.0 if v0 > 0.0 else -1.0
    return (v0 * inverse, v1 * inverse, v2 * inverse, 0.0, 0.0, up, -1.0, 0.0, reached, ON_HINGE_AXIS)


def world_frame(
    px: float, py: float, pz: float, d2: float, cosine: float, sine: float, smooth: bool
) -> tuple[*_Nine, float, int]:
    """Return the frame on the target p whose first axis points at it, turned about that by the swivel.

    Its three axes t, u and w (3), the target's distance, m, and flags; `cosine` and `sine` are of the swivel.
    """
    flags, distance = 0, sqrt(d2)
    if d2 > NOTHING_2:
        k = 1.0 / distance
        tx, ty, tz = px * k, py * k, pz * k
    else:
        flags = AT_SHOULDER
        tx, ty, tz = 0.0, 0.0, 1.0
    if smooth:
        k = SMOOTH_TILT * tx
        hx, hy, hz = k * tx - SMOOTH_TILT - tz, k * ty, k * tz + tx
        h2 = hx * hx + hy * hy + hz * hz
    else:
        hx, hy, hz = -tz, 0.0, tx
        h2 = hx * hx + hz * hz
    if h2 < NO_REFERENCE_2:
        flags |= NO_REFERENCE
        hx, hy, hz = tx * tx - 1.0, tx * ty, tx * tz
        h2 = hx * hx + hy * hy + hz * hz
    k = 1.0 / sqrt(h2)
    hx, hy, hz = hx * k, hy * k, hz * k
    gx, gy, gz = ty * hz - tz * hy, tz * hx - tx * hz, tx * hy - ty * hx
    return (
        tx, ty, tz,
        cosine * hx + sine * gx, cosine * hy + sine * gy, cosine * hz + sine * gz,
        cosine * gx - sine * hx, cosine * gy - sine * hy, cosine * gz - sine * hz,
        distance, flags,
    )  # fmt: skip
