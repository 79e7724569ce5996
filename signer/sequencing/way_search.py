"""Search for a way between two items that is free of the body: ways are changed, and measured."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from math import ceil
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ
from signer.document.values import HandRole, Transition
from signer.motion.checks.between_frames import filled
from signer.motion.checks.penetrating_transitions import Passage, worst_on_way
from signer.motion.movement.frames import Track
from signer.motion.movement.score import score_of
from signer.motion.operations.evenness import changes_of, joints_of, of_hand, shares_of_limit
from signer.motion.pose import Clip
from signer.motion.posing import composed
from signer.motion.posture.fixed_point import CLOSELY
from signer.motion.posture.penetration import SAME_M, Inside, insides
from signer.motion.solving.descent import Tell
from signer.sequencing.joining import LEAVES_S, UNHURRIED_M_S, fastest_m_s, finger_joints_of, wrists_of
from signer.sequencing.rough_ways import CLEAR_M, RoughWays, Ways, counted_m
from signer.sequencing.way_problem import BEGUN, HASTE_M, HASTY, MEASURED, WayProblem, within

_LOOK_M: Final = 0.004
"""Between looks at a way a fingertip goes so far, m, where something is touched:
round tips of 8 mm that graze meanwhile are in each other by 0.3 mm more at most."""
_SPARSELY_M: Final = 0.012
"""Distance between looks elsewhere, m: tips are in each other by 1.1 mm more, and flesh gives 3."""
_NEAR_M: Final = 0.05
"""Distance of the nearest joints of both hands, m, below which fingers may meet: half the length of a bone,
and what is about two of them."""
_DEEP_M: Final = 0.001
"""Depth, m, from which a way is not looked at closely: it is not free, however deep it is between looks."""
_MOST_BETWEEN: Final = 4
_BESIDE: Final = 1
"""Moments before and after a way at which it is still looked at: how even it is is told from three. Of more,
hands that leap in a hold do so whatever their way is."""
_MEASURED: Final = 8
"""Once so many ways are measured none is changed any more: without changes two of 300 pairs lay deeper, by up
to 1.1 mm, and both took longer."""
_FARTHER: Final = 1.15
"""Times as far as it is that a way goes off the usual one where the change that was told does not help:
without it one of 92 transitions was prolonged for a twentieth of a millimetre."""
Beside: TypeAlias = Callable[[], WayProblem]
"""Sets the problem beside a way that was measured."""
_CHANGES: Final[tuple[Callable[[Beside, Array], Array], ...]] = (
    lambda beside, numbers: beside().changed(MEASURED, numbers),
    lambda _, numbers: within(_FARTHER * numbers),
)
"""Changes of a way that are measured one after the other, until one helps."""
_LEADS_ON: Final = 0.9
"""Share of what a way lacks that may be left by the next one that is measured, for more to be tried."""
_SURE_M: Final = SAME_M
"""By how much a way that is measured must be clear."""
_AS_DEEP_M: Final = 0.2 * SAME_M
"""By how much deeper than in a hold beside it may be and count as no deeper: others look at other frames."""


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


class Measured(NamedTuple):
    """A way that was measured.

    `lacks_m` is how much deeper it is, m, than one that is surely free, `haste` by which share hands go more
    quickly or less evenly on it than they may, and `too_fast` by which more quickly. `numbers` (p,) tell it
    where it is no usual one.
    """

    way: Way
    lacks_m: float
    haste: float
    too_fast: float = 0.0
    numbers: Array | None = None

    @property
    def is_good(self) -> bool:
        """Return whether it is free and slow enough."""
        return self.way.is_free and self.haste == 0.0

    @property
    def order(self) -> tuple[bool, float]:
        """The less, the better it is; where none is free, a longer time makes the freest even."""
        is_free = self.way.is_free
        return not is_free, self.lacks_m + HASTE_M * (self.haste if is_free else self.too_fast)

    def is_better(self, other: "Measured") -> bool:
        """Return whether it lacks less than another one by a share that leads on."""
        is_bound, lacks = other.order
        return self.order < (is_bound, _LEADS_ON * lacks)


class _Solved(NamedTuple):
    """A way as it is solved: its frames and tracks, and what `Measured` tells of it besides depth."""

    ways: Ways
    frames: Clip
    tracks: Mapping[HandRole, Track]
    haste: float
    too_fast: float
    numbers: Array | None


class Between(NamedTuple):
    """Conditions of the search for a way.

    Attributes:
        usual: transition of each hand that is on its way, where nothing stands in it.
        sign: that has other transitions in their place.
        times: (n,) s, even times of the way at a rate, both ends included.
        is_set: whether the usual ways stay, whatever they lead through.
        is_hurried: whether hands may go as quickly and unevenly as on the usual ways, and stay on them where
            one lies in something at an end: that is healed first, and no way is free till then.
    """

    usual: Mapping[HandRole, Transition]
    sign: Callable[[Mapping[HandRole, Transition]], Sign]
    times: Callable[[float], Array]
    is_set: bool = False
    is_hurried: bool = False


class Search:
    """The search for the way of a transition, and what was found on the way."""

    def __init__(
        self, character: Character, between: Between, tell: Tell, begun: Measured | None = None
    ) -> None:
        """Prepare; `tell` is called meanwhile, and what it raises ends the search.

        It goes on from `begun`, the best way in less time, else begins with the usual ones.
        """
        self.between = between
        self._character, self._tell = character, tell
        self._usual = dict(between.usual)
        self._begun = Measured(Way(self._usual), 0.0, 0.0) if begun is None else begun
        self._fastest_m_s, self._uneven, self._is_in_at_end = UNHURRIED_M_S, 1.0, False
        self._most_m_s = 0.0
        self.measured = list[Measured]()

    @property
    def good(self) -> Measured:
        """The best way that was measured, of equal ones the last, which is the least change."""
        return min(reversed(self.measured), key=lambda one: one.order)

    def best(self) -> Measured:
        """Return the best way; the one that was set, where one was."""
        if not self._usual:
            return Measured(Way({}), 0.0, 0.0)
        begun = self._solved(self._begun.way.transitions, self._begun.numbers)
        if self.between.is_set or not self._is_even_without_leads(begun):
            self._find(begun)
        return self.good

    def _find(self, begun: _Solved) -> None:
        """Measure a way, and others beside it until one is good enough."""
        beside = self._measured(begun)
        stays = self._is_in_at_end if self.between.is_hurried else self.between.is_set
        if beside is None or stays or not (problem := beside()).roles:
            return
        if begun.numbers is None:
            self._search(problem)
        else:
            self._change(problem, self.measured[-1], lambda: problem)
        good = self.good
        if good.way.is_free and good.way.transitions is not begun.ways:
            self._is_even_without_leads(good)

    def _is_even_without_leads(self, uneven: _Solved | Measured) -> bool:
        """Measure an uneven way without leads, where it is less so then; return whether it is good enough."""
        leads = uneven.ways if isinstance(uneven, _Solved) else uneven.way.transitions
        ways = {role: replace(way, handshape_lead=0.0, orientation_lead=0.0) for role, way in leads.items()}
        if uneven.haste <= uneven.too_fast or ways == leads:
            return False
        without = self._solved(ways)
        if without.haste >= uneven.haste:
            return False
        if self._measured(without) is None:
            return True
        self.measured.pop()  # with leads hands mostly go no deeper, and others are told beside those
        return False

    def _search(self, problem: WayProblem) -> None:
        """Measure simple ways until one is good enough, then changes of the best as long as these help.

        Where none of them is free, hands go on an arc each, which take longer to be told.
        """
        for starts in (problem.simple(), problem.paired()):
            tried, most = list[tuple[Measured, Beside]](), len(self.measured) + _MEASURED - 1
            for start in islice(starts, BEGUN):
                beside = self._measured(self._solved(problem.ways(start), start))
                if beside is None:
                    return
                tried.append((self.measured[-1], beside))
            if tried:
                self._change(problem, *min(tried, key=lambda one: one[0].lacks_m), most)
            if self.good.way.is_free:
                return

    def _change(self, problem: WayProblem, best: Measured, beside: Beside, most: int = _MEASURED) -> None:
        """Measure changes of a way, or what goes farther off the usual one, as long as either helps."""
        vain = 0
        while len(self.measured) < most and vain < len(_CHANGES) and best.numbers is not None:
            numbers = _CHANGES[vain](beside, best.numbers)
            found = self._measured(self._solved(problem.ways(numbers), numbers))
            if found is None:
                return
            if self.measured[-1].is_better(best):
                best, beside, vain = self.measured[-1], found, 0
            else:
                vain += 1

    def _solved(self, ways: Ways, numbers: Array | None = None) -> _Solved:
        """Solve a way, `MOMENTS_HZ` a second, and some moments beside it; the first one tells what may be."""
        self._tell()
        sign, times = self.between.sign(ways), self.between.times(MOMENTS_HZ)
        beside = (times[1] - times[0]) * np.arange(1, _BESIDE + 1)
        moments = np.concatenate([times[0] - beside[::-1], times, times[-1] + beside])
        score = score_of(self._character, sign)
        solved = score.at(moments, CLOSELY)
        frames = composed(sign, score, moments, solved)
        self._tell()
        speed_m_s = fastest_m_s(wrists_of(_on_way(frames), self._usual), times)
        uneven = max(_share_of_step(sign, frames, role) for role in self._usual)
        if not self._most_m_s:
            if self.between.is_hurried:
                self._fastest_m_s, self._uneven = max(speed_m_s, self._fastest_m_s), max(uneven, self._uneven)
            self._most_m_s = max(speed_m_s, self._fastest_m_s)
        too_fast = max(speed_m_s / self._fastest_m_s - 1.0, 0.0)
        haste = max((uneven / self._uneven) ** 0.5 - 1.0, too_fast)
        return _Solved(ways, frames, solved.tracks, haste, too_fast, numbers)

    def _measured(self, solved: _Solved) -> Beside | None:
        """Measure a way, and return the problem beside it, unset; None where it is good enough.

        Good enough are those that are free, and good in a little more time; the usual ones must surely be
        free.
        """
        on_way = _on_way(solved.frames)
        looked, inside = self._looks(on_way)
        self._tell()
        worst = (worst_on_way(looked, role, inside[role], _SURE_M, _AS_DEEP_M) for role in self._usual)
        passages = [one for one in worst if one is not None]
        deepest = max(passages, key=lambda one: one.inside.over_m, default=None)
        if not self.measured:
            self._is_in_at_end = any(
                not inside[role][end].is_clear for role in self._usual for end in (0, -1)
            )
        lacks_m = 0.0 if deepest is None else deepest.inside.over_m + _SURE_M
        way = _way(solved.ways, deepest)
        self.measured.append(Measured(way, lacks_m, solved.haste, solved.too_fast, solved.numbers))
        is_enough = way.is_free and solved.too_fast <= HASTY and solved.ways is not self._usual
        if lacks_m == 0.0 or is_enough:
            return None

        @cache
        def beside() -> WayProblem:
            nearest = np.abs(looked.times_s - on_way.times_s[:, None]).argmin(axis=1)
            counted = {
                role: counted_m(np.array([one.over_m for one in found]), [one.into for one in found])[nearest]
                for role, found in inside.items()
            }
            over_m = {role: np.pad(each, _BESIDE, constant_values=-CLEAR_M) for role, each in counted.items()}
            rough = RoughWays(solved.frames, solved.tracks, solved.ways, self._most_m_s)
            return WayProblem(rough, self._usual, over_m, self._tell)

        return beside

    def _looks(self, frames: Clip) -> tuple[Clip, Mapping[HandRole, Sequence[Inside]]]:
        """Return frames of a way, closely where a hand touches something, and how deep hands lie in each.

        A way that is far from free is looked at sparsely alone.
        """
        joints = finger_joints_of(frames, self._usual)
        fastest = fastest_m_s(joints, frames.times_s)
        by = min(max(ceil(fastest * (frames.times_s[1] - frames.times_s[0]) / _LOOK_M), 1), _MOST_BETWEEN)
        steps = steps_m(joints.reshape(len(self._usual), -1, *joints.shape[1:]))
        gone = np.concatenate([[0.0], np.cumsum(np.repeat(steps / by, by))])
        closely, rows = filled(frames, by), _spaced(gone, _SPARSELY_M)
        inside = insides(closely.rows(rows))
        touches = np.max([[one.depth_m for one in inside[role]] for role in self._usual], axis=0) > 0.0
        more = np.setdiff1d([*_spaced(gone, _LOOK_M), *range(0, len(gone), by)], rows)
        more = more[(touches[:-1] | touches[1:])[np.searchsorted(rows, more) - 1]]
        sparsely = closely.rows(rows)
        deep = (worst_on_way(sparsely, role, inside[role]) for role in self._usual)
        if not len(more) or any(one.inside.over_m > _DEEP_M for one in deep if one is not None):
            return sparsely, inside
        order, found = np.argsort(np.concatenate([rows, more])), insides(closely.rows(more))
        both = {role: [*inside[role], *found[role]] for role in self._usual}
        looked = closely.rows(np.concatenate([rows, more])[order])
        return looked, {role: [each[row] for row in order] for role, each in both.items()}


def _share_of_step(sign: Sign, frames: Clip, role: HandRole) -> float:
    """Return the largest step of a hand's velocities, as a share of what it may be."""
    times, sizes = changes_of(frames.times_s, joints_of(frames, role))
    return float(of_hand(shares_of_limit(sign, role, times, sizes)).max(initial=0.0))


def _spaced(gone: Array, apart_m: float) -> Indices:
    """Return rows of a way (n,) m that are about so far from one another, both ends included."""
    return np.unique(np.append(np.searchsorted(gone, np.arange(0.0, gone[-1], apart_m)), (0, len(gone) - 1)))


def steps_m(joints: Array) -> Array:
    """(n - 1,) m, how far fingers go between frames, given the joints (h, k, n, 3) m of each hand.

    Two hands that are near each other may both go towards the other one.
    """
    steps = np.linalg.norm(np.diff(joints, axis=2), axis=-1).max(axis=1)
    apart_m = np.linalg.norm(joints[0, :, None] - joints[-1], axis=-1).min(axis=(0, 1))
    is_near = np.minimum(apart_m[1:], apart_m[:-1]) < _NEAR_M
    return np.asarray(np.where(is_near, steps.sum(axis=0), steps.max(axis=0)))


def _on_way(frames: Clip) -> Clip:
    """Return frames without those before and after the way."""
    return frames.rows(np.arange(_BESIDE, len(frames) - _BESIDE))


def _way(ways: Ways, deepest: Passage | None) -> Way:
    """Return a way that was measured; what is clear by too little to be sure is clear all the same."""
    if deepest is None or deepest.inside.is_clear:
        return Way(ways)
    return Way(ways, deepest.inside.over_m, deepest.at(-LEAVES_S))
