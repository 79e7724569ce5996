"""A quick model of the drawn hand: bones of digits as rigid pieces of skin, by radii all around.

It measures thousands of postures a second, where the drawn skin takes a tenth of a second for one. Joints
that bend are only nearly right: what a search finds is measured on the drawn skin afterwards.
"""

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array, Indices
from body_model.model import Body
from signer.fitting.hand_model import HandModel
from signer.kinematics.hand import BONES, finger_rotations

PAIRS: Final = tuple(combinations(range(5), 2))
"""Digits that could cross, thumb first."""
_POINTS: Final = 40
"""Points of the skin of a bone that are looked at, unless more are asked for."""
_ALONG, _AROUND = 14, 16
_ROOT: Final = 0.45
"""Share of a first bone that belongs to the root of its digit, where neighbours always meet."""
_CHUNK: Final = 96


class _Piece(NamedTuple):
    """One bone's skin: its row among `BONES`, its frame and points in it, and its radii."""

    row: int
    frame: Array
    length_m: float
    points: Array
    radii: Array


class Digits:
    """The five digits of the right hand; angles are (n, 21) rad as in `signer.kinematics.hand`."""

    def __init__(self, hand: HandModel, points: int = _POINTS) -> None:
        self._body, (self._parents, self._steps) = hand.body, _chain(hand.body)
        flat = hand.skin(np.zeros(21)).positions
        heads, rotations = self._posed(np.zeros((1, 21)))
        palmar = hand.palms[:, 2]
        rows = {name: row for row, name in enumerate(BONES)}
        self._pieces: list[list[_Piece]] = []
        for digit in range(1, 6):
            pieces = []
            for joint in (1, 2, 3):
                skin = flat[(hand.digit == digit) & (hand.bone == joint)]
                if not len(skin):  # the thumb's metacarpal lies in the palm
                    continue
                row = rows[f"finger{digit}-{joint}"]
                end = heads[0, row + 1] if joint < 3 else None
                pieces.append(
                    _piece(
                        row, skin, heads[0, row], end, heads[0, row - 1], palmar, rotations[0, row], points
                    )
                )
            first = pieces[0]
            if digit > 1:
                beyond = first.points[first.points[:, 0] > _ROOT * first.length_m]
                pieces[0] = first._replace(points=beyond)
            self._pieces.append(pieces)

    def depths(self, angles: Array) -> Array:
        """(n, 10) m, how deep the two digits of each of `PAIRS` lie in each other; zero where they do not."""
        return np.maximum(self.signed_depths(angles), 0.0)

    def signed_depths(self, angles: Array) -> Array:
        """(n, 10) m, as `depths`, negative by about how far the two digits are apart."""
        parts = [self._depths(angles[start : start + _CHUNK]) for start in range(0, len(angles), _CHUNK)]
        return np.concatenate(parts)

    def _depths(self, angles: Array) -> Array:
        heads, rotations = self._posed(angles)
        frames = [[rotations[:, one.row] @ one.frame for one in pieces] for pieces in self._pieces]
        points = [
            np.concatenate(
                [heads[:, one.row, None] + one.points @ frame.swapaxes(-1, -2)
                 for one, frame in zip(pieces, turned, strict=True)], axis=1,
            )
            for pieces, turned in zip(self._pieces, frames, strict=True)
        ]  # fmt: skip
        found = np.full((len(angles), len(PAIRS)), -np.inf)
        for column, (a, b) in enumerate(PAIRS):
            for one, other in ((a, b), (b, a)):
                for piece, frame in zip(self._pieces[other], frames[other], strict=True):
                    local = (points[one] - heads[:, piece.row, None]) @ frame
                    found[:, column] = np.maximum(found[:, column], _inside(piece, local).max(axis=1))
        return found

    def _posed(self, angles: Array) -> tuple[Array, Array]:
        """(n, 19, 3) heads of the bones, and their rotations (n, 19, 3, 3) from rest, the wrist at rest."""
        local = finger_rotations(self._body, "right", angles)
        rotations, heads = np.empty_like(local), np.empty((*local.shape[:2], 3))
        for row, parent in enumerate(self._parents):
            if parent < 0:
                rotations[:, row], heads[:, row] = local[:, row], self._steps[row]
            else:
                above = rotations[:, parent]
                rotations[:, row] = above @ local[:, row]
                heads[:, row] = heads[:, parent] + above @ self._steps[row]
        return heads, rotations


def _piece(
    row: int,
    skin: Array,
    head: Array,
    end: Array | None,
    before: Array,
    palmar: Array,
    turned: Array,
    points: int,
) -> _Piece:
    along = (end - head) if end is not None else (head - before)
    along = along / np.linalg.norm(along)
    across = palmar - (palmar @ along) * along
    across = across / np.linalg.norm(across)
    frame = np.stack([along, across, np.cross(along, across)], axis=1)
    local = (skin - head) @ frame
    length = float(local[:, 0].max()) if end is None else float(np.linalg.norm(end - head))
    chosen = local[np.linspace(0, len(local) - 1, min(points, len(local))).astype(int)]
    return _Piece(row, turned.T @ frame, length, chosen, _radii(local, length))


def _radii(local: Array, length_m: float) -> Array:
    """(along, around) m, the radius of the skin about the bone, by the nearest points of it."""
    u, radius = local[:, 0] / length_m, np.hypot(local[:, 1], local[:, 2])
    angle = np.arctan2(local[:, 2], local[:, 1])
    at_u, at_angle = np.meshgrid(
        np.linspace(0.0, 1.0, _ALONG), np.linspace(-np.pi, np.pi, _AROUND, endpoint=False), indexing="ij"
    )
    turn = np.abs((at_angle[..., None] - angle + np.pi) % (2 * np.pi) - np.pi)
    weight = np.exp(-(((at_u[..., None] - u) * _ALONG) ** 2) - (turn * _AROUND / np.pi / 2) ** 2)
    return np.asarray((weight * radius).sum(-1) / np.maximum(weight.sum(-1), 1e-12))


def _inside(piece: _Piece, local: Array) -> Array:
    """(n, p) m, how deep points lie in a piece; negative outside."""
    u = local[..., 0] / piece.length_m
    angle = np.arctan2(local[..., 2], local[..., 1])
    row = np.clip(np.rint(u * (_ALONG - 1)), 0, _ALONG - 1).astype(np.intp)
    column = np.rint((angle + np.pi) * (_AROUND / (2 * np.pi))).astype(np.intp) % _AROUND
    depth = piece.radii[row, column] - np.hypot(local[..., 1], local[..., 2])
    depth = np.minimum(depth, (1.0 - u) * piece.length_m)  # the way out at the end is short
    return np.asarray(np.where(u >= 0.0, depth, np.minimum(depth, u * piece.length_m)))


def _chain(body: Body) -> tuple[list[int], Array]:
    """Return the parent of each bone of the hand among them (-1 for the wrist), and the way from its head."""
    index: Indices = body.bones(*(f"{name}.R" for name in BONES))
    rows = {bone: row for row, bone in enumerate(index.tolist())}
    parents = [rows.get(int(body.parents[bone]), -1) for bone in index]
    steps = [
        body.heads[bone] - body.heads[index[parent]] if parent >= 0 else body.heads[bone]
        for bone, parent in zip(index, parents, strict=True)
    ]
    return parents, np.array(steps)
