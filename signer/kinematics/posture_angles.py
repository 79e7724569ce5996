"""An arm told in other words.

The paper's angles, and a posture read from points alone.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.rotations import axis_rotation, shortest_turn, twist_about
from signer.kinematics.vectors import dot, length

_DOWN = np.array((0.0, -1.0, 0.0))


class PaperAngles(NamedTuple):
    """Rad (...): the elbow's inner angle, and the upper arm in a sphere about straight down.

    `phi` is counted from hanging, `theta` around the vertical from straight ahead to the outside, `tau` is
    the upper arm's turn about its length, to the inside. At phi of 0 or pi theta is zero.
    """

    gamma: Array
    phi: Array
    theta: Array
    tau: Array


class FoundArm(NamedTuple):
    """The arm posture that puts the bones along given points.

    It has the shoulder's rotation (..., 3, 3) and the elbow's flexion (...) rad.
    """

    shoulder_rotation: Array
    flexion_rad: Array


def paper_angles(arm: Arm, posture: ArmPosture, shoulder: ArrayLike) -> PaperAngles:
    """Read the angles in which McDonald et al. 2002 tell a solved arm (...)."""
    S = np.asarray(shoulder, np.float64)
    upper = posture.elbow - S
    level = np.hypot(upper[..., 0], upper[..., 2])
    phi = np.arctan2(level, -upper[..., 1])
    theta = np.where(
        level > 1e-12 * np.abs(upper[..., 1]), np.arctan2(arm.side * upper[..., 0], upper[..., 2]), 0.0
    )
    tau = arm.side * twist_about(posture.shoulder_rotation @ _own_axes(arm), _DOWN)
    return PaperAngles(_angle(-upper, posture.wrist - posture.elbow), phi, theta, tau)


def shoulder_from_angles(arm: Arm, phi: ArrayLike, theta: ArrayLike, tau: ArrayLike) -> Array:
    """The shoulder's rotation (..., 3, 3) from the paper's angles (...) rad.

    An upper arm straight up has no turn of its own.
    """
    p, h = np.asarray(phi, np.float64), np.asarray(theta, np.float64)
    sine = np.sin(p)
    direction = np.stack(np.broadcast_arrays(arm.side * sine * np.sin(h), -np.cos(p), sine * np.cos(h)), -1)
    turned = axis_rotation(_DOWN, arm.side * np.asarray(tau, np.float64))
    return np.asarray(shortest_turn(_DOWN, direction) @ turned @ _own_axes(arm).T)


def arm_from_points(
    arm: Arm, *, shoulder: ArrayLike, elbow: ArrayLike, wrist: ArrayLike, hinge: ArrayLike | None = None
) -> FoundArm:
    """Find the posture whose bones point along shoulder-elbow-wrist (..., 3).

    It is for an arm whose bones are in line at zero flexion. Lengths are not compared. Flexion comes out
    positive, as points alone do not distinguish the elbow's inside from its back.

    Args:
        arm: bones in line, hinge across them.
        shoulder: (..., 3).
        elbow: (..., 3).
        wrist: (..., 3).
        hinge: (..., 3) the hinge's direction in the world for a straight arm, which leaves it open: from the
            hand, or from the frame before. Needed only there.

    Raises:
        ValueError: another arm, points that coincide, or a straight arm without a hinge across it.
    """
    if not _is_in_line(arm):
        raise ValueError(
            "points alone do not tell the posture of an arm whose bones are not in line at zero flexion"
        )
    S, E, W = (np.asarray(v, np.float64) for v in (shoulder, elbow, wrist))
    upper, fore = _unit(E - S), _unit(W - E)
    across = np.cross(upper, fore)
    sine = length(across)
    straight = sine < 1e-9
    if straight.any():
        if hinge is None:
            raise ValueError("a straight arm needs the hinge's direction")
        given = np.asarray(hinge, np.float64)
        given = given - dot(given, upper)[..., None] * upper
        across = np.where(straight[..., None], given, across)
    k = _unit(across)
    # columns of the hinge's own axes: -k, up the upper arm, and their cross product
    frame = np.stack([-k, -upper, np.cross(k, upper)], -1)
    return FoundArm(
        np.asarray(frame @ arm.basis.T),
        np.where(straight & (dot(upper, fore) > 0), 0.0, np.arctan2(sine, dot(upper, fore))),
    )


def _own_axes(arm: Arm) -> Array:
    """A rotation (3, 3) that takes straight down to the upper arm at rest.

    None for an arm that hangs at rest.
    """
    return shortest_turn(_DOWN, arm.upper_arm / np.linalg.norm(arm.upper_arm))


def _is_in_line(arm: Arm) -> bool:
    x, _, z = arm.forearm_xyz
    return max(abs(x), abs(z), abs(arm.elbow.offset)) < 1e-12 and arm.forearm_xyz[1] < 0.0


def _unit(v: Array) -> Array:
    own = length(v)[..., None]
    if not (own > 1e-12).all():
        raise ValueError("shoulder, elbow and wrist must be apart, and a hinge across the arm")
    return np.asarray(v / own)


def _angle(a: Array, b: Array) -> Array:
    across = np.cross(a, b)
    return np.asarray(np.arctan2(length(across), dot(a, b)))
