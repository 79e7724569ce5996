"""The gap at every touching key of the library, measured in its GLB.

`python -m benchmarks.contact_gaps [NAME ...]`; exit 1 over 0.2 mm.

Each key's moment is written as a frame of a GLB, which is read again and skinned here: joints, weights and
correction shapes. What is told is the least distance between skin of the hand and skin of anything but its
own arm within 30 mm of the place that is touched, negative where they overlap. Fingers that lie deeper in
something than flesh gives are what `signer check` is for.
"""

import json
import struct
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.drawn_gap import skin_gap
from body_model.arrays import Array, Indices
from handshapes.catalogue import find_articulator
from signer.characters.load import load_character
from signer.document.values import ROLES, Contact, HandRole
from signer.export.glb import glb_bytes
from signer.export.options import Options
from signer.files import load_sign
from signer.library.shelf import FOLDER
from signer.motion.posing import poses

LIMIT_M: Final = 2e-4
REACH_M: Final = 0.030
_COMPONENTS: Final = {5121: "u1", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
_SIZES: Final = {"SCALAR": 1, "VEC3": 3, "VEC4": 4, "MAT4": 16}
_FINGERS: Final = ("Thumb", "Index", "Middle", "Ring", "Little")


class Touch(NamedTuple):
    """A key that touches: whose, its id, what touches what, how that is told, m, and what was measured, m."""

    name: str
    role: HandRole
    key_id: str
    what: str
    is_derived: bool
    told_m: float
    gap_m: float


class Surface(NamedTuple):
    """A skinned surface in the frames of a GLB.

    (F, M, 3) m, (t, 3) triangles, and the joint (M,) that carries most of each vertex.
    """

    positions: Array
    triangles: Indices
    owner: NDArray[np.str_]


def touches_of(path: Path) -> list[Touch]:
    """Measure every touching key of a sign file."""
    sign = load_sign(path)
    keys = [(role, key) for role in ROLES for key in sign.hand(role).keys]
    clip = replace(poses(sign, [key.time_s for _, key in keys], load_character()), fps=1.0)
    surface = skinned(glb_bytes(clip, Options()))
    found = []
    for row, (role, key) in enumerate(keys):
        hand = clip[row].hands[role]
        if not hand.touching:
            continue
        own, other = _parts(surface, hand.side)
        site = key.placement.site if isinstance(key.placement, Contact) else "both meet"
        what = f"{key.articulator} on {site if isinstance(site, str) else 'own site'}"
        gap = skin_gap(
            surface.positions[row], own, other, hand.target if hand.site is None else hand.site, REACH_M
        )
        found.append(
            Touch(
                path.stem,
                role,
                key.id,
                what,
                find_articulator(key.articulator).kind != "point",
                hand.contact_error_m,
                gap.gap_m,
            )
        )
    return found


def _parts(surface: Surface, side: str) -> tuple[Indices, Indices]:
    """Triangles of a hand, and of everything but its arm."""
    is_hand = np.array(
        [name.startswith(tuple(f"{side}{part}" for part in (*_FINGERS, "Hand"))) for name in surface.owner]
    )
    is_arm = is_hand | (surface.owner == f"{side}LowerArm")
    return surface.triangles[is_hand[surface.triangles].all(axis=1)], surface.triangles[
        ~is_arm[surface.triangles].any(axis=1)
    ]


def skinned(data: bytes) -> Surface:
    """Skin the surface of a GLB in each of its frames."""
    size = struct.unpack("<I", data[12:16])[0]
    gltf, blob = json.loads(data[20 : 20 + size]), data[28 + size :]
    nodes, skin = gltf["nodes"], gltf["skins"][0]
    (primitive,) = gltf["meshes"][0]["primitives"]
    tracks = _tracks(gltf, blob)
    # glTF keeps matrices column by column
    worlds = _worlds(gltf, tracks) @ np.swapaxes(
        _array(gltf, blob, skin["inverseBindMatrices"]).reshape(-1, 4, 4), -1, -2
    )
    rest = _array(gltf, blob, primitive["attributes"]["POSITION"])
    targets = [_array(gltf, blob, each["POSITION"]) for each in primitive.get("targets", [])]
    mesh = next(number for number, node in enumerate(nodes) if node.get("mesh") == 0)
    frames = len(worlds)
    shares = tracks.get(
        (mesh, "weights"), np.tile(gltf["meshes"][0].get("weights", [0.0] * len(targets)), frames)
    ).reshape(frames, len(targets))
    joints, weights = (
        _array(gltf, blob, primitive["attributes"][name]) for name in ("JOINTS_0", "WEIGHTS_0")
    )
    joints = joints.astype(np.intp)
    weights = weights / weights.sum(axis=1, keepdims=True)
    found = []
    for frame in range(frames):
        shaped = rest + sum(
            (share * target for share, target in zip(shares[frame], targets, strict=True)),
            np.zeros_like(rest),
        )
        turns = np.einsum("nk,nkij->nij", weights, worlds[frame][joints])
        found.append(np.einsum("nij,nj->ni", turns[:, :3, :3], shaped) + turns[:, :3, 3])
    names = np.array([nodes[joint]["name"] for joint in skin["joints"]])
    owner = names[joints[np.arange(len(joints)), weights.argmax(axis=1)]]
    return Surface(
        np.stack(found), _array(gltf, blob, primitive["indices"]).reshape(-1, 3).astype(np.intp), owner
    )


def _array(gltf: dict[str, Any], blob: bytes, index: int) -> Array:
    accessor = gltf["accessors"][index]
    shape = accessor["count"], _SIZES[accessor["type"]]
    given = (
        np.zeros(shape)
        if "bufferView" not in accessor
        else _values(gltf, blob, accessor, accessor["componentType"], shape)
    )
    if "sparse" in accessor:
        sparse = accessor["sparse"]
        rows = _values(
            gltf, blob, sparse["indices"], sparse["indices"]["componentType"], (sparse["count"], 1)
        )[:, 0].astype(np.intp)
        given[rows] = _values(
            gltf, blob, sparse["values"], accessor["componentType"], (sparse["count"], shape[1])
        )
    return given


def _values(
    gltf: dict[str, Any], blob: bytes, where: dict[str, Any], component: int, shape: tuple[int, int]
) -> Array:
    start = gltf["bufferViews"][where["bufferView"]].get("byteOffset", 0) + where.get("byteOffset", 0)
    return (
        np.frombuffer(blob, np.dtype(_COMPONENTS[component]), shape[0] * shape[1], start)
        .reshape(shape)
        .astype(np.float64)
    )


def _tracks(gltf: dict[str, Any], blob: bytes) -> dict[tuple[int, str], Array]:
    """Return the animated values by node and path: a row a frame."""
    (animation,) = gltf["animations"]
    return {
        (channel["target"]["node"], channel["target"]["path"]): _array(
            gltf, blob, animation["samplers"][channel["sampler"]]["output"]
        )
        for channel in animation["channels"]
    }


def _worlds(gltf: dict[str, Any], tracks: dict[tuple[int, str], Array]) -> Array:
    """(F, joints, 4, 4) where the joints are in each frame, in the order of the skin."""
    nodes, joints = gltf["nodes"], gltf["skins"][0]["joints"]
    parents = {child: number for number, node in enumerate(nodes) for child in node.get("children", [])}
    frames = gltf["asset"]["extras"]["frames"]
    made: dict[int, Array] = {}

    def world(number: int) -> Array:
        if number not in made:
            local = np.tile(np.eye(4), (frames, 1, 1))
            turn = tracks.get(
                (number, "rotation"), np.array([nodes[number].get("rotation", (0.0, 0.0, 0.0, 1.0))])
            )
            local[:, :3, :3] = _rotation(turn)
            local[:, :3, 3] = tracks.get(
                (number, "translation"), np.array([nodes[number].get("translation", (0.0, 0.0, 0.0))])
            )
            made[number] = world(parents[number]) @ local if number in parents else local
        return made[number]

    return np.stack([world(joint) for joint in joints], axis=1)


def _rotation(quaternions: Array) -> Array:
    """(n, 3, 3) of quaternions (n, 4), x, y, z, w."""
    x, y, z, w = (quaternions / np.linalg.norm(quaternions, axis=1, keepdims=True)).T
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    return np.moveaxis(np.array(rows), -1, 0)


def main(names: list[str]) -> int:
    """Measure the signs that are named, or all; 1 when a gap is wider than it may be."""
    paths = [FOLDER / f"{name}.sign" for name in names] or sorted(FOLDER.glob("*.sign"))
    print(f"{'sign':12} {'hand':9} {'key':4} {'told mm':>8} {'gap mm':>8}  contact")
    worst = -np.inf
    for path in paths:
        for touch in touches_of(path):
            mark = "  *" if touch.gap_m > LIMIT_M else ""
            kind = "" if touch.is_derived else " (a point)"
            print(
                f"{touch.name:12} {touch.role:9} {touch.key_id:4} {1e3 * touch.told_m:8.3f} "
                f"{1e3 * touch.gap_m:8.3f}  {touch.what}{kind}{mark}"
            )
            sys.stdout.flush()
            worst = max(worst, touch.gap_m)
    print(f"{len(paths)} signs; the widest gap is {1e3 * worst:.3f} mm, and {1e3 * LIMIT_M:.1f} mm may be")
    return 1 if worst > LIMIT_M else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
