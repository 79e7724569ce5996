"""Shape of movement beside people's: of twelve sentences, and of every tenth sign of the library.

python -m benchmarks.naturalness [--style STYLE] [--signs N]

Prints the medians beside people's median and range; a star marks what is outside it.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from benchmarks.naturalness.measures import Places, of_sentence, of_sign
from benchmarks.naturalness.people import SENTENCES, SIGNS, Line
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
FPS: Final = 30
"""Of sentences; films of people have 25 to 30."""
SIGNS_FPS: Final = 60
EVERY: Final = 10
"""One sign in so many of the library is measured."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print the table; 0."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.naturalness", description=__doc__)
    parser.add_argument("--style", default="natural", help="of the sentences")
    parser.add_argument("--signs", type=int, help="so many signs; all the tenth ones when it is left out")
    given = parser.parse_args(arguments)
    shelf = read_shelf()[0]
    spoken = (replace(say(each, shelf), style=given.style) for each in SPOKEN)
    sentences = [of_sentence(places_of(each)) for each in spoken]
    signs = [of_sign(clip(load_sign(path), SIGNS_FPS)) for path in sign_files()[::EVERY][: given.signs]]
    print(f"{'':34} {'people: median (5-95 %)':>27} {'median':>9} {'least':>9} {'most':>9}")
    for lines, found in ((SENTENCES, sentences), (SIGNS, signs)):
        for line in lines:
            print(_told(line, [each[line.name] for each in found]))
    return 0


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


def _told(line: Line, values: Iterable[float]) -> str:
    """One line of the table: people's figures, then median, least and most of ours."""
    found = np.array([value for value in values if np.isfinite(value)])
    median = float(np.median(found))
    people = f"{line.source} {line.median:.3g} ({line.low:.3g} to {line.high:.3g})"
    ours = " ".join(f"{value:9.3g}" for value in (median, found.min(), found.max()))
    return f"{line.name:34} {people:>27} {ours} {line.unit:5} {' ' if line.is_inside(median) else '*'}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
