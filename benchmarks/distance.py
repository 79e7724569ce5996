"""Times of distances to the body.

Both hands and forearms of one pose, of many, and the ranges that count them.

python -m benchmarks.distance [--json]
"""

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from math import radians
from pathlib import Path

from benchmarks.figure import Figure, show
from benchmarks.yardstick import yardstick
from signer.characters.load import load_character
from signer.motion.posture.surroundings import at_rest, resting

SIGNS = Path(__file__).parents[1] / "signer" / "library" / "signs"
TOUCHING = ("FRIEND", "LOVE", "MORE", "NICE", "SCHOOL")
"""Signs of which the keys hold both hands or forearms against each other: the dearest there are."""
ROUNDS = 40
QUIET_S = 1.6e-6
"""Time the yardstick takes on the quiet machine of two cores that all targets in milliseconds are meant
for."""


def measure() -> list[Figure]:
    """Time everything once, by the processor's time of this thread: a busy machine is not counted."""
    from body_model.distance.exact import sunk
    from body_model.distance.obstacles import load_obstacles
    from body_model.load import load_body
    from signer.document.values import Orientation
    from signer.files.sign_file import load_sign
    from signer.motion.operations.ranges import elbow_range, wrist_ranges
    from signer.motion.posing import clip, pose_at
    from signer.motion.solving.hand_moment import hold_of
    from signer.motion.solving.hold import Obstacle

    load_obstacles(load_body())
    sign = load_sign(SIGNS / "IDEA.sign")
    frames, key = clip(sign).matrices, sign.hand("dominant").keys[0]
    wrist = key.orientation
    assert isinstance(wrist, Orientation)  # the example tells its hand by the wrist
    at_key = clip(sign).matrices[round(key.time_s * sign.fps)][None]

    def ranges(step: int) -> object:
        turned = replace(key, orientation=replace(wrist, flexion_rad=radians(-30 + step / 4)))
        return elbow_range(
            hold_of(turned, "dominant", at_rest(load_character())),
            obstacle=Obstacle(resting(load_character())),
        ), wrist_ranges(
            hold_of(turned, "dominant", at_rest(load_character())),
            obstacle=Obstacle(resting(load_character())),
        )

    touching = [
        pose_at(each, key.time_s).matrices
        for each in map(load_sign, _paths(TOUCHING))
        for key in each.hand("dominant").keys
    ]
    one = _times_ms(lambda _: sunk(load_obstacles(load_body()), at_key))
    return [
        Figure("both hands and forearms against everything", statistics.median(one), "ms", 1.5),
        Figure("the same, were the machine quiet", min(one) * QUIET_S / _yardstick_s(), "ms", 1.5),
        Figure(
            "the same, hands and arms in each other",
            _median_ms(lambda step: sunk(load_obstacles(load_body()), touching[step % len(touching)][None])),
            "ms",
            None,
        ),
        Figure(
            "the same, a frame of a whole clip",
            _median_ms(lambda _: sunk(load_obstacles(load_body()), frames)) / len(frames),
            "ms",
            1.5,
        ),
        Figure(
            "one hand, a frame of a whole clip",
            _median_ms(lambda _: sunk(load_obstacles(load_body()), frames, ("right",))) / len(frames),
            "ms",
            None,
        ),
        Figure("ranges of bar and three dials with the body", _median_ms(ranges), "ms", 50.0),
    ]


def _paths(names: tuple[str, ...]) -> list[Path]:
    return [SIGNS / f"{name}.sign" for name in names]


def _yardstick_s() -> float:
    """Measure the least time that the yardstick of all benchmarks takes now, s.

    A busy machine makes every program slow, and it too.
    """
    turned = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)
    return min(_times_ms(lambda _: [yardstick(0.1, -0.3, 0.2, turned, 0.8, 0.6) for _ in range(500)])) / 500e3


def _median_ms(task: Callable[[int], object]) -> float:
    return statistics.median(_times_ms(task))


def _times_ms(task: Callable[[int], object]) -> list[float]:
    taken = []
    for step in range(ROUNDS):
        start = time.thread_time()
        task(step)
        taken.append((time.thread_time() - start) * 1e3)
    return taken


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
