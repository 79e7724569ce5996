"""One elbow in plain floats: the flexion that spans the distance to the target, with every case."""

from math import cos, hypot, sin, sqrt
from typing import TypeAlias

from signer.kinematics.arm_terms import (
    ELBOW_FREE,
    FREE_RATIO,
    NEAREST,
    PRIMARY,
    SECONDARY,
    SHELL_SLACK,
    TOO_FAR,
    TOO_NEAR,
    Elbow,
)

Bend: TypeAlias = tuple[float, float, int, int]


def bend(
    elbow: Elbow, d2: float, v02: float, l2: float, y: float, z: float, branch: int, hint: float | None
) -> Bend:
    """Choose the flexion when the plain primary branch does not do: other branches, limits, out of reach.

    Returns:
        Cosine and sine of the flexion, flags, branch.
    """
    reach, _, reach2, cos_mid, sin_mid, cos_half, low, high, cos_low, sin_low, cos_high, sin_high = elbow
    middle = reach2 + l2 + v02
    flags = 0
    if l2 <= FREE_RATIO * reach2:
        flags = ELBOW_FREE
        kept = low if hint is None else min(max(hint, low), high)
        c, s, branch = cos(kept), sin(kept), PRIMARY
    else:
        length = sqrt(l2)
        near, far = reach - length, reach + length
        along = middle - d2
        across2 = (d2 - (near * near + v02)) * (far * far + v02 - d2)
        across = sqrt(across2) if across2 > 0.0 else 0.0
        c1, s1 = y * along + z * across, z * along - y * across
        c2, s2 = y * along - z * across, z * along + y * across
        unit = 1.0 / hypot(c1, s1)  # outside the shell, where `across` is nothing, this makes it the extreme
        c1, s1, c2, s2 = c1 * unit, s1 * unit, c2 * unit, s2 * unit
        first = c1 * cos_mid + s1 * sin_mid >= cos_half
        second = c2 * cos_mid + s2 * sin_mid >= cos_half
        if first and second:
            if branch == NEAREST:
                wish = low if hint is None else hint
                cos_wish, sin_wish = cos(wish), sin(wish)
                second = c2 * cos_wish + s2 * sin_wish > c1 * cos_wish + s1 * sin_wish
            else:
                second = branch == SECONDARY
            second = second and across2 > 0.0
        if second:
            c, s, branch = c2, s2, SECONDARY
        elif first:
            c, s, branch = c1, s1, PRIMARY
        else:  # neither bend is possible: the end of the range that comes nearest
            low_miss = abs(2.0 * reach * (y * cos_low + z * sin_low) - along)
            high_miss = abs(2.0 * reach * (y * cos_high + z * sin_high) - along)
            c, s = (cos_low, sin_low) if low_miss <= high_miss else (cos_high, sin_high)
            branch = SECONDARY if s * y > c * z else PRIMARY
    beyond2 = d2 - (middle - 2.0 * reach * (y * c + z * s))
    slack = SHELL_SLACK * middle
    if beyond2 > slack:
        flags |= TOO_FAR
    elif beyond2 < -slack:
        flags |= TOO_NEAR
    return c, s, flags, branch
