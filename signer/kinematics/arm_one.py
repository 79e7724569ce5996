"""One arm on one target in plain floats: the direct solver where a call must cost microseconds.

`arm_many` holds the same formulas over arrays, in the same order, so that a batch equals its members one by
one. Only `bend`, the whole of the elbow with branches and limits, is one formula for both: the plain case of
it stands at hand in `solve`. Everything here happens in the elbow's own frame; see `arm_shape.Elbow`.
"""

from collections.abc import Sequence
from math import atan2, cos, sin, sqrt
from typing import Any, Final, TypeAlias

import numpy as np

from body_model.arrays import AS_ONE, NOTHING, Array
from signer.kinematics.arm_shape import (
    AT_SHOULDER,
    ELBOW_FREE,
    FIRM,
    NEAREST,
    NO_REFERENCE,
    NO_REFERENCE_2,
    ON_HINGE_AXIS,
    PRIMARY,
    SECONDARY,
    SMOOTH_TILT,
    TOO_FAR,
    TOO_NEAR,
    Arm,
    ArmFlags,
    ArmPosture,
    Elbow,
)
from signer.kinematics.vectors import FLOATS, NOTHING_2, Functions

_Eight: TypeAlias = tuple[float, float, float, float, float, float, float, float]
_Nine: TypeAlias = tuple[float, float, float, float, float, float, float, float, float]
Manner: TypeAlias = tuple[Arm, bool, bool]
"""The arm of all targets, whether the reference is smooth, whether wrists are rotations."""

_FLAGS: Final = tuple(map(ArmFlags, range(1 << len(ArmFlags))))  # every set of them


def solve_one(
    manner: Manner, S: Array, P: Array, a: Array, Rw: Array, psi: float, branch: int, hint: float | None
) -> ArmPosture:
    """Solve for one target, all numbers taken through plain floats; see `arm.solve_arm`."""
    if not (len(S) == len(P) == len(a) == 3 and Rw.shape == (3, 3)):
        raise ValueError(shapes(S, P, a, Rw))
    numbers, flags, chosen = numbers_of(
        manner, S.tolist(), P.tolist(), a.tolist(), Rw.tolist(), psi, branch, hint
    )
    out = np.array(numbers)
    return ArmPosture(
        out[:9].reshape(3, 3), out[18], Rw, out[9:12], out[12:15], out[15:18], out[19], _FLAGS[flags], chosen
    )


def numbers_of(
    manner: Manner,
    S: list[float],
    P: list[float],
    a: list[float],
    Rw: list[list[float]],
    psi: float,
    branch: int,
    hint: float | None,
) -> tuple[tuple[float, ...], int, int]:
    """Rotation by rows, elbow, wrist, articulator, flexion, shortfall, cosine, sine; flags; branch."""
    arm, smooth, is_rotation = manner
    s0, s1, s2 = S
    p0, p1, p2 = P
    a0, a1, a2 = a
    (r00, r01, r02), (r10, r11, r12), (r20, r21, r22) = Rw
    if not (is_rotation or check_rotation(Rw)):
        raise ValueError("wrist_rotation is not a rotation (within 1e-6)")
    x = r00 * a0 + r01 * a1 + r02 * a2
    y = r10 * a0 + r11 * a1 + r12 * a2
    z = r20 * a0 + r21 * a1 + r22 * a2
    if not arm.is_standard:
        x, y, z = _turned(arm.basis.T, x, y, z)
    w0, w1, w2 = arm.forearm_xyz
    x, y, z, world = w0 + x, w1 + y, w2 + z, arm.side * psi
    m00, m01, m02, m10, m11, m12, m20, m21, m22, c, s, flexion, d0, d1, d2, short_by, flags, chosen = solve(
        arm.elbow, p0 - s0, p1 - s1, p2 - s2, x, y, z, cos(world), sin(world), branch, hint, smooth
    )
    reach, offset = arm.elbow.reach, arm.elbow.offset
    w1, w2 = w1 * c + w2 * s, w2 * c - w1 * s
    e0, e1 = s0 + (m00 * offset - m01 * reach), s1 + (m10 * offset - m11 * reach)
    e2 = s2 + (m20 * offset - m21 * reach)
    w0, w1, w2 = (
        e0 + (m00 * w0 + m01 * w1 + m02 * w2),
        e1 + (m10 * w0 + m11 * w1 + m12 * w2),
        e2 + (m20 * w0 + m21 * w1 + m22 * w2),
    )
    if not arm.is_standard:
        m00, m01, m02 = _turned(arm.basis, m00, m01, m02)
        m10, m11, m12 = _turned(arm.basis, m10, m11, m12)
        m20, m21, m22 = _turned(arm.basis, m20, m21, m22)
    numbers = (
        m00, m01, m02, m10, m11, m12, m20, m21, m22, e0, e1, e2, w0, w1, w2, s0 + d0, s1 + d1, s2 + d2,
        flexion, short_by, c, s,
    )  # fmt: skip
    return numbers, flags, chosen


def _turned(rotation: Array, x: float, y: float, z: float) -> list[float]:
    """A vector turned by a rotation (3, 3), added in the order of a block."""
    return [a * x + b * y + c * z for a, b, c in rotation.tolist()]


def shapes(S: Array, P: Array, a: Array, Rw: Array) -> str:
    """Tell the shapes that do not fit."""
    return (
        "shoulder, target and articulator must be (..., 3) and wrist_rotation (..., 3, 3), got "
        f"{S.shape}, {P.shape}, {a.shape}, {Rw.shape}"
    )


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
    # so near the hinge axis the forearm's length would go with rounding over the distance: normalised below
    is_plain = across2 > 0.0 and l2 > AS_ONE * reach2 and branch == PRIMARY
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


def bend(
    of: Functions, elbow: Elbow, d2: Any, v02: Any, l2: Any, y: Any, z: Any, branch: Any, hint: Any
) -> tuple[Any, Any, Any, Any]:
    """Choose a flexion for squared distances `d2` (...) m^2 from shoulder to target.

    Args:
        of: functions of floats, or of arrays.
        elbow: the arm in the elbow's frame.
        d2: as above.
        v02: squared distance of the articulator from the plane of the arm's bend, m^2.
        l2: squared distance of it from the hinge axis, m^2.
        y: where it is in the forearm's frame, origin at the elbow, m.
        z: likewise.
        branch: PRIMARY or SECONDARY, either with FIRM added, or NEAREST.
        hint: flexion that NEAREST is near to, and the one kept where flexion moves nothing, rad.

    Returns:
        Cosine and sine of the flexion, flags, branch.
    """
    reach, _, reach2, cos_mid, sin_mid, cos_half, low, high, cos_low, sin_low, cos_high, sin_high = elbow
    where, length, diameter = of.where, of.sqrt(l2), 2.0 * reach
    near, far = reach - length, reach + length
    middle = reach2 + l2 + v02
    along = middle - d2
    across2 = (d2 - (near * near + v02)) * (far * far + v02 - d2)
    across = of.sqrt(of.most(across2, 0.0))
    # outside the shell, where `across` is nothing, the unit makes both bends the extreme
    c1, s1 = y * along + z * across, z * along - y * across
    c2, s2 = y * along - z * across, z * along + y * across
    unit = 1.0 / of.sqrt(of.most(c1 * c1 + s1 * s1, 1e-300))
    c1, s1, c2, s2 = c1 * unit, s1 * unit, c2 * unit, s2 * unit
    second = c2 * cos_mid + s2 * sin_mid >= cos_half
    both = second & (c1 * cos_mid + s1 * sin_mid >= cos_half)
    is_firm, is_near, own = branch >= FIRM, branch == NEAREST, branch % FIRM
    is_free = is_given = l2 <= NOTHING_2 * reach2
    other = own == SECONDARY
    if of.any(is_near):
        cos_wish, sin_wish = of.cos(hint), of.sin(hint)
        beside = c1 * cos_wish + s1 * sin_wish
        other = other | is_near & (c2 * cos_wish + s2 * sin_wish > beside)
        # both branches meet at a straight elbow, which would go with the root of rounding
        is_straight = across2 <= NOTHING * 4.0 * reach2 * l2
        is_given = is_free | both & is_near & is_straight & (beside >= 1.0 - NOTHING)
    taken = where(both | is_firm, other & (across2 > 0.0), second)
    c, s = where(taken, c2, c1), where(taken, s2, s1)
    # past the range: of a firm branch the nearer end, else the end whose distance is nearest to the target's
    is_end = c * cos_mid + s * sin_mid < cos_half
    low_off = abs(diameter * (y * cos_low + z * sin_low) - along)
    high_off = abs(diameter * (y * cos_high + z * sin_high) - along)
    if of.any(is_firm):
        low_off = where(is_firm, -c * cos_low - s * sin_low, low_off)
        high_off = where(is_firm, -c * cos_high - s * sin_high, high_off)
    is_low = low_off <= high_off
    c = where(is_end, where(is_low, cos_low, cos_high), c)
    s = where(is_end, where(is_low, sin_low, sin_high), s)
    chosen = where(is_firm, own, 1 * where(is_end, s * y > c * z, taken))
    if of.any(is_given):
        kept = where(is_free, of.least(of.most(hint, low), high), hint)
        c, s, chosen = (
            where(is_given, of.cos(kept), c),
            where(is_given, of.sin(kept), s),
            where(is_given, 0, chosen),
        )
    beyond2, slack = diameter * (y * c + z * s) - along, NOTHING * middle
    flags = ELBOW_FREE * is_free + TOO_FAR * (beyond2 > slack) + TOO_NEAR * (beyond2 < -slack)
    return c, s, flags, chosen
