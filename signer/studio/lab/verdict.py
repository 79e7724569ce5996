"""Say in a word how a run went: reached, nearest, creeping, stuck or spinning."""

from math import radians
from typing import Final, Literal, NamedTuple, TypeAlias

from signer.studio.lab.methods import ITERATIVE
from signer.studio.lab.runs import TOLERANCE, Run

Outcome: TypeAlias = Literal["reached", "nearest", "creeping", "stuck", "spinning"]

STILL_RAD: Final = radians(0.05)
"""Joints that turn less than this in the last third of a run stand still."""

RESTLESS_RAD: Final = radians(60.0)
"""Joints that turn more than this in the last third without getting anywhere are spinning; six times this,
whatever they gain."""

GAINING: Final = 0.5
"""The last third must leave less than this share of the excess, or its turning led nowhere."""


class Verdict(NamedTuple):
    """The outcome, its words in the table, and the mark and tint they are shown with."""

    outcome: Outcome
    words: str
    icon: str
    token: str


def verdict(run: Run, reach: float) -> Verdict:
    """Return the verdict on a run; `reach` is the greatest distance of the tip."""
    beyond = run.errors[-1] - run.excess[-1] > TOLERANCE * reach
    if run.iterations is not None:
        return _arrived(run, beyond)
    third = max(len(run.errors) // 3, 1)
    turning = float(run.turned_rad[-1] - run.turned_rad[-1 - third])
    left = float(run.excess[-1] / max(run.excess[-1 - third : -1].max(initial=0.0), 1e-300))
    if turning < STILL_RAD:
        return Verdict("stuck", "stuck", "missed", "missed")
    if turning > RESTLESS_RAD * (1.0 if left > GAINING else 6.0):
        return Verdict("spinning", "spinning", "loop", "missed")
    return Verdict("creeping", "creeping", "near", "near")


def _arrived(run: Run, beyond: bool) -> Verdict:
    if not beyond:
        return Verdict("reached", "reached", "check", "ok")
    exact = run.method not in ITERATIVE
    return Verdict("nearest", "exact nearest" if exact else "nearest", "check", "ok")
