"""Possible angles of a dial or of the elbow's circle, and why the others are not possible."""

from dataclasses import dataclass
from math import remainder, tau
from typing import Generic, NamedTuple, TypeVar

from body_model.arrays import TRACE
from signer.kinematics import arcs
from signer.kinematics.arcs import Arcs


class Blocked(NamedTuple):
    """Angles, rad, that cannot be taken, from `low_rad` up to `high_rad`, and why, in words.

    On a circle they may run past pi.

    By the body they can be taken after all, if somebody insists: flesh gives.
    """

    low_rad: float
    high_rad: float
    words: str
    by_body: bool = False


class Nearest(NamedTuple):
    """The possible angle nearest to a wish, rad, and what kept it from that; empty when nothing did."""

    angle_rad: float
    words: str


K = TypeVar("K")


class Held(NamedTuple, Generic[K]):
    """A key as near to what was asked for as is possible.

    Attributes:
        key: as it became.
        value: what was reached of a number that was asked for, in its unit; None where none was.
        words: what held it back, a sentence for the user; empty where nothing did.
    """

    key: K
    value: float | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Possible:
    """The possible angles as sorted closed intervals, and each interval of the others with its reason.

    Attributes:
        allowed: intervals, rad; those of a circle lie within [-pi, pi].
        blocked: what lies between them, in the order of the angles.
        is_round: the angles are those of a circle.
    """

    allowed: Arcs
    blocked: tuple[Blocked, ...]
    is_round: bool = False

    @property
    def in_body(self) -> tuple[Blocked, ...]:
        """Intervals in which the hand or forearm would be in something."""
        return tuple(one for one in self.blocked if one.by_body)

    def allows(self, angle_rad: float) -> bool:
        """Return whether an angle is possible."""
        if self.is_round:
            return arcs.contains(self.allowed, angle_rad, TRACE)
        return any(low - TRACE <= angle_rad <= high + TRACE for low, high in self.allowed)

    def nearest(self, wish_rad: float) -> Nearest:
        """The possible angle nearest to a wish; where none is possible, the wish itself."""
        if not self.allowed or self.allows(wish_rad):
            return Nearest(wish_rad, "")
        if self.is_round:
            found = arcs.nearest(self.allowed, wish_rad)
            assert found is not None
        else:
            ends = (end for interval in self.allowed for end in interval)
            found = min(ends, key=lambda end: abs(end - wish_rad))
        return Nearest(found, self._words_beside(found, wish_rad))

    def _words_beside(self, end_rad: float, wish_rad: float) -> str:
        """The reason of what is barred beside an end of the possible, first of that which holds the wish."""

        def away(one: Blocked) -> tuple[bool, float]:
            middle, half = 0.5 * (one.low_rad + one.high_rad), 0.5 * (one.high_rad - one.low_rad)
            to_end = min(self._apart(end, end_rad) for end in (one.low_rad, one.high_rad))
            return self._apart(middle, wish_rad) > half, to_end

        beside = [one for one in self.blocked if away(one)[1] < 1e-3]
        return min(beside or self.blocked, key=away).words if self.blocked else ""

    def _apart(self, a: float, b: float) -> float:
        return abs(remainder(a - b, tau) if self.is_round else a - b)
