"""The juggler's elbow: two equal bones, shoulder and hand given, and one free angle.

The angle lifts the elbow around the line between shoulder and hand.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Mask
from signer.kinematics.vectors import length as length_of


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
    distance = length_of(to_hand)
    reached = distance <= 2.0 * bone
    half = np.where(reached, 0.5 * distance, bone)
    off_line = np.sqrt(np.maximum(bone**2 - half**2, 0.0))
    # along the line, of a hand on its shoulder along x, and from there down in the upright plane
    along = np.where((distance == 0.0)[..., None], (1.0, 0.0, 0.0), to_hand)
    along = along / length_of(along)[..., None]
    heading = np.arctan2(along[..., 2], along[..., 0])
    c, s, level, up = np.cos(heading), np.sin(heading), np.hypot(along[..., 0], along[..., 2]), along[..., 1]
    down = np.stack([up * c, -level, up * s], -1)
    aside = np.stack([-s, np.zeros_like(c), c], -1)
    sine = np.where(side == 0, np.sin(angle), -np.sin(angle))
    off = off_line[..., None] * (np.cos(angle)[..., None] * down + sine[..., None] * aside)
    elbow = S + half[..., None] * along + off
    return ElbowPosition(elbow, np.broadcast_to(reached, elbow.shape[:-1]))
