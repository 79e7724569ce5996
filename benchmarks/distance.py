"""Times of distances to the body: both hands and forearms of one pose, of many, and the ranges that count them.

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

EXAMPLE = Path(__file__).parents[1] / "signer" / "library" / "signs" / "IDEA.sign"
ROUNDS = 40


def measure() -> list[Figure]:
    """Time everything once, by the processor's time of this thread: a busy machine is not counted."""
    from body_model.distance import sunk
    from body_model.distance_load import load_obstacles
    from signer.document.values import Orientation
    from signer.files.sign_file import load_sign
    from signer.motion.posing import clip
    from signer.motion.wishes.ranges import Obstacle, elbow_range, wrist_ranges

    load_obstacles()
    sign = load_sign(EXAMPLE)
    frames, key = clip(sign).matrices, sign.dominant.keys[0]
    wrist = key.orientation
    assert isinstance(wrist, Orientation)  # the example tells its hand by the wrist
    at_key = clip(sign).matrices[round(key.time_s * sign.fps)][None]

    def ranges(step: int) -> object:
        turned = replace(key, orientation=replace(wrist, flexion_rad=radians(-30 + step / 4)))
        return elbow_range(turned, "dominant", obstacle=Obstacle()), wrist_ranges(turned, "dominant", obstacle=Obstacle())

    return [
        Figure("both hands and forearms against everything", _median_ms(lambda _: sunk(at_key)), "ms", 1.5),
        Figure("the same, a frame of a whole clip", _median_ms(lambda _: sunk(frames)) / len(frames), "ms", 1.5),
        Figure("one hand, a frame of a whole clip", _median_ms(lambda _: sunk(frames, ("right",))) / len(frames), "ms", None),
        Figure("ranges of bar and three dials with the body", _median_ms(ranges), "ms", 50.0),
    ]


def _median_ms(task: Callable[[int], object]) -> float:
    taken = []
    for step in range(ROUNDS):
        start = time.thread_time()
        task(step)
        taken.append((time.thread_time() - start) * 1e3)
    return statistics.median(taken)


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
