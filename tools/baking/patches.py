"""Patches of moving skin: points of the drawn surface, a few to a patch, a few patches to a bundle.

The points are evenly spread.
"""

from typing import Final, NamedTuple

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.distance.parts import ARM, BUNDLE, POINTS, Part, moving_bones, part_of_bone
from body_model.model import SKIN, Body
from body_model.regions import STILL_SHARE, carried_share, points_of_parts
from body_model.surface_point import rest_surface

SPACING_M: Final = {Part.SHOULDER: 0.010, Part.UPPER_ARM: 0.010, Part.FOREARM: 0.0065, Part.PALM: 0.0055}
FINGER_SPACING_M: Final = 0.0042
_BY_FACING_M: Final = 0.03
"""Distance, in metres, that two points count apart whose skin faces opposite ways: half of it each, so that
no patch wraps an edge."""


class Patches(NamedTuple):
    """Points (P, POINTS) of the level-1 surface, the last repeated where a patch has fewer.

    Bundles are rows of patches.

    `bundle_starts` (K + 1,) are the first patches of the bundles; `bundle_bones` (K,) the bone that carries
    most of each.
    """

    points: Indices
    bundle_starts: Indices
    bundle_bones: Indices


def choose_patches(body: Body) -> Patches:
    """Patches of the right side, then their mirror images."""
    positions, normals = rest_surface(body)
    places = np.concatenate([positions, 0.5 * _BY_FACING_M * normals], axis=1)
    mirror = _mirror(positions)
    owner = np.asarray((body.subdivision @ body.weights).argmax(axis=1)).ravel()
    parts = part_of_bone(body)[owner]
    on_arm = np.array([name.startswith(ARM) for name in body.bone_names])[owner]
    moved = carried_share(body, moving_bones(body))
    skin = points_of_parts(body, SKIN)
    right = skin & (moved >= STILL_SHARE) & (positions[:, 0] <= 1e-9)
    bundles: list[tuple[int, list[Indices]]] = []
    for part in Part:
        spacing = SPACING_M.get(part, FINGER_SPACING_M)
        # fingers by their bones, so that a bundle hardly changes its shape; wide parts by place, but the
        # arm's skin apart from the trunk's: a forearm is held against the one and not against the other
        kinds = owner if part > Part.PALM else on_arm
        for kind in np.unique(kinds[right & (parts == part)]):
            chosen = _spread(np.flatnonzero(right & (parts == part) & (kinds == kind)), positions, spacing)
            for bundle in _cut(chosen, places, POINTS * BUNDLE):
                most = int(np.bincount(owner[bundle]).argmax())
                bundles.append((most, _cut(bundle, places, POINTS)))
    bundles += [
        (int(body.mirror_bone[bone]), [mirror[patch] for patch in patches]) for bone, patches in bundles
    ]
    filled = [
        np.pad(patch, (0, POINTS - len(patch)), mode="edge") for _, patches in bundles for patch in patches
    ]
    starts = np.cumsum([0, *(len(patches) for _, patches in bundles)])
    return Patches(np.array(filled), starts, np.array([bone for bone, _ in bundles]))


def _mirror(positions: Array) -> Indices:
    """The level-1 vertex on the other side of each."""
    away, found = cKDTree(positions).query(positions * (-1.0, 1.0, 1.0))
    if away.max() > 1e-6:
        raise ValueError("the surface is no mirror image of itself")
    return np.asarray(found, np.intp)


def _spread(vertices: Indices, positions: Array, spacing_m: float) -> Indices:
    """Vertices no farther apart than about `spacing_m`, each the farthest from those before it."""
    if len(vertices) == 0:
        return vertices
    points = positions[vertices]
    chosen, away = [0], np.linalg.norm(points - points[0], axis=1)
    # every vertex within a share of the spacing of a chosen one: neighbours are then about one spacing apart
    while away.max() > 0.62 * spacing_m:
        farthest = int(away.argmax())
        chosen.append(farthest)
        away = np.minimum(away, np.linalg.norm(points - points[farthest], axis=1))
    return vertices[np.sort(chosen)]


def _cut(vertices: Indices, places: Array, most: int) -> list[Indices]:
    """Halved along the longest extent until no piece has more than `most`."""
    if len(vertices) <= most:
        return [vertices]
    points = places[vertices] - places[vertices].mean(axis=0)
    _, _, axes = np.linalg.svd(points, full_matrices=False)
    order = np.argsort(np.round(points @ axes[0], 9), kind="stable")
    # pieces as full as they go: a whole number of them on either side
    count = int(np.ceil(len(vertices) / most))
    half = round(len(vertices) * (count // 2) / count)
    return [*_cut(vertices[order[:half]], places, most), *_cut(vertices[order[half:]], places, most)]
