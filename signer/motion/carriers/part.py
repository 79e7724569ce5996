"""Parts of the signer whose spans turn bones of the trunk or the neck."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from body_model.arrays import TRACE, Array
from signer.characters.character import Character
from signer.document.tracks.kind import TrackKind
from signer.kinematics import vectors
from signer.kinematics.rotations import rotation_exp, rotation_log
from signer.motion.posture.figure import BoneTurns
from signer.motion.posture.surroundings import CarrierName


@dataclass(frozen=True, slots=True, eq=False)
class MovingPart:
    """A kind of track that turns bones, and may shift them.

    Attributes:
        kind: its kind of track, whose channels it takes: pitch, turn and tilt first, if it turns what hangs
            on it, then lengths.
        carrier: what it moves in the chest's frame.
        bones: names of the bones that it turns, each the parent of the next.
        turns: makes turns of a character's bones against their parents (F, bones, 3, 3), in rest axes, from
            values (F, C) of the channels; the torso's take three more.
        shifts: makes of them how far the first bone goes from where its parent carries it (F, 3) m; None
            where it stays there.
    """

    kind: TrackKind
    carrier: CarrierName
    bones: tuple[str, ...]
    turns: Callable[[Character, Array], Array]
    shifts: Callable[[Character, Array], Array] | None = None

    def turned(self, character: Character, values: Array) -> BoneTurns:
        """Turn and shift its bones by values (F, C) of the channels."""
        shift = None if self.shifts is None else self.shifts(character, values)
        return BoneTurns(character.body.bones(*self.bones), self.turns(character, values), shift)

    def facing(self, values: Array) -> Array:
        """(F, 3, 3) how values (F, C) of the channels turn what hangs on it; (3, 3) where they only shift."""
        turns = self.kind.channels[0].unit == "rad"
        return turn_of(*values.T[:3]) if turns else np.eye(3)


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
    return _shared(rotation_log(rotation), shares)


def shares_of_turn(angles_rad: Array, shares: tuple[float, ...]) -> Array:
    """Split what `turn_of` makes of pitch, turn and tilt (..., 3) likewise, without its matrix."""
    (x, y, z), (u, v, w) = (np.moveaxis(of(0.5 * angles_rad), -1, 0) for of in (np.cos, np.sin))
    yx = y * u, v * x, -v * u, y * x
    axis = np.stack([yx[0] * z + yx[1] * w, yx[1] * z - yx[0] * w, yx[2] * z + yx[3] * w], axis=-1)
    sine = vectors.length(axis)
    turn = 2.0 * np.arctan2(sine, yx[3] * z - yx[2] * w)
    return _shared(axis * np.where(sine < TRACE, 2.0, turn / np.maximum(sine, TRACE))[..., None], shares)


def _shared(turn: Array, shares: tuple[float, ...]) -> Array:
    """Return rotations (..., n, 3, 3) by shares of a rotation vector (..., 3) rad."""
    return rotation_exp(turn[..., None, :] * np.array(shares)[:, None])
