"""Figure of a site: one GLB of a body, on which the movement of every sign is played exactly.

The mesh is the cage, with all the bones that carry it (two sets of four) and all face shapes: any reader of
glTF shows it and plays movement on it, a little coarser than the editor. Its extras name what the element
needs to draw the editor's surface: the cage's faces, which row of the refined surface is which mean of the
cage, that surface's triangles by their look, and colours. Refining after the cage is posed is what the editor
does, so no correction shapes are needed, in the figure or in any sign.

Of somebody's own avatar the cage is its mesh, each point once, the surface doubles those along seams, and
pictures that its file has give it its colours.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import scipy
from numpy.typing import NDArray

from body_model.arrays import Array, Array32
from body_model.face_shapes import ARKIT_SHAPES
from body_model.model import Body
from body_model.skin import cage_normals
from signer.characters.character import Character
from signer.characters.drawn import DrawnSkin
from signer.characters.load import character_names, load_character
from signer.errors import ExportError
from signer.export import glb
from signer.export.exported_skin import TOTAL, whole_weights
from signer.export.figure_colours import triangles_by_look, vertex_colours
from signer.export.gltf import INDICES, VERTICES, Gltf, matt
from signer.export.skeleton import joints
from signer.lazy import lazily
from signer.phrases import phrase
from signer.printable import quoted

with lazily():
    from signer import avatars

if TYPE_CHECKING:
    from signer.avatars import Own

SET: Final = 4
"""Bones in one set of a vertex, as glTF has them."""
NAME: Final = re.compile(r"[\w. -]{1,80}")
"""Names of figures, as the element takes them."""
KINDS: Final = {b"\x89PNG": "image/png", b"RIFF": "image/webp"}
"""Kinds of pictures of avatars by their first four bytes; others are JPEG."""
LEAST_M: Final = 1e-7
"""A vertex of the cage that a face shape moves by less is not written."""


def shown_by(signer: str, avatar: str = "") -> Character:
    """Return the character whose figure a site has: one of the program, or an avatar in place of it.

    Args:
        signer: name of one that comes with the program.
        avatar: file of an avatar that was learned; empty for none.

    Raises:
        ExportError: it may not be passed on, or its name is none of a file.
        AvatarError: it cannot be read.
    """
    return who_may_be_shown(avatars.opened(avatar)) if avatar else load_character(signer)


def who_may_be_shown(avatar: "Own") -> Character:
    """Return the character of an avatar; ExportError, as `shown_by` has it, where a site must not hold it."""
    name = quoted(avatar.name)
    reason = ""
    if isinstance(avatar, avatars.Avatar) and not avatar.allowed:
        reason = phrase("forbids {what}", what=avatar.forbids) if avatar.forbids else ""
        reason = phrase("has no licence") if avatar.licence is None else reason
    if reason:
        raise ExportError(
            phrase(
                "not published: the file of {name} {reason}; where you may pass it on, learn it again and "
                "say so (--allowed)",
                name=name,
                reason=reason,
            )
        )
    if not NAME.fullmatch(avatar.name) or avatar.name in character_names():
        raise ExportError(
            phrase(
                "not published: {name} is no name for the file of its figure; learn it again under another "
                "one, of letters and digits",
                name=name,
            )
        )
    return avatar.character


@lru_cache(maxsize=1)
def figure_bytes(character: Character) -> bytes:
    """Return the GLB of a character at rest, with what refines its surface."""
    own, drawn = character.body, character.drawn
    body = own if drawn is None else drawn.body
    colours = vertex_colours(own) if drawn is None else _colours(drawn)
    gltf, skeleton = Gltf(), joints(body)
    glb.add_joints(gltf, skeleton)
    _add_cage(gltf, body, colours if drawn is None else np.ones((len(body.cage), 4), np.float32))
    glb.add_skin(gltf, skeleton, body)
    gltf.add("nodes", mesh=0, skin=0, name="cage")
    gltf.add("scenes", name="body", nodes=[0, len(skeleton)])
    told = {
        "rig": {"name": character.name},
        "height": round(character.scale.height, 4),
        "shapes_not_arkit": [name for name in body.shape_names if name not in ARKIT_SHAPES],
        "surface": _surface(gltf, body, colours)
        | (_refined(gltf, body) if drawn is None else _painted(gltf, drawn)),
    }
    gltf.describe(told, copyright="" if drawn is None else drawn.credit)
    return b"".join(gltf.file())


def _add_cage(gltf: Gltf, body: Body, surface_colours: Array32) -> None:
    """Add the mesh of the cage; its colours are those of the refined surface at its vertices."""
    normals = cage_normals(body, body.cage)
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    colours = np.round(surface_colours[: len(body.cage)] * TOTAL).astype(np.uint16)
    attributes = {
        "POSITION": gltf.accessor(body.cage.astype(np.float32), VERTICES, bounds=True),
        "NORMAL": gltf.accessor(normals.astype(np.float32), VERTICES),
        "COLOR_0": gltf.accessor(colours, VERTICES, shares=True),
    }
    for number, (bones, weights) in enumerate(_sets(body)):
        attributes[f"JOINTS_{number}"] = gltf.accessor(bones, VERTICES)
        attributes[f"WEIGHTS_{number}"] = gltf.accessor(weights, VERTICES, shares=True)
    targets = []
    for name in body.shape_names:
        moves = body.shapes[name]
        here = np.linalg.norm(moves.moved, axis=1) > LEAST_M
        (shape,) = gltf.sparse(len(body.cage), moves.vertices[here], [moves.moved[here].astype(np.float32)])
        targets.append({"POSITION": shape})
    corners = np.stack([body.faces[:, [0, 1, 2]], body.faces[:, [0, 2, 3]]], axis=1).reshape(-1, 3)
    corners = corners[(corners[:, 1] != corners[:, 2])]
    gltf.add("materials", **matt("cage", 0.75))
    indices = gltf.accessor(corners.reshape(-1).astype(np.uint32), INDICES)
    glb.add_mesh(gltf, "cage", attributes, indices, 0, targets, list(body.shape_names))


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


def _surface(gltf: Gltf, body: Body, colours: Array32) -> dict[str, Any]:
    """Return accessors of what refines the cage, by name.

    Row r of the surface is the sum of `values[value]` times vertices `column` of the cage over the next
    `counts[r]` pairs.
    """
    matrix = scipy.sparse.csr_matrix(body.subdivision)
    values, value_of = np.unique(matrix.data.astype(np.float32), return_inverse=True)
    return {
        "counts": gltf.accessor(np.diff(matrix.indptr).astype(np.uint8)),
        "columns": gltf.accessor(matrix.indices.astype(_kind(len(body.cage)))),
        "value": gltf.accessor(value_of.astype(_kind(len(values)))),
        "values": gltf.accessor(values),
        "colours": gltf.accessor(np.round(colours * TOTAL).astype(np.uint16), shares=True),
    }


def _refined(gltf: Gltf, body: Body) -> dict[str, Any]:
    """Return faces and triangles of a surface that is refined, by name.

    `faces` are the cage's, four corners each, a triangle with its last corner twice; the first
    `face_counts[look]` of them look so, and so on. The first rows of the surface are their corners. `looks`
    are triangles of the surface by the names of their materials.
    """
    looks = triangles_by_look(body)
    of_face = {look: np.unique(triangles[:, 0]) for look, triangles in looks.items()}
    order = {look: np.flatnonzero(np.isin(body.faces[:, 0], rows)) for look, rows in of_face.items()}
    faces = body.faces[np.concatenate(list(order.values()))]
    return {
        "faces": gltf.accessor(faces.astype(_kind(len(body.cage)))),
        "face_counts": {look: len(rows) for look, rows in order.items()},
        "looks": {look: _corners(gltf, body, triangles) for look, triangles in looks.items()},
    }


def _painted(gltf: Gltf, drawn: DrawnSkin) -> dict[str, Any]:
    """Return faces and triangles of an avatar, its paints, and the places of its points in their pictures.

    Names and forms are those of `_refined`; no face is drawn coarser. Paints tell the row of their picture,
    the opacity below which nothing is drawn, and whether both sides are seen.
    """
    body, of_paint = drawn.body, drawn.places[drawn.triangles[:, 0], 2].astype(np.intp)
    looks, paints = dict[str, int](), dict[str, Any]()
    for row, paint in enumerate(drawn.paints):
        triangles = drawn.triangles[of_paint == row]
        if not len(triangles):
            continue
        _, first = np.unique(np.sort(triangles, axis=1), axis=0, return_index=True)
        name, is_doubled = f"paint{row}", 2 * len(first) <= len(triangles)
        looks[name] = _corners(gltf, body, triangles[np.sort(first)] if is_doubled else triangles)
        paints[name] = {"cut": paint.cut, "both_sides": is_doubled}
        if paint.picture:
            kind = KINDS.get(paint.picture[:4], "image/jpeg")
            view = gltf.view(np.frombuffer(paint.picture, np.uint8))
            paints[name]["picture"] = gltf.add("images", mimeType=kind, bufferView=view)
    return {
        "faces": gltf.accessor(body.faces.astype(_kind(len(body.cage)))),
        "looks": looks,
        "paints": paints,
        "places": gltf.accessor(drawn.places[:, :2].astype(np.float32)),
    }


def _colours(drawn: DrawnSkin) -> Array32:
    """(M, 4) linear colours of an avatar's points, by which its pictures are multiplied."""
    factors = np.array([(*paint.factor, 1.0) for paint in drawn.paints])
    return np.asarray(np.clip(factors[drawn.places[:, 2].astype(np.intp)], 0.0, 1.0), np.float32)


def _corners(gltf: Gltf, body: Body, triangles: NDArray[np.integer[Any]]) -> int:
    return gltf.accessor(triangles.reshape(-1).astype(_kind(body.subdivision.shape[0])))


def _kind(count: int) -> type[np.unsignedinteger[Any]]:
    """Return the smallest kind of number that counts so many."""
    return np.uint8 if count <= 2**8 else np.uint16 if count <= 2**16 else np.uint32
