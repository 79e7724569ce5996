"""Fingers that curve as one: side by side in one sweep, their ends in line."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.fitting.hand_model import HandModel, Skin

SWEEP_M: Final = 0.003
"""Distance above or below the neighbour's sweep, m, that weighs as an angle its whole ease away."""
END_M: Final = 0.012
"""Distance from the neighbour's end, m, that weighs as much: fingers differ in length, so that is asked
loosely."""


def strays(hand: HandModel, skin: Skin, fingers: Sequence[int]) -> Array:
    """Measure how far fingers of a row leave the sweep of their neighbours on the thumb's side.

    Fingers count from 0, the index, to 3, the pinky; the palm is seen edge-on.

    Of each its end joint, the middle of its last bone and its tip are looked at. Fingers differ in length and
    begin at different heights, so what is asked is to lie beside the neighbour, not to have its angles.
    """
    found = []
    for one, other in pairwise(_lines(hand, skin, finger) for finger in fingers):
        seen = np.stack([other[2], (other[2] + other[3]) / 2.0, other[3]])
        found += [((seen - _nearest(seen, one)) / SWEEP_M).ravel(), (other[3] - one[3]) / END_M]
    return np.concatenate(found)


def _lines(hand: HandModel, skin: Skin, finger: int) -> Array:
    """(4, 2) m: base, middle joint, end joint and tip of a finger.

    In the palm's distal and palmar directions.
    """
    bones = hand.body.bones(*(f"finger{finger + 2}-{joint}.R" for joint in (1, 2, 3)))
    matrices = skin.matrices[bones]
    heads = np.einsum("bij,bj->bi", matrices[..., :3], hand.body.heads[bones]) + matrices[..., 3]
    tip = matrices[2, :, :3] @ hand.body.tails[bones[2]] + matrices[2, :, 3]
    return np.asarray((np.vstack([heads, tip]) @ hand.palms)[:, 1:])


def _nearest(points: Array, line: Array) -> Array:
    """The nearest points (P, 2) of a polyline (K, 2) to points (P, 2)."""
    begin, way = line[:-1], np.diff(line, axis=0)
    shares = np.clip(((points[:, None] - begin) * way).sum(axis=2) / (way * way).sum(axis=1), 0.0, 1.0)
    on = begin + shares[..., None] * way
    nearest = np.linalg.norm(points[:, None] - on, axis=2).argmin(axis=1)
    return np.asarray(on[np.arange(len(points)), nearest])
