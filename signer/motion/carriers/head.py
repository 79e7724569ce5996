"""Head: the neck nods, turns and tilts it against the chest, and pushes it forward."""

from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.tracks.head import HEAD as KIND
from signer.kinematics.rotations import axis_rotation
from signer.motion.carriers.part import MovingPart, shares_of_turn
from signer.motion.posture.fixed_point import VAIN_ROUNDS

BONES: Final = ("neck01", "neck02", "neck03", "head")
_SHARES: Final = (0.2, 0.4, 0.6, 1.0)
"""Share of the head's turn of each bone, those below it included: looked at up to 35 degrees of nod and 45 of
turn."""
_LEANS: Final = np.array(_SHARES[:-1])
"""Shares by which the bones of the neck lean while the head is pushed forward, those below included."""


def _turns(character: Character, values: Array) -> Array:
    """(F, 4, 3, 3) the turns of neck and head for pitch, turn, tilt (rad) and thrust (m), (F, 4).

    The head gets just these angles.

    The bones of the neck lean by a third more each while the head stays level, so that its joint comes
    forward as far as is asked.
    """
    world = shares_of_turn(values[..., :3], _SHARES)
    lean = _lean(character, character.scale.length * values[..., 3])
    world[..., :3, :, :] = world[..., :3, :, :] @ axis_rotation(np.eye(3)[0], lean[..., None] * _LEANS)
    local = world.copy()
    local[..., 1:, :, :] = np.swapaxes(world[..., :-1, :, :], -1, -2) @ world[..., 1:, :, :]
    return local


def _lean(character: Character, forward_m: Array) -> Array:
    """(...) rad, the lean whose shares in the bones of the neck bring the head's joint (...) m forward."""
    heads = character.body.heads[character.body.bones(*BONES)]
    over = (len(_LEANS), *[1] * forward_m.ndim)  # bones first: sums over them take no detour
    shares, (_, up, ahead) = _LEANS.reshape(over), (each.reshape(over) for each in np.diff(heads, axis=0).T)
    rise = (shares * up).sum()
    lean = forward_m / rise
    lean = lean + (shares * shares * ahead).sum() / (2.0 * rise) * lean * lean
    for _ in range(VAIN_ROUNDS):  # Newton's rule doubles the digits in each
        angle = shares * lean
        sine, cosine = np.sin(angle), np.cos(angle)
        off = (sine * up + (cosine - 1.0) * ahead).sum(axis=0) - forward_m
        lean = lean - off / (shares * (cosine * up - sine * ahead)).sum(axis=0)
    return np.asarray(lean)


HEAD: Final = MovingPart(KIND, "head", BONES, _turns)
