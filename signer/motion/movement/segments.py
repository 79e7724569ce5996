"""Segments of a hand, compiled.

Names have become contact constraints, paths on the skin, and where the other arm is taken from.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.plain_types import Side
from body_model.skin_path import SkinPath
from body_model.surface_point import Attachment
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S, SHORTEST_GAP_S
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, BothMeet, HandForm, HandRole
from signer.motion.carriers.standing import moving_carriers
from signer.motion.movement.contact_gestures import Slid, acts, at_spot, slid_of
from signer.motion.movement.intervals import Interval, among, edges_of, intervals_of
from signer.motion.movement.order import AT_ONCE, FOR_GOOD, Order, Strong, order_of
from signer.motion.movement.shoulder_curve import ShoulderCurve, shoulder_curve
from signer.motion.movement.slides import skin_way
from signer.motion.places.contact_target import articulator_attachment, is_shaped_by_other
from signer.motion.places.touched_skin import carriers_of, seen_along
from signer.motion.posture.contact_constraint import ContactConstraint, constraint_of
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder
from signer.motion.posture.solved_posture import UNUSED_HAND
from signer.motion.posture.surroundings import (
    CarrierName,
    Context,
    Surroundings,
    arm_bones,
    arm_carrier,
    at_rest,
)

Source: TypeAlias = Literal["present", "ahead", "behind", "set out", "alone", "hanging"]
"""Moment from which the other arm is taken: as it is, as it will be, as it was when this hand left (with
trunk and head), as it was when this hand set out to a key, as its own keys alone would have it, or at
rest."""
_CARRIED: Final = 1e-9  # share of a bone's weight that is none


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
    """

    key: Key
    constraint: ContactConstraint
    carriers: frozenset[CarrierName]
    form: HandForm | None
    meets: str
    depends: Dependency = PRESENT
    is_on_arm: bool = True

    def context(self, shoulder: Shoulder, surroundings: Surroundings) -> Context:
        """All that the posture depends on besides the key."""
        if shoulder is AUTOMATIC and not surroundings.moved and self.form is None:
            return at_rest(surroundings.character)
        return Context(shoulder, surroundings, self.form, self.meets)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Segment:
    """A part of a hand's time with all that it needs from elsewhere.

    Attributes:
        interval: from when to when, between which keys, and in what manner.
        before, after: its ends; None at rest. A key that is held is both.
        rest_by: the articulator by which the hand at rest is told.
        gesture: the path of a rub or brush while the key is held; None for other keys.
        slide: the path along the skin on which the hand goes; None for ways through space.
        is_still: nothing of the hand moves by itself.
        follows: which ends move with the other arm as it is.
    """

    interval: Interval
    before: End | None
    after: End | None
    rest_by: Attachment
    gesture: Slid | None
    slide: SkinPath | None
    is_still: bool
    follows: tuple[bool, bool]

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


@dataclass(frozen=True, slots=True, eq=False)
class HandScore:
    """All segments of a hand, without gaps from the beginning to the end of time, and its shoulder.

    Attributes:
        character: whose hand it is.
        role: its name in the sign.
        segments: at least one.
        shoulder: what its shoulder does; None without keys.
        ever_follows: the other arm moves something that it goes to at some time.
        moving: what moves around it at any time of the sign.
        followed: from when to when, s, the other hand follows this arm as it is.
    """

    character: Character
    role: HandRole
    segments: tuple[Segment, ...]
    shoulder: ShoulderCurve | None
    ever_follows: bool
    moving: frozenset[CarrierName] = frozenset()
    followed: tuple[tuple[float, float], ...] = ()
    _edges: Array = field(init=False, repr=False)
    _still_since: Array = field(init=False, repr=False)

    def __post_init__(self) -> None:
        edges = edges_of(tuple(one.interval for one in self.segments))
        starts = np.array([one.interval.start_s for one in self.segments])
        since = np.where([one.is_still for one in self.segments], starts, np.nan)
        # after a way to rest that takes no time, the moment at which rest begins is still the key's
        is_before = among(edges, starts) < np.arange(len(starts))
        object.__setattr__(self, "_edges", edges)
        object.__setattr__(self, "_still_since", np.where(is_before, since + SHORTEST_GAP_S, since))

    def asks_in_a_circle(self, end: End, time_s: float) -> bool:
        """Return whether where the other arm takes an end at a time depends on this very hand."""
        return arm_carrier(OTHER_SIDE[self.side]) in end.carriers and any(
            from_s < time_s <= until_s for from_s, until_s in self.followed
        )

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

    def still_since(self, times_s: Array) -> Array:
        """(F,) s, from when on the hand keeps still at each time; NaN where it moves."""
        return np.asarray(self._still_since[self.segment_at(times_s)])


def hand_score(character: Character, sign: Sign, role: HandRole, order: Order | None = None) -> HandScore:
    """Compile the track of a hand and of its shoulder, with what it needs of the other hand's.

    `order` is that of the sign's keys, if it is known.
    """
    compiler = _Compiler(character, sign, role, order_of(character, sign) if order is None else order)
    intervals = intervals_of(sign, role)
    segments = tuple(compiler.segment(one) for one in intervals)
    follows = any(compiler.goes_to_other(one) for one in intervals)
    moving, across = moving_carriers(sign), OTHER_ROLE[role]
    if _does_something(sign, across):
        moving |= {arm_carrier(SIDE_OF[across])}
    return HandScore(character, role, segments, shoulder_curve(sign, role), follows, moving)


@dataclass(frozen=True, slots=True, eq=False)
class _Compiler:
    """The tracks of a sign, asked for what a hand needs of them."""

    character: Character
    sign: Sign
    role: HandRole
    order: Order
    ends: dict[str, End] = field(default_factory=dict)

    def end(self, key: Key) -> End:
        """A key of the hand as it is held, compiled once."""
        if key.id not in self.ends:
            self.ends[key.id] = end_of(self.character, self.sign, self.role, key)
        return self.ends[key.id]

    def segment(self, interval: Interval) -> Segment:
        """Compile one segment."""
        before, after = interval.before, interval.after
        if interval.is_still and before is not None:
            end = self.end(before)
            held = replace(end, depends=self._after(interval), is_on_arm=self._is_on_arm(interval, end))
            gesture = slid_of(self.character, before, SIDE_OF[self.role], held.form) if acts(before) else None
            is_carried = held.depends.is_present and self.is_carried(interval, before)
            is_still = not (acts(before) or before.local)
            return Segment(
                interval, held, held, self._rest_by(held, None), gesture, None, is_still, (False, is_carried)
            )
        ends = [None if key is None else self._met(key, is_left=key is before) for key in (before, after)]
        first, last = (
            None
            if end is None
            else replace(end, depends=depends(interval), is_on_arm=self._is_on_arm(interval, end))
            for end, depends in zip(ends, (self._before, self._after), strict=True)
        )
        follows = tuple(
            end is not None
            and after is not None
            and end.depends.is_present
            and self.is_carried(interval, end.key)
            for end in (first, last)
        )
        return Segment(
            interval,
            first,
            last,
            self._rest_by(first, last),
            None,
            self._slide(interval),
            interval.is_still,
            (follows[0], follows[1]),
        )

    def _met(self, key: Key, *, is_left: bool) -> End:
        """A key as the hand leaves it or comes to it."""
        end = self.end(key)
        gesture = slid_of(self.character, key, SIDE_OF[self.role], end.form) if acts(key) else None
        if gesture is None:
            return end
        there = end_of(
            self.character, self.sign, self.role, at_spot(key, gesture.ends if is_left else gesture.begins)
        )
        return replace(there, carriers=there.carriers | end.carriers)

    def _rest_by(self, before: End | None, after: End | None) -> Attachment:
        keys = self.sign.hand(self.role).keys
        end = before or after
        if end is not None:
            return end.constraint.attachment
        near = (keys[0].form, keys[0].articulator) if keys else UNUSED_HAND
        return articulator_attachment(self.character, *near, SIDE_OF[self.role])

    def _before(self, interval: Interval) -> Dependency:
        """Other arm for the place that a hand comes from."""
        assert interval.before is not None
        strong = self.order.get((self.role, interval.before.id))
        if strong is not None and strong.until_s == FOR_GOOD:
            return self._set_out(strong)
        if self._leaves_it_behind(interval):
            return Dependency("behind", interval.start_s)
        following = None if interval.after is None else self.order.get((self.role, interval.after.id))
        if (
            following is None
            or following.until_s == AT_ONCE
            or not self.is_carried(interval, interval.before)
        ):
            return PRESENT
        # on its way to a key that gives way a hand does not follow the other arm by its beginning either
        later = None if following.until_s == FOR_GOOD else following
        return Dependency("behind", interval.start_s, later)

    def _after(self, interval: Interval) -> Dependency:
        """Other arm for the place that a hand is at or goes to."""
        assert interval.after is not None
        strong = self.order.get((self.role, interval.after.id))
        if strong is None or strong.until_s == AT_ONCE:
            return Dependency("ahead", interval.end_s) if interval.before is None else PRESENT
        if strong.until_s == FOR_GOOD:
            return self._set_out(strong)
        return PRESENT if interval.is_still else replace(self._set_out(strong), later=strong)

    def _set_out(self, strong: Strong) -> Dependency:
        """Return a dependency on the other arm as it was when the hand set out.

        For a first key, as the other hand's own keys alone would have it.
        """
        if self.sign.hand(self.role).keys[0].id != strong.key.id:
            return Dependency("set out", strong.from_s)
        return Dependency("hanging") if strong.until_s == FOR_GOOD else Dependency("alone", strong.key.time_s)

    def _leaves_it_behind(self, interval: Interval) -> bool:
        """Return whether a hand on its way goes from where its place was when it left.

        Else it goes from where its place is carried to since. On its way to rest it goes from where its place
        was, and so it does
        where the other hand goes to this one meanwhile: two hands that chase each other would get nowhere.
        """
        if interval.is_still or interval.before is None:
            return False
        carriers = self.end(interval.before).carriers
        if interval.after is None:
            return bool(carriers & moving_carriers(self.sign)) or self._other_arm in carriers
        if self._other_arm not in carriers or self._slides_over_other(interval):
            return False
        other = replace(self, role=OTHER_ROLE[self.role], ends={})
        return any(
            other.goes_to_other(one)
            for one in intervals_of(self.sign, other.role)
            if one.start_s < interval.end_s and one.end_s > interval.start_s
        )

    def goes_to_other(self, interval: Interval) -> bool:
        """Return whether the other arm moves anything that the hand meets, comes from or goes to."""
        return any(
            key is not None and self.is_carried(interval, key) for key in (interval.before, interval.after)
        )

    def is_carried(self, interval: Interval, key: Key) -> bool:
        """Return whether the other arm moves the place of a key, or the skin along which a interval leads."""
        return self._is_on_arm(interval, self.end(key))

    def _is_on_arm(self, interval: Interval, end: End) -> bool:
        """Return whether the other arm moves an end's place, or the skin along which a interval leads."""
        return self._other_arm in end.carriers or self._slides_over_other(interval)

    @property
    def _other_arm(self) -> CarrierName:
        return arm_carrier(OTHER_SIDE[SIDE_OF[self.role]])

    def _slides_over_other(self, interval: Interval) -> bool:
        """Return whether a slide or a rub leads over skin that moves with the other arm, as on the chest."""
        if interval.before is None or interval.after is None:
            return False
        ends = [self.end(key) for key in (interval.before, interval.after)]
        path = self._slide(interval)
        if interval.is_still and acts(interval.before):
            gesture = slid_of(self.character, interval.before, SIDE_OF[self.role], ends[0].form)
            path = None if gesture is None else gesture.path
        if path is None:
            return False
        others = arm_bones(self.character, OTHER_SIDE[SIDE_OF[self.role]])
        if bool((path.q[:, np.isin(path.bones, others), 3] > _CARRIED).any()):
            return True
        if not any(end.constraint.contact_target.skin is not None for end in ends):
            return False
        seen = seen_along(self.character, path, SIDE_OF[self.role], ends[0].form)
        return not carriers_of(seen).isdisjoint(others.tolist())

    def _slide(self, interval: Interval) -> SkinPath | None:
        """The path of a slide along the skin; None where none leads across."""
        if (
            interval.is_still
            or interval.before is None
            or interval.after is None
            or interval.transition.path != "slide"
        ):
            return None
        first, last = self._met(interval.before, is_left=True), self._met(interval.after, is_left=False)
        return skin_way(
            self.character, first.key.placement, last.key.placement, SIDE_OF[self.role], first.form, last.form
        )


def end_of(character: Character, sign: Sign, role: HandRole, key: Key) -> End:
    """Compile a key of a hand, be it one of the sign or one that is tried in its place."""
    form, meets = form_beside(sign, role, key), ""
    if isinstance(key.placement, BothMeet):
        there = _key_beside(sign, role, key)
        if there is not None and there.placement == replace(key.placement, articulator=there.articulator):
            form, meets = there.form, there.articulator
    constraint = constraint_of(character, key.form, key.placement, SIDE_OF[role], form, key.second, meets)
    return End(key, constraint, constraint.carriers, form, meets)


def form_beside(sign: Sign, role: HandRole, key: Key) -> HandForm | None:
    """Return the form of the other hand for a key that goes to it; None without a key there.

    It is that of its key at that time, the last before it or the first after. None too where the form
    does not matter.
    """
    if not is_shaped_by_other(key):
        return None
    other = _key_beside(sign, role, key)
    return None if other is None else other.form


def _key_beside(sign: Sign, role: HandRole, key: Key) -> Key | None:
    """The other hand's key at the time of a key, the last before it or the first after."""
    keys = sign.hand(OTHER_ROLE[role]).keys
    before = [one for one in keys if one.time_s <= key.time_s + SAME_TIME_S]
    return (before[-1] if before else keys[0]) if keys else None


def _does_something(sign: Sign, role: HandRole) -> bool:
    """Return whether a hand has keys, or its shoulder keys or signals that move it; a resting arm shrugs."""
    return bool(sign.hand(role).keys) or shoulder_curve(sign, role) is not None


def hand_scores(character: Character, sign: Sign) -> Mapping[HandRole, HandScore]:
    """Compile the hands of a sign that do something."""
    roles: tuple[HandRole, ...] = ("dominant", "base")
    order = order_of(character, sign)
    hands = {role: hand_score(character, sign, role, order) for role in roles if _does_something(sign, role)}
    follows = {
        role: tuple((one.follows_from_s, one.interval.end_s) for one in hand.segments if any(one.follows))
        for role, hand in hands.items()
    }
    return {role: replace(hand, followed=follows.get(OTHER_ROLE[role], ())) for role, hand in hands.items()}
