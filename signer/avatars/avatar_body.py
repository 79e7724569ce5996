"""An avatar as a `Body`: its own vertices and weights as the cage, on which our chart lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

import numpy as np
import scipy
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.model import Body
from body_model.surface_point import rest_surface
from signer.avatars.standing import Standing

_AROUND: Final = 24
"""Points of the skin by which a landmark is placed."""


def body_of(ours: Body, avatar: Standing, name: str, chart: tuple[Indices, Array]) -> Body:
    """Make a body of an avatar; ValueError where the chart names triangles that it has not.

    Its face shapes are its morph targets. It has no distances: nothing is near anything.

    Args:
        ours: the reference body, whose chart and names of bones it shares.
        avatar: how it stands.
        name: what it is called.
        chart: rows (M,) of its triangles, and shares (M, 3) of their corners.
    """
    triangles, shares = chart
    if len(triangles) != len(ours.rest) or (triangles >= len(avatar.triangles)).any():
        raise ValueError("the chart does not fit the skin")
    rows = np.repeat(np.arange(len(triangles)), 3)
    lies = (shares.ravel(), (rows, avatar.triangles[triangles].ravel()))
    subdivision = scipy.sparse.csr_matrix(lies, shape=(len(triangles), len(avatar.points)))
    subdivision.sum_duplicates()
    subdivision.eliminate_zeros()
    weights = scipy.sparse.csr_matrix(avatar.weights / avatar.weights.sum(axis=1, keepdims=True))
    rest = np.asarray(subdivision @ avatar.points)
    return replace(
        ours,
        name=name,
        heads=avatar.heads,
        tails=avatar.tails,
        frames=avatar.frames,
        cage=avatar.points,
        bare_cage=avatar.points,
        faces=np.concatenate([avatar.triangles, avatar.triangles[:, 2:]], axis=1),
        weights=weights,
        shapes=avatar.shapes,
        landmarks=_landmarks(ours, rest),
        subdivision=subdivision,
        rest=rest.astype(np.float32),
        turn_shares=avatar.turn_shares,
        straight_as=ours,
        distances=None,
    )


def _landmarks(ours: Body, rest: Array) -> Mapping[str, Array]:
    """Place landmarks as they lie among the points of skin around them."""
    own = rest_surface(ours).positions
    tree, out = cKDTree(own), dict[str, Array]()
    for name, place in ours.landmarks.items():
        away, near = (np.asarray(each) for each in tree.query(place, k=_AROUND))
        share = np.exp(-((away / (0.5 * away.max() + 1e-6)) ** 2))
        share /= share.sum()
        before, after = own[near], rest[near]
        from_, to = share @ before, share @ after
        spread = [
            float(share @ ((points - middle) ** 2).sum(axis=1))
            for points, middle in ((before, from_), (after, to))
        ]
        out[name] = to + np.clip(np.sqrt(spread[1] / max(spread[0], 1e-12)), 0.5, 1.6) * (place - from_)
    return MappingProxyType(out)
