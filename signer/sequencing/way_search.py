"""Search for a way between two items that is free of the body: ways are changed, and measured."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
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
from signer.sequencing.way_problem import BEGUN, HASTY, MEASURED, WayProblem

_LOOK_M: Final = 0.004
"""Between looks at a way a fingertip goes so far, m, where something is touched:
round tips of 8 mm that graze meanwhile are in each other by 0.3 mm more at most."""
_SPARSELY_M: Final = 0.012
"""Distance between looks elsewhere, m: tips are in each other by 1.1 mm more, and flesh gives 3."""
_DEEP_M: Final = 0.001
"""Depth, m, from which a way is not looked at closely: it is not free, however deep it is between looks."""
_MOST_BETWEEN: Final = 4
_BESIDE: Final = 1
"""Moments before and after a way at which it is still looked at: how even it is is told from three. Of more,
hands that leap in a hold do so whatever their way is."""
_MEASURED: Final = 8
"""Once so many ways are measured none is changed any more: without changes two of 300 pairs lay deeper, by up
to 1.1 mm, and both took longer."""
_FURTHER: Final = 1.15
"""Times as far as it is that a way goes off the usual one where the change that was told does not help:
without it one of 92 transitions was prolonged for a twentieth of a millimetre."""
_HARDLY: Final = 0.01
"""Steps off the usual way, half a millimetre, with which a hand is led that rises or sinks by itself."""
_HASTE_M: Final = 0.02
"""Depth, m, that counts as much as hands at twice their speed: a tenth of it lasts a tenth longer."""
_ROUGH_SPEED: Final = 0.97
"""Share of the speed that wrists may have which rough arms may have: they are off by less."""
_LEADS_ON: Final = 0.9
"""Share of what a way lacks that may be left by the next one that is measured, for more to be tried."""
_SURE_M: Final = SAME_M
"""By how much a way that is measured must be clear."""
_AS_DEEP_M: Final = 0.2 * SAME_M
"""By how much deeper than in a hold beside it may be and count as no deeper: others look at other frames."""

Depths: TypeAlias = dict[HandRole, Array]


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
    quickly or less evenly on it than they may, and `too_fast` by which more quickly.
    """

    way: Way
    lacks_m: float
    haste: float
    too_fast: float = 0.0

    @property
    def is_good(self) -> bool:
        """Return whether it is free and slow enough."""
        return self.way.is_free and self.haste == 0.0

    @property
    def is_enough(self) -> bool:
        """Return whether it is free, and good in a little more time; no other way is more even."""
        return self.way.is_free and self.too_fast <= HASTY

    def is_better(self, other: "Measured") -> bool:
        """Return whether it lacks less than another one by a share that leads on."""
        if self.way.is_free or other.way.is_free:
            return self.way.is_free > other.way.is_free or self.order[1] < _LEADS_ON * other.order[1]
        return self.lacks_m < _LEADS_ON * other.lacks_m

    @property
    def order(self) -> tuple[bool, float]:
        """The less, the better it is."""
        return not self.way.is_free, self.lacks_m + _HASTE_M * self.haste


class Between(NamedTuple):
    """Conditions of the search for a way.

    Attributes:
        usual: transition of each hand that is on its way, where nothing stands in it.
        sign: that has other transitions in their place.
        times: (n,) s, even times of the way at a rate, both ends included.
        lasts_s: how long the way takes, s.
        is_set: whether the usual ways stay, whatever they lead through.
        is_hurried: whether hands may go as quickly and unevenly as on the usual ways, and stay on them where
            one lies in something at an end: that is healed first, and no way is free till then.
    """

    usual: Mapping[HandRole, Transition]
    sign: Callable[[Mapping[HandRole, Transition]], Sign]
    times: Callable[[float], Array]
    lasts_s: float
    is_set: bool = False
    is_hurried: bool = False


class Search:
    """The search for the way of a transition, and what was found on the way."""

    def __init__(
        self, character: Character, between: Between, tell: Tell, shorter: "Search | None" = None
    ) -> None:
        """Prepare; `tell` is called meanwhile, and what it raises ends the search.

        `shorter` is a search for the same way in less time: this one begins with what that one found, without
        leads where it found none, and tries none without where hands lay too deep on that.
        """
        self.between = between
        self._character, self._tell = character, tell
        self._usual = dict(between.usual)
        self._fastest_m_s, self._uneven, self._is_in_at_end = UNHURRIED_M_S, 1.0, False
        self._most_m_s, self._bulges_m = UNHURRIED_M_S, dict[HandRole, complex | None]()
        self._signs = dict[tuple[tuple[HandRole, Transition], ...], Sign]()
        self.measured = list[Measured]()
        self.numbers: Array | None = None if shorter is None else shorter.numbers
        self.problem: WayProblem | None = None if shorter is None else shorter.problem
        self.bare: Measured | None = None
        self._begins_bare = shorter is not None and shorter.good is shorter.bare
        self._may_be_bare = shorter is None or shorter.bare is None or shorter.bare.way.is_free

    @property
    def good(self) -> Measured:
        """The best way that was measured, of equal ones the last, which is the least change."""
        return min(reversed(self.measured), key=lambda one: one.order)

    def best(self) -> Measured:
        """Return the best way; the one that was set, where one was."""
        if not self._usual:
            return Measured(Way({}), 0.0, 0.0)
        begun = self.numbers
        ways = self._usual if begun is None or self.problem is None else self.problem.ways(begun)
        if self._begins_bare and self._measured_bare(ways).is_good:
            return self.good
        problem = self._measured(ways)
        stays = self._is_in_at_end if self.between.is_hurried else self.between.is_set
        if problem is not None and problem.roles and not stays:
            self._search(problem, begun)
        good = self.good
        if good.way.is_free and good.haste > good.too_fast and not stays and self._may_be_bare:
            self._measured_bare(good.way.transitions)
        return self.good

    def _measured_bare(self, ways: Mapping[HandRole, Transition]) -> Measured:
        """Measure ways without the leads of fingers and wrist."""
        bare = {role: replace(way, handshape_lead=0.0, orientation_lead=0.0) for role, way in ways.items()}
        if not self._is_measured(bare):
            self._measured(bare)
            self.bare = self.measured[-1]
        return self.good

    @property
    def is_done(self) -> bool:
        """Return whether the last way that was measured is good enough."""
        good = self.good
        return good.is_enough and (good.lacks_m == 0.0 or good is self.measured[-1])

    def _measured(self, ways: Ways) -> WayProblem | None:
        """Measure ways, and return the problem beside them; None where they are good enough."""
        self._tell()
        frames, tracks = self._solved(ways)
        self._tell()
        over_m = self._measure(ways, frames)
        self._tell()
        if self.measured[-1].lacks_m == 0.0 or (self.is_done and ways is not self._usual):
            return None
        rough = RoughWays(frames, tracks, ways, _ROUGH_SPEED * self._most_m_s)
        self._bulges_m = self._bulges_m or rough.bulges_m
        return WayProblem(rough, self._usual, over_m, self._bulges_m, self._tell)

    def _search(self, problem: WayProblem, numbers: Array | None) -> None:
        """Measure ways from one that was or from simple ones, each changed as long as that helps."""
        if numbers is None and problem.goes_by_itself:  # arcs are told from an arc
            led = self._measured(problem.ways(np.full(problem.size, _HARDLY)))
            if led is None:
                return
            problem = led
        if numbers is not None:
            self._change(problem, self.measured[-1], numbers, problem)
            return
        tried = list[tuple[Measured, Array, WayProblem]]()
        for start in islice(problem.simple(), BEGUN):
            beside = self._tried(problem, start)
            if beside is None:
                return
            tried.append((self.measured[-1], start, beside))
        if tried:
            self._change(problem, *min(tried, key=lambda one: one[0].lacks_m))

    def _change(self, problem: WayProblem, best: Measured, numbers: Array, beside: WayProblem) -> None:
        """Change a way that was measured as long as that helps."""
        changes = _changes(numbers, beside)
        while len(self.measured) < _MEASURED and (changed := next(changes, None)) is not None:
            if self._is_measured(problem.ways(changed)):
                continue
            found = self._tried(problem, changed)
            if found is None:
                return
            if self.measured[-1].is_better(best):
                best, changes = self.measured[-1], _changes(changed, found)

    def _tried(self, problem: WayProblem, numbers: Array) -> WayProblem | None:
        """Measure a way that numbers (p,) tell, and keep these where it is the best so far."""
        found = self._measured(problem.ways(numbers))
        if self.good is self.measured[-1] or self.numbers is None:
            self.numbers, self.problem = numbers, problem
        return found

    def _is_measured(self, ways: Ways) -> bool:
        return tuple(ways.items()) in self._signs

    def _sign(self, ways: Ways) -> Sign:
        """Return the sign of ways, the same object each time: its score is kept by identity."""
        return self._signs.setdefault(tuple(ways.items()), self.between.sign(ways))

    def _solved(self, ways: Ways) -> tuple[Clip, Mapping[HandRole, Track]]:
        """Return the frames and tracks of a way, `MOMENTS_HZ` a second, and some before and after it."""
        times = self.between.times(MOMENTS_HZ)
        beside = (times[1] - times[0]) * np.arange(1, _BESIDE + 1)
        moments = np.concatenate([times[0] - beside[::-1], times, times[-1] + beside])
        sign = self._sign(ways)
        score = score_of(self._character, sign)
        solved = score.at(moments, CLOSELY)
        return composed(sign, score, moments, solved), solved.tracks

    def _measure(self, ways: Ways, frames: Clip) -> Depths:
        """Measure a way; return how much deeper (F,) m than flesh gives each hand lies in its frames."""
        on_way = _on_way(frames)
        looked, inside = self._looks(on_way)
        worst = (worst_on_way(looked, role, inside[role], _SURE_M, _AS_DEEP_M) for role in self._usual)
        passages = [one for one in worst if one is not None]
        deepest = max(passages, key=lambda one: one.inside.over_m, default=None)
        speed_m_s = fastest_m_s(wrists_of(on_way, self._usual), on_way.times_s)
        uneven = max(self._share_of_step(ways, frames, role) for role in self._usual)
        if not self.measured:
            self._is_in_at_end = any(
                not inside[role][end].is_clear for role in self._usual for end in (0, -1)
            )
            if self.between.is_hurried:
                self._fastest_m_s, self._uneven = max(speed_m_s, self._fastest_m_s), max(uneven, self._uneven)
            self._most_m_s = max(speed_m_s, self._fastest_m_s)
        too_fast = max(speed_m_s / self._fastest_m_s - 1.0, 0.0)
        haste = max((uneven / self._uneven) ** 0.5 - 1.0, too_fast)
        lacks_m = 0.0 if deepest is None else deepest.inside.over_m + _SURE_M
        self.measured.append(Measured(_way(ways, deepest), lacks_m, haste, too_fast))
        nearest = np.abs(looked.times_s - on_way.times_s[:, None]).argmin(axis=1)
        return {
            role: np.pad(
                counted_m(np.array([one.over_m for one in found]), [one.into for one in found])[nearest],
                _BESIDE,
                constant_values=-CLEAR_M,
            )
            for role, found in inside.items()
        }

    def _share_of_step(self, ways: Ways, frames: Clip, role: HandRole) -> float:
        """Return the largest step of a hand's velocities, as a share of what it may be."""
        times, sizes = changes_of(frames.times_s, joints_of(frames, role))
        shares = shares_of_limit(self._sign(ways), role, times, sizes)
        return float(of_hand(shares).max(initial=0.0))

    def _looks(self, frames: Clip) -> tuple[Clip, Mapping[HandRole, Sequence[Inside]]]:
        """Return frames of a way, closely where a hand touches something, and how deep hands lie in each.

        A way that is far from free is looked at sparsely alone.
        """
        joints = finger_joints_of(frames, self._usual)
        fastest = fastest_m_s(joints, frames.times_s)
        by = min(max(ceil(fastest * (frames.times_s[1] - frames.times_s[0]) / _LOOK_M), 1), _MOST_BETWEEN)
        steps = np.linalg.norm(np.diff(joints, axis=1), axis=-1).max(axis=0)
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


def _changes(numbers: Array, beside: WayProblem) -> Iterator[Array]:
    """Yield what a way is changed to: as the problem beside it tells, and farther off the usual one."""
    yield beside.descend(MEASURED, numbers[None])[0]
    yield _FURTHER * numbers


def _spaced(gone: Array, apart_m: float) -> Indices:
    """Return rows of a way (n,) m that are about so far from one another, both ends included."""
    return np.unique(np.append(np.searchsorted(gone, np.arange(0.0, gone[-1], apart_m)), (0, len(gone) - 1)))


def _on_way(frames: Clip) -> Clip:
    """Return frames without those before and after the way."""
    return frames.rows(np.arange(_BESIDE, len(frames) - _BESIDE))


def _way(ways: Ways, deepest: Passage | None) -> Way:
    """Return a way that was measured; what is clear by too little to be sure is clear all the same."""
    if deepest is None or deepest.inside.is_clear:
        return Way(ways)
    return Way(ways, deepest.inside.over_m, deepest.at(-LEAVES_S))
