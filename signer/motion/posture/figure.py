"""The whole figure put together from its parts, which is where it meets the world; and as it rests."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.plain_types import Side
from body_model.skin import skin_matrices
from signer.characters.character import Character, per_character
from signer.characters.roles import CHEST, EYES, HEAD
from signer.kinematics.arm import forward_arm
from signer.kinematics.rig import ARM_PARENTS, arm_bone_rotations, girdle_for
from signer.kinematics.sides import SIDES
from signer.kinematics.skeleton import local_rotations, mirrored_rotations, rest_rotations, world_pose
from signer.motion.places.hands import resting_hand
from signer.motion.posture.reaching import ArmSolution
from signer.motion.posture.shoulder import AUTOMATIC, Shoulder, by_hand


class BoneTurns(NamedTuple):
    """Turns of n bones against their parents.

    Attributes:
        bones: (n,) each the parent of the next.
        local: (..., n, 3, 3) turns, in rest axes.
        shift: (..., 3) m, from where its parent carries the first, in rest axes; None where it stays there.
    """

    bones: Indices
    local: Array
    shift: Array | None = None


class Limb(NamedTuple):
    """Turns of an arm's bones (..., 7, 3, 3) and of fingers (..., 19, 3, 3) against their parents."""

    arm: Array
    fingers: Array


@dataclass(frozen=True, eq=False)
class Figure:
    """Posed bodies in the world.

    Attributes:
        character: whose bodies they are.
        rotations: (..., B, 3, 3) of the bones, from rest.
        positions: (..., B, 3) m, of their heads.
        matrices: (..., B, 3, 4) skinning matrices.
        face_weights: (..., S) of the face shapes, in the body's order.
        is_upright: whether trunk and head rest, so that the chest's frame is the world's.
        looks: whether the eyes are turned to something.
    """

    character: Character
    rotations: Array
    positions: Array
    matrices: Array
    face_weights: Array
    is_upright: bool
    looks: bool = False

    @cached_property
    def in_chest(self) -> Array:
        """Skinning matrices (..., B, 3, 4) as seen from the chest, in whose frame contacts are solved."""
        return self.matrices if self.is_upright else in_chest_frame(self.chest, self.matrices)

    @property
    def bends(self) -> bool:
        """Return whether trunk, head or eyes may stand elsewhere than at rest, as `Surroundings.bends`."""
        return self.looks or not self.is_upright

    @cached_property
    def face(self) -> Array | None:
        """Weights (..., S) of the face shapes; None where all faces rest."""
        return self.face_weights if self.face_weights.any() else None

    def face_in(self, rows: Indices) -> Array | None:
        """Weights (n, S) of the face shapes in some of many frames; None where all faces rest."""
        return None if self.face is None else self.face[rows]

    @cached_property
    def chest(self) -> Array:
        """(..., 3, 4), from the chest's frame to the world."""
        return np.asarray(self.matrices[..., self.character.bones[CHEST], :, :])


def limb_of(character: Character, side: Side, reach: ArmSolution, fingers: Array) -> Limb:
    """The limb of a solved arm whose fingers are turned so."""
    rig = character.rigs[side]
    return Limb(local_rotations(ARM_PARENTS, arm_bone_rotations(rig, reach.girdle, reach.posture)), fingers)


def compose(
    character: Character,
    turns: Sequence[BoneTurns],
    limbs: Mapping[Side, Limb],
    lead: tuple[int, ...],
    face_weights: Array | None = None,
) -> Figure:
    """Put bodies over the leading axes `lead` together; what is not given stays as the model rests.

    Args:
        character: whose body it is.
        turns: of trunk, neck and head.
        limbs: arms and hands, solved in the chest's frame, which the trunk carries along.
        lead: the leading axes of everything given.
        face_weights: (*lead, S) of the face shapes; None for a neutral face.
    """
    body = character.body
    if turns or limbs:
        local = rest_rotations(body, lead)
        for bones, own, _ in turns:
            local[..., bones, :, :] = own
        for side, limb in limbs.items():
            rig = character.rigs[side]
            local[..., rig.bones, :, :] = limb.arm
            local[..., rig.hand_bones, :, :] = limb.fingers
        shifts = {int(own.bones[0]): own.shift for own in turns if own.shift is not None}
        rotations, positions = world_pose(body, local, shifts)
        matrices = skin_matrices(body, rotations, positions)
    else:
        rotations, positions, matrices = (
            np.broadcast_to(each, (*lead, *each.shape)) for each in _as_modelled(character)
        )
    weights = face_weights
    if weights is None:
        weights = np.broadcast_to(np.zeros(len(body.shapes)), (*lead, len(body.shapes)))
    return Figure(character, rotations, positions, matrices, weights, not turns)


def with_eyes(figure: Figure, turns: Array, face_weights: Array) -> Figure:
    """Return bodies (F,) with their eyes turned, and with the face that goes with that.

    Args:
        figure: as it is put together.
        turns: (F, 2, 3, 3) of the eyes against the head, in rest axes, the left one first.
        face_weights: (F, S) of the face shapes, in the body's order.
    """
    character = figure.character
    eyes, head = [character.bones[role] for role in EYES], character.bones[HEAD]
    rotations, matrices = figure.rotations.copy(), figure.matrices.copy()
    turned = rotations[..., head, None, :, :] @ turns
    rotations[..., eyes, :, :] = turned
    shift = figure.positions[..., eyes, :] - (turned @ character.body.heads[eyes][:, :, None])[..., 0]
    matrices[..., eyes, :, :] = np.concatenate([turned, shift[..., None]], axis=-1)
    return replace(figure, rotations=rotations, matrices=matrices, face_weights=face_weights, looks=True)


def in_chest_frame(chest: Array, matrices: Array) -> Array:
    """Return skinning matrices (..., B, 3, 4) of bodies as seen from chests (..., 3, 4), which rest then."""
    bones = matrices.shape[-3]
    beside = np.swapaxes(matrices, -3, -2).copy()
    beside[..., 3] -= chest[..., 3, None]
    # one product for all bones of a body: as many small ones take three times as long
    wide = np.swapaxes(chest[..., :3], -1, -2) @ beside.reshape(*beside.shape[:-2], 4 * bones)
    return np.ascontiguousarray(np.swapaxes(wide.reshape(beside.shape), -3, -2))


def mirrored(figure: Figure) -> Figure:
    """Return the bodies mirrored across the signer's middle."""
    other = figure.character.body.mirror_bone
    rotations = mirrored_rotations(figure.rotations[..., other, :, :])
    positions = mirrored_points(figure.positions[..., other, :])
    return replace(
        figure,
        rotations=rotations,
        positions=positions,
        matrices=skin_matrices(figure.character.body, rotations, positions),
        face_weights=figure.face_weights[..., _mirror_shapes(figure.character)],
    )


def mirrored_points(points: Array) -> Array:
    """Points or directions (..., 3) in that mirror."""
    return np.asarray(points * (-1.0, 1.0, 1.0))


@per_character(maxsize=64)
def resting_reach(character: Character, side: Side, shoulder: Shoulder = AUTOMATIC) -> ArmSolution:
    """Return girdle and arm of a hand at rest, which wants no help; its articulator is the wrist."""
    rig, held = character.rigs[side], character.resting.arms[side]
    moved = by_hand(rig, girdle_for(rig, held, held.articulator), shoulder)
    points = forward_arm(
        rig.arm,
        shoulder=moved.shoulder,
        shoulder_rotation=held.shoulder_rotation,
        flexion=held.flexion_rad,
        wrist_rotation=held.wrist_rotation,
        articulator=np.zeros(3),
    )
    return ArmSolution(
        moved, held._replace(elbow=points.elbow, wrist=points.wrist, articulator=points.articulator)
    )


@per_character(maxsize=2)
def resting_limb(character: Character, side: Side) -> Limb:
    """The limb of a hand that is not used."""
    return limb_of(character, side, resting_reach(character, side), resting_hand(character, side).fingers)


@per_character(maxsize=1)
def resting_body(character: Character) -> Array:
    """Skinning matrices (B, 3, 4) of the signer with both arms at rest."""
    return compose(character, (), {side: resting_limb(character, side) for side in SIDES}, ()).matrices


@per_character(maxsize=1)
def _as_modelled(character: Character) -> tuple[Array, Array, Array]:
    """Rotations (B, 3, 3), heads (B, 3) m and skinning matrices (B, 3, 4) of the body as the model rests."""
    rotations, positions = world_pose(character.body, rest_rotations(character.body))
    return rotations, positions, skin_matrices(character.body, rotations, positions)


@per_character(maxsize=4)
def _mirror_shapes(character: Character) -> Indices:
    """(S,) for each face shape its partner on the other side; one without a side is its own."""
    names = list(character.body.shapes)
    swapped = (name.replace("Left", "*").replace("Right", "Left").replace("*", "Right") for name in names)
    return np.array([names.index(name) for name in swapped], np.intp)
