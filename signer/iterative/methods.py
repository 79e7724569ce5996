"""Five methods that turn a chain towards a target step by step.

The tip p moves by J d when the joints turn by d, for small d. All but coordinate descent choose d from that:
each function below says how, and takes one step. Joints are kept within their limits after it; elastic links
creep back to their own length before it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Mask
from signer.iterative.chain import LONGEST, SHORTEST, Chain, Posture, State, cross

DAMPING: Final = 4.0
"""Damping of least squares in mean link lengths: strong enough to be smooth everywhere, too strong to be
quick."""
CREEP: Final = 0.1
"""Share of its stretch that an elastic link gives back before each step: half of it holds what is stretched
for twice as long."""
_NO_PULL: Final = 1e-12
"""Singular values below this share of the largest are rounding: the tip cannot be moved that way at all."""


@dataclass(frozen=True, slots=True)
class Options:
    """Settings of a step.

    Attributes:
        gain: share of the computed step that is taken.
        damping: of damped least squares, in mean link lengths.
        largest_turn_rad: most that selectively damped least squares turns a joint in a step.
    """

    gain: float = 1.0
    damping: float = DAMPING
    largest_turn_rad: float = np.pi / 4


DEFAULT: Final = Options()
Step: TypeAlias = Callable[[Chain, State, ArrayLike, Options], State]


class Trace(NamedTuple):
    """States of an iteration, the first one included.

    Angles and lengths (k + 1, ..., n), errors (k + 1, ...) m; what was met.
    """

    angles: Array
    lengths: Array
    errors: Array
    reached: Mask

    @property
    def last(self) -> State:
        """The state at the end."""
        return State(self.angles[-1], self.lengths[-1])


def ccd(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """Turn one joint after the other, from the tip inwards, so that the tip comes nearest to the target.

    It has no singularity; an elastic link takes its share of what lies along it.
    """
    now, at, goal = _begun(chain, state, target)
    tip = at.points[..., -1, :]
    for joint in reversed(range(len(chain.lengths))):
        root, axis = at.points[..., joint, :], at.axes[..., joint, :]
        r, way = tip - root, goal - root
        across = (cross(axis, r) * way).sum(-1)
        along = (r * way).sum(-1) - (r * axis).sum(-1) * (way * axis).sum(-1)
        before = now.angles[..., joint].copy()
        turn = np.where(
            np.abs(across) + np.abs(along) > _NO_PULL * chain.mean_m**2, np.arctan2(across, along), 0.0
        )
        now.angles[..., joint] += options.gain * turn  # none where the tip or the target is on the joint
        now = chain.within(now)
        turn = now.angles[..., joint] - before
        tip = root + _turned(axis, turn, r)
        if chain.elastic:
            heading = _turned(axis, turn, at.headings[..., joint, :])
            before = now.lengths[..., joint].copy()
            miss = ((goal - tip) * heading).sum(-1)
            now.lengths[..., joint] += options.gain * miss / len(chain.lengths)
            now = chain.within(now)
            tip = tip + (now.lengths[..., joint] - before)[..., None] * heading
    return now


def jacobian_transpose(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """Go downhill, d = a J' e: each joint turns by its pull on the tip, as far as brings J d nearest to e.

    Source: S. R. Buss, Introduction to inverse kinematics, 2004, equation 4.
    """
    now, J, e = _linearised(chain, state, target)
    downhill = np.swapaxes(J, -1, -2) @ e
    effect = J @ downhill
    size = (effect * effect).sum(-2, keepdims=True)
    share = (e * effect).sum(-2, keepdims=True) / np.where(size <= 1e-300, np.inf, size)
    return _moved(chain, now, options, (share * downhill)[..., 0])


def pseudo_inverse(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """Take the least d with J d = e, all the way in one step; wild near a stretched chain."""
    now, J, e = _linearised(chain, state, target)
    return _moved(chain, now, options, (np.linalg.pinv(J, rcond=_NO_PULL) @ e)[..., 0])


def damped_least_squares(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """Weigh turning against the error left, d = J' (J J' + c c I)^-1 e: calm everywhere, slow for large c."""
    now, J, e = _linearised(chain, state, target)
    JT, damping = np.swapaxes(J, -1, -2), options.damping * chain.mean_m
    return _moved(chain, now, options, (JT @ np.linalg.solve(J @ JT + damping**2 * np.eye(3), e))[..., 0])


def selectively_damped_least_squares(
    chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT
) -> State:
    """Damp each singular direction of J only as far as joints would swing more than the tip gains.

    Source: S. R. Buss and J.-S. Kim, Selectively damped least squares for inverse kinematics, 2005.
    """
    now, J, e = _linearised(chain, state, target)
    most = options.largest_turn_rad
    U, sigma, VT = np.linalg.svd(J, full_matrices=False)
    reach = np.sqrt((J * J).sum(-2))
    useful = sigma > _NO_PULL * np.maximum(sigma[..., :1], 1e-300)
    inverse = np.where(useful, 1.0 / np.where(useful, sigma, 1.0), 0.0)
    # how far the joints throw the tip in all, for a unit of what this direction gains
    thrown = inverse * (np.abs(VT) * reach[..., None, :]).sum(-1)
    gained = inverse * (np.swapaxes(U, -1, -2) @ e)[..., 0]
    parts = _shrunk(gained[..., None] * VT, np.minimum(1.0, 1.0 / np.maximum(thrown, 1e-300)) * most)
    return _moved(chain, now, options, _shrunk(parts.sum(-2), np.asarray(most)))


METHODS: Final[dict[str, Step]] = {
    "ccd": ccd,
    "jacobian_transpose": jacobian_transpose,
    "pseudo_inverse": pseudo_inverse,
    "damped_least_squares": damped_least_squares,
    "selectively_damped_least_squares": selectively_damped_least_squares,
}
"""All methods by name."""


def iterate(
    chain: Chain,
    state: State,
    target: ArrayLike,
    method: str | Step,
    *,
    steps: int = 100,
    tolerance_m: float = 1e-6,
    options: Options = DEFAULT,
) -> Trace:
    """Step until each tip is within the tolerance of its target (..., 2 or 3) m, or no step is left.

    Raises:
        LookupError: no method of that name.
        ValueError: a target that is not finite, a state of another chain.
    """
    if isinstance(method, str):
        if method not in METHODS:
            raise LookupError(f"no method {method!r}; there are {', '.join(METHODS)}")
        method = METHODS[method]
    goal = _goal(target)
    first = _fresh(chain, state, goal)
    states, errors = [first], [_error(chain, first, goal)]
    while len(states) <= steps and not (errors[-1] <= tolerance_m).all():
        states.append(method(chain, states[-1], goal, options))
        errors.append(_error(chain, states[-1], goal))
    angles, lengths = (np.stack(part) for part in zip(*states, strict=True))
    return Trace(angles, lengths, np.stack(errors), errors[-1] <= tolerance_m)


def _begun(chain: Chain, state: State, target: ArrayLike) -> tuple[State, Posture, Array]:
    """Fresh state with elastic links a little nearer to their own length, its posture, and the goal."""
    goal = _goal(target)
    now = _fresh(chain, state, goal)
    if chain.elastic:
        now = State(now.angles, now.lengths + CREEP * (chain.lengths - now.lengths))
    return now, chain.posture(now), goal


def _linearised(chain: Chain, state: State, target: ArrayLike) -> tuple[State, Array, Array]:
    """Fresh state, its Jacobian J (..., 3, n), and the error e (..., 3, 1) m of its tip."""
    now, at, goal = _begun(chain, state, target)
    return now, chain.jacobian(at), (goal - at.points[..., -1, :])[..., None]


def _moved(chain: Chain, state: State, options: Options, change: Array) -> State:
    """The state after a change (..., n), or (..., 2 n) of elastic links, within its limits."""
    n, step = len(chain.lengths), options.gain * change
    lengths = state.lengths + chain.mean_m * step[..., n:] if chain.elastic else state.lengths
    return chain.within(State(state.angles + step[..., :n], lengths))


def _turned(axis: Array, angle: Array, vector: Array) -> Array:
    """Vectors (..., 3) turned about unit axes (..., 3) by angles (...) rad."""
    c, s = np.cos(angle)[..., None], np.sin(angle)[..., None]
    return np.asarray(
        c * vector + s * cross(axis, vector) + (1.0 - c) * axis * (axis * vector).sum(-1)[..., None]
    )


def _shrunk(vector: Array, most: Array) -> Array:
    """The vector (..., n), scaled down until no entry is larger than `most` (...)."""
    largest = np.abs(vector).max(-1)
    return np.asarray(vector * np.minimum(1.0, most / np.maximum(largest, 1e-300))[..., None])


def _goal(target: ArrayLike) -> Array:
    goal = np.asarray(target, np.float64)
    if goal.shape[-1:] not in ((2,), (3,)) or not np.isfinite(goal).all():
        raise ValueError(f"target must be (..., 2) or (..., 3) finite numbers, got {goal.shape}")
    return goal if goal.shape[-1] == 3 else np.concatenate([goal, np.zeros_like(goal[..., :1])], -1)


def _fresh(chain: Chain, state: State, goal: Array) -> State:
    """A copy of the state over all leading axes."""
    n = chain.lengths.shape
    angles, lengths = (np.asarray(part, np.float64) for part in state)
    if angles.shape[-1:] != n or lengths.shape[-1:] != n:
        raise ValueError(f"the chain has {n[0]} links, the state {angles.shape} and {lengths.shape}")
    shape = np.broadcast_shapes(angles.shape, lengths.shape, goal.shape[:-1] + n)
    return State(*(np.array(np.broadcast_to(part, shape)) for part in (angles, lengths)))


def _error(chain: Chain, state: State, goal: Array) -> Array:
    miss = goal - chain.points(state)[..., -1, :]
    return np.asarray(np.sqrt((miss * miss).sum(-1)))


__all__ = [
    "LONGEST", "METHODS", "SHORTEST", "Chain", "Options", "State", "Step", "Trace", "ccd",
    "damped_least_squares", "iterate", "jacobian_transpose", "pseudo_inverse",
    "selectively_damped_least_squares",
]  # fmt: skip
