"""Ways between two items that are free of the body: straight, or the least change of it that is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from math import pi, radians
from threading import Lock
from typing import Final, TypeAlias

import numpy as np

from signer.characters.character import Character, per_character
from signer.document.timing import frame_times
from signer.document.values import HandRole, Transition
from signer.motion.checks.penetrating_transitions import SAME_M, Passage, passages_in
from signer.motion.operations.posture_search import Tell, quietly
from signer.motion.posing import poses
from signer.motion.posture.penetration import insides
from signer.sequencing.joining import HOLD_S, LEAD_S, Joint, alone, set_way
from signer.sequencing.rates import FASTEST_M_S

ARCS_M: Final = (0.03, 0.06, 0.10, 0.14)
"""Heights of arcs that are tried round the body, m."""
PLANES_DEG: Final = (0.0, 45.0, -45.0, 90.0, -90.0, 135.0, -135.0, 180.0)
"""By how much these are turned about the straight way, away from the body first."""
_FPS: Final = 60
_TURNED_COUNTS: Final = 0.05
"""Cost of turning an arc by a radian beside a metre of its height."""
_TOGETHER_COUNTS: Final = 0.04
"""Cost, beside a metre of height, of a hand that turns and changes shape all the way, and not first."""
_WORST: Final = 2
"""An arc is looked at first in so many frames in which others failed."""
_MEASURED: Final = 6
"""Count of ways that are measured, of those that seem best, where none is free."""
_MOST_KNOWN: Final = 8192

Ways: TypeAlias = dict[HandRole, Transition]


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
        """Find the way of a transition, about 0.03 s, where hands must go round up to some seconds.

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
        self._times = np.array(frame_times(joint.lasts_s, _FPS)) + (LEAD_S + HOLD_S)
        self._ends_m = dict[HandRole, float]()
        self._worst = list[int]()
        self._is_hasty = False
        self._deepest: Passage | None = None

    def best(self) -> Way:
        """Return the best way; the one that was set, where one was."""
        self._tell()
        straight = self._measured(self._usual)
        usual = Way(self._usual, max(straight.values(), default=0.0), self._deepest)
        if usual.is_free or self._joint.onward.path is not None:
            return usual
        seemed = list[tuple[float, int, Ways]]()
        for number, tried in enumerate(self._tries([role for role, over_m in straight.items() if over_m])):
            self._tell()
            seems_m = self._deeper_m(tried) or max(self._measured(tried).values())
            if self._is_hasty:
                continue
            if not seems_m:
                return Way(tried)
            seemed.append((seems_m, number, tried))
        measured = [(usual.over_m, -1, usual)]
        for _, number, tried in sorted(seemed, key=lambda one: one[:2])[: 4 * _MEASURED]:
            if len(measured) > _MEASURED:
                break
            self._tell()
            over_m = max(self._measured(tried).values())
            if not self._is_hasty:
                measured.append((over_m, number, Way(tried, over_m, self._deepest)))
        return min(measured, key=lambda one: one[:2])[2]

    def _tries(self, blocked: list[HandRole]) -> Iterator[Ways]:
        """Yield ways in order of how much they change: one hand goes round, or both to or from each other."""
        arcs = [
            (height_m + _TURNED_COUNTS * abs(plane_rad), height_m, plane_rad)
            for height_m, plane_rad in product(ARCS_M, map(radians, PLANES_DEG))
        ]
        found = list[tuple[float, Ways]]()
        for together in (False, True):
            counts = _TOGETHER_COUNTS if together else 0.0
            if together:
                found.append((counts, {role: self._way(role, together) for role in self._usual}))
            for cost, height_m, plane_rad in arcs:
                for role in blocked:
                    one = {each: self._way(each, together) for each in self._usual}
                    found.append(
                        (counts + cost, one | {role: self._way(role, together, height_m, plane_rad)})
                    )
                if len(blocked) == 2:
                    for other_rad in (-plane_rad, plane_rad + pi):
                        planes: dict[HandRole, float] = {"dominant": plane_rad, "base": other_rad}
                        both = {
                            role: self._way(role, together, height_m, plane) for role, plane in planes.items()
                        }
                        found.append((counts + 2.0 * cost, both))
        yield from (ways for _, ways in sorted(found, key=lambda one: one[0]))

    def _way(
        self, role: HandRole, together: bool, height_m: float = 0.0, plane_rad: float = 0.0
    ) -> Transition:
        way = self._usual[role]
        if together:
            way = replace(way, handshape_lead=0.0, orientation_lead=0.0)
        return replace(way, path="arc", height_m=height_m, plane_rad=plane_rad) if height_m else way

    def _measured(self, ways: Ways) -> dict[HandRole, float]:
        """Return by hand how much deeper than flesh gives it lies on a way, m; zero where that is free.

        It is hasty where a wrist would go faster than a hand does.
        """
        frames = poses(alone(self._joint, ways), self._times, self._character)
        inside, found = insides(frames), dict[HandRole, float]()
        wrists = np.array([[hand.wrist for hand in frames.hands[role]] for role in self._usual])
        steps = np.linalg.norm(np.diff(wrists, axis=1), axis=-1)
        self._is_hasty = bool((steps > FASTEST_M_S / _FPS).any())
        self._deepest = None
        for role in self._usual:
            if role not in self._ends_m:
                self._ends_m[role] = max(inside[role][0].over_m, inside[role][-1].over_m, 0.0)
            passages = passages_in(frames, role, inside[role])
            found[role] = max((one.inside.over_m for one in passages), default=0.0)
            if passages:
                worst = max(passages, key=lambda one: one.inside.over_m)
                if self._deepest is None or worst.inside.over_m > self._deepest.inside.over_m:
                    self._deepest = worst.at(-(LEAD_S + HOLD_S))
                row = int(np.abs(self._times - worst.time_s).argmin())
                self._worst = [row, *(each for each in self._worst if each != row)]
        return found

    def _deeper_m(self, ways: Ways) -> float:
        """Return how much too deep a hand lies in frames in which it did on other ways, m.

        Most ways fail there; zero says nothing yet.
        """
        sign, self._is_hasty = alone(self._joint, ways), False
        for row in self._worst[:_WORST]:
            frames = poses(sign, self._times[row : row + 1], self._character)
            inside = insides(frames)
            deep = [
                inside[role][0].over_m
                for role in self._usual
                if frames.hands[role][0].key_id is None
                and inside[role][0].over_m > self._ends_m[role] + SAME_M
            ]
            if deep:
                return max(deep)
        return 0.0
