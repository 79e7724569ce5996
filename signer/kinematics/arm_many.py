"""The formulas of `arm_one` for many arms at once, in blocks that stay in the cache.

They work over structures of arrays. Members come last: a vector is (3, n), a rotation or a frame (3, 3, n)
with its axes as columns. A value that holds for all may be (..., 1). What is ordinary is computed for all in
the order of `arm_one`; what is not is asked of it, so that a batch equals its members to the last bit.
"""

from math import isfinite, prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import AS_ONE, Array, Indices
from signer.kinematics import arm_one
from signer.kinematics.arm_one import Manner, bend, numbers_of, shapes
from signer.kinematics.arm_shape import (
    NO_REFERENCE_2,
    PRIMARY,
    SMOOTH_TILT,
    TOO_FAR,
    TOO_NEAR,
    Arm,
    ArmPosture,
    Elbow,
)
from signer.kinematics.vectors import ARRAYS, NOTHING_2, leading_axes

BLOCK: Final = 4096
"""Targets worked on together: large enough to hide the cost of a call, small enough for the second-level
cache."""
FEW: Final = 16
"""Up to this many targets the scalar solver in a loop is quicker than arrays. Half and double
change no answer."""

# Made and freed once, untouched: from then on the C library keeps up to twice as much of what is freed, for
# the next arrays, where it would hand all but 128 KB back to the system and take it anew page by page, which
# costs a batch as much again as its solving.
np.empty(1 << 23, np.uint8)


def solve_many(
    manner: Manner, S: Array, P: Array, a: Array, Rw: Array, psi: Array, branch: Indices, hint: Array | None
) -> ArmPosture:
    """Solve over leading axes; see `arm.solve_arm`."""
    if S.shape[-1:] != (3,) or P.shape[-1:] != (3,) or a.shape[-1:] != (3,) or Rw.shape[-2:] != (3, 3):
        raise ValueError(shapes(S, P, a, Rw))
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
            f"leading axes do not go together: {shapes(S, P, a, Rw)}, swivel {psi.shape}, branch "
            f"{branch.shape}"
        ) from None
    count = prod(lead)
    numbers, codes = np.empty((22, count)), np.empty((2, count), np.intp)
    given = [_members_last(value, lead, core) for value, core in inputs]
    if 0 < count <= FEW:
        listed = (_members_first(value).tolist() * (count // value.shape[-1]) for value in given)
        found = [numbers_of(manner, *one) for one in zip(*listed, strict=True)]
        numbers[:] = np.array([own for own, *_ in found]).T
        codes[:] = np.array([chosen for _, *chosen in found]).T
        # as of a block, to the last bit: there numpy takes an angle otherwise than the C library
        numbers[18] = within_range(arm.elbow, np.arctan2(numbers[21], numbers[20]))
    else:
        with np.errstate(all="ignore"):  # what is not a number is found in the results and refused
            for start in range(0, count, BLOCK):
                block = slice(start, start + BLOCK)
                part = [np.ascontiguousarray(v[..., block]) if v.shape[-1] > 1 else v for v in given]
                if not (is_rotation or are_rotations(part[3])):
                    raise ValueError("wrist_rotation is not a rotation everywhere (within 1e-6)")
                _solve(arm, smooth, numbers[:, block], codes[:, block], *part)
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


def _solve(
    arm: Arm,
    smooth: bool,
    numbers: Array,
    codes: Indices,
    S: Array,
    P: Array,
    a: Array,
    Rw: Array,
    psi: Array,
    branch: Indices,
    hint: Array,
) -> None:
    """Solve n arms into `numbers` (22, n), in the order of `numbers_of`, and flags and branches (2, n).

    All others are arguments of `arm.solve_arm` as a structure of arrays.

    Raises:
        ValueError: a number that is not finite.
    """
    elbow, (x, y, z) = arm.elbow, arm.forearm_xyz
    in_hinge_axes = np.einsum("ijn,jn->in", Rw, a)
    if not arm.is_standard:
        in_hinge_axes = np.einsum("ji,jn->in", arm.basis, in_hinge_axes)
    in_forearm = np.array(arm.forearm_xyz)[:, None] + in_hinge_axes
    p = P - S
    if p.shape != codes.shape:
        p = np.broadcast_to(p, (3, codes.shape[1]))
    d2 = dots(p, p)
    c, s, flags, codes[1] = _bend(elbow, d2, in_forearm, branch, hint)
    v, bent = np.empty((2, *p.shape))
    v[0] = elbow.offset + in_forearm[0]
    v[1] = in_forearm[1] * c + in_forearm[2] * s - elbow.reach
    v[2] = in_forearm[2] * c - in_forearm[1] * s
    in_arm, reached = arm_frame(elbow, v, flags)
    in_world = world_frame(p, d2, arm.side * psi, smooth, flags)
    R = np.einsum("ikn,jkn->ijn", in_world, in_arm)
    # a sum is the cheapest test of all its terms: one that is not finite spoils it
    if not isfinite(R[0, 0] @ d2):
        raise ValueError("target, articulator and swivel must be finite numbers of a human size")
    codes[0] = flags
    bent[0], bent[1], bent[2] = x, y * c + z * s, z * c - y * s
    numbers[9:12] = S + (elbow.offset * R[:, 0] - elbow.reach * R[:, 1])
    numbers[12:15] = numbers[9:12] + np.einsum("ijn,jn->in", R, bent)
    numbers[15:18] = S + in_world[:, 0] * reached
    numbers[18] = within_range(elbow, np.arctan2(s, c))
    is_short = (flags & (TOO_FAR | TOO_NEAR)) != 0
    numbers[19] = np.where(is_short, np.abs(np.sqrt(d2) - reached), 0.0)
    if not arm.is_standard:
        R = np.einsum("ijn,kj->ikn", R, arm.basis)
    numbers[:9] = R.reshape(9, -1)


def _bend(
    elbow: Elbow, d2: Array, a: Array, branch: Indices, hint: Array
) -> tuple[Array, Array, Indices, Indices]:
    """Bend each elbow until its articulator is as far from the shoulder as the target, if it can.

    Returns:
        Cosine and sine of each flexion, flags and branch, all (n,).
    """
    x, y, z = a
    v0 = elbow.offset + x
    v02 = v0 * v0
    l2 = y * y + z * z
    length = np.sqrt(l2)
    near, far = elbow.reach - length, elbow.reach + length
    middle = elbow.reach2 + l2 + v02
    along = middle - d2
    across2 = (d2 - (near * near + v02)) * (far * far + v02 - d2)
    across = np.sqrt(across2)
    scale = 0.5 / (elbow.reach * l2)
    c, s = (y * along + z * across) * scale, (z * along - y * across) * scale
    # out of the shell these are not numbers, and no comparison with them holds
    is_plain = (c * elbow.cos_mid + s * elbow.sin_mid >= elbow.cos_half) & (branch == PRIMARY)
    is_plain &= l2 > AS_ONE * elbow.reach2
    flags, chosen = np.zeros((2, len(d2)), np.intp)
    odd = (~is_plain).nonzero()[0]
    if odd.size:
        those = (each if len(each) == 1 else each[odd] for each in (d2, v02, l2, y, z, branch, hint))
        c[odd], s[odd], flags[odd], chosen[odd] = bend(ARRAYS, elbow, *those)
    return c, s, flags, chosen


def arm_frame(elbow: Elbow, v: Array, flags: Indices) -> tuple[Array, Array]:
    """Compute the frames (3, 3, n) on arms whose first axes point from the shoulder to the articulators.

    Also return how far those (3, n) are, m. `flags` (n,) take what is out of the ordinary.
    """
    n2 = dots(v[1:], v[1:])
    along2 = v[0] * v[0]
    m2 = n2 + along2
    reached, n = np.sqrt(m2), np.sqrt(n2)
    inverse, across = 1.0 / reached, 1.0 / n
    frame = np.empty((3, *v.shape))
    np.multiply(v, inverse, out=frame[:, 0])
    frame[0, 1] = -n * inverse
    np.multiply(v[1:], v[0] * across * inverse, out=frame[1:, 1])
    frame[0, 2] = 0.0
    frame[1, 2] = -v[2] * across
    frame[2, 2] = v[1] * across
    for row in ((m2 < NOTHING_2) | (n2 <= NOTHING_2 * along2)).nonzero()[0].tolist():
        *axes, reached[row], flag = arm_one.arm_frame(elbow, *v[:, row].tolist())
        frame[..., row] = np.reshape((*axes[:6], 0.0, *axes[6:]), (3, 3)).T
        flags[row] |= flag
    return frame, reached


def world_frame(p: Array, d2: Array, swivel: Array, smooth: bool, flags: Indices) -> Array:
    """Compute the frames (3, 3, n) whose first axes point at targets p (3, n).

    They are turned about those by swivels (n,) or (1,) rad. `d2` (n,) m^2 are the targets' squared distances
    from the shoulder. `flags` (n,) take what is out of the ordinary.
    """
    tx, ty, tz = t = p * (1.0 / np.sqrt(d2))
    h = np.zeros_like(t)
    if smooth:
        k = SMOOTH_TILT * tx
        h[0], h[1], h[2] = k * tx - SMOOTH_TILT - tz, k * ty, k * tz + tx
    else:
        h[0], h[2] = -tz, tx
    h2 = dots(h, h)
    h *= 1.0 / np.sqrt(h2)
    g = cross(t, h)
    c, s = np.cos(swivel), np.sin(swivel)  # as for one arm, to the last bit
    frame = np.empty((3, *t.shape))
    frame[:, 0] = t
    np.add(c * h, s * g, out=frame[:, 1])
    np.subtract(c * g, s * h, out=frame[:, 2])
    for row in ((d2 <= NOTHING_2) | (h2 < NO_REFERENCE_2)).nonzero()[0].tolist():
        cosine, sine = (float(each[row % len(each)]) for each in (c, s))
        px, py, pz = p[:, row].tolist()
        *axes, _, flag = arm_one.world_frame(px, py, pz, float(d2[row]), cosine, sine, smooth)
        frame[..., row] = np.reshape(axes, (3, 3)).T
        flags[row] |= flag
    return frame


def dots(a: Array, b: Array) -> Array:
    """Inner products (n,) of vectors (3, n), added in the order of `arm_one`."""
    products: Array = np.add.reduce(a * b, axis=0)
    return products


def cross(a: Array, b: Array) -> Array:
    """Cross products (3, n) of vectors (3, n)."""
    found, less = np.empty_like(b), np.empty_like(b[0])
    for own, one, other in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        np.multiply(a[one], b[other], out=found[own])
        found[own] -= np.multiply(a[other], b[one], out=less)
    return found


def are_rotations(m: Array) -> bool:
    """Return whether all of (3, 3, n) are rotations within 1e-6; false for NaN.

    The third row is the cross product of the others, which are of length one and at right angles.
    """
    off = np.empty((6, m.shape[2]))
    np.subtract(cross(m[0], m[1]), m[2], out=off[:3])
    np.einsum("kin,kin->kn", m[:2], m[:2], out=off[3:5])
    off[3:5] -= 1.0
    np.einsum("in,in->n", m[0], m[1], out=off[5])
    every = off.ravel()
    # no term is larger than the root of all their squares, which are sooner added up than looked at
    return bool(every @ every < 1e-12 or np.maximum.reduce(np.abs(every), initial=0.0) < 1e-6)


def within_range(elbow: Elbow, flexion: Array) -> Array:
    """Flexions brought into the elbow's range, which they miss by rounding or whole turns only."""
    if elbow.high > 3.0:  # rounding may carry a folded arm across half a turn
        flexion = np.where(flexion < elbow.low - 1.0, flexion + 2.0 * np.pi, flexion)
    if elbow.low < -3.0:
        flexion = np.where(flexion > elbow.high + 1.0, flexion - 2.0 * np.pi, flexion)
    return np.minimum(np.maximum(flexion, elbow.low), elbow.high)


def _members_last(value: NDArray[Any], lead: tuple[int, ...], core: int) -> NDArray[Any]:
    """The leading axes as one last axis, as long as all of `lead`, or 1 where one value is for all."""
    if value.ndim == core:
        return value[..., None]
    if value.ndim > core + 1 or len(lead) > 1:
        shape = value.shape[value.ndim - core :]
        value = np.broadcast_to(value, (*lead, *shape)).reshape(-1, *shape)
    return value.transpose(*range(1, value.ndim), 0)


def _members_first(value: NDArray[Any], lead: tuple[int, ...] = (-1,)) -> NDArray[Any]:
    """The last axis as leading axes again."""
    return value.transpose(-1, *range(value.ndim - 1)).reshape(*lead, *value.shape[:-1])
