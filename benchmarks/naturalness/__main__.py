"""Shape of movement beside people's: of thirty sentences, and of every tenth sign of the library.

python -m benchmarks.naturalness [--life L] [--style STYLE] [--sentences N] [--signs N]

Twelve of the sentences are written, the others drawn by seed from the library. Prints people's median and
range, then ours without life and with so much of it, and between what that lies in nine of ten other such
choices (bootstrap). A star marks what is outside people's range. Fails where a line that is inside without
life is outside with it: signs a second and a sign's peak speed may fall by a tenth.
"""

import argparse
import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from benchmarks.naturalness.measures import Places, of_sentence, of_sign
from benchmarks.naturalness.people import SENTENCES, SIGNS, Line
from body_model.arrays import Array
from signer.document.utterance import SignContent, Utterance
from signer.document.values import ROLES
from signer.files import load_sign
from signer.kinematics.frames import carried
from signer.library.shelf import read_shelf, sign_files
from signer.motion.posing import clip
from signer.sequencing import perform, say

SPOKEN: Final = (
    "MY FRIEND WANT COFFEE",
    "YESTERDAY ME MEET TEACHER",
    "YOU LIKE CHOCOLATE",
    "MOTHER COOK FISH MORNING",
    "TOMORROW WE GO SCHOOL",
    "BOY FORGET BOOK HOME",
    "DOCTOR HELP SICK BABY",
    "WHO TEACH SIGN LANGUAGE",
    "MAN BUY NEW CAR",
    "WOMAN WRITE, CHILDREN READ",
    "WHY YOU TIRED TODAY",
    "DOG WALK, CAT SLEEP",
)
DRAWN, DRAWN_SIGNS = 18, (3, 5)
"""Sentences that are drawn, and from how many to how many signs they have. With the twelve alone the median
of full stops hung on two of them."""
RESAMPLES: Final = 1000
"""Choices with replacement from which the spread of a median is told: its ends are of fifty each."""
FPS: Final = 30
"""Of sentences; films of people have 25 to 30."""
SIGNS_FPS: Final = 60
MAY_FALL: Final = {"signs a second": 0.1, "wrist, peak speed": 0.1}
"""Share by which a measure may fall below people's range: viewers want movement slower than people's."""
EVERY: Final = 10
"""One sign in so many of the library is measured."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table; 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.naturalness", description=__doc__)
    parser.add_argument("--life", type=float, default=1.0, help="of sentences and signs, from 0 to 1")
    parser.add_argument("--style", default="natural", help="of the sentences")
    parser.add_argument("--sentences", type=int, help="so many sentences; all when it is left out")
    parser.add_argument("--signs", type=int, help="so many signs; all the tenth ones when it is left out")
    given = parser.parse_args(arguments)
    shelf = read_shelf()[0]
    spoken = [replace(say(each, shelf), style=given.style) for each in (*SPOKEN, *_drawn())][
        : given.sentences
    ]
    signs = [load_sign(path) for path in sign_files()[::EVERY][: given.signs]]
    lives = (0.0, given.life)
    sentences = [[of_sentence(places_of(replace(each, life=life))) for each in spoken] for life in lives]
    single = [[of_sign(clip(replace(each, life=life), SIGNS_FPS)) for each in signs] for life in lives]
    print(f"{'':34} {'people: median (5-95 %)':>27} {'life 0':>10} {f'life {given.life:g}':>10}   (5-95 %)")
    worse = list[str]()
    for lines, (before, now) in ((SENTENCES, sentences), (SIGNS, single)):
        for line in lines:
            values = [_median(line, found) for found in (before, now)]
            people = f"{line.source} {line.median:.3g} ({line.low:.3g} to {line.high:.3g})"
            ours = " ".join(f"{value:9.3g}{' ' if line.is_inside(value) else '*'}" for value in values)
            low, high = _spread(line, now)
            print(f"{line.name:34} {people:>27} {ours}  ({low:.3g} to {high:.3g}) {line.unit}")
            least = line.low * (1.0 - MAY_FALL.get(line.name, 0.0))
            if line.is_inside(values[0]) and not least <= values[1] <= line.high:
                worse.append(line.name)
    if worse:
        print(f"outside people's range with life alone: {', '.join(worse)}", file=sys.stderr)
    return 1 if worse else 0


def _drawn() -> list[str]:
    """Return glosses of the library drawn by seed, as sentences."""
    chosen, names = random.Random(0), sorted({path.stem for path in sign_files() if path.stem.isalpha()})
    return [" ".join(chosen.sample(names, chosen.randint(*DRAWN_SIGNS))) for _ in range(DRAWN)]


def _values(line: Line, found: Iterable[Mapping[str, float]]) -> Array:
    values = np.array([each[line.name] for each in found])
    return values[np.isfinite(values)]


def _median(line: Line, found: Iterable[Mapping[str, float]]) -> float:
    return float(np.median(_values(line, found)))


def _spread(line: Line, found: Iterable[Mapping[str, float]]) -> tuple[float, float]:
    """Return the 5th and 95th percentile of the median of as many values drawn from those found."""
    values = _values(line, found)
    drawn = np.random.default_rng(0).choice(values, (RESAMPLES, len(values)))
    low, high = np.percentile(np.median(drawn, axis=1), (5, 95))
    return float(low), float(high)


def places_of(utterance: Utterance) -> Places:
    """The places of a sentence in the picture plane as it is performed, from its first gloss to its last."""
    done = perform(utterance)
    whole = clip(done.sign, FPS)
    start, end = done.items[0].start_s, done.items[-1].end_s
    some = whole.rows(np.flatnonzero((whole.times_s >= start) & (whole.times_s <= end)))
    body, sides = some.character.body, ("R", "L")
    places = some.bone_positions[..., :2]
    return Places(
        FPS,
        places[:, body.bones(*(f"finger3-1.{side}" for side in sides))],
        carried(some.matrices[:, body.bone_index["head"]], body.landmarks["nose_tip"])[:, :2],
        places[:, body.bones(*(f"eye.{side}" for side in sides))],
        places[:, body.bones(*(f"upperarm01.{side}" for side in sides))],
        len(done.items),
        tuple(
            (performed.start_s - start, performed.end_s - start)
            for item, performed in zip(utterance.items, done.items, strict=True)
            if isinstance(item.content, SignContent)
            and all(item.content.sign.hand(role).keys for role in ROLES)
        ),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
