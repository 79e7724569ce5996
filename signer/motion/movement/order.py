"""Dependency order of two hands: which one follows the other arm, and from when, by keys alone.

A hand that goes to the other hand or arm follows it strongly. Two hands that do so at once chase
each other: their gains do not cancel, and there may be no solution or several. So at every moment
at most one of them follows.

The key that comes first has the other arm as it is. A key that overlaps with it has the other arm
as it was when its own hand set out, until the first one is done. From then on it goes over to that
arm as it is. A key that comes while the first is still held gives way for good.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, HandRole
from signer.motion.movement.easing import ease
from signer.motion.movement.intervals import Interval, intervals_of
from signer.motion.posture.contact_constraint import follows_other_arm, is_on_other_arm

AT_ONCE: Final = -np.inf
FOR_GOOD: Final = np.inf


class Strong(NamedTuple):
    """A key whose contact lies on the other arm.

    Attributes:
        role: its hand.
        key: the key.
        from_s: when its hand sets out to it.
        until_s: until when it has the other arm as it was then; minus infinity where it follows at once,
            infinity where it gives way for good.
        pair: the key of the other hand to which it gives way; None where it does not.
    """

    role: HandRole
    key: Key
    from_s: float
    until_s: float = AT_ONCE
    pair: Key | None = None

    def meets(self, other: "Strong") -> bool:
        """Return whether both keys are come to or held at the same time, holds be it for a moment.

        A hand that sets out when the other is done follows at once: it is not on its way yet.
        """
        is_overlapping = self.from_s < other.key.end_s and other.from_s < self.key.end_s
        starts, ends = (self.key.time_s, other.key.time_s), (self.key.end_s, other.key.end_s)
        return is_overlapping or max(starts) <= min(ends) + SAME_TIME_S

    def share(self, times_s: Array) -> Array:
        """Return how much (n,) the other arm counts as it is; the rest counts as it was.

        The times are those on the transition to this key and while it is held.
        """
        if np.isinf(self.until_s):
            return np.full(len(times_s), float(self.until_s < 0.0))
        return np.asarray(ease("smooth", (times_s - self.until_s) / (self.key.time_s - self.until_s)))


Order = Mapping[tuple[HandRole, str], Strong]
"""By track and id of the key, as an id is unique in its track only."""


def order_of(character: Character, sign: Sign) -> Order:
    """Return all keys of a sign that lie on the other arm, in the order in which they count."""
    dominant, base = (Same(sign.hand(role)) for role in ROLES)
    return _order(character, dominant, base, *(Same(intervals_of(sign, role)) for role in ROLES))


@per_character(maxsize=64)
def _order(
    character: Character,
    dominant: Same[HandTrack],
    base: Same[HandTrack],
    *intervals: Same[tuple[Interval, ...]],
) -> Order:
    strong = [
        Strong(role, key, _sets_out_s(of_role.value, key))
        for role, track, of_role in zip(ROLES, (dominant, base), intervals, strict=True)
        for key in track.value.keys
        if _is_strong(character, key, role)
    ]
    live, found = list[Strong](), dict[tuple[HandRole, str], Strong]()
    for one in sorted(strong, key=lambda one: (one.key.time_s, ROLES.index(one.role))):
        others = [each for each in live if each.role != one.role and each.meets(one)]
        last = max(others, key=lambda each: each.key.end_s, default=None)
        if last is not None:
            gives_way = last.key.end_s >= one.key.time_s - SAME_TIME_S
            one = one._replace(until_s=FOR_GOOD if gives_way else last.key.end_s, pair=last.key)
        if one.until_s < FOR_GOOD:
            live.append(one)
        found[one.role, one.key.id] = one
    return found


def _is_strong(character: Character, key: Key, role: HandRole) -> bool:
    """Return whether a key follows the other arm strongly.

    So does a second contact that the other arm moves a little: it is looked for anew in every round, which
        would not settle.
    """
    return is_on_other_arm(character, key, role) or (
        key.second is not None and follows_other_arm(character, key, role)
    )


def _sets_out_s(stretches: tuple[Interval, ...], key: Key) -> float:
    return next(
        one.start_s
        for one in stretches
        if one.after is not None and one.after.id == key.id and not one.is_still
    )
