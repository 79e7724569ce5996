"""From arrays to arrays: one target through floats, many through blocks.

Checks what comes in and shapes what goes out.
"""

from math import cos, prod, sin
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Indices
from signer.kinematics import arm_many, arm_one
from signer.kinematics.arm_shape import Arm, ArmPosture
from signer.kinematics.arm_terms import ArmFlags
from signer.kinematics.vectors import leading_axes

Manner: TypeAlias = tuple[Arm, bool, bool]
"""The arm of all targets, whether the reference is smooth, whether wrists are rotations."""

FEW: Final = 16
"""Up to this many targets the scalar solver in a loop is quicker than arrays. Half and double
change no answer."""

_FLAGS: Final = tuple(ArmFlags(value) for value in range(64))  # every set of six flags

# Made and freed once, untouched: from then on the C library keeps up to twice as much of what is freed, for
# the next arrays, where it would hand all but 128 KB back to the system and take it anew page by page, which
# costs a batch as much again as its solving.
np.empty(1 << 23, np.uint8)


def solve_one(
    manner: Manner, S: Array, P: Array, a: Array, Rw: Array, psi: float, branch: int, hint: float | None
) -> ArmPosture:
    """Solve for one target, all numbers taken through plain floats; see `arm.solve_arm`."""
    if not (len(S) == len(P) == len(a) == 3 and Rw.shape == (3, 3)):
        raise ValueError(_shapes(S, P, a, Rw))
    numbers, flags, chosen = _numbers(
        manner, S.tolist(), P.tolist(), a.tolist(), Rw.tolist(), psi, branch, hint
    )
    out = np.array(numbers)
    return ArmPosture(
        out[:9].reshape(3, 3), out[18], Rw, out[9:12], out[12:15], out[15:18], out[19], _FLAGS[flags], chosen
    )


def solve_many(
    manner: Manner, S: Array, P: Array, a: Array, Rw: Array, psi: Array, branch: Indices, hint: Array | None
) -> ArmPosture:
    """Solve over leading axes; see `arm.solve_arm`."""
    if S.shape[-1:] != (3,) or P.shape[-1:] != (3,) or a.shape[-1:] != (3,) or Rw.shape[-2:] != (3, 3):
        raise ValueError(_shapes(S, P, a, Rw))
    arm, smooth, is_rotation = manner
    if hint is None:
        hint = np.array(arm.elbow.low)
    elif not np.isfinite(hint).all():
        raise ValueError("hint_flexion must be finite")
    inputs = ((S, 1), (P, 1), (a, 1), (Rw, 2), (psi, 0), (branch, 0), (hint, 0))
    try:
        lead = leading_axes(*(value.shape[: value.ndim - core] for value, core in inputs))
    except ValueError:
        raise ValueError(
            f"leading axes do not go together: {_shapes(S, P, a, Rw)}, swivel {psi.shape}, branch "
            f"{branch.shape}"
        ) from None
    count = prod(lead)
    numbers, codes = np.empty((22, count)), np.empty((2, count), np.intp)
    given = [_members_last(value, lead, core) for value, core in inputs]
    if 0 < count <= FEW:
        listed = (_last_first(value).tolist() * (count // value.shape[-1]) for value in given)
        found = [_numbers(manner, *one) for one in zip(*listed, strict=True)]
        numbers[:] = np.array([own for own, *_ in found]).T
        codes[:] = np.array([chosen for _, *chosen in found]).T
        # as of a block, to the last bit: there numpy takes an angle otherwise than the C library
        numbers[18] = arm_many.within_range(arm.elbow, np.arctan2(numbers[21], numbers[20]))
    else:
        with np.errstate(all="ignore"):  # what is not a number is found in the results and refused
            for start in range(0, count, arm_many.BLOCK):
                block = slice(start, start + arm_many.BLOCK)
                part = [np.ascontiguousarray(v[..., block]) if v.shape[-1] > 1 else v for v in given]
                if not (is_rotation or arm_many.are_rotations(part[3])):
                    raise ValueError("wrist_rotation is not a rotation everywhere (within 1e-6)")
                arm_many.solve(arm, smooth, numbers[:, block], codes[:, block], *part)
    return ArmPosture(
        _members_first(numbers[:9].reshape(3, 3, count), lead),
        numbers[18].reshape(lead),
        Rw if Rw.shape[:-2] == lead else np.broadcast_to(Rw, (*lead, 3, 3)),
        _members_first(numbers[9:12], lead),
        _members_first(numbers[12:15], lead),
        _members_first(numbers[15:18], lead),
        numbers[19].reshape(lead),
        codes[0].reshape(lead),
        codes[1].reshape(lead),
    )


def _numbers(
    manner: Manner,
    S: list[float],
    P: list[float],
    a: list[float],
    Rw: list[list[float]],
    psi: float,
    branch: int,
    hint: float | None,
) -> tuple[tuple[float, ...], int, int]:
    """One answer as floats: rotation by rows, elbow, wrist, articulator, flexion, shortfall, cosine, sine.

    Then its flags and its branch.
    """
    arm, smooth, is_rotation = manner
    s0, s1, s2 = S
    p0, p1, p2 = P
    a0, a1, a2 = a
    (r00, r01, r02), (r10, r11, r12), (r20, r21, r22) = Rw
    if not (is_rotation or arm_one.check_rotation(Rw)):
        raise ValueError("wrist_rotation is not a rotation (within 1e-6)")
    x = r00 * a0 + r01 * a1 + r02 * a2
    y = r10 * a0 + r11 * a1 + r12 * a2
    z = r20 * a0 + r21 * a1 + r22 * a2
    if not arm.is_standard:
        x, y, z = _turned(arm.basis.T, x, y, z)
    w0, w1, w2 = arm.forearm_xyz
    x, y, z, world = w0 + x, w1 + y, w2 + z, arm.side * psi
    m00, m01, m02, m10, m11, m12, m20, m21, m22, c, s, flexion, d0, d1, d2, short_by, flags, chosen = (
        arm_one.solve(
            arm.elbow, p0 - s0, p1 - s1, p2 - s2, x, y, z, cos(world), sin(world), branch, hint, smooth
        )
    )
    reach, offset = arm.elbow.reach, arm.elbow.offset
    w1, w2 = w1 * c + w2 * s, w2 * c - w1 * s
    e0, e1 = s0 + (m00 * offset - m01 * reach), s1 + (m10 * offset - m11 * reach)
    e2 = s2 + (m20 * offset - m21 * reach)
    w0, w1, w2 = (
        e0 + (m00 * w0 + m01 * w1 + m02 * w2),
        e1 + (m10 * w0 + m11 * w1 + m12 * w2),
        e2 + (m20 * w0 + m21 * w1 + m22 * w2),
    )
    if not arm.is_standard:
        m00, m01, m02 = _turned(arm.basis, m00, m01, m02)
        m10, m11, m12 = _turned(arm.basis, m10, m11, m12)
        m20, m21, m22 = _turned(arm.basis, m20, m21, m22)
    numbers = (
        m00, m01, m02, m10, m11, m12, m20, m21, m22, e0, e1, e2, w0, w1, w2, s0 + d0, s1 + d1, s2 + d2,
        flexion, short_by, c, s,
    )  # fmt: skip
    return numbers, flags, chosen


def _turned(rotation: Array, x: float, y: float, z: float) -> list[float]:
    """A vector turned by a rotation (3, 3), added in the order of a block."""
    return [a * x + b * y + c * z for a, b, c in rotation.tolist()]


def _shapes(S: Array, P: Array, a: Array, Rw: Array) -> str:
    return (
        "shoulder, target and articulator must be (..., 3) and wrist_rotation (..., 3, 3), got "
        f"{S.shape}, {P.shape}, {a.shape}, {Rw.shape}"
    )


def _members_last(value: NDArray[Any], lead: tuple[int, ...], core: int) -> NDArray[Any]:
    """The leading axes as one last axis.

    As long as all of `lead`, or 1 where the value is the same for all.
    """
    if value.ndim == core:
        return value[..., None]
    if value.ndim > core + 1 or len(lead) > 1:
        shape = value.shape[value.ndim - core :]
        value = np.broadcast_to(value, (*lead, *shape)).reshape(-1, *shape)
    return value.transpose(*range(1, value.ndim), 0)


def _last_first(value: NDArray[Any]) -> NDArray[Any]:
    """The last axis before all others."""
    return value.transpose(-1, *range(value.ndim - 1))


def _members_first(value: Array, lead: tuple[int, ...]) -> Array:
    """The last axis as leading axes again."""
    if len(lead) == 1:
        return _last_first(value)
    core, ndim = value.ndim - 1, value.ndim - 1 + len(lead)
    return value.reshape(*value.shape[:-1], *lead).transpose(*range(core, ndim), *range(core))
