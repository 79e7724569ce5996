"""Slow a wrist down before its limits on its transition between two keys given by directions.

It may leave the directions.

Three rules follow one another without a corner, the further the rotation asked for is past the
limits. First, each angle goes softly to its own limit. Then all together are the nearest that the
wrist can do. Then they go over to the straight line between the angles of both ends.

The third rule is needed because the nearest wrist jumps: the hands that a wrist can make are no
convex set. So there are rotations with two nearest wrists that lie far apart. How far off the
nearest one is does not jump. So it tells how much the line counts: all where there may be two.
Where a way comes to such a place, the line counts as much all along it: going over to it and back
within a part of the way the hand would whirl.
"""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.arm_shape import Arm
from signer.kinematics.least_jerk import smooth_step
from signer.kinematics.limits import HIGH, LOW, ClampedWrist
from signer.kinematics.nearest_wrist import angle_off, nearest_wrist
from signer.kinematics.wrist import WristAngles, wrist_angles
from signer.motion.posture.reaching import eased

GENTLE_RAD: Final = 0.1
"""From how far before a limit on a wrist slows down at most, rad."""
_BEND: Final = WristAngles._fields.index("flexion")
NEAREST_RAD: Final = float(np.floor(100.0 * (np.pi / 2.0 - max(-LOW[_BEND], HIGH[_BEND]))) / 100.0)
"""From how far past its limits on a wish is met as nearly as can be, rad: to a hundredth what the bend's
limit leaves to 90 degrees, where turn and side of a wrist become one and angles cut off by themselves would
turn it wildly."""
_WIDENS: Final = 0.7
"""Growth of the distance, for each radian that a wish is bent less than 90 degrees, up to which the nearest
wrist is sure to be the only one. Of 8,499 leaps of the nearest wrist, found by bisection between drawn
wishes, the one that came closest to this was 1.04 times as far off: 0.24 rad at a bend of 85 degrees, 0.48 at
60, 1.38 at none."""
_STARTS: Final = 0.3
"""From what share of that on the line counts: with none FINISH, which is nowhere near such a leap, would move
by up to 39 mm."""


def ambiguous_rad(angles: Array) -> Array:
    """Return how far off, (...) rad, the nearest wrist to angles (..., 3) is where another is as near."""
    return np.asarray(NEAREST_RAD + _WIDENS * (np.pi / 2.0 - np.abs(angles[..., _BEND])))


def gentle_wrist(
    arm: Arm, rotation: Array, below: Array, above: Array, line: Array, on_line: float | None = None
) -> ClampedWrist:
    """Return wrist angles within the limits for a rotation (n, 3, 3), without a corner at a limit.

    Well within the limits they are those of the rotation, bit for bit. Well past them they are those of
    the line. Between these each angle goes softly to its limit by itself, and all together to the
    nearest ones.

    Args:
        arm: of the wrist.
        rotation: wished, of the hand against the forearm.
        below: (n, 3) rad, from how far before the least that it may be on each angle slows down.
        above: (n, 3) rad, the same before the most.
        line: (n, 3) rad, angles within the limits that are taken where the nearest ones are far off.
        on_line: how much the line counts all along; None for as much as each rotation asks for.
    """
    nearest = nearest_wrist(arm, rotation)
    plain = np.stack(wrist_angles(arm, rotation), axis=-1)
    low, high = plain - LOW, HIGH - plain
    soft = np.where(
        high < above, HIGH - eased(high, above), np.where(low < below, LOW + eased(low, below), plain)
    )
    past = np.clip(np.maximum(-low, -high), 0.0, None)
    share = smooth_step(np.linalg.norm(past, axis=-1, keepdims=True) / NEAREST_RAD)
    angles = (1.0 - share) * soft + share * np.stack(nearest.angles, axis=-1)
    share = _ambiguity(arm, nearest, rotation)[..., None] if on_line is None else np.asarray(on_line)
    angles = (1.0 - share) * angles + share * line
    return ClampedWrist(WristAngles(*np.moveaxis(angles, -1, 0)), nearest.over)


def keeping(arm: Arm, own: Callable[[], Sequence[Array | float]]) -> Callable[[Array], ClampedWrist]:
    """Return limits of a carried wrist: the nearest, or its `own` angles, if numbers, where that may leap."""

    def within(rotation: Array) -> ClampedWrist:
        nearest = nearest_wrist(arm, rotation)
        share = _ambiguity(arm, nearest, rotation)
        if not share.any():
            return nearest
        mixed = (
            np.where(np.isnan(kept), near, (1.0 - share) * near + share * kept)
            for near, kept in zip(nearest.angles, own(), strict=True)
        )
        return ClampedWrist(WristAngles(*mixed), nearest.over)

    return within


def most_ambiguous(arm: Arm, rotation: Array) -> float:
    """Return how much the line counts where the nearest wrist is most in doubt, of rotations (n, 3, 3)."""
    return float(_ambiguity(arm, nearest_wrist(arm, rotation), rotation).max())


def may_leap(arm: Arm, rotation: Array) -> Mask:
    """(...) whether the nearest wrist for rotations (..., 3, 3) may leap: one far off may be as near."""
    return np.asarray(_ambiguity(arm, nearest_wrist(arm, rotation), rotation) > 0.0)


def _ambiguity(arm: Arm, nearest: ClampedWrist, rotation: Array) -> Array:
    """(...) how many wrists are as near to a rotation (..., 3, 3): 0 for one alone, up to 1 for more.

    Of a rotation within the limits it is 0.
    """
    if not any(over.any() for over in nearest.over):
        return np.zeros(rotation.shape[:-2])
    plain = np.stack(wrist_angles(arm, rotation), axis=-1)
    off = angle_off(arm, nearest.angles, rotation)
    return smooth_step((off / ambiguous_rad(plain) - _STARTS) / (1.0 - _STARTS))
