"""Velocity steps of wrists, fingertips and elbows, looked for all through a sign."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.document.problems import Problem, key_place, warning
from signer.document.sign import Sign
from signer.document.values import HandRole
from signer.motion.checks.moments import Moments
from signer.motion.operations.evenness import JOINTS, Changes, shares_of_limit
from signer.phrases import phrase

TOGETHER_S: Final = 0.1
"""Of steps that lie closer together than this, s, the largest is reported."""


class Step(NamedTuple):
    """A step in the velocity of a joint: of which hand, when, of which joint, and by how much, m/s."""

    role: HandRole
    time_s: float
    joint: str
    size_m_s: float


def step_problems(moments: Moments) -> Iterator[Problem]:
    """Warn of every step in the velocity of a joint, at the key that is held then or left last."""
    sign = moments.sign
    for step in steps_in(sign, moments.solved.changes):
        words = phrase(
            "the {joint} jerks: its velocity changes by {size_m_s:.2f} m/s within a 240th of a "
            "second at {time_s:.2f} s;"
            " give the way more time, lead it further from the body, or take another posture",
            joint=step.joint,
            size_m_s=step.size_m_s,
            time_s=step.time_s,
        )
        yield warning(_place(sign, step), words, step.time_s)


def steps_in(sign: Sign, found: Changes) -> tuple[Step, ...]:
    """Select the steps that are too large from changes, in order of time, the worst of those together."""
    steps = [
        step
        for role, (times, sizes) in found.items()
        for step in _worst(role, times, sizes, shares_of_limit(sign, role, times, sizes))
    ]
    return tuple(sorted(steps, key=lambda step: step.time_s))


def _worst(role: HandRole, times: Array, steps: Array, shares: Array) -> list[Step]:
    """Select steps (n, joints) m/s that are too large by their shares, one for those that lie together."""
    joints = shares.argmax(axis=-1)
    sizes, most = steps[np.arange(len(steps)), joints], shares.max(axis=-1, initial=0.0)
    found: list[Step] = []
    for place in np.argsort(-most, kind="stable"):
        if most[place] <= 1.0:
            break
        if all(abs(times[place] - one.time_s) > TOGETHER_S for one in found):
            joint = JOINTS[joints[place]] if joints[place] < len(JOINTS) else "finger"
            found.append(Step(role, float(times[place]), joint, float(sizes[place])))
    return found


def _place(sign: Sign, step: Step) -> str:
    """The key of the hand that is held at a step or left last; the first one on the way from rest."""
    times: Iterable[float] = (key.time_s for key in sign.hand(step.role).keys)
    return key_place(step.role, max(sum(time_s <= step.time_s for time_s in times) - 1, 0))
