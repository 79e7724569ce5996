"""A question with everything the methods answered: what the window shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from body_model.arrays import Array
from signer.studio.lab.methods import MethodId, find
from signer.studio.lab.problem import Problem, length_words
from signer.studio.lab.runs import TOLERANCE, Run, least_error, run_all
from signer.studio.lab.tasks import Task
from signer.studio.lab.verdict import Verdict, verdict


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """Solutions of a problem by every method: a run each, and a verdict on it.

    The target (3,) is in the task's length.
    """

    problem: Problem
    task: Task[Any]
    target: Array
    runs: tuple[Run, ...]
    verdicts: tuple[Verdict, ...]

    @property
    def least(self) -> float:
        """Least possible distance of the tip from the target, in the task's length."""
        return least_error(self.task, self.target)

    @property
    def reach(self) -> float:
        """The greatest distance of the tip."""
        return self.task.shell[1]

    @property
    def is_reachable(self) -> bool:
        """Return whether some posture meets the target, within the tolerance."""
        return self.least <= TOLERANCE * self.reach

    def summary(self) -> str:
        """Return a sentence per way of failing, with the methods that failed so; or that all arrive."""
        lines = []
        for outcome in ("creeping", "stuck", "spinning"):
            names = [
                find(run.method).short
                for run, each in zip(self.runs, self.verdicts, strict=True)
                if each.outcome == outcome
            ]
            if names:
                lines.append(f"{outcome.capitalize()}: {', '.join(names)}.")
        return " ".join(lines) or "All arrive."

    def target_words(self) -> str:
        """Return the label of the target: its distance in % of the reach, or how far it is out of reach."""
        away = float(np.linalg.norm(self.target))
        if self.is_reachable:
            return f"Target at {100 * away / self.reach:.1f} % of the reach"
        side = "beyond reach" if away > self.reach else "too near"
        return f"Target {length_words(self.least, self.task.unit)} {side}"


def answered(problem: Problem, before: Answer | None = None) -> Answer:
    """Ask every method.

    With an answer before, each goes on from the posture it had there, where the chain is the same.
    """
    task, target = problem.task(), problem.place()
    runs = run_all(task, target, problem.iterations, _postures(problem, before))
    return Answer(problem, task, target, runs, tuple(verdict(run, task.shell[1]) for run in runs))


def _postures(problem: Problem, before: Answer | None) -> Mapping[MethodId, Any]:
    if before is None or not _same_chain(problem, before.problem):
        return {}
    return {run.method: run.state for run in before.runs}


def _same_chain(first: Problem, second: Problem) -> bool:
    return (first.kind, first.links, first.own_lengths) == (second.kind, second.links, second.own_lengths)
