"""Balls inscribed in forearms and hands: a rough depth of one arm in the other.

For searches that try thousands of ways, of which most are hopeless; what is hopeful is to be measured.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
import scipy

from body_model.arrays import Array, Array32, Indices
from body_model.distance import SIDES
from body_model.distance_load import Obstacles
from body_model.distance_parts import LIMB, part_of_bone
from body_model.model import Body
from body_model.surface_point import rest_surface

_SPACING_M: Final = 0.013
"""About so far one ball is from the next along a bone: balls of fingers overlap by half."""
_LEAST_M: Final = 0.003
"""Smaller balls say nothing: bones that come out of the skin."""
_STEPS: Final = 25
_STEP_M: Final = 0.001
"""A centre is moved by so many steps, the first of them so long, each shorter than the one before."""
_ENDINGS: Final = {"right": ".R", "left": ".L"}


class Balls(NamedTuple):
    """Balls (k,) in a forearm and hand.

    The bones that carry them, their centres (k, 3) m on the model at rest, and their radii (k,) m.
    """

    bones: Indices
    centres: Array
    radii: Array32

    def posed(self, matrices: Array) -> Array32:
        """(..., k, 3) m, the centres on bodies posed by skinning matrices (..., B, 3, 4)."""
        carried = matrices[..., self.bones, :, :]
        turned = (carried[..., :3] @ self.centres[:, :, None])[..., 0]
        return np.asarray(turned + carried[..., 3], np.float32)


@lru_cache(maxsize=8)
def balls_of(body: Body, obstacles: Obstacles, side: str) -> Balls:
    """Return the balls of a side: along each bone, as large as the skin around lets them be."""
    skin = obstacles.skin
    own = (skin.side == SIDES.index(side)) & np.isin(skin.part, LIMB)
    points = rest_surface(body).positions[np.unique(skin.vertices[own][skin.vertices[own] >= 0])]
    tree = scipy.spatial.cKDTree(points)
    bones, centres = list[int](), list[Array]()
    for bone in np.flatnonzero(np.isin(part_of_bone(body), LIMB)).tolist():
        if not body.bone_names[bone].endswith(_ENDINGS[side]):
            continue
        head, along = body.heads[bone], body.tails[bone] - body.heads[bone]
        count = max(2, round(float(np.linalg.norm(along)) / _SPACING_M))
        for share in (np.arange(count) + 0.5) / count:
            bones.append(bone)
            centres.append(head + share * along)
    found, axes = np.array(centres), np.array([body.tails[bone] - body.heads[bone] for bone in bones])
    axes /= np.linalg.norm(axes, axis=1, keepdims=True)
    for step in np.linspace(_STEP_M, 0.0, _STEPS, endpoint=False):  # away from the nearest skin
        outwards = found - points[tree.query(found)[1]]
        outwards -= (outwards * axes).sum(axis=1, keepdims=True) * axes
        found = found + step * outwards / np.maximum(np.linalg.norm(outwards, axis=1, keepdims=True), 1e-9)
    radii = np.asarray(tree.query(found)[0])
    kept = radii > _LEAST_M
    return Balls(np.array(bones)[kept], found[kept], radii[kept].astype(np.float32))


def deepest_m(first: Array32, second: Array32, reaches: Array32) -> Array32:
    """(n,) m, how much nearer than their reach (k, l) balls about (n, k, 3) and (n, l, 3) m come.

    The reach of two balls is the sum of their radii, less what of their overlap is not to count.
    """
    apart = first @ np.swapaxes(-2.0 * second, 1, 2)
    apart += np.einsum("nki,nki->nk", first, first)[:, :, None]
    apart += np.einsum("nki,nki->nk", second, second)[:, None]
    np.sqrt(np.maximum(apart, 0.0, out=apart), out=apart)
    np.subtract(reaches, apart, out=apart)
    return np.asarray(apart.max(axis=(1, 2)))
