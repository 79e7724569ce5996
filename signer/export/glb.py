"""GLB: the skinned body with its sampled animation, for everything that reads glTF 2.0.

As three.js, Blender, Unity and Godot do.

Y up, metres, the signer facing +Z. The mesh is the surface that the editor draws and contacts are met on: the
cage refined once (subdivision level 1). Four joints carry each vertex; what that leaves wrong is put right by
correction shapes (morph targets) whose weights are animated like the joints, so vertices are where the editor
has them within a tenth of a millimetre. Before them stand the face shapes that the sign shows, under ARKit's
names. Joints are those of animation JSON. Every frame is written, and moments between frames where straight
ways would be off by more than a millimetre (`between.py`); quaternions keep their sign from each to the next.

It cannot hold what the keys meant, how well contacts are met (animation JSON has that), or the shaders' fine
grain and folds of the skin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array, Array32
from body_model.model import Body
from signer import atomic
from signer.characters.character import Character
from signer.document.timing import frame_count
from signer.export.corrections import Corrections, Spool, corrections_of
from signer.export.exported_skin import FaceTargets, Skin, face_targets, four_bone_skin
from signer.export.figure_colours import triangles_by_look, vertex_colours
from signer.export.gltf import INDICES, VERTICES, Animation, Gltf, matt, rate_told
from signer.export.options import Options, Progress, part_of, quiet
from signer.export.skeleton import Joint, Movement, joints
from signer.motion.pose import Clip

WHOLE_TURN: Final = 32767
"""Steps of a part of a quaternion in a compact file, as glTF has them: surfaces are off by 0.05 mm at most,
half of it with a bit more, which glTF does not know."""
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


def write(blocks: Iterable[Clip], path: Path, options: Options, progress: Progress = quiet) -> None:
    """Write the blocks of a clip as GLB; OSError when that cannot be done."""
    atomic.write(path, content(blocks, options, progress), keep_backup=False)


def glb_bytes(clip: Clip, options: Options, progress: Progress = quiet) -> bytes:
    """The content of the file; the same clip gives the same bytes."""
    return b"".join(content([clip], options, progress))


class _Frames:
    """The frames that a file needs, read from the blocks of a clip, in as little room as that takes."""

    def __init__(self, blocks: Iterable[Clip], matrices: Spool | None = None) -> None:
        times, face = list[Array](), list[Array]()
        for block in blocks:
            if not times:
                self.body, self.fps = block.character.body, block.fps
                self.name = block.character.name
                self.movement = Movement(self.body, np.float32)
            self.movement.add(block.bone_rotations, block.bone_positions)
            if matrices is not None:
                matrices.add(block.matrices)
            times.append(block.times_s)
            face.append(block.face_weights)
        self.times_s, self.face_weights = np.concatenate(times), np.concatenate(face)
        self.count = frame_count(float(np.ptp(self.times_s)), self.fps)


def content(blocks: Iterable[Clip], options: Options, progress: Progress = quiet) -> Iterator[bytes]:
    """Yield the file piece by piece; all that takes time is done before the first one."""
    gltf = Gltf()
    if options.without_mesh:
        _add_movement(gltf, _Frames(blocks), options)
    else:
        with Spool() as matrices:
            _add_figure(gltf, (_Frames(blocks, matrices), matrices), options, progress)
    return gltf.file()


def _add_figure(gltf: Gltf, given: tuple[_Frames, Spool], options: Options, progress: Progress) -> None:
    """Add the skinned body and all that moves it."""
    frames, matrices = given
    body, skeleton = frames.body, frames.movement.skeleton
    skin = four_bone_skin(body)
    face = face_targets(skin, frames.face_weights)
    corrections = corrections_of(skin, matrices, face, part_of(progress, 0.0, 0.9))
    moments = len(frames.times_s)
    gltf.describe({
        "subdivision_level": LEVEL,
        **rate_told(frames.fps),
        "frames": frames.count,
        "moments": moments if moments > frames.count else None,
        "sign": dict(options.about),
        "shapes_not_arkit": face.not_arkit,
        **options.lost,
    })  # fmt: skip
    shaped = _add_body(gltf, skeleton, skin, (face, corrections))
    credits = {name: options.about[name] for name in CREDITS if name in options.about}
    _add_scene(gltf, "sign", extras=credits | rate_told(frames.fps))
    made, times = _animated(gltf, frames, options)
    for node, weights in enumerate(shaped, len(skeleton)):
        if weights.shape[1]:
            made.add("weights", times, gltf.column([weights.reshape(-1)]), node)
    progress(1.0)


def body_bytes(character: Character) -> bytes:
    """Return a GLB of a body at rest, on which movement without a mesh is played by names of joints.

    It has all face shapes, and no correction shapes: four joints a vertex are all that moves its skin.
    """
    body, gltf = character.body, Gltf()
    skin = four_bone_skin(body)
    rest = np.tile(np.eye(3, 4), (len(body.shape_names), len(body.heads), 1, 1))
    face = face_targets(skin, np.eye(len(body.shape_names)))
    about = {"subdivision_level": LEVEL, "rig": {"name": character.name}, "shapes_not_arkit": face.not_arkit}
    gltf.describe(about)
    _add_body(gltf, joints(body), skin, (face, corrections_of(skin, rest, face, quiet)))
    _add_scene(gltf, "body")
    return b"".join(gltf.file())


def _add_movement(gltf: Gltf, frames: _Frames, options: Options) -> None:
    """Add joints and their movement; the weights of face shapes stand in the extras."""
    used = np.flatnonzero(np.abs(frames.face_weights).max(axis=0) > 0.0)
    weights = {
        frames.body.shape_names[row]: np.round(frames.face_weights[:, row], 4).tolist()
        for row in used.tolist()
    }
    gltf.describe({
        **rate_told(frames.fps),
        "frames": frames.count,
        "moments": len(frames.times_s),
        "rig": {"name": frames.name},
        "sign": dict(options.about),
        "face_weights": weights,
        **options.lost,
    })  # fmt: skip
    add_joints(gltf, frames.movement.skeleton)
    _add_scene(gltf, "sign")
    _animated(gltf, frames, options)


def _add_body(
    gltf: Gltf, skeleton: tuple[Joint, ...], skin: Skin, shapes: tuple[FaceTargets, Corrections]
) -> list[Array32]:
    """Add joints, skin and a mesh for each look; return weights (F, K) of the shapes that move each."""
    add_joints(gltf, skeleton)
    looks = triangles_by_look(skin.body).items()
    shaped = [_add_mesh(gltf, look, triangles, skin, shapes) for look, triangles in looks]
    add_skin(gltf, skeleton, skin.body)
    return shaped


def _add_scene(gltf: Gltf, name: str, **more: Any) -> None:
    """Add the scene: the first joint, below which the others hang, and meshes."""
    meshes = range(gltf.count("nodes") - gltf.count("meshes"), gltf.count("nodes"))
    gltf.add("scenes", **more, name=name, nodes=[0, *meshes])


def add_joints(gltf: Gltf, skeleton: tuple[Joint, ...]) -> None:
    """One node a joint, at rest, numbered as in the skeleton."""
    for joint in skeleton:
        below = [row for row, other in enumerate(skeleton) if other.parent == joint.name]
        place = {"rotation": joint.rotation.tolist(), "translation": joint.translation_m.tolist()}
        gltf.add("nodes", **place, children=below, name=joint.name)


def _add_mesh(
    gltf: Gltf,
    look: str,
    triangles: NDArray[np.uint32],
    skin: Skin,
    shapes: tuple[FaceTargets, Corrections],
) -> Array32:
    """Add a node with the mesh of what looks alike; return weights (F, K) of the shapes that move it."""
    chosen, corners = np.unique(triangles, return_inverse=True)
    colours = np.round(vertex_colours(skin.body)[chosen] * 65535).astype(np.uint16)
    attributes = {
        "POSITION": gltf.accessor(skin.rest[chosen], VERTICES, bounds=True),
        "NORMAL": gltf.accessor(skin.normals[chosen], VERTICES),
        "COLOR_0": gltf.accessor(colours, VERTICES, shares=True),
        "JOINTS_0": gltf.accessor(skin.joints[chosen], VERTICES),
        "WEIGHTS_0": gltf.accessor(skin.weights[chosen], VERTICES, shares=True),
    }
    targets, names, weights = _targets(gltf, chosen, *shapes)
    indices = gltf.accessor(corners.reshape(-1).astype(np.uint32), INDICES)
    material = gltf.add("materials", **matt(look, **_LOOKS[look]))
    add_mesh(gltf, f"{look}, subdivision level {LEVEL}", attributes, indices, material, targets, names)
    gltf.add("nodes", mesh=gltf.count("meshes") - 1, skin=0, name=look)
    return weights


def add_mesh(
    gltf: Gltf,
    name: str,
    attributes: dict[str, int],
    indices: int,
    material: int,
    targets: list[dict[str, int]],
    names: list[str],
) -> None:
    """Add a mesh of one primitive with morph targets of these names, all of them at zero."""
    primitive = {"attributes": attributes, "indices": indices, "mode": 4, "material": material}
    gltf.add(
        "meshes",
        extras={"targetNames": names} if names else {},
        primitives=[primitive | {"targets": targets}],
        weights=[0.0] * len(targets),
        name=name,
    )


def _targets(
    gltf: Gltf, chosen: NDArray[np.integer], face: FaceTargets, corrections: Corrections
) -> tuple[list[dict[str, int]], list[str], Array32]:
    """Add the shapes that move any of the chosen vertices: their attributes, names, and weights (F, K)."""
    targets, names, columns = list[dict[str, int]](), list[str](), list[Array32]()
    for target, weights in zip(face.targets, face.weights.T, strict=True):
        here = np.isin(target.vertices, chosen)
        if here.any():
            rows = np.searchsorted(chosen, target.vertices[here])
            pair = gltf.sparse(len(chosen), rows, (target.moved[here], target.turned[here]))
            targets.append(dict(zip(("POSITION", "NORMAL"), pair, strict=True)))
            names.append(target.name)
            columns.append(weights.astype(np.float32))
    here = np.isin(corrections.vertices, chosen)
    if here.any():
        # All targets have normals if one has: three.js takes the mesh's own for a target's that are missing.
        straight = {"NORMAL": gltf.nothing(len(chosen))} if targets else {}
        rows = np.searchsorted(chosen, corrections.vertices[here])
        shapes = gltf.sparse(len(chosen), rows, list(corrections.shapes[:, here]))
        targets += [{"POSITION": shape, **straight} for shape in shapes]
        names += ["constant", *(f"correction{number}" for number in range(1, len(shapes)))]
        columns += list(corrections.weights.T)
    count = len(corrections.weights)
    return targets, names, np.stack(columns, axis=1) if columns else np.zeros((count, 0), np.float32)


def add_skin(gltf: Gltf, skeleton: tuple[Joint, ...], body: Body) -> None:
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
    inverse = gltf.accessor(bound.swapaxes(-1, -2).astype(np.float32))  # columns after one another
    rows = list(range(len(skeleton)))
    gltf.add("skins", inverseBindMatrices=inverse, skeleton=0, joints=rows, name="skeleton")


def _animated(gltf: Gltf, frames: _Frames, options: Options) -> tuple[Animation, int]:
    """Add the one animation of the file, every frame of the clip in each channel; return it and its times.

    Where no joint moves one stands still, so that the file has a length.
    """
    times = gltf.accessor((frames.times_s - frames.times_s[0]).astype(np.float32), bounds=True)
    made = Animation(gltf, str(options.about.get("gloss") or "sign"))
    turning, shifting = frames.movement.moving()
    blocks = frames.movement.blocks
    for joint in turning.tolist():
        turns = [block.rotations[:, joint] for block in blocks]
        if options.compact:
            steps = np.round(WHOLE_TURN * np.concatenate([np.asarray(block) for block in turns]))
            output = gltf.accessor(steps.astype(np.int16), shares=True)
        else:
            output = gltf.column(turns)
        made.add("rotation", times, output, joint)
    for joint in shifting.tolist() if len(turning) or len(shifting) else [0]:
        output = gltf.column([block.translations_m[:, joint] for block in blocks])
        made.add("translation", times, output, joint)
    return made, times
