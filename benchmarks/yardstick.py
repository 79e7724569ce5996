"""The yardstick of all ratios.

The bare closed form of one arm in plain Python, without limits, flags or checks.

Only the standard library, because every peer is timed beside it in an environment of its own.
"""

from collections.abc import Sequence
from math import atan2, sqrt
from typing import Final

UPPER_ARM_M: Final = 0.30
FOREARM_M: Final = 0.26
HAND_M: Final = (0.02, -0.17, 0.01)
WRIST_DEG: Final = (20.0, -25.0, 10.0)


def yardstick(
    px: float, py: float, pz: float, wrist: Sequence[float], cos_swivel: float, sin_swivel: float
) -> tuple[float, ...]:
    """The shoulder's rotation by rows and the flexion: the closed form and nothing else."""
    r00, r01, r02, r10, r11, r12, r20, r21, r22 = wrist
    a0, a1, a2 = HAND_M
    u = UPPER_ARM_M
    x = r00 * a0 + r01 * a1 + r02 * a2
    y = r10 * a0 + r11 * a1 + r12 * a2 - FOREARM_M
    z = r20 * a0 + r21 * a1 + r22 * a2
    length = sqrt(y * y + z * z)
    d2 = px * px + py * py + pz * pz
    k = (u * u + x * x + y * y + z * z - d2) / (2.0 * u * length)
    if k > 1.0:
        k = 1.0
    elif k < -1.0:
        k = -1.0
    q = sqrt(1.0 - k * k)
    c = (y * k + z * q) / length
    s = (z * k - y * q) / length
    v1 = y * c + z * s - u
    v2 = z * c - y * s
    n = 1.0 / sqrt(x * x + v1 * v1 + v2 * v2)
    b10 = x * n
    b11 = v1 * n
    b12 = v2 * n
    m = sqrt(b11 * b11 + b12 * b12)
    b31 = -b12 / m
    b32 = b11 / m
    b21 = b10 * b32
    b22 = -b10 * b31
    n = 1.0 / sqrt(d2)
    tx = px * n
    ty = py * n
    tz = pz * n
    n = 1.0 / sqrt(tx * tx + tz * tz)
    hx = -tz * n
    hz = tx * n
    gx = ty * hz
    gy = tz * hx - tx * hz
    gz = -ty * hx
    ux = cos_swivel * hx + sin_swivel * gx
    uy = sin_swivel * gy
    uz = cos_swivel * hz + sin_swivel * gz
    wx = cos_swivel * gx - sin_swivel * hx
    wy = cos_swivel * gy
    wz = cos_swivel * gz - sin_swivel * hz
    return (
        tx * b10 - ux * m, tx * b11 + ux * b21 + wx * b31, tx * b12 + ux * b22 + wx * b32,
        ty * b10 - uy * m, ty * b11 + uy * b21 + wy * b31, ty * b12 + uy * b22 + wy * b32,
        tz * b10 - uz * m, tz * b11 + uz * b21 + wz * b31, tz * b12 + uz * b22 + wz * b32,
        atan2(s, c),
    )  # fmt: skip
