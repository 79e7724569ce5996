"""Costs of life: what a frame, a pose, compiling and an edit take with it, beside without, in one run.

python -m benchmarks.naturalness.costs [--life L] [--signs N] [--json]

Times are the processor's. Both lives are timed in turn on the same signs, so that other work on the machine
slows both; a ratio is the median over signs.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeVar

import numpy as np

from benchmarks.figure import Figure, show
from benchmarks.sentences import sentence
from signer.characters.load import reference
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.utterance import Utterance
from signer.document.utterance_item_edits import set_tempo
from signer.document.values import ROLES
from signer.files import load_sign
from signer.library.shelf import sign_files
from signer.motion.movement.score import score_of
from signer.motion.operations.loosening import TimeWarp, retimed
from signer.motion.posing import pose_at, poses
from signer.sequencing import KnownWays, perform

EVERY: Final = 10
"""One sign in so many of the library is timed."""
FPS: Final = 30.0
ROUNDS, POSES, EDITS = 4, 8, 6
"""So often clips, poses and edits are timed with each life, in turn."""
MOST_FRAME, MOST_POSE, MOST_COMPILE_MS, MOST_EDIT = 1.1, 1.5, 3.0, 1.1
"""Costs that are asked for: times as long as without life, and ms more."""

T = TypeVar("T")


def measure(life: float, count: int | None = None) -> list[Figure]:
    """Time library signs and a sentence of 100 items without life and with it."""
    signs = [load_sign(path) for path in sign_files()[::EVERY][:count]]
    pairs = [(replace(sign, life=0.0), replace(sign, life=life)) for sign in signs]
    frames = [_ratio(_clip, pair, ROUNDS) for pair in pairs]
    single = [_ratio(_pose, pair, POSES) for pair in pairs]
    compiled = [_seconds(_compile, pair, ROUNDS) for pair in pairs]
    more_ms = [1e3 * (with_it - without) for without, with_it in compiled]
    one = sentence()
    edited = _ratio(_edit, (replace(one, life=0.0), replace(one, life=life)), EDITS)
    return [
        Figure("frame of a clip, median", float(np.median(frames)), "times", MOST_FRAME),
        Figure("frame of a clip, 95 %", float(np.percentile(frames, 95)), "times", None),
        Figure("single pose, median", float(np.median(single)), "times", MOST_POSE),
        Figure("single pose, 95 %", float(np.percentile(single, 95)), "times", None),
        Figure("compiling a sign, median", float(np.median(more_ms)), "ms more", MOST_COMPILE_MS),
        Figure("an edit of 100 items", edited, "times", MOST_EDIT),
    ]


def _ratio(work: Callable[[T, int], Callable[[], object]], pair: tuple[T, T], rounds: int) -> float:
    """Return how many times as long the second of a pair takes."""
    without, with_it = _seconds(work, pair, rounds)
    return with_it / without


def _seconds(
    work: Callable[[T, int], Callable[[], object]], pair: tuple[T, T], rounds: int
) -> tuple[float, float]:
    """Return what work takes on each of a pair, s: the median of rounds, after one that does not count."""
    found = list[list[float]]()
    for number in range(rounds + 1):
        both = []
        for one in pair:
            ready = work(one, number)
            begun = time.process_time()
            ready()
            both.append(time.process_time() - begun)
        found.append(both)
    without, with_it = np.median(found[1:], axis=0)
    return float(without), float(with_it)


def _clip(sign: Sign, number: int) -> Callable[[], object]:
    """Make ready to solve all frames, at moments that were not solved before."""
    times = np.array(frame_times(span_s(sign)[1], FPS)) + 1e-3 * (number + 1)
    return lambda: poses(sign, times, reference())


def _pose(sign: Sign, number: int) -> Callable[[], object]:
    """Make ready to solve single moments, of which none was solved before."""
    times = random.Random(number).choices(np.arange(0.0, span_s(sign)[1], 1e-3).tolist(), k=POSES)
    score_of(reference(), sign)
    return lambda: [pose_at(sign, time_s) for time_s in times]


def _compile(sign: Sign, number: int) -> Callable[[], object]:
    """Make ready to compile a sign whose keys were not seen before."""
    start_s = min(key.time_s for role in ROLES for key in sign.hand(role).keys)
    fresh = retimed(sign, TimeWarp((start_s,), (start_s + 1e-3 * (number + 1) + 1e-4 * bool(sign.life),)))
    return lambda: score_of(reference(), fresh)


def _edit(one: Utterance, number: int) -> Callable[[], object]:
    """Make ready to give an item that is on show another tempo, and to show it again."""
    item = one.items[7 * number + 5]
    after = set_tempo(item.id, 0.9)(one)

    def shown(utterance: Utterance) -> object:
        done = perform(utterance, ways=KnownWays())
        return pose_at(done.sign, next(each.start_s for each in done.items if each.id == item.id))

    shown(one)
    return lambda: shown(after)


def main(arguments: Sequence[str]) -> int:
    """Time and print; 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.naturalness.costs", description=__doc__)
    parser.add_argument("--life", type=float, default=1.0, help="of signs and sentence, from 0 to 1")
    parser.add_argument("--signs", type=int, help="so many signs; all the tenth ones when it is left out")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    show(measure(given.life, given.signs), as_json=given.json)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
