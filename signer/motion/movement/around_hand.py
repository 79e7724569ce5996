"""Things around a hand at the times solved and at others: the body, and the other arm as it moves."""

from typing import NamedTuple, Protocol

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from signer.document.sign import OTHER_SIDE
from signer.motion.movement.segments import PRESENT, Dependency, End
from signer.motion.posture.figure import resting_body
from signer.motion.posture.fixed_point import EXACT
from signer.motion.posture.surroundings import Surroundings, arm_bones


class Elsewhen(Protocol):
    """Surroundings of a hand at other times than those solved; the other arm hangs unless asked for."""

    def ahead(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time to come, to which a hand goes that rises from rest."""

    def behind(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time that has been, from which a hand leaves."""

    def alone(self, time_s: float, *, with_arm: bool) -> Surroundings:
        """The surroundings at a time with the other arm as its own keys alone would have it."""

    def arm_set_out(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm when this hand set out; None while it hangs."""

    def arm_alone(self, time_s: float) -> Array | None:
        """(26, 3, 4) the other arm as its own keys alone would have it; None while it hangs."""


class _Then(Protocol):
    """Surroundings of a hand at a time, with the other arm or with that hanging."""

    def __call__(self, time_s: float, *, with_arm: bool) -> Surroundings: ...


class Around(NamedTuple):
    """Things around a hand (n, ...), the other arm (n, 26, 3, 4) or None, other times, the error allowed."""

    surroundings: Surroundings
    arm: Array | None
    elsewhen: Elsewhen
    met_m: float = EXACT

    def rows(self, rows: Indices) -> "Around":
        """Some moments of many."""
        arm = None if self.arm is None else self.arm[rows]
        return self._replace(surroundings=self.surroundings.rows(rows), arm=arm)

    def at(self, end: End | None, side: Side, times_s: Array) -> Surroundings:
        """Return surroundings (n, ...) of one end of a segment of a side's hand; of rest, those of now."""
        depends, with_arm = (PRESENT, True) if end is None else (end.depends, end.is_on_arm)
        if depends.source == "ahead":
            return self.elsewhen.ahead(depends.time_s, with_arm=with_arm)
        if depends.source == "behind" and depends.later is None:
            return self.elsewhen.behind(depends.time_s, with_arm=with_arm)
        if depends.source == "present" or not with_arm:
            return self._beside(self.arm, side)
        then = self._arm_then(depends, side)
        if depends.later is None:
            return self._beside(then, side)
        share = depends.later.share(times_s)[:, None, None, None]
        then, now = (self._hanging(side) if arm is None else arm for arm in (then, self.arm))
        return self._beside((1.0 - share) * then + share * now, side)

    def left(self, end: End | None, side: Side, time_s: float) -> Surroundings:
        """The surroundings of an end of a way when the hand leaves it, at a time."""
        return self._own(self.elsewhen.behind, end, side, time_s)

    def arrived(self, end: End | None, side: Side, time_s: float) -> Surroundings:
        """The surroundings of an end of a way when the hand arrives at it, at a time."""
        return self._own(self.elsewhen.ahead, end, side, time_s)

    def _own(self, then: _Then, end: End | None, side: Side, time_s: float) -> Surroundings:
        """The surroundings then, but with the other arm as a key has it that gives way for good."""
        if end is None or not end.is_on_arm:
            return then(time_s, with_arm=False)
        if end.depends.is_present or end.depends.source in ("ahead", "behind"):
            return then(time_s, with_arm=True)
        arm = self._arm_then(end.depends, side)
        there = then(time_s, with_arm=False)
        return there.with_arm(OTHER_SIDE[side], self._hanging(side) if arm is None else arm)

    def _arm_then(self, depends: Dependency, side: Side) -> Array | None:
        """(26, 3, 4) the other arm as it was or would be; None while it hangs."""
        match depends.source:
            case "behind":
                character = self.surroundings.character
                bones = arm_bones(character, OTHER_SIDE[side])
                return np.asarray(self.elsewhen.behind(depends.time_s, with_arm=True).matrices[bones])
            case "alone":
                return self.elsewhen.arm_alone(depends.time_s)
            case "hanging":
                return None
            case _:
                return self.elsewhen.arm_set_out(depends.time_s)

    def _hanging(self, side: Side) -> Array:
        character = self.surroundings.character
        return np.asarray(resting_body(character)[arm_bones(character, OTHER_SIDE[side])])

    def _beside(self, arm: Array | None, side: Side) -> Surroundings:
        """The surroundings with the other arm (..., 26, 3, 4) so, or hanging."""
        return self.surroundings if arm is None else self.surroundings.with_arm(OTHER_SIDE[side], arm)


def mixed_surroundings(first: Surroundings, last: Surroundings, way: Array) -> Surroundings:
    """The surroundings (n, ...) that are so far (n,) from one to the other."""
    if first == last:
        return last
    share = way[:, None, None, None]
    face = None
    if first.face is not None or last.face is not None:
        faces = (0.0 if one.face is None else one.face for one in (first, last))
        face = np.asarray((1.0 - way[:, None]) * next(faces) + way[:, None] * next(faces))
    matrices = (1.0 - share) * first.matrices + share * last.matrices
    return Surroundings(last.character, first.moved | last.moved, matrices, face)
