"""Reading GLB files that anybody may have written: the tree of nodes, and arrays, all of it checked.

VRM files are GLB files.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array
from signer.errors import AvatarError
from signer.phrases import phrase
from signer.printable import quoted

MOST_BYTES: Final = 256 * 2**20
"""Of a file. Avatars have 1 to 60 MB, most of it pictures; more would not fit beside what is made of it."""
MOST_NODES: Final = 5000
"""Of a file: avatars have 60 to 400, those with cloth and hair in chains up to 1500."""
MOST_VALUES: Final = 4_000_000
"""In one array: 16 MB. Matrices of 200,000 points are fewer."""
FARTHEST: Final = 1e6
"""Size of the largest number of a position that is taken for one: a body of 1.7 m in micrometres."""
_MAGIC: Final = b"glTF"
_JSON, _BINARY = 0x4E4F534A, 0x004E4942
_TYPES: Final = {
    5120: np.int8,
    5121: np.uint8,
    5122: np.int16,
    5123: np.uint16,
    5125: np.uint32,
    5126: np.float32,
}
_WIDTHS: Final = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
_UNREADABLE: Final = {
    "EXT_meshopt_compression": phrase("meshopt; write it without with `gltf-transform copy IN OUT`"),
    "KHR_draco_mesh_compression": phrase("Draco; write it without with `gltf-transform copy IN OUT`"),
}


@dataclass(frozen=True, eq=False)
class Glb:
    """A GLB file: what its JSON says, and its bytes.

    Attributes:
        path: where it was read.
        content: the whole file.
        json: its JSON.
        binary: its binary part.
    """

    path: Path
    content: bytes
    json: Mapping[str, Any]
    binary: memoryview

    @cached_property
    def nodes(self) -> Sequence[Mapping[str, Any]]:
        """The nodes; AvatarError for a tree that is none."""
        nodes: Sequence[Mapping[str, Any]] = self.json["nodes"]
        if len(nodes) > MOST_NODES:
            raise ValueError(f"{len(nodes)} nodes are more than {MOST_NODES}")
        return nodes

    @cached_property
    def parents(self) -> tuple[int, ...]:
        """The parent of each node, -1 for none."""
        above = [-1] * len(self.nodes)
        for number, node in enumerate(self.nodes):
            for child in node.get("children", ()):
                if not 0 <= child < len(above) or above[child] != -1:
                    raise ValueError(f"node {number} has a child that is none, or another one's: {child}")
                above[child] = number
        return tuple(above)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The nodes, parents before children."""
        found = [node for node, parent in enumerate(self.parents) if parent < 0]
        for node in found:
            found.extend(self.nodes[node].get("children", ()))
        if len(found) < len(self.nodes):
            raise ValueError("nodes stand below themselves")
        return tuple(found)

    @cached_property
    def locals(self) -> Array:
        """(n, 4, 4) place of each node against its parent, as the file rests."""
        return np.array([local_of(node) for node in self.nodes]).reshape(-1, 4, 4)

    @cached_property
    def worlds(self) -> Array:
        """(n, 4, 4) place of each node in the file's space, as it rests."""
        return self.placed(self.locals)

    def placed(self, local: Array) -> Array:
        """(..., n, 4, 4) places of nodes in the file's space, of those against their parents."""
        out = local.copy()
        for node in self.order:
            if (parent := self.parents[node]) >= 0:
                out[..., node, :, :] = out[..., parent, :, :] @ out[..., node, :, :]
        return out

    def name_of(self, node: int) -> str:
        """Return the name of a node, empty where it has none."""
        return str(self.nodes[node].get("name") or "")

    def array(self, accessor: int) -> NDArray[Any]:
        """(n, k) what an accessor says; numbers that stand for shares are from 0 to 1."""
        told = self.json["accessors"][_index(accessor)]
        kind, width, count = np.dtype(_TYPES[told["componentType"]]), _WIDTHS[told["type"]], told["count"]
        if not isinstance(count, int) or not 0 <= count * width <= MOST_VALUES:
            raise ValueError(f"an array of {count} is too large, or none")
        out = np.zeros((count, width), kind)
        if "bufferView" in told:
            out = self._viewed(told["bufferView"], told.get("byteOffset", 0), kind, (count, width))
        if "sparse" in told:
            sparse, some = told["sparse"], told["sparse"]["count"]
            rows, values = sparse["indices"], sparse["values"]
            row_kind = np.dtype(_TYPES[rows["componentType"]])
            at = self._viewed(rows["bufferView"], rows.get("byteOffset", 0), row_kind, (some, 1))[:, 0]
            out = out.copy()
            out[at] = self._viewed(values["bufferView"], values.get("byteOffset", 0), kind, (some, width))
        if told.get("normalized"):
            most = float(np.iinfo(kind.type).max)
            return np.asarray(np.maximum(out / most, -1.0))
        return out

    def _viewed(self, view: int, offset: int, kind: np.dtype[Any], shape: tuple[int, int]) -> NDArray[Any]:
        told = self.json["bufferViews"][_index(view)]
        if told.get("buffer", 0) != 0:
            raise ValueError("it has parts in other files; write it as one GLB")
        size = kind.itemsize * shape[1]
        stride = told.get("byteStride") or size
        start, length = told.get("byteOffset", 0), told["byteLength"]
        if min(start, offset, stride - size) < 0 or (
            shape[0] and offset + (shape[0] - 1) * stride + size > length
        ):
            raise ValueError(f"a view of {length} bytes is too short for what is said to be in it")
        if start + length > len(self.binary):
            raise ValueError("its binary part is shorter than it says")
        if not shape[0]:
            return np.zeros(shape, kind)
        raw = np.frombuffer(self.binary, np.uint8, length, start)[offset:]
        rows = np.lib.stride_tricks.as_strided(raw, (shape[0], size), (stride, 1))
        return np.ascontiguousarray(rows).view(kind.newbyteorder("<")).astype(kind)


def read_glb(path: Path) -> Glb:
    """Read a GLB or VRM file.

    Raises:
        AvatarError: it cannot be read, or is not one; what is in it is checked when it is asked for.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise AvatarError.of(
                path, phrase("is larger than {most} MB; use a smaller avatar", most=MOST_BYTES >> 20)
            )
        content = path.read_bytes()
    except OSError as error:
        raise AvatarError.of(
            path, phrase("cannot be read: {error}", error=str(error.strerror or error))
        ) from error
    return parsed(path, content)


def parsed(path: Path, content: bytes) -> Glb:
    """Return the content of a GLB or VRM file; AvatarError where it is none."""
    if content[:4] != _MAGIC:
        raise AvatarError.of(path, phrase("is no GLB or VRM file; export the avatar as one (glTF binary)"))
    try:
        found = _parts(content)
        told = json.loads(bytes(found[_JSON]))
        if not isinstance(told, dict):
            raise TypeError("its JSON is no object")
        unreadable = [name for name in told.get("extensionsRequired", ()) if name in _UNREADABLE]
    except (struct.error, KeyError, ValueError, TypeError, RecursionError) as error:
        raise AvatarError.of(
            path, phrase("is broken: {error}", error=str(error or type(error).__name__))
        ) from error
    if unreadable:
        raise AvatarError.of(path, phrase("is packed by {packing}", packing=_UNREADABLE[unreadable[0]]))
    return Glb(path, content, told, found.get(_BINARY, memoryview(b"")))


def _parts(content: bytes) -> dict[int, memoryview]:
    """Return the first JSON and the first binary part of a file."""
    version, length = struct.unpack_from("<II", content, 4)
    if version != 2:
        raise ValueError(f"it is glTF {version}, not 2")
    at, found = 12, dict[int, memoryview]()
    while at + 8 <= min(length, len(content)):
        size, kind = struct.unpack_from("<II", content, at)
        if at + 8 + size > len(content):
            raise ValueError("it is cut off")
        found.setdefault(kind, memoryview(content)[at + 8 : at + 8 + size])
        at += 8 + size
    if _JSON not in found:
        raise ValueError("it has no JSON part")
    return found


def local_of(node: Mapping[str, Any]) -> Array:
    """(4, 4) place of a node against its parent."""
    if "matrix" in node:
        matrix = np.array(node["matrix"], np.float64).reshape(4, 4).T
    else:
        matrix = np.eye(4)
        scale, shift = node.get("scale", (1.0, 1.0, 1.0)), node.get("translation", (0.0, 0.0, 0.0))
        matrix[:3, :3] = _rotation(node.get("rotation", (0.0, 0.0, 0.0, 1.0))) * np.array(scale, np.float64)
        matrix[:3, 3] = shift
    if not (np.abs(matrix) < FARTHEST).all():
        raise ValueError(f"the node {quoted(str(node.get('name', '')))} stands nowhere")
    return matrix


def _rotation(quaternion: Sequence[float]) -> Array:
    """(3, 3) of a quaternion x, y, z, w that is brought to length one."""
    q = np.array(quaternion, np.float64)
    size = float(np.linalg.norm(q))
    if not 1e-6 < size < FARTHEST:
        raise ValueError("a node is turned by no quaternion")
    x, y, z, w = q / size
    return np.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ])  # fmt: skip


def _index(number: Any) -> int:
    """Return a row; ValueError for a negative one, which Python would count from the end."""
    if not isinstance(number, int) or number < 0:
        raise ValueError(f"{number!r} is no row")
    return number
