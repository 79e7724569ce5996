"""The flexion of many elbows at once that spans the distance to each target.

It is chosen as `arm_one` chooses it for one. The plain primary branch is computed for all. The few for which
it is not right are then taken out and treated with every case.
"""

from typing import NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices
from signer.kinematics.arm_terms import (
    ELBOW_FREE,
    FIRM,
    FREE_RATIO,
    NEAREST,
    PRIMARY,
    SECONDARY,
    SHELL_SLACK,
    STRAIGHT_RATIO,
    THIN_RATIO,
    TOO_FAR,
    TOO_NEAR,
    Elbow,
)

Codes: TypeAlias = Indices


class Bends(NamedTuple):
    """Cosine and sine of each flexion, the flags of what bound it and the branch it is on, all (n,)."""

    cosine: Array
    sine: Array
    flags: Codes
    branch: Codes


def bend(elbow: Elbow, d2: Array, a: Array, branch: Codes, hint: Array) -> Bends:
    """Bend each elbow until its articulator is as far from the shoulder as the target.

    Where the elbow's range does not allow that, it comes as near as it can.

    Args:
        elbow: the arm in the elbow's frame.
        d2: (n,) squared distances of the targets from the shoulder, m^2.
        a: (3, n) or (3, 1) articulators in the forearm's frame, origin at the elbow, m.
        branch: (n,) or (1,) PRIMARY or SECONDARY, either with FIRM added, or NEAREST.
        hint: (n,) or (1,) flexions that NEAREST is near to, rad.
    """
    x, y, z = a
    v0 = elbow.offset + x
    v02 = v0 * v0
    l2 = y * y + z * z
    length = np.sqrt(l2)
    near = elbow.reach - length
    far = elbow.reach + length
    middle = elbow.reach2 + l2 + v02
    # 2 reach length times cosine and sine of beta; the sine from both extremes, since 1 - cos^2 would lose
    # half the digits there
    along = middle - d2
    across2 = (d2 - (near * near + v02)) * (far * far + v02 - d2)
    across = np.sqrt(across2)
    scale = 0.5 / (elbow.reach * l2)
    c = (y * along + z * across) * scale
    s = (z * along - y * across) * scale
    # out of the shell these are not numbers, and no comparison with them holds
    plain = (
        (c * elbow.cos_mid + s * elbow.sin_mid >= elbow.cos_half)
        & (l2 > THIN_RATIO * elbow.reach2)
        & (branch == PRIMARY)
    )
    bends = Bends(c, s, np.zeros(len(d2), np.intp), np.zeros(len(d2), np.intp))
    odd = (~plain).nonzero()[0]
    if odd.size:
        y, z, l2, middle, along, across2, hint = (
            each if len(each) == 1 else each[odd] for each in (y, z, l2, middle, along, across2, hint)
        )
        found = bend_oddly(
            elbow, y, z, l2, middle, along, across2, branch if len(branch) == 1 else branch[odd], hint
        )
        for everyone, those in zip(bends, found, strict=True):
            everyone[odd] = those
    return bends


def bend_oddly(
    elbow: Elbow,
    y: Array,
    z: Array,
    l2: Array,
    middle: Array,
    along: Array,
    across2: Array,
    branch: Codes,
    hint: Array,
) -> Bends:
    """Choose the flexion as `arm_one.bend` does.

    Limits, out of reach, the other branch, an elbow that moves nothing.
    """
    _, _, reach2, cos_mid, sin_mid, cos_half, low, high, cos_low, sin_low, cos_high, sin_high = elbow
    across = np.sqrt(np.maximum(across2, 0.0))
    y_along, z_across, z_along, y_across = y * along, z * across, z * along, y * across
    c, s, c2, s2 = y_along + z_across, z_along - y_across, y_along - z_across, z_along + y_across
    # outside the shell, where `across` is nothing, this makes it the extreme
    unit = 1.0 / np.sqrt(c * c + s * s)
    c, s, c2, s2 = c * unit, s * unit, c2 * unit, s2 * unit
    first = c * cos_mid + s * sin_mid >= cos_half
    second = c2 * cos_mid + s2 * sin_mid >= cos_half
    wished = branch == SECONDARY
    if NEAREST in branch:
        cos_wish, sin_wish = np.cos(hint), np.sin(hint)
        beside, is_nearest = c * cos_wish + s * sin_wish, branch == NEAREST
        wished = np.where(is_nearest, c2 * cos_wish + s2 * sin_wish > beside, wished)
        straight = is_nearest & (across2 <= STRAIGHT_RATIO * 4.0 * reach2 * l2)
        straight &= (beside >= 1.0 - STRAIGHT_RATIO) & first & second
        np.copyto(c, cos_wish, where=straight)
        np.copyto(s, sin_wish, where=straight)
        wished &= ~straight
    if (branch >= FIRM).any():
        is_firm, wished = branch >= FIRM, np.where(branch >= FIRM, branch == FIRM + SECONDARY, wished)
        own_c, own_s = np.where(wished, c2, c), np.where(wished, s2, s)
        is_past = is_firm & ~np.where(wished, second, first)
        at_low = own_c * cos_low + own_s * sin_low >= own_c * cos_high + own_s * sin_high
        ends = np.where(at_low, cos_low, cos_high), np.where(at_low, sin_low, sin_high)
        for bent, end in zip((c, s, c2, s2), ends * 2, strict=True):
            np.copyto(bent, end, where=is_past)
        first, second = (
            first | is_firm,
            np.where(is_firm, wished, second & (~first | (across2 > 0.0) & wished)),
        )
    else:
        second &= ~first | (across2 > 0.0) & wished
    np.copyto(c, c2, where=second)
    np.copyto(s, s2, where=second)

    diameter = 2.0 * elbow.reach
    neither = ~(first | second)
    if neither.any():  # neither bend is possible: the end of the range that comes nearest
        low_miss = np.abs(diameter * (y * cos_low + z * sin_low) - along)
        high_miss = np.abs(diameter * (y * cos_high + z * sin_high) - along)
        at_low = low_miss <= high_miss
        np.copyto(c, np.where(at_low, cos_low, cos_high), where=neither)
        np.copyto(s, np.where(at_low, sin_low, sin_high), where=neither)
        second |= neither & (s * y > c * z)
    chosen, flags = second.astype(np.intp), np.zeros(len(c), np.intp)
    free = l2 <= FREE_RATIO * reach2
    if free.any():
        kept = np.minimum(np.maximum(hint, low), high)
        for values, value in ((c, np.cos(kept)), (s, np.sin(kept)), (chosen, PRIMARY), (flags, ELBOW_FREE)):
            np.copyto(values, value, where=free)
    beyond2 = diameter * (y * c + z * s) - along
    slack = SHELL_SLACK * middle
    flags += TOO_FAR * (beyond2 > slack) + TOO_NEAR * (beyond2 < -slack)
    return Bends(c, s, flags, chosen)
