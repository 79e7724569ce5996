"""Interface of a library's solver: calls that take one target or many and give answers to be judged."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from benchmarks.peers.arm_task import Array, Parts, parts_of

One: TypeAlias = Callable[[Array, Array], Any]
"""(target, seed joints (7,)) to an answer, or None; the target is a point (3,) to place on, or a pose (4, 4)
to grasp."""
Many: TypeAlias = Callable[[Array], Any]
"""Targets (n, 3) or (n, 4, 4) to n answers at once."""


def joints(answers: Any) -> Parts:
    """Answers that are joint angles, four with the wrist locked or seven, as parts."""
    import numpy as np

    return parts_of(np.array([np.asarray(answer, np.float64).ravel() for answer in answers]))


@dataclass(frozen=True)
class Solver:
    """A library made ready; what it does not offer is None.

    Args:
        version: of the library and what matters beneath it.
        place: put the articulator on a point, the wrist locked.
        grasp: put the hand in a pose.
        place_many: as `place`, many at once.
        grasp_many: as `grasp`, many at once.
        read: answers, none of them None, as parts.
        is_seeded: whether answers are joint angles that the next call may start from.
    """

    version: str
    place: One | None = None
    grasp: One | None = None
    place_many: Many | None = None
    grasp_many: Many | None = None
    read: Callable[[Any], Parts] = joints
    is_seeded: bool = True
