"""Transitions between every two signs of the first library: quick enough, slow enough, free of the body.

`python -m tests.soak.transitions FILE [COUNT [SHARE/SHARES]]` writes a row of FILE (CSV) for each pair that is not in
it yet: so it goes on where it was stopped. With 1/2 and 2/2 two processes share the pairs, each in a file of its
own.
"""

import csv
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from signer.characters.load import reference
from signer.document.problems import structure_problems
from signer.document.utterance import SignContent, Style, Utterance, UtteranceItem
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.checks.pace import FASTEST_M_S
from signer.motion.checks.penetrating_transitions import worst_on_way
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.sequencing import perform
from signer.sequencing.rates import FASTEST_MEAN_M_S, SHORTEST_TRANSITION_S
from tools.library.rows import rows

_SIGNS = 74
_EVERY = 250
_STYLE: Style = "natural"
"""The style with the shortest transitions."""
_FPS: Final = 60


class Row(NamedTuple):
    """A transition as it was found.

    Attributes:
        pair: both signs.
        lasts_s: how long it takes.
        arcs: hands that go round the body.
        mean_m_s, fastest_m_s: of the faster wrist, on the mean of its way and between two frames.
        over_mm: how much deeper than flesh gives, and than at its ends, a hand lies at 60 frames a second.
        where: what lies in what there.
        broken: what breaks a law, in words; empty for nothing.
    """

    pair: str
    lasts_s: float
    arcs: int
    mean_m_s: float
    fastest_m_s: float
    over_mm: float
    where: str
    broken: str


@dataclass
class Found:
    """Transitions that were looked at."""

    rows: list[Row] = field(default_factory=list)

    @property
    def broken(self) -> list[str]:
        """Those that break a law of times and speeds."""
        return [f"{row.pair}: {row.broken}" for row in self.rows if row.broken]

    @property
    def through(self) -> list[str]:
        """Those that lead through the body, the deepest first."""
        deep = sorted((row for row in self.rows if row.over_mm > 0.0), key=lambda row: -row.over_mm)
        return [f"{row.pair} {row.over_mm:.1f} mm ({row.where})" for row in deep]

    def told(self) -> str:
        """Sum them up."""
        median = float(np.median([row.lasts_s for row in self.rows]))
        return (
            f"{len(self.rows)} transitions, {median:.2f} s the median, {sum(row.arcs > 0 for row in self.rows)} "
            f"round the body, {len(self.through)} through it: {', '.join(self.through[:40])}"
        )


@cache
def glosses() -> tuple[str, ...]:
    """Names of the files of the 74 signs of the first library."""
    return tuple(rows())[:_SIGNS]


@cache
def content(gloss: str) -> SignContent:
    """The content of a sign of the library."""
    return SignContent(gloss, load_sign(FOLDER / f"{gloss}.sign"))


def pairs(count: int, seed: int) -> Iterator[tuple[str, str]]:
    """Yield so many ordered pairs of signs, all of them where the count is as large."""
    every = list(product(glosses(), repeat=2))
    random.Random(seed).shuffle(every)
    yield from every[:count]


def run(count: int, seed: int, tell: Callable[[str], None]) -> Found:
    """Look at so many transitions."""
    found = Found()
    for one, other in pairs(count, seed):
        found.rows.append(look_at(one, other))
        if len(found.rows) % _EVERY == 0:
            tell(found.told())
    return found


def look_at(one: str, other: str) -> Row:
    """Look at the transition between two signs."""
    utterance = Utterance(
        style=_STYLE, items=(UtteranceItem("i1", content(one)), UtteranceItem("i2", content(other)))
    )
    done = perform(utterance)
    (way,) = done.transitions
    lasts_s, broken = way.end_s - way.start_s, list[str]()
    if structure_problems(done.sign):
        broken.append("keys collide")
    if lasts_s < SHORTEST_TRANSITION_S - 1e-6:
        broken.append(f"lasts {lasts_s:.3f} s")
    times = np.linspace(way.start_s, way.end_s, max(round(lasts_s * _FPS), 2) + 1)
    frames, means, fastest = poses(done.sign, times, reference()), [0.0], [0.0]
    for role in way.ways:
        wrists = frames.hands[role].wrists
        steps = np.linalg.norm(np.diff(wrists, axis=0), axis=1) / (times[1] - times[0])
        means.append(float(np.linalg.norm(wrists[-1] - wrists[0])) / lasts_s)
        fastest.append(float(steps.max()))
    if max(means) > FASTEST_MEAN_M_S + 1e-6 or max(fastest) > FASTEST_M_S:
        broken.append(f"{max(means):.2f} m/s on the mean, {max(fastest):.2f} at most")
    found = insides(frames)
    passages = (worst_on_way(frames, role, found[role]) for role in way.ways)
    deep = [passage.inside for passage in passages if passage is not None]
    worst = max(deep, key=lambda inside: inside.over_m, default=None)
    return Row(
        f"{one}-{other}",
        round(lasts_s, 4),
        sum(each.path == "arc" for each in way.ways.values()),
        round(max(means), 3),
        round(max(fastest), 3),
        0.0 if worst is None else round(1e3 * worst.over_m, 2),
        "" if worst is None else f"{worst.part} in {worst.into}",
        "; ".join(broken),
    )


def go_on(path: Path, count: int, share: slice = slice(None)) -> Found:
    """Look at so many pairs of a share of all that are not in a file yet, and write them there one by one."""
    found = Found()
    if path.exists():
        with path.open(newline="", encoding="utf-8") as file:
            for pair, lasts_s, arcs, mean, fastest, over_mm, where, broken in csv.reader(file):
                numbers = float(lasts_s), int(arcs), float(mean), float(fastest), float(over_mm)
                found.rows.append(Row(pair, *numbers, where, broken))
    known = {row.pair for row in found.rows}
    every = list(pairs(len(glosses()) ** 2, 1))
    left = [pair for pair in every[share] if "-".join(pair) not in known]
    with path.open("a", newline="", encoding="utf-8") as file:
        for one, other in left[:count]:
            found.rows.append(look_at(one, other))
            csv.writer(file).writerow(found.rows[-1])
            file.flush()
    return found


if __name__ == "__main__":
    _count = int(sys.argv[2]) if len(sys.argv) > 2 else len(glosses()) ** 2
    _share, _shares = map(int, sys.argv[3].split("/")) if len(sys.argv) > 3 else (1, 1)
    sys.stdout.write(go_on(Path(sys.argv[1]), _count, slice(_share - 1, None, _shares)).told() + "\n")
