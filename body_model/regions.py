"""Parts of the drawn surface by the bones that carry them."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices, Mask
from body_model.kept import per_owner
from body_model.model import LASH, SKIN, Body

MOSTLY: Final = 0.5
"""Share above which bones carry a place mostly: the places of two arms or hands do not overlap then."""
STILL_SHARE: Final = 0.003
"""Skin of which bones carry less than this stays when they move: that of the trunk goes by a millimetre or
two with the arms, a patch of it by less than 0.2 mm."""


def below(body: Body, *bones: str) -> Indices:
    """Indices of the named bones and every bone below them, ascending."""
    chosen = {body.bone_index[name] for name in bones}
    for bone, parent in enumerate(body.parents.tolist()):  # parents stand before children
        if parent in chosen:
            chosen.add(bone)
    return np.array(sorted(chosen), np.intp)


def carried_share(body: Body, bones: Iterable[int]) -> Array:
    """Return the share of each level-1 vertex that the bones carry, (M,) from 0 to 1."""
    chosen = np.zeros(len(body.bone_names))
    chosen[list(bones)] = 1.0
    return np.asarray(body.subdivision @ (body.weights @ chosen))


def is_carried_by(body: Body, bones: Iterable[int]) -> Mask:
    """(M,) whether the bones carry a level-1 vertex mostly."""
    return carried_share(body, bones) > MOSTLY


def triangles_of(body: Body, bones: Iterable[int], share: float = MOSTLY) -> Indices:
    """Indices of the level-1 triangles of which the bones carry at least `share`, corners averaged."""
    return np.flatnonzero(carried_share(body, bones)[body.triangles].mean(axis=1) >= share)


def triangles_of_parts(body: Body, *parts: int) -> Indices:
    """Indices of the level-1 triangles of SKIN, EYE, TEETH, TONGUE or LASH."""
    return np.flatnonzero(np.repeat(np.isin(body.parts[body.quads[:, 0]], parts), 8))


def points_of_parts(body: Body, *parts: int) -> Mask:
    """(M,) whether a level-1 vertex is of SKIN, EYE, TEETH, TONGUE or LASH."""
    chosen = np.zeros(len(body.rest), bool)
    chosen[body.triangles[triangles_of_parts(body, *parts)]] = True
    return chosen


@per_owner
def touchable_triangles(body: Body) -> Indices:
    """Indices of the level-1 triangles a ray may hit: everything but the lashes."""
    return triangles_of_parts(body, *range(SKIN, LASH))
