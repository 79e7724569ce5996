"""The pieces of a GLB file.

Arrays put one after another into its one buffer, each with the words that say how to read it.
"""

from __future__ import annotations

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

    def sparse(self, count: int, rows: Indices, arrays: Array32) -> list[int]:
        """Add arrays of `count` vectors, zero except in some rows (at least one), as sparse accessors.

        The values are (K, len(rows), 3). All of the arrays share the indices of the rows.
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

    def _add(self, values: NDArray[Any], **more: Any) -> int:
        kind, shape = _COMPONENTS[values.dtype.name], _SHAPES[values.shape[1:]]
        self._gltf.accessors.append(
            pygltflib.Accessor(componentType=kind, count=len(values), type=shape, **more)
        )
        return len(self._gltf.accessors) - 1


def _bounds(values: NDArray[Any]) -> dict[str, list[float]]:
    flat = values.reshape(len(values), -1)
    return {"min": flat.min(axis=0).tolist(), "max": flat.max(axis=0).tolist()}
