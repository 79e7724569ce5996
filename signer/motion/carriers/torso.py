"""Torso: the spine leans, turns and tilts the chest, with all that hangs on it."""

from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character
from signer.document.tracks.torso import TORSO as KIND
from signer.motion.carriers.part import MovingPart, shares_of, turn_of

BONES: Final = ("spine05", "spine04", "spine03", "spine02", "spine01")
"""Bones of the spine, which turn by the same share each: looked at up to 35 degrees of lean and 45 of turn,
the trunk bends evenly."""


def _turns(_character: Character, values: Array) -> Array:
    """(F, 5, 3, 3) the turns of the spine for pitch, turn and tilt (F, 3) rad; the chest gets just these.

    Three more values are so much of them as turns the trunk as one, at the hips: belly and chest do not move
    against each other then, nor against a forearm that is held before them.
    """
    share = (1.0 / len(BONES),)
    whole = turn_of(*np.moveaxis(values[..., :3], -1, 0))
    if values.shape[-1] == 3:
        return np.repeat(shares_of(whole, share), len(BONES), axis=-3)
    if np.array_equal(values[..., :3], values[..., 3:]):  # nothing bends it besides
        straight = np.broadcast_to(np.eye(3), (*whole.shape[:-2], len(BONES) - 1, 3, 3))
        return np.concatenate([whole[..., None, :, :], straight], axis=-3)
    at_hips = turn_of(*np.moveaxis(values[..., 3:], -1, 0))
    bends = shares_of(np.swapaxes(at_hips, -1, -2) @ whole, share)
    return np.concatenate([at_hips[..., None, :, :] @ bends, *[bends] * (len(BONES) - 1)], axis=-3)


TORSO: Final = MovingPart(KIND, "trunk", BONES, _turns)
