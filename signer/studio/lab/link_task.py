"""A chain of links in the plane as a problem of the lab: two links of any lengths, or n equal ones."""

from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.kinematics import chain
from signer.kinematics.chain import Chain, Options, State
from signer.kinematics.two_bone import solve_planar
from signer.studio.lab.methods import ITERATIVE, MethodId
from signer.studio.lab.tasks import DirectWords

_ROUNDS: Final = 60


def end_distance(count: int, bend: float) -> float:
    """Distance of the ends of `count` links of length one whose joints all bend by `bend` rad."""
    if abs(bend) < 1e-9:
        return float(count)
    return sin(0.5 * count * bend) / sin(0.5 * bend)


def widest_bend(count: int, limit: float) -> float:
    """The bend at which the arc is closed, or the joints' limit where that comes first."""
    return min(2.0 * pi / count, limit)


def bend_for(count: int, distance: float, limit: float) -> float:
    """The bend in [0, widest_bend] whose ends stand at a distance; the nearest one where none does.

    The distance falls all the way from the straight chain to the closed one, so halving and the secant find
    the one answer.
    """
    low, high = 0.0, widest_bend(count, limit)
    at_low, at_high = count - distance, end_distance(count, high) - distance
    if at_low <= 0.0:
        return 0.0
    if at_high >= 0.0:
        return high
    for _ in range(_ROUNDS):
        middle = 0.5 * (low + high)
        if middle in (low, high):
            break
        if end_distance(count, middle) > distance:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


STEPS = {
    "ccd": chain.ccd,
    "transpose": chain.jacobian_transpose,
    "pseudo_inverse": chain.pseudo_inverse,
    "damped": chain.damped_least_squares,
    "selective": chain.selectively_damped_least_squares,
}


@dataclass(frozen=True, slots=True, eq=False)
class LinkTask:
    """Links in the plane, the first fixed at the origin and free to turn all round.

    Args:
        lengths: two of any length, or more of the same.
        joint_limit_rad: how far each further joint bends to either side.
        elastic: whether links may stretch and shrink.
        damping: of the damped method, in links.
        start_angles: the first link's direction and the bends that runs begin with.
    """

    lengths: tuple[float, ...]
    joint_limit_rad: float
    elastic: bool
    damping: float
    start_angles: tuple[float, ...]

    @property
    def methods(self) -> tuple[MethodId, ...]:
        return ("direct", *ITERATIVE)

    @property
    def unit(self) -> str:
        return "links"

    @property
    def direct_words(self) -> DirectWords:
        if len(self.lengths) == 2:
            return DirectWords("Direct", "Both angles by the law of cosines: no iteration.", "none")
        about = (
            "Every joint bends alike, so the joints lie on an arc and one number is sought by "
            "halving, however many joints there are."
        )
        return DirectWords("Direct, even arc", about, "1 angle")

    @property
    def shell(self) -> tuple[float, float]:
        near, far = self.rigid_shell
        return (near * chain.SHORTEST, far * chain.LONGEST) if self.elastic else (near, far)

    @property
    def rigid_shell(self) -> tuple[float, float]:
        """Least and greatest distance with every link of its own length."""
        first, count = self.lengths[0], len(self.lengths)
        if count == 2:
            second = self.lengths[1]
            square = first * first + second * second + 2 * first * second * cos(min(self.joint_limit_rad, pi))
            return sqrt(max(square, 0.0)), first + second
        return first * max(end_distance(count, widest_bend(count, self.joint_limit_rad)), 0.0), first * count

    def start(self) -> State:
        return self._state(self.start_angles)

    def _state(self, angles: tuple[float, ...], stretch: float = 1.0) -> State:
        return State(np.array(angles), np.array(self.lengths) * stretch)

    def shown_at(self, target: Array) -> Array:
        return np.array((target[0], target[1], 0.0))

    def solved(self, method: MethodId, target: Array) -> State:
        """Two bones by the law of cosines, more links on an arc.

        Elastic ones all give alike, and no more than they must.
        """
        x, y = float(target[0]), float(target[1])
        near, far = self.rigid_shell
        away = hypot(x, y)
        within = min(max(away, near), far)
        give = 1.0
        if self.elastic and within > 0.0:
            give = min(max(away / within, chain.SHORTEST), chain.LONGEST)
        heading = atan2(y, x)
        if len(self.lengths) == 2:
            found = solve_planar(
                self.lengths[0], self.lengths[1], within * cos(heading), within * sin(heading)
            )
            return self._state((float(found.theta1_rad), float(found.theta2_rad)), give)
        count = len(self.lengths)
        bend = bend_for(count, within / self.lengths[0], self.joint_limit_rad)
        return self._state((heading - 0.5 * (count - 1) * bend, *[bend] * (count - 1)), give)

    def step(self, method: MethodId, state: State, target: Array) -> State:
        # Seen from the first link, whose direction is zero then: the clamp holds every joint but this one,
        # which is free.
        heading, (x, y, _) = float(state.angles[0]), target.tolist()
        c, s = cos(heading), sin(heading)
        angles = state.angles.copy()
        angles[0] = 0.0
        links = Chain(np.array(self.lengths), self.joint_limit_rad, self.elastic)
        after = STEPS[method](
            links, State(angles, state.lengths), (c * x + s * y, c * y - s * x), Options(damping=self.damping)
        )
        after.angles[0] += heading
        return after

    def points(self, states: list[State]) -> Array:
        angles, lengths = (
            np.stack([state.angles for state in states]),
            np.stack([state.lengths for state in states]),
        )
        flat = chain.joint_positions(State(angles, lengths))
        return np.concatenate([flat, np.zeros_like(flat[..., :1])], -1)

    def turned(self, states: list[State]) -> Array:
        steps = np.diff(np.stack([state.angles for state in states]), axis=0)
        return np.asarray(np.abs((steps + pi) % (2 * pi) - pi).sum(-1))

    def bends(self, states: list[State]) -> Array:
        return np.array([state.angles[len(self.lengths) // 2] for state in states])
