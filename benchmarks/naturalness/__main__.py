"""Shape of movement beside people's: of thirty sentences, and of every tenth sign of the library.

python -m benchmarks.naturalness [--lives L ...] [--style STYLE] [--sentences N] [--signs N] [--draw SEED]
                                 [--kept FILE] [--page FILE]

Twelve of the sentences are written, the others drawn by seed from the library. Prints people's median and
range, then ours with each life, and between what the last of them lies in nine of ten other such choices
(bootstrap). A star marks what is outside people's range. Fails where a line that is inside with the first
life is outside with the last (signs a second and a sign's peak may fall by a tenth), where full stops are
outside with the last, and where a life between lies outside the first and what other choices give the last.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from benchmarks.naturalness import people as people_of
from benchmarks.naturalness.measures import Places, of_sentence, of_sign
from benchmarks.naturalness.people import SENTENCES, SIGNS, Line
from signer.document.sign import Sign
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
ASKED: Final = "full stops a second"
"""Measure that is to be inside people's range with the last life, wherever it is with the first."""
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
LIVES: Final = (0.0, 0.5, 1.0)
PAGE: Final = """# Movement beside people's

Written by `python -m benchmarks.naturalness --page docs/naturalness.md`: medians of {sentences} sentences
in the style {style} and of {signs} signs of the library, by how much [life](face.md) they have, beside
people's medians and 5th to 95th percentiles. A star marks what is outside people's range.

{people}

{table}

The exponent tells whether hands slow down where they go round, not how far: as soon as they round their ways
at all it is people's, so that half a life has as much of it as a whole one, within what other draws differ.
A hand that touches comes to the skin and leaves it as one that is struck and rebounds: with less of that it
stands there, and full stops a second come to 1.0 and more.

A single sign has no blink unless it lasts five seconds: played over and over it would blink with each round,
twice as often as people do.
"""

Measures: TypeAlias = Mapping[str, float]


@dataclass
class _Kept:
    """Measures by what they are of; with a path in a file, so that a run goes on where one was ended."""

    path: Path | None
    found: dict[str, Measures] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path is not None and self.path.exists():
            self.found = json.loads(self.path.read_text("utf-8"))

    def get(self, name: str, measure: Callable[[], Measures]) -> Measures:
        """Return measures that are kept, or measure and keep them."""
        if name not in self.found:
            self.found[name] = measure()
            if self.path is not None:
                self.path.write_text(json.dumps(self.found, indent=1), "utf-8")
        return self.found[name]


@dataclass(frozen=True)
class Row:
    """A line of the table: people's, and ours of each life with the spread of the last."""

    line: Line
    values: Sequence[float]
    low: float
    high: float

    @classmethod
    def of(cls, line: Line, lives: Iterable[Iterable[Measures]]) -> "Row":
        """Return the line of what was measured with each life."""
        some = [np.array([each[line.name] for each in found]) for found in lives]
        finite = [values[np.isfinite(values)] for values in some]
        drawn = np.random.default_rng(0).choice(finite[-1], (RESAMPLES, len(finite[-1])))
        low, high = np.percentile(np.median(drawn, axis=1), (5, 95))
        return cls(line, [float(np.median(values)) for values in finite], float(low), float(high))

    @property
    def cells(self) -> list[str]:
        """Cells that are printed of it."""
        line = self.line
        people = f"{line.source} {line.median:.3g} ({line.low:.3g} to {line.high:.3g})"
        ours = (f"{value:.3g}{' ' if line.is_inside(value) else '*'}" for value in self.values)
        return [line.name, line.unit, people, *ours, f"{self.low:.3g} to {self.high:.3g}"]

    @property
    def is_worse(self) -> bool:
        """Return whether it is outside people's range with the last life, as it was not with the first."""
        least = self.line.low * (1.0 - MAY_FALL.get(self.line.name, 0.0))
        was_inside = self.line.is_inside(self.values[0]) or self.line.name == ASKED
        return was_inside and not least <= self.values[-1] <= self.line.high

    @property
    def is_between(self) -> bool:
        """Return whether lives between the first and the last lie between these, as far as draws tell."""
        low, high = min(self.values[0], self.low), max(self.values[0], self.high)
        return all(low <= value <= high for value in self.values[1:-1])


def main(arguments: Sequence[str]) -> int:
    """Measure, and print or write the table; 0 where it is as the issue of life asks."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.naturalness", description=__doc__)
    parser.add_argument("--lives", type=float, nargs="+", default=LIVES, help="of both, rising")
    parser.add_argument("--style", default="natural", help="of the sentences")
    parser.add_argument("--sentences", type=int, help="so many sentences; all when it is left out")
    parser.add_argument("--signs", type=int, help="so many signs; all the tenth ones when it is left out")
    parser.add_argument("--draw", type=int, default=0, help="seed by which sentences are drawn; 0")
    parser.add_argument("--kept", type=Path, help="JSON file of what was measured, with which to go on")
    parser.add_argument("--page", type=Path, help="Markdown file to write the table to")
    given = parser.parse_args(arguments)
    kept, shelf = _Kept(given.kept), read_shelf()[0]
    spoken = [(text, replace(say(text, shelf), style=given.style)) for text in (*SPOKEN, *_drawn(given.draw))]
    signs = [(path.stem, load_sign(path)) for path in sign_files()[::EVERY]]
    spoken, signs = spoken[: given.sentences], signs[: given.signs]
    of_all = [
        (
            [kept.get(f"{text} {life}", partial(_sentence, one, life)) for text, one in spoken],
            [kept.get(f"sign {name} {life}", partial(_sign, sign, life)) for name, sign in signs],
        )
        for life in given.lives
    ]
    rows = [
        Row.of(line, found)
        for lines, found in zip((SENTENCES, SIGNS), zip(*of_all, strict=True), strict=True)
        for line in lines
    ]
    table = _table(rows, given.lives)
    print(table)
    if given.page is not None:
        people = (people_of.__doc__ or "").split("\n\n", 1)[1].strip()
        page = PAGE.format(
            sentences=len(spoken), style=given.style, signs=len(signs), people=people, table=table
        )
        given.page.write_text(page, "utf-8")
    worse = [row.line.name for row in rows if row.is_worse]
    astray = [row.line.name for row in rows if not row.is_between]
    if worse:
        print(f"outside people's range with life alone: {', '.join(worse)}", file=sys.stderr)
    if astray:
        print(f"not between less life and more: {', '.join(astray)}", file=sys.stderr)
    return 1 if worse or astray else 0


def _sentence(one: Utterance, life: float) -> Measures:
    return of_sentence(places_of(replace(one, life=life)))


def _sign(sign: Sign, life: float) -> Measures:
    return of_sign(clip(replace(sign, life=life), SIGNS_FPS))


def _table(rows: Sequence[Row], lives: Sequence[float]) -> str:
    """Return a table in Markdown, whose columns are as wide as what they hold."""
    heads = [
        "measure",
        "unit",
        "people",
        *(f"life {life:g}" for life in lives),
        "other draws",
    ]
    cells = [heads, *(row.cells for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    lines.insert(1, " | ".join("-" * width for width in widths))
    return "\n".join(f"| {line} |" for line in lines)


def _drawn(seed: int) -> list[str]:
    """Return glosses of the library drawn by seed, as sentences."""
    chosen, names = random.Random(seed), sorted({path.stem for path in sign_files() if path.stem.isalpha()})
    return [" ".join(chosen.sample(names, chosen.randint(*DRAWN_SIGNS))) for _ in range(DRAWN)]


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
