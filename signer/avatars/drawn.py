"""An avatar as it is drawn: all of its skinned meshes, hair and eyes too, with their base colours."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np
import scipy

from body_model.arrays import Array, Indices
from body_model.model import Body
from signer.avatars.gltf import Glb
from signer.avatars.licence import licence_of
from signer.avatars.morphs import moves_of, shapes_on
from signer.avatars.soup import TRIANGLES, parts_of, primitives, read_soup
from signer.avatars.standing import Standing, folded_weights, welded
from signer.characters.drawn import DrawnSkin, Paint

_CUT: Final = 0.5
"""Opacity from which hair and lashes are drawn, where the file has no such bound; sharing it out over what is
behind wants triangles in order."""
_PLAIN: Final = Paint(b"", (0.8, 0.8, 0.8), 0.0)
_PICTURES: Final = ("image/png", "image/jpeg", "image/webp")
_WEBP: Final = "EXT_texture_webp"
"""Extension by which a texture names its picture."""


def drawn_skin(glb: Glb, standing: Standing, body: Body) -> DrawnSkin:
    """Read what is drawn of an avatar; ValueError where its file does not hold what it says.

    Args:
        glb: its file.
        standing: how it stands in our frame.
        body: the body that was made of it, whose bones carry all of it.
    """
    soup = read_soup(glb, frozenset(parts_of(glb)))
    move = standing.to_ours
    points = soup.points @ move[:3, :3].T + move[:3, 3]
    weights = folded_weights(soup, standing.fold, len(body.bone_names))
    moves = moves_of(glb, soup, standing.face, move)
    first, place = welded(points, weights, moves)
    chosen = scipy.sparse.csr_matrix(
        (np.ones(len(place)), (np.arange(len(place)), place)), shape=(len(place), len(first))
    )
    faces = place[soup.triangles]
    own = replace(
        body,
        cage=points[first],
        bare_cage=points[first],
        weights=scipy.sparse.csr_matrix(weights[first] / weights[first].sum(axis=1, keepdims=True)),
        faces=np.concatenate([faces, faces[:, 2:]], axis=1),
        shapes=shapes_on(moves, first, len(points)),
        subdivision=chosen,
        rest=points.astype(np.float32),
    )
    places, triangles, paints = _painted(glb, soup.triangles)
    licence = licence_of(glb)
    credit = "" if licence is None else "; ".join(licence.words)
    return DrawnSkin(own, triangles, places.astype(np.float32), paints, credit)


def _painted(glb: Glb, corners: Indices) -> tuple[Array, Indices, tuple[Paint, ...]]:
    """Return places (M, 3) in the pictures, triangles with their other sides, and the paints."""
    materials, rows = glb.json.get("materials", ()), dict[int, int]()
    places, sides, at = list[Array](), list[Indices](), 0
    for _, _, primitive in primitives(glb):
        if primitive.get("mode", TRIANGLES) != TRIANGLES:
            continue
        number = primitive.get("material", -1)
        told = materials[number] if number >= 0 else {}
        row = rows.setdefault(number, len(rows))
        given = primitive["attributes"]
        count = glb.json["accessors"][given["POSITION"]]["count"]
        of_set = told.get("pbrMetallicRoughness", {}).get("baseColorTexture", {}).get("texCoord", 0)
        in_picture = glb.array(given[f"TEXCOORD_{of_set}"]) if f"TEXCOORD_{of_set}" in given else None
        flat = np.zeros((count, 2)) if in_picture is None else np.asarray(in_picture, np.float64)
        if flat.shape != (count, 2):
            raise ValueError("places in a picture do not fit its points")
        places.append(np.column_stack([flat, np.full(count, row)]))
        size = glb.json["accessors"][primitive["indices"]]["count"] if "indices" in primitive else count
        own = corners[at : at + size // 3]
        at += size // 3
        sides += [own, own[:, ::-1]] if told.get("doubleSided") else [own]
    paints = tuple(_paint(glb, materials[number]) if number >= 0 else _PLAIN for number in rows)
    return np.concatenate(places), np.concatenate(sides), paints


def _paint(glb: Glb, material: Any) -> Paint:
    """Return the base colour of a material."""
    told, mode = material.get("pbrMetallicRoughness", {}), material.get("alphaMode", "OPAQUE")
    red, green, blue = (float(value) for value in told.get("baseColorFactor", (1, 1, 1, 1))[:3])
    cut = {"OPAQUE": 0.0, "MASK": float(material.get("alphaCutoff", _CUT))}.get(mode, _CUT)
    picture = b""
    if "baseColorTexture" in told:
        texture = glb.json["textures"][told["baseColorTexture"]["index"]]
        source = texture.get("extensions", {}).get(_WEBP, texture).get("source")
        image = glb.json["images"][source] if source is not None else {}
        if "bufferView" in image and image.get("mimeType") in _PICTURES:
            view = glb.json["bufferViews"][image["bufferView"]]
            start = view.get("byteOffset", 0)
            picture = bytes(glb.binary[start : start + view["byteLength"]])
    return Paint(picture, (red, green, blue), cut)
