"""Compiling of hands: names become contact constraints, paths on skin, moments of the other arm."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from body_model.arrays import TRACE
from body_model.skin_path import SkinPath
from body_model.surface_point import Attachment
from signer.characters.character import Character, per_character
from signer.document.same import Same
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, HandForm, HandRole, Placement, SkinSpot, SpacePoint
from signer.motion.carriers.standing import carriers_moved_by
from signer.motion.face.track import FaceScore
from signer.motion.movement.contact_gestures import Slid, at_spot, slid_of
from signer.motion.movement.flow import Flows
from signer.motion.movement.intervals import Interval, intervals_of
from signer.motion.movement.segments import (
    AT_ONCE,
    FOR_GOOD,
    PRESENT,
    Dependency,
    End,
    HandScore,
    Order,
    Segment,
    Segments,
    Strong,
    end_of,
    order_of,
)
from signer.motion.movement.shoulder_curve import shoulder_curve
from signer.motion.movement.slides import skin_way
from signer.motion.places.contact_target import articulator_attachment, contact_target_of
from signer.motion.places.touched_skin import carriers_of, seen_along, skin_about
from signer.motion.posture.contact_constraint import ContactConstraint
from signer.motion.posture.solved_posture import UNUSED_HAND
from signer.motion.posture.surroundings import CarrierName, arm_bones, arm_carrier


class _AtKey(NamedTuple):
    """A key as the hand is held at it, comes to it and leaves it, and the path of its rub or brush."""

    end: End
    comes: End
    leaves: End
    gesture: Slid | None


@dataclass(frozen=True, slots=True, eq=False)
class _Way:
    """A part of a hand's time before it is known what the other hand does meanwhile.

    Attributes:
        interval: from when to when, between which keys.
        ends: as the hand leaves the one and comes to the other; both are the same where it is held.
        carriers: what moves its keys while they are held.
        gesture: the path of a rub or brush.
        slide: the path along the skin on which the hand goes.
        is_over_other: a path leads over skin that moves with the other arm, as on the chest.
    """

    interval: Interval
    ends: tuple[End | None, End | None]
    carriers: tuple[frozenset[CarrierName], frozenset[CarrierName]]
    gesture: Slid | None
    slide: SkinPath | None
    is_over_other: bool


class _Hand:
    """A hand of a sign, whose names are resolved for a character where somebody asks for them.

    Attributes:
        intervals: the parts of its time.
        carriers: all that moves what it goes to.
        going: numbers of the parts in which the other arm moves what it meets, comes from or goes to.
    """

    def __init__(self, character: Character, sign: Sign, role: HandRole) -> None:
        """Resolve what is to be known of all parts: keys that something carries."""
        self._character, self._sign, self._role = character, sign, role
        self._held, self._ways = dict[str, _AtKey](), dict[int, _Way]()
        self.intervals = intervals_of(sign, role)
        carried = {key.id: self.held(key) for key in sign.hand(role).keys if not _is_in_space(key)}
        ends = (end for at_key in carried.values() for end in at_key[:3])
        self.carriers = frozenset[CarrierName]().union(*(end.carriers for end in ends))
        self.going = tuple(number for number in range(len(self.intervals)) if self._goes_to(number, carried))

    def held(self, key: Key) -> _AtKey:
        """Return a key as the hand is held at it, comes to it and leaves it."""
        return self._held.get(key.id) or self._held.setdefault(key.id, self._at_key(key))

    def way(self, number: int) -> _Way:
        """Return the part of a number."""
        return self._ways.get(number) or self._ways.setdefault(number, self._way(self.intervals[number]))

    def _at_key(self, key: Key) -> _AtKey:
        """Compile a key; one that rubs or brushes is come to where that begins, and left where it ends."""
        end = end_of(self._character, self._sign, self._role, key)
        gesture = slid_of(self._character, key, SIDE_OF[self._role], end.form)
        if gesture is None:
            return _AtKey(end, end, end, None)
        comes, leaves = (self._at(spot, end) for spot in (gesture.begins, gesture.ends))
        return _AtKey(end, comes, leaves, gesture)

    def _at(self, spot: SkinSpot, held: End) -> End:
        """Send the hand of a key that rubs to where it begins or ends, touching as it does while held."""
        key = at_spot(held.key, spot)
        constraint = _sent(self._character, Same(held.constraint), key.placement, held.form)
        return replace(held, key=key, constraint=constraint, carriers=constraint.carriers, held=held)

    def _goes_to(self, number: int, carried: Mapping[str, _AtKey]) -> bool:
        """Return whether the other arm moves what the hand meets, comes from or goes to."""
        interval = self.intervals[number]
        keys = [
            carried[key.id]
            for key in (interval.before, interval.after)
            if key is not None and key.id in carried
        ]
        other_arm = arm_carrier(OTHER_SIDE[SIDE_OF[self._role]])
        if any(other_arm in key.end.carriers for key in keys):
            return True
        is_on_skin = interval.transition.path == "slide" or any(key.gesture is not None for key in keys)
        return bool(keys) and is_on_skin and self.way(number).is_over_other

    def _way(self, interval: Interval) -> _Way:
        """Find the paths of a part of a hand's time, and what carries their skin."""
        first, last = (None if key is None else self.held(key) for key in (interval.before, interval.after))
        none, side = frozenset[CarrierName](), SIDE_OF[self._role]
        carriers = (
            none if first is None else first.end.carriers,
            none if last is None else last.end.carriers,
        )
        if first is None or last is None:
            ends = (None if first is None else first.leaves, None if last is None else last.comes)
            return _Way(interval, ends, carriers, None, None, is_over_other=False)
        if interval.is_still:
            gesture, slide = first.gesture, None
            ends, path = (first.end, first.end), None if gesture is None else gesture.path
        else:
            ends, gesture = (first.leaves, last.comes), None
            (one, start), (other, there) = ((end.key.placement, end.form) for end in ends)
            slide = path = (
                skin_way(self._character, one, other, side, start, there)
                if interval.transition.path == "slide"
                else None
            )
        others = arm_bones(self._character, OTHER_SIDE[side])
        is_over = path is not None and bool((path.q[:, np.isin(path.bones, others), 3] > TRACE).any())
        has_skin = any(each.end.constraint.contact_target.skin is not None for each in (first, last))
        if path is not None and has_skin and not is_over:
            seen = seen_along(self._character, path, side, first.end.form)
            is_over = not carriers_of(seen).isdisjoint(others.tolist())
        return _Way(interval, ends, carriers, gesture, slide, is_over)


@per_character(maxsize=256)
def _sent(
    character: Character, held: Same[ContactConstraint], placement: Placement, form: HandForm | None
) -> ContactConstraint:
    """Return the constraint of a held hand sent to another place, `form` being that of the other hand."""
    constraint = held.value
    side = constraint.rig.side
    target = contact_target_of(character, placement, side, form)
    if constraint.contact_target.skin is not None:
        assert target.attachment is not None
        target = replace(target, skin=skin_about(character, target.attachment, side, form))
    return constraint.sent_to(target)


def hand_scores(
    character: Character, sign: Sign, face: FaceScore, also: Iterable[HandRole] = ()
) -> Mapping[HandRole, HandScore]:
    """Compile the hands of a sign that do something, and others that are asked for, beside its face.

    What depends on all keys is found at once, from those that are carried by something; segments are compiled
    where somebody asks for them.
    """
    moving, shoulders = carriers_moved_by(face), {role: shoulder_curve(sign, role, face) for role in ROLES}
    flows = Flows({role: sign.hand(role).keys for role in ROLES}, sign.life)
    own = {role: _Hand(character, sign, role) for role in ROLES}
    order = order_of(
        (role, own[role].held(key).end, from_s)
        for role, key, from_s in _set_out(sign)
        if not _is_in_space(key)
    )
    at_work = {role for role in ROLES if sign.hand(role).keys or shoulders[role] is not None}
    compilers = {role: _Compiler(character, sign, role, order, moving, own, flows) for role in ROLES}
    segments = {role: Segments(own[role].intervals, one.segment) for role, one in compilers.items()}
    hands = dict[HandRole, HandScore]()
    for role in (one for one in ROLES if one in at_work.union(also)):
        across = OTHER_ROLE[role]
        hands[role] = HandScore(
            character,
            role,
            segments[role],
            shoulders[role],
            ever_follows=bool(own[role].going),
            carriers=own[role].carriers,
            moving=moving | {arm_carrier(SIDE_OF[across])} if across in at_work else moving,
            across=segments[across],
        )
    return hands


def strong_keys(character: Character, sign: Sign) -> Order:
    """Return all keys of a sign that lie on the other arm, in the order in which they count."""
    return order_of(
        (role, end_of(character, sign, role, key), from_s)
        for role, key, from_s in _set_out(sign)
        if not _is_in_space(key)
    )


def _is_in_space(key: Key) -> bool:
    """Return whether a key's place is a point of the chest's frame alone, which nothing carries."""
    return isinstance(key.placement, SpacePoint) and not key.placement.place and key.second is None


def _set_out(sign: Sign) -> Iterator[tuple[HandRole, Key, float]]:
    """Yield the keys of a sign with their hands, and when these set out to them, s."""
    for role in ROLES:
        for one in intervals_of(sign, role):
            if one.after is not None and not one.is_still:
                yield role, one.after, one.start_s


@dataclass(frozen=True, slots=True, eq=False)
class _Compiler:
    """Ways of both hands of a sign, asked for what a hand needs of them."""

    character: Character
    sign: Sign
    role: HandRole
    order: Order
    moving: frozenset[CarrierName]
    hands: Mapping[HandRole, _Hand]
    flows: Flows

    @property
    def other_arm(self) -> CarrierName:
        """Name of the arm across."""
        return arm_carrier(OTHER_SIDE[SIDE_OF[self.role]])

    def segment(self, number: int) -> Segment:
        """Compile the segment of a number; a hand that is held has one end."""
        way = self.hands[self.role].way(number)
        interval, (before, after) = way.interval, way.ends
        last = None if after is None else self._end(way, after, self._after(way))
        carried = [self.other_arm in one or way.is_over_other for one in way.carriers]
        if interval.is_still and before is not None:
            assert last is not None
            follows = False, last.depends.is_present and carried[1]
            return Segment(interval, last, last, self._rest_by(last), way.gesture, None, follows)
        first = None if before is None else self._end(way, before, self._before(way))
        follows = (
            first is not None and last is not None and first.depends.is_present and carried[0],
            last is not None and last.depends.is_present and carried[1],
        )
        return Segment(
            interval, first, last, self._rest_by(first or last), None, way.slide, follows, self.flows
        )

    def _end(self, way: _Way, end: End, depends: Dependency) -> End:
        """Return an end of a way as it depends on the other arm."""
        is_on_arm = self.other_arm in end.carriers or way.is_over_other
        return End(end.key, end.constraint, end.carriers, end.form, end.meets, depends, is_on_arm, end.held)

    def _rest_by(self, end: End | None) -> Attachment:
        keys = self.sign.hand(self.role).keys
        if end is not None:
            return end.constraint.attachment
        near = (keys[0].form, keys[0].articulator) if keys else UNUSED_HAND
        return articulator_attachment(self.character, *near, SIDE_OF[self.role])

    def _before(self, way: _Way) -> Dependency:
        """Other arm for the place that a hand comes from."""
        interval = way.interval
        assert interval.before is not None
        strong = self.order.get((self.role, interval.before.id))
        if strong is not None and strong.until_s == FOR_GOOD:
            return self._set_out(strong)
        if self._leaves_it_behind(way):
            return Dependency("behind", interval.start_s)
        following = None if interval.after is None else self.order.get((self.role, interval.after.id))
        is_carried = self.other_arm in way.carriers[0] or way.is_over_other
        if following is None or following.until_s == AT_ONCE or not is_carried:
            return PRESENT
        # on its way to a key that gives way a hand does not follow the other arm by its beginning either
        later = None if following.until_s == FOR_GOOD else following
        return Dependency("behind", interval.start_s, later)

    def _after(self, way: _Way) -> Dependency:
        """Other arm for the place that a hand is at or goes to."""
        interval = way.interval
        assert interval.after is not None
        strong = self.order.get((self.role, interval.after.id))
        if strong is None or strong.until_s == AT_ONCE:
            return Dependency("ahead", interval.end_s) if interval.before is None else PRESENT
        if strong.until_s == FOR_GOOD:
            return self._set_out(strong)
        return PRESENT if interval.is_still else replace(self._set_out(strong), later=strong)

    def _set_out(self, strong: Strong) -> Dependency:
        """Depend on the other arm as when the hand set out; for a first key as its own keys have it."""
        if self.sign.hand(self.role).keys[0].id != strong.key.id:
            return Dependency("set out", strong.from_s)
        return Dependency("hanging") if strong.until_s == FOR_GOOD else Dependency("alone", strong.key.time_s)

    def _leaves_it_behind(self, way: _Way) -> bool:
        """Return whether a hand goes from where its place was when it left, as to rest."""
        interval, carriers = way.interval, way.carriers[0]
        if interval.after is None:
            return bool(carriers & self.moving) or self.other_arm in carriers
        if self.other_arm not in carriers or way.is_over_other:
            return False
        others = self.hands[OTHER_ROLE[self.role]]
        return any(
            one.start_s < interval.end_s and one.end_s > interval.start_s
            for one in map(others.intervals.__getitem__, others.going)
        )
