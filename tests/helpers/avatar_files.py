"""Avatars of other people, written by code: a body of ours with few bones, in a T-pose, and much else changed.

Point by point they lie where the body does that they are made of, so that what is learned can be judged.
"""

import json
import random
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from scipy.spatial import cKDTree
from scipy.spatial.transform import Rotation

from body_model.arrays import Array
from body_model.load import load_body
from body_model.model import MATERIALS, SKIN, Body
from body_model.rays import nearest_in_triangles
from body_model.regions import below
from body_model.skin import face_weights, posed_cage, skin_matrices
from signer.avatars.avatar_file import Avatar, in_steps
from signer.avatars.reading import Read
from signer.export.skeleton import joint_name
from signer.export.whole_body import t_pose_turns
from signer.kinematics.skeleton import world_pose

KEPT = (
    "root", "spine05", "spine03", "spine01", "neck01", "head",
    *(
        f"{stem}.{side}"
        for side in "LR"
        for stem in (
            "eye", "clavicle", "upperarm02", "lowerarm01", "wrist", "upperleg01",
            *(f"finger{k}-{j}" for k in range(1, 6) for j in (1, 2, 3)),
        )
    ),
)  # fmt: skip
"""Bones that avatars mostly have: one for upper arm and forearm, none in the palm."""
_WORDS = {
    "root": "Hips", "spine05": "Spine", "spine03": "Spine1", "spine01": "Spine2", "neck01": "Neck",
    "head": "Head", "eye": "Eye", "clavicle": "Shoulder", "upperarm02": "Arm", "lowerarm01": "ForeArm",
    "wrist": "Hand", "upperleg01": "UpLeg",
}  # fmt: skip
_DIGITS = ("Thumb", "Index", "Middle", "Ring", "Pinky")


def mixamo(bone: str) -> str:
    """Return what Mixamo and Ready Player Me call a bone."""
    stem, _, side = bone.partition(".")
    word = f"Hand{_DIGITS[int(stem[6]) - 1]}{stem[8]}" if stem.startswith("finger") else _WORDS[stem]
    return {"L": "Left", "R": "Right", "": ""}[side] + word


def vroid(bone: str) -> str:
    """Return what VRoid calls a bone."""
    stem, _, side = bone.partition(".")
    words = {"root": "Hips", "spine05": "Spine", "spine03": "Chest", "spine01": "UpperChest"}
    words |= {"upperarm02": "UpperArm", "lowerarm01": "LowerArm", "upperleg01": "UpperLeg", "eye": "FaceEye"}
    word = (
        f"{_DIGITS[int(stem[6]) - 1]}{stem[8]}"
        if stem.startswith("finger")
        else words.get(stem, _WORDS[stem])
    )
    return f"J_Bip_{side or 'C'}_{word.replace('Pinky', 'Little')}"


def rigify(bone: str) -> str:
    """Return what Rigify calls a bone that deforms."""
    stem, _, side = bone.partition(".")
    words = {"root": "spine", "spine05": "spine.001", "spine03": "spine.002", "spine01": "spine.003"}
    words |= {"neck01": "neck", "eye": "eye", "clavicle": "shoulder", "upperarm02": "upper_arm"}
    words |= {"lowerarm01": "forearm", "wrist": "hand", "upperleg01": "thigh", "head": "head"}
    if stem.startswith("finger"):
        digit = _DIGITS[int(stem[6]) - 1].lower()
        word = f"{'' if digit == 'thumb' else 'f_'}{digit}.0{stem[8]}"
    else:
        word = words[stem]
    return f"DEF-{word}{'.' + side if side else ''}"


@dataclass(frozen=True)
class Made:
    """A test avatar.

    Attributes:
        body: name of the body it is made of.
        names: what its joints are called, by the bones of ours.
        unit: by how many times its numbers are larger than metres.
        armature: scale of the node above all joints.
        backwards: it faces -z.
        vrm: 0 or 1 for the extension of that VRM, None for a plain GLB.
        rolled: the axes of its joints are turned at random.
        bent: it rests in another pose than its skin is bound in.
        every: of how many quads one is kept.
        broad: by how many times its left half is broader than the body.
        head, arms, hands: by how many times these are larger or longer.
        shells: its skin is cut where other bones begin to hold it.
        face: names of its morph targets, and the face shape of ours that each is.
    """

    body: str = "woman"
    names: Callable[[str], str] = mixamo
    unit: float = 1.0
    armature: float = 1.0
    backwards: bool = False
    vrm: int | None = None
    rolled: bool = False
    bent: bool = False
    every: int = 1
    broad: float = 1.0
    head: float = 1.0
    arms: float = 1.0
    hands: float = 1.0
    shells: bool = False
    face: Mapping[str, str] = field(default_factory=dict)
    left_out: tuple[str, ...] = field(default=())


def t_posed(body: Body) -> tuple[Array, Array]:
    """(B, 3, 4) matrices that bring a body of ours into a T-pose, and its joints (B, 3) there."""
    pose = world_pose(body, t_pose_turns(body))
    return skin_matrices(body, pose.rotations, pose.positions), pose.positions


def write_avatar(path: Path, made: Made = Made()) -> Array:
    """Write a test avatar; return where the points (M, 3) of our surface lie on it, m, facing +z."""
    body = load_body(made.body)
    matrices, joints = t_posed(body)
    count = len(body.cage)
    whole = body.subdivision @ posed_cage(body, matrices)
    weights = (body.subdivision @ body.weights).toarray()
    kept = [body.bone_index[bone] for bone in KEPT if bone not in made.left_out]
    heads = joints.copy()
    for side in "LR":
        heads[body.bone_index[f"upperarm02.{side}"]] = heads[body.bone_index[f"upperarm01.{side}"]]
    sizes, moves = _sized(body, made, joints)
    whole = (weights @ sizes)[:, None] * whole + weights @ moves
    heads = sizes[:, None] * heads + moves
    for values in (whole, heads):
        values[values[:, 0] > 0.0, 0] *= made.broad
    points, weights = whole[:count], weights[:count]
    parents, shares = _folded(body, kept, weights)
    out = made.unit / made.armature * (np.array((-1.0, 1.0, -1.0)) if made.backwards else np.ones(3))
    _write(
        path,
        made,
        [body.bone_names[row] for row in kept],
        parents,
        heads[kept] * out,
        _parts(body, made, points * out, shares),
        {name: (_moved(body, matrices, shape) - points) * out for name, shape in made.face.items()},
    )
    return whole


def _sized(body: Body, made: Made, joints: Array) -> tuple[Array, Array]:
    """By how many times what each bone holds is larger (B,), and how far it then moves (B, 3) m: head and arms grow
    about their own joints, hands about wrists that the arms have moved."""
    sizes, moves = np.ones(len(joints)), np.zeros_like(joints)
    roots = [("head", made.head), *(("upperarm01." + side, made.arms) for side in "LR")]
    for root, size in [*roots, *(("wrist." + side, made.hands) for side in "LR")]:
        bones, at = below(body, root), body.bone_index[root]
        own = sizes[at] * joints[at] + moves[at]
        sizes[bones], moves[bones] = size, own - size * joints[at]
    return sizes, moves


def _moved(body: Body, matrices: Array, shape: str) -> Array:
    """(C, 3) m of the chart's vertices with a face shape at full strength."""
    return (body.subdivision @ posed_cage(body, matrices, face_weights(body, {shape: 1.0})))[: len(body.cage)]


def charted(read: Read, truth: Array, name: str = "mira", **told: Any) -> Avatar:
    """An avatar on whose skin our chart lies as it is known to, points (M, 3) m as its file has them: a fit of the
    chart takes seconds."""
    standing = read.standing()
    move = standing.to_ours
    points = truth @ move[:3, :3].T + move[:3, 3]
    corners = standing.points[standing.triangles]
    _, near = cKDTree(corners.mean(axis=1), balanced_tree=False).query(points, k=4)
    tried = corners[near.ravel()]
    shares = np.clip(nearest_in_triangles(tried, np.repeat(points, 4, axis=0)), 0.0, 1.0).reshape(-1, 4, 3)
    places = np.einsum("nk,nki->ni", shares.reshape(-1, 3), tried).reshape(-1, 4, 3)
    rows = np.arange(len(points)), np.linalg.norm(places - points[:, None], axis=2).argmin(axis=1)
    return Avatar(name, read.glb, read.bones, read.soup, near[rows], in_steps(shares[rows]), **told)


def _folded(body: Body, kept: list[int], weights: Array) -> tuple[list[int], Array]:
    """Return the parents among kept bones, and the weights (V, k) on them."""

    def own(bone: int) -> int:
        while bone not in kept:
            name = body.bone_names[bone]
            bone = (
                body.bone_index["upperarm02" + name[-2:]]
                if name.startswith("upperarm01")
                else int(body.parents[bone])
            )
        return kept.index(bone)

    shares = np.zeros((len(weights), len(kept)))
    for bone in range(len(body.bone_names)):
        shares[:, own(bone)] += weights[:, bone]
    parents = list[int]()
    for row, bone in enumerate(kept):
        above = int(body.parents[bone])
        while above >= 0 and own(above) == row:
            above = int(body.parents[above])
        parents.append(own(above) if above >= 0 else -1)
    return parents, shares


_Part = tuple[str, Array, Array, Array, Array]


def _parts(body: Body, made: Made, points: Array, shares: Array) -> list[_Part]:
    """Return skin and shirt as meshes of their own: name, points, weights, triangles, and which vertices of the chart they are."""
    quads = body.quads[(body.parts == SKIN)[body.quads].all(axis=1)][:: made.every]
    if made.shells:
        held = np.asarray(body.weights.argmax(axis=1)).ravel()[quads]
        quads = quads[(held == held[:, :1]).all(axis=1)]
    shirt = body.materials[quads, MATERIALS.index("shirt")].mean(axis=1) > 0.0
    out = list[_Part]()
    for name, chosen in (("Body", quads[~shirt]), ("Shirt", quads[shirt])):
        used, corners = np.unique(chosen, return_inverse=True)
        cut = corners.reshape(-1, 4)
        triangles = np.concatenate([cut[:, [0, 1, 2]], cut[:, [0, 2, 3]]])
        out.append((name, points[used], shares[used], triangles, used))
    return out


def _write(
    path: Path,
    made: Made,
    bones: list[str],
    parents: list[int],
    heads: Array,
    parts: list[_Part],
    moves: Mapping[str, Array],
) -> None:
    rng, count = np.random.default_rng(4), len(bones)
    turns = Rotation.random(count, rng=rng).as_matrix() if made.rolled else np.tile(np.eye(3), (count, 1, 1))
    rest = turns.copy()
    if made.bent:
        rest[bones.index("lowerarm01.L")] = (
            Rotation.from_rotvec((0.0, 0.6, 0.0)).as_matrix() @ rest[bones.index("lowerarm01.L")]
        )
    file = _File()
    nodes: list[dict[str, Any]] = [{"name": "Armature", "scale": [made.armature] * 3, "children": []}]
    for row, bone in enumerate(bones):
        parent = parents[row]
        above = np.eye(3) if parent < 0 else turns[parent]
        offset = heads[row] - (0.0 if parent < 0 else heads[parent])
        local = (np.eye(3) if parent < 0 else turns[parent]).T @ rest[row]
        nodes.append({
            "name": made.names(bone), "translation": (above.T @ offset).tolist(),
            "rotation": Rotation.from_matrix(local).as_quat().tolist(), "children": [],
        })  # fmt: skip
        nodes[parent + 1 if parent >= 0 else 0]["children"].append(row + 1)
    inverse = np.tile(np.eye(4), (count, 1, 1))
    inverse[:, :3, :3] = turns.swapaxes(-1, -2)
    inverse[:, :3, 3] = -(inverse[:, :3, :3] @ heads[:, :, None])[..., 0]
    inverse[:, :3, :] /= 1.0
    gltf: dict[str, Any] = {
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": nodes, "skins": [],
        "meshes": [], "materials": [{"name": "plain"}],
    }  # fmt: skip
    for number, (name, points, shares, triangles, used) in enumerate(parts):
        order = np.arange(count) if number == 0 else np.arange(count)[::-1]  # skins that share joints
        columns = np.flatnonzero(np.isin(np.arange(count), order))[order] if number else np.arange(count)
        gltf["skins"].append({
            "joints": (columns + 1).tolist(),
            "inverseBindMatrices": file.add(inverse[columns].swapaxes(-1, -2).reshape(-1, 16), "<f4", "MAT4"),
        })  # fmt: skip
        of_skin = shares[:, columns]
        four = np.argsort(-of_skin, axis=1, kind="stable")[:, :4]
        own = np.take_along_axis(of_skin, four, axis=1)
        attributes = {
            "POSITION": file.add(points, "<f4", "VEC3", bounds=True),
            "JOINTS_0": file.add(four, "<u1", "VEC4"),
            "WEIGHTS_0": file.add(own / own.sum(axis=1, keepdims=True), "<f4", "VEC4"),
        }
        indices = file.add(triangles.reshape(-1, 1), "<u4", "SCALAR")
        primitive = {"attributes": attributes, "indices": indices, "material": 0}
        gltf["meshes"].append({"name": name, "primitives": [primitive]})
        if moves and name == "Body":
            moved = [file.add(own[used], "<f4", "VEC3", bounds=True) for own in moves.values()]
            primitive["targets"] = [{"POSITION": one} for one in moved]
            gltf["meshes"][-1]["extras"] = {"targetNames": list(moves)}
        nodes.append({"name": name, "mesh": number, "skin": number})
        gltf["scenes"][0]["nodes"].append(len(nodes) - 1)
    for node in nodes:
        if not node.get("children", [0]):
            del node["children"]
    gltf |= {
        "accessors": file.accessors,
        "bufferViews": file.views,
        "buffers": [{"byteLength": len(file.data)}],
    }
    gltf |= _vrm(made.vrm, bones)
    path.write_bytes(packed(gltf, bytes(file.data)))


def packed(gltf: dict[str, Any], data: bytes) -> bytes:
    """Return a GLB of its JSON and its binary part."""
    told = json.dumps(gltf).encode()
    told += b" " * (-len(told) % 4)
    head = struct.pack("<4sII", b"glTF", 2, 28 + len(told) + len(data))
    return (
        head
        + struct.pack("<I4s", len(told), b"JSON")
        + told
        + struct.pack("<I4s", len(data), b"BIN\0")
        + data
    )


def mutated(whole: bytes, draw: random.Random) -> bytes:
    """Return a GLB with one to four bytes of its JSON or of all of it changed, one of ten cut off."""
    odd, told = bytearray(whole), 20 + struct.unpack_from("<I", whole, 12)[0]
    for _ in range(draw.randint(1, 4)):
        if draw.random() < 0.5:  # a digit or a sign of its JSON
            odd[draw.randrange(20, told)] = draw.choice(b'0123456789-e,:"[]{}')
        else:
            odd[draw.randrange(len(odd))] = draw.randrange(256)
    return bytes(odd[: draw.randrange(len(odd))] if draw.random() < 0.1 else odd)


class _File:
    def __init__(self) -> None:
        self.data, self.accessors, self.views = bytearray(), list[dict[str, Any]](), list[dict[str, Any]]()

    def add(self, values: Array, kind: str, shape: str, *, bounds: bool = False) -> int:
        made = np.ascontiguousarray(values, kind)
        component = {"<f4": 5126, "<u1": 5121, "<u4": 5125}[kind]
        told = {"bufferView": len(self.views), "componentType": component, "count": len(made), "type": shape}
        if bounds:
            told |= {"min": made.min(axis=0).tolist(), "max": made.max(axis=0).tolist()}
        self.accessors.append(told)
        self.views.append({"buffer": 0, "byteOffset": len(self.data), "byteLength": made.nbytes})
        self.data += made.tobytes() + bytes(-made.nbytes % 4)
        return len(self.accessors) - 1


def _vrm(version: int | None, bones: list[str]) -> dict[str, Any]:
    """Return the extension that lists the bones by the names of VRM."""
    spine = {"spine05": "spine", "spine03": "chest", "spine01": "upperChest"}
    names = {
        spine.get(bone, joint_name(bone)).replace("UpperArmTwist", "UpperArm"): row + 1
        for row, bone in enumerate(bones)
    }
    if version == 1:
        told = {"humanBones": {name: {"node": node} for name, node in names.items()}}
        return {
            "extensionsUsed": ["VRMC_vrm"],
            "extensions": {"VRMC_vrm": {"specVersion": "1.0", "humanoid": told}},
        }
    if version == 0:
        old = {
            name.replace("ThumbProximal", "ThumbIntermediate").replace(
                "ThumbMetacarpal", "ThumbProximal"
            ): node
            for name, node in names.items()
        }
        listed = [{"bone": name, "node": node} for name, node in old.items()]
        return {"extensionsUsed": ["VRM"], "extensions": {"VRM": {"humanoid": {"humanBones": listed}}}}
    return {}
