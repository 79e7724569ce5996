"""The drawn skin that a hand is to touch, about a site or along a path on the skin."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import AS_ONE, Array, Indices
from body_model.face_shapes import FACE_SHAPES
from body_model.model import EYE, SKIN
from body_model.plain_types import Side
from body_model.posed_patch import PosedPatch, SkinPatch, TouchingPoints
from body_model.regions import MOSTLY, is_carried_by, triangles_of_parts
from body_model.skin_patch import SeenSkin, see_skin, skin_patch
from body_model.skin_path import WIDER, SkinPath
from body_model.surface_point import Attachment
from nonmanuals.shapes import GAZE_SHAPES
from signer.characters.character import Character, per_character
from signer.characters.roles import CHEST
from signer.document.sign import OTHER_SIDE
from signer.document.values import HandForm
from signer.kinematics.least_jerk import cubic_step
from signer.motion.many import Many
from signer.motion.places.hands import FLAT_HAND, drawn_hand, resting_beside

LIDS: Final = np.array([name in GAZE_SHAPES for name in FACE_SHAPES])
"""(S,) which face shapes follow the eyes."""
_STEP_M: Final = 0.020
"""Between the places of a way about which the skin is looked at, m: each patch reaches well beyond the next
ones. With half of it and of the turn below hands on ways of the library go otherwise by 0.015 mm at most."""
_TURN_RAD: Final = 0.30
"""Turn of the skin from one of them to the next at most."""
EVENED_M: Final = 0.0007
"""Half of the stretch, m, over which the way of a hand that slides is evened: edges of 0.3 rad are met within
`EVENED_TO_M`."""
_LOOKED_AT: Final = 65  # places along a path at which its turning is told


@dataclass(frozen=True, slots=True, eq=False)
class TouchedSkin(Many, way=0, at=1, even_m=0, flat=0, face=1):
    """Patches of skin that are to be touched.

    Attributes:
        character: whose skin it is.
        seen: the skin as it is seen about a site, or about several places along a way.
        patch: makes the patch of one of these, by its number: of an upright signer, whose arms alone move it,
            or of one who bends, whose trunk and head move it too.
        way: (n,) in each of n frames how far along the places the hand is, from 0 to their number less 1;
            None for a site.
        at: (n, 3) m, the places on the way where the hand is in each frame, as the skin was looked at.
        even_m: (n,) m, half of the stretch over which the way is evened in each frame.
        flat: (n,) or one for all, from 0 to 1: how much the skin counts as a plane, as it does for a hand
            that stays off it.
        face: (S,) or (n, S) weights of the face shapes; None for the resting face.
    """

    character: Character
    seen: tuple[SeenSkin, ...]
    patch: Callable[[int, bool], SkinPatch]
    way: Array | None = None
    at: Array | None = None
    even_m: Array | None = None
    flat: Array | float = 0.0
    face: Array | None = None

    def on_face(self, face: Array | None) -> "TouchedSkin":
        """Return the skin as faces with weights (S,) or (n, S) have it."""
        return self if face is None or not self.moves_with_face else replace(self, face=face)

    @property
    def moves_with_face(self) -> bool:
        """Return whether any face shape moves the skin."""
        return any(len(seen.shapes) for seen in self.seen)

    @property
    def moves_with_lids(self) -> bool:
        """Return whether lids that follow the eyes move the skin."""
        return any(bool(LIDS[seen.shapes].any()) for seen in self.seen)

    def moves_with(self, bones: Indices) -> bool:
        """Return whether any of these bones moves the skin."""
        return not carriers_of(self.seen).isdisjoint(bones.tolist())

    def posed(self, matrices: Array | None, *, bends: bool | None = None) -> "PosedSkin":
        """Return the skin on posed bodies; skin that stands still needs no matrices.

        The matrices are (n, B, 3, 4) in the chest's frame, or one for all (B, 3, 4). `bends` says whether
        trunk and head may move, so that how one body is measured depends on no other; None looks at them.
        """
        flat = matrices
        if flat is not None and flat.ndim > 3:
            flat = flat.reshape(-1, *flat.shape[-3:])
        if bends is None:
            upright = _trunk_and_head(self.character)
            bends = flat is not None and bool(np.abs(flat[..., upright, :, :] - np.eye(3, 4)).max() >= AS_ONE)
        about_site = self.patch(0, bends).posed(flat, self.face) if self.way is None else None
        return PosedSkin(self, bends, flat, about_site)


@lru_cache(maxsize=256)
def carriers_of(seen: tuple[SeenSkin, ...]) -> frozenset[int]:
    """Return all bones that carry some of what is seen."""
    return frozenset(np.concatenate([each.carriers for each in seen]).tolist())


class PosedSkin(NamedTuple):
    """Skin that is to be touched, on posed bodies, which bend or are upright."""

    skin: TouchedSkin
    bends: bool
    matrices: Array | None
    about_site: PosedPatch | None

    def most_along(self, body: TouchingPoints, turns: Array, shifts: Array, outward: Array) -> Array:
        """Return how far (n,) m bodies of points go until they just touch; arguments as of `PosedPatch`."""
        if self.skin.way is None:
            assert self.about_site is not None
            return self.about_site.most_along(body, turns, shifts, outward)
        found, last = np.zeros(len(turns)), len(self.skin.seen) - 1
        first = np.clip(self.skin.way.astype(np.intp), 0, last - 1)
        for number in sorted({*first.tolist(), *(first + 1).tolist()}):
            weight = cubic_step(1.0 - np.abs(self.skin.way - number))
            rows = np.flatnonzero((first <= number) & (number <= first + 1) & (weight > 0.0))
            if len(rows):
                patch, at, even_m = self._patch(number, rows), self.skin.at, self.skin.even_m
                assert at is not None
                assert even_m is not None
                # half of the stretch over which the way is evened, from one of the places to the next
                ahead = even_m[rows, None] * (_direction(self.skin.seen, number) @ patch.frame[:, :2])
                given = turns[rows], shifts[rows], outward[rows], at[rows], ahead
                found[rows] += weight[rows] * patch.most_along(body, *given)
        return found

    def _patch(self, number: int, rows: Indices) -> PosedPatch:
        """One of the patches, on some of the bodies."""
        patch, matrices, face = self.skin.patch(number, self.bends), self.matrices, self.skin.face
        if (matrices is None or not len(patch.bones)) and face is None:
            return _standing(patch)
        if matrices is not None and matrices.ndim > 3:
            matrices = matrices[rows]
        return patch.posed(matrices, face[rows] if face is not None and face.ndim > 1 else face)


@lru_cache(maxsize=256)
def _direction(seen: tuple[SeenSkin, ...], number: int) -> Array:
    """(2,) unit or zero, in which direction a way passes one of its places, in that place's frame."""
    before, after = seen[max(number - 1, 0)], seen[min(number + 1, len(seen) - 1)]
    way = seen[number].axes[:2] @ (after.origin - before.origin)
    length = float(np.sqrt(way @ way))
    return np.asarray(way / length if length > 0.0 else way)


@lru_cache(maxsize=64)
def _standing(patch: SkinPatch) -> PosedPatch:
    return patch.posed(None)


def skin_about(
    character: Character, site: Attachment, side: Side, other: HandForm | None = None
) -> TouchedSkin:
    """Return the skin about a site that a hand of a side touches; the other hand is flat unless given."""
    form = other if _is_on_hand(character, site, OTHER_SIDE[side]) else None

    seen = _seen(character, site, side, form)
    return TouchedSkin(character, (seen,), lambda _, bends: _patch(character, site, side, form, bends))


def skin_along(
    character: Character,
    path: SkinPath,
    way: Array,
    side: Side,
    other: HandForm | None = None,
    flat: Array | float = 0.0,
    rounds: Array | None = None,
) -> TouchedSkin:
    """Return the skin about places (n,) on a path; the rest is as of `skin_about` and `TouchedSkin`."""
    places, seen = _places_along(path), seen_along(character, path, side, other)
    resting = resting_beside(character, other or FLAT_HAND, OTHER_SIDE[side])
    return TouchedSkin(
        character,
        seen,
        lambda number, bends: _patch(character, places[number], side, other, bends),
        np.clip(way, 0.0, 1.0) * (len(seen) - 1),
        path.at(way, rounds).position(resting),
        np.minimum(WIDER * path.length_m * path.gone(np.clip(way, 0.0, 1.0), rounds), EVENED_M),
        flat,
    )


@per_character(maxsize=32)
def seen_along(
    character: Character, path: SkinPath, side: Side, other: HandForm | None = None
) -> tuple[SeenSkin, ...]:
    """See the skin about places of a way, evenly apart, its ends among them; arguments as of `skin_about`."""
    return tuple(_seen(character, place, side, other) for place in _places_along(path))


@lru_cache(maxsize=64)
def _places_along(path: SkinPath) -> tuple[Attachment, ...]:
    normals = path.at(np.linspace(0.0, 1.0, _LOOKED_AT)).rest_normal
    turned = np.linalg.norm(np.diff(normals, axis=0), axis=1).max() * (_LOOKED_AT - 1)
    ways = np.linspace(0.0, 1.0, 1 + ceil(max(path.length_m / _STEP_M, turned / _TURN_RAD)))
    return tuple(path.at(np.array([way])) for way in ways)


@per_character(maxsize=160)
def _patch(
    character: Character,
    place: Attachment,
    side: Side,
    other: HandForm | None,
    bends: bool,
) -> SkinPatch:
    """Return the patch about a place where the body rests, of an upright signer or one whose trunk moves."""
    movable = _all_but_chest(character) if bends else _movable(character)
    matrices = resting_beside(character, other or FLAT_HAND, OTHER_SIDE[side])
    seen = _seen(character, place, side, other)
    return skin_patch(character.body, seen, matrices, movable)


@per_character(maxsize=96)
def _seen(character: Character, place: Attachment, side: Side, other: HandForm | None) -> SeenSkin:
    """See the skin about a place where the body rests and the other hand has its shape."""
    rig, form = character.rigs[OTHER_SIDE[side]], other or FLAT_HAND
    return see_skin(
        character.body,
        drawn_hand(character, form, rig.side),
        resting_beside(character, form, rig.side),
        touchable(character, side),
        place,
        # fingers go far: what lies beside a site on a hand is taken to go along with it
        is_stiff=place.weight_on(rig.hand_bones.tolist()) > MOSTLY,
    )


def _is_on_hand(character: Character, attachment: Attachment, side: Side) -> bool:
    """Return whether the hand of a side, or the arm just above it, carries some of a place."""
    rig = character.rigs[side]
    return attachment.weight_on([*rig.bones[4:].tolist(), *rig.hand_bones.tolist()]) > 0.0


@per_character(maxsize=1)
def _movable(character: Character) -> tuple[int, ...]:
    """The bones of both arms and hands; of an upright signer all others stand still."""
    rigs = [character.rigs[side] for side in ("right", "left")]
    return tuple(int(bone) for rig in rigs for bone in (*rig.bones, *rig.hand_bones))


@per_character(maxsize=1)
def _trunk_and_head(character: Character) -> Indices:
    """(b,) the bones that rest while the signer is upright, as seen from the chest."""
    return np.setdiff1d(np.arange(len(character.body.bone_names)), _movable(character))


@per_character(maxsize=1)
def _all_but_chest(character: Character) -> tuple[int, ...]:
    """The bones that can move in the chest's frame."""
    return tuple(bone for bone in range(len(character.body.bone_names)) if bone != character.bones[CHEST])


@per_character(maxsize=2)
def touchable(character: Character, side: Side) -> Indices:
    """(t, 3) corners, column by column in memory, of what a hand may touch: not its own forearm and hand."""
    rig = character.rigs[side]
    own = is_carried_by(character.body, [*rig.bones[4:].tolist(), *rig.hand_bones.tolist()])
    corners = character.body.triangles[triangles_of_parts(character.body, SKIN, EYE)]
    return np.asfortranarray(corners[~own[corners].any(axis=1)])
