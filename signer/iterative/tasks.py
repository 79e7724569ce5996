"""Problems for every method: a chain, where its tip can be, and the direct answer beside."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.plain_types import Vector
from signer.iterative.chain import LONGEST, SHORTEST, Chain, State
from signer.iterative.methods import METHODS, Options
from signer.phrases import phrase

_HALVINGS: Final = 60
"""More than the bits of a float: the bend of an arc is found to the last one."""


@dataclass(frozen=True, slots=True, eq=False)
class Task(ABC):
    """A chain fixed at the origin that shall put its tip on a target (3,).

    Attributes:
        chain: its links and hinges.
        first: the state that runs begin with.
        options: of the iterative methods.
        shell: least and greatest distance of the tip from the origin, in the task's length.
        unit: name of that length; "m" or "links".
        flat: factors (3,) of a target; zero for an axis that the chain cannot leave.
        direct: title of the direct method, how it works, and what stands for its iterations.
        further: methods without iterations beside the direct one.
    """

    chain: Chain
    first: State
    options: Options
    shell: tuple[float, float]
    unit: str
    flat: Vector
    direct: tuple[str, str, str]
    further: tuple[str, ...] = ()

    @property
    def methods(self) -> tuple[str, ...]:
        """Those that can solve it, the direct one first."""
        return ("direct", *METHODS, *self.further)

    @abstractmethod
    def solved(self, method: str, target: Array) -> State:
        """The state that a method without iterations finds."""

    def step(self, method: str, state: State, target: Array) -> State:
        """One iteration of an iterative method; a method without iterations is there at once."""
        if method in METHODS:
            return METHODS[method](self.chain, state, target, self.options)
        return self.solved(method, target)

    def least_error(self, target: Array) -> float:
        """Return the least possible distance of the tip from the target, whatever the method."""
        away = float(np.linalg.norm(target))
        return max(away - self.shell[1], self.shell[0] - away, 0.0)

    def points(self, states: State) -> Array:
        """Drawn joints (k, j, 3) of k states, from the origin to the tip."""
        return self.chain.points(states)

    def turned(self, states: State) -> Array:
        """Return the turning (k - 1,) rad of all joints together, from each state to the next."""
        return np.asarray(np.abs((np.diff(states.angles, axis=0) + pi) % (2 * pi) - pi).sum(-1))


class LinkTask(Task):
    """Links in the plane: two of any lengths, or n equal ones; the first turns all round."""

    __slots__ = ()

    def solved(self, method: str, target: Array) -> State:  # noqa: ARG002
        """Bend two by the law of cosines, more to an arc; elastic ones all give alike, as far as needed."""
        lengths, limit = self.chain.lengths, float(self.chain.ranges[-1, 1])
        near, far = rigid_shell(lengths, limit)
        away, heading = hypot(target[0], target[1]), np.arctan2(target[1], target[0])
        within, count = min(max(away, near), far), len(lengths)
        give = float(np.clip(away / within, SHORTEST, LONGEST)) if self.chain.elastic and within else 1.0
        if count == 2:
            first, second = lengths
            cosine = (within**2 - first**2 - second**2) / (2 * first * second)
            bend = float(np.arccos(np.clip(cosine, -1.0, 1.0)))
            start = np.arctan2(second * sin(bend), first + second * cos(bend))
            return State(np.array((heading - start, bend)), lengths * give)
        bend = bend_for(count, within / lengths[0], limit)
        angles = np.full(count, bend)
        angles[0] = heading - 0.5 * (count - 1) * bend
        return State(angles, lengths * give)


def link_task(
    lengths: tuple[float, ...], *, clamp_rad: float, elastic: bool, damping: float, first: tuple[float, float]
) -> LinkTask:
    """Return the links; `first` is the first one's direction and the bends that runs begin with, rad."""
    count = len(lengths)
    limits = [(-np.inf, np.inf), *[(-clamp_rad, clamp_rad)] * (count - 1)]
    chain = Chain(np.array(lengths), limits, elastic)
    near, far = rigid_shell(chain.lengths, clamp_rad)
    two = phrase("Direct"), phrase("Both angles by the law of cosines: no iteration."), phrase("none")
    arc = (
        phrase("Direct, even arc"),
        phrase(
            "Every joint bends alike, so the joints lie on an arc and one number is sought by halving, "
            "however many joints there are."
        ),
        phrase("1 angle"),
    )
    return LinkTask(
        chain, State(np.array([first[0], *[first[1]] * (count - 1)]), chain.lengths),
        Options(damping=damping),
        (near * SHORTEST, far * LONGEST) if elastic else (near, far), "links", (1.0, 1.0, 0.0),
        two if count == 2 else arc,
    )  # fmt: skip


def rigid_shell(lengths: Array, limit: float) -> tuple[float, float]:
    """Least and greatest distance of the tip, with every link of its own length."""
    count = len(lengths)
    if count == 2:
        square = float((lengths * lengths).sum() + 2 * lengths.prod() * cos(min(limit, pi)))
        return sqrt(max(square, 0.0)), float(lengths.sum())
    return float(lengths[0]) * max(end_distance(count, min(2 * pi / count, limit)), 0.0), float(lengths.sum())


def end_distance(count: int, bend: float) -> float:
    """Distance of the ends of `count` links of length one whose joints all bend by `bend` rad."""
    return sin(0.5 * count * bend) / sin(0.5 * bend) if abs(bend) > 1e-9 else float(count)


def bend_for(count: int, distance: float, limit: float) -> float:
    """Return the bend, at most a closed arc or the limit, whose ends stand at or nearest to a distance.

    The distance falls all the way from the straight chain to the closed one, so halving finds the one answer.
    """
    low, high = 0.0, min(2 * pi / count, limit)
    if distance >= count or end_distance(count, high) >= distance:
        return low if distance >= count else high
    for _ in range(_HALVINGS):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if end_distance(count, middle) > distance else (low, middle)
    return 0.5 * (low + high)
