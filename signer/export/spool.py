"""Rows of numbers that wait in a passing file, where memory would not hold those of a long sign."""

from __future__ import annotations

import tempfile
from typing import Final

import numpy as np

from body_model.arrays import Array, Array32, Indices

IN_MEMORY: Final = 32 * 2**20
"""Bytes that are kept without a file; a sign of some seconds takes less."""


class Spool:
    """Rows of one shape, in single precision, read by their numbers as an array is."""

    def __init__(self) -> None:
        self._shape, self._count, self._width = tuple[int, ...](), 0, 0
        self._file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  open as long as this is

    def __enter__(self) -> Spool:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, rows: Array) -> None:
        """Put rows (n, ...) behind the others; OSError where the disk takes no more."""
        self._shape, content = rows.shape[1:], np.ascontiguousarray(rows, np.float32).tobytes()
        self._width = len(content) // len(rows)
        self._file.seek(self._count * self._width)
        self._file.write(content)
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
