"""Segments of a hand: parts of its time with all that they need from elsewhere, and its track of them."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.plain_types import Side
from body_model.skin_path import SkinPath
from body_model.surface_point import Attachment
from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, HandForm, HandRole
from signer.motion.movement.contact_gestures import Slid
from signer.motion.movement.easing import Swings, ease
from signer.motion.movement.flow import RISE, Flow, Flows
from signer.motion.movement.intervals import Interval, among, edges_of
from signer.motion.movement.shoulder_curve import ShoulderCurve
from signer.motion.places.contact_target import ContactTarget, is_shaped_by_other
from signer.motion.posture.contact_constraint import ContactConstraint, constraint_of
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.surroundings import CarrierName, Context, Surroundings, arm_carrier, at_rest

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
        """Return whether both keys are come to or held at the same time, be it for a moment."""
        is_overlapping = self.from_s < other.key.end_s and other.from_s < self.key.end_s
        starts, ends = (self.key.time_s, other.key.time_s), (self.key.end_s, other.key.end_s)
        return is_overlapping or max(starts) <= min(ends) + SAME_TIME_S

    def share(self, times_s: Array) -> Array:
        """Return how much (n,) the other arm counts as it is on the way to this key; the rest as it was."""
        if np.isinf(self.until_s):
            return np.full(len(times_s), float(self.until_s < 0.0))
        return np.asarray(ease("smooth", (times_s - self.until_s) / (self.key.time_s - self.until_s)))


Source: TypeAlias = Literal["present", "ahead", "behind", "set out", "alone", "hanging"]
"""Moment from which the other arm is taken: as it is, as it will be, as it was when this hand left (with
trunk and head), as it was when this hand set out to a key, as its own keys alone would have it, or at
rest."""


@dataclass(frozen=True, slots=True)
class Dependency:
    """Other arm at one end of a segment.

    Attributes:
        source: from which moment it is taken.
        time_s: that moment; not used for the present and for rest.
        later: the key that goes over to the arm as it is, by its share; None where the source counts alone.
    """

    source: Source = "present"
    time_s: float = 0.0
    later: Strong | None = None

    @property
    def is_present(self) -> bool:
        """Return whether the other arm counts as it is, at once or later."""
        return self.source == "present" or self.later is not None


PRESENT: Final = Dependency()


@dataclass(frozen=True, slots=True, eq=False)
class End:
    """A key as its hand comes to it, is held at it or leaves it.

    Attributes:
        key: with the place at which a rub begins or ends.
        constraint: what is brought to what.
        carriers: what moves the place.
        form: how the other hand is shaped, for the sites on it that depend on this; None for flat.
        meets: the articulator with which the other hand comes to meet this one; empty if it does not.
        depends: on the other arm.
        is_on_arm: whether the other arm moves the place, or the skin over which the segment leads from or to
            it; where it does not, that arm need not be solved at other times.
        held: the key as it is held, of one with the place at which a rub begins or ends: the hand comes to
            that with the posture that it has then in the hold.
    """

    key: Key
    constraint: ContactConstraint
    carriers: frozenset[CarrierName]
    form: HandForm | None
    meets: str
    depends: Dependency = PRESENT
    is_on_arm: bool = True
    held: "End | None" = None

    def context(self, shoulder: Shoulder, surroundings: Surroundings) -> Context:
        """All that the posture depends on besides the key."""
        if shoulder is AUTOMATIC and not surroundings.moved and self.form is None:
            return at_rest(surroundings.character)
        return Context(shoulder, surroundings, self.form, self.meets)


def end_of(character: Character, sign: Sign, role: HandRole, key: Key) -> End:
    """Compile a key of a hand, be it one of the sign or one that is tried in its place."""
    other = _key_beside(sign, role, key)
    form, meets = (None if other is None or not is_shaped_by_other(key) else other.form), ""
    place = key.placement
    if isinstance(place, BothMeet) and other is not None:
        is_met = other.placement == replace(place, articulator=other.articulator)
        form, meets = (other.form, other.articulator) if is_met else (form, meets)
    constraint = constraint_of(character, key.form, place, SIDE_OF[role], form, key.second, meets)
    return End(key, constraint, constraint.carriers, form, meets)


def form_beside(sign: Sign, role: HandRole, key: Key) -> HandForm | None:
    """Return the form of the other hand about the time of a key that it matters to; None for no such."""
    other = _key_beside(sign, role, key)
    return None if other is None or not is_shaped_by_other(key) else other.form


def _key_beside(sign: Sign, role: HandRole, key: Key) -> Key | None:
    """The other hand's key at the time of a key, the last before it or the first after."""
    keys = sign.hand(OTHER_ROLE[role]).keys
    row = bisect_right(keys, key.time_s + SAME_TIME_S, key=lambda one: one.time_s)
    return keys[max(row - 1, 0)] if keys else None


Order = Mapping[tuple[HandRole, str], Strong]
"""By track and id of the key, as an id is unique in its track only."""


def order_of(ends: Iterable[tuple[HandRole, End, float]]) -> Order:
    """Return all keys that lie on the other arm, in the order in which they count.

    Given is the hand of each key, how it is held, and when, s, its hand sets out to it.
    """
    strong = [Strong(role, end.key, from_s) for role, end, from_s in ends if _is_strong(role, end)]
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


def _is_strong(role: HandRole, end: End) -> bool:
    """Return whether a key, or a second contact that the other arm moves a little, follows it strongly."""
    across, target = OTHER_SIDE[SIDE_OF[role]], end.constraint.contact_target
    is_on_arm = _is_on_arm(target.character, Same(target), across)
    return is_on_arm or (end.key.second is not None and arm_carrier(across) in end.carriers)


@per_character(maxsize=1024)
def _is_on_arm(_character: Character, target: Same[ContactTarget], side: Side) -> bool:
    return target.value.is_on_arm(side)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Segment:
    """A part of a hand's time with all that it needs from elsewhere.

    Attributes:
        interval: from when to when, between which keys, and in what manner.
        before, after: its ends; None at rest. A key that is held is both.
        rest_by: the articulator by which the hand at rest is told.
        gesture: the path of a rub or brush while the key is held; None for other keys.
        slide: the path along the skin on which the hand goes; None for ways through space.
        follows: which ends move with the other arm as it is.
        flows: of the ways between keys, where there are any.
    """

    interval: Interval
    before: End | None
    after: End | None
    rest_by: Attachment
    gesture: Slid | None
    slide: SkinPath | None
    follows: tuple[bool, bool]
    flows: Flows | None = None

    @property
    def flow(self) -> Flow | None:
        """Return speeds and accelerations at its ends; None for a way of least jerk, from rest to rest."""
        if self.flows is None or self.interval.after is None:
            return None
        return RISE if self.interval.before is None else self.flows.after(self.interval.before.id)

    @property
    def swings(self) -> Swings | None:
        """Share of a swing's acceleration at its ends and where repeats turn round."""
        flow = self.flow
        return None if flow is None else flow.swings

    @property
    def ends(self) -> tuple[End | None, End | None]:
        """Both ends."""
        return self.before, self.after

    @property
    def follows_from_s(self) -> float:
        """From when on, s, the hand follows the other arm as it is, if it does at all in this segment."""
        later = self._later
        return self.interval.start_s if later is None else later.until_s

    def follows_at(self, times_s: Array) -> Mask:
        """(n,) whether the hand follows the other arm as it is at times within the segment."""
        later = self._later
        shares = later.share(times_s) > 0.0 if later is not None else np.ones(len(times_s), np.bool_)
        return np.asarray(shares & any(self.follows))

    @property
    def _later(self) -> Strong | None:
        """The key that goes over to the other arm as it is on the way to it; None for no such way."""
        return None if self.after is None or self.interval.is_still else self.after.depends.later


class Segments:
    """Segments of a hand in order of time, each compiled when it is first asked for."""

    def __init__(self, intervals: tuple[Interval, ...], compiled: Callable[[int], Segment]) -> None:
        """Take their intervals; `compiled` compiles the one of a number."""
        self.intervals, self._compiled, self._known = intervals, compiled, dict[int, Segment]()

    def __getitem__(self, number: int) -> Segment:
        number = range(len(self))[number]
        found = self._known.get(number)  # of threads that compile the same one, all get the first
        return found or self._known.setdefault(number, self._compiled(number))

    def __iter__(self) -> Iterator[Segment]:
        return map(self.__getitem__, range(len(self)))

    def __len__(self) -> int:
        return len(self.intervals)

    @property
    def known(self) -> int:
        """Return how many were asked for so far."""
        return len(self._known)


@dataclass(frozen=True, slots=True, eq=False)
class HandScore:
    """All segments of a hand, without gaps from the beginning to the end of time, and its shoulder.

    Attributes:
        character: whose hand it is.
        role: its name in the sign.
        segments: at least one.
        shoulder: what its shoulder does; None without keys.
        ever_follows: the other arm moves something that it goes to at some time.
        carriers: all that moves what it goes to at any time.
        moving: what moves around it at any time of the sign.
        across: segments of the other hand.
    """

    character: Character
    role: HandRole
    segments: Segments
    shoulder: ShoulderCurve | None
    ever_follows: bool
    carriers: frozenset[CarrierName]
    moving: frozenset[CarrierName]
    across: Segments
    _edges: Array = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_edges", edges_of(self.segments.intervals))

    def asks_in_a_circle(self, end: End, time_s: float) -> bool:
        """Return whether where the other arm takes an end at a time depends on this very hand."""
        if arm_carrier(OTHER_SIDE[self.side]) not in end.carriers:
            return False
        other = self.across[bisect_left(self.across.intervals, time_s, key=lambda one: one.end_s)]
        return any(other.follows) and other.follows_from_s < time_s

    @property
    def side(self) -> Side:
        """Side of a right-handed signer."""
        return SIDE_OF[self.role]

    def segment_at(self, times_s: Array) -> Indices:
        """(F,) the numbers of the segments in which the times fall."""
        return among(self._edges, times_s)

    def follows_at(self, times_s: Array) -> Mask:
        """(F,) whether the hand follows the other arm as it is."""
        numbers, found = self.segment_at(times_s), np.zeros(len(times_s), np.bool_)
        for number in sorted(set(numbers.tolist())):
            rows = numbers == number
            found[rows] = self.segments[number].follows_at(times_s[rows])
        return found
