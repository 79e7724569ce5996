"""Draw the target out along a line beyond the reach and back again.

Each method goes on from where it stood, as in an animation.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import degrees, radians
from typing import Any, Final

import numpy as np

from body_model.arrays import Array
from signer.studio.lab.methods import ITERATIVE, MethodId, find
from signer.studio.lab.runs import least_error
from signer.studio.lab.tasks import Task

FROM_SHARE: Final = 0.75
TO_SHARE: Final = 1.15
STEPS_OUT: Final = 60
HOME_RAD: Final = radians(0.05)
"""Joints that differ by less are back where they began."""
FRAME_ITERATIONS: Final = 4
"""Iterations a frame: what an animation can spend."""


@dataclass(frozen=True, slots=True, eq=False)
class Sweep:
    """Record of one method's run while the target went out and back.

    Attributes:
        shares: (k,) distance of the target as a share of the reach.
        excess: (k,) how much farther from the target the tip is than it must be.
        turned_rad: (k,) how far the joints turned from the frame before.
        returned_rad: how far the posture at the end is from the one at the beginning, with the same target.
    """

    method: MethodId
    shares: Array
    excess: Array
    turned_rad: Array
    returned_rad: float


def sweep(task: Task[Any], method: MethodId, target: Array) -> Sweep:
    """Along the line from the origin through a target; the first frame is given all the time it needs."""
    away = float(np.linalg.norm(target))
    line = target / away if away > 1e-9 else task.shown_at(np.array((0.0, -1.0, 0.0)))
    reach = task.shell[1]
    out = np.linspace(FROM_SHARE, TO_SHARE, STEPS_OUT + 1)
    shares = np.concatenate([out, out[-2::-1]])
    states = _followed(task, method, [line * (share * reach) for share in shares])
    tips = task.points(states)[:, -1]
    places = line * (shares[:, None] * reach)
    least = np.array([least_error(task, place) for place in places])
    excess = np.maximum(np.linalg.norm(tips - places, axis=-1) - least, 0.0)
    turned = np.concatenate([[0.0], task.turned(states)])
    return Sweep(method, shares, excess, turned, float(task.turned([states[0], states[-1]])[0]))


def _followed(task: Task[Any], method: MethodId, places: list[Array]) -> list[Any]:
    if method not in ITERATIVE:
        return [task.solved(method, place) for place in places]
    # From the direct posture: every method starts the line well.
    state, states = task.solved("direct", places[0]), []
    for place in places:
        for _ in range(FRAME_ITERATIONS):
            state = task.step(method, state, place)
        states.append(state)
    return states


def home_words(found: Sequence[Sweep]) -> str:
    """Whose posture is another when the target is back where it began, the farthest first."""
    away = sorted(
        (each for each in found if each.returned_rad > HOME_RAD), key=lambda each: -each.returned_rad
    )
    if not away:
        return "All are back where they began."
    named = [
        f"{find(each.method).short} "
        f"{degrees(each.returned_rad):.{0 if each.returned_rad > 0.17 else 1}f}\N{DEGREE SIGN}"
        for each in away
    ]
    return f"Not back where they began: {', '.join(named)}."
