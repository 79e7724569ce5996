"""Ways between two items that are free of the body: straight, or the least change of it that is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.sign import Sign
from signer.document.values import HandRole, Transition
from signer.motion.checks.between_frames import filled
from signer.motion.checks.penetrating_transitions import SAME_M, Passage, near_rows, worst_on_way
from signer.motion.operations.evenness import STEP_M_S
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.motion.solving.descent import Tell, quietly
from signer.sequencing.joining import (
    FRAMES_HZ,
    LEAVES_S,
    UNHURRIED_M_S,
    Joint,
    alone,
    fastest_m_s,
    finger_joints_of,
    greatest_step,
    set_way,
    wrists_of,
)
from signer.sequencing.ranking import Ranked, Ranking, Ways, haste_m
from signer.sequencing.tried_ways import way_beside

_LOOK_M: Final = 0.004
"""Frames are solved at `FRAMES_HZ`, and looked at so much more often that a fingertip goes about so far
between two looks: a finger that grazes another one is in it for as long."""
_MOST_BETWEEN: Final = 10
_CLOSER: Final = 3
"""So much more often ways are looked at once one that seemed free was not: what grazes is seen then."""
_FIRST: Final = 4
"""Count of simple ways that are looked at closely, of those that seem best."""
_CLOSELY: Final = 8
"""Count of ways drawn at once that are, likewise."""
_MEASURED: Final = 3
"""Count of ways that are measured, of these."""
_PARENTS: Final = 8
"""Count of the best ways so far beside which others are drawn."""
_GENERATIONS: Final = 16
"""So often ways are drawn, each time beside the best so far and nearer to them."""
_NEARER: Final = 0.9
"""By how much nearer."""
_POLISHED: Final = 30
"""So many ways are measured at last beside the best one, each beside the best by then."""
_POLISHED_M: Final = 0.004
"""Depth up to which that is done, m."""
_BESIDE: Final = 0.3
"""Distance beside it, as a share of how far ways are drawn at first."""
_FARTHER: Final = 1.3
"""By how much farther after a better one, and nearer after another one."""
_CLOSE_BY: Final = 0.93
_UNTIL_SURE: Final = 3
"""So often where one is free already, but not surely."""
_NEARLY_M: Final = 0.001
"""Frames between solved ones are solved too where a hand is so near to too deep, or too deep by so little."""
_ROUGH_SPEED: Final = 0.97
"""Share of the speed that wrists may have which rough arms may have."""
_SOLVED_M: Final = 0.025
"""A wrist goes about so far at most between two frames that are solved."""
_MOST_FINER: Final = 4
_LONGER: Final = (1.5, 2.0, 2.5)
"""A transition of which no way is free is tried at so many times its length."""
_SURE_M: Final = SAME_M
"""By how much a way that is measured must be clear."""
_AS_DEEP_M: Final = 0.2 * SAME_M
"""By how much deeper than in a hold beside it may be and count as no deeper: others look at other frames."""
_MOST_KNOWN: Final = 8192


@dataclass(frozen=True, slots=True)
class Way:
    """Transition of each hand to the next item.

    `over_m` is how much deeper than flesh gives, and than where it comes from and goes to, a hand lies on it.
    `deepest` is where it does so most, its times counted from the beginning of the transition. `lasts_s` is
    how long a transition must last to have a better way, s; None where its own time is enough, or as good.
    """

    transitions: Mapping[HandRole, Transition]
    over_m: float = 0.0
    deepest: Passage | None = field(default=None, compare=False)
    lasts_s: float | None = None

    @property
    def is_free(self) -> bool:
        """Return whether no hand goes through the body."""
        return self.over_m == 0.0


class KnownWays:
    """Ways that were looked at so far, for whoever cannot wait until all of them are.

    Given to `perform`, it lets transitions that it does not know go straight, and they are `unchecked`.
    `look` finds the way of one, beside the window, and the next performance takes it. They are those of
    one character; threads may share them.
    """

    def __init__(self) -> None:
        self._known: dict[Joint, Way] = {}
        self._lock = Lock()

    def __call__(self, joint: Joint) -> Way | None:
        """Return the way that was found; None where nobody has looked."""
        with self._lock:
            return self._known.get(joint)

    def look(self, character: Character, joint: Joint, tell: Tell = quietly) -> Way:
        """Find the way of a transition: in 0.05 s, 0.2 to 5 where hands go round, 40 where none is free.

        `tell` is called meanwhile; an exception that it raises ends the search, and nothing is kept.
        """
        known = self(joint)
        if known is not None:
            return known
        found = _found(character, joint, tell)
        with self._lock:
            self._known.update(found)
            for oldest in list(self._known)[: max(len(self._known) - _MOST_KNOWN, 0)]:
                del self._known[oldest]
        return found[joint]


@per_character(maxsize=4)
def _ways_of(_character: Character) -> KnownWays:
    """Return the ways that were looked at on a character so far."""
    return KnownWays()


def free_way(character: Character, joint: Joint) -> Way:
    """Return the way that is free of the body with the least change of the straight one.

    Where none is, it is the one on which hands go least deep, and says so; and how long the transition must
    last to have a better one.
    """
    return _ways_of(character).look(character, joint)


class Measured(NamedTuple):
    """A way that was measured, and how much deeper it is, m, than one that is surely free and slow enough."""

    way: Way
    lacks_m: float

    @property
    def is_enough(self) -> bool:
        """Return whether it is free and slow enough, though not surely."""
        return self.way.is_free and self.lacks_m <= _SURE_M


def _found(character: Character, joint: Joint, tell: Tell) -> dict[Joint, Way]:
    """Return the way of a transition, and where it needs a longer time that of the longer one too."""
    tried = {joint: Search(character, _between(joint), tell).best()}
    for times in _LONGER if joint.onward.path is None else ():
        if next(reversed(tried.values())).is_enough:
            break
        longer = joint.lasting(times * joint.lasts_s)
        tried[longer] = Search(character, _between(longer), tell).best()
    best = min(tried, key=lambda each: tried[each].lacks_m)
    way = tried[joint].way
    return {joint: way if best is joint else replace(way, lasts_s=best.lasts_s), best: tried[best].way}


class Between(NamedTuple):
    """Conditions of the search for a way.

    Attributes:
        usual: transition of each hand that is on its way, where nothing stands in it.
        sign: that has other transitions in their place.
        times: (n,) s, even times of the way at a rate, both ends included.
        is_set: whether the usual ways stay, whatever they lead through.
        is_hurried: whether they may be as fast as they are, and stay where a key at an end lies in something:
            that is healed first, and no way is free till then.
        generations: so often ways are drawn.
        polished: so many ways are measured at last.
    """

    usual: Mapping[HandRole, Transition]
    sign: Callable[[Mapping[HandRole, Transition]], Sign]
    times: Callable[[float], Array]
    is_set: bool = False
    is_hurried: bool = False
    generations: int = _GENERATIONS
    polished: int = _POLISHED


def _between(joint: Joint) -> Between:
    after = dict(joint.after)
    usual = {role: set_way(joint.style, joint.onward) for role, _ in joint.before if role in after}
    return Between(usual, partial(alone, joint), joint.times, joint.onward.path is not None)


class Search:
    """The search for the way of a transition, and what was found on the way."""

    def __init__(self, character: Character, between: Between, tell: Tell) -> None:
        """Prepare; `tell` is called meanwhile, and what it raises ends the search."""
        self._character, self._between, self._tell = character, between, tell
        self._usual = dict(between.usual)
        self._times = between.times(FRAMES_HZ)
        self._fastest_m_s, self._step_m_s = UNHURRIED_M_S, STEP_M_S
        self._measured = list[Measured]()
        self._is_in_at_end = False

    def best(self) -> Measured:
        """Return the best way; the one that was set, where one was."""
        if not self._usual:
            return Measured(Way({}), 0.0)
        self._tell()
        straight = self._between.sign(self._usual)
        frames = poses(straight, self._times, self._character)
        lacks_m = self._measure(self._usual, frames)
        is_free = self._measured[0].way.is_free
        stays = (is_free or self._is_in_at_end) if self._between.is_hurried else self._between.is_set
        if lacks_m and not stays:
            if not is_free:  # a hand that would turn over so quickly may do so round the body
                self._fastest_m_s = max(
                    self._fastest_m_s, fastest_m_s(wrists_of(frames, self._usual), self._times)
                )
                self._step_m_s = max(self._step_m_s, self._greatest_step(self._usual))
            limit_m_s = _ROUGH_SPEED * self._fastest_m_s
            self._search(Ranking(self._character, straight, frames, self._usual, limit_m_s))
        return self._best

    def _search(self, ranking: Ranking) -> None:
        """Measure simple ways, then those drawn beside the least deep, until one is free."""
        known, simple = list[Ranked](), list[Ranked]()
        for number in range(-1, self._between.generations + 1):
            if number > _UNTIL_SURE and any(one.is_enough for one in self._measured):
                return
            self._tell()
            if number == -1:
                simple = ranking.simple()
                ranked = simple[:_FIRST]
            elif number == 0:
                ranked, known = ranking.paired(simple)[:_CLOSELY], known + simple[_FIRST:][:_PARENTS]
            else:
                about = [one.ways for one in sorted(known, key=lambda one: one.order)[:_PARENTS]]
                ranked = ranking.drawn(about, _NEARER ** (number - 1))[:_CLOSELY] if about else []
            by = _CLOSER if len(self._measured) > 1 else 1
            for place, one in enumerate(ranking.closely(ranked, by)):
                if place < _MEASURED and one.seems_m == 0.0:
                    self._tell()
                    lacks_m = self._measure(one.ways)
                    if not lacks_m:
                        return
                    one = replace(one, seems_m=lacks_m)
                known.append(one)
        for one in sorted(known, key=lambda one: one.order)[:_MEASURED]:
            self._tell()
            if not self._measure(one.ways):
                return
        self._polish()

    def _polish(self) -> None:
        """Measure ways close to the best one until one is free: rough arms no longer tell these apart."""
        best, spread, random = self._best, _BESIDE, np.random.default_rng(0)
        for _ in range(self._between.polished):
            if best.is_enough or best.lacks_m > _POLISHED_M:
                return
            self._tell()
            ways = best.way.transitions
            self._measure(
                {role: way_beside(ways[role], usual, spread, random) for role, usual in self._usual.items()}
            )
            spread *= _FARTHER if self._best is not best else _CLOSE_BY
            best = self._best

    @property
    def _best(self) -> Measured:
        return min(self._measured, key=lambda one: one.lacks_m)

    def _measure(self, ways: Ways, frames: Clip | None = None) -> float:
        """Measure a way, and return how much deeper it is, m, than one that is surely free; 0 where it is."""
        if frames is None:
            frames = poses(self._between.sign(ways), self._times, self._character)
        fastest = fastest_m_s(wrists_of(frames, self._usual), frames.times_s)
        hz = FRAMES_HZ * min(max(ceil(fastest / FRAMES_HZ / _SOLVED_M), 1), _MOST_FINER)
        if hz > FRAMES_HZ:
            times = self._between.times(hz)
            frames = poses(self._between.sign(ways), times, self._character)
        fastest = fastest_m_s(finger_joints_of(frames, self._usual), frames.times_s)
        frames = filled(frames, min(max(ceil(fastest / hz / _LOOK_M), 1), _MOST_BETWEEN))
        inside = {role: list(found) for role, found in insides(frames).items()}
        near = {row for role in self._usual for row in near_rows(frames, role, inside[role], _NEARLY_M)}
        if (
            len(near) > 0
            and max(inside[role][row].over_m for role in self._usual for row in near) < _NEARLY_M
        ):
            rows = np.array(sorted(near))
            exactly = insides(poses(self._between.sign(ways), frames.times_s[rows], self._character))
            for role in self._usual:
                for row, found in zip(rows.tolist(), exactly[role], strict=True):
                    inside[role][row] = found
        self._is_in_at_end = any(not inside[role][end].is_clear for role in self._usual for end in (0, -1))
        passages = (worst_on_way(frames, role, inside[role], _SURE_M, _AS_DEEP_M) for role in self._usual)
        deep = [one for one in passages if one is not None]
        deepest = max(deep, key=lambda one: one.inside.over_m, default=None)
        lacks_m: float = haste_m(
            fastest_m_s(wrists_of(frames, self._usual), frames.times_s), self._fastest_m_s
        )
        if deepest is not None:
            lacks_m += deepest.inside.over_m + _SURE_M
        else:
            lacks_m += haste_m(self._greatest_step(ways), self._step_m_s)
        self._measured.append(Measured(_way(ways, deepest), lacks_m))
        return lacks_m

    def _greatest_step(self, ways: Ways) -> float:
        from_s, until_s = self._times[[0, -1]].tolist()
        return greatest_step(self._character, self._between.sign(ways), from_s, until_s, self._usual)


def _way(ways: Ways, deepest: Passage | None) -> Way:
    """Return a way that was measured; what is clear by too little to be sure is clear all the same."""
    if deepest is None or deepest.inside.is_clear:
        return Way(ways)
    return Way(ways, deepest.inside.over_m, deepest.at(-LEAVES_S))
