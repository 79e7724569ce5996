"""An articulator and the place it is to meet, both wherever the posed body carries them.

Also where keys bring their hands on a body that stands upright, known before a sign is solved.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from body_model.surface_point import Attachment
from signer.characters.character import Character, per_character
from signer.characters.scale import NOTCH
from signer.document.sign import OTHER_SIDE, SIDE_OF
from signer.document.tracks.hand import Key
from signer.document.values import OTHER_ROLE, Contact, HandForm, HandRole, Placement
from signer.kinematics.rig import ArmRig, PointOfHand, point_of_hand
from signer.motion.many import Many
from signer.motion.places.contact_target import (
    MIDDLE,
    ContactTarget,
    articulator_attachment,
    contact_target_of,
    part_lain_on,
)
from signer.motion.places.hands import FLAT_HAND, Hand, shaped_hand
from signer.motion.places.support_point import (
    ChangingSupport,
    Opposite,
    SupportPoint,
    cushions_of,
    support_point_of,
)
from signer.motion.places.touched_skin import PosedSkin, skin_about
from signer.motion.posture.figure import resting_body
from signer.motion.posture.reaching import ArmGoal, ArmSolution, reach, reach_moving
from signer.motion.posture.surroundings import (
    CarrierName,
    Surroundings,
    arm_bones,
    arm_carrier,
    arm_matrices,
    carrier_bones,
    carriers_beside,
    resting,
    wrist_matrix,
)

Placing: TypeAlias = Callable[[ArmSolution], Array]
"""Tells where the articulator should be (..., 3) m with the arm as found."""


@dataclass(frozen=True, slots=True, eq=False)
class ContactConstraint(
    Many, hand=0, contact_target=0, support=0, attachment=0, second=0, start=1, start_normal=1
):
    """A contact constraint: a hand in its shape, its articulator, and the contact target.

    It may also hold these in each of n frames.

    Attributes:
        support: the skin that touches for an articulator that lies off the skin, at a place of the
            skin; else None.
        start: (3,) m, the place while nothing has moved, `start_normal` (3,) its normal, zero at a free
            point.
        is_on_own_arm: whether the arm that reaches for the place carries it.
        is_carried: whether that arm moves it, as it does too where both hands meet.
        carriers: what else moves the place: trunk, head, face, the other arm.
        second: what else of this hand is to meet what, as nearly as the wrist allows.
        opposite: what of the other hand comes to meet this one where both meet with skin around an
            articulator.
    """

    rig: ArmRig
    hand: Hand
    attachment: Attachment
    contact_target: ContactTarget
    support: SupportPoint | ChangingSupport | None
    start: Array
    start_normal: Array
    is_on_own_arm: bool
    is_carried: bool
    carriers: frozenset[CarrierName]
    second: "ContactConstraint | None" = None
    opposite: Opposite | None = None

    @property
    def character(self) -> Character:
        """Whose hand it is."""
        return self.contact_target.character

    @property
    def moves(self) -> bool:
        """Return whether the aim depends on how the arm reaches for it."""
        return self.is_carried or self.support is not None

    def on_face(self, face: Array | None) -> "ContactConstraint":
        """Return the constraint on faces of weights (S,) or (n, S), as figures are measured with it."""
        if face is None or self.carriers.isdisjoint(("face", "eyes")):
            return self
        second = None if self.second is None else self.second.on_face(face)
        return replace(self, contact_target=self.contact_target.on_face(face), second=second)

    def articulator_in(self, turn: Array) -> Array:
        """(..., 3) m, the articulator in the hand's frame, for wrist rotations (..., 3, 3)."""
        return _point_of(self).at(turn)

    def aim(self, matrices: Array, *, bends: bool | None = None) -> Array:
        """Return where the articulator should be, (..., 3) m, on bodies (..., B, 3, 4)."""
        if self.support is None:
            return self.contact_target.aim(matrices)
        (place, outward, site), skin = self.contact_target.stands(matrices), self.contact_target.skin
        carried, articulator = matrices[..., self.support.wrist, :, :], self.attachment.position(matrices)
        posed = None if skin is None else skin.posed(matrices, bends=bends)
        off = self.support.support_offset(carried, articulator, outward, posed, site)
        off = off - self._half_gap(carried, articulator, matrices, outward)
        return place + off[..., None] * outward

    def _half_gap(
        self, carried: Array, articulator: Array, matrices: Array | None, away: Array
    ) -> Array | float:
        """Return how far (...) m beyond the meeting plane each of both hands comes, until skin meets skin."""
        if self.opposite is None or matrices is None or not isinstance(self.support, SupportPoint):
            return 0.0
        return 0.5 * self.opposite.gap(self.support, carried, articulator, matrices, away)

    def start_beside(self, surroundings: Surroundings) -> Array:
        """(..., 3) m, the place while the own arm hangs and all around it is as it is."""
        return _stands(self, surroundings)[0] if surroundings.moves(self.carriers) else self.start

    def reached(self, arm_goal: ArmGoal, surroundings: Surroundings) -> tuple[ArmGoal, ArmSolution]:
        """Bring articulators to the place; the goal comes back with that as the arm leaves it."""
        if not self.moves:
            return arm_goal, reach(self.rig, arm_goal)

        def place(found: ArmSolution, rows: Indices) -> Array:
            return self.rows(rows).placing(surroundings.rows(rows))(found)

        return reach_moving(self.rig, arm_goal, place)

    def sent_to(self, contact_target: ContactTarget) -> "ContactConstraint":
        """Return the constraint of the same hand sent elsewhere."""
        there = _sent_to(self.rig, contact_target, self.support)
        return replace(self, **there | {"carriers": self.carriers | there["carriers"]})

    def place(self, found: ArmSolution, surroundings: Surroundings) -> Array:
        """(..., 3) m, where the articulator should be with this arm as found and all around it as it is."""
        return self.placing(surroundings)(found)

    def placing(self, surroundings: Surroundings) -> Placing:
        """Prepare for many solutions: what this arm does not carry is looked up once."""
        if self.is_on_own_arm:
            on_face = self.on_face(surroundings.face)
            return lambda found: on_face.aim(self.bodies(found, surroundings), bends=surroundings.bends)
        there = surroundings if surroundings.moves(self.carriers) else resting(self.character)
        start, outward, site = _stands(self, there)
        skin = None if self.contact_target.skin is None else _skin_stands(self, there)
        support = self.support
        if support is None:
            return lambda found: np.broadcast_to(start, found.posture.articulator.shape)
        own: SupportPoint | ChangingSupport = support
        around = None if self.contact_target.wrists is None else surroundings.matrices

        def place(found: ArmSolution) -> Array:
            away = (
                outward
                if around is None
                else self.contact_target.from_other_wrist(around, found.posture.wrist)
            )
            carried = wrist_matrix(self.rig, found.posture)
            off = own.support_offset(carried, found.posture.articulator, away, skin, site)
            off = off - self._half_gap(carried, found.posture.articulator, around, away)
            return start + off[..., None] * away

        return place

    def normal(self, found: ArmSolution, surroundings: Surroundings) -> Array:
        """(..., 3) outward at the place with this arm as found and all around it as it is."""
        if self.is_on_own_arm:
            contact_target = self.contact_target.on_face(surroundings.face)
            return contact_target.outward(self.bodies(found, surroundings))
        if self.is_carried and self.contact_target.wrists is not None:
            return self.contact_target.from_other_wrist(surroundings.matrices, found.posture.wrist)
        return _stands(self, surroundings)[1] if surroundings.moves(self.carriers) else self.start_normal

    def bodies(self, found: ArmSolution, surroundings: Surroundings) -> Array:
        """Return skinning matrices (..., B, 3, 4) in the chest's frame, this arm as solved."""
        own = arm_matrices(self.rig, found.girdle, found.posture, self.hand.matrices)
        return surroundings.bodies(self.rig.side, own)


@per_character(maxsize=512)
def constraint_of(
    character: Character,
    form: HandForm,
    placement: Placement,
    side: Side,
    other: HandForm | None = None,
    second: Contact | None = None,
    meets: str = "",
) -> ContactConstraint:
    """Return the contact constraint of a placement, for a hand of a right-handed signer.

    Args:
        character: whose body it is.
        form: how the hand is shaped.
        placement: where it goes.
        side: of the hand.
        other: how the other hand is shaped, for a site on it.
        second: a further contact of the same hand.
        meets: the articulator of the other hand, where both meet.
    """
    further = None if second is None else constraint_of(character, form, second, side, other)
    rig, hand = character.rigs[side], shaped_hand(character, form, side)
    contact_target = contact_target_of(character, placement, side, other)
    attachment = articulator_attachment(character, form, placement.articulator, side)
    support: SupportPoint | None = None
    part = part_lain_on(placement) if isinstance(placement, Contact) else ""
    if part and cushions_of(character, other or FLAT_HAND, part, OTHER_SIDE[side]) is not None:
        support = cushions_of(character, form, placement.articulator, side)
    elif contact_target.has_skin:
        support = support_point_of(character, form, placement.articulator, side)
    if support is not None and contact_target.attachment is not None and contact_target.touching:
        contact_target = replace(
            contact_target, skin=skin_about(character, contact_target.attachment, side, other)
        )
    opposite = None
    if support is not None and contact_target.wrists is not None and other is not None and meets:
        skin = support_point_of(character, other, meets, OTHER_SIDE[side])
        opposite = (
            None
            if skin is None
            else Opposite(skin, articulator_attachment(character, other, meets, OTHER_SIDE[side]))
        )
    there = _sent_to(rig, contact_target, support)
    if further is not None:
        there["carriers"] |= further.carriers
    return ContactConstraint(
        rig=rig,
        hand=hand,
        attachment=attachment,
        support=support,
        second=further,
        opposite=opposite,
        **there,
    )


def carriers_of(character: Character, key: Key, role: HandRole) -> frozenset[CarrierName]:
    """Return the carriers that move what a key wants its hand to meet: of trunk, head and the other arm."""
    return constraint_of(character, key.form, key.placement, SIDE_OF[role], None, key.second).carriers


def follows_other_arm(character: Character, key: Key, role: HandRole) -> bool:
    """Return whether what a key wants its hand to meet moves with the other arm."""
    return arm_carrier(OTHER_SIDE[SIDE_OF[role]]) in carriers_of(character, key, role)


def is_on_other_arm(character: Character, key: Key, role: HandRole) -> bool:
    """Return whether a key's place lies on the other arm or hand, the shoulder not counted."""
    return _is_on_other_arm(character, key.placement, SIDE_OF[role])


@per_character(maxsize=1024)
def _is_on_other_arm(character: Character, placement: Placement, side: Side) -> bool:
    return contact_target_of(character, placement, side).is_on_arm(OTHER_SIDE[side])


def key_point_m(
    character: Character, keys: Mapping[HandRole, Sequence[Key]], role: HandRole, key: Key
) -> Array:
    """(3,) m from the notch, where a key brings its hand on a body that stands upright.

    A hand on the other one is where that is brought, by its nearest key that is on no hand. Keys are in order
    of time.
    """
    if not isinstance(key.placement, Contact):
        return np.array(key.placement.point_m)
    if is_on_other_arm(character, key, role):
        other = OTHER_ROLE[role]
        row = bisect_left(keys[other], key.time_s, key=lambda one: one.time_s)
        beside = (
            next((one for one in some if not is_on_other_arm(character, one, other)), None)
            for some in (reversed(keys[other][:row]), keys[other][row:])
        )
        held = (one for one in beside if one is not None)
        near = min(held, key=lambda one: abs(one.time_s - key.time_s), default=None)
        return np.array(MIDDLE) if near is None else key_point_m(character, keys, other, near)
    return _on_body(character, key.placement, role)


@per_character(maxsize=1024)
def _on_body(character: Character, placement: Placement, role: HandRole) -> Array:
    target = contact_target_of(character, placement, SIDE_OF[role], None)
    return np.asarray(target.aim(resting_body(character)) - character.body.landmarks[NOTCH])


def _sent_to(
    rig: ArmRig, contact_target: ContactTarget, support: SupportPoint | ChangingSupport | None
) -> dict[str, Any]:
    """Return the fields of a constraint that follow from its target: where it begins, and what moves it."""
    between_hands = contact_target.wrists is not None and support is not None
    character = contact_target.character
    at_rest, own = resting_body(character), arm_bones(character, rig.side)
    bones = {one: carrier_bones(character, one) for one in (*carriers_beside(rig.side), "eyes")}
    carriers = {carrier for carrier, carry in bones.items() if contact_target.moves_with(carry)}
    is_on_own_arm = contact_target.moves_with(own)
    if between_hands:
        carriers.add(arm_carrier(OTHER_SIDE[rig.side]))
    if contact_target.moves_with_face:
        carriers.add("face")
    if contact_target.moves_with_lids:
        carriers.add("eyes")
    return {
        "contact_target": contact_target,
        "start": contact_target.aim(at_rest),
        "start_normal": contact_target.outward(at_rest),
        "is_on_own_arm": is_on_own_arm,
        "is_carried": between_hands or is_on_own_arm,
        "carriers": frozenset(carriers),
    }


@lru_cache(maxsize=16)
def _point_of(constraint: ContactConstraint) -> PointOfHand:
    """Return the articulator of a constraint, prepared: every round of a solve asks for it."""
    return point_of_hand(constraint.rig, constraint.attachment, constraint.hand.matrices)


@lru_cache(maxsize=8)
def _stands(constraint: ContactConstraint, surroundings: Surroundings) -> tuple[Array, Array, Array]:
    """Return what stands while the own arm hangs: the place (..., 3) m, outward there, and the site."""
    contact_target = constraint.contact_target.on_face(surroundings.face)
    start, outward, site = contact_target.stands(surroundings.matrices)
    if not surroundings.moved:
        start, outward = constraint.start, constraint.start_normal
    return start, outward, site


@lru_cache(maxsize=8)
def _skin_stands(constraint: ContactConstraint, surroundings: Surroundings) -> PosedSkin:
    """Return the skin about the site while the own arm hangs."""
    skin = constraint.contact_target.on_face(surroundings.face).skin
    assert skin is not None
    return skin.posed(surroundings.matrices, bends=surroundings.bends)
