"""The buffer of a GLB: arrays one after the other, written without a copy of all of them."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from body_model.arrays import Array32, Indices
from signer.lazy import lazily

with lazily():
    import pygltflib

if TYPE_CHECKING:
    import pygltflib

FLOAT: Final = 5126
_COMPONENTS: Final = {"uint8": 5121, "int16": 5122, "uint16": 5123, "uint32": 5125, "float32": FLOAT}
_SHAPES: Final = {(): "SCALAR", (2,): "VEC2", (3,): "VEC3", (4,): "VEC4", (4, 4): "MAT4"}
VERTICES: Final = 34962
INDICES: Final = 34963


class Buffer:
    """Collects arrays; every method answers with the index by which the file names what was added."""

    def __init__(self, gltf: pygltflib.GLTF2) -> None:
        self._gltf = gltf
        self._held, self._length = list[Sequence[NDArray[Any]]](), 0

    def file(self) -> Iterator[bytes]:
        """Yield the whole file piece by piece, the description first; nothing can be added any more."""
        gltf, length = self._gltf, self._length + -self._length % 4
        gltf.buffers.append(pygltflib.Buffer(byteLength=length))
        told = gltf.gltf_to_json(separators=(",", ":"), indent=None).encode()
        told += b" " * (-len(told) % 4)
        yield struct.pack("<4sIII4s", b"glTF", 2, 28 + len(told) + length, len(told), b"JSON") + told
        yield struct.pack("<I4s", length, b"BIN\0")
        for blocks in self._held:
            parts = [np.ascontiguousarray(block).tobytes() for block in blocks]
            yield b"".join(parts)
            yield b"\0" * (-sum(map(len, parts)) % 4)

    def view(self, *blocks: NDArray[Any], target: int | None = None) -> int:
        """The bytes of an array, at a place that is a multiple of four; a long one may come in blocks."""
        length = sum(block.nbytes for block in blocks)
        self._gltf.bufferViews.append(
            pygltflib.BufferView(buffer=0, byteOffset=self._length, byteLength=length, target=target)
        )
        self._held.append(blocks)
        self._length += length + -length % 4
        return len(self._gltf.bufferViews) - 1

    def column(self, blocks: Sequence[NDArray[Any]]) -> int:
        """Add an array in single precision that comes in blocks of its rows."""
        first = np.empty((sum(map(len, blocks)), *blocks[0].shape[1:]), np.float32)
        return self._add(first, bufferView=self.view(*blocks))

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
            bufferView=self.view(values, target=target),
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
