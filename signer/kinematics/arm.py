"""The direct arm solver: shoulder and elbow that put a point of the hand on a target, and its reach.

Given is the wrist, or the hand's rotation in the world; and what a solved arm is told by is read from it.
"""

from math import atan2, cos, isfinite, sin
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import NOTHING, Array, Indices
from signer.kinematics import arm_many, arm_one
from signer.kinematics.arm_shape import FIRM, NEAREST, PRIMARY, SECONDARY, Arm, ArmFlags, ArmPosture
from signer.kinematics.rotations import FixedAxis, shortest_turn
from signer.kinematics.vectors import IDENTITY, Y, dot, entries, length, turned

__all__ = ["Arm", "ArmFlags", "ArmPosture", "arm_parameters", "forward_arm", "solve_arm", "solve_arm_global"]

Reference: TypeAlias = Literal["vertical", "smooth"]
BranchRequest: TypeAlias = Literal["primary", "secondary", "nearest"] | ArrayLike


_FLOAT: Final = np.dtype(np.float64)
_BRANCHES: Final = (PRIMARY, SECONDARY, FIRM + PRIMARY, FIRM + SECONDARY)
_BRANCH_CODES: Final[dict[str | float, int]] = {
    "primary": PRIMARY,
    "secondary": SECONDARY,
    "nearest": NEAREST,
    **{code: code for code in _BRANCHES},
}


def solve_arm(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    wrist_rotation: ArrayLike,
    swivel: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
    is_rotation: bool = False,
) -> ArmPosture:
    """Put a point of the hand on a target by shoulder and elbow alone.

    The nearest posture where it cannot be reached.

    All arguments broadcast over leading axes.

    Args:
        arm: lengths, hinge and elbow range.
        shoulder: (..., 3) m. Where the shoulder joint is.
        target: (..., 3) m. Where the articulator should be.
        articulator: (..., 3) m, in the hand's frame with the wrist as origin.
        wrist_rotation: (..., 3, 3) hand relative to the forearm; see `wrist.wrist_rotation`.
        swivel: (...) rad, about shoulder-target; positive swings the elbow outward on both sides.
        branch: `primary`, `secondary`, `nearest` (to `hint_flexion`), or integers 0 and 1, of many arms also
            2 for `nearest`; 4 added to 0 or 1 keeps that branch, at the nearer end of the elbow's range where
            it is past that.
        hint_flexion: (...) rad, for `nearest`, and the flexion kept where flexion moves nothing.
        reference: what zero swivel means, `vertical` or `smooth`; see `swivel`.
        is_rotation: the wrist's rotation is known to be one, as where another arm has been solved with it: it
            is not checked again.

    Raises:
        ValueError: shapes that do not fit, numbers that are not finite, a wrist that is not a rotation, an
            unknown name.

    Source: McDonald et al. 2002, sections 4.1 and 4.2, as re-derived in docs/solver.md.
    """
    manner = arm, is_smooth(reference), is_rotation
    S, P, a, Rw = _array(shoulder), _array(target), _array(articulator), _array(wrist_rotation)
    lone_branch = type(branch) is str or np.ndim(branch) == 0
    if (
        lone_branch
        and S.ndim == P.ndim == a.ndim == 1
        and Rw.ndim == 2
        and (type(swivel) is float or np.ndim(swivel) == 0)
    ):
        hint = None if hint_flexion is None else _finite_float(hint_flexion)
        psi, code = float(swivel), branch_code(branch)  # type: ignore[arg-type]
        return arm_one.solve_one(manner, S, P, a, Rw, psi, code, hint)
    hints = None if hint_flexion is None else np.asarray(hint_flexion, np.float64)
    codes = _branch_codes(branch)
    return arm_many.solve_many(manner, S, P, a, Rw, np.asarray(swivel, np.float64), codes, hints)


def solve_arm_global(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    hand_rotation: ArrayLike,
    swivel_about_wrist: ArrayLike,
    branch: BranchRequest = "primary",
    hint_flexion: ArrayLike | None = None,
    reference: Reference = "vertical",
) -> ArmPosture:
    """Put a point of the hand on a target with the hand turned as given in the target's frame.

    As `solve_arm`, but `hand_rotation` (..., 3, 3) is the hand's own rotation and `swivel_about_wrist` (...)
    rad turns about shoulder-wrist. The wrist's rotation is part of the answer; its limits are not applied.

    Source: McDonald et al. 2002, section 2, problem 1.
    """
    G, a = _array(hand_rotation), _array(articulator)
    if G.shape[-2:] != (3, 3) or a.shape[-1:] != (3,):
        raise ValueError(
            f"hand_rotation must be (..., 3, 3) and articulator (..., 3), got {G.shape} and {a.shape}"
        )
    many = G.reshape(-1, 3, 3).transpose(1, 2, 0)
    if not (arm_one.check_rotation(G.tolist()) if G.ndim == 2 else arm_many.are_rotations(many)):
        raise ValueError("hand_rotation is not a rotation (within 1e-6)")
    hand = turned(G, a)
    found = solve_arm(
        arm,
        shoulder=shoulder,
        target=np.asarray(target, np.float64) - hand,
        articulator=np.zeros(3),
        wrist_rotation=IDENTITY,
        swivel=swivel_about_wrist,
        branch=branch,
        hint_flexion=hint_flexion,
        reference=reference,
        is_rotation=True,
    )
    forearm = forearm_of(arm, found)
    return found._replace(wrist_rotation=np.swapaxes(forearm, -1, -2) @ G, articulator=found.wrist + hand)


def solve_arm_turned(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    target: ArrayLike,
    articulator: ArrayLike,
    hand_rotation: ArrayLike,
    swivel: ArrayLike,
    reference: Reference = "vertical",
) -> ArmPosture:
    """Put a point of the hand on a target with the hand's rotation in the world given.

    The elbow is given by the swivel (...) rad about shoulder-articulator.

    As in `solve_arm_global`, arguments broadcast over leading axes. The arm's hinge has to stand across
    both bones, as that of `Arm.straight` does. The wrist's rotation is part of the solution; its limits
    are not applied. The branch is that of the articulator.
    """
    S, P, a, G = (np.asarray(each, np.float64) for each in (shoulder, target, articulator, hand_rotation))
    psi, smooth = np.asarray(swivel, np.float64), is_smooth(reference)
    to_target = P - S
    to_wrist = to_target - turned(G, a)
    # a hand that is solved by itself asks for this in every round: so one goes through plain floats
    if to_wrist.ndim == 1 and psi.ndim == 0:
        (px, py, pz), (qx, qy, qz), turn = to_target.tolist(), to_wrist.tolist(), arm.side * float(psi)
        t, t2 = px * px + py * py + pz * pz, qx * qx + qy * qy + qz * qz
        asked = arm_one.world_frame(px, py, pz, t, cos(turn), sin(turn), smooth)[:6]
        across, along = _half_plane(*asked, *arm_one.world_frame(qx, qy, qz, t2, 1.0, 0.0, smooth)[:6])
        about_wrist: ArrayLike = arm.side * atan2(across, along)
    else:
        frames = target_frame(to_target, arm.side * psi, smooth), target_frame(to_wrist, 0.0, smooth)
        axes = (entries(frame[..., at]) for frame in frames for at in (0, 1))
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
    return found._replace(branch=secondary(arm, found.flexion_rad, in_forearm))


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


class ArmPoints(NamedTuple):
    """Positions of an arm's joints and of its articulator, (..., 3) m."""

    elbow: Array
    wrist: Array
    articulator: Array


def forward_arm(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    shoulder_rotation: ArrayLike,
    flexion: ArrayLike,
    wrist_rotation: ArrayLike,
    articulator: ArrayLike,
) -> ArmPoints:
    """Follow the chain from shoulder to articulator; arguments as of `ArmPosture`, over leading axes."""
    Rs = np.asarray(shoulder_rotation, np.float64)
    forearm = Rs @ elbow_rotation(arm, flexion)
    elbow = np.asarray(shoulder, np.float64) + Rs @ arm.upper_arm
    wrist = elbow + forearm @ arm.forearm
    return ArmPoints(
        elbow,
        wrist,
        wrist + turned(forearm @ np.asarray(wrist_rotation, np.float64), articulator),
    )


class ArmParameters(NamedTuple):
    """Target (..., 3) m, swivel (...) rad, branch (...) 0 or 1, as `solve_arm` takes them."""

    target: Array
    swivel: Array
    branch: Indices


def arm_parameters(
    arm: Arm,
    *,
    shoulder: ArrayLike,
    shoulder_rotation: ArrayLike,
    flexion: ArrayLike,
    wrist_rotation: ArrayLike,
    articulator: ArrayLike,
    reference: Reference = "vertical",
) -> ArmParameters:
    """Read target, swivel and branch from a posture; `solve_arm` with them gives the posture back.

    Where the articulator sits on the shoulder the posture has three freedoms that a swivel cannot hold.
    """
    S, Rs, phi = (np.asarray(v, np.float64) for v in (shoulder, shoulder_rotation, flexion))
    in_forearm = articulator_in_forearm(arm, wrist_rotation, articulator)
    lead = np.broadcast_shapes(S.shape[:-1], Rs.shape[:-2], phi.shape, in_forearm.shape[:-1])
    from_shoulder = arm.upper_arm + turned(elbow_rotation(arm, phi), in_forearm)
    target = np.broadcast_to(S + turned(Rs, from_shoulder), (*lead, 3))
    t, b2, b3 = entries(Rs @ arm.basis @ articulator_frame(arm, from_shoulder))
    _, h, g = entries(target_frame(t, 0.0, is_smooth(reference)))
    swivel = np.broadcast_to(np.arctan2(dot(b2, g) - dot(b3, h), dot(b2, h) + dot(b3, g)), lead)
    branch = np.broadcast_to(secondary(arm, phi, in_forearm), lead)
    return ArmParameters(target, arm.side * swivel, branch)


class PaperAngles(NamedTuple):
    """Rad (...): the elbow's inner angle, and the upper arm in a sphere about straight down.

    `phi` is counted from hanging, `theta` around the vertical from straight ahead to the outside, `tau` is
    the upper arm's turn about its length, to the inside. At phi of 0 or pi theta is zero.
    """

    gamma: Array
    phi: Array
    theta: Array
    tau: Array


def paper_angles(arm: Arm, posture: ArmPosture, shoulder: ArrayLike) -> PaperAngles:
    """Read the angles in which McDonald et al. 2002 tell a solved arm (...)."""
    S = np.asarray(shoulder, np.float64)
    upper = posture.elbow - S
    level = np.hypot(upper[..., 0], upper[..., 2])
    phi = np.arctan2(level, -upper[..., 1])
    aside = np.arctan2(arm.side * upper[..., 0], upper[..., 2])
    theta = np.where(level > NOTHING * np.abs(upper[..., 1]), aside, 0.0)
    at_rest = shortest_turn(-Y, arm.upper_arm / arm.upper_arm_m)
    tau = np.asarray(arm.side * FixedAxis.of(-Y).twist(posture.shoulder_rotation @ at_rest))
    forearm = posture.wrist - posture.elbow
    gamma = np.asarray(np.arctan2(length(np.cross(upper, forearm)), -dot(upper, forearm)))
    return PaperAngles(gamma, phi, theta, tau)


class Shell(NamedTuple):
    """Distances from the shoulder, m: the least and greatest that bending the elbow gives, and now."""

    least_m: float
    most_m: float
    now_m: float

    @property
    def spare_m(self) -> float:
        """Smaller of the distances that the target may still go out or in, m; never below zero."""
        return max(0.0, min(self.most_m - self.now_m, self.now_m - self.least_m))


class Attainable(NamedTuple):
    """Least and greatest distance (...) m from shoulder to articulator over the elbow's range."""

    least_m: Array
    most_m: Array


def attainable(arm: Arm, *, wrist_rotation: ArrayLike, articulator: ArrayLike) -> Attainable:
    """Return the least and greatest distance that an arm attains, wherever the target is.

    The wrist is (..., 3, 3), the articulator (..., 3) m in the hand's frame.
    """
    return _attained(arm, articulator_in_forearm(arm, wrist_rotation, articulator))


def _attained(arm: Arm, from_elbow: Array) -> Attainable:
    """Return the distances attained with an articulator (..., 3) m from the elbow, in the forearm's frame."""
    e, (x, y, z) = arm.elbow, entries(from_elbow @ arm.basis)
    across, along = np.hypot(y, z), (e.offset + x) * (e.offset + x)
    toward, span = y * e.cos_mid + z * e.sin_mid, e.reach2 + across * across
    low = span - 2.0 * e.reach * (y * e.cos_low + z * e.sin_low)
    high = span - 2.0 * e.reach * (y * e.cos_high + z * e.sin_high)
    # the squared distance is a sine of the flexion: its extremes are the sine's or at the ends of the range
    free = e.cos_half * across
    nearest = np.where(toward >= free, (e.reach - across) ** 2, np.minimum(low, high))
    farthest = np.where(-toward >= free, (e.reach + across) ** 2, np.maximum(low, high))
    return Attainable(np.sqrt(np.maximum(nearest, 0.0) + along), np.sqrt(farthest + along))


def attained(arm: Arm, posture: ArmPosture) -> Attainable:
    """Return the distances (...) m that solved arms attain with their wrists as they are."""
    forearm = forearm_of(arm, posture)
    return _attained(arm, turned(np.swapaxes(forearm, -1, -2), posture.articulator - posture.elbow))


def shell(arm: Arm, posture: ArmPosture) -> Shell:
    """The shell that the articulator of one solved arm can reach while the wrist stays as it is."""
    found = attained(arm, posture)
    now = posture.shoulder_rotation @ arm.upper_arm + posture.articulator - posture.elbow
    return Shell(float(found.least_m), float(found.most_m), float(np.linalg.norm(now)))


def target_frame(direction: Array, turn: ArrayLike, smooth: bool) -> Array:
    """Frames (..., 3, 3) whose first axis points in a direction (..., 3) of any length.

    Straight ahead where it has none. The second is the reference, turned about the first by `turn` (...) rad;
    the third stands across both.
    """
    lead = np.broadcast_shapes(direction.shape[:-1], np.shape(turn))
    p = np.broadcast_to(direction, (*lead, 3)).reshape(-1, 3).T
    turns, flags = np.broadcast_to(turn, lead).reshape(-1), np.zeros(p.shape[1], np.intp)
    with np.errstate(all="ignore"):  # what has no direction is taken care of
        frame = arm_many.world_frame(p, arm_many.dots(p, p), turns, smooth, flags)
    return entries(frame).reshape(*lead, 3, 3)


def articulator_frame(arm: Arm, from_shoulder: Array) -> Array:
    """Frames (..., 3, 3) of the hinge's axes in which an arm is turned about the line to its articulator.

    The first axis points at that, (..., 3) m from the shoulder in the upper arm's frame; the second is what
    of the hinge is across it; the third stands across both.
    """
    v = (from_shoulder @ arm.basis).reshape(-1, 3).T
    with np.errstate(all="ignore"):  # what has no direction is taken care of
        frame, _ = arm_many.arm_frame(arm.elbow, v, np.zeros(v.shape[1], np.intp))
    return entries(frame).reshape(*from_shoulder.shape, 3)


def articulator_in_forearm(arm: Arm, wrist_rotation: ArrayLike, articulator: ArrayLike) -> Array:
    """Return articulators (..., 3) m of the hand's frame in the forearm's, with the elbow as origin."""
    return arm.forearm + turned(wrist_rotation, articulator)


def secondary(arm: Arm, flexion: ArrayLike, in_forearm: Array) -> Indices:
    """Tell the branch (...), 0 or 1, of a flexion (...) rad, for articulators (..., 3) m from the elbow.

    These are in the forearm's frame. Flexing an elbow of the secondary branch takes them from the shoulder.
    """
    in_elbow = in_forearm @ arm.basis
    y, z = in_elbow[..., 1], in_elbow[..., 2]
    is_secondary = np.sin(flexion) * y - np.cos(flexion) * z > 1e-12 * np.hypot(y, z)
    return np.asarray(is_secondary, np.intp)


def elbow_rotation(arm: Arm, flexion: ArrayLike) -> Array:
    """Rotation (..., 3, 3) of the forearm against the upper arm at a flexion (...) rad."""
    c, s = np.cos(flexion), np.sin(flexion)
    if isinstance(
        c, np.float64
    ):  # one arm, as in every solve of a hand held in the world: a literal costs a third
        one = np.array(((1.0, 0.0, 0.0), (0.0, c, s), (0.0, -s, c)))
        return one if arm.is_standard else arm.basis @ one @ arm.basis.T
    turn = np.zeros((*c.shape, 3, 3))
    turn[..., 0, 0] = 1.0
    turn[..., 1, 1] = turn[..., 2, 2] = c
    turn[..., 1, 2] = s
    turn[..., 2, 1] = -s
    return turn if arm.is_standard else arm.basis @ turn @ arm.basis.T


def forearm_of(arm: Arm, posture: ArmPosture) -> Array:
    """Rotation (..., 3, 3) of the forearm of a solved arm."""
    return np.asarray(posture.shoulder_rotation @ elbow_rotation(arm, posture.flexion_rad))


def is_smooth(reference: str) -> bool:
    """Return whether the reference of that name is the smooth one; ValueError for an unknown name."""
    if reference == "vertical":
        return False
    if reference == "smooth":
        return True
    raise ValueError(f"reference is 'vertical' or 'smooth', got {reference!r}")


def _array(value: ArrayLike) -> Array:
    """The value as floats, quickly where it is that already."""
    return value if type(value) is np.ndarray and value.dtype is _FLOAT else np.asarray(value, np.float64)


def branch_code(branch: BranchRequest) -> int:
    """Return the code of a branch that is asked for; ValueError for an unknown one."""
    code = _BRANCH_CODES.get(branch if isinstance(branch, str) else float(branch))  # type: ignore[arg-type]
    if code is None:
        raise ValueError(f"branch is 'primary', 'secondary', 'nearest', 0, 1, 4 or 5, got {branch!r}")
    return code


def _branch_codes(branch: BranchRequest) -> Indices:
    if isinstance(branch, str) or np.ndim(branch) == 0:
        return np.asarray(branch_code(branch), np.intp)
    codes = np.asarray(branch)
    if not np.logical_or.reduce([codes == one for one in (*_BRANCHES, NEAREST)]).all():
        raise ValueError(
            "an array of branches holds 0 (primary), 1 (secondary), 2 (nearest), 4 and 5 (both firmly) only"
        )
    return codes.astype(np.intp)


def _finite_float(value: ArrayLike) -> float:
    number = float(np.asarray(value, np.float64))
    if not isfinite(number):
        raise ValueError("hint_flexion must be finite")
    return number
