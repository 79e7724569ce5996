"""Closed-form solution for a hand rotation given in the world and an elbow given by its swivel.

The swivel is about shoulder-articulator. `solve_arm_global` counts the elbow's swivel about the line to the
wrist, as the wrist is what it solves for. Keys count it about the line to the articulator, however their hand
rotation is given. Here the one becomes the other.
"""

from math import atan2, cos, sin
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Indices
from signer.kinematics.arm import (
    ArmPosture,
    Reference,
    articulator_in_forearm,
    is_smooth,
    secondary,
    solve_arm_global,
    target_frame,
)
from signer.kinematics.arm_one import world_frame
from signer.kinematics.arm_shape import Arm
from signer.kinematics.vectors import NOTHING, turned


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
    psi, smooth = np.asarray(swivel, np.float64), is_smooth(reference)
    to_target = P - S
    to_wrist = to_target - turned(G, a)
    # a hand that is solved by itself asks for this in every round: so one goes through plain floats
    if to_wrist.ndim == 1 and psi.ndim == 0:
        (px, py, pz), (qx, qy, qz), turn = to_target.tolist(), to_wrist.tolist(), arm.side * float(psi)
        t, t2 = px * px + py * py + pz * pz, qx * qx + qy * qy + qz * qz
        asked = world_frame(px, py, pz, t, cos(turn), sin(turn), smooth)[:6]
        across, along = _half_plane(*asked, *world_frame(qx, qy, qz, t2, 1.0, 0.0, smooth)[:6])
        about_wrist: ArrayLike = arm.side * atan2(across, along)
    else:
        frames = target_frame(to_target, arm.side * psi, smooth), target_frame(to_wrist, 0.0, smooth)
        axes = (np.moveaxis(frame[..., at], -1, 0) for frame in frames for at in (0, 1))
        across, along = _half_plane(*(entry for axis in axes for entry in axis))
        about_wrist = arm.side * np.arctan2(across, along)
    found = solve_arm_global(
        arm,
        shoulder=S,
        target=P,
        articulator=a,
        hand_rotation=G,
        swivel_about_wrist=about_wrist,
        reference=reference,
    )
    in_forearm = articulator_in_forearm(arm, found.wrist_rotation, a)
    return TurnedArm(found, secondary(arm, found.flexion_rad, in_forearm))


def _half_plane(
    tx: Any, ty: Any, tz: Any, ux: Any, uy: Any, uz: Any, wx: Any, wy: Any, wz: Any, sx: Any, sy: Any, sz: Any
) -> tuple[Any, Any]:
    """Find the swivel about shoulder-wrist that stands for one about shoulder-articulator.

    The hinge axis circles about the line to the wrist; it must come to lie in the half plane through the line
    to the articulator that the swivel asks for. Where that line stands square to the other there is no
    answer, and zero is given.

    Given are unit vectors, entry by entry, in floats or in arrays (...): t to the articulator, u of the hinge
    axis that the swivel asks for, square to t, w to the wrist, and s of the hinge axis at zero swivel about
    w, square to that. The result is sine and cosine of the swivel in the world, times one positive factor.
    """
    # Where the axis's part across w must point, so that the whole axis lies in the half plane: a hinge across
    # its bones has no part along w, and the half plane meets the plane across w in a line.
    a, b = tx * wx + ty * wy + tz * wz, ux * wx + uy * wy + uz * wz
    lx, ly, lz = a * ux - b * tx, a * uy - b * ty, a * uz - b * tz  # (t x u) x w
    sign = 1.0 - 2.0 * (lx * ux + ly * uy + lz * uz < 0.0)
    has_line = lx * lx + ly * ly + lz * lz > NOTHING
    across = wx * (sy * lz - sz * ly) + wy * (sz * lx - sx * lz) + wz * (sx * ly - sy * lx)
    along = sx * lx + sy * ly + sz * lz
    return sign * has_line * across, sign * has_line * along + (1.0 - has_line)
