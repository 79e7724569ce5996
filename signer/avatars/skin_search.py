"""The nearest skin of an avatar that may be meant: of a part that meets, and facing the same way."""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy.spatial import cKDTree

from body_model.arrays import Array, Indices
from body_model.rays import nearest_in_triangles
from signer.avatars.standing import Standing

_PART: Final = {
    "root": "trunk", "pelvis": "leg", "upperleg01": "leg", "head": "head", "eye": "head",
    "clavicle": "shoulder", "shoulder01": "shoulder", "upperarm01": "upper arm", "upperarm02": "upper arm",
    "lowerarm01": "forearm", "lowerarm02": "forearm", "wrist": "palm",
}  # fmt: skip
_MEET: Final = (
    ("trunk", "leg"), ("trunk", "shoulder"), ("trunk", "neck"), ("trunk", "upper arm"), ("neck", "head"),
    ("neck", "shoulder"), ("shoulder", "upper arm"), ("upper arm", "forearm"), ("forearm", "palm"),
    *(("palm", f"digit {k}") for k in range(1, 6)),
)  # fmt: skip
"""Parts whose skin goes over into each other: a finger's is never looked for on the next finger."""
MIDDLE: Final = ("trunk", "neck", "head", "leg", "shoulder")
"""Parts that stand about the middle of the body, in its rest as in ours."""


def part_of(bone: str) -> str:
    """Return the part of the body that a bone of ours carries, with its side: "palm.R", "trunk"."""
    stem, _, side = bone.partition(".")
    if stem.startswith(("spine", "neck")):
        return "trunk" if stem.startswith("spine") else "neck"
    if stem.startswith("finger"):
        return f"digit {stem[6]}.{side}"
    part = "palm" if stem.startswith("metacarpal") else _PART[stem]
    return f"{part}.{side}" if side and part not in ("leg", "head") else part


def meet(first: str, second: str) -> bool:
    """Return whether skin of one part may be taken for skin of another."""
    (one, _, side), (other, _, other_side) = first.partition("."), second.partition(".")
    if side and other_side and side != other_side:
        return False
    return one == other or (one, other) in _MEET or (other, one) in _MEET


_SPACING_M: Final = {"digit": 0.0012, "palm": 0.0012, "head": 0.002}
"""Between samples of the skin, m, of parts that are looked at closely."""
_ELSEWHERE_M: Final = 0.003
_MOST: Final = 600_000
"""Samples at most: of a body with folds, or of another size, they lie farther apart."""
_SEED: Final = 1
"""Of the places of samples in their triangles: learning again gives the same."""


def sampled(corners: Array, spacing_m: Array) -> tuple[Array, Indices]:
    """Strew places (n, 3) over triangles (t, 3, 3), so far apart (t,); the rows (n,) tell where each is."""
    wanted = 0.5 * np.linalg.norm(_across(corners), axis=1) / spacing_m**2
    count = np.maximum(np.ceil(wanted * min(1.0, _MOST / max(wanted.sum(), 1.0))), 1).astype(np.intp)
    rows = np.repeat(np.arange(len(count)), count)
    places = np.random.default_rng(_SEED).random((2, len(rows)))
    root = np.sqrt(places[0])
    inside = np.stack([1.0 - root, root * (1.0 - places[1]), root * places[1]], axis=1)
    return np.einsum("nk,nki->ni", inside, corners[rows]), rows


def _across(corners: Array) -> Array:
    """(t, 3) across triangles (t, 3, 3), twice as long as they are large."""
    return np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])


class SkinSearch:
    """Samples of an avatar's skin, by the part of the body that they belong to.

    Attributes:
        parts: (B,) the part of each of our bones, as a row.
    """

    def __init__(self, avatar: Standing, bone_names: tuple[str, ...]) -> None:
        """Sample the skin; ValueError where it has no area."""
        self._corners = avatar.points[avatar.triangles]
        across = _across(self._corners)
        size = np.linalg.norm(across, axis=1, keepdims=True)
        if not size.sum() > 0.0:
            raise ValueError("its skin has no area")
        self._normals = across / np.maximum(size, 1e-30)
        names = sorted({part_of(bone) for bone in bone_names})
        self.parts: Indices = np.array([names.index(part_of(bone)) for bone in bone_names])
        of_part = np.zeros((len(bone_names), len(names)))
        of_part[np.arange(len(bone_names)), self.parts] = 1.0
        part = (avatar.weights[avatar.triangles].mean(axis=1) @ of_part).argmax(axis=1)
        spacing = np.array([_SPACING_M.get(name.split(".")[0].split(" ")[0], _ELSEWHERE_M) for name in names])
        points, self._rows = sampled(self._corners, spacing[part] * avatar.size)
        self._trees = list[tuple[cKDTree, Indices] | None]()
        for name in names:
            near = np.array([row for row, other in enumerate(names) if meet(name, other)])
            use = np.flatnonzero(np.isin(part[self._rows], near))
            tree = cKDTree(points[use], balanced_tree=False) if len(use) else None  # they lie evenly
            self._trees.append(None if tree is None else (tree, use))

    def nearest(
        self, points: Array, normals: Array, parts: Indices, *, cosine: float, tried: int, best: int = 1
    ) -> tuple[Indices, Array]:
        """Find triangles near points.

        Args:
            points: (n, 3) m.
            normals: (n, 3) unit.
            parts: (n,) of the body, rows.
            cosine: of the angle between normals, at least.
            tried: samples looked at for each point.
            best: how many of them are told.

        Returns:
            Rows (n, best) of triangles, the nearest first, -1 where none faces that way; and how far their
            samples are, (n, best) m.
        """
        found, away = np.full((len(points), best), -1), np.full((len(points), best), np.inf)
        for part in np.unique(parts):
            if (tree := self._trees[part]) is None:
                continue
            rows = np.flatnonzero(parts == part)
            distance, place = tree[0].query(points[rows], k=min(tried, len(tree[1])))
            sample = tree[1][place.reshape(len(rows), -1)]
            triangle = self._rows[sample]
            faces = np.einsum("nki,ni->nk", self._normals[triangle], normals[rows]) > cosine
            cost = np.where(faces, distance.reshape(sample.shape), np.inf)
            order = np.argsort(cost, axis=1, kind="stable")[:, :best]
            told = order.shape[1]
            away[rows, :told] = np.take_along_axis(cost, order, axis=1)
            found[rows, :told] = np.take_along_axis(triangle, order, axis=1)
        return np.where(np.isfinite(away), found, -1), away

    def onto(self, triangles: Indices, points: Array) -> tuple[Array, Array, Array]:
        """Return the nearest points of triangles (n,): places (n, 3) m, normals, shares of corners."""
        corners = self._corners[triangles]
        shares = np.clip(nearest_in_triangles(corners, points), 0.0, 1.0)
        shares /= shares.sum(axis=1, keepdims=True)
        return np.einsum("nk,nki->ni", shares, corners), self._normals[triangles], shares

    def onto_best(self, triangles: Indices, points: Array) -> tuple[Indices, Array, Array]:
        """Return the nearest of triangles (n, k) to points (n, 3), shares of its corners, and how far it is.

        Rows of -1 are none.
        """
        count, best = triangles.shape
        ordered = np.sort(triangles, axis=1)
        is_new = ordered >= 0
        is_new[:, 1:] &= ordered[:, 1:] != ordered[:, :-1]  # most samples near a point lie in one triangle
        rows, place = np.nonzero(is_new)
        places, _, shares = self.onto(ordered[rows, place], points[rows])
        away, at = np.full((count, best), np.inf), np.zeros((count, best), np.intp)
        away[rows, place] = np.linalg.norm(places - points[rows], axis=1)
        at[rows, place] = np.arange(len(rows))
        chosen = away.argmin(axis=1)
        every = np.arange(count)
        return ordered[every, chosen], shares[at[every, chosen]], away[every, chosen]
