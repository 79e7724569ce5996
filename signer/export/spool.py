"""Rows of numbers that wait in a passing file: those of a long sign would not fit into a small machine's memory."""

from __future__ import annotations

import math
import tempfile
from typing import Final

import numpy as np

from body_model.arrays import Array32, Indices

IN_MEMORY: Final = 32 * 2**20
"""Bytes that are kept without a file; a sign of some seconds takes less."""


class Spool:
    """Rows of one shape, in single precision, read by their numbers as an array is."""

    def __init__(self, *shape: int) -> None:
        self._shape, self._count = shape, 0
        self._width = np.dtype(np.float32).itemsize * math.prod(shape)
        self._file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  gone with the object

    def add(self, rows: np.ndarray) -> None:
        """Put rows (n, *shape) behind the others; OSError where the disk takes no more."""
        self._file.seek(self._count * self._width)
        self._file.write(np.ascontiguousarray(rows, np.float32).tobytes())
        self._count += len(rows)

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, rows: slice | Indices) -> Array32:
        if isinstance(rows, slice):
            start, stop, _ = rows.indices(self._count)
            return self._read(start, stop)
        found = np.empty((len(rows), *self._shape), np.float32)
        for place, row in enumerate(rows.tolist()):
            found[place] = self._read(row, row + 1)[0]
        return found

    def _read(self, start: int, stop: int) -> Array32:
        self._file.seek(start * self._width)
        content = self._file.read((stop - start) * self._width)
        return np.frombuffer(content, np.float32).reshape(stop - start, *self._shape)
