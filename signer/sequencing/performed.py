"""A performed sentence: its sign, the times of its items, its transitions, and what is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.values import HandRole, Transition
from signer.motion.checks.penetrating_transitions import Passage
from signer.sequencing.joining import Joint
from signer.sequencing.paces import Pace


@dataclass(frozen=True, slots=True)
class PerformedItem:
    """An item and its times in the sign: when it is reached, and when its last hold ends, s."""

    id: str
    gloss: str
    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class PerformedTransition:
    """A transition between two items.

    Attributes:
        before, after: ids of the items.
        start_s, end_s: from when to when.
        ways: how each hand goes.
        is_free: no hand lies deeper in the body than flesh gives; None where that was not looked at.
        is_set: somebody set the path.
        deepest: where in the sign a hand lies most too deep in the body; None where none does.
    """

    before: str
    after: str
    start_s: float
    end_s: float
    ways: Mapping[HandRole, Transition]
    is_free: bool | None
    is_set: bool = False
    deepest: Passage | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Performed:
    """An utterance as a sign, with the times of its items, its transitions, and what is wrong with it.

    `unchecked` is what nobody has looked at yet: items that may be too quick; else, with the paces of all of
    them known, transitions that go straight, free or not.
    """

    sign: Sign
    items: tuple[PerformedItem, ...]
    transitions: tuple[PerformedTransition, ...]
    problems: tuple[Problem, ...]
    unchecked: tuple[Joint, ...] | tuple[Pace, ...] = ()
