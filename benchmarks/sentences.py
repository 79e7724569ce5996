"""A sentence of 100 items: made a sign, edited, and played.

python -m benchmarks.sentences [--json]
"""

import random
import statistics
import sys
import time
import tracemalloc
from typing import Final

from benchmarks.figure import Figure, show
from signer.characters.load import reference
from signer.document.utterance import SignContent, Spelling, Utterance, UtteranceItem
from signer.document.utterance_edits import move_items, replace_item, set_tempo
from signer.files import load_sign
from signer.files.utterance_file import read_utterance, utterance_bytes
from signer.library.shelf import sign_files
from signer.motion.posing import poses
from signer.sequencing import perform

ITEMS: Final = 100
EDITS: Final = 12
FRAMES: Final = 24
"""Frames that are solved together when a part of a sentence is played."""


def sentence(count: int = ITEMS, seed: int = 0) -> Utterance:
    """Return a sentence of so many items: signs of the library, every tenth one spelled."""
    chosen = random.Random(seed)
    signs = [load_sign(path) for path in sign_files()]
    words = ("JOE", "ANNA", "BOB", "MARY")
    items = []
    for number in range(count):
        sign = chosen.choice(signs)
        content = Spelling(chosen.choice(words)) if number % 10 == 9 else SignContent(sign.gloss, sign)
        items.append(UtteranceItem(f"i{number + 1}", content))
    return Utterance(title="hundred", items=tuple(items))


def measure() -> list[Figure]:
    """Make, edit, save, open and play a sentence; times are the processor's."""
    one = sentence()
    perform(sentence(2, seed=1))
    begun = time.process_time()
    perform(one, avoid=False)
    straight_s = time.process_time() - begun
    begun = time.process_time()
    done = perform(one)
    whole_s = time.process_time() - begun
    begun = time.process_time()
    for _ in range(5):
        perform(one)
    again_s = (time.process_time() - begun) / 5
    edits, chosen = list[float](), random.Random(1)
    signs = [item.content for item in one.items]
    for number in range(EDITS):
        item = chosen.choice(one.items).id
        edit = (
            set_tempo(item, chosen.uniform(0.8, 1.2)),
            replace_item(item, chosen.choice(signs)),
            move_items([item], chosen.choice(one.items).id),
        )[number % 3]
        begun = time.process_time()
        one = edit(one)
        perform(one)
        edits.append(time.process_time() - begun)
    frames_s = _played(done.sign)
    alone_s = _played(perform(sentence(5)).sign)
    tracemalloc.start()
    perform(one)
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(10):
        perform(one)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    data = utterance_bytes(one)
    begun = time.process_time()
    read_utterance(data)
    opened_s = time.process_time() - begun
    return [
        Figure("100 items made a sign for the first time", whole_s, "s", None),
        Figure("... without looking at the body", straight_s, "s", None),
        Figure("... again, nothing changed", again_s, "s", 0.1),
        Figure("an edit of one of 100 items, median", statistics.median(edits), "s", 0.3),
        Figure("an edit of one of 100 items, slowest", max(edits), "s", None),
        Figure("a frame of 100 items, in frames of 5 items", frames_s / alone_s, "", 1.5),
        Figure("memory after ten times more", grown / 1e6, "MB", 5.0),
        Figure("100 items opened from their file", opened_s, "s", None),
    ]


def _played(sign: object) -> float:
    """Return how long a frame takes, s, solved beside its neighbours from the middle of a sign on."""
    last = max(marker.time_s for marker in sign.markers)  # type: ignore[attr-defined]
    taken = []
    for start in range(4):
        begun = time.process_time()
        poses(sign, [last / 2 + start + frame / 30 for frame in range(FRAMES)], reference())  # type: ignore[arg-type]
        taken.append((time.process_time() - begun) / FRAMES)
    return statistics.median(taken[1:])


if __name__ == "__main__":
    show(measure(), as_json="--json" in sys.argv)
