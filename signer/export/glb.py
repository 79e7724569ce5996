"""GLB: the skinned body with its sampled animation, for everything that reads glTF 2.0.

As three.js, Blender, Unity and Godot do.

Y up, metres, the signer facing +Z. The mesh is the surface that the editor draws and contacts are met on: the
cage refined once (subdivision level 1). Four joints carry each vertex; what that leaves wrong is put right by
correction shapes (morph targets) whose weights are animated like the joints, so vertices are where the editor
has them within a tenth of a millimetre. Before them stand the face shapes that the sign shows, under ARKit's
names. Joints are those of animation JSON. Every frame is written, and moments between frames where straight
ways would be off by more than a millimetre (`between.py`); quaternions keep their sign from each to the next.

It cannot hold what the keys meant, how well contacts are met (animation JSON has that), or the shaders' fine
grain.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Array32, Indices
from body_model.model import Body
from signer import atomic
from signer.characters.character import Character
from signer.document.frame_rates import ratio
from signer.document.timing import frame_count
from signer.export.corrections import Corrections, corrections_of
from signer.export.face_targets import FaceTargets, face_targets
from signer.export.figure_colours import triangles_by_look, vertex_colours
from signer.export.four_bones import Skin, four_bone_skin
from signer.export.options import Options, Progress, part_of, quiet
from signer.export.skeleton import Joint, Motion, joints, local_motion, moving
from signer.lazy import lazily
from signer.motion.pose import Clip

with lazily():
    import pygltflib

if TYPE_CHECKING:
    import pygltflib

FLOAT: Final = 5126
_COMPONENTS: Final = {"uint8": 5121, "uint16": 5123, "uint32": 5125, "float32": FLOAT}
_SHAPES: Final = {(): "SCALAR", (2,): "VEC2", (3,): "VEC3", (4,): "VEC4", (4, 4): "MAT4"}
VERTICES: Final = 34962
INDICES: Final = 34963


class Buffer:
    """Collects arrays; every method answers with the index by which the file names what was added."""

    def __init__(self, gltf: pygltflib.GLTF2) -> None:
        self._gltf = gltf
        self._data = bytearray()

    @property
    def data(self) -> bytes:
        """All of it."""
        return bytes(self._data)

    def view(self, values: NDArray[Any], target: int | None = None) -> int:
        """The bytes of an array, at a place that is a multiple of four."""
        self._data.extend(b"\0" * (-len(self._data) % 4))
        content = np.ascontiguousarray(values).tobytes()
        self._gltf.bufferViews.append(
            pygltflib.BufferView(buffer=0, byteOffset=len(self._data), byteLength=len(content), target=target)
        )
        self._data.extend(content)
        return len(self._gltf.bufferViews) - 1

    def accessor(
        self,
        values: NDArray[Any],
        target: int | None = None,
        *,
        bounds: bool = False,
        normalized: bool = False,
    ) -> int:
        """Add an array (n, ...) of numbers, vectors or matrices; with `bounds`, its extreme values too."""
        return self._add(
            values,
            bufferView=self.view(values, target),
            normalized=normalized,
            **(_bounds(values) if bounds else {}),
        )

    def sparse(self, count: int, rows: Indices, arrays: Sequence[Array32]) -> list[int]:
        """Add arrays of `count` vectors, zero except in some rows (at least one), as sparse accessors.

        The values are K of (len(rows), 3). All of the arrays share the indices of the rows.
        """
        indices = pygltflib.AccessorSparseIndices(
            bufferView=self.view(rows.astype(np.uint32)), componentType=_COMPONENTS["uint32"]
        )
        found = []
        for values in arrays:
            held = pygltflib.AccessorSparseValues(bufferView=self.view(values))
            made = pygltflib.Sparse(count=len(rows), indices=indices, values=held)
            both = (
                np.concatenate([values, np.zeros((1, *values.shape[1:]), np.float32)])
                if len(rows) < count
                else values
            )
            found.append(
                self._add(
                    np.empty((count, *values.shape[1:]), np.float32),
                    byteOffset=None,
                    sparse=made,
                    **_bounds(both),
                )
            )
        return found

    def nothing(self, count: int) -> int:
        """Add `count` vectors of zero, which take no room."""
        return self._add(np.empty((count, 3), np.float32), byteOffset=None)

    def _add(self, values: NDArray[Any], **more: Any) -> int:
        kind, shape = _COMPONENTS[values.dtype.name], _SHAPES[values.shape[1:]]
        self._gltf.accessors.append(
            pygltflib.Accessor(componentType=kind, count=len(values), type=shape, **more)
        )
        return len(self._gltf.accessors) - 1


def _bounds(values: NDArray[Any]) -> dict[str, list[float]]:
    flat = values.reshape(len(values), -1)
    return {"min": flat.min(axis=0).tolist(), "max": flat.max(axis=0).tolist()}


LEVEL: Final = 1
"""Level of subdivision of the exported cage."""
CREDITS: Final = ("gloss", "author", "licence", "source")
"""Fields that stand in the extras of the scene too: importers show those (Blender as the scene's custom
properties), and drop the asset's."""
_LOOKS: Final[dict[str, dict[str, Any]]] = {
    "surface": {"roughness": 0.75},
    "eyes": {"roughness": 0.2},
    "lashes": {"roughness": 0.9, "alphaMode": "BLEND", "doubleSided": True},
}


def write(clip: Clip, path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write the clip as GLB; OSError when that cannot be done."""
    atomic.write(path, glb_bytes(clip, options, progress), keep_backup=False)


def glb_bytes(clip: Clip, options: Options, progress: Progress = quiet) -> bytes:
    """The content of the file; the same clip gives the same bytes."""
    if options.without_mesh:
        return _movement_bytes(clip, options)
    body = clip.character.body
    skin, skeleton = four_bone_skin(body), joints(body)
    face = face_targets(skin, clip.face_weights)
    corrections = corrections_of(skin, clip.matrices, face, part_of(progress, 0.0, 0.9))
    frames = frame_count(float(np.ptp(clip.times_s)), clip.fps)
    about = {
        "subdivision_level": LEVEL,
        **_rate(clip),
        "frames": frames,
        **({"moments": len(clip)} if len(clip) > frames else {}),
        "sign": dict(options.about),
        **({"shapes_not_arkit": face.not_arkit} if face.not_arkit else {}),
    }
    gltf = pygltflib.GLTF2(asset=pygltflib.Asset(version="2.0", generator="Signer", extras=about), scene=0)
    buffer = Buffer(gltf)
    _add_joints(gltf, skeleton)
    shaped = [
        _add_mesh(gltf, buffer, look, triangles, skin, (face, corrections))
        for look, triangles in triangles_by_look(body).items()
    ]
    _add_skin(gltf, buffer, skeleton, body)
    credits = {name: options.about[name] for name in CREDITS if name in options.about} | {**_rate(clip)}
    gltf.scenes.append(
        pygltflib.Scene(name="sign", nodes=[0, *range(len(skeleton), len(gltf.nodes))], extras=credits)
    )
    made = _Animation(gltf, buffer, clip, str(options.about.get("gloss") or "sign"))
    made.move(local_motion(body, clip.bone_rotations, clip.bone_positions), skeleton)
    for node, weights in enumerate(shaped, len(skeleton)):
        if weights.shape[1]:
            made.add(node, "weights", weights.reshape(-1))
    progress(1.0)
    return _packed(gltf, buffer)


def body_bytes(character: Character) -> bytes:
    """Return a GLB of a body at rest, on which movement without a mesh is played by names of joints.

    It has all face shapes, and no correction shapes: four joints a vertex are all that moves its skin.
    """
    body = character.body
    skin, skeleton = four_bone_skin(body), joints(body)
    rest = np.tile(np.eye(3, 4), (len(body.shape_names), len(body.heads), 1, 1))
    face = face_targets(skin, np.eye(len(body.shape_names)))
    corrections = corrections_of(skin, rest, face, quiet)
    about = {"subdivision_level": LEVEL, "rig": {"name": character.name}, "shapes_not_arkit": face.not_arkit}
    gltf = pygltflib.GLTF2(asset=pygltflib.Asset(version="2.0", generator="Signer", extras=about), scene=0)
    buffer = Buffer(gltf)
    _add_joints(gltf, skeleton)
    for look, triangles in triangles_by_look(body).items():
        _add_mesh(gltf, buffer, look, triangles, skin, (face, corrections))
    _add_skin(gltf, buffer, skeleton, body)
    gltf.scenes.append(pygltflib.Scene(name="body", nodes=[0, *range(len(skeleton), len(gltf.nodes))]))
    return _packed(gltf, buffer)


def _movement_bytes(clip: Clip, options: Options) -> bytes:
    """Return a GLB of joints and their movement; the weights of face shapes stand in its extras."""
    body = clip.character.body
    skeleton, used = joints(body), np.flatnonzero(np.abs(clip.face_weights).max(axis=0) > 0.0)
    weights = {
        body.shape_names[row]: np.round(clip.face_weights[:, row], 4).tolist() for row in used.tolist()
    }
    about = {
        **_rate(clip),
        "frames": frame_count(float(np.ptp(clip.times_s)), clip.fps),
        "moments": len(clip),
        "rig": {"name": clip.character.name},
        "sign": dict(options.about),
        **({"face_weights": weights} if weights else {}),
    }
    gltf = pygltflib.GLTF2(asset=pygltflib.Asset(version="2.0", generator="Signer", extras=about), scene=0)
    buffer = Buffer(gltf)
    _add_joints(gltf, skeleton)
    gltf.scenes.append(pygltflib.Scene(name="sign", nodes=[0]))
    made = _Animation(gltf, buffer, clip, str(options.about.get("gloss") or "sign"))
    made.move(local_motion(body, clip.bone_rotations, clip.bone_positions), skeleton)
    return _packed(gltf, buffer)


def _rate(clip: Clip) -> dict[str, Any]:
    """Return the frames a second, and those that are broken as a fraction, too, which is exact."""
    broken = ratio(clip.fps)
    return {"frames_per_second": float(clip.fps), **({"frame_rate": list(broken)} if broken else {})}


def _packed(gltf: Any, buffer: Buffer) -> bytes:
    """Return the bytes of a file with what the buffer holds."""
    data = buffer.data
    gltf.buffers.append(pygltflib.Buffer(byteLength=len(data)))
    gltf.set_binary_blob(data)
    return b"".join(gltf.save_to_bytes())


def _add_joints(gltf: Any, skeleton: tuple[Joint, ...]) -> None:
    """One node a joint, at rest, numbered as in the skeleton."""
    index = {joint.name: number for number, joint in enumerate(skeleton)}
    for joint in skeleton:
        place = {"translation": joint.translation_m.tolist(), "rotation": joint.rotation.tolist()}
        gltf.nodes.append(pygltflib.Node(name=joint.name, **place))
    for joint in skeleton:
        if joint.parent is not None:
            gltf.nodes[index[joint.parent]].children.append(index[joint.name])


def _add_mesh(
    gltf: Any,
    buffer: Buffer,
    look: str,
    triangles: NDArray[np.uint32],
    skin: Skin,
    shapes: tuple[FaceTargets, Corrections],
) -> Array:
    """Add a node with the mesh of what looks alike; return weights (F, K) of the shapes that move it."""
    chosen, corners = np.unique(triangles, return_inverse=True)
    colours = np.round(vertex_colours(skin.body)[chosen] * 65535).astype(np.uint16)
    attributes = pygltflib.Attributes(
        POSITION=buffer.accessor(skin.rest[chosen], VERTICES, bounds=True),
        NORMAL=buffer.accessor(skin.normals[chosen], VERTICES),
        COLOR_0=buffer.accessor(colours, VERTICES, normalized=True),
        JOINTS_0=buffer.accessor(skin.joints[chosen], VERTICES),
        WEIGHTS_0=buffer.accessor(skin.weights[chosen], VERTICES, normalized=True),
    )
    targets, names, weights = _targets(buffer, chosen, *shapes)
    given = dict(_LOOKS[look])
    shine = pygltflib.PbrMetallicRoughness(metallicFactor=0.0, roughnessFactor=given.pop("roughness"))
    gltf.materials.append(
        pygltflib.Material(name=look, pbrMetallicRoughness=shine, alphaCutoff=None, **given)
    )
    indices = buffer.accessor(corners.reshape(-1).astype(np.uint32), INDICES)
    primitive = pygltflib.Primitive(
        attributes=attributes, indices=indices, material=len(gltf.materials) - 1, targets=targets or None
    )
    gltf.meshes.append(
        pygltflib.Mesh(
            name=f"{look}, subdivision level {LEVEL}",
            primitives=[primitive],
            weights=[0.0] * len(targets) or None,
            extras={"targetNames": names} if names else {},
        )
    )
    gltf.nodes.append(pygltflib.Node(name=look, mesh=len(gltf.meshes) - 1, skin=0))
    return weights


def _targets(
    buffer: Buffer, chosen: NDArray[np.integer], face: FaceTargets, corrections: Corrections
) -> tuple[list[dict[str, int]], list[str], Array]:
    """Add the shapes that move any of the chosen vertices: their attributes, names, and weights (F, K)."""
    targets, names, columns = list[dict[str, int]](), list[str](), list[Array]()
    for target, weights in zip(face.targets, face.weights.T, strict=True):
        here = np.isin(target.vertices, chosen)
        if here.any():
            rows = np.searchsorted(chosen, target.vertices[here])
            pair = buffer.sparse(len(chosen), rows, (target.moved[here], target.turned[here]))
            targets.append(dict(zip(("POSITION", "NORMAL"), pair, strict=True)))
            names.append(target.name)
            columns.append(weights)
    here = np.isin(corrections.vertices, chosen)
    if here.any():
        # All targets have normals if one has: three.js takes the mesh's own for a target's that are missing.
        straight = {"NORMAL": buffer.nothing(len(chosen))} if targets else {}
        rows = np.searchsorted(chosen, corrections.vertices[here])
        shapes = buffer.sparse(len(chosen), rows, list(corrections.shapes[:, here]))
        targets += [{"POSITION": shape, **straight} for shape in shapes]
        names += ["constant", *(f"correction{number}" for number in range(1, len(shapes)))]
        columns += list(corrections.weights.T)
    count = len(corrections.weights)
    return targets, names, np.stack(columns, axis=1) if columns else np.zeros((count, 0))


def _add_skin(gltf: Any, buffer: Buffer, skeleton: tuple[Joint, ...], body: Body) -> None:
    """Tips are joints of the skin that carry nothing: importers draw the last bones to them."""
    tips = len(skeleton) - len(body.heads)
    index = {joint.name: number for number, joint in enumerate(skeleton)}
    bound = np.zeros((len(skeleton), 4, 4))
    bound[:, 3, 3] = 1.0
    turned = body.frames.swapaxes(-1, -2)
    bound[: -tips or None, :3, :3] = turned
    bound[: -tips or None, :3, 3] = -(turned @ body.heads[:, :, None])[..., 0]
    for number, joint in enumerate(skeleton[len(body.heads) :], len(body.heads)):
        assert joint.parent is not None
        bound[number] = bound[index[joint.parent]]
        bound[number, :3, 3] -= joint.translation_m
    inverse = buffer.accessor(bound.swapaxes(-1, -2).astype(np.float32))  # columns after one another
    gltf.skins.append(
        pygltflib.Skin(
            name="skeleton", inverseBindMatrices=inverse, skeleton=0, joints=list(range(len(skeleton)))
        )
    )


class _Animation:
    """The one animation of the file: a channel for all that moves, every frame of the clip in each."""

    def __init__(self, gltf: Any, buffer: Buffer, clip: Clip, name: str) -> None:
        self._buffer = buffer
        self._times = buffer.accessor((clip.times_s - clip.times_s[0]).astype(np.float32), bounds=True)
        self._made = pygltflib.Animation(name=name)
        gltf.animations.append(self._made)

    def move(self, motion: Motion, skeleton: tuple[Joint, ...]) -> None:
        """The joints that move; where none does, one that stands still, so that the file has a length."""
        turning, shifting = moving(skeleton, motion)
        for joint in turning.tolist():
            self.add(joint, "rotation", motion.rotations[:, joint])
        for joint in shifting.tolist() if len(turning) or len(shifting) else [0]:
            self.add(joint, "translation", motion.translations_m[:, joint])

    def add(self, node: int, path: str, values: Array | Array32) -> None:
        """One channel."""
        output = self._buffer.accessor(np.asarray(values, np.float32))
        self._made.samplers.append(
            pygltflib.AnimationSampler(input=self._times, output=output, interpolation="LINEAR")
        )
        target = pygltflib.AnimationChannelTarget(node=node, path=path)
        self._made.channels.append(
            pygltflib.AnimationChannel(sampler=len(self._made.samplers) - 1, target=target)
        )
