"""Contact targets: articulators and sites as points of the drawn surface."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

import handshapes.catalogue as shapes
import sites.catalogue as places
from body_model.arrays import TRACE, Array, Indices
from body_model.model import Body
from body_model.plain_types import Side, Vector
from body_model.regions import MOSTLY
from body_model.surface_point import Attachment, SurfacePoint, attach
from signer.characters.character import Character, per_character
from signer.characters.roles import CHEST, HEAD, ROOM
from signer.characters.scale import NOTCH
from signer.characters.spots import surface_point
from signer.document.sign import OTHER_SIDE
from signer.document.tracks.hand import Key
from signer.document.values import TOUCHING, BothMeet, Contact, HandForm, Placement, SkinSpot
from signer.motion.many import Many
from signer.motion.places.hands import is_shaped, point_on_hand, points_shape
from signer.motion.places.touched_skin import LIDS, TouchedSkin

_BROAD: Final = ("hand", "mcp", "proximal", "middle")
"""Levels of a hand whose palmar side lies flat; thumb, tips and pads touch as points. The cushions of a palm
stand 10 mm above its centre: on another centre it was 12 mm inside at least, however it was turned."""
NEUTRAL: Final = np.array((0.13, -0.14, 0.24))
"""Place of a hand that signs with ease, m from the notch, on its own side (left)."""
MIDDLE: Final[Vector] = (0.0, float(NEUTRAL[1]), float(NEUTRAL[2]))
"""Place where hands meet that met nowhere before, m from the notch, and where one goes whose site has no
place on the body yet; `review` says so."""


@dataclass(frozen=True, slots=True, eq=False)
class ContactTarget(Many, attachment=2, stand_off_m=0, skin=0):
    """Target to which a placement sends the articulator; in each of n frames where its arrays lead with n.

    Attributes:
        character: whose body it is on.
        attachment: the site on the surface, None for a point of space.
        point: (3,) m, the point of space while the body rests; unused with an attachment.
        normal: (3,) outward from the body there, zero at a free point; unused with an attachment.
        bone: row of the bone that carries the point of space: chest, head, or hips for a place of the room;
            unused with an attachment.
        stand_off_m: how far outside the site the articulator stops.
        touching: skin on skin is wanted.
        skin: that about the site, which an articulator off the skin is to touch with the skin around it; None
            for a plane.
        wrists: where both hands meet, the bones of the own and of the other wrist: outward is from the other
            to the own.
    """

    character: Character
    attachment: Attachment | None
    point: Array
    normal: Array
    bone: int
    stand_off_m: float | Array
    touching: bool
    wrists: tuple[int, int] | None = None
    skin: TouchedSkin | None = None

    @property
    def has_skin(self) -> bool:
        """Return whether the articulator meets skin there, of the body or of the other hand."""
        return self.attachment is not None or self.wrists is not None

    def aim(self, matrices: Array) -> Array:
        """(..., 3) m where the articulator should be on bodies posed by `matrices` (..., B, 3, 4)."""
        if self.attachment is None:
            return self.site(matrices)
        on_skin = self.attachment.position(matrices)
        if not np.any(self.stand_off_m):
            return on_skin
        return on_skin + np.asarray(self.stand_off_m)[..., None] * self.attachment.normal(matrices)

    def outward(self, matrices: Array) -> Array:
        """(..., 3) unit, away from the body at the place; zero at a free point."""
        if self.attachment is not None:
            return self.attachment.normal(matrices)
        if self.wrists is not None:
            return self.from_other_wrist(matrices, _head_of(self.character.body, self.wrists[0], matrices))
        return np.asarray(matrices[..., self.bone, :, :3] @ self.normal)

    def stands(self, matrices: Array) -> tuple[Array, Array, Array]:
        """Return `aim`, `outward` and `site` on the same bodies."""
        site, outward = self.site(matrices), self.outward(matrices)
        return site + np.asarray(self.stand_off_m)[..., None] * outward, outward, site

    def from_other_wrist(self, matrices: Array, own_wrist: Array) -> Array:
        """(..., 3) unit, from the other wrist of two hands that meet to the own one at (..., 3) m."""
        assert self.wrists is not None
        way = own_wrist - _head_of(self.character.body, self.wrists[1], matrices)
        length = np.linalg.norm(way, axis=-1, keepdims=True)
        return np.asarray(way / np.where(length > 0.0, length, 1.0))

    @property
    def moves_with_face(self) -> bool:
        """Return whether any face shape moves the site, or skin about it that is to be touched."""
        on_face = self.attachment is not None and self.attachment.moves is not None
        return on_face or (self.skin is not None and self.skin.moves_with_face)

    @property
    def moves_with_lids(self) -> bool:
        """Return whether lids that follow the eyes move the site, or skin about it that is to be touched."""
        moves = None if self.attachment is None else self.attachment.moves
        own = moves is not None and bool(LIDS[moves.shapes].any())
        return own or (self.skin is not None and self.skin.moves_with_lids)

    def on_face(self, face: Array | None) -> "ContactTarget":
        """Return the target on faces with weights (S,) or (n, S); None for the resting face."""
        if face is None or self.attachment is None or not self.moves_with_face:
            return self
        skin = None if self.skin is None else self.skin.on_face(face)
        return replace(self, attachment=self.attachment.on_face(face), skin=skin)

    def weight_on(self, bones: Iterable[int]) -> float:
        """Return the share of the site that hangs on these bones."""
        return float(self.bone in bones) if self.attachment is None else self.attachment.weight_on(bones)

    def is_on_arm(self, side: Side) -> bool:
        """Return whether the place lies on an arm or its hand, the shoulder not counted."""
        rig = self.character.rigs[side]
        return self.weight_on([*rig.bones[2:].tolist(), *rig.hand_bones.tolist()]) > MOSTLY

    def moves_with(self, bones: Indices) -> bool:
        """Return whether these bones carry the site, or skin about it that is to be touched."""
        return self.weight_on(bones.tolist()) > TRACE or (
            self.skin is not None and self.skin.moves_with(bones)
        )

    def site(self, matrices: Array) -> Array:
        """(..., 3) m, the place itself on bodies posed by `matrices` (..., B, 3, 4), nothing kept off it."""
        if self.attachment is not None:
            return self.attachment.position(matrices)
        return np.asarray(matrices[..., self.bone, :, :3] @ self.point + matrices[..., self.bone, :, 3])


def _head_of(body: Body, bone: int, matrices: Array) -> Array:
    """(..., 3) m, where the head of a bone is on bodies posed by `matrices`."""
    return np.asarray(matrices[..., bone, :, :3] @ body.heads[bone] + matrices[..., bone, :, 3])


@per_character(maxsize=1024)
def articulator_attachment(character: Character, form: HandForm, articulator: str, side: Side) -> Attachment:
    """Attach the articulator of a hand in a form, or its default where none can be placed by that."""
    shape = points_shape(form)
    chosen = articulator if shapes.find_articulator(articulator).is_offered else shapes.default(shape).id
    return attach(character.body, shapes.articulator_points(chosen, side, shape))


def is_on_skin(site: str | SkinSpot) -> bool:
    """Return whether a site is on the skin rather than in space; LookupError for an unknown one."""
    return isinstance(site, SkinSpot) or places.find(site).kind == "surface"


def is_free(placement: Placement) -> bool:
    """Return whether a place is a point or a site of space, which is no contact."""
    if isinstance(placement, Contact):
        return not is_on_skin(placement.site)
    return not isinstance(placement, BothMeet)


def is_shaped_by_other(key: Key) -> bool:
    """Return whether the shape of the other hand affects a key's place, or the skin touched there."""
    touched = (one for one in (key.placement, key.second) if isinstance(one, Contact))
    return any(
        is_off_skin(one.articulator)
        or bool(part_lain_on(one))
        or (isinstance(one.site, str) and is_shaped(places.find(one.site)))
        for one in touched
    )


def part_lain_on(contact: Contact) -> str:
    """Return the part of the other hand on which a point of a palm is to lie flat; empty for no such."""
    own = shapes.find_articulator(contact.articulator)
    is_point = own.kind == "point" and own.level != "middle"
    if not is_point or not lies_along(contact) or not isinstance(contact.site, str):
        return ""
    return places.find(contact.site).articulator or ""


def lies_along(contact: Contact) -> int:
    """Return how a palm lies flat on the other hand: -1 palm to palm, 1 palm on its back; 0 for no such."""
    site = None if isinstance(contact.site, SkinSpot) else places.find(contact.site)
    if site is None or site.articulator is None:
        return 0
    own, there = (shapes.find_articulator(each) for each in (contact.articulator, site.articulator))
    if "thumb" in (own.digit, there.digit) or own.aspect != "palmar" or own.level not in _BROAD:
        return 0
    return {"palmar": -1, "dorsal": 1}.get(there.aspect, 0)


def is_off_skin(articulator: str) -> bool:
    """Return whether an articulator is a mean of points, which touches with the skin around it."""
    return shapes.find_articulator(articulator).kind != "point"


@per_character(maxsize=1024)
def contact_target_of(
    character: Character, placement: Placement, side: Side = "right", other: HandForm | None = None
) -> ContactTarget:
    """Return the target to which a placement sends the articulator, on a right-handed signer.

    Args:
        character: whose body it is.
        placement: of the hand in question.
        side: of that hand; a site on the other hand is carried by the hand across.
        other: how the other hand is shaped, for a site on it; without one it is flat.
    """
    body, length = character.body, character.scale.length
    chest, none = character.bones[CHEST], np.zeros(3)

    def from_notch(point_m: tuple[float, ...], bone: int = chest, **own: Any) -> ContactTarget:
        point = body.landmarks[NOTCH] + character.scale.point(np.array(point_m))
        return ContactTarget(character, None, point, none, bone, 0.0, **{"touching": False} | own)

    if isinstance(placement, BothMeet):
        wrists = tuple(int(character.rigs[each].bones[-1]) for each in (side, OTHER_SIDE[side]))
        return from_notch(placement.point_m, touching=True, wrists=wrists)
    if not isinstance(placement, Contact):
        return from_notch(placement.point_m, character.bones[ROOM] if placement.place else chest)
    touching = placement.manner in TOUCHING
    stand_off_m = 0.0 if touching else length * placement.stand_off_m
    point = surface_point_of(character, placement.site, side, other)
    site = None if isinstance(placement.site, SkinSpot) else places.find(placement.site)
    if point is not None:
        if site is not None and site.kind == "space":
            stand_off_m, touching = stand_off_m + length * site.stand_off_m, False
        return ContactTarget(
            character, attach(body, [(point, 1.0)]), none, none, chest, stand_off_m, touching
        )
    if site is None or site.offset_m is None or site.landmark is None:
        return from_notch(MIDDLE)
    normal = none if site.normal is None else np.array(site.normal)
    point_m = body.landmarks[site.landmark] + length * np.array(site.offset_m) + stand_off_m * normal
    bone = character.bones[HEAD if site.carrier == "head" else CHEST]
    return ContactTarget(character, None, point_m, normal, bone, 0.0, touching=False)


def surface_point_of(
    character: Character, site: str | SkinSpot, side: Side = "right", other: HandForm | None = None
) -> SurfacePoint | None:
    """The point of the skin at or off which a site is; None in space. Arguments as of `contact_target_of`."""
    if isinstance(site, SkinSpot):
        return surface_point(site)
    found = places.find(site)
    return (
        found.point if found.articulator is None else point_on_hand(character, found, OTHER_SIDE[side], other)
    )
