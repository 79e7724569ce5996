"""Compiling of hands: names become contact constraints, paths on skin, moments of the other arm."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from body_model.arrays import TRACE
from body_model.skin_path import SkinPath
from body_model.surface_point import Attachment
from signer.characters.character import Character
from signer.document.sign import OTHER_SIDE, SIDE_OF, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, ROLES, BothMeet, HandForm, HandRole
from signer.motion.carriers.standing import moving_carriers
from signer.motion.movement.contact_gestures import acts, at_spot, slid_of
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
    Strong,
    order_of,
)
from signer.motion.movement.shoulder_curve import shoulder_curve
from signer.motion.movement.slides import skin_way
from signer.motion.places.contact_target import articulator_attachment, is_shaped_by_other
from signer.motion.places.touched_skin import carriers_of, seen_along
from signer.motion.posture.contact_constraint import constraint_of
from signer.motion.posture.solved_posture import UNUSED_HAND
from signer.motion.posture.surroundings import CarrierName, arm_bones, arm_carrier


def hand_scores(character: Character, sign: Sign) -> Mapping[HandRole, HandScore]:
    """Compile the hands of a sign that do something."""
    order = order_of(character, sign)
    flows = Flows({role: sign.hand(role).keys for role in ROLES}, sign.life)
    hands = {
        role: hand_score(character, sign, role, order, flows) for role in ROLES if _does_something(sign, role)
    }
    follows = {
        role: tuple((one.follows_from_s, one.interval.end_s) for one in hand.segments if any(one.follows))
        for role, hand in hands.items()
    }
    return {role: replace(hand, followed=follows.get(OTHER_ROLE[role], ())) for role, hand in hands.items()}


def hand_score(character: Character, sign: Sign, role: HandRole, order: Order, flows: Flows) -> HandScore:
    """Compile the track of a hand and of its shoulder beside the order and the flows of the sign's keys."""
    compiler = _Compiler(character, sign, role, order, flows)
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
    flows: Flows
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
            self.flows,
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
        return replace(there, carriers=there.carriers | end.carriers, held=end)

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
        """Depend on the other arm as when the hand set out; for a first key as its own keys have it."""
        if self.sign.hand(self.role).keys[0].id != strong.key.id:
            return Dependency("set out", strong.from_s)
        return Dependency("hanging") if strong.until_s == FOR_GOOD else Dependency("alone", strong.key.time_s)

    def _leaves_it_behind(self, interval: Interval) -> bool:
        """Return whether a hand goes from where its place was when it left, as to rest."""
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
        if bool((path.q[:, np.isin(path.bones, others), 3] > TRACE).any()):
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
    """Return the form of the other hand about the time of a key that it matters to; None for no such."""
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
