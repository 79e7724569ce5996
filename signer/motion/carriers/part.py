"""Parts of the signer whose spans turn bones of the trunk or the neck."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.tracks.kind import TrackKind
from signer.kinematics.rotations import rotation_exp, rotation_log
from signer.motion.posture.figure import BoneTurns
from signer.motion.posture.surroundings import CarrierName


@dataclass(frozen=True, slots=True, eq=False)
class MovingPart:
    """A kind of track that turns bones.

    Attributes:
        kind: its kind of track, whose channels it takes.
        carrier: what it moves in the chest's frame.
        bones: names of the bones that it turns, each the parent of the next.
        turns: makes turns of a character's bones against their parents (F, bones, 3, 3), in rest axes, from
            values (F, C) of the channels; the torso's take three more.
    """

    kind: TrackKind
    carrier: CarrierName
    bones: tuple[str, ...]
    turns: Callable[[Character, Array], Array]

    def turned(self, character: Character, values: Array) -> BoneTurns:
        """Turn its bones by values (F, C) of the channels."""
        return BoneTurns(character.body.bones(*self.bones), self.turns(character, values))


def turn_of(pitch_rad: Array, turn_rad: Array, tilt_rad: Array) -> Array:
    """Compute Ry Rx Rz (..., 3, 3): a lean forward, a turn to the signer's left and a tilt right, rad."""
    (x, y, z), (u, v, w) = (of(np.array((pitch_rad, turn_rad, tilt_rad))) for of in (np.cos, np.sin))
    rows = (
        *(y * z + v * u * w, v * u * z - y * w, v * x),
        *(x * w, x * z, -u),
        *(y * u * w - v * z, v * w + y * u * z, y * x),
    )
    return np.stack(rows, axis=-1).reshape(*x.shape, 3, 3)


def shares_of(rotation: Array, shares: tuple[float, ...]) -> Array:
    """Split a rotation (..., 3, 3) into shares (..., n, 3, 3) about its own axis, which add up."""
    return rotation_exp(rotation_log(rotation)[..., None, :] * np.array(shares)[:, None])
