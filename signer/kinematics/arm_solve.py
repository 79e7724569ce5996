"""From arrays to arrays: one target through floats, many through blocks; checks what comes in and shapes what goes out."""

from math import cos, prod, sin
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from signer.kinematics import arm_many, arm_one
from signer.kinematics.arm_shape import Arm, ArmFlags, ArmPosture

Array: TypeAlias = NDArray[np.float64]

FEW: Final = 24
"""Up to this many targets the scalar solver in a loop is quicker than arrays."""

_SOLVED: Final = tuple(name for name in ArmPosture._fields if name != "wrist_rotation")
_FLAGS: Final = tuple(ArmFlags(value) for value in range(64))


def solve_one(arm: Arm, S: Array, P: Array, a: Array, Rw: Array, psi: float, branch: int, hint: float | None, smooth: bool) -> ArmPosture:
    """Solve for one target, all numbers taken through plain floats; see `arm.solve_arm`."""
    try:
        s0, s1, s2 = S.tolist()
        p0, p1, p2 = P.tolist()
        a0, a1, a2 = a.tolist()
        rows = Rw.tolist()
        (r00, r01, r02), (r10, r11, r12), (r20, r21, r22) = rows
    except ValueError:
        raise ValueError(_shapes(S, P, a, Rw)) from None
    if not arm_one.check_rotation(rows):
        raise ValueError("wrist_rotation is not a rotation (within 1e-6)")
    x = r00 * a0 + r01 * a1 + r02 * a2
    y = r10 * a0 + r11 * a1 + r12 * a2
    z = r20 * a0 + r21 * a1 + r22 * a2
    if not arm.is_standard:
        (b00, b01, b02), (b10, b11, b12), (b20, b21, b22) = arm.basis.tolist()
        x, y, z = b00 * x + b10 * y + b20 * z, b01 * x + b11 * y + b21 * z, b02 * x + b12 * y + b22 * z
    w0, w1, w2 = arm.forearm_xyz
    world = arm.side * psi
    m00, m01, m02, m10, m11, m12, m20, m21, m22, c, s, flexion, d0, d1, d2, short_by, flags, chosen = arm_one.solve(
        arm.elbow, p0 - s0, p1 - s1, p2 - s2, w0 + x, w1 + y, w2 + z, cos(world), sin(world), branch, hint, smooth
    )
    reach, offset = arm.elbow.reach, arm.elbow.offset
    w0, w1, w2 = offset + w0, w1 * c + w2 * s - reach, w2 * c - w1 * s
    e0, e1, e2 = s0 + (m00 * offset - m01 * reach), s1 + (m10 * offset - m11 * reach), s2 + (m20 * offset - m21 * reach)
    w0, w1, w2 = (
        s0 + (m00 * w0 + m01 * w1 + m02 * w2),
        s1 + (m10 * w0 + m11 * w1 + m12 * w2),
        s2 + (m20 * w0 + m21 * w1 + m22 * w2),
    )
    if not arm.is_standard:
        m00, m01, m02 = m00 * b00 + m01 * b01 + m02 * b02, m00 * b10 + m01 * b11 + m02 * b12, m00 * b20 + m01 * b21 + m02 * b22
        m10, m11, m12 = m10 * b00 + m11 * b01 + m12 * b02, m10 * b10 + m11 * b11 + m12 * b12, m10 * b20 + m11 * b21 + m12 * b22
        m20, m21, m22 = m20 * b00 + m21 * b01 + m22 * b02, m20 * b10 + m21 * b11 + m22 * b12, m20 * b20 + m21 * b21 + m22 * b22
    out = np.array((m00, m01, m02, m10, m11, m12, m20, m21, m22, e0, e1, e2, w0, w1, w2, s0 + d0, s1 + d1, s2 + d2, flexion, short_by))
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
    arm: Arm, S: Array, P: Array, a: Array, Rw: Array, psi: Array, branch: NDArray[np.intp], hint: Array | None, smooth: bool
) -> ArmPosture:
    """Solve over leading axes; see `arm.solve_arm`."""
    if S.shape[-1:] != (3,) or P.shape[-1:] != (3,) or a.shape[-1:] != (3,) or Rw.shape[-2:] != (3, 3):
        raise ValueError(_shapes(S, P, a, Rw))
    if hint is None:
        hint = np.array(arm.elbow.low)
    elif not np.isfinite(hint).all():
        raise ValueError("hint_flexion must be finite")
    try:
        lead = np.broadcast_shapes(S.shape[:-1], P.shape[:-1], a.shape[:-1], Rw.shape[:-2], psi.shape, branch.shape, hint.shape)
    except ValueError:
        raise ValueError(f"leading axes do not go together: {_shapes(S, P, a, Rw)}, swivel {psi.shape}, branch {branch.shape}") from None
    count = prod(lead)
    if count == 1:
        one = solve_one(arm, S.reshape(3), P.reshape(3), a.reshape(3), Rw.reshape(3, 3), psi.item(), branch.item(), hint.item(), smooth)
        return ArmPosture(
            one.shoulder_rotation.reshape(*lead, 3, 3),
            np.full(lead, one.flexion_rad),
            Rw.reshape(*lead, 3, 3),
            one.elbow.reshape(*lead, 3),
            one.wrist.reshape(*lead, 3),
            one.articulator.reshape(*lead, 3),
            np.full(lead, one.short_by_m),
            np.full(lead, one.flags, np.intp),
            np.full(lead, one.branch, np.intp),
        )
    given = tuple(_flat(v, lead, core) for v, core in ((S, 1), (P, 1), (a, 1), (Rw, 2), (psi, 0), (branch, 0), (hint, 0)))
    out = ArmPosture(
        np.empty((count, 3, 3)),
        np.empty(count),
        Rw if Rw.shape == (*lead, 3, 3) else np.broadcast_to(Rw, (*lead, 3, 3)),
        np.empty((count, 3)),
        np.empty((count, 3)),
        np.empty((count, 3)),
        np.empty(count),
        np.empty(count, np.intp),
        np.empty(count, np.intp),
    )
    if count <= FEW:
        for i in range(count):
            s, p, at, turn, swivel, code, wish = (v[i if len(v) > 1 else 0] for v in given)
            one = solve_one(arm, s, p, at, turn, float(swivel), int(code), float(wish), smooth)
            for name in _SOLVED:
                getattr(out, name)[i] = getattr(one, name)
    else:
        for start in range(0, count, arm_many.BLOCK):
            block = slice(start, min(start + arm_many.BLOCK, count))
            part = (_columns(v if len(v) == 1 else v[block]) for v in given)
            with np.errstate(all="ignore"):  # what is not a number is found in the results and refused
                _solve_block(arm, smooth, out, block, *part)
    if len(lead) == 1:
        return out
    return out._replace(**{name: getattr(out, name).reshape(*lead, *getattr(out, name).shape[1:]) for name in _SOLVED})


def _solve_block(
    arm: Arm,
    smooth: bool,
    out: ArmPosture,
    block: slice,
    S: Array,
    P: Array,
    a: Array,
    Rw: Array,
    psi: Array,
    branch: NDArray[np.intp],
    hint: Array,
) -> None:
    """Solve one block given as structure of arrays, in the order of `solve_one`, into a part of `out`."""
    if not arm_many.are_rotations(Rw):
        raise ValueError("wrist_rotation is not a rotation everywhere (within 1e-6)")
    n = block.stop - block.start
    in_forearm = Rw[:, 0] * a[0] + Rw[:, 1] * a[1] + Rw[:, 2] * a[2]
    b = arm.basis[:, :, None]
    if not arm.is_standard:
        in_forearm = b[0] * in_forearm[0] + b[1] * in_forearm[1] + b[2] * in_forearm[2]
    in_forearm += np.array(arm.forearm_xyz)[:, None]
    world = arm.side * psi
    p = P - S
    if p.shape[1] != n:
        p = np.broadcast_to(p, (3, n))
    found = arm_many.solve(arm.elbow, p, in_forearm, np.cos(world), np.sin(world), branch, hint, smooth)
    x, y, z = found.columns
    reach, offset = arm.elbow.reach, arm.elbow.offset
    f0, f1, f2 = arm.forearm_xyz
    c, s = found.cosine, found.sine
    out.elbow[block] = (S + (x * offset - y * reach)).T
    out.wrist[block] = (S + (x * (offset + f0) + y * (f1 * c + f2 * s - reach) + z * (f2 * c - f1 * s))).T
    out.articulator[block] = (S + found.articulator).T
    if not arm.is_standard:
        x, y, z = (x * b[j, 0] + y * b[j, 1] + z * b[j, 2] for j in range(3))
    rotation = out.shoulder_rotation[block]
    rotation[..., 0], rotation[..., 1], rotation[..., 2] = x.T, y.T, z.T
    out.flexion_rad[block], out.short_by_m[block] = found.flexion, found.short_by
    out.flags[block], out.branch[block] = found.flags, found.branch  # type: ignore[index]


def _shapes(S: Array, P: Array, a: Array, Rw: Array) -> str:
    return (
        f"shoulder, target and articulator must be (..., 3) and wrist_rotation (..., 3, 3), got {S.shape}, {P.shape}, {a.shape}, {Rw.shape}"
    )


def _flat(value: NDArray[Any], lead: tuple[int, ...], core: int) -> NDArray[Any]:
    """One leading axis: as long as all of `lead`, or 1 where the value is the same for all."""
    if value.ndim == core:
        return value[None]
    shape = value.shape[value.ndim - core :]
    if value.ndim == core + 1 and len(lead) == 1:
        return value  # of full length or 1: the shapes have been found to go together
    return np.broadcast_to(value, (*lead, *shape)).reshape(-1, *shape)


def _columns(members: NDArray[Any]) -> NDArray[Any]:
    """Members last, contiguous."""
    if members.ndim == 1:
        return members
    return np.ascontiguousarray(members.T if members.ndim == 2 else members.transpose(1, 2, 0))
