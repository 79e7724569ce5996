"""Figure of a site: one GLB of a body, on which the movement of every sign is played exactly.

The mesh is the cage, with all the bones that carry it (two sets of four) and all face shapes: any reader of
glTF shows it and plays movement on it, a little coarser than the editor. Its extras name what the element
needs to draw the editor's surface: the cage's faces, which row of the refined surface is which mean of the
cage, that surface's triangles by their look, and colours. Refining after the cage is posed is what the editor
does, so no correction shapes are needed, in the figure or in any sign.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import scipy

from body_model.arrays import Array
from body_model.face_shapes import ARKIT_SHAPES
from body_model.model import Body
from body_model.skin import cage_normals
from signer.characters.character import Character
from signer.export import glb
from signer.export.figure_colours import triangles_by_look, vertex_colours
from signer.export.four_bones import TOTAL, whole_weights
from signer.export.glb_buffer import INDICES, VERTICES, Buffer
from signer.export.skeleton import joints
from signer.lazy import lazily

with lazily():
    import pygltflib

if TYPE_CHECKING:
    import pygltflib

SET: Final = 4
"""Bones in one set of a vertex, as glTF has them."""
LEAST_M: Final = 1e-7
"""A vertex of the cage that a face shape moves by less is not written."""


@lru_cache(maxsize=1)
def figure_bytes(character: Character) -> bytes:
    """Return the GLB of a character at rest, with what refines its surface."""
    body = character.body
    gltf = pygltflib.GLTF2(asset=pygltflib.Asset(version="2.0", generator="Signer"), scene=0)
    buffer, skeleton = Buffer(gltf), joints(body)
    glb.add_joints(gltf, skeleton)
    _add_cage(gltf, buffer, body)
    glb.add_skin(gltf, buffer, skeleton, body)
    gltf.nodes.append(pygltflib.Node(name="cage", mesh=0, skin=0))
    gltf.scenes.append(pygltflib.Scene(name="body", nodes=[0, len(skeleton)]))
    gltf.asset.extras = {
        "rig": {"name": character.name},
        "shapes_not_arkit": [name for name in body.shape_names if name not in ARKIT_SHAPES],
        "surface": _surface(buffer, body),
    }
    return b"".join(buffer.file())


def _add_cage(gltf: Any, buffer: Buffer, body: Body) -> None:
    """Add the mesh of the cage; its colours are those of the refined surface at its vertices."""
    normals = cage_normals(body, body.cage)
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    colours = np.round(vertex_colours(body)[: len(body.cage)] * TOTAL).astype(np.uint16)
    attributes = pygltflib.Attributes(
        POSITION=buffer.accessor(body.cage.astype(np.float32), VERTICES, bounds=True),
        NORMAL=buffer.accessor(normals.astype(np.float32), VERTICES),
        COLOR_0=buffer.accessor(colours, VERTICES, normalized=True),
    )
    for number, (bones, weights) in enumerate(_sets(body)):
        setattr(attributes, f"JOINTS_{number}", buffer.accessor(bones, VERTICES))
        setattr(attributes, f"WEIGHTS_{number}", buffer.accessor(weights, VERTICES, normalized=True))
    targets = []
    for name in body.shape_names:
        moves = body.shapes[name]
        here = np.linalg.norm(moves.moved, axis=1) > LEAST_M
        (shape,) = buffer.sparse(len(body.cage), moves.vertices[here], [moves.moved[here].astype(np.float32)])
        targets.append({"POSITION": shape})
    corners = np.stack([body.faces[:, [0, 1, 2]], body.faces[:, [0, 2, 3]]], axis=1).reshape(-1, 3)
    corners = corners[(corners[:, 1] != corners[:, 2])]
    shine = pygltflib.PbrMetallicRoughness(metallicFactor=0.0, roughnessFactor=0.75)
    gltf.materials.append(pygltflib.Material(name="cage", pbrMetallicRoughness=shine, alphaCutoff=None))
    primitive = pygltflib.Primitive(
        attributes=attributes,
        indices=buffer.accessor(corners.reshape(-1).astype(np.uint32), INDICES),
        material=0,
        targets=targets,
    )
    gltf.meshes.append(
        pygltflib.Mesh(
            name="cage",
            primitives=[primitive],
            weights=[0.0] * len(targets),
            extras={"targetNames": list(body.shape_names)},
        )
    )


def _sets(body: Body) -> list[tuple[Array, Array]]:
    """Return bones (N, 4) and their weights (N, 4) of each vertex of the cage, in sets, the largest first.

    Weights are whole steps that sum to `TOTAL` over all sets.
    """
    weights, most = body.weights, int(np.diff(body.weights.indptr).max())
    count = -(-most // SET) * SET
    rows = np.repeat(np.arange(len(body.cage)), np.diff(weights.indptr))
    places = np.arange(weights.nnz) - weights.indptr[:-1].repeat(np.diff(weights.indptr))
    bones, shares = np.zeros((len(body.cage), count), np.int64), np.zeros((len(body.cage), count))
    bones[rows, places], shares[rows, places] = weights.indices, weights.data
    order = np.argsort(-shares, axis=1, kind="stable")
    bones, steps = np.take_along_axis(bones, order, 1), whole_weights(np.take_along_axis(shares, order, 1))
    bones[steps == 0] = 0
    return [
        (
            bones[:, first : first + SET].astype(np.uint8),
            np.ascontiguousarray(steps[:, first : first + SET]).astype(np.uint16),
        )
        for first in range(0, count, SET)
    ]


def _surface(buffer: Buffer, body: Body) -> dict[str, Any]:
    """Return accessors of what refines the cage, by name.

    `faces` are the cage's, four corners each, a triangle with its last corner twice; the first
    `face_counts[look]` of them look so, and so on. Row r of the surface is the sum of `values[value]` times
    vertices `column` of the cage over the next `counts[r]` pairs; the first rows are the corners of the
    faces. `looks` are triangles of the surface by the names of their materials.
    """
    looks = triangles_by_look(body)
    of_face = {look: np.unique(triangles[:, 0]) for look, triangles in looks.items()}
    order = {look: np.flatnonzero(np.isin(body.faces[:, 0], rows)) for look, rows in of_face.items()}
    matrix = scipy.sparse.csr_matrix(body.subdivision)
    values, value_of = np.unique(matrix.data.astype(np.float32), return_inverse=True)
    colours = np.round(vertex_colours(body) * TOTAL).astype(np.uint16)
    return {
        "faces": buffer.accessor(
            body.faces[np.concatenate(list(order.values()))].astype(_kind(len(body.cage)))
        ),
        "face_counts": {look: len(rows) for look, rows in order.items()},
        "counts": buffer.accessor(np.diff(matrix.indptr).astype(np.uint8)),
        "columns": buffer.accessor(matrix.indices.astype(_kind(len(body.cage)))),
        "value": buffer.accessor(value_of.astype(_kind(len(values)))),
        "values": buffer.accessor(values),
        "colours": buffer.accessor(colours, normalized=True),
        "looks": {
            look: buffer.accessor(triangles.reshape(-1).astype(_kind(matrix.shape[0])))
            for look, triangles in looks.items()
        },
    }


def _kind(count: int) -> type[np.unsignedinteger[Any]]:
    """Return the smallest kind of number that counts so many."""
    return np.uint8 if count <= 2**8 else np.uint16 if count <= 2**16 else np.uint32
