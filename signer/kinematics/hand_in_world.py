"""Closed-form solution for a hand rotation given in the world and an elbow given by its swivel.

The swivel is about shoulder-articulator. `solve_arm_global` counts the elbow's swivel about the line to the
wrist, as the wrist is what it solves for. Keys count it about the line to the articulator, however their hand
rotation is given. Here the one becomes the other.
"""

from math import atan2, cos, hypot, sin
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Indices
from signer.kinematics.arm import ArmPosture, Reference, is_smooth, solve_arm_global
from signer.kinematics.arm_one import world_frame
from signer.kinematics.arm_shape import Arm
from signer.kinematics.swivel import reference_direction
from signer.kinematics.vectors import cross, dot, unit_or_ahead

_NOTHING: Final = 1e-12


class TurnedArm(NamedTuple):
    """An arm with its hand rotated as requested in the world, and its elbow's branch (...), 0 or 1."""

    posture: ArmPosture
    branch: Indices


def solve_arm_turned(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    hand_rotation: ArrayLike,
    swivel: ArrayLike,
    reference: Reference = "vertical",
) -> TurnedArm:
    """Put a point of the hand on a target with the hand's rotation in the world given.

    The elbow is given by the swivel (...) rad about shoulder-articulator.

    As in `solve_arm_global`, arguments broadcast over leading axes. The arm's hinge has to stand across
    both bones, as that of `Arm.straight` does. The wrist's rotation is part of the solution; its limits
    are not applied.
    """
    S, P, a, G = (np.asarray(each, np.float64) for each in (shoulder, target, articulator, hand_rotation))
    psi, wrist = np.asarray(swivel, np.float64), P - (G @ a[..., None])[..., 0]
    is_one = S.ndim == P.ndim == a.ndim == 1 and G.ndim == 2 and psi.ndim == 0
    about_wrist = (
        _about_wrist_one(arm.side, (P - S).tolist(), (wrist - S).tolist(), float(psi), is_smooth(reference))
        if is_one
        else _about_wrist(arm, S, P, wrist, psi, reference)
    )
    found = solve_arm_global(
        arm,
        shoulder=S,
        target=P,
        articulator=a,
        hand_rotation=G,
        swivel_about_wrist=about_wrist,
        reference=reference,
    )
    in_forearm = (arm.forearm + (found.wrist_rotation @ a[..., None])[..., 0]) @ arm.basis
    # the branch is as `arm_parameters` tells it
    if is_one:
        _, one_y, one_z = in_forearm.tolist()
        flexion = float(found.flexion_rad)
        is_secondary = sin(flexion) * one_y - cos(flexion) * one_z > 1e-12 * hypot(one_y, one_z)
        return TurnedArm(found, np.asarray(is_secondary, np.intp))
    y, z, phi = in_forearm[..., 1], in_forearm[..., 2], found.flexion_rad
    branch = np.sin(phi) * y - np.cos(phi) * z > 1e-12 * np.hypot(y, z)
    return TurnedArm(found, np.asarray(branch, np.intp))


def _about_wrist(arm: Arm, S: Array, P: Array, wrist: Array, swivel: Array, reference: Reference) -> Array:
    """The swivel (...) rad about shoulder-wrist that stands for one about shoulder-articulator.

    The hinge axis circles about the line to the wrist; it must come to lie in the half plane through the line
    to the articulator that the swivel asks for. Where that line stands square to the other there is no
    answer, and zero is given.
    """
    t, w = unit_or_ahead(P - S), unit_or_ahead(wrist - S)
    wished = _turned(reference_direction(P - S, reference), t, arm.side * swivel)
    start = reference_direction(wrist - S, reference)  # of the hinge axis at zero swivel, square to w
    # Where the axis's part across w must point, so that the whole axis lies in the half plane: a hinge across
    # its bones has no part along w, and the half plane meets the plane across w in a line.
    line = dot(t, w)[..., None] * wished - dot(wished, w)[..., None] * t  # (t x wished) x w
    line = line * np.where(dot(line, wished) < 0.0, -1.0, 1.0)[..., None]
    angle = np.arctan2(dot(w, cross(start, line)), dot(start, line))
    return np.asarray(arm.side * np.where(dot(line, line) > _NOTHING, angle, 0.0))


def _turned(vector: Array, axis: Array, angle: Array) -> Array:
    """Vectors (..., 3) square to unit axes (..., 3), turned by angles (...)."""
    return np.asarray(np.cos(angle)[..., None] * vector + np.sin(angle)[..., None] * cross(axis, vector))


def _about_wrist_one(
    side: int, to_target: list[float], to_wrist: list[float], swivel: float, smooth: bool
) -> float:
    """Return the swivel (rad) of `_about_wrist` for one arm in plain floats.

    Target and wrist are offsets from its shoulder, m. A hand that is solved by itself asks for this in every
    round.
    """
    (px, py, pz), (qx, qy, qz), turn = to_target, to_wrist, side * swivel
    target2, wrist2 = px * px + py * py + pz * pz, qx * qx + qy * qy + qz * qz
    tx, ty, tz, ux, uy, uz, *_ = world_frame(px, py, pz, target2, cos(turn), sin(turn), smooth)
    wx, wy, wz, sx, sy, sz, *_ = world_frame(qx, qy, qz, wrist2, 1.0, 0.0, smooth)
    along, off = tx * wx + ty * wy + tz * wz, ux * wx + uy * wy + uz * wz
    lx, ly, lz = along * ux - off * tx, along * uy - off * ty, along * uz - off * tz
    if lx * ux + ly * uy + lz * uz < 0.0:
        lx, ly, lz = -lx, -ly, -lz
    if lx * lx + ly * ly + lz * lz <= _NOTHING:
        return 0.0
    across = wx * (sy * lz - sz * ly) + wy * (sz * lx - sx * lz) + wz * (sx * ly - sy * lx)
    return side * atan2(across, sx * lx + sy * ly + sz * lz)
