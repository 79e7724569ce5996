"""Times of what elbow bar and wrist dials may do, body and other arm counted, as a drag asks for it.

Bar and dials of one frame.

python -m benchmarks.ranges [--json]

Milliseconds of this thread's processor time; a yardstick is run in between, as a busy machine slows both.
`idle` is what the time comes to with the yardstick at its quickest, as on a machine that does nothing else.
"""

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import radians
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from benchmarks.figure import Figure, show
from signer.characters.load import load_character
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import ROLES, HandRole, Orientation

SIGNS: Final = Path(__file__).parents[1] / "signer" / "library" / "signs"
EVERY: Final = 4
"""Of the signs of the library, how many go to one that is timed."""
STEPS: Final = 5
STEP_RAD: Final = radians(1.3)
WITHIN_MS: Final = 50.0
YARDS: Final = 16

Dragged: TypeAlias = Literal["elbow", "dial"]
DRAGS: Final[tuple[tuple[Dragged, str], ...]] = (("elbow", "the elbow"), ("dial", "a dial"))


class Case(NamedTuple):
    """The first key of a hand of a sign."""

    sign: Sign
    role: HandRole
    key: Key
    hands: int


def measure() -> list[Figure]:
    """Time the ranges that a step of a drag asks for, over the library, by how many hands are in use."""
    from body_model.distance.obstacles import load_obstacles
    from body_model.load import load_body

    load_obstacles(load_body())
    figures: list[Figure] = []
    cases, yards = list(_cases()), [_yardstick_ms() for _ in range(YARDS)]
    for hands, word in ((1, "one hand"), (2, "two hands")):
        for dragged, of in DRAGS:
            taken = []
            for case in cases:
                if case.hands == hands:
                    taken.append(_step_ms(case, dragged))
                    yards.append(_yardstick_ms())
            name = f"ranges, {of} dragged, {word}"
            figures.append(Figure(name, statistics.median(taken), "ms", WITHIN_MS))
            figures.append(Figure(f"{name}, longest tenth", float(np.percentile(taken, 90)), "ms", None))
    usual, least = statistics.median(yards), min(yards)
    idle = [Figure(f"{each.name}, idle", each.value * least / usual, "ms", each.target) for each in figures]
    return [
        *figures,
        *idle,
        Figure("yardstick of the ranges, usual", usual, "ms", None),
        Figure("  at its quickest", least, "ms", None),
    ]


def _cases() -> Iterator[Case]:
    from signer.files.sign_file import load_sign
    from signer.motion.operations.elbows import to_wrist_angles
    from signer.motion.solving.hand_moment import HandMoment

    for path in sorted(SIGNS.glob("*.sign"))[::EVERY]:
        sign = load_sign(path)
        for role in ROLES:
            keys = sign.hand(role).keys
            if keys:
                yield Case(
                    sign,
                    role,
                    to_wrist_angles(HandMoment(load_character(), sign, role, keys[0])),
                    1 + bool(sign.hand(ROLES[1 - ROLES.index(role)]).keys),
                )


def _step_ms(case: Case, dragged: Dragged) -> float:
    """A step of a drag of the elbow, which changes the dials, or of the bend, which changes the rest."""
    from signer.motion.movement.score import context_for
    from signer.motion.operations.elbows import raised_elbow
    from signer.motion.operations.ranges import elbow_range, wrist_ranges
    from signer.motion.operations.turning import turned_wrist
    from signer.motion.solving.hand_moment import HandMoment, hold_of
    from signer.motion.solving.hold import obstacle_for

    sign, role, key, _ = case
    wrist = key.orientation
    assert isinstance(wrist, Orientation)
    around, obstacle = (
        context_for(load_character(), sign, role, key),
        obstacle_for(HandMoment(load_character(), sign, role, key)),
    )

    def moved(step: int) -> Key:
        if dragged == "elbow":
            return raised_elbow(HandMoment(load_character(), sign, role, key), 0.5 + step * STEP_RAD)
        return turned_wrist(
            HandMoment(load_character(), sign, role, key),
            replace(wrist, flexion_rad=wrist.flexion_rad + (step - STEPS / 2) * STEP_RAD),
        )

    def found(step: int) -> Callable[[], object]:
        tried = moved(step)
        return lambda: (
            elbow_range(hold_of(tried, role, around), obstacle),
            wrist_ranges(hold_of(tried, role, around), obstacle),
        )

    found(0)()  # as while a drag goes on
    return statistics.median(_timed_ms(found(step)) for step in range(1, STEPS))


def _yardstick_ms() -> float:
    """Arithmetic of the kind that ranges are made of: many short rows, sorted and multiplied."""
    rows = np.random.default_rng(0).normal(size=(300, 8, 3)).astype(np.float32)

    def task() -> None:
        for _ in range(3):
            products = rows @ np.swapaxes(rows, 1, 2)
            np.argsort(products.ravel()[:4000], kind="stable")
            np.minimum.reduceat(products.ravel(), np.arange(0, products.size, 64))

    return statistics.median(_timed_ms(task) for _ in range(3))


def _timed_ms(task: Callable[[], object]) -> float:
    start = time.thread_time()
    task()
    return (time.thread_time() - start) * 1e3


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
