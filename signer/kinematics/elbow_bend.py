"""Flexion that brings an articulator as near as it can to its target's distance from the shoulder.

One formula for floats and for arrays. It knows both branches, limits, targets out of reach and elbows of
which the bend moves nothing; `arm_one` and `arm_many` have the plain case of it at hand.
"""

from typing import Any

from signer.kinematics.arm_terms import (
    ELBOW_FREE,
    FIRM,
    NEAREST,
    SECONDARY,
    SHELL_SLACK,
    TOO_FAR,
    TOO_NEAR,
    Elbow,
)
from signer.kinematics.vectors import NOTHING, NOTHING_2, Functions


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
    beyond2, slack = diameter * (y * c + z * s) - along, SHELL_SLACK * middle
    flags = ELBOW_FREE * is_free + TOO_FAR * (beyond2 > slack) + TOO_NEAR * (beyond2 < -slack)
    return c, s, flags, chosen
