"""Transitions between every two signs of the first library: quick enough, slow enough, free of the body."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

import numpy as np

from signer.characters.load import reference
from signer.document.problems import structure_problems
from signer.document.utterance import SignContent, Style, Utterance, UtteranceItem
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.posing import poses
from signer.sequencing import perform
from signer.sequencing.rates import FASTEST_M_S, FASTEST_MEAN_M_S, SHORTEST_TRANSITION_S
from tools.library.rows import rows

_EVERY = 250
_ON_PAPER = "IDEA (paper version)"
_STYLE: Style = "natural"
"""The style with the shortest transitions."""


@dataclass
class Found:
    """Transitions that were looked at.

    `broken` names those that break a law, `through` those for which no way was free of the body, `arcs` counts
    those that go round it.
    """

    count: int = 0
    arcs: int = 0
    broken: list[str] = field(default_factory=list)
    through: list[str] = field(default_factory=list)
    lasted_s: list[float] = field(default_factory=list)

    def told(self) -> str:
        """Sum them up."""
        median = float(np.median(self.lasted_s))
        return (
            f"{self.count} transitions, {median:.2f} s the median, {self.arcs} round the body, "
            f"{len(self.through)} through it: {', '.join(self.through[:40])}"
        )


@cache
def glosses() -> tuple[str, ...]:
    """Names of the files of the 75 signs of the first library."""
    return tuple("IDEA_index" if gloss == _ON_PAPER else gloss for gloss in rows())


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
        look_at(one, other, found)
        if found.count % _EVERY == 0:
            tell(found.told())
    return found


def look_at(one: str, other: str, found: Found) -> None:
    """Look at the transition between two signs."""
    utterance = Utterance(
        style=_STYLE, items=(UtteranceItem("i1", content(one)), UtteranceItem("i2", content(other)))
    )
    done = perform(utterance)
    (way,) = done.transitions
    lasts_s = way.end_s - way.start_s
    found.count += 1
    found.lasted_s.append(lasts_s)
    found.arcs += any(each.path == "arc" for each in way.ways.values())
    name = f"{one}-{other}"
    if not way.is_free:
        found.through.append(name)
    if structure_problems(done.sign):
        found.broken.append(f"{name}: keys collide")
    if lasts_s < SHORTEST_TRANSITION_S - 1e-6:
        found.broken.append(f"{name}: lasts {lasts_s:.3f} s")
    times = np.linspace(way.start_s, way.end_s, 9)
    frames = poses(done.sign, times, reference())
    for role in way.ways:
        wrists = np.array([hand.wrist for hand in frames.hands[role]])
        steps = np.linalg.norm(np.diff(wrists, axis=0), axis=1) / (times[1] - times[0])
        mean = float(np.linalg.norm(wrists[-1] - wrists[0])) / lasts_s
        if mean > FASTEST_MEAN_M_S + 1e-6 or steps.max() > FASTEST_M_S:
            found.broken.append(f"{name}: {role} at {mean:.2f} m/s, {steps.max():.2f} at most")
