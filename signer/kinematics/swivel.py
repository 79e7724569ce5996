"""The elbow's swivel about the line from shoulder to articulator.

Its references, its conventions, and wishes turned into it.

Zero swivel is a choice of reference. `vertical` puts the hinge axis level; `smooth` agrees with it for level
targets and straight ahead, and hides its two singular directions behind the body instead of straight above
and below the shoulder. Both count the hinge axis; the elbow's own height on its circle (zero at the lowest
point for `vertical`) is `elbow_height`.
"""

from math import radians
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm import (
    BranchRequest,
    Reference,
    articulator_frame,
    articulator_in_forearm,
    elbow_rotation,
    is_smooth,
    solve_arm,
    target_frame,
)
from signer.kinematics.arm_shape import Arm
from signer.kinematics.feasible import feasible_swivel
from signer.kinematics.least_jerk import cubic_step
from signer.kinematics.vectors import dot, turned, unit_or_ahead

__all__ = [
    "change_reference",
    "elbow_height",
    "elbow_offset",
    "feasible_swivel",
    "hinge_swivel",
    "natural_height",
    "reference_direction",
    "swivel_for_elbow",
    "wrapped",
]


NATURAL_RAD: Final = radians(10.0)
"""Height of the elbow that looks natural for low targets on the arm's own side, by eye as all of these."""
RAISED_RAD: Final = radians(40.0)
"""By how much higher it looks natural at the face."""
ACROSS_RAD: Final = radians(20.0)
"""By how much higher for a target before the other shoulder."""
RAISE_BETWEEN_RAD: Final = (radians(-10.0), radians(50.0))
"""Elevations of the target between which the elbow is raised."""
ACROSS_BETWEEN_M: Final = (0.200, 0.350)
"""Distances of the target inward of the shoulder between which it is raised for being across."""


def reference_direction(direction: ArrayLike, reference: Reference = "vertical") -> Array:
    """Unit vector (..., 3) that the hinge's side of the arm points to at zero swivel.

    Args:
        direction: (..., 3) from shoulder to target, any length; straight ahead is taken where it has none.
        reference: `vertical` or `smooth`.
    """
    smooth = is_smooth(reference)
    d = np.asarray(direction, np.float64)
    if d.shape[-1:] != (3,):
        raise ValueError(f"direction must be (..., 3), got {d.shape}")
    return np.asarray(target_frame(d, 0.0, smooth)[..., 1])


def change_reference(
    arm: Arm, direction: ArrayLike, swivel: ArrayLike, *, old: Reference, new: Reference
) -> Array:
    """The swivel (...) rad in another reference.

    The same posture, for a target in `direction` (..., 3) of the shoulder.
    """
    if old == new:
        return wrapped(np.asarray(swivel, np.float64))
    before, after = reference_direction(direction, old), reference_direction(direction, new)
    t = unit_or_ahead(np.asarray(direction, np.float64))
    between = np.arctan2(dot(t, np.cross(after, before)), dot(after, before))
    return wrapped(np.asarray(swivel, np.float64) + arm.side * between)


def elbow_offset(arm: Arm, *, flexion: ArrayLike, wrist_rotation: ArrayLike, articulator: ArrayLike) -> Array:
    """Return the angle (...) rad to add to the swivel to get the elbow's height.

    It depends on the bent arm only, not on the target.
    """
    in_forearm = articulator_in_forearm(arm, wrist_rotation, articulator)
    v = arm.upper_arm + turned(elbow_rotation(arm, flexion), in_forearm)
    axes, e = articulator_frame(arm, v), arm.upper_arm @ arm.basis
    return np.asarray(arm.side * np.arctan2(-(e @ axes)[..., 1], (e @ axes)[..., 2]))


def elbow_height(
    arm: Arm, *, swivel: ArrayLike, flexion: ArrayLike, wrist_rotation: ArrayLike, articulator: ArrayLike
) -> Array:
    """Height (...) rad of the elbow on its circle, of an arm with this (hinge) swivel; same reference."""
    return wrapped(
        np.asarray(swivel, np.float64)
        + elbow_offset(arm, flexion=flexion, wrist_rotation=wrist_rotation, articulator=articulator)
    )


def hinge_swivel(
    arm: Arm,
    *,
    elbow_height: ArrayLike,
    flexion: ArrayLike,
    wrist_rotation: ArrayLike,
    articulator: ArrayLike,
) -> Array:
    """The (hinge) swivel (...) rad that puts the elbow at this height on its circle; same reference."""
    return wrapped(
        np.asarray(elbow_height, np.float64)
        - elbow_offset(arm, flexion=flexion, wrist_rotation=wrist_rotation, articulator=articulator)
    )


def swivel_for_elbow(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    wrist_rotation: ArrayLike,
    elbow: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
) -> Array:
    """Find the swivel (...) rad that brings the elbow nearest to a requested point.

    The point is `elbow` (..., 3) m; the elbow stays on its circle. The other arguments are those of
    `arm.solve_arm`. A point on the axis of the circle gives zero.
    """
    rest = solve_arm(
        arm,
        shoulder=shoulder,
        target=target,
        articulator=articulator,
        wrist_rotation=wrist_rotation,
        swivel=0.0,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
    )
    S = np.asarray(shoulder, np.float64)
    t = unit_or_ahead(np.asarray(target, np.float64) - S)
    now = rest.elbow - S
    wish = np.asarray(elbow, np.float64) - S
    now, wish = now - dot(now, t)[..., None] * t, wish - dot(wish, t)[..., None] * t
    return np.asarray(arm.side * np.arctan2(dot(t, np.cross(now, wish)), dot(now, wish)))


def natural_height(arm: Arm, *, shoulder: ArrayLike, target: ArrayLike) -> Array:
    """Elbow height (...) rad that looks natural for a target: higher for the face and across the chest.

    Read as a height, not as a psi, so that a bent wrist does not lift the elbow; as a smooth psi it would
    stand far too high at the face.

    Source: rule fitted by eye over twelve targets between chest, face and the other shoulder; see
        docs/solver.md.
    """
    d = np.asarray(target, np.float64) - np.asarray(shoulder, np.float64)
    elevation = np.arctan2(d[..., 1], np.hypot(d[..., 0], d[..., 2]))
    inward = -arm.side * d[..., 0]
    raised, across = (
        cubic_step((reading - low) / (high - low))
        for reading, (low, high) in ((elevation, RAISE_BETWEEN_RAD), (inward, ACROSS_BETWEEN_M))
    )
    return NATURAL_RAD + RAISED_RAD * raised + ACROSS_RAD * across


def wrapped(angle: ArrayLike) -> Array:
    """Angles (...) rad brought into [-pi, pi]; those already there are not touched."""
    a = np.asarray(angle, np.float64)
    return np.where(np.abs(a) <= np.pi, a, np.arctan2(np.sin(a), np.cos(a)))
