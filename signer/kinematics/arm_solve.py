"""From arrays to arrays: one target through floats, many through blocks.

Checks what comes in and shapes what goes out.
"""

from math import cos, prod, sin
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Indices
from signer.kinematics import arm_many, arm_one
from signer.kinematics.arm_shape import Arm, ArmFlags, ArmPosture
from signer.kinematics.vectors import leading_axes

Codes: TypeAlias = Indices
Numbers: TypeAlias = tuple[
    float, float, float, float, float, float, float, float, float, float,
    float, float, float, float, float, float, float, float, float, float, float, float,
]  # fmt: skip

FEW: Final = 16
"""Up to this many targets the scalar solver in a loop is quicker than arrays."""

_LAST: Final = ((0,), (1, 0), (1, 2, 0))
"""Order of axes that makes the first one the last, by how many others there are."""
_FIRST: Final = ((), (0,), (1, 0), (2, 0, 1))
"""Order of axes that makes the last one the first, by how many there are."""
_KEPT_BYTES: Final = 1 << 23

_FLAGS: Final = tuple(ArmFlags(value) for value in range(64))

# Made and freed once, untouched: from then on the C library keeps up to twice as much of what is freed, for
# the next arrays, where it would hand all but 128 KB back to the system and take it anew page by page, which
# costs a batch as much again as its solving.
np.empty(_KEPT_BYTES, np.uint8)


def solve_one(
    arm: Arm,
    S: Array,
    P: Array,
    a: Array,
    Rw: Array,
    psi: float,
    branch: int,
    hint: float | None,
    smooth: bool,
    is_rotation: bool,
) -> ArmPosture:
    """Solve for one target, all numbers taken through plain floats; see `arm.solve_arm`."""
    if not (len(S) == len(P) == len(a) == 3 and Rw.shape == (3, 3)):
        raise ValueError(_shapes(S, P, a, Rw))
    numbers, flags, chosen = _numbers(
        arm, S.tolist(), P.tolist(), a.tolist(), Rw.tolist(), psi, branch, hint, smooth, is_rotation
    )
    out = np.array(numbers)
    return ArmPosture(
        out[:9].reshape(3, 3),
        out[18],
        Rw,
        out[9:12],
        out[12:15],
        out[15:18],
        out[19],
        _FLAGS[flags],
        chosen,
    )


def solve_many(
    arm: Arm,
    S: Array,
    P: Array,
    a: Array,
    Rw: Array,
    psi: Array,
    branch: Codes,
    hint: Array | None,
    smooth: bool,
    is_rotation: bool,
) -> ArmPosture:
    """Solve over leading axes; see `arm.solve_arm`."""
    if S.shape[-1:] != (3,) or P.shape[-1:] != (3,) or a.shape[-1:] != (3,) or Rw.shape[-2:] != (3, 3):
        raise ValueError(_shapes(S, P, a, Rw))
    if hint is None:
        hint = np.array(arm.elbow.low)
    elif not np.isfinite(hint).all():
        raise ValueError("hint_flexion must be finite")
    try:
        lead = leading_axes(
            S.shape[:-1], P.shape[:-1], a.shape[:-1], Rw.shape[:-2], psi.shape, branch.shape, hint.shape
        )
    except ValueError:
        raise ValueError(
            f"leading axes do not go together: {_shapes(S, P, a, Rw)}, swivel {psi.shape}, branch "
            f"{branch.shape}"
        ) from None
    count = prod(lead)
    inputs = ((S, 1), (P, 1), (a, 1), (Rw, 2), (psi, 0), (branch, 0), (hint, 0))
    numbers, codes = np.empty((22, count)), np.empty((2, count), np.intp)
    if 0 < count <= FEW:
        listed = (_listed(v, lead, count, core) for v, core in inputs)
        found = [
            _numbers(arm, s, p, at, turn, swivel, code, wish, smooth, is_rotation)
            for s, p, at, turn, swivel, code, wish in zip(*listed, strict=True)
        ]
        numbers[:] = np.array([own for own, _, _ in found]).T
        codes[:] = np.array([chosen for _, *chosen in found]).T
        # as of a block, to the last bit: there numpy takes an angle otherwise than the C library
        numbers[18] = arm_many.within_range(arm.elbow, np.arctan2(numbers[21], numbers[20]))
    elif count:
        given = [_members_last(v, lead, core) for v, core in inputs]
        with np.errstate(all="ignore"):  # what is not a number is found in the results and refused
            for start in range(0, count, arm_many.BLOCK):
                block = slice(start, start + arm_many.BLOCK)
                part = [np.ascontiguousarray(v[..., block]) if v.shape[-1] > 1 else v for v in given]
                _solve_block(arm, smooth, is_rotation, numbers[:, block], codes[:, block], *part)
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
    arm: Arm,
    S: list[float],
    P: list[float],
    a: list[float],
    Rw: list[list[float]],
    psi: float,
    branch: int,
    hint: float | None,
    smooth: bool,
    is_rotation: bool,
) -> tuple[Numbers, int, int]:
    """One answer as floats: rotation by rows, elbow, wrist, articulator, flexion, shortfall, cosine, sine.

    Then its flags and its branch.
    """
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
        (b00, b01, b02), (b10, b11, b12), (b20, b21, b22) = arm.basis.tolist()
        x, y, z = b00 * x + b10 * y + b20 * z, b01 * x + b11 * y + b21 * z, b02 * x + b12 * y + b22 * z
    w0, w1, w2 = arm.forearm_xyz
    world = arm.side * psi
    m00, m01, m02, m10, m11, m12, m20, m21, m22, c, s, flexion, d0, d1, d2, short_by, flags, chosen = (
        arm_one.solve(
            arm.elbow,
            p0 - s0,
            p1 - s1,
            p2 - s2,
            w0 + x,
            w1 + y,
            w2 + z,
            cos(world),
            sin(world),
            branch,
            hint,
            smooth,
        )
    )
    reach, offset = arm.elbow.reach, arm.elbow.offset
    w1, w2 = w1 * c + w2 * s, w2 * c - w1 * s
    e0, e1, e2 = (
        s0 + (m00 * offset - m01 * reach),
        s1 + (m10 * offset - m11 * reach),
        s2 + (m20 * offset - m21 * reach),
    )
    w0, w1, w2 = (
        e0 + (m00 * w0 + m01 * w1 + m02 * w2),
        e1 + (m10 * w0 + m11 * w1 + m12 * w2),
        e2 + (m20 * w0 + m21 * w1 + m22 * w2),
    )
    if not arm.is_standard:
        m00, m01, m02 = (
            m00 * b00 + m01 * b01 + m02 * b02,
            m00 * b10 + m01 * b11 + m02 * b12,
            m00 * b20 + m01 * b21 + m02 * b22,
        )
        m10, m11, m12 = (
            m10 * b00 + m11 * b01 + m12 * b02,
            m10 * b10 + m11 * b11 + m12 * b12,
            m10 * b20 + m11 * b21 + m12 * b22,
        )
        m20, m21, m22 = (
            m20 * b00 + m21 * b01 + m22 * b02,
            m20 * b10 + m21 * b11 + m22 * b12,
            m20 * b20 + m21 * b21 + m22 * b22,
        )
    return (
        (
            m00,
            m01,
            m02,
            m10,
            m11,
            m12,
            m20,
            m21,
            m22,
            e0,
            e1,
            e2,
            w0,
            w1,
            w2,
            s0 + d0,
            s1 + d1,
            s2 + d2,
            flexion,
            short_by,
            c,
            s,
        ),
        flags,
        chosen,
    )


def _solve_block(
    arm: Arm,
    smooth: bool,
    is_rotation: bool,
    numbers: Array,
    codes: Codes,
    S: Array,
    P: Array,
    a: Array,
    Rw: Array,
    psi: Array,
    branch: Codes,
    hint: Array,
) -> None:
    """Solve one block of arms into `numbers` (20, n) and `codes` (2, n).

    The block is given as a structure of arrays. The results are in the order of `_numbers`.
    """
    if not (is_rotation or arm_many.are_rotations(Rw)):
        raise ValueError("wrist_rotation is not a rotation everywhere (within 1e-6)")
    in_hinge_axes = arm_many.turned(Rw, a)
    if not arm.is_standard:
        in_hinge_axes = arm_many.turned(arm.basis.T[..., None], in_hinge_axes)
    x, y, z = arm.forearm_xyz
    p = P - S
    if p.shape != codes.shape:
        p = np.broadcast_to(p, (3, codes.shape[1]))
    found = arm_many.solve(
        arm.elbow, p, np.array(((x,), (y,), (z,))) + in_hinge_axes, arm.side * psi, branch, hint, smooth
    )
    R, c, s = found.rotation, found.cosine, found.sine
    bent = np.empty_like(p)
    bent[0], bent[1], bent[2] = x, y * c + z * s, z * c - y * s
    elbow = S + (arm.elbow.offset * R[:, 0] - arm.elbow.reach * R[:, 1])
    numbers[9:12] = elbow
    numbers[12:15] = elbow + np.einsum("ijn,jn->in", R, bent)
    numbers[15:18] = S + found.articulator
    if not arm.is_standard:
        R = np.einsum("ijn,kj->ikn", R, arm.basis)
    numbers[:9] = R.reshape(9, -1)
    numbers[18], numbers[19] = found.flexion, found.short_by
    codes[0], codes[1] = found.flags, found.branch


def _shapes(S: Array, P: Array, a: Array, Rw: Array) -> str:
    return (
        "shoulder, target and articulator must be (..., 3) and wrist_rotation (..., 3, 3), got "
        f"{S.shape}, {P.shape}, {a.shape}, {Rw.shape}"
    )


def _listed(value: NDArray[Any], lead: tuple[int, ...], count: int, core: int) -> list[Any]:
    """The members (count) one after the other, in plain floats or integers."""
    if value.ndim == core:
        return [value.tolist()] * count
    shape = value.shape[value.ndim - core :]
    if value.shape[: value.ndim - core] != lead:
        value = np.broadcast_to(value, (*lead, *shape))
    listed: list[Any] = value.reshape(count, *shape).tolist()
    return listed


def _members_last(value: NDArray[Any], lead: tuple[int, ...], core: int) -> NDArray[Any]:
    """The leading axes as one last axis.

    As long as all of `lead`, or 1 where the value is the same for all.
    """
    if value.ndim == core:
        return value[..., None]
    if value.ndim > core + 1 or len(lead) > 1:
        shape = value.shape[value.ndim - core :]
        value = np.broadcast_to(value, (*lead, *shape)).reshape(-1, *shape)
    return value.transpose(_LAST[core])


def _members_first(value: Array, lead: tuple[int, ...]) -> Array:
    """The last axis as leading axes again."""
    if len(lead) == 1:
        return value.transpose(_FIRST[value.ndim])
    core = tuple(range(value.ndim - 1))
    return np.moveaxis(
        value.reshape(*value.shape[:-1], *lead), core, tuple(each - len(core) for each in core)
    )
