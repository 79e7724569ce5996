"""A chain of hinges from the origin, in the plane or in space: its joints' places and its Jacobian.

A ball joint is three hinges with no link between them. Everything broadcasts over leading axes.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from body_model.arrays import Array

SHORTEST, LONGEST = 0.5, 1.5
"""Limits of an elastic link, in its own lengths."""


def cross(a: Array, b: Array) -> Array:
    """Cross products (..., 3), in a third of the time of numpy's for a few vectors."""
    return np.asarray(a[..., _NEXT] * b[..., _LAST] - a[..., _LAST] * b[..., _NEXT])


_NEXT, _LAST = [1, 2, 0], [2, 0, 1]


class State(NamedTuple):
    """Angles (..., n) rad, each against the link before, and lengths (..., n) m."""

    angles: Array
    lengths: Array


class Posture(NamedTuple):
    """Places (..., n + 1, 3) m of root, joints and tip; hinge axes and link directions (..., n, 3)."""

    points: Array
    axes: Array
    headings: Array


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """Links from the origin, each turned by a hinge at its beginning.

    Args:
        lengths: (n,) m, links in a row along +x; or (n, 3) m, their vectors at rest, which may be zero.
        joint_limit_rad: angles stay within plus and minus this, or within (n, 2) of their own; None: free.
        elastic: whether links stretch and shrink.
        axes: (3,) or (n, 3) unit axes of the hinges at rest; z, and links along x, keep a chain in a plane.

    Raises:
        ValueError: no link, a length that is not finite, too short, a limit that is not positive.
    """

    lengths: Array
    joint_limit_rad: ArrayLike | None = np.pi / 2
    elastic: bool = False
    axes: ArrayLike = (0.0, 0.0, 1.0)
    headings: Array = field(init=False)
    ranges: Array = field(init=False)
    spins: Array = field(init=False)

    def __post_init__(self) -> None:
        links = np.array(self.lengths, np.float64)
        flat = links.ndim == 1
        lengths = links if flat else np.sqrt((links * links).sum(-1))
        if not (lengths.size and np.isfinite(lengths).all() and lengths.min() >= 0.0 < lengths.max()):
            raise ValueError(f"lengths must be a row of positive numbers, got {self.lengths!r}")
        if flat and lengths.min() == 0.0:
            raise ValueError(f"lengths must be a row of positive numbers, got {self.lengths!r}")
        limit = np.inf if self.joint_limit_rad is None else np.asarray(self.joint_limit_rad, np.float64)
        if np.ndim(limit) == 0:
            if not limit > 0.0:
                raise ValueError(f"joint_limit_rad must be positive or None, got {limit!r}")
            limit = np.array((-limit, limit))
        n, none = len(lengths), lengths == 0.0
        along = (
            np.eye(3)[:1]
            if flat
            else links / np.where(none, 1.0, lengths)[:, None] + none[:, None] * [1, 0, 0]
        )
        x, y, z = np.broadcast_to(np.asarray(self.axes, np.float64), (n, 3)).T
        nil = np.zeros(n)
        across = np.moveaxis(np.array([[nil, -z, y], [z, nil, -x], [-y, x, nil]]), -1, 0)
        for name, value in (
            ("lengths", lengths), ("axes", np.stack([x, y, z], -1)), ("spins", across),
            ("headings", np.broadcast_to(along, (n, 3))), ("ranges", np.broadcast_to(limit, (n, 2))),
        ):  # fmt: skip
            object.__setattr__(self, name, value)

    @property
    def mean_m(self) -> float:
        """Mean length of its links, m; hinges without a link do not count."""
        return float(self.lengths[self.lengths > 0.0].mean())

    def rest(self) -> State:
        """The chain with all angles zero."""
        return State(np.zeros(len(self.lengths)), self.lengths.copy())

    def within(self, state: State) -> State:
        """The state with angles and lengths brought within their limits."""
        low, high = self.ranges[:, 0], self.ranges[:, 1]
        lengths = np.clip(state.lengths, SHORTEST * self.lengths, LONGEST * self.lengths)
        return State(np.clip(state.angles, low, high), lengths if self.elastic else state.lengths)

    def turns(self, angles: ArrayLike) -> Array:
        """Rotations (..., n, 3, 3) of the links by the hinges up to each, for angles (..., n) rad.

        Source: Rodrigues' formula, I + sin a K + (1 - cos a) K K with the axis' cross product K.
        """
        a = np.asarray(angles)[..., None, None]
        turns = np.eye(3) + np.sin(a) * self.spins + (1.0 - np.cos(a)) * (self.spins @ self.spins)
        for k in range(1, len(self.lengths)):
            turns[..., k, :, :] = turns[..., k - 1, :, :] @ turns[..., k, :, :]
        return np.asarray(turns)

    def posture(self, state: State) -> Posture:
        """Joints, hinges and links of a state."""
        turns = self.turns(state.angles)
        headings = (turns @ self.headings[..., None])[..., 0]
        joints = np.cumsum(headings * np.asarray(state.lengths)[..., None], -2)
        points = np.concatenate([np.zeros_like(joints[..., :1, :]), joints], -2)
        return Posture(points, (turns @ np.asarray(self.axes)[..., None])[..., 0], headings)

    def points(self, state: State) -> Array:
        """Places (..., n + 1, 3) m of root, joints and tip."""
        return self.posture(state).points

    def jacobian(self, posture: Posture) -> Array:
        """Return the tip's move (..., 3, n) by each angle; (..., 3, 2 n) by lengths too, in mean links."""
        columns = cross(posture.axes, posture.points[..., -1:, :] - posture.points[..., :-1, :])
        if self.elastic:
            # stretch is counted in mean links, so that one of it is as dear as a radian
            columns = np.concatenate([columns, self.mean_m * posture.headings], -2)
        return np.swapaxes(columns, -1, -2)
