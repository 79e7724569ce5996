"""A sentence of 100 items: made a sign, edited, and played.

python -m benchmarks.sentences [--json] [new]

With `new` only what is made for the first time: sentences of ten signs, and transitions by themselves.
"""

import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from benchmarks.figure import Figure, show
from signer.characters.load import reference
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ, frame_times
from signer.document.utterance import SignContent, Spelling, Utterance, UtteranceItem
from signer.document.utterance_edits import move_items, set_place
from signer.document.utterance_item_edits import replace_item, set_tempo
from signer.document.values import ROLES
from signer.files import load_sign
from signer.files.utterance_file import read_utterance, utterance_bytes
from signer.library.shelf import Entry, sign_files
from signer.motion.checks.review import review
from signer.motion.movement.score import score_of
from signer.motion.posing import pose_at, poses
from signer.sequencing import KnownWays, Performed, perform, say

ITEMS: Final = 100
EDITS: Final = 12
STEPS: Final = 12
"""Steps of a place that is dragged."""
FRAMES: Final = 24
"""Frames that are solved together when a part of a sentence is sampled."""
AMONG: Final = slice(45, 55)
"""Items that are also played as a sentence of their own."""
PLAYED: Final = slice(3, 7)
"""And those of them that are timed: their neighbours are the same in both."""
NEW: Final = 3
"""Sentences of ten signs, each made for the first time: their ways differ by more than that."""
PAIRS: Final = 40
"""Pairs of signs of which the transition is looked at."""
CHECKED: Final = slice(5)
"""Items of which a check is timed: about ten keys of the dominant hand."""


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
    edits, looks, ways = list[float](), list[float](), KnownWays()
    while unchecked := perform(one, ways=ways).unchecked:
        for each in unchecked:
            ways.look(reference(), each)
    chosen = random.Random(1)
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
        perform(one, ways=ways)
        edits.append(time.process_time() - begun)
        begun = time.process_time()
        while unchecked := perform(one, ways=ways).unchecked:
            for each in unchecked:
                ways.look(reference(), each)
        looks.append(time.process_time() - begun)
    few = replace(sentence(), items=sentence().items[AMONG])
    played = [_played(each, few.items[PLAYED]) for each in (done, perform(few)) * 2]
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
        *new(),
        Figure("100 items made a sign for the first time", whole_s, "s", 15.0),
        Figure("... without looking at the body", straight_s, "s", None),
        Figure("... again, nothing changed", again_s, "s", 0.1),
        Figure("an edit of one of 100 items, median", statistics.median(edits), "s", 0.3),
        Figure("an edit of one of 100 items, slowest", max(edits), "s", 0.3),
        Figure("... its ways looked at beside, median", statistics.median(looks), "s", None),
        Figure("... its ways looked at beside, slowest", max(looks), "s", None),
        *(
            Figure(f"{name} of 100 items, in those of 10", min(longs) / min(shorts), "", 1.5)
            for name, longs, shorts in (
                (
                    "frames solved together,",
                    [each[0] for each in played[::2]],
                    [each[0] for each in played[1::2]],
                ),
                ("a frame alone,", [each[1] for each in played[::2]], [each[1] for each in played[1::2]]),
            )
        ),
        *(
            Figure(f"a place dragged that {what} goes to, a step and its pose", dragged_s(line), "s", 0.3)
            for what, line in (
                ("a verb", "a:LOOK-AT:b"),
                ("a point", "IX:b"),
                ("a verb of two hands", "HELP:b"),
            )
        ),
        *checked(),
        Figure("memory after ten times more", grown / 1e6, "MB", 5.0),
        Figure("100 items opened from their file", opened_s, "s", None),
    ]


def new() -> list[Figure]:
    """Make sentences of ten signs that were not seen together, and transitions by themselves."""
    perform(sentence(2, seed=1))
    took = [_took_s(_of(chosen)) for chosen in _drawn(NEW, 10)]
    pairs = [replace(_of(chosen), style="natural") for chosen in _drawn(PAIRS, 2)]
    for each in pairs:
        perform(each, avoid=False)  # the paces of the signs are known then
    ways = [_took_s(each) for each in pairs]
    return [
        Figure("a new sentence of ten signs, mean", statistics.mean(took), "s", 2.0),
        Figure("... slowest", max(took), "s", None),
        Figure("a new transition, median", statistics.median(ways), "s", 0.05),
        Figure("... mean", statistics.mean(ways), "s", None),
        Figure("... slowest", max(ways), "s", 1.0),
        *typed(),
    ]


def typed() -> list[Figure]:
    """Type new sentences sign by sign: how long each takes until it plays, its ways being straight then."""
    took = list[float]()
    for signs in _drawn(NEW, 10):
        ways = KnownWays()
        for count in range(1, len(signs) + 1):
            one = _of(signs[:count])
            begun = time.process_time()
            done = perform(one, ways=ways)
            pose_at(done.sign, done.items[-1].start_s)
            took.append(time.process_time() - begun)
            while unchecked := perform(one, ways=ways).unchecked:
                for each in unchecked:
                    ways.look(reference(), each)
    return [
        Figure("a sign typed into a new sentence plays, median", statistics.median(took), "s", None),
        Figure("... slowest", max(took), "s", 0.3),
    ]


def _drawn(count: int, of: int) -> Iterator[list[Sign]]:
    """Yield so many lists of different signs of the library."""
    chosen, paths = random.Random(2), list(sign_files())
    for _ in range(count):
        yield [load_sign(path) for path in chosen.sample(paths, of)]


def _of(signs: Iterable[Sign]) -> Utterance:
    items = (UtteranceItem(f"i{row}", SignContent(sign.gloss, sign)) for row, sign in enumerate(signs))
    return Utterance(items=tuple(items))


def _took_s(utterance: Utterance) -> float:
    begun = time.process_time()
    perform(utterance)
    return time.process_time() - begun


def checked() -> list[Figure]:
    """Return what it takes to check ten keys of a hand anew: by the processor, and against solving them."""
    whole = perform(replace(sentence(), items=sentence().items[CHECKED])).sign
    review(replace(whole, fps=24))  # what is loaded once
    times, took_s = np.array(frame_times(span_s(whole)[1], MOMENTS_HZ)), list[float]()
    for look in (review, lambda sign: poses(sign, times, reference())):
        anew = replace(whole, tracks=tuple(replace(track) for track in whole.tracks))
        begun = time.process_time()
        look(anew)
        took_s.append(time.process_time() - begun)
    keys = max(len(whole.hand(role).keys) for role in ROLES)
    return [
        Figure(f"{keys} keys of a hand checked", took_s[0], "s", 2.0),
        Figure("... by solving them 240 times a second", took_s[0] / took_s[1], "", 3.0),
    ]


def dragged_s(gloss: str) -> float:
    """Return how long a step of a dragged place takes, with the pose of the item that goes there, s."""
    shelf = [Entry(path) for path in sign_files() if path.stem in ("MY", "NAME", "LOOK-AT", "HELP")]
    one, ways, took = say(f"MY NAME {gloss} MY", shelf), KnownWays(), list[float]()
    place = one.places[-1]
    perform(one, ways=ways)
    for number in range(1, STEPS + 1):
        begun = time.process_time()
        one = set_place(replace(place, angle_rad=place.angle_rad - 0.02 * number))(one)
        done = perform(one, ways=ways)
        pose_at(done.sign, done.items[2].end_s)
        took.append(time.process_time() - begun)
    return statistics.median(took)


def _played(done: Performed, items: Sequence[UtteranceItem]) -> tuple[float, float]:
    """Return how long a frame of some items takes, s: solved with its neighbours, and alone as played."""
    sign = replace(
        done.sign, tracks=tuple(replace(track) for track in done.sign.tracks)
    )  # nothing of it kept
    starts = {item.id: item.start_s for item in done.items}
    times = np.arange(starts[items[0].id], starts[items[-1].id], 1 / 30)
    score_of(reference(), sign)
    begun = time.process_time()
    for row in range(0, len(times), FRAMES):
        poses(sign, times[row : row + FRAMES], reference())
    together_s = (time.process_time() - begun) / len(times)
    begun = time.process_time()
    for time_s in times.tolist():
        pose_at(sign, time_s)
    return together_s, (time.process_time() - begun) / len(times)


if __name__ == "__main__":
    show(new() if "new" in sys.argv else measure(), as_json="--json" in sys.argv)
