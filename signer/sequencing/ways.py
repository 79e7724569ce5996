"""Ways between two items that are free of the body: straight, or the least change of it that is."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

import numpy as np

from signer.characters.character import Character, per_character
from signer.document.timing import frame_times
from signer.document.values import HandRole, Transition
from signer.motion.checks.penetrating_transitions import SAME_M, Passage, worst_on_way
from signer.motion.operations.posture_search import Tell, quietly
from signer.motion.pose import Clip
from signer.motion.posing import poses
from signer.motion.posture.penetration import Inside, insides
from signer.sequencing.joining import (
    FRAMES_HZ,
    LEAVES_S,
    UNHURRIED_M_S,
    Joint,
    alone,
    fastest_m_s,
    set_way,
    wrists_of,
)
from signer.sequencing.ranking import Ranked, Ranking, Ways

_FINER: Final = 2
"""Ways that are measured are looked at so much more often."""
_NEARLY_M: Final = 0.0008
"""A straight way that is clear by less is looked at so, too: between two frames a hand may lie deeper."""
_SURE_M: Final = 0.0003
"""By how much a way that is measured must be clear."""
_FIRST: Final = 4
_LOOKED_AT: Final = 12
"""Count of ways that are looked at more exactly, of those that seem best: a few at first, then the others."""
_MEASURED: Final = 3
"""Count of ways that are measured, of these."""
_HOPEFUL_M: Final = 0.002
"""Depth from which on such a look is believed, and nothing measured."""
_ROUNDS: Final = 3
"""In each round but the first finer ways are tried, beside those that seem the least deep."""
_ABOUT: Final = 3
"""Count of ways beside which they are."""
_MOST_KNOWN: Final = 8192


@dataclass(frozen=True, slots=True)
class Way:
    """Transition of each hand to the next item.

    `over_m` is how much deeper than flesh gives, and than where it comes from and goes to, a hand lies on it.
    `deepest` is where it does so most, its times counted from the beginning of the transition.
    """

    transitions: Mapping[HandRole, Transition]
    over_m: float = 0.0
    deepest: Passage | None = field(default=None, compare=False)

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

    def look(self, character: Character, joint: Joint, tell: Tell = quietly) -> None:
        """Find the way of a transition: about 0.05 s, and 0.2 to 2 s where hands must go round.

        `tell` is called meanwhile; an exception that it raises ends the search, and nothing is kept.
        """
        if self(joint) is not None:
            return
        way = _Search(character, joint, tell).best()
        with self._lock:
            self._known[joint] = way
            for oldest in list(self._known)[: max(len(self._known) - _MOST_KNOWN, 0)]:
                del self._known[oldest]


@per_character(maxsize=2048)
def free_way(character: Character, joint: Joint) -> Way:
    """Return the way that is free of the body with the least change of the straight one.

    Where none is, it is the one on which hands go least deep, and says so.
    """
    return _Search(character, joint, quietly).best()


class _Search:
    """The search for the way of a transition, and what was found on the way."""

    def __init__(self, character: Character, joint: Joint, tell: Tell) -> None:
        after = dict(joint.after)
        self._character, self._joint, self._tell = character, joint, tell
        self._usual = {role: set_way(joint.style, joint.onward) for role, _ in joint.before if role in after}
        self._times, self._finer_times = (
            np.array(frame_times(joint.lasts_s, fps)) + LEAVES_S for fps in (FRAMES_HZ, _FINER * FRAMES_HZ)
        )
        self._ends_m, self._fastest_m_s = 0.0, UNHURRIED_M_S
        self._seen = set[tuple[tuple[HandRole, Transition], ...]]()
        self._seemed = list[tuple[float, Ranked]]()
        self._measured = list[Way]()

    def best(self) -> Way:
        """Return the best way; the one that was set, where one was."""
        if not self._usual:
            return Way({})
        self._tell()
        straight = alone(self._joint, self._usual)
        frames = poses(straight, self._times, self._character)
        inside = insides(frames)
        self._ends_m = max(inside[role][row].over_m for role in self._usual for row in (0, -1))
        found = self._deepest(frames, inside, _NEARLY_M)
        if found is None and not self._is_hasty(frames):
            return Way(self._usual)
        self._tell()
        if found is not None and found.inside.over_m > _NEARLY_M:
            self._measured.append(_way(self._usual, found))
            if self._is_hasty(frames):  # a hand that would turn over so quickly may do so round the body
                finely = poses(straight, self._finer_times, self._character)
                self._fastest_m_s = fastest_m_s(wrists_of(finely, self._usual), self._finer_times)
        elif self._is_free(self._usual):
            return Way(self._usual)
        if self._joint.onward.path is not None:
            return self._measured[0]
        ranking = Ranking(self._character, straight, frames, self._usual, self._fastest_m_s)
        for ranked in self._rounds(ranking):
            ways = self._first_free(ranking, ranked)
            if ways is not None:
                return Way(ways)
        self._seemed.sort(key=lambda one: one[0])
        for _, one in self._seemed[:_LOOKED_AT]:
            if len(self._measured) > _MEASURED:
                break
            if self._is_free(one.ways):
                return Way(one.ways)
        return min(self._measured, key=lambda one: one.over_m)

    def _rounds(self, ranking: Ranking) -> Iterator[Sequence[Ranked]]:
        """Yield ways that are worth a closer look: simple ones, then of all, then beside the least deep."""
        yield [one for one in ranking.simple()[:_FIRST] if one.seems_m < _HOPEFUL_M]
        for number in range(_ROUNDS):
            self._tell()
            self._seemed.sort(key=lambda one: one[0])
            about = [one.ways for _, one in self._seemed[:_ABOUT]]
            ranked = ranking.finer(about) if number else ranking.ranked()
            yield ranked[:_FIRST]
            yield ranked[_FIRST:_LOOKED_AT]

    def _first_free(self, ranking: Ranking, ranked: Sequence[Ranked]) -> Ways | None:
        """Return the first free way of those that seem best; remember how deep others seem to lead."""
        ranked = [one for one in ranked if tuple(one.ways.items()) not in self._seen]
        if not ranked:
            return None
        self._tell()
        self._seen.update(tuple(one.ways.items()) for one in ranked)
        deep = [depth_m if depth_m > self._ends_m + SAME_M else 0.0 for depth_m in ranking.depths_m(ranked)]
        order = sorted(zip(deep, ranked, strict=True), key=lambda one: one[0])
        self._seemed += order
        for depth_m, one in order[:_MEASURED]:
            self._tell()
            if depth_m < _HOPEFUL_M and self._is_free(one.ways):
                return one.ways
        return None

    def _is_free(self, ways: Ways) -> bool:
        """Measure a way, and return whether it is free of the body and slow enough.

        How deep it is is remembered, unless it is too quick: that is done only where there is no other.
        """
        frames = poses(alone(self._joint, ways), self._finer_times, self._character)
        is_hasty, deepest = self._is_hasty(frames), self._deepest(frames, insides(frames), _SURE_M)
        if not (is_hasty and self._measured):
            self._measured.append(_way(ways, deepest))
        return deepest is None and not is_hasty

    def _deepest(
        self, frames: Clip, inside: Mapping[HandRole, Sequence[Inside]], nearly_m: float
    ) -> Passage | None:
        """Return where a hand lies deepest on its way, as `worst_on_way`; None where all are free."""
        found = (worst_on_way(frames, role, inside[role], nearly_m) for role in self._usual)
        deep = [one for one in found if one is not None]
        return max(deep, key=lambda one: one.inside.over_m, default=None)

    def _is_hasty(self, frames: Clip) -> bool:
        """Return whether a wrist goes faster than it may."""
        return fastest_m_s(wrists_of(frames, self._usual), frames.times_s) > self._fastest_m_s


def _way(ways: Ways, deepest: Passage | None) -> Way:
    """Return a way that was measured; what is clear by too little to be sure is clear all the same."""
    if deepest is None or deepest.inside.is_clear:
        return Way(ways)
    return Way(ways, deepest.inside.over_m, deepest.at(-LEAVES_S))
