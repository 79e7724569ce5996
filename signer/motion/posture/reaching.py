"""One arm brought to its target on the body: the girdle first, then the arm."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from body_model.arrays import Array, Indices
from signer.kinematics.arm import ArmPosture, BranchRequest, solve_arm
from signer.kinematics.arm_terms import NEAREST
from signer.kinematics.rig import ArmRig, Girdle, girdle
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder, moved, turned
from signer.motion.posture.yielding import Yielding

_SHIFT_M: Final = 2e-5
_LONGEST_STEP_M: Final = 0.05
_MET_M: Final = 1e-12
_ROUNDS: Final = 12
_WELL: Final = 0.1
_MANY_MET_M: Final = 1e-11
_MANY_ROUNDS: Final = 40
_AXES: Final = {
    **dict.fromkeys(("clavicle", "shoulder01", "shoulder_rotation", "wrist_rotation"), 2),
    **dict.fromkeys(("shoulder", "elbow", "wrist", "articulator"), 1),
    **dict.fromkeys(("flexion_rad", "short_by_m", "flags", "branch"), 0),
}
"""How many axes the fields of one girdle and of one posture have."""
_NO_HELP: Final = np.eye(3)


@dataclass(frozen=True, slots=True, eq=False)
class Ask:
    """Goal of an arm; arrays broadcast over leading axes.

    Attributes:
        target: (..., 3) m, world.
        articulator: (..., 3) m, in the hand's frame.
        wrist_rotation: (..., 3, 3) hand relative to the forearm, within its limits.
        swivel_rad: (...) hinge psi, `smooth` reference.
        branch: as `solve_arm` takes it.
        hint_flexion_rad: (...) for the branch `nearest`.
        shoulder: what the shoulder does.
        help: (..., 3, 3) turn of the girdle instead of the help it would give; None where it helps as it is asked.
        yielding: how the arm gives way where its reach ends, from the shoulder at rest and as moved; None where it goes as far as it can.
    """

    target: Array
    articulator: Array
    wrist_rotation: Array
    swivel_rad: Array | float
    branch: BranchRequest = "primary"
    hint_flexion_rad: Array | None = None
    shoulder: Shoulder = AUTOMATIC
    help: Array | None = None
    yielding: tuple[Yielding, Yielding] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Reach:
    """The solution: the shoulder girdle, the arm below it, and the girdle's turn that was help.

    The turn is (..., 3, 3), and None for no help.
    """

    girdle: Girdle
    posture: ArmPosture
    help: Array | None = None

    def replaced(self, rows: Indices, part: "Reach", count: int) -> "Reach":
        """All of `count` with some of them as in `part`."""
        help_ = None
        if self.help is not None or part.help is not None:
            help_ = _with_rows(_NO_HELP if self.help is None else self.help, rows, _NO_HELP if part.help is None else part.help, 2, count)
        girdle, posture = (
            [_with_rows(value, rows, getattr(new, name), _AXES[name], count) for name, value in old._asdict().items()]
            for old, new in ((self.girdle, part.girdle), (self.posture, part.posture))
        )
        return Reach(Girdle(*girdle), ArmPosture(*posture), help_)

    def rows(self, rows: Indices) -> "Reach":
        """Some of many; what is one for all stays."""
        girdle = Girdle(*(_some(value, rows, _AXES[name]) for name, value in self.girdle._asdict().items()))
        posture = ArmPosture(*(_some(value, rows, _AXES[name]) for name, value in self.posture._asdict().items()))
        return Reach(girdle, posture, None if self.help is None else _some(self.help, rows, 2))


def _with_rows(value: Any, rows: Indices, new: Any, axes: int, count: int) -> Any:
    changed = np.array(np.broadcast_to(value, (count, *np.shape(value)[np.ndim(value) - axes :])))
    changed[rows] = new
    return changed


def _some(value: Any, rows: Indices, axes: int) -> Any:
    """Some rows of what leads with n before so many axes of its own; what is one for all stays."""
    return value[rows] if np.ndim(value) > axes else value


def reach(rig: ArmRig, ask: Ask) -> Reach:
    """Bring the articulator to its target.

    The girdle follows the upper arm, and the upper arm hangs on the girdle: a first solve from the shoulder at rest tells
    the girdle where the arm will go, a second one from the moved shoulder is exact. In between the shoulder helps towards
    what is far, and goes where it is put by hand.
    """
    at_rest, as_moved = ask.yielding or (None, None)
    first = _solve(rig, ask, rig.shoulder, at_rest)
    upper_arm = first.elbow - rig.shoulder
    along = girdle(rig, upper_arm / np.linalg.norm(upper_arm, axis=-1, keepdims=True))
    shoulder = ask.shoulder if ask.help is None else replace(ask.shoulder, assist=0.0)
    places = {"target": ask.target, "articulator": ask.articulator, "wrist_rotation": ask.wrist_rotation}
    carried, help_ = moved(rig, along, shoulder, **places)
    if ask.help is not None:
        carried, help_ = turned(rig, carried, ask.help), ask.help
    return Reach(carried, _solve(rig, ask, carried.shoulder, as_moved), help_)


def elbow_from(rig: ArmRig, ask: Ask, shoulder: Array) -> Array:
    """(...) rad, how far the elbow is bent where the arm reaches from a shoulder at (3,) m."""
    return np.asarray(_solve(rig, ask, shoulder).flexion_rad)


def reach_own_skin(rig: ArmRig, ask: Ask, aim: Callable[[Reach], Array]) -> tuple[Ask, Reach]:
    """Bring the articulator to a place that this very arm carries along, such as its own collar bone.

    Newton on "where the site is when the arm reaches for P, less P", from where the site is at rest. Where the site follows
    the arm only a little, Broyden's rule from a place that would stay is as good and costs a quarter.

    Args:
        rig: the arm.
        ask: what is asked of it, the target being the place at rest.
        aim: for answers of the arm, where the place then is, (..., 3) m.

    Returns:
        The ask with the target that was met, as nearly as it could be, and its answer.
    """
    ask, answer = replace(ask, target=np.array(ask.target)), reach(rig, ask)
    gap, slope = aim(answer) - ask.target, -np.eye(3)
    for _ in range(_ROUNDS):
        if np.linalg.norm(gap) < _MET_M:
            break
        following = _stepped(rig, ask, np.asarray(np.linalg.solve(-slope, gap), np.float64), gap, aim)
        if following is None or np.linalg.norm(following[2]) > _WELL * np.linalg.norm(gap):
            following = _newton(rig, ask, gap, aim) or following
        if following is None:
            break
        step = following[0].target - ask.target
        slope = slope + np.outer(following[2] - gap - slope @ step, step) / (step @ step)
        ask, answer, gap = following
    return ask, answer


def _newton(rig: ArmRig, ask: Ask, gap: Array, aim: Callable[[Reach], Array]) -> tuple[Ask, Reach, Array] | None:
    """Return the goal after a Newton step that closes the gap, with its solution and residual.

    None when no part of the step closes it.
    """
    tried = replace(ask, target=ask.target + _SHIFT_M * np.eye(3))
    slope = ((aim(reach(rig, tried)) - tried.target) - gap).T / _SHIFT_M
    step: Array = -np.asarray(np.linalg.lstsq(slope, gap, rcond=1e-6)[0], np.float64)
    step *= min(1.0, _LONGEST_STEP_M / max(float(np.linalg.norm(step)), 1e-12))
    for _ in range(_ROUNDS):
        if (found := _stepped(rig, ask, step, gap, aim)) is not None:
            return found
        step = 0.5 * step
    return None


def _stepped(rig: ArmRig, ask: Ask, step: Array, gap: Array, aim: Callable[[Reach], Array]) -> tuple[Ask, Reach, Array] | None:
    """The ask moved by a step, its answer and the gap that is left, if that is smaller than before."""
    nearer = replace(ask, target=ask.target + step)
    found = reach(rig, nearer)
    left = aim(found) - nearer.target
    return (nearer, found, left) if np.linalg.norm(left) < np.linalg.norm(gap) else None


def reach_own_skin_many(
    rig: ArmRig, ask: Ask, aim: Callable[[Reach, Indices], Array], met_m: float = _MANY_MET_M, rounds: int = _MANY_ROUNDS
) -> tuple[Ask, Reach]:
    """Solve many arms (n,) at once whose contact targets each arm carries along.

    Each is solved by Broyden's rule, from a place that would stay. The solution of an arm depends on no
    other arm.

    Args:
        rig: the arm.
        ask: what is asked of them, over n; the targets being the places from which to begin.
        aim: for answers of some of the arms and which these are, where their places then are, (m, 3) m.
        met_m: how near is near enough.
        rounds: how often each is tried at most.
    """
    (count,) = np.broadcast_shapes(ask.target.shape[:-1], ask.wrist_rotation.shape[:-2])
    target = np.array(np.broadcast_to(ask.target, (count, 3)))
    full = _over(ask, count)
    everyone = np.arange(count)
    gap = aim(reach(rig, replace(full, target=target)), everyone) - target
    slope, size = np.tile(-np.eye(3), (count, 1, 1)), np.ones(count)
    for _ in range(rounds):
        rows = np.flatnonzero(np.abs(gap).max(axis=-1) > met_m)
        if not len(rows):
            break
        before, old = gap[rows], slope[rows]
        step = -np.linalg.solve(old, before[..., None])[..., 0] * size[rows, None]
        step *= np.minimum(1.0, _LONGEST_STEP_M / np.maximum(np.linalg.norm(step, axis=-1, keepdims=True), 1e-12))
        tried = target[rows] + step
        after = aim(reach(rig, some_of(replace(full, target=target), rows, tried)), rows) - tried
        change = (after - before)[..., None] - old @ step[..., None]
        slope[rows] = old + change @ step[:, None, :] / np.maximum((step * step).sum(-1), 1e-24)[:, None, None]
        # where other skin comes to touch first a step may lead astray: a shorter one by what it has taught is nearer
        better = np.linalg.norm(after, axis=-1) < np.linalg.norm(before, axis=-1)
        size[rows] = np.where(better, np.minimum(2.0 * size[rows], 1.0), 0.5 * size[rows])
        target[rows[better]], gap[rows[better]] = tried[better], after[better]
    met = replace(full, target=target)
    return met, reach(rig, met)


def some_of(ask: Ask, rows: Indices, target: Array | None = None) -> Ask:
    """Return some rows of a goal, with other targets (m, 3) m if given.

    The goal's arrays all lead with n, or are one for all.
    """
    return replace(
        ask,
        target=_some(ask.target, rows, 1) if target is None else target,
        articulator=_some(ask.articulator, rows, 1),
        wrist_rotation=_some(ask.wrist_rotation, rows, 2),
        swivel_rad=_some(ask.swivel_rad, rows, 0),
        branch=ask.branch if isinstance(ask.branch, str) else _some(np.asarray(ask.branch), rows, 0),
        hint_flexion_rad=None if ask.hint_flexion_rad is None else _some(ask.hint_flexion_rad, rows, 0),
        shoulder=ask.shoulder.rows(rows) if ask.shoulder.is_many else ask.shoulder,
        help=None if ask.help is None else _some(ask.help, rows, 2),
    )


def _over(ask: Ask, count: int) -> Ask:
    """The ask with everything of the hand told for each of n."""
    return replace(
        ask,
        articulator=np.broadcast_to(ask.articulator, (count, 3)),
        wrist_rotation=np.broadcast_to(ask.wrist_rotation, (count, 3, 3)),
        swivel_rad=np.broadcast_to(ask.swivel_rad, count),
    )


def _solve(rig: ArmRig, ask: Ask, shoulder: Array, yielding: Yielding | None = None) -> ArmPosture:
    target, branch, hint = ask.target, ask.branch, ask.hint_flexion_rad
    if yielding is not None:
        target = yielding.yielded(rig, shoulder, target, ask.articulator, ask.wrist_rotation)
        if yielding.going_over is not None:
            branch = np.where(yielding.going_over.rows, NEAREST, np.asarray(branch))
            hint = np.where(yielding.going_over.rows, yielding.going_over.flexion_rad, rig.arm.elbow.low)
    posture = solve_arm(
        rig.arm,
        shoulder=shoulder,
        target=target,
        articulator=ask.articulator,
        wrist_rotation=ask.wrist_rotation,
        swivel=ask.swivel_rad,
        branch=branch,
        hint_flexion=hint,
        reference="smooth",
    )
    if yielding is None or target is ask.target:
        return posture
    given = np.any(target != ask.target, axis=-1)
    return posture._replace(short_by_m=np.where(given, np.linalg.norm(posture.articulator - ask.target, axis=-1), posture.short_by_m))
