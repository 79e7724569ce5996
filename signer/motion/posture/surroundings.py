"""Describe the surroundings of a hand, and what else a key's posture depends on.

The surroundings say where trunk, head and the other arm are in the chest's frame.
"""

from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from signer.characters.character import Character, per_character
from signer.characters.roles import CHEST, EYES, NECK, WAIST
from signer.document.sign import OTHER_SIDE
from signer.document.values import HandForm
from signer.kinematics.arm import ArmPosture, forearm_of
from signer.kinematics.rig import ArmRig, Girdle, arm_bone_rotations
from signer.kinematics.sides import SIDES
from signer.kinematics.vectors import leading_axes
from signer.motion.many import Many
from signer.motion.posture.figure import resting_body
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder

CarrierName: TypeAlias = Literal["hips", "trunk", "head", "face", "eyes", "right arm", "left arm"]
"""Parts that can stand elsewhere in the chest's frame than at rest: hips, trunk between them and the chest,
neck and head, skin that face shapes move on the head, eyes with the lids that follow them, an arm with its
hand."""
STANDING: Final[frozenset[CarrierName]] = frozenset(("hips", "trunk", "head", "face", "eyes"))
"""Carriers known before any arm is solved."""


@dataclass(frozen=True, eq=False)
class Surroundings(Many, posed=3, face=1):
    """All that is around a hand, in the chest's frame, at one moment or at each of n.

    Two of them are equal when all their numbers are, so that postures solved beside them can be cached.

    Attributes:
        character: whose body it is.
        moved: the carriers that stand elsewhere than at rest; never the arm of the hand in question.
        posed: (..., B, 3, 4) skinning matrices of the body in the chest's frame, that arm hanging; None when
            no bone has moved.
        face: (..., S) weights of the face shapes; None for the resting face.
    """

    character: Character
    moved: frozenset[CarrierName] = frozenset()
    posed: Array | None = None
    face: Array | None = None

    @property
    def matrices(self) -> Array:
        """Skinning matrices (..., B, 3, 4) in the chest's frame, to be read only."""
        return resting_body(self.character) if self.posed is None else self.posed

    @property
    def is_many(self) -> bool:
        """Return whether this is told for each of many moments."""
        return bool(self._counts)

    @property
    def count(self) -> int:
        """Number of moments."""
        return self._counts[0] if self._counts else 1

    @property
    def _counts(self) -> list[int]:
        """Number of moments of all that is told for each of many."""
        told = ((self.posed, 3), (self.face, 1))
        return [len(values) for values, own in told if values is not None and values.ndim > own]

    def moves(self, carriers: Set[CarrierName]) -> bool:
        """Return whether any of these carriers stands elsewhere than at rest."""
        return not self.moved.isdisjoint(carriers)

    def only(self, carriers: Set[CarrierName]) -> "Surroundings":
        """The surroundings with all but these carriers at rest, so that equal ones are told as equal."""
        moved = self.moved & carriers
        if len(moved) == len(self.moved):
            return self
        if not moved:
            return resting(self.character)
        face = None if moved.isdisjoint(("face", "eyes")) else self.face
        if self.posed is None or moved == {"face"}:
            return Surroundings(self.character, moved, None, face)
        posed = self.posed.copy()
        # eyes go with the head, where they move nothing by themselves
        for carrier in sorted(self.moved - moved - ({"eyes"} if "head" in moved else set())):
            posed[..., carrier_bones(self.character, carrier), :, :] = resting_body(self.character)[
                carrier_bones(self.character, carrier)
            ]
        return Surroundings(self.character, moved, posed, face)

    @property
    def bends(self) -> bool:
        """Return whether trunk or head may stand elsewhere than at rest."""
        return not self.moved.isdisjoint(("hips", "trunk", "head", "eyes"))

    def where_still(self) -> "Surroundings":
        """Return the surroundings for one moment where nothing among them moves, to be solved once."""
        if not self.is_many:
            return self
        if self.count == 1:
            return self.rows(0)
        if not self.moved <= STANDING:
            return self
        is_still = all(
            values is None or values.ndim == lead or bool((values == values[0]).all())
            for values, lead in ((self.posed, 3), (self.face, 1))
        )
        return self.rows(0) if is_still else self

    def with_arm(self, side: Side, arm: Array) -> "Surroundings":
        """Return the surroundings with an arm posed by matrices (..., 26, 3, 4), ordered as `arm_bones`."""
        moved = self.moved | {arm_carrier(side)}
        return Surroundings(self.character, moved, self.bodies(side, arm), self.face)

    def bodies(self, side: Side, arm: Array) -> Array:
        """Return skinning matrices (..., B, 3, 4) of the body with an arm at its matrices.

        The arm's matrices are (..., 26, 3, 4). The result is fresh to write into.
        """
        around = self.matrices
        posed = np.empty((*leading_axes(arm.shape[:-3], around.shape[:-3]), *around.shape[-3:]))
        posed[...] = around
        posed[..., arm_bones(self.character, side), :, :] = arm
        return posed

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if (
            not isinstance(other, Surroundings)
            or self.character is not other.character
            or self.moved != other.moved
        ):
            return False
        faces = (self.face, other.face)
        is_same_face = all(one is None for one in faces) or (
            faces[0] is not None and faces[1] is not None and np.array_equal(faces[0], faces[1])
        )
        return is_same_face and (not self.moved or np.array_equal(self.matrices, other.matrices))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # where bones are tells enough of how they are turned to find the same again
        bodies = b"" if self.posed is None else self.posed[..., 3].tobytes()
        return hash((self.character, self.moved, bodies, b"" if self.face is None else self.face.tobytes()))


@per_character(maxsize=1)
def resting(character: Character) -> Surroundings:
    """Return the surroundings of a character at rest: trunk and head upright, the other arm hanging."""
    return Surroundings(character)


@dataclass(frozen=True, slots=True)
class Context:
    """All that a key's posture depends on besides the key.

    It is at one moment, or at many with arrays that lead with n.

    Attributes:
        shoulder: what the shoulder of the hand in question does.
        surroundings: where trunk, head and the other arm are.
        form: how the other hand is shaped, for the sites on it that depend on this; None for flat.
        meets: the articulator with which the other hand comes to meet this one where both meet; empty
            if it does not.
    """

    shoulder: Shoulder
    surroundings: Surroundings
    form: HandForm | None = None
    meets: str = ""

    @property
    def character(self) -> Character:
        """Whose hand it is."""
        return self.surroundings.character


@per_character(maxsize=1)
def at_rest(character: Character) -> Context:
    """Return the context in which the shoulder does nothing, and nothing around the hand has moved."""
    return Context(AUTOMATIC, resting(character))


def arm_carrier(side: Side) -> CarrierName:
    """Return the carrier that the arm of a side is."""
    return "right arm" if side == "right" else "left arm"


def carriers_beside(side: Side) -> frozenset[CarrierName]:
    """Return all whose bones can move around the hand of a side."""
    return frozenset(("hips", "trunk", "head", arm_carrier(OTHER_SIDE[side])))


@per_character(maxsize=2)
def arm_bones(character: Character, side: Side) -> Indices:
    """(26,) the bones of an arm from the clavicle on, and of its hand."""
    rig = character.rigs[side]
    return np.concatenate([rig.bones, rig.hand_bones])


@per_character(maxsize=4)
def carrier_bones(character: Character, carrier: CarrierName) -> Indices:
    """Rows of the bones that a carrier consists of; the chest itself belongs to none, the face has none."""
    body = character.body
    if carrier == "face":
        return np.zeros(0, np.intp)
    if carrier == "eyes":
        return np.array([character.bones[eye] for eye in EYES])
    if carrier in ("right arm", "left arm"):
        return arm_bones(character, "right" if carrier == "right arm" else "left")
    head, above = (_from(body.parents, character.bones[role]) for role in (NECK, WAIST))
    if carrier == "head":
        return head
    if carrier == "hips":
        return np.setdiff1d(np.arange(len(body.parents)), above)
    arms = (arm_bones(character, side) for side in SIDES)
    return np.setdiff1d(above, np.concatenate([[character.bones[CHEST]], head, *arms]))


def _from(parents: Indices, first: int) -> Indices:
    """Return the bones from one on that hang on it."""
    found = np.zeros(len(parents), np.bool_)
    for bone, parent in enumerate(parents):  # parents come before their children
        found[bone] = bone == first or (parent >= 0 and found[parent])
    return np.flatnonzero(found)


def wrist_matrix(rig: ArmRig, posture: ArmPosture) -> Array:
    """Skinning matrix (..., 3, 4) of the wrist bone of a solved arm: the last one of the arm itself."""
    turn = forearm_of(rig.arm, posture) @ posture.wrist_rotation @ rig.hand_frame.T
    return np.concatenate([turn, (posture.wrist - turn @ rig.wrist)[..., None]], axis=-1)


def arm_matrices(rig: ArmRig, girdle: Girdle, posture: ArmPosture, hand: Array) -> Array:
    """(..., 26, 3, 4) skinning matrices of a solved arm; `hand` (..., 19, 3, 4) are of a wrist at rest."""
    turns = arm_bone_rotations(rig, girdle, posture)
    matrices = np.empty((*turns.shape[:-3], 26, 3, 4))
    matrices[..., : len(rig.bones), :, :3] = turns
    # a bone is where the one above it carries its head
    matrices[..., 0, :, 3] = rig.heads[0] - turns[..., 0, :, :] @ rig.heads[0]
    slips = ((turns[..., :-1, :, :] - turns[..., 1:, :, :]) @ rig.heads[1:, :, None])[..., 0]
    matrices[..., 1 : len(rig.bones), :, 3] = matrices[..., :1, :, 3] + slips.cumsum(axis=-2)
    wrist = matrices[..., len(rig.bones) - 1, None, :, :]
    if hand.ndim == 3 and matrices.ndim > 3:  # one hand for all: one product, not nineteen small ones of each
        wide = matrices[..., len(rig.bones) - 1, :, :3].reshape(-1, 3) @ hand.swapaxes(0, 1).reshape(3, -1)
        held = wide.reshape(*matrices.shape[:-3], 3, len(hand), 4)
        matrices[..., len(rig.bones) :, :, :] = np.swapaxes(held, -3, -2)
    else:
        matrices[..., len(rig.bones) :, :, :] = wrist[..., :3] @ hand
    matrices[..., len(rig.bones) :, :, 3] += wrist[..., 3]
    return matrices
