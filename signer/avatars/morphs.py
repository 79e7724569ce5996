"""The face of an avatar: which of its morph targets show our face shapes, and what they move.

By the names of its targets where they are ARKit's, or by VRM's expressions; else by blinks and vowels, of
VRM's presets or of others' visemes. Our shapes are linear, and so is what stands for them: a shape is a sum
of targets, so that contacts are solved on the skin as it will be drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import numpy as np
from scipy import optimize

from body_model.arrays import Array, Indices
from body_model.face_shapes import FACE_SHAPES
from body_model.model import ShapeDelta
from nonmanuals.mouthing import viseme_weights
from nonmanuals.shapes import GAZE_SHAPES
from signer.avatars.gltf import FARTHEST, Glb
from signer.avatars.soup import Soup

Target: TypeAlias = tuple[int, int]
"""Mesh and row of a morph target."""
Mix: TypeAlias = Mapping[Target, float]
"""Share of each target."""

_OTHER_NAMES: Final = {"mouthopen": ("jawOpen",), "mouthsmile": ("mouthSmileLeft", "mouthSmileRight")}
"""Our shapes for targets that Ready Player Me has where it has none of ARKit's."""
_BLINKS: Final = {
    "blink": ("eyeBlinkLeft", "eyeBlinkRight"),
    "blinkleft": ("eyeBlinkLeft",),
    "blinkl": ("eyeBlinkLeft",),
    "blinkright": ("eyeBlinkRight",),
    "blinkr": ("eyeBlinkRight",),
    "fcleyecloseleft": ("eyeBlinkLeft",),
    "fcleyecloseright": ("eyeBlinkRight",),
}
"""Our shapes for presets of VRM 1.0 and 0.x, and for VRoid's targets."""
_VOWELS: Final = (
    ("aa", ("aa", "a", "visemeaa", "fclmtha")),
    ("I", ("ih", "i", "visemei", "fclmthi")),
    ("U", ("ou", "u", "visemeu", "fclmthu")),
    ("E", ("ee", "e", "visemee", "fclmthe")),
    ("O", ("oh", "o", "visemeo", "fclmtho")),
)
"""Our visemes, and presets of VRM 1.0 and 0.x, and targets of Oculus' lip sync and VRoid, that look so."""
_MOST_OF_VOWEL: Final = 1.5
"""Share of a vowel in one of our shapes: VRM's aa is a wide mouth, as ours with two thirds of jawOpen."""
_MOST_TARGETS: Final = 500
"""Of a mesh: faces have 30 to 150."""


def face_of(glb: Glb, *, has_eyes: bool) -> Mapping[str, Mix]:
    """Return the targets of a file for each face shape of ours that it has, by the shape's name.

    Shapes of looks are left out where bones turn the eyes: both would turn them twice.
    """
    by_name = dict[str, dict[Target, float]]()
    for name, mix in (*_targets(glb), *_expressions(glb)):
        known = by_name.setdefault(_plain(name), {})
        if not known or set(known).isdisjoint(mix):  # a name in several meshes moves all of them
            known.update(mix)
    found = {shape: by_name[shape.lower()] for shape in FACE_SHAPES if shape.lower() in by_name}
    for names in (_OTHER_NAMES, _BLINKS):
        for name, shapes in names.items():
            if name in by_name and not any(shape in found for shape in shapes):
                found |= {shape: _times(by_name[name], 1.0 / len(shapes)) for shape in shapes}
    if "jawOpen" not in found:
        found |= _by_vowels(by_name, found)
    if has_eyes:
        found = {shape: mix for shape, mix in found.items() if shape not in GAZE_SHAPES}
    return MappingProxyType({shape: MappingProxyType(mix) for shape, mix in found.items() if mix})


def _times(mix: Mix, share: float) -> dict[Target, float]:
    return {target: share * own for target, own in mix.items()}


def _plain(name: str) -> str:
    """Return a name as ours are spelled, in small letters: "Face.M_F00_eyeBlink_L" is eyeblinkleft."""
    last = re.split(r"[.:]", name)[-1]
    sided = re.sub(r"_([LR])$", lambda side: {"L": "Left", "R": "Right"}[side[1]], last)
    return re.sub(r"[_\- ]", "", sided).lower()


def _targets(glb: Glb) -> Iterator[tuple[str, Mix]]:
    """Yield the morph targets of a file by name."""
    for mesh, told in enumerate(glb.json.get("meshes", ())):
        first = told["primitives"][0]
        names = {**first.get("extras", {}), **told.get("extras", {})}.get("targetNames", ())
        for row, name in enumerate(names[: _count(told)]):
            if any(_moves(glb, primitive["targets"][row]) for primitive in told["primitives"]):
                yield str(name), {(mesh, row): 1.0}


def _moves(glb: Glb, target: Mapping[str, int]) -> bool:
    """Return whether a morph target moves anything, by the bounds that files tell.

    Avatars that were converted have empty ones: 14 of a VRoid's 52 with ARKit's names.
    """
    if "POSITION" not in target:
        return False
    told = glb.json["accessors"][target["POSITION"]]
    return any(told.get("min", (1,))) or any(told.get("max", (1,)))


def _count(mesh: Mapping[str, Any]) -> int:
    return min((len(one.get("targets", ())) for one in mesh["primitives"]), default=0)


def _expressions(glb: Glb) -> Iterator[tuple[str, Mix]]:
    """Yield the expressions of a VRM by name."""
    extensions = glb.json.get("extensions", {})
    for kind in ("custom", "preset"):
        for name, told in extensions.get("VRMC_vrm", {}).get("expressions", {}).get(kind, {}).items():
            binds = told.get("morphTargetBinds") or ()
            yield name, _mix(glb, ((glb.nodes[one["node"]]["mesh"], one, 1.0) for one in binds))
    for told in extensions.get("VRM", {}).get("blendShapeMaster", {}).get("blendShapeGroups", ()):
        mix = _mix(glb, ((one["mesh"], one, 0.01) for one in told.get("binds") or ()))
        for name in dict.fromkeys((str(told.get("name", "")), str(told.get("presetName", "")))):
            yield name, mix


def _mix(glb: Glb, binds: Iterator[tuple[int, Mapping[str, Any], float]]) -> dict[Target, float]:
    found = dict[Target, float]()
    for mesh, told, unit in binds:
        if 0 <= told["index"] < _count(glb.json["meshes"][mesh]):
            found[mesh, told["index"]] = unit * float(
                np.clip(told.get("weight", 1.0 / unit), 0.0, 1.0 / unit)
            )
    return found


def _by_vowels(by_name: Mapping[str, Mix], found: Mapping[str, Mix]) -> dict[str, dict[Target, float]]:
    """Return sums of vowels for shapes of the mouth that a file has not."""
    out = dict[str, dict[Target, float]]()
    for row, (_, names) in enumerate(_VOWELS):
        mix = next((by_name[name] for name in names if by_name.get(name)), {})
        for shape, shares in vowel_shares().items():
            if shape not in found and shares[row] > 0.0:
                own = out.setdefault(shape, {})
                for target, share in _times(mix, shares[row]).items():
                    own[target] = own.get(target, 0.0) + share
    return out


@cache
def vowel_shares() -> Mapping[str, tuple[float, ...]]:
    """Return for each face shape of the mouth how much of each vowel of `_VOWELS` stands for it.

    The shares, none negative, for which each of our five visemes comes nearest to its own vowel alone, by
    least squares.
    """
    told = [dict(viseme_weights(viseme)) for viseme, _ in _VOWELS]
    shapes = sorted({shape for weights in told for shape in weights})
    visemes = np.array([[weights.get(shape, 0.0) for shape in shapes] for weights in told])
    shares = np.minimum([optimize.nnls(visemes, own)[0] for own in np.eye(len(told))], _MOST_OF_VOWEL)
    return {shape: tuple(shares[:, row].tolist()) for row, shape in enumerate(shapes)}


def moves_of(glb: Glb, soup: Soup, face: Mapping[str, Mix], to_ours: Array) -> dict[str, ShapeDelta]:
    """Return what face shapes move of a soup, at full strength, in m.

    ValueError where a target does not fit its points.

    Args:
        glb: the file.
        soup: its skin.
        face: the shapes that it has, of `face_of`.
        to_ours: (4, 4) from its rest space to our frame.
    """
    found, known = dict[str, ShapeDelta](), dict[Target, Array]()
    for shape, mix in face.items():
        moved = np.zeros((len(soup.points), 3))
        for target, share in mix.items():
            if target not in known:
                known[target] = _moved(glb, soup, target)
            moved += share * known[target]
        rows = np.flatnonzero(moved.any(axis=1))
        own = (moved[rows] @ to_ours[:3, :3].T).astype(np.float32)
        found[shape] = ShapeDelta(rows, own)
    return found


def _moved(glb: Glb, soup: Soup, target: Target) -> Array:
    """(V, 3) what a morph target moves of a soup, in its rest space."""
    mesh, row = target
    moved = np.zeros((len(soup.points), 3))
    for piece in soup.pieces:
        if piece.mesh != mesh:
            continue
        told = piece.primitive["targets"]
        if len(told) > _MOST_TARGETS:
            raise ValueError(f"{len(told)} morph targets of a mesh are more than {_MOST_TARGETS}")
        if "POSITION" in told[row]:
            own = glb.array(told[row]["POSITION"]).astype(np.float64)
            if own.shape != (piece.count, 3) or not (np.abs(own) < FARTHEST).all():
                raise ValueError("a morph target does not fit its points")
            moved[piece.start : piece.start + piece.count] = own @ piece.turned.T
    return moved


def shapes_on(moves: Mapping[str, ShapeDelta], kept: Indices, count: int) -> Mapping[str, ShapeDelta]:
    """Return what every face shape moves of the points (W,) that are left of `count` ones after welding."""
    place = np.full(count, -1)
    place[kept] = np.arange(len(kept))
    found = dict.fromkeys(FACE_SHAPES, ShapeDelta(np.zeros(0, np.intp), np.zeros((0, 3), np.float32)))
    for shape, own in moves.items():
        rows = place[own.vertices]
        order = np.argsort(rows)[np.count_nonzero(rows < 0) :]
        found[shape] = ShapeDelta(rows[order], own.moved[order])
    return MappingProxyType(found)


def told_apart(moves: Mapping[str, ShapeDelta], count: int) -> Array:
    """(V,) m, one number a point, by which points that stand in one place and are moved apart differ."""
    found = np.zeros(count)
    for row, own in enumerate(moves.values()):
        np.add.at(found, own.vertices, own.moved @ np.sqrt(np.arange(2.0, 5.0) + 3.0 * row))
    return found


def weights_of(glb: Glb, face: Mapping[str, Mix], weights: Array) -> dict[int, Array]:
    """Return the weights (F, T) of the targets of each mesh that the face moves, by its row.

    Args:
        glb: the file.
        face: the shapes that it has, of `face_of`.
        weights: (F, S) of all of our shapes.
    """
    found = dict[int, Array]()
    meshes = glb.json.get("meshes", ())
    for shape, mix in face.items():
        own = weights[:, FACE_SHAPES.index(shape)]
        for (mesh, row), share in mix.items() if own.any() else ():
            if mesh not in found:
                count = _count(meshes[mesh])
                rest = np.resize(np.asarray(meshes[mesh].get("weights") or 0.0, np.float64), count)
                found[mesh] = np.tile(rest, (len(weights), 1))
            found[mesh][:, row] += share * own
    return found
