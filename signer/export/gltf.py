"""glTF files in the making, as GLB: a description, and arrays without a copy of all of them."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array32, Indices
from signer.document.frame_rates import FrameRate, ratio

_COMPONENTS: Final = {"uint8": 5121, "int16": 5122, "uint16": 5123, "uint32": 5125, "float32": 5126}
_SHAPES: Final = {(): "SCALAR", (2,): "VEC2", (3,): "VEC3", (4,): "VEC4", (4, 4): "MAT4"}
VERTICES: Final = 34962
INDICES: Final = 34963
_PARTS: Final = (
    "extensions", "accessors", "animations", "asset", "bufferViews", "buffers", "extensionsUsed", "images",
    "materials", "meshes", "nodes", "scene", "scenes", "skins",
)  # fmt: skip
"""Parts of a description in the order in which a file of ours has them."""


class Gltf:
    """A file that things are added to; what adds one answers with its row, by which the file names it.

    Attributes:
        told: its description, as JSON.
    """

    def __init__(self, told: dict[str, Any] | None = None, binary: bytes | memoryview = b"") -> None:
        """Begin a file, or go on with one that has a description and a binary part."""
        self.told: dict[str, Any] = dict.fromkeys(_PARTS) | {"scene": 0} if told is None else told
        self._held: list[Sequence[NDArray[Any]]] = [[np.frombuffer(binary, np.uint8)]] if binary else []
        self._length = len(binary) + -len(binary) % 4

    def describe(self, extras: dict[str, Any], **more: Any) -> None:
        """Say what the file is; what is empty is left out."""
        self.told["asset"] = _filled({"extras": extras, **more, "generator": "Signer", "version": "2.0"})

    def add(self, part: str, **told: Any) -> int:
        """Add a node, mesh or the like; what is empty is left out."""
        self.told[part] = [*(self.told.get(part) or ()), _filled(told)]
        return len(self.told[part]) - 1

    def count(self, part: str) -> int:
        """Return how many nodes, meshes or the like there are."""
        return len(self.told.get(part) or ())

    def file(self) -> Iterator[bytes]:
        """Yield the whole file piece by piece, the description first; nothing can be added any more."""
        self.told["buffers"] = [*(self.told.get("buffers") or [{}])]
        self.told["buffers"][0]["byteLength"] = self._length
        parts = {name: part for name, part in self.told.items() if part is not None}
        told = json.dumps(parts, allow_nan=False, separators=(",", ":")).encode()
        told += b" " * (-len(told) % 4)
        yield struct.pack("<4sIII4s", b"glTF", 2, 28 + len(told) + self._length, len(told), b"JSON") + told
        yield struct.pack("<I4s", self._length, b"BIN\0")
        for blocks in self._held:
            held = [np.ascontiguousarray(block).tobytes() for block in blocks]
            yield b"".join(held)
            yield b"\0" * (-sum(map(len, held)) % 4)

    def view(self, *blocks: NDArray[Any], target: int | None = None) -> int:
        """Add the bytes of an array, at a multiple of four; a long one may come in blocks."""
        length, start = sum(block.nbytes for block in blocks), self._length
        self._held.append(blocks)
        self._length += length + -length % 4
        return self.add("bufferViews", buffer=0, byteOffset=start, byteLength=length, target=target)

    def column(self, blocks: Sequence[NDArray[Any]]) -> int:
        """Add an array in single precision that comes in blocks of its rows."""
        first = np.empty((sum(map(len, blocks)), *blocks[0].shape[1:]), np.float32)
        return self._add(first, self.view(*(np.asarray(block, np.float32) for block in blocks)))

    def accessor(
        self, values: NDArray[Any], target: int | None = None, *, bounds: bool = False, shares: bool = False
    ) -> int:
        """Add an array (n, ...) of numbers, vectors or matrices.

        With `bounds` its extreme values too, with `shares` as whole steps of 1.
        """
        told: dict[str, Any] = _bounds(values) if bounds else {}
        return self._add(values, self.view(values, target=target), shares=shares, **told)

    def sparse(self, count: int, rows: Indices, arrays: Sequence[Array32]) -> list[int]:
        """Add arrays of `count` vectors, zero except in some rows (at least one), as sparse accessors.

        The values are K of (len(rows), 3). All of the arrays share the indices of the rows.
        """
        indices = {"bufferView": self.view(rows.astype(np.uint32)), "byteOffset": 0, "componentType": 5125}
        found = []
        for values in arrays:
            held = {"bufferView": self.view(values), "byteOffset": 0}
            told = {"count": len(rows), "indices": indices, "values": held}
            still = np.zeros((int(len(rows) < count), *values.shape[1:]), np.float32)
            both = np.concatenate([values, still])
            bounds: dict[str, Any] = _bounds(both)
            found.append(self._add(np.empty((count, *values.shape[1:]), np.float32), sparse=told, **bounds))
        return found

    def nothing(self, count: int) -> int:
        """Add `count` vectors of zero, which take no room."""
        return self._add(np.empty((count, 3), np.float32))

    def _add(
        self, values: NDArray[Any], view: int | None = None, *, shares: bool = False, **more: Any
    ) -> int:
        offset = None if view is None else 0
        kind, shape = _COMPONENTS[values.dtype.name], _SHAPES[values.shape[1:]]
        return self.add(
            "accessors", bufferView=view, byteOffset=offset, componentType=kind, normalized=shares,
            count=len(values), type=shape, **more,
        )  # fmt: skip


class Animation:
    """An animation of a file: a channel for all that moves."""

    def __init__(self, gltf: Gltf, name: str, **more: Any) -> None:
        self._channels, self._samplers = list[dict[str, Any]](), list[dict[str, Any]]()
        row = gltf.add("animations", name=name, **more)
        gltf.told["animations"][row] |= {"channels": self._channels, "samplers": self._samplers}

    def add(self, path: str, times: int, output: int, *nodes: int) -> None:
        """Move a path of nodes, such as their rotation, by the rows of times and values."""
        self._samplers.append({"input": times, "interpolation": "LINEAR", "output": output})
        row = len(self._samplers) - 1
        self._channels += [{"sampler": row, "target": {"node": node, "path": path}} for node in nodes]


def rate_told(fps: FrameRate) -> dict[str, Any]:
    """Return the frames a second, and those that are broken as a fraction, too, which is exact."""
    broken = ratio(fps)
    return {"frames_per_second": float(fps), **({"frame_rate": list(broken)} if broken else {})}


def matt(name: str, roughness: float, **more: Any) -> dict[str, Any]:
    """Describe a material whose colours are those of the vertices."""
    shine = {"baseColorFactor": [1.0] * 4, "metallicFactor": 0.0, "roughnessFactor": roughness}
    plain = {"pbrMetallicRoughness": shine, "emissiveFactor": [0.0] * 3}
    return plain | {"alphaMode": "OPAQUE", "doubleSided": False} | more | {"name": name}


def _filled(told: Any) -> Any:
    """Return a description without what is empty in it, however deep."""
    if isinstance(told, list):
        return [_filled(one) if isinstance(one, dict) else one for one in told]
    if not isinstance(told, dict):
        return told
    filled = ((name, _filled(value)) for name, value in told.items() if not _is_empty(value))
    return dict(filled)


def _is_empty(value: Any) -> bool:
    return value is None or (hasattr(value, "__len__") and not len(value))


def _bounds(values: NDArray[Any]) -> dict[str, list[float]]:
    flat = values.reshape(len(values), -1)
    return {"max": flat.max(axis=0).tolist(), "min": flat.min(axis=0).tolist()}
