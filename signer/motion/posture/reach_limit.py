"""Soft reach limit on ways through space: an arm neither snaps straight nor stops short at its reach.

A hand that is sent out of reach would interval the elbow ever faster: the flexion goes with the root of what
is left of the reach. Between two postures nothing needs to be touched, and so the place is drawn in before
that: from a few hundredths of the reach on the flexion follows a curve without a corner, and the arm is
straight only where the place would be well out of reach.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import Array, Mask
from signer.kinematics.arm import attainable, forward_arm
from signer.kinematics.rig import ArmRig
from signer.motion.many import Many
from signer.motion.posture.fixed_point import EXACT

MOST: Final = 0.02
"""Largest share of the reach, inward of its end, over which an arm gives way."""
MOST_FROM_REST: Final = 0.08
"""Largest such share for a hand that rises from rest or sinks back, whose place on the way nobody has asked
for: with 0.02 a hand on its way to the ear, at 2.6 m/s towards the shoulder, changed the elbow's velocity
by 0.40 m/s within half a millisecond; this makes it 0.10."""
_FAR_SLOPE: Final = (0.5, -0.25)  # of exp(a x + b x²), which goes on from a square root without a corner
_NEAR_SLOPE: Final = (1.0, -0.5)  # the same from a straight line


@dataclass(frozen=True, slots=True, eq=False)
class SoftReachLimit(Many, far=0, near=0, goes_over=0, flexion_rad=0):
    """Soft reach limits of an arm in each of n frames.

    Attributes:
        far, near: (n,) from which share of the reach on the arm gives way, outward and inward.
        goes_over: (n,) the frames that go from one branch of the elbow to the other; None where none does.
        flexion_rad: (n,) how far the elbow is bent there instead: the place is drawn in or pushed out to
            where that brings the hand.
        is_guide: only the elbow's direction counts: an arm out of reach is quite straight then.
    """

    far: Array
    near: Array
    goes_over: Mask | None = None
    flexion_rad: Array | None = None
    is_guide: bool = False

    def yielded(self, rig: ArmRig, shoulder: Array, target: Array, articulator: Array, turn: Array) -> Array:
        """Return the place (n, 3) m to which the hand is brought instead of `target`.

        It is in the same direction from the shoulder.
        """
        away = target - shoulder
        distance = np.linalg.norm(away, axis=-1)
        shell = attainable(rig.arm, wrist_rotation=turn, articulator=articulator)
        most, least = shell.most_m, shell.least_m
        gives = np.square(eased((most - distance) / most, self.far, *_FAR_SLOPE, power=0.5))
        # beyond its reach by a trace an arm is straight whatever rounding does
        drawn_in = most * (1.0 - (gives - EXACT if self.is_guide else np.maximum(gives, EXACT)))
        wanted = np.where(most - distance < self.far * most, drawn_in, distance)
        pushed_out = least + most * eased((wanted - least) / most, self.near, *_NEAR_SLOPE, power=1.0)
        wanted = np.where(wanted - least < self.near * most, pushed_out, wanted)
        if self.goes_over is not None and self.flexion_rad is not None:
            bent = np.linalg.norm(_hanging(rig, self.flexion_rad, articulator, turn), axis=-1)
            wanted = np.where(self.goes_over, bent, wanted)
        stays = (wanted == distance) | (distance == 0.0)
        return np.where(
            stays[..., None], target, shoulder + away * (wanted / np.where(stays, 1.0, distance))[..., None]
        )


GUIDE: Final = SoftReachLimit(np.array(0.004), np.array(EXACT), is_guide=True)
"""Limits of an arm that tells its girdle where it will go, wherever its place has to be met: without them the
girdle would go with the root of what is left of the reach of a shoulder at rest."""


def guides(distance: Array, most_m: Array) -> bool:
    """Return whether `GUIDE` matters to any of the places so far (...) m from a shoulder at rest."""
    return bool(np.any((most_m - distance) / most_m < GUIDE.far))


def gap_of(
    rig: ArmRig, shoulder: Array, target: Array, articulator: Array, turn: Array
) -> tuple[Array, Array]:
    """Return the reach that is left (...) outward and inward, as shares of the greatest distance.

    Both are negative out of reach on their side.
    """
    shell = attainable(rig.arm, wrist_rotation=turn, articulator=articulator)
    distance = np.linalg.norm(target - shoulder, axis=-1)
    return (shell.most_m - distance) / shell.most_m, (distance - shell.least_m) / shell.most_m


def margin(first: Array, last: Array, way: Array, most: float = MOST) -> Array:
    """Return the share (n,) from which on an arm gives way between two ends.

    The ends are left as they are, however little reach is left there.
    """
    start, end = (np.clip(gap, EXACT, most) for gap in (first, last))
    along = (1.0 - way) * start + way * end
    return np.asarray(along + 4.0 * way * (1.0 - way) * (most - along))


def eased(gap: Array, limit: Array, slope: float = 1.0, bend: float = -0.5, *, power: float = 1.0) -> Array:
    """Raise `gap` to a power from `limit` on, and lower it softly to nothing below.

    There is no corner in value, slope or bend.
    """
    short = np.minimum(gap / limit, 1.0) - 1.0
    return np.asarray(limit**power * np.exp(np.maximum(slope * short + bend * short * short, -500.0)))


def _hanging(rig: ArmRig, flexion: Array, articulator: Array, turn: Array) -> Array:
    """(n, 3) m, the articulator from the shoulder of an arm that hangs with its elbow bent."""
    posture = forward_arm(
        rig.arm,
        shoulder=np.zeros(3),
        shoulder_rotation=np.eye(3),
        flexion=flexion,
        wrist_rotation=turn,
        articulator=articulator,
    )
    return np.asarray(posture.articulator)
