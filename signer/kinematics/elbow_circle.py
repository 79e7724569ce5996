"""The juggler's elbow: two equal bones, shoulder and hand given, and one free angle.

The angle lifts the elbow around the line between shoulder and hand.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Mask


class ElbowPosition(NamedTuple):
    """Elbow position (..., 3), and whether the hand is near enough for the two bones (...)."""

    elbow: Array
    reached: Mask


def elbow_position(
    shoulder: ArrayLike, hand: ArrayLike, length: ArrayLike, omega: ArrayLike, hand_side: ArrayLike
) -> ElbowPosition:
    """Put the elbow on its circle about the line from shoulder to hand; everything broadcasts.

    A hand farther than both bones gives the straight arm towards it. In the signer's frame hand 0 is the left
    one and swings inward for a positive angle.

    Args:
        shoulder: (..., 3), y up.
        hand: (..., 3).
        length: (...) of the upper arm and of the forearm alike.
        omega: (...) rad, the "chicken wing" angle; at zero the elbow hangs in the upright plane through
            shoulder and hand.
        hand_side: (...) 0 or 1: which way the angle turns.

    Raises:
        ValueError: shapes, numbers that are not finite, a length that is not positive, another hand.

    Source: "Finding Elbow Positions", notes of the Gunswap juggling animator; for hand 1 the sine of the
        angle changes its sign.
    """
    S, H, bone, angle = (np.asarray(v, np.float64) for v in (shoulder, hand, length, omega))
    side = np.asarray(hand_side)
    if S.shape[-1:] != (3,) or H.shape[-1:] != (3,):
        raise ValueError(f"shoulder and hand must be (..., 3), got {S.shape} and {H.shape}")
    if not ((side == 0) | (side == 1)).all():
        raise ValueError(f"hand_side is 0 or 1, got {hand_side!r}")
    if not all(np.isfinite(v).all() for v in (S, H, bone, angle)) or not (bone > 0.0).all():
        raise ValueError("shoulder, hand and omega must be finite and length positive")
    to_hand = H - S
    level = np.sqrt(to_hand[..., 0] ** 2 + to_hand[..., 2] ** 2)
    distance = np.sqrt(level**2 + to_hand[..., 1] ** 2)
    at_shoulder = (
        distance == 0.0
    )  # any direction does: take straight along x, as the angle of no direction is zero
    along = np.where(at_shoulder, 1.0, level) / np.where(at_shoulder, 1.0, distance)
    up = to_hand[..., 1] / np.where(at_shoulder, 1.0, distance)
    reached = distance <= 2.0 * bone
    half = np.where(reached, 0.5 * distance, bone)
    off_line = np.sqrt(np.maximum(bone**2 - half**2, 0.0))
    sine = np.where(side == 0, np.sin(angle), -np.sin(angle))
    outward = half * along + off_line * up * np.cos(angle)
    height = half * up - off_line * along * np.cos(angle)
    across = off_line * sine
    heading = np.arctan2(to_hand[..., 2], to_hand[..., 0])
    c, s = np.cos(heading), np.sin(heading)
    x, y, z = np.broadcast_arrays(outward * c - across * s, height, outward * s + across * c)
    return ElbowPosition(S + np.stack([x, y, z], -1), np.broadcast_to(reached, x.shape))
