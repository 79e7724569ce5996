"""The methods that the lab puts side by side, their answers to a problem, and the words of both."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import degrees, pi
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.iterative.chain import State
from signer.iterative.problem import Problem, preset_words
from signer.iterative.runs import STILL_RAD, TOLERANCE, Run, Sweep, run
from signer.iterative.tasks import Task
from signer.studio.language import decimals, named, tr, translated


class Method(NamedTuple):
    """One method, told from the others by its dash and its short name, and by its tint last of all.

    Attributes:
        title: its name in the table.
        short: its name beside a posture.
        token: the tint of its lines.
        dash: strokes and gaps in line widths; none is a solid line.
        about: one sentence on how it works.
    """

    title: str
    short: str
    token: str
    dash: tuple[float, ...]
    about: str


METHODS: Final[dict[str, Method]] = {
    "direct": Method(tr("Direct"), tr("Direct"), "dominant", (), tr("Straight to the answer.")),
    "ccd": Method(
        tr("Coordinate descent"), "CCD", "curve2", (6, 3),
        tr("Turns one joint after the other, from the tip inwards, at the target."),
    ),
    "jacobian_transpose": Method(
        tr("Jacobian transpose"), tr("Transpose"), "curve3", (1, 2.5),
        tr("Goes downhill: each joint turns by its pull on the tip."),
    ),
    "pseudo_inverse": Method(
        tr("Pseudo-inverse"), tr("Pseudo"), "missed", (8, 3, 1, 3),
        tr("The smallest turn that would move the tip there on a straight line."),
    ),
    "damped_least_squares": Method(
        tr("Damped least squares"), tr("Damped"), "curve4", (3, 2),
        tr("The pseudo-inverse with turning made costly by the damping."),
    ),
    "selectively_damped_least_squares": Method(
        tr("Selectively damped"), tr("Selective"), "base", (8, 2, 2, 2, 2, 2),
        tr("Damps only the directions in which a small move asks for a large turn.")
    ),
    "heading": Method(
        tr("Heading and elevation"), tr("Heading", "compass direction"), "curve3", (4, 4),
        tr("Bends to length, then turns by heading and elevation: the worksheet's first way."),
    ),
    "axis_angle": Method(
        tr("Axis and angle"), tr("Axis"), "curve2", (1, 3),
        tr("Bends to length, then turns the shortest way: the worksheet's second way."),
    ),
    "juggler": Method(
        tr("Juggler's elbow"), tr("Juggler"), "curve4", (6, 2, 1, 2),
        tr("Two equal bones: the elbow from shoulder, hand and one angle."),
    ),
}  # fmt: skip

MARKS: Final = {
    "reached": ("check", "ok"),
    "nearest": ("check", "ok"),
    "exact nearest": ("check", "ok"),
    "creeping": ("near", "near"),
    "stuck": ("missed", "missed"),
    "spinning": ("loop", "missed"),
}
"""Icon and tint of each verdict."""


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """A problem with the run of every method; the target (3,) is in the task's length."""

    problem: Problem
    task: Task
    target: Array
    runs: tuple[Run, ...]

    @property
    def reach(self) -> float:
        """The greatest distance of the tip."""
        return self.task.shell[1]

    @property
    def is_reachable(self) -> bool:
        """Return whether some posture meets the target, within the tolerance."""
        return self.task.least_error(self.target) <= TOLERANCE * self.reach

    def summary(self) -> str:
        """Return a sentence per way of failing, with the methods that failed so; or that all arrive."""
        lines = []
        for verdict in ("creeping", "stuck", "spinning"):
            names = [METHODS[run.method].short for run in self.runs if run.verdict == verdict]
            if names:
                lines.append(f"{named(verdict.capitalize())}: {', '.join(names)}.")
        return " ".join(lines) or tr("All arrive.")

    def target_words(self) -> str:
        """Return the label of the target: its distance in % of the reach, or how far it is out of reach."""
        away = float(np.linalg.norm(self.target))
        if self.is_reachable:
            return tr("Target at {away:.1f} % of the reach", away=100 * away / self.reach)
        side = tr("beyond reach") if away > self.reach else tr("too near")
        return tr(
            "Target {length_words} {side}",
            length_words=length_words(self.task.least_error(self.target), self.task.unit),
            side=side,
        )


def answered(problem: Problem, before: Answer | None = None) -> Answer:
    """Ask every method; where it goes on, it does so from where it stood before, on the same chain."""
    task = problem.task()
    target = np.array(problem.target) * task.shell[1]
    starts: Mapping[str, State] = {}
    if (
        problem.goes_on
        and before is not None
        and np.array_equal(task.chain.lengths, before.task.chain.lengths)
    ):
        starts = {run.method: run.state for run in before.runs}
    runs = (
        run(task, name, target, problem.iterations, starts.get(name, task.first)) for name in task.methods
    )
    return Answer(problem, task, target, tuple(runs))


def home_words(found: Sequence[Sweep]) -> str:
    """Whose posture is another when the target is back where it began, the farthest first."""
    named = []
    for away, method in sorted(((each.returned_rad, each.method) for each in found), reverse=True):
        if away > STILL_RAD:
            angle = decimals(f"{degrees(away):.{int(away < 0.17)}f}\N{DEGREE SIGN}")
            named.append(f"{METHODS[method].short} {angle}")
    return (
        tr("Not back where they began: {named}.", named=", ".join(named))
        if named
        else tr("All are back where they began.")
    )


def told(preset: str) -> str:
    """Return the text of a preset."""
    return translated(preset_words(preset)).replace(" -", " \N{MINUS SIGN}")


def length_words(length: float, unit: str) -> str:
    """A length in words: millimetres of an arm, links of a chain; tiny ones as none."""
    value, name, digits = (length * 1e3, "mm", 2) if unit == "m" else (length, "links", 4)
    if value and value < 0.5 * 10**-digits:
        return decimals(f"< {10**-digits:.{digits}f} {name}")
    return decimals(f"{value:.{digits if value < 100 else 0}f} {name}")


def angle_words(angle_rad: float) -> str:
    """An angle in whole degrees, with turns where there are several."""
    turned = degrees(angle_rad)
    if turned >= 1000:
        return tr("{angle_rad:.0f} turns", angle_rad=angle_rad / (2 * pi))
    return f"{turned:.0f}\N{DEGREE SIGN}"
