"""Rest places of points about a trunk that bends and a neck that turns.

Lattices were made of the body at rest, and are read there.

Skin is carried by shares of several bones. About the trunk and the neck these shares hardly change from side
to side, so that
they can be told by height and depth alone: a point beside the skin goes back to rest by the mean of what
    carries the skin there.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from body_model.arrays import AS_ONE, Array, Array32, Indices, Mask
from body_model.kept import per_owner
from body_model.model import SKIN, Body
from body_model.regions import points_of_parts

CHAIN: Final = (
    "root",
    "spine05",
    "spine04",
    "spine03",
    "spine02",
    "spine01",
    "neck01",
    "neck02",
    "neck03",
    "head",
)
"""The bones that carry trunk, neck and head, each the parent of the next."""
_STEP_M: Final = 0.008
"""Between places of the table: from one to the next the shares differ by a few hundredths. Half and
double change the depths of leaning hands by 0.2 mm at most."""
_ROOM_M: Final = 0.12
"""Points farther beside the skin than this, m, are not brought back: such hands lie in nothing. Half changes
depths by 0.2 mm, double takes a fourth longer."""
_STILL_SHARE: Final = 0.02
"""Skin of which arms carry more than this says nothing of the trunk. Half and double change depths by less
than 0.1 mm."""
_ROUNDS: Final = 3
"""Iterations between the place of a point at rest and what carries it there: they leave less than 0.1 mm.
One less or twice as many change depths by 0.03 mm."""


@dataclass(frozen=True, slots=True, eq=False)
class Bend:
    """Shares of b bones in what is about a body at rest, told by height and depth.

    Attributes:
        bones: (b,) rows of them in the skeleton.
        middles: (b, 3) m, half way along each of them.
        low: (2,) m, the least height and depth that the table knows.
        shares: (heights, depths, b), each place of the table adding up to one.
    """

    bones: Indices
    middles: Array
    low: Array
    shares: Array

    def unbent(self, matrices: Array | Array32, pose: Indices, points: Array32) -> Array32:
        """Rest places (3, k) m of points (3, k) m about the bodies (n, B, 3, 4) of the poses named (k,)."""
        own, at = np.asarray(matrices[:, self.bones], np.float64), points.T.astype(np.float64)
        if bool((own == own[0]).all()):
            return np.ascontiguousarray(self._unbent_in(own[0], at).T, np.float32)
        rest = np.empty_like(points)
        for number in np.unique(pose):
            rows = np.flatnonzero(pose == number)
            rest[:, rows] = self._unbent_in(own[number], at[rows]).T
        return rest

    def _unbent_in(self, own: Array, at: Array) -> Array:
        """(k, 3) m, rest places of points (k, 3) m about one body, given its bones' matrices (b, 3, 4)."""
        middles = (own[:, :, :3] @ self.middles[:, :, None])[..., 0] + own[:, :, 3]
        nearest = (np.square(middles).sum(axis=1) - 2.0 * (at @ middles.T)).argmin(axis=1)
        rest = ((at - own[nearest, :, 3])[:, None] @ own[nearest, :, :3])[:, 0]
        flat = own.reshape(len(own), 12)
        for _ in range(_ROUNDS):
            rest = _back((self._shares_at(rest) @ flat).reshape(-1, 3, 4), at)
        return rest

    def _shares_at(self, rest: Array) -> Array:
        """(k, b) the shares at rest places (k, 3) m; beyond the table those of its edge."""
        heights, depths, count = self.shares.shape
        place = ((rest[:, 1:] - self.low) * (1.0 / _STEP_M) + 0.5).astype(np.intp)
        row, column = np.clip(place[:, 0], 0, heights - 1), np.clip(place[:, 1], 0, depths - 1)
        return np.asarray(self.shares.reshape(-1, count).take(row * depths + column, axis=0))


def is_bent(body: Body, matrices: Array | Array32) -> bool:
    """Return whether trunk, neck and head move otherwise than as one in any pose (n, B, 3, 4)."""
    own = np.asarray(matrices[:, body.bones(*CHAIN)], np.float64)
    chest = own[:, CHAIN.index("spine01"), None]
    if bool(np.abs(own - chest).max(initial=0.0) < AS_ONE):
        return False
    back = np.swapaxes(chest[..., :3], -1, -2)
    moved = np.concatenate([back @ own[..., :3], back @ (own[..., 3:] - chest[..., 3:])], axis=-1)
    return bool(np.abs(moved - np.eye(3, 4)).max(initial=0.0) > AS_ONE)


@per_owner
def bend_of(body: Body) -> Bend:
    """Tell how the bones of a body share its trunk, neck and head."""
    bones, goes_with = body.bones(*CHAIN), np.zeros((len(body.bone_names), len(CHAIN)))
    for bone, (name, parent) in enumerate(
        zip(body.bone_names, body.parents, strict=True)
    ):  # parents come before their children
        if name in CHAIN:
            goes_with[bone, CHAIN.index(name)] = 1.0
        elif not name.startswith("clavicle") and parent >= 0:
            goes_with[bone] = goes_with[parent]
    shares = body.subdivision @ (body.weights @ goes_with)
    is_skin = points_of_parts(body, SKIN)
    rows = np.flatnonzero(is_skin & (shares.sum(axis=1) > 1.0 - _STILL_SHARE))
    places, own = (
        body.rest[rows][:, 1:].astype(np.float64),
        shares[rows] / shares[rows].sum(axis=1, keepdims=True),
    )
    low = places.min(axis=0) - _ROOM_M
    size = np.ceil((places.max(axis=0) + _ROOM_M - low) / _STEP_M).astype(np.intp) + 1
    table, count = np.zeros((*size, len(bones))), np.zeros(size)
    cells = tuple(np.round((places - low) / _STEP_M).astype(np.intp).T)
    np.add.at(table, cells, own)
    np.add.at(count, cells, 1.0)
    table[count > 0.0] /= count[count > 0.0][:, None]
    return Bend(bones, 0.5 * (body.heads[bones] + body.tails[bones]), low, _filled(table, count > 0.0))


def _back(carried: Array, at: Array) -> Array:
    """(k, 3) m, what affine maps (k, 3, 4) carry to points (k, 3) m."""
    # far quicker than a general solution of small systems
    (a, b, c, d), (e, f, g, h), (i, j, k, m) = np.ascontiguousarray(np.moveaxis(carried, 0, -1))
    x, y, z = at[:, 0] - d, at[:, 1] - h, at[:, 2] - m
    first, second, third = f * k - g * j, c * j - b * k, b * g - c * f
    found = np.stack([
        first * x + second * y + third * z,
        (g * i - e * k) * x + (a * k - c * i) * y + (c * e - a * g) * z,
        (e * j - f * i) * x + (b * i - a * j) * y + (a * f - b * e) * z,
    ])  # fmt: skip
    return np.asarray((found / (a * first + b * (g * i - e * k) + c * (e * j - f * i))).T)


def _filled(table: Array, known: Mask) -> Array:
    """The table with places that say nothing filled from those beside them, outwards and inwards."""
    rows, columns = known.shape
    while not known.all():
        both = np.concatenate([np.where(known[..., None], table, 0.0), known[..., None]], axis=2)
        both = np.pad(both, ((1, 1), (1, 1), (0, 0)))
        beside = [both[up : up + rows, on : on + columns] for up in (2, 1, 0) for on in (2, 1, 0)]
        near = np.sum(beside, axis=0)
        new = ~known & (near[..., -1] > 0.0)
        table[new] = near[new, :-1] / near[new, -1:]
        known = known | new
    return table
