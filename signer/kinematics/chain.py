"""Iterative methods on a planar chain of links.

One step each, to be watched or compared with the direct solver.

A state is joint angles, each against the link before, and link lengths; the root is at the origin. Joints
stay within a clamp; elastic links stretch and shrink, at a price, and creep back to their own length.
Everything broadcasts over leading axes.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array, Mask

DAMPING: Final = 4.0
"""Damping of least squares in mean link lengths: strong enough to be smooth everywhere, too strong to be
quick."""
SHORTEST, LONGEST = 0.5, 1.5
"""Limits of an elastic link, in its own lengths."""
CREEP: Final = 0.1
"""Share of its stretch that an elastic link gives back before each step."""


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """Links from the origin, in a row along +x when all angles are zero.

    Args:
        lengths: (n,) m, each positive.
        joint_limit_rad: every angle stays within plus and minus this; None leaves them free.
        elastic: whether links give.

    Raises:
        ValueError: no link, a length that is not positive, a limit that is not.
    """

    lengths: Array
    joint_limit_rad: float | None = np.pi / 2
    elastic: bool = False

    def __post_init__(self) -> None:
        lengths = np.array(self.lengths, np.float64)
        if (
            lengths.ndim != 1
            or not lengths.size
            or not np.isfinite(lengths).all()
            or not (lengths > 0.0).all()
        ):
            raise ValueError(f"lengths must be a row of positive numbers, got {self.lengths!r}")
        if self.joint_limit_rad is not None and not self.joint_limit_rad > 0.0:
            raise ValueError(f"joint_limit_rad must be positive or None, got {self.joint_limit_rad!r}")
        lengths.flags.writeable = False
        object.__setattr__(self, "lengths", lengths)

    def rest(self) -> "State":
        """The straight chain along +x."""
        return State(np.zeros(len(self.lengths)), np.array(self.lengths))


class State(NamedTuple):
    """Angles (..., n) rad, each against the link before, and lengths (..., n) m."""

    angles: Array
    lengths: Array


@dataclass(frozen=True, slots=True)
class Options:
    """Settings of an iteration's step.

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
    """Every state of an iteration, the first one included.

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


def joint_positions(state: State) -> Array:
    """Places (..., n + 1, 2) of the root, the joints and the end."""
    heading = np.cumsum(state.angles, -1)
    links = np.stack([state.lengths * np.cos(heading), state.lengths * np.sin(heading)], -1)
    return np.concatenate([np.zeros((*links.shape[:-2], 1, 2)), np.cumsum(links, -2)], -2)


def end_position(state: State) -> Array:
    """Return the position of the chain's end (..., 2)."""
    return joint_positions(state)[..., -1, :]


def ccd(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """Cyclic coordinate descent.

    From the last joint to the first, each turns the end towards the target as far as it may.

    It has no singularity; an elastic link takes what lies along it.
    """
    p = _target(target)
    angles, lengths = _started(chain, state, p)
    for joint in reversed(range(len(chain.lengths))):
        places = joint_positions(State(angles, lengths))
        r, wish = places[..., -1, :] - places[..., joint, :], p - places[..., joint, :]
        turn = np.arctan2(r[..., 0] * wish[..., 1] - r[..., 1] * wish[..., 0], (r * wish).sum(-1))
        angles[..., joint] = angles[..., joint] + options.gain * turn
        angles = _clamped(chain, angles)
        if chain.elastic:
            heading = np.cumsum(angles, -1)[..., joint]
            miss = p - end_position(State(angles, lengths))
            along = miss[..., 0] * np.cos(heading) + miss[..., 1] * np.sin(heading)
            lengths[..., joint] = lengths[..., joint] + options.gain * along / len(chain.lengths)
            lengths = _given(chain, lengths)
    return State(angles, lengths)


def jacobian_transpose(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """A step down the slope of the error, as long as brings the linearised end nearest to the target."""
    now, J, miss = _linearised(chain, state, target)
    downhill = np.swapaxes(J, -1, -2) @ miss
    effect = J @ downhill
    size = (effect * effect).sum(-2, keepdims=True)
    share = (miss * effect).sum(-2, keepdims=True) / np.where(size <= 1e-300, np.inf, size)
    return _moved(chain, now, options, (share * downhill)[..., 0])


def pseudo_inverse(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """The least step that would put the linearised end on the target; wild near a stretched chain."""
    now, J, miss = _linearised(chain, state, target)
    return _moved(chain, now, options, (np.linalg.pinv(J, rcond=1e-12) @ miss)[..., 0])


def damped_least_squares(chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT) -> State:
    """The step that weighs its own size against the error left.

    Calm everywhere, slow where the damping is strong.
    """
    now, J, miss = _linearised(chain, state, target)
    JT, damping = np.swapaxes(J, -1, -2), options.damping * float(chain.lengths.mean())
    return _moved(chain, now, options, (JT @ np.linalg.solve(J @ JT + damping**2 * np.eye(2), miss))[..., 0])


def selectively_damped_least_squares(
    chain: Chain, state: State, target: ArrayLike, options: Options = DEFAULT
) -> State:
    """Damped in each singular direction only as far as joints would swing more than the end gains.

    Source: S. R. Buss and J.-S. Kim, Selectively damped least squares for inverse kinematics, 2005.
    """
    now, J, miss = _linearised(chain, state, target)
    most = options.largest_turn_rad
    U, sigma, VT = np.linalg.svd(J, full_matrices=False)
    reach = np.sqrt((J * J).sum(-2))
    useful = sigma > 1e-12 * np.maximum(sigma[..., :1], 1e-300)
    inverse = np.where(useful, 1.0 / np.where(useful, sigma, 1.0), 0.0)
    # how far the joints move the end in all, for a unit of what this direction gains
    cost = inverse * (np.abs(VT) * reach[..., None, :]).sum(-1)
    allowed = np.minimum(1.0, 1.0 / np.maximum(cost, 1e-300)) * most
    gain = inverse * (np.swapaxes(U, -1, -2) @ miss)[..., 0]
    parts = _shrunk(gain[..., None] * VT, allowed)
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
    """Step until every end is within the tolerance of its target, or the steps are used up.

    Raises:
        LookupError: no method of that name.
    """
    if isinstance(method, str):
        if method not in METHODS:
            raise LookupError(f"no method {method!r}; there are {', '.join(METHODS)}")
        method = METHODS[method]
    p = _target(target)
    states = [state]
    errors = [_error(state, p)]
    while len(states) <= steps and not (errors[-1] <= tolerance_m).all():
        states.append(method(chain, states[-1], p, options))
        errors.append(_error(states[-1], p))
    if np.shape(states[0].angles) != np.shape(states[-1].angles):
        states[0] = State(*(np.broadcast_to(v, states[-1].angles.shape) for v in states[0]))
    return Trace(
        np.stack([s.angles for s in states]),
        np.stack([s.lengths for s in states]),
        np.stack(errors),
        errors[-1] <= tolerance_m,
    )


def _linearised(chain: Chain, state: State, target: ArrayLike) -> tuple[State, Array, Array]:
    """Return a fresh state, the Jacobian (..., 2, n) of its end, and what the target is off (..., 2, 1) m.

    Of elastic links the lengths follow the angles, in mean links.
    """
    p = _target(target)
    now = _started(chain, state, p)
    places = joint_positions(now)
    end = places[..., -1, :]
    arm = end[..., None, :] - places[..., :-1, :]
    J = np.stack([-arm[..., 1], arm[..., 0]], -2)  # a joint turns the end about itself
    if chain.elastic:
        heading = np.cumsum(now.angles, -1)
        # stretch is counted in radians of the mean link, so that it is as dear as turning
        J = np.concatenate([J, chain.lengths.mean() * np.stack([np.cos(heading), np.sin(heading)], -2)], -1)
    return now, J, (p - end)[..., None]


def _moved(chain: Chain, state: State, options: Options, change: Array) -> State:
    """The state after a share of a change (..., n), or (..., 2 n) of elastic links, within its limits."""
    n, step = len(chain.lengths), options.gain * change
    lengths = state.lengths
    if chain.elastic:
        lengths = _given(chain, lengths + chain.lengths.mean() * step[..., n:])
    return State(_clamped(chain, state.angles + step[..., :n]), lengths)


def _started(chain: Chain, state: State, target: Array) -> State:
    """Fresh angles and lengths over all leading axes, elastic links a little nearer to their own length."""
    angles, lengths = (np.asarray(v, np.float64) for v in state)
    if angles.shape[-1:] != chain.lengths.shape or lengths.shape[-1:] != chain.lengths.shape:
        raise ValueError(
            f"the chain has {len(chain.lengths)} links, the state {angles.shape} and {lengths.shape}"
        )
    shape = np.broadcast_shapes(angles.shape, lengths.shape, (*target.shape[:-1], len(chain.lengths)))
    if chain.elastic:
        lengths = lengths + CREEP * (chain.lengths - lengths)
    return State(*(np.array(np.broadcast_to(each, shape)) for each in (angles, lengths)))


def _clamped(chain: Chain, angles: Array) -> Array:
    most = chain.joint_limit_rad
    return angles if most is None else np.clip(angles, -most, most)


def _given(chain: Chain, lengths: Array) -> Array:
    return np.clip(lengths, SHORTEST * chain.lengths, LONGEST * chain.lengths)


def _shrunk(vector: Array, most: Array) -> Array:
    """The vector (..., n), scaled down until no entry is larger than `most` (...)."""
    largest = np.abs(vector).max(-1)
    return np.asarray(vector * np.minimum(1.0, most / np.maximum(largest, 1e-300))[..., None])


def _target(target: ArrayLike) -> Array:
    p = np.asarray(target, np.float64)
    if p.shape[-1:] != (2,) or not np.isfinite(p).all():
        raise ValueError(f"target must be (..., 2) finite numbers, got {p.shape}")
    return p


def _error(state: State, target: Array) -> Array:
    miss = target - end_position(state)
    return np.asarray(np.sqrt((miss * miss).sum(-1)))
