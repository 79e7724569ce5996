"""The skin of an avatar: the triangles of all its meshes that can be touched, in one rest space.

The rest space is that of the first skin's inverse bind matrices, which need not be how the file's nodes rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import scipy

from body_model.arrays import Array, Indices
from signer.avatars.gltf import FARTHEST, Glb

MOST_TRIANGLES: Final = 200_000
"""Of what can be touched: real avatars have 7,000 to 60,000. With double a pose takes longer than a frame."""
MOST_POINTS: Final = 150_000
"""Of what can be touched; real avatars have 5,000 to 50,000."""
MOST_JOINTS: Final = 1000
"""Of all skins: avatars have 50 to 300, with chains for cloth and hair up to 800."""
_PASSED: Final = ("hair", "glass", "eye", "teeth", "tooth", "lash", "brow", "tongue", "outline", "hat")
UNTOUCHED: Final = re.compile(
    "|".join(f"(?<![A-Za-z]){word}|{word.capitalize()}|{word.upper()}" for word in _PASSED)
)
"""Beginnings of words in the name of a mesh, its node or its material that a hand passes through."""
_SKEW: Final = 1e-3
"""By how much a joint's axes may differ in length, and be off a right angle, as a share. Files are written in
single precision; at ten times that a finger of 8 cm would be off by 0.8 mm."""
TRIANGLES: Final = 4
"""Mode of a primitive that is plain triangles."""


@dataclass(frozen=True, eq=False)
class Soup:
    """Skin and clothes of an avatar, as far as they can be touched, at rest.

    Attributes:
        joints: nodes that carry skin, as columns.
        bind: (n, 4, 4) where each node of the file is at rest.
        points: (V, 3).
        weights: (V, J) share of each joint; rows sum to 1.
        triangles: (T, 3).
        names: of the meshes they are from.
        pieces: where its points are from.
    """

    joints: tuple[int, ...]
    bind: Array
    points: Array
    weights: scipy.sparse.csr_matrix
    triangles: Indices
    names: tuple[str, ...]
    pieces: tuple[Source, ...]


@dataclass(frozen=True, eq=False)
class Source:
    """Points of a soup that one primitive has.

    Attributes:
        mesh: its mesh in the file.
        primitive: as the file tells it.
        start: row of the first point, and `count` of them.
        turned: (3, 3) from its space to the soup's.
    """

    mesh: int
    primitive: Mapping[str, Any]
    start: int
    count: int
    turned: Array


@dataclass(frozen=True, eq=False)
class _Piece:
    name: str
    points: Array
    joints: Indices
    shares: Array
    triangles: Indices


def parts_of(glb: Glb) -> tuple[str, ...]:
    """Return the names of all parts of the skin of a file, those that are not touched too."""
    return tuple(dict.fromkeys(name for name, _, _ in primitives(glb)))


def is_touched(name: str) -> bool:
    """Return whether hands stop at a part of an avatar, by its name."""
    return not UNTOUCHED.search(name)


def read_soup(glb: Glb, touched: frozenset[str]) -> Soup:
    """Read the parts of these names as one; ValueError where the file does not hold what it says."""
    if not any(primitives(glb)):
        raise ValueError("it has no skin that joints carry")
    skins = {skin: _Skin.of(glb, skin) for skin in sorted({node["skin"] for _, node, _ in primitives(glb)})}
    bind, moves = _together(glb, skins)
    pieces, sources, at = list[_Piece](), list[Source](), 0
    for name, node, primitive in primitives(glb):
        if name in touched and primitive.get("mode", TRIANGLES) == TRIANGLES:
            move = moves[node["skin"]]
            pieces.append(_piece(glb, name, primitive, skins[node["skin"]], move))
            sources.append(Source(node["mesh"], primitive, at, len(pieces[-1].points), move[:3, :3]))
            at += sources[-1].count
    if sum(len(piece.triangles) for piece in pieces) == 0:
        raise ValueError("it has no skin that joints carry")
    if (count := sum(len(piece.triangles) for piece in pieces)) > MOST_TRIANGLES:
        raise ValueError(f"{count} triangles are more than {MOST_TRIANGLES}; use a lighter version of it")
    if (count := sum(len(piece.points) for piece in pieces)) > MOST_POINTS:
        raise ValueError(f"{count} points are more than {MOST_POINTS}; use a lighter version of it")
    starts = np.cumsum([0, *(len(piece.points) for piece in pieces)])
    joints = tuple(sorted({joint for skin in skins.values() for joint in skin.joints}))
    column = np.full(len(glb.nodes), -1)
    column[list(joints)] = np.arange(len(joints))
    rows = np.repeat(np.arange(starts[-1]), [piece.joints.shape[1] for piece in pieces for _ in piece.points])
    held = np.concatenate([piece.joints.ravel() for piece in pieces])
    shares = np.concatenate([piece.shares.ravel() for piece in pieces])
    weights = scipy.sparse.csr_matrix((shares, (rows, column[held])), shape=(starts[-1], len(joints)))
    weights.sum_duplicates()
    return Soup(
        joints,
        bind,
        np.concatenate([piece.points for piece in pieces]),
        weights,
        np.concatenate([piece.triangles + start for piece, start in zip(pieces, starts, strict=False)]),
        tuple(dict.fromkeys(piece.name for piece in pieces)),
        tuple(sources),
    )


def primitives(glb: Glb) -> Iterator[tuple[str, Mapping[str, Any], Mapping[str, Any]]]:
    """Yield the pieces of skinned meshes: name, node and primitive."""
    materials = glb.json.get("materials", ())
    for number, node in enumerate(glb.nodes):
        if "mesh" in node and "skin" in node:
            mesh = glb.json["meshes"][node["mesh"]]
            own = mesh.get("name") or glb.name_of(number) or f"mesh {node['mesh']}"
            for primitive in mesh["primitives"]:
                material = materials[primitive["material"]].get("name") if "material" in primitive else None
                yield f"{own}/{material}" if material else str(own), node, primitive


@dataclass(frozen=True, eq=False)
class _Skin:
    joints: tuple[int, ...]
    inverse: Array

    @classmethod
    def of(cls, glb: Glb, number: int) -> _Skin:
        told = glb.json["skins"][number]
        joints = tuple(told["joints"])
        if not 0 < len(joints) <= MOST_JOINTS or not all(0 <= joint < len(glb.nodes) for joint in joints):
            raise ValueError(f"skin {number} has {len(joints)} joints, or some that are no nodes")
        if "inverseBindMatrices" not in told:
            return cls(joints, np.tile(np.eye(4), (len(joints), 1, 1)))
        inverse = glb.array(told["inverseBindMatrices"]).astype(np.float64)
        inverse = inverse.reshape(-1, 4, 4).swapaxes(-1, -2)[: len(joints)]
        if len(inverse) < len(joints) or not (np.abs(inverse) < FARTHEST).all():
            raise ValueError(f"skin {number} does not say where its joints are")
        _require_even(inverse[:, :3, :3])
        return cls(joints, inverse)


def _require_even(matrices: Array) -> None:
    """Raise ValueError unless matrices (n, 3, 3) are turns times one size each."""
    square = np.swapaxes(matrices, -1, -2) @ matrices
    size = np.trace(square, axis1=-2, axis2=-1) / 3.0
    if not (size > 1e-18).all() or not (np.linalg.det(matrices) > 0.0).all():
        raise ValueError("a joint has no size, or is mirrored")
    if (np.abs(square / size[:, None, None] - np.eye(3)) > 2.0 * _SKEW).any():
        raise ValueError("joints are stretched along one axis; apply their scale before exporting")


def _together(glb: Glb, skins: Mapping[int, _Skin]) -> tuple[Array, dict[int, Array]]:
    """Return where nodes are at rest (n, 4, 4), and what brings each skin's points into that space (4, 4)."""
    found, moves = dict[int, Array](), dict[int, Array]()
    for number, skin in skins.items():
        shared = next(((row, joint) for row, joint in enumerate(skin.joints) if joint in found), None)
        if shared is not None:
            moves[number] = found[shared[1]] @ skin.inverse[shared[0]]
        elif found:  # nothing in common: both as they rest in the file
            known = next(iter(found))
            here = glb.worlds[skin.joints[0]] @ skin.inverse[0]
            moves[number] = found[known] @ np.linalg.inv(glb.worlds[known]) @ here
        else:
            moves[number] = np.eye(4)
        for row, joint in enumerate(skin.joints):
            found.setdefault(joint, moves[number] @ np.linalg.inv(skin.inverse[row]))
    bind = np.zeros((len(glb.nodes), 4, 4))
    known = next(iter(found))
    to_rest = found[known] @ np.linalg.inv(glb.worlds[known])
    for node in glb.order:
        parent = glb.parents[node]
        bind[node] = found.get(
            node, to_rest @ glb.worlds[node] if parent < 0 else bind[parent] @ glb.locals[node]
        )
    return bind, moves


def _piece(glb: Glb, name: str, primitive: Mapping[str, Any], skin: _Skin, move: Array) -> _Piece:
    given = primitive["attributes"]
    points = glb.array(given["POSITION"]).astype(np.float64)
    sets = [number for number in range(2) if f"JOINTS_{number}" in given]
    joints = np.concatenate([glb.array(given[f"JOINTS_{number}"]) for number in sets], axis=1).astype(np.intp)
    shares = np.concatenate([glb.array(given[f"WEIGHTS_{number}"]) for number in sets], axis=1)
    shares = np.maximum(shares.astype(np.float64), 0.0)
    corners = (
        glb.array(primitive["indices"])[:, 0] if "indices" in primitive else np.arange(len(points))
    ).astype(np.intp)
    total = shares.sum(axis=1, keepdims=True)
    if points.shape[1] != 3 or not len(joints) == len(shares) == len(points) or joints.shape != shares.shape:
        raise ValueError(f"{name}: points, joints and weights do not fit each other")
    if not (np.abs(points) < FARTHEST).all() or not np.isfinite(total).all():
        raise ValueError(f"{name}: points or weights are no numbers")
    if len(corners) % 3 or (corners >= len(points)).any() or (joints >= len(skin.joints)).any():
        raise ValueError(f"{name}: a triangle or a weight names what is not there")
    # what no joint carries hangs on the first one
    shares = np.where(total > 0.0, shares / np.where(total > 0.0, total, 1.0), np.eye(1, shares.shape[1]))
    moved = points @ move[:3, :3].T + move[:3, 3]
    return _Piece(name, moved, np.array(skin.joints)[joints], shares, corners.reshape(-1, 3))
